"""Statistics of wins and losses."""

import json
import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bluestick.app.home.statistics import StatisticsDialog
from bluestick.app.widgets import style
from bluestick.engine.bot_match import play_out
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots, Say, Word
from bluestick.store.match_store import MatchStore
from bluestick.store.results import MIXED, PEOPLE, MatchResult, Results, result
from tests.app.players import play_on

YOU = Player("")
RULES = GAMES["halma"]
STARTED = "2026-03-04T20:15:00+01:00"


def bots(*levels):
    return tuple(Player(f"Bot {level}", level) for level in levels)


def ended(match, opponents, points):
    """What is to be known of a match of halma."""
    ahead = match.outcome.scores[0] - match.outcome.scores[1]
    facts = {"started": match.started, "hands": 1, "ahead": ahead, "id": match.id}
    return MatchResult("halma", "halma", match.setup.seats, opponents, assisted=False, points=points, **facts)


def finished(*players, resigns=1, assisted=False, id="one", started=STARTED):
    match = Match(RULES, RULES.setup(len(players)), players, rng=Random(1), id=id, assisted=assisted, started=started)
    match.play(CHANCE, DrawLots(Seat(0)))
    match.play(min(match.to_act), next(iter(match.moves(min(match.to_act)))))
    if resigns is not None:
        while min(match.to_act) != resigns:
            seat = min(match.to_act)
            match.play(seat, next(iter(match.moves(seat))))
        match.play(Seat(resigns), Say(Word.RESIGN))
    return match


def put_away(saves, match):
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    return journal.path


@pytest.mark.parametrize(
    ("players", "resigns", "opponents", "points"),
    [
        ((YOU, *bots("medium")), 1, "medium", 2),
        ((YOU, *bots("hard")), 0, "hard", 0),
        ((YOU, *bots("master")), 0, "master", 0),
        ((YOU, Player("Åsa")), 1, PEOPLE, 2),
        ((YOU, *bots("easy", "hard", "easy")), 3, "easy", 2),
        ((YOU, *bots("easy", "hard", "medium")), 2, MIXED, 0),
    ],
)
def test_a_result_is_yours_against_the_other_side(players, resigns, opponents, points):
    match = finished(*players, resigns=resigns)
    assert result(match) == ended(match, opponents, points)


def test_a_draw_is_half_a_win():
    match = Match(RULES, RULES.setup(2), (YOU, *bots("easy")), id="drawn")
    match.play(CHANCE, DrawLots(Seat(0)))
    match.play(Seat(0), Say(Word.OFFER))
    match.play(Seat(1), Say(Word.AGREE))
    assert result(match).points == 1


@pytest.mark.parametrize("match", [finished(*bots("easy", "hard")), finished(YOU, *bots("easy"), resigns=None)])
def test_matches_without_you_and_open_matches_do_not_count(match):
    assert result(match) is None


def test_every_file_is_read_once_and_remembered(tmp_path):
    saves = MatchStore(tmp_path)
    path = put_away(saves, finished(YOU, *bots("medium")))
    results = Results(saves)
    assert results.unread() == [path]
    results.read(path)
    results.save()
    again = Results(saves)
    assert again.unread() == []
    assert again.all() == [ended(finished(YOU, *bots("medium")), "medium", 2)]


def test_what_is_written_again_is_read_again_and_what_is_gone_is_forgotten(tmp_path):
    saves = MatchStore(tmp_path)
    path = put_away(saves, finished(YOU, *bots("medium")))
    results = Results(saves)
    results.read(path)
    path.write_bytes(path.read_bytes() + b"\n")
    assert results.unread() == [path]
    path.unlink()
    assert results.unread() == []
    assert results.all() == []


def test_a_copy_of_a_match_is_not_counted_again(tmp_path):
    saves = MatchStore(tmp_path)
    won = finished(YOU, *bots("medium"))
    first = put_away(saves, won)
    for name in ("a conflict", "copy", "z"):
        (saves.finished_folder / f"{name}.bluestick").write_bytes(first.read_bytes())
    lost = put_away(saves, finished(YOU, *bots("medium"), resigns=0, id="two"))
    results = Results(saves)
    for path in results.unread():
        results.read(path)
    assert [match.points for match in results.all()] == [2, 0]
    first.unlink()
    assert results.unread() == []
    assert sorted(match.points for match in results.all()) == [0, 2]
    assert results.result_of(lost).points == 0


def test_of_copies_that_ended_otherwise_the_first_one_counts(tmp_path):
    saves = MatchStore(tmp_path)
    paths = [put_away(saves, finished(YOU, *bots("medium"), resigns=seat)) for seat in (0, 1)]
    for path, moment in zip(paths, (200, 100), strict=True):
        os.utime(path, (moment, moment))
    results = Results(saves)
    for path in results.unread():
        results.read(path)
    assert [match.points for match in results.all()] == [2]


