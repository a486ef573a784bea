"""The moves of Snapphanaleden."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal
from bluestick.games.snapphana.cards import in_order
from bluestick.games.snapphana.combinations import Kind


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Cards laid away face down: two, in *1000* first ten. No tarokker, no kings. S3.2, S12."""

    cards: tuple[Part, ...]
    """In the order of the pack."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """One combination, just before one's first card. As many as one likes, one a move. S4."""

    kind: Kind
    cards: tuple[Part, ...]
    """In the order of the pack: the row is found by ``combinations.row``."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))


@dataclass(frozen=True, slots=True)
class Play(Move):
    """A card to the trick: whoever plays her first one has declared all she will. S4.1, S9."""

    card: Part


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A card that one's side has won, for Fjønt: at any time, in turn or out of turn. S10.2."""

    card: Part


SnapphanaMove = Deal | Discard | Declare | Play | Give
