"""A match: who may move, going back and forth, and replaying a record. Tried on the magpies of tests/games."""

from dataclasses import replace
from random import Random

import pytest

from bluestick.engine.match import Match, seen_by
from bluestick.engine.moves import Refused
from bluestick.engine.record import Player, RecordedMove
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Setup
from bluestick.engine.seats import CHANCE, Seat
from tests.games.magpies.rules import PACK, CardDrawn, Deal, LayAside, Magpies, Peek, Play

A, B, C = map(Seat, range(3))
MAGPIES = Magpies()
IN_ORDER = Deal(PACK)
"""A holds r1 r2 r3, B r4 r5 r6; b1 is the top of the stock."""


def new(seats=2, **kwargs):
    return Match(MAGPIES, MAGPIES.setup(seats), **kwargs)


def dealt():
    match = new()
    match.play(CHANCE, IN_ORDER)
    return match


def leading():
    """Both have laid their highest card aside; A is to lead."""
    match = dealt()
    match.play(B, LayAside("r6"))
    match.play(A, LayAside("r3"))
    return match


def everything(match):
    return (match.position, match.played, match.to_act, match.view(A), match.view(B), match.record())


def test_a_branch_has_come_as_far_and_goes_on_by_itself():
    match = dealt()
    match.play(A, LayAside("r1"))
    branch = match.branch(1)
    assert branch.played == match.played[:1]
    assert branch.id != match.id
    assert branch.assisted
    branch.play(A, LayAside("r2"))
    assert [played.move for played in branch.played] == [IN_ORDER, LayAside("r2")]
    assert [played.move for played in match.played] == [IN_ORDER, LayAside("r1")]


def test_a_new_match_waits_for_chance():
    match = new()
    assert match.to_act == {CHANCE}
    match.chance()
    assert match.position == 1
    assert match.to_act == {A, B}


@pytest.mark.parametrize("seat", [2, 9, CHANCE, -2])
@pytest.mark.parametrize("ask", [Match.view, Match.moves])
def test_nobody_sits_where_there_is_no_seat(seat, ask):
    match = dealt()
    with pytest.raises(ValueError, match=f"no seat {seat} at a table of 2: 0 to 1, or None"):
        ask(match, seat)


def test_a_move_whose_events_are_missing_is_not_made(monkeypatch):
    match = dealt()
    monkeypatch.setattr(Magpies, "apply", lambda *asked: None)
    with pytest.raises(AttributeError):
        match.play(A, LayAside("r3"))
    assert match.position == 1


def test_the_same_randomness_deals_the_same_cards():
    one, other = new(rng=Random(7)), new(rng=Random(7))
    assert one.chance() == other.chance()


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (B, LayAside("r1"), "not_held"),
        (A, Play("r1"), "aside_first"),
        (A, IN_ORDER, "no_deal"),
        (CHANCE, IN_ORDER, "no_deal"),
        (CHANCE, Peek(), "no_deal"),
    ],
)
def test_a_refused_move_changes_nothing(seat, move, code):
    match = dealt()
    match.undo({CHANCE})
    match.redo()
    before = everything(match)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert caught.value.refusal.code == code
    assert everything(match) == before


def test_a_refused_move_leaves_what_can_be_redone():
    match = leading()
    match.undo({A})
    with pytest.raises(Refused):
        match.play(B, Play("r4"))
    assert match.can_redo


@pytest.mark.parametrize("off", [-1, 1])
def test_a_move_chosen_for_another_position_is_outdated(off):
    match = leading()
    with pytest.raises(Refused) as caught:
        match.play(A, Play("r1"), at=match.position + off)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("outdated", "magpies#G3")
    match.play(A, Play("r1"), at=match.position)


def test_one_may_act_out_of_turn():
    match = leading()
    assert match.to_act == {A}
    match.play(B, Peek())
    assert match.to_act == {A}
    assert not match.moves(B)


def test_each_seat_hears_its_own_version():
    match = leading()
    match.play(A, Play("r1"))
    assert CardDrawn(A, "b1") in match.events_seen_by(A)
    assert CardDrawn(A, None) in match.events_seen_by(B)
    assert CardDrawn(A, None) in match.events_seen_by(None)


def test_the_events_of_a_move_are_shown_with_the_view_after_each():
    match = leading()
    match.play(A, Play("r1"))
    step = match.played[-1].step
    for seat in (A, B, None):
        shown = match.last_events(seat)
        assert tuple(event for event, _ in shown) == seen_by(seat, step.events)
        assert shown[-1][1] == match.view(seat)


