"""Events of Snapphanaleden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import hide_other_hands
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.state import HandScore


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """All players have got their cards; in *1000* only those of its first deal. S3.1, S12 to S14."""

    hands: tuple[tuple[Part | None, ...], ...]
    out: int
    """Number of cards that remain out of play."""

    def seen_by(self, seat: Seat | None) -> Self:
        return replace(self, hands=hide_other_hands(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """``seat`` has discarded cards face down. S3.2, S12."""

    seat: Seat
    cards: tuple[Part | None, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the cards from every other seat, the partner included."""
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SecondDealt(Event):
    """Second deal of *1000*: both players have discarded and got the rest of the pack. S12."""

    hands: tuple[tuple[Part | None, ...], ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return replace(self, hands=hide_other_hands(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """``seat`` has shown a combination, scored at once, and taken the cards up again. S4.1."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    """Cards in the order in which they are shown; in a sekvens wild cards are where they replace a card. S6."""
    items: tuple[ScoreItem, ...]
    """Score items: ``declared`` and, from the third combination of a group on, ``declared_doubled``."""
    totals: tuple[int, ...]
    """Points of each side in the match, this declaration included."""


@dataclass(frozen=True, slots=True)
class CardPlayed(tricks.CardPlayed):
    """A card was played to the trick. S9."""


@dataclass(frozen=True, slots=True)
class TrickTaken(tricks.TrickTaken):
    """``seat`` has won the trick for its side, and leads next. S9.3."""

    last: bool
    """Whether the trick is the last of the deal, which scores six points. S8.4."""


@dataclass(frozen=True, slots=True)
class FjontOwed(Event):
    """``seat`` takes Fjønt back from a trick that the seat ``to`` has won, and owes ``to`` a card. S10.1, S10.2."""

    seat: Seat
    to: Seat
    payable: bool
    """Whether the debt can be paid now: the side of ``seat`` has already won a card."""


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """``seat`` gives the seat ``to`` a card that its own side has won, to pay for Fjønt. S10.2."""

    seat: Seat
    to: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class FjontLost(Event):
    """Fjønt goes to the side of ``to``, as the side of ``seat`` has won no trick. S10.3."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class DiscardsLost(Event):
    """The discards of ``seat`` go to the side of ``to``, as the side of ``seat`` has won no trick. S3.4."""

    seat: Seat
    to: Seat
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A deal was scored, with the piles of all sides shown. S7, S8, S11."""

    score: HandScore
