"""State of a match of Kille.

A card is identified by its *place in the pack*, its index in ``State.pack`` in the order of dealing and drawing: so
equal cards stay distinct, and hidden cards can be followed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.kille.moves import Word

NOT_DEALT = -1
"""Takes the place of a card's place in the pack: the seat has no card in this deal."""

EVERYBODY = -1
"""Bit mask of all seats and all onlookers."""

_ONLOOKER = 20
"""Number of the bit for onlookers in a bit mask of seats; the twenty seats have bits 0 to 19."""

NOBODY = Seat(21)
"""Pseudo-seat whose view has the face-up cards only, even if onlookers see all cards. B40.

It is in no bit mask of seats but ``EVERYBODY``.
"""


def seat_mask(seat: Seat | None) -> int:
    """Return the bit mask of one seat, or of the onlookers (None)."""
    return 1 << (_ONLOOKER if seat is None else seat)


def is_in_mask(seat: Seat | None, seats: int) -> bool:
    """Return whether a bit mask of seats contains ``seat``, or the onlookers (None)."""
    return bool(seats & seat_mask(seat))


class Ground(StrEnum):
    """Ground on which a player goes out. K8.2."""

    KILLE = "kille"
    """Holder of a low kille, the lowest card. K8.3."""
    HUSAR = "husar"
    """Player hit by a husar, which answered her demand for a swap. K8.4."""
    SVIN = "svin"
    """Player who was dealt the card that a svin has hit, perhaps after swaps. K8.4."""
    LOWEST = "lowest"
    """Holder of the lowest card among players who are not out on another ground. K8.5."""

    @property
    def clause(self) -> str:
        match self:
            case Ground.KILLE:
                return "kille#K8.3"
            case Ground.LOWEST:
                return "kille#K8.5"
            case _:
                return "kille#K8.4"


class KukuEnding(StrEnum):
    """How a kuku has ended the exchange."""

    DECLARED = "declared"
    """Shown by its holder unasked. K7."""
    REFUSED = "refused"
    """Turned up in answer to a demand for a swap. K4.1."""
    STOCK = "stock"
    """Drawn from the stock by the player who demanded a swap. K5.4."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn of a seat in the exchange: stand or swap, and what came of it."""

    seat: Seat
    word: Word
    """STAND or SWAP."""
    offered: int
    """Card held before the turn, as its place in the pack."""
    passed: tuple[Seat, ...] = ()
    """Seats whose kavall or värdshus sent this seat on to the next one. K4.4."""
    met: Seat | None = None
    """Seat that swapped with this one, or answered with kuku, husar or svin; None: neither happened."""
    answer: Part | None = None
    """Kuku, husar or svin that ended the demand; None if none did."""
    taken: int = NOT_DEALT
    """Card that the seat got, as its place in the pack; NOT_DEALT if none."""
    drawn: int = 0
    """Number of cards drawn from the stock, including matadors."""
    undone: tuple[tuple[Seat, Seat], ...] = ()
    """Swaps undone by a svin, as pairs of seats: see ``HitBySvin``."""
    high: frozenset[int] = frozenset()
    """Killar (plural of kille) that were high before the turn, as their places in the pack. K6.5."""

    @property
    def has_swapped(self) -> bool:
        """Whether the seat swapped with another player, even if that was undone later."""
        return self.taken != NOT_DEALT and self.met is not None


@dataclass(frozen=True, slots=True)
class Hit:
    """Hit of a player by a husar or svin: the player will be out. K4.2, K4.3."""

    seat: Seat
    ground: Ground
    """HUSAR or SVIN."""
    by: Seat | None
    """Holder of the husar or svin; None: drawn from the stock."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Record of a player who has gone out in this pot."""

    seat: Seat
    ground: Ground
    deal: int
    """Number, in this pot, of the deal in which the player went out, from 1."""
    card: Part
    by: Seat | None = None
    """Holder of the husar or svin that hit the player; None: drawn from the stock, or out on another ground."""

    @property
    def clause(self) -> str:
        return self.ground.clause


