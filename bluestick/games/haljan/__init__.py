"""Haljan and harjan: tricks of several cards, two of them trumps above all trumps."""
