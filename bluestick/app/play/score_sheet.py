"""Score sheet dock: tree of rounds, deals and lines, chart of a round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bluestick.app.widgets import style
from bluestick.app.widgets.dock import Dock
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.score_bar import SIDE_COLORS
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import game_texts
from bluestick.text.sheets import Curve, Entry, Sheet

CLAUSE = Qt.ItemDataRole.UserRole
ROUND = Qt.ItemDataRole.UserRole + 1
COUNT = Qt.ItemDataRole.UserRole + 2

WRAPPED = Qt.AlignmentFlag.AlignRight.value | Qt.AlignmentFlag.AlignBottom.value | Qt.TextFlag.TextWordWrap.value
SIDE, LINK = (96, 60, 50), 58
"""Width of an amount column, with one, with two, with more sides; width of the column of clauses."""
LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
CARDS = 8


class ScoreSheet(Dock):
    """Tree of rounds, deals and lines, and chart of the selected round."""

    clause = Signal(str)
    """Emitted to open the rules; argument: the clause, ``haljan#H6.3``."""
    count = Signal(int)
    """Emitted to show the table as it was when a deal was scored; argument: its number, from 1."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("score_sheet", theme, 360)
        self._sheet: Sheet | None = None
        self._lines: dict[tuple[int, ...], QTreeWidgetItem] = {}  # expandable items by their place in the tree
        self._whole_lines: list[QTreeWidgetItem] = []
        self._unfolded: set[tuple[int, ...]] = set()
        self._totals = label("score")
        self.add_to_head(self._totals)
        self._deal = label("note")
        self.chart = Chart(theme)
        self.tree = QTreeWidget()
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        style.apply_scaled(self.tree, lambda tree: tree.setIndentation(style.px(12)))
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setMinimumSectionSize(24)
        style.apply_scaled(self.tree.header(), lambda head: head.setFixedHeight(style.px(46)))
        self.tree.currentItemChanged.connect(self._show_curve_of)
        self.tree.itemActivated.connect(self._open_link)
        self.tree.itemClicked.connect(
            lambda item, column: self._open_link(item) if self._is_link(item, column) else None
        )
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Score sheet"))
        self.tree.setAccessibleName(self.windowTitle())

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.chart.set_theme(theme)
        if self._sheet is not None:
            self._fill_tree(self._sheet)

    def forget(self) -> None:
        """Forget the sheet, and which of its items are expanded."""
        self._sheet, self._lines = None, {}

    def show_sheet(self, sheet: Sheet) -> None:
        """Show a sheet. Items keep their expanded state; a new round is expanded."""
        if sheet != self._sheet:
            self._fill_tree(sheet)

    def show_deal(self, text: str) -> None:
        """Show the deal number of the match; "" hides it."""
        self._deal.setText(text)
        self._deal.setVisible(bool(text))

    def _fill_tree(self, sheet: Sheet) -> None:
        before = {place: line.isExpanded() for place, line in self._lines.items() if line.childCount()}
        self._sheet = sheet
        self._totals.setText("–".join(sheet.totals))
        tree = self.tree
        tree.blockSignals(True)
        tree.clear()
        tree.setColumnCount(len(sheet.sides) + 2)
        tree.setHeaderLabels(["", *sheet.sides, ""])
        header = tree.header().fontMetrics()
        tree.setHeaderHidden(not any(sheet.sides))
        side = SIDE[min(len(sheet.sides), len(SIDE)) - 1]
        for column in range(len(sheet.sides) + 2):
            tree.headerItem().setData(column, Qt.ItemDataRole.TextAlignmentRole, WRAPPED)
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            tree.setColumnWidth(column, style.px(side if column <= len(sheet.sides) else LINK))
            name, room = tree.headerItem().text(column), tree.columnWidth(column) - style.px(8)
            words = (header.elidedText(word, Qt.TextElideMode.ElideRight, room) for word in name.split(" "))
            tree.headerItem().setText(column, " ".join(words))
            tree.headerItem().setToolTip(column, literal_tooltip(name))
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._lines, self._whole_lines, self._unfolded = {}, [], set()
        for number, entry in enumerate(sheet.entries):
            tree.addTopLevelItem(self._entry_item(entry, (number,)))
        for place, line in self._lines.items():
            line.setExpanded(before.get(place, self._is_last(place) or place in self._unfolded))
        for line in self._whole_lines:
            line.setFirstColumnSpanned(True)
        tree.blockSignals(False)
        tree.scrollToBottom()
        self._show_curve(len(sheet.curves) - 1)

    def _entry_item(self, entry: Entry, place: tuple[int, ...]) -> QTreeWidgetItem:
        line = QTreeWidgetItem([entry.text, *entry.amounts, game_texts.clause_name(entry.clause)])
        link = self.tree.columnCount() - 1
        line.setToolTip(0, literal_tooltip(entry.text))
        line.setData(0, CLAUSE, entry.clause)
        line.setData(0, ROUND, place[0])
        line.setTextAlignment(0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for column in range(1, link + 1):
            line.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        line.setForeground(link, self._theme.color("accent"))
        if entry.below or entry.cards or entry.note or entry.count:
            self._lines[place] = line
        if entry.unfolded:
            self._unfolded.add(place)
        if not entry.clause and not any(entry.amounts):
            self._whole_lines.append(line)
        if len(place) < 3 and not entry.detail:
            for column in range(link):
                line.setFont(column, art.sans(style.px(15), QFont.Weight.Bold))
        if entry.cards or entry.note:
            line.addChild(self._cards(entry, place))
        for number, below in enumerate(entry.below):
            line.addChild(self._entry_item(below, (*place, number)))
        if entry.count:
            line.addChild(self._table_link_item(entry, place))
        return line

    def _table_link_item(self, entry: Entry, place: tuple[int, ...]) -> QTreeWidgetItem:
        """Return the item that, when activated, shows the table as it was when the entry was scored.

        ``place``: indices that lead to the entry in the tree.
        """
        line = QTreeWidgetItem([self.tr("Show on the table")])
        line.setForeground(0, self._theme.color("accent"))
        line.setData(0, CLAUSE, "")
        line.setData(0, ROUND, place[0])
        line.setData(0, COUNT, entry.count)
        self._whole_lines.append(line)
        return line

    def _cards(self, entry: Entry, place: tuple[int, ...]) -> QTreeWidgetItem:
        game, _, _ = entry.clause.partition("#")
        rows = [
            game_texts.parts(game, entry.cards[first : first + CARDS]) for first in range(0, len(entry.cards), CARDS)
        ]
        line = QTreeWidgetItem(["\n".join([entry.note, *rows] if entry.note else rows)])
        line.setForeground(0, self._theme.color("ink2"))
        line.setData(0, CLAUSE, entry.clause)
        line.setData(0, ROUND, place[0])
        self._whole_lines.append(line)
        return line

    def _is_last(self, place: tuple[int, ...]) -> bool:
        """Return whether ``place`` (indices in the tree) is the latest round or deal, whose item starts expanded."""
        return len(place) < 3 and place == max(other for other in self._lines if len(other) == len(place))

    def _is_link(self, item: QTreeWidgetItem, column: int) -> bool:
        return column == self.tree.columnCount() - 1 or item.data(0, COUNT) is not None

    def _open_link(self, item: QTreeWidgetItem) -> None:
        clause, count = item.data(0, CLAUSE), item.data(0, COUNT)
        if clause:
            self.clause.emit(clause)
        elif count:
            self.count.emit(count)

    def _show_curve_of(self, line: QTreeWidgetItem | None) -> None:
        if line is not None:
            self._show_curve(line.data(0, ROUND))

    def _show_curve(self, number: int) -> None:
        curves = self._sheet.curves if self._sheet is not None else ()
        self.chart.setVisible(bool(curves))
        if self._sheet is None or not curves:
            self.chart.show_curve(None, ())
            return
        self.chart.show_curve(self._sheet.curves[number], self._sheet.sides)

    def _arrange(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 4, 8, 12)
        column.setSpacing(8)
        column.addWidget(self.chart)
        column.addWidget(self.tree, 1)
        column.addWidget(self._deal)
        self.setWidget(inner)


class Chart(QWidget):
    """Line chart of the running score in a round, a line per side, with the goal."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._curve: Curve | None = None
        self._sides: tuple[str, ...] = ()
        style.apply_scaled(self, lambda chart: chart.setFixedHeight(style.px(176)))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_curve(self, curve: Curve | None, sides: tuple[str, ...]) -> None:
        """Show the curve of a round; None: nothing has been scored yet."""
        self._curve, self._sides = curve, sides
        if curve is not None:
            scores = (f"{side}: {score}" for side, score in zip(sides, curve.steps[-1], strict=True))
            self.setAccessibleName(" · ".join(scores))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.px(320), style.px(176))

    def paintEvent(self, event: QPaintEvent) -> None:
        curve = self._curve
        if curve is None:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(art.sans(style.px(13)))
        text = painter.fontMetrics()
        number = max(text.horizontalAdvance(str(score)) for score in (100, curve.goal, *curve.steps[-1]))
        room = QRectF(self.rect()).adjusted(number + 8, text.height() * 1.5 + 4, -number - 12, -text.height())
        top = max(curve.goal, *(score for step in curve.steps for score in step)) * 1.06
        wide = max(len(curve.steps) - 1, 5)

        def at(step: int, score: float) -> QPointF:
            return QPointF(room.left() + room.width() * step / wide, room.bottom() - room.height() * score / top)

        self._paint_grid(painter, room, at(0, curve.goal).y(), curve)
        for step, name in curve.marks:
            x = at(step, 0).x()
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
            painter.setPen(theme.color("ink2"))
            painter.drawText(QPointF(x, room.bottom() + text.height() - 2), name)
        for side in range(len(self._sides)):
            ink = self._side_color(side)
            pen = QPen(ink, 2.5, LINES[side % len(LINES)])
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            points = [at(step, scores[side]) for step, scores in enumerate(curve.steps)]
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(QPen(theme.color("panel"), 1.5))
            painter.setBrush(ink)
            for point in points:
                _draw_dot(painter, point, side)
        self._paint_ends(painter, curve, [at(len(curve.steps) - 1, score) for score in curve.steps[-1]])
        self._paint_legend(painter, room)

    def _side_color(self, side: int) -> QColor:
        return self._theme.color(SIDE_COLORS[side % len(SIDE_COLORS)])

    def _paint_grid(self, painter: QPainter, room: QRectF, goal: float, curve: Curve) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.setPen(QPen(theme.color("ink2"), 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(room.left(), goal), QPointF(room.right(), goal))
        painter.setPen(theme.color("ink2"))
        height = painter.fontMetrics().height()
        for score, y in ((curve.goal, goal), (0, room.bottom())):
            painter.drawText(
                QRectF(0, y - height / 2, room.left() - 8, height), int(Qt.AlignmentFlag.AlignRight), str(score)
            )

    def _paint_ends(self, painter: QPainter, curve: Curve, ends: Sequence[QPointF]) -> None:
        height = painter.fontMetrics().height()
        for side, box in enumerate(self.end_boxes(height, ends)):
            score = str(curve.steps[-1][side])
            behind = QRectF(box.left() - 2, box.top(), painter.fontMetrics().horizontalAdvance(score) + 4, height)
            painter.fillRect(behind, self._theme.color("panel"))  # so that no line crosses a number
            painter.setPen(self._side_color(side))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), score)

    def end_boxes(self, height: float, ends: Sequence[QPointF]) -> tuple[QRectF, ...]:
        """Return the rectangles of the scores at the ``ends`` of the lines, without overlap.

        ``height``: that of a line of text. The names at the bottom stay uncovered.
        """
        heights = _spread_heights([end.y() for end in ends], height)
        below = max(0.0, max(heights) + height / 2 - (self.height() - height))
        return tuple(
            QRectF(end.x() + 9, y - below - height / 2, 60, height) for end, y in zip(ends, heights, strict=True)
        )

    def _paint_legend(self, painter: QPainter, room: QRectF) -> None:
        text = painter.fontMetrics()
        width = (self.width() - 8) / max(1, len(self._sides))
        for side, name in enumerate(self._sides):
            left = 4 + side * width
            painter.setPen(QPen(self._side_color(side), 2.5, LINES[side % len(LINES)]))
            middle = text.height() / 2 + 1
            painter.drawLine(QPointF(left, middle), QPointF(left + 20, middle))
            painter.setPen(QPen(self._theme.color("panel"), 1.5))
            painter.setBrush(self._side_color(side))
            _draw_dot(painter, QPointF(left + 10, middle), side)
            painter.setPen(self._theme.color("ink"))
            painter.drawText(
                QRectF(left + 26, 0, width - 30, text.height() + 2),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                text.elidedText(name, Qt.TextElideMode.ElideRight, int(width - 32)),
            )


def _spread_heights(heights: Sequence[float], least: float) -> list[float]:
    """Return the heights in the given order, moved so that any two are at least ``least`` apart."""
    groups: list[list[int]] = []
    for place in sorted(range(len(heights)), key=heights.__getitem__):
        groups.append([place])
        while len(groups) > 1:
            above, below = (sum(heights[one] for one in group) / len(group) for group in groups[-2:])
            if below - above >= least * (len(groups[-2]) + len(groups[-1])) / 2:
                break
            groups[-2:] = [groups[-2] + groups[-1]]
    found = list(heights)
    for group in groups:
        middle = sum(heights[one] for one in group) / len(group)
        for number, one in enumerate(group):
            found[one] = middle + (number - (len(group) - 1) / 2) * least
    return found


def _draw_dot(painter: QPainter, point: QPointF, side: int) -> None:
    match side % 3:
        case 0:
            painter.drawEllipse(point, 4, 4)
        case 1:
            painter.drawRect(QRectF(point.x() - 3.5, point.y() - 3.5, 7, 7))
        case _:
            painter.drawPolygon(art.lozenge(point, 5, 5))
