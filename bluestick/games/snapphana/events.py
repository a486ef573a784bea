"""What happens at Snapphanaleden."""

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
    """Everybody has cards. In *1000* the second deal is still to come. S3.1, S12 to S14."""

    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, in the order of the pack; None for a card that one may not know."""
    out: int
    """How many cards will not be in play."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Only one's own."""
        return replace(self, hands=own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """``seat`` has laid cards away face down. S3.2, S12."""

    seat: Seat
    cards: tuple[Part | None, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        """Nobody else sees them, a partner neither."""
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SecondDealt(Event):
    """In *1000* both have discarded and get the rest of the pack. S12."""

    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, the new cards only."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Only one's own."""
        return replace(self, hands=own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """``seat`` shows a combination, which is written down at once, and takes the cards up again. S4.1."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    """The cards as they are laid: of a sekvens the row, wild cards where they stand. S6."""
    items: tuple[ScoreItem, ...]
    """What it brings: ``declared``, and ``declared_doubled`` if it is the third or a later one of its group."""
    totals: tuple[int, ...]
    """Of the match, by side, with it."""


@dataclass(frozen=True, slots=True)
class CardPlayed(tricks.CardPlayed):
    """A card is laid to the trick; ``leads`` if it is the first one. S9."""


@dataclass(frozen=True, slots=True)
class TrickTaken(tricks.TrickTaken):
    """The trick goes to the side of ``seat``, who leads next. S9.3."""

    last: bool
    """Whether it is the last one of the hand, which brings six points. S8.4."""


@dataclass(frozen=True, slots=True)
class FjontOwed(Event):
    """``seat`` takes Fjønt back from a trick that ``to`` has won, and owes a card for it. S10.1, S10.2."""

    seat: Seat
    to: Seat
    payable: bool
    """Whether her side has a card to give already."""


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """``seat`` pays for Fjønt with a card that her side has won. S10.2."""

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
    """The side of ``seat`` has won no trick: what she has discarded goes to the side of ``to``. S3.4."""

    seat: Seat
    to: Seat
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand is over and counted, with all piles open. S7, S8, S11."""

    score: HandScore
