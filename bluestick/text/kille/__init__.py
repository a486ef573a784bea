"""Texts of the card game Kille."""
