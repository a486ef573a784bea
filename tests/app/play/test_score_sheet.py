"""The score sheet: every amount with its cards and its clause, and the curve of a round."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from bluestick.app.play.score_sheet import CLAUSE, ScoreSheet, _spread_heights
from bluestick.engine.bot_match import play_out
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.state import DealScore, Laid, Table, Trick, View
from bluestick.tables.drawing.theme import DAY, NIGHT
from bluestick.text import game_texts
from tests.app.speech import speaking
from tests.rule_pages import clauses

RULES = Haljan()
NAMES = ("", "Elin", "Nora", "Ivar")


def item(code, amount, number=0, cards=()):
    clause = {"cut": "H6.3", "raised": "H6.3", "last_trick": "H6.1", "carried": "H6.5"}.get(code, "H4.6")
    return ScoreItem(code, amount, f"haljan#{clause}", cards, (number,) if number else ())


LANGEN = DealScore(
    1,
    Seat(0),
    utn=False,
    trump="S",
    items=(
        (item("trick", 62, 1, ("SJ", "CJ", "HA")), item("trick", 64, 3), item("cut", -7)),
        (item("trick", 0, 2), item("raised", 29)),
    ),
    score=(119, 29),
)
UTN = DealScore(
    1,
    Seat(0),
    utn=True,
    trump="H",
    items=((item("carried", 119), item("trick", 4, 1)), (item("carried", 29),)),
    score=(123, 29),
    winner=0,
    won=ScoreItem("win", 1, "haljan#H6.5"),
)
KLUMP = DealScore(
    2,
    Seat(1),
    utn=False,
    trump="D",
    items=((), (item("trick", 138, 1), item("last_trick", 10))),
    score=(0, 148),
    winner=1,
    won=ScoreItem("klump", 2, "haljan#H6.2"),
)
TABLE = Table(
    RULES.setup(4), dealer=Seat(2), round=3, trump="C", turn=Seat(3), scores=(LANGEN, UTN, KLUMP), games=(1, 2)
)
IN_PLAY = replace(TABLE, tricks=(Trick((Laid(Seat(3), ("CJ", "H3", "H4"), True),), Seat(3), 11),), points=(0, 11))


def sheet(table=TABLE, names=NAMES):
    return game_texts.sheet("haljan", View(None, table), names)


@pytest.fixture
def shown(dressed, qtbot):
    made = ScoreSheet(DAY)
    qtbot.addWidget(made)
    made.resize(380, 800)
    made.show()
    made.show_sheet(sheet())
    return made


def line(shown, *place):
    found = shown.tree.topLevelItem(place[0])
    for number in place[1:]:
        found = found.child(number)
    return found


def written(shown, *place):
    found = line(shown, *place)
    return tuple(found.text(column) for column in range(4))


def test_halma_has_none(qapp):
    assert game_texts.sheet("halma", None, NAMES) is None


def test_rounds_hold_their_deals_and_these_what_they_consist_of(shown):
    assert written(shown, 0) == ("Round 1", "1", "", "H6.5")
    assert written(shown, 0, 0) == ("Langen ♠", "119", "29", "H6.4")
    assert written(shown, 0, 0, 1) == ("Trick 2", "", "0", "H4.6")
    assert written(shown, 0, 0, 3) == ("119 at most without klump", "−7", "29", "H6.3")
    assert written(shown, 0, 1, 0) == ("From langen", "119", "29", "H6.5")
    assert written(shown, 1) == ("Round 2 – klump", "", "2", "H6.2")
    assert written(shown, 1, 0, 1) == ("Last trick", "", "10", "H6.1")
    assert shown._totals.text() == "1–2"


def test_a_trick_unfolds_into_its_cards(shown):
    trick = line(shown, 0, 0, 0)
    assert not trick.isExpanded()
    assert [trick.child(number).text(0) for number in range(trick.childCount())] == ["J♠ J♣ A♥"]
    assert trick.child(0).isFirstColumnSpanned()
    assert line(shown, 0, 0, 1).childCount() == 0


def test_the_deal_that_is_played_counts_as_far_as_it_has_come(shown):
    assert written(shown, 2, 0) == ("Langen ♣", "0", "0", "H6.4")
    shown.show_sheet(sheet(IN_PLAY))
    assert written(shown, 2, 0) == ("Langen ♣", "0", "11", "H6.4")
    assert written(shown, 2, 0, 0) == ("Trick 1", "", "11", "H4.6")


def test_what_is_folded_stays_folded_and_what_begins_is_open(shown):
    assert [line(shown, number).isExpanded() for number in range(3)] == [False, False, True]
    line(shown, 0).setExpanded(True)
    line(shown, 2).setExpanded(False)
    shown.show_sheet(sheet(IN_PLAY))
    assert [line(shown, number).isExpanded() for number in range(3)] == [True, False, False]
    assert line(shown, 2, 0).isExpanded()


def test_the_clause_of_a_line_is_opened_by_a_click_or_by_enter(shown, qtbot):
    heard = []
    shown.clause.connect(heard.append)
    item = line(shown, 2, 0)
    shown.tree.setCurrentItem(item)
    qtbot.keyClick(shown.tree, Qt.Key.Key_Return)
    spot = shown.tree.visualItemRect(line(shown, 1)).center()
    qtbot.mouseClick(shown.tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert heard == ["haljan#H6.4"]
    link = QPoint(shown.tree.columnViewportPosition(3) + 10, spot.y())
    qtbot.mouseClick(shown.tree.viewport(), Qt.MouseButton.LeftButton, pos=link)
    assert heard == ["haljan#H6.4", "haljan#H6.2"]


def test_every_clause_on_the_sheet_is_on_the_rule_page(shown):
    def all_of(item):
        yield item.data(0, CLAUSE)
        for number in range(item.childCount()):
            yield from all_of(item.child(number))

    cited = {clause for number in range(3) for clause in all_of(line(shown, number))} - {""}
    assert len(cited) > 4
    assert cited <= clauses("haljan")


def test_the_curve_is_that_of_the_round_that_is_pointed_at(shown):
    shown.show_sheet(sheet(IN_PLAY))
    assert shown.chart._curve.steps == ((0, 0), (0, 11))
    shown.tree.setCurrentItem(line(shown, 0, 1, 1))
    curve = shown.chart._curve
    assert curve.steps == ((0, 0), (62, 0), (62, 0), (119, 29), (123, 29))
    assert curve.marks == ((0, "langen"), (3, "ut’n"))
    assert curve.goal == 121
    assert shown.chart.accessibleName() == "You and Nora: 123 · Elin and Ivar: 29"


@pytest.mark.parametrize("sides", [1, 2, 3])
def test_the_figures_at_the_beginning_leave_the_name_of_the_deal_alone(shown, sides):
    chart, line = shown.chart, 16.0
    axis = chart.height() - line  # the names stand below it
    boxes = chart.end_boxes(line, [QPointF(40.0, axis)] * sides)
    assert all(box.bottom() <= axis for box in boxes)


def test_the_chart_is_drawn_in_every_theme(shown):
    day = shown.chart.grab().toImage()
    shown.set_theme(NIGHT)
    assert shown.chart.grab().toImage() != day
    empty = ScoreSheet(DAY)
    assert not empty.chart.grab().isNull()


def test_it_follows_the_language(shown):
    with speaking("sv"):
        shown.retranslate()
        shown.show_sheet(sheet())
        assert written(shown, 0, 0, 1)[0] == "Stick 2"
        assert line(shown, 0, 0, 0).child(0).text(0) == "Kn♠ Kn♣ E♥"


@pytest.mark.parametrize(("variant", "seats"), [("haljan", 4), ("haljan", 2), ("harjan", 2)])
def test_the_lines_of_every_deal_add_up_to_its_score(qapp, variant, seats):
    match = Match(RULES, RULES.setup(seats, variant, {"target": 4}), rng=Random(4), id="m")
    play_out(match)
    names = NAMES[:seats]
    shown = game_texts.sheet("haljan", match.view(None), names)
    for entry in shown.entries:
        for deal in entry.below:
            for side in (0, 1):
                amounts = [int(below.amounts[side].replace("−", "-") or 0) for below in deal.below]
                assert sum(amounts) == int(deal.amounts[side])
    won = [[int(entry.amounts[side] or 0) for entry in shown.entries] for side in (0, 1)]
    assert tuple(str(sum(points)) for points in won) == shown.totals


# In the window.


def at_haljan(visitor, seed=1):
    match = Match(RULES, RULES.setup(2), (Player("Anna"), Player("Bo")), rng=Random(seed), id=f"match{seed}")
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    return match


def test_it_comes_and_goes_by_its_key_and_is_remembered(visit):
    visitor = visit()
    at_haljan(visitor)
    visitor.press(Qt.Key.Key_F4, on=visitor.table)
    assert visitor.window.docks.sheet.isVisible()
    visitor.window.navigator.show_start_page()
    assert not visitor.window.docks.sheet.isVisible()
    again = visit()
    at_haljan(again, seed=2)
    assert again.window.docks.sheet.isVisible()
    again.click(again.window.docks.sheet.close_button)
    assert not again.window.docks.sheet.isVisible()
    third = visit()
    at_haljan(third, seed=3)
    assert third.window.docks.sheet is None


def test_a_game_that_is_not_counted_has_no_sheet_to_open(visit):
    visitor = visit().sit_down()
    assert not visitor.window.menus.actions["sheet"].isEnabled()
    at_haljan(visitor)
    assert visitor.window.menus.actions["sheet"].isEnabled()


def test_it_is_up_to_date_after_every_trick_and_after_undo(visit):
    visitor = visit()
    match = at_haljan(visitor)
    visitor.window.docks.show_sheet()
    shown = visitor.window.docks.sheet
    rng = Random(1)
    while not match.view(None).table.tricks:
        seat = min(match.to_act)
        visitor.page.session.play(match.moves(seat).sample(rng))
        visitor.table.finish_now()
    points = match.view(None).table.points
    assert written(shown, 0, 0)[1:3] == tuple(map(str, points))
    assert written(shown, 0, 0, 0)[0] == "Trick 1"
    visitor.page.controller.undo()
    assert line(shown, 0, 0).childCount() == 0


def test_nothing_of_another_match_is_folded(visit):
    visitor = visit()
    at_haljan(visitor)
    visitor.window.docks.show_sheet()
    visitor.window.docks.sheet.tree.topLevelItem(0).setExpanded(False)
    at_haljan(visitor, seed=2)
    assert visitor.window.docks.sheet.tree.topLevelItem(0).isExpanded()


def test_a_clause_on_it_opens_the_rules_there(visit):
    visitor = visit()
    at_haljan(visitor)
    visitor.window.docks.show_sheet()
    visitor.window.docks.sheet.clause.emit("haljan#H6.4")
    assert visitor.window.docks.viewer.clause == "haljan#H6.4"
    assert visitor.window.docks.viewer.isVisible()


@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ([10, 50], [10, 50]),
        ([10, 12], [6, 16]),
        ([20, 20, 20], [10, 20, 30]),
        ([20, 50, 22], [16, 50, 26]),
        ([20, 24, 32], [15.333, 25.333, 35.333]),
    ],
)
def test_numbers_at_the_ends_of_curves_stand_apart(heights, expected):
    assert _spread_heights(heights, 10) == pytest.approx(expected, abs=0.01)
