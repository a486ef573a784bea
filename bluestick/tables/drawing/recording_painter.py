"""Painter that records drawn texts as a description for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtGui import QPainter, QPixmap

Heard = tuple[str, bool]
"""What is written, or a card and True."""
_heard: list[Heard] | None = None


@contextmanager
def overhearing() -> Iterator[list[Heard]]:
    """What is drawn meanwhile, one thing after the other: cards, and what is written."""
    global _heard
    before, _heard = _heard, []
    try:
        yield _heard
    finally:
        _heard = before


@contextmanager
def unheard() -> Iterator[None]:
    """Meanwhile only the details of something are drawn that has been told as a whole."""
    global _heard
    before, _heard = _heard, None
    try:
        yield
    finally:
        _heard = before


def tell(text: str, *, card: bool = False) -> None:
    """This is to be seen now, should anybody listen."""
    if _heard is not None and text:
        _heard.append((text, card))


def painter(pixmap: QPixmap) -> QPainter:
    """For a pixmap; it tells what it writes, if anybody listens."""
    return QPainter(pixmap) if _heard is None else RecordingPainter(pixmap)


class RecordingPainter(QPainter):
    """Tells what it writes."""

    def drawText(self, *place_and_text: Any) -> Any:
        tell(next(part for part in place_and_text if isinstance(part, str)))
        return super().drawText(*place_and_text)
