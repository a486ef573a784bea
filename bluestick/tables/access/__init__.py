"""Accessibility of tables: tree of parts, roles of widgets, events."""
