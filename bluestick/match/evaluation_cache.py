"""Cache of evaluated positions of a match, shared by hint, coach, review and exercises.

A position is what one seat knows at one moment, under a key that no match and no clock is part of. Every answer of the
judge adds to it, and so does every mark that was told: later marks agree with that, unless it proves wrong. Each
addition is a line of the file; a line that is damaged counts for nothing, and is found again when it is needed.
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field, replace
from math import inf, isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from bluestick.engine.bots import Reason
from bluestick.engine.judging import Basis, Because, Estimate
from bluestick.engine.reading import RecordError, contents
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Mark, Verdict, is_settled, verdict
from bluestick.games import GAMES
from bluestick.match.bot_process import ThinkRequest

if TYPE_CHECKING:
    from bluestick.store.match_store import MatchStore

log = logging.getLogger(__name__)

LATE = 0.7
"""Seconds for a move that was not thought of when the position was weighed."""


@dataclass
class KnownPosition:
    """Evaluation of one position."""

    found: tuple[Estimate[str], ...] = ()
    """The best move first."""
    seconds: float = 0.0
    """So long it was thought about."""
    told: dict[str, Mark] = field(default_factory=dict)
    """The marks of moves that a player was told."""
    checked: bool = False
    """Whether the moves are legal there."""

    def learn(self, found: Sequence[Estimate[str]], seconds: float) -> None:
        """Add an answer: of two about the same move the one that rests on more deals counts.

        Reasons that compare with another best move than that of the longer answer are forgotten.
        """
        older, newer = self.found, tuple(found)
        first, other = (newer, older) if _deals(newer) >= _deals(older) else (older, newer)
        if first and other and first[0].move != other[0].move:
            other = tuple(replace(one, why=None) for one in other)
        told: dict[str, Estimate[str]] = {}
        for one in (*first, *other):
            if one.move not in told or told[one.move].basis is Basis.UNWEIGHED:
                told[one.move] = one
        self.found = tuple(sorted(told.values(), key=lambda one: (one.basis is Basis.UNWEIGHED, one.gap)))
        self.seconds += seconds


def _deals(found: Sequence[Estimate[str]]) -> int:
    return found[0].deals if found else -1


class EvaluationCache:
    """Cache of evaluated positions of one match; those of other matches are read too."""

    def __init__(self, match_id: str, saves: MatchStore | None = None) -> None:
        self._saves = saves
        self._file = saves.review_file(match_id) if saves is not None else None
        self._pages: dict[str, KnownPosition] = {}
        self.trouble = ""
        """Why something could not be kept, in the system's words."""
        if self._file is not None:
            for line in lines(self._file):
                self._read(line)

    @classmethod
    def of(cls, match_id: str, saves: MatchStore) -> EvaluationCache:
        """The one of a match: always the same while the program runs."""
        found = saves.ledgers.get(match_id)
        if not isinstance(found, EvaluationCache):
            found = saves.ledgers[match_id] = cls(match_id, saves)
        return found

    def key(self, request: ThinkRequest) -> str:
        """That of a position; what a file says of it and cannot be, as moves are not legal there, is forgotten."""
        key = request.key
        page = self.page(key)
        if page is not None and not page.checked:
            rules = GAMES[request.game]
            moves = rules.moves(request.view)
            with contextlib.suppress(ValueError):
                page.checked = all(
                    rules.read(one.move) in moves and can_be_said(request.game, one.reason) for one in page.found
                )
            if not page.checked:
                self._pages[key] = KnownPosition()
        return key

    def page(self, key: str) -> KnownPosition | None:
        """What is known of a position, here or in another match that was looked at."""
        found = self._pages.get(key)
        if found is None and self._saves is not None:
            others = (other for other in self._saves.ledgers.values() if isinstance(other, EvaluationCache))
            found = next((other._pages[key] for other in others if key in other._pages), None)
        return found

    def left(self, key: str, seconds: float, move: str | None = None, unit: Unit | None = None) -> float:
        """How much of this time is still needed for a position, or for ``move`` in it."""
        page = self.page(key)
        if page is None:
            return seconds
        if move is not None and unit is not None:
            if is_settled(page.found, move, unit):
                return 0.0
            if page.found and all(one.move != move for one in page.found):
                return min(seconds, LATE)
        return max(0.0, seconds - page.seconds)

    def learn(self, key: str, found: Sequence[Estimate[str]], seconds: float) -> KnownPosition:
        """Add an answer of the judge; one that is empty only takes time."""
        page = self._pages.setdefault(key, self.page(key) or KnownPosition())
        page.learn(found, seconds)
        page.checked = True
        if found:
            self._write({"key": key, "seconds": page.seconds, "found": list(map(_written, page.found))})
        return page

    def verdict(self, key: str, move: str, unit: Unit) -> Verdict[str] | None:
        """The verdict on a move, which respects the mark given before; None if it was never weighed."""
        page = self.page(key)
        return verdict(page.found, move, unit, page.told.get(move)) if page is not None else None

    def tell(self, key: str, move: str, mark: Mark | None) -> None:
        """This was told: it counts from now on."""
        page = self.page(key)
        if page is not None and mark is not None and page.told.get(move) is not mark:
            page.told[move] = mark
            self._write({"key": key, "move": move, "told": mark.value})

    def _write(self, line: dict[str, object]) -> None:
        """A disk that is full costs no more than the time to find the line again."""
        if self._saves is not None and self._file is not None:
            try:
                self._saves.append(self._file, json.dumps(line, ensure_ascii=False))
            except OSError as error:
                self.trouble = error.strerror or str(error)
                log.warning("not kept: %s", error)

    def _read(self, line: dict[str, object]) -> None:
        match line:
            case {"key": str(key), "seconds": int() | float() as seconds, "found": list(found)} if isfinite(seconds):
                with contextlib.suppress(ValueError):
                    page = self._pages.setdefault(key, KnownPosition())
                    page.found, page.seconds = tuple(map(_estimate, found)), float(seconds)
            case {"key": str(key), "move": str(move), "told": str(mark)} if mark in (*Mark,):
                self._pages.setdefault(key, KnownPosition()).told[move] = Mark(mark)


