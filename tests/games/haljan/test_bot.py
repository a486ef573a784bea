from dataclasses import replace
from itertools import chain, combinations, count
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import LEVELS, Bot, Choice, Level, Reason, bot_rng
from bluestick.engine.cards import FRENCH
from bluestick.engine.match import Match
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.bot import Hard, bot
from bluestick.games.haljan.cards import card_suits
from bluestick.games.haljan.moves import Play, Say, Word
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.state import Table, View
from bluestick.games.haljan.thinking.knowledge import Knowledge
from bluestick.games.haljan.thinking.plan import game_points
from bluestick.games.haljan.thinking.reasons import reason_for
from bluestick.games.haljan.thinking.search import TWO, HaljanDeal, lowest_beating, points_of_mask
from bluestick.simulate import Series, play, standings
from tests.daily import first_row
from tests.games.haljan.positions import FOUR, before_utn, deal
from tests.games.haljan.positions import cards as a_hand

HALJAN = Haljan()
FORMS = [
    ("haljan", 4, {}),
    ("haljan", 2, {}),
    ("harjan", 2, {}),
    ("harjan", 2, {"single_cards": True}),
    ("harjan", 2, {"exchange": True}),
]
SHORT = {Level.EASY: bot(Level.EASY), Level.MEDIUM: bot(Level.MEDIUM), Level.HARD: Hard(8)}
PATIENT = Hard(150)
"""Bots that think of a fixed number of deals, so that the speed of the machine does not matter."""


def begun(variant: str = "haljan", seats: int = 4, options: dict | None = None, seed: object = 1) -> Match:
    match = Match(HALJAN, HALJAN.setup(seats, variant, {"target": 1, **(options or {})}), rng=Random(seed), id="m")
    match.chance()
    return match


def stacked(seats: int, up: str, *hands: str, dealer: int = 0, stock: str = "") -> Match:
    """Hands from the dealer's left on; what is not said lies anywhere in the stock."""
    held = [hand.split() for hand in (*hands, *("",) * (seats - len(hands)))]
    said = set(chain(*held, [up], stock.split()))
    rest = [card for card in FRENCH if card not in said]
    for hand in held:
        while len(hand) < 6:
            hand.append(rest.pop())
    pack = [card for hand in held for card in hand[:3]] + [up] + [card for hand in held for card in hand[3:]]
    match = Match(HALJAN, HALJAN.setup(seats, None, {"target": 1}), id="m")
    match.play(CHANCE, Deal(Seat(dealer), (*pack, *stock.split(), *rest)))
    return match


def ask(player: Bot, match: Match, seat: int | None = None, seed: int = 1, view: View | None = None) -> Choice | None:
    seat = min(match.to_act) if seat is None else seat
    return player.choose(view or match.view(seat), match.events_seen_by(seat), match.moves(seat), inf, Random(seed))


def move_on(match: Match, player: Bot) -> Choice | None:
    """Whoever the table waits for moves; None for a deal."""
    if match.to_act == {CHANCE}:
        match.chance()
        return None
    seat = min(match.to_act)
    choice = player.choose(
        match.view(seat), match.events_seen_by(seat), match.moves(seat), inf, bot_rng(match.id, seat, match.position)
    )
    match.play(seat, choice.move)
    return choice


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seats", "options"), first_row(FORMS), ids=str)
def test_whole_rounds_are_played_and_the_same_for_the_same_chance(level, variant, seats, options):
    first, second = (begun(variant, seats, options) for _ in range(2))
    for match in (first, second):
        play_out(match, [SHORT[level]], [inf])
    assert first.record().moves == second.record().moves


@pytest.mark.parametrize("level", LEVELS)
def test_the_two_is_exchanged_at_once_and_out_of_turn(level):
    match = stacked(4, "SA", "D9 D8 D7", "H9 H8 H7", "S2 C9 C8")
    assert min(match.to_act) == 1
    choice = ask(SHORT[level], match, seat=3)
    assert choice == Choice(Say(Word.EXCHANGE), Reason("exchanges_two", (), ("SA",)))
    match.play(3, choice.move)
    assert ask(SHORT[level], match, seat=3) is None