@dataclass(frozen=True, slots=True)
class Round:
    """Public information of one deal. Cards are identified by their place in the pack."""

    order: tuple[Seat, ...] = ()
    """Speaking order: forehand (the dealer's left neighbour) first, the dealer last. K3.1."""
    turn: Seat | None = None
    """Player to stand or swap; None when the exchange is over."""
    at: tuple[int, ...] = ()
    """Card that each seat holds, as its place in the pack; NOT_DEALT for players who are out."""
    known: tuple[int, ...] = ()
    """For each card dealt or drawn, the seats that have seen it, as a bit mask; ``EVERYBODY``: face up. K13."""
    proofs: tuple[int, ...] = ()
    """For each card dealt or drawn, what its swaps prove about it: ANY (nothing), NO_KILLE or PLAIN."""
    high: frozenset[int] = frozenset()
    """Killar (plural of kille) that are high, equal to kuku, as their places in the pack. K6."""
    turns: tuple[Turn, ...] = ()
    hits: tuple[Hit, ...] = ()
    away: tuple[int, ...] = ()
    """Cards out of play, in order, as their places in the pack. B13.

    These are matadors drawn from the stock, and cards replaced by a drawn one.
    """
    asked: bool = False
    """Whether forehand (first speaker) has asked for better cards, a new deal. K10.4."""
    question: Seat | None = None
    """Dealer or third player, while the request for better cards awaits an answer. K10.2, K10.3."""
    again: bool = False
    """Whether better cards were accepted, so that the same dealer deals again. K10.2."""
    kuku: KukuEnding | None = None
    over: bool = False
    """Whether the deal is over: all players have turned up their cards. K8.1."""
    deadlock: bool = False
    """Whether all players would have been out, so that some or all stay in. K8.6."""

    @property
    def forehand(self) -> Seat:
        """First player to speak."""
        return self.order[0]

    @property
    def dealer(self) -> Seat:
        return self.order[-1]

    @property
    def stock(self) -> int:
        """Number of cards in the stock; 0 before the first deal."""
        return 42 - len(self.known) if self.order else 0

    @property
    def open(self) -> bool:
        """Whether the exchange is going on, or a request for better cards awaits its answer."""
        return self.turn is not None

    @property
    def awaited_seat(self) -> Seat | None:
        return self.turn if self.question is None else self.question

    @property
    def spoken(self) -> tuple[Seat, ...]:
        return tuple(turn.seat for turn in self.turns)

    @property
    def to_speak(self) -> tuple[Seat, ...]:
        """Players who may still speak, in order; the first one is ``turn``."""
        return () if self.turn is None else self.order[self.order.index(self.turn) :]

    @property
    def hit(self) -> frozenset[Seat]:
        return frozenset(hit.seat for hit in self.hits)

    def face_up(self, place: int) -> bool:
        return self.known[place] == EVERYBODY


ANY, NO_KILLE, PLAIN = 0, 1, 2
"""What is proved about a hidden card. ANY: nothing. NO_KILLE: offered in a swap and stayed hidden (K3.4).

PLAIN: given up or taken without an answer, so no matador either (K3.3, K3.5, K5.3): a skitkort or a lilja.
"""


@dataclass(frozen=True, slots=True)
class Offer:
    """Open offer to players who are out to buy back into the pot. K11.3, K11.5."""

    number: int
    """1 for the first offer in a pot, 2 for the second."""
    price: int
    """Chips to pay, the same for all buyers. K11.3, B28."""
    pot: int
    """Chips in the pot when the offer was made."""
    eligible: tuple[Seat, ...]
    """All players who may buy, in the order in which they answer. B31."""
    left: tuple[Seat, ...]
    """Players who still have to answer, in order."""

    @property
    def clause(self) -> str:
        return "kille#K11.3" if self.number == 1 else "kille#K11.6"


@dataclass(frozen=True, slots=True)
class PotScore:
    """Result of a pot: a line of the score sheet."""

    number: int
    """Number of the pot, from 1."""
    deals: int
    """Number of deals, without those that replaced another one ("Bättre kort?")."""
    winner: Seat
    amount: int
    """Chips in the pot when it was won."""
    items: tuple[tuple[ScoreItem, ...], ...]
    """Amounts paid (below zero) and won, by seat: ``stake``, ``first_buy_in``, ``second_buy_in`` and ``pot``."""
    falls: tuple[Fall, ...]
    """Players who went out, in order; a player who bought back in may be listed twice."""
    ledger: tuple[int, ...]
    """Chips won (below zero: lost) in the match by seat, including this pot."""


