"""A test for every clause: S1 to S15 and the decisions SA1 to SA20. S5 to S8 are in ``test_combinations``."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.moves import Refused
from bluestick.engine.rules import Ended, Phase
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.snapphana.cards import KINGS, PACK, TAROKS, mask, parts
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play
from bluestick.games.snapphana.scoring import hand_losers, is_fjabbe_over, match_winner
from bluestick.games.snapphana.state import FjontDebt
from tests.games.snapphana.positions import (
    EIGHT,
    FJABBE,
    GAMES,
    SMALL,
    SNAPPHANA,
    TEN,
    A,
    B,
    C,
    D,
    after,
    cards,
    dealt,
    declare,
    discard,
    give,
    moved,
    moves,
    of_kind,
    pick_refusal,
    play,
    position,
    refusal,
)

NOTHING = {"won": {0: ["D6", "D7"]}}
"""A trick is over: nobody declares any more."""


def trick(*plays: str, **facts):
    """A trick of 800 led by A, whose cards everybody has and one more: the seat that takes it."""
    spare = ("S10", "C10", "H6", "D8")
    hands = {seat: (card, spare[seat]) for seat, card in enumerate(plays)}
    state = position(EIGHT, hands, **NOTHING, **facts)
    for seat, card in enumerate(plays):  # whether they had to play otherwise does not matter here
        state = SNAPPHANA.apply(state, Seat(seat), Play(card)).state
    return state.table.tricks[-1].winner


def playable(hand: str, *on: tuple[int, str]) -> set[str]:
    turn = (on[-1][0] + 1) % 4 if on else 0
    state = position(EIGHT, {turn: cards(hand)}, turn, trick=on, **NOTHING)
    return {move.card for move in moves(state, turn)}


def items(state, side):
    return [(item.code, item.amount, *item.args) for item in state.table.scores[-1].items[side]]


# S2: the order of the cards.


def test_S2_1_black_from_ten_down_to_the_ace_red_from_the_ace_to_ten():
    assert trick("S7", "S6", "SA", "S10") == D
    assert trick("CA", "C6", "C7", "CJ") == D
    assert trick("H7", "H6", "H10", "H8") == B
    assert trick("D9", "DA", "D6", "D10") == B
    assert trick("DJ", "DA", "DQ", "DC") == C


def test_S2_2_snapphanar_are_equal_and_the_last_one_wins():
    assert trick("I", "T5", "I", "I") == B
    assert trick("I", "N", "I", "N") == C
    assert trick("I", "I", "S7", "S8") == B
    assert trick("S9", "I", "N", "I") == D


def test_S2_2_one_player_may_hold_all_four():
    state = position(EIGHT, {0: cards("I I I I"), 1: ["S6"]}, **NOTHING)
    assert list(moves(state, 0)) == [play("I")]
    state = moved(state, 0, play("I")).state
    assert SNAPPHANA.view(state, A).hand == cards("I I I")
    assert state.hands[0] == mask(cards("I I I"))


# S3: the deal of 800.


def test_S3_1_packets_of_five_forehand_first_and_two_more_for_the_dealer():
    step = SNAPPHANA.apply(SNAPPHANA.start(EIGHT), CHANCE, Deal(C, PACK))
    hands = step.state.hands
    order = [D, A, B, C]
    for place, seat in enumerate(order):
        expected = [PACK[start + number] for start in range(5 * place, 60, 20) for number in range(5)]
        expected += PACK[60:] if seat == C else ()
        assert hands[seat] == mask(expected)
    assert [hand.bit_count() for hand in hands] == [15, 15, 17, 15]
    assert step.state.table.discarding == {C}
    (event,) = step.events
    assert [len(hand) for hand in event.hands] == [15, 15, 17, 15]
    assert event.out == 0
    assert event.seen_by(A).hands[A] == event.hands[A]
    assert set(event.seen_by(A).hands[C]) == {None}


def test_S3_2_the_dealer_discards_two_but_no_tarokker_and_no_kings():
    state = dealt(EIGHT, 0, h0=" ".join((*KINGS, *TAROKS, "T18", "I", "I", "I", "SQ", "S6", "S7", "S8", "S9")))._state
    assert state.table.to_act == {A}
    for card in (*KINGS, *TAROKS):
        assert refusal(state, 0, Discard((card, "S6"))) == "barred S3.2"
        assert pick_refusal(state, 0, card) == "barred S3.2"
    assert refusal(state, 0, discard("S6")) == "discard_number S3.2"
    assert refusal(state, 0, discard("S6 S7 S8")) == "discard_number S3.2"
    assert refusal(state, 0, discard("S6 H6")) == "not_held S9.1"
    assert refusal(state, 1, discard("S6 S7")) == "others_discard S3.2"
    assert refusal(state, 0, play("S6")) == "discard_first S3.2"
    possible = moves(state, 0)
    assert possible.next_parts(()) == {"T18", "I", "SQ", "S6", "S7", "S8", "S9"}
    assert "I" in possible.next_parts(("I",))
    assert possible.next_parts(("I", "S6")) == frozenset()
    assert possible.readings(("S6", "I")) == (discard("I S6"),)
    assert possible.readings(("S6",)) == ()
    assert len(list(possible)) == 15 + 6 + 1  # two others, one snapphana, two
    state = moved(state, 0, discard("I I")).state
    assert SNAPPHANA.view(state, A).discards[0] == cards("I I")
    assert SNAPPHANA.view(state, C).discards[0] == (None, None), "her partner neither"
    assert state.table.turn == B


def test_S3_3_discards_count_in_the_pile():
    state = position(EIGHT, {0: ["SK"], 1: ["S9"], 2: ["SC"], 3: ["S8"]}, discards={0: cards("SQ C6")})
    state = after(state, (0, play("SK")), (1, play("S9")), (2, play("SC")), (3, play("S8"))).state
    assert ("sequence", 10, "seq:S") in items(state, 0)
    assert "SQ" in state.table.scores[-1].piles[0]


def test_S3_4_without_a_trick_they_go_to_the_other_pair():
    state = position(EIGHT, {0: ["S6"], 1: ["S9"], 2: ["S7"], 3: ["S8"]}, discards={0: cards("SQ C6")})
    step = after(state, (0, play("S6")), (1, play("S9")), (2, play("S7")), (3, play("S8")))
    assert step.state.table.scores[-1].piles[0] == ()
    assert of_kind(DiscardsLost, step.events) == [DiscardsLost(A, B, cards("SQ C6"))]
    assert {"SQ", "C6"} < set(step.state.table.scores[-1].piles[1])


# S4: declaring.

HANDS = {0: cards("SK HK CK DK SQ SC SJ S6"), 1: cards("I I I S9 S8"), 2: cards("D6 D7"), 3: cards("C6 C7")}


def test_S4_1_combinations_are_declared_before_ones_first_card():
    state = position(EIGHT, HANDS)
    assert refusal(state, 1, declare("seq:I", "I I I")) == "not_your_turn S9.1"
    step = moved(state, 0, declare("seq:S", "SK SQ SC SJ"))
    (event,) = step.events
    assert event == Declared(A, Kind.SPADES, cards("SK SQ SC SJ"), event.items, (15, 0))
    assert [(item.code, item.amount, item.parts) for item in event.items] == [("declared", 15, event.row)]
    state = step.state
    assert state.table.totals == (15, 0)
    assert state.table.turn == A
    assert state.hands == position(EIGHT, HANDS).hands, "they are taken up again"
    assert SNAPPHANA.view(state, D).hands[0] == (*cards("SK SQ SC SJ"), *(None,) * 4)
    state = after(state, (0, declare("set:K", "SK HK CK DK")), (0, play("SK"))).state
    assert state.table.totals == (49, 0)
    assert refusal(state, 0, declare("seq:S", "SQ SC SJ")) == "not_your_turn S9.1"
    assert SNAPPHANA.view(state, D).hands[0] == (*cards("SQ SC SJ CK HK DK"), None)
    state = after(state, (1, declare("seq:I", "I I I")), (1, play("S9")), (2, play("D6")), (3, play("C6"))).state
    assert refusal(state, 0, declare("set:Q", "SQ HQ CQ")) == "declare_late S4.1"
    assert pick_refusal(state, 0, "SQ SC") == "one_card S9.1"


def test_S4_1_what_was_shown_is_known_until_it_is_played():
    hands = HANDS | {1: cards("I I I I SA")}
    state = after(position(EIGHT, hands), (0, play("S6")), (1, declare("seq:I", "I I I"))).state
    assert state.table.open[1] == cards("I I I")
    state = after(state, (1, play("SA"))).state
    assert SNAPPHANA.view(state, A).hands[1] == (*cards("I I I"), None)
    state = replace(state, table=replace(state.table, turn=B, trick=()))
    state = moved(state, 1, play("I")).state
    assert SNAPPHANA.view(state, A).hands[1] == (*cards("I I"), None), "two at least are left"


def test_S4_2_less_than_one_has_may_be_declared():
    state = position(EIGHT, HANDS)
    for move in (declare("seq:S", "SK SC SJ"), declare("set:K", "SK HK CK")):
        assert refusal(state, 0, move) is None
        assert move in list(moves(state, 0))
    state = moved(state, 0, declare("set:K", "SK HK CK")).state
    assert refusal(state, 0, declare("set:K", "SK HK CK DK")) == "declared_before S5", "one of a kind"
    assert pick_refusal(state, 0, "HK CK DK") == "declared_before S5"
    assert refusal(state, 0, play("S6")) is None, "and it is never compulsory"


def test_S4_3_only_one_players_combinations_double():
    hands = {0: cards("SK HK CK SQ HQ CQ SC HC CC SJ HJ CJ D9"), 2: cards("T19 N F D6")}
    state = after(
        position(EIGHT, hands), (0, declare("set:K", "SK HK CK")), (0, declare("set:Q", "SQ HQ CQ")), (0, play("D9"))
    ).state
    state = replace(state, table=replace(state.table, turn=C))
    assert moved(state, 2, declare("set:T", "T19 N F")).state.table.totals == (17 + 14 + 18, 0)


def test_S4_3_the_third_doubles_all_and_every_later_one_counts_twice():
    hand = cards("SK HK CK SQ HQ CQ SC HC CC SJ HJ CJ D9")
    state = after(
        position(EIGHT, {0: hand}), (0, declare("set:K", "SK HK CK")), (0, declare("set:Q", "SQ HQ CQ"))
    ).state
    step = moved(state, 0, declare("set:C", "SC HC CC"))
    (event,) = step.events
    assert [(item.code, item.amount, item.args) for item in event.items] == [
        ("declared", 13, ("set:C", A)),
        ("declared_doubled", 17 + 14 + 13, ("set", A)),
    ]
    assert step.state.table.totals == (2 * 44, 0)
    step = moved(step.state, 0, declare("seq:S", "SK SQ SC SJ"))
    assert [item.amount for item in step.events[0].items] == [15], "the groups do not help each other"
    step = moved(step.state, 0, declare("set:J", "SJ HJ CJ"))
    assert [item.amount for item in step.events[0].items] == [12, 12]
    assert step.state.table.totals == (2 * 56 + 15, 0)


def test_S4_4_discards_are_not_declared():
    state = position(EIGHT, {0: cards("SK SC S6")}, discards={0: cards("SQ D6")})
    assert refusal(state, 0, declare("seq:S", "SK SQ SC")) == "laid_away S4.4"
    assert pick_refusal(state, 0, "SQ") == "laid_away S4.4"


def test_S6_cards_may_be_two_combinations():
    state = position(EIGHT, {0: cards("T20 T19 N F S6")})
    possible = moves(state, 0)
    assert possible.readings(cards("N T20 F T19")) == (
        declare("set:T", "T20 T19 N F"),
        declare("seq:T", "T20 T19 N F"),
    )
    assert possible.next_parts(("N", "F")) == {"T20", "T19"}
    assert possible.readings(("N",)) == (play("N"),)


@pytest.mark.parametrize(
    ("hand", "chosen", "why"),
    [
        ("SK HK S6 CK", "SK S6", "no_kind S6.1"),
        ("SK HK S6", "SK HK", "too_few S5"),
        ("HQ HC HJ N", "HQ HC", "no_head S6.5"),
        ("T20 T19 T16 D6", "T20 T16", "no_group S6.6"),
        ("T20 T19 T18 T9 D6", "T20 T9", "gap S6.7"),
        ("I N F D6", "I N", "no_head S6.5"),
        ("SK HK S6", "SK SK", "not_held S9.1"),
    ],
)
def test_S6_why_cards_cannot_be_declared(hand, chosen, why):
    assert pick_refusal(position(EIGHT, {0: cards(hand)}), 0, chosen) == why


# S7, S8: see test_combinations; here what a hand brings.


def test_S7_3_combinations_count_when_declared_and_again_in_the_pile():
    state = position(EIGHT, {0: cards("I I I"), 1: cards("S9 S8 S7"), 2: cards("D6 D7 D8"), 3: cards("C6 C7 C8")})
    state = moved(state, 0, declare("seq:I", "I I I")).state
    for lead, follow in zip(("I",) * 3, (("S9", "D6", "C6"), ("S8", "D7", "C7"), ("S7", "D8", "C8")), strict=True):
        state = after(state, (0, play(lead)), *((seat + 1, play(card)) for seat, card in enumerate(follow))).state
    assert items(state, 0) == [
        ("declared", 10, "seq:I", A),
        ("cards", 6, 12),
        ("sequence", 10, "seq:I"),
        ("last_trick", 6),
    ]
    assert state.table.totals == (32, 0)
    assert state.table.scores[-1].score == (32, 0)


def test_S8_4_the_last_trick_brings_six():
    state = position(SMALL, {0: ["S6"], 1: ["S7"]}, **NOTHING)
    step = after(state, (0, play("S6")), (1, play("S7")))
    assert of_kind(TrickTaken, step.events) == [TrickTaken(B, True)]
    assert items(step.state, 1) == [("cards", 1, 2), ("last_trick", 6)]
    assert step.state.table.scores[-1].last == B


# S9: the tricks.


def test_S9_1_forehand_leads_and_then_the_winner():
    state = moved(dealt(EIGHT, 2)._state, 2, next(iter(moves(dealt(EIGHT, 2)._state, 2)))).state
    assert state.table.turn == D
    state = position(EIGHT, {0: cards("S6 H6"), 1: cards("S7 H7"), 2: cards("SK H8"), 3: cards("S8 H9")}, **NOTHING)
    step = after(state, (0, play("S6")), (1, play("S7")), (2, play("SK")), (3, play("S8")))
    assert step.state.table.turn == C
    assert of_kind(CardPlayed, step.events)[0] == CardPlayed(A, "S6", True)
    assert refusal(step.state, 3, play("H9")) == "not_your_turn S9.1"
    assert refusal(step.state, 2, play("S6")) == "not_held S9.1"


def test_S9_2_follow_suit_or_trump():
    hand = "S6 SK H9 T12 N F"
    assert playable(hand) == set(cards(hand))
    assert playable(hand, (3, "S8")) == set(cards("S6 SK F"))
    assert playable(hand, (3, "C8")) == set(cards("T12 N F"))
    assert playable(hand, (3, "T20")) == set(cards("T12 N F")), "nobody has to beat"
    assert playable("S6 H9", (3, "C8")) == {"S6", "H9"}
    assert playable("S6 I I", (3, "T5")) == {"I"}, "snapphanar are trumps"
    state = position(EIGHT, {1: cards(hand)}, 1, trick=[(0, "S8")], **NOTHING)
    assert refusal(state, 1, play("H9")) == "follow_suit S9.2"
    assert moves(state, 1).why_not(play("H9")).parts == cards("SK S6")
    state = position(EIGHT, {1: cards(hand)}, 1, trick=[(0, "C8")], **NOTHING)
    assert refusal(state, 1, play("H9")) == "must_trump S9.2"
    assert moves(state, 1).why_not(play("H9")).args == ("C",)


def test_S9_2_who_does_not_follow_has_shown_it():
    state = position(EIGHT, {1: cards("I H9"), 2: cards("D6 D7"), 3: cards("F S9")}, 1, trick=[(0, "S8")], **NOTHING)
    state = after(state, (1, play("I")), (2, play("D6")), (3, play("F"))).state
    assert state.table.voids == ("", "S", "ST", "")
    state = position(EIGHT, {1: cards("H6 H9")}, 1, trick=[(0, "T8")], **NOTHING)
    assert moved(state, 1, play("H9")).state.table.voids[1] == "T"


def test_S9_3_the_highest_trump_or_the_highest_of_the_suit():
    assert trick("SK", "N", "SQ", "S6") == B
    assert trick("S7", "HK", "DK", "S8") == D
    assert trick("S7", "T5", "T20", "T19") == C


# S10: Fjønt.


def test_S10_1_it_may_be_played_at_any_time_and_never_wins():
    assert playable("S6 F", (3, "S8")) == {"S6", "F"}
    assert trick("H9", "F", "H10", "SK") == A
    assert trick("F", "S6", "S7", "HK") == C


def test_S10_2_who_wins_her_own_sides_trick_owes_nothing():
    state = position(EIGHT, {0: cards("S8 H6"), 1: cards("F H7"), 2: cards("S6 H8"), 3: cards("SK H9")}, **NOTHING)
    step = after(state, (0, play("S8")), (1, play("F")), (2, play("S6")), (3, play("SK")))
    assert step.state.table.debt is None
    assert not of_kind(FjontOwed, step.events)


def owed(won: int, **hands: str):
    """B has played Fjønt to a trick that A's side has taken; ``won``: who has won one before."""
    given = {0: cards("S8 H6 D9"), 1: cards("F HK D6"), 2: cards("SK H8 D8"), 3: cards("S6 H9 I")}
    given |= {int(seat[1:]): cards(text) for seat, text in hands.items()}
    state = position(EIGHT, given, won={won: cards("C6 C7 CA CQ")}, discards={1: cards("S9 S10")})
    return after(state, (0, play("S8")), (1, play("F")), (2, play("SK")), (3, play("S6")))


