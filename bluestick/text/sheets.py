"""Content of score sheets and result cards, made by the texts of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the sheet, with the lines that explain it."""

    text: str
    amounts: tuple[str, ...]
    """One for each side; "" for none."""
    clause: str = ""
    cards: tuple[Part, ...] = ()
    note: str = ""
    """How it is reckoned, above the cards and as wide as they."""
    below: tuple[Entry, ...] = ()
    unfolded: bool = False
    """Whether the lines below are seen at first. Those of the last entry always are."""
    detail: bool = False
    """Whether it is written as small as the lines two levels below the first."""
    count: int = 0
    """Which count of the match this is, from 1, that it can be looked at again; 0: none, or one that is not over."""
    own: bool = False
    """Whether it is about the person at the computer alone."""


def amounts(of: Mapping[int, int], sides: int) -> tuple[str, ...]:
    """What stands in the columns of so many sides, with a true minus."""
    return tuple(str(of[side]).replace("-", "−") if side in of else "" for side in range(sides))


@dataclass(frozen=True, slots=True)
class Curve:
    """How the score of a round has grown."""

    steps: tuple[tuple[int, ...], ...]
    """The score of each side at the beginning and after every trick."""
    goal: int
    marks: tuple[tuple[int, str], ...]
    """What begins at a step: "langen" at the first one."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a match. Where there are curves, each entry is a round and has its own."""

    sides: tuple[str, ...]
    """One "" for a game of so many sides that each has lines instead of a column."""
    totals: tuple[str, ...]
    entries: tuple[Entry, ...]
    curves: tuple[Curve, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about what was counted that somebody new would wonder about, with its clause."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal, a round, or a pot has come to, as it is read before the match goes on."""

    title: str
    sides: tuple[str, ...]
    """As those of a sheet."""
    own: int | None
    """The side of the person at the computer."""
    lines: tuple[Entry, ...]
    """What was counted."""
    totals: tuple[Entry, ...]
    """What that makes, and who stands how towards what wins the match."""
    remarks: tuple[Remark, ...] = ()
    runs: bool = False
    """Whether its lines appear one after the other, as somebody counts them aloud, and the totals last."""
    follows: str = ""
    """What is done next, as a button says it: "Deal ut’n"; "" where the match is over, or where somebody is asked."""
