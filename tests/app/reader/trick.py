"""A deal of Haljan before its last card: the cards of seat 0 end the trick and the deal."""

from random import Random

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES

STRANGERS = (Player(""), Player("Siri", "easy"), Player("Gard", "easy"), Player("Tuva", "easy"))
PLAYERS = (Player(""), Player("Elin", "easy"), Player("Nora", "easy"), Player("Aksel", "easy"))
SEED, LATER = 0, 1


def at_the_beginning():
    """Return a match in which seat 0 is to play, and in which the two of trumps cannot be exchanged."""
    match = new_match(STRANGERS, seed=LATER)
    rng = Random(SEED)
    while min(match.to_act) != 0:
        if CHANCE in match.to_act:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    assert not [seat for seat in range(4) if f"{match.view(0).table.trump}2" in match.view(seat).hand]
    return match


def new_match(players, seed=SEED):
    """Return a match with the same cards each time."""
    rules = GAMES["haljan"]
    return Match(rules, rules.setup(4), players, id=f"reader{players[1].name}", rng=Random(seed))


def before_the_end():
    """Return a match in which seat 0 is the last to play the last trick."""
    match, rng = new_match(PLAYERS), Random(SEED)
    while True:
        if CHANCE in match.to_act:
            match.chance()
            continue
        seat = min(match.to_act)
        view = match.view(seat)
        trick = view.table.trick
        if seat == 0 and len(trick) == 3 and len(view.hand) == len(trick[0].cards) and not view.table.drawing:
            return match
        match.play(seat, match.moves(seat).sample(rng))