def test_S10_2_else_a_card_won_in_tricks_is_given_at_any_time():
    step = owed(won=3)
    assert of_kind(FjontOwed, step.events) == [FjontOwed(B, C, True)]
    state = step.state
    assert state.table.debt == FjontDebt(B, C)
    assert state.table.to_act == {C}, "the game goes on"
    assert refusal(state, 1, give("S9")) == "not_won S10.2", "discards are not among them: SA5"
    assert refusal(state, 1, give("F")) == "not_won S10.2"
    assert refusal(state, 3, give("C6")) == "no_debt S10.2", "who has played it chooses: SA5"
    assert {move.card for move in moves(state, 1)} == set(cards("C6 C7 CA CQ"))
    assert moves(state, 1).readings(("C6",)) == (give("C6"),)
    later = moved(state, 2, play("H8")).state
    for now in (state, later):
        step = moved(now, 1, give("C6"))
        assert step.events == (CardGiven(B, C, "C6"),)
        assert step.state.table.taken(1) == cards("CQ C7 CA")
        assert "C6" in step.state.table.taken(0)
        assert step.state.table.to_act == now.table.to_act
        assert refusal(step.state, 1, give("C7")) == "no_debt S10.2"


def test_S10_2_without_a_trick_the_debt_stays_open():
    step = owed(won=0)
    assert of_kind(FjontOwed, step.events) == [FjontOwed(B, C, False)]
    assert refusal(step.state, 1, give("C6")) == "nothing_won S10.2"
    state = after(step.state, (2, play("H8")), (3, play("H9")), (0, play("H6")), (1, play("HK"))).state
    assert {move.card for move in moves(state, 1)} == {"D6", "HK", "H6", "H8", "H9"}
    assert moves(state, 1).readings(("HK",)) == (give("HK"),)
    assert moves(state, 1).readings(("D6",)) == (play("D6"),)


