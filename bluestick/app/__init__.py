"""The window: widgets, pages and what runs the program on the desktop."""
