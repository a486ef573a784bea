"""Thumbnails of open matches, drawn when idle, only for visible rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainterPath, QPixmap

from bluestick.app.home.open_matches import PICTURE, MatchRow, looking, told, unseen
from bluestick.engine.reading import RecordError
from bluestick.engine.seats import Seat
from bluestick.tables.drawing import art
from bluestick.text import phrases
from bluestick.text.players import display_names

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.store.preview_cache import PreviewCache
    from bluestick.tables.drawing.theme import Theme

TABLE = QSize(560, 360)
"""How large a table is before it is made small: as small as its cards allow, so that they can be told apart."""
QUIET = 100
"""Milliseconds before each picture, in which somebody may do something else."""

Look = Mapping[str, Any]


class Thumbnails(QObject):
    """Draws thumbnails one at a time for the visible rows."""

    done = Signal()
    """All are drawn that somebody sees."""

    def __init__(self, glimpses: PreviewCache, look: Callable[[], Look], parent: QObject) -> None:
        """``look``: how tables are to look, as it was chosen."""
        super().__init__(parent)
        self._glimpses = glimpses
        self._look = look
        self._rows: Sequence[MatchRow] = ()
        self._theme: Theme | None = None
        self._timer = QTimer(self, singleShot=True, interval=QUIET)
        self._timer.timeout.connect(self._draw)

    def follow(self, rows: Sequence[MatchRow], theme: Theme) -> None:
        """These are listed now, or some of them have come into sight."""
        self._rows, self._theme = rows, theme
        self._timer.start()

    def _draw(self) -> None:
        row = next((row for row in self._rows if not row.pictured and not row.visibleRegion().isEmpty()), None)
        if row is None or self._theme is None:
            self.done.emit()
            return
        try:
            match, seen = self._glimpses.read(row.path)
        except (RecordError, OSError) as error:
            row.show_error(error)
        else:
            if match is None:
                glimpse = unseen(row.saved)
            else:
                glimpse = told(match).drawn(_small(laid(match, self._theme, self._look()), row.devicePixelRatioF()))
            self._glimpses.add(row.path, seen, glimpse)
            row.tell(glimpse)
            row.pictured = True  # even if nothing is to be seen on it
        self._timer.start()


def _small(table: QPixmap, dpr: float) -> QPixmap:
    """A table in the size of a row, with round corners."""
    frame = QRectF(0, 0, *PICTURE)
    shape = QPainterPath()
    shape.addRoundedRect(frame, 8, 8)
    small = table.scaled(
        (frame.size() * dpr).toSize(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    pixmap = art.canvas(frame.size(), dpr)
    with art.painting(pixmap) as painter:
        painter.setClipPath(shape)
        painter.drawPixmap(frame, small, QRectF(small.rect()))
    return pixmap


def laid(match: AnyMatch, theme: Theme, look: Look) -> QPixmap:
    """The table as the person sees it who plays alone; where several people sit, as everybody may see it."""
    from bluestick.tables.catalogue import new_table
    from bluestick.tables.motion.pace import Pace

    alone = sum(player.level is None for player in match.players) == 1
    seat, names = looking(match), display_names(match.players)
    table = new_table(match.rules, match.setup, theme, Pace(0))
    table.set_look(**look)
    table.resize(TABLE)
    table.call_seats([phrases.name(names, Seat(each)) for each in range(match.setup.seats)])
    table.sit(seat or Seat(0))
    table.lay(match.view(seat if alone else match.rules.public))
    picture = table.grab()
    table.deleteLater()
    return picture
