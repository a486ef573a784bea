"""Widgets independent of any match: buttons, labels, dialogs, docks, overlays, charts, style sheet."""
