"""Texts of Snapphanaleden: refusals with reasons, log, and every line of the score."""

import re

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Ended, Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid, Trick
from bluestick.games.snapphana.cards import mask
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.games.snapphana.rules import Snapphana
from bluestick.games.snapphana.scoring import declared_items, score_hand
from bluestick.games.snapphana.state import FORMS, Declaration, Table, View
from bluestick.text import game_texts, language
from bluestick.text.cards import card_name
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.games.snapphana.positions import cards
from tests.rule_pages import PAGES, clauses

RULES = Snapphana()
NAMES = ("", "Elin", "Nora", "Ivar")
OTHERS = ("Anna", "Elin", "Nora", "Ivar")
A, B, C, D = map(Seat, range(4))
in_every_language = pytest.mark.parametrize("code", first(language.LANGUAGES))


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def whole(sentence):
    """Whether this can be shown: something is said, and nothing is left to fill in."""
    return bool(sentence.strip()) and not re.search(r"[{}]|%n|\((e?s|er)\)", sentence)


# Refusals.

ARGS = {
    "discard_first": (10,),
    "others_discard": (2,),
    "discard_number": (2,),
    "follow_suit": ("S",),
    "must_trump": ("D",),
    "too_few": (3,),
    "two_real": (2,),
    "no_head": ("SK",),
    "no_group": ("seq:S",),
    "not_of_kind": ("seq:S",),
}


@in_every_language
@pytest.mark.parametrize("refusal", sorted(codes.refusals("snapphana")))
def test_every_refusal_is_a_sentence(code, refusal):
    with speaking(code):
        sentence = game_texts.refusal(Refusal(refusal, "snapphana#S9.1", cards("SK T18 I"), ARGS.get(refusal, ())))
    assert whole(sentence)
    assert sentence[-1] == "."


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal("follow_suit", "snapphana#S9.1", cards("SK S6"), ("S",)),
            "You must follow suit, spades. You can play K♠ and 6♠, or Fjønt.",
        ),
        (
            Refusal("must_trump", "snapphana#S9.1", cards("T20 N"), ("C",)),
            "You have no clubs, so you must play a trump. You can play XX and N, or Fjønt.",
        ),
        (Refusal("barred", "snapphana#S9.1", cards("HK F")), "You can’t discard tarokker or kings. Keep K♥ and Fjønt."),
        (
            Refusal("no_head", "snapphana#S9.1", cards("N T19"), ("T20",)),
            "This sequence begins with XX. A wild card can’t replace it.",
        ),
        (
            Refusal("no_group", "snapphana#S9.1", (), ("seq:T",)),
            "After XX there must be two of XIX, XVIII and XVII, at least one of them real.",
        ),
        (
            Refusal("not_of_kind", "snapphana#S9.1", cards("D8"), ("set:Q",)),
            "These cards don’t belong to a combination of queens: 8♦.",
        ),
        (Refusal("discard_number", "snapphana#S9.1", (), (10,)), "You have to discard exactly 10 cards."),
    ],
)
def test_a_refusal_names_the_cards_that_prove_it(refusal, sentence):
    assert game_texts.refusal(refusal) == sentence


# The log.


def declared(seat, *combinations):
    """Events of one player's declarations."""
    own = []
    for kind, row, points in combinations:
        before = declared_items(own)
        own.append(Declaration(seat, Kind(kind), cards(row), points))
        items = tuple(item for item in declared_items(own) if item not in before)
    return Declared(seat, own[-1].kind, own[-1].row, items, (0, 0))


def scored(variant="800"):
    """The example of the source in one pile, hackor in the others."""
    setup = RULES.setup(None, variant)
    sides = FORMS[variant].sides
    tricks = tuple(
        Trick(tuple(Laid(Seat(each), "S6") for each in range(4)), Seat(seat)) for seat in (0, *range(1, sides), 0)
    )
    table = Table(setup, (0,) * sides, dealer=A, hand=2, tricks=tricks)
    piles = [mask(cards("T19 N F SC CC HC DC SJ HJ DJ S6 S7")), *(mask(cards(f"D{n} H{n}")) for n in range(6, 9))]
    return score_hand(table, piles[:sides])


