"""Start page: tiles of the games, matches in progress, rules and lessons.

Long, because tiles, matches and reading rows share one layout.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bluestick.app.home.open_matches import MatchRow, NoMatches, told, unseen
from bluestick.app.home.thumbnails import Look, Thumbnails
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import TextRow, button, ring
from bluestick.app.widgets.focus_ring import is_ringed
from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.app.widgets.layouts import WovenBand, empty, line
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.app.widgets.style import restyle
from bluestick.engine.record_file import RecordError
from bluestick.games import GAMES
from bluestick.store.lesson_progress import has_lessons
from bluestick.tables import catalogue
from bluestick.tables.drawing import art
from bluestick.tables.drawing.tooltip import tip, unmarked
from bluestick.text import common, deals, game_titles

if TYPE_CHECKING:
    from bluestick.store.preview_cache import PreviewCache
    from bluestick.store.saved_matches import SavedMatch
    from bluestick.tables.drawing.theme import Theme

RING = 6
"""Margin round a game tile for its focus ring, in pixels."""
ROUND = QMargins(12, RING, 12, 20)
"""Margins round the row of tiles, for the shadow of a raised tile."""
BETWEEN, NARROW = 16, 176
"""Space between two tiles, and width of a tile below which its layout is compact."""
PICTURE = 66
"""Minimum height of the picture of a tile."""
BROAD = 760
"""Minimum width of the page for wide margins."""
SPARE = QSize(880, 585)
"""Minimum size of the page to show descriptions of rules and keys."""
HIGH = 820
"""Minimum height of the page at which the tiles get most of the height."""
AT_ONCE = 6
"""Number of rows added at a time when the list of matches is scrolled near its end."""
KEPT = 4 * AT_ONCE
"""Number of matches whose previews are cached."""
NAME = 23
"""Font size of a game's name in design pixels."""


