"""Texts of the card games Haljan and Harjan."""
