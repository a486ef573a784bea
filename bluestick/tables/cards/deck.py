"""The cards of a deck as pixmaps, each painted once for every size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap

from bluestick.tables import art
from bluestick.tables.cards import french
from bluestick.tables.cards.face import LARGE, NORMAL, WIDTH, Brush, Face
from bluestick.tables.cards.french import card_name
from bluestick.tables.theme import Theme

__all__ = ["Deck", "French", "card_name"]

_Key = tuple[str, float, float, str | None]


class Deck:
    """Faces and backs in one look. What was used longest ago is forgotten beyond ``room`` bytes."""

    def __init__(
        self, folder: str, faces: Mapping[str, Face], theme: Theme, *, large_index: bool, tall: float = 300
    ) -> None:
        self.room = 48 << 20
        self._faces = faces
        self._tall = tall
        self._brush = Brush(folder, tall, theme, LARGE if large_index else NORMAL)
        self._painted: OrderedDict[_Key, QPixmap] = OrderedDict()

    def height(self, width: float) -> float:
        """How high a card of that width is."""
        return width * self._tall / WIDTH

    def face(self, part: str, width: float, dpr: float, mark: str | None = None) -> QPixmap:
        """The front of a card. ``mark``: ``ekten``, ``uekten``, ``trump``. MissingResource without its parts."""
        face = self._faces[part]
        return self._once((part, width, dpr, mark), lambda painter: self._brush.face(painter, width, face, mark))

    def back(self, width: float, dpr: float) -> QPixmap:
        """The back, the same for all."""
        return self._once(("back", width, dpr, None), lambda painter: self._brush.back(painter, width))

    def _once(self, key: _Key, paint: Callable[[QPainter], None]) -> QPixmap:
        pixmap = self._painted.get(key)
        if pixmap is None:
            _, width, dpr, _ = key
            pixmap = art.canvas(QSizeF(width, self.height(width)), dpr)
            with art.painting(pixmap) as painter:
                paint(painter)
            self._painted[key] = pixmap
            self._forget()
        self._painted.move_to_end(key)
        return pixmap

    def _forget(self) -> None:
        while sum(map(_bytes, self._painted.values())) > self.room and len(self._painted) > 1:
            self._painted.popitem(last=False)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


class French(Deck):
    """The 52 cards. ``index_language``: whose letters stand in the corner."""

    def __init__(
        self, theme: Theme, index_language: str = "en", *, four_colour: bool = True, large_index: bool = False
    ) -> None:
        super().__init__("french", french.faces(index_language, four_colour), theme, large_index=large_index)
