"""What happens at kille."""

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
    """Everybody who plays pays the stake: a new pot. K11.1."""

    number: int
    """Of the pot, from 1."""
    seats: tuple[Seat, ...]
    amount: int
    pot: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """``seat`` cannot pay the stake and plays no more. B33."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """One card for each player who is in. K2.4."""

    dealer: Seat
    order: tuple[Seat, ...]
    """In dealing order: forehand first, the dealer last."""
    cards: tuple[Part | None, ...]
    """By place in the pack, that is in dealing order. None for a card that one may not know."""
    known: tuple[int, ...]
    """For each card the set of seats that see it."""
    again: bool
    """Whether these are the better cards that forehand has asked for. K10.2."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Everybody sees their own. K2.6; those who are out see all, if that was agreed. K13."""
        cards = (card if among(seat, known) else None for card, known in zip(self.cards, self.known, strict=True))
        return replace(self, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Forehand asks the dealer: "Bättre kort?" K10.1."""

    seat: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The dealer, or the third player, answers the question. K10.2, K10.3."""

    seat: Seat
    word: Word
    """ACCEPT, REFUSE or DEPENDS."""


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """``seat`` keeps its card. K3.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapAsked(Event):
    """A hop of a demand: ``seat`` asks ``of`` for its card, or goes into the stock. K3.2, K4.4, K5.1, K5.5."""

    seat: Seat
    of: Seat | None
    """None: the stock."""


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two players have changed cards. K3.3."""

    seat: Seat
    """Who demanded it."""
    other: Seat
    """Who had to give up a card."""
    given: Part | None
    """The card that ``seat`` had and ``other`` has now; None for a card that one may not know."""
    taken: Part | None
    """The card that ``other`` had and ``seat`` has now; None likewise."""
    known: tuple[int, int]
    """The sets of seats that know the two cards: everybody, if it is a kille. K3.4, K13."""
    killemote: bool
    """Whether both are killar, which makes both high. K6.3."""

    def seen_by(self, seat: Seat | None) -> Self:
        """K13."""
        given, taken = (among(seat, known) for known in self.known)
        return replace(self, given=self.given if given else None, taken=self.taken if taken else None)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """``seat`` answers a demand of ``asker`` by turning up a matador. K3.5. What that does, comes next."""

    seat: Seat
    card: Part
    asker: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Kavall or värdshus: ``seat`` has to try the next one. K4.4, K5.4."""

    seat: Seat
    """Who demanded a swap."""
    by: Seat | None
    """Who holds the card; None: the stock."""
    card: Part


@dataclass(frozen=True, slots=True)
class HitByHusar(Event):
    """``seat``, who demanded a swap, is hit. K4.2, K5.4."""

    seat: Seat
    by: Seat | None
    """Who holds the husar; None: the stock."""


@dataclass(frozen=True, slots=True)
class HitBySvin(Event):
    """The card offered is hit, and goes all the way back. K4.3, K5.4."""

    seat: Seat
    """Who demanded a swap, with the card that is hit."""
    by: Seat | None
    """Who holds the svin; None: the stock."""
    undone: tuple[tuple[Seat, Seat], ...]
    """The swaps that are undone, hop by hop and so the last one first: who has the hit card, and who takes it back."""
    victim: Seat
    """Who was dealt the card, and is hit; ``seat`` itself, if nothing has to be undone."""
    card: Part | None
    """The hit card; None for those who may not know it."""
    known: int
    """The set of seats that know it."""

    def seen_by(self, seat: Seat | None) -> Self:
        """K13: it goes back as it came, face down unless it is a kille."""
        return self if among(seat, self.known) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class KukuLaid(Event):
    """Kuku: no more swaps, all show their cards. K4.1, K5.4, K7."""

    seat: Seat | None
    """Who holds it; None: the stock."""
    how: How


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """``by`` cuts the stock for ``seat``, who goes into it. K5.2."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """``seat`` draws a card from the stock. K5.2 to K5.4.

    A matador is shown and put aside, and what it does comes next. Any other card is taken for the old one.
    """

    seat: Seat
    card: Part | None
    """None for a card that one may not know."""
    known: int
    """The set of seats that know it: everybody, if it is a matador or a kille."""
    taken: bool
    """Whether ``seat`` keeps it, and has put its old card out of play."""
    away: Part | None = None
    """The old card, if it is put away and one may know it: a kille is shown. K5.3."""
    away_known: int = 0
    """The set of seats that know the old card."""

    def seen_by(self, seat: Seat | None) -> Self:
        """K13."""
        drawn, away = among(seat, self.known), among(seat, self.away_known)
        return replace(self, card=self.card if drawn else None, away=self.away if away else None)


@dataclass(frozen=True, slots=True)
class Showdown(Event):
    """ "Upp till bevis!" All cards that are held are turned up. K8.1."""

    dealer: Seat
    cards: tuple[tuple[Seat, Part, bool], ...]
    """In speaking order: who, which card, and whether it is a high kille."""
    turned: tuple[Seat, ...]
    """Whose card was face down until now, in the same order."""


@dataclass(frozen=True, slots=True)
class Deadlock(Event):
    """Everybody met a ground for being out. K8.6."""

    saved: tuple[Seat, ...]
    """Who would be out otherwise: everybody, or those with the lowest card if somebody else goes out."""


@dataclass(frozen=True, slots=True)
class Out(Event):
    """``seat`` is out. K8.2."""

    seat: Seat
    ground: Ground
    clause: str
    card: Part
    by: Seat | None
    """Who held the husar or the svin; None: it came from the stock, or the ground is another."""


@dataclass(frozen=True, slots=True)
class BuyInOffered(Event):
    """Those who are out may come back. K11.3, K11.5."""

    number: int
    """The first or the second chance: 1 or 2."""
    price: int
    pot: int
    eligible: tuple[Seat, ...]
    """In the order in which they are asked. B31."""
    clause: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """``seat`` is in again. K11.3, K11.5."""

    seat: Seat
    price: int
    pot: int
    """With the price in it."""


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """``seat`` stays out. K11.7."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """One player is left and takes it all. K11.8."""

    seat: Seat
    amount: int
    score: PotScore


@dataclass(frozen=True, slots=True)
class PotWanted(Event):
    """``seat`` will play for another pot. K11.9."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchClosed(Event):
    """``seat`` has had enough. B34."""

    seat: Seat
