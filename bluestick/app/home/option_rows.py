"""Rows for the options of a match: switch, number, choice, each with its explanation."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import SegmentedChoice
from bluestick.app.widgets.labels import label
from bluestick.engine.rules import Option, OptionValue
from bluestick.text import game_texts


def option_row(option: Option, value: OptionValue) -> OptionRow:
    """Return the row for an option: switch, number or choice."""
    if isinstance(option.default, bool):
        return SwitchRow(option, bool(value))
    return NumberRow(option, int(value)) if option.free else ChoiceRow(option, value)


class OptionRow(QWidget):
    """Row for an option: a widget for its value, and an explanation."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self._house = label("chip")
        self._explanation = label("note", wrap=True)
        self._top = QHBoxLayout()
        self._top.setSpacing(8)
        self._top.addWidget(self._house, 0, Qt.AlignmentFlag.AlignCenter)
        self._top.addStretch()
        self._inset = QHBoxLayout()
        self._inset.addWidget(self._explanation)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        column.addLayout(self._top)
        column.addLayout(self._inset)
        self._house.setVisible(option.house_rule)

    @property
    @abstractmethod
    def first(self) -> QWidget:
        """Widget that takes the focus."""

    @property
    @abstractmethod
    def value(self) -> OptionValue:
        """Value that the player has chosen."""

    def retranslate(self, game: str) -> None:
        """Update all texts to the current language."""
        name, explanation = game_texts.option(game, self.option.id)
        self._call(name, explanation)
        self._explanation.setText(explanation)
        self._house.setText(self.tr("house rule"))

    @abstractmethod
    def _call(self, name: str, explanation: str) -> None:
        """Set the label of the option, and the explanation as the accessible description of its widget."""


class SwitchRow(OptionRow):
    """Row for an option that is on or off."""

    def __init__(self, option: Option, value: bool) -> None:
        super().__init__(option)
        self._box = QCheckBox()
        self._box.setChecked(value)
        self._top.insertWidget(0, self._box)
        self._inset.setContentsMargins(style.px(18) + 15, 0, 0, 0)

    @property
    def first(self) -> QWidget:
        return self._box

    @property
    def value(self) -> bool:
        return self._box.isChecked()

    def _call(self, name: str, explanation: str) -> None:
        self._box.setText(name)
        self._box.setAccessibleDescription(explanation)


class NumberRow(OptionRow):
    """Row for an option with an integer in a range."""

    def __init__(self, option: Option, value: int) -> None:
        super().__init__(option)
        low, high = map(int, option.choices)
        self._name = label("strong")
        self._number = QSpinBox()
        self._number.setRange(low, high)
        self._number.setValue(value)
        self._number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._top.insertWidget(0, self._name)
        self._top.addWidget(self._number)

    @property
    def first(self) -> QWidget:
        return self._number

    @property
    def value(self) -> int:
        return self._number.value()

    def retranslate(self, game: str) -> None:
        super().retranslate(game)
        self._number.setSpecialValueText(game_texts.option_value(game, self.option.id, self._number.minimum()))

    def _call(self, name: str, explanation: str) -> None:
        self._name.setText(name)
        self._number.setAccessibleName(name)
        self._number.setAccessibleDescription(explanation)


class ChoiceRow(OptionRow):
    """Row for an option with a few named values."""

    def __init__(self, option: Option, value: OptionValue) -> None:
        super().__init__(option)
        self._name = label("strong")
        self._values = SegmentedChoice(option.choices)
        self._values.choose(value)
        self._top.insertWidget(0, self._name)
        self._top.addWidget(self._values)

    @property
    def first(self) -> QWidget:
        return self._values.first

    @property
    def value(self) -> OptionValue:
        value = self._values.value
        assert isinstance(value, bool | int | str)
        return value

    def retranslate(self, game: str) -> None:
        super().retranslate(game)
        for value in self.option.choices:
            self._values.name(value, game_texts.option_value(game, self.option.id, value))

    def _call(self, name: str, explanation: str) -> None:
        self._name.setText(name)
        self._values.setAccessibleName(name)
        self._values.setAccessibleDescription(explanation)
