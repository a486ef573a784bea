"""Score sheet of Snapphanaleden: each hand with its lines, cards and clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import CARD_POINTS
from bluestick.games.snapphana.combinations import SETS, Kind
from bluestick.games.snapphana.scoring import Pair, declared_items, pairs
from bluestick.games.snapphana.state import HandScore, Table, View
from bluestick.text.cards import capital
from bluestick.text.phrases import list_names, name, side_name
from bluestick.text.sheets import Curve, Entry, Sheet
from bluestick.text.snapphana.names import combination, hand_name, kind_name, of_group, short
from bluestick.text.table_phrases import last_trick_heading, tricks

translate = QCoreApplication.translate

Items = Sequence[Sequence[ScoreItem]]
"""Score items of each side."""


def score_sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with all hands, and the declarations of the unfinished one."""
    table = view.table
    if not table.form.target:
        return _fjabbe_sheet(table, names)
    sides = len(table.totals)
    entries = [_hand_entry(score, names, number) for number, score in enumerate(table.scores, 1)]
    declared = tuple(tuple(_declared_side_items(table, side)) for side in range(sides))
    if table.is_playing and any(declared):
        text = translate("snapphana", "Deal {number}, in play").format(number=table.hand)
        below = tuple(_section_entries(declared, (), names))
        entries.append(Entry(text, ("",) * sides, "snapphana#S4.1", below=below))
    steps = ((0,) * sides, *(score.totals for score in table.scores))
    return Sheet(
        tuple(side_name(names, side, sides) for side in range(sides)),
        tuple(map(str, table.totals)),
        tuple(entries),
        tuple(
            Curve(steps, table.form.target, ((min(number, len(steps) - 1), str(number)),))
            for number in range(1, len(entries) + 1)
        ),
    )


def _declared_side_items(table: Table, side: int) -> Iterator[ScoreItem]:
    for seat in range(table.seats):
        if table.side(Seat(seat)) == side:
            yield from declared_items([each for each in table.declared if each.seat == seat])


def _hand_entry(score: HandScore, names: Sequence[str], number: int) -> Entry:
    text = hand_name(score.hand)
    below = tuple(_section_entries(score.items, score.piles, names))
    return Entry(text, tuple(map(str, score.score)), "snapphana#S11.1", below=below, count=number)


def hand_lines(score: HandScore, names: Sequence[str]) -> Iterator[Entry]:
    """Yield the lines for a hand (deal); points for pairs of cards are only given as a sum."""
    sides = len(score.items)
    for codes, clause in SECTIONS:
        own = _items_with_codes(score.items, codes)
        if codes[0] in ("cards", "last_trick"):
            if any(own):
                text = last_trick_heading() if codes[0] == "last_trick" else translate("snapphana", "Cards in pairs")
                yield Entry(text, _sums(own), clause)
            continue
        for side, found in enumerate(own):
            for item in found:
                yield Entry(
                    _full_item_text(item, found),
                    _single_side_amounts(side, sides, str(item.amount)),
                    item.clause,
                    cards=item.parts,
                )


def _items_with_codes(items: Items, codes: Sequence[str]) -> list[list[ScoreItem]]:
    return [[item for item in side if _section_code(item) in codes] for side in items]


def _sums(own: Sequence[Sequence[ScoreItem]]) -> tuple[str, ...]:
    return tuple(str(sum(item.amount for item in side)) if side else "" for side in own)


def _full_item_text(item: ScoreItem, of: Sequence[ScoreItem]) -> str:
    """Return a score item as text: "Declared: four kings", "Sequence of spades (5)"; ``of``: all items of the side."""
    if item.parts:
        text = combination(Kind(str(item.args[0])), len(item.parts))
    else:
        text = of_group(str(item.args[0]), len(_items_of_group(item, of)))
        #: {combinations}: "3 flertal"
        text = translate("snapphana", "doubled: {combinations}").format(combinations=text)
    if item.code.startswith("declared"):
        #: {combination}: "four kings", "sequence of spades (5)", "doubled: 3 flertal"
        text = translate("snapphana", "Declared: {combination}").format(combination=text)
    return capital(text)


def _items_of_group(item: ScoreItem, of: Sequence[ScoreItem]) -> list[ScoreItem]:
    group = str(item.args[0])
    return [
        each
        for each in of
        if each.code in ("declared", "set", "sequence")
        and each.args[1:] == item.args[1:]
        and Kind(str(each.args[0])).group == group
    ]


SECTIONS = (
    (("declared", "declared_doubled"), "snapphana#S4.1"),
    (("set", "doubled set"), "snapphana#S5"),
    (("sequence", "doubled seq"), "snapphana#S6"),
    (("cards",), "snapphana#S8.1"),
    (("last_trick",), "snapphana#S8.4"),
)
"""Sections of a hand's score, in scoring order: codes of the score items in each, and its clause."""


