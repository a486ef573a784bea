"""The state of a match of Snapphanaleden.

Four games with one pack: *800* for two pairs, *1000* and *150* for two players, *Fjabbe* for four, everybody alone. A
*side* is who counts together: a pair, or a player. Seats go round anti-clockwise: the next is the right-hand
neighbour (S9.1). Cards are named as in ``cards``; the four snapphanar are all called ``I``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView, Laid, Trick
from bluestick.games.snapphana.cards import FJONT, SUIT, in_order
from bluestick.games.snapphana.combinations import Kind


@dataclass(frozen=True, slots=True)
class Form:
    """What makes one of the four games. S3, S12 to S14."""

    seats: int
    sides: int
    hand: int
    """Cards of a player when the first trick is led."""
    target: int
    """Points that win; 0: lost hands decide (S14.3)."""
    exchange: int = 0
    """Cards that everybody discards and gets anew. S12."""
    extra: int = 2
    """Cards that the dealer gets beyond her share, and discards at last. S3.1."""

    @property
    def declares(self) -> bool:
        """Whether anybody would declare: where points are bad the step is left out. SA15."""
        return self.target > 0


FORMS = {
    "800": Form(4, 2, 15, 800),
    "1000": Form(2, 2, 20, 1000, exchange=10),
    "150": Form(2, 2, 15, 150),
    "fjabbe": Form(4, 4, 10, 0, extra=0),
}
"""The four games, in menu order."""


PACKET = 5
"""Cards that are dealt at a time. S3.1."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """What somebody has declared in this hand."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    """As it was laid."""
    points: int
    """Before any doubling."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What is owed for Fjønt, and what was paid. S10."""

    seat: Seat
    """Who has played Fjønt, and chooses the card."""
    to: Seat
    """Who has won that trick."""
    card: Part | None = None
    """What was given; Fjønt itself if it was lost; None while the debt is open."""


@dataclass(frozen=True, slots=True)
class HandScore:
    """How a hand was counted: a line of the score sheet."""

    hand: int
    """From 1."""
    dealer: Seat
    piles: tuple[tuple[Part, ...], ...]
    """By side, in the order of the pack; nothing if the hand was won by declaring and not played."""
    tricks: tuple[int, ...]
    """How many each side has won."""
    last: Seat | None
    """Who has won the last one."""
    items: tuple[tuple[ScoreItem, ...], ...]
    """By side. They add up to ``score``.

    In the first trick ``declared`` (parts: the row, args: the kind and the seat) and ``declared_doubled`` (args: the
    group ``set`` or ``seq`` and the seat). Of the pile ``cards`` (parts: all that are no hackor, args: how many cards
    there are in all), ``set`` and ``sequence`` (parts: the cards, the row; args: the kind), ``doubled`` (args: the
    group); and ``last_trick``.
    """
    score: tuple[int, ...]
    """The points of this hand, by side."""
    losers: tuple[Seat, ...]
    """Who has lost the hand, in *Fjabbe*. S14.2."""
    totals: tuple[int, ...]
    """Of the match, with this hand: see ``Table.totals``."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that is public."""

    setup: Setup
    totals: tuple[int, ...]
    """By side: points, what was declared at once (S4.1); in *Fjabbe* the hands lost (S14.3)."""
    dealer: Seat | None = None
    """Of the present hand; None before the first."""
    hand: int = 0
    """From 1; 0 before the first deal."""
    discarding: frozenset[Seat] = frozenset()
    """Who has yet to discard. S3.2, S12."""
    number: int = 0
    """How many cards they have to discard."""
    discards: tuple[int, ...] = ()
    """How many cards each seat has laid away."""
    turn: Seat | None = None
    """Who plays next; None before the first trick and after the last."""
    declared: tuple[Declaration, ...] = ()
    """In this hand. S4."""
    open: tuple[tuple[Part, ...], ...] = ()
    """By seat: cards that all have seen declared and that are still in her hand."""
    voids: tuple[str, ...] = ()
    """By seat: the suits that she has shown not to hold, ``SCHD`` and ``T``. S9.2."""
    trick: tuple[Laid, ...] = ()
    """What lies there now."""
    tricks: tuple[Trick, ...] = ()
    """The finished ones of this hand. They lie closed, but all has been seen."""
    debt: Debt | None = None
    """For Fjønt, open or paid. S10."""
    scores: tuple[HandScore, ...] = ()
    """All hands that have been counted. The last one is the present one's if that is over."""
    result: Outcome | None = None

    @property
    def form(self) -> Form:
        """Which of the four games it is."""
        return FORMS[self.setup.variant]

    @property
    def seats(self) -> int:
        """Two or four."""
        return self.setup.seats

    def side(self, seat: Seat) -> int:
        """Who counts with whom: players opposite, with two or in Fjabbe everybody alone. S3.1, S14."""
        return seat % len(self.totals)

    @property
    def owing(self) -> Seat | None:
        """Who has yet to pay for Fjønt. S10.2."""
        return self.debt.seat if self.debt is not None and self.debt.card is None else None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for. A debt for Fjønt can wait until the last trick is played."""
        if self.result is not None:
            return frozenset()
        if self.discarding:
            return self.discarding
        waiting = self.owing if self.turn is None else self.turn
        return frozenset({CHANCE if waiting is None else waiting})

    @property
    def playing(self) -> bool:
        """Whether a hand has been dealt and is not over."""
        return CHANCE not in self.to_act and self.result is None

    @property
    def led(self) -> str:
        """The suit of the trick; "" before it is set. Fjønt sets none. S10.4."""
        return led(tuple(laid.card for laid in self.trick))

    def plays(self) -> Iterator[Laid]:
        """All that was played in this hand."""
        for trick in self.tricks:
            yield from trick.plays
        yield from self.trick

    def laid(self) -> Iterator[Part]:
        """All cards played in this hand."""
        return (laid.card for laid in self.plays())

    def taken(self, side: int) -> tuple[Part, ...]:
        """What a side has won in tricks, but for Fjønt and what was given for it. S10.2."""
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
        return in_order(cards)

    def payable(self, seat: Seat) -> tuple[Part, ...]:
        """The cards of which ``seat`` may give one for Fjønt; nothing if she owes none. S10.2."""
        return self.taken(self.side(seat)) if seat == self.owing else ()


@dataclass(frozen=True, slots=True)
class State:
    """The table, and what lies closed, as masks of ``cards``."""

    table: Table
    hands: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()
    """By seat, what the second deal of *1000* will bring; nothing when it has. S12."""
    out: int = 0
    """What is not in play. S13, S14.1."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows: its hand and its discards, what was declared, and all that is public. S15."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, in the order of the pack, None for each card that this seat does not know: those come last."""
    discards: tuple[tuple[Part | None, ...], ...] = ()
    """By seat, None for each card that this seat does not know."""


def led(cards: tuple[Part, ...]) -> str:
    """The suit that the first cards of a trick have set; "" for none. S9.2, S10.4."""
    first = cards[0] if cards else FJONT
    if first == FJONT and len(cards) > 1:
        first = cards[1]
    return SUIT[first]
