"""Combinations: the fast enumeration against a slow one that follows the clauses word by word."""

from collections import defaultdict
from itertools import combinations, permutations, product
from random import Random

import pytest

from bluestick.engine.cards import single_bits
from bluestick.games.haggis.cards import (
    ALL_FACES,
    CARDS,
    COLOURS,
    FACES,
    NUMBERS,
    POINTS,
    colour,
    mask,
    parts,
    points_of_mask,
    rank,
)
from bluestick.games.haggis.combinations import (
    beating_claims,
    beating_plays,
    card_sets,
    every_play,
    possible_claims,
    possible_leads,
    possible_plays,
    random_play,
)
from bluestick.games.haggis.legal import HaggisMoves
from bluestick.games.haggis.readings import (
    CLAIM,
    READING,
    READING_BY_TEXT,
    Kind,
    bomb_reading,
    claim_beats,
    claim_size,
    represented_ranks,
    run_reading,
    set_reading,
)
from tests.daily import first
from tests.games.haggis.positions import HAGGIS, THREE, A, cards, position, reading

EXTRA = "*"
"""A colour beyond those of the deck, which wild cards may make up. GQ4."""


def by_the_book(chosen):
    """All readings of exactly these cards, by trying to lay each card on a place of its own. G3, G4."""
    numbers = [card for card in chosen if card not in FACES]
    faces = [card for card in chosen if card in FACES]
    if not numbers:
        bomb = {("J", "Q"): 2, ("J", "K"): 3, ("Q", "K"): 4, ("J", "Q", "K"): 5}.get(tuple(faces))
        if bomb:
            return {bomb_reading(bomb)}
        return {set_reading(1, rank(faces[0]))} if len(faces) == 1 else set()
    found = set()
    ranks, number = {rank(card) for card in numbers}, len(chosen)
    if len(ranks) == 1:
        found.add(set_reading(number, *ranks))
    suited = {colour(card) for card in numbers}
    if not faces and sorted(map(rank, numbers)) == [3, 5, 7, 9] and len(suited) in (1, 4):
        found.add(bomb_reading(6 if len(suited) == 1 else 1))
    for width in range(1, number + 1):
        length = number // width
        if width * length != number or length < (3 if width == 1 else 2):
            continue
        for top in range(length + 1, 14):
            if can_lie(numbers, faces, width, range(top - length + 1, top + 1)):
                found.add(run_reading(width, length, top))
    return found


def can_lie(numbers, faces, width, ranks):
    for chosen in combinations(COLOURS + EXTRA, width):
        places = set(product(ranks, chosen))
        taken = {(rank(card), colour(card)) for card in numbers}
        if taken <= places:
            left = [place for place, _ in places - taken]
            if any(
                all(rank(face) >= place for face, place in zip(faces, way, strict=True)) for way in permutations(left)
            ):
                return True
    return False


def higher(one, other):
    """G5.3, G5.4."""
    if other is None:
        return True
    if one.kind is Kind.BOMB:
        return other.kind is not Kind.BOMB or one.value > other.value
    if other.kind is Kind.BOMB or one.kind is not other.kind or one.value <= other.value:
        return False
    return (one.width, one.length) == (other.width, other.length)


def small_hand(rng):
    """Cards that lie close together, so that they make something, and a few wild cards."""
    low = rng.randint(2, 8)
    shades = rng.sample(COLOURS, rng.randint(1, 5))
    if rng.random() < 0.2:
        near = [card for card in NUMBERS if rank(card) in (3, 5, 7, 9)]
    else:
        near = [card for card in NUMBERS if low <= rank(card) < low + 4 and colour(card) in shades]
    wild = rng.sample(FACES, rng.choice((0, 1, 2, 3, 3)))
    numbers = rng.sample(near, min(len(near), rng.randint(1, 9 - len(wild))))
    return parts(mask([*numbers, *wild]))


