from collections import Counter
from dataclasses import replace
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import LEVELS, Choice, Level, Reason, bot_rng
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.engine.tricks import Deal
from bluestick.games.kille.bot import MOST_REDEALS, bot, redeals_in_a_row
from bluestick.games.kille.cards import PACK
from bluestick.games.kille.events import Dealt
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.state import NOT_DEALT, PLAIN, State
from bluestick.games.kille.thinking.buying import place_worth
from bluestick.games.kille.thinking.character import Character, character
from bluestick.games.kille.thinking.search import KI, KIND_NUMBER, VH
from bluestick.games.kille.thinking.values import Knowledge, swap_limits
from bluestick.simulate import Series, play, standings
from tests.games.kille.positions import KILLE, dealt, match_of, pack, play_deal, played, seat, view

THINKERS = [Level.MEDIUM, Level.HARD]


def ask(level, state: State, of: str, heard=(), seed: object = 1) -> Choice | None:
    knowledge = view(state, of)
    return bot(level).choose(knowledge, heard, KILLE.moves(knowledge), inf, Random(seed))


def told(level, hands: str, of: str, *says: str) -> str | None:
    """What a bot says after this, and why: ``stand lower_behind``."""
    step = played(dealt(hands), *says)
    choice = ask(level, step.state, of, step.events)
    return choice and f"{choice.move.word} {choice.reason.code}"


def usually(level, hands: str, of: str, *says: str) -> str:
    """What a bot says most often, and why."""
    step = played(dealt(hands), *says)
    choices = [ask(level, step.state, of, step.events, seed) for seed in range(1 if level is Level.HARD else 60)]
    return Counter(f"{choice.move.word} {choice.reason.code}" for choice in choices).most_common(1)[0][0]


def decide(match: Match, level, decisions: Counter) -> Choice:
    (of,) = match.to_act
    rng = bot_rng(match.id, of, decisions[of])
    decisions[of] += 1
    return bot(level).choose(match.view(of), match.events_seen_by(of), match.moves(of), inf, rng)


def played_out(level, seats: int, seed: object = 1) -> Match:
    match = Match(KILLE, KILLE.setup(seats, options={"pots": 1}), rng=Random(seed), id="m")
    play_out(match, [bot(level)], [inf])
    return match


@pytest.fixture
def plain(monkeypatch):
    """Bots without any character."""
    monkeypatch.setattr("bluestick.games.kille.bot.character", lambda level, seat: Character(0.0, 0.5, 1.0))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [4, 11])
def test_whole_pots_are_played_and_the_same_for_the_same_chance(level, seats):
    one, other = (played_out(level, seats) for _ in range(2))
    assert one.outcome.winners
    assert one.record().moves == other.record().moves


@pytest.mark.parametrize("level", LEVELS)
def test_matadors_and_high_killar_are_kept(level):
    assert told(level, "KU 2 3 4", "A") == "stand kuku_is_safe"
    for matador in ("VH", "KA", "SV", "HU"):
        assert told(level, f"{matador} 2 3 4", "A") == "stand matador_stands"
    assert told(level, "KI KI 3 4", "B", "A swap") == "stand high_kille"


@pytest.mark.parametrize("level", LEVELS)
def test_a_low_kille_goes_on(level):
    assert told(level, "KI 2 3 4", "A") == "swap kille_goes"
    assert told(level, "KI 2 3 4", "B", "A swap") == "swap kille_goes"


@pytest.mark.parametrize("level", THINKERS)
def test_one_of_two_players_keeps_a_low_kille(level):
    """Nobody can go out then, whatever the other does (K8.6)."""
    assert told(level, "12 KI", "B", "A stand") == "stand kille_of_two"
    assert told(level, "KI 9", "A", "A ask", "B refuse") == "stand kille_of_two"
    assert told(level, "KI 9 8", "A", "A ask", "C refuse") == "swap kille_goes"


@pytest.mark.parametrize("level", THINKERS)
def test_a_card_better_than_the_one_given_for_it_is_kept(level, plain):
    assert usually(level, "3 1 9 8", "B", "A swap") == "stand lower_behind"


@pytest.mark.parametrize("level", THINKERS)
def test_a_kille_given_away_is_no_lower_card(level, plain):
    """Its new holder goes out anyway: it does not count when the lowest card is looked for (K8.5)."""
    assert usually(level, "1 KI 9 8", "B", "A swap").startswith("swap ")


