from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import LEVELS, Bot, Choice, Level, Reason, bot_rng
from bluestick.engine.match import Match
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import CHANCE
from bluestick.engine.tricks import Trick
from bluestick.games.snapphana.bot import Hard, bot, draw_filter
from bluestick.games.snapphana.bot import __doc__ as documented
from bluestick.games.snapphana.cards import CARD_POINTS, FJONT, NOT_DISCARDABLE, PACK, SUIT, card_bit, mask, parts
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import Declared
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play
from bluestick.games.snapphana.state import FjontDebt, State
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.plan import (
    Stakes,
    best_discards,
    best_gift,
    declaration_points,
    discardable,
    plain_discards,
    play_on,
)
from bluestick.games.snapphana.thinking.reasons import reason_for
from bluestick.games.snapphana.thinking.search import (
    SUIT_OF,
    SnapphanaHand,
    distinct_cards,
    hand_from_state,
    random_hand,
)
from bluestick.games.snapphana.thinking.values import PILE_VALUE, card_ratings, sensible_card, would_win_trick
from bluestick.simulate import Series, play, standings
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
    of_kind,
    position,
)
from tests.games.snapphana.positions import dealt as match_of

ids = pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.variant)
levels = pytest.mark.parametrize("level", LEVELS)


def player(level: Level, deals: int = 25) -> Bot:
    """Hard thinks of so few deals that it never runs out of time."""
    return Hard(deals) if level is Level.HARD else bot(level)


def ask(level: Level, state: State, seat: int, seed: object = 1, deals: int = 25) -> Choice | None:
    knowledge = SNAPPHANA.view(state, seat)
    return player(level, deals).choose(knowledge, (), SNAPPHANA.moves(knowledge), inf, Random(seed))


def begun(setup, seed: int = 1) -> Match:
    match = Match(SNAPPHANA, setup, rng=Random(seed), id="m")
    match.chance()
    return match


def move_on(match: Match, level: Level, number: int) -> Choice | None:
    """Whoever the table waits for moves; None for a deal."""
    if match.to_act == {CHANCE}:
        match.chance()
        return None
    seat = min(match.to_act)
    choice = player(level).choose(
        match.view(seat), match.events_seen_by(seat), match.moves(seat), inf, bot_rng("m", seat, number)
    )
    match.play(seat, choice.move)
    return choice


def played(level: Level, setup, hands: int, seed: int = 1) -> Match:
    match = begun(setup, seed)
    play_out(match, [player(level, 2)], [inf], until=lambda match: len(match.view(None).table.scores) >= hands)
    return match


# Fair, in time, and always able to go on.


@pytest.mark.thorough
@levels
@ids
def test_hands_are_played_to_their_end_and_the_same_for_the_same_chance(level, setup):
    hands = 1 if level is Level.HARD else 3
    one, other = (played(level, setup, hands) for _ in range(2))
    assert one.view(None).table.scores
    assert one.record().moves == other.record().moves


@levels
def test_nobody_moves_out_of_turn(level):
    state = position(EIGHT, {A: cards("SK SQ"), B: cards("SC SJ"), C: cards("HK HQ"), D: cards("DK DQ")}, A)
    assert ask(level, state, B) is None


@pytest.mark.thorough
@levels
@ids
def test_bots_do_not_see_what_they_cannot_know(level, setup):
    """The same view gives the same answer, whatever lies closed."""
    match = begun(setup, 7)
    for number in range(8):
        seat = min(match.to_act)
        view = match.view(seat)
        worlds = [SNAPPHANA.determinize(view, Random(n)) for n in range(2)]
        assert worlds[0].hands != worlds[1].hands
        assert ask(level, worlds[0], seat, number) == ask(level, worlds[1], seat, number)
        move_on(match, Level.EASY, number)


