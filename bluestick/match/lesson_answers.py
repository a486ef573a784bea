"""Answers to a lesson's question: patterns that match the text of a move, or an event that the move causes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bluestick.engine.events import Event
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move
from bluestick.engine.rules import AnyRules, Ended
from bluestick.engine.seats import Seat
from bluestick.games import GAMES

RIGHT, OTHER = "right", "other"
"""Reply codes of a right answer, and of an answer that no pattern of the question matches."""


class LessonError(ValueError):
    """Raised for an unusable lesson; tells its author file, stop, line and reason."""

    def __init__(self, file: Path, why: str, *, stop: str = "", line: int = 0) -> None:
        where = (file.name, f"stop {stop}" if stop else "", f"line {line}" if line else "")
        super().__init__(f"{', '.join(filter(None, where))}: {why}")
        self.file = file
        self.why = why
        self.stop = stop
        self.line = line


@dataclass(frozen=True, slots=True)
class MovePattern:
    """Pattern of moves: the one with text ``move``, or all that cause an ``event`` (class name) with certain fields.

    ``where``: names and values of fields; ``at_least``: names and minimum values.
    """

    move: str = ""
    event: str = ""
    where: tuple[tuple[str, object], ...] = ()
    at_least: tuple[tuple[str, int], ...] = ()

    def fits(self, text: str, events: Sequence[Event]) -> bool:
        if self.move:
            return text == self.move
        return any(self._matches_event(event) for event in events if type(event).__name__ == self.event)

    def _matches_event(self, event: Event) -> bool:
        return all(_to_plain_value(getattr(event, name)) == value for name, value in self.where) and all(
            getattr(event, name) >= least for name, least in self.at_least
        )


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """Question of a lesson: patterns of right moves, and by reply code those of wrong moves with their own reply."""

    right: tuple[MovePattern, ...]
    wrong: Mapping[str, tuple[MovePattern, ...]]

    def answer(self, match: AnyMatch, seat: Seat, move: Move) -> str:
        """Return the reply code for ``move``, a legal move: ``right``, a key of ``wrong``, or ``other``."""
        rules = match.rules
        state = match.played[-1].step.state if match.played else rules.start(match.setup)
        text, events = rules.write(move), rules.apply(state, seat, move).events
        kinds = {RIGHT: self.right, **self.wrong}
        return next((code for code, kind in kinds.items() if any(one.fits(text, events) for one in kind)), OTHER)


def read_question(file: Path, stop: str, ask: object, game: str) -> LessonQuestion:
    """Return the question of a stop from ``ask``, its JSON value in a lesson's file. LessonError if it is invalid."""
    if not isinstance(ask, dict) or ask.keys() - {"wrong"} != {"right"}:
        raise LessonError(file, 'there is to be {"right": [..], "wrong": {..}}', stop=stop)
    wrong = ask.get("wrong", {})
    if not isinstance(wrong, dict) or wrong.keys() & {RIGHT, OTHER}:
        raise LessonError(file, "wrong is to have codes, and these neither right nor other", stop=stop)
    return LessonQuestion(
        _read_patterns(file, stop, ask["right"], game),
        {code: _read_patterns(file, stop, patterns, game) for code, patterns in wrong.items()},
    )


def _read_patterns(file: Path, stop: str, patterns: object, game: str) -> tuple[MovePattern, ...]:
    if not isinstance(patterns, list) or not patterns:
        raise LessonError(file, f"{patterns} is no list of patterns", stop=stop)
    try:
        return tuple(_read_pattern(pattern, game) for pattern in patterns)
    except ValueError as error:
        raise LessonError(file, str(error), stop=stop) from error


def _read_pattern(pattern: object, game: str) -> MovePattern:
    if not isinstance(pattern, dict):
        raise ValueError(f"{pattern} is no pattern")  # noqa: TRY004  what a file holds
    if pattern.keys() == {"move"}:
        text = str(pattern["move"])
        if (written := GAMES[game].write(GAMES[game].read(text))) != text:
            raise ValueError(f"{text} is written {written}")
        return MovePattern(move=text)
    if pattern.keys() - {"where", "at_least"} != {"event"}:
        raise ValueError(f"{pattern} has neither a move nor an event, or something beside")
    event, where, least = str(pattern["event"]), pattern.get("where", {}), pattern.get("at_least", {})
    if not isinstance(where, dict) or not isinstance(least, dict):
        raise ValueError(f"{pattern}: where and at_least name fields")  # noqa: TRY004
    kinds = {kind.__name__: kind for kind in _event_types(Event, GAMES[game])}
    kind = kinds.get(event)
    if kind is None:
        raise ValueError(f"there is no event {event}")
    for name in (*where, *least):
        if name not in [field.name for field in fields(kind)]:
            raise ValueError(f"{event} has no {name}")
    return MovePattern(event=event, where=tuple(where.items()), at_least=tuple(least.items()))


def _event_types(kind: type[Event], rules: AnyRules) -> Iterator[type[Event]]:
    """Yield the subclasses of ``kind`` that a game's rules can cause."""
    for event in kind.__subclasses__():
        if event.__module__ in (f"bluestick.games.{rules.id}.events", Ended.__module__):
            yield event
        yield from _event_types(event, rules)


def _to_plain_value(value: Any) -> object:
    if isinstance(value, tuple | list):
        return [_to_plain_value(one) for one in value]
    if isinstance(value, frozenset):
        return sorted(_to_plain_value(one) for one in value)  # type: ignore[type-var]
    return value
