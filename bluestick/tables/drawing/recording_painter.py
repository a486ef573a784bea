"""Painter that records drawn texts as a description for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtGui import QPainter, QPixmap

Heard = tuple[str, bool]
"""(text, False) for a drawn text, (name, True) for a drawn card."""
_heard: list[Heard] | None = None


@contextmanager
def recording() -> Iterator[list[Heard]]:
    """Yield a list to which each text and card drawn within the ``with`` block is added."""
    global _heard
    before, _heard = _heard, []
    try:
        yield _heard
    finally:
        _heard = before


@contextmanager
def recording_paused() -> Iterator[None]:
    """Pause recording within the ``with`` block, for the details of a picture that is recorded as a whole."""
    global _heard
    before, _heard = _heard, None
    try:
        yield
    finally:
        _heard = before


def record(text: str, *, card: bool = False) -> None:
    """Record a drawn text or card, if recording is on."""
    if _heard is not None and text:
        _heard.append((text, card))


def painter(pixmap: QPixmap) -> QPainter:
    """Return a painter for a pixmap; it records texts if recording is on."""
    return QPainter(pixmap) if _heard is None else RecordingPainter(pixmap)


class RecordingPainter(QPainter):
    """Painter that records the texts it draws."""

    def drawText(self, *place_and_text: Any) -> Any:
        record(next(part for part in place_and_text if isinstance(part, str)))
        return super().drawText(*place_and_text)
