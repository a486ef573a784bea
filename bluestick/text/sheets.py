"""Content of score sheets and result cards, made by the texts of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Entry:
    """Line of a score sheet, with the lines that explain it."""

    text: str
    amounts: tuple[str, ...]
    """One amount per side; "" for none."""
    clause: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    """Calculation, above the cards and as wide as they are."""
    below: tuple[Entry, ...] = ()
    unfolded: bool = False
    """Whether the lines below are visible at first; those of the last entry always are."""
    detail: bool = False
    """Whether it is written as small as lines two levels below the first."""
    count: int = 0
    """1-based number of the scored deal in the match, with which it can be revisited; 0: none, or an unfinished one."""
    own: bool = False
    """Whether it concerns only the person at the computer."""


def amounts(of: Mapping[int, int], sides: int) -> tuple[str, ...]:
    """Return the texts of the columns for ``sides`` sides, with true minus signs."""
    return tuple(str(of[side]).replace("-", "−") if side in of else "" for side in range(sides))


@dataclass(frozen=True, slots=True)
class Curve:
    """Course of the score in a round."""

    steps: tuple[tuple[int, ...], ...]
    """Score of each side at the beginning and after every trick."""
    goal: int
    marks: tuple[tuple[int, str], ...]
    """Steps at which something begins, with its name, such as "langen" at the first one."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Score of a match. Where there are curves, each entry is a round with its own curve."""

    sides: tuple[str, ...]
    """Names of the columns; a single "" for a game with so many sides that each has lines instead of a column."""
    totals: tuple[str, ...]
    entries: tuple[Entry, ...]
    curves: tuple[Curve, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Explanation of something in a result that a beginner may not know, with its clause."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a deal, a round or a pot, as shown before the match goes on."""

    title: str
    sides: tuple[str, ...]
    """Names of the columns, as on a sheet."""
    own: int | None
    """Side of the person at the computer; None if that person does not play."""
    lines: tuple[Entry, ...]
    """Scored items."""
    totals: tuple[Entry, ...]
    """Sums, and the standing of the match."""
    remarks: tuple[Remark, ...] = ()
    runs: bool = False
    """Whether the lines appear one after the other, as if counted aloud, with the totals last."""
    follows: str = ""
    """Label of the button that continues: "Deal ut’n"; "" if the match is over or a question is open."""
