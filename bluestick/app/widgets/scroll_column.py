"""Vertical scroll area that follows the keyboard focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QWidget

from bluestick.app.widgets import style
from bluestick.tables.access import accessible_roles

FOCUS_MARGIN = 12
"""Pixels kept in view above and below the widget that has the focus."""


class ScrollColumn(QScrollArea):
    """Vertical scroll area; its minimum width is that of its content."""

    def __init__(self, content: QLayout) -> None:
        super().__init__()
        self._inner = QWidget()
        self._inner.setProperty("role", "plain")
        self._inner.setLayout(content)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner.installEventFilter(self)
        style.application().focusChanged.connect(self._scroll_to_focus)
        accessible_roles.install()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), 80)

    def scroll_to(self, part: QWidget) -> None:
        """Scroll to a widget after the next layout."""
        QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(part))

    def _scroll_to_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is None or now is None or QApplication.mouseButtons() or not self._inner.isAncestorOf(now):
            return
        middle = now.mapTo(self._inner, now.rect().center())
        self.ensureVisible(middle.x(), middle.y(), 0, now.height() // 2 + FOCUS_MARGIN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
