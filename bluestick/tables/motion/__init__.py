"""Event queue, pace, paths, dealing order and sounds of a table."""
