from collections import Counter
from itertools import pairwise
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import LEVELS, Choice, Level, Reason
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.haggis.bot import __doc__ as documented
from bluestick.games.haggis.bot import bot
from bluestick.games.haggis.cards import ALL_NUMBERS, FACES, NUMBERS, mask, parts
from bluestick.games.haggis.combinations import possible_claims, possible_leads
from bluestick.games.haggis.events import BetMade, CardsPlayed, TrickGiven
from bluestick.games.haggis.moves import BETS, Play, Say, Word
from bluestick.games.haggis.readings import CLAIM, READING
from bluestick.games.haggis.state import State
from bluestick.games.haggis.thinking.ends import EndSolver
from bluestick.games.haggis.thinking.knowledge import Knowledge
from bluestick.games.haggis.thinking.plan import Stakes, candidate_moves, play_out_sensibly
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, random_round, round_from_state
from bluestick.games.haggis.thinking.values import cheapest_groups, sensible_move
from bluestick.simulate import Series, play, standings
from tests.games.haggis.positions import (
    HAGGIS,
    THREE,
    TWO,
    A,
    B,
    after,
    cards,
    moved,
    of_kind,
    position,
    reading,
)
from tests.games.haggis.positions import play as a_play

THINKERS = [Level.MEDIUM, Level.HARD]


@pytest.fixture(autouse=True)
def few_deals(monkeypatch):
    """Hard thinks of so few deals that it never runs out of time."""
    monkeypatch.setattr("bluestick.games.haggis.bot.MOST_DEALS", 12)


def ask(level, state: State, seat: int, seed: object = 1) -> Choice | None:
    knowledge = HAGGIS.view(state, seat)
    return bot(level).choose(knowledge, (), HAGGIS.moves(knowledge), inf, Random(seed))


def held(*hands: str, setup=TWO, **facts) -> State:
    return position(setup, {seat: cards(hand) for seat, hand in enumerate(hands)}, **facts)


def decided(*hands: str, setup=TWO, **facts) -> State:
    """As ``held``, and all bets are settled."""
    return held(*hands, setup=setup, bets=(0,) * setup.seats, **facts)


