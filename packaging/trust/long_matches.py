"""Legal matches of Halma far longer than any real one: pieces move to and fro."""

from __future__ import annotations

from dataclasses import replace

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, RecordedMove
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots, MovePiece

HALMA = GAMES["halma"]


def to_and_fro(moves: int, seats: int = 2, **options: bool) -> bytes:
    """Return a match in which the position recurs every ``2 * seats`` moves."""
    setup = HALMA.setup(seats, "halma", {"draws": False, **options})
    match: AnyMatch = Match(HALMA, setup, [Player("")] * seats, id="long", started="2026-03-04T20:15:00+01:00")
    match.play(Seat(-1), DrawLots(Seat(0)))
    there = []
    for _ in range(seats):
        seat = min(match.to_act)
        move = next(move for move in match.moves(seat) if isinstance(move, MovePiece))
        match.play(seat, move)
        there.append(RecordedMove(seat, HALMA.write(move)))
    back = [RecordedMove(move.seat, "-".join(reversed(move.text.split("-")))) for move in there]
    record = match.record()
    first = record.moves[: len(record.moves) - seats]
    return "".join(replace(record, moves=(*first, *((there + back) * moves)[:moves])).lines()).encode()


LONG = {
    "4,999 moves": to_and_fro(4_999),
    "5,001 moves": to_and_fro(5_001),
    "8,000 moves of four": to_and_fro(8_000, 4),
    "12,000 moves": to_and_fro(12_000),
    "12,000 moves of four with strict bases": to_and_fro(12_000, 4, occupied_base=True, leave_first=True),
    "16,000 moves with bases to be left first": to_and_fro(16_000, leave_first=True),
    "20,000 moves": to_and_fro(20_000),
    "20,000 moves of four": to_and_fro(20_000, 4),
    "20,000 moves, the last torn": to_and_fro(20_000)[:-9],
    "20,000 moves and one that is illegal": to_and_fro(20_000) + b'{"seat": 0, "move": "a1-p16"}\n',
    "20,000 moves with draws": to_and_fro(20_000).replace(b'"draws": false', b'"draws": true'),
}
"""The last is illegal after the third repetition."""
