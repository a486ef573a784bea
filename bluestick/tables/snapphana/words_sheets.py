"""What is written on the sheets that lie over the cloth: what can be declared, and how a hand is counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import WORTH, mask
from bluestick.games.snapphana.combinations import CARDS, SEQUENCES, SETS, Kind, held, points, row
from bluestick.games.snapphana.scoring import MANY, pairs
from bluestick.games.snapphana.state import Declaration, HandScore
from bluestick.tables import common
from bluestick.tables.snapphana.words_names import group_name, hand_name, kind_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet."""

    title: str
    value: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    """In the place of the cards, or beneath the title."""
    strong: bool = False
    heading: bool = False
    cells: tuple[str, ...] = ()
    """Right of the title, instead of a value, each in its column."""
    clause: str = ""
    """Where that is written."""
    paired: bool = False
    """Two cards each belong together."""
    whole: bool = False
    """The cards are seen down to their lower edge."""

    @property
    def told(self) -> str:
        """The line in words, but for its cards."""
        return ", ".join(filter(None, (self.title, self.note, *self.cells, self.value)))


# What can be declared.


@dataclass(frozen=True, slots=True)
class Declarable:
    """A combination of a hand that has not been declared yet, or one that has."""

    kind: Kind
    cards: tuple[Part, ...]
    points: int
    done: bool


def declarable(hand: Iterable[Part], declared: Sequence[Declaration]) -> tuple[Declarable, ...]:
    """The largest combination of every kind, flertal first. S4, S5, S6."""
    cards = mask(hand)
    done = {each.kind: Declarable(each.kind, each.row, each.points, True) for each in declared}
    open_ = {
        kind: Declarable(kind, row(kind, cards), points(kind, number), False)
        for kind, number in held(cards)
        if kind not in done
    }
    found = open_ | done
    return tuple(found[kind] for kind in Kind if kind in found)


def nearest(cards: int) -> Kind | None:
    """The first kind that may have all of these cards."""
    return next((kind for kind in Kind if not cards & ~CARDS[kind]), None)


def group_title(group: str) -> str:
    """The two groups of combinations."""
    return translate("snapphana", "Flertal") if group == "set" else translate("snapphana", "Sequences")


def group_row(group: str, amounts: Sequence[int]) -> Row:
    """The head of a group, with what all of it comes to: three or more count twice. S7.1."""
    total = sum(amounts)
    if len(amounts) >= MANY:
        note = translate("snapphana", "{number} of them: doubled, {sum} × 2", "combinations of a group")
        return Row(
            group_title(group),
            str(2 * total),
            note=note.format(number=len(amounts), sum=total),
            heading=True,
        )
    lacking = translate("snapphana", "doubled from three on", "combinations of a group")
    return Row(group_title(group), str(total), note=lacking, heading=True)


def helper_rows(found: Sequence[Declarable]) -> Iterator[tuple[Declarable | None, Row]]:
    """The lines of the helper: a head for each group, then its combinations."""
    for kinds in (SETS, SEQUENCES):
        group = [each for each in found if each.kind in kinds]
        if group:
            yield None, group_row(kinds[0].group, [each.points for each in group])
        for each in group:
            title = kind_name(each.kind)
            if each.done:
                value = translate("snapphana", "{points} ✓", "declared already").format(points=each.points)
                yield each, Row(title, value, each.cards, strong=False)
            else:
                yield each, Row(title, str(each.points), each.cards, strong=True)


def worth(found: Sequence[Declarable]) -> int:
    """What everything together brings. S7.1."""
    total = 0
    for kinds in (SETS, SEQUENCES):
        amounts = [each.points for each in found if each.kind in kinds]
        total += sum(amounts) * (2 if len(amounts) >= MANY else 1)
    return total


def still(found: Sequence[Declarable]) -> int:
    """What those bring that have not been declared yet: with them others may be doubled. S7.1."""
    return worth(found) - worth([each for each in found if each.done])