def played(level, seats: int, rounds: int, seed: object = 1, setup=None) -> Match:
    match = Match(HAGGIS, setup or HAGGIS.setup(seats, options={"target": 500}), rng=Random(seed), id="m")
    play_out(match, [bot(level)], [inf], until=lambda match: len(match.view(None).table.scores) >= rounds)
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_rounds_are_played_to_their_end_and_the_same_for_the_same_chance(level, seats, monkeypatch):
    monkeypatch.setattr("bluestick.games.haggis.bot.MOST_DEALS", 2)
    one, other = (played(level, seats, 2 if level is not Level.HARD else 1) for _ in range(2))
    assert one.view(None).table.scores
    assert one.record().moves == other.record().moves


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_says_anything_out_of_turn(level):
    """A bet can wait until the first card: by then there is more to know."""
    assert ask(level, held("2r 3r", "4r 5r"), B) is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_do_not_see_what_they_cannot_know(level, seats):
    """The same view gives the same answer, whatever lies closed."""
    match = Match(HAGGIS, HAGGIS.setup(seats), rng=Random(7))
    match.chance()
    (seat,) = match.to_act
    view = match.view(seat)
    worlds = [HAGGIS.determinize(view, Random(n)) for n in range(2)]
    assert worlds[0].hands != worlds[1].hands
    assert ask(level, worlds[0], seat) == ask(level, worlds[1], seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_deals_thought_of_are_possible(seats):
    match = Match(HAGGIS, HAGGIS.setup(seats), rng=Random(5))
    match.chance()
    rng = Random(6)
    while not match.view(None).table.scores:
        (seat,) = match.to_act
        view = match.view(seat)
        deal = Knowledge(view).deal(rng)
        table = view.table
        assert [hand.bit_count() for hand in deal.hands] == list(table.sizes)
        assert parts(deal.hands[seat]) == view.hand
        for other, hand in enumerate(deal.hands):
            assert set(view.face_cards(other)) == set(parts(hand)) & set(FACES)
        everything = [*parts(deal.haggis), *table.laid(), *(card for hand in deal.hands for card in parts(hand))]
        numbers = [card for card in everything if card not in FACES]
        assert len(set(numbers)) == len(numbers) == (36 if seats == 2 else 45)
        match.play(seat, match.moves(seat).sample(rng))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_bot_sees_of_a_round_is_the_round_of_the_rules(seats):
    """Piles, bets, passes and turns; only closed cards may differ."""
    rng = Random(8)
    state = HAGGIS.start(HAGGIS.setup(seats))
    state = HAGGIS.apply(state, CHANCE, HAGGIS.deal(state, rng)).state
    facts = ("turn", "bets", "top", "last", "previous", "lying", "passes", "piles", "out", "giver", "over")
    while not state.table.scores:
        (seat,) = state.table.to_act
        view = HAGGIS.view(state, seat)
        real, thought = round_from_state(state), Knowledge(view).deal(rng)
        assert [getattr(thought, fact) for fact in facts] == [getattr(real, fact) for fact in facts]
        state = moved(state, seat, HAGGIS.moves(view).sample(rng)).state


# How a hand is grouped.


def groups(text: str) -> set[frozenset[str]]:
    return {frozenset(parts(each)) for each, _ in cheapest_groups(mask(cards(text)), 3)[1]}


def test_runs_and_sets_are_kept_together():
    assert groups("4r 5r 6r 7r 9g 9o 9y") == {frozenset(cards("4r 5r 6r 7r")), frozenset(cards("9g 9o 9y"))}
    assert groups("4r 4g 5r 5g 10o") == {frozenset(cards("4r 4g 5r 5g")), frozenset({"10o"})}


@pytest.mark.parametrize("seed", range(20))
def test_groups_are_combinations_and_hold_every_card_once(seed):
    hand = random_round(Random(seed), 2 + seed % 2).hands[0] & ALL_NUMBERS
    for width in (1, 2, 3):
        cost, found = cheapest_groups(hand, width)
        assert sum(each for each, _ in found) == hand
        assert all(claim in possible_claims(each) for each, claim in found)
        assert cost <= cheapest_groups(hand, 1)[0] or width == 1


# Sensible play.


@pytest.mark.parametrize("seats", [2, 3])
def test_sensible_moves_are_legal(seats):
    rng = Random(4)
    for _ in range(10):
        deal = random_round(rng, seats)
        plans = {}
        while not deal.over:
            move = sensible_move(deal, plans)
            laid, claim = move
            if laid:
                assert laid & deal.hands[deal.turn] == laid
                assert claim in possible_claims(laid)
                assert not deal.top or any(claim == able for _, able in deal.moves())
            else:
                assert move in deal.moves()
            deal.play(move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "on"), [("7r 7g J", None), ("K", "set:1:12"), ("3r 5g 7o 9y", "set:1:2"), ("4r 5r J", "run:1:3:5")]
)
def test_a_hand_that_goes_out_at_once_does(level, hand, on):
    state = decided(hand, "2r 3g 9o", on=on and reading(on))
    for seed in range(20):
        choice = ask(level, state, A, seed)
        assert set(choice.move.cards) == set(cards(hand))
        assert choice.reason == Reason("goes_out", (), choice.move.cards)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_cannot_beat_passes(level):
    choice = ask(level, decided("2r 3g 4o 6y", "K", on=reading("set:1:12")), A)
    assert choice == Choice(Say(Word.PASS), Reason("cannot_beat"))


def test_easy_never_bombs():
    bombable = decided("2r 3g J Q", "6g 6o 8y", on=reading("set:2:10"))
    assert {ask(Level.EASY, bombable, A, seed).move for seed in range(20)} == {Say(Word.PASS)}


def test_easy_beats_with_low_cards_as_a_rule():
    state = decided("2r 6g 9o 10y", "6r 6o 8y", on=reading("set:1:5"))
    found = Counter(ask(Level.EASY, state, A, seed).move for seed in range(200))
    assert found[a_play("6g")] > 150
    assert found[a_play("10y")] < 10


def test_easy_keeps_wild_cards_while_many_cards_are_held():
    hand = cards("2r 3g 4o 5y 6r 7g 8o J Q K")
    state = decided(" ".join(hand), "6g 6o 8y")
    leads = [ask(Level.EASY, state, A, seed).move for seed in range(200)]
    assert all(set(FACES).isdisjoint(lead.cards) for lead in leads)
    answered = decided(" ".join(hand), "9g 9o 10g", on=reading("set:3:4"))
    assert {ask(Level.EASY, answered, A, seed).move for seed in range(50)} == {Say(Word.PASS)}


def test_only_four_cards_or_more_are_said_to_be_many_at_once():
    """Easy said so of single cards."""
    state = decided("2r 2g 4o 4r 5r 6r 7r 8o 8g 9y J Q K", "6g 6o 8y 9r 9g 10r")
    choices = [ask(level, state, A, seed) for level in (Level.EASY, Level.MEDIUM) for seed in range(60)]
    assert {len(choice.move.cards) for choice in choices} >= {2, 4}
    for choice in choices:
        if choice.reason.code == "lead_many":
            assert choice.reason.args == (len(choice.move.cards),)
            assert len(choice.move.cards) >= 4


