"""Row for an option of a match, with an explanation."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import SegmentedChoice
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.engine.rules import Option, OptionValue
from bluestick.text import game_texts


class OptionRow(QWidget):
    """Widget for the value of an option, and an explanation."""

    def __init__(self, option: Option, value: OptionValue) -> None:
        super().__init__()
        self.option = option
        self._name, self._house = label("strong"), label("chip")
        self._explanation = label("note", wrap=True)
        house = (self._house, Qt.AlignmentFlag.AlignCenter)
        explanation = row_of(self._explanation)
        self.editor = _option_editor(option, value)
        if isinstance(self.editor, QCheckBox):
            top = row_of(self.editor, house, None, spacing=8)
            explanation.setContentsMargins(style.px(18) + 15, 0, 0, 0)
        else:
            top = row_of(self._name, house, None, self.editor, spacing=8)
        column_of(top, explanation, spacing=4, margins=(0, 0, 0, 8), inside=self)
        self._house.setVisible(option.house_rule)  # now that it is no window of its own

    @property
    def first(self) -> QWidget:
        return self.editor.first if isinstance(self.editor, SegmentedChoice) else self.editor

    @property
    def value(self) -> OptionValue:
        if isinstance(self.editor, QCheckBox):
            return self.editor.isChecked()
        value = self.editor.value() if isinstance(self.editor, QSpinBox) else self.editor.value
        assert isinstance(value, bool | int | str)
        return value

    def retranslate(self, game: str) -> None:
        name, explanation = game_texts.option(game, self.option.id)
        self._explanation.setText(explanation)
        self._house.setText(self.tr("house rule"))
        self.editor.setAccessibleDescription(explanation)
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(name)
            return
        self._name.setText(name)
        self.editor.setAccessibleName(name)
        if isinstance(self.editor, QSpinBox):
            least = game_texts.option_value(game, self.option.id, self.editor.minimum())
            self.editor.setSpecialValueText(least)
        else:
            for value in self.option.choices:
                self.editor.name(value, game_texts.option_value(game, self.option.id, value))


def _option_editor(option: Option, value: OptionValue) -> QCheckBox | QSpinBox | SegmentedChoice:
    if isinstance(option.default, bool):
        box = QCheckBox()
        box.setChecked(bool(value))
        return box
    if option.is_range:
        number = QSpinBox()
        number.setRange(*map(int, option.choices))
        number.setValue(int(value))
        number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return number
    choice = SegmentedChoice(option.choices)
    choice.choose(value)
    return choice
