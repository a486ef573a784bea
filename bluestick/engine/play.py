"""A match that is left to bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from time import monotonic
from typing import Any

from bluestick.engine.bots import RECENT, SECONDS, Bot, Choice, Level, RandomBot, bot_rng
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Refused
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import CHANCE, Seat

LIMIT = SECONDS[Level.HARD]
"""Seconds that a bot may think about a move where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that a bot has made."""

    seat: Seat
    choice: Choice[Any]
    seconds: float
    """How long it took to choose."""


def turns(
    match: AnyMatch,
    bots: Sequence[Bot],
    seconds: Sequence[float] = (LIMIT,),
    deal: Callable[[AnyMatch], object] = lambda match: match.chance(),
) -> Iterator[Turn]:
    """Play a match on to its end, turn by turn.

    ``bots``, and the seconds that each may think about a move, are those of the seats from 0 on; if there are fewer,
    the same ones sit down again and again round the table. ``deal`` is called when the match waits for chance.
    Raises Refused if a bot makes a move that is not allowed, and RuntimeError if it makes none though it has to.
    """
    seats = range(match.setup.seats)
    sitting = tuple(islice(cycle(bots), match.setup.seats))
    limits = tuple(islice(cycle(seconds), match.setup.seats))
    made = Counter[Seat]()
    while match.to_act:
        if CHANCE in match.to_act:
            deal(match)
            continue
        turn = min(match.to_act)
        early = [Seat(seat) for seat in seats if seat not in match.to_act and match.moves(Seat(seat))]
        for seat in (*early, turn):  # who is not waited for comes first: the next move takes the chance away
            asked = monotonic()
            choice = sitting[seat].choose(
                match.view(seat),
                match.heard(seat, RECENT),
                match.moves(seat),
                asked + limits[seat],
                bot_rng(match.id, seat, made[seat]),
            )
            if choice is not None:
                made[seat] += 1
                taken = monotonic() - asked
                try:
                    match.play(seat, choice.move)
                except Refused as error:
                    error.add_note(f"The bot of seat {seat} wanted {choice.move!r} at position {match.position}.")
                    raise
                yield Turn(seat, choice, taken)
                break
        else:
            raise RuntimeError(f"the match waits for seat {turn}, whose bot makes no move")


def play_out(
    match: AnyMatch,
    bots: Sequence[Bot] = (RandomBot(),),
    seconds: Sequence[float] = (LIMIT,),
    *,
    until: Callable[[AnyMatch], object] = lambda match: False,
) -> Outcome | None:
    """Play a match on to its end and tell how it ended: as ``turns``, and at random if no bots are named.

    ``until``: asked after each turn whether that is enough; None if it was, and the match is not over.
    A match that was set up otherwise than by ``Rules.alone`` need not end, nor Halma that is played at random.
    """
    for _ in turns(match, bots, seconds):
        if until(match):
            break
    return match.outcome