def compare(rng):
    """One hand: all leads, and all answers to some other combinations."""
    hand = small_hand(rng)
    held = mask(hand)
    slow = {}
    for number in range(1, len(hand) + 1):
        for chosen in combinations(hand, number):
            slow[chosen] = by_the_book(chosen)
    assert all({READING[claim] for claim in possible_claims(mask(chosen))} == found for chosen, found in slow.items())
    found = [each for each in slow.values() if each]
    tops = [None, *rng.sample(list(CLAIM), 4)]
    tops += (reading_below(rng.choice(sorted(rng.choice(found), key=str)), rng) for _ in range(4))
    for top in tops:
        wanted = {(chosen, each) for chosen, found in slow.items() for each in found if higher(each, top)}
        fast = [(parts(cards), READING[claim]) for cards, claim in every_play(held, CLAIM.get(top, 0))]
        assert len(fast) == len(set(fast))
        assert set(fast) == wanted, (hand, top)
        shown = [READING[claim] for _, claim in possible_plays(held, CLAIM.get(top, 0))]
        assert len(shown) == len(set(shown))
        assert set(shown) == {each for _, each in wanted}
        lit(hand, top, wanted, rng)


def reading_below(top, rng):
    """A combination of the same form, mostly a lower one."""
    same = [each for each in CLAIM if each.form == top.form and each.value <= top.value]
    return rng.choice(same)


def lit(hand, top, wanted, rng):
    """Exactly the cards that can still complete something are lit. Law 8 needs no more, tables do."""
    moves = HaggisMoves(HAGGIS.view(position(THREE, {A: hand}, on=top), A))
    chosen = tuple(rng.sample(hand, rng.randint(1, min(3, len(hand)))))
    more = {card for each, _ in wanted if set(chosen) <= set(each) for card in each}
    assert moves.next_parts(chosen) == more - set(chosen)
    assert (moves.why_not_pick(chosen) is None) == bool(more)
    assert {play.reading for play in moves.readings(chosen)} == {
        each for cards, each in wanted if set(cards) == set(chosen)
    }


