"""Escaping of foreign text for tooltips, menus and buttons."""

from __future__ import annotations

from PySide6.QtGui import Qt


def tip(text: str) -> str:
    """A tooltip that says just this: Qt would follow marks in it, and names come from anybody."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # with names for two thousand letters, and most tips need none

    return f"<span>{escape(text)}</span>"


def unmarked(text: str) -> str:
    """The text of a menu or a button in which & is a letter; Qt would take it for the mark of a key."""
    return text.replace("&", "&&")
