"""The state of a match of kille.

Where a card goes is seen by all, only its face is not. So a card is known to everybody by its *place in the pack*, a
number from 0 in the order in which the cards were dealt and then drawn: two equal cards cannot be mistaken for each
other, and a card can be followed without being seen. ``State.pack`` says which card each of these numbers is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.kille.moves import Word

NOT_DEALT = -1
"""In place of a number in the pack: this seat has no card in this deal."""


EVERYBODY = -1
"""In place of a set of seats: all of them, and every onlooker."""


_ONLOOKER = 20
"""The bit of onlookers, after those of twenty seats."""


NOBODY = Seat(21)
"""In no set of seats but ``EVERYBODY``: who sees only what lies face up, even where onlookers see all. B40."""


def only(seat: Seat | None) -> int:
    """A set of one seat, or of the onlookers. Sets of seats are added with ``|``."""
    return 1 << (_ONLOOKER if seat is None else seat)


def among(seat: Seat | None, seats: int) -> bool:
    """Whether a set of seats holds this one."""
    return bool(seats & only(seat))


class Ground(StrEnum):
    """Why a player is out. K8.2."""

    KILLE = "kille"
    """A low kille. K8.3."""
    HUSAR = "husar"
    """Hit by a husar. K8.4."""
    SVIN = "svin"
    """Hit by a svin, through the card that was dealt to this player. K8.4."""
    LOWEST = "lowest"
    """The lowest card of those who are left. K8.5."""

    @property
    def clause(self) -> str:
        """The clause of the ground."""
        match self:
            case Ground.KILLE:
                return "kille#K8.3"
            case Ground.LOWEST:
                return "kille#K8.5"
            case _:
                return "kille#K8.4"


class How(StrEnum):
    """How a kuku came to end the exchange."""

    DECLARED = "declared"
    """Laid down by its holder. K7."""
    REFUSED = "refused"
    """In answer to a demand. K4.1."""
    STOCK = "stock"
    """Drawn from the stock. K5.4."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did when it was its turn to speak, and what came of it."""

    seat: Seat
    word: Word
    """STAND or SWAP."""
    offered: int
    """The card it had then, by its place in the pack."""
    passed: tuple[Seat, ...] = ()
    """Whose kavall or värdshus it met on the way. K4.4."""
    met: Seat | None = None
    """With whom it swapped, or whose kuku, husar or svin it met; None: it stood, or met the stock."""
    answer: Part | None = None
    """The kuku, husar or svin that it met, if it did not get another card. All have seen it."""
    taken: int = NOT_DEALT
    """The card that it got, by its place in the pack."""
    drawn: int = 0
    """How many cards were drawn from the stock."""
    undone: tuple[tuple[Seat, Seat], ...] = ()
    """As in ``HitBySvin``."""
    high: frozenset[int] = frozenset()
    """The killar that were high before. K6.5."""

    @property
    def swapped(self) -> bool:
        """Whether it changed cards with another player, whatever has happened to them since."""
        return self.taken != NOT_DEALT and self.met is not None


@dataclass(frozen=True, slots=True)
class Hit:
    """A player who is hit. K4.2, K4.3."""

    seat: Seat
    ground: Ground
    """HUSAR or SVIN."""
    by: Seat | None
    """Who held that card; None: it came from the stock."""


@dataclass(frozen=True, slots=True)
class Fall:
    """A player who has gone out in this pot."""

    seat: Seat
    ground: Ground
    deal: int
    """In which deal of the pot, from 1."""
    card: Part
    by: Seat | None = None
    """As in ``Hit``."""

    @property
    def clause(self) -> str:
        """The clause of the ground."""
        return self.ground.clause