LINES = [
    (Dealt(B, ((), (), (), ()), 0), "Elin deals."),
    (Discarded(A, cards("S6 I")), "You discard 6♠ and I."),
    (Discarded(B, (None, None)), "Elin discards 2 cards."),
    (SecondDealt((cards("T20"), (None,))), "The rest of the pack is dealt. You get XX."),
    (
        declared(B, ("set:K", "SK CK HK DK", 34)),
        "Elin declares four kings: 34 points – K♠ K♣ K♥ K♦.",
    ),
    (
        declared(A, ("seq:T", "T20 T19 N", 10)),
        "You declare sequence of trumps (3): 10 points – XX XIX N.",
    ),
    (
        declared(A, ("set:K", "SK CK HK", 17), ("set:Q", "SQ CQ HQ", 14), ("set:J", "SJ CJ HJ", 12)),
        "You declare three jacks: 12 points – KN♠ KN♣ KN♥. All flertal of this player count double: 43 points more.",
    ),
    (CardPlayed(A, "HC", is_lead=True), "You lead H♥"),
    (CardPlayed(B, "HA", is_lead=False), "Elin: Æ♥"),
    (TrickTaken(B, last=False), "Elin takes the trick."),
    (TrickTaken(A, last=True), "You take the last trick: 6 points."),
    (FjontOwed(A, B, payable=True), "You take Fjønt back and owe Elin a card for it."),
    (
        FjontOwed(B, A, payable=False),
        "Elin takes Fjønt back and owes you a card for it. The debt waits until that side wins a trick.",
    ),
    (FjontOwed(B, C, payable=True), "Elin takes Fjønt back and owes Nora a card for it."),
    (CardGiven(B, A, "D9"), "Elin gives you 9♦ for Fjønt."),
    (FjontLost(B, C), "Without a trick Elin loses Fjønt to Nora."),
    (DiscardsLost(A, B, cards("T18 SQ")), "Without a trick you lose your discards to Elin: XVIII and D♠."),
    (HandScored(scored()), "Deal 2 is counted: You and Nora 147, Elin and Ivar 1."),
    (HandScored(scored("fjabbe")), "Deal 2 is counted. Lost by: You"),
    (
        Ended(Outcome(frozenset({A, C}), (812, 560, 812, 560), "target", "")),
        "You and Nora win the match with 812 points!",
    ),
    (
        Ended(Outcome(frozenset({B, D}), (770, 804, 770, 804), "declared", "")),
        "Elin and Ivar win the match by declaring, with 804 points.",
    ),
    (Ended(Outcome(frozenset({B}), (-3, -1, -3, -2), "lost_hands", "")), "Elin wins the match. Deals lost: 1."),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_lines_of_the_log(event, line):
    assert game_texts.event("snapphana", event, NAMES) == line


@in_every_language
@pytest.mark.parametrize("names", [NAMES, OTHERS])
def test_everything_that_happens_is_said_in_every_language(code, names):
    with speaking(code):
        assert all(whole(game_texts.event("snapphana", event, names)) for event, _ in LINES)


def test_moves_in_the_list():
    moves = ("discard S6 I", "declare set:K SK CK HK", "declare seq:I I I N", "play T20", "give D9")
    assert [game_texts.move("snapphana", text) for text in moves] == [
        "Discard 6♠ I",
        "Declare three kings",
        "Declare sequence of snapphanar (3)",
        "XX",
        "9♦ for Fjønt",
    ]


# Phases, endings, reasons.


@in_every_language
@pytest.mark.parametrize("phase", sorted(codes.phases("snapphana")))
@pytest.mark.parametrize("seat", [None, A, B])
def test_every_phase_is_said_to_everybody(code, phase, seat):
    with speaking(code):
        assert whole(game_texts.phase("snapphana", Phase(phase, "", (10,)), NAMES, frozenset({A}), seat))


@in_every_language
@pytest.mark.parametrize("reason", ["target", "declared", "lost_hands"])
@pytest.mark.parametrize("winners", [{0}, {1}, {0, 2}, {1, 3}])
def test_every_ending_is_a_sentence(code, reason, winners):
    assert codes.endings("snapphana") == {"target", "declared", "lost_hands"}
    scores = (-1,) * 4 if reason == "lost_hands" else (804,) * 4
    result = Outcome(frozenset(map(Seat, winners)), scores, reason, "")
    with speaking(code):
        assert whole(game_texts.outcome("snapphana", result, NAMES))


REASON_ARGS = {
    "lead": (2,),
    "lead_duck": (1,),
    "declares": (34,),
    "declares_doubled": (112,),
    "declares_wins": (804,),
    "discards_void": ("S", "C"),
}


@in_every_language
@pytest.mark.parametrize("reason", sorted(codes.reasons("snapphana")))
def test_every_reason_is_a_sentence(code, reason):
    with speaking(code):
        assert whole(game_texts.reason("snapphana", Reason(reason, REASON_ARGS.get(reason, ()), cards("T18"))))


def test_a_reason_names_suits():
    assert game_texts.reason("snapphana", Reason("discards_void", ("S", "C"))) == (
        "Without spades and clubs you can soon trump there."
    )


@in_every_language
def test_the_four_games_have_names(code):
    with speaking(code):
        assert [game_texts.variant("snapphana", name) for name in FORMS] == ["800", "1000", "150", "Fjabbe"]


# The score sheet.


def lines(entries):
    for entry in entries:
        yield entry
        yield from lines(entry.below)


def sheet_of(variant="800"):
    score = scored(variant)
    setup = RULES.setup(None, variant)
    table = Table(setup, score.totals, dealer=A, hand=2, scores=(score,))
    return game_texts.sheet("snapphana", View(A, table), NAMES[: FORMS[variant].seats])


def test_every_line_of_the_count_has_its_amount_its_cards_and_its_clause():
    told = [
        (entry.text, entry.amounts, game_texts.parts("snapphana", entry.cards)) for entry in lines(sheet_of().entries)
    ]
    assert told == [
        ("Deal 2", ("147", "1"), ""),
        ("Flertal", ("112", ""), ""),
        ("Three tarokker", ("18", ""), "XIX N Fjønt"),
        ("Four knights", ("26", ""), "H♠ H♣ H♥ H♦"),
        ("Three jacks", ("12", ""), "KN♠ KN♥ KN♦"),
        ("Doubled", ("56", ""), ""),
        ("Cards", ("29", "1"), ""),
        ("Number", ("(12)", "(2)"), ""),
        ("2 × K/tarok", ("10", ""), "XIX N"),
        ("1 × K/tarok", ("6", ""), "Fjønt KN♦"),
        ("2 × H", ("8", ""), "H♠ KN♥ H♣ KN♠"),
        ("1 × H", ("5", ""), "H♥ H♦"),
        ("1 × hacka", ("", "1"), ""),
        ("Last trick", ("6", ""), ""),
    ]


def test_a_doubled_group_says_what_is_doubled_and_pairs_say_what_each_is_worth():
    notes = {entry.text: entry.note for entry in lines(sheet_of().entries) if entry.note}
    assert notes["Doubled"] == "3 flertal\n18 + 26 + 12 = 56"
    assert notes["2 × H"] == "H + KN: 2 × 4"


@pytest.mark.parametrize("variant", ["800", "fjabbe"])
def test_the_lines_of_a_section_add_up_to_it(variant):
    sections = [
        entry for entry in lines(sheet_of(variant).entries) if any(below.amounts != ("",) for below in entry.below)
    ]
    counted_sections = [entry for entry in sections if entry.clause.startswith(("snapphana#S5", "snapphana#S8"))]
    assert counted_sections
    for entry in counted_sections:
        for side, amount in enumerate(entry.amounts):
            below = [int(each.amounts[side]) for each in entry.below if each.amounts[side].isdigit()]
            assert sum(below) == int(amount or 0)


@in_every_language
@pytest.mark.parametrize("variant", FORMS)
def test_sheets_are_said_in_every_language_and_cite_clauses_of_the_page(code, variant):
    with speaking(code):
        entries = list(lines(sheet_of(variant).entries))
    assert all(whole(entry.text) for entry in entries)
    assert {entry.clause for entry in entries if entry.clause} <= clauses("snapphana", code)


def test_what_is_declared_stands_on_the_sheet_at_once():
    table = Table(
        RULES.setup(None, "800"),
        (34, 0),
        dealer=D,
        hand=1,
        turn=B,
        declared=(Declaration(A, Kind.KINGS, cards("SK CK HK DK"), 34),),
    )
    told = [
        (entry.text, entry.amounts) for entry in lines(game_texts.sheet("snapphana", View(A, table), NAMES).entries)
    ]
    assert told == [
        ("Deal 1, in play", ("", "")),
        ("Declared", ("34", "")),
        ("Four kings", ("34", "")),
    ]


# The rule page.


@in_every_language
def test_the_page_has_every_clause_and_every_decision(code):
    lengths = {1: 0, 2: 3, 3: 4, 4: 4, 5: 0, 6: 9, 7: 3, 8: 4, 9: 3, 10: 4, 11: 2, 12: 0, 13: 0, 14: 4, 15: 0}
    wanted = [f"S{n}" for n in lengths] + [f"S{n}.{k + 1}" for n, length in lengths.items() for k in range(length)]
    wanted += [f"SA{n}" for n in range(1, 22)]  # the other two change nothing for whoever plays
    assert clauses("snapphana", code) == {f"snapphana#{clause}" for clause in wanted}


@in_every_language
def test_the_page_has_the_thirty_examples_of_the_source_in_its_order(code):
    page = (PAGES / "snapphana" / f"{code}.md").read_text(encoding="utf-8")
    assert re.findall(r'"title": "(\d+) · ', page) == [str(number) for number in range(1, 31)]


def test_cards_are_called_as_the_language_of_the_day_calls_them():
    called = {}
    for code in (*language.LANGUAGES, "sv"):
        with speaking(code):
            called[code] = card_name("SC"), card_name("SK")
    assert called["sv"] == ("spader riddare", "spader kung")
    assert len(set(called.values())) == len(language.LANGUAGES)
