"""State of a match of Snapphanaleden.

A *side* scores together: a pair, or one player. Seats go round anti-clockwise: the next is the right-hand neighbour
(S9.1). Cards are named as in ``cards``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView, Laid, Trick
from bluestick.games.snapphana.cards import FJONT, SUIT, sort_cards
from bluestick.games.snapphana.combinations import Kind


@dataclass(frozen=True, slots=True)
class Form:
    """Numbers in which the four variants differ. S3, S12 to S14."""

    seats: int
    sides: int
    hand: int
    """Number of cards in each hand when the first trick is led."""
    target: int
    """Points that win the match; 0: lost deals decide (S14.3)."""
    exchange: int = 0
    """Number of cards that each player discards, and then gets in a second deal; 0: no second deal. S12."""
    extra: int = 2
    """Number of additional cards that the dealer gets, and discards last. S3.1."""

    @property
    def declares(self) -> bool:
        """Whether combinations are declared: not in *Fjabbe*, where points are bad. SA15."""
        return self.target > 0


FORMS = {
    "800": Form(4, 2, 15, 800),
    "1000": Form(2, 2, 20, 1000, exchange=10),
    "150": Form(2, 2, 15, 150),
    "fjabbe": Form(4, 4, 10, 0, extra=0),
}
"""``Form`` of each variant by name, in menu order."""


PACKET_SIZE = 5
"""Number of cards dealt at a time. S3.1."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """Combination that a player has declared in the current deal."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    points: int
    """Points before doubling."""


@dataclass(frozen=True, slots=True)
class FjontDebt:
    """Card owed for Fjønt: its player took the star card back from a trick won by another side. S10."""

    seat: Seat
    """Player who has played Fjønt, and chooses the card to give."""
    to: Seat
    """Winner of the trick that Fjønt was played to."""
    card: Part | None = None
    """Card given; Fjønt itself if the player lost it for want of a trick; None while the debt is open."""


@dataclass(frozen=True, slots=True)
class HandScore:
    """Score of one deal: a line of the score sheet. ``hand``: number of the deal, from 1."""

    hand: int
    dealer: Seat
    piles: tuple[tuple[Part, ...], ...]
    """Cards won by each side, in the order of the pack; empty if the match was won by declaring."""
    tricks: tuple[int, ...]
    last: Seat | None
    items: tuple[tuple[ScoreItem, ...], ...]
    """Score items of each side, which add up to its ``score``.

    Declared: ``declared`` (parts: the row, args: kind and seat) and ``declared_doubled`` (args: the group ``set`` or
    ``seq`` and the seat). From the pile: ``cards`` (parts: all but the hackor, args: the number of all cards), ``set``
    and ``sequence`` (parts: the row; args: the kind), ``doubled`` (args: the group); and ``last_trick_heading``.
    """
    score: tuple[int, ...]
    """Points of this deal, by side."""
    losers: tuple[Seat, ...]
    """Players who have lost the deal, in *Fjabbe*; else empty. S14.2."""
    totals: tuple[int, ...]
    """Totals of the match, including this deal: see ``Table.totals``."""


@dataclass(frozen=True, slots=True)
class Table:
    """Public part of the state, as all players see it."""

    setup: Setup
    totals: tuple[int, ...]
    """Points of each side, with the declarations of the current deal (S4.1); in *Fjabbe* its lost deals (S14.3)."""
    dealer: Seat | None = None
    hand: int = 0
    """Number of the current or last deal, from 1; 0 before the first."""
    discarding: frozenset[Seat] = frozenset()
    """Players who still have to discard. S3.2, S12."""
    number: int = 0
    """Number of cards that each of the ``discarding`` players has to discard."""
    discards: tuple[int, ...] = ()
    """Number of cards that each seat has discarded."""
    turn: Seat | None = None
    """Player to play a card; None before the first trick and after the last."""
    declared: tuple[Declaration, ...] = ()
    """Declarations in this deal, in order. S4."""
    open: tuple[tuple[Part, ...], ...] = ()
    """Cards that each seat has declared and still has in hand; known to all."""
    voids: tuple[str, ...] = ()
    """Letters (of ``SCHDT``) of the suits that each seat has shown to lack. S9.2."""
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """Finished tricks of this deal. They lie face down on the table, but all players have seen the cards."""
    debt: FjontDebt | None = None
    """Debt for Fjønt in this deal, open or paid; None if there was none. S10."""
    scores: tuple[HandScore, ...] = ()
    """Scores of all finished deals. If the current deal is over, the last one is its score."""
    result: Outcome | None = None

    @property
    def form(self) -> Form:
        return FORMS[self.setup.variant]

    @property
    def seats(self) -> int:
        return self.setup.seats

    def side(self, seat: Seat) -> int:
        """Return the side of a seat: opposite players, or (two players, and Fjabbe) each player alone. S3.1, S14."""
        return seat % len(self.totals)

    @property
    def debtor(self) -> Seat | None:
        """Player who still owes a card for Fjønt; None if no card is owed. S10.2."""
        return self.debt.seat if self.debt is not None and self.debt.card is None else None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that the match waits for. A player who owes a card for Fjønt is included only after the last trick."""
        if self.result is not None:
            return frozenset()
        if self.discarding:
            return self.discarding
        waiting = self.debtor if self.turn is None else self.turn
        return frozenset({CHANCE if waiting is None else waiting})

    @property
    def is_playing(self) -> bool:
        return CHANCE not in self.to_act and self.result is None

    @property
    def led(self) -> str:
        """Letter of the suit to follow in the current trick; "" before one is set. Fjønt sets none. S10.4."""
        return suit_led(tuple(laid.card for laid in self.trick))

    def plays(self) -> Iterator[Laid]:
        for trick in self.tricks:
            yield from trick.plays
        yield from self.trick

    def laid(self) -> Iterator[Part]:
        return (laid.card for laid in self.plays())

    def taken(self, side: int) -> tuple[Part, ...]:
        """Return the cards in a side's pile, without Fjønt, and with or without the card paid for it. S10.2."""
        cards = [
            laid.card
            for trick in self.tricks
            if self.side(trick.winner) == side
            for laid in trick.plays
            if laid.card != FJONT
        ]
        debt = self.debt
        if debt is not None and debt.card is not None and debt.card != FJONT:
            if side == self.side(debt.seat):
                cards.remove(debt.card)
            elif side == self.side(debt.to):
                cards.append(debt.card)
        return sort_cards(cards)

    def payable(self, seat: Seat) -> tuple[Part, ...]:
        """Return the cards of which ``seat`` may give one to pay for Fjønt; empty if it owes none. S10.2."""
        return self.taken(self.side(seat)) if seat == self.debtor else ()


@dataclass(frozen=True, slots=True)
class State:
    """State of a match: the public table, and the hidden cards as masks (module ``cards``)."""

    table: Table
    hands: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()
    """Cards (masks) that each seat will get in the second deal of *1000*; empty after it. S12."""
    out: int = 0
    """Cards (a mask) that remain out of play in this deal. S13, S14.1."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """View of a seat: its hand and discards, the declared cards of all, and all public information. S15."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """Hand of each seat: the cards known to the viewer in the order of the pack, then None for each hidden card."""
    discards: tuple[tuple[Part | None, ...], ...] = ()
    """Discards of each seat, with None for each hidden card."""


def suit_led(cards: tuple[Part, ...]) -> str:
    """Return the letter of the suit to follow after a trick's first cards; "" if none is set yet. S9.2, S10.4."""
    first = cards[0] if cards else FJONT
    if first == FJONT and len(cards) > 1:
        first = cards[1]
    return SUIT[first]
