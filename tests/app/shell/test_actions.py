"""The table of actions: menus and shortcuts are made from it, and enabling follows the state."""

from dataclasses import fields, replace

import pytest
from PySide6.QtGui import QAction, QKeySequence

from bluestick.app.shell.actions import ACTIONS, MENUS, ActionState
from bluestick.engine.record import Player
from bluestick.games import GAMES


def test_each_action_is_in_a_menu_or_says_why_not():
    submenus = {row.id for row in ACTIONS if row.call is None}
    for row in ACTIONS:
        assert bool(row.menus) != bool(row.why_no_menu), row.id
        assert set(row.menus) <= set(MENUS) | submenus, row.id
    assert len({row.id for row in ACTIONS}) == len(ACTIONS)


def test_the_menus_hold_the_rows_of_the_table_in_order(visit):
    menus = visit().window.menus
    for name in (*MENUS, "export"):
        shown = [action for action in menus.menus[name].actions() if not action.isSeparator()]
        assert shown == [menus.actions[row.id] for row in ACTIONS if name in row.menus]
        assert shown, name


def test_no_two_actions_share_a_shortcut():
    keys = [key.toString() for row in ACTIONS for key in row.shortcuts(letters=True)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("letters", [True, False])
def test_the_page_of_shortcuts_lists_each_shortcut_that_works(visit, letters):
    window = visit().window
    window.settings.letter_keys = letters
    window.dialogs.show_shortcuts("halma")
    lines = window.dialogs.created["shortcuts"].page.toPlainText().splitlines()
    menus = lines[lines.index("Menus") :]
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            assert any(shown in line for line in menus), (action.text(), shown)
    assert ("K" in menus) == letters


def test_without_a_table_only_what_needs_none_is_enabled(visit):
    menus = visit().window.menus
    enabled = {name for name, action in menus.actions.items() if action.isEnabled()}
    assert {"new", "open", "rules", "settings", "quit", "statistics"} <= enabled
    assert not {"undo", "hint", "copy", "copy_log", "sheet", "deal", "coach", "panel", "restart"} & enabled


@pytest.mark.parametrize("fact", [field.name for field in fields(ActionState) if field.name != "memory_aid"])
def test_each_fact_of_the_state_enables_or_checks_something_and_nothing_else_does(fact):
    before, after = ActionState(), replace(ActionState(), **{fact: True})
    changed = [
        row.id
        for row in ACTIONS
        if row.is_enabled(before) != row.is_enabled(after)
        or (row.is_checked is not None and row.is_checked(before) != row.is_checked(after))
    ]
    assert changed
    assert not any(row.is_enabled(before) for row in ACTIONS if row.id in changed and fact != "coach_on")


def test_enabling_follows_the_table(visit):
    visitor = visit().sit_down()
    actions = visitor.window.menus.actions
    assert not actions["undo"].isEnabled()
    assert not visitor.page.header.undo.isEnabled()
    visitor.move("e2-f3")
    assert actions["undo"].isEnabled()
    assert visitor.page.header.undo.isEnabled()
    assert not actions["sheet"].isEnabled(), "Halma has no score sheet"
    visitor.window.navigator.begin("haggis", GAMES["haggis"].setup(2), (Player("Anna"), Player("Bo")))
    assert actions["sheet"].isEnabled()
    assert not actions["undo"].isEnabled()
    visitor.window.navigator.show_start_page()
    assert not actions["sheet"].isEnabled()


def test_a_checked_action_follows_the_setting(visit):
    window = visit().window
    memory = window.menus.actions["memory"]
    assert memory.isChecked() == window.settings.memory_aid
    window.settings.memory_aid = False
    assert not memory.isChecked()
    memory.trigger()
    assert window.settings.memory_aid
