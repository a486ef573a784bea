"""Accessibility of a table: Qt may ask at any time, also about objects that have just been removed."""

import gc
from random import Random
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bluestick.app.widgets.buttons import SegmentedChoice
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.match import Match
from bluestick.games import GAMES
from bluestick.tables.access.accessible_roles import FOCUS, PRESS
from bluestick.tables.access.accessible_table import PartAccess
from tests.tables.contexts import Sitting

NAME = QAccessible.Text.Name
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _somebody_listens():
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


def sit_down(qtbot, game):
    rules = GAMES[game]
    match = Match(rules, rules.setup(), rng=Random(2))
    match.chance()
    return Sitting(qtbot, match, seat=min(match.to_act))


def tree(table):
    access = QAccessible.queryAccessibleInterface(table)
    return access, [access.child(index) for index in range(access.childCount())]


def destroy(widget):
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def test_a_column_has_no_child_where_a_scroll_bar_was(qtbot):
    content = QVBoxLayout()
    content.addWidget(QLabel("short"))
    column = ScrollColumn(content)
    qtbot.addWidget(column)
    column.resize(300, 300)
    column.show()
    access = QAccessible.queryAccessibleInterface(column)
    for index in (-1, access.childCount(), 7):  # a reader that has counted a moment ago
        assert access.child(index) is None
    assert access.indexOfChild(QAccessible.queryAccessibleInterface(column.widget().parentWidget())) == 0


@pytest.mark.thorough
@every_game
def test_a_table_that_is_gone_is_let_go_of(qtbot, game):
    host = QWidget()
    table = sit_down(qtbot, game).table
    table.setParent(host)
    _, parts = tree(table)
    assert all(part.text(NAME) for part in parts)
    gone = ref(table)
    del table, parts
    destroy(host)
    del host
    gc.collect()
    assert gone() is None


@every_game
def test_a_table_says_nothing_while_it_is_being_destroyed(qtbot, game):
    table = sit_down(qtbot, game).table
    said = []

    def ask():
        said.append((access.isValid(), access.parent(), access.window(), access.childCount(), access.text(NAME)))
        said.append((access.child(0), access.childAt(5, 5), access.focusChild(), access.rect().isNull()))
        said.append((part.isValid(), part.text(NAME), part.rect().isNull(), access.indexOfChild(part)))

    table.destroyed.connect(ask)
    access, (part, *_) = tree(table)
    destroy(table)
    assert said == [(False, None, None, 0, ""), (None, None, None, True), (False, "", True, -1)]


def test_a_card_that_has_been_played_is_no_child_any_more(qtbot):
    here = sit_down(qtbot, "haljan")
    access, parts = tree(here.table)
    card = here.match.view(here.seat).hand[0]
    (held,) = [part for part in parts if isinstance(part, PartAccess) and part.part == card]
    assert access.indexOfChild(held) == here.table.parts().index(card)
    here.table.parts = lambda: [part for part in type(here.table).parts(here.table) if part != card]
    assert (access.indexOfChild(held), held.isValid(), held.text(NAME)) == (-1, False, "")
    assert held.state().invalid


def does(access, name):
    """Perform an offered action, and wait for it."""
    access._acts.doAction(name)
    QCoreApplication.processEvents()


def part_of(table, name):
    return next(part for part in tree(table)[1] if isinstance(part, PartAccess) and part.part == name)


def test_a_card_is_chosen_by_its_action_and_put_back_by_the_next(qtbot):
    here = sit_down(qtbot, "haljan")
    card = here.table.context.own_hand[0]
    held = part_of(here.table, card)
    assert held.state().selectable
    does(held, PRESS)
    assert (here.table.pick, bool(held.state().selected)) == ((card,), True)
    does(held, PRESS)
    assert here.table.pick == ()


