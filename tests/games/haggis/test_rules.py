"""Haggis, clause by clause. Combinations have tests of their own; what they look like in play is tried here."""

from collections import Counter
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.moves import Refused
from bluestick.engine.rules import Ended, Phase
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import FACES, NUMBERS, POINTS, colour, mask, parts
from bluestick.games.haggis.events import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.games.haggis.legal import HaggisMoves
from bluestick.games.haggis.moves import WORDS, Deal, Play, Word
from bluestick.games.haggis.readings import bomb_reading, run_reading, set_reading
from tests import codes
from tests.games.haggis.material import MATERIAL
from tests.games.haggis.positions import (
    BET_0,
    BET_15,
    BET_30,
    GIVE_A,
    GIVE_B,
    GIVE_C,
    HAGGIS,
    PASS,
    THREE,
    TOURNAMENT,
    TWO,
    A,
    B,
    C,
    after,
    cards,
    deal,
    dealt,
    moved,
    of_kind,
    play,
    position,
    reading,
    refusal,
)


def state_of(match):
    return match.played[-1].step.state


def readings(hand, on=None):
    """The readings of exactly these cards, in the hand of who leads or follows."""
    found = HAGGIS.moves(HAGGIS.view(position(THREE, {A: cards(hand)}, on=on), A)).readings(cards(hand))
    return {move.reading for move in found}


def why_not(hand, chosen, on=None):
    """Why a pick cannot be played: ``run_gap G3.2``."""
    why = HAGGIS.moves(HAGGIS.view(position(THREE, {A: cards(hand)}, on=on), A)).why_not_pick(cards(chosen))
    return why and f"{why.code} {why.clause.removeprefix('haggis#')}"


# G1: deck, seats, deal.


def test_G1_1_number_cards_of_five_colours_and_three_face_cards():
    assert len(NUMBERS) == 45
    assert Counter(map(colour, NUMBERS)) == dict.fromkeys("roygb", 9)
    assert FACES == ("J", "Q", "K")


