"""Tables for screen readers: tree of parts, roles of widgets, events."""
