"""Thumbnails of matches in progress, drawn when idle, only for visible rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainterPath, QPixmap

from bluestick.app.home.open_matches import PICTURE_SIZE, MatchRow, preview_of, preview_seat, preview_without_moves
from bluestick.engine.record_file import RecordError
from bluestick.engine.seats import Seat
from bluestick.tables.drawing import art
from bluestick.text import phrases
from bluestick.text.players import display_names

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.store.preview_cache import PreviewCache
    from bluestick.tables.drawing.theme import Theme

TABLE_SIZE = QSize(560, 360)
"""Size of a table before scaling: so small that cards are still recognisable in the thumbnail."""
PICTURE_DELAY = 100
"""Milliseconds before each thumbnail is drawn, in which the window handles other events."""

Look = Mapping[str, Any]


class Thumbnails(QObject):
    """Draws thumbnails of the visible rows, one at a time."""

    done = Signal()

    def __init__(self, previews: PreviewCache, look: Callable[[], Look], parent: QObject) -> None:
        super().__init__(parent)
        self._previews = previews
        self._look = look
        self._rows: Sequence[MatchRow] = ()
        self._theme: Theme | None = None
        self._timer = QTimer(self, singleShot=True, interval=PICTURE_DELAY)
        self._timer.timeout.connect(self._draw)

    def draw_for(self, rows: Sequence[MatchRow], theme: Theme) -> None:
        """Draw thumbnails for these rows; call again when rows become visible."""
        self._rows, self._theme = rows, theme
        self._timer.start()

    def _draw(self) -> None:
        row = next((row for row in self._rows if not row.has_picture and not row.visibleRegion().isEmpty()), None)
        if row is None or self._theme is None:
            self.done.emit()
            return
        try:
            match, seen = self._previews.read(row.path)
        except (RecordError, OSError) as error:
            row.show_error(error)
        else:
            if match is None:
                preview = preview_without_moves(row.saved)
            else:
                picture = _scaled_picture(table_picture(match, self._theme, self._look()), row.devicePixelRatioF())
                preview = preview_of(match).with_picture(picture)
            self._previews.add(row.path, seen, preview)
            row.show_preview(preview)
            row.has_picture = True  # even if the picture is empty
        self._timer.start()


def _scaled_picture(table: QPixmap, dpr: float) -> QPixmap:
    frame = QRectF(0, 0, *PICTURE_SIZE)
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


def table_picture(match: AnyMatch, theme: Theme, look: Look) -> QPixmap:
    """Return a picture of the table as the only person sees it; of several people, as all may see it."""
    from bluestick.tables.catalogue import new_table
    from bluestick.tables.motion.pace import Pace

    alone = sum(player.level is None for player in match.players) == 1
    seat, names = preview_seat(match), display_names(match.players)
    table = new_table(match.rules, match.setup, theme, Pace(0))
    table.set_look(**look)
    table.resize(TABLE_SIZE)
    table.set_names([phrases.name(names, Seat(each)) for each in range(match.setup.seats)])
    table.show_from(seat or Seat(0))
    table.lay(match.view(seat if alone else match.rules.public))
    picture = table.grab()
    table.deleteLater()
    return picture