def test_S10_2_one_card_may_be_played_or_given():
    """Equal cards are one token: a snapphana in the hand, and another one in the pile."""
    state = owed(won=3, h1="F I D6").state
    state = replace(state, table=replace(state.table, turn=B, tricks=_with_a_snapphana(state.table.tricks)))
    assert moves(state, 1).readings(("I",)) == (play("I"), give("I"))


def _with_a_snapphana(tricks):
    first, *others = tricks
    other = replace(first.plays[0], card="I")
    return (replace(first, plays=(other, *first.plays[1:])), *others)


def test_S10_2_at_the_latest_it_is_paid_before_the_count():
    state = owed(won=3).state
    state = after(state, (2, play("H8")), (3, play("H9")), (0, play("H6")), (1, play("HK"))).state
    step = after(state, (1, play("D6")), (2, play("D8")), (3, play("I")), (0, play("D9")))
    state = step.state
    assert not of_kind(HandScored, step.events)
    assert state.table.to_act == {B}
    assert SNAPPHANA.phase(SNAPPHANA.view(state, A)) == Phase("debt", "snapphana#S10.2")
    assert refusal(state, 2, play("D8")) == "debt_first S10.2"
    step = moved(state, 1, give("C7"))
    assert of_kind(HandScored, step.events)
    assert step.state.table.to_act == {CHANCE}
    assert "F" in step.state.table.scores[-1].piles[1]
    assert "C7" in step.state.table.scores[-1].piles[0]


