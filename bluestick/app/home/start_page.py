"""Start page: tiles of the games, matches in progress, rules and lessons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QMenu,
    QWidget,
)

from bluestick.app.home.game_tiles import ROW_MARGINS, GameTile, TileRow
from bluestick.app.home.match_list import MatchList
from bluestick.app.home.thumbnails import Look
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import TextRow, button
from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.app.widgets.layouts import WovenBand, column_of, row_of, separator_line
from bluestick.games import GAMES
from bluestick.tables.drawing import art
from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked
from bluestick.text import common, deals, game_titles

if TYPE_CHECKING:
    from bluestick.store.preview_cache import PreviewCache
    from bluestick.store.saved_matches import SavedMatch
    from bluestick.tables.drawing.theme import Theme

WIDE_PAGE = 760
ROOMY_PAGE = QSize(880, 585)
"""Minimum size of the page, in pixels at the normal text size, to show descriptions."""
TALL_PAGE = 820
"""Minimum height of the page, in pixels at the normal text size, at which tiles get most of it."""


class StartPage(QWidget):
    """Games, matches in progress, rules and keys."""

    play = Signal(str)
    """Emitted to open the page for a new match; argument: the game."""
    learn = Signal(str)
    resume = Signal(object)
    """Emitted to resume a match; argument: its path."""
    discard = Signal(object)
    rules = Signal(str)
    keys = Signal()
    over = Signal(object)
    """Emitted when a match listed as in progress turns out to be over; argument: its path."""
    settings = Signal()
    statistics = Signal()

    def __init__(self, theme: Theme, previews: PreviewCache, look: Callable[[], Look] = dict) -> None:
        """Create the page; ``look`` returns the appearance of tables."""
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.matches = MatchList(theme, previews, look)
        self.matches.resume.connect(self.resume)
        self.matches.discard.connect(self.discard)
        self.matches.over.connect(self.over)
        self._later: Callable[[], Sequence[SavedMatch]] | None = None
        self._painted = False
        self._icon = label("picture")
        self._icon.setPixmap(art.svg_pixmap("bluestick", 56, self.devicePixelRatioF()))
        self._name = label("brand", "bluestick")
        self._tagline = label("note")
        self.day = button()
        """Button with the menu of the deals of the day."""
        self._statistics = button()
        self._statistics.clicked.connect(self.statistics)
        self._settings = button()
        self._settings.clicked.connect(self.settings)
        self._band = WovenBand(theme)
        self.left = ""
        """Id of the game whose page was shown before the start page; its tile takes the focus."""
        self._tiles = [GameTile(game, theme) for game in GAMES]
        for tile in self._tiles:
            tile.chosen.connect(self.play)
            tile.taught.connect(self.learn)
            tile.rules.clicked.connect(lambda _, game=tile.game: self.rules.emit(game))
        self._row = TileRow(self._tiles, theme)
        self._open = label("heading")
        self._saved = ElidedLabel("note")
        self._saved.setContentsMargins(0, 0, 0, 5)
        self._learn = label("heading")
        self._readings = [ReadingRow(theme), ReadingRow(theme)]
        self._readings[0].clicked.connect(self._open_rules_menu)
        self._which = QMenu(self)
        self._readings[1].clicked.connect(self.keys)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        self._tagline.setText(self.tr("Rare table games, at your own pace."))
        self.day.setText(deals.deal_of_day_label())
        self._statistics.setText(common.statistics_label())
        self._settings.setText(common.settings_label())
        self._open.setText(self.tr("Matches in progress"))
        self._saved.setText(self.tr("saved automatically"))
        self._learn.setText(common.learn_label())
        for tile in self._tiles:
            tile.retranslate()
        self._row.updateGeometry()
        self._row.arrange()
        self._which.clear()
        for game in GAMES:
            self._which.addAction(unmarked(game_titles.game_name(game)), partial(self.rules.emit, game))
        self._readings[0].set_texts(self.tr("Rules and glossary"), self.tr("All rules, with pictures."))
        self._readings[1].set_texts(common.keys(), self.tr("Play without a mouse."))
        self.matches.rebuild()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._band.set_theme(theme)
        self._row.set_theme(theme)
        for reading in self._readings:
            reading.set_theme(theme)
        self.matches.set_theme(theme)

    def list_matches(self, find: Callable[[], Sequence[SavedMatch]]) -> None:
        """List the matches that ``find`` returns; the first time only after the page has been painted."""
        self._later = find
        if self._painted:
            self._list_now()

    def _list_now(self) -> None:
        if self._later is not None:
            find, self._later = self._later, None
            self.show_matches(find())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._painted = True
        if self._later is not None:
            QTimer.singleShot(0, self, self._list_now)

    @property
    def has_listed_matches(self) -> bool:
        return self._painted and self._later is None

    def show_matches(self, matches: Sequence[SavedMatch]) -> None:
        self.matches.show_matches(matches)
        self._saved.setVisible(bool(matches))

    def set_known_games(self, games: Collection[str]) -> None:
        """Make tiles open the lessons, except for ``games``, which the player knows."""
        for tile in self._tiles:
            tile.set_opens_lessons(tile.game not in games)
        self._row.arrange()

    @property
    def game(self) -> str:
        parts = ((part, tile.game) for tile in self._tiles for part in (tile, tile.rules, tile.other))
        return self.matches.game or next((game for part, game in parts if part.hasFocus()), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edge = 48 if event.size().width() >= style.px(WIDE_PAGE) else 20
        self._top.setContentsMargins(edge, 8, edge, 12)
        self._body.setContentsMargins(edge - ROW_MARGINS.left(), 24 - ROW_MARGINS.top(), edge - ROW_MARGINS.right(), 32)
        wide, high = event.size().toTuple()
        brief = wide < style.px(ROOMY_PAGE.width()) or high < style.px(ROOMY_PAGE.height())
        self._body.setStretch(0, 2 if brief else 5 if high >= style.px(TALL_PAGE) else 3)
        for reading in self._readings:
            reading.set_brief(brief)

    def _open_rules_menu(self) -> None:
        reading = self._readings[0]
        self._which.popup(reading.mapToGlobal(reading.rect().bottomLeft()))

    def areas(self) -> tuple[QWidget, ...]:
        first = next((row.resume for row in self.matches.rows if not row.resume.isHidden()), None)
        tile = next((tile for tile in self._tiles if tile.game == self.left), self._tiles[0])
        return (tile, *((first,) if first is not None else ()), self._readings[0], self.day)

    def _arrange(self) -> None:
        buttons = row_of(self.day, self._statistics, self._settings, spacing=8)
        name = column_of(self._name, self._tagline, spacing=0)
        self._top = row_of(self._icon, (name, 1), buttons, spacing=14)
        heading = row_of(self._open, spacing=20)
        heading.addWidget(self._saved, 1, Qt.AlignmentFlag.AlignBottom)
        matches = column_of(heading, (self.matches, 1), spacing=12)
        card = QWidget()
        card.setProperty("role", "card")
        card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column_of(
            self._readings[0], separator_line(), self._readings[1], spacing=4, margins=(12, 8, 12, 8), inside=card
        )
        learn = column_of(self._learn, card, spacing=12)

        learn.addStretch()
        matches.setContentsMargins(ROW_MARGINS.left(), 0, 0, 0)
        learn.setContentsMargins(0, 0, ROW_MARGINS.right(), 0)
        below = row_of((matches, 2), (learn, 1), spacing=24)
        self._body = column_of((self._row, 3), (below, 2), spacing=0)
        column_of(self._top, self._band, (self._body, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)


class ReadingRow(TextRow):
    """Button row that opens rules, keys or the like."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(QMargins(60, 8, 12, 8), 1)
        self._theme = theme
        self._name, self._text = label("strong", wrap=True), label("note", wrap=True)
        self.add(self._name, self._text)

    def set_texts(self, name: str, text: str) -> None:
        self._name.setText(name)
        self._text.setText(text)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)

    def set_brief(self, brief: bool) -> None:
        """Show only the name, with the description as tooltip (``brief``), or both."""
        self._text.setVisible(not brief)
        self.setToolTip(literal_tooltip(self._text.text()) if brief else "")

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QRectF(12, 0, 36, self.height()).center()
        art.star(painter, centre, 15, self._theme.color("ochre"), self._theme.color("accent"))
