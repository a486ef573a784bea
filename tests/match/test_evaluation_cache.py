"""What is known of positions: kept beside the match, added to, and the same for all who ask."""

import json
from dataclasses import replace
from math import inf

import pytest

from bluestick.engine.bots import Level, Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.match import Match
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark
from bluestick.games import GAMES
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import LATE, EvaluationCache
from bluestick.store.match_store import MatchStore

WHY = Reason("lead", (7,), ("SA",))
KEY, POINTS = "a position", Unit.POINTS


def estimates(*gaps, deals=40, draw=0.1, names="abcdef"):
    return tuple(
        Estimate(name, WHY, Basis.SAMPLED, 9.0 - gap, gap, draw if gap else 0.0, 0.5 if gap else 0.0, deals)
        for name, gap in zip(names, gaps, strict=False)
    )


@pytest.fixture
def saves(tmp_path):
    return MatchStore(tmp_path / "matches")


def again(saves):
    """As another process finds it."""
    return EvaluationCache("m", MatchStore(saves.folder))


def test_nothing_is_known_at_first_and_nothing_is_written(saves):
    ledger = EvaluationCache("m", saves)
    assert ledger.page(KEY) is None
    assert ledger.verdict(KEY, "a", POINTS) is None
    assert ledger.time_left(KEY, 1.0) == 1.0
    assert not saves.folder.exists()


def test_what_was_learnt_is_known_next_time(saves):
    found = (*estimates(0.0, 3.0), replace(estimates(5.0, names="c")[0], draw=inf))
    EvaluationCache("m", saves).learn(KEY, found, 0.5)
    page = again(saves).page(KEY)
    assert (page.found, page.seconds) == (found, 0.5)


@pytest.mark.parametrize(
    "why", [ComparisonReason("out", 0.75, 0.3, 0.02), ComparisonReason("later", 30.0, -4.5, 1.0, "keeps", ("SJ", "HJ"))]
)
def test_why_a_move_is_better_is_known_next_time(saves, why):
    first, other = estimates(0.0, 3.0)
    EvaluationCache("m", saves).learn(KEY, (first, replace(other, why=why)), 0.5)
    assert [one.why for one in again(saves).page(KEY).found] == [None, why]


@pytest.mark.parametrize(
    "damage", [7, [], ["out", 1, 2], ["out", 1, float("nan"), 0, None, []], ["out", 1, 2, 0, None, [7]], [1] * 6]
)
def test_a_damaged_reason_makes_the_estimates_be_found_again(saves, damage):
    first, other = estimates(0.0, 3.0)
    EvaluationCache("m", saves).learn(KEY, (first, replace(other, why=ComparisonReason("out", 0.75, 0.3))), 0.5)
    file = saves.review_file("m")
    line = json.loads(file.read_text())
    line["found"][1][-2] = damage
    file.write_text(json.dumps(line))
    page = again(saves).page(KEY)
    assert page is None or page.found == ()


def test_what_compares_with_another_best_move_is_no_reason(saves):
    ledger = EvaluationCache("m", saves)
    why = ComparisonReason("out", 0.75, 0.3)
    first, second, third = estimates(0.0, 3.0, 6.0, deals=100)
    ledger.learn(KEY, (first, replace(second, why=why), replace(third, why=why)), 0.5)
    page = ledger.learn(KEY, estimates(0.0, 1.0, names="ac", deals=300), 0.5)
    assert [(one.move, one.why) for one in page.found] == [("a", None), ("c", None), ("b", why)]
    page = ledger.learn(KEY, estimates(0.0, 1.0, names="ca", deals=400), 0.5)
    assert [(one.move, one.why) for one in page.found] == [("c", None), ("a", None), ("b", None)]


def test_marks_that_were_told_are_known_next_time(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 4.0), 1.0)
    ledger.record_mark(KEY, "b", Mark.SLIP)
    assert again(saves).page(KEY).told == {"b": Mark.SLIP}
    assert again(saves).verdict(KEY, "b", POINTS).mark is Mark.SLIP


def test_of_two_answers_about_a_move_the_one_of_more_deals_counts(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 3.0, 6.0, deals=100), 0.5)
    page = ledger.learn(KEY, estimates(0.0, 4.0, names="bd", deals=30), 0.5)
    assert [(one.move, one.deals) for one in page.found] == [("a", 100), ("b", 100), ("d", 30), ("c", 100)]
    page = ledger.learn(KEY, estimates(0.0, 1.0, names="ba", deals=300), 0.5)
    assert [(one.move, one.deals) for one in page.found][:2] == [("b", 300), ("a", 300)]
    assert page.seconds == 1.5


def test_what_is_not_weighed_gives_way_to_what_is(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, (*estimates(0.0, 3.0), Estimate("c", WHY, Basis.UNWEIGHED)), 0.5)
    page = ledger.learn(KEY, estimates(0.0, 2.0, names="ac", deals=20), 0.5)
    assert [one.basis for one in page.found if one.move == "c"] == [Basis.SAMPLED]