def test_S10_3_without_any_trick_it_is_lost():
    state = position(EIGHT, {0: ["S8"], 1: ["F"], 2: ["SK"], 3: ["S6"]}, discards={1: cards("D9 D10")})
    step = after(state, (0, play("S8")), (1, play("F")), (2, play("SK")), (3, play("S6")))
    assert of_kind(FjontLost, step.events) == [FjontLost(B, C)]
    assert step.state.table.scores[-1].piles == (cards("SK S8 S6 D9 D10 F"), ())
    assert step.state.table.debt == FjontDebt(B, C, "F")


def test_S10_4_the_next_card_sets_the_suit():
    assert playable("S6 H9 T12", (3, "F")) == set(cards("S6 H9 T12"))
    assert playable("S6 H9 T12", (2, "F"), (3, "H10")) == {"H9"}


# S11: who wins.


def test_S11_1_the_first_to_reach_the_target_or_the_better_of_two():
    assert match_winner((799, 400), 800) is None
    assert match_winner((800, 400), 800) == 0
    assert match_winner((810, 840), 800) == 1
    assert match_winner((840, 840), 800) is None  # SA8


def last_trick(**facts):
    state = position(EIGHT, {0: ["SK"], 1: ["S9"], 2: ["SC"], 3: ["S8"]}, **NOTHING, **facts)
    return after(state, (0, play("SK")), (1, play("S9")), (2, play("SC")), (3, play("S8")))


