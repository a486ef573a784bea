"""The pot: stakes, buying in, and the next pot. K11, and the options."""

from random import Random

import pytest

from bluestick.engine.moves import Refused
from bluestick.engine.rules import Ended, Outcome, SetupError
from bluestick.engine.seats import CHANCE
from bluestick.engine.tricks import Deal
from bluestick.games.kille.events import (
    Bought,
    BuyInOffered,
    Dealt,
    Declined,
    MatchClosed,
    PotWanted,
    PotWon,
    Retired,
    Staked,
)
from bluestick.games.kille.rules import Kille
from bluestick.games.kille.state import State, Table
from tests.games.kille.positions import (
    BUY,
    DECLINE,
    END,
    KILLE,
    NEXT,
    STAND,
    Say,
    Word,
    buy_in,
    known,
    letter,
    letters,
    match_of,
    of_kind,
    pack,
    play_deal,
    seat,
    state_of,
)


def table(match):
    return match.view(None).table


def active(match):
    return letters(table(match).active)


def why_not(match, of, word):
    why = match.moves(seat(of)).why_not(Say(Word(word)))
    return why and f"{why.code} {why.clause.removeprefix('kille#')}"


def test_K11_1_everybody_pays_the_stake_before_the_first_deal_of_a_pot():
    match = match_of(5, stake=10)
    assert table(match).pot == 0
    events = match.chance()
    assert [type(event) for event in events] == [Staked, Dealt]
    assert events[0] == Staked(1, (0, 1, 2, 3, 4), 10, 50)
    assert (table(match).pot, table(match).ledger) == (50, (-10,) * 5)
    assert [item.code for items in table(match).items for item in items] == ["stake"] * 5


def test_K11_2_who_is_out_takes_no_part():
    match = match_of(6)
    play_deal(match, 1, dealer="F")
    play_deal(match, 1, dealer="B")
    assert active(match) == "BDEF"
    match.chance()
    assert why_not(match, "A", "stand") == "out K11.2"
    assert match.view(0).card is None
    assert KILLE.sits_out(match.view(0))
    assert not KILLE.sits_out(match.view(1))
    assert not KILLE.sits_out(match.view(None))


@pytest.mark.parametrize(("players", "out"), [(4, 1), (4, 2), (5, 3), (6, 3)])
def test_K11_3_the_first_chance_comes_when_three_or_two_are_left(players, out):
    match = match_of(players, stake=10)
    (offered,) = of_kind(BuyInOffered, play_deal(match, out, dealer=letter(players - 1)))
    assert (offered.number, offered.price, offered.pot) == (1, 20, 10 * players)
    assert letters(offered.eligible) == "ABC"[:out]
    assert match.play(0, BUY) == (Bought(0, 20, 10 * players + 20),)
    assert 0 in table(match).active
    assert table(match).ledger[0] == -30


def test_K11_3_four_are_too_many_for_a_chance():
    match = match_of(6)
    assert of_kind(BuyInOffered, play_deal(match, 2)) == []
    assert why_not(match, "B", "buy") == "no_offer K11.3"
    assert match.to_act == {CHANCE}


def test_K11_3_players_answer_clockwise_from_the_left_of_the_dealer():
    match = match_of(6)
    play_deal(match, 3, dealer="D")
    assert letters(table(match).offer.left) == "EFA"
    assert match.to_act == {seat("E")}
    assert KILLE.phase(match.view(None)).args == (2, 6, 1)
    assert why_not(match, "F", "buy") == "others_first B31"
    assert why_not(match, "B", "decline") == "still_in K11.3"
    assert not KILLE.sits_out(match.view(seat("E"))), "who is asked"
    assert KILLE.sits_out(match.view(seat("A"))), "who is asked later"
    match.play(seat("E"), DECLINE)
    assert why_not(match, "E", "buy") == "declined K11.7"
    assert KILLE.sits_out(match.view(seat("E")))
    buy_in(match, {"F": True, "A": True})
    assert (active(match), match.to_act) == ("ABCDF", {CHANCE})


def test_K11_4_without_three_or_two_there_is_no_chance():
    match = match_of(4, stake=5)
    events = play_deal(match, 3)
    assert of_kind(BuyInOffered, events) == []
    assert of_kind(PotWon, events)[0].amount == 20


def test_K11_5_the_second_chance_needs_a_first_that_was_used_and_two_players():
    match = match_of(6, stake=10)
    play_deal(match, 3, dealer="F")
    buy_in(match, {"A": True, "B": True, "C": False})
    assert of_kind(BuyInOffered, play_deal(match, 2)) == []  # three are left
    (offered,) = of_kind(BuyInOffered, play_deal(match, 1))
    assert (offered.number, len(table(match).active)) == (2, 2)
    buy_in(match, {letter(of): True for of in offered.eligible})
    assert of_kind(BuyInOffered, play_deal(match, 3)) == []  # there is no third


