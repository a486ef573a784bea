"""Kille: one card each, and the lowest card goes out."""
