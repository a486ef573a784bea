"""Texts of Haljan: codes, cards, and the names of a pair."""

import re

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Outcome, Phase, ScoreItem
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.haljan.events import CardsDrawn, CardsPlayed, DealScored, Dealt, RoundEnded, TrickTaken
from bluestick.games.haljan.moves import Word
from bluestick.games.haljan.state import DealScore
from bluestick.text import game_texts, language
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.rule_pages import PAGES, clauses

FOUR = ("", "Elin", "Nora", "Ivar")
TWO = ("", "Elin")
A, B = Seat(0), Seat(1)
in_every_language = pytest.mark.parametrize("code", first(language.LANGUAGES))


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def whole(sentence):
    """Whether this can be shown: something is said, and nothing is left to fill in."""
    return bool(sentence.strip()) and not re.search(r"[{}]|%n|\(e?s\)", sentence)


def score(first, second, *, utn=False):
    return DealScore(1, A, utn=utn, trump="S", items=((), ()), score=(first, second))


def won(code, amount, side=0, games=(2, 1)):
    return RoundEnded(side, ScoreItem(code, amount, "haljan#H6.2"), games)


# Refusals.


@in_every_language
@pytest.mark.parametrize("refusal", sorted(codes.refusals("haljan")))
@pytest.mark.parametrize("number", [1, 3])
def test_every_refusal_is_a_sentence(code, refusal, number):
    with speaking(code):
        numbered = {"same_number", "lead_number", "too_few", "all_left", "leaves_one"}
        sentence = game_texts.refusal(
            Refusal(refusal, "haljan#H4.1", ("SJ", "H10"), (number,) if refusal in numbered else ())
        )
    assert whole(sentence)
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal("same_number", "haljan#H4.2", ("SA",), (3,)),
            "Everyone plays 3 cards to this trick.",
        ),
        (Refusal("all_left", "haljan#H8.8", ("SA",), (1,)), "Lead your last card."),
        (
            Refusal("whole_suit", "haljan#H8.4", ("H10", "H2")),
            "A lead of more than three cards takes the whole suit. Add these: 10♥ and 2♥.",
        ),
        (
            Refusal("two_played", "haljan#H5.3", ("S2",)),
            "You have already played 2♠. Only a two in your hand can be exchanged.",
        ),
    ],
)
def test_a_refusal_names_its_cards_and_numbers(refusal, sentence):
    assert game_texts.refusal(refusal) == sentence


# What happens.


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "You take the lead with J♠ A♥ 10♦"),
        ("sv", "Du tar ledningen med Kn♠ E♥ 10♦"),
        ("nb", "Du tar ledelsen med Kn♠ E♥ 10♦"),
        ("de", "Du übernimmst die Führung mit B♠ A♥ 10♦"),
    ],
)
def test_cards_are_called_as_their_corners_say(code, line):
    with speaking(code):
        assert game_texts.event("haljan", CardsPlayed(A, ("SJ", "HA", "D10"), wins_so_far=True), FOUR) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Dealt(B, utn=True, hands=((), ()), turn_up="H7"), "Elin deals ut’n. 7♥ is turned up: hearts are trumps."),
        (CardsPlayed(B, ("S2", "S3", "S4"), wins_so_far=False), "Elin: 2♠ 3♠ 4♠"),
        (CardsPlayed(B, ("S2", "S3", "S4"), wins_so_far=True, is_lead=True), "Elin leads 2♠ 3♠ 4♠"),
        (CardsPlayed(B, ("S2", "S3", "S4"), wins_so_far=True), "Elin takes the lead with 2♠ 3♠ 4♠"),
        (TrickTaken(A, 21, 0), "You take the trick: 21 points."),
        (TrickTaken(B, 1, 10), "Elin takes the trick: 1 point, and 10 for the last trick."),
        (CardsDrawn(A, ("SA", "H2"), turn_up=False), "You draw A♠ 2♥."),
        (CardsDrawn(B, (None, "H2"), turn_up=True), "Elin draws the turn-up card, 2♥."),
        (DealScored(score(119, 29)), "Langen is counted: You and Nora 119, Elin and Ivar 29."),
        (won("klump", 2), "You and Nora win the round. Klump: every trick of langen! 2 game points (2–1)."),
        (won("win", 1, side=1), "Elin and Ivar win the round. 1 game point (2–1)."),
    ],
)
def test_lines_of_the_log(event, line):
    assert game_texts.event("haljan", event, FOUR) == line


def test_cards_that_somebody_draws_unseen_need_no_line():
    assert game_texts.event("haljan", CardsDrawn(B, (None, None, None), turn_up=False), FOUR) == ""


def test_with_two_players_a_side_is_one_person():
    assert game_texts.event("haljan", won("harjan", 3), TWO).startswith("You win the round. Harjan: no trick at all")
    assert game_texts.event("haljan", won("jan", 2, side=1), TWO).startswith("Elin wins the round. Jan: fewer than 30")
    assert game_texts.event("haljan", DealScored(score(70, 78)), TWO) == "Langen is counted: You 70, Elin 78."


