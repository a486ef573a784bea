"""Widgets that know no match: buttons, labels, dialogs, docks, overlays, charts, style sheet."""
