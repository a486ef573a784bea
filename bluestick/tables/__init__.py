"""One widget a game, on shared cloth."""