@dataclass(frozen=True, slots=True)
class Table:
    """Public information of the match that changes only between deals."""

    setup: Setup
    dealer: Seat | None = None
    """Dealer of the current or last deal; None before the first."""
    number: int = 0
    """Number of the current or last pot, from 1; 0 before the first."""
    deal: int = 0
    """Number of the deal in its pot, from 1; a deal in place of another is not counted. B24."""
    active: tuple[Seat, ...] = ()
    """Players still in the pot, by seat; between two pots only the winner of the last one."""
    pot: int = 0
    """Chips in the pot; 0 between two pots."""
    ledger: tuple[int, ...] = ()
    """Chips won (below zero: lost) in the match, by seat. B33."""
    items: tuple[tuple[ScoreItem, ...], ...] = ()
    """Amounts paid into this pot, by seat: ``items`` of ``PotScore`` so far."""
    falls: tuple[Fall, ...] = ()
    """Players who have gone out in this pot, in order; if a seat has gone out twice, its last entry counts."""
    chances: int = 0
    """Number of offers to buy back in made in this pot: 0, 1 or 2. K11.3, K11.5."""
    returned: bool = False
    """Whether a player has bought back in at the first offer. K11.5."""
    declined: frozenset[Seat] = frozenset()
    """Players who declined the first offer in this pot. K11.7."""
    offer: Offer | None = None
    pots: tuple[PotScore, ...] = ()
    asked: frozenset[Seat] = frozenset()
    """Players who have not yet answered whether to play for another pot. K11.9."""
    retired: frozenset[Seat] = frozenset()
    """Players who could not pay the stake and have left the match. B33."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def stake(self) -> int:
        """Chips that each player pays into a new pot. K11.1."""
        return int(self.setup.option("stake"))

    @property
    def purse(self) -> int:
        """Chips that each player starts with (B33); 0: unlimited. The option gives the number of stakes."""
        return int(self.setup.option("purse")) * self.stake

    @property
    def all_seen(self) -> bool:
        """Whether players who are out, and onlookers, see all cards. K13."""
        return bool(self.setup.option("all_seen"))

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Return whether a seat has ``amount`` chips left; always, if chips are unlimited. B33."""
        return not self.purse or self.purse + self.ledger[seat] >= amount

    def fall(self, seat: Seat) -> Fall | None:
        """Return how a seat went out of this pot; None if the seat is still in, or left the match earlier."""
        if seat in self.active:
            return None
        return next((fall for fall in reversed(self.falls) if fall.seat == seat), None)


@dataclass(frozen=True, slots=True)
class State:
    """Complete state of a match: public information, and all cards."""

    table: Table
    round: Round = Round()
    """Current deal or, between two deals, the last one; without players before the first."""
    pack: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat: its card, every card seen in this deal, and all public information. K13."""

    seat: Seat | None
    table: Table
    round: Round
    cards: tuple[Part | None, ...] = ()
    """Cards dealt or drawn so far, in the order of the pack; None for a card that this seat has not seen."""
    open: bool = False
    """Whether all cards are shown, for reviewing a match."""

    @property
    def to_act(self) -> frozenset[Seat]:
        return seats_to_act(self.table, self.round)

    @property
    def card(self) -> Part | None:
        """Card that the viewing seat holds; None for an onlooker, or if the seat is out."""
        return None if self.seat is None else self.card_of(self.seat)

    @property
    def known(self) -> tuple[Part | None, ...]:
        """Card that each seat holds; None if it has none, or the viewing seat does not know it."""
        return tuple(self.card_of(Seat(seat)) for seat in range(len(self.round.at)))

    def card_of(self, seat: Seat) -> Part | None:
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return None if place == NOT_DEALT else self.cards[place]

    def face_up(self, seat: Seat) -> bool:
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return place != NOT_DEALT and self.round.face_up(place)

    def high(self, seat: Seat) -> bool:
        """Return whether a seat holds a high kille (equal to kuku), which is known to all players. K6."""
        return bool(self.round.at) and self.round.at[seat] in self.round.high


def seats_to_act(table: Table, round: Round) -> frozenset[Seat]:
    """Return the seats that must move; {CHANCE} before a deal; empty after the match."""
    waits_for = round.awaited_seat
    if waits_for is not None:
        return frozenset({waits_for})
    if table.result is not None:
        return frozenset()
    if table.offer is not None:
        return frozenset(table.offer.left[:1])
    return table.asked or frozenset({CHANCE})
