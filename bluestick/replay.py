"""Replay of a saved match without a window: ``bluestick replay``."""

from __future__ import annotations

import json
from dataclasses import asdict

from bluestick.engine.match import AnyMatch
from bluestick.engine.record import Record
from bluestick.engine.seats import CHANCE
from bluestick.games import replayed


def read(data: bytes) -> AnyMatch:
    """Return the match in a file's bytes. RecordError names the first invalid line."""
    return replayed(Record.parse(data))


def as_json(match: AnyMatch) -> str:
    """Return players, moves with their events, and the outcome as JSON."""
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
