"""What somebody hears who does not see a page: Qt asks at any time, also about what has just gone."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bluestick.app.furniture import Column
from bluestick.engine.match import Match
from bluestick.games import GAMES
from bluestick.tables.access import PartAccess
from tests.tables.sitting import Sitting

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
    match = Match(rules, rules.setup())
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
    column = Column(content)
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
