"""Random states that agree with a view: the hidden cards, dealt at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bluestick.engine.moves import Part
from bluestick.engine.search.sampling import fill
from bluestick.games.snapphana.cards import (
    ALL,
    ALL_I,
    FIRST_I,
    NOT_DISCARDABLE,
    PACK,
    SUIT,
    add_cards,
    mask,
    remove_cards,
)
from bluestick.games.snapphana.state import State, Table, View

_BARRED = mask(NOT_DISCARDABLE)


def _voids() -> dict[str, int]:
    """Return, for each string of suit letters that ``Table.voids`` may contain, the mask of these suits."""
    letters = "SCHDT"
    found = {}
    for number in range(1 << len(letters)):
        suits = "".join(letter for place, letter in enumerate(letters) if number >> place & 1)
        found[suits] = mask(card for card in PACK if SUIT[card] and SUIT[card] in suits)
    return found


_VOID = _voids()


def _settle_snapphanar(bits: int) -> int:
    """Return a mask with its snapphanar moved to the first of their four bits."""
    return bits & ~ALL_I | FIRST_I * (1 << (bits & ALL_I).bit_count()) - FIRST_I


def _filled(cards: tuple[Part | None, ...], found: Iterator[int]) -> int:
    new = sum([next(found) for card in cards if card is None])
    return add_cards(mask([card for card in cards if card is not None]), _settle_snapphanar(new))


def determinize(view: View, rng: Random) -> State:
    """Return a state that agrees with a view, with the hidden cards dealt at random."""
    table = view.table
    if table.scores and table.scores[-1].hand == table.hand and table.scores[-1].piles:
        known = mask(card for pile in table.scores[-1].piles for card in pile)
    else:
        seen = [card for cards in (*view.hands, *view.discards) for card in cards if card is not None]
        known = mask((*seen, *table.laid()))
    unseen = ALL & ~known
    if known & ALL_I:  # snapphanar are equal, so any unseen ones will do
        unseen = unseen & ~ALL_I | remove_cards(ALL_I, known & ALL_I)
    coming = _second_deal_size(table)
    places: list[int] = []
    for seat, hand in enumerate(view.hands):
        places += [~_VOID[table.voids[seat]]] * hand.count(None)
        places += [~_BARRED] * view.discards[seat].count(None)
        places += [ALL] * coming
    dealt = fill([1 << place for place in range(len(PACK)) if unseen >> place & 1], places, rng)
    out = _settle_snapphanar(unseen & ~sum(dealt))
    hands, discards, second, cards = [], [], [], iter(dealt)
    for hand, away in zip(view.hands, view.discards, strict=True):
        hands.append(_filled(hand, cards))
        discards.append(_filled(away, cards))
        if coming:
            second.append(_filled((None,) * coming, cards))
    return State(table, tuple(hands), tuple(discards), tuple(second), out if view.hands else 0)


def _second_deal_size(table: Table) -> int:
    """Return how many cards each player will get in the second deal of *1000*; 0 after it, and in other games. S12."""
    exchange = table.form.exchange
    return exchange if table.discarding and table.number == exchange else 0
