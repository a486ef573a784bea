"""Texts of Haggis: log, refusals, and the score sheet."""

import re
from dataclasses import replace
from random import Random

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.match import Match
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Outcome, Phase
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.events import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.games.haggis.moves import Word
from bluestick.games.haggis.rules import Haggis
from bluestick.games.haggis.state import GoneOut, Laid, View
from bluestick.text import game_texts, language
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.games.haggis.positions import THREE, TWO, play, position
from tests.rule_pages import PAGES, clauses

NAMES = ("", "Elin", "Nora")
A, B, C = map(Seat, range(3))
RULES = Haggis()
in_every_language = pytest.mark.parametrize("code", first(language.LANGUAGES))


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def whole(sentence):
    """Whether this can be shown: something is said, and nothing is left to fill in."""
    return bool(sentence.strip()) and not re.search(r"[{}]|%n|\(e?s\)", sentence)


def played(seat, text, left=9, is_lead=False):
    move = play(text)
    return CardsPlayed(seat, move.cards, move.reading, is_lead, left)


def after_rounds(rounds, setup=THREE, seed=5, more=0):
    """A match that went on by lot until so many rounds had been counted, and then some moves."""
    match, rng = Match(RULES, setup, rng=Random(seed)), Random(seed)
    while match.outcome is None and (len(match.view(None).table.scores) < rounds or more):
        if CHANCE in match.to_act:
            match.chance()
            continue
        more -= len(match.view(None).table.scores) >= rounds
        seat = min(match.to_act)
        match.play(seat, RULES.moves(match.view(seat)).sample(rng))
    return match


def scored(rounds=1, setup=THREE):
    return after_rounds(rounds, setup).view(None).table.scores[-1]


LINES = [
    (Dealt(B, A, "g", (), 8), "Elin deals. You lead first. Left out: green."),
    (Dealt(A, C, "", (), 3), "You deal. Nora leads first."),
    (BetMade(A, 0), "You don’t bet."),
    (BetMade(B, 30), "Elin bets 30 points on going out first."),
    (played(A, "7r 7g", is_lead=True), "You lead: pair of 7s"),
    (played(B, "7r 7g J as set:3:7", left=2), "Elin: three 7s (J as 7) · 2 cards left"),
    (played(B, "9r 10r J as run:1:3:11", left=0), "Elin: run 9–J"),
    (played(C, "10r 10g J Q as run:2:2:11", is_lead=True), "Nora leads: run of pairs 10–J (Q as J)"),
    (played(C, "J Q"), "Nora: bomb J-Q"),
    (Passed(A), "You pass."),
    (Passed(C), "Nora passes."),
    (WentOut(A, 1, C, 9), "You go out first! Nora still has 9 cards: 45 points."),
    (WentOut(C, 2, A, 1), "Nora goes out second. You still have 1 card: 5 points."),
    (TrickTaken(A, A, 1, bombed=False), "You take the trick: 1 point."),
    (TrickTaken(B, None, 6, bombed=True), "Elin wins the trick with a bomb. Now the trick has to be given away."),
    (TrickTaken(A, None, 6, bombed=True), "You win the trick with a bomb. Who gets it?"),
    (TrickTaken(B, A, 6, bombed=True), "Elin wins the trick with a bomb. You get the trick: 6 points."),
    (TrickGiven(B, A, 6), "Elin gives you the trick: 6 points."),
    (TrickGiven(A, C, 6), "You give Nora the trick: 6 points."),
    (TrickGiven(B, C, 6), "Elin gives Nora the trick: 6 points."),
]


@pytest.mark.parametrize(("event", "line"), LINES, ids=[f"{line[:30]}" for _, line in LINES])
def test_lines_of_the_log(event, line):
    assert game_texts.event("haggis", event, NAMES) == line


def test_a_round_that_was_counted_is_one_line():
    score = replace(scored(), round=2, score=(45, 12, 3))
    assert game_texts.event("haggis", RoundScored(score), NAMES) == "Round 2: You 45 · Elin 12 · Nora 3."


@in_every_language
@pytest.mark.parametrize("names", [NAMES, ("Alva", "Elin", "Nora")], ids=["you", "onlooker"])
def test_everything_that_happens_is_said_in_every_language(code, names):
    with speaking(code):
        assert all(whole(game_texts.event("haggis", event, names)) for event, _ in LINES)


