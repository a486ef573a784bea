"""Placed cards, layouts and pictures of a table, without behaviour."""
