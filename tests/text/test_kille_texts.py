"""Texts of Kille: calls, log, and the score sheet."""

import re

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Outcome, Phase, ScoreItem, Setup
from bluestick.engine.seats import Seat
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Bought,
    BuyInOffered,
    Cut,
    Deadlock,
    Dealt,
    Declined,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    MatchClosed,
    Out,
    Passed,
    PotWanted,
    PotWon,
    Retired,
    Showdown,
    Shown,
    Staked,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import EVERYBODY, Fall, Ground, KukuEnding, PotScore, Round, Table, View
from bluestick.text import game_texts, language
from bluestick.text.kille import calls
from bluestick.text.sheets import Entry
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.rule_pages import PAGES, clauses

NAMES = ("", "Elin", "Nora", "Ivar")
A, B, C, D = map(Seat, range(4))
OPTIONS = (("stake", 2), ("pots", 0), ("purse", 0), ("all_seen", False))
in_every_language = pytest.mark.parametrize("code", first(language.LANGUAGES))


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def whole(sentence):
    """Whether this can be shown: something is said, and nothing is left to fill in."""
    return bool(sentence.strip()) and not re.search(r"[{}]|%n|\(e?s\)", sentence)


def paid(code, amount):
    return ScoreItem(code, amount, "kille#K11.1")


FALLS = (
    Fall(D, Ground.LOWEST, 1, "3"),
    Fall(C, Ground.SVIN, 2, "2", B),
    Fall(D, Ground.KILLE, 3, "KI"),
    Fall(A, Ground.HUSAR, 4, "BL"),
)
POT = PotScore(
    1,
    4,
    B,
    12,
    (
        (paid("stake", -2),),
        (paid("stake", -2), paid("pot", 12)),
        (paid("stake", -2),),
        (paid("stake", -2), paid("first_buy_in", -4)),
    ),
    FALLS,
    (-2, 10, -2, -6),
)

# What happens.

