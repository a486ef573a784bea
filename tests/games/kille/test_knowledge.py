"""What a seat knows. K13."""

from collections import Counter
from random import Random

import pytest

from bluestick.games.kille.cards import MATADORS, PACK
from bluestick.games.kille.events import Drawn, Swapped
from bluestick.games.kille.state import ANY, NO_KILLE, PLAIN, is_in_mask, seat_mask
from tests.games.kille.positions import KILLE, dealt, known, letter, of_kind, played, seat, view

A = seat("A")


def test_KI_70_what_is_known_after_a_plain_swap():
    state = played(dealt("2 9 7 8"), "A swap").state
    assert known(state, "A") == {"A": "9", "B": "2"}
    assert known(state, "B") == {"A": "9", "B": "2"}
    assert known(state, "C") == {"C": "7"}
    assert known(state, "D") == {"D": "8"}
    (turn,) = view(state, "C").round.turns
    assert (letter(turn.seat), letter(turn.met), turn.has_swapped) == ("A", "B", True)


def test_KI_71_what_is_known_after_a_swap_with_a_kille():
    state = played(dealt("KI 9 7 8"), "A swap").state
    assert known(state, "A") == {"A": "9", "B": "KI"}
    assert known(state, "C") == {"C": "7", "B": "KI"}
    assert view(state, "C").face_up(seat("B"))
    assert not view(state, "C").high(seat("B"))


def test_K13_1_the_own_card_and_those_that_lie_face_up():
    state = played(dealt("2 KA KI 8"), "A swap").state
    assert known(state, "D") == {"D": "8", "A": "KI", "B": "KA"}
    assert view(state, "D").card == "8"
    assert known(state, None) == {"A": "KI", "B": "KA"}


def test_K13_2_who_stood_swapped_passed_and_was_hit():
    state = played(dealt("7 2 KA 9 HU 8"), "A stand", "B swap", "D swap").state
    stood, swapped, hit = view(state, None).round.turns
    assert (stood.word, stood.met) == ("stand", None)
    assert (letter(swapped.met), [letter(of) for of in swapped.passed]) == ("D", ["C"])
    assert (letter(hit.met), hit.answer, hit.has_swapped) == ("E", "HU", False)
    assert [letter(of) for of in view(state, None).round.hit] == ["D"]


def test_K13_3_a_card_that_was_given_away_is_followed_wherever_it_goes():
    state = played(dealt("2 9 7 8"), "A swap", "B swap").state
    assert known(state, "A") == {"A": "9", "C": "2"}
    assert known(state, "B") == {"A": "9", "B": "7", "C": "2"}
    assert known(state, "C") == {"B": "7", "C": "2"}
    assert known(state, "D") == {"D": "8"}


def test_K13_3_an_undone_swap_is_not_forgotten():
    state = played(dealt("2 9 SV 8"), "A swap", "B swap").state
    assert known(state, "A") == {"A": "2", "B": "9", "C": "SV"}
    assert known(state, "B") == {"A": "2", "B": "9", "C": "SV"}
    assert known(state, "D") == {"D": "8", "C": "SV"}


def test_K13_3_a_dark_card_that_was_given_up_is_no_matador_and_no_kille():
    deal = view(played(dealt("2 9 7 8"), "A swap").state, "D").round
    assert deal.proofs == (NO_KILLE, PLAIN, ANY, ANY)
    deal = view(played(dealt("2 9 7 8"), "A swap", "B swap").state, "D").round
    assert deal.proofs == (NO_KILLE, PLAIN, PLAIN, ANY)
    deal = view(played(dealt("2 KI 7 8"), "A swap").state, "D").round
    assert deal.proofs == (NO_KILLE, ANY, ANY, ANY)


def test_K13_4_a_card_from_the_stock_is_the_drawers_secret_and_so_is_the_old_one():
    stood = ("A stand", "B stand", "C stand")
    state = played(dealt("9 8 7 2", "5"), *stood, "D swap").state
    (place,) = state.round.away
    assert view(state, "D").cards[place] == "2"
    assert view(state, "A").cards[place] is None
    assert is_in_mask(seat("D"), state.round.known[place])
    assert state.round.known[place] == seat_mask(seat("D"))
    state = played(dealt("9 8 7 KI", "5"), *stood, "D swap").state
    assert view(state, "A").cards[state.round.away[0]] == "KI"


