"""Score sheet of haljan and harjan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import ScoreItem
from bluestick.games.haljan.scoring import running_score
from bluestick.games.haljan.state import GOAL_POINTS, DealScore, View
from bluestick.text import common
from bluestick.text.cards import SYMBOLS, capital
from bluestick.text.phrases import side_name
from bluestick.text.sheets import Curve, Entry, Sheet, amounts
from bluestick.text.table_phrases import last_trick_heading

translate = QCoreApplication.translate


def deal_name(*, utn: bool) -> str:
    """Return the name of a deal of a round: langen, the first, or ut'n, the second."""
    return translate("haljan", "ut’n") if utn else translate("haljan", "langen")


def score_sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with all rounds, including the unfinished one."""
    table = view.table
    deals = (*table.scores, *((running_score(table),) if table.turn is not None else ()))
    counts = {deal: number for number, deal in enumerate(table.scores, 1)}
    rounds = [tuple(deals) for _, deals in groupby(deals, key=lambda deal: deal.round)]
    return Sheet(
        (side_name(names, 0, 2), side_name(names, 1, 2)),
        (str(table.games[0]), str(table.games[1])),
        tuple(_round_entry(deals, counts) for deals in rounds),
        tuple(map(_score_curve, rounds)),
    )


def _round_entry(deals: Sequence[DealScore], counts: Mapping[DealScore, int]) -> Entry:
    last = deals[-1]
    below = tuple(_deal_entry(deal, counts.get(deal, 0)) for deal in deals)
    text = common.round_number(last.round)
    won, winner = last.won, last.winner
    if won is None or winner is None:
        return Entry(text, ("", ""), below=below)
    if won.code != "win":  # klump, jan and harjan are called the same everywhere
        text = f"{text} – {won.code}"
    return Entry(text, amounts({winner: won.amount}, 2), won.clause, below=below)


def _deal_entry(deal: DealScore, count: int) -> Entry:
    name = deal_name(utn=deal.utn)
    return Entry(
        f"{capital(name)} {SYMBOLS[deal.trump]}",
        (str(deal.score[0]), str(deal.score[1])),
        "haljan#H6.5" if deal.utn else "haljan#H6.4",
        below=deal_lines(deal),
        count=count,
    )


def deal_lines(deal: DealScore) -> tuple[Entry, ...]:
    """Return the lines of a deal: its scored items, trick by trick."""
    lines: dict[tuple[str, tuple[object, ...]], dict[int, ScoreItem]] = {}
    for side, items in enumerate(deal.items):
        for item in items:
            code = "cut" if item.code == "raised" else item.code  # one line, as it applies to both sides
            lines.setdefault((code, item.args), {})[side] = item
    return tuple(_item_entry(items) for _, items in sorted(lines.items(), key=_line_order))


def _line_order(line: tuple[tuple[str, tuple[object, ...]], dict[int, ScoreItem]]) -> tuple[int, int]:
    (code, args), _ = line
    return ("carried", "trick", "last_trick", "cut").index(code), int(str(args[0])) if args else 0


def _item_entry(items: dict[int, ScoreItem]) -> Entry:
    item = next(iter(items.values()))
    return Entry(
        _item_text(item), amounts({side: item.amount for side, item in items.items()}, 2), item.clause, cards=item.parts
    )


def _item_text(item: ScoreItem) -> str:
    match item.code, item.args:
        case "carried", _:
            return translate("haljan", "From langen")
        case "trick", (int(number),):
            return translate("haljan", "Trick {number}").format(number=number)
        case "last_trick", _:
            return last_trick_heading()
        case "cut" | "raised", _:
            return translate("haljan", "119 at most without klump")
    raise ValueError(item.code)


def _score_curve(deals: Sequence[DealScore]) -> Curve:
    steps = [(0, 0)]
    marks = []
    for deal in deals:
        marks.append((len(steps) - 1, deal_name(utn=deal.utn)))
        tricks = sorted(
            (item.args[0], side, item.amount)
            for side, items in enumerate(deal.items)
            for item in items
            if item.code == "trick"
        )
        for _, side, amount in tricks:
            steps.append(_add_to_side(steps[-1], side, amount))
        if steps[-1] != deal.score:  # the points added and cut at the end
            steps[-1] = deal.score
    return Curve(tuple(steps), GOAL_POINTS, tuple(marks))


def _add_to_side(score: tuple[int, int], side: int, amount: int) -> tuple[int, int]:
    return (score[0] + amount, score[1]) if side == 0 else (score[0], score[1] + amount)
