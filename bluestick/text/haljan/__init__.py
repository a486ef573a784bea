"""Texts of haljan and harjan."""
