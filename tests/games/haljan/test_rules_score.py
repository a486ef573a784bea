"""What deals, rounds and matches are worth (H6, B), also with two players (H7)."""

from dataclasses import replace
from random import Random

import pytest

from bluestick.engine.cards import FRENCH
from bluestick.engine.rules import Ended, Outcome
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.cards import ekten
from bluestick.games.haljan.events import (
    CardsDrawn,
    CardsPlayed,
    DealScored,
    MatchClosed,
    RoundEnded,
    RoundWanted,
    TrickTaken,
)
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.scoring import langen_result, utn_result
from tests.games.haljan.positions import (
    END,
    EXCHANGE,
    FOUR,
    HALJAN,
    NEXT,
    PASS,
    TO_FIVE,
    TWO,
    A,
    B,
    before_utn,
    cards,
    deal,
    dealt,
    finished,
    fours,
    known_deal,
    last_trick,
    moved,
    of_kind,
    play,
    position,
    refusal,
    rest_of,
    state_of,
    table,
    trick_of_four,
    tricks_of,
)


def test_H6_1_ten_for_the_last_trick_of_langen():
    state, events = finished(last_trick(FOUR, points=(50, 66), tricks=tricks_of(0, 1, 0, 1)))
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 22, 10)]
    score = state.table.scores[-1]
    assert score.score == (82, 66)
    assert [item.code for item in score.items[A]][-1] == "last_trick"
    assert score.items[A][-1].amount == 10


def test_H6_1_langen_is_played_to_the_end():
    state = position(
        FOUR, fours(0, "SJ CJ SA S10"), None, (), turn=0, trump="S", points=(125, 0), tricks=tricks_of(0, 0, 1)
    )
    for seat in range(4):
        state = moved(state, seat, Play(state.hands[seat][:2])).state
    assert state.table.points[A] > 121
    assert state.table.turn is not None


def test_H6_2_every_trick_is_klump():
    state, events = finished(last_trick(FOUR, points=(116, 0), tricks=tricks_of(0, 2, 2, 0)))
    assert state.table.points == (148, 0)
    (ended,) = of_kind(RoundEnded, events)
    assert (ended.side, ended.item.code, ended.item.amount, ended.games) == (A, "klump", 2, (2, 0))
    assert state.table.scores[-1].score == (148, 0)


def test_H6_2_klump_by_the_other_side_and_without_all_points_would_be_klump_too():
    assert langen_result((20, 128), (0, 5)).winner == B


@pytest.mark.parametrize(
    ("taken", "recorded"),
    [((120, 28), (119, 29)), ((28, 120), (29, 119)), ((148, 0), (119, 29)), ((119, 29), (119, 29))],
)
def test_H6_3_more_than_119_is_cut(taken, recorded):
    end = langen_result(taken, (4, 1) if taken[A] > taken[B] else (1, 4))
    assert end.score == recorded
    assert end.won is None


def test_H6_3_the_cut_is_an_item_of_its_own():
    state, _ = finished(last_trick(FOUR, points=(100, 16), tricks=tricks_of(0, 0, 0, 1)))
    score = state.table.scores[-1]
    assert [(item.code, item.amount) for item in score.items[A]][-2:] == [("last_trick", 10), ("cut", -13)]
    assert [(item.code, item.amount) for item in score.items[B]][-1:] == [("raised", 13)]


def test_H6_4_otherwise_everybody_gets_what_was_taken():
    assert langen_result((80, 68), (3, 2)).score == (80, 68)


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
    tricks = tricks_of(0, 1, 0, 1)
    state = last_trick(FOUR, utn=True, carried=carried, points=(0, 0), tricks=tricks)
    hands = (cards("SJ CJ H7 H8"), cards("H2 H3 D4 D5"), cards("D2 D3 C4 C5"), cards("C2 C3 D6 D7"))
    state = replace(state, hands=hands)
    for seat in range(4):
        state = moved(state, seat, Play(state.hands[seat][:2])).state
    assert (state.table.turn is None) == over


