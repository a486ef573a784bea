"""Haggis: combinations of every width, wild cards, bombs, and bets on going out first."""
