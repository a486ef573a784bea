"""Events of Kille."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import Ground, KukuEnding, PotScore, is_in_mask


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """All players have paid the stake into a new pot. K11.1."""

    number: int
    seats: tuple[Seat, ...]
    amount: int
    """Chips paid by each player."""
    pot: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """``seat`` cannot pay the stake and leaves the match. B33."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Each player still in the pot was dealt a card. K2.4."""

    dealer: Seat
    order: tuple[Seat, ...]
    """Players in dealing order: forehand (the dealer's left neighbour) first, the dealer last."""
    cards: tuple[Part | None, ...]
    """Cards of these players, in the same order, which is that of the pack; None for a hidden card."""
    known: tuple[int, ...]
    """For each card the seats that see it, as a bit mask."""
    again: bool
    """Whether this deal replaces the last one, because better cards were asked for. K10.2."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the cards of others from ``seat`` (K2.6); players who are out see all if agreed. K13."""
        cards = (card if is_in_mask(seat, known) else None for card, known in zip(self.cards, self.known, strict=True))
        return replace(self, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Forehand (first speaker) asks the dealer for better cards, a new deal: "Bättre kort?" K10.1."""

    seat: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The dealer or the third player answers the request for better cards. K10.2, K10.3."""

    seat: Seat
    word: Word
    """ACCEPT, REFUSE or DEPENDS."""


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """``seat`` keeps its card. K3.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapAsked(Event):
    """``seat`` demands the card of the seat ``of``, or one of the stock: a step of a swap. K3.2, K4.4, K5.1, K5.5."""

    seat: Seat
    of: Seat | None
    """Seat whose card is demanded; None for the stock."""


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two players have swapped cards. K3.3."""

    seat: Seat
    """Player who demanded the swap."""
    other: Seat
    given: Part | None
    """Card that goes from ``seat`` to ``other``; None if hidden."""
    taken: Part | None
    """Card that goes from ``other`` to ``seat``; None if hidden."""
    known: tuple[int, int]
    """Seats, as bit masks, that know ``given`` and ``taken``: all seats for a kille. K3.4, K13."""
    killemote: bool
    """Whether both cards are killar (plural of kille), which makes both high. K6.3."""

    def seen_by(self, seat: Seat | None) -> Self:
        given, taken = (is_in_mask(seat, known) for known in self.known)
        return replace(self, given=self.given if given else None, taken=self.taken if taken else None)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """``seat`` turns up a matador in answer to the demand of ``asker`` (K3.5). Its effect is the next event."""

    seat: Seat
    card: Part
    asker: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A kavall or värdshus sends ``seat``, who demanded a swap, on to the next player. K4.4, K5.4."""

    seat: Seat
    by: Seat | None
    """Holder of the kavall or värdshus; None: the card was drawn from the stock."""
    card: Part


@dataclass(frozen=True, slots=True)
class HitByHusar(Event):
    """``seat``, who demanded a swap, is hit by a husar, and will be out. K4.2, K5.4."""

    seat: Seat
    by: Seat | None
    """Holder of the husar; None: drawn from the stock."""


@dataclass(frozen=True, slots=True)
class HitBySvin(Event):
    """A svin hits the card offered in a swap, which returns to the player who was dealt it. K4.3, K5.4."""

    seat: Seat
    """Player who demanded a swap with the card that is hit."""
    by: Seat | None
    """Holder of the svin; None: drawn from the stock."""
    undone: tuple[tuple[Seat, Seat], ...]
    """Undone swaps of the card, the last first, as pairs: holder of the card, player who takes it back."""
    victim: Seat
    """Player who was dealt the card, and will be out; ``seat`` if no swap has to be undone."""
    card: Part | None
    """Hit card; None if hidden."""
    known: int
    """Seats that know the card, as a bit mask."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the card if ``seat`` does not know it; a kille returns face up. K13."""
        return self if is_in_mask(seat, self.known) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class KukuLaid(Event):
    """A kuku ends the exchange, and all cards are shown. K4.1, K5.4, K7."""

    seat: Seat | None
    """Holder of the kuku; None: drawn from the stock."""
    how: KukuEnding


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """``by`` cuts the stock for ``seat``, who draws from it. K5.2."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """``seat`` draws a card from the stock. K5.2 to K5.4.

    A matador is shown and put aside; its effect is the next event. Any other card replaces the old one.
    """

    seat: Seat
    card: Part | None
    """Drawn card; None if hidden."""
    known: int
    """Seats that know the drawn card, as a bit mask: all for a matador or a kille."""
    taken: bool
    """Whether ``seat`` keeps the drawn card, and has put its old one out of play."""
    away: Part | None = None
    """Replaced card, now out of play; None if hidden or if no card was replaced. A kille is shown. K5.3."""
    away_known: int = 0
    """Seats that know the replaced card, as a bit mask."""

    def seen_by(self, seat: Seat | None) -> Self:
        drawn, away = is_in_mask(seat, self.known), is_in_mask(seat, self.away_known)
        return replace(self, card=self.card if drawn else None, away=self.away if away else None)


@dataclass(frozen=True, slots=True)
class Showdown(Event):
    """All players turn up their cards, at the dealer's call "Upp till bevis!" K8.1."""

    dealer: Seat
    cards: tuple[tuple[Seat, Part, bool], ...]
    """For each player in speaking order: seat, card, and whether the card is a high kille."""
    turned: tuple[Seat, ...]
    """Players whose card was face down until now, in speaking order."""


@dataclass(frozen=True, slots=True)
class Deadlock(Event):
    """All players would be out after the showdown, which the rules prevent. K8.6."""

    saved: tuple[Seat, ...]
    """Players who stay in: all or, if others go out on another ground, those with the lowest card."""


@dataclass(frozen=True, slots=True)
class Out(Event):
    """``seat`` is out after the showdown. K8.2."""

    seat: Seat
    ground: Ground
    clause: str
    card: Part
    by: Seat | None
    """Holder of the husar or svin that hit the player; None: drawn from the stock, or out on another ground."""


@dataclass(frozen=True, slots=True)
class BuyInOffered(Event):
    """Players who are out are offered to buy back into the pot. K11.3, K11.5."""

    number: int
    """1 for the first offer in this pot, 2 for the second."""
    price: int
    """Chips that each buyer pays into the pot."""
    pot: int
    eligible: tuple[Seat, ...]
    """Players who may buy, in the order in which they are asked. B31."""
    clause: str
    """Id of the rule about the price."""


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """``seat``, who was out, has bought back into the pot. K11.3, K11.5."""

    seat: Seat
    price: int
    pot: int
    """Chips in the pot, including the price."""


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """``seat``, who is out, has declined to buy back into the pot. K11.7."""

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