def test_S11_1_after_the_count():
    step = last_trick(totals=(790, 600))
    outcome = step.state.table.result
    assert (outcome.winners, outcome.reason, outcome.clause) == ({A, C}, "target", "snapphana#S11.1")
    assert outcome.scores == (790 + 15, 600, 790 + 15, 600)
    assert step.events[-1] == Ended(outcome)
    assert refusal(step.state, 0, play("SK")) == "match_over S11.1"
    assert SNAPPHANA.to_act(step.state) == frozenset()
    assert last_trick(totals=(700, 600)).state.table.result is None


def test_S11_2_declaring_wins_at_once():
    state = position(EIGHT, HANDS, totals=(770, 560))
    step = moved(state, 0, declare("set:K", "SK HK CK DK"))
    table = step.state.table
    assert table.totals == (804, 560)
    assert (table.result.winners, table.result.reason, table.result.clause) == ({A, C}, "declared", "snapphana#S11.2")
    assert table.scores[-1].piles == ()
    assert table.scores[-1].score == (34, 0)
    assert table.scores[-1].totals == (804, 560)
    assert SNAPPHANA.phase(SNAPPHANA.view(step.state, A)).code == "over"
    assert table.turn is None
    assert not moves(step.state, 0)
    view = SNAPPHANA.view(step.state, B)
    assert view.hands[0].count(None) == 4, "the rest stays hidden"
    assert SNAPPHANA.view(SNAPPHANA.determinize(view, Random(1)), B) == view


