"""Dock widget with its own title bar: close, float, move to the other side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import row_of
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common

FRAME = (
    Qt.WindowType.Tool
    | Qt.WindowType.CustomizeWindowHint
    | Qt.WindowType.WindowTitleHint
    | Qt.WindowType.WindowSystemMenuHint
    | Qt.WindowType.WindowCloseButtonHint
)
"""Window flags of a floating dock: a tool window, so that the main window's shortcuts work in it."""


class Dock(QDockWidget):
    """Dock with a title, buttons to float and close it, and its content."""

    left = Signal(bool)
    """Emitted when the dock is hidden; argument: whether it had the focus."""
    closed = Signal()
    """Emitted when the player closes the dock: by its button, by Esc, or by its window frame."""

    def __init__(self, name: str, theme: Theme, width: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        style.apply_scaled(self, lambda dock: dock.setMinimumWidth(style.px(width)))
        self._theme = theme
        self._title, self.float_button, self.close_button = label("strong"), button("tool"), button("tool", "×")
        self.float_button.clicked.connect(lambda: self.setFloating(not self.isFloating()))
        self.close_button.clicked.connect(self.close)
        head = QWidget()
        head.setProperty("role", "panel")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._head = row_of((self._title, 1), self.float_button, self.close_button, margins=(20, 8, 8, 0), inside=head)
        self.setTitleBarWidget(head)
        self.topLevelChanged.connect(self._take_frame)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.setWindowTitle(title)

    def add_to_head(self, widget: QWidget) -> None:
        self._head.insertWidget(1, widget)

    def leave(self) -> None:
        focus = QApplication.focusWidget()
        held = focus is None or self.isAncestorOf(focus)
        self.hide()
        self.left.emit(held)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc: the main window gets no key events of a floating dock."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.leave()
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        done: bool = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease:  # the end of a drag, after which Qt shows the dock once more
            QTimer.singleShot(0, self, self._take_frame)
        return done

    def _take_frame(self) -> None:
        """Give a floating dock a window frame, which Qt omits on X11 and Wayland; not during a drag."""
        self._name_detach()
        dragged = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if self.isFloating() and not dragged and not self.windowFlags() & Qt.WindowType.WindowCloseButtonHint:
            shown, place, room = not self.isHidden(), self.geometry(), self.screen().availableGeometry()
            place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width())))
            place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height())))
            self.hide()
            if (shown_before := self.windowHandle()) is not None:
                shown_before.destroy()  # some desktops ignore a new frame on a window that is already shown
            self.setWindowFlags(FRAME)
            self.setGeometry(place)
            self.setVisible(shown)

    def _name_detach(self) -> None:
        floating = self.isFloating() and self.parentWidget() is not None  # also True before it is added to the window
        self.float_button.setText("↙" if floating else "↗")
        #: Button over the rules or the score sheet: put them back into the window, or make them a window of their own
        self.float_button.setToolTip(self.tr("Back to the main window") if floating else self.tr("Separate window"))
        self.float_button.setAccessibleName(self.float_button.toolTip())

    def retranslate(self) -> None:
        self.close_button.setToolTip(common.close_label())
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self._name_detach()
