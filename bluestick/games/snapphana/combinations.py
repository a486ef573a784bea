"""Combinations to declare and to score: flertal (three or four of a kind) and sekvenser (sequences). S5, S6.

A sekvens is put in a row by R1 to R9 of S6. In a row each of the wild cards N and Fjønt adds one card, so the longest
row depends on the runs of real cards. Suits, snapphanar and aces need no order (R4, R6, R7). Trumps have a *tail*, XVI
to V and the snapphanar: with two real cards of XIX, XVIII, XVII the row goes on to the first gap, with a wild card to
the second, with both to the third, unless these gaps are neighbours, as two wild cards side by side end the row (R9).
With one real card a wild one is needed beside that card (R6), and one less for the tail; if the real card is XIX, the
wild card is last in the group and a real XVI must follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from bluestick.engine.moves import Part, Refusal
from bluestick.games.snapphana.cards import (
    ALL_I,
    COURTS,
    FIRST_I,
    FJONT,
    NUMBERED,
    SNAPPHANA,
    SUITS,
    TAROKS,
    N,
    card_bit,
    mask,
    parts,
    remove_cards,
)


class Kind(StrEnum):
    """Kinds of combinations; a player may declare at most one of each. S5, S6 R1."""

    TAROKS = "set:T"
    KINGS = "set:K"
    QUEENS = "set:Q"
    RIDERS = "set:C"
    """Riders, the court cards printed H."""
    JACKS = "set:J"
    TRUMPS = "seq:T"
    SPADES = "seq:S"
    CLUBS = "seq:C"
    HEARTS = "seq:H"
    DIAMONDS = "seq:D"
    SNAPPHANAR = "seq:I"
    ACES = "seq:A"

    @property
    def group(self) -> str:
        """``set`` for flertal, ``seq`` for sekvenser: combinations of one group are doubled together. S7.1."""
        return self.value[:3]


SETS = tuple(kind for kind in Kind if kind.group == "set")
SEQUENCES = tuple(kind for kind in Kind if kind.group == "seq")

SET_POINTS = {Kind.TAROKS: 18, Kind.KINGS: 17, Kind.QUEENS: 14, Kind.RIDERS: 13, Kind.JACKS: 12}
"""Points of a flertal of three cards; a flertal of four counts twice as much. S5."""

FEWEST_CARDS = 3
"""Smallest number of cards in a combination. S5, S6 R2."""

_WILD = mask((N, FJONT))
_WILDS = (0, card_bit(N), card_bit(FJONT), _WILD)
_SETS = {kind: mask(suit + kind.value[-1] for suit in SUITS) for kind in SETS[1:]} | {Kind.TAROKS: mask(TAROKS)}
_ACES = mask(suit + "A" for suit in SUITS)
_SUITED = {Kind(f"seq:{suit}"): suit for suit in SUITS}
_HEADS = {kind: card_bit(suit + "K") for kind, suit in _SUITED.items()}
_TOP = card_bit("T20")
_GROUP = mask(("T19", "T18", "T17"))
_TAIL = card_bit("T16").bit_length() - 1
_NUMBERS = len(NUMBERED) - 4
"""Number of cards in the tail of a trump row before the snapphanar: XVI to V."""

CARDS_BY_KIND = (
    _SETS
    | {kind: mask(suit + rank for rank in (*COURTS, "A")) | _WILD for kind, suit in _SUITED.items()}
    | {Kind.TRUMPS: mask(NUMBERED) | ALL_I | _WILD, Kind.SNAPPHANAR: ALL_I | _WILD, Kind.ACES: _ACES | _WILD}
)
"""By kind, the mask of all cards that a combination may contain, wild cards included."""


def combination_size(kind: Kind, cards: int) -> int:
    """Return the size of the largest combination of a kind in ``cards``; 0 if there is none."""
    cards &= CARDS_BY_KIND[kind]
    number = cards.bit_count()
    if number < FEWEST_CARDS:
        return 0
    if kind in _SETS:
        return number
    if kind is Kind.TRUMPS:
        return _trumps(cards)
    wild = (cards & _WILD).bit_count()
    head = _HEADS.get(kind)
    if head is None:
        return number if number - wild >= 2 else 0  # R4
    courts = (cards & _COURTS).bit_count()
    return number if cards & head and courts and courts + wild >= 2 else 0  # R5, R6


_COURTS = mask(suit + rank for suit in SUITS for rank in COURTS[1:])


def _trumps(cards: int) -> int:
    """Return the length of the longest trump row by R5 to R9: see the module docstring."""
    group = (cards & _GROUP).bit_count()
    wild = (cards & _WILD).bit_count()
    if not cards & _TOP or not group or group + wild < 2:
        return 0
    tail = (cards & ~_WILD) >> _TAIL
    first = _run(tail)
    if group == 1:
        if wild == 1:
            return 3 + first
        if not first and cards & _FIRST_OF_GROUP:
            return 4  # XX XIX and two wild cards
        group, wild = 2, 1
    found = 1 + group + first + wild
    if wild:
        second = _run(tail >> first + 1)
        found += second
        if wild == 2 and second:
            found += _run(tail >> first + second + 2)
    return found


_FIRST_OF_GROUP = card_bit("T19")


def _run(tail: int) -> int:
    return (~tail & tail + 1).bit_length() - 1


def combination_points(kind: Kind, number: int) -> int:
    """Return the points of a combination of ``number`` cards, before doubling. S5, S6 R2."""
    if number < FEWEST_CARDS:
        return 0
    if kind in SET_POINTS:
        return SET_POINTS[kind] * (number - 2)
    return 10 + 5 * (number - FEWEST_CARDS)


def is_combination(kind: Kind, cards: int) -> bool:
    """Return whether all of ``cards`` together are a combination of a kind."""
    return cards.bit_count() >= FEWEST_CARDS and combination_size(kind, cards) == cards.bit_count()


def display_row(kind: Kind, cards: int) -> tuple[Part, ...]:
    """Return the largest combination of a kind in ``cards``, in the order in which it is shown; () if none.

    Wild cards are in the place of the card that they replace, or at the end.
    """
    cards &= CARDS_BY_KIND[kind]
    if not combination_size(kind, cards):
        return ()
    if kind in _SETS:
        return parts(cards)
    wild = list(parts(cards & _WILD))
    if kind is Kind.TRUMPS:
        return _trump_row(cards, wild)
    if kind not in _SUITED:
        return (*parts(cards & ~_WILD), *wild)
    king, *real = parts(cards & ~_WILD)
    if (cards & _COURTS).bit_count() == 1:
        real.insert(real[0][1:] == "Q", wild.pop(0))  # R6: a wild card for the queen or, if she is real, after her
    return (king, *real, *wild)


def _trump_row(cards: int, wild: list[Part]) -> tuple[Part, ...]:
    group = list(parts(cards & _GROUP))
    if len(group) == 1:  # R6: a wild card for XIX or, if XIX is real, for XVIII
        group.insert(group[0] == "T19", wild.pop(0))
    tail: list[Part] = []
    spaced = group[-1] not in (N, FJONT)
    """Whether a wild card put at the end of the group is not beside another one. R9."""
    real = (cards & ~_WILD) >> _TAIL
    for card in (*NUMBERED[4:], *(SNAPPHANA,) * (cards & ALL_I).bit_count()):
        if real & 1:
            tail.append(card)
            spaced = True
        elif wild and spaced and real & 2:
            tail.append(wild.pop(0))
            spaced = False
        else:
            break
        real >>= 1
    return ("T20", *group, *tail, *wild)


def contained_combinations(cards: int) -> tuple[tuple[Kind, int], ...]:
    """Return the kinds of combinations that ``cards`` contain, each with the size of the largest one."""
    return tuple([(kind, number) for kind in Kind if (number := combination_size(kind, cards))])


def why_no_combination(kind: Kind, cards: int) -> Refusal:
    """Return why ``cards`` together are no combination of a kind. They must not be one."""
    strange = cards & ~CARDS_BY_KIND[kind]
    if strange:
        return Refusal(
            "not_of_kind", "snapphana#S5" if kind in _SETS else "snapphana#S6.1", parts(strange), (kind.value,)
        )
    shown, wild = parts(cards), (cards & _WILD).bit_count()
    if kind in _SETS:
        return Refusal("too_few", "snapphana#S5", shown, (FEWEST_CARDS,))
    head = _TOP if kind is Kind.TRUMPS else _HEADS.get(kind)
    if head is None:
        if cards.bit_count() < FEWEST_CARDS:
            return Refusal("too_few", "snapphana#S6.4", shown, (FEWEST_CARDS,))
        return Refusal("two_real", "snapphana#S6.4", shown, (2,))
    if not cards & head:
        return Refusal("no_head", "snapphana#S6.5", shown, (parts(head)[0],))
    real = (cards & (_GROUP if kind is Kind.TRUMPS else _COURTS)).bit_count()
    if not real or real + wild < 2:
        return Refusal("no_group", "snapphana#S6.6", shown, (kind.value,))
    laid = display_row(kind, cards)
    left = parts(remove_cards(cards, mask(laid)))
    ended = any(one in (N, FJONT) and other in (N, FJONT) for one, other in pairwise(laid))
    if ended:
        return Refusal("wild_end", "snapphana#S6.9", left)
    return Refusal("gap", "snapphana#S6.7", left)


@lru_cache(1 << 10)
def declarable_combinations(hand: int) -> tuple[tuple[Kind, int], ...]:
    """Return all combinations in a hand as (kind, mask of cards): by kind, the largest of each kind first. S4.2."""
    found = []
    for kind in Kind:
        number = combination_size(kind, hand)
        if number:
            sets = sorted(set(_subsets(kind, hand & CARDS_BY_KIND[kind])), key=lambda cards: -cards.bit_count())
            found += [(kind, cards) for cards in sets]
    return tuple(found)


def _subsets(kind: Kind, cards: int) -> Iterator[int]:
    if kind is Kind.TRUMPS:
        candidates: Iterator[int] = _trump_sets(cards)
    else:
        candidates = _every_subset(cards)
    return (each for each in candidates if is_combination(kind, each))


def _every_subset(cards: int) -> Iterator[int]:
    """Yield the masks of all subsets of ``cards``; of the snapphanar always the first ones."""
    others = cards & ~ALL_I
    subset = others
    while True:
        for number in range((cards & ALL_I).bit_count() + 1):
            yield subset | (1 << number) * FIRST_I - FIRST_I
        if not subset:
            return
        subset = subset - 1 & others


def _trump_sets(cards: int) -> Iterator[int]:
    """Yield the masks of all subsets of ``cards`` that may be trump rows.

    Only tails with at most one gap per wild card are tried.
    """
    for wild in _WILDS:
        if wild & ~cards:
            continue
        tails = list(_tails(cards, 0, wild.bit_count()))
        for group in _every_subset(cards & _GROUP):
            for tail in tails:
                yield cards & _TOP | group | wild | tail


def _tails(cards: int, place: int, gaps: int) -> Iterator[int]:
    """Yield the masks of tails, runs from XVI down, whose first card is at ``place`` (0: XVI) or later.

    A tail has at most ``gaps`` missing cards, each followed by a real one.
    """
    yield 0
    if place == _NUMBERS:
        for number in range(1, (cards & ALL_I).bit_count() + 1):
            yield (1 << number) * FIRST_I - FIRST_I
        return
    card = 1 << _TAIL + place
    if cards & card:
        for rest in _tails(cards, place + 1, gaps):
            yield card | rest
    if gaps:
        for rest in _tails(cards, place + 1, gaps - 1):
            if rest:
                yield rest
