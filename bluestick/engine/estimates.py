"""Estimates of the moves at one decision: the worth of each, the method used, and the error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from hashlib import blake2b
from math import hypot
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bluestick.engine.moves import Part

if TYPE_CHECKING:
    from bluestick.engine.bots import Choice, Reason
    from bluestick.engine.seats import Seat

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Basis(StrEnum):
    """Method by which the worth of a move was estimated."""

    ONLY = "only"
    """Not evaluated: there is no other move."""
    FORMAL = "formal"
    """Not evaluated: the move decides nothing, such as going on to the next deal."""
    SAMPLED = "sampled"
    """Averaged over play-outs of possible deals."""
    COUNTED = "counted"
    """Calculated exactly, as all cards are known."""
    AHEAD = "ahead"
    """Found by a search that looks ahead on a board."""
    RULED = "ruled"
    """Calculated with a formula, without play-outs."""
    UNWEIGHED = "unweighed"
    """Not evaluated: the bot cannot estimate moves of this kind."""

    @property
    def is_weighed(self) -> bool:
        """Whether the worth of the move was compared with the worth of other moves."""
        return self in (Basis.SAMPLED, Basis.COUNTED, Basis.AHEAD, Basis.RULED)


@dataclass(frozen=True, slots=True)
class ComparisonReason:
    """Reason why the best move is better than another: a count, such as tricks won, that differs between the two.

    The counts are averages over play-outs or, on a board, taken from the lines of play found.
    """

    outcome: str
    """Code, defined by the game, of what was counted."""
    here: float
    """Average count after the best move."""
    there: float
    """Average count after the other move, in the same deals."""
    error: float = 0.0
    """Standard error of the difference between ``here`` and ``there``."""
    cause: str | None = None
    """Code, defined by the game, of something that only the best move does; None if unknown."""
    parts: tuple[Part, ...] = ()
    """Cards or squares that ``cause`` is about."""


@dataclass(frozen=True, slots=True)
class Estimate(Generic[T_co]):
    """Estimated worth of a move, compared with the best move (the first of the estimates)."""

    move: T_co
    reason: Reason
    basis: Basis
    value: float = 0.0
    """Expected result of the side that moves, in ``Variant.unit``: higher is better."""
    gap: float = 0.0
    """Amount by which the move is worse than the best one, in the same unit."""
    draw: float = 0.0
    """Standard error of ``gap`` from the luck of the sampled deals; infinite if unknown."""
    model: float = 0.0
    """Error of ``gap`` from the method of evaluation; more deals do not reduce it."""
    deals: int = 0
    """Number of deals in which the move was compared; on a board, number of moves looked ahead."""
    why: ComparisonReason | None = None
    """Why the best move is better; None for the best move itself, or if no reason stands out."""
    confirmed: bool = True
    """Whether the gap is final; False if the move looks bad but got no second opinion."""

    @property
    def error(self) -> float:
        """Total standard error of ``gap``, of the deals and of the method."""
        return hypot(self.draw, self.model)


def single_estimate(choice: Choice[Any], basis: Basis) -> tuple[Estimate[Any]]:
    """Return, as a tuple of one, the estimate of a chosen move that was compared with no other."""
    return (Estimate(choice.move, choice.reason, basis),)


def with_unweighed(found: Sequence[Estimate[T]], also: Iterable[T]) -> tuple[Estimate[T], ...]:
    """Return ``found``, followed by UNWEIGHED estimates of the moves in ``also`` that ``found`` does not contain.

    If ``found`` is empty, the result is empty, too.
    """
    there = {each.move for each in found}
    missing = [move for move in dict.fromkeys(also) if move not in there]
    if not found:
        return ()
    first = found[0]
    return (*found, *(Estimate(move, first.reason, Basis.UNWEIGHED, first.value) for move in missing))


def knowledge_key(rules: str, seat: Seat, view: object, heard: Sequence[object]) -> str:
    """Return a digest of all that a seat knows, equal for equal knowledge in any match and process.

    ``rules``: id and version of the game's rules; ``heard``: events that the seat has seen.
    """
    return blake2b(f"{rules}/{seat}/{stable_text(view)}/{stable_text(heard)}".encode(), digest_size=12).hexdigest()


def stable_text(value: Any) -> str:
    """Return a text of ``value``, the same in every process: sets are sorted, dataclasses written field by field."""
    match value:
        case Enum():
            return repr(value.value)
        case str() | bytes() | int() | float() | None:
            return repr(value)
        case Mapping():
            return f"{{{','.join(sorted(f'{stable_text(key)}:{stable_text(one)}' for key, one in value.items()))}}}"
        case Set():
            return f"<{','.join(sorted(map(stable_text, value)))}>"
        case Sequence():
            return f"({','.join(map(stable_text, value))})"
    if not is_dataclass(value):
        raise TypeError(f"no text for {value!r}")
    held = (stable_text(getattr(value, field.name)) for field in fields(value))
    return f"{type(value).__name__}({','.join(held)})"
