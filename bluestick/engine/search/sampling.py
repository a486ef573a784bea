"""Guessing hidden cards, and comparing moves by guesses. A card is one bit, a set of cards a mask."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from types import MappingProxyType
from typing import Generic, TypeVar

_WARM_UP = 20
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


@dataclass(frozen=True, slots=True)
class Standing(Generic[M]):
    """What came of an option in a race."""

    option: M
    value: float
    """On average."""
    error: float
    """The standard error of how far it is behind the first; infinite after one deal."""
    deals: int


def race(
    options: Iterable[M],
    deals: Iterable[W],
    result: Callable[[M, W], float],
    slack: float,
    *,
    kept: Container[M] = (),
    guesses: Mapping[M, float] = MappingProxyType({}),
    trust: int = 0,
) -> tuple[Standing[M], ...]:
    """How good the options are, the best one first, each tried in the same deals as the others.

    After ``_WARM_UP`` deals an option is dropped when it is behind, on average over n deals, by ``slack / sqrt(n)``,
    unless it is ``kept``; when all others are so far behind, that is enough. A first guess counts like ``trust`` deals.
    """
    total = {option: trust * guesses.get(option, 0.0) for option in options}
    found: dict[M, list[float]] = {option: [] for option in total}
    for number, deal in enumerate(deals, start=1 + trust):
        for option in total:
            value = result(option, deal)
            total[option] += value
            found[option].append(value)
        if number >= _WARM_UP:
            least = max(total.values()) - slack * sqrt(number)
            near = [option for option, sum_ in total.items() if sum_ >= least]
            if len(near) == 1:
                break
            if len(near) < len(total):
                total = {option: sum_ for option, sum_ in total.items() if sum_ >= least or option in kept}
    first = max(total, key=total.__getitem__)
    best = found[first]
    value = sum(best) / len(best)
    standings = [Standing(first, value, 0.0, len(best))]
    for option, values in found.items():
        if option != first:
            behind = [one - other for one, other in zip(best, values, strict=False)]
            ahead = trust * (guesses.get(first, 0.0) - guesses.get(option, 0.0))
            gap = max(0.0, (sum(behind) + ahead) / (len(behind) + trust))
            standings.append(Standing(option, value - gap, standard_error(behind), len(behind)))
    return tuple(sorted(standings, key=lambda standing: -standing.value))


def standard_error(values: Sequence[float]) -> float:
    """That of the mean; infinite if there is but one value."""
    number = len(values)
    if number < 2:
        return inf
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
