"""What cards can be: sets, runs and bombs, found and compared on masks. G3, G4, G5.3, G5.4.

Rules and search use the same functions. A hand or a combination is a mask of ``cards``; what it is declared to be is a
``claim``, a number whose upper part is the form (kind, width and length) and whose lower four bits are the value, so
that of two claims of one form the higher number wins. A ``Reading`` says the same to everybody else.

Nothing here tries all subsets of a hand. A run lies in a *window*: the number cards of some colours and of neighbouring
ranks; what a window lacks the face cards fill, three at most, and so at most three of its cards can stay in the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The three kinds of combinations."""

    SET = "set"
    RUN = "run"
    BOMB = "bomb"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a combination is meant to be. G3.6."""

    kind: Kind
    value: int
    """The rank of a set, the top rank of a run (Bube 11, Dame 12, König 13), the level of a bomb (1 to 6)."""
    width: int = 0
    """Cards of one rank: all of a set, those of each rank of a run; 0 for a bomb."""
    length: int = 0
    """How many ranks: 1 of a set; 0 for a bomb."""

    @property
    def size(self) -> int:
        """How many cards."""
        return BOMB_SIZE[self.value] if self.kind is Kind.BOMB else self.width * self.length

    @property
    def form(self) -> tuple[Kind, int, int]:
        """What has to be the same to be compared. G5.3, GQ2."""
        return self.kind, self.width, self.length

    def beats(self, other: Reading) -> bool:
        """G5.3: higher, and of the same form. G5.4: a bomb beats everything but an equal or higher bomb."""
        if self.form == other.form:
            return self.value > other.value
        return self.kind is Kind.BOMB

    def __str__(self) -> str:
        match self.kind:
            case Kind.SET:
                return f"set:{self.width}:{self.value}"
            case Kind.RUN:
                return f"run:{self.width}:{self.length}:{self.value}"
            case Kind.BOMB:
                return f"bomb:{self.value}"


BOMB_SIZE = (0, 4, 2, 2, 2, 3, 4)
"""How many cards the bombs of each level have. G4.1."""


def a_set(size: int, rank: int) -> Reading:
    """``size`` cards of one rank. G3.1."""
    return Reading(Kind.SET, rank, size, 1)


def a_run(width: int, length: int, top: int) -> Reading:
    """``width`` cards of each of ``length`` ranks up to ``top``. G3.2."""
    return Reading(Kind.RUN, top, width, length)


def a_bomb(level: int) -> Reading:
    """One of the six bombs. G4.1."""
    return Reading(Kind.BOMB, level)
