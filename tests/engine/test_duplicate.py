"""Duplicate: the same deals, as many of them, from the same seat."""

from itertools import islice

import pytest

from bluestick.engine import duplicate
from bluestick.engine.bot_match import play_out, turns
from bluestick.engine.bots import Choice, RandomBot, Reason
from bluestick.engine.duplicate import margin, replayed_margin
from bluestick.engine.match import Match
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
    assert margin(haggis, haggis.setup(3), (100, 250, 90), ME) == -150
    assert margin(haggis, haggis.setup(3), (100, 250, 90), Seat(1)) == 150


def test_a_partner_is_no_opponent():
    haljan = GAMES["haljan"]
    assert margin(haljan, haljan.setup(4), (3, 1, 3, 1), ME) == 2


@pytest.mark.parametrize("form", ["800", "fjabbe"])
def test_the_deals_are_those_of_the_match(form, again):
    rules = GAMES["snapphana"]
    match = Match(rules, rules.setup(variant=form), deal=12, id="mine")
    play_out(match)
    replayed_margin(match, ME, [RandomBot()], [1], "other")
    (other,) = again
    both = zip([move.cards for move in dealt(match)], [move.cards for move in dealt(other)], strict=False)
    assert all(mine == theirs for mine, theirs in both)
    assert other.played != match.played


class Onward:
    """The first move, and always another round."""

    def choose(self, view, heard, moves, deadline, rng):
        if view.seat not in view.to_act:
            return None
        return Choice(next(move for move in islice(moves, 3) if not move.is_resignation), Reason("first"))


def stopped(game, seats, deals):
    """After so many deals, as soon as that could be."""
    rules = GAMES[game]
    match = Match(rules, rules.setup(seats), deal=8, id="mine")
    for _ in turns(match, [Onward()]):
        asked = min(match.to_act)
        ends = [move for move in islice(match.moves(asked), 2) if move.is_resignation] if asked != CHANCE else []
        if len(dealt(match)) >= deals and ends:
            match.play(asked, ends[0])
            break
    return match


@pytest.mark.parametrize(("game", "seats"), [("haljan", 2), ("kille", 4)])
def test_where_somebody_has_just_stopped_as_many_deals_are_played(game, seats, again):
    match = stopped(game, seats, 3)
    assert replayed_margin(match, ME, [Onward()], [1], "other") == margin(match.rules, match.setup, match.scores, ME)
    assert dealt(again[0]) == dealt(match)
    assert again[0].outcome is None


@pytest.mark.parametrize(("game", "options"), [("haljan", {"target": 1}), ("kille", {"pots": 1})])
def test_a_match_that_ends_by_itself_is_played_to_its_end(game, options, again):
    rules = GAMES[game]
    match = Match(rules, rules.setup(options=options), deal=8, id="mine")
    play_out(match)
    replayed_margin(match, ME, [RandomBot()], [1], "other")
    assert again[0].outcome is not None


def test_the_same_bots_with_the_same_name_come_out_the_same():
    rules = GAMES["haggis"]
    match = Match(rules, rules.setup(2, options={"target": 50}), deal=3, id="mine")
    play_out(match)
    assert len({replayed_margin(match, ME, [RandomBot()], [1], "a") for _ in range(2)}) == 1
    assert len({replayed_margin(match, ME, [RandomBot()], [1], str(k)) for k in range(4)}) > 1


def test_chips_are_won_or_lost_not_led_by():
    """Of several players at kille another nearly always wins the pot: a lead would be below zero by nature."""
    rules = GAMES["kille"]
    assert margin(rules, rules.setup(4), (-1, 5, -2, -2), Seat(0)) == -1
    assert margin(rules, rules.setup(4), (-1, 5, -2, -2), Seat(1)) == 5
