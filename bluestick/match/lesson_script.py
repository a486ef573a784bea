"""Lesson script: a recorded match with texts and questions at stops; for the format see docs/lessons.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, Record
from bluestick.engine.record_file import RecordError, contents
from bluestick.engine.rules import AnyRules
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.match.lesson_answers import OTHER, RIGHT, LessonError, LessonQuestion, read_question

SUFFIX = ".bluestick"
NAME = re.compile(r"[1-9]\d*-[a-z0-9-]+")
"""File name of a lesson without suffix; the number gives the order."""
STOP = re.compile(r"(\d+)([b-z]?)")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
CLAUSE = re.compile(r"[A-Z]{1,3}\d+(?:\.\d+)*")


@dataclass(frozen=True, slots=True)
class Pointer:
    """Link in a remark to cards, squares, a name plate, a button or a clause."""

    kind: str
    """``cards``, ``squares``, ``plate``, ``button`` or ``clause``."""
    targets: tuple[str, ...]

    @classmethod
    def read(cls, target: str) -> Pointer:
        """Return the pointer for the target of a Markdown link. ValueError."""
        if target.startswith("#"):
            if CLAUSE.fullmatch(target[1:]):
                return cls("clause", (target[1:],))
        else:
            kind, _, rest = target.partition(":")
            parts = tuple(rest.split(","))
            several = kind in ("cards", "squares") and all(parts)
            if several or (kind == "button" and rest) or (kind == "plate" and rest.isdecimal()):
                return cls(kind, parts if several else (rest,))
        raise ValueError(f"({target}) is none of (cards:..), (squares:..), (plate:N), (button:word), (#Clause)")


@dataclass(frozen=True, slots=True)
class LessonRemark:
    """Paragraph of a lesson: text with ``**strong**`` words and Markdown links."""

    text: str
    line: int

    @property
    def plain(self) -> str:
        return LINK.sub(r"\1", self.text).replace("**", "")

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        return tuple(Pointer.read(target) for _, target in LINK.findall(self.text))


@dataclass(frozen=True, slots=True)
class LessonStop:
    """Position in the record at which a lesson stops for a remark, and perhaps a question."""

    name: str
    """``7``, or ``7b`` for the second stop at the same position."""
    position: int
    """Number of moves made before the stop."""
    remark: LessonRemark
    replies: Mapping[str, LessonRemark]
    """Replies to answers, by code: ``right``, ``other``, or a code of ``ask.wrong``."""
    ask: LessonQuestion | None = None


@dataclass(frozen=True, slots=True)
class LessonTexts:
    """Texts of a lesson in one language."""

    title: str
    sentence: str
    stops: tuple[LessonStop, ...]


@dataclass(frozen=True, slots=True)
class LessonScript:
    """Complete lesson in one language."""

    stem: Path
    """Path without suffix of the lesson's files."""
    record: Record
    seat: Seat
    title: str
    sentence: str
    stops: tuple[LessonStop, ...]

    @property
    def id(self) -> str:
        return self.stem.name

    @property
    def file(self) -> Path:
        """Path of the record."""
        return self.stem.with_name(self.id + SUFFIX)

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.game]

    @property
    def words(self) -> frozenset[str]:
        """Words whose buttons the lesson needs: the learner's moves of a single word, and targets of button links."""
        moves = [self.rules.parts(self.rules.read(move.text)) for move in self.record.moves if move.seat == self.seat]
        said = {parts[0] for parts in moves if len(parts) == 1}
        pointers = [pointer for stop in self.stops for pointer in stop.remark.pointers]
        return frozenset(said | {target for one in pointers if one.kind == "button" for target in one.targets})

    def match(self, position: int | None = None) -> AnyMatch:
        """Return the match after ``position`` moves of the record (None: all). LessonError if a move is illegal."""
        players = tuple(
            Player("") if seat == self.seat else Player(player.name, Level.EASY)
            for seat, player in enumerate(self.record.players)
        )  # no other player is a person at this computer
        made = replace(self.record, players=players, moves=self.record.moves[:position])
        try:
            return Match.replay(self.rules, made)
        except RecordError as error:
            raise _record_error(self.file, error) from error

    def minutes(self) -> float:
        """Return the estimated time: 60 words a minute, 3 s per card or square to select, 1.5 s per move shown."""
        rules, words = self.rules, sum(len(stop.remark.plain.split()) for stop in self.stops)
        asked = [self.record.moves[stop.position] for stop in self.stops if stop.ask is not None]
        touches = sum(len(rules.parts(rules.read(move.text))) for move in asked)
        shown = self.stops[-1].position - self.stops[0].position - len(asked)
        return words / 60 + (3 * touches + 1.5 * max(shown, 0)) / 60


