"""Scoring of Snapphanaleden: combinations, cards and the last trick, and the winner. S7, S8, S11, S14."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import CARD_POINTS, COURTS, KINGS, SUITS, TAROKS, mask, parts, sort_cards
from bluestick.games.snapphana.combinations import (
    SEQUENCES,
    SETS,
    Kind,
    combination_points,
    combination_size,
    display_row,
)
from bluestick.games.snapphana.state import Declaration, HandScore, Table

LAST_TRICK = 6
"""Points for taking the last trick. S8.4."""

DOUBLED_FROM = 3
"""Number of combinations of one group (flertal or sekvenser) that doubles the points of all of them.

Further combinations of the group also count twice. S7.1.
"""

LOST, LOST_ALONE = 3, 5
"""Lost deals that end a match of Fjabbe: ``LOST`` by each of two players, or ``LOST_ALONE`` by one. S14.3."""

_FIVE = mask((*TAROKS, *KINGS))
_COURTS = {rank: mask(suit + rank for suit in SUITS) for rank in COURTS[1:]}
_QUEENS, _RIDERS, _JACKS = _COURTS.values()


def half_points(cards: int) -> int:
    """Return the value of cards in half points: nine for a king, one for a hacka (a card of lowest value). S8.2."""
    return (
        cards.bit_count()
        + 8 * (cards & _FIVE).bit_count()
        + 6 * (cards & _QUEENS).bit_count()
        + 4 * (cards & _RIDERS).bit_count()
        + 2 * (cards & _JACKS).bit_count()
    )


def card_points(cards: int) -> int:
    """Return the points of the single cards of a pile (an even number of cards), without combinations. S8."""
    return half_points(cards) // 2


def pile_combination_points(cards: int) -> tuple[int, int]:
    """Return the points of a pile's flertal, and those of its sekvenser, doublings included. S7."""
    return _group(SETS, cards), _group(SEQUENCES, cards)


def _group(kinds: Sequence[Kind], cards: int) -> int:
    total = found = 0
    for kind in kinds:
        number = combination_size(kind, cards)
        if number:
            found += 1
            total += combination_points(kind, number)
    return total * 2 if found >= DOUBLED_FROM else total


def pile_points(cards: int) -> int:
    """Return the points of a pile: cards and combinations, but not the last trick. S7, S8."""
    return card_points(cards) + sum(pile_combination_points(cards))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards of a pile that are counted together. S8.1."""

    cards: tuple[Part, Part]
    points: int


def pairs(cards: Iterable[Part]) -> tuple[Pair, ...]:
    """Return the pairs of cards in which a pile is counted. S8.1.

    Each honour goes with a hacka (a card of lowest value) while there are both.
    """
    left = sorted(sort_cards(cards), key=CARD_POINTS.__getitem__, reverse=True)
    found = []
    while len(left) > 1:
        pair = (left.pop(0), left.pop())
        found.append(Pair(pair, CARD_POINTS[pair[0]] + CARD_POINTS[pair[1]] - 1))
    return tuple(found)


def declared_items(declarations: Sequence[Declaration]) -> tuple[ScoreItem, ...]:
    """Return the score items of one player's declarations. S4.1, S7.1."""
    items = [
        ScoreItem("declared", each.points, _clause(each.kind), each.row, (each.kind.value, each.seat))
        for each in declarations
    ]
    for group in ("set", "seq"):
        own = [each for each in declarations if each.kind.group == group]
        if len(own) >= DOUBLED_FROM:
            amount = sum(each.points for each in own)
            items.append(ScoreItem("declared_doubled", amount, "snapphana#S7.1", (), (group, own[0].seat)))
    return tuple(items)


