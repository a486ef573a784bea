"""Content of score sheets and result cards, made by the texts of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Entry:
    """Line of a score sheet or result card; the lines in ``below`` explain it."""

    text: str
    amounts: tuple[str, ...]
    """Amounts as text, one per side; "" for none."""
    clause: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    """Calculation or player's name, shown above the cards and as wide as they are."""
    below: tuple[Entry, ...] = ()
    unfolded: bool = False
    """Whether the lines in ``below`` are visible at first; those of the last entry of a sheet always are."""
    detail: bool = False
    """Whether the line is written as small as a line two levels below a top line."""
    count: int = 0
    """Number, from 1, of the scored deal that the line lets the player revisit; 0: none, or an unfinished one."""
    own: bool = False
    """Whether the line concerns only the person at the computer."""


def amounts(of: Mapping[int, int], sides: int) -> tuple[str, ...]:
    """Return amounts as text, one per side; "" for a side without an amount. Minus signs are "−".

    ``of``: amount by side.
    """
    return tuple(str(of[side]).replace("-", "−") if side in of else "" for side in range(sides))


@dataclass(frozen=True, slots=True)
class Curve:
    """Chart of the scores during a round, or from round to round."""

    steps: tuple[tuple[int, ...], ...]
    """Score of each side at the beginning, and after every trick or round."""
    goal: int
    marks: tuple[tuple[int, str], ...]
    """Marked steps: index in ``steps``, and the label there (0 and "langen")."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Score sheet of a match. ``curves`` is empty, or has one curve for each of the ``entries``, which are rounds."""

    sides: tuple[str, ...]
    """Headings of the columns of amounts; a single "" if a side has lines instead of a column."""
    totals: tuple[str, ...]
    entries: tuple[Entry, ...]
    curves: tuple[Curve, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Sentence on a result card that explains a rule to a beginner."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a deal, a round or a pot, as shown before the match goes on."""

    title: str
    sides: tuple[str, ...]
    own: int | None
    """Side of the person at the computer; None if that person does not play."""
    lines: tuple[Entry, ...]
    totals: tuple[Entry, ...]
    remarks: tuple[Remark, ...] = ()
    runs: bool = False
    """Whether the lines appear one after the other, as if counted aloud, and the totals after them."""
    follows: str = ""
    """Label of the button that goes on ("Deal ut’n"); "" if the match is over or a player has to answer first."""
