"""Texts of the board game Halma."""