def pile_items(cards: int) -> tuple[ScoreItem, ...]:
    """Return the score items of a pile: cards and combinations. S5 to S8."""
    honours = tuple(card for card in parts(cards) if CARD_POINTS[card] > 1)
    items = [ScoreItem("cards", card_points(cards), "snapphana#S8.1", honours, (cards.bit_count(),))] if cards else []
    for code, kinds in (("set", SETS), ("sequence", SEQUENCES)):
        found = [
            ScoreItem(code, combination_points(kind, number), _clause(kind), display_row(kind, cards), (kind.value,))
            for kind in kinds
            if (number := combination_size(kind, cards))
        ]
        items += found
        if len(found) >= DOUBLED_FROM:
            amount = sum(item.amount for item in found)
            items.append(ScoreItem("doubled", amount, "snapphana#S7.1", (), (kinds[0].group,)))
    return tuple(items)


def _clause(kind: Kind) -> str:
    return "snapphana#S5" if kind in SETS else "snapphana#S6"


def score_hand(table: Table, piles: Sequence[int]) -> HandScore:
    """Return the score of the deal on the table, which ``table.totals`` do not contain yet.

    ``piles``: masks by side, with discards and Fjønt; empty if the match was won by declaring before the deal's end.
    """
    assert table.dealer is not None
    last = table.tricks[-1].winner if piles else None
    items = []
    for side in range(len(table.totals)):
        own: list[ScoreItem] = []
        for seat in range(table.seats):
            if table.side(Seat(seat)) == side:
                own += declared_items([each for each in table.declared if each.seat == seat])
        if piles:
            own += pile_items(piles[side])
        if last is not None and table.side(last) == side:
            own.append(ScoreItem("last_trick", LAST_TRICK, "snapphana#S8.4"))
        items.append(tuple(own))
    score = tuple(sum(item.amount for item in own) for own in items)
    tricks = tuple(sum(table.side(trick.winner) == side for trick in table.tricks) for side in range(len(items)))
    lost: tuple[Seat, ...] = ()
    if not table.form.target:
        lost = hand_losers(tricks, score)
        totals = tuple(total + (seat in lost) for seat, total in enumerate(table.totals))
    else:
        of_piles = [sum(item.amount for item in own if not item.code.startswith("declared")) for own in items]
        totals = tuple(map(sum, zip(table.totals, of_piles, strict=True)))
    return HandScore(
        hand=table.hand,
        dealer=table.dealer,
        piles=tuple(map(parts, piles)),
        tricks=tricks,
        last=last,
        items=tuple(items),
        score=score,
        losers=lost,
        totals=totals,
    )


def hand_losers(tricks: Sequence[int], score: Sequence[int]) -> tuple[Seat, ...]:
    """Return who has lost a deal of Fjabbe: players without a trick or, if none, those with most points. S14.2."""
    without = tuple(Seat(seat) for seat, number in enumerate(tricks) if not number)
    return without or tuple(Seat(seat) for seat, points in enumerate(score) if points == max(score))


def is_fjabbe_over(lost: Sequence[float]) -> bool:
    """Return whether a match of Fjabbe is over; ``lost``: number of lost deals of each player. S14.3."""
    return max(lost) >= LOST_ALONE or sum(number >= LOST for number in lost) > 1


def match_winner(totals: Sequence[int], target: int) -> int | None:
    """Return the side that has reached the target and leads; None if none has, or if both have as many. S11.1."""
    most = max(totals)
    return totals.index(most) if most >= target and totals.count(most) == 1 else None


def seat_scores(table: Table) -> tuple[int, ...]:
    """Return the points of each seat's side; in Fjabbe minus the number of deals that the seat lost. S14.3."""
    sign = 1 if table.form.target else -1
    return tuple(sign * table.totals[table.side(Seat(seat))] for seat in range(table.seats))


def side_outcome(table: Table, side: int, reason: str, clause: str) -> Outcome:
    """Return the outcome of a match that a side has won."""
    seats = [Seat(seat) for seat in range(table.seats)]
    return Outcome(frozenset(seat for seat in seats if table.side(seat) == side), seat_scores(table), reason, clause)


def fjabbe_outcome(table: Table) -> Outcome:
    """Return the outcome of a match of Fjabbe: the players with the fewest lost deals win. S14.3, SA16."""
    fewest = min(table.totals)
    winners = frozenset(Seat(seat) for seat, lost in enumerate(table.totals) if lost == fewest)
    return Outcome(winners, seat_scores(table), "lost_hands", "snapphana#S14.3")