# A hand that is counted.

IN_A_ROW, ABREAST = 16, 10
"""So many cards of a pile stand in a line, and so many in pairs."""


@dataclass(frozen=True, slots=True)
class Step:
    """One stop of a count: the lines of its page so far, and what is looked at now."""

    title: str
    rows: tuple[Row, ...]
    new: int
    """So many lines at the end are new."""
    below: tuple[Row, ...] = ()
    """What the new lines consist of, in detail."""
    most: int = 0
    """So many lines the page will have."""
    grid: tuple[str, ...] = ()
    """The heads of the columns, if the lines have cells."""

    @property
    def clause(self) -> str:
        """Where the new lines are written."""
        return next((line.clause for line in self.rows[len(self.rows) - self.new :] if line.clause), "snapphana#S7")

    @property
    def told(self) -> str:
        """What is new, in words."""
        return ". ".join((self.title, *(line.told for line in (*self.rows[len(self.rows) - self.new :], *self.below))))


def side_items(score: HandScore, side: int, *codes: str) -> tuple[ScoreItem, ...]:
    """The items of a side that have one of these codes."""
    return tuple(item for item in score.items[side] if item.code in codes)


def count(score: HandScore, names: Sequence[str], seats: Sequence[str], lost: bool) -> tuple[Step, ...]:
    """All stops of a count, side by side, and at last what it comes to. ``lost``: lost hands count. S14.2."""
    steps: list[Step] = []
    for side, name in enumerate(names):
        if score.piles:
            steps += _side(score, side, name, seats)
    return (*steps, summary(score, names, seats, lost))


def _side(score: HandScore, side: int, name: str, seats: Sequence[str]) -> Iterator[Step]:
    title = translate("snapphana", "{name}: the count", "{name}: a player, or two").format(name=name)
    groups = list(_groups(score, side, seats))
    most = sum(len(rows) for rows, _ in groups)
    shown: tuple[Row, ...] = ()
    for rows, below in groups:
        shown += tuple(rows)
        yield Step(title, shown, len(rows), tuple(below), most)


def _groups(score: HandScore, side: int, seats: Sequence[str]) -> Iterator[tuple[list[Row], list[Row]]]:
    pile = score.piles[side]
    tricks = common.tricks(score.tricks[side])
    cards = common.cards(len(pile))
    own = translate("snapphana", "The pile")
    lines = [Row("", cards=pile[start : start + IN_A_ROW]) for start in range(0, len(pile), IN_A_ROW)]
    yield [Row(own, note=f"{cards} · {tricks}")], lines
    found = sum(item.amount for item in side_items(score, side, "cards"))
    in_pairs = Row(
        translate("snapphana", "Cards in pairs"), str(found), note=_pairs_note(pile), clause="snapphana#S8.1"
    )
    yield [in_pairs], list(_pair_rows(pile))
    for code, group in (("set", "set"), ("sequence", "seq")):
        items = side_items(score, side, code)
        rows = [
            Row(kind_name(Kind(str(item.args[0]))), str(item.amount), item.parts, clause=item.clause) for item in items
        ]
        head = Row(group_title(group), "" if items else "–", heading=bool(items))
        doubled = [item for item in side_items(score, side, "doubled") if item.args[0] == group]
        rows = [head, *rows]
        for item in doubled:
            note = translate("snapphana", "%n of them: {sum} once more", "combinations of a group", len(items))
            title, note = translate("snapphana", "doubled"), note.format(sum=item.amount)
            rows.append(Row(title, f"+{item.amount}", note=note, strong=True, clause=item.clause))
        yield rows, []
    last = side_items(score, side, "last_trick")
    if last:
        yield [Row(common.last_trick(), str(last[0].amount), clause=last[0].clause)], []
    declared = side_items(score, side, "declared", "declared_doubled")
    if declared:
        yield [*_declared_rows(declared, seats)], []
    yield (
        [Row(translate("snapphana", "The hand together"), str(score.score[side]), strong=True)],
        [],
    )


