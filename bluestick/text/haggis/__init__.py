"""Texts of the card game Haggis."""
