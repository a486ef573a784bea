"""Duplicate: the same deals, as many of them, from the same seat."""

from itertools import islice

import pytest

from bluestick.engine import duplicate
from bluestick.engine.bots import Choice, RandomBot, Reason
from bluestick.engine.duplicate import lead, lead_of
from bluestick.engine.match import Match
from bluestick.engine.play import play_out, turns
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES

ME = Seat(0)


def dealt(match):
    return [played.move for played in match.played if played.seat == CHANCE]


@pytest.fixture
def again(monkeypatch):
    """The matches that were played again."""
    made = []

    class Watched(Match):
        def __init__(self, *args, **kwargs):
            super().__init__(*args, **kwargs)
            made.append(self)

    monkeypatch.setattr(duplicate, "Match", Watched)
    return made


def test_a_lead_is_over_the_best_of_the_others():
    haggis = GAMES["haggis"]
    assert lead(haggis, haggis.setup(3), (100, 250, 90), ME) == -150
    assert lead(haggis, haggis.setup(3), (100, 250, 90), Seat(1)) == 150


def test_a_partner_is_no_opponent():
    haljan = GAMES["haljan"]
    assert lead(haljan, haljan.setup(4), (3, 1, 3, 1), ME) == 2


@pytest.mark.parametrize("form", ["800", "fjabbe"])
def test_the_deals_are_those_of_the_match(form, again):
    rules = GAMES["snapphana"]
    match = Match(rules, rules.setup(variant=form), deal=12, id="mine")
    play_out(match)
    lead_of(match, ME, [RandomBot()], [1], "other")
    (other,) = again
    both = zip([move.cards for move in dealt(match)], [move.cards for move in dealt(other)], strict=False)
    assert all(mine == theirs for mine, theirs in both)
    assert other.played != match.played


def test_as_many_rounds_are_played_where_a_match_never_ends_by_itself(again):
    rules = GAMES["kille"]
    match = Match(rules, rules.setup(4), deal=5, id="mine")
    for _ in turns(match, [RandomBot()]):
        if len(rules.rounds(match.view(ME))) == 2:
            break
    lead_of(match, ME, [RandomBot()], [1], "other")
    (other,) = again
    assert other.outcome is None
    assert len(rules.rounds(other.view(ME))) == 2


class Onward:
    """The first move, and always another round."""

    def choose(self, view, heard, moves, deadline, rng):
        if view.seat not in view.to_act:
            return None
        listed = [move for move in islice(moves, 3) if not move.gives_up]
        return Choice(listed[0], Reason("first"))


def test_as_many_deals_are_played_where_nobody_wins_rounds(again):
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), deal=8, id="mine")
    for _ in turns(match, [Onward()]):
        if len(dealt(match)) == 3 and CHANCE in match.to_act:
            break
    assert lead_of(match, ME, [Onward()], [1], "other") == lead(rules, match.setup, match.scores, ME)
    assert dealt(again[0]) == dealt(match)


def test_the_same_bots_with_the_same_name_come_out_the_same():
    rules = GAMES["haggis"]
    match = Match(rules, rules.setup(2, options={"target": 50}), deal=3, id="mine")
    play_out(match)
    assert len({lead_of(match, ME, [RandomBot()], [1], "a") for _ in range(2)}) == 1
    assert len({lead_of(match, ME, [RandomBot()], [1], str(k)) for k in range(4)}) > 1
