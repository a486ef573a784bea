"""Flertal, sekvenser and the count of a pile: S5 to S8."""

from collections import Counter
from random import Random

import pytest

from bluestick.games.snapphana.cards import (
    ALL,
    CARD_POINTS,
    KINGS,
    PACK,
    SUIT,
    add_cards,
    mask,
    parts,
    remove_cards,
    sort_cards,
)
from bluestick.games.snapphana.combinations import (
    Kind,
    combination_points,
    combination_size,
    contained_combinations,
    declarable_combinations,
    display_row,
    is_combination,
    why_no_combination,
)
from bluestick.games.snapphana.scoring import card_points, pairs, pile_combination_points, pile_items, pile_points
from tests.games.snapphana import slow
from tests.games.snapphana.positions import cards

FAST, MANY = 300, 20_000


def random_pile(rng: Random) -> tuple[str, ...]:
    """Any number of cards; now and then so that there are many trumps, or hardly any."""
    number = 2 * rng.randrange(32)
    lots = {card: rng.random() * rng.choice((1, 1, 3)) for card in set(PACK)}
    if rng.random() < 0.5:
        factor = rng.choice((0.3, 3))
        lots = {card: lot * (factor if SUIT[card] in ("T", "") else 1) for card, lot in lots.items()}
    pile = sorted(PACK, key=lambda card: lots[card] * rng.random(), reverse=True)[:number]
    rng.shuffle(pile)
    return tuple(pile)


