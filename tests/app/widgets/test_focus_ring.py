"""The ring of the focus: seen while keys are used, and only then."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QListWidget,
    QSlider,
    QTabBar,
    QToolButton,
    QTreeWidget,
)

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.focus_ring import has_focus_ring

KINDS = ("plain", "primary", "large", "step", "back", "row", "tool", "discard", "link", "choice")


@pytest.fixture
def start(visit):
    """The start page as the mouse has left it."""
    visitor = visit()
    QTest.mouseClick(visitor.window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(2, 790))
    visitor.window.navigator.start_page._tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)
    return visitor


def press(visitor, key, modifier=Qt.KeyboardModifier.NoModifier):
    """A key as a keyboard sends it, by way of the window."""
    QTest.keyClick(visitor.window.windowHandle(), key, modifier)


def test_no_ring_is_seen_before_a_key_is_pressed(start):
    tile = start.window.navigator.start_page._tiles[0]
    assert tile.hasFocus()
    focused = tile.grab().toImage()
    tile.clearFocus()
    assert tile.grab().toImage() == focused


def test_a_reader_hears_of_the_focus_all_along(start):
    tile = QAccessible.queryAccessibleInterface(start.window.navigator.start_page._tiles[0])
    assert tile.state().focused


def test_the_first_key_shows_where_the_focus_is_and_the_ring_follows_it(start):
    first = QApplication.focusWidget()
    press(start, Qt.Key.Key_F13)  # which does nothing
    assert has_focus_ring(first)
    press(start, Qt.Key.Key_Tab)
    second = QApplication.focusWidget()
    assert second is not first
    assert (has_focus_ring(first), has_focus_ring(second)) == (False, True)


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt])
def test_a_modifier_alone_shows_no_ring(start, key):
    press(start, key)
    assert not has_focus_ring(QApplication.focusWidget())


def test_the_ring_is_there_after_a_shortcut(start):
    press(start, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    there = QApplication.focusWidget()
    assert start.window.navigator.pages.currentWidget() is start.window.navigator.new_page
    assert has_focus_ring(there)


def test_a_click_takes_the_ring_away_and_leaves_the_focus(start):
    press(start, Qt.Key.Key_Tab)
    there = QApplication.focusWidget()
    QTest.mouseClick(start.window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(2, 790))
    assert there.hasFocus()
    assert not has_focus_ring(there)


def test_only_fields_that_are_written_into_show_the_focus_to_the_mouse(dressed):
    asked = re.findall(r"(\S+):focus", style.style_sheet(style.theme("day")))
    assert set(asked) == {"QLineEdit", "QSpinBox"}


@pytest.mark.parametrize("theme", ["day", "night", "contrast"])
@pytest.mark.parametrize("made", [*KINDS, "picture", QCheckBox, QComboBox, QListWidget, QSlider, QTabBar, QTreeWidget])
def test_the_ring_is_seen_on_everything_and_moves_nothing(dressed, qtbot, made, theme):
    style.apply_style(dressed, style.theme(theme))
    if made == "picture":
        widget = QToolButton()
        widget.setProperty("kind", "picture")
    else:
        widget = button(made, "text") if made in KINDS else made()
    if made is QTabBar:
        widget.addTab("text")
    qtbot.addWidget(widget)
    widget.show()
    size, before = widget.sizeHint(), widget.grab().toImage()
    style.set_style_property(widget, "ringed", True)
    assert widget.sizeHint() == size
    assert widget.grab().toImage() != before