def test_S11_2_after_a_tie_the_first_who_declares_wins():
    state = position(EIGHT, HANDS, totals=(840, 840))
    assert moved(state, 0, declare("set:K", "SK HK CK")).state.table.result.winners == {A, C}


# S12, S13: two players.


def test_S12_both_discard_ten_and_get_ten_then_the_dealer_two_more():
    step = SNAPPHANA.apply(SNAPPHANA.start(TEN), CHANCE, Deal(A, PACK))
    state = step.state
    assert [hand.bit_count() for hand in state.hands] == [22, 20]
    assert (state.table.discarding, state.table.number) == ({A, B}, 10)
    assert state.hands[1] == mask(PACK[start + number] for start in range(0, 40, 10) for number in range(5))
    assert state.coming == (mask((*PACK[47:52], *PACK[57:62])), mask((*PACK[42:47], *PACK[52:57])))
    first = next(iter(moves(state, 1)))
    state = moved(state, 1, first).state
    assert state.table.to_act == {A}
    assert refusal(state, 1, first) == "others_discard S12"
    assert refusal(state, 0, Discard(first.cards[:9])) == "not_held S9.1"
    assert SNAPPHANA.view(state, A).discards[1] == (None,) * 10
    step = moved(state, 0, next(iter(moves(state, 0))))
    (second,) = of_kind(SecondDealt, step.events)
    assert mask(second.hands[0]) == mask((*PACK[47:52], *PACK[57:62]))
    assert set(second.seen_by(A).hands[1]) == {None}
    state = step.state
    assert (state.table.discarding, state.table.number, state.coming) == ({A}, 2, ())
    assert [hand.bit_count() for hand in state.hands] == [22, 20]
    state = moved(state, 0, next(iter(moves(state, 0)))).state
    assert [hand.bit_count() for hand in state.hands] == [20, 20]
    assert state.table.discards == (12, 10)
    assert state.table.turn == B, "who does not deal is forehand"


def test_S12_discards_are_too_many_to_list_but_not_to_think_of():
    state = dealt(TEN, 0)._state
    possible = moves(state, 0)
    assert len(list(islice(possible, 1000))) == 1000
    chosen: tuple[str, ...] = ()
    while ahead := possible.next_parts(chosen):
        chosen = (*chosen, min(ahead))
    assert len(chosen) == 10
    assert possible.readings(chosen) == (Discard(chosen),)
    assert possible.sample(Random(1)) in possible


def test_S12_two_players_count_alone():
    state = position(TEN, {0: ["SK"], 1: ["S6"]}, 1, discards={0: cards("C7 C8"), 1: cards("C9 C10")})
    step = after(state, (1, play("S6")), (0, play("SK")))
    assert step.state.table.scores[-1].piles == (cards("SK S6 C10 C9 C8 C7"), ())
    assert of_kind(DiscardsLost, step.events) == [DiscardsLost(B, A, cards("C10 C9"))], "SA12"


def test_S13_one_deal_of_fifteen():
    state = SNAPPHANA.apply(SNAPPHANA.start(SMALL), CHANCE, Deal(B, PACK)).state
    assert [hand.bit_count() for hand in state.hands] == [15, 17]
    assert state.out == mask(PACK[32:])
    assert (state.table.discarding, state.table.number) == ({B}, 2)
    state = position(SMALL, {0: cards("I I I"), 1: ["S6"]}, totals=(140, 0))
    assert moved(state, 0, declare("seq:I", "I I I")).state.table.result.winners == {A}


# S14: Fjabbe.


def test_S14_1_ten_cards_each_and_nothing_discarded():
    step = SNAPPHANA.apply(SNAPPHANA.start(FJABBE), CHANCE, Deal(A, PACK))
    assert [hand.bit_count() for hand in step.state.hands] == [10] * 4
    assert step.state.out == mask(PACK[40:])
    assert step.state.table.turn == B
    assert of_kind(Dealt, step.events)[0].out == 22
    assert SNAPPHANA.phase(SNAPPHANA.view(step.state, B)).code == "lead"


