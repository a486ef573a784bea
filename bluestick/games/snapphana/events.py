"""Events of Snapphanaleden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import own
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.state import HandScore


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """All players have got cards. In *1000* the second deal is still to come. S3.1, S12 to S14."""

    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, in the order of the pack; None for a hidden card."""
    out: int
    """Number of cards out of play."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide all hands but the seat's own."""
        return replace(self, hands=own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """``seat`` has put cards away face down. S3.2, S12."""

    seat: Seat
    cards: tuple[Part | None, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the cards from all other seats, including the partner's."""
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SecondDealt(Event):
    """In *1000* both players have discarded and get the rest of the pack. S12."""

    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, only the new cards."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide all hands but the seat's own."""
        return replace(self, hands=own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """``seat`` has shown a combination, which is scored at once, and taken the cards up again. S4.1."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    """Cards as shown: for a sekvens the row, with wild cards in their places. S6."""
    items: tuple[ScoreItem, ...]
    """Its score: ``declared``, and ``declared_doubled`` from the third combination of a group on."""
    totals: tuple[int, ...]
    """Points of the match by side, including it."""


@dataclass(frozen=True, slots=True)
class CardPlayed(tricks.CardPlayed):
    """A card was played to the trick; ``leads`` if it is the first one. S9."""


@dataclass(frozen=True, slots=True)
class TrickTaken(tricks.TrickTaken):
    """The trick goes to the side of ``seat``, who leads next. S9.3."""

    last: bool
    """Whether it is the last trick of the hand, which scores six points. S8.4."""


@dataclass(frozen=True, slots=True)
class FjontOwed(Event):
    """``seat`` takes Fjønt back from a trick that ``to`` has won, and owes a card for it. S10.1, S10.2."""

    seat: Seat
    to: Seat
    payable: bool
    """Whether the side of ``seat`` has already won a card to give."""


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """``seat`` pays for Fjønt with a card that its side has won. S10.2."""

    seat: Seat
    to: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class FjontLost(Event):
    """The side of ``seat`` has won no trick: Fjønt goes to the side of ``to``. S10.3."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class DiscardsLost(Event):
    """The side of ``seat`` has won no trick: the discards of ``seat`` go to the side of ``to``. S3.4."""

    seat: Seat
    to: Seat
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand was scored, with all piles shown. S7, S8, S11."""

    score: HandScore