def test_a_damaged_match_counts_for_nothing(tmp_path):
    saves = MatchStore(tmp_path)
    path = put_away(saves, finished(YOU, *bots("medium")))
    path.write_text("no match\n", encoding="utf-8")
    results = Results(saves)
    results.read(path)
    assert results.all() == []
    results.save()
    assert Results(saves).unread() == [path]


@pytest.mark.parametrize(
    "nonsense", ["", "[]", '{"a": 3}', '{"a": [1, 2, {"game": "halma"}]}', "\x00", "[" * 100_000, "9" * 5000]
)
def test_nonsense_in_what_was_remembered_is_read_anew(tmp_path, nonsense):
    saves = MatchStore(tmp_path)
    path = put_away(saves, finished(YOU, *bots("medium")))
    saves.results_file.write_text(nonsense, encoding="utf-8")
    assert Results(saves).unread() == [path]


KEPT = MatchResult("kille", "kille", 4, "medium", False, 2, 3, 1, 12, "2026-03-04T20:15:00+01:00", 7, -3, id="a")


@pytest.mark.parametrize(
    "odd",
    [
        {"game": "ludo"},
        {"game": []},
        {"variant": "of a newer program"},
        {"seats": 40},
        {"seats": 4.0},
        {"opponents": "godlike"},
        {"assisted": 0},
        {"points": 3},
        {"points": True},
        {"rounds": 2**40},
        {"rounds": -1},
        {"rounds_won": 4},
        {"score": 2**70},
        {"score": None},
        {"started": "yesterday"},
        {"started": ""},
        {"hands": -1},
        {"ahead": 10**9},
    ],
    ids=str,
)
def test_an_odd_result_is_read_anew_and_the_others_stay(tmp_path, odd):
    saves = MatchStore(tmp_path)
    saves.finished_folder.mkdir()
    kept = {"odd": [1, 2, KEPT._replace(**odd)], "good": [1, 2, KEPT], "no match of yours": [1, 2, None]}
    saves.results_file.write_text(json.dumps(kept), encoding="utf-8")
    assert Results(saves).all() == [KEPT]


@pytest.mark.parametrize("odd", [KEPT[:-1], [*KEPT, 0], KEPT._asdict(), "halma"], ids=["less", "more", "older", "text"])
def test_a_result_of_another_shape_is_read_anew(tmp_path, odd):
    saves = MatchStore(tmp_path)
    saves.finished_folder.mkdir()
    saves.results_file.write_text(json.dumps({"odd": [1, 2, odd], "good": [1, 2, KEPT]}), encoding="utf-8")
    assert Results(saves).all() == [KEPT]


def test_nothing_is_written_where_nothing_is_new(tmp_path):
    saves = MatchStore(tmp_path)
    path = put_away(saves, finished(YOU, *bots("medium")))
    results = Results(saves)
    results.read(path)
    results.save()
    saves.results_file.unlink()
    assert results.unread() == []
    results.save()
    assert not saves.results_file.exists()
    path.unlink()
    assert results.unread() == []
    results.save()
    assert json.loads(saves.results_file.read_text("utf-8")) == {}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=5), below, max_size=4),
    max_leaves=8,
)
LIKELY = {
    "game": st.sampled_from(list(GAMES)),
    "variant": st.sampled_from([variant.id for rules in GAMES.values() for variant in rules.variants]),
    "opponents": st.sampled_from(["random", "easy", "medium", "hard", PEOPLE, MIXED]),
    "assisted": st.booleans(),
    "started": st.sampled_from(["2026-03-04T20:15:00+01:00", "2025-12-31", "", "2026-02-31"]),
}
NUMBERS = st.integers(-2, 12) | st.sampled_from([10**5, 10**6, -(10**5)])


@st.composite
def almost_results(draw):
    """What was kept, with a value or two that were not."""
    facts = [draw(LIKELY.get(name, NUMBERS)) for name in KEPT._fields]
    for place in draw(st.lists(st.integers(0, len(facts) - 1), max_size=2)):
        facts[place] = draw(JSON)
    return [draw(st.integers(0, 9) | JSON), 2, facts]


@pytest.mark.thorough
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])  # nothing is kept between
@given(st.dictionaries(st.text(max_size=3), almost_results() | JSON, max_size=5) | JSON)
def test_whatever_was_kept_the_table_can_be_shown(dressed_once, kept):
    folder, parent = dressed_once
    saves = MatchStore(folder)
    saves.finished_folder.mkdir(exist_ok=True)
    saves.results_file.write_text(json.dumps(kept), encoding="utf-8")
    dialog = StatisticsDialog(saves, style.theme("day"), parent)
    dialog.deleteLater()
    for ended in dialog._results.all():
        assert ended.seats in next(form.seats for form in GAMES[ended.game].variants if form.id == ended.variant)