def test_somebody_without_the_two_says_nothing_out_of_turn():
    match = stacked(4, "SA", "S2 D8 D7", "H9 H8 H7")
    assert ask(SHORT[Level.EASY], match, seat=2) is None


def test_nothing_is_exchanged_when_asked_without_the_two():
    """H5.4: before the last draw everybody but the last is asked."""
    for seed in range(100):
        match = begun(seed=seed)
        while match.to_act and not match._state.table.drawing and not match._state.table.utn:
            move_on(match, SHORT[Level.EASY])
        if match.to_act and match._state.table.drawing:
            seat = next(s for s in match.to_act if Say(Word.EXCHANGE) not in match.moves(s))
            assert ask(SHORT[Level.EASY], match, seat) == Choice(Say(Word.PASS), Reason("nothing_to_swap"))
            return
    pytest.fail("nobody was asked")


def test_another_round_is_welcome():
    match = Match(HALJAN, HALJAN.setup(2), rng=Random(1), id="m")
    while not match._state.table.is_round_over:
        move_on(match, SHORT[Level.EASY])
    assert ask(SHORT[Level.EASY], match) == Choice(Say(Word.NEXT), Reason("another_round"))


@pytest.mark.parametrize(("variant", "seats", "options"), FORMS, ids=str)
def test_deals_thought_of_could_be_the_true_one(variant, seats, options):
    """All that the seat knows holds in them, the suits that extended leads rule out too (H8.4)."""
    rng = Random(5)
    for seed in range(6):
        match = begun(variant, seats, options, seed)
        while match.to_act:
            table: Table = match.view(None).table
            if table.turn in match.to_act and Say(Word.EXCHANGE) not in match.moves(table.turn):
                assert_possible(match.view(table.turn), rng)
            move_on(match, SHORT[Level.EASY])


def assert_possible(view: View, rng: Random) -> None:
    table = view.table
    knowledge = Knowledge(view)
    deal = knowledge.deal(rng)
    for owner, hand in enumerate(view.hands):
        known = knowledge.mask(card for card in hand if card is not None)
        assert deal.hands[owner] & known == known
        assert deal.hands[owner].bit_count() == len(hand)
    assert deal.turn == view.seat
    assert tuple(deal.scores) == table.score
    assert len(deal.stock) == table.stock
    assert sum(deal.hands) + sum(deal.stock) + deal.seen + deal.trick == (1 << 52) - 1
    moves = {play.cards for play in HALJAN.moves(view) if isinstance(play, Play)}
    assert {Play(knowledge.parts(move)).cards for move in deal.moves()} == moves
    if table.winning is not None:
        assert deal.winner == table.winning.seat
    for owner, barred in enumerate(table.barred):
        if barred and all(barred) and owner != view.seat:
            assert all(
                card_suits(table.trump)[card] not in set.intersection(*map(set, barred))
                for card in knowledge.parts(deal.hands[owner])
            )


def test_the_dealer_uses_the_look_at_the_partners_cards():
    match = stacked(4, "S9", "D9 D8 D7", "HA HK HQ SJ CJ SA", "C4 C5 C6")
    view = match.view(0)
    match.play(1, Play(("D9", "D8", "D7")))
    match.play(2, Play(("HA", "HK", "HQ")))
    knowledge = Knowledge(match.view(0))
    partner = knowledge.mask(["SJ", "CJ", "SA"])
    assert view.hands[2][3] == "SJ"
    assert all(knowledge.deal(Random(n)).hands[2] == partner for n in range(20))
    others = Knowledge(match.view(3))
    assert any(others.deal(Random(n)).hands[2] != partner for n in range(20))


def test_a_two_that_nobody_has_exchanged_is_thought_to_be_in_the_stock():
    knowledge = Knowledge(stacked(4, "SA", "D9 D8 D7", "H9 H8 H7").view(1))
    assert all(TWO in knowledge.deal(Random(n)).stock for n in range(30))


