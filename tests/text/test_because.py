"""Sentences on why a move is better: true to the figures, short, and in every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import RECENT_DEALS, Level, Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import SURE_ERRORS, Decision, JudgedDecision, verdict
from bluestick.games import GAMES, adviser, bot
from bluestick.text import coach, game_texts, language, review
from bluestick.text.figures import comparative_frequency_text, frequency_text, rounded_difference
from tests.app.speech import speaking
from tests.games.test_advisers import Clock, clock  # noqa: F401  a fixture

TOLD = sorted(game for game in GAMES if find_spec(f"bluestick.text.{game}.because"))
MOST = 20
"""Largest number of words of a sentence."""


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def match_of(game: str, seats: int = 2) -> AnyMatch:
    rules = GAMES[game]
    variant = next(variant for variant in rules.variants if seats in variant.seats)
    return Match(rules, rules.setup(seats, variant.id), rng=Random(1))


# Every code, one by one.

TABLE = {
    ("haljan", 4, "trick", None, 0.68, 0.33): "Your side takes this trick in 70% of deals, with 10♠ J♥ A♣ in 35%.",
    ("haljan", 2, "trick", None, 0.68, 0.33): "You take this trick in 70% of deals, with 10♠ J♥ A♣ in 35%.",
    ("haljan", 2, "swing", None, -2.0, -16.4): "You lose about 14 points less in this trick than with 10♠ J♥ A♣.",
    (
        "haljan",
        2,
        "next",
        None,
        30.0,
        -11.0,
    ): "The next tricks win you points, but with 10♠ J♥ A♣ cost you some: about 41 in all.",
    ("haljan", 2, "held", None, 9.0, 1.0): (
        "After the next tricks your hand is about 8 points stronger than with 10♠ J♥ A♣."
    ),
    ("haljan", 2, "swing", None, 16.4, 2.0): "You win about 14 points more in this trick than with 10♠ J♥ A♣.",
    ("haljan", 2, "swing", None, 9.0, -5.0): (
        "This trick wins you points, but with 10♠ J♥ A♣ costs you some: about 14 in all."
    ),
    ("haljan", 2, "next", None, 30.0, 11.0): "You win about 19 points more in the next tricks than with 10♠ J♥ A♣.",
    ("haljan", 2, "next", None, -3.0, -11.0): "You lose about 8 points less in the next tricks than with 10♠ J♥ A♣.",
    ("haljan", 2, "next", "keeps", 30.0, 11.0): "You keep J♠ J♥: you win about 19 points more in the next tricks.",
    ("haljan", 2, "next", "keeps", -3.0, -11.0): "You keep J♠ J♥: you lose about 8 points less in the next tricks.",
    ("haljan", 2, "won", None, 0.4, 0.01): "You soon win the round in 40% of deals, with 10♠ J♥ A♣ in hardly any.",
    ("haljan", 4, "lost", None, 0.0, 0.2): "You soon lose the round in no deal tried, with 10♠ J♥ A♣ in 20%.",
    ("haljan", 2, "last", None, 0.6, 0.4): "You take the last trick of langen in 60% of deals, with 10♠ J♥ A♣ in 40%.",
    ("haljan", 4, "last", None, 0.6, 0.4): (
        "Your side takes the last trick of langen in 60% of deals, with 10♠ J♥ A♣ in 40%."
    ),
    ("haljan", 2, "next", "keeps", 30.0, -11.0): "You keep J♠ J♥: the next tricks bring you about 41 points more.",
    ("haljan", 2, "held", "keeps", 9.0, 1.0): (
        "You keep J♠ J♥: after the next tricks your hand is about 8 points stronger."
    ),
    ("haljan", 2, "won", "keeps", 1.0, 0.4): (
        "You keep J♠ J♥: you soon win the round in every deal tried, with 10♠ J♥ A♣ in 40%."
    ),
    ("haljan", 2, "lost", "keeps", 0.01, 0.4): (
        "You keep J♠ J♥: you soon lose the round in hardly any deal, with 10♠ J♥ A♣ in 40%."
    ),
    ("haljan", 2, "last", "keeps", 0.99, 0.4): (
        "You keep J♠ J♥: you take the last trick in nearly every deal, with 10♠ J♥ A♣ in 40%."
    ),
    ("haljan", 4, "last", "keeps", 0.5, 0.0): (
        "You keep J♠ J♥: the last trick is yours in 50% of deals, with 10♠ J♥ A♣ in none."
    ),
    ("haggis", 2, "first", None, 0.81, 0.15): "You go out first in 80% of deals, with “run 6–9” in 15%.",
    ("haggis", 2, "first", "keeps", 0.97, 0.28): (
        "You keep J K: you go out first in 95% of deals, with “run 6–9” in 30%."
    ),
    ("haggis", 2, "first", "fewer_leads", 0.81, 0.15): (
        "You need fewer leads later: you go out first in 80% of deals, with “run 6–9” in 15%."
    ),
    ("haggis", 2, "tricks", None, 4.0, -14.0): (
        "The tricks win you points, but with “run 6–9” cost you some: about 18 in all."
    ),
    ("haggis", 2, "tricks", None, 14.0, 4.0): "You win about 10 points more in tricks than with “run 6–9”.",
    ("haggis", 2, "tricks", None, -4.0, -14.0): "You lose about 10 points less in tricks than with “run 6–9”.",
    ("haggis", 2, "tricks", "keeps", 4.0, -14.0): "You keep J K: the tricks bring you about 18 points more.",
    ("haggis", 2, "catches", None, 3.21, 1.0): (
        "You get five points each for 3.2 leftover cards on average, with “run 6–9” for 1.0."
    ),
    ("haggis", 2, "catches", "keeps", 3.21, 1.0): (
        "You keep J K: you score for 3.2 leftover cards, with “run 6–9” for 1.0."
    ),
    ("haggis", 2, "catches", "fewer_leads", 3.21, 1.0): (
        "You need fewer leads later: you score for 3.2 leftover cards, with “run 6–9” for 1.0."
    ),
    ("haggis", 2, "caught", None, 1.2, 3.4): (
        "An opponent gets five points each for 1.2 leftover cards on average, with “run 6–9” for 3.4."
    ),
    ("haggis", 2, "caught", "keeps", 1.2, 3.4): (
        "You keep J K: an opponent scores for 1.2 cards, with “run 6–9” for 3.4."
    ),
    ("haggis", 2, "caught", "fewer_leads", 1.2, 3.4): (
        "You need fewer leads later: an opponent scores for 1.2 cards, with “run 6–9” for 3.4."
    ),
    ("kille", 4, "out", None, 0.12, 0.32): "You are out in 10% of deals, with “Swap” in 30%.",
    ("kille", 4, "out", "hit", 0.12, 1.0): (
        "You are out in 10% of deals, with “Swap” in every one, mostly because a husar or svin hits you."
    ),
    ("kille", 4, "others", None, 1.83, 1.2): "More of the others go out: 1.8 on average, with “Swap” 1.2.",
    ("snapphana", 2, "trick", None, 0.8, 0.35): "You take this trick in 80% of deals, with “KN♠” in 35%.",
    ("snapphana", 4, "trick", None, 0.8, 0.35): "Your side takes this trick in 80% of deals, with “KN♠” in 35%.",
    ("snapphana", 2, "swing", None, 12.4, -1.5): (
        "This trick wins you points, but with “KN♠” costs you some: about 14 in all."
    ),
    ("snapphana", 2, "swing", None, 22.4, 8.5): "You win about 14 points more in this trick than with “KN♠”.",
    ("snapphana", 2, "swing", None, -1.5, -15.4): "You lose about 14 points less in this trick than with “KN♠”.",
    ("snapphana", 2, "next", None, 20.0, 12.0): "You win about 8 points more in later tricks than with “KN♠”.",
    ("snapphana", 2, "next", None, 3.0, -5.0): (
        "Later tricks win you points, but with “KN♠” cost you some: about 8 in all."
    ),
    ("snapphana", 2, "next", None, -12.0, -20.0): "You lose about 8 points less in later tricks than with “KN♠”.",
    ("snapphana", 2, "next", "keeps", -12.0, -20.0): "You keep VI: the later tricks bring you about 8 points more.",
    (
        "snapphana",
        4,
        "combined",
        None,
        51.0,
        0.0,
    ): "Won combinations bring you about 51 points more against the others than with “KN♠”.",
    (
        "snapphana",
        4,
        "combined",
        "keeps",
        51.0,
        0.0,
    ): "You keep VI: won combinations bring you about 51 points more against the others.",
    ("snapphana", 2, "last", None, 0.6, 0.4): "You take the last trick in 60% of deals, with “KN♠” in 40%.",
    ("snapphana", 4, "last", None, 0.6, 0.4): "Your side takes the last trick in 60% of deals, with “KN♠” in 40%.",
    ("snapphana", 2, "last", "keeps", 0.6, 0.4): (
        "You keep VI: you take the last trick in 60% of deals, with “KN♠” in 40%."
    ),
    ("snapphana", 4, "last", "keeps", 0.99, 0.01): (
        "You keep VI: your side takes the last trick in nearly every deal, with “KN♠” in hardly any."
    ),
    ("snapphana", 2, "declared", None, 30.0, 12.0): "You can then declare about 18 points more than with “KN♠”.",
    ("snapphana", 2, "won", None, 0.4, 0.2): "You win the match in this deal in 40% of deals, with “KN♠” in 20%.",
    ("snapphana", 2, "won", "keeps", 0.4, 0.2): (
        "You keep VI: you win the match now in 40% of deals, with “KN♠” in 20%."
    ),
    ("snapphana", 2, "beaten", None, 0.1, 0.2): "You lose the match in this deal in 10% of deals, with “KN♠” in 20%.",
    ("snapphana", 2, "beaten", "keeps", 0.1, 0.2): (
        "You keep VI: you lose the match now in 10% of deals, with “KN♠” in 20%."
    ),
    ("snapphana", 4, "lost", None, 0.0, 0.06): "You lose this deal in no deal tried, with “KN♠” in 5%.",
    ("snapphana", 4, "lost", "no_trick", 0.6, 0.8): (
        "You lose this deal in 60% of deals, with “KN♠” in 80%, mostly because you take no trick."
    ),
    ("snapphana", 4, "others", None, 1.24, 1.0): "More of the others lose this deal: 1.2 on average, with “KN♠” 1.0.",
    ("snapphana", 4, "others", "keeps", 1.24, 1.0): (
        "You keep VI: on average 1.2 others lose this deal, with “KN♠” 1.0."
    ),
    ("halma", 2, "now", None, 6.0, 2.0): "This move brings you 4 squares nearer to the goal than a1–b3.",
    ("halma", 2, "later", None, 9.0, 7.5): "Your next moves get 2 squares farther than after a1–b3.",
    ("halma", 4, "later", None, 9.0, 4.0): "The next moves of your side get 5 squares farther than after a1–b3.",
    ("halma", 2, "reply", None, 1.0, 4.0): "The others get 3 squares less far than after a1–b3.",
    ("halma", 2, "behind", None, 0.5, 2.0): "Fewer of your pieces are left behind: 0.5 on average, after a1–b3 2.0.",
    ("halma", 2, "home", None, 7.5, 6.0): "More of your pieces reach the goal: 7.5 on average, after a1–b3 6.0.",
    ("halma", 2, "moves", None, 9.0, 11.0): "You need 9 moves to bring all pieces into the goal, with a1–b3 11.",
}
"""By game, players, outcome, cause, and its two figures."""
OTHER = {
    "haljan": "play S10 HJ CA",
    "haggis": "play 6r 7r 8r 9r as run:1:4:9",
    "kille": "swap",
    "snapphana": "play SJ",
    "halma": "a1-b3",
}
PARTS = {"haljan": ("SJ", "HJ"), "haggis": ("J", "K"), "snapphana": ("T6",)}
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def said(game: str, seats: int, why: ComparisonReason) -> str:
    return game_texts.because(match_of(game, seats), why, OTHER[game])


def named(known: object) -> str:
    return "-".join(map(str, known[:4])) if isinstance(known, tuple) else ""


def of_table(game: str, outcome: str, cause: str | None, here: float, there: float) -> ComparisonReason:
    return ComparisonReason(outcome, here, there, 0.01, cause, PARTS[game] if cause == "keeps" else ())


@pytest.mark.parametrize(("known", "sentence"), TABLE.items(), ids=named)
def test_every_outcome_and_cause_has_its_sentence(known, sentence):
    game, seats, *rest = known
    assert said(game, seats, of_table(game, *rest)) == sentence
    print(sentence)


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("known", TABLE, ids=named)
def test_a_sentence_is_short_and_whole_in_every_language(code, known):
    game, seats, *rest = known
    outcome, cause, *usual = rest
    extremes = ((0.01, 0.99), (0.99, 0.01)) if min(usual) >= 0 and max(usual) <= 1 else ()
    with speaking(code):
        for figures in extremes:
            assert length(said(game, seats, of_table(game, outcome, cause, *figures))) <= MOST
        sentence = said(game, seats, of_table(game, *rest))
    assert not re.search(r"[{}]|%n|\(\w+\)", sentence)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    assert length(sentence) <= MOST, sentence


def length(sentence: str) -> int:
    """So many words, a figure with its sign for one."""
    return len(re.sub(r"\s%", "%", sentence).split())


@pytest.mark.parametrize("game", TOLD)
def test_no_code_is_left_out(game):
    measures = import_module(f"bluestick.games.{game}.thinking.measures").MEASURES
    known = {outcome for one, _, outcome, *_ in TABLE if one == game}
    assert known == {measure.code for measure in measures if measure.least < 100}


def test_where_nothing_stands_out_nothing_is_said():
    assert game_texts.because(match_of("halma"), None, "d3-e4") == ""


def test_moves_of_one_name_are_not_compared(dressed):
    """Of two single sixes of other colours no sentence can say which is meant."""
    why = ComparisonReason("first", 0.8, 0.2)
    red, green = "play 6r as set:1:6", "play 6g as set:1:6"
    assert game_texts.move("haggis", red) == game_texts.move("haggis", green)
    assert game_texts.because(match_of("haggis", 2), why, red)
    assert game_texts.because(match_of("haggis", 2), why, red, green) == ""


def test_a_long_move_is_named_by_its_beginning():
    match = match_of("snapphana")
    sentence = game_texts.because(match, ComparisonReason("declared", 30.0, 12.0), "discard SA SK SQ SJ S9 S8")
    assert sentence == "You can then declare about 18 points more than with “Discard Æ♠ K♠ D♠ …”."


def test_what_a_damaged_file_may_hold_is_no_sentence():
    for game in TOLD:
        match = Match(GAMES[game], GAMES[game].setup())
        assert game_texts.because(match, ComparisonReason("{nonsense}", 1.0, 0.0, cause="out"), OTHER[game]) == ""


# Figures.


def test_nothing_is_said_to_be_certain_that_was_not_always_so():
    assert (frequency_text(0.0), frequency_text(0.001), frequency_text(0.999), frequency_text(1.0)) == (
        "in no deal tried",
        "in hardly any deal",
        "in nearly every deal",
        "in every deal tried",
    )
    assert (
        comparative_frequency_text(0.0),
        comparative_frequency_text(0.001),
        comparative_frequency_text(0.999),
        comparative_frequency_text(1.0),
    ) == (
        "in none",
        "in hardly any",
        "in nearly all",
        "in every one",
    )
    assert (frequency_text(0.324), comparative_frequency_text(0.326)) == ("in 30% of deals", "in 35%")


@pytest.mark.parametrize(("error", "rounded"), [(0.0, 41), (1.9, 41), (2.5, 40), (7.0, 40)])
def test_a_difference_is_no_more_exact_than_it_is_known(error, rounded):
    assert rounded_difference(ComparisonReason("next", 30.0, -11.0, error)) == rounded
    assert rounded_difference(ComparisonReason("next", -11.0, 32.4, 2.5)) == 45


@pytest.mark.parametrize("hundredths", range(96))
def test_a_difference_that_is_noticed_is_seen(hundredths):
    """Five per cent is the least of all measures."""
    assert comparative_frequency_text(hundredths / 100) != comparative_frequency_text(hundredths / 100 + 0.0501)


# Positions drawn by lot.


@dataclass(frozen=True)
class Position:
    """A decision of a match between simple players."""

    match: AnyMatch
    seat: Seat

    def weighed(self, now: float) -> tuple[Estimate[Any], ...]:
        match, seat = self.match, self.seat
        view, heard, moves = match.view(seat), match.events_seen_by(seat, RECENT_DEALS), match.moves(seat)
        rng = Random(f"{match.position}")
        also = [moves.sample(rng) for _ in range(3)]
        tally = Tally(f"{match.id}/{match.position}")
        return adviser(match.rules.id).weigh(view, heard, moves, also, now + 1.0, tally)


def positions(game: str) -> Iterator[Position]:
    rng = Random(f"because/{game}")
    for number in range(12):
        rules = GAMES[game]
        variant = rng.choice(rules.variants)
        seats = rng.choice([seats for seats in variant.seats if seats <= 6])
        level = (Level.EASY, Level.MEDIUM)[number % 2]
        match: AnyMatch = Match(rules, rules.setup(seats, variant.id), rng=rng, id=f"{number}")
        enough = rng.randrange(3, 80)
        play_out(match, [bot(game, level)], until=lambda match, enough=enough: match.position >= enough)
        yield from (Position(match, seat) for seat in sorted(match.to_act) if seat >= 0)


def figures(why: ComparisonReason) -> list[tuple[float, float]]:
    """The numbers that have to be in the sentence, and how exactly."""
    if why.outcome in ("swing", "next", "held", "tricks", "combined", "declared", "now", "later", "reply"):
        return [(abs(why.here - why.there), 0.5 if why.error < 2 else 2.5 if why.error < 6 else 5)]
    if why.outcome in ("catches", "caught", "others", "behind", "home"):
        return [(why.here, 0.05), (why.there, 0.05)]
    if why.outcome == "moves":
        return [(why.here, 0.5), (why.there, 0.5)]
    return [(100 * share, 2.5) for share in (why.here, why.there) if 0.025 <= share < 0.975]


@pytest.fixture
def ticking(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Clock:  # noqa: F811
    monkeypatch.setattr("bluestick.engine.second_opinion.monotonic", clock)
    return clock


@pytest.mark.parametrize("game", TOLD)
def test_in_positions_drawn_by_lot_reasons_are_short_true_and_for_the_mark(game, ticking):
    measures = {one.code: one for one in import_module(f"bluestick.games.{game}.thinking.measures").MEASURES}
    reasons = []
    for position in positions(game):
        match, found = position.match, position.weighed(ticking.now)
        unit = match.rules.variant(match.setup.variant).unit
        for each in found:
            if (why := each.why) is not None:
                reasons.append((match, why, match.rules.write(each.move)))
                judged = verdict(found, each.move, unit)
                assert judged is not None
                assert judged.why == why
                assert judged.difference > SURE_ERRORS * each.draw
                assert (why.here > why.there) is measures[why.outcome].more_is_better
    assert len(reasons) >= 3
    for code in language.LANGUAGES:
        with speaking(code):
            for match, why, made in reasons:
                sentence, name = game_texts.because(match, why, made), game_texts.move(game, made)
                words = name.split(" ")
                if len(words) > game_texts.LONG_NAME:
                    name = " ".join([*words[: game_texts.LONG_NAME - 1], "…"])
                assert length(sentence) <= MOST, sentence
                plain = sentence
                for cards in filter(None, (name, game_texts.parts(game, why.parts))):
                    plain = plain.replace(cards, "")
                told, known = [float(one.replace(",", ".")) for one in NUMBER.findall(plain)], figures(why)
                assert len(told) == len(known), sentence
                for number, (figure, step) in zip(told, known, strict=True):
                    assert abs(number - figure) <= step + 1e-9, sentence


# Where it is said.

WHY = ComparisonReason("out", 0.12, 0.32, 0.01)
MADE = Estimate("swap", Reason("counted_swap", (12, 32), ("3",)), Basis.SAMPLED, 1.0, 0.6, 0.05, 0.0, 200, WHY)
BEST = Estimate("stand", Reason("counted_stand", (12, 32), ("3",)), Basis.SAMPLED, 1.6, 0.0, 0.0, 0.0, 200)
SAID = "You are out in 10% of deals, with “Swap” in 30%."
THUMB = "With 3 you’re out in 12% of deals if you stand, 32% if you swap."


def test_the_hint_gives_the_reason_against_the_next_best_move():
    match = match_of("kille", 4)
    assert game_texts.hint_sentences(match, BEST.reason, [BEST, MADE]) == f"{SAID} Swap: about 0.6 chips worse."


def test_the_hint_falls_back_on_the_rule_of_thumb():
    match = match_of("kille", 4)
    for other in (replace(MADE, why=None), replace(MADE, gap=0.01)):
        assert game_texts.hint_sentences(match, BEST.reason, [BEST, other]).startswith(THUMB)
    assert game_texts.hint_sentences(match, BEST.reason, []) == THUMB


def test_the_review_says_why_the_better_move_is_better():
    match = match_of("kille", 4)
    found = verdict([BEST, MADE], "swap", Unit.CHIPS)
    assert found.is_bad
    assert review.explanation_text(match, "swap", found) == f"Better by about 0.6 chips: Stand. {SAID}"
    judged = JudgedDecision(Decision(3, Seat(0), "swap", 0), found)
    assert review.move_remark(match, judged).startswith(
        f"? Mistake. Better by about 0.6 chips: Stand. {SAID} Compared in"
    )


def test_the_review_gives_no_reason_for_a_move_that_is_not_marked():
    match = match_of("kille", 4)
    for doubtful in (replace(MADE, gap=0.01), replace(MADE, draw=1.0)):
        found = verdict([BEST, doubtful], "swap", Unit.CHIPS)
        assert not found.is_bad
        assert SAID not in review.explanation_text(match, "swap", found)


def test_the_coach_gives_one_reason():
    match = match_of("kille", 4)
    found = verdict([BEST, MADE], "swap", Unit.CHIPS)
    assert coach.doubt_question(match, MADE, found) == (
        f"Swap: about 0.6 chips worse. Better Stand: {SAID} Play this anyway?"
    )
    assert coach.costliest_move_remark(match, MADE, found) == (
        f"This move cost you most in this deal. Swap: about 0.6 chips worse. Better Stand: {SAID}"
    )


def test_the_coach_names_no_cost_that_speaks_for_the_bad_move():
    """Out less often with the move that is called bad: true, and no reason to call it bad."""
    match = match_of("kille", 4)
    made = replace(MADE, why=None, reason=Reason("counted_swap", (40, 31), ("3",)))
    best = replace(BEST, reason=Reason("more_of_pot", (), ("3",)))
    found = verdict([best, made], "swap", Unit.CHIPS)
    assert "%" not in coach.doubt_question(match, made, found)
    assert "%" not in coach.costliest_move_remark(match, made, found)
