"""Showdown ("Upp till bevis"): which players go out. K8."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KILLE, rank
from bluestick.games.kille.state import Ground


@dataclass(frozen=True, slots=True)
class HeldCard:
    """Card that a player holds at the showdown."""

    seat: Seat
    card: Part
    high: bool = False
    """Whether the card is a kille that is high, equal to kuku. K6."""

    @property
    def rank(self) -> int:
        """Rank of the card, as in ``RANK``: -1 for a low kille, that of kuku for a high one. K8.5, K8.7."""
        return rank(self.card, self.high)


@dataclass(frozen=True, slots=True)
class ShowdownResult:
    """Players who go out, and players who stay in only because otherwise all would go out."""

    out: tuple[tuple[Seat, Ground], ...]
    """Players who go out, in speaking order, each with the ground."""
    saved: tuple[Seat, ...] = ()
    """Players who stay in only because otherwise all would be out. K8.6."""


def showdown_result(held: Sequence[HeldCard], hit: Mapping[Seat, Ground]) -> ShowdownResult:
    """Return who goes out: players hit, those with a low kille, and those with the lowest of the other cards.

    ``held``: in speaking order; ``hit``: grounds of players hit by a husar or svin. If all would be out, some or all
    stay in. K8.6.
    """
    grounds = dict(hit)
    rest = []
    for one in held:
        if one.seat in hit:
            continue
        if one.card == KILLE and not one.high:
            grounds[one.seat] = Ground.KILLE  # K8.3
        else:
            rest.append(one)
    if rest:
        lowest = min(one.rank for one in rest)
        grounds |= {one.seat: Ground.LOWEST for one in rest if one.rank == lowest}  # K8.5
    saved: tuple[Seat, ...] = ()
    if len(grounds) == len(held):
        breaks = hit and rest  # K8.6: without the lowest cards some players are out, and some stay
        saved = tuple(one.seat for one in held if not breaks or grounds[one.seat] is Ground.LOWEST)
    return ShowdownResult(
        tuple((one.seat, grounds[one.seat]) for one in held if one.seat in grounds.keys() - saved), saved
    )
