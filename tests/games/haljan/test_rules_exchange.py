"""The exchange of the two of trumps, clause by clause (H5)."""

from dataclasses import replace

import pytest

from bluestick.engine.seats import Seat
from bluestick.games.haljan.events import CardsDrawn, ExchangePassed, TwoExchanged
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.state import Laid, Trick
from tests.games.haljan.positions import (
    EXCHANGE,
    FOUR,
    HALJAN,
    PASS,
    TWO,
    cards,
    dealt,
    final_refill,
    fours,
    moved,
    of_kind,
    passed,
    play,
    position,
    refusal,
    state_of,
    table,
)


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
    state = position(FOUR, fours(0, "S2 H2 H3 H4"), None, (), turn=0, trump="S")
    assert refusal(state, 0, EXCHANGE) == "turn_up_gone H5.3"
    assert refusal(HALJAN.start(FOUR), 0, EXCHANGE) == "turn_up_gone H5.3"


def test_H5_3_not_when_the_deal_is_over_even_if_the_turn_up_lies_there():
    state = position(FOUR, fours(0, "S2 H2 H3 H4"), "SA", (), turn=0)
    over = replace(state, table=replace(state.table, turn=None))
    assert refusal(state, 0, EXCHANGE) is None
    assert refusal(over, 0, EXCHANGE) == "turn_up_gone H5.3"


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
        assert match.events_seen_by(viewer)[-1] == TwoExchanged(Seat(2), "S2", "SA")
    after = table(match)
    assert (after.trump, after.stock, after.turn) == (before.trump, before.stock, before.turn)