def test_bots_do_not_see_what_they_cannot_know():
    """The same view gives the same answer, whatever lies closed."""
    one = stacked(2, "S9", "SJ HA H10 D2 D3 D4", "C4 C5 C6 C7 C8 C9")
    other = stacked(2, "S9", "SJ HA H10 D2 D3 D4", "CJ SA SK SQ S10 S8")
    for level in LEVELS:
        assert ask(SHORT[level], one) == ask(SHORT[level], other)


@pytest.mark.parametrize("seats", [2, 4])
def test_with_all_cards_shown_hard_loses_nothing(seats):
    assert sum(assert_loses_nothing(seats, seed) for seed in range(4))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_with_all_cards_shown_hard_loses_nothing_in_a_thousand_ends(seats):
    seen = 0
    for seed in count():
        seen += assert_loses_nothing(seats, seed)
        if seen >= 1000:
            break


def assert_loses_nothing(seats: int, seed: int) -> int:
    """The number of choices in the last two tricks of a langen."""
    seen = 0
    match = begun(seats=seats, seed=seed)
    play_out(match, [bot(Level.EASY)], until=lambda match: late(match.view(None)))
    while not match.view(None).table.scores:
        view = match.view(min(match.to_act))
        shown = replace(view, hands=match._state.hands)
        knowledge = Knowledge(shown)
        deal = knowledge.deal(Random(seed))
        choice = ask(bot(Level.HARD), match, view=shown)
        sign = -1 if deal.turn & 1 else 1
        values = {move: sign * tried(deal.after(move)) for move in deal.moves()}
        assert values[knowledge.mask(choice.move.cards)] == pytest.approx(max(values.values())), (seed, match.position)
        seen += len(values) > 1
        match.play(view.seat, choice.move)
    return seen


def late(view: View) -> bool:
    """Whether there are two tricks to come, or the deal is over."""
    return not view.table.stock and not view.table.trick and max(map(len, view.hands)) <= 5


def tried(deal: HaljanDeal) -> float:
    """What side 0 makes of a deal with open cards if nobody errs."""
    if deal.over:
        return game_points(deal)
    return (min if deal.turn & 1 else max)(tried(deal.after(move)) for move in deal.moves())


def test_a_play_with_the_two_is_weighed_while_it_may_be_exchanged():
    match = stacked(2, "SA", "S2 D9 D8 H7 H8 C9", "H9 C7 C8")
    seat = min(match.to_act)
    view, also = match.view(seat), Play(("S2", "D9", "D8"))
    knowledge = Knowledge(view)
    kept = knowledge.unexchanged(knowledge.deal(Random(1)))
    assert set(knowledge.parts(kept.hands[seat])) == set(view.hand)
    weighed = Hard(8).weigh(view, (), match.moves(seat), [also], inf, Tally("x"))
    assert set(also.cards) in [set(each.move.cards) for each in weighed if isinstance(each.move, Play)]


def test_hard_compares_every_way_to_lead_three_of_six_cards():
    match = begun()
    seat = min(match.to_act)
    view = match.view(seat)
    weighed = Hard(30).weigh(view, (), match.moves(seat), (), inf, Tally("x"))
    assert {frozenset(each.move.cards) for each in weighed} == set(map(frozenset, combinations(view.hand, 3)))


def drawn(level: Level, match: Match) -> set[frozenset[str]]:
    """All that a level plays there in sixty draws."""
    return {frozenset(ask(bot(level), match, seed=seed).move.cards) for seed in range(60)}


@pytest.mark.parametrize("level", LEVELS[:2])
def test_no_ace_or_ten_is_thrown_away_on_a_trick_of_the_others(level):
    match = stacked(2, "S9", "SJ CJ SA C2 C3 C4", "HA D2 D3 D10 H2 H3")
    match.play(1, Play(("SJ", "CJ", "SA")))
    found = drawn(level, match)
    assert len(found) > 1
    assert {"HA", "D10"}.isdisjoint(frozenset.union(*found))


