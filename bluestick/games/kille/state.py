"""State of a match of Kille.

All players see where a card goes, only its face is hidden. So a card is identified by its *place in the pack*, a
number from 0 in the order of dealing and drawing: two equal cards stay distinct, and a hidden card can be followed.
``State.pack`` has the card of each of these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.kille.moves import Word

NOT_DEALT = -1
"""In place of a number in the pack: the seat has no card in this deal."""


EVERYBODY = -1
"""In place of a set of seats: all seats and all onlookers."""


_ONLOOKER = 20
"""Bit of the onlookers, after those of twenty seats."""


NOBODY = Seat(21)
"""Seat in no set but ``EVERYBODY``: it sees only face-up cards, even if onlookers see all. B40."""


def only(seat: Seat | None) -> int:
    """Return the set of one seat, or of the onlookers. Sets of seats are combined with ``|``."""
    return 1 << (_ONLOOKER if seat is None else seat)


def among(seat: Seat | None, seats: int) -> bool:
    """Return whether a set of seats contains this one."""
    return bool(seats & only(seat))


class Ground(StrEnum):
    """Ground on which a player is out. K8.2."""

    KILLE = "kille"
    """Low kille. K8.3."""
    HUSAR = "husar"
    """Hit by a husar. K8.4."""
    SVIN = "svin"
    """Hit by a svin, through the card that was dealt to this player. K8.4."""
    LOWEST = "lowest"
    """Lowest card of the remaining players. K8.5."""

    @property
    def clause(self) -> str:
        """Clause of the ground."""
        match self:
            case Ground.KILLE:
                return "kille#K8.3"
            case Ground.LOWEST:
                return "kille#K8.5"
            case _:
                return "kille#K8.4"


class How(StrEnum):
    """Way in which a kuku has ended the exchange."""

    DECLARED = "declared"
    """Shown by its holder. K7."""
    REFUSED = "refused"
    """Turned up in answer to a demand. K4.1."""
    STOCK = "stock"
    """Drawn from the stock. K5.4."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Word of a seat in its turn, and the result."""

    seat: Seat
    word: Word
    """STAND or SWAP."""
    offered: int
    """Card that the seat had before, by its place in the pack."""
    passed: tuple[Seat, ...] = ()
    """Seats whose kavall or värdshus sent it on. K4.4."""
    met: Seat | None = None
    """Seat with which it swapped, or whose kuku, husar or svin it met; None: it stood, or met the stock."""
    answer: Part | None = None
    """Kuku, husar or svin that it met, seen by all; None if it stood or got another card."""
    taken: int = NOT_DEALT
    """Card that it got, by its place in the pack."""
    drawn: int = 0
    """Number of cards drawn from the stock."""
    undone: tuple[tuple[Seat, Seat], ...] = ()
    """As in ``HitBySvin``."""
    high: frozenset[int] = frozenset()
    """Killar that were high before. K6.5."""

    @property
    def swapped(self) -> bool:
        """Whether it swapped with another player, even if that was undone later."""
        return self.taken != NOT_DEALT and self.met is not None


@dataclass(frozen=True, slots=True)
class Hit:
    """Player who is hit. K4.2, K4.3."""

    seat: Seat
    ground: Ground
    """HUSAR or SVIN."""
    by: Seat | None
    """Holder of that card; None: it came from the stock."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Player who has gone out in this pot."""

    seat: Seat
    ground: Ground
    deal: int
    """Number of the deal in the pot, from 1."""
    card: Part
    by: Seat | None = None
    """As in ``Hit``."""

    @property
    def clause(self) -> str:
        """Clause of the ground."""
        return self.ground.clause


