"""Lessons and reviews of matches."""
