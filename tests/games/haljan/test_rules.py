"""The rules of haljan, clause by clause: cards, deal and play (H1 to H4), course and knowledge (H9, H10), text."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.cards import FRENCH, RANKS, SAME_COLOUR, SUITS
from bluestick.engine.match import Match, seen_by
from bluestick.engine.moves import Refused
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.cards import (
    beating_cards,
    card_suits,
    ekten,
    match_beating_cards,
    points_by_card,
    suit_cards,
    uekten,
)
from bluestick.games.haljan.events import CardsDrawn, CardsPlayed, DealScored, TrickTaken
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play, Word
from bluestick.games.haljan.scoring import score_deal, utn_result
from tests import codes, rule_pages
from tests.games.haljan.positions import (
    END,
    EXCHANGE,
    FOUR,
    HALJAN,
    PASS,
    TWO,
    A,
    B,
    before_utn,
    cards,
    dealt,
    final_refill,
    finished,
    known_deal,
    last_trick,
    moved,
    of_kind,
    passed,
    play,
    position,
    refusal,
    state_of,
    table,
    trick_of_four,
    tricks_of,
)


def test_H1_1_two_players_or_two_pairs_who_sit_opposite():
    assert HALJAN.variant("haljan").seats == (4, 2)
    assert HALJAN.variant("harjan").seats == (2,)
    assert HALJAN.sides(FOUR) == ({0, 2}, {1, 3})
    assert HALJAN.sides(TWO) == ({0}, {1})


def test_H1_2_a_round_is_langen_and_if_need_be_utn():
    state, _ = finished(last_trick(FOUR, points=(70, 46), tricks=tricks_of(0, 1, 0, 1)))
    assert not state.table.scores[-1].utn
    assert HALJAN.to_act(state) == {CHANCE}
    state = moved(state, CHANCE, HALJAN.deal(state, Random(1))).state
    assert state.table.utn
    assert state.table.round == 1


def test_H1_3_the_goal_is_121():
    assert utn_result((120, 120)).won is None
    assert utn_result((121, 29)).winner == A
    assert utn_result((29, 121)).winner == B


def test_H1_4_play_goes_clockwise():
    match = dealt(FOUR, 3, "S7")
    turns = []
    for _ in range(4):
        (seat,) = match.to_act
        turns.append(seat)
        match.play(seat, Play(match.view(seat).hand[:3]))
    assert turns == [0, 1, 2, 3]


def test_H2_1_fifty_two_cards_and_one_suit_is_trumps():
    assert len(set(FRENCH)) == 52
    assert table(dealt(FOUR, 0, "H9")).trump == "H"


@pytest.mark.parametrize("trump", SUITS)
def test_H2_2_ekten_beats_everything(trump):
    assert ekten(trump) == trump + "J"
    assert beating_cards(trump)[ekten(trump)] == set()
    assert all(ekten(trump) in stronger for card, stronger in beating_cards(trump).items() if card != ekten(trump))


@pytest.mark.parametrize("trump", SUITS)
def test_H2_3_uekten_is_a_trump_and_only_ekten_beats_it(trump):
    second = uekten(trump)
    assert second == SAME_COLOUR[trump] + "J"
    assert card_suits(trump)[second] == trump
    assert beating_cards(trump)[second] == {ekten(trump)}
    assert second in beating_cards(trump)[SAME_COLOUR[trump] + "A"]


@pytest.mark.parametrize("trump", SUITS)
def test_H2_4_H2_5_H2_6_fourteen_twelve_thirteen_thirteen(trump):
    rows = {suit: suit_cards(trump, suit) for suit in SUITS}
    assert [card[1:] for card in rows[trump]] == ["J", "J", *(rank for rank in RANKS if rank != "J")]
    assert [card[1:] for card in rows[SAME_COLOUR[trump]]] == [rank for rank in RANKS if rank != "J"]
    for suit in set(SUITS) - {trump, SAME_COLOUR[trump]}:
        assert [card[1:] for card in rows[suit]] == [*RANKS]
    assert Counter(card for row in rows.values() for card in row) == Counter(FRENCH)


@pytest.mark.parametrize("trump", SUITS)
def test_H2_7_what_the_cards_count(trump):
    worth = points_by_card(trump)
    assert worth[ekten(trump)] == worth[uekten(trump)] == 11
    by_rank = {"A": 11, "10": 10, "K": 4, "Q": 3, "9": 0, "2": 0}
    assert all(worth[suit + rank] == count for suit in SUITS for rank, count in by_rank.items())
    assert sorted(worth[suit + "J"] for suit in SUITS) == [2, 2, 11, 11]


@pytest.mark.parametrize("trump", SUITS)
def test_H2_8_the_pack_holds_138(trump):
    assert sum(points_by_card(trump).values()) == 138


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


def test_H3_4_the_dealer_may_look_until_the_first_card_is_led_and_others_never():
    match = dealt(FOUR, 3, "S7", h1="HA HK HQ DA DK DQ")
    assert HALJAN.look(match.view(Seat(3))) == cards("HA HK HQ DA DK DQ")
    assert [HALJAN.look(match.view(seat)) for seat in (Seat(0), Seat(1), Seat(2), None)] == [()] * 4
    match.play(Seat(0), Play(match.view(Seat(0)).hand[:3]))
    assert HALJAN.look(match.view(Seat(3))) == ()


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
    stronger = beating_cards("S")
    assert "H10" in stronger["HK"]
    assert "HK" not in stronger["H10"]
    assert "S2" in stronger["HA"]
    assert "HA" not in stronger["S2"]
    assert "HA" not in stronger["D2"]
    assert "HA" not in stronger["HA"]


def every_pairing(trump, led, played):
    """H4.4 by trying everything."""
    return any(
        all(card in beating_cards(trump)[other] for other, card in zip(led, row, strict=True))
        for row in permutations(played)
    )


@given(st.permutations(FRENCH), st.sampled_from(SUITS), st.integers(1, 6))
def test_H4_4_each_card_is_beaten_by_another_one(pack, trump, number):
    for led, played in ((pack[:number], pack[number : 2 * number]), (pack[12 : 12 + number], pack[20 : 20 + number])):
        pairs = match_beating_cards(trump, led, played)
        assert (pairs is not None) == every_pairing(trump, led, played)
        if pairs is not None:
            assert sorted(pairs) == sorted(played)
            assert all(card in beating_cards(trump)[other] for other, card in zip(led, pairs, strict=True))


@pytest.mark.parametrize("played", [*permutations(("S2", "DA", "HA"))])
def test_H4_4_the_order_of_laying_is_irrelevant(played):
    assert match_beating_cards("S", ("H9", "D9", "DK"), played) is not None


def test_H4_4_other_numbers_never_match():
    assert match_beating_cards("S", ("H9",), ("HA", "H10")) is None


def test_H4_5_measured_against_whoever_took_the_lead_last():
    hands = {0: "H9 D9 C9", 1: "HK DK CK", 2: "HQ DQ CQ", 3: "HA DA CA"}
    state = position(FOUR, {seat: cards(hand) for seat, hand in hands.items()}, None, (), turn=0, trump="S")
    leads = []
    for seat, hand in hands.items():
        assert state.table.winning is None or state.table.winning.seat == (0 if seat == 1 else 1)
        # Three cards are left and no stock: not a position of the four-player game, but a trick like any other.
        step = HALJAN.apply(state, Seat(seat), play(hand))
        state = step.state
        leads += [event.wins_so_far for event in of_kind(CardsPlayed, step.events)]
    assert leads == [True, True, False, True]
    assert state.table.tricks[-1].winner == 3


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


def test_H9_the_phases_of_a_round():
    def phase(state):
        return HALJAN.phase(HALJAN.view(state, Seat(0))).code

    assert phase(HALJAN.start(FOUR)) == "deal"
    state = state_of(dealt(FOUR, 3, "S7"))
    assert phase(state) == "lead"
    assert phase(moved(state, 0, Play(state.hands[0][:3])).state) == "follow"
    state, last, final = final_refill(cards("H9 S2 D10"))
    assert phase(moved(state, last, final).state) == "exchange"
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=tricks_of(0, 0, 0, 0)))
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
    state, events = finished(last_trick(FOUR, points=(0, 0), tricks=tricks_of(1)))
    score = score_deal(replace(state.table, turn=Seat(0)))
    assert [scored.score for scored in of_kind(DealScored, events)] == [score]
    assert [sum(item.amount for item in items) for items in score.items] == list(score.score)
    assert seen_by(None, events) == tuple(events)


def test_moves_are_listed_only_when_asked_for():
    moves = HaljanMoves(dealt(FOUR, 3, "S7").view(Seat(0)))
    assert bool(moves)
    assert moves.why_not_pick(()) is None
    assert "_plays" not in vars(moves)


def everything():
    """The text of these tests."""
    files = sorted(Path(__file__).parent.glob("test_rules*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_every_refusal_has_been_raised_here():
    assert {code for code in codes.refusals("haljan") if f'"{code}' not in everything()} == set()


def test_every_clause_has_been_tried_here():
    clauses = {clause.removeprefix("haljan#") for clause in rule_pages.clauses("haljan")}
    parents = {clause.rpartition(".")[0] for clause in clauses}
    rules = {clause for clause in clauses - parents if clause.startswith("H")}
    assert {clause for clause in rules if f"_{clause.replace('.', '_')}_" not in everything()} == set()


def test_the_words_are_those_of_the_enumeration():
    assert codes.words("haljan") == set(Word) == {"exchange", "pass", "next", "end"}
