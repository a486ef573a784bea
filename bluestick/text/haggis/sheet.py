"""Score sheet of haggis."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.haggis.scoring import captured_items, going_out_items
from bluestick.games.haggis.state import RoundScore, Table, View
from bluestick.text import common
from bluestick.text.phrases import name
from bluestick.text.sheets import Curve, Entry, Sheet, amounts

translate = QCoreApplication.translate

Items = Sequence[Sequence[ScoreItem]]
"""Score items of each player, in seat order."""

ORDER = ("hand", "first_out", "tricks", "gifts", "last_hand", "haggis", "bet_won", "bet_lost")


def score_sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with all rounds, including the unfinished one."""
    table = view.table
    entries = [_round_entry(score, names) for score in table.scores]
    if table.is_playing:
        entries.append(_current_round_entry(view, names))
    steps = ((0,) * table.seats, *(score.totals for score in table.scores))
    return Sheet(
        tuple(name(names, Seat(seat)) for seat in range(table.seats)),
        tuple(map(str, table.totals)),
        tuple(entries),
        tuple(
            Curve(steps, table.target, ((number, str(number)),) if number < len(steps) else ())
            for number in range(1, len(entries) + 1)  # an unfinished round has no place on the curve
        ),
    )


def _round_entry(score: RoundScore, names: Sequence[str]) -> Entry:
    text = common.round_number(score.round)
    return Entry(text, tuple(map(str, score.score)), "haggis#G7", below=round_lines(score, names), count=score.round)


def round_lines(score: RoundScore, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return the lines of a finished round."""
    bets = _bets_entry(score.bets)
    return (*([bets] if bets else []), *_item_entries(score.items, names))


def _current_round_entry(view: View, names: Sequence[str]) -> Entry:
    """Return the line of the unfinished round: public points, and with option ``own_points`` the viewer's. GQ10."""
    table = view.table
    text = translate("haggis", "Round {number}…", "in play").format(number=table.round)
    bets = _bets_entry([bet or 0 for bet in table.bets])
    out = going_out_items(table.out, table.seats)
    tricks = captured_items(table.tricks, table.seats, Seat(-1)) if _shows_own(table) else ((),) * table.seats
    items = [(*out[seat], *(tricks[seat] if seat == view.seat else ())) for seat in range(table.seats)]
    return Entry(
        text, ("",) * table.seats, "haggis#G6", below=(*([bets] if bets else []), *_item_entries(items, names))
    )


def _shows_own(table: Table) -> bool:
    return bool(table.setup.option("own_points"))


def _bets_entry(bets: Sequence[int]) -> Entry | None:
    if not any(bets):
        return None
    made = tuple(f"({bet})" if bet else "" for bet in bets)
    return Entry(translate("haggis", "Bets", "that were made"), made, "haggis#G2.1", detail=True)


def _item_entries(items: Items, names: Sequence[str]) -> Iterator[Entry]:
    lines: dict[tuple[str, tuple[object, ...]], dict[int, ScoreItem]] = {}
    for seat, own in enumerate(items):
        for item in own:
            args = item.args if item.code in ("hand", "bet_lost") else ()
            lines.setdefault((item.code, args), {})[seat] = item
    for _, of in sorted(lines.items(), key=_line_order):
        yield _item_entry(of, names)


def _line_order(line: tuple[tuple[str, tuple[object, ...]], dict[int, ScoreItem]]) -> tuple[int, int]:
    (code, args), _ = line
    return ORDER.index(code), int(str(args[-1])) if args else 0


def _item_entry(of: Mapping[int, ScoreItem], names: Sequence[str]) -> Entry:
    item = next(iter(of.values()))
    columns = amounts({seat: each.amount for seat, each in of.items()}, len(names))
    if item.code in ("tricks", "gifts"):
        cards = tuple(
            Entry(name(names, Seat(seat)), ("",) * len(names), each.clause, cards=each.parts, unfolded=True)
            for seat, each in of.items()
        )
        return Entry(_item_text(item, names), columns, item.clause, below=cards, detail=True)
    if item.code == "hand":
        fullest = translate("haggis", "largest hand: {name}").format(name=name(names, Seat(int(item.args[1]))))
        return Entry(
            _item_text(item, names), columns, item.clause, below=(Entry(fullest, ("",) * len(names)),), detail=True
        )
    return Entry(_item_text(item, names), columns, item.clause, cards=item.parts, detail=True)


def _item_text(item: ScoreItem, names: Sequence[str]) -> str:
    match item.code, item.args:
        case "hand", (int(cards), _, _):
            #: So many cards in the fullest hand, five points for each
            return translate("haggis", "%n card(s) × 5", "", cards)
        case "first_out", _:
            return translate("haggis", "First out")
        case "tricks", _:
            return translate("haggis", "Tricks")
        case "gifts", _:
            #: Tricks that were won with a bomb and given away
            return translate("haggis", "Gifts")
        case "last_hand", _:
            return translate("haggis", "Last hand")
        case "haggis", _:
            return translate("haggis", "The Haggis")
        case "bet_won", _:
            return translate("haggis", "Bet won")
        case "bet_lost", (int(seat),):
            #: A bet that {name} has lost
            return translate("haggis", "Bet: {name}").format(name=name(names, Seat(seat)))
    raise ValueError(item.code)