@pytest.fixture
def dressed_once(dressed, tmp_path, qtbot):
    """A folder, and a window to stand over."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return tmp_path, parent


def test_a_folder_that_takes_nothing_is_no_trouble(tmp_path):
    results = Results(MatchStore(tmp_path / "nowhere"))
    assert results.unread() == []
    results.save()


def lines(dialog):
    """What is on the table, line by line."""
    tree = dialog.tree
    found = []
    for number in range(tree.topLevelItemCount()):
        head = tree.topLevelItem(number)
        found.append(head.text(0))
        below = (head.child(place) for place in range(head.childCount()))
        found += [tuple(line.text(column) for column in range(6)) for line in below]
    return found


def test_the_table_keeps_forms_levels_and_help_apart(visit, qtbot):
    visitor = visit()
    saves = visitor.window.store
    for number, (players, resigns, assisted) in enumerate(
        [
            ((YOU, *bots("medium")), 1, False),
            ((YOU, *bots("medium")), 0, False),
            ((YOU, *bots("medium")), 1, False),
            ((YOU, *bots("medium")), 1, True),
            ((YOU, *bots("easy")), 0, False),
            ((YOU, *bots("easy", "hard", "medium")), 1, False),
        ]
    ):
        put_away(saves, finished(*players, resigns=resigns, assisted=assisted, id=f"match{number}"))
    visitor.click(visitor.window.navigator.start_page._statistics)
    dialog = visitor.window.dialogs.created["statistics"]
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == 2)
    assert lines(dialog) == [
        "Halma · 2 players",
        ("Easy", "1", "0", "0", "1", "0%"),
        ("Medium", "3", "2", "0", "1", "67%"),
        ("Medium, with help", "1", "1", "0", "0", "100%"),
        "Halma · 4 players",
        ("Several levels", "1", "1", "0", "0", "100%"),
    ]
    kept = json.loads(saves.results_file.read_text(encoding="utf-8"))
    assert len(kept) == 6


def test_the_four_games_of_snapphanaleden_stand_in_menu_order(visit, qtbot):
    visitor = visit()
    for variant in ("fjabbe", "1000", "150", "800"):
        rules = GAMES["snapphana"]
        setup = rules.setup(None, variant)
        players = (YOU, *bots("easy", "easy", "easy"))[: setup.seats]
        match = Match(rules, setup, players, rng=Random(1), id=f"snapphana{variant}")
        play_on(match, 5000)
        assert match.outcome is not None
        put_away(visitor.window.store, match)
    visitor.click(visitor.window.navigator.start_page._statistics)
    dialog = visitor.window.dialogs.created["statistics"]
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == 4)
    assert [line for line in lines(dialog) if isinstance(line, str)] == [
        "Snapphanaleden · 800 · 4 players",
        "Snapphanaleden · 1000 · 2 players",
        "Snapphanaleden · 150 · 2 players",
        "Snapphanaleden · Fjabbe · 4 players",
    ]


def test_without_matches_it_says_so(visit):
    visitor = visit()
    visitor.window.menus.actions["statistics"].trigger()
    dialog = visitor.window.dialogs.created["statistics"]
    assert dialog._note.text().startswith("No finished matches yet.")
    assert not dialog.tree.isVisible()
    visitor.press(Qt.Key.Key_Escape, on=dialog)
    assert not dialog.isVisible()


def pots(number, *players):
    """A match of kille that has been played to its end."""
    rules = GAMES["kille"]
    setup = rules.setup(len(players), options={"pots": 2, "stake": 3})
    match = Match(rules, setup, players, rng=Random(number), id=f"pots {number}")
    play_out(match)
    return match


def test_where_rounds_are_won_they_are_counted_with_what_they_came_to():
    match = pots(1, YOU, *bots("easy", "easy", "easy"))
    ended = result(match)
    winners = [score.winner for score in match.view(Seat(0)).table.pots]
    assert (ended.rounds, ended.rounds_won) == (2, winners.count(0))
    assert ended.score == match.outcome.scores[0]


def test_pots_and_chips_stand_beneath_the_matches(visit, qtbot):
    visitor = visit()
    saves = visitor.window.store
    matches = [pots(number, YOU, *bots("easy", "easy", "easy")) for number in (1, 2)]
    for match in matches:
        put_away(saves, match)
    visitor.click(visitor.window.navigator.start_page._statistics)
    dialog = visitor.window.dialogs.created["statistics"]
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == 1)
    qtbot.waitUntil(lambda: dialog.tree.topLevelItem(0).child(0).text(1) == "2")
    won = sum(result(match).rounds_won for match in matches)
    chips = sum(match.outcome.scores[0] for match in matches)
    beneath = dialog.tree.topLevelItem(0).child(1).text(0).strip()
    sign = "−" if chips < 0 else "+" if chips else ""
    assert beneath == f"Won {won} of 4 pots · {sign}{abs(chips)} chips"


def test_every_column_has_a_head(visit):
    visitor = visit()
    visitor.window.dialogs.show_statistics()
    head = visitor.window.dialogs.created["statistics"].tree.headerItem()
    assert all(head.text(column) for column in range(head.columnCount()))