def _declared_rows(items: Sequence[ScoreItem], seats: Sequence[str]) -> Iterator[Row]:
    total = str(sum(item.amount for item in items))
    yield Row(translate("snapphana", "Declared"), total, heading=True, clause="snapphana#S4.1")
    for item in items:
        name = seats[int(item.args[1])]
        if item.code == "declared":
            title = f"{name}: {kind_name(Kind(str(item.args[0])))}"
            yield Row(title, str(item.amount), item.parts, clause=item.clause)
        else:
            doubled = translate("snapphana", "doubled")
            note = group_title(str(item.args[0]))
            yield Row(f"{name}: {doubled}", f"+{item.amount}", note=note, strong=True, clause=item.clause)


def _pairs_note(pile: Sequence[Part]) -> str:
    number = len(pile) // 2
    return translate("snapphana", "%n pair(s), each its two cards less 1", "", number) if number else ""


def _pair_rows(pile: Sequence[Part]) -> Iterator[Row]:
    """Pairs of one sort in a line, or in several. S8.1."""
    groups: dict[tuple[int, int], list[Part]] = {}
    for pair in pairs(pile):
        groups.setdefault((WORTH[pair.cards[0]], WORTH[pair.cards[1]]), []).extend(pair.cards)
    for (one, other), cards in groups.items():
        each, number = one + other - 1, len(cards) // 2
        sums = f"{one} + {other} − 1 = {each}"
        value = str(each) if number == 1 else f"{number} × {each} = {number * each}"
        for start in range(0, len(cards), ABREAST):
            first = start == 0
            some = tuple(cards[start : start + ABREAST])
            yield Row(sums if first else "", value if first else "", some, paired=True)


def summary(score: HandScore, names: Sequence[str], seats: Sequence[str], lost: bool) -> Step:
    """What a hand has brought everybody, and how the match stands."""
    heads = [
        translate("snapphana", "declared", "points: head of a column"),
        common.cards_head(),
        group_name("set"),
        group_name("seq"),
        translate("snapphana", "last trick", "points: head of a column"),
        translate("snapphana", "hand", "points: head of a column"),
        translate("snapphana", "lost hands", "head of a column") if lost else common.in_all_head(),
    ]
    rows = []
    best = max(score.totals)
    for side, name in enumerate(names):
        doubled = {
            group: sum(item.amount for item in side_items(score, side, "doubled") if item.args[0] == group)
            for group in ("set", "seq")
        }
        amounts = [
            sum(item.amount for item in side_items(score, side, "declared", "declared_doubled")),
            sum(item.amount for item in side_items(score, side, "cards")),
            sum(item.amount for item in side_items(score, side, "set")) + doubled["set"],
            sum(item.amount for item in side_items(score, side, "sequence")) + doubled["seq"],
            sum(item.amount for item in side_items(score, side, "last_trick")),
        ]
        cells = [str(amount) if amount else "–" for amount in amounts]
        strong = Seat(side) in score.losers if lost else score.totals[side] == best
        cells += [str(score.score[side]), str(score.totals[side])]
        rows.append(
            Row(name, cells=tuple(cells), strong=strong, clause="snapphana#S14.2" if lost else "snapphana#S11.1")
        )
    title = hand_name(score.hand)
    if lost and score.losers:
        text = translate("snapphana", "Hand {number} · lost: {names}", "a list of players")
        title = text.format(number=score.hand, names=", ".join(seats[seat] for seat in score.losers))
    return Step(title, tuple(rows), len(rows), most=len(rows), grid=tuple(heads))


def spoken(line: Row, names: Sequence[str]) -> str:
    """A line with its cards in words."""
    return ", ".join(filter(None, (replace(line, value="").told, *names, line.value)))
