"""The start page: the games, the matches that wait, and where to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bluestick import tables
from bluestick.app import style, texts
from bluestick.app.furniture import Band, Column, button, empty, label, line, ring
from bluestick.app.open_matches import MatchRow, NoMatches
from bluestick.app.saves import Saved
from bluestick.app.style import restyle
from bluestick.engine.match import AnyMatch
from bluestick.engine.record import RecordError
from bluestick.games import GAMES
from bluestick.tables import art
from bluestick.tables.theme import Theme

RING = 6
"""Room round a tile for its shadow and for the ring of the focus."""
PICTURE, GAP = 84, 16
"""How high the picture of a tile is at least, and what is between the sentence and the foot."""
NAME, ROOMY = 23, 198
"""Letters of a game's name, and how wide a tile is that has room for more than that and the players."""


class Shelf(QWidget):
    """The first page."""

    play = Signal(str)
    """A game was chosen."""
    resume = Signal(object)
    """The path of an open match."""
    discard = Signal(object)
    rules = Signal(str)
    keys = Signal()
    settings = Signal()
    statistics = Signal()

    def __init__(self, theme: Theme, read: Callable[[Path], AnyMatch]) -> None:
        """``read`` plays an open match again, and leaves its file alone."""
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._read = read
        self._shown: list[MatchRow] = []
        self._unread: list[MatchRow] = []
        self._matches: tuple[Saved, ...] = ()
        self._icon = QLabel()
        self._icon.setPixmap(art.svg_pixmap("bluestick", 56, self.devicePixelRatioF()))
        self._name = label("brand", "bluestick")
        self._tagline = label("note")
        self._statistics = button()
        self._statistics.clicked.connect(self.statistics)
        self._settings = button()
        self._settings.clicked.connect(self.settings)
        self._band = Band(theme)
        self._tiles = [Tile(game, theme) for game in GAMES]
        for tile in self._tiles:
            tile.clicked.connect(lambda _, game=tile.game: self.play.emit(game))
        self._open = label("heading")
        self._saved = label("note")
        self._saved.setContentsMargins(0, 0, 0, 5)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(10)
        self._learn = label("heading")
        self._lessons = [Lesson(theme), Lesson(theme)]
        self._lessons[0].clicked.connect(lambda: self.rules.emit(next(iter(GAMES))))
        self._lessons[1].clicked.connect(self.keys)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the day."""
        self._tagline.setText(self.tr("Rare table games, at your own pace."))
        self._statistics.setText(self.tr("Statistics"))
        self._settings.setText(self.tr("Settings"))
        self._open.setText(self.tr("Matches in progress"))
        self._saved.setText(self.tr("saved by themselves"))
        self._learn.setText(self.tr("Learn"))
        for tile in self._tiles:
            tile.retranslate()
        self._lessons[0].say(
            self.tr("Rules and words"), self.tr("Every clause, with examples drawn by the program itself.")
        )
        self._lessons[1].say(self.tr("Keys"), self.tr("Play without a mouse."))
        self.show_matches(self._matches)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._band.set_theme(theme)
        for tile in self._tiles:
            tile.set_theme(theme)
        for lesson in self._lessons:
            lesson.set_theme(theme)
        self.show_matches(self._matches)

    def show_matches(self, matches: Sequence[Saved]) -> None:
        """List the matches that wait to be gone on with."""
        self._matches = tuple(matches)
        empty(self._rows)
        rows = [MatchRow(saved, self._theme) for saved in matches]
        for row in rows:
            row.resume.clicked.connect(lambda _, path=row.path: self.resume.emit(path))
            row.discarded.connect(self.discard)
            self._rows.addWidget(row)
        first = next((row for row, saved in zip(rows, matches, strict=True) if saved.error is None), None)
        if first is not None:
            restyle(first.resume, "kind", "primary")
        if not rows:
            self._rows.addWidget(NoMatches())
        self._rows.addStretch()
        self._shown = rows
        self._unread = [row for row, saved in zip(rows, matches, strict=True) if saved.error is None]
        QTimer.singleShot(0, self, self._read_on)
        self._saved.setVisible(bool(matches))

    def _read_on(self) -> None:
        """Look into one file after the other; the page is painted before and in between."""
        if not self._unread:
            return
        row = self._unread.pop(0)
        try:
            row.show_match(self._read(row.path))
        except (RecordError, OSError) as error:
            row.show_error(error)
        QTimer.singleShot(0, self, self._read_on)

    def areas(self) -> tuple[QWidget, ...]:
        """Where F6 leads, one after the other."""
        first = next((row.resume for row in self._shown if not row.resume.isHidden()), None)
        return (self._tiles[0], *((first,) if first is not None else ()), self._lessons[0], self._statistics)

    def _arrange(self) -> None:
        name = QVBoxLayout()
        name.setSpacing(0)
        name.addWidget(self._name)
        name.addWidget(self._tagline)
        top = QHBoxLayout()
        top.setContentsMargins(48, 8, 48, 12)
        top.setSpacing(14)
        top.addWidget(self._icon)
        top.addLayout(name, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
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
        matches.addWidget(Column(self._rows), 1)

        card = QWidget()
        card.setProperty("role", "card")
        card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        lessons = QVBoxLayout(card)
        lessons.setContentsMargins(12, 8, 12, 8)
        lessons.setSpacing(4)
        for lesson in self._lessons:
            if lesson is not self._lessons[0]:
                lessons.addWidget(line())
            lessons.addWidget(lesson)
        learn = QVBoxLayout()
        learn.setSpacing(12)
        learn.addWidget(self._learn)
        learn.addWidget(card)

        tiles = QHBoxLayout()
        tiles.setSpacing(16 - 2 * RING)
        for tile in self._tiles:
            tiles.addWidget(tile)
        body = QGridLayout()
        body.setContentsMargins(48 - RING, 24 - RING, 48, 32)
        if len(self._tiles) == 1:  # one large tile beside all the rest
            body.setHorizontalSpacing(32 - RING)
            body.setVerticalSpacing(24)
            matches.setContentsMargins(0, RING - 4, 0, 0)
            body.addLayout(tiles, 0, 0, 2, 1)
            body.addLayout(matches, 0, 1)
            body.addLayout(learn, 1, 1)
            body.setColumnStretch(0, 5)
            body.setColumnStretch(1, 7)
            body.setRowStretch(0, 1)
        else:
            learn.addStretch()
            matches.setContentsMargins(RING, 0, 0, 0)
            body.setHorizontalSpacing(24)
            body.setVerticalSpacing(16)
            body.addLayout(tiles, 0, 0, 1, 2)
            body.addLayout(matches, 1, 0)
            body.addLayout(learn, 1, 1)
            body.setColumnStretch(0, 2)
            body.setColumnStretch(1, 1)
            body.setRowStretch(1, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(top)
        page.addWidget(self._band)
        page.addLayout(body, 1)


class Tile(QPushButton):
    """A game on the shelf."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.game = game
        self._theme = theme
        self._picture = QPixmap()
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._name, self._text = label("heading"), label("note", wrap=True)
        self._players, self._play = label("players", wrap=True), label("go")
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self._players, 1)
        foot.addWidget(self._play)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(RING + 18, RING, RING + 18, RING + 16)
        column.setSpacing(4)
        column.addStretch(1)
        for part in (self._name, self._text):
            column.addWidget(part)
        column.addSpacing(GAP)
        column.addLayout(foot)
        for part in (self._name, self._text, self._players, self._play):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def retranslate(self) -> None:
        """Say everything in the language of the day."""
        self._name.setText(texts.game_name(self.game))
        self._text.setText(texts.tagline(self.game))
        self._players.setText(texts.players_line(self.game))
        self._play.setText(self.tr("Play") + "  ›")
        self._make_room()
        self.setAccessibleName(self.tr("Play {game}").format(game=texts.game_name(self.game)))
        self.setAccessibleDescription(texts.tagline(self.game))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.px(236), style.px(342))

    def hasHeightForWidth(self) -> bool:
        return False  # the picture takes what the text leaves

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(200), 2 * RING + self._named() + style.px(PICTURE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where there is little of it the picture says more than the sentence, and nothing is cut."""
        edge = RING + (18 if self.width() >= style.px(ROOMY) else 10)
        self._column.setContentsMargins(edge, RING, edge, RING + 16)
        room = self.width() - 2 * edge
        wide = QFontMetricsF(art.serif(style.px(NAME))).horizontalAdvance(self._name.text()) + 2
        smaller = f"font-size: {int(style.px(NAME) * room / wide)}px" if 0 < room < wide else ""
        if smaller != self._name.styleSheet():
            self._name.setStyleSheet(smaller)
        self._play.setVisible(self.width() >= style.px(ROOMY))
        text = self._text.heightForWidth(room)
        self._text.setVisible(self.height() >= self._named() + text + style.px(PICTURE))

    def _named(self) -> int:
        """The height of the name and of the foot, with what is around them."""
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        foot = max(self._foot.heightForWidth(width), self._foot.minimumSize().height())
        return margins.top() + margins.bottom() + self._name.sizeHint().height() + foot + GAP + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.hasFocus():
            ring(painter, frame, 12, theme)
        else:
            art.shadow(painter, frame, 12, "lifted" if self.underMouse() and not self.isDown() else "card", theme)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 12, 12)
        painter.fillPath(shape, theme.color("panel"))
        picture = QRectF(frame.x(), frame.y(), frame.width(), self._name.y() - 14 - frame.y())
        painter.setClipPath(shape)
        painter.drawPixmap(picture.topLeft(), self._painted(picture.size().toSize()))
        painter.fillRect(QRectF(picture.x(), picture.bottom() - 3, picture.width(), 3), theme.color("ochre"))
        if theme.high_contrast:
            painter.setClipping(False)
            painter.setPen(QPen(theme.color("line"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 12, 12)

    def _painted(self, size: QSize) -> QPixmap:
        dpr = self.devicePixelRatioF()
        if self._picture.deviceIndependentSize().toSize() != size or self._picture.devicePixelRatio() != dpr:
            self._picture = tables.tile(self.game, self._theme, size, dpr)
        return self._picture


class Lesson(QPushButton):
    """Something to read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "row")
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._theme = theme
        self._name, self._text = label("strong"), label("note", wrap=True)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(60, 8, 12, 8)
        column.setSpacing(1)
        for part in (self._name, self._text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)

    def say(self, name: str, text: str) -> None:
        """Name it."""
        self._name.setText(name)
        self._text.setText(text)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._column.heightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QRectF(12, 0, 36, self.height()).center()
        art.star(painter, centre, 15, self._theme.color("ochre"), self._theme.color("accent"))
