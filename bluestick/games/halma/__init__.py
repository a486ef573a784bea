"""Halma: jump across the board before the others do."""
