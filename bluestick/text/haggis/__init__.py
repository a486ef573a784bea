"""Sentences of haggis."""
