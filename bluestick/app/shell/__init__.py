"""Main window: start, menus, docks, match files, export, self-test."""
