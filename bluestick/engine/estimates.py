"""Estimates of a judge: what moves are worth at one decision, how that is known, and how exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from hashlib import blake2b
from math import hypot
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from bluestick.engine.bots import Choice, Reason
    from bluestick.engine.moves import Part
    from bluestick.engine.seats import Seat

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Basis(StrEnum):
    """Way in which the worth of a move is known."""

    ONLY = "only"
    """There is no other move."""
    FORMAL = "formal"
    """The move decides nothing, such as going on to the next deal."""
    SAMPLED = "sampled"
    """From play-outs of possible deals."""
    COUNTED = "counted"
    """From an exact count, as all cards are known."""
    AHEAD = "ahead"
    """From looking ahead on a board."""
    RULED = "ruled"
    """From a formula."""
    UNWEIGHED = "unweighed"
    """The judge does not estimate moves of this kind."""

    @property
    def weighs(self) -> bool:
        """Whether moves were compared."""
        return self in (Basis.SAMPLED, Basis.COUNTED, Basis.AHEAD, Basis.RULED)


@dataclass(frozen=True, slots=True)
class Because:
    """Why the best move is better than another: from play-outs of both, or from the lines looked ahead."""

    outcome: str
    """Code of the game for what was counted in them."""
    here: float
    """Average with the best move."""
    there: float
    """Average with the other move in the same deals."""
    error: float = 0.0
    """Standard error of the difference."""
    cause: str | None = None
    """Code of the game for what the best move does and the other one does not."""
    parts: tuple[Part, ...] = ()
    """Cards or squares of the cause."""


@dataclass(frozen=True, slots=True)
class Estimate(Generic[T_co]):
    """Worth of a move, compared with the best one."""

    move: T_co
    reason: Reason
    basis: Basis
    value: float = 0.0
    """Expected result of the side that makes the move, in the ``unit`` of the variant: higher is better."""
    gap: float = 0.0
    """Difference in worth from the first move; 0 for that one."""
    draw: float = 0.0
    """Standard error of the gap from the luck of the deals; infinite if unknown."""
    model: float = 0.0
    """Error of the judge itself, which more deals do not reduce: measured for each variant."""
    deals: int = 0
    """Number of deals compared; on a board, number of moves looked ahead."""
    why: Because | None = None
    """Why the first move is better; None for the first itself, and where nothing stands out."""
    confirmed: bool = True
    """False if it looks bad and no second opinion was asked for: see ``engine.second_opinion``."""

    @property
    def error(self) -> float:
        """Total standard error of the gap."""
        return hypot(self.draw, self.model)


def alone(choice: Choice[Any], basis: Basis) -> tuple[Estimate[Any]]:
    """Return the estimate of a move that is compared with no other."""
    return (Estimate(choice.move, choice.reason, basis),)


def with_unweighed(found: Sequence[Estimate[T]], also: Iterable[T]) -> tuple[Estimate[T], ...]:
    """Return the estimates, with unweighed ones for moves of ``also`` that are missing; empty if ``found`` is."""
    there = {each.move for each in found}
    missing = [move for move in dict.fromkeys(also) if move not in there]
    if not found:
        return ()
    first = found[0]
    return (*found, *(Estimate(move, first.reason, Basis.UNWEIGHED, first.value) for move in missing))


def key_of(rules: str, seat: Seat, view: object, heard: Sequence[object]) -> str:
    """Return a digest of all that a seat knows: the same for equal knowledge, in any match and any process."""
    return blake2b(f"{rules}/{seat}/{plain(view)}/{plain(heard)}".encode(), digest_size=12).hexdigest()


def plain(value: Any) -> str:
    """Return a value of the rules as text that depends on its content only: sets are sorted, dataclasses expanded."""
    match value:
        case Enum():
            return repr(value.value)
        case str() | bytes() | int() | float() | None:
            return repr(value)
        case Mapping():
            return f"{{{','.join(sorted(f'{plain(key)}:{plain(one)}' for key, one in value.items()))}}}"
        case Set():
            return f"<{','.join(sorted(map(plain, value)))}>"
        case Sequence():
            return f"({','.join(map(plain, value))})"
    if not is_dataclass(value):
        raise TypeError(f"no text for {value!r}")
    held = (plain(getattr(value, field.name)) for field in fields(value))
    return f"{type(value).__name__}({','.join(held)})"