@ids
@pytest.mark.parametrize("kind", [Knowledge, Inference])
@pytest.mark.parametrize("seed", range(2))
def test_deals_thought_of_are_possible(setup, kind, seed):
    """Nobody holds a suit that she has shown not to have, and no discards are barred; everything is there once."""
    match = begun(setup, seed)
    rng = Random(seed)
    while not match.view(None).table.scores:
        if match.to_act == {CHANCE}:
            match.chance()
        seat = min(match.to_act)
        view, real = match.view(seat), match._state
        table = view.table
        hand, away, coming = kind(view).dealt(rng)
        assert [cards.bit_count() for cards in hand.hands] == [cards.bit_count() for cards in real.hands]
        assert hand.hands[seat] == real.hands[seat]
        assert [cards.bit_count() for cards in away] == list(table.discards)
        assert away[seat] == real.discards[seat]
        for other, held in enumerate(hand.hands):
            assert not any(SUIT[card] and SUIT[card] in table.voids[other] for card in parts(held) if other != seat)
            assert set(table.open[other]) <= set(parts(held))
            assert NOT_DISCARDABLE.isdisjoint(parts(away[other]))
        known = [*table.laid()]
        for some in (*hand.hands, *away, *coming):
            known += parts(some)
        assert all(known.count(card) <= PACK.count(card) for card in known)
        match.play(seat, match.moves(seat).sample(rng))


@ids
def test_what_a_bot_sees_of_a_hand_is_the_hand_of_the_rules(setup):
    """Piles, tricks, Fjønt, and whose turn it is; only closed cards may differ."""
    rng = Random(8)
    match = begun(setup, 8)
    facts = ("turn", "left", "led", "best", "winner", "lying", "snapphanar", "starring", "star", "piles", "tricks")
    while not match.view(None).table.scores:
        seat = min(match.to_act)
        table = match.view(seat).table
        if not table.discarding and table.debtor is None:
            real, thought = hand_from_state(match._state), Knowledge(match.view(seat)).deal(rng)
            assert [getattr(thought, fact) for fact in facts] == [getattr(real, fact) for fact in facts]
        match.play(seat, match.moves(seat).sample(rng))


@ids
@pytest.mark.parametrize("seed", range(3))
def test_every_move_comes_with_a_reason_that_is_documented(setup, seed):
    match = begun(setup, seed)
    while not match.view(None).table.scores and match.outcome is None:
        seat = min(match.to_act)
        for level in (Level.MEDIUM, Level.EASY):
            choice = bot(level).choose(match.view(seat), (), match.moves(seat), inf, Random(seed))
            assert f"\n{choice.reason.code} " in documented
            assert choice.move in match.moves(seat)
        match.play(seat, choice.move)


# Sensible play.


@ids
def test_hard_compares_every_card(setup):
    match = begun(setup)
    for number in count():
        table = match.view(None).table
        if table.tricks and not table.trick and not table.debtor:
            break
        move_on(match, Level.EASY, number)
    (seat,) = match.to_act
    view = match.view(seat)
    weighed = player(Level.HARD).weigh(view, (), match.moves(seat), (), inf, Tally("x"))
    assert {each.move.card for each in weighed} == set(view.hands[seat])


def walked(setup, rng: Random, hands: int, card) -> Iterator[SnapphanaHand]:
    """Every position of some hands; ``card`` says what is played."""
    for _ in range(hands):
        hand = random_hand(rng, setup.variant)
        while not hand.over:
            yield hand
            hand.play(card(hand))


def lots(setup, seed: int, hands: int) -> Iterator[SnapphanaHand]:
    """The same of hands that are played by lot."""
    rng = Random(seed)
    return walked(setup, rng, hands, lambda hand: hand.by_lot(rng))


@ids
def test_sensible_cards_are_legal(setup):
    for hand in walked(setup, Random(4), 10, sensible_card):
        assert sensible_card(hand) in hand.moves()


def highest_and_cheapest(some) -> set[int]:
    """Of each suit; Fjønt has none."""
    suits = {SUIT_OF[card]: [other for other in some if SUIT_OF[other] == SUIT_OF[card]] for card in some}.values()
    return {min(suit) for suit in suits} | {max(suit, key=lambda card: (-PILE_VALUE[card], card)) for suit in suits}


@ids
def test_what_is_found_fast_is_rated_best(setup):
    """Of a suit that is led only the highest and the cheapest card are looked at."""
    for hand in lots(setup, 7, 30):
        if not hand.giving:
            ratings = card_ratings(hand)
            leads = hand.left == hand.seats and setup != FJABBE
            looked_at = highest_and_cheapest(ratings) if leads else ratings
            assert ratings[sensible_card(hand)] == pytest.approx(max(ratings[card] for card in looked_at))


