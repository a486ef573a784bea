"""Escaping of arbitrary text for tooltips, menus and buttons."""

from __future__ import annotations

from PySide6.QtGui import Qt


def literal_tooltip(text: str) -> str:
    """Return a tooltip that shows a text literally, as Qt would interpret markup in it (for example, in a name)."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # imported here because it is large and most tooltips do not need it

    return f"<span>{escape(text)}</span>"


def unmarked(text: str) -> str:
    """Return a menu or button text with & as a character; otherwise Qt takes it for a shortcut mark."""
    return text.replace("&", "&&")
