"""The rules of kille, clause by clause: the pack, the deal and the exchange (K1 to K7), and the course of it (K12)."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bluestick.engine.match import seen_by
from bluestick.engine.rules import Phase, SetupError
from bluestick.engine.seats import CHANCE
from bluestick.engine.tricks import Deal
from bluestick.games.kille.cards import KINDS, LILJOR, MATADORS, PACK, RANKED, SKITKORT, rank
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Cut,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Out,
    Passed,
    Showdown,
    Shown,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.state import Ground, KukuEnding
from tests import codes, rule_pages
from tests.games.kille.positions import (
    KILLE,
    NEXT,
    SWAP,
    before_deal,
    dealt,
    hand_text,
    hands,
    known,
    legal,
    letters,
    match_of,
    moved,
    of_kind,
    out,
    pack,
    played,
    refusal,
    seat,
    view,
)

A, B, C, D = map(seat, "ABCD")


def turn(state):
    return None if state.round.turn is None else letters([state.round.turn])


def high(state):
    """Who holds a high kille."""
    return letters(of for of in state.round.order if state.round.at[of] in state.round.high)


def face_up(state):
    return letters(of for of in state.round.order if view(state, None).face_up(of))


def test_K1_1_forty_two_cards_two_of_each_kind():
    assert set(Counter(PACK).values()) == {2}
    assert (len(PACK), len(KINDS)) == (42, 21)


def test_K1_2_three_groups_and_the_kille():
    assert (len(SKITKORT), len(LILJOR), len(MATADORS)) == (3, 12, 5)
    assert (*SKITKORT, *LILJOR, *MATADORS, "KI") == KINDS


def test_K1_3_the_order_is_fixed_but_for_the_kille():
    assert " ".join(RANKED) == "BL BP KR 1 2 3 4 5 6 7 8 9 10 11 12 VH KA SV HU KU"
    assert rank("KI", high=False) < rank("BL", high=False)
    assert rank("KI", high=True) == rank("KU", high=False)


def test_K2_1_four_to_twenty_players():
    (variant,) = KILLE.variants
    assert sorted(variant.seats) == list(range(4, 21))
    assert KILLE.setup().seats == 6
    for seats in (3, 21):
        with pytest.raises(SetupError):
            KILLE.setup(seats)


def test_K2_2_the_first_dealer_is_drawn_by_lot():
    start = KILLE.start(KILLE.setup(5))
    assert {KILLE.deal(start, Random(seed)).dealer for seed in range(50)} == set(range(5))
    assert all(KILLE.why_not_deal(start, Deal(dealer, PACK)) is None for dealer in range(5))
    assert KILLE.why_not_deal(start, Deal(5, PACK)).code == "no_deal"
    assert KILLE.why_not_deal(start, Deal(-1, PACK)).code == "no_deal"


def test_K2_3_the_pack_is_shuffled_and_whole():
    start = KILLE.start(KILLE.setup(5))
    deals = {KILLE.deal(start, Random(seed)).cards for seed in range(20)}
    assert len(deals) == 20
    assert {tuple(sorted(cards)) for cards in deals} == {tuple(sorted(PACK))}
    for cards in (PACK[:41], (*PACK[:41], PACK[0]), (*PACK, "KI")):
        assert KILLE.why_not_deal(start, Deal(A, cards)).clause == "kille#K2.4"
    assert KILLE.why_not_deal(start, NEXT).code == "no_deal"


def test_K2_4_one_card_each_from_forehand_to_the_dealer():
    step = moved(KILLE.start(KILLE.setup(4)), "", Deal(B, pack("2 9 7 8")))
    assert hands(step.state) == {"C": "2", "D": "9", "A": "7", "B": "8"}
    (event,) = of_kind(Dealt, step.events)
    assert (letters(event.order), event.dealer, event.cards) == ("CDAB", B, ("2", "9", "7", "8"))


def test_KI_74_deal_order():
    state = moved(KILLE.start(KILLE.setup(4)), "", Deal(B, pack("2 9 7 8", "KA 5"))).state
    assert hands(state) == {"C": "2", "D": "9", "A": "7", "B": "8"}
    assert turn(state) == "C"
    assert state.pack[len(state.round.known)] == "KA"


@pytest.mark.parametrize(("players", "stock"), [(4, 38), (8, 34), (20, 22)])
def test_K2_5_the_rest_is_the_stock(players, stock):
    match = match_of(players)
    assert match.view(A).round.stock == 0
    match.chance()
    assert match.view(A).round.stock == stock


def test_KI_03_stock_size():
    for players, stock in zip((4, 8, 20), (38, 34, 22), strict=True):
        match = match_of(players)
        match.chance()
        assert match.view(None).round.stock == stock


def test_K2_6_everybody_looks_at_the_own_card_alone():
    step = moved(KILLE.start(KILLE.setup(4)), "", Deal(D, pack("2 9 7 8")))
    for of in "ABCD":
        assert known(step.state, of) == {of: hands(step.state)[of]}
        (_, event) = seen_by(seat(of), step.events)
        assert [card for card in event.cards if card] == [hands(step.state)[of]]
    assert seen_by(None, step.events)[1].cards == (None,) * 4
    assert view(step.state, None).card is None


def test_K3_1_players_speak_once_clockwise_from_forehand_and_the_dealer_last():
    state = dealt("4 5 6 7")
    for of, later in (("A", "BCD"), ("B", "CD"), ("C", "D")):
        assert turn(state) == of
        assert {refusal(state, other, "swap") for other in later} == {"not_your_turn K3.1"}
        state = played(state, f"{of} stand").state
        assert refusal(state, of, "stand") == "spoken K3.1"
    assert letters(state.round.spoken) == "ABC"
    assert turn(state) == "D"
    assert turn(played(state, "D stand").state) is None


def test_K3_2_the_speaker_stands_or_demands_a_swap_with_the_left_neighbour():
    state = dealt("4 5 6 7")
    assert legal(state, "A") == {"stand", "swap"}
    assert legal(state, "B") == set()
    step = played(state, "A swap")
    assert step.events[0] == SwapAsked(A, B)
    assert hand_text(step.state) == "5 4 6 7"
    assert hand_text(played(state, "A stand").state) == "4 5 6 7"


@pytest.mark.parametrize("card", [*SKITKORT, *LILJOR, "KI"])
def test_K3_3_who_has_no_matador_has_to_swap(card):
    state = dealt(f"KU {card} 6 7" if card != "6" else f"KU {card} 5 7")
    after = played(state, "A swap").state
    assert hands(after)["A"] == card
    assert hands(after)["B"] == "KU"


def test_K3_3_any_card_may_be_offered():
    for card in MATADORS:
        assert hands(played(dealt(f"{card} 4 6 7"), "A swap").state)["B"] == card


def test_K3_4_cards_are_swapped_dark_but_every_kille_is_face_up_and_stays_so():
    state = dealt("KI 5 6 7")
    assert face_up(state) == ""
    state = played(state, "A swap").state
    assert face_up(state) == "B"
    state = played(state, "B swap", "C stand").state
    assert face_up(state) == "C"
    (event,) = of_kind(Swapped, played(dealt("2 5 6 7"), "A swap").events)
    assert (event.seen_by(C).given, event.seen_by(C).taken) == (None, None)
    (event,) = of_kind(Swapped, played(dealt("2 KI 6 7"), "A swap").events)
    assert (event.seen_by(C).given, event.seen_by(C).taken) == (None, "KI")


@pytest.mark.parametrize("card", MATADORS)
def test_K3_5_a_matador_is_turned_up_and_kept(card):
    step = played(dealt(f"2 {card} 6 7"), "A swap")
    assert step.events[1] == Shown(B, card, A)
    assert hands(step.state)["B"] == card
    assert view(step.state, "D").card_of(B) == card


def test_K3_6_after_a_swap_the_other_speaks_with_the_new_card():
    state = played(dealt("2 9 6 7"), "A swap").state
    assert (turn(state), view(state, "B").card) == ("B", "2")
    assert turn(played(dealt("2 9 6 7"), "A stand").state) == "B"


def test_K3_7_the_round_ends_after_the_dealer_or_at_once_by_a_kuku():
    whole = played(dealt("2 9 6 7"), "A stand", "B stand", "C stand", "D stand").state
    assert whole.round.over
    assert {refusal(whole, "A", word) for word in ("stand", "swap")} == {"all_shown K3.7"}
    at_once = played(dealt("2 KU 6 7"), "A swap").state
    assert at_once.round.over
    assert KILLE.to_act(at_once) != {C}


def test_K3_7_nobody_speaks_after_a_husar_or_svin_of_the_dealer():
    for card in ("HU", "SV"):
        assert played(dealt(f"8 9 2 {card}"), "A stand", "B stand", "C swap").state.round.over


def test_K4_1_kuku_stops_everything_and_the_asker_keeps_the_card():
    step = played(dealt("9 2 KU 1 8"), "A stand", "B swap")
    assert [type(event) for event in step.events] == [Stood, SwapAsked, Shown, KukuLaid, Showdown, Out]
    assert of_kind(KukuLaid, step.events) == [KukuLaid(C, KukuEnding.REFUSED)]
    assert (hand_text(step.state), out(step.state), step.state.round.hits) == ("9 2 KU 1 8", "D", ())
    assert step.state.round.kuku is KukuEnding.REFUSED


def test_K4_2_a_husar_hits_the_asker_and_its_holder_does_not_speak():
    step = played(dealt("2 HU 9 8"), "A swap")
    assert of_kind(HitByHusar, step.events) == [HitByHusar(A, B)]
    assert (turn(step.state), hand_text(step.state)) == ("C", "2 HU 9 8")
    assert refusal(step.state, "B", "stand") == "passed K4.2"
    assert refusal(step.state, "A", "stand") == "hit K8.4"


def test_K4_2_a_husar_hits_the_asker_with_a_card_that_was_passed_on_too():
    state = played(dealt("2 9 HU 8"), "A swap", "B swap").state
    assert (letters(state.round.hit), hand_text(state), turn(state)) == ("B", "9 2 HU 8", "D")


def test_K4_3_a_svin_hits_the_card_and_all_its_swaps_are_undone_the_last_one_first():
    step = played(dealt("2 9 7 SV 8"), "A swap", "B swap", "C swap")
    (hit,) = of_kind(HitBySvin, step.events)
    assert (hit.seat, hit.by, hit.undone, hit.victim, hit.card) == (C, D, ((C, B), (B, A)), A, "2")
    assert (hand_text(step.state), letters(step.state.round.hit), turn(step.state)) == ("2 9 7 SV 8", "A", "E")
    assert [letters(hop) for hop in step.state.round.turns[-1].undone] == ["CB", "BA"]
    assert refusal(step.state, "D", "swap") == "passed K4.3"
    assert [refusal(step.state, of, "swap") for of in "ABC"] == ["hit K8.4", "spoken K3.1", "spoken K3.1"]


def test_K4_3_swaps_with_other_cards_stand():
    step = played(dealt("2 9 4 SV 8"), "A swap", "B stand", "C swap")
    assert (hand_text(step.state), letters(step.state.round.hit)) == ("9 2 4 SV 8", "C")
    assert of_kind(HitBySvin, step.events)[0].undone == ()


def test_K4_3_a_hop_past_a_kavall_is_undone_past_it():
    step = played(dealt("2 KA 7 SV 8"), "A swap", "C swap")
    assert of_kind(HitBySvin, step.events)[0].undone == ((C, A),)
    assert hand_text(step.state) == "2 KA 7 SV 8"


def test_K4_3_the_hit_card_is_named_to_those_who_have_seen_it():
    step = played(dealt("2 9 SV 8"), "A swap", "B swap")
    (hit,) = of_kind(HitBySvin, step.events)
    assert [hit.seen_by(seat(of)).card for of in "ABCD"] == ["2", "2", None, None]


@pytest.mark.parametrize("card", ["VH", "KA"])
def test_K4_4_kavall_and_vardshus_send_the_asker_on(card):
    step = played(dealt(f"2 {card} 9 8"), "A swap")
    assert [type(event) for event in step.events] == [SwapAsked, Shown, Passed, SwapAsked, Swapped]
    assert of_kind(Passed, step.events) == [Passed(A, B, card)]
    assert (turn(step.state), hand_text(step.state)) == ("C", f"9 {card} 2 8")
    assert refusal(step.state, "B", "swap") == "passed K4.4"


def test_K4_4_any_number_of_them_in_a_row():
    step = played(dealt("2 VH KA KA VH 9 8"), "A swap")
    assert letters(step.state.round.turns[-1].passed) == "BCDE"
    assert (turn(step.state), hand_text(step.state)) == ("F", "9 VH KA KA VH 2 8")


@pytest.mark.parametrize(("card", "speaks", "hit"), [("HU", "D", "A"), ("SV", "D", "A"), ("KU", None, "")])
def test_K4_5_behind_a_kavall_lies_whatever_it_is(card, speaks, hit):
    state = played(dealt(f"2 KA {card} 9 8"), "A swap").state
    assert (turn(state), letters(state.round.hit), hand_text(state)) == (speaks, hit, f"2 KA {card} 9 8")


def test_K5_1_the_dealer_stands_or_goes_into_the_stock():
    state = played(dealt("9 8 7 2", "5"), "A stand", "B stand", "C stand").state
    assert legal(state, "D") == {"stand", "swap"}
    assert KILLE.phase(view(state, "D")).code == "dealer"
    assert hands(played(state, "D stand").state)["D"] == "2"
    assert hands(played(state, "D swap").state)["D"] == "5"


def at_the_dealer(hand, stock):
    """Three have stood, the dealer goes into the stock."""
    return played(dealt(f"9 8 7 {hand}", stock), "A stand", "B stand", "C stand", "D swap")


def test_K5_2_somebody_else_cuts_once_and_cards_come_from_the_top():
    step = at_the_dealer("2", "KA VH 5")
    assert of_kind(Cut, step.events) == [Cut(D, C)]
    assert [event.card for event in of_kind(Drawn, step.events)] == ["KA", "VH", "5"]
    assert step.state.round.stock == 35


def test_K5_3_a_plain_card_is_taken_dark_and_the_old_one_goes_out_of_play():
    step = at_the_dealer("2", "5")
    (drawn,) = of_kind(Drawn, step.events)
    assert (drawn.card, drawn.away, drawn.taken) == ("5", "2", True)
    assert (drawn.seen_by(D).card, drawn.seen_by(D).away) == ("5", "2")
    assert (drawn.seen_by(A).card, drawn.seen_by(A).away) == (None, None)
    assert [step.state.pack[place] for place in step.state.round.away] == ["2"]


def test_K5_3_a_kille_is_shown_whether_drawn_or_put_away():
    (drawn,) = of_kind(Drawn, at_the_dealer("2", "KI").events)
    assert (drawn.seen_by(A).card, drawn.seen_by(A).away) == ("KI", None)
    (drawn,) = of_kind(Drawn, at_the_dealer("KI", "5").events)
    assert (drawn.seen_by(A).card, drawn.seen_by(A).away) == (None, "KI")


@pytest.mark.parametrize(("card", "hit"), [("KU", ""), ("HU", "D"), ("SV", "D")])
def test_K5_4_a_drawn_matador_acts_as_on_a_hand(card, hit):
    step = at_the_dealer("2", card)
    assert (letters(step.state.round.hit), hand_text(step.state)) == (hit, "9 8 7 2")
    assert [step.state.pack[place] for place in step.state.round.away] == [card]
    assert view(step.state, "A").cards[-1] == card


def test_K5_4_kuku_from_the_stock_belongs_to_nobody():
    assert of_kind(KukuLaid, at_the_dealer("2", "KU").events) == [KukuLaid(None, KukuEnding.STOCK)]


def test_K5_4_a_drawn_svin_undoes_the_swaps_of_the_card():
    step = played(dealt("2 9 7 8", "SV"), "A swap", "B swap", "C swap", "D swap")
    (hit,) = of_kind(HitBySvin, step.events)
    assert (hit.by, [letters(hop) for hop in hit.undone]) == (None, ["DC", "CB", "BA"])
    assert (hand_text(step.state), letters(step.state.round.hit)) == ("2 9 7 8", "A")


def test_K5_4_kavall_and_vardshus_mean_another_card():
    step = at_the_dealer("2", "KA VH KA VH 1")
    assert len(of_kind(Passed, step.events)) == 4
    assert hands(step.state)["D"] == "1"


def test_K5_5_past_the_dealer_lies_the_stock_and_the_round_is_over():
    step = played(dealt("9 8 2 VH", "11"), "A stand", "B stand", "C swap")
    assert [type(event) for event in step.events[2:8]] == [SwapAsked, Shown, Passed, SwapAsked, Cut, Drawn]
    assert of_kind(Cut, step.events) == [Cut(C, B)]
    assert (hand_text(step.state), step.state.round.over) == ("9 8 11 VH", True)
    assert letters(step.state.round.spoken) == "ABC"


def test_K6_1_a_kille_is_low_when_it_is_dealt():
    state = dealt("KI 5 6 7")
    assert high(state) == ""
    assert out(played(state, "A stand", "B stand", "C stand", "D stand").state) == "AB"


def test_K6_1_a_kille_is_low_when_it_is_got_for_another_card():
    assert high(played(dealt("KI 5 6 7"), "A swap").state) == ""
    assert high(played(dealt("5 KI 6 7"), "A swap").state) == ""


def test_K6_2_a_kille_drawn_from_the_stock_is_high():
    assert high(at_the_dealer("2", "KI").state) == "D"
    assert high(at_the_dealer("KI", "KI").state) == "D"


def test_K6_3_two_killar_that_meet_are_both_high():
    step = played(dealt("KI KI 6 7"), "A swap")
    assert of_kind(Swapped, step.events)[0].killemote
    assert high(step.state) == "AB"
    assert high(played(dealt("KI VH KI 7"), "A swap").state) == "AC"


def test_K6_4_a_kille_given_away_after_the_meeting_is_low_and_the_other_stays_high():
    state = played(dealt("KI KI 6 7"), "A swap", "B swap").state
    assert (high(state), hand_text(state)) == ("A", "KI 6 KI 7")
    away = played(dealt("6 7 KI KI", "9"), "A stand", "B stand", "C swap", "D swap").state
    assert (high(away), hand_text(away)) == ("C", "6 7 KI 9")
    assert away.round.high == {away.round.at[seat("C")]}, "out of play it is no high card"


def test_K6_5_a_svin_undoes_the_meeting_too():
    state = played(dealt("KI KI SV 7"), "A swap", "B swap").state
    assert (high(state), letters(state.round.hit), hand_text(state)) == ("", "A", "KI KI SV 7")
    beyond = played(dealt("KI KI 6 SV 7"), "A swap", "B swap", "C swap").state
    assert (high(beyond), letters(beyond.round.hit), hand_text(beyond)) == ("", "A", "KI KI 6 SV 7")


def test_K7_1_kuku_may_be_laid_down_at_any_time_of_the_exchange():
    state = dealt("4 9 8 KU")
    for of, words in (("A", {"stand", "swap"}), ("B", set()), ("D", {"kuku"})):
        assert legal(state, of) == words
    assert refusal(state, "A", "kuku") == "no_kuku K7.1"
    state = played(state, "A stand", "B stand").state
    assert legal(state, "D") == {"kuku"}
    assert legal(played(state, "C stand").state, "D") == {"stand", "swap", "kuku"}


def test_K7_1_kuku_in_turn_while_a_question_is_open_but_not_after_a_hit_or_the_exchange():
    assert legal(dealt("KU 9 8 7"), "A") == {"stand", "swap", "kuku"}
    asked = played(dealt("4 9 KU"), "A ask").state
    assert legal(asked, "C") == {"depends", "refuse", "kuku"}
    step = played(asked, "C kuku")
    assert step.state.round.over
    assert step.state.round.question is None
    hit = played(dealt("KU HU 9 8"), "A swap").state
    assert refusal(hit, "A", "kuku") == "hit K7.1"
    assert legal(hit, "A") == set()
    over = played(dealt("KU 9 8 7"), "A stand", "B stand", "C stand", "D stand").state
    assert refusal(over, "A", "kuku") == "all_shown K7.1"


def test_K7_1_who_has_given_kuku_away_cannot_lay_it_down_but_who_got_it_can():
    state = played(dealt("KU 9 8 7"), "A swap").state
    assert refusal(state, "A", "kuku") == "no_kuku K7.1"
    assert "kuku" in legal(state, "B")


def test_K7_2_a_kuku_laid_down_ends_the_round():
    step = played(dealt("2 9 8 KU"), "D kuku")
    assert [type(event) for event in step.events[:3]] == [KukuLaid, Showdown, Out]
    assert step.events[0] == KukuLaid(D, KukuEnding.DECLARED)
    (showdown,) = of_kind(Showdown, step.events)
    assert letters(showdown.turned) == "ABC"
    assert (out(step.state), step.state.round.kuku) == ("A", KukuEnding.DECLARED)


def test_K7_3_swaps_and_hits_so_far_stand():
    state = played(dealt("2 9 SV KU"), "A swap", "D kuku").state
    assert (hand_text(state), out(state)) == ("9 2 SV KU", "B")
    assert out(played(dealt("5 HU 9 KU"), "A swap", "D kuku").state) == "AC"


def test_K12_phases_follow_the_course_of_a_deal():
    state = dealt("4 9 8")

    def phase(state):
        return KILLE.phase(view(state, "A")).code

    assert phase(before_deal("ABC")) == "deal"
    assert phase(state) == "ask"
    asked = played(state, "A ask").state
    assert phase(asked) == "question"
    third = played(asked, "C depends").state
    assert phase(third) == "third"
    assert phase(played(third, "B accept").state) == "redeal"
    refused = played(third, "B refuse").state
    assert phase(refused) == "exchange"
    assert phase(played(refused, "A stand", "B stand").state) == "dealer"
    assert of_kind(Asked, played(state, "A ask").events) == [Asked(A, C)]
    assert of_kind(Answered, played(asked, "C refuse").events) == [Answered(C, Word.REFUSE)]


@pytest.mark.parametrize(
    ("hands", "words", "phase"),
    [
        ("4 9 8 7 6", ("A", "B", "C", "D", "E"), ("out", "K8.5", (0, "lowest", "4"))),
        ("4 9 4 7 6 8", ("A", "B", "C", "D", "E", "F"), ("out", "K8.5", (0, "lowest", "4", 2, "lowest", "4"))),
        ("KI 9", ("A", "B"), ("nobody_out", "K8.6", ())),
    ],
)
def test_until_the_next_deal_it_is_told_what_the_last_has_come_to(hands, words, phase):
    state = played(dealt(hands), *(f"{letter} stand" for letter in words)).state
    code, clause, args = phase
    assert KILLE.phase(view(state, "A")) == Phase(code, f"kille#{clause}", args)


def test_whoever_has_bought_in_is_not_out_any_more():
    state = played(dealt("4 9 8 7"), *(f"{letter} stand" for letter in "ABCD")).state
    assert KILLE.phase(view(state, "A")).code == "buy_in"
    assert KILLE.phase(view(played(state, "A buy").state, "A")).code == "deal"
    assert KILLE.phase(view(played(state, "A decline").state, "A")).args[0] == 0


def test_between_two_pots_it_is_told_who_has_won():
    state = played(dealt("4 9", pots=2), "A stand", "B stand").state
    assert KILLE.phase(view(state, "A")) == Phase("pot_won", "kille#K11.8", (1, 4))


def test_what_cannot_be_meant_is_refused():
    moves = KILLE.moves(view(dealt("4 9 8 7"), "A"))
    assert moves.why_not(Deal(A, PACK)).code == "no_deal"
    assert moves.why_not_pick(("swap", "stand")).code == "word_alone"
    assert moves.why_not_pick(("swap", "seat 2")).code == "neighbour_only"
    dealer = played(dealt("4 9 8 7"), "A stand", "B stand", "C stand").state
    assert KILLE.moves(view(dealer, "D")).why_not_pick(("swap", "seat 0")).code == "stock_only"
    assert moves.why_not_pick(("4",)).code == "say_it"
    assert KILLE.moves(view(dealt("4 9 8 7"), None)).why_not(SWAP).code == "onlooker"
    start = KILLE.start(KILLE.setup(4))
    assert refusal(start, "A", "stand") == "no_cards K2.4"
    assert refusal(start, "A", "kuku") == "no_cards K2.4"
    assert KILLE.moves(view(start, "A")).why_not_pick(("4",)).code == "no_cards"


@pytest.mark.parametrize("text", ["deal", "deal 20 KI", "deal -1 KI", "deal 1 KI KK", "swap A", "", "Swap", "deal x"])
def test_nonsense_is_no_move(text):
    with pytest.raises(ValueError, match="no move"):
        KILLE.read(text)


def test_moves_are_written_as_a_dealer_with_cards_or_as_a_word():
    deal = Deal(seat("M"), PACK)
    assert KILLE.write(deal).startswith("deal 12 BL BL BP")
    for move in (deal, *map(Say, Word)):
        assert KILLE.read(KILLE.write(move)) == move


def test_everybody_plays_alone():
    assert KILLE.sides(KILLE.setup(5)) == tuple(frozenset({of}) for of in range(5))
    assert KILLE.to_act(KILLE.start(KILLE.setup(5))) == {CHANCE}


def test_grounds_have_clauses():
    assert [ground.clause for ground in Ground] == ["kille#K8.3", "kille#K8.4", "kille#K8.4", "kille#K8.5"]


def everything():
    return "".join(path.read_text() for path in sorted(Path(__file__).parent.glob("test_*.py")))


def test_every_refusal_has_been_raised_here():
    assert {code for code in codes.refusals("kille") if f'"{code}' not in everything()} == set()


def test_every_clause_has_been_tried_here():
    clauses = {clause.removeprefix("kille#") for clause in rule_pages.clauses("kille")}
    parents = {clause.rpartition(".")[0] for clause in clauses}
    rules = {clause for clause in clauses - parents if clause.startswith("K")}
    assert {clause for clause in rules if f"_{clause.replace('.', '_')}_" not in everything()} == set()


def test_the_words_are_those_of_the_enumeration():
    words = "stand swap kuku ask accept refuse depends buy decline next end"
    assert codes.words("kille") == set(Word) == set(words.split())
