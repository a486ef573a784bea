"""Values of the cards, and which card beats which. H2, H4.3, H4.4 and H8.2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bluestick.engine.cards import FRENCH, RANKS, SAME_COLOUR, SUITS, rank
from bluestick.engine.moves import Part


def ekten(trump: str) -> Part:
    """Return ekten, the highest card: the jack of trumps. H2.2."""
    return trump + "J"


def uekten(trump: str) -> Part:
    """Return uekten, the second-highest card: the other jack of the trumps' colour, itself a trump. H2.3."""
    return SAME_COLOUR[trump] + "J"


@cache
def suit_cards(trump: str, suit: str) -> tuple[Part, ...]:
    """Return the cards of a suit from the highest down; uekten is a trump. H2.4 to H2.6."""
    others = [suit + rank for rank in RANKS]
    if suit == trump:
        others.remove(ekten(trump))
        return (ekten(trump), uekten(trump), *others)
    return tuple(card for card in others if card != uekten(trump))


@cache
def card_suits(trump: str) -> Mapping[Part, str]:
    """Return the suit of each card in play: the printed one, but uekten is a trump. H2.3."""
    return {card: suit for suit in SUITS for card in suit_cards(trump, suit)}


@cache
def points_by_card(trump: str, harjan: bool = False) -> Mapping[Part, int]:
    """Return the points that each card counts in a trick; in Harjan ekten and uekten count one more. H2.7, H8.2."""
    worth = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
    top = 12 if harjan else 11
    return {card: worth.get(rank(card), 0) for card in FRENCH} | {ekten(trump): top, uekten(trump): top}


@cache
def beating_cards(trump: str) -> Mapping[Part, frozenset[Part]]:
    """Return for each card the cards that beat it: higher ones of its suit, and trumps. H4.3."""
    found = {}
    for suit in SUITS:
        row = suit_cards(trump, suit)
        trumps = () if suit == trump else suit_cards(trump, trump)
        for place, card in enumerate(row):
            found[card] = frozenset((*row[:place], *trumps))
    return found


def match_beating_cards(trump: str, led: Sequence[Part], played: Sequence[Part]) -> tuple[Part, ...] | None:
    """Return for each card of ``led`` a different card of ``played`` that beats it; None if impossible. H4.4."""
    if len(led) != len(played):
        return None
    stronger = beating_cards(trump)
    spent: dict[Part, int] = {}  # card of ``played`` -> index in ``led`` of the card that it beats

    def beat(place: int, tried: set[Part]) -> bool:
        for card in played:
            if card in stronger[led[place]] and card not in tried:
                tried.add(card)
                if card not in spent or beat(spent[card], tried):
                    spent[card] = place
                    return True
        return False

    if not all(beat(place, set()) for place in range(len(led))):
        return None
    return tuple(sorted(spent, key=spent.__getitem__))
