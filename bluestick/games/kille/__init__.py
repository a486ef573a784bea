"""Kille: one card each, and nobody wants the lowest."""