@pytest.mark.parametrize("seed", first(range(6)))
def test_two_enumerations_agree(seed):
    rng = Random(seed)
    for _ in range(10):
        compare(rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_two_enumerations_agree_on_many_hands(seed):
    rng = Random(f"many {seed}")
    for _ in range(100):
        compare(rng)


def full_hand(rng):
    return mask(rng.sample(NUMBERS, 14)) | ALL_FACES


def test_what_is_shown_of_full_hands_has_every_declaration_with_the_fewest_wild_cards():
    rng = Random(1)
    for _ in range(40):
        hand = full_hand(rng)
        fewest = defaultdict(lambda: 9)
        for chosen, claim in every_play(hand, 0):
            fewest[claim] = min(fewest[claim], (chosen & ALL_FACES).bit_count())
        shown = {claim: chosen for chosen, claim in possible_leads(hand)}
        assert shown.keys() == fewest.keys()
        for claim, chosen in shown.items():
            assert chosen & ~hand == 0
            assert claim in possible_claims(chosen)
            assert (chosen & ALL_FACES).bit_count() == fewest[claim]


def test_answers_of_full_hands_are_the_leads_that_beat():
    rng = Random(2)
    for _ in range(100):
        hand = full_hand(rng)
        able = {claim for _, claim in possible_leads(hand)}
        for top in rng.sample(list(READING), 10):
            found = beating_plays(hand, top)
            assert {claim for _, claim in found} == {claim for claim in able if claim_beats(claim, top)}
            assert len({claim for _, claim in found}) == len(found)
            assert all(chosen & ~hand == 0 and claim in beating_claims(chosen, top) for chosen, claim in found)


def test_by_lot_every_combination_is_possible():
    rng = Random(3)
    for hand, top in (("7r 7g 8r J", None), ("6r 7r 7g 8g 9r J Q", reading("set:2:3"))):
        held, over = mask(cards(hand)), CLAIM.get(top, 0)
        drawn = {random_play(held, over, rng) for _ in range(4000)}
        assert drawn == set(every_play(held, over))
    assert random_play(mask(cards("2r 3g")), CLAIM[reading("set:1:9")], rng) is None


def test_G1_1_cards_and_their_bits():
    assert len(CARDS) == 48
    assert [parts(bit) for bit in single_bits(mask(CARDS))] == [(card,) for card in CARDS]
    assert [rank(card) for card in cards("2r 10b J Q K")] == [2, 10, 11, 12, 13]
    assert [colour(card) for card in cards("2r 10b J")] == ["r", "b", ""]
    rng = Random(4)
    for _ in range(50):
        some = rng.sample(CARDS, 9)
        assert points_of_mask(mask(some)) == sum(POINTS[card] for card in some)


def test_readings_are_written_and_numbered():
    for text, each in READING_BY_TEXT.items():
        assert str(each) == text
        assert READING[CLAIM[each]] is each
        assert claim_size(CLAIM[each]) == each.size
    assert str(run_reading(2, 3, 9)) == "run:2:3:9"
    assert {each.value for each in CLAIM if each.kind is Kind.SET and each.size > 1} == set(range(2, 11))
    assert {each.value for each in CLAIM if each.kind is Kind.SET and each.size == 1} == set(range(2, 14))
    assert [bomb_reading(level).size for level in range(1, 7)] == [4, 2, 2, 2, 3, 4]
    for one, other in product(Random(5).sample(list(CLAIM), 60), repeat=2):
        assert one.beats(other) == higher(one, other) == claim_beats(CLAIM[one], CLAIM[other])


@pytest.mark.parametrize(
    ("chosen", "as_what", "ranks"),
    [
        ("7r 8r J", "run:1:3:9", {"7r": 7, "8r": 8, "J": 9}),
        ("9r 10r J", "run:1:3:11", {"9r": 9, "10r": 10, "J": 11}),
        ("9r 10r J Q", "run:1:4:11", {"9r": 9, "10r": 10, "J": 11, "Q": 8}),
        ("10r 10g J Q", "run:2:2:11", {"10r": 10, "10g": 10, "J": 11, "Q": 11}),
        ("5r J Q", "run:1:3:7", {"5r": 5, "J": 6, "Q": 7}),
        ("9r J Q", "run:1:3:11", {"9r": 9, "J": 11, "Q": 10}),
        ("4r 4g K", "set:3:4", {"4r": 4, "4g": 4, "K": 4}),
        ("Q", "set:1:12", {"Q": 12}),
        ("J K", "bomb:3", {"J": 11, "K": 13}),
        ("3r 5r 7r 9r", "bomb:6", {"3r": 3, "5r": 5, "7r": 7, "9r": 9}),
    ],
)
def test_G3_4_what_the_wild_cards_stand_for(chosen, as_what, ranks):
    assert represented_ranks(cards(chosen), reading(as_what)) == ranks


def test_G3_4_no_card_stands_for_a_higher_one():
    rng = Random(6)
    for _ in range(30):
        for chosen, claim in every_play(mask(rng.sample(CARDS, 10)), 0):
            each = READING[claim]
            taken = represented_ranks(parts(chosen), each)
            assert all(rank(card) >= place for card, place in taken.items())
            assert all(rank(card) == place for card, place in taken.items() if card not in FACES)
            if each.kind is Kind.RUN:
                assert sorted(taken.values()) == sorted(
                    place for place in range(each.value - each.length + 1, each.value + 1) for _ in range(each.width)
                )


@pytest.mark.parametrize(
    ("chosen", "first"),
    [
        ("5r J Q", "run:1:3:7"),
        ("10r 10g J Q", "run:2:2:11"),
        ("9r 10r J", "run:1:3:11"),
        ("6r 6g", "set:2:6"),
        ("5r J Q K", "run:1:4:8"),
    ],
)
def test_G3_6_the_best_reading_comes_first(chosen, first):
    assert READING[possible_claims(mask(cards(chosen)))[0]] == reading(first)


def test_GQ4_wild_cards_make_up_a_colour_that_is_not_in_the_deck():
    fives = cards("4r 4o 4y 4g 4b 5r 5o 5y 5g 5b J Q")
    assert reading("run:6:2:5") in {READING[claim] for claim in possible_claims(mask(fives))}
    two_players = cards("4r 4o 4y 4g 5r 5o 5y 5g J K")
    assert reading("run:5:2:5") in {READING[claim] for claim in possible_claims(mask(two_players))}


def test_ways_of_a_claim_are_all_its_cards():
    hand = mask(cards("7r 7o 7y 8r J"))
    assert {parts(each) for each in card_sets(hand, CLAIM[reading("set:2:7")])} == {
        *map(cards, ("7r 7o", "7r 7y", "7o 7y", "7r J", "7o J", "7y J"))
    }


def test_GQ8_a_single_face_card_is_itself():
    assert [READING[claim] for claim in possible_claims(mask(["K"]))] == [set_reading(1, 13)]