def test_S14_2_most_points_lose_unless_somebody_has_no_trick():
    assert hand_losers((1, 4, 2, 3), (3, 17, 9, 21)) == (D,)
    assert hand_losers((0, 4, 3, 3), (0, 17, 9, 40)) == (A,)
    assert hand_losers((1, 4, 2, 3), (3, 21, 9, 21)) == (B, D)
    assert hand_losers((0, 10, 0, 0), (0, 60, 0, 0)) == (A, C, D)  # SA14


def test_S14_3_two_with_three_or_one_with_five():
    assert is_fjabbe_over((3, 3, 0, 0))
    assert is_fjabbe_over((5, 0, 0, 0))
    assert not is_fjabbe_over((4, 2, 2, 2))
    hands = {0: ["SK"], 1: ["S9"], 2: ["SC"], 3: ["S8"]}
    won = {seat: ["D6", "D7"] for seat in range(4)}
    state = position(FJABBE, hands, won=won, totals=(2, 3, 0, 1))
    step = after(state, (0, play("SK")), (1, play("S9")), (2, play("SC")), (3, play("S8")))
    table = step.state.table
    assert table.totals == (3, 3, 0, 1)
    assert table.scores[-1].losers == (A,)
    assert (table.result.winners, table.result.scores) == ({C}, (-3, -3, 0, -1))  # SA16
    assert (table.result.reason, table.result.clause) == ("lost_hands", "snapphana#S14.3")


def test_S14_4_debts_run_between_players():
    hands = {0: cards("S8 H6"), 1: cards("F H7"), 2: cards("S9 H8"), 3: cards("SK H9")}
    state = position(FJABBE, hands, won={1: ["C6", "C7"], 2: ["D6", "D7"]})
    step = after(state, (0, play("S8")), (1, play("F")), (2, play("S9")), (3, play("SK")))
    assert step.state.table.debt == FjontDebt(B, D), "nobody is a partner"
    state = moved(step.state, 1, give("C7")).state
    assert state.table.taken(1) == ("C6",)
    assert state.table.taken(3) == cards("SK S9 S8 C7")
    state = position(FJABBE, hands, won={2: ["D6", "D7"]})
    state = after(state, (0, play("S8")), (1, play("F")), (2, play("S9")), (3, play("SK"))).state
    step = after(state, (3, play("H9")), (0, play("H6")), (1, play("H7")), (2, play("H8")))
    assert of_kind(FjontLost, step.events) == [FjontLost(B, D)]  # SA6


def test_SA15_nobody_declares_in_fjabbe():
    state = position(FJABBE, HANDS)
    assert refusal(state, 0, declare("set:K", "SK HK CK")) == "no_declaring SA15"
    assert all(isinstance(move, Play) for move in moves(state, 0))
    assert pick_refusal(state, 0, "SK HK") == "one_card S9.1"


# S15: phases, and what is seen.


def test_S15_phases():
    state = SNAPPHANA.start(EIGHT)
    seen = [SNAPPHANA.phase(SNAPPHANA.view(state, None))]
    rng = Random(3)
    while state.table.hand < 2:
        if state.table.to_act == {CHANCE}:
            state = SNAPPHANA.apply(state, CHANCE, SNAPPHANA.deal(state, rng)).state
        else:
            seat = min(state.table.to_act)
            state = SNAPPHANA.apply(state, seat, moves(state, seat).sample(rng)).state
        phase = SNAPPHANA.phase(SNAPPHANA.view(state, None))
        if phase != seen[-1]:
            seen.append(phase)
    codes = [phase.code for phase in seen]
    assert codes[:4] == ["deal", "discard", "declare", "lead"]
    assert set(codes) == {"deal", "discard", "declare", "lead", "follow"}
    assert codes[-2:] == ["deal", "discard"]
    assert seen[1] == Phase("discard", "snapphana#S3.2", (2,))
    state = dealt(TEN, 0)._state
    assert SNAPPHANA.phase(SNAPPHANA.view(state, A)) == Phase("discard", "snapphana#S12", (10,))


def test_S15_who_has_nothing_to_declare_leads_or_follows():
    none = position(EIGHT, {0: cards("SK HQ D6"), 1: cards("C6")})
    assert SNAPPHANA.phase(SNAPPHANA.view(none, A)) == Phase("lead", "snapphana#S9.1")
    assert SNAPPHANA.phase(SNAPPHANA.view(none, B)).code == "declare", "the others do not know"
    kings = position(EIGHT, {0: cards("SK HK DK")}, trick=[(3, "C6")])
    assert SNAPPHANA.phase(SNAPPHANA.view(kings, A)).code == "declare"
    state = moved(kings, 0, declare("set:K", "SK HK DK")).state
    assert SNAPPHANA.phase(SNAPPHANA.view(state, A)).code == "follow"


