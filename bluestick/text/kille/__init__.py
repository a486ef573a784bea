"""Sentences of kille."""
