"""A saved match played again, move by move, without a window: ``bluestick replay``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict

from bluestick.engine.match import AnyMatch
from bluestick.engine.record import Record
from bluestick.engine.seats import CHANCE
from bluestick.games import replayed


def read(data: bytes) -> AnyMatch:
    """The match in a file, every move checked. RecordError names the line that is wrong."""
    return replayed(Record.parse(data))


def as_json(match: AnyMatch) -> str:
    """Players, moves with all that happened, and the outcome, for other programs."""
    return json.dumps(
        {
            "game": match.rules.id,
            "variant": match.setup.variant,
            "seats": match.setup.seats,
            "options": dict(match.setup.options),
            "deal": match.deal,
            "known": match.known,
            "players": [player.written() for player in match.players],
            "moves": [
                {
                    "seat": None if played.seat == CHANCE else played.seat,
                    "move": match.rules.write(played.move),
                    "events": [{"event": type(event).__name__, **asdict(event)} for event in played.step.events],
                }
                for played in match.played
            ],
            "outcome": None if match.outcome is None else asdict(match.outcome),
        },
        default=sorted,  # sets of seats
        ensure_ascii=False,
        indent=2,
    )


def log_lines(match: AnyMatch, remark: Callable[[int], str] = lambda position: "") -> Iterator[str]:
    """The log in the language that is installed, numbered as the lines of the file, and how it stands.

    ``remark``: what else is to be said of the move at a position, after its first sentence; "" for nothing.
    """
    from bluestick.app import texts
    from bluestick.app.company import called
    from bluestick.app.texts import command_line, deals
    from bluestick.app.texts.names import visible

    names = called(match.players)
    if match.deal is not None:
        yield visible(deals.heading(match))
    for line, played in enumerate(match.played, start=2):
        told = [sentence for event in played.step.events if (sentence := texts.event(match.rules.id, event, names))]
        if said := remark(line - 2):
            told.insert(1, said)
        yield from (visible(f"{line:4}  {sentence}") for sentence in told)
    if match.outcome is None:
        to_move = texts.naming(names, match.to_act - {CHANCE})
        yield visible(command_line.unfinished(to_move, begun=bool(match.played)))
