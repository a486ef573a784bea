"""Result card of a haljan deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.scoring import LEAST, MOST
from bluestick.games.haljan.state import GOAL_POINTS, DealScore, View
from bluestick.text import common
from bluestick.text.haljan.names import game_points
from bluestick.text.haljan.sheet import deal_lines
from bluestick.text.phrases import later, side_name
from bluestick.text.sheets import Entry, Remark, Result

translate = QCoreApplication.translate

WON = {
    "klump": later("haljan", "Klump: every trick of langen!"),
    "harjan": later("haljan", "Harjan: no trick at all for the loser!"),
    "jan": later("haljan", "Jan: fewer than 30 points for the loser."),
}


def winner_sentence(side: int, names: Sequence[str]) -> str:
    """Return the sentence on who won a round; ``side``: 0 or 1."""
    winners = [Seat(seat) for seat in range(side, len(names), 2)]
    return common.winners_sentence(
        winners,
        names,
        translate("haljan", "You win the round."),
        translate("haljan", "You and {names} win the round."),
        #: The plural is for a pair
        translate("haljan", "{names} win(s) the round.", "", len(winners)),
    )


def round_won(item: ScoreItem) -> str:
    """Return how a round was won, and how many game points the winner gets."""
    how = translate("haljan", WON[item.code]) if item.code in WON else ""
    return f"{how} {game_points(item.amount)}".lstrip()


def result(view: View, names: Sequence[str]) -> Result | None:
    """Return the result card after a deal, also at the end of the match."""
    table = view.table
    if table.turn is not None or not table.scores:
        return None
    deal = table.scores[-1]
    return Result(
        title=_deal_title(deal, names),
        sides=(side_name(names, 0, 2), side_name(names, 1, 2)),
        own=next((side for side in (0, 1) if "" in names[side::2]), None),
        lines=deal_lines(deal),
        totals=tuple(_total_entries(view)),
        remarks=tuple(_deal_remarks(view)),
        follows=_next_deal_label(deal) if CHANCE in table.to_act else "",
    )


def _deal_title(deal: DealScore, names: Sequence[str]) -> str:
    if deal.winner is None:
        return translate("haljan", "Langen is counted")
    return winner_sentence(deal.winner, names).rstrip(".")


def _next_deal_label(deal: DealScore) -> str:
    if deal.won is None:
        #: Button: langen has been counted, and the second deal of the round follows
        return translate("haljan", "Deal ut’n")
    return common.next_round()


def _total_entries(view: View) -> Iterator[Entry]:
    table = view.table
    deal = table.scores[-1]
    score, games = deal.score, table.games
    if deal.won is None:
        #: What both sides take along from langen to ut’n
        yield Entry(translate("haljan", "Carried to ut’n"), (str(score[0]), str(score[1])), "haljan#H6.4")
        #: What both sides lack for the points that win the round
        lacking = translate("haljan", "Still lacking for {goal}").format(goal=GOAL_POINTS)
        yield Entry(lacking, (str(GOAL_POINTS - score[0]), str(GOAL_POINTS - score[1])), "haljan#H1.3")
        if not any(games):
            return
    else:
        #: How many points win the round
        text = translate("haljan", "Points; {goal} win the round").format(goal=GOAL_POINTS)
        yield Entry(text, (str(score[0]), str(score[1])), deal.won.clause)
    target = table.setup.option("target")
    text = translate("haljan", "Game points; {target} win the match").format(target=target)
    yield Entry(text if target else translate("haljan", "Game points"), (str(games[0]), str(games[1])), "haljan#B3")


def _deal_remarks(view: View) -> Iterator[Remark]:
    deal = view.table.scores[-1]
    if any(item.code == "cut" for items in deal.items for item in items):
        text = translate(
            "haljan",
            "Langen gives {most} points at most, except by klump. The other side gets the rest of the 148: {least}.",
        )
        yield Remark(text.format(most=MOST, least=LEAST), "haljan#H6.3")
    if deal.won is not None:
        if deal.won.code in WON:
            yield Remark(f"{round_won(deal.won)}.", deal.won.clause)
        if deal.utn and any(view.hands):
            text = translate("haljan", "The first side with {goal} in ut’n wins at once.")
            yield Remark(text.format(goal=GOAL_POINTS), "haljan#H6.5")
