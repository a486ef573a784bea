"""Splitter of table and side panel, which can be resized, folded, or floated over the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from bluestick.app.widgets import style

MIN_TABLE_WIDTH = 560
"""Width of the table in pixels below which the panel is hidden."""
MIN_LESSON_WIDTH = 376
"""Minimum width of the table beside the panel of a lesson or review, in pixels at the normal text size."""
MIN_SHARE, MAX_SHARE = 0.8, 1.9
"""Width of the panel, as factors of its design width."""


class SideSplitter(QSplitter):
    """Splitter with a table at the left and a panel at the right."""

    changed = Signal()
    """Emitted when the panel is shown, hidden or resized."""

    def __init__(self, table: QWidget, side: QWidget, drawn: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.folds = True
        """Whether the page allows to hide the panel for lack of room; if not, this needs an open dock."""
        self.share = 1.0
        """Width of the panel that the player has set, as a factor of its design width."""
        self.open = True
        """Whether the player wants the panel beside the table, if there is room."""
        self._drawn = drawn
        self._table, self.side = table, side
        self._over = False  # the panel is shown over the table for a while
        self._is_narrow = False
        self._arranges = False
        self.setHandleWidth(0)
        self.setChildrenCollapsible(False)
        self.addWidget(table)
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.splitterMoved.connect(self._drag)

    def set_side(self, side: QWidget) -> None:
        self.side.hide()
        self.side = side
        self.insertWidget(1, side)
        self.setStretchFactor(1, 0)
        self._arrange()

    def restore(self, share: float, *, is_open: bool) -> None:
        self.share, self.open = share, is_open
        self._arrange()

    @property
    def is_folded(self) -> bool:
        return not (self._over if self._is_narrow else self.open)

    @property
    def covers_table(self) -> bool:
        """Whether the panel is shown over part of the table, for lack of room beside it."""
        return self._is_narrow and self._over

    @property
    def needed(self) -> int:
        """Minimum width of the splitter in which table and panel fit side by side."""
        side = max(self.side.minimumSizeHint().width(), round(style.px(self._drawn) * MIN_SHARE))
        return side + (MIN_TABLE_WIDTH if self.folds else style.px(MIN_LESSON_WIDTH))

    def toggle(self) -> None:
        focus = QApplication.focusWidget()
        had = focus is not None and self.side.isAncestorOf(focus)
        if self._is_narrow:
            self._over = not self._over
        else:
            self.open = not self.open
        self._arrange()
        if had:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def unfold(self) -> None:
        if self.is_folded:
            self.toggle()

    def hide_if_over(self) -> bool:
        """Hide the panel if it covers the table; return whether it did."""
        lay = self.covers_table
        if lay:
            self.toggle()
        return lay

    def fit(self) -> None:
        """Lay out again after a change of text size."""
        self._arrange()

    def _drag(self, _: int, __: int) -> None:
        self.share = self.side.width() / style.px(self._drawn)
        self.changed.emit()

    def _arrange(self) -> None:
        """Lay out table and panel; nested calls are ignored, as moving the panel may resize the splitter."""
        if self._arranges:
            return
        self._arranges, width = True, self.width()
        try:
            self._divide_width()
        finally:
            self._arranges = False
        if self.width() != width:
            self._arrange()

    def _divide_width(self) -> None:
        least = max(self.side.minimumSizeHint().width(), round(style.px(self._drawn) * MIN_SHARE))
        may_fold = self.folds or self.width() < self.window().width()
        was, self._is_narrow = self._is_narrow, may_fold and self.width() < self.needed
        wide = round(style.px(self._drawn) * min(max(self.share, MIN_SHARE), MAX_SHARE))
        if self._is_narrow:
            if not was:
                self._over = False
            if self.side.parentWidget() is self:
                self.side.setParent(self.parentWidget())
            wide = max(least, min(wide, self.width() - 24))
            corner = self.geometry().topLeft() + QPoint(self.width() - wide, 0)
            self.side.setGeometry(QRect(corner, QSize(wide, self.height())))
            self.side.setVisible(self._over)
            self.side.raise_()
        else:
            if self.side.parentWidget() is not self:
                self.insertWidget(1, self.side)
                self.setStretchFactor(1, 0)
            if was and self._over:
                self.open = True
            self.side.setVisible(self.open)
            wide = max(least, min(wide, self.width() - MIN_TABLE_WIDTH))
            self.setSizes([self.width() - wide, wide])
        if was != self._is_narrow:
            self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
