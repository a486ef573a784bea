"""Combinations of cards: sets, runs and bombs, found on masks without trying all subsets of a hand. G3, G4, G5.3, G5.4.

A run lies in a *window*: the number cards of some colours and of neighbouring ranks. At most three cards of the window
may be lacking in the hand or stay there, as only three face cards can replace them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from types import MappingProxyType

from bluestick.engine.cards import single_bits
from bluestick.games.haggis.cards import (
    ALL_NUMBERS,
    COLOURS,
    JACK,
    KING,
    LOW,
    NUMBERS,
    ODD_RANKS,
    TEN,
    mask,
)
from bluestick.games.haggis.readings import (
    FIRST_RUN,
    FORM_SHAPE,
    RUN_FORM,
    SET_FORM,
    WIDEST_RUN,
    claim_beats,
    shortest_run,
)

# Face cards as three bits: Bube 1, Dame 2, König 4.

_SHIFT = len(NUMBERS)
_SOME = tuple(tuple(some for some in range(8) if some & faces == some) for faces in range(8))
"""All subsets of a set of face cards, by that set (three bits)."""
_COUNT = tuple(faces.bit_count() for faces in range(8))
_BOMB_OF_FACES = {3: 2, 5: 3, 6: 4, 7: 5}
"""Level of each bomb of face cards, by its three bits: B-D, B-K, D-K, B-D-K. G4.1."""


def _fill(faces: int, width: int, above: int) -> bool:
    """Return whether face cards fill ``above`` ranks of a run over ten; each takes its own or a lower one. G3.4."""
    highest_first = [_COUNT[faces & (-1 << face)] for face in (2, 1, 0)]  # kings; and queens; and jacks
    needed = [width * max(0, above - face) for face in (2, 1, 0)]
    return all(held >= places for held, places in zip(highest_first, needed, strict=True))


_FILLING = {
    (faces, count, width, above): tuple(
        some << _SHIFT for some in _SOME[faces] if _COUNT[some] == count and _fill(some, width, above)
    )
    for faces in range(8)
    for count in range(4)
    for width in range(1, WIDEST_RUN + 1)
    for above in range(4)
}
"""Masks of n face cards that fill a run above ten, the lowest first; key: (face cards, n, width, ranks above ten)."""

_LOWEST = tuple(tuple(min(_FILLING[faces, n, 1, 0], default=0) for n in range(4)) for faces in range(8))
"""Mask of the lowest n face cards, by the face cards in hand and n."""


# Number cards: five bits per rank.

_SUITED = len(COLOURS)
_RANKS = tuple((rank, _SUITED * (rank - LOW)) for rank in range(LOW, JACK))
_POP = tuple(each.bit_count() for each in range(1 << _SUITED))
_FEWEST = tuple(
    tuple(sum(single_bits(each)[:count]) for count in range(_POP[each] + 1)) for each in range(1 << _SUITED)
)
"""First n colours of a set of colours (five bits), by the set and n."""
_IN_COLOURS = tuple(sum(colours << shift for _, shift in _RANKS) for colours in range(1 << _SUITED))
"""Mask of all number cards of a set of colours."""
_BETWEEN = tuple(
    tuple(sum(31 << shift for rank, shift in _RANKS if low <= rank <= high) for high in range(JACK))
    for low in range(JACK)
)
"""Mask of the number cards from one rank to another."""
_CHOICES = tuple(tuple(each for each in range(1 << _SUITED) if _POP[each] == count) for count in range(_SUITED + 1))
"""Sets of colours by their number of colours."""
_WIDE = tuple(tuple(_IN_COLOURS[each] for each in _CHOICES[min(width, _SUITED)]) for width in range(WIDEST_RUN + 1))
"""Masks of all number cards of each choice of colours for a run, by its width. G3.3."""
_TRIED = tuple(
    (
        *(
            (width, colours)
            for width in range(1, _POP[held] + 1)
            for colours in _CHOICES[width]
            if colours & held == colours
        ),
        *([(_POP[held] + 1, held)] if held else []),
    )
    for held in range(1 << _SUITED)
)
"""Pairs (width, colours) of possible runs, by the colours in hand; the last has a wild card in each rank. GQ4."""


def colours(cards: int) -> int:
    """Return the colours of the number cards in a mask, one bit per colour."""
    found = 0
    for _, shift in _RANKS:
        found |= cards >> shift & 31
    return found


_ODD_ONES = tuple(tuple(mask([f"{rank}{colour}"]) for colour in COLOURS) for rank in ODD_RANKS)
_ODDS = sum(map(sum, _ODD_ONES))
_EACH_ODD = tuple(map(sum, _ODD_ONES))
_PLAIN, _PURE = 1, 6
"""Levels of the bombs of 3-5-7-9 in four colours and in one. G4.1."""
_BOMB_OF_ODDS = {
    sum(_ODD_ONES[place][colour] for place, colour in enumerate(chosen)): _PLAIN
    for chosen in permutations(range(_SUITED), len(ODD_RANKS))
} | {sum(each): _PURE for each in zip(*_ODD_ONES, strict=True)}

BOMB_LEVEL: Mapping[int, int] = MappingProxyType(
    _BOMB_OF_ODDS | {some << _SHIFT: level for some, level in _BOMB_OF_FACES.items()}
)
"""Level of every bomb, which is also its claim, by mask. G4.1."""


# Claims of given cards.


@lru_cache(1 << 15)
def possible_claims(cards: int) -> tuple[int, ...]:
    """Return all claims of exactly these cards, the best first, a run before a set of equal value; or (). G3.6, GQ3."""
    if cards in BOMB_LEVEL:
        return (BOMB_LEVEL[cards],)  # G3.5
    faces, numbers = cards >> _SHIFT, cards & ALL_NUMBERS
    count = _COUNT[faces]
    if not numbers:
        return (SET_FORM[1] | JACK + faces.bit_length() - 1,) if faces else ()  # GQ8
    low = LOW + ((numbers & -numbers).bit_length() - 1) // _SUITED
    high = LOW + (numbers.bit_length() - 1) // _SUITED
    number = cards.bit_count()
    found: list[int] = []
    for width in range(_POP[colours(numbers)], WIDEST_RUN + 1):  # G3.3
        length, rest = divmod(number, width)
        if length < shortest_run(width):
            break
        if not rest:
            tops = range(max(high, LOW + length - 1), min(low + length - 1, KING) + 1)
            found += (RUN_FORM[width, length] | top for top in tops if _FILLING[faces, count, width, max(0, top - TEN)])
    found.sort(key=lambda claim: (claim & 15, claim), reverse=True)
    if low == high:
        found.append(SET_FORM[number] | low)
    return tuple(found)


def beating_claims(cards: int, top: int) -> tuple[int, ...]:
    """Return the claims with which a mask of cards beats the claim ``top`` (0: all its claims), best first."""
    return (
        tuple(claim for claim in possible_claims(cards) if claim_beats(claim, top)) if top else possible_claims(cards)
    )


# Plays from a hand: one set of cards for each claim.


@lru_cache(1 << 15)
def possible_bombs(hand: int) -> tuple[tuple[int, int], ...]:
    """Return (cards, claim) for each level of bomb in a mask of only face cards, 3s, 5s, 7s and 9s."""
    return tuple({level: (cards, level) for cards, level in BOMB_LEVEL.items() if not cards & ~hand}.values())


def _bombs(hand: int) -> tuple[tuple[int, int], ...]:
    odds = hand & _ODDS if all(hand & each for each in _EACH_ODD) else 0
    return possible_bombs(hand & ~ALL_NUMBERS | odds)


@lru_cache(1 << 14)
def possible_leads(hand: int) -> tuple[tuple[int, int], ...]:
    """Return (mask of cards, claim) for each claim that a hand can lead, with the fewest, lowest face cards. G5.1."""
    faces = hand >> _SHIFT
    count = _COUNT[faces]
    lowest = _LOWEST[faces]
    found = [(1 << _SHIFT + face, SET_FORM[1] | JACK + face) for face in range(3) if faces >> face & 1]
    ranks = []
    for value, shift in _RANKS:
        held = hand >> shift & 31
        ranks.append(held)
        if held:
            found += ((few << shift, number << 4 | value) for number, few in enumerate(_FEWEST[held]) if number)
            whole, most = held << shift, _POP[held]
            found += ((whole | lowest[wild], most + wild << 4 | value) for wild in range(1, count + 1))
    windows: dict[int, tuple[int, int]] = {}
    for width, chosen in _TRIED[colours(hand)]:
        _windows(ranks, width, chosen, count, faces, windows)
    for claim, (_, chosen) in windows.items():
        width, length = FORM_SHAPE[claim >> 4]
        found.append((_fullest_run(hand, faces, width, length, claim & 15, _IN_COLOURS[chosen]), claim))
    found += _bombs(hand)
    return tuple(found)


def _windows(
    ranks: list[int], width: int, chosen: int, count: int, faces: int, found: dict[int, tuple[int, int]]
) -> None:
    """Add the runs of one width in the colours ``chosen`` to ``found``: by claim, face cards needed, and colours.

    ``ranks`` are the colours held of each rank, ``count`` and ``faces`` number and set of the face cards in hand.
    """
    needs = [width - _POP[held & chosen] for held in ranks]
    least = shortest_run(width)
    for low in range(len(needs)):
        missing = 0
        places = 0
        for high in range(low, len(needs)):
            missing += needs[high]
            if missing > count:
                break
            places += width
            length = high - low + 1
            if missing == places:
                continue  # G3.5: face cards only
            if length >= least:
                claim = RUN_FORM[width, length] | high + LOW
                if claim not in found or found[claim][0] > missing:
                    found[claim] = (missing, chosen)
            if high + LOW == TEN:
                above = 1
                while (wild := missing + above * width) <= count:
                    if length + above >= least and _FILLING[faces, wild, width, above]:
                        claim = RUN_FORM[width, length + above] | TEN + above
                        if claim not in found or found[claim][0] > missing:
                            found[claim] = (missing, chosen)
                    above += 1


def _fullest_run(hand: int, faces: int, width: int, length: int, top: int, suited: int) -> int:
    """Return the mask of a run with the most number cards of ``suited`` (mask), the rest face cards; 0 if none."""
    above = max(0, top - TEN)
    cards = hand & suited & _BETWEEN[top - length + 1][top - above]
    wild = width * length - cards.bit_count()
    if wild > 3 or not cards:
        return 0
    filling = _FILLING[faces, wild, width, above]
    return cards | filling[0] if filling else 0


@lru_cache(1 << 15)
def beating_plays(hand: int, top: int) -> tuple[tuple[int, int], ...]:
    """Return (mask of cards, claim) for each claim of a hand that beats the claim ``top``, with one set of cards each.

    G5.3, G5.4.
    """
    if top < 16:
        return tuple(bomb for bomb in _bombs(hand) if bomb[1] > top)
    faces = hand >> _SHIFT
    count = _COUNT[faces]
    value = top & 15
    form = top - value
    found = []
    if top < FIRST_RUN:
        number = form >> 4
        for rank, shift in _RANKS[value - LOW + 1 :]:
            held = hand >> shift & 31
            if held and _POP[held] + count >= number:
                few = min(number, _POP[held])
                found.append((_FEWEST[held][few] << shift | _LOWEST[faces][number - few], form | rank))
        if number == 1:
            found += (
                (1 << _SHIFT + face, form | JACK + face)
                for face in range(3)
                if faces >> face & 1 and JACK + face > value
            )
    else:
        width, length = FORM_SHAPE[form >> 4]
        for peak in range(value + 1, min(KING, TEN + length - 1) + 1):
            window = hand & _BETWEEN[peak - length + 1][min(peak, TEN)]
            if window.bit_count() + count >= width * length:
                most = max(_WIDE[width], key=lambda suited: (window & suited).bit_count())
                cards = _fullest_run(hand, faces, width, length, peak, most)
                if cards:
                    found.append((cards, form | peak))
    return (*found, *_bombs(hand))


def possible_plays(hand: int, top: int) -> tuple[tuple[int, int], ...]:
    """Return ``beating_plays`` to the claim ``top``, or ``possible_leads`` if that is 0."""
    return beating_plays(hand, top) if top else possible_leads(hand)


# All combinations with a claim.


def card_sets(hand: int, claim: int) -> Iterator[int]:
    """Yield all sets of cards of a hand with this claim, as masks."""
    faces = hand >> _SHIFT
    if claim < 16:
        yield from (cards for cards, level in BOMB_LEVEL.items() if level == claim and not cards & ~hand)
    elif claim < FIRST_RUN:
        yield from _ways_of_set(hand, faces, claim >> 4, claim & 15)
    else:
        width, length = FORM_SHAPE[claim >> 4]
        yield from _ways_of_run(hand, faces, width, length, claim & 15)


def _ways_of_set(hand: int, faces: int, number: int, rank: int) -> Iterator[int]:
    if rank > TEN:
        yield hand & 1 << _SHIFT + rank - JACK
        return
    held = single_bits(hand & _BETWEEN[rank][rank])
    for wild in range(min(3, number - 1) + 1):
        for some in _FILLING[faces, wild, 1, 0]:
            yield from (some + sum(cards) for cards in combinations(held, number - wild))


def _ways_of_run(hand: int, faces: int, width: int, length: int, top: int) -> Iterator[int]:
    above = max(0, top - TEN)
    window = hand & _BETWEEN[top - length + 1][top - above]
    filling = [_FILLING[faces, wild, width, above] for wild in range(4)]
    held = colours(window)
    for count in range(1, min(width, _SUITED) + 1):
        for chosen in _CHOICES[count]:
            if chosen & held != chosen:
                continue
            whole = window & _IN_COLOURS[chosen]
            missing = width * length - whole.bit_count()
            if missing > 3:
                continue
            single = single_bits(whole)
            for dropped in range(4 - missing):
                if not filling[missing + dropped]:
                    continue
                for out in combinations(single, dropped):
                    cards = whole - sum(out)
                    if colours(cards) == chosen:  # otherwise found with fewer colours
                        yield from (cards | some for some in filling[missing + dropped])


def every_play(hand: int, top: int) -> Iterator[tuple[int, int]]:
    """Yield every (mask of cards, claim) of a hand that beats the claim ``top`` (0: that can be led)."""
    for _, claim in possible_plays(hand, top):
        for cards in card_sets(hand, claim):
            yield cards, claim


def random_play(hand: int, top: int, rng: Random) -> tuple[int, int] | None:
    """Return a random (mask of cards, claim) that beats the claim ``top`` (0: a lead); None if none does.

    All forms are equally likely.
    """
    able = possible_plays(hand, top)
    if not able:
        return None
    forms: dict[int, list[int]] = {}
    for _, claim in able:
        forms.setdefault(claim >> 4, []).append(claim)
    claim = rng.choice(rng.choice(list(forms.values())))
    return rng.choice(list(card_sets(hand, claim))), claim
