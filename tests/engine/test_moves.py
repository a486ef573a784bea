"""A listed set of moves: cards touched in any order, squares in order, equal cards counted."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.moves import ListedMoves, Move, Refusal, Refused

NO = Refusal("no", "test#T1")


@dataclass(frozen=True)
class Lay(Move):
    cards: tuple[str, ...]
    declared: str = ""


def listed(*moves, ordered=False):
    return ListedMoves(
        [Lay(tuple(move.split())) if isinstance(move, str) else move for move in moves],
        parts=lambda move: move.cards,
        refuse=lambda move: NO,
        refuse_pick=lambda chosen: Refusal("no", "test#T2", chosen),
        ordered=ordered,
    )


def test_members_are_allowed_and_all_others_refused():
    moves = listed("a b", "c")
    assert Lay(("a", "b")) in moves
    assert moves.why_not(Lay(("a",))) == NO
    assert list(moves) == [Lay(("a", "b")), Lay(("c",))]


def test_a_set_without_moves_is_false():
    assert listed("a")
    assert not listed()


def test_a_sample_is_a_member_and_none_is_out_of_reach():
    moves = listed("a", "b", "c")
    assert {moves.sample(Random(seed)) for seed in range(50)} == set(moves)


def test_there_is_no_sample_of_nothing():
    with pytest.raises(LookupError):
        listed().sample(Random(0))


def test_cards_are_touched_in_any_order():
    moves = listed("a b c", "a d")
    assert moves.next_parts(()) == {"a", "b", "c", "d"}
    assert moves.next_parts(("c", "a")) == {"b"}
    assert moves.next_parts(("a",)) == {"b", "c", "d"}
    assert moves.readings(("c", "a", "b")) == (Lay(("a", "b", "c")),)


def test_squares_are_touched_in_order():
    moves = listed("a1 b2", "b2 a1", ordered=True)
    assert moves.next_parts(()) == {"a1", "b2"}
    assert moves.next_parts(("a1",)) == {"b2"}
    assert moves.readings(("b2", "a1")) == (Lay(("b2", "a1")),)
    assert moves.readings(("a1",)) == ()


def test_equal_cards_are_counted():
    moves = listed("I I", "I x")
    assert moves.next_parts(("I",)) == {"I", "x"}
    assert moves.next_parts(("I", "I")) == frozenset()
    assert moves.readings(("I", "I")) == (Lay(("I", "I")),)
    assert moves.why_not_pick(("I", "I", "I")).clause == "test#T2"


def test_the_same_cards_may_be_read_in_several_ways_best_first():
    as_set, as_run = Lay(("a", "b"), "set"), Lay(("b", "a"), "run")
    assert listed(as_set, as_run).readings(("b", "a")) == (as_set, as_run)


def test_a_complete_pick_may_still_be_extended():
    moves = listed("a", "a b")
    assert moves.readings(("a",)) == (Lay(("a",)),)
    assert moves.next_parts(("a",)) == {"b"}


def test_a_pick_is_refused_once_nothing_can_come_of_it():
    moves = listed("a b")
    assert moves.why_not_pick(()) is None
    assert moves.why_not_pick(("b",)) is None
    assert moves.why_not_pick(("a", "b")) is None
    assert moves.why_not_pick(("c",)) == Refusal("no", "test#T2", ("c",))
    assert moves.next_parts(("c",)) == frozenset()
    assert listed().why_not_pick(()) == Refusal("no", "test#T2", ())


CARDS = st.lists(st.sampled_from("abI"), min_size=1, max_size=4).map(tuple)


@given(st.sets(CARDS, max_size=6), CARDS, st.booleans())
def test_what_can_be_picked_can_be_completed(cards, chosen, ordered):
    moves = listed(*map(Lay, sorted(cards)), ordered=ordered)
    open_ended = bool(moves.next_parts(chosen) or moves.readings(chosen))
    assert (moves.why_not_pick(chosen) is None) == open_ended
    for part in moves.next_parts(chosen):
        assert moves.why_not_pick((*chosen, part)) is None


def test_a_refused_move_says_why():
    assert str(Refused(Refusal("locked_in", "halma#L7", ("l16",)))) == "locked_in (halma#L7)"


def test_a_move_gives_nothing_up_unless_it_says_so():
    assert not Lay(("a",)).is_resignation