def test_the_letters_of_the_cards_are_those_of_the_language():
    with speaking("de"):
        assert game_texts.event("haggis", played(B, "J Q"), NAMES) == "Elin: Bombe B-D"
    with speaking("sv"):
        assert game_texts.event("haggis", played(B, "9r 10r J as run:1:3:10"), NAMES) == "Elin: stege 8–10 (Kn som 8)"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play 7r 7g as set:2:7", "pair of 7s"),
        ("pass", "Pass"),
        ("bet 15", "Small bet: 15"),
        ("give 2", "To player 3"),
    ],
)
def test_moves_in_the_list(move, said):
    assert game_texts.move("haggis", move) == said


@in_every_language
@pytest.mark.parametrize("code_of", sorted(codes.refusals("haggis")))
def test_every_refusal_is_a_sentence(code, code_of):
    args = {"same_number": (1,), "same_width": (2,), "not_higher": (12,), "run_gap": (6, 7)}.get(code_of, ())
    with speaking(code):
        said = game_texts.refusal(Refusal(code_of, "haggis#G3.2", ("J", "Q"), args))
    assert whole(said)
    assert said.endswith(".")


def why_not(hand, cards, on):
    """What is said of cards that cannot be played on others, or led."""
    state = position(THREE, {A: hand.split()})
    if on:
        lying = play(on)
        laid = Laid(C, lying.cards, lying.reading)
        state = replace(state, table=replace(state.table, trick=(laid,)))
    return game_texts.refusal(RULES.moves(RULES.view(state, A)).why_not_pick(tuple(cards.split())))


@pytest.mark.parametrize(
    ("cards", "on", "said"),
    [
        ("7r 8g", "", "A run has the same colours in every rank: as many colours as cards of each rank."),
        ("5r 8r", "", "The run has a gap: 6 and 7. You need more wild cards to fill it."),
        ("3r 5r 7g 9g", "", "3-5-7-9 is a bomb in four different colours or in a single one, not in two or three."),
        ("7r 8r 9r", "2g", "Play 1 card to this trick, or a bomb."),
        ("7r", "Q", "Play something higher than Q. Equal cards don’t beat it."),
        ("7r", "3r 5o 7y 9g", "Only a higher bomb beats the bomb on the table."),
    ],
)
def test_what_is_wrong_with_cards(cards, on, said):
    hand = f"{cards} 2o" if on else cards
    assert why_not(hand, cards, on) == said


PHASES = ["deal", "lead", "follow", "gift", "counted", "over"]


