"""Notices over the table (refusals, hints), placed where they cover nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QScrollArea, QWidget

from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.overlays import Overlay
from bluestick.tables.drawing import free_rectangles
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import common, game_texts

if TYPE_CHECKING:
    from bluestick.tables.widget.table import GameTable

EDGE = 6
"""Margin to the edge of the table, and step between tried positions, in pixels."""
GAP = 10
"""Margin to areas that must not be covered, in pixels."""
LEAST = 240
"""Minimum width of an overlay in pixels."""
SHARES = (1.0, 0.8, 0.6, 0.45, 0.3)
"""Widths that are tried in turn, as factors of the wanted width."""
INSIDE, SPACE = (16, 4, 6, 4), 8
"""Margins around sentence and buttons, and spacing between them."""
COLUMNS = (240, 200, 160, 136)
"""Widths in pixels of a sentence in a column beside the cards."""


class FloatingOverlay(Overlay):
    """Small overlay, placed where it covers as little of the table as possible."""

    def __init__(self, table: GameTable[Any]) -> None:
        super().__init__(table)
        self._occupied, self._guarded = table.occupied_areas, table.uncovered_areas

    def move_to_best_place(self, wide: int, high: Callable[[int], int], least: int = LEAST) -> None:
        """Move to where the overlay covers as little as possible.

        It becomes ``least`` to ``wide`` pixels wide; ``high`` returns the height for a width.
        """
        table = self._table
        edges = (-GAP, -GAP, GAP, GAP)
        taken = [rect.toAlignedRect().adjusted(*edges) for rect in self._guarded()] + self.others()
        occupied = [rect.toAlignedRect() for rect in self._occupied()]
        low, middle = table.height() - EDGE, table.width() // 2
        best, lowest = None, (0, 0)
        free = free_rectangles.free_rooms(
            table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE), taken, QSize(LEAST, style.px(30))
        )
        widths = sorted({min(wide, max(least, round(wide * share))) for share in SHARES}, reverse=True)
        for width in widths:
            height = high(width)
            for room in free:
                if room.width() < width or room.height() < height:
                    continue
                for top in (room.bottom() - height, room.center().y() - height // 2, room.top()):
                    wished = QRect(middle - width // 2, top, width, height)
                    place = free_rectangles.nearest_inside(room, QSize(width, height), wished)
                    away = low - place.bottom() + 2 * abs(place.center().x() - middle) + (wide - width) // 2
                    cost = (covered_area(place, occupied), away)
                    if best is None or cost < lowest:
                        best, lowest = place, cost
        if best is None:
            most = table.height() - 2 * EDGE
            whole = [width for width in widths if high(width) <= most] or widths[:1]
            sizes = [QSize(width, min(most, high(width))) for width in whole]
            best = min((QRect(self.spot(size), size) for size in sizes), key=lambda place: covered_area(place, taken))
        self.setGeometry(best)

    def others(self) -> list[QRect]:
        found = self._table.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [other.geometry() for other in found if other.isVisible() and other is not self]

    def spot(self, size: QSize) -> QPoint:
        """Return the position where an overlay of this size covers least, above all no button and no hint.

        The nearer it is to the middle of the lower edge, the better.
        """
        table = self._table
        found = table.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        buttons = [button.geometry() for button in found if button.isVisible()]
        buttons += [rect.toAlignedRect() for rect in self._guarded()]
        taken = [rect.toAlignedRect() for rect in self._occupied()] + self.others()
        right, low = table.width() - size.width(), table.height() - size.height() - EDGE

        def cost(at: QPoint) -> tuple[int, int]:
            place = QRect(at, size)
            away = low - at.y() + abs(2 * at.x() - right)
            return covered_area(place, buttons), covered_area(place, taken) + away

        spots = [QPoint(x, y) for y in range(low, 0, -EDGE) for x in (right // 2, EDGE, right - EDGE)]
        return min(spots, key=cost, default=QPoint(right // 2, 0))


class TableNotice(FloatingOverlay):
    """Overlay with a sentence, a link to its clause, and a button if needed."""

    clause = Signal(str)

    def __init__(self, table: GameTable[Any]) -> None:
        super().__init__(table)
        self.setProperty("role", "notice")
        self._clause = ""
        self._text = GlossaryLabel("sentence", table.rules.id)
        self._text.clause.connect(self.clause)
        self._link = button("link")
        self._link.clicked.connect(lambda: self.clause.emit(self._clause))
        self.action = button()
        self.action.clicked.connect(self._go)
        self._goes: Callable[[], object] = lambda: None  # callback of that button
        self._close = button("link", "×")
        self._close.clicked.connect(self.hide)
        self.reading = QScrollArea()
        self.reading.setFrameShape(QFrame.Shape.NoFrame)
        self.reading.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.reading.setWidgetResizable(True)
        self.reading.setWidget(self._text)
        for part in (self._text, self.reading.viewport()):
            part.setAutoFillBackground(False)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(SPACE)
        self._buttons.addWidget(self._link)
        self._buttons.addWidget(self.action)
        self._buttons.addStretch()
        self._buttons.addWidget(self._close)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(*INSIDE)
        self._row.setSpacing(SPACE)
        self._row.addWidget(self.reading, 1)
        self._row.addLayout(self._buttons)

    @property
    def text(self) -> str:
        return self._text.plain_text

    @property
    def link(self) -> QWidget:
        return self._link

    def retranslate(self) -> None:
        self._close.setToolTip(common.close_label())
        self._close.setAccessibleName(common.close_label())

    def show_text(self, text: str, clause: str = "", way: tuple[str, Callable[[], object]] | None = None) -> None:
        """Show and announce a sentence; ``way``: label and callback of a button beside it, None: no button."""
        self._clause = clause
        self.action.setVisible(way is not None)
        if way is not None:
            told, self._goes = way
            self.action.setText(told)
        self._text.show_text(text)
        self._link.setVisible(bool(clause))
        self._link.setText(game_texts.clause_name(clause))
        self._link.setToolTip(literal_tooltip(common.read_clause(game_texts.clause_name(clause))))
        self.show()
        self.raise_()
        self.place()
        announce(self, text)

    def _go(self) -> None:
        self.hide()
        self._goes()

    def hide(self) -> None:
        """Hide the notice and clear its text, which the next player at this computer may not be allowed to see."""
        super().hide()
        self._text.show_text("")

    def place(self) -> None:
        """Move to a free place, else to a column beside cards or board, else cover cards."""
        table = self._table
        most = table.width() - 32
        wanted = self._text.fontMetrics().horizontalAdvance(self.text) + self._width_beside_text + SPACE
        self.move_to_best_place(
            min(wanted, most), self._height, least=min(max(style.px(LEAST), self._least_width), most)
        )
        occupied = [rect.toAlignedRect() for rect in self._occupied()]
        if covered_area(self.geometry(), occupied):
            self._place_beside(occupied)
        self._arrange()

    @property
    def _shown_buttons(self) -> list[QAbstractButton]:
        return [made for made in (self._link, self.action, self._close) if not made.isHidden()]

    @property
    def _width_beside_text(self) -> int:
        left, _, right, _ = INSIDE
        return left + right + sum(SPACE + made.sizeHint().width() for made in self._shown_buttons)

    @property
    def _least_width(self) -> int:
        """Width of the longest word or the widest button, margins included."""
        left, _, right, _ = INSIDE
        measure = self._text.fontMetrics()
        words = [measure.horizontalAdvance(word) + SPACE for word in self.text.split()]
        return left + right + max([made.sizeHint().width() for made in self._shown_buttons] + words)

    def _is_narrow(self, width: int) -> bool:
        """Return whether at this width the buttons beside the sentence would leave it less than half."""
        wanted = self._text.fontMetrics().horizontalAdvance(self.text) + SPACE
        return width - self._width_beside_text < min(wanted, max(width // 2, style.px(LEAST)))

    def _buttons_fit(self, width: int) -> bool:
        left, _, right, _ = INSIDE
        return width >= left + right + sum(SPACE + made.sizeHint().width() for made in self._shown_buttons)

    def _height(self, width: int) -> int:
        left, top, right, bottom = INSIDE
        heights = [made.sizeHint().height() for made in self._shown_buttons]
        if not self._is_narrow(width):
            text = self._text.heightForWidth(width - self._width_beside_text)
            return max(style.px(36), top + max(text, *heights) + bottom)
        below = max(heights) if self._buttons_fit(width) else sum(heights) + SPACE * (len(heights) - 1)
        return top + self._text.heightForWidth(width - left - right) + SPACE + below + bottom

    def _arrange(self) -> None:
        """Put the buttons beside or below the sentence, which scrolls where the table is too low."""
        beside, under = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        width = self.width()
        self._row.setDirection(under if self._is_narrow(width) else beside)
        self._buttons.setDirection(beside if not self._is_narrow(width) or self._buttons_fit(width) else under)
        scrolls = self._height(width) > self.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.reading.setVerticalScrollBarPolicy(policy)
        self.reading.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self._row.activate()

    def _place_beside(self, occupied: Sequence[QRect]) -> None:
        table = self._table
        taken = [*occupied, *(rect.toAlignedRect() for rect in self._guarded()), *self.others()]
        free = table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        for width in map(style.px, COLUMNS):
            size = QSize(width, self._height(width))
            if width < self._least_width:
                continue
            wished = QRect(QPoint(free.right(), free.center().y() - size.height() // 2), size)
            found = [
                free_rectangles.nearest_inside(room, size, wished)
                for room in free_rectangles.free_rooms(free, taken, size)
            ]
            if found:
                self.setGeometry(min(found, key=lambda place: (place.center() - wished.center()).manhattanLength()))
                return


def covered_area(place: QRect, things: Iterable[QRect]) -> int:
    """Return the area of ``things`` that ``place`` covers, in square pixels."""
    cuts = (place.intersected(thing).size() for thing in things if place.intersects(thing))
    return sum(cut.width() * cut.height() for cut in cuts)
