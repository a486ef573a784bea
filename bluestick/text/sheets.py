"""Content of score sheets and result cards, made by the texts of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Entry:
    """Line of a score sheet or result card, with the lines below that explain it."""

    text: str
    amounts: tuple[str, ...]
    """One per side; "" for none."""
    clause: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    """Calculation, shown above the cards and as wide as they are."""
    below: tuple[Entry, ...] = ()
    unfolded: bool = False
    """Whether the lines below are visible at first; those of the last entry always are."""
    detail: bool = False
    """Whether the line is written as small as lines two levels below the first."""
    count: int = 0
    """1-based number of the scored deal to revisit; 0: none, or an unfinished one."""
    own: bool = False
    """Whether the line concerns only the person at the computer."""


def amounts(of: Mapping[int, int], sides: int) -> tuple[str, ...]:
    """Return one text per side; "" for a side without amount. Minus signs are "−"."""
    return tuple(str(of[side]).replace("-", "−") if side in of else "" for side in range(sides))


@dataclass(frozen=True, slots=True)
class Curve:
    """Chart of the score during a round."""

    steps: tuple[tuple[int, ...], ...]
    """Score of each side at the beginning and after every trick."""
    goal: int
    marks: tuple[tuple[int, str], ...]
    """Index of a step, and the name of the part that begins there ("langen" at 0)."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Score sheet of a match. With curves, each entry is a round with its own."""

    sides: tuple[str, ...]
    """Columns; a single "" if a side has lines instead of a column."""
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
    """Side of the person at the computer, if playing."""
    lines: tuple[Entry, ...]
    totals: tuple[Entry, ...]
    remarks: tuple[Remark, ...] = ()
    runs: bool = False
    """Whether the lines appear one after the other, as if counted aloud, with the totals last."""
    follows: str = ""
    """Label of the button that goes on ("Deal ut’n"); "" if the match is over or a player has to answer first."""
