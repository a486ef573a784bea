"""Tiles of the games on the start page, in one row with the same metrics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button, draw_ring
from bluestick.app.widgets.focus_ring import has_focus_ring
from bluestick.app.widgets.labels import label
from bluestick.store.lesson_progress import has_lessons
from bluestick.tables import catalogue
from bluestick.tables.drawing import art
from bluestick.text import common, game_titles

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

RING = 6
"""Margin round a tile for its focus ring, in pixels."""
ROW_MARGINS = QMargins(12, RING, 12, 20)
"""Margins round the row, for the shadow of a raised tile."""
TILE_GAP, NARROW_TILE = 16, 176
"""Space between two tiles, and tile width below which the margins inside are narrower."""
MINIMUM_PICTURE = 66
NAME_SIZE = 23


class TileRow(QWidget):
    """Row of tiles, placed without a layout: widgets must not be shown or hidden during a layout pass."""

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
        return self._around(
            QSize(style.px(108), style.px(MINIMUM_PICTURE) + self._tile_metrics(style.px(NARROW_TILE)).written)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def arrange(self) -> None:
        if not self.isVisible():
            return
        many = len(self._tiles)
        inside = QRectF(self.rect().marginsRemoved(ROW_MARGINS))
        between = TILE_GAP if inside.width() >= many * style.px(NARROW_TILE) else TILE_GAP / 2
        width = (inside.width() - (many - 1) * between) / many
        plan = self._tile_metrics(round(width), round(inside.height()))
        for place, tile in enumerate(self._tiles):
            frame = QRectF(inside.x() + place * (width + between), inside.y(), width, inside.height()).toRect()
            tile.setGeometry(frame.adjusted(-RING, -RING, RING, RING))
            tile.arrange(plan)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for tile in self._tiles:
            painter.drawPixmap(tile.geometry().marginsAdded(ROW_MARGINS).topLeft(), self._shadow(tile))

    def _shadow(self, tile: GameTile) -> QPixmap:
        height = "lifted" if tile.underMouse() and not tile.isDown() else "card"
        whole = tile.size().grownBy(ROW_MARGINS)
        frame = QRectF(QPointF(), whole).marginsRemoved(ROW_MARGINS + RING)
        return art.cached(
            f"tile shadow {height} {self._theme.name}",
            whole,
            self.devicePixelRatioF(),
            lambda painter: art.shadow(painter, frame, tile.RADIUS, height, self._theme),
        )

    def _around(self, tile: QSize) -> QSize:
        many = len(self._tiles)
        return QSize(many * tile.width() + (many - 1) * TILE_GAP, tile.height()).grownBy(ROW_MARGINS)

    def _tile_metrics(self, width: int, height: int = 0) -> TileMetrics:
        """Return the metrics for tiles of this size: no sentence about the game if the picture lacks room."""
        edge = 18 if width >= style.px(NARROW_TILE) else 8
        room = width - 2 * edge
        letters = art.serif(style.px(NAME_SIZE))
        letters.setWeight(QFont.Weight.DemiBold)
        widest = max(QFontMetricsF(letters).horizontalAdvance(tile.name.text()) for tile in self._tiles) + 2
        size = min(style.px(NAME_SIZE), int(style.px(NAME_SIZE) * room / widest))
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
        return roomy if height >= roomy.written + style.px(MINIMUM_PICTURE) else plan


@dataclass(frozen=True, slots=True)
class TileMetrics:
    """Heights of the parts of a tile, equal for all tiles."""

    edge: int
    size: int
    name: int
    text: int
    """Height of the sentence about the game; 0 if there is no room."""
    players: int
    foot: int
    lines: int
    """Number of lines for links and play label: 1 if all fit side by side, 2 if the two links do, else 3."""

    @property
    def written(self) -> int:
        text = self.text + 8 if self.text else 0
        return 12 + self.name + text + self.players + 8 + self.foot * self.lines + 14


class GameTile(QPushButton):
    """Tile of a game on the start page."""

    raised = Signal()
    """Emitted when the tile is raised (drawn with a larger shadow) or lowered."""
    chosen = Signal(str)
    taught = Signal(str)
    """Emitted to open the lessons of a game; argument: its id."""
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
        """Links to the rules, and to what a click on the tile does not open: lessons or new match."""
        self._has_lessons = has_lessons(game)
        self._teaches = False
        self.clicked.connect(lambda: (self.taught if self._teaches else self.chosen).emit(game))
        self.other.clicked.connect(lambda: (self.chosen if self._teaches else self.taught).emit(game))

    @property
    def foot_widths(self) -> tuple[int, int]:
        """Width of the two links side by side, and width of links and play label in one line."""
        other = self.other.sizeHint().width() + 2 if self._has_lessons else 0
        links = self.rules.sizeHint().width() + other
        return links, links + 6 + self.play.sizeHint().width()

    def set_opens_lessons(self, opens: bool) -> None:
        """Set whether a click opens the lessons, if any, rather than a new match."""
        if self._teaches != (opens and self._has_lessons):
            self._teaches = not self._teaches
            self.retranslate()

    def retranslate(self) -> None:
        game = game_titles.game_name(self.game)
        self.name.setText(game)
        self.sentence.setText(game_titles.tagline(self.game))
        self.players.setText(game_titles.players_line(self.game))
        learn, play = common.learn_label(), common.play_label()
        learn_game, play_game = self.tr("Learn {game}").format(game=game), self.tr("Play {game}").format(game=game)
        self.play.setText((learn if self._teaches else play) + "  ›")
        self.other.setText(play if self._teaches else learn)
        self.other.setAccessibleName(play_game if self._teaches else learn_game)
        self.rules.setText(common.rules_label())
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
        left, width = RING + plan.edge, self.width() - 2 * (RING + plan.edge)
        self._pictured = self.height() - 2 * RING - plan.written
        small = f"font-size: {plan.size}px" if plan.size < style.px(NAME_SIZE) else ""
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
        if has_focus_ring(self):
            draw_ring(painter, frame, self.RADIUS, theme)
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
