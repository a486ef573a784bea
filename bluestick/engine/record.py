"""Saved form of a match: UTF-8 JSON Lines, a header and then one line per move."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from bluestick.engine.bots import Level
from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.record_file import LONGEST, RecordError
from bluestick.engine.rules import OptionValue, Setup
from bluestick.engine.seats import CHANCE, Seat

FORMAT = "bluestick"
VERSION = 1

WORDIEST = 100
"""Largest length of a text in the header, in characters."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Player:
    """Person or bot at a seat."""

    name: str
    level: str | None = None
    """Level of the bot; None for a person."""
    owner: bool = False
    """Whether a named person is the owner of this computer; set only if several people play."""
    guest: bool = False
    """Whether this is an unnamed person other than the owner, displayed as "Player 2"."""

    def written(self) -> dict[str, object]:
        marks = {"owner": self.owner, "guest": self.guest}
        return {"name": self.name, "level": self.level} | {name: True for name, is_so in marks.items() if is_so}


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """One move in a record. ``seat`` is CHANCE if cards were dealt or lots drawn."""

    seat: Seat
    text: str

    def line(self) -> str:
        """Return the move as a line of JSON, without a newline."""
        seat = None if self.seat == CHANCE else self.seat
        return json.dumps({"seat": seat, "move": self.text}, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Match as text: players, setup and moves, enough to replay it."""

    game: str
    rules: int
    setup: Setup
    players: tuple[Player, ...]
    id: str
    """Part of the match's file name, and seed of its bots' random numbers."""
    started: str
    """Start time in ISO 8601 with UTC offset."""
    assisted: bool = False
    """Whether a hint was used or a move taken back."""
    begun_at: int = 0
    """Number of moves copied from another match, which this one continues."""
    deal: int | None = None
    """Deal number, which determines everything random in the match; None if the match has none."""
    known: bool = False
    """Whether a player on this computer had seen the cards of this deal number before the match."""
    moves: tuple[RecordedMove, ...] = ()
    torn: bool = field(default=False, compare=False)
    """Whether a truncated last line was dropped on reading."""

    def header(self) -> str:
        """Return the first line of the file, without a newline."""
        return json.dumps(
            {
                "format": FORMAT,
                "version": VERSION,
                "game": self.game,
                "rules": self.rules,
                "variant": self.setup.variant,
                "seats": self.setup.seats,
                "options": dict(self.setup.options),
                "players": [player.written() for player in self.players],
                "id": self.id,
                "started": self.started,
                "assisted": self.assisted,
            }
            | ({"begun_at": self.begun_at} if self.begun_at else {})
            | ({"deal": self.deal} if self.deal is not None else {})
            | ({"known": True} if self.known else {}),
            ensure_ascii=False,
        )

    def lines(self) -> Iterator[str]:
        """Yield all lines, each with its newline."""
        yield self.header() + "\n"
        for move in self.moves:
            yield move.line() + "\n"

    @classmethod
    def parse(cls, data: bytes) -> Record:
        """Parse a whole file; RecordError names the first invalid line.

        A byte order mark is dropped, and an incomplete last line without newline, which a crash leaves.
        """
        lines = data.removeprefix(BOM_UTF8).split(b"\n")
        tail = lines.pop()
        torn = _is_torn(tail)
        if (tail and not torn) or not lines:
            lines.append(tail)
        header = _json(lines[0])
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise RecordError("foreign", 1)
        version = header.get("version")
        if type(version) is not int or version < 1:
            raise RecordError("bad_header", 1, "version")
        if version > VERSION:
            raise RecordError("newer_version", 1, version)
        rules = _take(header, "rules", int)
        if rules < 1:
            raise RecordError("bad_header", 1, "rules")
        return cls(
            game=_take(header, "game", str),
            rules=rules,
            setup=Setup(
                _take(header, "variant", str),
                _take(header, "seats", int),
                _options(_take(header, "options", dict)),
            ),
            players=tuple(_player(player) for player in _take(header, "players", list)),
            id=_take(header, "id", str),
            started=_take(header, "started", str),
            assisted=_take(header, "assisted", bool),
            begun_at=_take({"begun_at": 0, **header}, "begun_at", int),
            deal=_number(header),
            known=_take({"known": False, **header}, "known", bool),
            torn=torn,
            moves=tuple(_move(line, number) for number, line in enumerate(lines[1:], start=2)),
        )


def _is_torn(line: bytes) -> bool:
    start = b'{"seat": '
    return line != b"" and _json(line) is None and (line.startswith(start) or start.startswith(line))


def _json(line: bytes) -> object:
    """Return the JSON value of a line.

    None if the line is no JSON, too long, repeats a key, or holds text that UTF-8 cannot encode.
    """
    if len(line) > LONGEST:
        return None
    try:
        value: object = json.loads(line.decode("utf-8"), object_pairs_hook=_reject_repeated_keys)
        if b"\\u" in line:  # may be half a surrogate pair, "\\ud800"
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        return None
    return value


def _reject_repeated_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("which of the two?")
    return made


def _take(header: dict[str, object], key: str, kind: type[T]) -> T:
    value = header.get(key)
    if type(value) is not kind or (isinstance(value, str) and len(value) > WORDIEST):
        raise RecordError("bad_header", 1, key)
    return value


def _number(header: dict[str, object]) -> int | None:
    if "deal" not in header:  # a game without deals, or a record from before deals had numbers
        return None
    number = _take(header, "deal", int)
    if not 1 <= number <= HIGHEST_NUMBER:
        raise RecordError("bad_header", 1, "deal")
    return number


def _options(options: dict[str, object]) -> tuple[tuple[str, OptionValue], ...]:
    taken = []
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise RecordError("bad_header", 1, "options")
        taken.append((name, value))
    return tuple(taken)


def _player(player: object) -> Player:
    if not isinstance(player, dict) or "level" not in player:  # without "level" a bot would become a person
        raise RecordError("bad_header", 1, "players")
    name, level = player.get("name"), player["level"]
    if not isinstance(name, str) or len(name) > WORDIEST or level not in (None, *Level):
        raise RecordError("bad_header", 1, "players")
    return Player(name, level, player.get("owner") is True, player.get("guest") is True)


def _move(line: bytes, number: int) -> RecordedMove:
    move = _json(line)
    if not isinstance(move, dict) or move.keys() != {"seat", "move"}:
        raise RecordError("bad_line", number)
    seat, text = move["seat"], move["move"]
    if type(text) is not str or not (seat is None or (type(seat) is int and seat >= 0)):
        raise RecordError("bad_line", number)
    return RecordedMove(CHANCE if seat is None else Seat(seat), text)


def is_owner(player: Player) -> bool:
    """Return whether a player is the owner of this computer."""
    return player.level is None and not player.guest and (player.owner or not player.name)
