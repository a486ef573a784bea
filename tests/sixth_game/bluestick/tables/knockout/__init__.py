"""Knockout whist on the table."""
