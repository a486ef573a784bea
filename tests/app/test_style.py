"""The style sheet: what has to be seen to be used."""

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from bluestick.app import style
from tests.tables.test_cards import contrast


@pytest.mark.parametrize("field", [QLineEdit, QSpinBox, QComboBox])
@pytest.mark.parametrize("name", ["day", "night", "contrast"])
def test_one_sees_where_a_field_ends(dressed, qtbot, field, name):
    theme = style.theme(name)
    style.wear(dressed, theme)
    shown = field()
    qtbot.addWidget(shown)
    picture = shown.grab().toImage()
    border = picture.pixelColor(0, picture.height() // 2).name()
    assert min(contrast(border, theme.panel), contrast(border, theme.bg)) >= 3