def test_an_ace_is_thrown_away_by_a_hand_without_cheaper_cards_and_used_to_take_a_trick():
    match = stacked(2, "S9", "SJ CJ SA C2 C3 C4", "HA DA CA CK H10 D10")
    match.play(1, Play(("SJ", "CJ", "SA")))
    assert len(drawn(Level.EASY, match)) > 1
    match = stacked(2, "S9", "H5 D5 C7 C2 C3 C4", "HA D2 H2 D10 CQ DA")
    match.play(1, Play(("H5", "D5", "C7")))
    assert {"HA", "DA", "CQ"} in drawn(Level.EASY, match)


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_two_is_exchanged_before_a_card_is_played(level):
    match = stacked(2, "SA", "S2 D9 D8 H7 H8 C9", "H9 C7 C8")
    assert {ask(bot(level), match, seed=seed).move for seed in range(10)} == {Say(Word.EXCHANGE)}


@pytest.mark.parametrize("cards", ["HA H10 D2", "H10 D10 HA"])
def test_points_for_the_partner_may_win_the_round(cards):
    """The partner leads an unbeatable card, and 20 points are lacking."""
    state = before_utn(FOUR, 3, (101, 60))
    hands = {0: a_hand("SJ CJ S10 D3 D4 D5"), 2: a_hand("HA H10 D2 D10 C2 C3")}
    state = HALJAN.apply(state, CHANCE, deal(3, "S9", hands, 4)).state
    state = HALJAN.apply(state, Seat(0), Play(("SJ", "D3", "D4"))).state
    state = HALJAN.apply(state, Seat(1), Play(state.hands[1][:3])).state
    knowledge = Knowledge(HALJAN.view(state, Seat(2)))
    told = reason_for(knowledge, knowledge.deal(Random(1)), knowledge.mask(cards.split()))
    assert told.code == "wins_round"


def test_points_are_given_to_the_partner():
    """The last player's partner has taken the trick with ekten."""
    match = stacked(
        4, "S9", "D9 D8 D7 D6 D5 D4", "SJ CJ SA H2 H3 H4", "C4 C5 C6 C7 C8 C9", "HA H10 S3 DQ D2 D3", dealer=0
    )
    for cards in ("D9 D8 D7", "SJ CJ SA", "C4 C5 C6"):
        match.play(min(match.to_act), Play(tuple(cards.split())))
    choice = ask(PATIENT, match)
    assert choice.reason.code == "gives_partner"
    assert {"HA", "H10"} < set(choice.move.cards)


def test_a_rich_trick_is_taken_by_the_last_player():
    match = stacked(2, "S9", "HA H10 HK D2 D3 D4", "S3 S4 S5 C3 C4 C6")
    match.play(1, Play(("HA", "H10", "HK")))
    choice = ask(PATIENT, match)
    assert choice == Choice(Play(("S3", "S4", "S5")), Reason("beats_last", (25,), ("S5", "S4", "S3")))


def why(match: Match, cards: str) -> Reason:
    seat = min(match.to_act)
    knowledge = Knowledge(match.view(seat))
    return reason_for(knowledge, knowledge.deal(Random(1)), knowledge.mask(cards.split()))


LEADER = "SJ S9 S8 HA D3 C4"
FOLLOWER = "S3 S4 C10 C6 C8 D10"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("SJ HA D3", Reason("lead_sure", (22,), ("SJ",))),
        ("S9 S8 HA", Reason("lead", (11,), ("S9", "S8", "HA"))),
        ("S9 D3 C4", Reason("lead_low", (), ("S9", "C4", "D3"))),
        ("HA D3 C4", Reason("lead_suits", (), ("C4", "D3", "HA"))),
        ("D3 C4 S8", Reason("lead_low", (), ("S8", "C4", "D3"))),
    ],
)
def test_reasons_of_leads_are_true(cards, expected):
    assert why(stacked(2, "S2", LEADER, FOLLOWER), cards) == expected


