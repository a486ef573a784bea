"""Matches played by bots alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from time import monotonic
from typing import Any

from bluestick.engine.bots import RECENT_DEALS, SECONDS, Bot, Choice, Level, RandomBot, bot_rng
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Refused
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import CHANCE, Seat

DEFAULT_SECONDS = SECONDS[Level.HARD]
"""Default time limit in seconds per move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Move made by a bot. ``seconds``: its thinking time."""

    seat: Seat
    choice: Choice[Any]
    seconds: float


def turns(
    match: AnyMatch,
    bots: Sequence[Bot],
    seconds: Sequence[float] = (DEFAULT_SECONDS,),
    deal: Callable[[AnyMatch], object] = lambda match: match.chance(),
) -> Iterator[Turn]:
    """Let bots play a match to its end, and yield each of their moves.

    ``bots`` and ``seconds`` (time limits per move) are those of seats 0, 1 and so on; a sequence shorter than the
    number of seats is repeated. ``deal`` is called for each random move, and must make it. Raise Refused if a bot makes
    an illegal move, RuntimeError if the bot to act makes none.
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
        for seat in (*early, turn):  # seats out of turn first: the next move ends their chance
            asked = monotonic()
            choice = sitting[seat].choose(
                match.view(seat),
                match.events_seen_by(seat, RECENT_DEALS),
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
    seconds: Sequence[float] = (DEFAULT_SECONDS,),
    *,
    until: Callable[[AnyMatch], object] = lambda match: False,
) -> Outcome | None:
    """Play a match to its end as ``turns`` does, and return its outcome.

    ``until`` is called after each move of a bot: if it returns true, play stops, and the outcome is None unless the
    match is over. A match with options other than ``Rules.bot_match_options`` may never end, nor may Halma between
    random bots.
    """
    for _ in turns(match, bots, seconds):
        if until(match):
            break
    return match.outcome