def can_be_said(game: str, reason: Reason) -> bool:
    """Whether there are words for a reason that a file holds."""
    from bluestick.text import game_texts  # a review of the command line loads no Qt

    try:
        return bool(game_texts.reason(game, reason))
    except (KeyError, IndexError, TypeError, ValueError):
        return False


def lines(file: Path) -> Iterator[dict[str, object]]:
    """What stands in a file, line by line; nothing if it cannot be read."""
    from bluestick.store.json_files import parsed  # as above

    try:
        data = contents(file, follow=False)
    except (OSError, RecordError):
        return
    for text in data.splitlines():
        try:
            line = parsed(text)
        except ValueError:
            continue
        if isinstance(line, dict):
            yield line


def _written(one: Estimate[str]) -> list[object]:
    draw = one.draw if isfinite(one.draw) else None
    model = one.model if isfinite(one.model) else None
    reason = [one.reason.code, list(one.reason.args), list(one.reason.parts)]
    return [one.move, one.basis.value, one.value, one.gap, draw, model, one.deals, reason, written(one.why)]


def _estimate(line: object) -> Estimate[str]:
    """ValueError if it makes no sense."""
    match line:
        case [
            str(move),
            str(basis),
            int() | float() as value,
            int() | float() as gap,
            int() | float() | None as draw,
            int() | float() | None as model,
            int(deals),
            [str(code), list(args), list(parts)],
            why,
        ] if (
            basis in (*Basis,)
            and all(map(isfinite, (value, gap)))
            and all(isinstance(arg, str | int) for arg in args)
            and all(isinstance(part, str) for part in parts)
        ):
            errors = (inf if draw is None else draw, inf if model is None else model)
            reason = Reason(code, tuple(args), tuple(parts))
            return Estimate(move, reason, Basis(basis), value, gap, *errors, deals, as_because(why))
    raise ValueError(f"no estimate: {line!r}")


def written(why: Because | None) -> list[object] | None:
    """Why a move is better, as it stands in a file."""
    return None if why is None else [*astuple(why)]


def as_because(line: object) -> Because | None:
    """The inverse of ``written``; ValueError if it makes no sense."""
    match line:
        case None:
            return None
        case [
            str(outcome),
            int() | float() as here,
            int() | float() as there,
            int() | float() as error,
            str() | None as cause,
            list(parts),
        ] if all(map(isfinite, (here, there, error))) and all(isinstance(part, str) for part in parts):
            return Because(outcome, here, there, error, cause, tuple(parts))
    raise ValueError(f"no because: {line!r}")
