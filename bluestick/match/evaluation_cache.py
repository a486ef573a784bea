"""Cache of evaluated positions of a match, for hint, coach, review and exercises; its file has a line per addition."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field, replace
from math import inf, isfinite
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.record_file import RecordError, contents
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Mark, Verdict, is_settled, verdict
from bluestick.games import GAMES
from bluestick.match.bot_process import ThinkRequest
from bluestick.store.json_files import checked, parse_json

if TYPE_CHECKING:
    from bluestick.store.match_store import MatchStore

log = logging.getLogger(__name__)

LATE = 0.7
"""Most seconds of further thinking about a move that has no confirmed estimate in an evaluated position."""


class _EstimateLine(NamedTuple):
    """Estimate as stored in the file; the errors ``draw`` and ``model`` are None if infinite."""

    move: str
    basis: Basis
    value: float
    gap: float
    draw: float | None
    model: float | None
    deals: int
    reason: Reason
    why: ComparisonReason | None
    confirmed: bool


class _PositionLine(NamedTuple):
    key: str
    seconds: float
    found: list[_EstimateLine]


class _MarkLine(NamedTuple):
    key: str
    move: str
    told: Mark


@dataclass
class KnownPosition:
    """Estimates of the moves in one position, and marks that the player has seen for them."""

    found: tuple[Estimate[str], ...] = ()
    """Estimates of moves, the best move first."""
    seconds: float = 0.0
    """Total thinking time of the bots."""
    told: dict[str, Mark] = field(default_factory=dict)
    """Marks that a player has seen, by move."""
    checked: bool = False
    """Whether the moves were found to be legal in the position."""

    def learn(self, found: Sequence[Estimate[str]], seconds: float) -> None:
        """Merge the estimates ``found`` in ``seconds`` of thinking with the known ones.

        Of two for a move, that of the answer with more deals counts, unless only the other is confirmed or weighed.
        """
        older, newer = self.found, tuple(found)
        first, other = (newer, older) if _deals(newer) >= _deals(older) else (older, newer)
        if first and other and first[0].move != other[0].move:
            other = tuple(replace(one, why=None) for one in other)
        told: dict[str, Estimate[str]] = {}
        for one in (*first, *other):
            known = told.get(one.move)
            if known is None or known.basis is Basis.UNWEIGHED or (one.confirmed and not known.confirmed):
                told[one.move] = one
        self.found = tuple(sorted(told.values(), key=lambda one: (one.basis is Basis.UNWEIGHED, one.gap)))
        self.seconds += seconds


def _deals(found: Sequence[Estimate[str]]) -> int:
    return found[0].deals if found else -1


class EvaluationCache:
    """Cache of evaluated positions of one match; ``page`` also finds those of other matches opened in this run."""

    def __init__(self, match_id: str, saves: MatchStore | None = None) -> None:
        self._saves = saves
        self._file = saves.review_file(match_id) if saves is not None else None
        self._pages: dict[str, KnownPosition] = {}
        self.trouble = ""
        """System error message of the last result that could not be saved, else empty."""
        if self._file is not None:
            for line in json_lines(self._file):
                self._read(line)

    @classmethod
    def of(cls, match_id: str, saves: MatchStore) -> EvaluationCache:
        """Return the cache of a match, the same object in every call."""
        found = saves.evaluations.get(match_id)
        if not isinstance(found, EvaluationCache):
            found = saves.evaluations[match_id] = cls(match_id, saves)
        return found

    def key(self, request: ThinkRequest) -> str:
        """Return the key of the request's position; drop its results if a move is illegal or a reason unknown."""
        key = request.key
        page = self.page(key)
        if page is not None and not page.checked:
            rules = GAMES[request.game]
            moves = rules.moves(request.view)
            with contextlib.suppress(ValueError):
                page.checked = all(
                    rules.read(one.move) in moves and has_sentence(request.game, one.reason) for one in page.found
                )
            if not page.checked:
                self._pages[key] = KnownPosition()
        return key

    def page(self, key: str) -> KnownPosition | None:
        """Return what is known of a position from this match, or another opened in this run; None if nothing is."""
        found = self._pages.get(key)
        if found is None and self._saves is not None:
            others = (other for other in self._saves.evaluations.values() if isinstance(other, EvaluationCache))
            found = next((other._pages[key] for other in others if key in other._pages), None)
        return found

    def time_left(self, key: str, seconds: float, move: str | None = None, unit: Unit | None = None) -> float:
        """Return how many of ``seconds`` of thinking remain for a position, or for ``move`` in it.

        ``unit``: that of the variant, needed with ``move``.
        """
        page = self.page(key)
        if page is None:
            return seconds
        if move is not None and unit is not None:
            if is_settled(page.found, move, unit):
                return 0.0
            if page.found and all(one.move != move or not one.confirmed for one in page.found):
                return min(seconds, LATE)
        return max(0.0, seconds - page.seconds)

    def learn(self, key: str, found: Sequence[Estimate[str]], seconds: float) -> KnownPosition:
        """Merge a bot's estimates into a position and return it; empty ``found`` only adds to its thinking time."""
        page = self._pages.setdefault(key, self.page(key) or KnownPosition())
        page.learn(found, seconds)
        page.checked = True
        if found:
            self._write({"key": key, "seconds": page.seconds, "found": list(map(_estimate_to_json, page.found))})
        return page

    def verdict(self, key: str, move: str, unit: Unit) -> Verdict[str] | None:
        """Return the verdict on a move, consistent with a mark shown before; None if the position was not evaluated."""
        page = self.page(key)
        return verdict(page.found, move, unit, page.told.get(move)) if page is not None else None

    def record_mark(self, key: str, move: str, mark: Mark | None) -> None:
        """Record a mark that the player has seen (None: do nothing); later verdicts keep it unless clearly wrong."""
        page = self.page(key)
        if page is not None and mark is not None and page.told.get(move) is not mark:
            page.told[move] = mark
            self._write({"key": key, "move": move, "told": mark.value})

    def _write(self, line: dict[str, object]) -> None:
        if self._saves is not None and self._file is not None:
            try:
                self._saves.append_line(self._file, json.dumps(line, ensure_ascii=False))
            except OSError as error:
                self.trouble = error.strerror or str(error)
                log.warning("not kept: %s", error)

    def _read(self, line: dict[str, object]) -> None:
        with contextlib.suppress(ValueError):
            if "found" in line:
                page = checked(_PositionLine, line)
                known = self._pages.setdefault(page.key, KnownPosition())
                known.found, known.seconds = tuple(map(_estimate_from_line, page.found)), float(page.seconds)
            elif "told" in line:
                mark = checked(_MarkLine, line)
                self._pages.setdefault(mark.key, KnownPosition()).told[mark.move] = mark.told


