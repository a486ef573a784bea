"""Kille: each player has one card, and the player with the lowest goes out."""
