"""Snapphanaleden: the four games 800, 1000, 150 and Fjabbe."""
