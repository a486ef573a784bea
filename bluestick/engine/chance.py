"""Random source of a deal, and deal numbers, which determine everything random in a match.

docs/deals.md specifies how cards follow from a number; this never changes, as players keep their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

HIGHEST_NUMBER = 999_999_999


class Chance(Protocol):
    """Source of random choices: Python's ``Random``, or a ``NumberedChance``."""

    def choice(self, items: Sequence[T], /) -> T:
        """Return one random element."""

    def randrange(self, stop: int, /) -> int:
        """Return a random integer from 0 to ``stop`` - 1."""

    def sample(self, items: Sequence[Any], count: int, /) -> list[Any]:
        """Return ``count`` random elements in the order drawn."""


class NumberedChance:
    """Random source of one deal, and of the lots drawn for it, in a match with a deal number.

    Lots and cards come from separate sequences: drawing lots does not influence the pack.
    """

    def __init__(self, number: int, occasion: str) -> None:
        self._lots = _words(f"bluestick/{number}/{occasion}/lots")
        self._pack = _words(f"bluestick/{number}/{occasion}/pack")

    def choice(self, items: Sequence[T], /) -> T:
        return items[_integer_below(len(items), self._lots)]

    def randrange(self, stop: int, /) -> int:
        return _integer_below(stop, self._lots)

    def sample(self, items: Sequence[Any], count: int, /) -> list[Any]:
        """Return the first ``count`` elements after a Fisher-Yates shuffle.

        The shuffle begins with the sorted elements, so their order in ``items`` makes no difference.
        """
        pack = sorted(items)
        for last in range(len(pack) - 1, 0, -1):
            other = _integer_below(last + 1, self._pack)
            pack[last], pack[other] = pack[other], pack[last]
        return pack[:count]


def chance_of_deal(number: int, before: int) -> NumberedChance:
    """Return the random source of a deal; ``number``: deal number of the match; ``before``: number of earlier deals."""
    return NumberedChance(number, f"deal {before}")


def shuffled_players(number: int, others: Sequence[T]) -> list[T]:
    """Return ``others`` (all players but the one at seat 0) in random order, for seats 1, 2 and so on.

    ``number``: deal number, which determines the order.
    """
    places = NumberedChance(number, "seats").sample(range(len(others)), len(others))
    return [others[place] for place in places]


def random_deal_number() -> int:
    """Return a random deal number."""
    return Random().randint(1, HIGHEST_NUMBER)


def daily_deal_number(game: str, variant: str, day: date) -> int:
    """Return the number of the deal of the day, the same for all players of a variant."""
    return 1 + _integer_below(HIGHEST_NUMBER, _words(f"bluestick/{game}/{variant}/{day.isoformat()}"))


def _words(text: str) -> Iterator[int]:
    """Yield pseudo-random integers below 2**32, determined by ``text``, without end."""
    for block in count():
        digest = sha256(f"{text}/{block}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))


def _integer_below(stop: int, words: Iterator[int]) -> int:
    """Return an unbiased integer from 0 to ``stop`` - 1, made from the next integers of ``words``."""
    fair = 2**32 - 2**32 % stop
    return next(word for word in words if word < fair) % stop
