"""Moves of Snapphanaleden."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal
from bluestick.games.snapphana.cards import sort_cards
from bluestick.games.snapphana.combinations import Kind


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard cards face down before the first trick. S3.2, S12.

    Two cards, in *1000* first ten; no kings or tarokker.
    """

    cards: tuple[Part, ...]
    """Cards in the order of the pack."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sort_cards(self.cards))


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Declare one combination, before the player's first card of the deal. S4."""

    kind: Kind
    cards: tuple[Part, ...]
    """Cards in the order of the pack; ``combinations.display_row`` returns the order in which they are shown."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sort_cards(self.cards))


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick; after her first card a player may not declare any more. S4.1, S9."""

    card: Part


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Give a card that the own side has won, to pay for Fjønt, in turn or out of turn. S10.2."""

    card: Part


SnapphanaMove = Deal | Discard | Declare | Play | Give
