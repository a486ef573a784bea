"""Sentences of haljan and harjan."""