def test_what_was_heard_long_ago_can_be_left_out():
    match = leading()
    assert match.events_seen_by(A, 1) == match.events_seen_by(A, 5) == match.events_seen_by(A)
    before = len(match.events_seen_by(A))
    while match.to_act != {CHANCE}:
        seat = min(match.to_act)
        match.play(seat, next(iter(match.moves(seat))))
        before = len(match.events_seen_by(A))
    match.chance()
    assert match.events_seen_by(A, 2) == match.events_seen_by(A)
    assert match.events_seen_by(A, 1) == match.events_seen_by(A)[before:]


def test_undo_goes_back_to_before_the_last_move_of_a_seat():
    match = leading()
    match.play(A, Play("r1"))
    match.play(B, Play("r4"))
    assert match.undo({A})
    assert match.to_act == {A}
    assert [made.seat for made in match.played] == [CHANCE, B, A]


def test_undo_needs_a_move_of_that_seat():
    match = dealt()
    before = everything(match)
    assert not match.undo({A, B})
    assert not match.can_redo
    assert everything(match) == before


def test_redo_takes_back_one_undo_at_a_time():
    match = leading()
    match.play(A, Play("r1"))
    end = everything(match)
    match.undo({A})
    match.undo({B})
    assert match.position == 1
    assert match.redo()
    assert match.position == 3
    assert match.redo()
    assert everything(match) == end
    assert not match.redo()


def test_a_new_move_forgets_what_was_undone():
    match = leading()
    match.undo({A})
    match.play(A, LayAside("r1"))
    assert not match.can_redo
    assert not match.redo()


def test_undo_never_deals_again():
    match = new()
    match.chance()
    deal = match.played
    match.undo({CHANCE})
    match.redo()
    assert match.played == deal


@pytest.mark.parametrize(("position", "possible"), [(-1, False), (0, True), (2, True), (3, False), (4, False)])
def test_rewind_goes_to_an_earlier_position(position, possible):
    match = leading()
    assert match.position == 3
    assert match.rewind(position) == possible
    assert match.position == (position if possible else 3)
    assert match.redo() == possible
    assert match.position == 3


def test_a_replay_is_the_same_match():
    match = Match(MAGPIES, MAGPIES.setup(2), [Player("Anna"), Player("", "hard")], id="m1", assisted=True)
    match.play(CHANCE, IN_ORDER)
    again = Match.replay(MAGPIES, match.record())
    assert again.played == match.played
    assert again.record() == match.record()
    assert (again.players, again.id, again.started, again.assisted) == (match.players, "m1", match.started, True)


def with_moves(*moves):
    record = leading().record()
    return replace(record, moves=(*record.moves, *(RecordedMove(seat, text) for seat, text in moves)))


@pytest.mark.parametrize(
    ("record", "code", "line"),
    [
        (with_moves((A, "play b6")), "illegal_move", 5),
        (with_moves((A, "play r1"), (A, "play r2")), "illegal_move", 6),
        (with_moves((CHANCE, "play r1")), "illegal_move", 5),
        (with_moves((A, "dance")), "bad_move", 5),
        (with_moves((C, "peek")), "bad_line", 5),
        (replace(with_moves(), rules=2), "newer_rules", 1),
        (replace(with_moves(), players=(Player("Anna"),)), "bad_header", 1),
        (replace(with_moves(), setup=Setup("magpies", 9)), "bad_setup", 1),
        (replace(with_moves(), setup=Setup("crows", 2)), "bad_setup", 1),
        (replace(with_moves(), setup=Setup("magpies", 2, (("deals", 99),))), "bad_setup", 1),
        (replace(with_moves(), setup=Setup("magpies", 2, (("jokers", True),))), "bad_setup", 1),
    ],
)
def test_an_edited_record_is_refused_with_its_line(record, code, line):
    with pytest.raises(RecordError) as caught:
        Match.replay(MAGPIES, record)
    assert (caught.value.code, caught.value.line) == (code, line)


def test_nothing_follows_the_end_of_a_match():
    match, rng = new(), Random(3)
    while match.to_act:
        if match.to_act == {CHANCE}:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    record = match.record()
    with pytest.raises(RecordError) as caught:
        Match.replay(MAGPIES, replace(record, moves=(*record.moves, RecordedMove(A, "peek"))))
    assert (caught.value.code, caught.value.line) == ("after_end", match.position + 2)


def test_an_illegal_move_is_refused_with_the_reason_of_the_rules():
    with pytest.raises(RecordError) as caught:
        Match.replay(MAGPIES, with_moves((A, "play b6")))
    text, refusal = caught.value.details
    assert (text, refusal.code, refusal.clause) == ("play b6", "not_held", "magpies#G1")
