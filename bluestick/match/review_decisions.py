"""Decisions of a match to be reviewed, and their evaluation. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import replace
from math import isfinite

from bluestick.engine.bots import RECENT_DEALS, SECONDS, Level
from bluestick.engine.estimates import Estimate
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Decision, JudgedDecision
from bluestick.match.bot_process import ThinkRequest, think
from bluestick.match.evaluation_cache import EvaluationCache, because_to_json

LIMIT = SECONDS[Level.HARD]
"""Most seconds of thinking about one decision."""
SLICE = 0.5
"""Seconds of thinking after which the mark is checked again."""


def reviewed_seats(match: AnyMatch) -> frozenset[Seat]:
    """Return the seats whose decisions are reviewed: the people's, or all if only bots play."""
    people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
    return people or frozenset(map(Seat, range(match.setup.seats)))


def decisions(match: AnyMatch) -> tuple[Decision, ...]:
    """Return the decisions of the reviewed seats, without resignations and formalities."""
    seats, made = reviewed_seats(match), Counter[Seat]()
    found = []
    for position, played in enumerate(match.played):
        if played.seat in seats and not (played.move.is_resignation or played.move.is_formality):
            move = match.rules.write(played.move)
            found.append(Decision(position, played.seat, move, made[played.seat]))
        if played.seat != CHANCE:
            made[played.seat] += 1
    return tuple(found)


def evaluation_steps(
    match: AnyMatch, decision: Decision, ledger: EvaluationCache, seconds: float = LIMIT
) -> Generator[ThinkRequest, Sequence[Estimate[str]], JudgedDecision]:
    """Yield requests to a bot and receive estimates until the mark is settled or ``seconds`` are used up.

    Return the verdict. ``ledger``: cache for the estimates.
    """
    unit = match.rules.variant(match.setup.variant).unit
    request = evaluation_request(match, decision, decision.move, seconds)
    key = ledger.key(request)
    while (left := ledger.time_left(key, seconds, decision.move, unit)) > 0:
        request = replace(request, seconds=min(left, SLICE))
        ledger.learn(key, (yield request), request.seconds)
    found = ledger.verdict(key, decision.move, unit)
    if found is not None:
        ledger.record_mark(key, decision.move, found.mark)
    return JudgedDecision(decision, found)


def evaluation_request(match: AnyMatch, decision: Decision, move: str, seconds: float) -> ThinkRequest:
    """Return the request to evaluate ``move`` at a decision, with only what its seat could know."""
    there = match.branch(decision.position)
    return ThinkRequest(
        match.rules.id,
        there.view(decision.seat),
        there.events_seen_by(decision.seat, RECENT_DEALS),
        Level.HARD,
        seconds,
        match.id,
        decision.seat,
        decision.number,
        weigh=(move,),
    )


def evaluate_decision(match: AnyMatch, decision: Decision, seconds: float = LIMIT) -> JudgedDecision:
    """Evaluate a decision in this process, without the bots' process."""
    asking = evaluation_steps(match, decision, EvaluationCache(match.id), seconds)
    try:
        request = next(asking)
        while True:
            request = asking.send(think(request).weighed)
    except StopIteration as done:
        found: JudgedDecision = done.value
        return found


def judged_to_json(judged: JudgedDecision) -> dict[str, object]:
    """Return a decision and its verdict as JSON values."""
    decision, found = judged.decision, judged.verdict
    facts: dict[str, object] = {"position": decision.position, "seat": decision.seat, "move": decision.move}
    if found is None:
        return facts | dict.fromkeys(
            ("basis", "best", "value", "difference", "error", "deals", "mark", "reason", "why")
        )
    error = found.error if isfinite(found.error) else None
    return facts | {
        "basis": found.basis.value,
        "best": found.best,
        "value": found.value,
        "difference": found.difference,
        "error": error,
        "deals": found.deals,
        "mark": found.mark.value if found.mark is not None else None,
        "reason": [found.reason.code, list(found.reason.args), list(found.reason.parts)],
        "why": because_to_json(found.why),
    }