@dataclass(frozen=True, slots=True)
class Round:
    """All that is public of one deal. Cards are named by their place in the pack."""

    order: tuple[Seat, ...] = ()
    """Who is in this deal, in speaking order: forehand first, the dealer last. K3.1."""
    turn: Seat | None = None
    """Who speaks next; None when the exchange is over."""
    at: tuple[int, ...] = ()
    """By seat: which card it holds; NOT_DEALT for those who are out."""
    known: tuple[int, ...] = ()
    """For each card that is dealt or drawn: the set of seats that have seen it. EVERYBODY: it lies face up. K13."""
    proofs: tuple[int, ...] = ()
    """For each card that is dealt or drawn what its way has proved: ANY, NO_KILLE or PLAIN."""
    high: frozenset[int] = frozenset()
    """The killar that are high. K6."""
    turns: tuple[Turn, ...] = ()
    """What has been said, in order."""
    hits: tuple[Hit, ...] = ()
    away: tuple[int, ...] = ()
    """The cards out of play, in order: matadors drawn from the stock, and cards put away for a drawn one. B13."""
    asked: bool = False
    """Whether forehand has asked for better cards in this deal. K10.4."""
    question: Seat | None = None
    """Who has to answer that now: the dealer, or the third player. K10.2, K10.3."""
    again: bool = False
    """Whether better cards were accepted, so that the same dealer deals again. K10.2."""
    kuku: How | None = None
    """How a kuku has ended the exchange, if one has."""
    over: bool = False
    """Whether the cards have been shown: all that are held lie face up. K8.1."""
    deadlock: bool = False
    """Whether everybody met a ground for being out. K8.6."""

    @property
    def forehand(self) -> Seat:
        """Who speaks first."""
        return self.order[0]

    @property
    def dealer(self) -> Seat:
        """Who speaks last."""
        return self.order[-1]

    @property
    def stock(self) -> int:
        """How many cards lie in the stock."""
        return 42 - len(self.known) if self.order else 0

    @property
    def open(self) -> bool:
        """Whether the exchange is going on, a question to the dealer included."""
        return self.turn is not None

    @property
    def waits_for(self) -> Seat | None:
        """Who speaks or answers next; nobody when the exchange is over."""
        return self.turn if self.question is None else self.question

    @property
    def spoken(self) -> tuple[Seat, ...]:
        """Who has said whether to swap."""
        return tuple(turn.seat for turn in self.turns)

    @property
    def to_speak(self) -> tuple[Seat, ...]:
        """Who may still come to speak, in order; the first of them is ``turn``."""
        return () if self.turn is None else self.order[self.order.index(self.turn) :]

    @property
    def hit(self) -> frozenset[Seat]:
        """Who is hit."""
        return frozenset(hit.seat for hit in self.hits)

    def face_up(self, place: int) -> bool:
        """Whether a card lies open for all to see."""
        return self.known[place] == EVERYBODY


ANY, NO_KILLE, PLAIN = 0, 1, 2
"""What is proved of a card that is dark.

ANY: nothing. NO_KILLE: it was offered in a swap and stayed dark (K3.4). PLAIN: it was given up or taken without an
answer, so it is no matador either (K3.3, K3.5, K5.3): a skitkort or a lilja.
"""


@dataclass(frozen=True, slots=True)
class Offer:
    """A chance to come back that is open. K11.3, K11.5."""

    number: int
    """1 or 2."""
    price: int
    """The same for all. K11.3, B28."""
    pot: int
    """As it was when the offer was made."""
    eligible: tuple[Seat, ...]
    """Everybody who is asked, in order. B31."""
    left: tuple[Seat, ...]
    """Who still has to answer, in order."""

    @property
    def clause(self) -> str:
        """The clause of the price."""
        return "kille#K11.3" if self.number == 1 else "kille#K11.6"


