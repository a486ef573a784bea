"""Guessing hidden cards. A card is one bit, a set of cards a mask."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


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