def test_H6_6_no_ten_for_the_last_trick_of_utn_and_it_always_has_a_winner():
    """B14: four players may have to play it."""
    scores = before_utn(FOUR, 0, (60, 88)).table.scores
    state = last_trick(FOUR, scores, utn=True, carried=(60, 88), points=(60, 31), tricks=tricks_of(0, 1, 0, 1))
    state, events = finished(state)
    assert of_kind(TrickTaken, events) == [TrickTaken(Seat(0), 22, 0)]
    assert state.table.scores[-1].winner == A
    assert "last_trick" not in {item.code for items in state.table.scores[-1].items for item in items}
    for carried, taken in (((a, 148 - a), (b, 138 - b)) for a in range(29, 120) for b in range(139)):
        assert utn_result((carried[0] + taken[0], carried[1] + taken[1])).won is not None


def test_H6_7_the_next_player_deals_the_next_round():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=tricks_of(0, 0, 0, 0), dealer=3))
    assert HALJAN.to_act(state) == {CHANCE}
    assert HALJAN.deal(state, Random(0)).dealer == 0
    assert HALJAN.why_not_deal(state, Deal(Seat(3), FRENCH)) is not None


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
    state, events = finished(last_trick(TWO, points=(116, 0), tricks=tricks_of(*[0] * 8)))
    assert of_kind(RoundEnded, events)[0].item.code == "klump"
    assert state.table.games == (2, 0)


def test_B3_an_open_match_goes_on_until_somebody_ends_it_after_a_round():
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=tricks_of(0, 0, 0, 0)))
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
    state, _ = finished(last_trick(FOUR, points=(116, 0), tricks=tricks_of(0, 0, 0, 0), games=(0, 2)))
    assert HALJAN.outcome(moved(state, 0, END).state).winners == frozenset()


def test_B3_whoever_has_the_agreed_game_points_wins():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=tricks_of(0, 0, 0, 0), games=(2, 4)))
    assert HALJAN.outcome(state) is None
    assert HALJAN.to_act(state) == {CHANCE}
    state, events = finished(last_trick(TO_FIVE, points=(116, 0), tricks=tricks_of(0, 0, 0, 0), games=(3, 4)))
    outcome = Outcome(frozenset({0, 2}), (5, 4, 5, 4), "target", "haljan#B3")
    assert HALJAN.outcome(state) == outcome
    assert [type(event) for event in events[-3:]] == [DealScored, RoundEnded, Ended]


def test_B3_ending_is_the_only_way_to_give_up():
    assert END.is_resignation
    assert not any(say.is_resignation for say in (EXCHANGE, PASS, NEXT))


def test_B12_a_jack_turned_up_is_ekten_and_the_two_wins_it():
    match = dealt(FOUR, 3, "HJ", h0="H2")
    match.play(Seat(0), EXCHANGE)
    assert ekten(table(match).trump) in match.view(Seat(0)).hand


def test_B13_the_ten_counts_for_the_cut():
    state, _ = finished(last_trick(FOUR, points=(88, 28), tricks=tricks_of(0, 1, 0, 1)))
    assert state.table.points == (120, 28)
    assert state.table.scores[-1].score == (119, 29)


def test_B19_every_trick_of_utn_is_an_ordinary_win():
    assert utn_result((130, 100)).won.amount == 1


def test_B20_the_two_is_exchanged_in_utn_as_well():
    state = before_utn(FOUR, 3, (70, 78))
    state = moved(state, CHANCE, deal(3, "SA", {0: cards("S2")}, 4)).state
    assert refusal(state, 0, EXCHANGE) is None


def test_B34_partner_overtakes_partner():
    match = dealt(FOUR, 3, "S7", h0="H2 D2 C2", h1="H3 D3 C3", h2="H9 D9 C9", h3="HA DA CA")
    events = trick_of_four(match, "H2 D2 C2", "H3 D3 C3", "H9 D9 C9", "HA DA CA")
    assert [laid.wins_so_far for laid in of_kind(CardsPlayed, events)] == [True] * 4
    assert table(match).tricks[-1].winner == 3
