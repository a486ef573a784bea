"""Score sheet of kille: pots, stakes, who went out and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.kille.state import Fall, Ground, PotScore, Table, View
from bluestick.text.kille.names import short
from bluestick.text.phrases import format_list, format_signed, is_you, later, name
from bluestick.text.sheets import Entry, Sheet

translate = QCoreApplication.translate

Items = Sequence[Sequence[ScoreItem]]
"""Score items of each player, in seat order."""


def score_sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet: the chips of the match, then all pots, including the unfinished one."""
    table = view.table
    pots = [_pot_entry(score, names) for score in table.pots]
    if table.pot:
        pots.append(_current_pot_entry(table, names))
    chips = Entry(
        translate("kille", "All chips"), ("",), "kille#B33", below=chip_lines(table.ledger, names), unfolded=True
    )
    return Sheet(("",), (), (chips, *pots), ())


def _pot_entry(score: PotScore, names: Sequence[str]) -> Entry:
    #: A pot of the score sheet, and who has won it
    text = translate("kille", "Pot {number}: {name}").format(number=score.number, name=name(names, score.winner))
    sums = [sum(item.amount for item in items) for items in score.items]
    chips = Entry(translate("kille", "Won and lost"), ("",), "kille#K11.8", below=chip_lines(sums, names))
    below = (chips, *_pot_lines(score.items, score.falls, names))
    return Entry(text, (format_signed(score.amount),), "kille#K11.8", below=below, count=score.number)


def _current_pot_entry(table: Table, names: Sequence[str]) -> Entry:
    text = translate("kille", "Pot {number}: %n still in", "players", len(table.active)).format(number=table.number)
    return Entry(text, (str(table.pot),), "kille#K11", below=_pot_lines(table.items, table.falls, names))


def _pot_lines(items: Items, falls: Sequence[Fall], names: Sequence[str]) -> tuple[Entry, ...]:
    paid = paid_lines(items, names)
    out = tuple(out_line(fall, names) for fall in falls)
    entries = [Entry(translate("kille", "Paid into it"), ("",), "kille#K11.1", below=paid)]
    if out:
        entries.append(replace(out_heading(), below=out))
    return tuple(entries)


def paid_lines(items: Items, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return the lines for the payments into a pot."""
    return tuple(entry for code in PAID for entry in _payment_entries(code, items, names))


PAID = {
    "stake": later("kille", "Stakes: {names}"),
    "first_buy_in": later("kille", "First chance: {names}"),
    "second_buy_in": later("kille", "Second chance: {names}"),
}


def _payment_entries(code: str, items: Items, names: Sequence[str]) -> Iterable[Entry]:
    of = {seat: item for seat, own in enumerate(items) for item in own if item.code == code}
    if not of:
        return
    if len(of) == len(items):
        who = translate("kille", "all %n players", "who have paid", len(of))
    else:
        who = format_list([name(names, Seat(seat)) for seat in of])
    item = next(iter(of.values()))
    amount = -sum(each.amount for each in of.values())
    yield Entry(translate("kille", PAID[code]).format(names=who), (str(amount),), item.clause)


GROUNDS = {
    #: {deal}: in which deal of the pot
    Ground.KILLE: later("kille", "{deal} · {name}: low kille"),
    #: {deal}: in which deal of the pot
    Ground.HUSAR: later("kille", "{deal} · {name}: husar"),
    #: {deal}: in which deal of the pot
    Ground.SVIN: later("kille", "{deal} · {name}: svin"),
    #: {deal}: in which deal of the pot
    Ground.LOWEST: later("kille", "{deal} · {name}: lowest"),
}


def out_heading() -> Entry:
    """Return the heading above the players who went out."""
    #: Above the players who went out, each after the number of the deal
    return Entry(translate("kille", "Out in deal…"), ("",), "kille#K8.2")


def out_line(fall: Fall, names: Sequence[str]) -> Entry:
    """Return the line on a player who went out, in which deal, and why."""
    text = translate("kille", GROUNDS[fall.ground])
    return Entry(text.format(deal=fall.deal, name=name(names, fall.seat)), (short(fall.card),), fall.clause)


def chip_lines(chips: Sequence[int], names: Sequence[str]) -> tuple[Entry, ...]:
    """Return one line per player with the chips won or lost, the most won first."""
    order = sorted(range(len(chips)), key=lambda seat: -chips[seat])
    lines = ((Seat(seat), (format_signed(chips[seat]),)) for seat in order)
    return tuple(Entry(name(names, seat), chip, own=is_you(names, seat)) for seat, chip in lines)