@in_every_language
@pytest.mark.parametrize("names", [NAMES, ("Alva", "Elin", "Nora")], ids=["you", "onlooker"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_said_to_everybody(code, phase, names):
    with speaking(code):
        said = [game_texts.phase("haggis", Phase(phase, ""), names, frozenset({B}), seat) for seat in (A, B, None)]
    assert all(map(whole, said))


@pytest.mark.parametrize(
    ("winner", "line"), [(A, "You win the match with 260 points!"), (B, "Elin wins the match with 260 points.")]
)
def test_the_end_is_told_from_your_side(winner, line):
    outcome = Outcome(frozenset({winner}), (260, 120, 80), "target", "haggis#G9.1")
    assert game_texts.outcome("haggis", outcome, NAMES) == line


@in_every_language
@pytest.mark.parametrize("word", Word)
def test_every_word_has_a_name(code, word):
    with speaking(code):
        assert whole(game_texts.word("haggis", word))


NUMBERED = {
    "sheds_most": (5,),
    "lead_many": (5,),
    "lead_bomb": (1,),
    "lead": (4,),
    "beats_in_group": (1,),
    "bombs": (7,),
    "bet_chance": (30, 64),
    "bet_hand": (15, 6),
    "gives_last": (3,),
    "gives_harmless": (1,),
}


@in_every_language
@pytest.mark.parametrize("reason", sorted(codes.reasons("haggis")))
def test_every_reason_of_a_bot_is_a_sentence(code, reason):
    with speaking(code):
        said = game_texts.reason("haggis", Reason(reason, NUMBERED.get(reason, ()), ("J", "7r")))
    assert whole(said)
    assert said[0].isupper() or said[0].isdigit()


def test_a_reason_names_its_cards_and_numbers():
    assert game_texts.reason("haggis", Reason("saves_wild", (), ("J", "K"))) == (
        "Pass: to beat this, you would have to spend J and K."
    )
    assert game_texts.reason("haggis", Reason("bet_chance", (30, 64), ())) == (
        "You have about a 64% chance of going out first."
    )


@in_every_language
def test_the_options_are_explained_and_their_values_are_words(code):
    with speaking(code):
        for option in RULES.variants[0].options:
            assert all(map(whole, game_texts.option("haggis", option.id)))
        values = [game_texts.option_value("haggis", "removed", value) for value in ("random", "r", "o", "y", "g", "b")]
        assert len(set(values)) == 6
        assert game_texts.option_value("haggis", "target", 350) == "350"


@in_every_language
def test_the_page_is_in_the_letters_of_its_cards(code):
    """J-Q-K, Kn-D-K or B-D-K: as it stands on the cards."""
    bomb = {"en": "J-Q-K", "de": "B-D-K"}.get(code, "Kn-D-K")
    assert bomb in (PAGES / "haggis" / f"{code}.md").read_text(encoding="utf-8")


def test_statistics_count_rounds_that_one_went_out_of_first():
    assert game_texts.rounds("haggis", 5, 2, 211) == "Out first in 2 of 5 rounds · 211 points"


# The score sheet.


def total(entry, column):
    return sum(int(line.amounts[column] or 0) for line in entry.below if not line.amounts[column].startswith("("))


@pytest.mark.parametrize("setup", [TWO, THREE], ids=["two", "three"])
def test_the_lines_of_a_round_add_up_to_its_points(setup):
    match = after_rounds(3, setup)
    table = match.view(None).table
    sheet = game_texts.sheet("haggis", match.view(None), NAMES[: setup.seats])
    assert sheet.totals == tuple(map(str, table.totals))
    for entry, score in zip(sheet.entries, table.scores, strict=True):
        assert entry.amounts == tuple(map(str, score.score))
        assert [total(entry, seat) for seat in range(setup.seats)] == list(score.score)


def test_every_round_has_the_curve_of_the_match_with_its_own_mark():
    match = after_rounds(3, more=2)
    table = match.view(None).table
    sheet = game_texts.sheet("haggis", match.view(None), NAMES)
    assert len(sheet.curves) == len(sheet.entries) == 4
    assert {curve.steps for curve in sheet.curves} == {((0, 0, 0), *(score.totals for score in table.scores))}
    assert [curve.marks for curve in sheet.curves] == [((1, "1"),), ((2, "2"),), ((3, "3"),), ()]
    assert {curve.goal for curve in sheet.curves} == {250}


def present(options, seat=A):
    """The lines of a round that is being played: B bet 30, A has won a trick, C is out."""
    setup = RULES.setup(3, options=options)
    table = after_rounds(0, setup, more=20).view(None).table
    table = replace(table, scores=(), bets=(0, 30, None), out=(GoneOut(C, B, 7),))
    sheet = game_texts.sheet("haggis", View(seat, table), NAMES)
    (entry,) = sheet.entries
    return entry, table


def test_the_present_round_shows_what_is_public():
    entry, _ = present({})
    assert entry.text == "Round 1…"
    assert [(line.text, line.amounts) for line in entry.below] == [
        ("Bets", ("", "(30)", "")),
        ("7 cards × 5", ("", "", "35")),
        ("First out", ("", "", "5")),
    ]


def test_own_points_are_shown_if_that_was_agreed_and_to_oneself_alone():
    for seat in (A, B):
        entry, table = present({"own_points": True}, seat)
        tricks = [line for line in entry.below if line.text in ("Tricks", "Gifts")]
        assert any(trick.to == seat for trick in table.tricks) == bool(tricks)
        assert all(line.amounts[other] == "" for line in tricks for other in range(3) if other != seat)
    entry, _ = present({"own_points": True}, None)
    assert not [line for line in entry.below if line.text in ("Tricks", "Gifts")]


def lines(entry):
    yield entry
    for below in entry.below:
        yield from lines(below)


@in_every_language
def test_every_line_of_the_sheet_is_whole_and_its_clause_on_the_page(code):
    match = after_rounds(4, more=5)
    with speaking(code):
        sheet = game_texts.sheet("haggis", match.view(None), NAMES)
    for entry in (line for top in sheet.entries for line in lines(top)):
        assert whole(entry.text)
        assert entry.clause in clauses("haggis", code) or not (entry.clause or entry.cards)
