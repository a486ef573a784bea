"""Texts of halma."""