@dataclass(frozen=True, slots=True)
class PotScore:
    """A pot that has been won: a line of the score sheet."""

    number: int
    """From 1."""
    deals: int
    """How many deals it took, those after "Bättre kort?" not counted."""
    winner: Seat
    amount: int
    """The whole pot."""
    items: tuple[tuple[ScoreItem, ...], ...]
    """By seat, what was paid (below zero) and won: ``stake``, ``first_buy_in``, ``second_buy_in`` and ``pot``."""
    falls: tuple[Fall, ...]
    """Who went out, in order; whoever bought in again may be there twice."""
    ledger: tuple[int, ...]
    """By seat, the chips won or lost in the match until then."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that is public of the match, and changes only between deals."""

    setup: Setup
    dealer: Seat | None = None
    """Of the present deal; None before the first."""
    number: int = 0
    """Of the present pot, or the last one, from 1; 0 before the first."""
    deal: int = 0
    """Of the present deal in its pot, from 1; better cards do not count as a new deal. B24."""
    active: tuple[Seat, ...] = ()
    """Who is in, in the order of seats; between two pots the winner of the last."""
    pot: int = 0
    """The chips in it; 0 between two pots."""
    ledger: tuple[int, ...] = ()
    """By seat, the chips won or lost in the match so far. B33."""
    items: tuple[tuple[ScoreItem, ...], ...] = ()
    """By seat, what has been paid into this pot, as in ``PotScore``."""
    falls: tuple[Fall, ...] = ()
    """Who has gone out in this pot, in order. The last one of a seat that is out tells why it is."""
    chances: int = 0
    """How many chances to buy in there have been in this pot: 0, 1 or 2. K11.3, K11.5."""
    returned: bool = False
    """Whether anybody used the first chance. K11.5."""
    declined: frozenset[Seat] = frozenset()
    """Who let the first chance go. K11.7."""
    offer: Offer | None = None
    """The chance that is open."""
    pots: tuple[PotScore, ...] = ()
    """Those that have been won."""
    asked: frozenset[Seat] = frozenset()
    """Who still has to say whether there will be another pot. K11.9."""
    retired: frozenset[Seat] = frozenset()
    """Who could not pay the stake and plays no more. B33."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Four to twenty."""
        return self.setup.seats

    @property
    def stake(self) -> int:
        """What everybody pays into a new pot. K11.1."""
        return int(self.setup.option("stake"))

    @property
    def purse(self) -> int:
        """With how many chips everybody came; 0: as many as they need. B33. The option counts stakes."""
        return int(self.setup.option("purse")) * self.stake

    @property
    def all_seen(self) -> bool:
        """Whether those who are out, and onlookers, see all cards. K13."""
        return bool(self.setup.option("all_seen"))

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Whether a seat has that many chips left. B33."""
        return not self.purse or self.purse + self.ledger[seat] >= amount

    def fall(self, seat: Seat) -> Fall | None:
        """Why a seat is out; None if it is in, or has retired before this pot."""
        if seat in self.active:
            return None
        return next((fall for fall in reversed(self.falls) if fall.seat == seat), None)


@dataclass(frozen=True, slots=True)
class State:
    """What is public, and what all the cards are."""

    table: Table
    round: Round = Round()
    """The present deal; the last one until the next is dealt. It has no cards before the first."""
    pack: tuple[Part, ...] = ()
    """All 42 cards in the order in which they are dealt and drawn."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return waited_for(self.table, self.round)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows: its card, every card it has ever seen in this deal, and all that is public. K13."""

    seat: Seat | None
    table: Table
    round: Round
    cards: tuple[Part | None, ...] = ()
    """For each card that is dealt or drawn, by its place in the pack; None for one that this seat has not seen."""
    open: bool = False
    """Whether every card lies open, as the match is looked at afterwards."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return waited_for(self.table, self.round)

    @property
    def card(self) -> Part | None:
        """This seat's own card; None for an onlooker, or one who is out."""
        return None if self.seat is None else self.card_of(self.seat)

    @property
    def known(self) -> tuple[Part | None, ...]:
        """By seat, the card that it holds, if this seat knows it: one given away, a kille, one that has been shown."""
        return tuple(self.card_of(Seat(seat)) for seat in range(len(self.round.at)))

    def card_of(self, seat: Seat) -> Part | None:
        """The card that a seat holds; None if it has none, or this seat does not know it."""
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return None if place == NOT_DEALT else self.cards[place]

    def face_up(self, seat: Seat) -> bool:
        """Whether the card of a seat lies open for all to see."""
        place = self.round.at[seat] if self.round.at else NOT_DEALT
        return place != NOT_DEALT and self.round.face_up(place)

    def high(self, seat: Seat) -> bool:
        """Whether a seat holds a high kille: that is public. K6."""
        return bool(self.round.at) and self.round.at[seat] in self.round.high


def waited_for(table: Table, round: Round) -> frozenset[Seat]:
    """Whoever speaks or answers; those who are asked about another pot; CHANCE before a deal; nobody at the end."""
    waits_for = round.waits_for
    if waits_for is not None:
        return frozenset({waits_for})
    if table.result is not None:
        return frozenset()
    if table.offer is not None:
        return frozenset(table.offer.left[:1])
    return table.asked or frozenset({CHANCE})
