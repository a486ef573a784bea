"""Numbers of deals. The vectors are for ever: whoever makes one of these tests fail changes every deal."""

from collections import Counter
from datetime import date
from itertools import islice, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.cards import FRENCH
from bluestick.engine.chance import (
    HIGHEST_NUMBER,
    NumberedChance,
    _words,
    chance_of_deal,
    daily_deal_number,
    shuffled_players,
)
from bluestick.engine.match import Match
from bluestick.engine.record import Record
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES, replayed
from tests.games.magpies.rules import Magpies

numbers = st.integers(1, HIGHEST_NUMBER)
FIRST = (
    "S6 S3 H9 D3 D5 C5 CK H2 CA C9 D10 DK S8 HK D2 SA S10 D6 HJ D4 C6 DQ H10 C8 C4 H7 "
    "D8 D7 HA H5 S7 C2 S5 HQ CJ H3 CQ S9 D9 H4 C10 SJ H6 SQ DA C7 SK H8 DJ S2 C3 S4"
)
THIRD = (
    "CQ C8 HK H2 HQ D4 DQ D7 CJ D10 SK D3 D2 H6 S5 C3 D8 HJ D9 SA S9 CK S2 SJ SQ C10 "
    "DK S4 S3 C6 S7 C4 H4 C5 HA DJ H5 C2 H9 S6 H10 H7 D5 H8 C7 C9 S10 S8 H3 CA DA D6"
)
MATCHES = {
    ("haljan", "haljan"): "deal 2 S5 CQ DA DK S4 HJ CJ C10 C3 HK",
    ("haljan", "harjan"): "deal 0 S5 CQ DA DK S4 HJ CJ C10 C3 HK",
    ("haggis", "haggis"): "deal 0 o 7g 3r 8b 2y 4g 10r 9b 5r 6g 6r",
    ("kille", "kille"): "deal 4 BP 2 3 HU 4 4 6 KR BL HU KI KU 11 BP 9",
    ("snapphana", "800"): "deal 2 H10 H7 I T17 HK T5 SC C8 T14",
    ("snapphana", "1000"): "deal 0 H10 H7 I T17 HK T5 SC C8 T14",
    ("snapphana", "150"): "deal 0 H10 H7 I T17 HK T5 SC C8 T14",
    ("snapphana", "fjabbe"): "deal 2 H10 H7 I T17 HK T5 SC C8 T14",
}
"""How the first deal with the number 4711 begins."""


def test_the_words_of_a_row_are_those_of_sha_256():
    words = list(islice(_words("bluestick/1/deal 0/pack"), 10))
    assert words[:4] == [3456604258, 3366474149, 3410231840, 795011646]
    assert words[8:] == [1494181786, 770505679]  # of the second block


@pytest.mark.parametrize(("number", "before", "cards"), [(1, 0, FIRST), (123_456_789, 2, THIRD)])
def test_a_number_is_the_same_pack_for_ever(number, before, cards):
    assert " ".join(chance_of_deal(number, before).sample(FRENCH, 52)) == cards


def test_a_number_draws_the_same_lots_for_ever():
    chance = chance_of_deal(1, 0)
    assert (chance.randrange(4), chance.choice("rbgyo"), chance.randrange(10**6)) == (3, "y", 370823)
    assert shuffled_players(1, "abcdefg") == list("afbgedc")


def test_a_day_has_the_same_number_for_ever():
    day = date(2026, 11, 22)
    assert daily_deal_number("haljan", "haljan", day) == 919030781
    assert daily_deal_number("snapphana", "fjabbe", day) == 683002935


@pytest.mark.parametrize(
    ("game", "variant", "day", "number"),
    [
        ("haljan", "haljan", date(2026, 1, 10), 560152501),
        ("kille", "kille", date(2026, 1, 19), 52086759),
        ("snapphana", "fjabbe", date(2026, 1, 6), 798711323),
    ],
)
def test_a_word_that_would_favour_low_numbers_is_passed_over(game, variant, day, number):
    """The first word is above the largest multiple of ``HIGHEST_NUMBER``, as on one day of fifteen."""
    assert next(_words(f"bluestick/{game}/{variant}/{day.isoformat()}")) >= 2**32 - 2**32 % HIGHEST_NUMBER
    assert daily_deal_number(game, variant, day) == number


