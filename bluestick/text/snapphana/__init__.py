"""Sentences of Snapphanaleden."""