@pytest.fixture(scope="module")
def first_plays() -> list[tuple[tuple[str, ...], ...]]:
    """By match and seat what easy players laid first and second, the leader first: 60 openings."""
    found = []
    for number in range(60):
        match = Match(HAGGIS, HAGGIS.setup(2 + number % 2), rng=Random(number), id=f"{number}")
        laid: dict[int, list[tuple[str, ...]]] = {}

        def enough(match, laid=laid):
            made = match.played[-1]
            if isinstance(made.move, Play):
                laid.setdefault(made.seat, []).append(made.move.cards)
            return match.view(None).table.scores or (
                len(laid) == match.setup.seats and all(len(plays) > 1 for plays in laid.values())
            )

        play_out(match, [bot(Level.EASY)], [inf], until=enough)
        found.append(tuple(tuple(plays[:2]) for plays in laid.values()))
    return found


def test_openings_of_easy_differ_and_are_seldom_large(first_plays):
    sizes = Counter(len(plays[0][0]) for plays in first_plays)
    assert sum(number for size, number in sizes.items() if size >= 8) < 6
    assert max(sizes.values()) < 30
    assert len(sizes) >= 4


def test_easy_seldom_lays_all_wild_cards_in_its_first_two_plays(first_plays):
    hands = [{card for laid in plays for card in laid} for match in first_plays for plays in match]
    assert sum(hand >= set(FACES) for hand in hands) < len(hands) / 10


def endings(left: int, number: int) -> list[State]:
    """Both lead off the hand in two groups, the larger one of more cards than the other player's ``left``."""
    rng, found = Random(left), []
    while len(found) < number:
        deck = rng.sample([card for card in NUMBERS if card[-1] != "b"], left + rng.choice((3, 4, 5)))
        hand = mask((*deck[left:], *rng.sample(FACES, rng.randrange(3))))
        two = any(
            len(parts(cards)) > left and possible_claims(hand & ~cards)
            for cards, claim in possible_leads(hand)
            if claim >= 16
        )
        if two and not possible_claims(hand):
            found.append(decided(" ".join(parts(hand)), " ".join(deck[:left])))
    return found


@pytest.mark.parametrize("left", [1, 2, 3])
def test_medium_wins_an_ending_against_a_player_with_few_cards(left):
    """It leads more cards than the other one has, and goes out with the next lead. Wild cards count."""
    for state in endings(left, 40):
        first = ask(Level.MEDIUM, state, A).move
        assert len(first.cards) > left
        then = after(state, (A, first), (B, Say(Word.PASS))).state
        assert set(ask(Level.MEDIUM, then, A).move.cards) == set(parts(then.hands[A]))


@pytest.mark.parametrize("level", THINKERS)
def test_who_beats_keeps_other_combinations_whole(level, monkeypatch):
    """The lone nine goes, not one of the sevens."""
    monkeypatch.setattr("bluestick.games.haggis.bot.MOST_DEALS", 400)
    choice = ask(level, decided("7r 7g 7o 9y", "2r 2g 3o 4y 8r", on=reading("set:1:6")), A)
    assert choice == Choice(a_play("9y"), Reason("beats_in_group", (1,)))


@pytest.mark.parametrize("level", THINKERS)
def test_an_opponent_with_one_card_gets_no_single_to_beat(level):
    choice = ask(level, decided("2r 4g 4o", "9y"), A)
    assert set(choice.move.cards) == set(cards("4g 4o"))


def test_hard_bombs_to_go_out():
    """The trick is given away, but every card left in the other hand counts five (G7.1)."""
    state = decided("6r 7r 8r J Q", "2r 2g 3o 4y 4r 5o 6g 9o", on=reading("set:3:10"))
    choice = ask(Level.HARD, state, A)
    assert set(choice.move.cards) == {"J", "Q"}
    assert choice.reason.code == "bombs"


# Bets.


def sure_hand() -> str:
    return "4r 5r 6r 7r 8r 9r 10r 4g 5g 6g 7g 8g 9g 10g J Q K"