def test_every_form_in_which_cards_are_dealt_has_a_vector():
    forms = {(rules.id, form.id) for rules in GAMES.values() if rules.has_deals for form in rules.variants}
    assert forms == MATCHES.keys()


@pytest.mark.parametrize("form", MATCHES)
def test_the_first_deal_of_a_match_is_that_of_its_number(form):
    game, variant = form
    rules = GAMES[game]
    match = Match(rules, rules.setup(variant=variant), deal=4711)
    match.chance()
    assert rules.write(match.played[0].move).startswith(MATCHES[form] + " ")


@given(numbers, st.permutations(FRENCH))
def test_in_what_order_a_pack_comes_makes_no_difference(number, pack):
    assert chance_of_deal(number, 0).sample(pack, 52) == chance_of_deal(number, 0).sample(FRENCH, 52)


@given(numbers, st.lists(st.sampled_from("rbgyo"), max_size=30))
def test_nothing_is_lost_in_shuffling(number, cards):
    assert Counter(chance_of_deal(number, 0).sample(cards, len(cards))) == Counter(cards)


@given(numbers, st.integers(0, 9))
def test_lots_that_are_drawn_before_do_not_change_the_pack(number, lots):
    chance = chance_of_deal(number, 0)
    for _ in range(lots):
        chance.randrange(3)
    assert chance.sample(FRENCH, 52) == chance_of_deal(number, 0).sample(FRENCH, 52)


@given(numbers, st.integers(1, 2**20))
def test_a_lot_is_below_its_bound(number, stop):
    chance = chance_of_deal(number, 0)
    assert all(0 <= chance.randrange(stop) < stop for _ in range(20))


def test_every_card_is_as_likely_everywhere():
    first = Counter(chance_of_deal(number, 0).sample("abcd", 4)[0] for number in range(1, 4001))
    assert all(900 < times < 1100 for times in first.values())
    assert len(first) == 4


def test_neighbouring_numbers_and_deals_have_nothing_in_common():
    packs = [tuple(chance_of_deal(number, before).sample(FRENCH, 52)) for number in range(1, 20) for before in range(3)]
    assert len(set(packs)) == len(packs)
    assert all(sum(a == b for a, b in zip(one, other, strict=True)) < 10 for one, other in pairwise(packs))


@given(st.dates(), st.dates())
def test_another_day_has_another_number(day, other):
    assert 1 <= daily_deal_number("kille", "kille", day) <= HIGHEST_NUMBER
    assert (daily_deal_number("kille", "kille", day) == daily_deal_number("kille", "kille", other)) == (day == other)


def test_what_is_taken_back_and_dealt_again_is_the_same():
    match = Match(Magpies(), Magpies().setup(2), deal=77)
    match.chance()
    before = match.played
    match.rewind(0)
    match.chance()
    assert match.played == before


def test_later_deals_do_not_depend_on_how_the_first_was_played():
    packs = []
    for seed in range(2):
        rules, rng = GAMES["kille"], Random(seed)
        match = Match(rules, rules.setup(4, options={"pots": 2}), deal=5)
        while sum(played.seat == CHANCE for played in match.played) < 3:
            if CHANCE in match.to_act:
                match.chance()
            else:
                seat = min(match.to_act)
                match.play(seat, match.moves(seat).sample(rng))
        packs.append([played.move.cards for played in match.played if played.seat == CHANCE])
    assert packs[0] == packs[1]


def test_the_record_keeps_the_number_and_so_the_deals_to_come():
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), deal=6, known=True)
    record = Record.parse("".join(match.record().lines()).encode())
    assert (record.deal, record.known) == (6, True)
    again = replayed(record)
    again.chance()
    match.chance()
    assert again.played == match.played


def test_a_branch_has_the_deals_of_its_match_and_they_are_known():
    match = Match(GAMES["kille"], deal=9)
    match.chance()
    branch = match.branch(1)
    assert (branch.deal, branch.known) == (9, True)
    assert not Match(GAMES["kille"]).branch(0).known


def test_who_is_drawn_for_a_seat_comes_from_a_row_of_its_own():
    places = NumberedChance(3, "seats").sample(range(9), 9)
    assert sorted(places) == list(range(9)) != places
    assert places != chance_of_deal(3, 0).sample(range(9), 9)
