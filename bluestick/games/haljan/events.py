"""Events of Haljan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import hidden_cards
from bluestick.games.haljan.state import DealScore, visible_partners


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """Each player was dealt six cards; the suit of the turn-up is trumps. H3.2."""

    utn: bool
    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, in dealing order; None for a hidden card."""
    turn_up: Part

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event with the other hands hidden; of four, the dealer sees the partner's too. H3.4."""
        seen = {seat, *visible_partners(self.dealer, seat, len(self.hands))}
        return replace(
            self,
            hands=tuple(hand if owner in seen else hidden_cards(hand) for owner, hand in enumerate(self.hands)),
        )


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """Cards were played to the trick. H4.1 to H4.5."""

    seat: Seat
    cards: tuple[Part, ...]
    wins_so_far: bool
    is_lead: bool = False


@dataclass(frozen=True, slots=True)
class TrickTaken(tricks.TrickTaken):
    """The trick goes to the side of ``seat``, who is the first to draw and leads the next trick. H4.6."""

    points: int
    bonus: int
    """Ten for the last trick of langen, else 0. H6.1."""


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards were drawn from the stock. H4.7."""

    seat: Seat
    cards: tuple[Part | None, ...]
    turn_up: bool
    """Whether the last of the cards is the turn-up, which all players know."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event with the drawn cards, except the turn-up, hidden from other seats."""
        if seat == self.seat:
            return self
        closed = len(self.cards) - self.turn_up
        return replace(self, cards=(None,) * closed + self.cards[closed:])


@dataclass(frozen=True, slots=True)
class TwoExchanged(Event):
    """``seat`` has put down the two of trumps and taken the turn-up. H5.6."""

    seat: Seat
    two: Part
    turn_up: Part


@dataclass(frozen=True, slots=True)
class ExchangePassed(Event):
    """``seat`` does not exchange the two of trumps before the turn-up is drawn. H5.4."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """A deal was scored after its last trick. H6, H8.10 to H8.12."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A side has won the round. H6.2, H6.5, H8.12."""

    side: int
    item: ScoreItem
    games: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundWanted(Event):
    """``seat`` wants to play another round. B3."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchClosed(Event):
    """``seat`` ends the match. B3."""

    seat: Seat