def test_medium_usually_swaps_low_cards_and_keeps_high_ones(plain):
    assert usually(Level.MEDIUM, "1 9 9 8", "A") == "swap low_for_seat"
    assert usually(Level.MEDIUM, "11 9 9 8", "A") == "stand high_enough"
    assert usually(Level.MEDIUM, "1 3 9 8", "B", "A swap") == "swap free_to_pass"


@pytest.mark.parametrize("level", LEVELS)
def test_players_of_a_level_differ(level):
    assert len({character(level, of) for of in range(20)}) == 20


def test_who_likes_to_swap_does_it_more_often(monkeypatch):
    swaps = []
    for lean in (-0.1, 0.0, 0.1):
        mind = Character(lean, 0.5, 1.0)
        monkeypatch.setattr("bluestick.games.kille.bot.character", lambda level, seat, mind=mind: mind)
        said = [ask(Level.MEDIUM, dealt("4 9 9 8"), "A", seed=seed).move for seed in range(200)]
        swaps.append(said.count(Say(Word.SWAP)))
    assert swaps[0] + 20 < swaps[1] < swaps[2] - 20


def test_the_worse_word_is_said_on_a_whim_and_by_easy_more_often(plain):
    for hands in ("1 9 9 8", "11 9 9 8"):
        whims = [
            sum(ask(level, dealt(hands), "A", seed=seed).reason == Reason("whim") for seed in range(200))
            for level in (Level.MEDIUM, Level.EASY)
        ]
        assert whims[0] < whims[1] < 100


def test_hard_counts_what_comes_of_a_middling_card(plain):
    low, high = (ask(Level.HARD, dealt(f"{card} 9 10 8"), "A") for card in ("2", "7"))
    assert (low.move, low.reason.code) == (Say(Word.SWAP), "counted_swap")
    assert (high.move, high.reason.code) == (Say(Word.STAND), "counted_stand")
    for choice in (low, high):
        standing, swapping = choice.reason.args
        assert (standing > swapping) == (choice is low)
        assert 10 < standing < 90


def test_hard_uses_what_others_have_shown(plain):
    """Two who have swapped leave a low card behind: who speaks next is seldom the lowest."""
    risks = [
        ask(Level.HARD, played(dealt(hands), *says).state, "C").reason.args[0]
        for hands, says in (("9 10 5 8", ("A stand", "B stand")), ("1 2 5 8", ("A swap", "B stand")))
    ]
    assert risks[0] > risks[1] + 15


def test_kuku_is_laid_down_early_only_by_hard_and_only_if_it_helps(plain):
    assert told(Level.HARD, "KU 9", "A") == "kuku kuku_now"
    assert told(Level.HARD, "KU 9 8 7", "A") == "stand kuku_is_safe"
    for level in (Level.EASY, Level.MEDIUM):
        assert told(level, "KU 9", "A") == "stand kuku_is_safe"
        assert ask(level, dealt("9 1 8 KU"), "D") is None
    assert ask(Level.HARD, dealt("9 1 8 KU"), "D") is None
    assert ask(Level.HARD, dealt("9 1 8 12"), "D") is None


def test_the_patient_lay_kuku_down_only_for_more(monkeypatch):
    patient = Character(0.0, 0.5, 30.0)
    monkeypatch.setattr("bluestick.games.kille.bot.character", lambda level, seat: patient)
    assert told(Level.HARD, "KU 9", "A") == "stand kuku_is_safe"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_answers_out_of_turn(level):
    step = played(dealt("4 9 8"), "A ask")
    assert ask(level, step.state, "A", step.events) is None
    assert ask(level, step.state, "B", step.events) is None


@pytest.mark.parametrize("level", THINKERS)
def test_new_cards_are_refused_by_whoever_gets_the_better_end(level):
    """Forehand will take a bad card away, and a matador or a kille is safe; but a good card would be taken, too."""
    for card, answer in (("2", "refuse"), ("HU", "refuse"), ("KI", "refuse"), ("9", "accept"), ("12", "accept")):
        assert usually(level, f"3 {card}", "B", "A ask").startswith(answer)
    assert usually(level, "3 5 10", "C", "A ask") == "depends wants_new_cards"
    assert usually(level, "3 6 10", "B", "A ask", "C depends") == "accept wants_new_cards"
    assert usually(level, "3 VH 10", "B", "A ask", "C depends") == "refuse keeps_these_cards"


