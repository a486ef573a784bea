"""The board of halma, and all that is drawn on it."""
