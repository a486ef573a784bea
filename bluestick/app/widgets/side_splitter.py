"""Splitter of table and side panel; the panel can be resized, folded, or floated over the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from bluestick.app.widgets import style

LEAST = 560
"""A table is that wide at least; else what stands beside it makes room."""
TIGHT = 376
"""A table is that wide at least where the rules stand beside a lesson or a review, whose panel has to be read."""
NARROWEST, WIDEST = 0.8, 1.9
"""How wide that may be, against how wide it is drawn."""


class SideSplitter(QSplitter):
    """Dragging the edge between both gives one more room."""

    changed = Signal()
    """What stands beside has come or gone, or is wider or narrower."""

    def __init__(self, table: QWidget, side: QWidget, drawn: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.folds = True
        """Whether what stands beside gives way where there is no room. Else the table does, unless a dock is open."""
        self.share = 1.0
        """How wide it is wanted, against how wide it is drawn."""
        self.open = True
        """Whether it is wanted beside the table."""
        self._drawn = drawn
        self._table, self.side = table, side
        self._over = False  # it is wanted for a while, over the table
        self._is_narrow = False
        self._arranges = False
        self.setHandleWidth(0)
        self.setChildrenCollapsible(False)
        self.addWidget(table)
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.splitterMoved.connect(self._drag)

    def stand(self, side: QWidget) -> None:
        """This stands beside the table instead."""
        self.side.hide()
        self.side = side
        self.insertWidget(1, side)
        self.setStretchFactor(1, 0)
        self._arrange()

    def wear(self, share: float, *, is_open: bool) -> None:
        """As somebody has left it."""
        self.share, self.open = share, is_open
        self._arrange()

    @property
    def is_folded(self) -> bool:
        """Whether what stands beside cannot be seen."""
        return not (self._over if self._is_narrow else self.open)

    @property
    def lies_over(self) -> bool:
        """Whether it covers a part of the table for a while."""
        return self._is_narrow and self._over

    @property
    def needed(self) -> int:
        """How wide it has to be to show both."""
        side = max(self.side.minimumSizeHint().width(), round(style.px(self._drawn) * NARROWEST))
        return side + (LEAST if self.folds else style.px(TIGHT))

    def toggle(self) -> None:
        """It comes, or goes."""
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
        """Something is there that has to be seen."""
        if self.is_folded:
            self.toggle()

    def fold_back(self) -> bool:
        """Away from over the table; False if it does not lie there."""
        lay = self.lies_over
        if lay:
            self.toggle()
        return lay

    def fit(self) -> None:
        """Texts are larger or smaller."""
        self._arrange()

    def _drag(self, _: int, __: int) -> None:
        self.share = self.side.width() / style.px(self._drawn)
        self.changed.emit()

    def _arrange(self) -> None:
        """Give both their places: once, though taking one out may resize what it was in."""
        if self._arranges:
            return
        self._arranges, width = True, self.width()
        try:
            self._divide()
        finally:
            self._arranges = False
        if self.width() != width:
            self._arrange()

    def _divide(self) -> None:
        least = max(self.side.minimumSizeHint().width(), round(style.px(self._drawn) * NARROWEST))
        may_fold = self.folds or self.width() < self.window().width()
        was, self._is_narrow = self._is_narrow, may_fold and self.width() < self.needed
        wide = round(style.px(self._drawn) * min(max(self.share, NARROWEST), WIDEST))
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
            wide = max(least, min(wide, self.width() - LEAST))
            self.setSizes([self.width() - wide, wide])
        if was != self._is_narrow:
            self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
