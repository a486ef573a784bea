"""Snapphanaleden: 800, 1000, 150 and Fjabbe."""
