"""Readings: what a combination is declared to be, and which declaration beats which. G3.6, G5.3, G5.4.

The search uses *claims*: numbers whose upper part is the form (kind, width and length) and whose lower four bits are
the value, so that of two claims of one form the higher number wins. Bombs have form 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bluestick.engine.moves import Part
from bluestick.games.haggis.cards import FACES, KING, LOW, TEN, rank


class Kind(StrEnum):
    """Kind of a combination. G3, G4."""

    SET = "set"
    RUN = "run"
    BOMB = "bomb"


@dataclass(frozen=True, slots=True)
class Reading:
    """Declaration of a combination, as wild cards may leave several possibilities. G3.6."""

    kind: Kind
    value: int
    """Rank of a set, top rank of a run (2 to 13), or level of a bomb (1 to 6)."""
    width: int = 0
    """Cards per rank; 0 for a bomb."""
    length: int = 0
    """Number of ranks; 0 for a bomb."""

    @property
    def size(self) -> int:
        return BOMB_SIZE[self.value] if self.kind is Kind.BOMB else self.width * self.length

    @property
    def form(self) -> tuple[Kind, int, int]:
        """Kind, width and length; equal in combinations that beat each other, bombs excepted. G5.3, GQ2."""
        return self.kind, self.width, self.length

    def beats(self, other: Reading) -> bool:
        """Return whether ``other`` has the same form and a lower value; a bomb beats all other forms. G5.3, G5.4."""
        return claim_beats(CLAIM[self], CLAIM[other])

    def __str__(self) -> str:
        match self.kind:
            case Kind.SET:
                return f"set:{self.width}:{self.value}"
            case Kind.RUN:
                return f"run:{self.width}:{self.length}:{self.value}"
            case Kind.BOMB:
                return f"bomb:{self.value}"


def set_reading(size: int, rank: int) -> Reading:
    """Return the declaration of a set. G3.1."""
    return Reading(Kind.SET, rank, size, 1)


def run_reading(width: int, length: int, top: int) -> Reading:
    """Return the declaration of a run up to rank ``top``. G3.2."""
    return Reading(Kind.RUN, top, width, length)


def bomb_reading(level: int) -> Reading:
    """Return the declaration of a bomb of level 1 to 6. G4.1."""
    return Reading(Kind.BOMB, level)


BOMB_SIZE = (0, 4, 2, 2, 2, 3, 4)
"""Number of cards of a bomb, by level; index 0 is not used. G4.1."""

LARGEST_SET = 8
"""Number of cards of the largest set: five colours and three wild cards. G3.1."""

WIDEST_RUN = 6
"""Most cards per rank of a run: five colours, and a wild card in each of two ranks. GQ4."""


def shortest_run(width: int) -> int:
    """Return the fewest ranks of a run of this width. G3.2."""
    return 3 if width == 1 else 2


def _forms() -> Iterator[tuple[Kind, int, int]]:
    yield Kind.BOMB, 0, 0
    yield from ((Kind.SET, size, 1) for size in range(1, LARGEST_SET + 1))
    for width in range(1, WIDEST_RUN + 1):
        yield from ((Kind.RUN, width, length) for length in range(shortest_run(width), KING - LOW + 2))


_FORM = {form: number for number, form in enumerate(_forms())}
FORM_SHAPE = tuple((width, length) for _, width, length in _FORM)
SET_FORM = tuple(size << 4 for size in range(LARGEST_SET + 1))
"""Claim of a set with value 0, by number of cards."""
RUN_FORM = {(width, length): form << 4 for (kind, width, length), form in _FORM.items() if kind is Kind.RUN}
"""Claim of a run with value 0, by width and length."""
FIRST_RUN = RUN_FORM[1, 3]
"""Lowest claim of a run; the claims of bombs and sets are lower."""


def _values(kind: Kind, width: int, length: int) -> range:
    if kind is Kind.BOMB:
        return range(1, len(BOMB_SIZE))
    if kind is Kind.SET:
        return range(LOW, (KING if width == 1 else TEN) + 1)
    return range(LOW + length - 1, min(KING, TEN + length - 1) + 1)  # G3.5: the lowest rank has a number card


READING: Mapping[int, Reading] = MappingProxyType(
    {
        form << 4 | value: Reading(kind, value, width, length)
        for (kind, width, length), form in _FORM.items()
        for value in _values(kind, width, length)
    }
)
"""Declarations by claim."""

CLAIM: Mapping[Reading, int] = MappingProxyType({reading: claim for claim, reading in READING.items()})

READING_BY_TEXT: Mapping[str, Reading] = MappingProxyType({str(reading): reading for reading in CLAIM})
"""Declarations by text: ``set:3:7`` (size, rank), ``run:1:3:9`` (width, length, top), ``bomb:2`` (level)."""


def claim_beats(claim: int, other: int) -> bool:
    """Return whether ``claim`` beats ``other``. G5.3, G5.4."""
    return claim > other if claim >> 4 == other >> 4 else claim < 16


def claim_size(claim: int) -> int:
    """Return the number of cards of a combination."""
    if claim < 16:
        return BOMB_SIZE[claim]
    width, length = FORM_SHAPE[claim >> 4]
    return width * length


def represented_ranks(cards: Iterable[Part], reading: Reading) -> dict[Part, int]:
    """Return the rank that each card stands for: a face card its own, or else a lower one. G3.4."""
    taken = {card: rank(card) for card in cards}
    if reading.kind is Kind.BOMB:
        return taken
    faces = sorted((card for card in taken if card in FACES), key=rank, reverse=True)
    held = Counter(place for card, place in taken.items() if card not in FACES)
    ranks = range(reading.value, reading.value - reading.length, -1)
    places = [place for place in ranks for _ in range(reading.width - held[place])]
    wild = []
    for face in faces:
        if taken[face] in places:
            places.remove(taken[face])
        else:
            wild.append(face)
    return taken | dict(zip(wild, places, strict=True))
