"""Cache of verdicts, one line per decision; a line is valid after the same moves and in one program version."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from math import inf
from typing import NamedTuple

from bluestick import __version__
from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, ComparisonReason
from bluestick.engine.match import AnyMatch
from bluestick.engine.verdicts import Decision, JudgedDecision, Mark, Verdict
from bluestick.match.evaluation_cache import has_sentence, json_lines
from bluestick.match.review_decisions import decisions, judged_to_json
from bluestick.store.json_files import checked
from bluestick.store.match_store import MatchStore


class ReviewCache:
    """File of the verdicts on one match."""

    def __init__(self, match: AnyMatch, saves: MatchStore) -> None:
        self._match, self._saves = match, saves
        self._file = saves.review_file(match.id)
        self._signs = dict(_decision_digests(match))

    def read(self) -> dict[int, JudgedDecision]:
        """Return the cached verdicts by position; empty if the file cannot be read."""
        known = {sign: decision for decision, sign in self._signs.items()}
        found: dict[int, JudgedDecision] = {}
        for line in json_lines(self._file):
            decision = known.get(str(line.get("of")))
            if decision is not None and (judged := _read_judged(self._match, decision, line)) is not None:
                found[decision.position] = judged
        return found

    def add(self, judged: JudgedDecision) -> None:
        """Append a verdict to the file and flush it to disk. OSError."""
        line = {"of": self._signs[judged.decision], **judged_to_json(judged)}
        self._saves.append_line(self._file, json.dumps(line, ensure_ascii=False))


class _VerdictLine(NamedTuple):
    """Verdict as stored in a line; ``error`` is None if infinite."""

    basis: Basis
    mark: Mark | None
    best: str
    value: float
    difference: float
    error: float | None
    deals: int
    reason: Reason
    why: ComparisonReason | None


def _read_judged(match: AnyMatch, decision: Decision, line: dict[str, object]) -> JudgedDecision | None:
    if line.get("basis", "") is None and line.get("mark", "") is None:
        return JudgedDecision(decision, None)
    try:
        read = checked(_VerdictLine, {name: line[name] for name in _VerdictLine._fields if name in line})
    except ValueError:
        return None
    if not (has_sentence(match.rules.id, read.reason) and _is_legal(match, decision, read.best)):
        return None
    error = inf if read.error is None else read.error
    numbers = read.value, read.difference, error, read.deals
    return JudgedDecision(decision, Verdict(read.mark, read.basis, read.best, *numbers, read.reason, read.why))


def _is_legal(match: AnyMatch, decision: Decision, text: str) -> bool:
    """Return whether a move was legal: only legal moves can be put into words."""
    try:
        move = match.rules.read(text)
    except ValueError:
        return False
    return match.branch(decision.position).moves(decision.seat).why_not(move) is None


def _decision_digests(match: AnyMatch) -> Iterator[tuple[Decision, str]]:
    """Yield each decision with a digest of all moves up to it."""
    record = match.record()
    digest = blake2b(f"{__version__} {record.game} {record.rules} {record.setup}".encode(), digest_size=12)
    at = 0
    for decision in decisions(match):
        for move in islice(record.moves, at, decision.position + 1):
            digest.update(f"\n{move.line()}".encode())
        at = decision.position + 1
        yield decision, digest.hexdigest()
