"""The style sheet: what has to be seen to be used."""

import pytest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QTableWidget,
    QTreeWidget,
    QTreeWidgetItem,
)

from bluestick.app.widgets import style
from tests.tables.test_cards import contrast


@pytest.mark.parametrize("field", [QLineEdit, QSpinBox, QComboBox])
@pytest.mark.parametrize("name", ["day", "night", "contrast"])
def test_one_sees_where_a_field_ends(dressed, qtbot, field, name):
    theme = style.theme(name)
    style.apply_style(dressed, theme)
    shown = field()
    qtbot.addWidget(shown)
    picture = shown.grab().toImage()
    border = picture.pixelColor(0, picture.height() // 2).name()
    assert min(contrast(border, theme.panel), contrast(border, theme.bg)) >= 3


def tree():
    """Two columns, and a row under another one."""
    made = QTreeWidget()
    made.setColumnCount(2)
    made.addTopLevelItem(QTreeWidgetItem(["above", "1"]))
    made.topLevelItem(0).addChild(QTreeWidgetItem(["below", "2"]))
    made.expandAll()
    return made


def rows():
    made = QListWidget()
    made.addItems(["above", "below"])
    return made


def log():
    made = rows()
    made.setProperty("role", "log")
    return made


def moves():
    made = QTableWidget(2, 2)
    made.setProperty("role", "moves")
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.horizontalHeader().hide()
    made.verticalHeader().hide()
    made.setShowGrid(False)
    return made


@pytest.mark.parametrize("made", [tree, rows, log, moves])
@pytest.mark.parametrize("name", ["day", "night", "contrast"])
def test_a_selected_row_is_of_one_piece(dressed, qtbot, made, name):
    style.apply_style(dressed, style.theme(name))
    view = made()
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    model = view.model()
    index = model.index(0, 0, model.index(0, 0)) if made is tree else model.index(1, 0)
    view.setCurrentIndex(index)
    row = view.visualRect(index)
    last = index.siblingAtColumn(1)
    end = view.visualRect(last if last.isValid() else index).right()
    picture = view.viewport().grab().toImage()
    ground = picture.pixelColor(row.center().x(), row.top())
    assert ground != picture.pixelColor(view.viewport().width() - 1, view.viewport().height() - 1)
    for y in (row.top(), row.bottom()):  # where no letters are
        assert {picture.pixelColor(x, y).name() for x in range(row.left(), end + 1)} == {ground.name()}