@dataclass(frozen=True, slots=True)
class Round:
    """All public information of one deal. Cards are identified by their place in the pack."""

    order: tuple[Seat, ...] = ()
    """Players in this deal, in speaking order: forehand first, the dealer last. K3.1."""
    turn: Seat | None = None
    """Player to speak; None when the exchange is over."""
    at: tuple[int, ...] = ()
    """By seat, the card that it holds; NOT_DEALT for players who are out."""
    known: tuple[int, ...] = ()
    """For each card dealt or drawn, the set of seats that have seen it; EVERYBODY: it is face up. K13."""
    proofs: tuple[int, ...] = ()
    """For each card dealt or drawn, what its moves prove: ANY, NO_KILLE or PLAIN."""
    high: frozenset[int] = frozenset()
    """Killar that are high. K6."""
    turns: tuple[Turn, ...] = ()
    """Turns so far, in order."""
    hits: tuple[Hit, ...] = ()
    away: tuple[int, ...] = ()
    """Cards out of play, in order: matadors drawn from the stock, and cards replaced by a drawn one. B13."""
    asked: bool = False
    """Whether forehand has asked for better cards in this deal. K10.4."""
    question: Seat | None = None
    """Player who has to answer that question: the dealer or the third player. K10.2, K10.3."""
    again: bool = False
    """Whether better cards were accepted, so that the same dealer deals again. K10.2."""
    kuku: How | None = None
    """Way in which a kuku has ended the exchange; None if it has not."""
    over: bool = False
    """Whether the cards have been shown: all held cards are face up. K8.1."""
    deadlock: bool = False
    """Whether all players met a ground for being out. K8.6."""

    @property
    def forehand(self) -> Seat:
        """Player who speaks first."""
        return self.order[0]

    @property
    def dealer(self) -> Seat:
        """Player who speaks last."""
        return self.order[-1]

    @property
    def stock(self) -> int:
        """Number of cards in the stock."""
        return 42 - len(self.known) if self.order else 0

    @property
    def open(self) -> bool:
        """Whether the exchange is going on, including a question to the dealer."""
        return self.turn is not None

    @property
    def waits_for(self) -> Seat | None:
        """Player to speak or answer; None when the exchange is over."""
        return self.turn if self.question is None else self.question

    @property
    def spoken(self) -> tuple[Seat, ...]:
        """Players who have spoken."""
        return tuple(turn.seat for turn in self.turns)

    @property
    def to_speak(self) -> tuple[Seat, ...]:
        """Players who may still speak, in order; the first one is ``turn``."""
        return () if self.turn is None else self.order[self.order.index(self.turn) :]

    @property
    def hit(self) -> frozenset[Seat]:
        """Players who are hit."""
        return frozenset(hit.seat for hit in self.hits)

    def face_up(self, place: int) -> bool:
        """Return whether a card is face up."""
        return self.known[place] == EVERYBODY


ANY, NO_KILLE, PLAIN = 0, 1, 2
"""Proof about a hidden card.

ANY: nothing. NO_KILLE: it was offered in a swap and stayed hidden (K3.4). PLAIN: it was given up or taken without an
answer, so it is no matador either (K3.3, K3.5, K5.3): a skitkort or a lilja.
"""


@dataclass(frozen=True, slots=True)
class Offer:
    """Open chance to buy in. K11.3, K11.5."""

    number: int
    """1 for the first chance, 2 for the second."""
    price: int
    """The same for all. K11.3, B28."""
    pot: int
    """Chips in the pot when the offer was made."""
    eligible: tuple[Seat, ...]
    """All players who are asked, in order. B31."""
    left: tuple[Seat, ...]
    """Players who still have to answer, in order."""

    @property
    def clause(self) -> str:
        """Clause of the price."""
        return "kille#K11.3" if self.number == 1 else "kille#K11.6"


@dataclass(frozen=True, slots=True)
class PotScore:
    """Pot that has been won: a line of the score sheet."""

    number: int
    """Number of the pot, from 1."""
    deals: int
    """Number of deals, without those after "Bättre kort?"."""
    winner: Seat
    amount: int
    """Chips in the whole pot."""
    items: tuple[tuple[ScoreItem, ...], ...]
    """By seat, amounts paid (below zero) and won: ``stake``, ``first_buy_in``, ``second_buy_in`` and ``pot``."""
    falls: tuple[Fall, ...]
    """Players who went out, in order; a player who bought in again may be listed twice."""
    ledger: tuple[int, ...]
    """By seat, chips won or lost in the match up to this pot."""