def test_the_cursor_comes_where_somebody_wants_it(qtbot):
    here = sit_down(qtbot, "haljan")
    card = here.table.context.own_hand[2]
    does(part_of(here.table, card), FOCUS)
    assert here.table.cursor_part == card


def test_what_is_chosen_is_a_selection(qtbot):
    here = sit_down(qtbot, "haljan")
    first, second = here.table.context.own_hand[:2]
    access, _ = tree(here.table)
    picks = access._picks
    assert picks.select(part_of(here.table, first))
    QCoreApplication.processEvents()
    assert [part.part for part in picks.selectedItems()] == [first]
    assert picks.isSelected(part_of(here.table, first))
    assert not picks.select(part_of(here.table, first))
    assert not picks.unselect(part_of(here.table, second))
    assert picks.clear()
    QCoreApplication.processEvents()
    assert picks.selectedItemCount() == 0


def test_what_cannot_be_chosen_is_no_choice(qtbot):
    here = sit_down(qtbot, "haljan")
    here.table.offer(None)
    held = part_of(here.table, here.table.context.own_hand[0])
    assert not held.state().selectable
    assert not tree(here.table)[0]._picks.select(held)


def test_choosing_is_told(qtbot, monkeypatch):
    here = sit_down(qtbot, "haljan")
    told = []
    monkeypatch.setattr(
        "bluestick.tables.access.accessible_table.QAccessible.updateAccessibility",
        lambda event: told.append((event.type(), event.child())),
    )
    here.table.touch(here.table.context.own_hand[1])
    assert (QAccessible.Event.StateChanged, 1) in told
    assert (QAccessible.Event.NameChanged, 1) in told


def test_buttons_and_what_is_said_over_the_table_are_in_it(qtbot):
    here = sit_down(qtbot, "haljan")
    over = QLabel("said over it", here.table)
    over.show()
    access, parts = tree(here.table)
    said = QAccessible.queryAccessibleInterface(over)
    place = access.indexOfChild(said)
    assert access.child(place) is said
    middle = said.rect().center()
    assert access.childAt(middle.x(), middle.y()) is said
    assert [part.text(NAME) for part in parts if part.role() == QAccessible.Role.Button]
    over.hide()
    assert access.indexOfChild(said) == -1


def test_squares_lie_in_rows_and_columns(qtbot):
    here = sit_down(qtbot, "halma")
    access, parts = tree(here.table)
    assert access.role() == QAccessible.Role.Table
    assert {part.role() for part in parts} == {QAccessible.Role.Cell}
    corner = part_of(here.table, "a1")
    assert (corner._cell.rowIndex(), corner._cell.columnIndex()) == (15, 0)
    assert corner.text(NAME).endswith("your base")


def test_cards_that_have_gone_are_let_go_of(qtbot):
    here = sit_down(qtbot, "haljan")
    access = tree(here.table)[0]
    card = here.table.context.own_hand[0]
    gone = ref(access.part(card))
    here.table.game.parts = lambda context: [
        part for part in type(here.table.game).parts(here.table.game, context) if part != card
    ]
    here.table.update_accessible_name()
    gc.collect()
    assert gone() is None
    assert card not in access.parts


def test_one_of_several_buttons_is_a_radio_button_in_a_group(qtbot):
    choice = SegmentedChoice(["two", "four"])
    qtbot.addWidget(choice)
    choice.name("two", "&Two players")
    choice.choose("two")
    choice.setAccessibleName("How many?")
    group = QAccessible.queryAccessibleInterface(choice)
    assert (group.role(), group.text(NAME)) == (QAccessible.Role.Grouping, "How many?")
    two, four = (group.child(place) for place in range(group.childCount()))
    assert (two.role(), two.text(NAME)) == (QAccessible.Role.RadioButton, "Two players")
    assert [bool(each.state().checked) for each in (two, four)] == [True, False]
    does(four, PRESS)
    assert [bool(each.state().checked) for each in (two, four)] == [False, True]
