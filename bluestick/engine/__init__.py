"""Base of all games: rules, matches, records, bots. Standard library only; knows no game."""