@pytest.mark.parametrize(
    ("led", "cards", "expected"),
    [
        ("S9 HA C4", "C10 C8 D10", Reason("cannot_beat", (20,), ("D10", "C10", "C8"))),
        ("HA D3 C4", "S3 C10 D10", Reason("beats_last", (31,), ("S3", "C10", "D10"))),
        ("HA D3 C4", "C8 C6 C10", Reason("spares", (11,), ("S3", "C6", "D10"))),
    ],
)
def test_reasons_of_plays_are_true(led, cards, expected):
    match = stacked(2, "S2", LEADER, FOLLOWER)
    match.play(1, Play(tuple(led.split())))
    found = why(match, cards)
    assert (found.code, found.args, set(found.parts)) == (expected.code, expected.args, set(expected.parts))


def test_reasons_of_a_whole_table_are_true():
    """Checked against the rules, over whole rounds."""
    codes = set()
    for seed in range(12):
        match = begun(seed=seed)
        while match.to_act:
            if match.to_act == {CHANCE}:
                match.chance()
                continue
            seat = min(match.to_act)
            view, heard = match.view(seat), len(match.events_seen_by(None))
            table: Table = view.table
            choice = move_on(match, SHORT[Level.MEDIUM])
            code = choice.reason.code
            codes.add(code)
            if not isinstance(choice.move, Play):
                continue
            laid = next(event for event in match.events_seen_by(None)[heard:] if type(event).__name__ == "CardsPlayed")
            if table.trick and (code.startswith("beats") or code in ("gives_partner", "leaves_partner")):
                assert laid.wins_so_far == code.startswith("beats")
            if code == "partner_can":
                assert set(choice.reason.parts) <= set(view.hands[(seat + 2) % 4])
            if code in ("cannot_beat", "spares"):
                knowledge = Knowledge(view)
                needed = knowledge.deal(Random(1)).needed
                assert bool(lowest_beating(needed, knowledge.mask(view.hand))) == (code == "spares")
            if code in ("beats_sure", "lead_sure"):
                top = choice.reason.parts
                assert set(top) <= set(choice.move.cards)
            if code in ("gives_partner", "leaves_partner"):
                assert table.winning.seat == (seat + 2) % 4
                assert (points_of_mask(Knowledge(view).mask(choice.move.cards)) > 0) == (code == "gives_partner")
    assert codes >= {"lead_sure", "lead_low", "beats_last", "cannot_beat", "gives_partner", "spares", "only_play"}


def test_a_trick_that_the_partner_is_known_to_take_is_left_to_the_partner():
    match = stacked(4, "SA", "D9 D8 D7 C7 C8 C9", "H9 H8 H7 C2 C3 C4", "C5 C6 H3 H4 H5 H6", "DK DQ DA D10 DJ C10")
    match.play(1, Play(("D9", "D8", "D7")))
    view = match.view(2)
    shown = replace(view, hands=(*match._state.hands[:1], *view.hands[1:]))
    for seen, code, cards in ((shown, "partner_can", ("DJ", "DQ", "DK")), (view, "cannot_beat", ("H9", "H8", "H7"))):
        knowledge = Knowledge(seen)
        why = reason_for(knowledge, knowledge.deal(Random(1)), knowledge.mask(("H9", "H8", "H7")))
        assert why.code == code
        assert set(why.parts) == set(cards)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 2])
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("easy", "random", 0.65), ("medium", "easy", 0.5), ("hard", "medium", 0.5)]
)
def test_each_level_beats_the_one_below(better, worse, least, seats):
    """Chance has a large part in so few rounds, so this asks for less than there is."""
    setup = HALJAN.setup(seats, None, {"target": 1})
    contest = Series(HALJAN, setup, (Level(better), Level(worse)), 80, "1", 0.2, duplicate=True)
    winner, _ = standings(contest, list(play(contest)))
    assert winner.win_rate.mean > least