def test_K11_5_nobody_used_the_first_chance():
    match = match_of(4)
    play_deal(match, 1, dealer="D")
    assert match.play(0, DECLINE) == (Declined(0),)
    assert of_kind(BuyInOffered, play_deal(match, 1)) == []
    assert table(match).chances == 1


@pytest.mark.parametrize(("stake", "price"), [(10, 30), (5, 15), (1, 3), (3, 9)])
def test_K11_6_the_second_chance_costs_half_the_pot_the_same_for_all_and_rounded_up(stake, price):
    match = match_of(4, stake=stake)
    play_deal(match, 1, dealer="D")
    buy_in(match, {"A": True})
    (offered,) = of_kind(BuyInOffered, play_deal(match, 2))
    assert (offered.pot, offered.price) == (6 * stake, price)
    first, second = offered.eligible
    match.play(first, BUY)
    match.play(second, BUY)
    assert table(match).pot == 6 * stake + 2 * price


def test_K11_6_half_of_an_odd_pot_is_rounded_up():
    match = match_of(5, stake=1)
    play_deal(match, 2, dealer="E")
    buy_in(match, {"A": True, "B": False})
    assert table(match).pot == 7
    (offered,) = of_kind(BuyInOffered, play_deal(match, 2))
    assert offered.price == 4


def test_K11_7_who_declined_the_first_chance_has_no_second():
    match = match_of(5)
    play_deal(match, 2, dealer="E")
    buy_in(match, {"A": True, "B": False})
    (offered,) = of_kind(BuyInOffered, play_deal(match, 2))
    assert 1 not in offered.eligible
    assert why_not(match, "B", "buy") == "declined K11.7"
    assert offered.clause == "kille#K11.6"


def test_KI_68_who_may_use_the_second_chance():
    match = match_of(7)
    play_deal(match, 2, dealer="G")
    assert active(match) == "CDEFG"
    play_deal(match, 2, dealer="C")  # D and E
    assert active(match) == "CFG"
    buy_in(match, {"D": False, "E": True, "A": False, "B": False})
    assert active(match) == "CEFG"
    (offered,) = of_kind(BuyInOffered, play_deal(match, 2, dealer="E"))  # F and G
    assert letters(offered.eligible) == "FG"  # still in at the first chance; A, B and D declined it


def test_K11_8_the_last_one_takes_the_pot():
    match = match_of(4, stake=5, pots=1)
    events = play_deal(match, 3, dealer="D")
    (won,) = of_kind(PotWon, events)
    assert (won.seat, won.amount) == (seat("D"), 20)
    score = won.score
    assert (score.number, score.deals, score.winner, score.ledger) == (1, 1, seat("D"), (-5, -5, -5, 15))
    assert [sum(item.amount for item in items) for items in score.items] == list(score.ledger)
    assert [item.clause for item in score.items[3]] == ["kille#K11.1", "kille#K11.8"]
    assert table(match).pot == 0
    assert match.outcome == Outcome(frozenset({3}), (-5, -5, -5, 15), "pots", "kille#B39")
    assert why_not(match, "A", "stand") == "match_over B39"
    assert of_kind(Ended, events) == [Ended(match.outcome)]


def test_K11_9_then_there_is_a_new_pot_and_the_deal_moves_on_clockwise():
    match = match_of(5, stake=10, pots=2)
    play_deal(match, 4, dealer="C")
    assert match.outcome is None
    match.chance()
    assert (active(match), table(match).pot, table(match).dealer, table(match).deal) == ("ABCDE", 50, seat("D"), 1)
    assert table(match).falls == ()


def test_K11_9_who_declined_a_chance_may_buy_in_to_the_next_pot():
    match = match_of(5, pots=2)
    play_deal(match, 2, dealer="E")
    buy_in(match, {"A": False, "B": True})
    play_deal(match, 3)
    assert table(match).pots[0].winner == seat("B")
    (offer,) = of_kind(BuyInOffered, play_deal(match, 3))
    assert letters(offer.eligible) == "DEA"


def test_K11_9_who_came_back_does_not_open_the_second_chance_of_the_next_pot():
    match = match_of(5, pots=2)
    play_deal(match, 2, dealer="E")
    buy_in(match, {"A": True, "B": False})
    play_deal(match, 3)
    (offer,) = of_kind(BuyInOffered, play_deal(match, 2))
    buy_in(match, {letter(of): False for of in offer.eligible})
    assert of_kind(BuyInOffered, play_deal(match, 1)) == []
    assert len(table(match).active) == 2


