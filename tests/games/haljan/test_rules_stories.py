"""The stories of the worked cases."""

from random import Random

from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.events import CardsDrawn, Dealt, TwoExchanged
from bluestick.games.haljan.state import Laid
from tests.games.haljan.positions import (
    EXCHANGE,
    FOUR,
    HALJAN,
    HARJAN,
    TO_FIVE,
    TWO,
    cards,
    dealt,
    final_refill,
    finished,
    fours,
    known_deal,
    last_trick,
    moved,
    of_kind,
    position,
    refusal,
    rest_of,
    state_of,
    table,
    tricks_of,
    worthless,
)


def test_HJ_32_exchange_before_the_first_lead_out_of_turn():
    match = known_deal(TWO, 1)
    match.play(Seat(1), EXCHANGE)
    assert match.view(Seat(1)).hand == cards("SQ SJ S9 S4 S3 S8")
    assert (table(match).turn_up, table(match).stock, match.to_act) == ("S2", 40, {0})
    assert match.events_seen_by(Seat(0))[-1] == TwoExchanged(Seat(1), "S2", "S8")
    assert "S8" in match.view(Seat(0)).hands[1]


def _in_mid_trick(hand, laid):
    """HJ-33 and HJ-34: seat 2 has led and holds three cards, sixteen are left to draw."""
    hands = {0: worthless(0), 1: worthless(1), 2: hand, 3: worthless(3)}
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
    state = position(FOUR, fours(2, "D2 H4 H5 H6"), None, (), turn=0, trump="D")
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
    state, _ = finished(last_trick(TO_FIVE, points=(60, 56), tricks=tricks_of(0, 1, 0, 1), dealer=2))
    pack = HALJAN.deal(state, Random(0))
    assert pack.dealer == 2
    state = moved(state, CHANCE, pack).state
    assert state.table.utn
    assert state.table.turn == 3
    utn_played = last_trick(
        TO_FIVE, state.table.scores, utn=True, carried=(92, 56), points=(20, 30), tricks=tricks_of(0, 1, 0, 1), dealer=2
    )
    state, _ = finished(utn_played)
    assert state.table.is_round_over
    pack = HALJAN.deal(state, Random(0))
    assert pack.dealer == 3
    assert not moved(state, CHANCE, pack).state.table.utn


def test_HJ_47_dealer_succession_after_klump():
    state, _ = finished(last_trick(TO_FIVE, points=(116, 0), tricks=tricks_of(0, 0, 0, 0), dealer=3))
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
        (told,) = match.events_seen_by(seat)
        assert isinstance(told, Dealt)
        assert told.hands == view.hands
        assert not set(state_of(match).stock) & {card for hand in view.hands for card in hand}


def test_HJ_59_harjan_no_exchange_of_the_two_by_default():
    state = state_of(dealt(HARJAN, 1, "SA", h0="S2 H3 H4 D5 D6 C7"))
    assert refusal(state, 0, EXCHANGE) == "no_exchange H8.3"
