"""Arrangement of a table of Snapphanaleden (where cards are), as a view shows it, and order of dealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid, Trick
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import (
    Dealt,
    Declared,
    SecondDealt,
)
from bluestick.games.snapphana.rules import dealing_order, trick_winner
from bluestick.games.snapphana.state import PACKET_SIZE, Form, View
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.scene.arrangement import Arrangement


@dataclass(frozen=True, slots=True)
class Combination:
    """Combination that has just been declared: ``row`` are its cards as displayed on the table."""

    seat: Seat
    kind: Kind
    row: tuple[Part, ...]
    points: int
    doubled: int
    """Points added besides ``points``, because three or more combinations of a group count double."""


@dataclass(frozen=True, slots=True)
class SnapphanaArrangement(Arrangement):
    """Where all cards are; ``piles``: tricks won by each side; ``stock``: number of cards still to be dealt."""

    away: tuple[int, ...] = ()
    """Number of cards that each seat has discarded in this deal."""
    debtor: Seat | None = None
    """Seat that played Fjønt (the wild card) to a trick and still owes ``creditor`` a card for it."""
    creditor: Seat | None = None
    declared: Combination | None = None


def winning_seat(trick: Sequence[tuple[Seat, tuple[Part, ...]]]) -> Seat | None:
    """Return the seat that is winning ``trick``, pairs of seat and (the one card played); None for an empty trick."""
    return trick_winner(tuple(Laid(seat, card) for seat, (card,) in trick)) if trick else None


def arrangement_of(view: View) -> SnapphanaArrangement:
    """Return where all cards are in ``view`` (what one seat sees)."""
    table = view.table
    counted = bool(table.scores) and table.scores[-1].hand == table.hand and bool(table.scores[-1].piles)
    trick = tuple((play.seat, (play.card,)) for play in table.trick)
    debt = table.debt if table.debtor is not None else None
    return SnapphanaArrangement(
        hands=view.hands or ((),) * table.seats,
        trick=trick,
        leading=winning_seat(trick),
        stock=table.form.exchange * table.seats if table.number == table.form.exchange else 0,
        piles=_piles(view),
        away=(0,) * table.seats if counted else table.discards or (0,) * table.seats,
        debtor=debt.seat if debt else None,
        creditor=debt.to if debt else None,
    )


def _piles(view: View) -> tuple[int, ...]:
    table = view.table
    return tuple(sum(table.side(trick.winner) == side for trick in table.tricks) for side in range(len(table.totals)))


def with_past_trick(arrangement: SnapphanaArrangement, trick: Trick) -> SnapphanaArrangement:
    """Return a copy of ``arrangement`` that shows ``trick``, which has been won, as if it were still on the table."""
    plays = tuple((each.seat, (each.card,)) for each in trick.plays)
    return replace(arrangement, trick=plays, leading=trick.winner)


def declared(event: Declared) -> Combination:
    """Return the combination of a declaration, as displayed on the table."""
    points = sum(item.amount for item in event.items if item.code == "declared")
    doubled = sum(item.amount for item in event.items if item.code != "declared")
    return Combination(event.seat, event.kind, event.row, points, doubled)


def dealt(event: Dealt, form: Form) -> Dealing:
    """Return how the first dealing is shown: packets of five, forehand first, the dealer's extra cards last. S3.1."""
    return Dealing(event.dealer, event.hands, _packets(dealing_order(form, event.dealer, form.hand, form.extra)))


def dealt_again(event: SecondDealt, form: Form, dealer: Seat) -> Dealing:
    """Return how the second dealing within a deal is shown, after the discards: the rest of the pack. S12."""
    return Dealing(None, event.hands, _packets(dealing_order(form, dealer, form.exchange, 0)))


def _packets(to: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """Return packets (seat, number of cards) of at most PACKET_SIZE; ``to``: the seat that gets each card, in order."""
    heaps = []
    for seat, cards in groupby(to):
        left = len([*cards])
        while left > 0:
            heaps.append((seat, min(left, PACKET_SIZE)))
            left -= PACKET_SIZE
    return tuple(heaps)