def test_hard_asks_when_the_answers_make_it_worth_it():
    assert told(Level.HARD, "9 8", "A") == "ask asks_better"
    assert told(Level.HARD, "12 8", "A").startswith("stand ")
    assert told(Level.HARD, "HU 8", "A") == "stand matador_stands"


@pytest.mark.parametrize("level", LEVELS)
def test_after_so_many_new_deals_there_are_no_more(level):
    """B24: the rules set no limit."""
    step = played(dealt("3 9"), "A ask", "B accept")
    heard = list(step.events)
    state = step.state
    for _ in range(MOST_REDEALS):
        step = KILLE.apply(state, CHANCE, Deal(seat("B"), pack("3 9")))
        heard += step.events
        assert step.events[-1].again
        last = step.state
        step = played(last, "A ask", "B accept")
        state = step.state
    assert isinstance(heard[-1], Dealt)
    assert ask(level, last, "A", heard).move != Say(Word.ASK)
    asked = played(last, "A ask")
    choice = ask(level, asked.state, "B", [*heard, *asked.events])
    assert choice == Choice(Say(Word.REFUSE), Reason("enough_redeals", (MOST_REDEALS,)))


def offered(seats: int, *falls: int, **options: int) -> Match:
    match = match_of(seats, **options)
    for number in falls:
        play_deal(match, number)
    assert match.view(None).table.offer is not None
    return match


def chooses(level, match: Match) -> Choice:
    (of,) = match.to_act
    return bot(level).choose(match.view(of), match.events_seen_by(of), match.moves(of), inf, Random(1))


def test_a_place_in_the_pot_is_worth_its_share():
    match = offered(4, 2, stake=10)
    assert len(match.view(None).table.offer.left) == 2
    # 40 in the pot and two in: the first pays 20, and the other probably does, too.
    assert place_worth(match.view(None).table) == pytest.approx((40 + 1.7 * 20) / 3.7)


@pytest.mark.parametrize("level", LEVELS)
def test_places_are_bought_that_are_worth_their_price(level, plain):
    assert chooses(level, offered(6, 4, stake=10)).reason == Reason("buys_worth", (20, 24))


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_dear_places_are_bought_for_fun_by_some(level, monkeypatch):
    match = offered(4, 1, stake=10)  # 60 for four
    for generous, choice in (
        (1.0, Choice(Say(Word.BUY), Reason("buys_for_fun", (20, 15)))),
        (0.0, Choice(Say(Word.DECLINE), Reason("declines_dear", (20, 15)))),
    ):
        mind = Character(0.0, generous, 1.0)
        monkeypatch.setattr("bluestick.games.kille.bot.character", lambda level, seat, mind=mind: mind)
        assert chooses(level, match) == choice


def test_hard_buys_nothing_for_fun(monkeypatch):
    monkeypatch.setattr("bluestick.games.kille.thinking.buying.character", lambda *_: Character(0.0, 1.0, 1.0))
    assert chooses(Level.HARD, offered(4, 1, stake=10)) == Choice(Say(Word.DECLINE), Reason("declines_dear", (20, 15)))


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_needs_the_last_pot_buys_at_any_price(level):
    assert chooses(level, offered(4, 1, stake=10, pots=1)).reason == Reason("buys_last_pot", (20, 40))


@pytest.mark.parametrize("level", LEVELS)
def test_no_place_is_bought_in_a_match_that_is_won_without_it(level):
    match = offered(4, 2, stake=10, pots=1)
    table = match.view(None).table
    (of,) = match.to_act
    for ahead, word in ((200, Word.DECLINE), (30, Word.BUY)):
        ledger = tuple(chips + ahead * (seat == of) for seat, chips in enumerate(table.ledger))
        knowledge = replace(match.view(of), table=replace(table, ledger=ledger))
        choice = bot(level).choose(knowledge, (), KILLE.moves(knowledge), inf, Random(1))
        assert (choice.move, choice.reason.code == "declines_sure") == (Say(word), word is Word.DECLINE)


@pytest.mark.parametrize("level", LEVELS)
def test_another_pot_is_welcome(level):
    match = match_of(4)
    play_deal(match, 3)
    of = min(match.to_act)
    choice = bot(level).choose(match.view(of), (), match.moves(of), inf, Random(1))
    assert choice == Choice(Say(Word.NEXT), Reason("another_pot"))


