"""Arrangement of a table of Snapphanaleden, from a view and after each event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand, Laid, Trick, put
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.games.snapphana.rules import packets, taker
from bluestick.games.snapphana.state import PACKET, Form, View
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.scene.arrangement import Arrangement, without


@dataclass(frozen=True, slots=True)
class Combination:
    """Combination that has just been declared, as it is displayed on the table."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    points: int
    doubled: int
    """Points added because a group of three or more combinations counts twice."""


@dataclass(frozen=True, slots=True)
class SnapphanaArrangement(Arrangement):
    """Arrangement of a table of Snapphanaleden.

    ``piles`` are numbers of tricks per side; ``stock`` is the number of cards still to be dealt.
    """

    away: tuple[int, ...] = ()
    """Number of discarded cards of each seat."""
    owing: Seat | None = None
    """Seat that owes a card for Fjønt (the wild card), which is in front of it; None if there is none."""
    owed: Seat | None = None
    """Seat that the card for Fjønt is owed to; None if there is none."""
    declared: Combination | None = None
    """Declared combination that is displayed on the table now; None if there is none."""


def winning(trick: Sequence[tuple[Seat, tuple[Part, ...]]]) -> Seat | None:
    """Return the seat that is winning the trick; None for an empty trick."""
    return taker(tuple(Laid(seat, card) for seat, (card,) in trick)) if trick else None


def arrangement_of(view: View) -> SnapphanaArrangement:
    """Return the arrangement of the cards in ``view``."""
    table = view.table
    counted = bool(table.scores) and table.scores[-1].hand == table.hand and bool(table.scores[-1].piles)
    trick = tuple((play.seat, (play.card,)) for play in table.trick)
    debt = table.debt if table.owing is not None else None
    exchanging = table.discarding and table.number == table.form.exchange
    return SnapphanaArrangement(
        hands=view.hands or ((),) * table.seats,
        trick=trick,
        leading=winning(trick),
        stock=table.form.exchange * table.seats if exchanging else 0,
        piles=_piles(view),
        away=(0,) * table.seats if counted else table.discards or (0,) * table.seats,
        owing=debt.seat if debt else None,
        owed=debt.to if debt else None,
    )


def _piles(view: View) -> tuple[int, ...]:
    table = view.table
    return tuple(sum(table.side(trick.winner) == side for trick in table.tricks) for side in range(len(table.totals)))


def past(arrangement: SnapphanaArrangement, trick: Trick) -> SnapphanaArrangement:
    """Return a copy of ``arrangement`` with the finished ``trick`` on the table."""
    plays = tuple((each.seat, (each.card,)) for each in trick.plays)
    return replace(arrangement, trick=plays, leading=trick.winner, declared=None)


def after(arrangement: SnapphanaArrangement, event: Event) -> SnapphanaArrangement:
    """Return the arrangement after ``event``."""
    sides, seats = len(arrangement.piles), len(arrangement.hands)
    if arrangement.declared is not None:
        arrangement = replace(arrangement, declared=None)
    match event:
        case Dealt():
            return SnapphanaArrangement(hands=event.hands, piles=(0,) * sides, away=(0,) * seats)
        case SecondDealt():
            hands = tuple((*held, *new) for held, new in zip(arrangement.hands, event.hands, strict=True))
            return replace(arrangement, hands=hands, stock=0)
        case Discarded(seat, cards):
            away = put(arrangement.away, seat, arrangement.away[seat] + len(cards))
            return replace(arrangement.with_hand(seat, without(arrangement.hands[seat], cards)), away=away)
        case Declared(seat, kind, row, items):
            points = sum(item.amount for item in items if item.code == "declared")
            doubled = sum(item.amount for item in items if item.code != "declared")
            shown = _open(arrangement.hands[seat], row)
            return replace(arrangement.with_hand(seat, shown), declared=Combination(seat, kind, row, points, doubled))
        case CardPlayed(seat, card, leads):
            played = arrangement.played(seat, (card,), leads)
            return replace(played, leading=winning(played.trick))
        case TrickTaken(seat):
            return replace(arrangement.taken(seat % sides), declared=None)
        case FjontOwed(seat, to):
            return replace(arrangement, owing=seat, owed=to)
        case CardGiven() | FjontLost():
            return replace(arrangement, owing=None, owed=None)
        case DiscardsLost(seat):
            return replace(arrangement, away=put(arrangement.away, seat, 0))
        case HandScored(score):
            if score.piles:
                arrangement = replace(arrangement, hands=((),) * seats, trick=(), leading=None, away=(0,) * seats)
            return replace(arrangement, owing=None, owed=None)
    return arrangement


def dealt(event: Dealt, form: Form) -> Dealing:
    """Return the order of the first deal: packets of five, forehand first; the dealer's extra cards last. S3.1."""
    return Dealing(event.dealer, event.hands, _heaps(packets(form, event.dealer, form.hand, form.extra)))


def dealt_again(event: SecondDealt, form: Form, dealer: Seat) -> Dealing:
    """Return the order of the second deal of a hand: the rest of the pack. S12."""
    return Dealing(None, event.hands, _heaps(packets(form, dealer, form.exchange, 0)))


def _heaps(to: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """Return the packets (seat, number of cards) of a deal: consecutive cards of one seat, at most PACKET each."""
    heaps = []
    for seat, cards in groupby(to):
        left = len([*cards])
        while left > 0:
            heaps.append((seat, min(left, PACKET)))
            left -= PACKET
    return tuple(heaps)


def _open(hand: Hand, row: tuple[Part, ...]) -> Hand:
    """Return a hand after a player has shown the cards of ``row``: unknown cards (None) become known."""
    if None not in hand:
        return hand
    held = [card for card in hand if card is not None]
    left = list(held)
    new = []
    for card in row:
        if card in left:
            left.remove(card)
        else:
            new.append(card)
    closed = len(hand) - len(held) - len(new)
    return (*held, *new, *(None,) * closed)
