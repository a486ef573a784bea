"""Who chooses where nobody does, and numbers of deals, from which everything follows that chance decides in a match.

How a number becomes cards is laid down in docs/deals.md and never changes: a number is known to whoever has noted it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

MOST = 999_999_999
"""The highest number that a deal may have; the lowest is 1."""


class Chance(Protocol):
    """Shuffles and draws lots: Python's ``Random`` does, and so does the number of a deal."""

    def choice(self, those: Sequence[T], /) -> T:
        """One of those."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 on, below ``stop``."""

    def sample(self, those: Sequence[Any], many: int, /) -> list[Any]:
        """So many of those, in the order in which they were drawn."""


class Numbered:
    """What a number decides on one occasion: when the match is dealt for the first time, for the second, ...

    Lots and cards are drawn from rows of their own: how many lots are drawn before has no influence on the pack.
    """

    def __init__(self, number: int, occasion: str) -> None:
        self._lots = _words(f"bluestick/{number}/{occasion}/lots")
        self._pack = _words(f"bluestick/{number}/{occasion}/pack")

    def choice(self, those: Sequence[T], /) -> T:
        """One of those, by lot."""
        return those[_below(len(those), self._lots)]

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 on, below ``stop``, by lot."""
        return _below(stop, self._lots)

    def sample(self, those: Sequence[Any], many: int, /) -> list[Any]:
        """So many of those, shuffled by Fisher and Yates; before that they lie sorted, in whatever order they come."""
        pack = sorted(those)
        for last in range(len(pack) - 1, 0, -1):
            other = _below(last + 1, self._pack)
            pack[last], pack[other] = pack[other], pack[last]
        return pack[:many]


def dealt(number: int, before: int) -> Numbered:
    """For the deal that comes after so many others of its match."""
    return Numbered(number, f"deal {before}")


def seated(number: int, others: Sequence[T]) -> list[T]:
    """Who sits where, if lots are drawn for that: the others, from the seat on that comes after the first."""
    places = Numbered(number, "seats").sample(range(len(others)), len(others))
    return [others[place] for place in places]


def new_number() -> int:
    """Any number, for a match like any other."""
    return Random().randint(1, MOST)


def number_of_day(game: str, variant: str, day: date) -> int:
    """The deal of that day in a form of a game."""
    return 1 + _below(MOST, _words(f"bluestick/{game}/{variant}/{day.isoformat()}"))


def _words(text: str) -> Iterator[int]:
    """A row without end of whole numbers below 2 to the power of 32."""
    for block in count():
        digest = sha256(f"{text}/{block}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))


def _below(stop: int, words: Iterator[int]) -> int:
    """The next number of the row that is no more likely than any other below ``stop``."""
    fair = 2**32 - 2**32 % stop
    return next(word for word in words if word < fair) % stop