def agrees(pile: tuple[str, ...]) -> None:
    """The fast count, its items and its rows, beside the slow one."""
    bits = mask(pile)
    sets, sequences = slow.sets(pile), slow.sequences(pile)
    assert pile_combination_points(bits) == (slow.doubled(sets), slow.doubled(sequences)), pile
    assert card_points(bits) == slow.card_points(pile) == sum(pair.points for pair in pairs(pile))
    items = pile_items(bits)
    assert sum(item.amount for item in items) == pile_points(bits)
    assert {item.args[0][4:]: item.amount for item in items if item.code == "set"} == sets
    assert {item.args[0][4:]: item.amount for item in items if item.code == "sequence"} == sequences
    for item in items:
        assert not Counter(item.parts) - Counter(pile)
        if item.code == "sequence":
            assert list(item.parts) in list(slow.rows(item.args[0][4:], item.parts)), "it is not laid like that"


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(10))
def test_the_fast_count_agrees_with_the_slow_one(seed):
    rng = Random(seed)
    for _ in range(FAST // 10):
        agrees(random_pile(rng))


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_the_fast_count_agrees_with_the_slow_one_on_many_piles(seed):
    rng = Random(f"many {seed}")
    for _ in range(MANY // 10):
        agrees(random_pile(rng))


@pytest.mark.parametrize("seed", range(60))
def test_what_can_be_declared_from_a_hand_is_what_can_be_laid(seed):
    rng = Random(seed)
    hand = random_pile(rng)[:17]
    found = declarable_combinations(mask(hand))
    assert len(set(found)) == len(found)
    for kind in Kind:
        own = [made for of, made in found if of is kind]
        assert [made.bit_count() for made in own] == sorted((made.bit_count() for made in own), reverse=True)
        assert (kind, own[0].bit_count() if own else 0) in (*contained_combinations(mask(hand)), (kind, 0))
        if kind.group == "seq":
            assert {parts(made) for made in own} == {sort_cards(laid) for laid in slow.rows(kind.value[4:], hand)}
        for made in own:
            shown = display_row(kind, made)
            assert sort_cards(shown) == parts(made)
            if kind.group == "seq":
                assert list(shown) in list(slow.rows(kind.value[4:], shown)), "it is not laid like that"


@pytest.mark.parametrize(
    "text", ["T20 T19 T18 T16 T15 T14 T12 N F", "T20 T18 T16 T15 T13 N F I", "T20 T17 T7 T6 T5 I I N F"]
)
def test_S4_2_a_wild_card_may_stand_for_a_card_that_one_holds(text):
    hand = cards(text)
    found = {parts(made) for kind, made in declarable_combinations(mask(hand)) if kind is Kind.TRUMPS}
    assert found == {sort_cards(laid) for laid in slow.rows("T", hand)}


# The pack: S1, S2.


def test_S1_there_are_62_cards():
    assert len(PACK) == 62
    assert Counter(SUIT[card] for card in PACK) == {"S": 10, "C": 10, "H": 10, "D": 10, "T": 21, "": 1}
    assert Counter(CARD_POINTS[card] for card in PACK) == {5: 8, 4: 4, 3: 4, 2: 4, 1: 42}
    assert PACK.count("I") == 4


def test_equal_cards_are_counted():
    three, one = mask(cards("I I SK I")), mask(cards("I N"))
    assert parts(three) == cards("SK I I I")
    assert add_cards(three, one) == mask(cards("SK I I I I N"))
    assert remove_cards(three, one & ~mask(["N"])) == mask(cards("SK I I"))
    assert parts(ALL) == PACK == sort_cards(reversed(PACK))


# Flertal: S5.


@pytest.mark.parametrize(
    ("kind", "three", "four"),
    [("set:T", 18, 36), ("set:K", 17, 34), ("set:Q", 14, 28), ("set:C", 13, 26), ("set:J", 12, 24)],
)
def test_S5_three_and_four_of_a_kind(kind, three, four):
    assert (
        combination_points(Kind(kind), 3),
        combination_points(Kind(kind), 4),
        combination_points(Kind(kind), 2),
    ) == (three, four, 0)


def test_S5_there_are_no_wild_cards_in_flertal():
    assert not combination_size(Kind.KINGS, mask((*KINGS[:2], "N", "F")))


# Sekvenser: S6, R1 to R9.


def laid(kind: str, text: str) -> bool:
    return is_combination(Kind(f"seq:{kind}"), mask(cards(text)))


def test_S6_1_there_are_seven_kinds():
    assert sum(kind.group == "seq" for kind in Kind) == 7
    assert not laid("S", "SK SQ SC HJ")


def test_S6_2_ten_points_and_five_more_for_each_card():
    assert [combination_points(Kind.TRUMPS, number) for number in (2, 3, 4, 22)] == [0, 10, 15, 105]


def test_S6_3_a_wild_card_serves_in_several_sequences():
    pile = mask(cards("SK SQ HK HJ CA DA N"))
    assert pile_combination_points(pile)[1] == 60


def test_S6_4_two_real_snapphanar_or_aces():
    assert laid("I", "I I N")
    assert laid("I", "I I I I N F")
    assert not laid("I", "I N F")
    assert not laid("A", "SA N F")
    assert not laid("A", "SA CA")


def test_S6_5_the_top_card_must_be_real():
    assert not laid("T", "F T19 T18 T17")
    assert not laid("H", "N HQ HC HJ")


def test_S6_6_two_of_the_next_three_and_one_real():
    assert laid("S", "SK SQ SJ")
    assert laid("S", "SK SQ N")
    assert not laid("S", "SK SJ SA")
    assert not laid("S", "SK SA N")
    assert not laid("T", "T20 T19 T16")
    assert not laid("T", "T20 N F T16 T15")


def test_S6_7_the_tail_has_no_gaps():
    assert laid("T", "T20 T19 T17 T16 T15")
    assert not laid("T", "T20 T19 T17 T16 T14")
    assert laid("T", "T20 T19 T17 T16 N T14")
    assert not laid("T", "T20 T19 T17 T16 T15 I")


def test_S6_8_a_wild_card_may_stand_at_the_end():
    assert laid("D", "DK DC DJ N")
    assert display_row(Kind.DIAMONDS, mask(cards("DK DC DJ DA N F"))) == cards("DK DC DJ DA N F")


def test_S6_9_two_wild_cards_side_by_side_end_the_row():
    assert not laid("T", "T20 T19 N F T15 T14 T13 T12")
    assert laid("T", "T20 T19 N F")
    assert laid("T", "T20 T18 N F T15 T14"), "one before XVIII"
    assert not laid("T", "T20 T19 T18 N F T14")


def test_the_row_shows_where_the_wild_cards_stand():
    assert display_row(Kind.TRUMPS, mask(cards("T20 T17 N T15 F"))) == cards("T20 N T17 F T15")
    assert display_row(Kind.SPADES, mask(cards("SK SJ SA N"))) == cards("SK N SJ SA")
    assert display_row(Kind.SPADES, mask(cards("SK SQ SA F N"))) == cards("SK SQ N SA F")
    assert display_row(Kind.SPADES, mask(cards("SK SA F N"))) == ()
    assert display_row(Kind.TRUMPS, mask(cards("T20 T19 N F T15 T14"))) == cards("T20 T19 N F"), "two wild cards end it"


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("set:K", "SK HK", "too_few S5"),
        ("set:K", "SK HK SQ", "not_of_kind S5"),
        ("seq:S", "SK SQ S10", "not_of_kind S6.1"),
        ("seq:I", "I I", "too_few S6.4"),
        ("seq:A", "SA N F", "two_real S6.4"),
        ("seq:H", "HQ HC HJ", "no_head S6.5"),
        ("seq:T", "T20 T19 T16", "no_group S6.6"),
        ("seq:S", "SK SA N", "no_group S6.6"),
        ("seq:T", "T20 T19 T18 T15", "gap S6.7"),
        ("seq:T", "T20 T19 N F T15", "wild_end S6.9"),
    ],
)
def test_why_cards_are_no_combination(kind, text, why):
    refusal = why_no_combination(Kind(kind), mask(cards(text)))
    assert f"{refusal.code} {refusal.clause.removeprefix('snapphana#')}" == why
    assert not is_combination(Kind(kind), mask(cards(text)))


# Doubling and cards: S7, S8.


def test_S7_1_three_of_a_group_double_that_group_alone():
    sets = cards("SK HK DK SQ HQ DQ SC HC DC")
    assert pile_combination_points(mask(sets))[0] == 2 * (17 + 14 + 13)
    assert pile_combination_points(mask(sets))[1] == 2 * 30
    assert pile_combination_points(mask(cards("SK HK DK SQ HQ DQ")))[0] == 17 + 14


def test_S7_2_a_card_serves_in_both_groups_and_an_ace_in_two_sequences():
    assert pile_combination_points(mask(cards("T20 T19 N F"))) == (36, 15)
    assert pile_combination_points(mask(cards("SK SQ SC SA HA DA"))) == (0, 25)


def test_S8_1_honours_are_paired_with_hackor_first():
    found = pairs(cards("S6 SK SQ S7"))
    assert [(pair.cards, pair.points) for pair in found] == [(("SK", "S6"), 5), (("SQ", "S7"), 4)]
    assert [pair.points for pair in pairs(cards("SK SC"))] == [7]


def test_S8_3_the_pack_counts_87():
    assert card_points(ALL) == 87


def test_the_whole_pack_in_one_pile_counts_939():
    assert pile_points(ALL) + 6 == 939
    assert pile_combination_points(ALL) == (296, 550)
