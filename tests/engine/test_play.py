"""A match that is left to bots. Tried on the magpies of tests/games."""

from random import Random

import pytest

from bluestick.engine.bot_match import play_out, turns
from bluestick.engine.bots import Choice, RandomBot, Reason
from bluestick.engine.match import Match
from bluestick.engine.moves import Refused
from tests.games.magpies.rules import Magpies, Peek, Play

MAGPIES = Magpies()


class First:
    """Plays the first move, and keeps what it was told."""

    def __init__(self, out_of_turn=False):
        self.out_of_turn = out_of_turn
        self.told = []

    def choose(self, view, heard, moves, deadline, rng):
        self.told.append((view.seat, deadline, rng.random()))
        if view.seat in view.to_act or self.out_of_turn:
            return Choice(next(iter(moves)), Reason("first"))
        return None


class Always:
    def __init__(self, answer):
        self.answer = answer

    def choose(self, view, heard, moves, deadline, rng):
        return self.answer


def new(**more):
    return Match(MAGPIES, rng=Random(1), id="m", **more)


def test_a_match_is_played_to_its_end():
    match = new()
    assert "waiting for chance" in repr(match)
    assert play_out(match) == match.outcome
    assert match.outcome is not None
    assert repr(match) == f"<Match of magpies (magpies), 2 seats, {match.position} moves: most_points, won by " + (
        ", ".join(f"seat {seat}" for seat in sorted(match.outcome.winners)) + ">"
    )


def test_the_same_match_is_played_the_same():
    one, other = new(), new()
    play_out(one)
    play_out(other)
    assert one.played == other.played


def test_it_can_be_stopped():
    match = new()
    assert play_out(match, until=lambda match: match.position >= 3) is None
    assert match.position == 3
    assert repr(match).startswith("<Match of magpies (magpies), 2 seats, 3 moves: waiting for seat ")


def test_bots_sit_down_again_and_again_round_the_table():
    bots = [First(), First()]
    play_out(new(setup=MAGPIES.setup(3)), bots)
    assert [{seat for seat, _, _ in bot.told} for bot in bots] == [{0, 2}, {1}]


def test_who_is_not_waited_for_is_asked_first():
    match = new()
    made = [turn.seat for turn in turns(match, [First(), First(out_of_turn=True)])]
    assert made == [played.seat for played in match.played if played.seat >= 0]
    laid_aside = [played.move for played in match.played][1:3]
    assert Peek() not in laid_aside  # both were waited for
    assert any(played.move == Peek() and played.seat == 1 for played in match.played)


def test_the_seconds_are_those_of_each_seat(monkeypatch):
    monkeypatch.setattr("bluestick.engine.bot_match.monotonic", lambda: 100.0)
    bots = [First(), First()]
    play_out(new(), bots, [1.0, 5.0])
    assert [{deadline for _, deadline, _ in bot.told} for bot in bots] == [{101.0}, {105.0}]


def test_a_move_that_is_not_allowed_is_refused_and_says_whose_it_was():
    with pytest.raises(Refused) as caught:
        play_out(new(), [Always(Choice(Play("r1"), Reason("")))])
    assert caught.value.__notes__ == ["The bot of seat 0 wanted Play(card='r1') at position 1."]


def test_a_bot_that_has_to_move_and_does_not_is_named():
    with pytest.raises(RuntimeError, match="waits for seat 0, whose bot makes no move"):
        play_out(new(), [Always(None), RandomBot()])


def test_only_the_match_deals_unless_somebody_else_does():
    dealt = []

    def deal(match):
        dealt.append(match.position)
        match.chance()

    for _ in turns(new(), [First()], deal=deal):
        pass
    assert len(dealt) == 2