@in_every_language
@pytest.mark.parametrize("names", [FOUR, TWO, ("Anna", "Bo")])
@pytest.mark.parametrize("code_of_win", ["klump", "harjan", "jan", "win"])
def test_every_way_to_win_a_round_is_said_to_both_sides(code, names, code_of_win):
    with speaking(code):
        for side in (0, 1):
            assert whole(game_texts.event("haljan", won(code_of_win, 2, side), names))


def test_a_german_pair_that_you_belong_to_is_spoken_to_in_the_second_person():
    with speaking("de"):
        assert game_texts.event("haljan", won("win", 1), FOUR).startswith("Du und Nora gewinnt die Runde.")
        assert game_texts.event("haljan", won("win", 1, 1), FOUR).startswith("Elin und Ivar gewinnen die Runde.")


def test_moves_in_the_list():
    moves = ("play SJ H10 C2", "exchange", "next")
    assert [game_texts.move("haljan", text) for text in moves] == ["J♠ 10♥ 2♣", "Exchange the two", "Another round"]


# Phases, outcomes, words, reasons.


@in_every_language
@pytest.mark.parametrize("phase", sorted(codes.phases("haljan")))
@pytest.mark.parametrize("names", [FOUR, ("Anna", "Bo", "Cilla", "Dag")])
def test_every_phase_is_said_to_everybody(code, phase, names):
    with speaking(code):
        for seat in (None, *range(4)):
            assert whole(game_texts.phase("haljan", Phase(phase, "haljan#H9"), names, frozenset({A, Seat(2)}), seat))


@pytest.mark.parametrize(
    ("winners", "names", "sentence"),
    [
        ({0, 2}, FOUR, "You and Nora win the match by 5 to 3!"),
        ({1, 3}, FOUR, "Elin and Ivar win the match by 5 to 3."),
        ({0}, TWO, "You win the match by 5 to 3!"),
        ({1}, TWO, "Elin wins the match by 5 to 3."),
        ((), TWO, "A draw: 5 game points for each side."),
    ],
)
@pytest.mark.parametrize("reason", sorted(codes.endings("haljan") & {"closed", "target"}))
def test_the_end_is_told_from_your_side(winners, names, sentence, reason):
    scores = tuple(5 if not winners or seat in winners else 3 for seat in range(len(names)))
    assert (
        game_texts.outcome("haljan", Outcome(frozenset(map(Seat, winners)), scores, reason, "haljan#B3"), names)
        == sentence
    )


@in_every_language
@pytest.mark.parametrize("word", list(Word))
def test_every_word_has_a_button_an_effect_and_a_clause(code, word):
    with speaking(code):
        assert whole(game_texts.word("haljan", word.value))
        effect, clause = game_texts.effect("haljan", word.value)
        assert whole(effect)
    assert clause in clauses("haljan", code)


NUMBERED = {"lead", "lead_sure", "lead_long", "beats_last", "gives_partner", "cannot_beat"}


@in_every_language
@pytest.mark.parametrize("reason", sorted(codes.reasons("haljan")))
@pytest.mark.parametrize("number", [0, 1, 21])
def test_every_reason_of_a_bot_is_a_sentence(code, reason, number):
    with speaking(code):
        assert whole(game_texts.reason("haljan", Reason(reason, (number,) if reason in NUMBERED else (), ("SJ",))))


def test_a_reason_names_the_card_that_protects_the_lead():
    assert game_texts.reason("haljan", Reason("lead_sure", (32,), ("SJ",))) == "No one can beat J♠: 32 points are safe."


def test_a_lead_that_can_be_beaten_says_nothing_false_of_the_rest_of_the_hand():
    """It said "No card of this hand is sure" beside a sure card that stays in hand, and what the lead may cost."""
    said = game_texts.reason("haljan", Reason("lead", (3,), ("S8", "S3", "CQ")))
    assert said == "The others may beat these cards, but no other lead promises more."


# Forms and options.


@in_every_language
def test_house_rules_are_called_the_same_on_the_rule_page(code):
    page = (PAGES / "haljan" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        for option in {option for variant in GAMES["haljan"].variants for option in variant.options}:
            name, _ = game_texts.option("haljan", option.id)
            assert not option.house_rule or f"### {game_texts.clause_name(option.clause)} {name}\n" in page


@in_every_language
def test_an_open_end_is_called_so_and_a_number_is_a_number(code):
    with speaking(code):
        assert not game_texts.option_value("haljan", "target", 0).isdigit()
        assert game_texts.option_value("haljan", "target", 5) == "5"


@in_every_language
def test_way_1_is_called_on_the_rule_page_as_where_it_is_chosen(code):
    page = (PAGES / "haljan" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        assert game_texts.option("haljan", "single_cards")[0] in page