def test_K13_5_all_cards_that_are_held_are_seen_at_the_showdown_but_never_the_stock():
    state = played(dealt("9 8 7 2"), "A stand", "B stand", "C stand", "D stand").state
    assert known(state, None) == {"A": "9", "B": "8", "C": "7", "D": "2"}
    assert len(view(state, None).cards) == 4


def test_K13_6_who_is_out_sees_what_is_public():
    state = dealt("9 8 7 6", order="BCDE")
    assert known(state, "A") == known(state, None) == {}
    open_state = dealt("9 8 7 6", order="BCDE", all_seen=True)
    assert known(open_state, "A") == known(open_state, None) == {"B": "9", "C": "8", "D": "7", "E": "6"}
    assert known(open_state, "B") == {"B": "9"}


def test_B40_what_onlookers_see_is_not_public():
    step = played(dealt("KI KI 5 VH", order="BCDE", all_seen=True), "B swap", "C swap")
    meeting, swap = of_kind(Swapped, step.events)
    public = KILLE.view(step.state, KILLE.public)
    assert public.seat is None
    assert public.cards == ("KI", "KI", None, None)
    assert not KILLE.moves(public)
    assert meeting.seen_by(KILLE.public) == meeting, "killar lie face up"
    assert [swap.seen_by(viewer).taken for viewer in (KILLE.public, None, A)] == [None, "5", "5"]


def test_B40_who_sees_all_sees_what_is_drawn():
    state = dealt("4 5 6 7", "9", order="BCDE", all_seen=True)
    (drawn,) = of_kind(Drawn, played(state, "B stand", "C stand", "D stand", "E swap").events)
    viewers = (A, None, seat("E"), seat("B"), KILLE.public)
    assert [drawn.seen_by(viewer).card for viewer in viewers] == ["9", "9", "9", None, None]


def test_a_card_that_was_put_away_may_have_been_a_matador_but_no_kille():
    rng = Random(3)
    state = played(dealt("4 5 6 HU", "9"), "A stand", "B stand", "C stand", "D swap").state
    away = Counter(KILLE.determinize(view(state, None), rng).pack[3] for _ in range(400))
    assert set(MATADORS) < set(away)
    assert away["KI"] == 0


@pytest.mark.parametrize("viewer", ["A", "D", None])
def test_a_dream_keeps_to_what_the_way_of_a_card_has_proved(viewer):
    rng = Random(1)
    state = played(dealt("2 9 7 8", "5 3"), "A swap", "B stand").state
    seen = view(state, viewer)
    cards = Counter()
    for _ in range(400):
        dream = KILLE.determinize(seen, rng)
        assert Counter(dream.pack) == Counter(PACK)
        assert KILLE.view(dream, seen.seat) == seen
        assert dream.pack[0] != "KI"
        assert dream.pack[1] not in (*MATADORS, "KI")
        cards.update(dream.pack[1:2])
    assert len(cards) == (1 if viewer == "A" else 15)


def test_all_packs_that_fit_are_equally_likely():
    rng = Random(2)
    state = played(dealt("2 9 7 8"), "A swap").state
    seen, number = view(state, None), 4000
    first = Counter(KILLE.determinize(seen, rng).pack[0] for _ in range(number))
    # One of 40 cards is no kille; the second is one of 30 skitkort and liljor, of which the first may have taken one.
    plain, matadors = 30, 10
    expected = dict.fromkeys(MATADORS, number * 2 / (plain - 1 + matadors))
    for card, wanted in expected.items():
        assert abs(first[card] - wanted) < 5 * wanted**0.5
    assert first["KI"] == 0


def test_all_packs_that_fit_are_equally_likely_at_a_large_table_too():
    rng = Random(4)
    plain = [card for card in PACK if card not in (*MATADORS, "KI")][:20]
    state = played(dealt(" ".join(plain)), *(f"{letter(of)} swap" for of in range(19))).state
    seen, number = view(state, None), 500
    matadors = sum(KILLE.determinize(seen, rng).pack[0] in MATADORS for _ in range(number))
    # The card that went all the way is one of the 10 matadors or of the 11 plain cards that the 19 given for it leave.
    wanted = number * 10 / 21
    assert abs(matadors - wanted) < 5 * wanted**0.5