LINES = [
    (Staked(1, (A, B, C, D), 2, 8), "Pot 1: everyone pays 2 chips, 8 in all."),
    (Dealt(B, (C, D, A, B), (None, None, "7", None), (1, 1, 1, 1), again=False), "Elin deals. Your card: 7."),
    (Dealt(B, (C, D, B), (None, None, None), (1, 1, 1), again=True), "Elin deals again."),
    (Asked(A, C), "You ask Nora: “Bättre kort?”"),
    (Asked(B, A), "Elin asks you: “Bättre kort?”"),
    (Answered(C, Word.DEPENDS), "Nora: “Det beror på!”"),
    (Stood(A), "You stand."),
    (SwapAsked(A, B), "You want to swap with Elin."),
    (SwapAsked(B, A), "Elin wants to swap with you."),
    (SwapAsked(B, C), "Elin wants to swap with Nora."),
    (SwapAsked(D, None), "Ivar goes into the stock."),
    (Swapped(A, B, "2", "KA", (0, 0), killemote=False), "You swap 2 for kavall."),
    (Swapped(B, A, "2", "9", (0, 0), killemote=False), "You swap 9 for 2."),
    (Swapped(B, C, None, None, (0, 0), killemote=False), "They swap cards."),
    (
        Swapped(B, C, "KI", None, (EVERYBODY, 0), killemote=False),
        "They swap cards. Nora has a low kille now.",
    ),
    (
        Swapped(B, C, "KI", "KI", (EVERYBODY, EVERYBODY), killemote=True),
        "They swap cards. Killemöte: both killar are high!",
    ),
    (Shown(B, "HU", A), "Elin turns up husar."),
    (Passed(A, B, "KA"), "“Kavall förbi!” You have to ask the next player."),
    (Passed(C, None, "VH"), "“Värdshus förbi!” Nora has to ask the next player."),
    (HitByHusar(C, B), "“Husar hugger!” Nora is hit."),
    (HitBySvin(C, B, (), C, None, 0), "“Svinhugg går igen!” Nora is hit."),
    (
        HitBySvin(C, D, ((C, B), (B, A)), A, None, 0),
        "“Svinhugg går igen!” 2 swaps are undone, as the card was dealt to you. You are hit.",
    ),
    (
        HitBySvin(C, D, ((C, B),), B, None, 0),
        "“Svinhugg går igen!” One swap is undone, as the card was dealt to Elin. Elin is hit.",
    ),
    (KukuLaid(B, KukuEnding.REFUSED), "“Kuku står, ingen byta får!” All show their cards."),
    (KukuLaid(B, KukuEnding.DECLARED), "“Kuku! På rygg!” Elin lays down kuku."),
    (
        KukuLaid(None, KukuEnding.STOCK),
        "“Kuku står, ingen byta får!” The kuku lay in the stock. All show their cards.",
    ),
    (Cut(D, C), "Nora cuts the stock."),
    (Drawn(D, None, 0, taken=True), "Ivar draws a card."),
    (Drawn(D, "HU", EVERYBODY, taken=False), "Ivar draws husar."),
    (Drawn(A, "KI", EVERYBODY, taken=True), "You draw a kille: it is high!"),
    (
        Drawn(D, None, 0, taken=True, away="KI", away_known=EVERYBODY),
        "Ivar draws a card. The old card, a kille, is out of play.",
    ),
    (
        Showdown(D, ((A, "7", False), (B, "KI", True), (D, "KI", False)), (A,)),
        "“Upp till bevis!” You 7 · Elin kille (high) · Ivar kille (low)",
    ),
    (Deadlock((B, A)), "Deadlock: you and Elin stay in."),
    (Deadlock((B, A, D)), "Deadlock: you, Elin, and Ivar stay in."),
    (Deadlock((A,)), "Deadlock: you stay in."),
    (Deadlock((B,)), "Deadlock: Elin stays in."),
    (Out(B, Ground.LOWEST, "kille#K8.5", "3", None), "Elin is out: the lowest card, 3."),
    (Out(A, Ground.KILLE, "kille#K8.3", "KI", None), "You are out: a low kille."),
    (Out(B, Ground.SVIN, "kille#K8.4", "3", C), "Elin is out: hit by a svin."),
    (BuyInOffered(1, 4, 8, (D, A), "kille#K11.3"), "The first chance to buy in, for 4 chips: Ivar and you."),
    (Bought(D, 4, 12), "Ivar buys in for 4 chips. There are 12 in the pot."),
    (Declined(A), "You stay out."),
    (PotWon(B, 12, POT), "Elin wins the pot: 12 chips."),
    (Retired(B), "Elin cannot pay the stake, and leaves the table."),
    (PotWanted(A), "You want another pot."),
    (MatchClosed(B), "Elin ends the match."),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_lines_of_the_log(event, line):
    assert game_texts.event("kille", event, NAMES) == line


@in_every_language
@pytest.mark.parametrize("names", [NAMES, ("Anna", "Elin", "Nora", "Ivar")])
def test_everything_that_happens_is_said_in_every_language(code, names):
    with speaking(code):
        told = [event for event, _ in LINES if not isinstance(event, PotWanted)]
        assert all(whole(game_texts.event("kille", event, names)) for event in told)


def test_that_others_want_another_pot_needs_no_line():
    assert game_texts.event("kille", PotWanted(B), NAMES) == ""


@in_every_language
def test_calls_are_swedish_everywhere_and_the_gloss_is_not_empty(code):
    called = [event for event, _ in LINES if calls.call(event) is not None]
    with speaking("en"):
        in_english = [calls.call(event) for event in called]
    with speaking(code):
        here = [calls.call(event) for event in called]
        logged = [game_texts.event("kille", event, NAMES) for event in called]
    assert [call.text for call in here] == [call.text for call in in_english]
    assert all(call.gloss for call in here)
    assert all(call.text in line for call, line in zip(here, logged, strict=True))
    assert code == "en" or all(call.gloss != other.gloss for call, other in zip(here, in_english, strict=True))


def test_moves_in_the_list():
    moves = ("stand", "kuku", "depends")
    assert [game_texts.move("kille", text) for text in moves] == ["Stand", "Lay down kuku", "That depends"]


# Refusals, phases, outcomes, words, reasons.


@in_every_language
@pytest.mark.parametrize("refusal", sorted(codes.refusals("kille")))
def test_every_refusal_is_a_sentence(code, refusal):
    numbered = {"too_many", "cannot_pay"}
    for number in (1, 5):
        with speaking(code):
            said = game_texts.refusal(Refusal(refusal, "kille#K3.1", (), (number,) if refusal in numbered else ()))
        assert whole(said)
        assert said[-1] in ".!”»“"


@in_every_language
@pytest.mark.parametrize("phase", sorted(codes.phases("kille")))
@pytest.mark.parametrize("names", [NAMES, ("Anna", "Elin", "Nora", "Ivar")])
def test_every_phase_is_said_to_everybody(code, phase, names):
    args = {"buy_in": (4, 8, 1), "pot_won": (1, 6), "out": (0, "svin", "7", 2, "lowest", "BL")}.get(phase, ())
    with speaking(code):
        for seat in (None, *range(4)):
            assert whole(game_texts.phase("kille", Phase(phase, "kille#K3.1", args), names, frozenset({A}), seat))


@pytest.mark.parametrize(
    ("phase", "sentence"),
    [
        (Phase("out", "kille#K8.5", (1, "lowest", "7")), "Elin is out: the lowest card, 7."),
        (Phase("out", "kille#K8.4", (0, "svin", "7")), "You are out: hit by a svin."),
        (Phase("out", "kille#K8.4", (0, "svin", "7", 2, "lowest", "BL")), "You and Nora are out."),
        (Phase("pot_won", "kille#K11.8", (1, 6)), "Elin wins the pot: 6 chips."),
    ],
)
def test_between_two_deals_the_last_one_is_told(phase, sentence):
    assert game_texts.phase("kille", phase, NAMES, frozenset(), A) == sentence


def test_a_chance_to_come_back_is_offered_with_price_and_pot():
    phase = Phase("buy_in", "kille#K11.3", (4, 8, 1))
    assert game_texts.phase("kille", phase, NAMES, {A}, A) == "Buy in for 4 chips? There are 8 in the pot"
    assert game_texts.phase("kille", phase, NAMES, {B}, A) == "Buy in for 4 chips? Waiting for Elin"


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ({A}, "You win the match! Gain: 5 chips."),
        ({B}, "Elin wins the match. Gain: 5 chips."),
        ({B, C}, "Elin and Nora win the match. Gain: 5 chips."),
        ({A, C}, "You and Nora win the match! Gain: 5 chips."),
        ((), "A draw: no one has won any chips."),
    ],
)
@pytest.mark.parametrize("reason", sorted(codes.endings("kille")))
def test_the_end_is_told_from_your_side(winners, sentence, reason):
    scores = tuple(5 if seat in winners else -3 for seat in range(4))
    assert game_texts.outcome("kille", Outcome(frozenset(winners), scores, reason, "kille#B39"), NAMES) == sentence


