"""The rules of haljan, clause by clause, and the stories of the worked cases."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.cards import FRENCH, RANKS, SAME_COLOUR, SUITS
from bluestick.engine.match import Match, seen_by
from bluestick.engine.moves import Refused
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.moves import HaljanMoves
from bluestick.games.haljan.scoring import counted, langen, utn
from bluestick.games.haljan.state import (
    CardsDrawn,
    CardsPlayed,
    Deal,
    DealScored,
    Dealt,
    Ended,
    ExchangePassed,
    Laid,
    MatchClosed,
    Play,
    RoundEnded,
    RoundWanted,
    Trick,
    TrickTaken,
    TwoExchanged,
    Word,
)
from bluestick.games.haljan.trumps import beaters, ekten, matching, order, points, suits, uekten
from tests import codes, rule_pages
from tests.games.haljan.positions import (
    END,
    EXCHANGE,
    FOUR,
    HALJAN,
    HARJAN,
    HARJAN_EXCHANGE,
    HARJAN_SINGLE,
    NEXT,
    PASS,
    TWO,
    before_utn,
    cards,
    deal,
    dealt,
    moved,
    passed,
    play,
    position,
    refusal,
    rest_of,
)

A, B = 0, 1
TO_FIVE = HALJAN.setup(4, options={"target": 5})


def known_deal(setup, dealer):
    """HJ-26 and HJ-27: the pack as it comes, spades first, each suit from ace to two."""
    match = Match(HALJAN, setup)
    match.play(CHANCE, Deal(Seat(dealer), FRENCH))
    return match


def table(match):
    return match.view(None).table


def state_of(match):
    return match.played[-1].step.state


def of_kind(kind, events):
    return [event for event in events if isinstance(event, kind)]


def last_trick(setup, scores=(), **facts):
    """Seat 0 leads the two highest trumps, everybody else has two worthless cards left."""
    hands = {0: cards("SJ CJ"), 1: cards("H2 H3"), 2: cards("D2 D3"), 3: cards("C2 C3")}
    return position(setup, hands, None, (), turn=0, trump="S", scores=scores, **facts)


def finished(state):
    """What happens when everybody plays all the cards held, in turn."""
    events = []
    while (seat := state.table.turn) is not None:
        step = moved(state, seat, Play(state.hands[seat]))
        state, events = step.state, [*events, *step.events]
    return state, events


# H1: two players or two pairs


def test_H1_1_two_players_or_two_pairs_who_sit_opposite():
    assert HALJAN.variant("haljan").seats == (4, 2)
    assert HALJAN.variant("harjan").seats == (2,)
    assert HALJAN.sides(FOUR) == ({0, 2}, {1, 3})
    assert HALJAN.sides(TWO) == ({0}, {1})


def test_H1_2_a_round_is_langen_and_if_need_be_utn():
    state, _ = finished(last_trick(FOUR, points=(70, 46), tricks=_tricks(0, 1, 0, 1)))
    assert not state.table.scores[-1].utn
    assert HALJAN.to_act(state) == {CHANCE}
    state = moved(state, CHANCE, HALJAN.deal(state, Random(1))).state
    assert state.table.utn
    assert state.table.round == 1


def test_H1_3_the_goal_is_121():
    assert utn((120, 120)).won is None
    assert utn((121, 29)).winner == A
    assert utn((29, 121)).winner == B


def test_H1_4_play_goes_clockwise():
    match = dealt(FOUR, 3, "S7")
    turns = []
    for _ in range(4):
        (seat,) = match.to_act
        turns.append(seat)
        match.play(seat, Play(match.view(seat).hand[:3]))
    assert turns == [0, 1, 2, 3]


# H2: the cards


def test_H2_1_fifty_two_cards_and_one_suit_is_trumps():
    assert len(set(FRENCH)) == 52
    assert table(dealt(FOUR, 0, "H9")).trump == "H"


@pytest.mark.parametrize("trump", SUITS)
def test_H2_2_ekten_beats_everything(trump):
    assert ekten(trump) == trump + "J"
    assert beaters(trump)[ekten(trump)] == set()
    assert all(ekten(trump) in stronger for card, stronger in beaters(trump).items() if card != ekten(trump))


@pytest.mark.parametrize("trump", SUITS)
def test_H2_3_uekten_is_a_trump_and_only_ekten_beats_it(trump):
    second = uekten(trump)
    assert second == SAME_COLOUR[trump] + "J"
    assert suits(trump)[second] == trump
    assert beaters(trump)[second] == {ekten(trump)}
    assert second in beaters(trump)[SAME_COLOUR[trump] + "A"]


@pytest.mark.parametrize("trump", SUITS)
def test_H2_4_H2_5_H2_6_fourteen_twelve_thirteen_thirteen(trump):
    rows = {suit: order(trump, suit) for suit in SUITS}
    assert [card[1:] for card in rows[trump]] == ["J", "J", *(rank for rank in RANKS if rank != "J")]
    assert [card[1:] for card in rows[SAME_COLOUR[trump]]] == [rank for rank in RANKS if rank != "J"]
    for suit in set(SUITS) - {trump, SAME_COLOUR[trump]}:
        assert [card[1:] for card in rows[suit]] == [*RANKS]
    assert Counter(card for row in rows.values() for card in row) == Counter(FRENCH)


@pytest.mark.parametrize("trump", SUITS)
def test_H2_7_what_the_cards_count(trump):
    worth = points(trump)
    assert worth[ekten(trump)] == worth[uekten(trump)] == 11
    by_rank = {"A": 11, "10": 10, "K": 4, "Q": 3, "9": 0, "2": 0}
    assert all(worth[suit + rank] == count for suit in SUITS for rank, count in by_rank.items())
    assert sorted(worth[suit + "J"] for suit in SUITS) == [2, 2, 11, 11]


@pytest.mark.parametrize("trump", SUITS)
def test_H2_8_the_pack_holds_138(trump):
    assert sum(points(trump).values()) == 138


# H3: the deal


def test_H3_1_every_other_seat_is_a_side_and_anybody_may_deal_first():
    start = HALJAN.start(FOUR)
    assert {HALJAN.deal(start, Random(seed)).dealer for seed in range(50)} == {0, 1, 2, 3}


def test_H3_2_packets_of_three_the_turn_up_and_packets_of_three():
    match = known_deal(FOUR, 1)
    hands = state_of(match).hands
    assert hands[2] == cards("SA S10 SK HA H10 HK")
    assert hands[1] == cards("S5 S4 S3 H5 H4 H3")
    assert table(match).turn_up == "S2"


def test_H3_2_a_deal_is_the_whole_pack():
    match = Match(HALJAN, FOUR)
    for pack in (FRENCH[:-1], (*FRENCH[:-1], "SA"), (*FRENCH, "SA")):
        with pytest.raises(Refused) as refused:
            match.play(CHANCE, Deal(Seat(0), pack))
        assert refused.value.refusal.code == "no_deal"
    with pytest.raises(Refused):
        match.play(CHANCE, Deal(Seat(4), FRENCH))
    assert refusal(HALJAN.start(FOUR), 0, Deal(Seat(0), FRENCH)) == "no_deal H3.2"
    assert refusal(HALJAN.start(FOUR), 0, play("SA")) == "no_cards H3.2"


def test_H3_2_nobody_deals_in_the_middle_of_a_deal():
    match = dealt(FOUR, 0, "S7")
    with pytest.raises(Refused):
        match.play(CHANCE, Deal(Seat(0), FRENCH))


def test_H3_3_twenty_seven_cards_and_the_turn_up_are_left_to_draw():
    match = dealt(FOUR, 0, "S7")
    assert table(match).stock == 28
    assert len(state_of(match).stock) == 27


def test_H3_4_the_dealer_sees_the_partners_dealt_cards_and_no_later_ones():
    match = dealt(FOUR, 3, "S7", h1="HA HK HQ DA DK DQ")
    assert match.view(Seat(3)).hands[1] == cards("HA HK HQ DA DK DQ")
    for seat, hand in ((0, "C2 C3 C4"), (1, "HA HK HQ")):
        if seat == 0:
            match.play(Seat(0), Play(match.view(Seat(0)).hand[:3]))
        else:
            match.play(Seat(1), play(hand))
    for seat in (Seat(2), Seat(3)):
        match.play(seat, Play(match.view(seat).hand[:3]))
    assert match.view(Seat(3)).hands[1] == (*cards("DA DK DQ"), None, None, None)
    assert match.view(Seat(1)).hands[3] == (None,) * 6
    assert match.view(None).hands[1] == (None,) * 6


def test_H3_4_the_dealer_still_knows_the_dealt_cards_when_the_partner_plays_others():
    match = dealt(FOUR, 3, "S7", cards("C2 C3 C4 D2 D3 D4 H2 H3 H4"), h1="HA HK HQ DA DK DQ", h0="H5 H6 H8")
    trick_of_four(match, "H5 H6 H8", "HA HK HQ", *(" ".join(match.view(Seat(seat)).hand[:3]) for seat in (2, 3)))
    assert match.to_act == {1}
    match.play(Seat(1), play("C2 C3 DQ"))
    assert match.view(Seat(3)).hands[1] == (*cards("DA DK"), None)


def test_H3_4_the_dealer_is_not_told_what_the_partner_gets_for_the_two_of_trumps_but_everybody_is():
    match = dealt(FOUR, 3, "S7", h1="HA HK S2 DA DK DQ")
    match.play(Seat(1), EXCHANGE)
    assert match.view(Seat(3)).hands[1] == cards("HA HK DA DK DQ S7")
    assert match.view(Seat(0)).hands[1] == (None, None, None, None, None, "S7")


def test_H3_5_the_same_player_deals_utn():
    state = before_utn(FOUR, 2, (70, 78))
    assert HALJAN.deal(state, Random(0)).dealer == 2
    assert HALJAN.why_not_deal(state, Deal(Seat(3), FRENCH)).code == "no_deal"


# H4: the play


def test_H4_1_the_dealers_left_neighbour_leads_any_three_cards():
    match = dealt(FOUR, 1, "S7")
    assert match.to_act == {2}
    leads = list(match.moves(Seat(2)))
    assert len(leads) == 20
    assert {len(lead.cards) for lead in leads} == {3}


@pytest.mark.parametrize("number", [1, 2, 4])
def test_H4_1_three_and_no_other_number(number):
    state = state_of(dealt(FOUR, 3, "S7"))
    assert refusal(state, 0, Play(state.hands[0][:number])) == "lead_number H4.1"


def test_H4_1_only_cards_from_the_own_hand():
    state = state_of(dealt(FOUR, 3, "S7", h0="HA HK HQ DA DK DQ", h1="CA CK CQ C9 C8 C7"))
    assert refusal(state, 0, play("HA HK CA")) == "not_held H4.1"
    assert refusal(state, 0, play("HA HA HA")) == "not_held H4.1"
    assert HALJAN.moves(HALJAN.view(state, Seat(0))).why_not_pick(("HA", "HA")).code == "not_held"
    assert HALJAN.moves(HALJAN.view(state, Seat(0))).readings(("HA", "HA", "HA")) == ()


def test_H4_2_the_others_follow_in_turn_with_any_three_cards():
    state = state_of(dealt(FOUR, 3, "S7", h0="HA HK HQ DA DK DQ", h1="H10 H9 H8 CA CK CQ"))
    state = moved(state, 0, play("HA HK HQ")).state
    assert len(list(HALJAN.moves(HALJAN.view(state, Seat(1))))) == 20
    assert refusal(state, 1, play("H10 H9")) == "same_number H4.2"
    assert refusal(state, 2, Play(state.hands[2][:3])) == "not_your_turn H4.2"
    assert refusal(state, 0, play("DA DK DQ")) == "not_your_turn H4.2"
    why = HALJAN.moves(HALJAN.view(state, Seat(1))).why_not(play("H10 H9"))
    assert why.parts == ("HA", "HK", "HQ")


def test_H4_3_higher_of_the_suit_or_a_trump():
    stronger = beaters("S")
    assert "H10" in stronger["HK"]
    assert "HK" not in stronger["H10"]
    assert "S2" in stronger["HA"]
    assert "HA" not in stronger["S2"]
    assert "HA" not in stronger["D2"]
    assert "HA" not in stronger["HA"]


def every_pairing(trump, led, played):
    """H4.4 by trying everything."""
    return any(
        all(card in beaters(trump)[other] for other, card in zip(led, row, strict=True)) for row in permutations(played)
    )


@given(st.permutations(FRENCH), st.sampled_from(SUITS), st.integers(1, 6))
def test_H4_4_each_card_is_beaten_by_another_one(pack, trump, number):
    for led, played in ((pack[:number], pack[number : 2 * number]), (pack[12 : 12 + number], pack[20 : 20 + number])):
        pairs = matching(trump, led, played)
        assert (pairs is not None) == every_pairing(trump, led, played)
        if pairs is not None:
            assert sorted(pairs) == sorted(played)
            assert all(card in beaters(trump)[other] for other, card in zip(led, pairs, strict=True))


@pytest.mark.parametrize("played", [*permutations(("S2", "DA", "HA"))])
def test_H4_4_the_order_of_laying_is_irrelevant(played):
    assert matching("S", ("H9", "D9", "DK"), played) is not None


def test_H4_4_other_numbers_never_match():
    assert matching("S", ("H9",), ("HA", "H10")) is None


def test_H4_5_measured_against_whoever_took_the_lead_last():
    hands = {0: "H9 D9 C9", 1: "HK DK CK", 2: "HQ DQ CQ", 3: "HA DA CA"}
    state = position(FOUR, {seat: cards(hand) for seat, hand in hands.items()}, None, (), turn=0, trump="S")
    leads = []
    for seat, hand in hands.items():
        assert state.table.winning is None or state.table.winning.seat == (0 if seat == 1 else 1)
        # Three cards are left and no stock: not a position of the four-player game, but a trick like any other.
        step = HALJAN.apply(state, Seat(seat), play(hand))
        state = step.state
        leads += [event.leads for event in of_kind(CardsPlayed, step.events)]
    assert leads == [True, True, False, True]
    assert state.table.tricks[-1].winner == 3


def trick_of_four(match, *plays):
    """The events of a whole trick; each seat in turn plays these cards."""
    events = []
    for hand in plays:
        (seat,) = match.to_act
        events += match.play(seat, play(hand))
    return events


def test_H4_6_the_trick_goes_to_the_pair_even_without_points():
    match = dealt(FOUR, 3, "S7", h0="H9 D9 C9", h1="H2 D2 C2", h2="H3 D3 C3", h3="H4 D4 C4")
    events = trick_of_four(match, "H9 D9 C9", "H2 D2 C2", "H3 D3 C3", "H4 D4 C4")
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 0, 0)]
    assert len(table(match).tricks) == 1
    assert table(match).points == (0, 0)


def test_H4_7_H4_8_the_winner_draws_first_and_leads():
    stock = cards("HA HK HQ DA DK DQ CA CK CQ H10 D10 C10")
    match = dealt(FOUR, 3, "S7", stock, h0="H2 D2 C2", h1="H9 D9 C9", h2="H3 D3 C3", h3="H4 D4 C4")
    events = trick_of_four(match, "H2 D2 C2", "H9 D9 C9", "H3 D3 C3", "H4 D4 C4")
    assert [(drawn.seat, drawn.cards) for drawn in of_kind(CardsDrawn, events)] == [
        (1, cards("HA HK HQ")),
        (2, cards("DA DK DQ")),
        (3, cards("CA CK CQ")),
        (0, cards("H10 D10 C10")),
    ]
    assert match.to_act == {1}


def test_H4_9_in_the_last_two_tricks_two_cards_are_played():
    hands = {0: "HA HK HQ H9", 1: "DA DK DQ D9", 2: "CA CK CQ C9", 3: "SA SK SQ S9"}
    state = position(FOUR, {seat: cards(hand) for seat, hand in hands.items()}, None, (), turn=0, trump="S")
    assert refusal(state, 0, play("HA HK HQ")) == "lead_number H4.9"
    assert refusal(state, 0, play("HA HK")) is None


def test_H4_10_five_tricks_and_the_stock_between_them():
    """The numbers themselves are HJ-28, and hold in every random deal: see test_deals.py."""
    match = dealt(FOUR, 3, "S7")
    assert (table(match).stock, len(table(match).tricks)) == (28, 0)


# H5: the two of trumps


def test_H5_1_the_holder_of_the_two_of_trumps_swaps_it_for_the_turn_up():
    match = dealt(FOUR, 3, "SA", h0="S2 H2")
    assert match.play(Seat(0), EXCHANGE) == (TwoExchanged(Seat(0), "S2", "SA"),)
    assert "SA" in match.view(Seat(0)).hand
    assert "S2" not in match.view(Seat(0)).hand
    assert table(match).turn_up == "S2"


def test_H5_1_nobody_else_does():
    state = state_of(dealt(FOUR, 3, "SA", h0="S2 H2"))
    assert refusal(state, 1, EXCHANGE) == "two_not_held H5.1"


def test_H5_2_at_any_time_also_out_of_turn():
    match = dealt(FOUR, 3, "SA", h2="S2")
    assert bool(match.moves(Seat(2)))
    assert list(match.moves(Seat(2))) == [EXCHANGE]
    assert match.moves(Seat(2)).next_parts(()) == {"exchange"}
    match.play(Seat(0), Play(match.view(Seat(0)).hand[:3]))
    match.play(Seat(2), EXCHANGE)
    assert match.to_act == {1}


def test_H5_2_the_word_stands_alone():
    moves = dealt(FOUR, 3, "SA", h0="S2 H2").moves(Seat(0))
    assert moves.why_not_pick(("H2", "exchange")).code == "word_alone"
    assert moves.readings(("H2", "exchange")) == ()
    assert moves.next_parts(("exchange",)) == set()


def test_H5_3_not_when_the_two_has_been_played():
    match = dealt(FOUR, 3, "SA", h0="S2 H2 H3")
    match.play(Seat(0), play("S2 H2 H3"))
    assert refusal(state_of(match), 0, EXCHANGE) == "two_played H5.3"
    assert refusal(state_of(match), 1, EXCHANGE) == "two_played H5.3"


def test_H5_3_not_when_the_turn_up_has_been_drawn_nor_before_the_deal():
    state = position(FOUR, _fours(0, "S2 H2 H3 H4"), None, (), turn=0, trump="S")
    assert refusal(state, 0, EXCHANGE) == "turn_up_gone H5.3"
    assert refusal(HALJAN.start(FOUR), 0, EXCHANGE) == "turn_up_gone H5.3"


def test_H5_3_not_when_the_deal_is_over_even_if_the_turn_up_lies_there():
    state = position(FOUR, _fours(0, "S2 H2 H3 H4"), "SA", (), turn=0)
    over = replace(state, table=replace(state.table, turn=None))
    assert refusal(state, 0, EXCHANGE) is None
    assert refusal(over, 0, EXCHANGE) == "turn_up_gone H5.3"


def final_refill(stock, turn_up="SA", winner=1, setup=FOUR):
    """The trick before the last refill, all but its last play; the winner leads the top trumps."""
    seats = setup.seats
    hands = {seat: _worthless(seat) for seat in range(seats)}
    hands[winner] = cards("SJ CJ S10 D3 D4 D5")
    if seats == 2:
        stock = stock[: 4 - 1]
    state = position(setup, hands, turn_up, stock, turn=winner)
    for step in range(seats - 1):
        seat = (winner + step) % seats
        state = moved(state, seat, Play(hands[seat][:3])).state
    return state, (winner - 1) % seats, Play(hands[(winner - 1) % seats][:3])


def _worthless(seat):
    return {0: cards("H3 H4 H5 H6 H7 H8"), 1: cards("D2 D3 D4 D5 D6 D7"), 2: cards("C3 C4 C5 C6 C7 C8")}.get(
        seat, cards("D6 D7 D8 D9 DQ DK")
    )


def _fours(seat, hand):
    hands = {one: _worthless(one)[:4] for one in range(4)}
    return {**hands, seat: cards(hand)}


def test_H5_4_in_the_last_refill_the_right_lasts_until_the_turn_up_is_drawn():
    state, last, final = final_refill(cards("H9 S2 D10"))
    step = moved(state, last, final)
    assert [drawn.seat for drawn in of_kind(CardsDrawn, step.events)] == [1, 2, 3]
    state = step.state
    assert HALJAN.to_act(state) == {1, 2, 3}, "whoever it may be: to wait for the holder alone would betray the two"
    assert state.table.drawing
    assert refusal(state, 1, play("D3 D4")) == "drawing H5.4"
    assert refusal(state, 0, PASS) == "not_asked H5.4"
    step = moved(state, 1, PASS)
    assert step.events == (ExchangePassed(Seat(1)),)
    assert HALJAN.to_act(step.state) == {2, 3}
    step = moved(step.state, 2, EXCHANGE)
    assert step.events == (TwoExchanged(Seat(2), "S2", "SA"), CardsDrawn(Seat(0), ("S2",), True))
    assert HALJAN.to_act(step.state) == {1}
    assert step.state.table.turn_up is None


def test_H5_4_if_nobody_exchanges_the_turn_up_is_drawn():
    state, last, final = final_refill(cards("H9 S2 D10"))
    step = passed(moved(state, last, final))
    assert step.events[-1] == CardsDrawn(Seat(0), ("SA",), True)
    assert HALJAN.to_act(step.state) == {1}


def test_H5_4_who_has_passed_may_still_exchange():
    state, last, final = final_refill(cards("H9 S2 D10"))
    state = moved(moved(state, last, final).state, 2, PASS).state
    assert refusal(state, 2, PASS) == "not_asked H5.4"
    assert refusal(state, 2, EXCHANGE) is None


def test_H5_4_with_two_players_the_winner_of_the_trick_is_asked():
    state, last, final = final_refill(cards("H9 S2 D10"), setup=TWO)
    step = moved(state, last, final)
    assert HALJAN.to_act(step.state) == {1}
    step = moved(step.state, 1, EXCHANGE)
    assert step.events[-1] == CardsDrawn(Seat(0), ("D10", "S2"), True)


@pytest.mark.parametrize(
    ("turn_up", "stock"), [("S2", "H9 H10 D10"), ("SA", "H9 H10 D10")], ids=["turned up", "played"]
)
def test_H5_4_nobody_is_asked_when_all_know_where_the_two_is(turn_up, stock):
    state, last, final = final_refill(cards(stock), turn_up)
    if turn_up != "S2":
        trick = Trick((Laid(Seat(0), ("S2", "H2", "HQ"), True),), Seat(0), 3)
        state = replace(state, table=replace(state.table, tricks=(trick,)))
    step = moved(state, last, final)
    assert not step.state.table.drawing
    assert step.state.table.stock == 0


def test_H5_5_a_two_that_is_turned_up_is_not_exchanged():
    match = dealt(FOUR, 3, "S2", h0="H2 D2 C2")
    assert refusal(state_of(match), 0, EXCHANGE) == "turn_up_two H5.5"
    match = dealt(FOUR, 3, "S3", h0="H2 D2 C2", h1="S2")
    assert refusal(state_of(match), 0, EXCHANGE) == "two_not_held H5.1"


def test_H5_6_everybody_knows_where_the_old_turn_up_is():
    match = dealt(FOUR, 3, "SA", h2="S2")
    before = table(match)
    match.play(Seat(2), EXCHANGE)
    for viewer in (Seat(0), Seat(1), Seat(3), None):
        assert match.view(viewer).hands[2].count("SA") == 1
        assert match.heard(viewer)[-1] == TwoExchanged(Seat(2), "S2", "SA")
    after = table(match)
    assert (after.trump, after.stock, after.turn) == (before.trump, before.stock, before.turn)


# H6: the score


def _tricks(*winners):
    return tuple(Trick((), Seat(winner), 0) for winner in winners)


def test_H6_1_ten_for_the_last_trick_of_langen():
    state, events = finished(last_trick(FOUR, points=(50, 66), tricks=_tricks(0, 1, 0, 1)))
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 22, 10)]
    score = state.table.scores[-1]
    assert score.score == (82, 66)
    assert [item.code for item in score.items[A]][-1] == "last_trick"
    assert score.items[A][-1].amount == 10


def test_H6_1_langen_is_played_to_the_end():
    state = position(
        FOUR, _fours(0, "SJ CJ SA S10"), None, (), turn=0, trump="S", points=(125, 0), tricks=_tricks(0, 0, 1)
    )
    for seat in range(4):
        state = moved(state, seat, Play(state.hands[seat][:2])).state
    assert state.table.points[A] > 121
    assert state.table.turn is not None


def test_H6_2_every_trick_is_klump():
    state, events = finished(last_trick(FOUR, points=(116, 0), tricks=_tricks(0, 2, 2, 0)))
    assert state.table.points == (148, 0)
    (ended,) = of_kind(RoundEnded, events)
    assert (ended.side, ended.item.code, ended.item.amount, ended.games) == (A, "klump", 2, (2, 0))
    assert state.table.scores[-1].score == (148, 0)


def test_H6_2_klump_by_the_other_side_and_without_all_points_would_be_klump_too():
    assert langen((20, 128), (0, 5)).winner == B


@pytest.mark.parametrize(
    ("taken", "recorded"),
    [((120, 28), (119, 29)), ((28, 120), (29, 119)), ((148, 0), (119, 29)), ((119, 29), (119, 29))],
)
def test_H6_3_more_than_119_is_cut(taken, recorded):
    end = langen(taken, (4, 1) if taken[A] > taken[B] else (1, 4))
    assert end.score == recorded
    assert end.won is None


def test_H6_3_the_cut_is_an_item_of_its_own():
    state, _ = finished(last_trick(FOUR, points=(100, 16), tricks=_tricks(0, 0, 0, 1)))
    score = state.table.scores[-1]
    assert [(item.code, item.amount) for item in score.items[A]][-2:] == [("last_trick", 10), ("cut", -13)]
    assert [(item.code, item.amount) for item in score.items[B]][-1:] == [("raised", 13)]


def test_H6_4_otherwise_everybody_gets_what_was_taken():
    assert langen((80, 68), (3, 2)).score == (80, 68)


def test_H6_5_121_ends_utn_at_once():
    carried = {"utn": True, "carried": (90, 58), "scores": before_utn(FOUR, 0, (90, 58)).table.scores}
    hands = {0: cards("SJ CJ SA H2 H3 H4"), 1: cards("D2 D3 D4 D5 D6 D7"), 2: cards("C2 C3 C4 C5 C6 C7")}
    hands[3] = cards("D8 D9 DQ DK C8 C9")
    stock = rest_of(*hands.values(), ["S7"])
    state = position(FOUR, hands, "S7", stock, turn=0, **carried)
    for seat in range(4):
        step = moved(state, seat, Play(hands[seat][:3]))
        state = step.state
    assert state.table.scores[-1].score == (90 + 33 + 3, 58)
    assert of_kind(CardsDrawn, step.events) == []
    (ended,) = of_kind(RoundEnded, step.events)
    assert (ended.item.code, ended.item.amount) == ("win", 1)
    assert state.table.turn is None


@pytest.mark.parametrize(("carried", "over"), [((99, 49), True), ((98, 50), False)])
def test_H6_5_120_is_not_enough(carried, over):
    tricks = _tricks(0, 1, 0, 1)
    state = last_trick(FOUR, utn=True, carried=carried, points=(0, 0), tricks=tricks)
    hands = (cards("SJ CJ H7 H8"), cards("H2 H3 D4 D5"), cards("D2 D3 C4 C5"), cards("C2 C3 D6 D7"))
    state = replace(state, hands=hands)
    for seat in range(4):
        state = moved(state, seat, Play(state.hands[seat][:2])).state
    assert (state.table.turn is None) == over


def test_H6_6_no_ten_for_the_last_trick_of_utn_and_it_always_has_a_winner():
    """B14: four players may have to play it."""
    scores = before_utn(FOUR, 0, (60, 88)).table.scores
    state = last_trick(FOUR, scores, utn=True, carried=(60, 88), points=(60, 31), tricks=_tricks(0, 1, 0, 1))
    state, events = finished(state)
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 22, 0)]
    assert state.table.scores[-1].winner == A
    assert "last_trick" not in {item.code for items in state.table.scores[-1].items for item in items}
    for carried, taken in (((a, 148 - a), (b, 138 - b)) for a in range(29, 120) for b in range(139)):
        assert utn((carried[0] + taken[0], carried[1] + taken[1])).won is not None


def test_H6_7_the_next_player_deals_the_next_round():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=_tricks(0, 0, 0, 0), dealer=3))
    assert HALJAN.to_act(state) == {CHANCE}
    assert HALJAN.deal(state, Random(0)).dealer == 0
    assert HALJAN.why_not_deal(state, Deal(Seat(3), FRENCH)) is not None


# H7: two players


def test_H7_1_the_non_dealer_is_dealt_to_first_and_leads_and_nobody_peeks():
    match = known_deal(TWO, 0)
    assert state_of(match).hands[1] == cards("SA S10 SK S7 S6 S5")
    assert match.to_act == {1}
    assert match.view(Seat(0)).hands[1] == (None,) * 6


def test_H7_2_forty_to_draw_and_hands_of_five_at_last():
    assert table(dealt(TWO, 0, "S7")).stock == 40
    hands = {0: cards("HA HK HQ H9 H8"), 1: cards("DA DK DQ D9 D8")}
    state = position(TWO, hands, None, (), turn=0, trump="S")
    assert {len(move.cards) for move in HALJAN.moves(HALJAN.view(state, Seat(0)))} == {3}
    for seat in (0, 1):
        state = moved(state, seat, Play(hands[seat][:3])).state
    assert {len(move.cards) for move in HALJAN.moves(HALJAN.view(state, Seat(0)))} == {2}


def test_H7_3_klump_and_the_cut_are_the_same():
    state, events = finished(last_trick(TWO, points=(116, 0), tricks=_tricks(*[0] * 8)))
    assert of_kind(RoundEnded, events)[0].item.code == "klump"
    assert state.table.games == (2, 0)


# H8: harjan


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
    worth = points(trump, harjan=True)
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
    state, events = finished(last_trick(HARJAN, points=(50, 66), tricks=_tricks(0, 1, 0, 1)))
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 24, 10)]
    assert HALJAN.to_act(state) == {CHANCE}
    assert state.table.scores[-1].score == (84, 66)


def test_H8_11_no_klump_and_no_cut():
    assert langen((120, 30), (8, 0), harjan=True).won is None
    assert langen((120, 30), (8, 1), harjan=True).score == (120, 30)
    assert langen((121, 29), (8, 1), harjan=True).winner == A


@pytest.mark.parametrize(
    ("taken", "tricks", "level", "amount"),
    [((121, 29), (5, 4), "jan", 2), ((150, 0), (8, 0), "harjan", 3), ((150, 0), (8, 1), "jan", 2)],
)
def test_H8_12_jan_and_harjan(taken, tricks, level, amount):
    for turned in (False, True):
        won = langen(taken[::-1] if turned else taken, tricks[::-1] if turned else tricks, harjan=True)
        assert (won.winner, won.won.code, won.won.amount) == (B if turned else A, level, amount)


def test_H8_12_utn_is_worth_one():
    won = utn((125, 40), harjan=True).won
    assert (won.code, won.amount, won.clause) == ("win", 1, "haljan#H8.12")


def test_H8_13_a_score_item_says_which_variant_it_is():
    """The names visse fil and uwisse fil are texts: the rules only tell harjan apart."""
    assert table(dealt(HARJAN, 0, "S7")).harjan
    assert not table(dealt(TWO, 0, "S7")).harjan


# H9 and H10: the course of a round, and who sees what


def test_H9_the_phases_of_a_round():
    def phase(state):
        return HALJAN.phase(HALJAN.view(state, Seat(0))).code

    assert phase(HALJAN.start(FOUR)) == "deal"
    state = state_of(dealt(FOUR, 3, "S7"))
    assert phase(state) == "lead"
    assert phase(moved(state, 0, Play(state.hands[0][:3])).state) == "follow"
    state, last, final = final_refill(cards("H9 S2 D10"))
    assert phase(moved(state, last, final).state) == "exchange"
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=_tricks(0, 0, 0, 0)))
    assert phase(state) == "round"
    assert phase(moved(state, 0, END).state) == "over"


def test_H10_drawn_cards_are_seen_by_the_drawer_and_the_turn_up_by_all():
    drawn = CardsDrawn(Seat(1), cards("H2 H3 SA"), True)
    assert drawn.seen_by(Seat(1)) == drawn
    assert drawn.seen_by(None).cards == (None, None, "SA")
    assert replace(drawn, turn_up=False).seen_by(Seat(0)).cards == (None, None, None)


def test_H10_a_turn_up_drawn_is_remembered():
    state, last, final = final_refill(cards("H9 S2 D10"))
    state = passed(moved(state, last, final)).state
    assert HALJAN.view(state, Seat(2)).hands[0] == (None, None, None, "SA")


def test_H10_dreams_keep_what_is_known():
    match = dealt(FOUR, 3, "SA", h1="HA HK HQ DA DK DQ", h2="S2")
    match.play(Seat(2), EXCHANGE)
    for seed in range(20):
        dream = HALJAN.determinize(match.view(Seat(3)), Random(seed))
        assert dream.hands[1] == cards("HA HK HQ DA DK DQ")
        assert "SA" in dream.hands[2]
        assert Counter(card for hand in (*dream.hands, dream.stock, ["S2"]) for card in hand) == Counter(FRENCH)


# B: decisions


def test_B3_an_open_match_goes_on_until_somebody_ends_it_after_a_round():
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=_tricks(0, 0, 0, 0)))
    assert HALJAN.to_act(state) == {0, 1, 2, 3}
    assert list(HALJAN.moves(HALJAN.view(state, Seat(1)))) == [NEXT, END]
    assert refusal(state, 0, PASS) == "not_asked H5.4"
    assert refusal(state, 0, play("SA")) == "no_cards H3.2"
    on = state
    for seat in range(4):
        step = moved(on, seat, NEXT)
        assert step.events == (RoundWanted(Seat(seat)),)
        on = step.state
    assert HALJAN.to_act(on) == {CHANCE}
    step = moved(state, 2, END)
    outcome = Outcome(frozenset({0, 2}), (2, 0, 2, 0), "closed", "haljan#B3")
    assert step.events == (MatchClosed(Seat(2)), Ended(outcome))
    assert HALJAN.outcome(step.state) == outcome
    assert refusal(step.state, 0, NEXT) == "match_over B3"
    assert refusal(step.state, 0, play("SA")) == "match_over B3"


def test_B3_nobody_ends_it_in_the_middle_of_a_round():
    assert refusal(state_of(dealt(FOUR, 3, "S7")), 0, END) == "not_asked B3"


def test_B3_equal_game_points_are_a_draw():
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=_tricks(0, 0, 0, 0), games=(0, 2)))
    assert HALJAN.outcome(moved(state, 0, END).state).winners == frozenset()


def test_B3_whoever_has_the_agreed_game_points_wins():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=_tricks(0, 0, 0, 0), games=(2, 4)))
    assert HALJAN.outcome(state) is None
    assert HALJAN.to_act(state) == {CHANCE}
    state, events = finished(last_trick(TO_FIVE, points=(116, 0), tricks=_tricks(0, 0, 0, 0), games=(3, 4)))
    outcome = Outcome(frozenset({0, 2}), (5, 4, 5, 4), "target", "haljan#B3")
    assert HALJAN.outcome(state) == outcome
    assert [type(event) for event in events[-3:]] == [DealScored, RoundEnded, Ended]


def test_B3_ending_is_the_only_way_to_give_up():
    assert END.gives_up
    assert not any(say.gives_up for say in (EXCHANGE, PASS, NEXT))


def test_B12_a_jack_turned_up_is_ekten_and_the_two_wins_it():
    match = dealt(FOUR, 3, "HJ", h0="H2")
    match.play(Seat(0), EXCHANGE)
    assert ekten(table(match).trump) in match.view(Seat(0)).hand


def test_B13_the_ten_counts_for_the_cut():
    state, _ = finished(last_trick(FOUR, points=(88, 28), tricks=_tricks(0, 1, 0, 1)))
    assert state.table.points == (120, 28)
    assert state.table.scores[-1].score == (119, 29)


def test_B19_every_trick_of_utn_is_an_ordinary_win():
    assert utn((130, 100)).won.amount == 1


def test_B20_the_two_is_exchanged_in_utn_as_well():
    state = before_utn(FOUR, 3, (70, 78))
    state = moved(state, CHANCE, deal(3, "SA", {0: cards("S2")}, 4)).state
    assert refusal(state, 0, EXCHANGE) is None


def test_B34_partner_overtakes_partner():
    match = dealt(FOUR, 3, "S7", h0="H2 D2 C2", h1="H3 D3 C3", h2="H9 D9 C9", h3="HA DA CA")
    events = trick_of_four(match, "H2 D2 C2", "H3 D3 C3", "H9 D9 C9", "HA DA CA")
    assert [laid.leads for laid in of_kind(CardsPlayed, events)] == [True] * 4
    assert table(match).tricks[-1].winner == 3


# The stories of the worked cases


def test_HJ_32_exchange_before_the_first_lead_out_of_turn():
    match = known_deal(TWO, 1)
    match.play(Seat(1), EXCHANGE)
    assert match.view(Seat(1)).hand == cards("SQ SJ S9 S4 S3 S8")
    assert (table(match).turn_up, table(match).stock, match.to_act) == ("S2", 40, {0})
    assert match.heard(Seat(0))[-1] == TwoExchanged(Seat(1), "S2", "S8")
    assert "S8" in match.view(Seat(0)).hands[1]


def _in_mid_trick(hand, laid):
    """HJ-33 and HJ-34: seat 2 has led and holds three cards, sixteen are left to draw."""
    hands = {0: _worthless(0), 1: _worthless(1), 2: hand, 3: _worthless(3)}
    plays = tuple(Laid(Seat(seat), cards(text), seat == 2) for seat, text in laid)
    if len(laid) == 2:
        hands[3] = hands[3][:3]
    return position(FOUR, hands, "DK", rest_of(hand, ["DK"])[:15], turn=(2 + len(laid)) % 4, trick=plays)


def test_HJ_33_exchange_in_the_middle_of_a_trick_after_having_played():
    state = _in_mid_trick(cards("D2 H4 H5"), [(2, "S3 S4 S5"), (3, "C2 C3 C4")])
    after = moved(state, 2, EXCHANGE).state
    assert sorted(after.hands[2]) == ["DK", "H4", "H5"]
    assert (after.table.turn_up, after.table.turn, after.table.stock) == ("D2", 0, 16)


def test_HJ_34_no_exchange_once_the_two_has_been_played():
    state = _in_mid_trick(cards("H4 H5 H6"), [(2, "D2 S4 S5")])
    assert state.table.turn == 3
    assert refusal(state, 2, EXCHANGE) == "two_played H5.3"


def test_HJ_35_no_exchange_when_the_turn_up_has_been_drawn():
    state = position(FOUR, _fours(2, "D2 H4 H5 H6"), None, (), turn=0, trump="D")
    assert refusal(state, 2, EXCHANGE) == "turn_up_gone H5.3"


def test_HJ_36_exchange_window_inside_the_final_draw():
    """1 draws H5, 2 draws S2, 3 draws D9; before 0 draws the turn-up, 2 exchanges."""
    state, last, final = final_refill(cards("H9 S2 D10"))
    step = moved(state, last, final)
    assert [(drawn.seat, drawn.cards) for drawn in of_kind(CardsDrawn, step.events)] == [
        (1, ("H9",)),
        (2, ("S2",)),
        (3, ("D10",)),
    ]
    after = moved(step.state, 2, EXCHANGE).state
    assert after.hands[2][-1] == "SA"
    assert after.hands[0][-1] == "S2"


def test_HJ_46_dealer_succession():
    state, _ = finished(last_trick(TO_FIVE, points=(60, 56), tricks=_tricks(0, 1, 0, 1), dealer=2))
    pack = HALJAN.deal(state, Random(0))
    assert pack.dealer == 2
    state = moved(state, CHANCE, pack).state
    assert state.table.utn
    assert state.table.turn == 3
    utn_played = last_trick(
        TO_FIVE, state.table.scores, utn=True, carried=(92, 56), points=(20, 30), tricks=_tricks(0, 1, 0, 1), dealer=2
    )
    state, _ = finished(utn_played)
    assert state.table.round_over
    pack = HALJAN.deal(state, Random(0))
    assert pack.dealer == 3
    assert not moved(state, CHANCE, pack).state.table.utn


def test_HJ_47_dealer_succession_after_klump():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=_tricks(0, 0, 0, 0), dealer=3))
    pack = HALJAN.deal(state, Random(0))
    assert pack.dealer == 0
    after = moved(state, CHANCE, pack).state.table
    assert not after.utn
    assert after.round == 2


def test_HJ_48_who_sees_what_at_the_start():
    match = known_deal(FOUR, 3)
    peek = cards("SQ SJ S9 HQ HJ H9")
    for seat in map(Seat, range(4)):
        view = match.view(seat)
        assert view.table.turn_up == "S2"
        assert view.hand == state_of(match).hands[seat]
        seen = {other: hand for other, hand in enumerate(view.hands) if other != seat and set(hand) != {None}}
        assert seen == ({1: peek} if seat == 3 else {})
        (told,) = match.heard(seat)
        assert isinstance(told, Dealt)
        assert told.hands == view.hands
        assert not set(state_of(match).stock) & {card for hand in view.hands for card in hand}


def test_HJ_59_harjan_no_exchange_of_the_two_by_default():
    state = state_of(dealt(HARJAN, 1, "SA", h0="S2 H3 H4 D5 D6 C7"))
    assert refusal(state, 0, EXCHANGE) == "no_exchange H8.3"


# Text, and the whole


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play S1",
        "play SA  SK",
        "deal",
        "deal 4 SA",
        "deal SA",
        "exchange SA",
        "draw",
        "deal 0 XX",
        "Play SA",
    ],
)
def test_nonsense_is_no_move(text):
    with pytest.raises(ValueError, match="no move"):
        HALJAN.read(text)


def test_cards_may_be_named_in_any_order():
    assert HALJAN.read("play DK SK HK") == play("SK HK DK")
    assert HALJAN.write(play("DK SK HK")) == "play SK HK DK"
    assert HALJAN.read("pass") == PASS


def test_an_onlooker_may_do_nothing():
    moves = HALJAN.moves(dealt(FOUR, 3, "SA").view(None))
    assert not moves
    assert moves.why_not(EXCHANGE).code == "not_your_turn"


def test_the_items_of_a_deal_add_up():
    state, events = finished(last_trick(FOUR, points=(0, 0), tricks=_tricks(1)))
    score = counted(replace(state.table, turn=Seat(0)))
    assert [scored.score for scored in of_kind(DealScored, events)] == [score]
    assert [sum(item.amount for item in items) for items in score.items] == list(score.score)
    assert seen_by(None, events) == tuple(events)


def test_moves_are_listed_only_when_asked_for():
    moves = HaljanMoves(dealt(FOUR, 3, "S7").view(Seat(0)))
    assert bool(moves)
    assert moves.why_not_pick(()) is None
    assert "_plays" not in vars(moves)


def test_every_refusal_has_been_raised_here():
    here = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in codes.refusals("haljan") if f'"{code}' not in here} == set()


def test_every_clause_has_been_tried_here():
    here = Path(__file__).read_text(encoding="utf-8")
    clauses = {clause.removeprefix("haljan#") for clause in rule_pages.clauses("haljan")}
    parents = {clause.rpartition(".")[0] for clause in clauses}
    rules = {clause for clause in clauses - parents if clause.startswith("H")}
    assert {clause for clause in rules if f"_{clause.replace('.', '_')}_" not in here} == set()


def test_the_words_are_those_of_the_enumeration():
    assert codes.words("haljan") == set(Word) == {"exchange", "pass", "next", "end"}
