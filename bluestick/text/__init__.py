"""All sentences of the program, translated: one folder per game, and what the games share."""