def has_sentence(game: str, reason: Reason) -> bool:
    """Return whether the game has a sentence for the reason of a move, which was read from a file."""
    from bluestick.text import game_texts  # imported late: a review on the command line loads no Qt

    try:
        return bool(game_texts.reason(game, reason))
    except (KeyError, IndexError, TypeError, ValueError):
        return False


def json_lines(file: Path) -> Iterator[dict[str, object]]:
    """Yield the JSON objects of a file, one per line; none if it cannot be read."""
    try:
        data = contents(file, follow=False)
    except (OSError, RecordError):
        return
    for text in data.splitlines():
        try:
            line = parse_json(text)
        except ValueError:
            continue
        if isinstance(line, dict):
            yield line


def _estimate_to_json(one: Estimate[str]) -> list[object]:
    draw = one.draw if isfinite(one.draw) else None
    model = one.model if isfinite(one.model) else None
    reason = [one.reason.code, list(one.reason.args), list(one.reason.parts)]
    why = because_to_json(one.why)
    return [one.move, one.basis.value, one.value, one.gap, draw, model, one.deals, reason, why, one.confirmed]


def _estimate_from_line(line: _EstimateLine) -> Estimate[str]:
    draw, model = (inf if error is None else error for error in (line.draw, line.model))
    numbers = line.value, line.gap, draw, model, line.deals
    return Estimate(line.move, line.reason, line.basis, *numbers, line.why, line.confirmed)


def because_to_json(why: ComparisonReason | None) -> list[object] | None:
    """Return a Because (why a move is better) as a JSON list; None for None."""
    return None if why is None else [*astuple(why)]
