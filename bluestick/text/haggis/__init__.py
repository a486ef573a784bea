"""Texts of haggis."""
