"""The menu that asks what the same cards are to be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bluestick.tables.input.play_chooser import PlayChooser

TEXTS = ("run 5–7", "run 4–6", "three 5s & more")


@pytest.fixture
def table(qtbot: QtBot) -> QPushButton:
    above = QPushButton()
    qtbot.addWidget(above)
    above.resize(300, 300)
    above.show()
    return above


@pytest.fixture
def chooser(table: QPushButton) -> PlayChooser:
    return PlayChooser(table)


def test_it_is_only_there_while_there_is_a_choice(chooser: PlayChooser) -> None:
    assert not chooser.isVisible()
    chooser.offer(TEXTS[:1])
    assert not chooser.isVisible()
    chooser.open()
    assert not chooser.menu_of_readings.isVisible()
    chooser.offer(TEXTS)
    assert chooser.isVisible()
    chooser.offer(())
    assert not chooser.isVisible()


def test_the_first_is_what_the_play_button_does(chooser: PlayChooser) -> None:
    chooser.offer(TEXTS)
    menu = chooser.menu_of_readings
    assert menu.defaultAction() is menu.actions()[0]
    chooser.open()
    assert menu.activeAction() is menu.actions()[0]


def test_any_other_can_be_chosen_by_its_number(chooser: PlayChooser, qtbot: QtBot) -> None:
    chooser.offer(TEXTS)
    chooser.open()
    with qtbot.waitSignal(chooser.chosen) as heard:
        qtbot.keyClick(chooser.menu_of_readings, Qt.Key.Key_3)
    assert heard.args == [2]
    assert not chooser.menu_of_readings.isVisible()


def test_what_is_no_longer_offered_cannot_be_chosen(chooser: PlayChooser) -> None:
    chooser.offer(TEXTS)
    chooser.open()
    chooser.offer(TEXTS[:2])
    assert not chooser.menu_of_readings.isVisible()
    assert [action.text() for action in chooser.menu_of_readings.actions()] == ["&1  run 5–7", "&2  run 4–6"]


def test_it_has_a_name_for_those_who_do_not_see_it(chooser: PlayChooser) -> None:
    chooser.offer(TEXTS)
    assert chooser.accessibleName()
    assert "F3" in chooser.toolTip()
