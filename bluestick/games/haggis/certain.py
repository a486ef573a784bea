"""Certain wins: whether a player can go out unbeaten, whatever the others hold. G5.3, G5.4."""

from __future__ import annotations

from functools import cache

from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_NUMBERS, NUMBERS, colour, mask, parts
from bluestick.games.haggis.combinations import every_play, possible_plays
from bluestick.games.haggis.moves import Play
from bluestick.games.haggis.readings import READING
from bluestick.games.haggis.state import View

MOST_CARDS = 7
"""Largest number of cards in hand with which ``certain_lead`` looks for a certain win."""
FIRST_FORM = 16
"""Lowest claim that is no bomb; a bombed trick goes to another player (G5.7), so bombs do not help."""


def certain_lead(view: View) -> Play | None:
    """Return the next lead of a viewer who can lead the whole hand in unbeatable combinations; else None."""
    table = view.table
    if view.seat is None or view.seat != table.turn or table.trick or len(view.hand) > MOST_CARDS:
        return None
    hand = mask(view.hand)
    removed = mask(card for card in NUMBERS if colour(card) == table.removed)
    unseen = ALL_NUMBERS & ~hand & ~removed & ~mask(set(table.laid()) & set(NUMBERS))
    others = [Seat(seat) for seat, size in enumerate(table.sizes) if size and seat != view.seat]
    against = [unseen | mask(view.face_cards(seat)) for seat in others]

    @cache
    def is_beaten(claim: int) -> bool:
        return any(possible_plays(cards, claim) for cards in against)

    def first(left: int) -> tuple[int, int] | None:
        for cards, claim in every_play(left, 0):
            whole = cards == left or (cards & left & -left and first(left & ~cards) is not None)
            if claim >= FIRST_FORM and whole and not is_beaten(claim):
                return cards, claim
        return None

    found = first(hand)
    return Play(parts(found[0]), READING[found[1]]) if found is not None else None