def lesson_stems(folder: Path) -> list[Path]:
    """Return the stem (path without suffix) of each lesson in a folder, in numerical order."""
    found = [path.with_suffix("") for path in folder.glob(f"*{SUFFIX}") if NAME.fullmatch(path.stem)]
    return sorted(found, key=lambda stem: int(stem.name.partition("-")[0]))


def read_lesson(stem: Path, language: str) -> LessonScript:
    """Return the lesson whose files have the path ``stem`` without suffix; its moves are not checked. LessonError."""
    record = _read_record(stem.with_name(stem.name + SUFFIX))
    notes = stem.with_name(f"{stem.name}.json")
    seat, asks = _read_questions(notes, record)
    page = read_lesson_texts(stem.with_name(f"{stem.name}.{language}.md"))
    names = [stop.name for stop in page.stops]
    for name in asks:
        if name not in names:
            raise LessonError(notes, "there is no such stop", stop=name)
    stops = tuple(
        LessonStop(stop.name, stop.position, stop.remark, stop.replies, asks.get(stop.name)) for stop in page.stops
    )
    _check_stops(stem, language, record, seat, stops)
    return LessonScript(stem, record, seat, page.title, page.sentence, stops)


def _check_stops(stem: Path, language: str, record: Record, seat: Seat, stops: tuple[LessonStop, ...]) -> None:
    file, notes = stem.with_name(f"{stem.name}.{language}.md"), stem.with_name(f"{stem.name}.json")
    for stop, after in zip(stops, (*stops[1:], None), strict=True):
        line = stop.remark.line
        if not 0 < stop.position <= len(record.moves):
            raise LessonError(file, f"the record has {len(record.moves)} moves", stop=stop.name, line=line)
        if stop.ask is None:
            if stop.replies:
                code, reply = next(iter(stop.replies.items()))
                raise LessonError(file, f"### {code}, but nothing is asked", stop=stop.name, line=reply.line)
            continue
        if after is not None and after.position == stop.position:
            raise LessonError(notes, f"stop {after.name} still comes before the move", stop=stop.name)
        if stop.position == len(record.moves) or record.moves[stop.position].seat != seat:
            raise LessonError(notes, f"the next move of the record is not made by seat {seat}", stop=stop.name)
        for code in stop.ask.wrong:
            if code not in stop.replies:
                raise LessonError(file, f"### {code} is missing", stop=stop.name, line=line)
        for code, reply in stop.replies.items():
            if code not in (RIGHT, OTHER, *stop.ask.wrong):
                raise LessonError(file, f"### {code} is no code of {notes.name}", stop=stop.name, line=reply.line)


def _read_record(file: Path) -> Record:
    try:
        record = Record.parse(contents(file))
    except RecordError as error:
        raise _record_error(file, error) from error
    except OSError as error:
        raise _unreadable_error(file, error) from error
    if record.game not in GAMES:
        raise LessonError(file, f"there is no game {record.game}", line=1)
    return record


def _record_error(file: Path, error: RecordError) -> LessonError:
    return LessonError(file, f"{error.code} {' '.join(map(str, error.details))}".strip(), line=error.line)


def _unreadable_error(file: Path, error: Exception) -> LessonError:
    return LessonError(file, str(getattr(error, "strerror", "") or error))


# Parts without a language.