@ids
def test_whoever_takes_the_lead_is_found_as_the_hand_does(setup):
    for hand in lots(setup, 5, 1):
        for card in [] if hand.giving else hand.moves():
            after_it = hand.copy()
            after_it.left += 1  # the trick is not gathered yet
            after_it.play(card)
            if hand.led:
                assert would_win_trick(hand, card) == (after_it.winner == hand.turn and after_it.best == card)


def test_sensible_play_beats_play_by_lot():
    rng, total = Random(6), 0
    for number in range(30):
        hand = random_hand(rng, "800")
        while not hand.over:
            hand.play(sensible_card(hand) if hand.actor % 2 == number % 2 else hand.by_lot(rng))
        scores = hand.scores()
        total += scores[number % 2] - scores[1 - number % 2]
    assert total > 0


REST = {A: "S6 S7 T5", B: "S8 S9 T6", C: "C7 DA T7", D: "C8 HA T8"}


def trick(setup, laid: list[tuple[int, str]], seat: int, held: str, **facts) -> State:
    """``seat`` has to play to a trick; the others hold what does not matter."""
    number = len(cards(held)) - 1
    hands = {other: cards(text)[:number] for other, text in REST.items() if other < setup.seats}
    return position(setup, hands | {seat: cards(held)}, seat, trick=laid, **facts)


WON = {A: cards("H6 H7 H8 H9"), B: cards("D6 D7 D8 D9")}


def test_the_partners_trick_gets_honours():
    """The last to play gives the queen."""
    state = trick(EIGHT, [(B, "C10"), (C, "CK"), (D, "C9")], A, "CQ CA", won=WON)
    assert ask(Level.HARD, state, A) == Choice(Play("CQ"), Reason("gives_partner", (), ("CQ",)))


def test_the_others_trick_gets_none():
    state = trick(EIGHT, [(B, "CK"), (C, "C10"), (D, "C9")], A, "CQ C6", won=WON)
    assert ask(Level.HARD, state, A) == Choice(Play("C6"), Reason("throws_cheapest"))


def test_the_last_to_play_takes_honours_cheaply():
    state = trick(EIGHT, [(B, "CK"), (C, "CQ"), (D, "C9")], A, "T9 T17 S6", won=WON)
    assert ask(Level.HARD, state, A) == Choice(Play("T9"), Reason("takes_last", (), ("CK", "CQ")))


def test_fjont_saves_a_king():
    """Trump is led and taken with XX: the N would be lost."""
    state = trick(EIGHT, [(B, "T20"), (C, "T10"), (D, "T9")], A, "N F S7", won=WON)
    assert ask(Level.HARD, state, A) == Choice(Play(FJONT), Reason("fjont_saves", (), ("N",)))


@pytest.mark.parametrize(
    ("laid", "hand", "able"),
    [
        ("CK C10 C9", "CJ CQ C6", "CQ C6"),
        ("CK C10 C9", "S6 HJ DK", "S6"),
        ("C10 CK C9", "CJ CQ C6", "CJ CQ C6"),
        ("CK C10 C9", "CJ CQ CC", "CJ CQ CC"),
        ("CQ C10 C9", "CK CJ C6", "CK C6"),
    ],
)
def test_no_honour_is_thrown_away_on_a_trick_of_the_others(laid, hand, able):
    """But given to the partner, used to take the trick, or thrown where nothing is worth much less."""
    state = trick(EIGHT, list(zip((B, C, D), cards(laid), strict=True)), A, hand, won=WON)
    allowed = draw_filter(SNAPPHANA.view(state, A), ())
    assert {card for card in cards(hand) if allowed(Play(card))} == set(cards(able))


@pytest.mark.parametrize("level", LEVELS[:2])
def test_easy_and_medium_keep_to_the_floor(level):
    state = trick(EIGHT, [(B, "CK"), (C, "C10"), (D, "C9")], A, "CJ CQ C6", won=WON)
    assert {ask(level, state, A, seed).move.card for seed in range(40)} == {"CQ", "C6"}


