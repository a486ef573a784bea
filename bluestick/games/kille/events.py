"""Events of Kille."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import Ground, How, PotScore, among


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """All players have paid the stake: a new pot. K11.1."""

    number: int
    """Number of the pot, from 1."""
    seats: tuple[Seat, ...]
    amount: int
    pot: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """``seat`` cannot pay the stake and leaves the match. B33."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Each player still in the pot has got a card. K2.4."""

    dealer: Seat
    order: tuple[Seat, ...]
    """In dealing order: forehand first, the dealer last."""
    cards: tuple[Part | None, ...]
    """In dealing order, which is the order of the pack. None for a hidden card."""
    known: tuple[int, ...]
    """For each card the set of seats that see it."""
    again: bool
    """Whether these are the better cards that forehand asked for. K10.2."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Show each player's own card (K2.6); players who are out see all cards if that was agreed. K13."""
        cards = (card if among(seat, known) else None for card, known in zip(self.cards, self.known, strict=True))
        return replace(self, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Forehand asks the dealer: "Bättre kort?" K10.1."""

    seat: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The dealer or the third player answers the question for better cards. K10.2, K10.3."""

    seat: Seat
    word: Word
    """ACCEPT, REFUSE or DEPENDS."""


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """``seat`` keeps its card. K3.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapAsked(Event):
    """One step of a demand: ``seat`` asks ``of`` for its card, or goes into the stock. K3.2, K4.4, K5.1, K5.5."""

    seat: Seat
    of: Seat | None
    """None: the stock."""


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two players have swapped cards. K3.3."""

    seat: Seat
    """Player who demanded the swap."""
    other: Seat
    """Player who had to give up a card."""
    given: Part | None
    """Card that goes from ``seat`` to ``other``; None if hidden."""
    taken: Part | None
    """Card that goes from ``other`` to ``seat``; None if hidden."""
    known: tuple[int, int]
    """Sets of seats that know the two cards: all seats for a kille. K3.4, K13."""
    killemote: bool
    """Whether both cards are killar, which makes both high. K6.3."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the cards from seats that do not know them. K13."""
        given, taken = (among(seat, known) for known in self.known)
        return replace(self, given=self.given if given else None, taken=self.taken if taken else None)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """``seat`` answers a demand of ``asker`` by turning up a matador (K3.5). Its effect is the next event."""

    seat: Seat
    card: Part
    asker: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Kavall or värdshus: ``seat`` has to ask the next player. K4.4, K5.4."""

    seat: Seat
    """Player who demanded a swap."""
    by: Seat | None
    """Holder of the card; None: the stock."""
    card: Part


@dataclass(frozen=True, slots=True)
class HitByHusar(Event):
    """``seat``, who demanded a swap, is hit. K4.2, K5.4."""

    seat: Seat
    by: Seat | None
    """Holder of the husar; None: the stock."""


@dataclass(frozen=True, slots=True)
class HitBySvin(Event):
    """The offered card is hit and returned to the player who was dealt it. K4.3, K5.4."""

    seat: Seat
    """Player who demanded a swap with the card that is hit."""
    by: Seat | None
    """Holder of the svin; None: the stock."""
    undone: tuple[tuple[Seat, Seat], ...]
    """Undone swaps, the last one first, as pairs of the seat that has the card and the seat that takes it back."""
    victim: Seat
    """Player who was dealt the card, and is hit; equal to ``seat`` if no swap has to be undone."""
    card: Part | None
    """The hit card; None if hidden."""
    known: int
    """Set of seats that know it."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the card from seats that do not know it: it goes back face down unless it is a kille. K13."""
        return self if among(seat, self.known) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class KukuLaid(Event):
    """Kuku: the exchange ends and all cards are shown. K4.1, K5.4, K7."""

    seat: Seat | None
    """Holder of the kuku; None: the stock."""
    how: How


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """``by`` cuts the stock for ``seat``, who goes into it. K5.2."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """``seat`` draws a card from the stock. K5.2 to K5.4.

    A matador is shown and put aside; its effect is the next event. Any other card replaces the old one.
    """

    seat: Seat
    card: Part | None
    """None if hidden."""
    known: int
    """Set of seats that know it: all seats for a matador or a kille."""
    taken: bool
    """Whether ``seat`` keeps it, and has put its old card out of play."""
    away: Part | None = None
    """The old card, if it is put away and known: a kille is shown. K5.3."""
    away_known: int = 0
    """Set of seats that know the old card."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the cards from seats that do not know them. K13."""
        drawn, away = among(seat, self.known), among(seat, self.away_known)
        return replace(self, card=self.card if drawn else None, away=self.away if away else None)


@dataclass(frozen=True, slots=True)
class Showdown(Event):
    """The call "Upp till bevis!": all held cards are turned up. K8.1."""

    dealer: Seat
    cards: tuple[tuple[Seat, Part, bool], ...]
    """In speaking order: seat, card, and whether it is a high kille."""
    turned: tuple[Seat, ...]
    """Seats whose card was face down until now, in the same order."""


@dataclass(frozen=True, slots=True)
class Deadlock(Event):
    """All players met a ground for being out. K8.6."""

    saved: tuple[Seat, ...]
    """Players who stay in: all, or those with the lowest card if another player goes out."""


@dataclass(frozen=True, slots=True)
class Out(Event):
    """``seat`` is out. K8.2."""

    seat: Seat
    ground: Ground
    clause: str
    card: Part
    by: Seat | None
    """Holder of the husar or svin; None: it came from the stock, or the ground is another one."""


@dataclass(frozen=True, slots=True)
class BuyInOffered(Event):
    """Players who are out may buy in again. K11.3, K11.5."""

    number: int
    """1 for the first chance, 2 for the second."""
    price: int
    pot: int
    eligible: tuple[Seat, ...]
    """In the order in which they are asked. B31."""
    clause: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """``seat`` has bought in. K11.3, K11.5."""

    seat: Seat
    price: int
    pot: int
    """Chips in the pot, including the price."""


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """``seat`` stays out. K11.7."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """The last remaining player wins the pot. K11.8."""

    seat: Seat
    amount: int
    score: PotScore


@dataclass(frozen=True, slots=True)
class PotWanted(Event):
    """``seat`` wants to play for another pot. K11.9."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchClosed(Event):
    """``seat`` ends the match. B34."""

    seat: Seat