def test_G1_2_two_or_three_players_and_two_do_without_a_colour():
    assert HAGGIS.variants[0].seats == (2, 3)
    assert HAGGIS.sides(THREE) == ({A}, {B}, {C})
    for seats, number in ((2, 36), (3, 45)):
        start = HAGGIS.start(HAGGIS.setup(seats))
        move = HAGGIS.deal(start, Random(1))
        assert len(move.cards) == number
        assert move.removed not in {colour(card) for card in move.cards}
        assert moved(start, CHANCE, move).state.table.removed == move.removed
        assert bool(move.removed) == (seats == 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_G1_3_everybody_has_bube_dame_and_koenig_open(seats):
    match = dealt(HAGGIS.setup(seats))
    for viewer in (None, *map(Seat, range(seats))):
        assert all(match.view(viewer).face_cards(Seat(seat)) == FACES for seat in range(seats))


def test_G1_4_fourteen_cards_one_at_a_time_and_the_rest_is_the_haggis():
    (event,) = HAGGIS.apply(HAGGIS.start(THREE), CHANCE, Deal(C, "", NUMBERS)).events
    assert event.hands[A] == (*NUMBERS[:42:3], *FACES)
    assert event.hands[B] == (*NUMBERS[1:42:3], *FACES)
    assert event.hands[C] == (*NUMBERS[2:42:3], *FACES)
    assert event.haggis == 3
    step = HAGGIS.apply(HAGGIS.start(TWO), CHANCE, Deal(A, "r", tuple(card for card in NUMBERS if card[-1] != "r")))
    assert step.events[0].haggis == step.state.haggis.bit_count() == 8
    assert step.state.table.sizes == (17, 17)


def test_G1_4_nobody_deals_in_the_middle_of_a_round_nor_another_pack():
    start = HAGGIS.start(TWO)
    good = HAGGIS.deal(start, Random(1))
    assert HAGGIS.why_not_deal(start, good) is None
    other = next(shade for shade in "roygb" if shade != good.removed)
    for bad in (
        replace(good, dealer=Seat(2)),
        replace(good, removed=""),
        replace(good, removed=other),
        replace(good, cards=good.cards[:-1]),
        replace(good, cards=(*good.cards[:-1], good.cards[0])),
        PASS,
    ):
        assert HAGGIS.why_not_deal(start, bad).code == "no_deal"
    match = dealt(TWO)
    assert HAGGIS.why_not_deal(state_of(match), good).code == "no_deal"
    assert refusal(state_of(match), A, good) == "no_deal G1.4"


def test_G1_5_the_first_dealer_is_drawn_by_lot_and_the_left_neighbour_leads():
    start = HAGGIS.start(THREE)
    assert {HAGGIS.deal(start, Random(seed)).dealer for seed in range(20)} == {A, B, C}
    for dealer in (A, B, C):
        table = dealt(THREE, dealer).view(None).table
        assert table.turn == (dealer + 1) % 3
        assert table.dealer == dealer


def test_GQ11_the_colour_that_two_do_without_is_drawn_or_agreed_once_for_all():
    lots = {HAGGIS.deal(HAGGIS.start(TWO), Random(seed)).removed for seed in range(30)}
    assert lots == set("roygb")
    agreed = HAGGIS.start(HAGGIS.setup(2, options={"removed": "g"}))
    assert {HAGGIS.deal(agreed, Random(seed)).removed for seed in range(10)} == {"g"}
    assert HAGGIS.why_not_deal(agreed, HAGGIS.deal(HAGGIS.start(TWO), Random(3))) is not None
    state = over(position(TWO, {A: cards("2r"), B: cards("4r")}, removed="y"))
    assert HAGGIS.deal(state, Random(1)).removed == "y"


# G2: bets.


def test_G2_1_no_small_and_big_bet_are_announced_openly():
    state = state_of(dealt(THREE))
    step = after(state, (A, BET_0), (B, BET_15), (C, BET_30))
    assert step.state.table.bets == (0, 15, 30)
    assert step.events == (BetMade(A, 0), BetMade(B, 15), BetMade(C, 30))
    assert HAGGIS.view(step.state, None).table.bets == (0, 15, 30)


def test_G2_2_in_turn_or_out_of_turn_also_after_passing_until_the_first_card():
    state = position(THREE, {A: cards("5r 10r"), B: cards("7r Q"), C: cards("8r 3o")})
    for seat in (A, B, C):
        assert {"bet 0", "bet 15", "bet 30"} <= HAGGIS.moves(HAGGIS.view(state, seat)).next_parts(())
    state = after(state, (A, play("5r")), (B, PASS)).state
    assert refusal(state, A, BET_15) == "bet_late G2.2"
    state = after(state, (B, BET_30), (C, play("8r"))).state
    assert refusal(state, C, BET_15) == "bet_late G2.2"
    assert state.table.bets == (0, 30, 0)


def test_G2_2_not_before_the_deal_nor_when_somebody_is_out():
    assert refusal(HAGGIS.start(THREE), A, BET_15) == "no_cards G1.4"
    state = position(THREE, {A: cards("5r"), B: cards("7r Q"), C: cards("8r 3o")})
    state = moved(state, A, play("5r")).state
    assert refusal(state, B, BET_30) == "bet_decided G2.2"  # GQ5
    assert refusal(state, B, BET_0) == "bet_decided G2.2"


def test_G2_3_one_announcement_that_stands():
    state = moved(state_of(dealt(TWO)), B, BET_0).state
    assert refusal(state, B, BET_15) == "bet_made G2.3"  # GQ6
    assert refusal(state, B, BET_0) == "bet_made G2.3"
    assert HAGGIS.moves(HAGGIS.view(state, A)).why_not(BET_15) is None


def test_G2_3_who_has_announced_nothing_has_no_bet():
    state = position(TWO, {A: cards("5r 10r"), B: cards("7r Q")})
    assert moved(state, A, play("5r")).state.table.bets == (0, None)


# G3: sets and runs.


def test_G3_1_sets_of_one_to_eight_cards_of_a_rank():
    whole = "4r 4o 4y 4g 4b J Q K"
    for number in range(1, 9):
        assert set_reading(number, 4) in readings(" ".join(whole.split()[:number]))
    assert readings("K") == {set_reading(1, 13)}
    assert why_not("4r 5g", "4r 5g") == "run_colours G3.3"


def test_G3_2_runs_need_three_single_cards_or_two_larger_sets():
    assert readings("7r 8r 9r") == {run_reading(1, 3, 9)}
    assert readings("2r 2g 3r 3g") == {run_reading(2, 2, 3)}
    assert readings("4r 4g 4y 5r 5g 5y") == {run_reading(3, 2, 5)}
    assert why_not("7r 8r", "7r 8r") == "run_short G3.2"
    assert why_not("7r 9r", "7r 9r") == "run_gap G3.2"
    assert why_not("7r 7g 8r 8g 9g", "7r 7g 8r 8g 9g") == "run_uneven G3.2"
    assert why_not("7r 7g 8r 8g J", "7r 7g 8r 8g J") == "no_combination G3.2"
    assert why_not("7r J", "") is None


def test_G3_2_a_gap_is_shown_with_the_ranks_that_are_missing():
    moves = HAGGIS.moves(HAGGIS.view(position(THREE, {A: cards("4r 8r J")}), A))
    why = moves.why_not_pick(cards("4r 8r J"))
    assert (why.code, why.parts, why.args) == ("run_gap", cards("4r 8r"), (5, 6, 7))


def test_G3_3_all_ranks_of_a_run_are_of_the_same_colours():
    assert readings("2r 2g 3r 3g 4r 4g") == {run_reading(2, 3, 4)}
    assert why_not("2r 2g 3r 3y", "2r 2g 3r 3y") == "run_colours G3.3"
    assert why_not("7r 8r 9g", "7r 8r 9g") == "run_colours G3.3"
    assert readings("2r 3r 3g J") == {run_reading(2, 2, 3)}  # the wild card takes the colour that is missing


def test_G3_4_a_wild_card_stands_for_a_lower_card_or_itself():
    assert readings("7r J 9r") == {run_reading(1, 3, 9)}
    assert readings("9r 10r J") == {run_reading(1, 3, 11), run_reading(1, 3, 10)}
    assert readings("10r 10g J Q") == {run_reading(2, 2, 11), run_reading(2, 2, 10), set_reading(4, 10)}
    assert run_reading(1, 4, 12) in readings("9r 10r J Q")
    assert run_reading(1, 4, 12) in readings("9r 10r J K")
    assert run_reading(1, 4, 13) not in readings("9r 10r Q K")
    assert readings("10r J K") == {
        run_reading(1, 3, 10),
        run_reading(1, 3, 11),
        run_reading(1, 3, 12),
        set_reading(3, 10),
    }
    assert run_reading(1, 3, 13) not in readings("10r J K")


def test_G3_5_more_than_one_card_needs_a_number_card_or_is_a_bomb():
    assert readings("J Q") == {bomb_reading(2)}
    assert readings("J Q K") == {bomb_reading(5)}


def test_G3_6_who_leads_declares_and_who_follows_declares_what_beats():
    assert readings("5r J Q") == {run_reading(1, 3, 7), run_reading(1, 3, 6), run_reading(1, 3, 5), set_reading(3, 5)}
    assert readings("5r J Q", on=reading("run:1:3:5")) == {run_reading(1, 3, 7), run_reading(1, 3, 6)}
    assert readings("5r J Q", on=reading("set:3:4")) == {set_reading(3, 5)}
    state = position(TWO, {A: cards("5r J Q 2g"), B: cards("7r")})
    assert refusal(state, A, play("5r J Q as run:1:3:8")) == "no_such_reading G3.6"
    laid = moved(state, A, play("5r J Q as run:1:3:6")).state.table.top
    assert laid.reading == run_reading(1, 3, 6)


# G4: bombs.


def test_G4_1_six_bombs():
    bombs = ["3r 5o 7y 9g", "J Q", "J K", "Q K", "J Q K", "3r 5r 7r 9r"]
    for level, bomb in enumerate(bombs, start=1):
        assert readings(bomb) == {bomb_reading(level)}
        for other in range(1, 7):
            assert readings(bomb, on=bomb_reading(other)) == ({bomb_reading(level)} if level > other else set())
    assert why_not("3r 5r 7y 9g", "3r 5r 7y 9g") == "bomb_colours G4.1"
    assert why_not("3r 5r 7r K", "3r 5r 7r K") == "bomb_wild G4.1"
    assert why_not("2r 5r 7y 9g", "2r 5r 7y 9g") == "run_colours G3.3", "no bomb was meant"
    assert why_not("3r 5r 8r K", "3r 5r 8r K") == "run_gap G3.2"
    assert why_not("3r 5r 7r", "3r 5r 7r") == "run_gap G3.2", "there is no wild card in it"


def test_G4_2_a_bomb_may_be_led():
    state = position(THREE, {A: cards("J Q 2g"), B: cards("3g"), C: cards("4g")})
    assert moved(state, A, play("J Q")).events == (CardsPlayed(A, cards("J Q"), bomb_reading(2), True, 1),)


# G5: the trick.


def test_G5_1_combinations_are_led_and_play_goes_clockwise():
    state = position(THREE, {A: cards("4r 5r 6r 2g"), B: cards("3g"), C: cards("4g")})
    assert HAGGIS.phase(HAGGIS.view(state, A)) == Phase("lead", "haggis#G5.1")
    assert refusal(state, B, play("3g")) == "not_your_turn G5.1"
    state = moved(state, A, play("4r 5r 6r")).state
    assert state.table.turn == B
    state = moved(state, B, PASS).state
    assert state.table.turn == C


def test_G5_1_only_cards_of_the_own_hand():
    state = position(TWO, {A: cards("4r 5r J"), B: cards("3g Q")})
    assert refusal(state, A, play("3g")) == "not_held G1.4"
    assert refusal(state, A, play("Q")) == "not_held G1.4"
    assert refusal(state, A, Play(cards("4r 4r"), set_reading(2, 4))) == "not_held G1.4"
    assert refusal(state, A, Play((), set_reading(1, 4))) == "no_combination G3.2"


def test_G5_2_the_leader_plays_all_others_may_pass():
    state = position(THREE, {A: cards("4r 2g"), B: cards("3g"), C: cards("5g")})
    assert refusal(state, A, PASS) == "must_lead G5.2"
    step = after(state, (A, play("4r")), (B, PASS))
    assert step.events[-1] == Passed(B)
    assert HAGGIS.phase(HAGGIS.view(step.state, C)) == Phase("follow", "haggis#G5.2")
    assert {PASS, play("5g")} <= set(HAGGIS.moves(HAGGIS.view(step.state, C)))


def test_G5_3_the_same_form_and_higher():
    state = position(THREE, {A: cards("3r 4r 5r 2g"), B: cards("9r 9g 9y 3g"), C: cards("4g 5g 6g 7g")})
    state = moved(state, A, play("3r 4r 5r")).state
    assert refusal(state, B, play("9r 9g as set:2:9")) == "same_number G5.3"
    assert refusal(state, B, play("9r 9g 9y as set:3:9")) == "same_kind G5.3"
    state = moved(state, B, PASS).state
    assert refusal(state, C, play("4g 5g 6g as run:1:3:7")) == "no_such_reading G3.6"
    assert moved(state, C, play("4g 5g 6g")).state.table.top.reading == run_reading(1, 3, 6)


def test_G5_3_equal_is_not_higher_and_widths_must_match():
    hands = {A: cards("4r 4g 4y 5r 5g 5y 2g"), B: cards("7r 7g 8r 8g 9r 9g 2y"), C: cards("4b 2r 2b")}
    state = moved(position(THREE, hands), A, play("4r 4g 4y 5r 5g 5y")).state
    assert refusal(state, B, play("7r 7g 8r 8g 9r 9g as run:2:3:9")) == "same_width G5.3"  # GQ2
    wrong = play("7r 7g 8r 8g 9r 9g as run:2:3:9")
    assert HAGGIS.moves(HAGGIS.view(state, B)).why_not(wrong).args == (3,), "three cards of each rank lie there"
    hands = {A: cards("4r 2g"), B: cards("4y 3g"), C: cards("5r 2b")}
    state = moved(position(THREE, hands), A, play("4r")).state
    assert refusal(state, B, play("4y")) == "not_higher G5.3"
    assert refusal(state, B, play("3g")) == "not_higher G5.3"


def test_G5_3_a_card_with_which_nothing_is_higher_is_dim():
    state = position(THREE, {A: cards("8r 8g 2g"), B: cards("7r 7g 9r 9g 10r"), C: cards("5r 2b")})
    state = moved(state, A, play("8r 8g")).state
    moves = HAGGIS.moves(HAGGIS.view(state, B))
    assert moves.next_parts(()) == {"9r", "9g", *(word for word in WORDS if word.startswith("bet")), "pass"}
    why = moves.why_not_pick(("7r",))
    assert (why.code, why.parts) == ("nothing_higher", cards("8r 8g"))
    assert moves.why_not_pick(("10r",)).code == "nothing_higher"
    assert moves.why_not_pick(cards("9r 9g")) is None
    assert moves.why_not_pick(cards("7r 7g")).code == "not_higher"


def test_G5_4_a_bomb_beats_everything_but_a_higher_bomb():
    hands = {A: cards("8r 2g"), B: cards("J Q 10r 3g"), C: cards("J K 9r Q")}
    state = moved(position(THREE, hands), A, play("8r")).state
    state = moved(state, B, play("J Q")).state
    assert refusal(state, C, play("9r")) == "bombs_only G5.4"
    assert refusal(state, C, play("J Q")) == "higher_bomb G5.4"
    moves = HAGGIS.moves(HAGGIS.view(state, C))
    assert moves.why_not_pick(("9r",)).code == "bombs_only"
    assert moves.next_parts(("J",)) == {"K", "Q"}
    assert moves.why_not_pick(("J", "Q")) is None  # the König is still to come
    assert moves.readings(("J", "Q")) == ()
    assert moved(state, C, play("J K")).state.table.top.seat == C


def test_G5_4_a_bomb_may_have_another_number_of_cards():
    state = moved(position(TWO, {A: cards("8r 8g 2g"), B: cards("J Q K 3g")}), A, play("8r 8g")).state
    assert moved(state, B, play("J Q K")).state.table.top.reading == bomb_reading(5)
    state = position(TWO, {A: cards("J Q 2g"), B: cards("J Q 3g")})
    state = moved(state, A, play("J Q")).state
    moves = HAGGIS.moves(HAGGIS.view(state, B))
    assert moves.why_not_pick(("J", "Q")).code == "higher_bomb"
    assert moves.why_not_pick(("J",)).code == "bombs_only"


def test_G5_5_with_two_players_one_pass_ends_the_trick():
    state = position(TWO, {A: cards("8r 2g"), B: cards("9r 9g")})
    step = after(state, (A, play("8r")), (B, PASS))
    assert step.events[-1] == TrickTaken(A, A, 0, False)
    assert step.state.table.turn == A
    assert step.state.table.pile(A) == ("8r",)


def test_G5_6_with_three_both_others_pass_in_succession():
    hands = {A: cards("5r 10r 2g"), B: cards("7r Q 2o"), C: cards("8r 3o 2y")}
    step = after(position(THREE, hands), (A, play("5r")), (B, PASS), (C, play("8r")), (A, PASS), (B, play("Q")))
    assert not of_kind(TrickTaken, step.events)
    step = after(step.state, (C, PASS))
    assert step.state.table.passed == (C,)
    step = after(step.state, (A, PASS))
    assert step.events[-1] == TrickTaken(B, B, 4, False)
    trick = step.state.table.tricks[-1]
    assert trick.passes == ((B, 1), (A, 2), (C, 3), (A, 3))


def test_G5_6_who_has_no_cards_is_passed_over():
    hands = {A: cards("8r"), B: cards("9r 3r 4r"), C: cards("5g 10g")}
    state = after(position(THREE, hands), (A, play("8r")), (B, play("9r"))).state
    assert refusal(state, A, PASS) == "gone_out G5.6"
    assert HAGGIS.sits_out(HAGGIS.view(state, A))
    assert not HAGGIS.sits_out(HAGGIS.view(state, B))
    assert not HAGGIS.sits_out(HAGGIS.view(state, None))
    assert after(state, (C, PASS)).state.table.turn == B
    state = after(state, (C, play("10g"))).state
    assert state.table.turn == B  # A is out
    assert after(state, (B, PASS)).state.table.turn == C


def test_G5_6_both_may_answer_the_last_combination_of_who_goes_out():
    hands = {A: cards("8r"), B: cards("9r 3r"), C: cards("5g 10g")}
    state = after(position(THREE, hands), (A, play("8r")), (B, PASS)).state
    assert state.table.turn == C
    assert after(state, (C, PASS)).state.table.pile(A) == ("8r",)


def bombed(setup, out=False):
    """A has led a card, C has bombed it; out: with the last cards."""
    hands = {A: cards("7r 2g"), B: cards("K 2o"), C: cards("J Q" if out else "J Q 2y")}
    return after(position(setup, hands), (A, play("7r")), (B, play("K")), (C, play("J Q")), (A, PASS), (B, PASS))


def test_G5_7_who_bombs_gives_the_trick_away():
    step = bombed(THREE)
    state = step.state
    assert step.events[-1] == TrickTaken(C, None, 11, True)
    assert HAGGIS.to_act(state) == {C}
    assert HAGGIS.phase(HAGGIS.view(state, C)) == Phase("gift", "haggis#G5.7")
    assert HAGGIS.moves(HAGGIS.view(state, C)).next_parts(()) == {"give 0", "give 1"}
    assert refusal(state, C, GIVE_C) == "gift_to_oneself G5.7"
    assert refusal(state, A, GIVE_B) == "no_gift G5.7"
    assert refusal(state, A, play("2g")) == "gift_first G5.7"
    step = moved(state, C, GIVE_B)
    assert step.events == (TrickGiven(C, B, 11),)
    assert sorted(step.state.table.pile(B)) == sorted(cards("7r K J Q"))
    assert step.state.table.turn == C
    assert refusal(step.state, C, GIVE_A) == "no_gift G5.7"


def test_G5_7_with_two_players_there_is_nothing_to_choose():
    hands = {A: cards("9r 4g"), B: cards("J Q 2o")}
    step = after(position(TWO, hands), (A, play("9r")), (B, play("J Q")), (A, PASS))
    assert step.events[-1] == TrickTaken(B, A, 6, True)
    assert step.state.table.turn == B
    assert refusal(step.state, B, GIVE_A) == "no_gift G5.7"


def test_G5_7_also_to_a_player_who_is_out():
    hands = {B: cards("8r 2o"), C: cards("J Q 2y 3y")}  # GQ14
    state = after(position(THREE, hands, B, out=[A]), (B, play("8r")), (C, play("J Q")), (B, PASS)).state
    assert sorted(moved(state, C, GIVE_A).state.table.pile(A)) == sorted(cards("8r J Q"))


def test_G5_7_who_goes_out_with_a_bomb_still_gives_it_away():
    state = bombed(THREE, out=True).state
    assert HAGGIS.to_act(state) == {C}
    assert not HAGGIS.sits_out(HAGGIS.view(state, C))
    state = moved(state, C, GIVE_A).state
    assert state.table.turn == A  # the next to the left


def test_G5_8_in_a_tournament_the_second_highest_combination_gets_it():
    step = bombed(TOURNAMENT)
    assert step.events[-1] == TrickTaken(C, B, 11, True)
    assert step.state.table.turn == C
    assert refusal(step.state, C, GIVE_A) == "no_gift G5.8"


def test_G5_8_an_unbeaten_bomb_that_was_led_goes_to_the_right():
    hands = {A: cards("J Q 2g"), B: cards("J K 2o"), C: cards("9r 2y")}
    state = moved(position(TOURNAMENT, hands), A, play("J Q")).state
    assert after(state, (B, PASS), (C, PASS)).events[-1] == TrickTaken(A, C, 5, True)
    # GQ9: of a led bomb that is beaten the second-highest combination is the bomb itself.
    assert after(state, (B, play("J K")), (C, PASS), (A, PASS)).events[-1] == TrickTaken(B, A, 12, True)


def test_G5_8_with_two_players_a_tournament_makes_no_difference():
    setup = HAGGIS.setup(2, options={"tournament": True})
    assert not HAGGIS.start(setup).table.tournament
    assert not next(each for each in HAGGIS.variants[0].options if each.id == "tournament").applies_to(2)


def test_G5_9_the_winner_leads_or_the_next_to_the_left_who_has_cards():
    hands = {A: cards("10r"), B: cards("3r 4r"), C: cards("5g")}
    step = after(position(THREE, hands), (A, play("10r")), (B, PASS), (C, PASS))
    assert step.events[-1] == TrickTaken(A, A, 0, False)
    assert step.state.table.turn == B
    hands = {A: cards("3r 4r"), B: cards("10r"), C: ()}
    step = after(position(THREE, hands, B, out=[C]), (B, play("10r")))
    assert step.state.table.turn is None  # two are out: the round is over


# G6: going out, end of the round.


def test_G6_1_with_two_players_the_last_card_ends_the_round_at_once():
    state = position(TWO, {A: cards("7r 7g"), B: cards("J Q 5r")}, haggis=cards("9y"))
    step = moved(state, A, play("7r 7g"))
    assert [type(event) for event in step.events] == [CardsPlayed, WentOut, TrickTaken, RoundScored]
    assert step.events[1] == WentOut(A, 1, B, 3)
    assert HAGGIS.to_act(step.state) == {CHANCE}
    assert refusal(step.state, B, play("J Q")) == "no_cards G1.4"
    assert refusal(step.state, B, BET_15) == "no_cards G1.4"


def test_G6_2_the_fuller_of_the_other_hands_is_counted_at_once():
    hands = {A: cards("8r"), B: cards("9r 3r 4r"), C: cards("5g K")}
    step = after(position(THREE, hands), (A, play("8r")), (B, play("9r")))
    assert of_kind(WentOut, step.events) == [WentOut(A, 1, B, 3)]  # counted before the 9
    assert HAGGIS.to_act(step.state) == {C}


def test_G6_3_the_second_to_go_out_wins_the_trick_and_the_round_is_over():
    state = position(THREE, {B: cards("6r"), C: cards("9g K")}, B, cards("3b 4b 5b"), out=[A])
    step = moved(state, B, play("6r"))
    assert step.events[1] == WentOut(B, 2, C, 2)
    assert step.events[2] == TrickTaken(B, B, 0, False)
    assert step.state.table.pile(B) == ("6r",)


def test_G6_3_a_bomb_is_given_away_before_the_round_is_counted():
    state = position(THREE, {B: cards("8r 3r"), C: cards("J Q")}, B, out=[A])
    step = after(state, (B, play("8r")), (C, play("J Q")))
    assert HAGGIS.to_act(step.state) == {C}
    assert not of_kind(RoundScored, step.events)
    step = moved(step.state, C, GIVE_B)
    assert of_kind(RoundScored, step.events)
    assert [item.code for item in step.state.table.scores[-1].items[B]] == ["gifts"]


def test_G6_3_the_last_player_plays_nothing_more():
    state = position(THREE, {B: cards("6r"), C: cards("9g K")}, B, out=[A])
    state = moved(state, B, play("6r")).state
    assert refusal(state, C, play("9g")) == "no_cards G1.4"


def test_G6_4_the_last_hand_and_the_haggis_go_to_the_first_who_went_out():
    state = position(THREE, {B: cards("6r"), C: cards("9g K")}, B, cards("3b 4b 5b"), out=[A])
    step = moved(state, B, play("6r"))
    (scored,) = of_kind(RoundScored, step.events)
    assert scored.score.hand == cards("9g K")
    assert scored.score.haggis == cards("3b 4b 5b")
    brought = {item.code: (item.amount, item.parts) for item in scored.score.items[A]}
    assert brought["last_hand"] == (6, cards("9g K"))
    assert brought["haggis"] == (2, cards("3b 5b"))
    assert step.state.hands == (0, 0, 0)
    assert step.state.haggis == 0


# G7: scoring.


def test_G7_1_five_points_for_each_card_of_the_fullest_hand():
    state = position(THREE, {B: cards("6r"), C: cards("9g K")}, B, out=[A])
    (scored,) = of_kind(RoundScored, moved(state, B, play("6r")).events)
    (item,) = (item for item in scored.score.items[B] if item.code == "hand")
    assert (item.amount, item.args) == (10, (2, C, 2))  # GQ17


@pytest.mark.parametrize(("seats", "bonus"), [(2, []), (3, [5])])
def test_G7_2_five_more_for_the_first_of_three(seats, bonus):
    state = position(HAGGIS.setup(seats), {A: cards("2r"), B: cards("4r"), C: cards("4g") if seats == 3 else ()})
    items = [item for score in over(state).table.scores for item in score.items[A]]
    assert [item.amount for item in items if item.code == "first_out"] == bonus  # GQ16


def test_G7_3_what_the_cards_count():
    assert {card[:-1] for card, amount in POINTS.items() if amount == 1} == {"3", "5", "7", "9"}
    assert [POINTS[card] for card in FACES] == [2, 3, 5]  # GQ1
    assert sum(map(POINTS.get, NUMBERS)) + 3 * 10 == 50
    assert sum(POINTS[card] for card in NUMBERS if card[-1] != "b") + 2 * 10 == 36


def test_G7_4_the_example_of_anna_ben_and_christine():
    hands = {A: cards("2r"), B: cards("4r 4g"), C: cards("6r 6g")}
    state = over(position(THREE, hands, bets=(15, 15, 0)))
    assert [bet_points(state, seat) for seat in (A, B, C)] == [30, 0, 15]
    hands = {A: cards("6r 6g"), B: cards("4r 4g"), C: cards("2r")}
    state = over(position(THREE, hands, C, bets=(15, 15, 0)))
    assert [bet_points(state, seat) for seat in (A, B, C)] == [0, 0, 30]


def bet_points(state, seat):
    return sum(item.amount for item in state.table.scores[-1].items[seat] if item.code in ("bet_won", "bet_lost"))


def over(state):
    """The state when everybody has played the lowest cards one by one, and nobody has beaten them."""
    while state.table.is_playing:
        seat = state.table.turn
        lowest = parts(state.hands[seat])[0]
        state = moved(state, seat, PASS if state.table.trick else play(lowest)).state
    return state


# G8 and G9: the next round, the end of the match.


def test_G8_1_who_leads_alone_deals_next():
    state = over(position(THREE, {A: cards("2r"), B: cards("4r"), C: cards("6r")}, totals=(0, 90, 10)))
    move = HAGGIS.deal(state, Random(1))
    assert move.dealer == B
    assert HAGGIS.why_not_deal(state, replace(move, dealer=A)) is not None


def test_G8_1_on_a_tie_who_went_out_first_deals():
    state = over(position(TWO, {A: cards("2r"), B: cards("4r")}, totals=(0, 5)))
    assert state.table.totals == (5, 5)
    assert HAGGIS.deal(state, Random(1)).dealer == A  # GQ7
    assert HAGGIS.round_winners(HAGGIS.view(state, B)) == (A,)
    state = moved(state, CHANCE, HAGGIS.deal(state, Random(1))).state
    assert state.table.turn == B
    assert (state.table.round, state.table.out, state.table.tricks) == (2, (), ())


def test_G8_2_who_is_last_alone_leads():
    state = over(position(THREE, {A: cards("2r"), B: cards("4r"), C: cards("6r")}, totals=(50, 90, 10)))
    state = moved(state, CHANCE, HAGGIS.deal(state, Random(1))).state
    assert (state.table.dealer, state.table.turn) == (B, C)
    state = over(position(THREE, {A: cards("2r"), B: cards("4r"), C: cards("6r")}, totals=(0, 90, 15)))
    assert state.table.totals == (10, 95, 15)
    state = over(position(THREE, {A: cards("2r"), B: cards("4r"), C: cards("6r")}, totals=(90, 5, 10)))
    assert state.table.totals == (100, 10, 10)
    state = moved(state, CHANCE, HAGGIS.deal(state, Random(1))).state
    assert (state.table.dealer, state.table.turn) == (A, B)  # a tie for the last place


def test_G9_1_the_highest_total_wins_once_somebody_has_the_target():
    ending = position(TWO, {A: cards("2r"), B: cards("4r")}, totals=(244, 10))
    assert over(ending).table.result is None
    step = moved(replace(ending, table=replace(ending.table, totals=(245, 10))), A, play("2r"))
    outcome = HAGGIS.outcome(step.state)
    assert (outcome.winners, outcome.scores, outcome.reason) == ({A}, (250, 10), "target")
    assert step.events[-1] == Ended(outcome)
    assert HAGGIS.to_act(step.state) == set()
    assert HAGGIS.phase(HAGGIS.view(step.state, A)) == Phase("over", "haggis#G9.1")
    assert refusal(step.state, A, PASS) == "match_over G9.1"
    assert refusal(step.state, A, play("4r")) == "match_over G9.1"


def test_G9_1_a_tie_at_the_top_means_another_round():
    state = over(position(TWO, {A: cards("2r"), B: cards("4r")}, totals=(250, 255)))
    assert state.table.totals == (255, 255)
    assert HAGGIS.to_act(state) == {CHANCE}


def test_G9_1_any_target_may_be_agreed():
    option = HAGGIS.variants[0].options[0]
    assert option.default == 250
    assert all(option.allows(target) for target in (50, 250, 350, 500))


# G10: phases, and what each seat sees.


def test_G10_1_the_phases_of_a_round():
    phases = [HAGGIS.phase(HAGGIS.view(HAGGIS.start(THREE), A)).code]
    match = dealt(THREE)
    phases.append(HAGGIS.phase(match.view(A)).code)
    state = moved(state_of(match), B, next(iter(match.moves(B)))).state
    phases.append(HAGGIS.phase(HAGGIS.view(state, A)).code)
    phases.append(HAGGIS.phase(HAGGIS.view(bombed(THREE).state, A)).code)
    ended = over(position(TWO, {A: cards("2r"), B: cards("4r")}, totals=(10, 20)))
    phases.append(HAGGIS.phase(HAGGIS.view(ended, A)).code)
    assert phases == ["deal", "lead", "follow", "gift", "counted"]


def test_HV01_G10_2_what_a_seat_may_see():
    match = Match(HAGGIS, TWO, rng=Random(1))
    (event,) = match.chance()
    state, view = state_of(match), match.view(A)
    assert view.hand == parts(state.hands[A])
    assert view.hands[B] == (None,) * 14 + FACES
    assert match.view(None).hands == ((None,) * 14 + FACES,) * 2
    seen = event.seen_by(A)
    assert isinstance(seen, Dealt)
    assert seen.hands == view.hands
    assert seen.removed == view.table.removed == state.table.removed
    assert event.seen_by(None).hands == match.view(None).hands
    told = view.table
    assert (told.sizes, told.bets, told.dealer, told.totals) == ((17, 17), (None, None), state.table.dealer, (0, 0))
    hidden = set(parts(state.hands[B] | state.haggis)) - set(FACES)
    assert hidden.isdisjoint(card for hand in view.hands for card in hand)
    # The Haggis lies in no view at all before it is counted, and of piles only what everybody has seen played.
    assert "haggis" not in {field.name for field in fields(view)}
    leader = state.table.turn
    move = next(iter(match.moves(leader)))
    match.play(leader, move)
    assert match.view(A).table.trick == match.view(None).table.trick
    assert match.view(None).table.trick[0].seat == leader


def test_G10_2_dreams_keep_what_is_known():
    match = Match(HAGGIS, TWO, rng=Random(5))
    match.chance()
    seen = set()
    for seed in range(20):
        dream = HAGGIS.determinize(match.view(A), Random(seed))
        assert HAGGIS.view(dream, A) == match.view(A)
        assert dream.hands[A] == state_of(match).hands[A]
        seen.add(dream.haggis)
    assert len(seen) > 15


def test_G10_3_what_a_player_may_do():
    match = dealt(THREE, 2)
    kinds = {type(move).__name__ for move in match.moves(A)}
    assert kinds == {"Play", "Say"}
    assert match.moves(B).next_parts(()) == {"bet 0", "bet 15", "bet 30"}
    assert not match.moves(B).next_parts(("bet 0",))


# The contract.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 7r",
        "play as set:1:7",
        "play 7r as",
        "play 7r as set:1:11x",
        "play 7x as set:1:7",
        "play 7r as set:9:7",
        "play 7r  as set:1:7",
        "deal 3 b 7r",
        "deal 0 x 7r",
        "deal 0 rb 7r",
        "deal 0",
        "bet 20",
        "bet",
        "give 3",
        "Play 7r as set:1:7",
    ],
)
def test_nonsense_is_no_move(text):
    with pytest.raises(ValueError, match="no move"):
        HAGGIS.read(text)


