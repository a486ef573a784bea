"""Sampling of hidden cards, and comparison of moves in samples. A card is one bit, a set of cards a mask."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from operator import sub
from random import Random
from typing import Any, Generic, TypeVar

_WARM_UP = 20
"""Number of deals in which every option of a race is tried before any option is dropped."""
_FIRM = 200
"""Least number of deals in a race with options that the caller asked to keep."""
NOTED_DEALS = 240
"""Number of deals whose notes (further counts of a play-out) are stored: enough to explain a choice."""
_LUCK = 0.5
"""Number of standard errors up to which a lead counts as luck."""
_CERTAIN = 3.0
"""Number of standard errors added to a measured difference to get its upper bound."""
M = TypeVar("M", bound=Hashable)
W = TypeVar("W")


def fill(unseen: Sequence[int], places: Sequence[int], rng: Random) -> list[int]:
    """Return a random card of ``unseen`` for each hidden place, without the cards left over.

    ``places``: for each place the mask of the cards possible there. Every solution may be returned. LookupError if
    there is none.
    """
    cards = list(unseen)
    rng.shuffle(cards)
    everything = sum(cards)
    narrow = [place for place, able in enumerate(places) if everything & ~able]
    if not narrow:
        return cards[: len(places)]
    holder: dict[int, int] = {}

    def put(place: int, tried: set[int]) -> bool:
        """Give a place a free card or, if there is none, a card whose present place can get another one.

        Return whether this succeeded. ``tried``: cards already tried in vain.
        """
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
    """Results of the options (moves compared) at one decision, in numbered deals that ``key`` determines.

    Every option has results of deals 0, 1 and so on without gaps: a longer search only appends further results.
    ``noted``: number of deals with ``notes``.
    """

    __slots__ = ("board", "found", "key", "noted", "notes")

    def __init__(self, key: str, noted: int = NOTED_DEALS) -> None:
        self.key = key
        self.found: dict[Hashable, array[float]] = {}
        """Results of each option, one value per deal."""
        self.notes: dict[Hashable, array[float]] = {}
        """Further counts of each option's play-outs in the first ``noted`` deals: see ``engine.explanations``."""
        self.noted = noted
        self.board: Any = None
        """Search object kept from one call to the next, in a game without hidden cards."""

    def rng(self, number: int) -> Random:
        """Return the random generator for the deal with a number: always the same for this key and number."""
        return Random(f"{self.key}/{number}")

    def notes_of(self, option: Hashable) -> array[float] | None:
        """Return the array to which a play-out of an option appends its counts; None once there are enough."""
        return self.notes.setdefault(option, array("d")) if len(self.found[option]) < self.noted else None


@dataclass(frozen=True, slots=True)
class Standing(Generic[M]):
    """Result of one option in a race (see ``race``)."""

    option: M
    value: float
    """Average result of the best option, less ``gap``."""
    gap: float
    """Average by which the option is worse than the best one."""
    error: float
    """Standard error of the gap; infinite after one deal."""
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
    alike: float = 0.0,
) -> tuple[Standing[M], ...]:
    """Compare options in the same numbered deals, and return their results, the best option first.

    ``deal`` returns a random deal, ``result`` the result of an option in it. After ``_WARM_UP`` deals an option not in
    ``kept`` is dropped when its average over n deals is worse than the best by ``slack / sqrt(n)``. The race ends when
    one option is left (with ``kept`` not before ``_FIRM`` deals), when the options left certainly differ by less than
    ``alike`` (checked after ``_FIRM`` deals, and whenever their number has doubled), after ``most`` deals, or when
    ``late`` returns true. Every option is tried at least once. Results already in the tally are reused.
    """
    alive = list(dict.fromkeys((*options, *kept)))
    found = {option: tally.found.setdefault(option, array("d")) for option in alive}
    total = dict.fromkeys(alive, 0.0)
    enough = _FIRM if len(kept) else _WARM_UP
    number, looked = 0, _FIRM
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
            if alike and number == looked:
                looked *= 2
                if _are_alike([found[option][:number] for option in near], alike):
                    break
            if len(near) < len(alive):
                alive = [option for option in alive if total[option] >= least or option in kept]
    return standings(found)


def _are_alike(results: Sequence[Sequence[float]], alike: float) -> bool:
    best = max(results, key=fsum)
    behind = (list(map(sub, best, values)) for values in results)
    return all(fsum(each) / len(each) + _CERTAIN * standard_error(each) < alike for each in behind)


def standings(found: Mapping[M, Sequence[float]]) -> tuple[Standing[M], ...]:
    """Return the standing of each option, the best first; ``found``: results of each option, deal by deal.

    The best is one of the options tried most often. Of options whose difference may be luck, the first one given counts
    as better.
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
    """Return the average lead of results ``ahead`` over results ``values``, less what may be luck."""
    behind = list(map(sub, ahead, values))
    gap = fsum(behind) / len(behind)
    return gap - _LUCK * standard_error(behind) if gap and len(behind) > 1 else gap


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; infinite for fewer than two values."""
    number = len(values)
    if number < 2:
        return inf
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