@levels
def test_whoever_has_no_choice_says_so(level):
    state = trick(EIGHT, [(B, "C10"), (C, "CK"), (D, "C9")], A, "CQ", won=WON)
    assert ask(level, state, A) == Choice(Play("CQ"), Reason("only_play"))


def test_the_last_trick_brings_points():
    state = trick(EIGHT, [(B, "C10"), (C, "C9"), (D, "CJ")], A, "CQ C6", won=WON)
    assert ask(Level.HARD, state, A).move == Play("CQ")


def test_a_card_that_nobody_beats_is_led():
    """All trumps are played: the king takes what others must lay on it."""
    hands = {A: cards("CK C10"), B: cards("CQ C8"), C: cards("S6 S7"), D: cards("D6 D7")}
    gone = {A: [card for card in PACK if SUIT[card] == "T"], B: cards("H6 H7")}
    choice = ask(Level.HARD, position(EIGHT, hands, A, won=gone), A)
    assert choice == Choice(Play("CK"), Reason("lead_sure", (), ("CK",)))


@pytest.mark.parametrize(
    ("hand", "out", "expected"),
    [
        ("CQ S6", "CK C6", Reason("lead", (1,), ("CQ",))),
        ("CJ S6", "CK CQ CC", Reason("lead", (3,), ("CJ",))),
        ("CK S6", "CQ C6", Reason("lead_but_trumps", (), ("CK",))),
    ],
)
def test_of_an_honour_that_is_led_it_is_told_what_beats_it(hand, out, expected):
    """All others have gone, but for two trumps."""
    others = cards(f"{out} T20 T19 S7 S8")
    gone = [card for card in PACK if card not in {*cards(hand), *others}]
    state = position(EIGHT, {A: cards(hand), B: others[:2], C: others[2:4], D: others[4:]}, A, won={A: gone})
    knowledge = Knowledge(SNAPPHANA.view(state, A))
    assert reason_for(knowledge, knowledge.deal(Random(1)), card_bit(hand.split()[0])) == expected


# Declaring. S4.

STRONG = "SK SQ SC SJ SA HK HQ HC DK DQ T20 T19 N I I"


def declaring(hand: str, totals: tuple[int, ...] = (0, 0)) -> State:
    state = match_of(EIGHT, D, h0=hand)._state
    seat = min(state.table.discarding)
    away = plain_discards(state.hands[seat], 2)
    state = after(state, (seat, Discard(parts(mask(map(_card, away)))))).state
    return replace(state, table=replace(state.table, totals=totals))


def _card(card: int) -> str:
    return PACK[card.bit_length() - 1]


@levels
def test_everything_is_declared(level):
    """Combination by combination, the third of a group with what it doubles; then a card is played."""
    state = declaring(STRONG)
    events, codes = [], []
    while True:
        choice = ask(level, state, A)
        codes.append(choice.reason.code)
        if not isinstance(choice.move, Declare):
            break
        assert choice.reason.parts == choice.move.cards or set(choice.reason.parts) == set(choice.move.cards)
        step = after(state, (A, choice.move))
        (event,) = of_kind(Declared, step.events)
        assert choice.reason.args == (sum(item.amount for item in event.items),)
        events.append(event)
        state = step.state
    assert state.table.totals[0] == declaration_points(mask(cards(STRONG)))
    assert {event.kind for event in events} >= {Kind.KINGS, Kind.QUEENS, Kind.TAROKS, Kind.SPADES, Kind.HEARTS}
    assert "declares" in codes
    assert "declares_doubled" in codes


@levels
def test_a_declaration_may_win_at_once(level):
    choice = ask(level, declaring(STRONG, (780, 0)), A)
    assert choice.reason.code == "declares_wins"
    assert choice.reason.args[0] >= 800
    assert after(declaring(STRONG, (780, 0)), (A, choice.move)).state.table.result is not None


@levels
def test_nobody_declares_in_fjabbe(level):
    state = match_of(FJABBE, D, h0="SK SQ SC HK HQ HC DK DQ DC T20")._state
    assert isinstance(ask(level, state, A).move, Play)


# Discards. S3.2, S12.