@dataclass(frozen=True, slots=True)
class Table:
    """All public information of the match that changes only between deals."""

    setup: Setup
    dealer: Seat | None = None
    """Dealer of the current deal; None before the first."""
    number: int = 0
    """Number of the current or last pot, from 1; 0 before the first."""
    deal: int = 0
    """Number of the current deal in its pot, from 1; better cards do not count as a new deal. B24."""
    active: tuple[Seat, ...] = ()
    """Players still in, in the order of seats; between two pots the winner of the last."""
    pot: int = 0
    """Chips in the pot; 0 between two pots."""
    ledger: tuple[int, ...] = ()
    """By seat, chips won or lost in the match so far. B33."""
    items: tuple[tuple[ScoreItem, ...], ...] = ()
    """By seat, amounts paid into this pot, as in ``PotScore``."""
    falls: tuple[Fall, ...] = ()
    """Players who have gone out in this pot, in order. The last entry of a seat that is out has its ground."""
    chances: int = 0
    """Number of chances to buy in so far in this pot: 0, 1 or 2. K11.3, K11.5."""
    returned: bool = False
    """Whether a player used the first chance. K11.5."""
    declined: frozenset[Seat] = frozenset()
    """Players who declined the first chance. K11.7."""
    offer: Offer | None = None
    """The open chance to buy in, or None."""
    pots: tuple[PotScore, ...] = ()
    """Pots that have been won."""
    asked: frozenset[Seat] = frozenset()
    """Players who still have to say whether there will be another pot. K11.9."""
    retired: frozenset[Seat] = frozenset()
    """Players who could not pay the stake and have left the match. B33."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Number of players: four to twenty."""
        return self.setup.seats

    @property
    def stake(self) -> int:
        """Chips that each player pays into a new pot. K11.1."""
        return int(self.setup.option("stake"))

    @property
    def purse(self) -> int:
        """Chips of each player at the start; 0: unlimited. B33. The option counts stakes."""
        return int(self.setup.option("purse")) * self.stake

    @property
    def all_seen(self) -> bool:
        """Whether players who are out, and onlookers, see all cards. K13."""
        return bool(self.setup.option("all_seen"))

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Return whether a seat has that many chips left. B33."""
        return not self.purse or self.purse + self.ledger[seat] >= amount

    def fall(self, seat: Seat) -> Fall | None:
        """Return how a seat went out; None if it is in, or has retired before this pot."""
        if seat in self.active:
            return None
        return next((fall for fall in reversed(self.falls) if fall.seat == seat), None)


@dataclass(frozen=True, slots=True)
class State:
    """Public information and the faces of all cards."""

    table: Table
    round: Round = Round()
    """The current deal, or the last one until the next is dealt. It has no cards before the first."""
    pack: tuple[Part, ...] = ()
    """All 42 cards in the order in which they are dealt and drawn."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats to act."""
        return waited_for(self.table, self.round)


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat: its card, every card that it has seen in this deal, and all public information. K13."""

    seat: Seat | None
    table: Table
    round: Round
    cards: tuple[Part | None, ...] = ()
    """For each card dealt or drawn, by its place in the pack; None if this seat has not seen it."""
    open: bool = False
    """Whether all cards are shown, for reviewing a match."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats to act."""
        return waited_for(self.table, self.round)

    @property
    def card(self) -> Part | None:
        """Own card of the seat; None for an onlooker, or if it is out."""
        return None if self.seat is None else self.card_of(self.seat)

    @property
    def known(self) -> tuple[Part | None, ...]:
        """By seat, the card that it holds; None if this seat does not know it."""
        return tuple(self.card_of(Seat(seat)) for seat in range(len(self.round.at)))

    def card_of(self, seat: Seat) -> Part | None:
        """Return the card that a seat holds; None if it has none, or this seat does not know it."""
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return None if place == NOT_DEALT else self.cards[place]

    def face_up(self, seat: Seat) -> bool:
        """Return whether the card of a seat is face up."""
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return place != NOT_DEALT and self.round.face_up(place)

    def high(self, seat: Seat) -> bool:
        """Return whether a seat holds a high kille, which is public. K6."""
        return bool(self.round.at) and self.round.at[seat] in self.round.high


def waited_for(table: Table, round: Round) -> frozenset[Seat]:
    """Return the seat that speaks, answers or may buy in; seats asked about another pot; CHANCE to deal; or none."""
    waits_for = round.waits_for
    if waits_for is not None:
        return frozenset({waits_for})
    if table.result is not None:
        return frozenset()
    if table.offer is not None:
        return frozenset(table.offer.left[:1])
    return table.asked or frozenset({CHANCE})