def test_moves_are_written_and_cards_may_be_named_in_any_order():
    move = play("J 7g 7r as set:3:7")
    assert HAGGIS.write(move) == "play 7r 7g J as set:3:7"
    assert HAGGIS.read("play J 7r 7g as set:3:7") == move
    assert HAGGIS.read("give 1") == GIVE_B
    for seats in (2, 3):
        lots = HAGGIS.deal(HAGGIS.start(HAGGIS.setup(seats)), Random(2))
        assert HAGGIS.read(HAGGIS.write(lots)) == lots


def test_a_word_stands_alone():
    moves = dealt(THREE, 2, h0="7r").moves(A)
    assert moves.why_not_pick(("7r", "bet 15")).code == "word_alone"
    assert moves.readings(("bet 15", "bet 30")) == ()


def test_an_onlooker_may_do_nothing():
    moves = HAGGIS.moves(dealt(THREE).view(None))
    assert not moves
    assert moves.why_not(BET_15).code == "not_your_turn"
    assert moves.why_not_pick(()).code == "not_your_turn"
    with pytest.raises(LookupError):
        moves.sample(Random(1))


def test_a_refused_move_changes_nothing():
    match = dealt(THREE, 2, h0="7r 8r 9r")
    before = match.view(A)
    with pytest.raises(Refused):
        match.play(A, play("7r 8r as run:1:3:9"))
    assert match.view(A) == before