class StartPage(QWidget):
    """Start page: games, matches in progress, rules and keys."""

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

    def __init__(self, theme: Theme, glimpses: PreviewCache, look: Callable[[], Look] = dict) -> None:
        """Create the page; ``look`` returns the appearance of tables."""
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._glimpses = glimpses
        self._look = look
        self._shown: list[MatchRow] = []
        self._unread: list[MatchRow] = []
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_on)
        self._pictures = Thumbnails(glimpses, look, self)
        self._pictures.done.connect(self._keep)
        self._matches: Sequence[SavedMatch] = ()
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
        """Game of the page shown before; its tile takes the focus."""
        self._tiles = [GameTile(game, theme) for game in GAMES]
        for tile in self._tiles:
            tile.chosen.connect(self.play)
            tile.taught.connect(self.learn)
            tile.rules.clicked.connect(lambda _, game=tile.game: self.rules.emit(game))
        self._row = TileRow(self._tiles, theme)
        self._open = label("heading")
        self._saved = ElidedLabel("note")
        self._saved.setContentsMargins(0, 0, 0, 5)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(10)
        self._learn = label("heading")
        self._readings = [ReadingRow(theme), ReadingRow(theme)]
        self._readings[0].clicked.connect(self._ask_which)
        self._which = QMenu(self)
        self._readings[1].clicked.connect(self.keys)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._tagline.setText(self.tr("Rare table games, at your own pace."))
        self.day.setText(deals.of_day())
        self._statistics.setText(common.statistics())
        self._settings.setText(common.settings())
        self._open.setText(self.tr("Matches in progress"))
        self._saved.setText(self.tr("saved automatically"))
        self._learn.setText(common.learn())
        for tile in self._tiles:
            tile.retranslate()
        self._row.updateGeometry()
        self._row.arrange()
        self._which.clear()
        for game in GAMES:
            self._which.addAction(unmarked(game_titles.game_name(game)), partial(self.rules.emit, game))
        self._readings[0].say(self.tr("Rules and glossary"), self.tr("All rules, with pictures."))
        self._readings[1].say(common.keys(), self.tr("Play without a mouse."))
        self.show_matches(self._matches)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._band.set_theme(theme)
        self._row.set_theme(theme)
        for reading in self._readings:
            reading.set_theme(theme)
        self.show_matches(self._matches)

    def show_look(self) -> None:
        """Update the thumbnails after a change of appearance."""
        self.show_matches(self._matches)

    def list_matches(self, find: Callable[[], Sequence[SavedMatch]]) -> None:
        """List the matches in progress; the first time only after the page has been painted."""
        self._later = find
        if self._painted:
            self._list()

    def _list(self) -> None:
        if self._later is not None:
            find, self._later = self._later, None
            self.show_matches(find())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._painted = True
        if self._later is not None:
            QTimer.singleShot(0, self, self._list)

    @property
    def is_listed(self) -> bool:
        """Whether the matches in progress have been listed."""
        return self._painted and self._later is None

    def show_matches(self, matches: Sequence[SavedMatch]) -> None:
        """List these matches in as many rows as before. The focus stays on its match, or on its row if that is gone."""
        held, many = self._held(), max(AT_ONCE, len(self._shown))
        self._glimpses.see(QLocale().name(), self._theme.name, self._look(), self.devicePixelRatioF())
        if held is not None:
            held[2].clearFocus()  # else the focus moves from row to row as they are deleted, and the list scrolls
        self._matches, self._shown, self._unread = (), [], []  # first: scrolling must not add rows meanwhile
        empty(self._rows)
        self._matches = matches
        self._pictures.follow(self._shown, self._theme)  # drop deleted rows
        if not matches and self.is_listed:
            self._rows.addWidget(NoMatches())
        self._rows.addStretch()
        self._saved.setVisible(bool(matches))
        self._list_up_to(many)
        if held is not None and self._shown:
            self._hold(*held)

    def _held(self) -> tuple[int, MatchRow, QPushButton] | None:
        """Return index and row of the match that has the focus, with its focused button, or None."""
        for place, row in enumerate(self._shown):
            for each in (row.resume, row.discard):
                if each.hasFocus():
                    return place, row, each
        return None

    def _hold(self, place: int, before: MatchRow, pressed: QPushButton) -> None:
        """Restore the focus after the list was rebuilt, from what ``_held`` returned."""
        there = self._shown[min(place, len(self._shown) - 1)]
        row = next((row for row in self._shown if row.path == before.path), there)
        at_discard = pressed is before.discard or row.resume.isHidden()
        (row.discard if at_discard else row.resume).setFocus(Qt.FocusReason.OtherFocusReason)
        self._waiting.lead_to(row)

    def _list_more(self) -> None:
        """Add rows when the list is scrolled near its end, so that rows out of sight cost nothing."""
        bar = self._waiting.verticalScrollBar()
        far = self._shown and bar.value() + 2 * bar.pageStep() < bar.maximum()
        if not far:
            self._list_up_to(len(self._shown) + AT_ONCE)

    def _list_up_to(self, many: int) -> None:
        if len(self._shown) == len(self._matches):
            return
        primary = any(row.resume.property("kind") == "primary" for row in self._shown)
        for saved in self._matches[len(self._shown) : many]:
            known = self._glimpses.of(saved.path)
            row = MatchRow(saved, self._theme, known)
            row.resume.clicked.connect(lambda _, path=row.path: self.resume.emit(path))
            row.discarded.connect(self.discard)
            self._rows.insertWidget(len(self._shown), row)
            row.show()  # at once: else a rebuilt list is too short for a moment, and scrolls to its beginning
            self._shown.append(row)
            if saved.error is None:
                if known is None:
                    self._unread.append(row)
                if not primary:
                    restyle(row.resume, "kind", "primary")
                primary = True
        self._reading.start()

    def show_known(self, games: Collection[str]) -> None:
        """Make a click on a tile open the lessons of its game, except for ``games``, which the player knows."""
        for tile in self._tiles:
            tile.lead_to_lessons(tile.game not in games)
        self._row.arrange()

    def _read_on(self) -> None:
        """Read the preview of one match and schedule the next, so that the page is painted in between."""
        if not self._unread:
            self._pictures.follow(self._shown, self._theme)
            return
        row = self._unread.pop(0)
        try:
            match, seen = self._glimpses.read(row.path)
        except (RecordError, OSError) as error:
            row.show_error(error)
        else:
            if match is not None and match.outcome is not None:  # the program was killed before it filed the match away
                self.over.emit(row.path)
                if row not in self._shown:  # the list was rebuilt without it
                    return
            glimpse = unseen(row.saved) if match is None else told(match)
            self._glimpses.add(row.path, seen, glimpse)
            row.tell(glimpse)
        self._reading.start()

    def _keep(self) -> None:
        """Save the previews of the first ``KEPT`` matches in the cache."""
        if not self._unread:
            self._glimpses.keep(row.path for row in self._shown[:KEPT])

    @property
    def game(self) -> str:
        """Game of the tile or match that has the focus; empty if neither has it."""
        held = self._held()
        if held is not None:
            return held[1].game
        parts = ((part, tile.game) for tile in self._tiles for part in (tile, tile.rules, tile.other))
        return next((game for part, game in parts if part.hasFocus()), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edge = 48 if event.size().width() >= style.px(BROAD) else 20
        self._top.setContentsMargins(edge, 8, edge, 12)
        self._body.setContentsMargins(edge - ROUND.left(), 24 - ROUND.top(), edge - ROUND.right(), 32)
        wide, high = event.size().toTuple()
        brief = wide < style.px(SPARE.width()) or high < style.px(SPARE.height())
        if len(self._tiles) > 1:
            self._body.setRowStretch(0, 2 if brief else 5 if high >= style.px(HIGH) else 3)
        for reading in self._readings:
            reading.be_brief(brief)

    def _ask_which(self) -> None:
        """Ask the player which game's rules to open."""
        reading = self._readings[0]
        self._which.popup(reading.mapToGlobal(reading.rect().bottomLeft()))

    def areas(self) -> tuple[QWidget, ...]:
        """Return the widgets to which F6 moves the focus, in order."""
        first = next((row.resume for row in self._shown if not row.resume.isHidden()), None)
        tile = next((tile for tile in self._tiles if tile.game == self.left), self._tiles[0])
        return (tile, *((first,) if first is not None else ()), self._readings[0], self.day)

    def _arrange(self) -> None:
        name = QVBoxLayout()
        name.setSpacing(0)
        name.addWidget(self._name)
        name.addWidget(self._tagline)
        self._top = top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self._icon)
        top.addLayout(name, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.day)
        buttons.addWidget(self._statistics)
        buttons.addWidget(self._settings)
        top.addLayout(buttons)

        heading = QHBoxLayout()
        heading.setSpacing(20)
        heading.addWidget(self._open)
        heading.addWidget(self._saved, 1, Qt.AlignmentFlag.AlignBottom)
        self._rows.setContentsMargins(0, 0, 2, 0)
        matches = QVBoxLayout()
        matches.setSpacing(12)
        matches.addLayout(heading)
        self._waiting = ScrollColumn(self._rows)
        bar = self._waiting.verticalScrollBar()
        for moved in (bar.valueChanged, bar.rangeChanged):
            moved.connect(self._list_more)
            moved.connect(lambda: self._pictures.follow(self._shown, self._theme))
        matches.addWidget(self._waiting, 1)

        card = QWidget()
        card.setProperty("role", "card")
        card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        readings = QVBoxLayout(card)
        readings.setContentsMargins(12, 8, 12, 8)
        readings.setSpacing(4)
        for reading in self._readings:
            if reading is not self._readings[0]:
                readings.addWidget(line())
            readings.addWidget(reading)
        learn = QVBoxLayout()
        learn.setSpacing(12)
        learn.addWidget(self._learn)
        learn.addWidget(card)

        self._body = body = QGridLayout()
        if len(self._tiles) == 1:  # one large tile beside the rest
            body.setHorizontalSpacing(32 - ROUND.right())
            body.setVerticalSpacing(24)
            matches.setContentsMargins(0, ROUND.top() - 4, ROUND.right(), 0)
            learn.setContentsMargins(0, 0, ROUND.right(), 0)
            body.addWidget(self._row, 0, 0, 2, 1)
            body.addLayout(matches, 0, 1)
            body.addLayout(learn, 1, 1)
            body.setColumnStretch(0, 5)
            body.setColumnStretch(1, 7)
            body.setRowStretch(0, 1)
        else:
            learn.addStretch()
            matches.setContentsMargins(ROUND.left(), 0, 0, 0)
            learn.setContentsMargins(0, 0, ROUND.right(), 0)
            body.setHorizontalSpacing(24)
            body.setVerticalSpacing(0)
            body.addWidget(self._row, 0, 0, 1, 2)
            body.addLayout(matches, 1, 0)
            body.addLayout(learn, 1, 1)
            body.setColumnStretch(0, 2)
            body.setColumnStretch(1, 1)
            body.setRowStretch(0, 3)
            body.setRowStretch(1, 2)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(top)
        page.addWidget(self._band)
        page.addLayout(body, 1)


