"""Sentences of halma."""
