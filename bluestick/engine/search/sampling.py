"""Guessing hidden cards, and comparing moves by guesses. A card is one bit, a set of cards a mask."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from operator import sub
from random import Random
from typing import Any, Generic, TypeVar

_WARM_UP = 20
"""In so many deals every option of a race is tried,"""
_FIRM = 200
"""and in so many those that are asked about."""
NOTED = 240
"""Of so many deals it is noted what came of them beside their worth: enough for a reason, and little to remember."""
_LUCK = 0.5
"""A lead of so many standard errors may well be luck."""
M = TypeVar("M", bound=Hashable)
W = TypeVar("W")


def fill(unseen: Sequence[int], places: Sequence[int], rng: Random) -> list[int]:
    """A card for each place, out of the mask of those that can lie there; every way to do it is possible.

    The cards that are left over are not told. LookupError if there is no way.
    """
    cards = list(unseen)
    rng.shuffle(cards)
    everything = sum(cards)
    narrow = [place for place, able in enumerate(places) if everything & ~able]
    if not narrow:
        return cards[: len(places)]
    holder: dict[int, int] = {}

    def put(place: int, tried: set[int]) -> bool:
        """Give a place a card: a free one, or else that of another place that finds a new one."""
        able = [card for card in cards if card & places[place] and card not in tried]
        for card in sorted(able, key=holder.__contains__):
            tried.add(card)
            if card not in holder or put(holder[card], tried):
                holder[card] = place
                return True
        return False

    for place in narrow:
        if not put(place, set()):
            raise LookupError("no such deal")
    rest = (card for card in cards if card not in holder)
    found = {place: card for card, place in holder.items()}
    return [found[place] if place in found else next(rest) for place in range(len(places))]


class Tally:
    """What came of the options of one decision, in numbered deals that are always the same.

    What was found for an option is always a prefix of the deals: an answer that rests on n of them is the beginning of
    every longer one.
    """

    __slots__ = ("board", "found", "key", "noted", "notes")

    def __init__(self, key: str, noted: int = NOTED) -> None:
        self.key = key
        """What is known to the seat that decides, as a digest."""
        self.found: dict[Hashable, array[float]] = {}
        """For each option what came of it, deal by deal: as many numbers a deal as ``race`` was given."""
        self.notes: dict[Hashable, array[float]] = {}
        """For each option what else was counted in the first deals, deal by deal: see ``engine.because``."""
        self.noted = noted
        """In so many deals."""
        self.board: Any = None
        """What a search remembers of a position without hidden cards."""

    def rng(self, number: int) -> Random:
        """The chance of a deal."""
        return Random(f"{self.key}/{number}")

    def notes_of(self, option: Hashable) -> array[float] | None:
        """Where ``result`` adds what it counts in the deal that is being tried; None once that is enough."""
        return self.notes.setdefault(option, array("d")) if len(self.found[option]) < self.noted else None


@dataclass(frozen=True, slots=True)
class Standing(Generic[M]):
    """What came of an option in a race."""

    option: M
    value: float
    """On average, when compared with the first in the same deals."""
    gap: float
    """How far it is behind the first; 0 for the first itself."""
    error: float
    """The standard error of the gap; infinite after one deal."""
    deals: int


def race(
    tally: Tally,
    options: Iterable[M],
    deal: Callable[[Random], W],
    result: Callable[[M, W], float],
    slack: float,
    *,
    late: Callable[[], bool],
    most: int,
    kept: Collection[M] = (),
) -> tuple[Standing[M], ...]:
    """How good the options are, the best one first, each tried in the same numbered deals as the others.

    After ``_WARM_UP`` deals an option is dropped when it is behind, on average over n deals, by ``slack / sqrt(n)``,
    unless it is ``kept``; when all others are so far behind, that is enough, after ``_FIRM`` deals if some are kept.
    What the tally knows already is not tried again. It stops after ``most`` deals or when it is ``late``, but every
    option is tried once.
    """
    alive = list(dict.fromkeys((*options, *kept)))
    found = {option: tally.found.setdefault(option, array("d")) for option in alive}
    total = dict.fromkeys(alive, 0.0)
    enough = _FIRM if len(kept) else _WARM_UP
    number = 0
    while number < most:
        behind = [option for option in alive if len(found[option]) == number]
        if behind:
            if number and late():
                break
            dealt = deal(tally.rng(number))
            for option in behind:
                found[option].append(result(option, dealt))
        for option in alive:
            total[option] += found[option][number]
        number += 1
        if number >= _WARM_UP:
            least = max(total[option] for option in alive) - slack * sqrt(number)
            near = [option for option in alive if total[option] >= least]
            if len(near) == 1 and number >= enough:
                break
            if len(near) < len(alive):
                alive = [option for option in alive if total[option] >= least or option in kept]
    return standings(found)


def standings(found: Mapping[M, Sequence[float]]) -> tuple[Standing[M], ...]:
    """Options by what came of them, those that were tried most first of all.

    Of options between which the deals do not decide, the one that was named first is the best.
    """
    most = max(map(len, found.values()))
    full = {option: values for option, values in found.items() if len(values) == most}
    value = {option: fsum(values) / len(values) for option, values in found.items()}
    ahead = full[max(full, key=value.__getitem__)]
    first = next(option for option, values in full.items() if _decides(ahead, values) <= 0)
    best = found[first]
    told = [Standing(first, value[first], 0.0, 0.0, most)]
    for option, values in found.items():
        if option != first:
            behind = list(map(sub, best, values))
            gap = max(0.0, fsum(behind) / len(behind))
            told.append(Standing(option, value[first] - gap, gap, standard_error(behind), len(behind)))
    return tuple(sorted(told, key=lambda standing: standing.gap))


def _decides(ahead: Sequence[float], values: Sequence[float]) -> float:
    """By how much one is ahead of another, less what the luck of the deals may well be."""
    behind = list(map(sub, ahead, values))
    gap = fsum(behind) / len(behind)
    return gap - _LUCK * standard_error(behind) if gap and len(behind) > 1 else gap


def standard_error(values: Sequence[float]) -> float:
    """That of the mean; infinite if there is but one value."""
    number = len(values)
    if number < 2:
        return inf
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
