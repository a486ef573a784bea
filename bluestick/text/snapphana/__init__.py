"""Texts of the four card games of Snapphanaleden (a pack of 62 cards)."""
