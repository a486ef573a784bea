"""Lines of the declaration sheet of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import CARD_POINTS, PLACE, SUIT, TRUMP, mask
from bluestick.games.snapphana.combinations import (
    CARDS_BY_KIND,
    SEQUENCES,
    SETS,
    Kind,
    combination_points,
    contained_combinations,
    display_row,
)
from bluestick.games.snapphana.scoring import DOUBLED_FROM
from bluestick.games.snapphana.state import Declaration
from bluestick.text.snapphana.names import kind_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Row:
    """Content of a line of a declaration sheet; ``value``, such as points, is at its right end."""

    title: str
    value: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    strong: bool = False
    heading: bool = False
    whole: bool = False
    """Whether all of each card is visible, not only its upper part."""

    @property
    def text(self) -> str:
        return ", ".join(filter(None, (self.title, self.note, self.value)))


def give_order(card: Part) -> tuple[int, bool, int]:
    """Return the sort key of a card to give for Fjønt: cheapest first; if equal, aces and trumps last."""
    ace = card[1:] == "A"
    return CARD_POINTS[card], ace or SUIT[card] == TRUMP, -PLACE[card]


# Combinations to declare.


@dataclass(frozen=True, slots=True)
class DeclarableCombination:
    """Combination that a hand contains; ``done``: it has been declared."""

    kind: Kind
    cards: tuple[Part, ...]
    points: int
    done: bool


def find_declarable(hand: Iterable[Part], declared: Sequence[Declaration]) -> tuple[DeclarableCombination, ...]:
    """Return the declared or else largest combination of each kind, flertal before sekvenser (runs). S4, S5, S6."""
    cards = mask(hand)
    done = {each.kind: DeclarableCombination(each.kind, each.row, each.points, True) for each in declared}
    open_ = {
        kind: DeclarableCombination(kind, display_row(kind, cards), combination_points(kind, number), False)
        for kind, number in contained_combinations(cards)
        if kind not in done
    }
    found = open_ | done
    return tuple(found[kind] for kind in Kind if kind in found)


def kind_that_may_contain(cards: int) -> Kind | None:
    """Return the first kind of combination that can contain all of ``cards``, a bit mask; None if none can."""
    return next((kind for kind in Kind if not cards & ~CARDS_BY_KIND[kind]), None)


def group_title(group: str) -> str:
    """Return the title of a group of combinations: "set" (flertal) or else "seq" (sequences)."""
    return translate("snapphana", "Flertal") if group == "set" else translate("snapphana", "Sequences")


def group_row(group: str, amounts: Sequence[int]) -> Row:
    """Return the heading of a group with the sum of ``amounts``, doubled for three or more combinations. S7.1."""
    total = sum(amounts)
    if len(amounts) >= DOUBLED_FROM:
        note = translate("snapphana", "{number} of them: doubled, {sum} × 2", "combinations of a group")
        return Row(
            group_title(group),
            str(2 * total),
            note=note.format(number=len(amounts), sum=total),
            heading=True,
        )
    lacking = translate("snapphana", "doubled from three on", "combinations of a group")
    return Row(group_title(group), str(total), note=lacking, heading=True)


def declaration_rows(found: Sequence[DeclarableCombination]) -> Iterator[tuple[DeclarableCombination | None, Row]]:
    """Yield the lines of the declaration sheet: for each group its heading (None, row), then (combination, row)."""
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


def total_points(found: Sequence[DeclarableCombination]) -> int:
    """Return the points of all combinations ``found``, with groups of three or more doubled. S7.1."""
    total = 0
    for kinds in (SETS, SEQUENCES):
        amounts = [each.points for each in found if each.kind in kinds]
        total += sum(amounts) * (2 if len(amounts) >= DOUBLED_FROM else 1)
    return total


def points_left(found: Sequence[DeclarableCombination]) -> int:
    """Return the points that declaring the rest of ``found`` adds, with the doubling of what is declared. S7.1."""
    return total_points(found) - total_points([each for each in found if each.done])


def spoken_line(line: Row, names: Sequence[str]) -> str:
    """Return the text of a line for screen readers; ``names``: of its cards."""
    return ", ".join(filter(None, (replace(line, value="").text, *names, line.value)))
