"""Result card of a kille pot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import CHANCE
from bluestick.games.kille.state import PotScore, View
from bluestick.text.kille.log import pot_sentence
from bluestick.text.kille.sheet import chip_lines, out_heading, out_line, paid_lines
from bluestick.text.phrases import by, list_names
from bluestick.text.sheets import Remark, Result

translate = QCoreApplication.translate


def result(view: View, names: Sequence[str]) -> Result | None:
    """Return the result card after a pot, also at the end of the match."""
    table = view.table
    if table.pot or not table.pots:
        return None
    score = table.pots[-1]
    #: Button: a pot has been won, and everybody pays the stake for another one
    follows = translate("kille", "Next pot")
    return Result(
        title=pot_sentence(score.winner, score.amount, names).rstrip("."),
        sides=("",),
        own=None,
        lines=(*paid_lines(score.items, names), out_heading(), *(out_line(fall, names) for fall in score.falls)),
        totals=chip_lines(table.ledger, names),
        remarks=tuple(_pot_remarks(score, names)),
        follows=follows if CHANCE in view.to_act else "",
    )


def _pot_remarks(score: PotScore, names: Sequence[str]) -> Iterator[Remark]:
    last = {fall.seat for fall in score.falls if fall.deal == score.deals} - {score.winner}
    text = by(
        names,
        score.winner,
        #: Why a pot was won. {others}: who went out in the last deal
        translate("kille", "Deal {deal} decided it. Out: {others}. You were the only one left."),
        #: Why a pot was won. {others}: who went out in the last deal
        translate("kille", "Deal {deal} decided it. Out: {others}. {name} was the only one left."),
        deal=score.deals,
        others=list_names(names, last),
    )
    yield Remark(text, "kille#K11.8")
    bought = sum(item.code.endswith("buy_in") for items in score.items for item in items)
    if bought:
        text = translate("kille", "Players bought in again %n time(s), so the pot grew.", "", bought)
        yield Remark(text, "kille#K11.3")
