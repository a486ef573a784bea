"""List of the matches in progress on the start page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from bluestick.app.home.open_matches import MatchRow, NoMatches, preview_of, preview_without_moves
from bluestick.app.home.thumbnails import Look, Thumbnails
from bluestick.app.widgets.layouts import clear_layout
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.app.widgets.style import set_style_property
from bluestick.engine.record_file import RecordError

if TYPE_CHECKING:
    from bluestick.store.preview_cache import PreviewCache
    from bluestick.store.saved_matches import SavedMatch
    from bluestick.tables.drawing.theme import Theme

AT_ONCE = 6
CACHED = 4 * AT_ONCE


class MatchList(ScrollColumn):
    """List of the matches in progress; rows, previews and pictures are made when they come into view."""

    resume = Signal(object)
    """Emitted to resume a match; argument: its path."""
    discard = Signal(object)
    """Emitted to delete a match, after the player has confirmed; argument: its path."""
    over = Signal(object)

    def __init__(self, theme: Theme, previews: PreviewCache, look: Callable[[], Look]) -> None:
        self._layout = QVBoxLayout()
        self._layout.setSpacing(10)
        self._layout.setContentsMargins(0, 0, 2, 0)
        super().__init__(self._layout)
        self._theme, self._previews, self._look = theme, previews, look
        self.rows: list[MatchRow] = []
        self._matches: Sequence[SavedMatch] | None = None  # None until matches are listed for the first time
        self._unread: list[MatchRow] = []
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_next)
        self._pictures = Thumbnails(previews, look, self)
        self._pictures.done.connect(self._save_previews)
        bar = self.verticalScrollBar()
        for moved in (bar.valueChanged, bar.rangeChanged):
            moved.connect(self._add_rows)
            moved.connect(self._draw_pictures)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.rebuild()

    def rebuild(self) -> None:
        """Make all rows again, in the current language and appearance."""
        if self._matches is not None:
            self.show_matches(self._matches)

    def show_matches(self, matches: Sequence[SavedMatch]) -> None:
        """List these matches. The focus stays on the same match, or on the same row if the match is gone."""
        held, many = self._focused(), max(AT_ONCE, len(self.rows))
        self._previews.select(QLocale().name(), self._theme.name, self._look(), self.devicePixelRatioF())
        if held is not None:
            held[2].clearFocus()  # else the focus moves from row to row as they are deleted, and the list scrolls
        self._matches, self.rows, self._unread = (), [], []  # first: scrolling must not add rows meanwhile
        clear_layout(self._layout)
        self._matches = matches
        self._draw_pictures()  # drop deleted rows
        if not matches:
            self._layout.addWidget(NoMatches())
        self._layout.addStretch()
        self._add_rows_up_to(many)
        if held is not None and self.rows:
            self._restore_focus(*held)

    def _focused(self) -> tuple[int, MatchRow, QPushButton] | None:
        for place, row in enumerate(self.rows):
            for each in (row.resume, row.discard):
                if each.hasFocus():
                    return place, row, each
        return None

    def _restore_focus(self, place: int, before: MatchRow, pressed: QPushButton) -> None:
        there = self.rows[min(place, len(self.rows) - 1)]
        row = next((row for row in self.rows if row.path == before.path), there)
        at_discard = pressed is before.discard or row.resume.isHidden()
        (row.discard if at_discard else row.resume).setFocus(Qt.FocusReason.OtherFocusReason)
        self.scroll_to(row)

    def _add_rows(self) -> None:
        bar = self.verticalScrollBar()
        far = self.rows and bar.value() + 2 * bar.pageStep() < bar.maximum()
        if not far:
            self._add_rows_up_to(len(self.rows) + AT_ONCE)

    def _add_rows_up_to(self, many: int) -> None:
        matches = self._matches or ()
        if len(self.rows) == len(matches):
            return
        primary = any(row.resume.property("kind") == "primary" for row in self.rows)
        for saved in matches[len(self.rows) : many]:
            known = self._previews.get(saved.path)
            row = MatchRow(saved, self._theme, known)
            row.resume.clicked.connect(lambda _, path=row.path: self.resume.emit(path))
            row.discarded.connect(self.discard)
            self._layout.insertWidget(len(self.rows), row)
            row.show()  # at once: else a rebuilt list is too short for a moment, and scrolls to its beginning
            self.rows.append(row)
            if saved.error is None:
                if known is None:
                    self._unread.append(row)
                if not primary:
                    set_style_property(row.resume, "kind", "primary")
                primary = True
        self._reading.start()

    @property
    def game(self) -> str:
        """Game of the match that has the focus, or ""."""
        focused = self._focused()
        return "" if focused is None else focused[1].game

    def _draw_pictures(self) -> None:
        self._pictures.draw_for(self.rows, self._theme)

    def _read_next(self) -> None:
        """Read one preview and schedule the next, so that the page is painted in between."""
        if not self._unread:
            self._draw_pictures()
            return
        row = self._unread.pop(0)
        try:
            match, seen = self._previews.read(row.path)
        except (RecordError, OSError) as error:
            row.show_error(error)
        else:
            if match is not None and match.outcome is not None:  # the program was killed before it filed the match away
                self.over.emit(row.path)
                if row not in self.rows:  # the list was rebuilt without it
                    return
            preview = preview_without_moves(row.saved) if match is None else preview_of(match)
            self._previews.add(row.path, seen, preview)
            row.show_preview(preview)
        self._reading.start()

    def _save_previews(self) -> None:
        if not self._unread:
            self._previews.save(row.path for row in self.rows[:CACHED])
