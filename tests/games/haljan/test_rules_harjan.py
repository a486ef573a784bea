"""Harjan after Spillefuglen, clause by clause (H8)."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.cards import FRENCH, SUITS
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.cards import ekten, points_by_card, uekten
from bluestick.games.haljan.events import CardsDrawn, TrickTaken
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.scoring import langen_result, utn_result
from tests.games.haljan.positions import (
    EXCHANGE,
    HALJAN,
    HARJAN,
    HARJAN_EXCHANGE,
    HARJAN_SINGLE,
    TWO,
    A,
    B,
    cards,
    dealt,
    final_refill,
    finished,
    last_trick,
    moved,
    of_kind,
    play,
    position,
    refusal,
    rest_of,
    state_of,
    table,
    tricks_of,
)


def leads(setup, hand, stock=0, trump="S"):
    state = harjan_state(setup, hand, stock, trump)
    return list(HALJAN.moves(HALJAN.view(state, Seat(0))))


def harjan_state(setup, hand, stock=0, trump="S", other=""):
    held = cards(hand)
    hidden = cards(other) or tuple(rest_of(held)[: len(held)])
    rest = rest_of(held, hidden)[:stock]
    return position(setup, {0: held, 1: hidden}, rest[0] if rest else None, rest[1:], turn=0, dealer=1, trump=trump)


def test_H8_1_otherwise_it_is_haljan_for_two():
    match = dealt(HARJAN, 0, "S7")
    assert match.to_act == {1}
    assert table(match).stock == 40


@pytest.mark.parametrize("trump", SUITS)
def test_H8_2_twelve_for_the_top_jacks(trump):
    worth = points_by_card(trump, harjan=True)
    assert worth[ekten(trump)] == worth[uekten(trump)] == 12
    assert sum(worth.values()) == 140


def test_H8_3_no_exchange_unless_agreed():
    assert refusal(state_of(dealt(HARJAN, 1, "SA", h0="S2")), 0, EXCHANGE) == "no_exchange H8.3"
    assert refusal(state_of(dealt(HARJAN_EXCHANGE, 1, "SA", h0="S2")), 0, EXCHANGE) is None


@pytest.mark.parametrize(("setup", "asked"), [(HARJAN, False), (HARJAN_EXCHANGE, True)], ids=["off", "on"])
def test_H8_3_nobody_is_asked_before_the_turn_up_is_drawn_unless_agreed(setup, asked):
    state, last, final = final_refill(cards("H9 S2 D10"), setup=setup)
    assert moved(state, last, final).state.table.drawing == asked


def test_H8_4_the_whole_suit_and_at_most_one_other_card():
    state = harjan_state(HARJAN, "HA HK H9 H2 D4 C5", stock=20)
    assert refusal(state, 0, play("HA HK H9 H2")) is None
    assert refusal(state, 0, play("HA HK H9 H2 C5")) is None
    assert refusal(state, 0, play("HA HK")) == "too_few H8.4"
    assert refusal(state, 0, play("HA HK H9 D4")) == "whole_suit H8.4"
    assert refusal(state, 0, play("HA HK H9 H2 D4 C5")) == "one_other H8.4"
    moves = HALJAN.moves(HALJAN.view(state, Seat(0)))
    assert moves.why_not(play("HA HK H9 D4")).parts == ("H2",)
    assert moves.why_not(play("HA HK H9 H2 D4 C5")).parts == ("D4", "C5")


def test_H8_4_the_pick_of_a_lead_can_be_extended():
    moves = HALJAN.moves(HALJAN.view(harjan_state(HARJAN, "HA HK H9 H2 D4 C5", stock=20), Seat(0)))
    assert moves.next_parts(("HA", "HK", "H9")) == {"H2", "D4", "C5"}  # with H2 still to come, D4 may come first
    assert moves.readings(("HA", "HK", "H9")) == (play("HA HK H9"),)
    assert moves.next_parts(("HA", "D4")) == {"HK", "H9", "H2", "C5"}
    assert moves.readings(("HA", "HK", "H9", "D4")) == ()
    assert moves.why_not_pick(("HA", "HK", "H9", "D4")) is None
    assert moves.next_parts(("HA", "HK", "D4", "C5")) == set()
    assert moves.why_not_pick(("HA", "HK", "D4", "C5")).code == "one_other"


def test_H8_4_uekten_belongs_to_the_trumps():
    assert play("CJ SA S4 S3") in leads(HARJAN, "CJ SA S4 S3 HA D5", stock=20)
    assert play("CA CK CQ CJ") in leads(HARJAN, "CA CK CQ CJ HA D5", stock=20), "three clubs and a trump"
    assert play("CA CK CQ C9 CJ") in leads(HARJAN, "CA CK CQ C9 CJ D5", stock=20)
    assert play("CA CK CJ HA") not in leads(HARJAN, "CA CK CJ HA D5 D6", stock=20)


def test_H8_4_a_whole_suit_led_tells_what_is_not_kept():
    state = harjan_state(HARJAN, "HA HK H9 H2 D4 C5", stock=20)
    state = moved(state, 0, play("HA HK H9 H2 C5")).state
    assert state.table.barred[0] == ("H",)
    for seed in range(30):
        (kept,) = HALJAN.determinize(HALJAN.view(state, Seat(1)), Random(seed)).hands[0]
        assert kept[0] != "H"
    state = moved(harjan_state(HARJAN, "HA HK H9 H2 D4 C5", stock=20), 0, play("HA HK H9")).state
    assert state.table.barred[0] == ("", "", ""), "any three cards may be led"


@pytest.mark.parametrize("lead", ["HA HK H9 H2", "HA HK H9 C5"])
def test_H8_4_four_cards_are_a_whole_suit_too(lead):
    hand = "HA HK H9 H2 D4 C5" if lead.endswith("H2") else "HA HK H9 C6 D4 C5"
    state = moved(harjan_state(HARJAN, hand, stock=20), 0, play(lead)).state
    assert state.table.barred[0] == ("H", "H")


def test_H8_4_what_is_known_of_a_kept_card_adds_up():
    state = harjan_state(HARJAN, "HA HK H9 H2 D4 C5", 20, other="C2 C3 C4 C6 C7 C8")
    state = moved(moved(state, 0, play("HA HK H9 H2")).state, 1, play("C2 C3 C4 C6")).state
    assert state.table.barred[0] == ("H", "H", "", "", "", "")
    state = replace(state, hands=(cards("D4 C5 SA S10 SK SQ"), state.hands[1]))
    state = moved(state, 0, play("SA S10 SK SQ C5")).state
    assert state.table.barred[0] == ("HS",)


def test_H8_5_three_to_six_cards():
    assert {len(lead.cards) for lead in leads(HARJAN, "HA H10 HK H9 H2 H3", stock=20)} == {3, 6}
    assert {len(lead.cards) for lead in leads(HARJAN, "HA H10 HK H9 H2 D3", stock=20)} == {3, 5, 6}


def test_H8_6_the_opponent_plays_as_many_and_has_to_beat_all():
    state = harjan_state(HARJAN, "HK HQ H9 H8 H2 D4", 20, other="S3 S4 S5 HA H10 C2")
    state = moved(state, 0, play("HK HQ H9 H8 H2")).state
    assert refusal(state, 1, play("S3 S4 S5")) == "same_number H8.6"
    assert moved(state, 1, play("S3 S4 S5 HA H10")).state.table.tricks[-1].winner == 1
    assert moved(state, 1, play("S3 S4 C2 HA H10")).state.table.tricks[-1].winner == 0


def test_H8_7_both_draw_up_to_six_or_half_the_stock():
    state = harjan_state(HARJAN, "HA HK HQ HJ H9 D4", 20, other="C2 C3 C4 C5 C6 C7")
    state = moved(moved(state, 0, play("HA HK HQ HJ H9")).state, 1, play("C2 C3 C4 C5 C6")).state
    assert [len(hand) for hand in state.hands] == [6, 6]
    state = harjan_state(HARJAN, "HA HK HQ HJ H9 D4", 4, other="C2 C3 C4 C5 C6 C7")
    step = moved(moved(state, 0, play("HA HK HQ HJ H9")).state, 1, play("C2 C3 C4 C5 C6"))
    assert [len(hand) for hand in step.state.hands] == [3, 3]
    assert of_kind(CardsDrawn, step.events)[1].turn_up


def test_H8_8_way_one_one_or_two_cards_at_last():
    assert leads(HARJAN_SINGLE, "HA") == [play("HA")]
    assert leads(HARJAN_SINGLE, "HA D2") == [play("HA D2")]
    state = harjan_state(HARJAN_SINGLE, "HA D2")
    assert refusal(state, 0, play("HA")) == "all_left H8.8"


SIZES = {
    False: {20: {6: {3, 4, 5, 6}}, 4: {6: {3, 4, 5, 6}}, 2: {6: {3, 4, 5}}, 0: {6: {3, 4, 6}, 5: {3, 5}, 4: {2, 4}}},
    True: {20: {6: {3, 4, 5, 6}}, 2: {6: {3, 4, 5, 6}}, 0: {6: {3, 4, 5, 6}, 5: {3, 4, 5}, 4: {3, 4}}},
}
"""H8.9: numbers of cards by stock and hand, for way two and way one; fewer cards are always led together."""


@pytest.mark.parametrize(
    ("single", "stock", "held", "sizes"),
    [
        (single, stock, held, sizes)
        for single, stocks in SIZES.items()
        for stock, by_hand in [*stocks.items(), (0, {3: {3}, 2: {2}})]
        for held, sizes in by_hand.items()
    ],
)
def test_H8_9_how_many_cards_may_be_led(single, stock, held, sizes):
    setup = HARJAN_SINGLE if single else HARJAN
    hands = [["HA", "HK", "HQ", "HJ", "H9", "H8"][:suited] + ["DA", "CA"][: held - suited] for suited in range(7)]
    found = {len(lead.cards) for hand in hands if len(hand) == held for lead in leads(setup, " ".join(hand), stock)}
    assert found == sizes


def test_H8_9_way_two_leaves_nobody_a_single_card():
    assert refusal(harjan_state(HARJAN, "HA HK HQ D2"), 0, play("HA HK HQ")) == "leaves_one H8.9"
    assert refusal(harjan_state(HARJAN, "HA HK HQ D2"), 0, play("HA")) == "too_few H8.9"
    assert refusal(harjan_state(HARJAN, "HA HK HQ HJ H9 H8", 2), 0, play("HA HK HQ HJ H9 H8")) == "leaves_one H8.9"
    assert refusal(harjan_state(HARJAN, "HA D2"), 0, play("HA")) == "all_left H8.9"


@given(st.permutations(FRENCH), st.sampled_from([HARJAN, HARJAN_SINGLE]), st.integers(1, 6), st.sampled_from([0, 2, 4]))
def test_H8_9_what_is_listed_is_what_is_not_refused(pack, setup, held, stock):
    if setup is HARJAN and held == 1:
        return  # H8.9: does not arise
    held = 6 if stock else held
    state = harjan_state(setup, " ".join(pack[:held]), stock)
    moves = HALJAN.moves(HALJAN.view(state, Seat(0)))
    allowed = {
        Play(some) for size in range(1, held + 1) for some in combinations(pack[:held], size) if Play(some) in moves
    }
    assert allowed == set(moves)
    assert len(list(moves)) == len(allowed) > 0


def test_H8_10_two_deals_and_ten_for_langens_last_trick():
    state, events = finished(last_trick(HARJAN, points=(50, 66), tricks=tricks_of(0, 1, 0, 1)))
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 24, 10)]
    assert HALJAN.to_act(state) == {CHANCE}
    assert state.table.scores[-1].score == (84, 66)


def test_H8_11_no_klump_and_no_cut():
    assert langen_result((120, 30), (8, 0), harjan=True).won is None
    assert langen_result((120, 30), (8, 1), harjan=True).score == (120, 30)
    assert langen_result((121, 29), (8, 1), harjan=True).winner == A


@pytest.mark.parametrize(
    ("taken", "tricks", "level", "amount"),
    [((121, 29), (5, 4), "jan", 2), ((150, 0), (8, 0), "harjan", 3), ((150, 0), (8, 1), "jan", 2)],
)
def test_H8_12_jan_and_harjan(taken, tricks, level, amount):
    for turned in (False, True):
        won = langen_result(taken[::-1] if turned else taken, tricks[::-1] if turned else tricks, harjan=True)
        assert (won.winner, won.won.code, won.won.amount) == (B if turned else A, level, amount)


def test_H8_12_utn_is_worth_one():
    won = utn_result((125, 40), harjan=True).won
    assert (won.code, won.amount, won.clause) == ("win", 1, "haljan#H8.12")


def test_H8_13_a_score_item_says_which_variant_it_is():
    """The names visse fil and uwisse fil are texts: the rules only tell harjan apart."""
    assert table(dealt(HARJAN, 0, "S7")).harjan
    assert not table(dealt(TWO, 0, "S7")).harjan