@pytest.mark.parametrize("level", THINKERS)
def test_a_hand_that_is_soon_led_off_is_bet_on(level):
    choice = ask(level, held(sure_hand(), "2o 2y 3o 3y 4o 4y 5o 5y 6o 6y 7o 7y 8o 8y J Q K"), A)
    assert choice.move == Say(Word.BET_30)
    assert choice.reason.args[0] == 30
    assert choice.reason.code == ("bet_hand" if level is Level.MEDIUM else "bet_chance")


@pytest.mark.parametrize("level", LEVELS)
def test_a_poor_hand_is_not_bet_on(level):
    choice = ask(level, held("2r 3g 4o 6y 7r 8g 10o", "2o J Q K", on=reading("set:1:5")), A)
    assert not (isinstance(choice.move, Say) and choice.move.word in BETS)


def test_bets_are_made_just_before_the_first_card():
    events = [event for seed in range(6) for event in played(Level.MEDIUM, 2, 2, seed).events_seen_by(None)]
    assert of_kind(BetMade, events)
    for event, following in pairwise(events):
        if isinstance(event, BetMade):
            assert isinstance(following, CardsPlayed)
            assert following.seat == event.seat


# Gifts.


def bombed(totals: tuple[int, ...]) -> State:
    state = decided("J Q 7r", "8r 8g 9o 10o", "9r 9g", setup=THREE, totals=totals)
    return after(state, (A, a_play("J Q")), (B, Say(Word.PASS)), (2, Say(Word.PASS))).state


@pytest.mark.parametrize("level", LEVELS)
def test_a_bombed_trick_goes_to_the_last(level):
    choice = ask(level, bombed((200, 20, 230)), A)
    assert choice == Choice(Say(Word.GIVE_1), Reason("gives_last", (5,)))
    (given,) = of_kind(TrickGiven, moved(bombed((200, 20, 230)), A, choice.move).events)
    assert given.to == B


def test_of_two_with_as_many_points_the_one_with_more_cards_gets_it():
    choice = ask(Level.MEDIUM, bombed((0, 0, 0)), A)
    assert choice == Choice(Say(Word.GIVE_1), Reason("gives_harmless", (5,)))


# Thinking ahead.


def test_points_are_worth_most_where_the_match_is_decided():
    early, late = Stakes((0, 0), 250), Stakes((230, 230), 250)
    assert early.share((20, 0), 0) < late.share((20, 0), 0)
    assert early.share((30, 30), 0) == pytest.approx(0.5)
    three = Stakes((10, 50, 90), 250)
    assert sum(three.share((5, 5, 40), seat) for seat in range(3)) == pytest.approx(1)


def test_candidates_are_few_and_a_pass_is_among_them():
    deal = random_round(Random(2), 2)
    leads = candidate_moves(deal, 12)
    assert len(leads) == 12
    assert sensible_move(deal) in leads
    deal.play(sensible_move(deal))
    assert PASS in candidate_moves(deal, 12)


def test_small_hands_are_looked_through_to_the_end():
    """One pair left against a pair and a lone king: leading the single loses, the higher pair wins."""
    deal = HaggisRound([mask(cards("8r 8g 2o")), mask(cards("5r 5g K"))], 0, A)
    stakes = Stakes((0, 0), 250)
    pair, single = (
        (mask(cards(text)), CLAIM[reading(claim)]) for text, claim in (("8r 8g", "set:2:8"), ("2o", "set:1:2"))
    )
    ends = EndSolver(stakes)
    assert ends.share(deal, pair) > ends.share(deal, single)
    assert play_out_sensibly(deal.after(pair)).out[0][0] == A


@pytest.mark.parametrize("seed", range(4))
def test_every_move_comes_with_a_reason_that_is_documented(seed):
    match = Match(HAGGIS, HAGGIS.setup(2 + seed % 2), rng=Random(seed))
    match.chance()
    while not match.view(None).table.scores:
        (seat,) = match.to_act
        for level in (Level.EASY, Level.MEDIUM):
            choice = bot(level).choose(match.view(seat), (), match.moves(seat), inf, Random(seed))
            assert f"\n{choice.reason.code} " in documented
            assert choice.move in match.moves(seat)
            assert not isinstance(choice.move, Play) or CLAIM[choice.move.reading] in READING
        match.play(seat, choice.move)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy")])
def test_each_level_beats_the_one_below(better, worse, seats):
    setup = HAGGIS.setup(seats, options={"target": 50})
    levels = (Level(better), *[Level(worse)] * (seats - 1))
    contest = Series(HAGGIS, setup, levels, 60, "1", duplicate=True)
    winner, *_ = standings(contest, list(play(contest)))
    assert winner.win_rate.mean > (0.65 if seats == 2 else 0.5)  # one against two
    assert winner.ahead.low > 0