@pytest.mark.parametrize(("seats", "pots"), [(4, 4), (8, 2), (20, 1)])
def test_deals_thought_of_could_be_the_true_one(seats, pots):
    """Known cards lie where they lie, the others are those that are left, and what a swap proved holds."""
    rng = Random(3)
    for seed in range(pots):
        match = Match(KILLE, KILLE.setup(seats, options={"pots": 1}), rng=Random(seed), id="m")
        decisions: Counter = Counter()
        while match.to_act:
            if match.to_act == {CHANCE}:
                match.chance()
                continue
            knowledge = match.view(min(match.to_act))
            if knowledge.round.turn == knowledge.seat and knowledge.round.question is None:
                assert_possible(knowledge, match.events_seen_by(knowledge.seat), rng)
            match.play(min(match.to_act), decide(match, Level.EASY, decisions).move)


def assert_possible(knowledge, heard, rng):
    public = knowledge.round
    deal = Knowledge(knowledge, heard).deal(rng)
    assert public.order[deal.turn] == knowledge.seat
    held = Counter(deal.cards) + Counter(deal.stock)
    away = Counter(
        KIND_NUMBER[card] for place, card in enumerate(knowledge.cards) if place not in public.at and card is not None
    )
    assert held + away <= Counter(KIND_NUMBER[card] for card in PACK)
    for of, card in zip(public.order, deal.cards, strict=True):
        place = public.at[of]
        assert place != NOT_DEALT
        if knowledge.cards[place] is not None:
            assert card == KIND_NUMBER[knowledge.cards[place]]
        else:
            assert card != KI or public.proofs[place] == 0
            assert card < VH or public.proofs[place] != PLAIN


def test_the_card_given_away_is_known_in_every_deal_thought_of():
    state = played(dealt("3 1 9 8 7"), "A swap").state
    knowledge = Knowledge(view(state, "B"), ())
    assert all(knowledge.deal(Random(n)).cards[:2] == [KIND_NUMBER["1"], KIND_NUMBER["3"]] for n in range(30))
    blind = Knowledge(view(played(state, "B stand").state, "C"), ())
    assert len({blind.deal(Random(n)).cards[0] for n in range(30)}) > 5


def test_who_swaps_has_probably_a_low_card_and_who_stands_a_high_one():
    def mean(word, place):
        knowledge = Knowledge(
            view(played(dealt("3 1 9 8 7"), f"A {word}", *["B stand"] * (word == "swap")).state, "C"), ()
        )
        return sum(knowledge.deal(Random(n)).cards[place] for n in range(200)) / 200

    assert mean("swap", 1) < KIND_NUMBER["4"]  # what A gave to B
    assert mean("stand", 0) > KIND_NUMBER["7"]


def test_who_stands_on_a_card_that_somebody_did_not_want_has_probably_given_a_lower_one():
    knowledge = Knowledge(view(played(dealt("3 1 9 8 7"), "A swap", "B stand").state, "C"), ())
    cards = [knowledge.deal(Random(n)).cards for n in range(200)]
    assert sum(a < b for a, b, *_ in cards) > 120


def test_new_deals_in_a_row_are_counted_up_to_the_last_ordinary_one():
    dealings = [Dealt(seat("B"), (), (), (), again) for again in (False, True, True, False, True)]
    assert [redeals_in_a_row(dealings[:number]) for number in range(6)] == [0, 0, 1, 2, 0, 1]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_see_what_they_cannot_know(level):
    """The same view gives the same answer, whatever lies closed."""
    one, other = (played(dealt(hands, "KI KI"), "A stand") for hands in ("7 3 KU 2 9", "12 3 1 BL 4"))
    assert ask(level, one.state, "B", one.events) == ask(level, other.state, "B", other.events)


def test_there_is_a_mark_for_every_place():
    for players in range(2, 21):
        assert len(swap_limits(players)) == players
        assert all(KIND_NUMBER["KR"] <= mark <= KIND_NUMBER["7"] for mark in swap_limits(players))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize(("better", "worse", "least"), [("easy", "random", 0.6), ("medium", "easy", 0.5)])
def test_each_level_beats_the_one_below(better, worse, least, seats):
    """There is much luck in it, so this asks for less than there is; hard and medium need thousands of pots."""
    setup = KILLE.setup(seats, options={"pots": 1})
    contest = Series(KILLE, setup, (Level(better), Level(worse)), 1500, "1", duplicate=True)
    winner, _ = standings(contest, list(play(contest)))
    assert winner.win_rate.mean > least
