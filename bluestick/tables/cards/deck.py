"""Deck of cards as pixmaps, cached by size."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from bluestick.store.appearance import Appearance
from bluestick.tables.cards.face import LARGE, NORMAL, WIDTH, DeckStyle, Face, paint_back, paint_face
from bluestick.tables.cards.parts import part as drawing
from bluestick.tables.drawing import art
from bluestick.tables.drawing.recording_painter import record, recording_paused
from bluestick.tables.drawing.theme import Theme

DEFAULT_LOOK = Appearance()

ROOM = 48 << 20
"""Limit of the pixmap cache of a deck, in bytes of pixels."""


class Deck(ABC):
    """Pixmaps of card faces, backs and suits in one style, cached up to ``ROOM``."""

    look_settings: ClassVar[frozenset[str]] = frozenset()
    """Fields of ``Appearance`` that affect the deck, besides ``large_index``."""

    folder: ClassVar[str]
    card_height: ClassVar[float] = 300
    """Height of a card in card units; every card is 200 wide."""

    def __init__(self, theme: Theme, look: Appearance = DEFAULT_LOOK) -> None:
        self._look = DeckStyle(self.folder, theme, self.card_height, look.back)
        self._rail = LARGE if look.large_index else NORMAL
        self._painted: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    @abstractmethod
    def face_content(self, part: str, width: float, mark: str | None) -> Face:
        """Return the content of a card face ``width`` pixels wide; ``mark``: one of the deck's marks, or None."""

    def height(self, width: float) -> float:
        return width * self._look.height / WIDTH

    def face(
        self, part: str, width: float, dpr: float, mark: str | None = None, drawn_for: float | None = None
    ) -> QPixmap:
        """Return a card face with the details of one ``drawn_for`` wide (None: ``width``). Raise MissingResource."""
        record(part, card=True)
        shows = drawn_for or width
        return self._once(
            ("face", part, width, dpr, mark, shows),
            QSizeF(width, self.height(width)),
            dpr,
            lambda painter: paint_face(painter, width, self.face_content(part, shows, mark), self._look, shows),
        )

    def back(self, width: float, dpr: float) -> QPixmap:
        return self._once(
            ("back", width, dpr),
            QSizeF(width, self.height(width)),
            dpr,
            lambda painter: paint_back(painter, width, self._look),
        )

    def sign(self, sign: str, size: float, dpr: float, ink: str) -> QPixmap:
        return self._once(
            ("sign", sign, size, dpr, ink),
            QSizeF(size, size),
            dpr,
            lambda painter: drawing(self._look.folder, sign, ink, True).render(painter, QRectF(0, 0, size, size)),
        )

    def _once(self, key: tuple[object, ...], size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
        pixmap = self._painted.get(key)
        if pixmap is None:
            pixmap = art.canvas(size, dpr)
            with recording_paused(), art.painting(pixmap) as painter:
                paint(painter)
            self._painted[key] = pixmap
            while sum(map(_bytes, self._painted.values())) > ROOM and len(self._painted) > 1:
                self._painted.popitem(last=False)
        else:
            self._painted.move_to_end(key)
        return pixmap


@dataclass(frozen=True, slots=True)
class Pack:
    """Deck, with the names of all cards, marks and signs that it can draw."""

    deck: Deck
    cards: tuple[str, ...]
    marked: tuple[tuple[str, str], ...] = ()
    """(card, mark) of each face with a mark, such as ``("SJ", "ekten")``."""
    signs: Sequence[str] = ()
    """Names of further drawings, which are on none of the cards."""


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
