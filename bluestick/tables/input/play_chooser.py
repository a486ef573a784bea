"""Button with a menu for cards that can be played in more than one way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked


class PlayChooser(QPushButton):
    """Button with a menu of the ways to play the chosen cards, the default first; visible if there are several."""

    chosen = Signal(int)
    """Emitted with the index of the entry selected in the menu."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("▾", parent)
        self.menu_of_readings = QMenu(self)
        self._texts: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table keeps the keyboard focus
        self.setStyleSheet("QPushButton { padding: 0; min-height: 0; }")
        self.clicked.connect(lambda: self.open())
        self.hide()

    def offer(self, texts: Sequence[str]) -> None:
        if tuple(texts) != self._texts:
            self._texts = tuple(texts)
            self.menu_of_readings.close()
            self.menu_of_readings.clear()
            for number, text in enumerate(texts):
                key = f"&{number + 1}  " if number < 9 else ""
                action = self.menu_of_readings.addAction(key + unmarked(text))
                action.triggered.connect(partial(self._choose, number))
            if texts:
                self.menu_of_readings.setDefaultAction(self.menu_of_readings.actions()[0])
        said = QCoreApplication.translate("table", "What should these cards be?")
        self.setAccessibleName(said)
        self.menu_of_readings.setAccessibleName(said)
        self.setToolTip(
            literal_tooltip(QCoreApplication.translate("table", "{meaning} (F3)", "the key").format(meaning=said))
        )
        self.setVisible(len(texts) > 1)

    @property
    def texts(self) -> tuple[str, ...]:
        return self._texts

    def open(self, number: int = 0) -> None:
        if len(self._texts) > 1:
            menu = self.menu_of_readings
            corner = self.mapToGlobal(QPoint(self.width() - menu.sizeHint().width(), -menu.sizeHint().height()))
            menu.popup(corner)
            menu.setActiveAction(menu.actions()[number])

    def _choose(self, number: int, checked: bool = False) -> None:
        self.chosen.emit(number)
