"""Guessing hidden cards, and comparing moves by guesses. A card is one bit, a set of cards a mask."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

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


def race(options: Iterable[M], deals: Iterable[W], result: Callable[[M, W], float], slack: float) -> M:
    """The option with the best results, each tried in the same deals as the others.

    After ``_WARM_UP`` deals an option is dropped when it is behind, on average over n deals, by ``slack / sqrt(n)``.
    """
    total = dict.fromkeys(options, 0.0)
    for number, deal in enumerate(deals, start=1):
        for option in total:
            total[option] += result(option, deal)
        if number >= _WARM_UP:
            least = max(total.values()) - slack * sqrt(number)
            total = {option: sum_ for option, sum_ in total.items() if sum_ >= least}
            if len(total) == 1:
                break
    return max(total, key=total.__getitem__)
