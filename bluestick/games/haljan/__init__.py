"""Haljan and Harjan: tricks of several cards, with two cards above all other trumps."""