def _section_name(code: str) -> str:
    match code:
        case "declared":
            return translate("snapphana", "Declared")
        case "set":
            return translate("snapphana", "Flertal")
        case "sequence":
            return translate("snapphana", "Sequences")
        case "cards":
            return translate("snapphana", "Cards", "points")
        case "last_trick":
            return last_trick_heading()
    raise ValueError(code)


def _section_code(item: ScoreItem) -> str:
    return f"doubled {item.args[0]}" if item.code == "doubled" else item.code


def _section_entries(items: Items, piles: Sequence[Sequence[Part]], names: Sequence[str]) -> Iterator[Entry]:
    for codes, clause in SECTIONS:
        own = _items_with_codes(items, codes)
        if not any(own):
            continue
        lines: list[Entry] = []
        if codes == ("cards",):
            lines += _pair_entries(piles)
        elif codes != ("last_trick",):
            for side, found in enumerate(own):
                lines += [_item_entry(item, found, side, len(items), names) for item in found]
        yield Entry(_section_name(codes[0]), _sums(own), clause, below=tuple(lines), unfolded=codes != ("cards",))


def _item_entry(item: ScoreItem, of: Sequence[ScoreItem], side: int, sides: int, names: Sequence[str]) -> Entry:
    amounts = _single_side_amounts(side, sides, str(item.amount))
    if item.code in ("declared", "set", "sequence"):
        kind = Kind(str(item.args[0]))
        text = combination(kind, len(item.parts)) if kind in SETS else kind_name(kind)
        who = name(names, Seat(int(item.args[1]))) if item.code == "declared" else ""
        return Entry(capital(text), amounts, item.clause, cards=item.parts, note=who, unfolded=True)
    group, counted = str(item.args[0]), _items_of_group(item, of)
    added = " + ".join(str(each.amount) for each in counted)
    #: Three or more combinations of a group: their points count once more
    text = translate("snapphana", "Doubled")
    note = f"{of_group(group, len(counted))}\n{added} = {item.amount}"
    return Entry(text, amounts, item.clause, note=note, unfolded=True)


def _pair_entries(piles: Sequence[Sequence[Part]]) -> Iterator[Entry]:
    """Yield the lines on how cards score in pairs, equal pairs in one line. S8.1."""
    numbers = tuple(f"({len(pile)})" if pile else "" for pile in piles)
    #: So many cards each pile has
    yield Entry(translate("snapphana", "Number"), numbers, "snapphana#S8.2")
    for side, pile in enumerate(piles):
        found: dict[tuple[int, int], list[Pair]] = {}
        for pair in pairs(pile):
            found.setdefault((CARD_POINTS[pair.cards[0]], CARD_POINTS[pair.cards[1]]), []).append(pair)
        for same in found.values():
            one, other = (_pair_value_name(card) for card in same[0].cards)
            note = f"{one} + {other}: {len(same)} × {same[0].points}"
            honours = tuple(card for pair in same for card in pair.cards if CARD_POINTS[card] > 1)
            amounts = _single_side_amounts(side, len(piles), str(len(same) * same[0].points))
            yield Entry(f"{len(same)} × {one}", amounts, "snapphana#S8.1", cards=honours, note=note)


def _pair_value_name(card: Part) -> str:
    """Return the class of a card when pairs are scored: "hacka" (1 point), "K/tarok" (5 points), or its rank."""
    match CARD_POINTS[card]:
        case 1:
            return translate("snapphana", "hacka")
        case 5:
            #: A tarok or a king, as they are counted alike
            return translate("snapphana", "K/tarok")
    return short(card)[:-1]


def _single_side_amounts(side: int, sides: int, amount: str) -> tuple[str, ...]:
    return tuple(amount if side == each else "" for each in range(sides))


def _fjabbe_sheet(table: Table, names: Sequence[str]) -> Sheet:
    order = sorted(range(table.seats), key=lambda seat: table.totals[seat])
    lost = tuple(Entry(name(names, Seat(seat)), (str(table.totals[seat]),)) for seat in order)
    hands = (_fjabbe_hand(score, names, number) for number, score in enumerate(table.scores, 1))
    heading = Entry(translate("snapphana", "Lost deals"), ("",), "snapphana#S14.3", below=lost, unfolded=True)
    return Sheet(("",), (), (heading, *hands), ())


def _fjabbe_hand(score: HandScore, names: Sequence[str], number: int) -> Entry:
    #: A hand of Fjabbe on the score sheet, and who has lost it
    text = translate("snapphana", "Deal {number} · {names}").format(
        number=score.hand, names=list_names(names, score.losers)
    )
    #: Beside the names of those who have lost a hand
    lost = translate("snapphana", "lost")
    return Entry(text, (lost,), "snapphana#S14.2", below=tuple(_fjabbe_players(score, names)), count=number)


def _fjabbe_players(score: HandScore, names: Sequence[str]) -> Iterable[Entry]:
    for seat, items in enumerate(score.items):
        text = f"{name(names, Seat(seat))} · {tricks(score.tricks[seat])}"
        below = tuple(_section_entries((items,), (score.piles[seat],), (names[seat],)))
        yield Entry(text, (str(score.score[seat]),), "snapphana#S14.2", below=below)
