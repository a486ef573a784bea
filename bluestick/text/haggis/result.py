"""Result card of a haggis round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.state import GoneOut, View
from bluestick.text import common
from bluestick.text.haggis.sheet import round_lines
from bluestick.text.phrases import by, name
from bluestick.text.sheets import Entry, Remark, Result

translate = QCoreApplication.translate


def result(view: View, names: Sequence[str]) -> Result | None:
    """Return the result card after a round, also at the end of the match."""
    table = view.table
    if table.is_playing or not table.scores:
        return None
    score = table.scores[-1]
    title = by(
        names,
        score.first,
        translate("haggis", "Round {number}: you went out first"),
        translate("haggis", "Round {number}: {name} went out first"),
        number=score.round,
    )
    #: {target}: so many points in the match end it
    in_all = translate("haggis", "In all; {target} points end the match").format(target=table.target)
    return Result(
        title=title,
        sides=tuple(name(names, Seat(seat)) for seat in range(table.seats)),
        own=next((seat for seat, called in enumerate(names) if not called), None),
        lines=round_lines(score, names),
        totals=(
            Entry(translate("haggis", "This round"), tuple(map(str, score.score)), "haggis#G7"),
            Entry(in_all, tuple(map(str, score.totals)), "haggis#G9"),
        ),
        remarks=(_fullest_hand_remark(score.out[0], names),),
        follows=common.next_round() if CHANCE in table.to_act else "",
    )


def _fullest_hand_remark(gone: GoneOut, names: Sequence[str]) -> Remark:
    text = by(
        names,
        gone.seat,
        translate(
            "haggis", "When you went out, the largest hand had %n card(s): five points for each.", "", gone.cards
        ),
        translate(
            "haggis", "When {name} went out, the largest hand had %n card(s): five points for each.", "", gone.cards
        ),
    )
    return Remark(text, "haggis#G7.1")