def test_moves_are_listed_only_when_asked_for():
    moves = HaggisMoves(dealt(THREE, 2).view(A))
    assert bool(moves)
    assert moves.why_not_pick(()) is None
    assert "_playable" not in vars(moves)


def test_one_way_for_each_declaration():
    moves = dealt(THREE, 2, h0="7r 7g 7y 8r 9r").moves(A)
    shown = list(moves.representatives())
    assert len(shown) < len(list(moves))
    assert {move.reading for move in shown if isinstance(move, Play)} == {
        move.reading for move in moves if isinstance(move, Play)
    }
    assert all(move in moves for move in shown)


def test_a_pack_can_be_stacked():
    match = Match(HAGGIS, THREE)
    match.play(CHANCE, deal(1, {0: cards("2r 3r"), 2: cards("10b")}, 3))
    state = state_of(match)
    assert {"2r", "3r"} <= set(parts(state.hands[A]))
    assert mask(["10b"]) & state.hands[C]


def everything():
    """The text of these tests."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_every_refusal_has_been_raised_here():
    assert {code for code in codes.refusals("haggis") if f'"{code}' not in everything()} == set()


def test_every_clause_has_been_tried_here():
    clauses = {clause.removeprefix("haggis#") for clause in MATERIAL.clauses(HAGGIS)}
    parents = {clause.rpartition(".")[0] for clause in clauses}
    rules = {clause for clause in clauses - parents if clause.startswith("G") and clause[1] != "Q"}
    assert {clause for clause in rules if f"_{clause.replace('.', '_')}_" not in everything()} == set()


def test_the_words_are_those_of_the_enumeration():
    assert codes.words("haggis") == set(Word) == WORDS
