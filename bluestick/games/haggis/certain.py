"""When nobody can come between one player and going out, whatever the others hold. G5.3, G5.4."""

from __future__ import annotations

from functools import cache

from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_NUMBERS, NUMBERS, colour, mask, parts
from bluestick.games.haggis.combinations import READING, every_play, plays
from bluestick.games.haggis.moves import Play
from bluestick.games.haggis.state import View

FEW = 7
"""A hand that is larger than this is not looked through."""
FIRST_FORM = 16
"""Lower claims are bombs: with one a trick is won for somebody else (G5.7)."""


def sure(view: View) -> Play | None:
    """The next lead of who lays down the whole hand in combinations that nobody can beat."""
    table = view.table
    if view.seat is None or view.seat != table.turn or table.trick or len(view.hand) > FEW:
        return None
    hand = mask(view.hand)
    removed = mask(card for card in NUMBERS if colour(card) == table.removed)
    unseen = ALL_NUMBERS & ~hand & ~removed & ~mask(set(table.laid()) & set(NUMBERS))
    others = [Seat(seat) for seat, size in enumerate(table.sizes) if size and seat != view.seat]
    against = [unseen | mask(view.faces(seat)) for seat in others]

    @cache
    def is_beaten(claim: int) -> bool:
        return any(plays(cards, claim) for cards in against)

    def first(left: int) -> tuple[int, int] | None:
        """The cards and the claim of the first of some combinations that have all of these cards."""
        for cards, claim in every_play(left, 0):
            whole = cards == left or (cards & left & -left and first(left & ~cards) is not None)
            if claim >= FIRST_FORM and whole and not is_beaten(claim):
                return cards, claim
        return None

    found = first(hand)
    return Play(parts(found[0]), READING[found[1]]) if found is not None else None
