"""Pace, paths, dealing order and sounds of what moves on a table."""
