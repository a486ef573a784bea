"""Haggis: combinations of different sizes, wild cards, bombs, and bets on going out first."""
