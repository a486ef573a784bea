"""Halma: move all pieces across the board into the opposite base first."""