def test_time_is_spent_once(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 2.9), 0.6)
    assert ledger.time_left(KEY, 1.0) == pytest.approx(0.4)
    assert ledger.time_left(KEY, 1.0, "b", POINTS) == pytest.approx(0.4), "a slip, or none"
    ledger.learn(KEY, estimates(0.0, 2.9), 0.6)
    assert ledger.time_left(KEY, 1.0, "b", POINTS) == 0
    assert ledger.time_left(KEY, 1.0, "e", POINTS) == LATE, "nobody has thought of it"


def test_what_is_settled_needs_no_more_time(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 20.0), 0.1)
    assert ledger.time_left(KEY, 1.0, "b", POINTS) == 0


def test_a_move_that_looks_bad_is_asked_about_once_more_for_a_second_opinion(saves):
    ledger = EvaluationCache("m", saves)
    first, other = estimates(0.0, 20.0, deals=100)
    ledger.learn(KEY, (first, replace(other, confirmed=False)), 1.0)
    assert again(saves).page(KEY).found[1].confirmed is False
    assert ledger.verdict(KEY, "b", POINTS).mark is Mark.OPEN
    assert ledger.time_left(KEY, 1.0, "b", POINTS) == LATE
    ledger.learn(KEY, estimates(0.0, 19.0, deals=50), LATE)
    assert again(saves).page(KEY).found[1].confirmed is True
    assert ledger.verdict(KEY, "b", POINTS).mark is Mark.MISTAKE
    assert ledger.time_left(KEY, 1.0, "b", POINTS) == 0


def test_what_another_match_knows_of_the_same_position_is_used(saves):
    EvaluationCache.of("m", saves).learn(KEY, estimates(0.0, 4.0), 1.0)
    other = EvaluationCache.of("another", saves)
    assert other.verdict(KEY, "b", POINTS).mark is Mark.SLIP
    assert EvaluationCache.of("m", saves) is EvaluationCache.of("m", saves)


@pytest.mark.parametrize(
    "damage",
    [b"", b"\x00\xff\xfe", b"[]\n1\nnull", b"[" * 100_000, b'{"key": 7, "seconds": 1, "found": []}'],
    ids=["empty", "no text", "no lines of ours", "too deep", "no sense"],
)
def test_what_is_damaged_counts_for_nothing_and_is_found_again(saves, damage):
    saves.reviews_folder.mkdir(parents=True)
    saves.review_file("m").write_bytes(damage)
    ledger = EvaluationCache("m", saves)
    assert ledger.page(KEY) is None
    ledger.learn(KEY, estimates(0.0, 4.0), 1.0)
    assert again(saves).page(KEY).found == estimates(0.0, 4.0)


@pytest.mark.parametrize("change", [{"seconds": float("nan")}, {"found": [["a"]]}, {"found": [[1] * 8]}, {"key": 1}])
def test_a_line_without_sense_counts_for_nothing(saves, change):
    EvaluationCache("m", saves).learn(KEY, estimates(0.0, 4.0), 1.0)
    file = saves.review_file("m")
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    page = again(saves).page(KEY)
    assert page is None or page.found == ()


def test_a_line_that_was_cut_off_by_a_kill_costs_only_itself(saves):
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 4.0), 0.5)
    ledger.learn("another", estimates(0.0, 4.0), 0.5)
    file = saves.review_file("m")
    file.write_bytes(file.read_bytes()[:-20])
    found = again(saves)
    assert found.page(KEY).found == estimates(0.0, 4.0)
    assert found.page("another") is None


def asked():
    """A question about a first move at Halma."""
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2, "halma"), id="m")
    match.play(CHANCE, rules.read("first 0"))
    return ThinkRequest("halma", match.view(Seat(0)), (), Level.HARD, 1.0, "m", Seat(0), 0, weigh=())


@pytest.mark.parametrize(
    ("move", "reason", "kept"),
    [
        ("d3-e4", Reason("forward", (2,), ("d3", "e4")), True),
        ("a1-p16", Reason("forward", (2,), ("d3", "e4")), False),
        ("nonsense", Reason("forward", (2,), ("d3", "e4")), False),
        ("d3-e4", Reason("a feeling"), False),
    ],
)
def test_what_a_file_says_that_cannot_be_is_forgotten(saves, move, reason, kept):
    request = asked()
    EvaluationCache("m", saves).learn(request.key, (Estimate(move, reason, Basis.AHEAD, deals=4),), 1.0)
    found = again(saves)
    assert found.page(request.key).found
    assert bool(found.page(found.key(request)).found) == kept


def test_a_disk_that_is_full_costs_only_the_file(saves):
    saves.folder.mkdir(parents=True)
    saves.reviews_folder.touch()
    ledger = EvaluationCache("m", saves)
    ledger.learn(KEY, estimates(0.0, 4.0), 1.0)
    assert ledger.verdict(KEY, "b", POINTS).mark is Mark.SLIP
    assert ledger.trouble
