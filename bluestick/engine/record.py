"""The saved form of a match: UTF-8 JSON Lines, a header and then a line a move."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from bluestick.engine.bots import Level
from bluestick.engine.chance import MOST
from bluestick.engine.reading import LONGEST, RecordError
from bluestick.engine.rules import OptionValue, Setup
from bluestick.engine.seats import CHANCE, Seat

FORMAT = "bluestick"
VERSION = 1

WORDIEST = 100
"""Letters of a name, or of another text in the header."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a bot at a level."""

    name: str
    level: str | None = None
    """The bot's level; None for a person."""
    owner: bool = False
    """Whether this is the person whose computer it is, though called by name: among several people."""
    guest: bool = False
    """Whether this is another person without a name, who is called "Player 2" in the language of the reader."""

    def written(self) -> dict[str, object]:
        """As it stands in a record."""
        marks = {"owner": self.owner, "guest": self.guest}
        return {"name": self.name, "level": self.level} | {name: True for name, is_so in marks.items() if is_so}


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """One line of a record. ``seat`` is CHANCE for what chance decided."""

    seat: Seat
    text: str

    def line(self) -> str:
        """The line without its newline."""
        seat = None if self.seat == CHANCE else self.seat
        return json.dumps({"seat": seat, "move": self.text}, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as text: enough to play it again, move by move."""

    game: str
    rules: int
    setup: Setup
    players: tuple[Player, ...]
    id: str
    """Names the match: its file, and the seeds of its bots."""
    started: str
    """When the match began: ISO 8601 with its offset."""
    assisted: bool = False
    """Whether a hint was asked for or a move taken back."""
    begun_at: int = 0
    """So many moves are those of another match, from which this one was played on."""
    deal: int | None = None
    """The number from which all follows that chance has decided, and will decide."""
    known: bool = False
    """Whether somebody here has had these cards before."""
    moves: tuple[RecordedMove, ...] = ()
    torn: bool = field(default=False, compare=False)
    """Whether a last, unfinished line was dropped on reading."""

    def header(self) -> str:
        """The first line, without its newline."""
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
        """All lines, each with its newline."""
        yield self.header() + "\n"
        for move in self.moves:
            yield move.line() + "\n"

    @classmethod
    def parse(cls, data: bytes) -> Record:
        """Read a whole file; RecordError names the first line that is wrong.

        A last move without newline that is no complete JSON was torn by a crash: it is dropped. So is the byte
        order mark that some editors write before the first line.
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
    """Whether this is the beginning of a move, and no more."""
    start = b'{"seat": '
    return line != b"" and _json(line) is None and (line.startswith(start) or start.startswith(line))


def _json(line: bytes) -> object:
    """The value of a line, or None.

    It is no JSON, is far too long, says two things under one name, or something that cannot be written in UTF-8.
    """
    if len(line) > LONGEST:
        return None
    try:
        value: object = json.loads(line.decode("utf-8"), object_pairs_hook=_once)
        if b"\\u" in line:  # half a surrogate pair, "\\ud800", perhaps
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        return None
    return value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
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
    if "deal" not in header:  # nothing is dealt, or that was before deals had numbers
        return None
    number = _take(header, "deal", int)
    if not 1 <= number <= MOST:
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
    if not isinstance(player, dict) or "level" not in player:  # whoever has none by mistake would be a person
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
    """Whether this is the person whose computer it is."""
    return player.level is None and not player.guest and (player.owner or not player.name)
