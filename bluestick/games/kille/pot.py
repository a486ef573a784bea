"""Pot: stakes, offers to buy back in, and the winner. K11."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bluestick.engine.events import Event
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import seats_from
from bluestick.games.kille.events import Bought, BuyInOffered, Declined, PotWon, Retired, Staked
from bluestick.games.kille.state import Offer, PotScore, Table

FIRST_CHANCE = (3, 2)
"""Numbers of remaining players at which players who are out may first buy back in. K11.3."""

SECOND_CHANCE = 2
"""Number of remaining players at which players who are out may buy back in again. K11.5."""


def open_pot(table: Table) -> tuple[Table, Event]:
    """Return the table with a new pot, after all players have paid the stake, and the event. K11.1, K11.9."""
    seats = tuple(seat for seat in map(Seat, range(table.seats)) if seat not in table.retired)
    table = replace(
        table,
        number=table.number + 1,
        deal=0,
        active=seats,
        items=((),) * table.seats,
        falls=(),
        chances=0,
        returned=False,
        declined=frozenset(),
    )
    table = _paid(table, seats, ScoreItem("stake", -table.stake, "kille#K11.1"))
    return table, Staked(table.number, seats, table.stake, table.pot)


def _paid(table: Table, seats: Iterable[Seat], item: ScoreItem) -> Table:
    """Return the table after each of ``seats`` has paid the item's amount (below zero) to the pot, or won it."""
    chips, ledger, items = table.pot, list(table.ledger), list(table.items)
    for seat in seats:
        chips -= item.amount
        ledger[seat] += item.amount
        items[seat] = (*items[seat], item)
    return replace(table, pot=chips, ledger=tuple(ledger), items=tuple(items))


def offer_buy_in(table: Table) -> tuple[Table, list[Event]]:
    """Return the table with the offer to buy back in that is due at this number of players left, and its events.

    If none is due, the table is returned unchanged. An offer that no player can use counts as made, without an event
    (B27). Clauses K11.3 to K11.7.
    """
    left = len(table.active)
    if table.chances == 0 and left in FIRST_CHANCE:
        price = 2 * table.stake  # K11.3
    elif table.chances == 1 and table.returned and left == SECOND_CHANCE:
        price = (table.pot + 1) // 2  # K11.6, B28
    else:
        return table, []
    table = replace(table, chances=table.chances + 1)
    assert table.dealer is not None
    eligible = tuple(
        seat
        for seat in seats_from(table.dealer + 1, table.seats)  # B31
        if seat not in table.active
        and seat not in table.declined  # K11.7
        and seat not in table.retired
        and table.can_pay(seat, price)  # B33
    )
    if not eligible:
        return table, []
    offer = Offer(table.chances, price, table.pot, eligible, eligible)
    made = BuyInOffered(offer.number, price, table.pot, eligible, offer.clause)
    return replace(table, offer=offer), [made]


def answer_buy_in(table: Table, seat: Seat, buys: bool) -> tuple[Table, Event]:
    """Return the table after ``seat`` buys back in or declines, and the event. K11.3, K11.5, K11.7."""
    offer = table.offer
    assert offer is not None
    first = offer.number == 1
    table = replace(table, offer=replace(offer, left=offer.left[1:]) if offer.left[1:] else None)
    if not buys:
        return replace(table, declined=table.declined | {seat} if first else table.declined), Declined(seat)
    item = ScoreItem("first_buy_in" if first else "second_buy_in", -offer.price, offer.clause)
    table = _paid(replace(table, returned=True, active=tuple(sorted((*table.active, seat)))), (seat,), item)
    return table, Bought(seat, offer.price, table.pot)


def pay_pot(table: Table) -> tuple[Table, list[Event]]:
    """Return the table after the last player left wins the pot, and the events. K11.8, B33.

    Players who cannot pay another stake leave the match.
    """
    (winner,) = table.active
    amount = table.pot
    table = _paid(table, table.active, ScoreItem("pot", amount, "kille#K11.8"))
    score = PotScore(table.number, table.deal, winner, amount, table.items, table.falls, table.ledger)
    broke = frozenset(
        seat
        for seat in map(Seat, range(table.seats))
        if seat not in table.retired and not table.can_pay(seat, table.stake)
    )
    table = replace(table, pots=(*table.pots, score), retired=table.retired | broke)
    return table, [PotWon(winner, amount, score), *map(Retired, sorted(broke))]
