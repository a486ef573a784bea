"""What the decisions of a match were worth, one after the other, each with what its player could know. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import isfinite

from bluestick.app.worker import ThinkRequest, Told, think
from bluestick.engine.bots import RECENT, SECONDS, Level
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import BOUNDS, Mark, Verdict, verdict

LIMIT = SECONDS[Level.HARD]
"""Seconds for a decision that is not clear at once."""
GLANCE = 0.25
"""The share of them in which a decision may prove to be clear."""
CLEAR = 4.0
"""So many standard errors away from where the mark would change: no more need be asked."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that somebody has chosen."""

    position: int
    """So many moves had been made before."""
    seat: Seat
    move: str
    number: int
    """How many moves this seat had made before."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what is to be said of it."""

    decision: Decision
    verdict: Verdict[str] | None
    """None if there was nothing to think about, or nobody can say."""

    @property
    def mark(self) -> Mark | None:
        """How good it was, if that can be said."""
        return self.verdict.mark if self.verdict is not None else None


def reviewed(match: AnyMatch) -> frozenset[Seat]:
    """Whose decisions are looked at: those of the people, or of everybody if there are none."""
    people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
    return people or frozenset(map(Seat, range(match.setup.seats)))


def decisions(match: AnyMatch) -> tuple[Decision, ...]:
    """Everything that they have chosen, but for giving up and what goes without saying."""
    seats, made = reviewed(match), Counter[Seat]()
    found = []
    for position, played in enumerate(match.played):
        if played.seat in seats and not (played.move.gives_up or played.move.formality):
            move = match.rules.write(played.move)
            found.append(Decision(position, played.seat, move, made[played.seat]))
        if played.seat != CHANCE:
            made[played.seat] += 1
    return tuple(found)


def examined(
    match: AnyMatch, decision: Decision, seconds: float = LIMIT
) -> Generator[ThinkRequest, Sequence[Told], Judged]:
    """Asks what has to be asked, wants to be told what moves are worth, and returns what that comes to.

    A glance first: where it leaves a doubt, all is compared again, for the rest of the time and in other deals.
    """
    unit = match.rules.variant(match.setup.variant).unit
    request = replace(asked(match, decision, decision.move, GLANCE * seconds), match_id=f"{match.id}/glance")
    found = verdict((yield request), decision.move, unit)
    if found is not None and not is_clear(found, unit):
        weighed = yield asked(match, decision, decision.move, (1 - GLANCE) * seconds)
        found = verdict(weighed, decision.move, unit)
    return Judged(decision, found)


def asked(match: AnyMatch, decision: Decision, move: str, seconds: float) -> ThinkRequest:
    """What a move would have been worth in place of a decision, with what its player could know."""
    there = match.branch(decision.position)
    return ThinkRequest(
        match.rules.id,
        there.view(decision.seat),
        there.heard(decision.seat, RECENT),
        Level.HARD,
        seconds,
        f"{match.id}/review",
        decision.seat,
        decision.number,
        weigh=(move,),
    )


def is_clear(found: Verdict[str], unit: Unit) -> bool:
    """Whether more deals would change the mark but by a miracle."""
    if found.mark is Mark.BEST:
        return True
    low, high = (found.difference + sign * CLEAR * found.error for sign in (-1, 1))
    return not any(low < bound <= high for bound in BOUNDS[unit])


def judged_here(match: AnyMatch, decision: Decision, seconds: float = LIMIT) -> Judged:
    """The same, thought of in this process."""
    asking = examined(match, decision, seconds)
    try:
        request = next(asking)
        while True:
            request = asking.send(think(request).weighed)
    except StopIteration as done:
        found: Judged = done.value
        return found


def as_written(judged: Judged) -> dict[str, object]:
    """A decision and its verdict, for other programs."""
    decision, found = judged.decision, judged.verdict
    facts: dict[str, object] = {"position": decision.position, "seat": decision.seat, "move": decision.move}
    if found is None:
        return facts | dict.fromkeys(("best", "value", "difference", "error", "deals", "mark"))
    error = found.error if isfinite(found.error) else None
    return facts | {
        "best": found.best,
        "value": found.value,
        "difference": found.difference,
        "error": error,
        "deals": found.deals,
        "mark": found.mark.value,
    }