@in_every_language
@pytest.mark.parametrize("word", list(Word))
def test_every_word_has_a_name(code, word):
    with speaking(code):
        assert whole(game_texts.word("kille", word.value))


@in_every_language
@pytest.mark.parametrize("word", [Word.NEXT, Word.END])
def test_the_buttons_between_the_pots_have_an_effect_and_a_clause(code, word):
    with speaking(code):
        effect, clause = game_texts.effect("kille", word.value)
        assert whole(effect)
    assert clause in clauses("kille", code)


@in_every_language
@pytest.mark.parametrize("reason", sorted(codes.reasons("kille")))
def test_every_reason_of_a_bot_is_a_sentence(code, reason):
    with speaking(code):
        assert whole(game_texts.reason("kille", Reason(reason, (31, 40), ("3", "5"))))


def test_a_reason_begins_with_a_capital_and_names_its_numbers():
    assert (
        game_texts.reason("kille", Reason("matador_stands", (), ("KA",)))
        == "Kavall is high, and it answers players who want to swap."
    )
    counted = game_texts.reason("kille", Reason("counted_stand", (31, 40), ("3",)))
    assert counted == "With 3 you’re out in 31% of deals if you stand, 40% if you swap."


# Options.


@in_every_language
def test_house_rules_are_called_the_same_on_the_rule_page(code):
    page = (PAGES / "kille" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        for option, clause in (("pots", "B39"), ("purse", "B33"), ("all_seen", "B40")):
            assert f"### {clause} {game_texts.option('kille', option)[0]}\n" in page


@in_every_language
def test_nought_is_said_in_words_and_a_number_is_a_number(code):
    with speaking(code):
        for option in ("pots", "purse"):
            assert not game_texts.option_value("kille", option, 0).isdigit()
            assert game_texts.option_value("kille", option, 5) == "5"


# The score sheet.


def sheet(names=NAMES, **table):
    setup = Setup("kille", 4, OPTIONS)
    return game_texts.sheet("kille", View(A, Table(setup, **{"ledger": (0, 0, 0, 0), **table}), Round()), names)


def lines(entry):
    """An entry and all below it."""
    yield entry
    for below in entry.below:
        yield from lines(below)


def test_the_chips_come_first_who_has_most_on_top():
    chips = sheet(pots=(POT,), ledger=POT.ledger).entries[0]
    assert chips.unfolded
    assert [(entry.text, entry.amounts[0]) for entry in chips.below] == [
        ("Elin", "+10"),
        ("You", "−2"),
        ("Nora", "−2"),
        ("Ivar", "−6"),
    ]


def test_a_pot_says_who_paid_who_went_out_on_which_ground_and_what_everybody_won():
    pot = sheet(pots=(POT,), ledger=POT.ledger).entries[1]
    assert (pot.text, pot.amounts, pot.clause) == ("Pot 1: Elin", ("+12",), "kille#K11.8")
    chips, paid_in, out = pot.below
    assert [entry.amounts[0] for entry in chips.below] == ["+10", "−2", "−2", "−6"]
    assert [(entry.text, entry.amounts[0]) for entry in paid_in.below] == [
        ("Stakes: all 4 players", "8"),
        ("First chance: Ivar", "4"),
    ]
    assert [(entry.text, entry.clause) for entry in out.below] == [
        ("1 · Ivar: lowest", "kille#K8.5"),
        ("2 · Nora: svin", "kille#K8.4"),
        ("3 · Ivar: low kille", "kille#K8.3"),
        ("4 · You: husar", "kille#K8.4"),
    ]


def test_the_present_pot_counts_as_far_as_it_has_come():
    stakes = ((paid("stake", -2),),) * 4
    made = sheet(number=1, deal=2, active=(A, B, C), pot=8, ledger=(-2,) * 4, items=stakes, falls=FALLS[:1])
    pot = made.entries[-1]
    assert (pot.text, pot.amounts) == ("Pot 1: 3 still in", ("8",))
    assert [entry.text for entry in pot.below[-1].below] == ["1 · Ivar: lowest"]


@in_every_language
def test_every_line_of_the_sheet_is_whole_and_its_clause_on_the_page(code):
    with speaking(code):
        made = sheet(pots=(POT,), ledger=POT.ledger)
    everything = [line for entry in made.entries for line in lines(entry)]
    assert all(isinstance(line, Entry) and whole(line.text) for line in everything)
    assert all(len(line.amounts) == len(made.sides) for line in everything)
    assert {line.clause for line in everything if line.clause} <= clauses("kille", code)