def test_KI_69_new_pot():
    match = match_of(5, stake=10, pots=2)
    (won,) = of_kind(PotWon, play_deal(match, 4, dealer="C"))
    assert won.amount == 50
    events = match.chance()
    assert of_kind(Staked, events) == [Staked(2, (0, 1, 2, 3, 4), 10, 50)]
    assert of_kind(Dealt, events)[0].dealer == seat("D")


def test_B39_without_an_agreed_number_of_pots_all_are_asked_for_another():
    match = match_of(4)
    play_deal(match, 3)
    assert match.to_act == {0, 1, 2, 3}
    assert KILLE.phase(match.view(None)).code == "pot"
    assert match.play(2, NEXT) == (PotWanted(2),)
    assert why_not(match, "C", "next") == "no_new_pot K11.9"
    for of in (0, 1, 3):
        match.play(of, NEXT)
    assert match.to_act == {CHANCE}
    play_deal(match, 3)
    events = match.play(1, END)
    assert events[0] == MatchClosed(1)
    assert match.outcome.reason == "closed"
    assert END.is_resignation
    assert not NEXT.is_resignation


def test_B39_nobody_has_won_if_nobody_has_won_any_chips():
    setup = KILLE.setup(4)
    even = Table(setup, dealer=seat("A"), number=4, ledger=(0,) * 4, items=((),) * 4, asked=frozenset(range(4)))
    _, end = KILLE.apply(State(even), seat("A"), END).events
    assert end == Ended(Outcome(frozenset(), (0,) * 4, "closed", "kille#B34"))


def test_B33_who_cannot_pay_a_stake_plays_no_more():
    match = match_of(5, stake=10, purse=2, pots=20)
    (first,) = of_kind(PotWon, play_deal(match, 4, dealer="E"))
    assert first.score.ledger == (-10, -10, -10, -10, 40)
    events = play_deal(match, 4)
    assert of_kind(Retired, events) == [Retired(1), Retired(2), Retired(3)]
    assert match.rules.deal(state_of(match), Random(1)).dealer == seat("E")  # the nearest who still plays
    while match.outcome is None:
        dealer = match.rules.deal(state_of(match), Random(1)).dealer
        match.play(CHANCE, Deal(dealer, pack("2 1" if dealer == seat("E") else "1 2")))
        assert active(match) == "AE"
        assert [KILLE.is_out(match.view(seat)) for seat in (0, 1, 2, 3, 4, None)] == [
            False,
            True,
            True,
            True,
            False,
            False,
        ]
        match.play(min({0, 4} - {dealer}), STAND)
        match.play(dealer, STAND)
    assert (match.outcome.reason, match.outcome.clause) == ("purse", "kille#B33")
    assert sorted(match.outcome.scores) == [-20, -20, -20, -20, 80]
    assert len(table(match).retired) == 4


def test_B33_a_chance_that_nobody_can_pay_has_been_there_all_the_same():
    match = match_of(5, stake=10, purse=2, pots=3)
    assert of_kind(BuyInOffered, play_deal(match, 2)) == []  # ten chips are left, and it costs twenty
    assert table(match).chances == 1
    assert match.to_act == {CHANCE}


def test_B33_who_cannot_pay_is_not_asked():
    match = match_of(4, stake=10, purse=4, pots=9)
    play_deal(match, 1, dealer="C")
    buy_in(match, {"D": True})
    play_deal(match, 1, dealer="D")
    play_deal(match, 2, dealer="B")
    assert table(match).ledger == (-10, 50, -10, -30)
    play_deal(match, 2, dealer="C")
    assert letters(table(match).offer.eligible) == "A"
    assert why_not(match, "D", "buy") == "cannot_pay B33"
    assert KILLE.sits_out(match.view(seat("D")))


def test_B40_those_who_are_out_and_onlookers_may_see_all_cards():
    match = match_of(6, all_seen=True)
    play_deal(match, 2, dealer="F")
    events = match.chance()
    state = state_of(match)
    (dealt,) = of_kind(Dealt, events)
    for of in ("A", None):
        assert len(known(state, of)) == 4
        assert None not in dealt.seen_by(None if of is None else seat(of)).cards
    assert known(state, "C") == {"C": match.view(2).card}
    with pytest.raises(Refused):
        match.play(0, STAND)


def test_options_are_checked():
    for options in ({"stake": 0}, {"pots": 21}, {"purse": -1}, {"all_seen": 1}):
        with pytest.raises(SetupError):
            KILLE.setup(6, options=options)
    assert Kille.bot_match_options["pots"] == 1
