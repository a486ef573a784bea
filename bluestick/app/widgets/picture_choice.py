"""Choice between pictures with captions, five in a row."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

from bluestick.app.widgets import style

COLUMNS = 5


class PictureChoice(QWidget):
    """Exclusive choice between pictures. The arrow keys move between them; Tab leaves the choice."""

    chosen = Signal(str)

    def __init__(self, values: Iterable[str]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for number, value in enumerate(values):
            made = self.buttons[value] = QToolButton()
            made.setProperty("kind", "picture")
            made.setCheckable(True)
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            made.setIconSize(self.picture_size)
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.clicked.connect(lambda _, value=value: self.chosen.emit(value))
            self._group.addButton(made)
            grid.addWidget(made, *divmod(number, COLUMNS))
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)

    @property
    def picture_size(self) -> QSize:
        return QSize(style.px(96), style.px(60))

    @property
    def first(self) -> QToolButton:
        """Button of the selected value, which takes the focus."""
        return next(made for made in self.buttons.values() if made.isChecked())

    def choose(self, value: str) -> None:
        """Select a value without emitting ``chosen``."""
        self.buttons[value].setChecked(True)

    def name(self, of_what: str, texts: dict[str, str], explanation: str) -> None:
        """Set the captions by value, and for screen readers the name (``of_what``) and explanation of the choice."""
        for value, text in texts.items():
            self.buttons[value].setText(text)
            self.buttons[value].setAccessibleName(f"{of_what}: {text}")
            self.buttons[value].setAccessibleDescription(explanation)

    def show_picture(self, value: str, picture: QPixmap) -> None:
        self.buttons[value].setIcon(QIcon(picture))