def _read_questions(file: Path, record: Record) -> tuple[Seat, dict[str, LessonQuestion]]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise _unreadable_error(file, error) from error
    except json.JSONDecodeError as error:
        raise LessonError(file, error.msg, line=error.lineno) from error
    except ValueError as error:  # not UTF-8
        raise _unreadable_error(file, error) from error
    if not isinstance(found, dict) or found.keys() - {"asks"} != {"seat"}:
        raise LessonError(file, 'there is to be {"seat": N, "asks": {..}}')
    seat, asks = found["seat"], found.get("asks", {})
    if type(seat) is not int or not 0 <= seat < record.setup.seats:
        raise LessonError(file, f"there is no seat {seat}")
    if not isinstance(asks, dict):
        raise LessonError(file, "asks is to have an entry a stop")
    return Seat(seat), {stop: read_question(file, stop, ask, record.game) for stop, ask in asks.items()}


# Texts.


def read_lesson_texts(file: Path) -> LessonTexts:
    """Return the texts of a lesson from its Markdown file. LessonError."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable_error(file, error) from error
    (line, title, intro), *parts = _sections(file, lines)
    if not title.startswith("# "):
        raise LessonError(file, "the first line is to be # and the title", line=1)
    if not intro:
        raise LessonError(file, "a sentence is to follow the title", line=line)
    stops: list[LessonStop] = []
    replies: dict[str, LessonRemark] = {}
    for line, head, text in parts:
        marks, _, name = head.partition(" ")
        stop = name if marks == "##" else stops[-1].name if stops else ""
        if not text:
            raise LessonError(file, f"nothing is said under {head}", stop=stop, line=line)
        remark = _parse_remark(file, stop, line, text)
        if marks == "##":
            replies = {}
            stops.append(_parse_stop(file, line, name, remark, replies, stops[-1] if stops else None))
        elif marks == "###" and stops:
            if name in replies:
                raise LessonError(file, f"### {name} is there twice", stop=stop, line=line)
            replies[name] = remark
        else:
            raise LessonError(file, f"{head} is out of place", stop=stop, line=line)
    if not stops:
        raise LessonError(file, "there is no stop")
    return LessonTexts(title[2:].strip(), intro, tuple(stops))


def _sections(file: Path, lines: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """Yield line number, heading and text of each section; a paragraph is joined into one line."""
    if not lines or not lines[0].startswith("#"):
        raise LessonError(file, "the first line is to be # and the title", line=1)
    heads = [number for number, line in enumerate(lines) if line.startswith("#")]
    for start, end in zip(heads, (*heads[1:], len(lines)), strict=True):
        paragraphs = "\n".join(line.strip() for line in lines[start + 1 : end]).split("\n\n")
        yield start + 1, lines[start].strip(), "\n\n".join(filter(None, (" ".join(p.split()) for p in paragraphs)))


def _parse_remark(file: Path, stop: str, line: int, text: str) -> LessonRemark:
    remark = LessonRemark(text, line)
    try:
        remark.pointers  # noqa: B018  raises if a link is invalid
    except ValueError as error:
        raise LessonError(file, str(error), stop=stop, line=line) from error
    if text.count("**") % 2:
        raise LessonError(file, "a ** has no other one", stop=stop, line=line)
    return remark


def _parse_stop(
    file: Path, line: int, name: str, remark: LessonRemark, replies: dict[str, LessonRemark], before: LessonStop | None
) -> LessonStop:
    found = STOP.fullmatch(name)
    if found is None:
        raise LessonError(file, f"## {name} is no stop: a position, and perhaps a letter", line=line)
    position, letter = int(found[1]), found[2]
    if before is not None:
        same = before.position == position
        wanted = chr(ord(before.name[-1]) + 1 if before.name[-1].isalpha() else ord("b")) if same else ""
        if position < before.position or letter != wanted:
            raise LessonError(file, f"it cannot follow stop {before.name}", stop=name, line=line)
    elif letter:
        raise LessonError(file, "the first stop at a position has no letter", stop=name, line=line)
    return LessonStop(name, position, remark, replies)
