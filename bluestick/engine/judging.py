"""What a judge answers: what moves are worth at one decision, how that is known, and how exactly."""

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
    """How it is known what a move is worth."""

    ONLY = "only"
    """There is no other move."""
    FORMAL = "formal"
    """Nothing is decided by it, such as going on to the next deal."""
    SAMPLED = "sampled"
    """Played out in deals that are possible for all that is known."""
    COUNTED = "counted"
    """Every card is known, and it was counted to the end."""
    AHEAD = "ahead"
    """By looking ahead on a board."""
    RULED = "ruled"
    """By a formula."""
    UNWEIGHED = "unweighed"
    """It is a choice that the judge does not weigh."""

    @property
    def weighs(self) -> bool:
        """Whether moves were compared."""
        return self in (Basis.SAMPLED, Basis.COUNTED, Basis.AHEAD, Basis.RULED)


@dataclass(frozen=True, slots=True)
class Because:
    """Why the best move is better than another: what the play-outs of the two show, or the lines looked ahead."""

    outcome: str
    """A code of the game for what was counted in them."""
    here: float
    """With the best move, on average,"""
    there: float
    """and with the other one in the same deals."""
    error: float = 0.0
    """The standard error of the difference."""
    cause: str | None = None
    """A code of the game for what the best move does that the other one does not."""
    parts: tuple[Part, ...] = ()
    """The cards or squares that the cause is about."""


@dataclass(frozen=True, slots=True)
class Estimate(Generic[T_co]):
    """What a move is worth, compared with the best one."""

    move: T_co
    reason: Reason
    basis: Basis
    value: float = 0.0
    """What the side that makes it may expect, in the ``unit`` of the variant: the more the better."""
    gap: float = 0.0
    """How far it is behind the first move; 0 for that one."""
    draw: float = 0.0
    """The standard error of the gap, as far as the luck of the deals goes; infinite if it cannot be told."""
    model: float = 0.0
    """The error of the judge, which no number of deals makes smaller: measured for each form of a game."""
    deals: int = 0
    """So many deals were compared; on a board, so many moves were looked ahead."""
    why: Because | None = None
    """Why the first move is better; None for the first itself, and where nothing stands out."""

    @property
    def error(self) -> float:
        """The standard error of the gap, all in all."""
        return hypot(self.draw, self.model)


def alone(choice: Choice[Any], basis: Basis) -> tuple[Estimate[Any]]:
    """A move that is compared with no other."""
    return (Estimate(choice.move, choice.reason, basis),)


def completed(found: Sequence[Estimate[T]], also: Iterable[T]) -> tuple[Estimate[T], ...]:
    """The same, with every move that was asked about: the others are said to be unweighed."""
    there = {each.move for each in found}
    missing = [move for move in dict.fromkeys(also) if move not in there]
    if not found:
        return ()
    first = found[0]
    return (*found, *(Estimate(move, first.reason, Basis.UNWEIGHED, first.value) for move in missing))


def key_of(rules: str, seat: Seat, view: object, heard: Sequence[object]) -> str:
    """A digest of all that a seat knows: the same for the same knowledge, in any match and any process."""
    return blake2b(f"{rules}/{seat}/{plain(view)}/{plain(heard)}".encode(), digest_size=12).hexdigest()


def plain(value: Any) -> str:
    """A value of the rules as text that depends on nothing but what it holds: sets are sorted, objects opened."""
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