@pytest.mark.parametrize("number", [2, 10])
@pytest.mark.parametrize("seed", range(5))
def test_discards_are_legal(number, seed):
    rng = Random(seed)
    hand = mask(rng.sample(PACK, 20))
    ways = best_discards(hand, number, width=4)
    for away in (*ways, plain_discards(hand, number)):
        assert len(away) == number
        names = [_card(card) for card in away]
        assert NOT_DISCARDABLE.isdisjoint(names)
        assert all(names.count(card) <= parts(hand).count(card) for card in names)
    assert len({tuple(sorted(way)) for way in ways}) == len(ways)


def test_snapphanar_can_be_laid_away_each():
    assert sorted(map(_card, discardable(mask(cards("I I I SK S6"))))) == ["I", "I", "I", "S6"]


def test_what_doubles_a_declaration_is_kept():
    """Three flertal count twice; a suit is void without breaking one."""
    hand = mask(cards("SK HK CK SQ HQ CQ SJ HJ CJ D7 D8 T20 T15 T9 T6 I N"))
    (away,) = best_discards(hand, 2)
    assert set(map(_card, away)) == set(cards("D7 D8"))
    assert declaration_points(hand & ~sum(away)) == declaration_points(hand)


def discarding(hand: str) -> State:
    return match_of(SMALL, A, h0=hand)._state


def test_a_lone_queen_is_safe_among_the_discards():
    state = discarding("SQ HC S6 S7 S8 T5 T6 T7 T8 T9 C6 C7 C8 C9 D6 D7 D8")
    choice = ask(Level.HARD, state, A)
    assert choice == Choice(Discard(cards("SQ HC")), Reason("discards_safe", (), ("SQ", "HC")))


def test_a_suit_is_made_void():
    state = discarding("SQ HC S6 S7 S8 T5 T6 T7 T8 T9 C6 C7 C8 C9 D6 D7 SK")
    view, away = SNAPPHANA.view(state, A), Discard(cards("D6 D7"))
    weighed = player(Level.HARD).weigh(view, (), SNAPPHANA.moves(view), [away], inf, Tally("x"))
    assert next(each.reason for each in weighed if each.move == away) == Reason("discards_void", ("D",))


def test_both_discard_in_1000():
    match = begun(TEN, 4)
    codes = []
    for number in range(3):
        choice = move_on(match, Level.MEDIUM, number)
        codes.append(choice.reason.code)
        assert isinstance(choice.move, Discard)
    assert not match.view(None).table.discarding
    assert all(code.startswith("discards_") for code in codes)


# Fjønt. S10.2.


def owing(setup, won: str) -> State:
    """A has lost Fjønt to a trick of B and has won a trick of these cards since."""
    tricks = (
        Trick(position(setup, {}, 0, trick=[(A, FJONT), (B, "C6")]).table.trick, B),
        Trick(position(setup, {}, 0, trick=list(zip((A, B), cards(won), strict=True))).table.trick, A),
    )
    hands = {A: cards("S6 S7"), B: cards("S8 S9"), C: cards("H8 H9"), D: cards("D8 D9")}
    own = {seat: hands[seat] for seat in range(setup.seats)}
    return position(setup, own, B, tricks=tricks, debt=FjontDebt(A, B))


@levels
def test_a_worthless_card_is_given_for_fjont_at_once(level):
    assert ask(level, owing(EIGHT, "CK D6"), A) == Choice(Give("D6"), Reason("gives_worthless", (), ("D6",)))
    assert ask(level, owing(EIGHT, "CK CJ"), A) == Choice(Give("CJ"), Reason("gives_least", (), ("CJ",)))


@levels
def test_in_fjabbe_the_worst_card_is_given(level):
    assert ask(level, owing(FJABBE, "CK D6"), A) == Choice(Give("CK"), Reason("gives_harmful", (), ("CK",)))


def test_a_card_that_completes_a_sekvens_is_not_given():
    own, other = mask(cards("C7 SA")), mask(cards("SK SQ SC"))
    assert best_gift(own, other, distinct_cards(own), harmful=False) == card_bit("C7")


# Fjabbe. S14.