class TileRow(QWidget):
    """Row of all game tiles with the same metrics: font size, heights, lines.

    It positions the tiles without a layout, and they their labels: widgets must not be shown or hidden during a layout
    pass.
    """

    def __init__(self, tiles: Sequence[GameTile], theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        for tile in tiles:
            tile.setParent(self)
            tile.rules.setParent(self)
            tile.other.setParent(self)
            tile.raised.connect(self.update)  # repaint its shadow
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tile in self._tiles:
            tile.set_theme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        return self._around(QSize(style.px(224), style.px(330)))

    def minimumSizeHint(self) -> QSize:
        return self._around(QSize(style.px(108), style.px(PICTURE) + self._plan(style.px(NARROW)).written))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Set the geometry of the tiles and their labels, if the row is visible."""
        if not self.isVisible():
            return
        many = len(self._tiles)
        inside = QRectF(self.rect().marginsRemoved(ROUND))
        between = BETWEEN if inside.width() >= many * style.px(NARROW) else BETWEEN / 2
        width = (inside.width() - (many - 1) * between) / many
        plan = self._plan(round(width), round(inside.height()))
        for place, tile in enumerate(self._tiles):
            frame = QRectF(inside.x() + place * (width + between), inside.y(), width, inside.height()).toRect()
            tile.setGeometry(frame.adjusted(-RING, -RING, RING, RING))
            tile.arrange(plan)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for tile in self._tiles:
            painter.drawPixmap(tile.geometry().marginsAdded(ROUND).topLeft(), self._shadow(tile))

    def _shadow(self, tile: GameTile) -> QPixmap:
        """Return the picture of a tile's shadow, margins included."""
        height = "lifted" if tile.underMouse() and not tile.isDown() else "card"
        whole = tile.size().grownBy(ROUND)
        frame = QRectF(QPointF(), whole).marginsRemoved(ROUND + RING)
        return art.cached(
            f"tile shadow {height} {self._theme.name}",
            whole,
            self.devicePixelRatioF(),
            lambda painter: art.shadow(painter, frame, tile.RADIUS, height, self._theme),
        )

    def _around(self, tile: QSize) -> QSize:
        many = len(self._tiles)
        return QSize(many * tile.width() + (many - 1) * BETWEEN, tile.height()).grownBy(ROUND)

    def _plan(self, width: int, height: int = 0) -> TileMetrics:
        """Return the metrics for tiles of this size; their sentence is omitted if it leaves no room for the picture."""
        edge = 18 if width >= style.px(NARROW) else 8
        room = width - 2 * edge
        letters = art.serif(style.px(NAME))
        letters.setWeight(QFont.Weight.DemiBold)
        widest = max(QFontMetricsF(letters).horizontalAdvance(tile.name.text()) for tile in self._tiles) + 2
        size = min(style.px(NAME), int(style.px(NAME) * room / widest))
        links, foot = (max(widths) <= room for widths in zip(*(tile.foot_widths for tile in self._tiles), strict=True))
        plan = TileMetrics(
            edge,
            size,
            round(size * 1.4),
            0,
            max(tile.players.heightForWidth(room) for tile in self._tiles),
            max(tile.play.sizeHint().height() for tile in self._tiles),
            1 if foot else 2 if links else 3,
        )
        text = max(tile.sentence.heightForWidth(room) for tile in self._tiles)
        roomy = replace(plan, text=text)
        return roomy if height >= roomy.written + style.px(PICTURE) else plan


@dataclass(frozen=True, slots=True)
class TileMetrics:
    """Heights of the parts of a tile, equal for all tiles."""

    edge: int
    """Margin at left and right."""
    size: int
    """Font size of the game's name."""
    name: int
    text: int
    """Height of the sentence about the game; 0 if there is no room for it."""
    players: int
    foot: int
    lines: int
    """Number of lines in the tile's foot (play and links): 1 if all fits side by side, 2 if the links do, else 3."""

    @property
    def written(self) -> int:
        """Height of all texts with their margins."""
        text = self.text + 8 if self.text else 0
        return 12 + self.name + text + self.players + 8 + self.foot * self.lines + 14


class GameTile(QPushButton):
    """Tile of a game on the start page."""

    raised = Signal()
    """Emitted when the tile is raised (drawn with a larger shadow) or lowered."""
    chosen = Signal(str)
    taught = Signal(str)
    """Emitted to open the lessons of the game; argument: the game."""
    RADIUS = 12

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.game = game
        self._theme = theme
        self._picture = QPixmap()
        self._pictured = 0
        self.pressed.connect(self.raised)
        self.released.connect(self.raised)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name, self.sentence = label("heading"), label("note", wrap=True)
        self.players, self.play = label("players", wrap=True), label("go")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.players.setAlignment(Qt.AlignmentFlag.AlignTop)
        for part in (self.name, self.sentence, self.players, self.play):
            part.setParent(self)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rules, self.other = button("link"), button("link")
        """Buttons over the tile, not in it, where screen readers would not find them.

        ``other`` teaches, or plays if a click on the tile teaches.
        """
        self._has_lessons = has_lessons(game)
        self._teaches = False
        self.clicked.connect(lambda: (self.taught if self._teaches else self.chosen).emit(game))
        self.other.clicked.connect(lambda: (self.chosen if self._teaches else self.taught).emit(game))

    @property
    def foot_widths(self) -> tuple[int, int]:
        """Widths of the links side by side, and of links and play label in one line."""
        other = self.other.sizeHint().width() + 2 if self._has_lessons else 0
        links = self.rules.sizeHint().width() + other
        return links, links + 6 + self.play.sizeHint().width()

    def lead_to_lessons(self, leads: bool) -> None:
        """Set whether a click opens the lessons, if there are any, rather than a new match."""
        if self._teaches != (leads and self._has_lessons):
            self._teaches = not self._teaches
            self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        game = game_titles.game_name(self.game)
        self.name.setText(game)
        self.sentence.setText(game_titles.tagline(self.game))
        self.players.setText(game_titles.players_line(self.game))
        learn, play = common.learn(), common.play()
        learn_game, play_game = self.tr("Learn {game}").format(game=game), self.tr("Play {game}").format(game=game)
        self.play.setText((learn if self._teaches else play) + "  ›")
        self.other.setText(play if self._teaches else learn)
        self.other.setAccessibleName(play_game if self._teaches else learn_game)
        self.rules.setText(common.rules())
        self.rules.setAccessibleName(common.rules_of(game))
        self.setAccessibleName(learn_game if self._teaches else play_game)
        self.setAccessibleDescription(game_titles.tagline(self.game))
        self._picture = QPixmap()  # it may contain letters

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = QPixmap()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.raised.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.raised.emit()

    def arrange(self, plan: TileMetrics) -> None:
        """Set the geometry of all parts of the tile from the metrics."""
        left, width = RING + plan.edge, self.width() - 2 * (RING + plan.edge)
        self._pictured = self.height() - 2 * RING - plan.written
        small = f"font-size: {plan.size}px" if plan.size < style.px(NAME) else ""
        if small != self.name.styleSheet():
            self.name.setStyleSheet(small)
        top = RING + self._pictured + 12
        self.name.setGeometry(left, top, width, plan.name)
        top += plan.name
        self.sentence.setVisible(plan.text > 0)
        if plan.text:
            self.sentence.setGeometry(left, top, width, plan.text)
            top += plan.text + 8
        self.players.setGeometry(left, top, width, plan.players)
        top += plan.players + 8
        rules, other, play = self.rules.sizeHint(), self.other.sizeHint(), self.play.sizeHint()
        across = left if plan.lines > 1 else left + width - play.width()
        self.play.setGeometry(across, top + plan.foot * (plan.lines - 1), play.width(), plan.foot)
        aside = 5  # padding of a link
        at = QPoint(self.x() + left - aside, self.y() + top)
        self.rules.setGeometry(QRect(at, QSize(rules.width(), plan.foot)))
        at += QPoint(0, plan.foot) if plan.lines > 2 else QPoint(rules.width() + 2, 0)
        self.other.setGeometry(QRect(at, QSize(other.width(), plan.foot)))
        self.other.setVisible(self._has_lessons)
        self.rules.raise_()
        self.other.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if is_ringed(self):
            ring(painter, frame, self.RADIUS, theme)
        shape = QPainterPath()
        shape.addRoundedRect(frame, self.RADIUS, self.RADIUS)
        painter.fillPath(shape, theme.color("panel"))
        picture = QRectF(frame.x(), frame.y(), frame.width(), self._pictured)
        painter.setClipPath(shape)
        if self._pictured > 0:
            painter.drawPixmap(picture.topLeft(), self._painted(picture.size().toSize()))
        painter.fillRect(QRectF(picture.x(), picture.bottom() - 3, picture.width(), 3), theme.color("ochre"))
        if theme.high_contrast:
            painter.setClipping(False)
            painter.setPen(QPen(theme.color("line"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, self.RADIUS, self.RADIUS)

    def _painted(self, size: QSize) -> QPixmap:
        dpr = self.devicePixelRatioF()
        if self._picture.deviceIndependentSize().toSize() != size or self._picture.devicePixelRatio() != dpr:
            self._picture = catalogue.tile(self.game, self._theme, size, dpr)
        return self._picture


class ReadingRow(TextRow):
    """Button row that opens rules, keys or the like."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(QMargins(60, 8, 12, 8), 1)
        self._theme = theme
        self._name, self._text = label("strong", wrap=True), label("note", wrap=True)
        self.add(self._name, self._text)

    def say(self, name: str, text: str) -> None:
        """Set name and description of the row."""
        self._name.setText(name)
        self._text.setText(text)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)

    def be_brief(self, brief: bool) -> None:
        """Show only the name, with the description as tooltip (``brief``), or show both."""
        self._text.setVisible(not brief)
        self.setToolTip(tip(self._text.text()) if brief else "")

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QRectF(12, 0, 36, self.height()).center()
        art.star(painter, centre, 15, self._theme.color("ochre"), self._theme.color("accent"))