def test_S15_hands_and_discards_are_closed():
    state = moved(dealt(EIGHT, 0)._state, 0, next(iter(moves(dealt(EIGHT, 0)._state, 0)))).state
    view = SNAPPHANA.view(state, B)
    assert view.hand == parts(state.hands[1])
    assert [set(hand) for hand in view.hands[2:]] == [{None}, {None}]
    assert view.discards[0] == (None, None)
    onlooker = SNAPPHANA.view(state, None)
    assert {card for hand in onlooker.hands for card in hand} == {None}
    assert onlooker.hand == ()
    assert refusal(state, None, play("SK")) == "not_your_turn S9.1"
    event = Discarded(A, cards("S6 S7"))
    assert event.seen_by(C) == replace(event, cards=(None, None))
    assert event.seen_by(A) == event


def test_S15_after_the_count_the_piles_are_open():
    step = last_trick()
    score = step.state.table.scores[-1]
    assert of_kind(HandScored, step.events)[0].score == score
    assert score.piles == (cards("SK SC S9 S8 D6 D7"), ())
    assert SNAPPHANA.view(step.state, D).hands == ((),) * 4


# SA7: the deal.


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.variant)
def test_SA7_the_first_dealer_is_drawn_by_lot_and_the_deal_passes_to_the_right(setup):
    start = SNAPPHANA.start(setup)
    rng = Random(5)
    assert {SNAPPHANA.deal(start, rng).dealer for _ in range(60)} == set(range(setup.seats))
    over = replace(start, table=replace(start.table, dealer=Seat(setup.seats - 1), hand=1))
    assert {SNAPPHANA.deal(over, rng).dealer for _ in range(9)} == {A}
    assert SNAPPHANA.why_not_deal(over, Deal(A, PACK)) is None
    assert SNAPPHANA.why_not_deal(over, Deal(B, PACK)).code == "no_deal"
    assert SNAPPHANA.why_not_deal(over, Deal(A, PACK[1:])).code == "no_deal"
    assert SNAPPHANA.why_not_deal(over, Deal(A, (*PACK[1:], "I"))).code == "no_deal"
    assert SNAPPHANA.why_not_deal(over, play("SK")).code == "no_deal"
    dealt_state = SNAPPHANA.apply(over, CHANCE, Deal(A, PACK)).state
    assert SNAPPHANA.why_not_deal(dealt_state, Deal(A, PACK)).code == "no_deal"
    assert refusal(dealt_state, 0, Deal(A, PACK)) == "no_deal S3.1"


def test_partners_sit_opposite():
    assert SNAPPHANA.sides(EIGHT) == ({A, C}, {B, D})
    assert SNAPPHANA.sides(TEN) == SNAPPHANA.sides(SMALL) == ({A}, {B})
    assert SNAPPHANA.sides(FJABBE) == ({A}, {B}, {C}, {D})


def test_before_the_first_deal_there_is_nothing_to_do():
    state = SNAPPHANA.start(EIGHT)
    assert refusal(state, 0, play("SK")) == "no_cards S3.1"
    assert pick_refusal(state, 0, "") == "no_cards S3.1"
    assert refusal(state, 0, give("SK")) == "no_debt S10.2"
    assert refusal(state, 0, discard("S6 S7")) == "no_cards S3.1"
    with pytest.raises(LookupError):
        moves(state, 0).sample(Random(1))


def test_a_hand_that_is_being_played_has_nothing_to_discard():
    assert refusal(position(EIGHT, HANDS), 0, discard("S6 SJ")) == "no_discard S3.2"


@pytest.mark.parametrize(
    "move",
    [
        Deal(C, PACK),
        Discard(("S7", "S6")),
        Declare(Kind.TRUMPS, ("T20", "N", "T17")),
        Declare(Kind.SNAPPHANAR, ("I", "I", "F")),
        Play("I"),
        Give("H10"),
    ],
)
def test_moves_are_written_and_read(move):
    assert SNAPPHANA.read(SNAPPHANA.write(move)) == move


def test_cards_are_written_in_the_order_of_the_pack():
    assert SNAPPHANA.write(declare("seq:S", "SC SK N SQ")) == "declare seq:S SK SQ SC N"
    assert SNAPPHANA.read("discard I S6") == Discard(("S6", "I"))


@pytest.mark.parametrize(
    "text",
    ["", "play", "play XX", "play SK SQ", "give", "deal 4 SK", "deal SK", "declare SK", "declare seq:X SK", "discard",
     "discard I9", "declare seq:S", "pass"],
)  # fmt: skip
def test_nonsense_is_not_read(text):
    with pytest.raises(ValueError, match="no move"):
        SNAPPHANA.read(text)


def test_a_refused_move_changes_nothing():
    match = dealt(EIGHT, 0)
    with pytest.raises(Refused):
        match.play(B, play("SK"))
    assert isinstance(match, Match)
    assert match.position == 1