def test_whoever_has_a_trick_ducks():
    won = {seat: cards("H6 H7 H8 H9") for seat in range(4)}
    state = trick(FJABBE, [(B, "CQ"), (C, "C9"), (D, "CJ")], A, "CK C6 D7", won=won)
    assert ask(Level.HARD, state, A, deals=200) == Choice(Play("C6"), Reason("ducks", (), ("C6",)))
    state = trick(FJABBE, [(B, "CK"), (C, "C9"), (D, "CJ")], A, "CQ C6 D7", won=won)
    assert ask(Level.HARD, state, A, deals=200) == Choice(Play("CQ"), Reason("dumps", (), ("CQ",)))


def test_whoever_has_none_takes_a_cheap_one():
    won = {seat: cards("H6 H7 H8 H9") for seat in (B, C, D)}
    state = trick(FJABBE, [(B, "C7"), (C, "C9"), (D, "C8")], A, "CJ C6", won=won)
    assert ask(Level.HARD, state, A) == Choice(Play("CJ"), Reason("takes_one"))


# The match.


def test_points_are_worth_most_where_the_match_is_decided():
    hand = play_on(random_hand(Random(1), "800"))
    scores = hand.scores()
    ahead = scores.index(max(scores))
    early, late = (Stakes(totals, 800).share(hand, ahead) for totals in ((0, 0), (780, 780)))
    assert 0.5 < early < late == 1.0
    for totals in ((0, 0), (300, 100)):
        assert sum(Stakes(totals, 800).share(hand, side) for side in (0, 1)) == pytest.approx(1)


def test_in_fjabbe_a_hand_is_better_lost_by_others():
    hand = play_on(random_hand(Random(2), "fjabbe"))
    stakes = Stakes((0, 0, 0, 0), 0)
    shares = [stakes.share(hand, seat) for seat in range(4)]
    scores = hand.scores()
    if all(hand.tricks):
        assert min(shares) == shares[scores.index(max(scores))]
    else:
        assert all(hand.tricks[seat] for seat in range(4) if shares[seat] == max(shares))


@ids
def test_ratings_are_of_every_card(setup):
    rng = Random(3)
    hand = random_hand(rng, setup.variant)
    while not hand.over:
        if not hand.giving:
            assert set(card_ratings(hand)) == set(hand.moves())
        hand.play(hand.by_lot(rng))


@pytest.mark.slow
@ids
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(better, worse, setup):
    worse_ones = setup.seats - 1 if setup == FJABBE else 1
    contest = Series(SNAPPHANA, setup, (Level(better), *[Level(worse)] * worse_ones), 40, "1", duplicate=True)
    winner = standings(contest, list(play(contest)))[0]
    assert winner.win_rate.mean > 1 / (1 + worse_ones)
    assert (winner.ahead.mean if better == "hard" else winner.ahead.low) > 0  # with few deals hard is hardly itself


# A trick that is lost.

LOST = ("cannot_beat", "throws_cheapest")


def lost_tricks(setup, wanted: int) -> Iterator[tuple]:
    """Views of players who cannot take the trick of the others, and the moves that they may make."""
    for seed in count(1):
        match = begun(setup, seed)
        while not match.view(None).table.scores and match.outcome is None:
            seat = min(match.to_act)
            choice = move_on(match, Level.MEDIUM, match.position)
            if choice is not None and choice.reason.code in LOST:
                there = match.branch(match.position - 1)
                yield there.view(seat), there.moves(seat)
                wanted -= 1
                if not wanted:
                    return


@pytest.mark.parametrize("setup", [EIGHT, TEN, SMALL], ids=lambda setup: setup.variant)
def test_of_cards_that_are_as_good_for_a_lost_trick_the_one_of_least_worth_goes(setup):
    dearer = 0
    for number, (view, moves) in enumerate(lost_tricks(setup, 12)):
        best, *others = Hard(40).weigh(view, (), moves, (), inf, Tally(f"{number}"))
        if best.reason.code in LOST:
            cheaper = [other for other in others if CARD_POINTS[other.move.card] < CARD_POINTS[best.move.card]]
            assert all(other.gap for other in cheaper)
            assert (best.reason.code == "throws_cheapest") is not bool(cheaper)
            dearer += bool(cheaper)
    assert dearer < 12
