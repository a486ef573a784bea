"""What is shown where somebody points."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def tip(text: str) -> str:
    """A tooltip that says just this: Qt would follow marks in it, and names come from anybody."""
    return f"<span>{escape(text)}</span>" if Qt.mightBeRichText(text) else text
