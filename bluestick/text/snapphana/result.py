"""Result card of a hand of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.snapphana.scoring import DOUBLED_FROM, LOST, LOST_ALONE
from bluestick.games.snapphana.state import HandScore, Table, View
from bluestick.text.phrases import list_names, side_name
from bluestick.text.sheets import Entry, Remark, Result
from bluestick.text.snapphana.names import hand_name
from bluestick.text.snapphana.sheet import hand_lines

translate = QCoreApplication.translate


def result(view: View, names: Sequence[str]) -> Result | None:
    """Return the result card after a hand (deal), also at the end of the match."""
    table = view.table
    if not table.scores or table.scores[-1].hand != table.hand:
        return None
    score = table.scores[-1]
    sides = len(score.score)
    #: Button: a hand has been counted, and another one follows
    follows = translate("snapphana", "Next deal")
    return Result(
        #: {deal}: "Deal 3"
        title=translate("snapphana", "{deal} is counted").format(deal=hand_name(score.hand)),
        sides=tuple(side_name(names, side, sides) for side in range(sides)),
        own=next((side for side in range(sides) if "" in names[side::sides]), None),
        lines=tuple(hand_lines(score, names)),
        totals=tuple(_total_entries(table, score)),
        remarks=tuple(_hand_remarks(table, score, names)),
        runs=True,
        follows=follows if CHANCE in table.to_act else "",
    )


def _total_entries(table: Table, score: HandScore) -> Iterator[Entry]:
    clause = "snapphana#S11.1" if table.form.target else "snapphana#S14.2"
    yield Entry(translate("snapphana", "In this deal"), tuple(map(str, score.score)), clause)
    if table.form.target:
        #: {target}: so many points win the match
        text = translate("snapphana", "In all; {target} points win").format(target=table.form.target)
        yield Entry(text, tuple(map(str, score.totals)), clause)
        return
    yield Entry(translate("snapphana", "Tricks won"), tuple(map(str, score.tricks)), clause)
    yield Entry(translate("snapphana", "Lost deals"), tuple(map(str, score.totals)), "snapphana#S14.3")


def _hand_remarks(table: Table, score: HandScore, names: Sequence[str]) -> Iterator[Remark]:
    if not score.piles:
        text = translate("snapphana", "If you reach this by declaring, you win at once.")
        yield Remark(text, "snapphana#S11.2")
    if any(item.code.endswith("doubled") for items in score.items for item in items):
        #: S7.1: in one declaration, or in one pile
        text = translate("snapphana", "With {number} or more flertal, each counts double. The same goes for sequences.")
        yield Remark(text.format(number=DOUBLED_FROM), "snapphana#S7.1")
    if score.losers:
        yield Remark(_loss_reason(score, names), "snapphana#S14.2")
        text = translate(
            "snapphana", "The match ends when two players have lost {number} deals each, or one has lost {alone}."
        )
        yield Remark(text.format(number=LOST, alone=LOST_ALONE), "snapphana#S14.3")
    elif score.piles and any(
        number and not score.tricks[table.side(Seat(seat))] for seat, number in enumerate(table.discards)
    ):
        text = translate("snapphana", "A player with no trick loses the discards to the others.")
        yield Remark(text, "snapphana#S3.4")


def _loss_reason(score: HandScore, names: Sequence[str]) -> str:
    if score.tricks[score.losers[0]]:
        #: In Fjabbe; {names}: one player, or several with equally many points
        text = translate("snapphana", "Lost by {names}: the most points lose the deal.")
    else:
        #: In Fjabbe; {names}: one player, or several
        text = translate("snapphana", "Lost by {names}: a player with no trick loses, even with the fewest points.")
    return text.format(names=list_names(names, score.losers))
