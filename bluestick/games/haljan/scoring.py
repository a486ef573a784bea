"""Scoring of a deal, and whether it decides the round. H6, H8.10 to H8.12."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.rules import ScoreItem
from bluestick.games.haljan.cards import points_by_card
from bluestick.games.haljan.state import GOAL_POINTS, DealScore, Table, Trick, side_of

LAST_TRICK = 10
"""Points for the last trick of langen. H6.1."""

MOST, LEAST = 119, 29
"""Points recorded for the two sides if one has more than 119 in langen, but not every trick. H6.3."""

JAN_BELOW = 30
"""Points below which the loser of a Harjan round is jan (beaten double). H8.12."""

SIDES = (0, 1)
Pair = tuple[int, int]
"""Values of side 0 and of side 1."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """Recorded points of a deal, and how it decides the round."""

    score: Pair
    winner: int | None = None
    won: ScoreItem | None = None


def langen_result(taken: Pair, tricks: Pair, harjan: bool = False) -> DealResult:
    """Return the result of langen; by side, points ``taken`` (with the ten for the last trick) and number of tricks."""
    for one in SIDES:
        other = 1 - one
        if harjan:
            if taken[one] >= GOAL_POINTS:  # H8.11, H8.12
                level = ScoreItem("jan", 2, "haljan#H8.12") if tricks[other] else ScoreItem("harjan", 3, "haljan#H8.12")
                return DealResult(taken, one, level)
        elif not tricks[other]:
            return DealResult(taken, one, ScoreItem("klump", 2, "haljan#H6.2"))
        elif taken[one] > MOST:  # H6.3
            return DealResult((MOST, LEAST) if one == 0 else (LEAST, MOST))
    return DealResult(taken)


def utn_result(score: Pair, harjan: bool = False) -> DealResult:
    """Return the result of ut'n after a trick; ``score``: points by side in langen and ut'n together. H6.5, H8.12."""
    for one in SIDES:
        if score[one] >= GOAL_POINTS:
            return DealResult(score, one, ScoreItem("win", 1, "haljan#H8.12" if harjan else "haljan#H6.5"))
    return DealResult(score)


def deal_result(table: Table) -> DealResult:
    """Return the result of the current deal, after its last trick."""
    if table.utn:
        return utn_result(table.score, table.harjan)
    won = [side_of(trick.winner) for trick in table.tricks]
    return langen_result(table.points, (won.count(0), won.count(1)), table.harjan)


def score_deal(table: Table) -> DealScore:
    """Return the score-sheet line of the finished current deal."""
    end = deal_result(table)
    assert table.dealer is not None
    return DealScore(
        round=table.round,
        dealer=table.dealer,
        utn=table.utn,
        trump=table.trump,
        items=(_items(table, end, 0), _items(table, end, 1)),
        score=end.score,
        winner=end.winner,
        won=end.won,
    )


def running_score(table: Table) -> DealScore:
    """Return the score-sheet line of an unfinished deal."""
    assert table.dealer is not None
    items = (tuple(_taken(table, 0)), tuple(_taken(table, 1)))
    return DealScore(table.round, table.dealer, table.utn, table.trump, items, table.score)


def _items(table: Table, end: DealResult, of: int) -> tuple[ScoreItem, ...]:
    items = _taken(table, of)
    if not table.utn and side_of(table.tricks[-1].winner) == of:
        items.append(ScoreItem("last_trick", LAST_TRICK, "haljan#H6.1"))
    change = end.score[of] - table.score[of]
    if change < 0:
        items.append(ScoreItem("cut", change, "haljan#H6.3"))
    elif change > 0:
        items.append(ScoreItem("raised", change, "haljan#H6.3"))
    return tuple(items)


def _taken(table: Table, of: int) -> list[ScoreItem]:
    items = [ScoreItem("carried", table.carried[of], "haljan#H6.5")] if table.utn else []
    for number, trick in enumerate(table.tricks, start=1):
        if side_of(trick.winner) == of:
            items.append(_trick(table, trick, number))
    return items


def _trick(table: Table, trick: Trick, number: int) -> ScoreItem:
    """Return the score item of a trick, even one without points; parts: the cards with points. H4.6, H2.7."""
    worth = points_by_card(table.trump, table.harjan)
    cards = tuple(card for laid in trick.plays for card in laid.cards if worth[card])
    return ScoreItem("trick", trick.points, "haljan#H4.6", cards, (number,))
