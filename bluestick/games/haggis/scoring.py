"""Scoring of a round, next dealer and leader, and end of the match. G7, G8, G9."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import POINTS
from bluestick.games.haggis.state import GoneOut, RoundScore, Table, Trick

POINTS_PER_CARD = 5
"""Points for going out, per card of the largest other hand. G7.1."""

FIRST_OUT_POINTS = 5
"""Extra points for going out first, with three players. G7.2."""


def total_points(cards: Iterable[Part]) -> int:
    """Return the points of cards; a face card may occur several times. G7.3."""
    return sum(map(POINTS.__getitem__, cards))


def going_out_items(out: Sequence[GoneOut], seats: int) -> tuple[tuple[ScoreItem, ...], ...]:
    """Return by seat the score items for going out; ``out``: the players in the order of going out. G7.1, G7.2."""
    items: list[tuple[ScoreItem, ...]] = [()] * seats
    for place, gone in enumerate(out, start=1):
        counted = ScoreItem("hand", POINTS_PER_CARD * gone.cards, "haggis#G7.1", (), (gone.cards, gone.fullest, place))
        first = (ScoreItem("first_out", FIRST_OUT_POINTS, "haggis#G7.2"),) if place == 1 and seats == 3 else ()
        items[gone.seat] = (counted, *first)
    return tuple(items)


def bet_items(amounts: Sequence[int], first: Seat) -> tuple[tuple[ScoreItem, ...], ...]:
    """Return by seat the score items for bets; ``amounts``: by seat, 0 for none; ``first``: first player out. G7.4."""
    lost = [(seat, amount) for seat, amount in enumerate(amounts) if amount and seat != first]
    items = []
    for seat, amount in enumerate(amounts):
        won = [ScoreItem("bet_won", amount, "haggis#G7.4")] if amount and seat == first else []
        if seat == first or not amount:
            won += (ScoreItem("bet_lost", paid, "haggis#G7.4", (), (loser,)) for loser, paid in lost)
        items.append(tuple(won))
    return tuple(items)


def captured_items(
    tricks: Sequence[Trick], seats: int, first: Seat, hand: Sequence[Part] = (), haggis: Sequence[Part] = ()
) -> tuple[tuple[ScoreItem, ...], ...]:
    """Return by seat the score items for captured cards; last ``hand`` and ``haggis`` go to the first player out.

    G6.4, G7.3.
    """
    items = []
    for seat in range(seats):
        own = [card for trick in tricks if trick.to == seat == trick.winner for card in trick.cards]
        given = [card for trick in tricks if trick.to == seat != trick.winner for card in trick.cards]
        found = [_cards("tricks", own, "haggis#G7.3"), _cards("gifts", given, "haggis#G5.7")]
        if seat == first:
            found += (_cards("last_hand", hand, "haggis#G6.4"), _cards("haggis", haggis, "haggis#G6.4"))
        items.append(tuple(item for item in found if item.amount))
    return tuple(items)


def _cards(code: str, cards: Iterable[Part], clause: str) -> ScoreItem:
    counting = tuple(card for card in cards if POINTS[card])
    return ScoreItem(code, total_points(counting), clause, counting)


def score_round(table: Table, hand: tuple[Part, ...], haggis: tuple[Part, ...]) -> RoundScore:
    """Return the score-sheet line of the round that is over, with the last ``hand`` and the Haggis."""
    assert table.dealer is not None
    amounts = tuple(amount or 0 for amount in table.bets)
    first = table.out[0].seat
    parts = (
        captured_items(table.tricks, table.seats, first, hand, haggis),
        going_out_items(table.out, table.seats),
        bet_items(amounts, first),
    )
    items = tuple(tuple(item for part in parts for item in part[seat]) for seat in range(table.seats))
    score = tuple(sum(item.amount for item in each) for each in items)
    return RoundScore(
        round=table.round,
        dealer=table.dealer,
        bets=amounts,
        out=table.out,
        hand=hand,
        haggis=haggis,
        items=items,
        score=score,
        totals=tuple(map(sum, zip(table.totals, score, strict=True))),
    )


def next_dealer(totals: Sequence[int], first_out: Seat) -> Seat:
    """Return the seat with most points; if several, ``first_out``, who won the round. G8.1, GQ7."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Seat(best[0]) if len(best) == 1 else first_out


def next_leader(totals: Sequence[int], dealer: Seat) -> Seat:
    """Return the seat with fewest points; if several, the dealer's left neighbour. G8.2."""
    worst = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return Seat(worst[0]) if len(worst) == 1 else Seat((dealer + 1) % len(totals))


def match_winner(totals: Sequence[int], target: int) -> Seat | None:
    """Return the only seat with most points if these reach ``target``; else None. G9.1."""
    most = max(totals)
    if most < target or totals.count(most) > 1:
        return None
    return Seat(totals.index(most))
