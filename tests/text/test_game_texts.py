"""Every code of the engine becomes a sentence, in every language."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import bluestick
from bluestick.engine.bots import Level, Reason
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import Refusal
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Ended, Outcome, Phase, SetupError, Unit
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.halma import events as halma
from bluestick.games.halma.moves import Word
from bluestick.games.halma.rules import QUIET_MOVES
from bluestick.text import errors as text_errors
from bluestick.text import game_texts, game_titles, language, phrases
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.rule_pages import clauses

SOURCES = Path(bluestick.__file__).parent
NAMES = ("", "Elin", "Anna", "Ivar")
in_every_language = pytest.mark.parametrize("code", first(language.LANGUAGES))


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


def raised(error, *files):
    """The codes with which an error of the engine is made."""
    sources = [(SOURCES / file).read_text(encoding="utf-8") for file in files]
    return {code for source in sources for code in re.findall(rf'{error.__name__}\("(\w+)"', source)}


def whole(sentence):
    """Whether this can be shown: something is said, and nothing is left to fill in."""
    return bool(sentence.strip()) and not re.search(r"[{}]|%n|%\d", sentence)


def outcome(*winners, reason):
    return Outcome(frozenset(map(Seat, winners)), (0, 0, 0, 0), reason, "halma#L9")


# Refusals.

REFUSALS = sorted(codes.refusals("halma") | {"outdated"})


@in_every_language
@pytest.mark.parametrize("refusal", REFUSALS)
def test_every_refusal_is_a_sentence(code, refusal):
    with speaking(code):
        sentence = game_texts.refusal(Refusal(refusal, "halma#L3", ("c3", "d4")))
    assert whole(sentence)
    assert sentence[-1] in ".)"


@pytest.mark.parametrize(
    ("refusal", "parts", "sentence"),
    [
        ("not_your_piece", ("d4",), "The piece on d4 is not yours."),
        ("leaves_goal", ("n14", "l13"), "The piece on n14 must stay in its goal base, and l13 is outside."),
        ("out_of_reach", ("a1", "p16"), "From a1 neither a step nor a chain of jumps leads to p16."),
    ],
)
def test_a_refusal_names_its_squares(refusal, parts, sentence):
    assert game_texts.refusal(Refusal(refusal, "halma#L6", parts)) == sentence


def test_a_refusal_by_a_house_rule_says_so_and_names_the_pieces_that_may_move():
    sentence = game_texts.refusal(Refusal("leave_first", "halma#LQ11", ("d1", "d2", "e1")))
    assert sentence.startswith("House rule “Leave first”:")
    assert sentence.endswith("(d1, d2, and e1).")


@in_every_language
def test_house_rules_are_called_the_same_in_refusals_as_on_the_page_of_options(code):
    with speaking(code):
        for refusal, option in (
            ("leave_first", "leave_first"),
            ("make_way_first", "leave_first"),
            ("no_return", "leave_first"),
            ("no_draws", "draws"),
        ):
            name, _ = game_texts.option("halma", option)
            assert name in game_texts.refusal(Refusal(refusal, "halma#LQ11", ("a1",)))


@in_every_language
def test_house_rules_are_called_the_same_on_the_rule_page(code):
    page = (SOURCES.parent / "resources" / "rules" / "halma" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        for option in GAMES["halma"].variants[0].options:
            name, _ = game_texts.option("halma", option.id)
            assert f"### {game_texts.clause_name(option.clause)} {name}\n" in page


def test_a_clause_is_named_without_its_game():
    assert game_texts.clause_name("halma#L7") == "L7"


# Events.

EVENTS = [
    halma.LotsDrawn(Seat(1)),
    halma.PieceMoved(Seat(1), ("a1", "c3", "e5"), jumped=True),
    halma.GoalEntered(Seat(1), "p16", 1),
    halma.GoalEntered(Seat(1), "p16", 7),
    halma.TurnPassed(Seat(1)),
    halma.DrawOffered(Seat(1)),
    halma.DrawAnswered(Seat(1), agreed=True),
    halma.DrawAnswered(Seat(1), agreed=False),
    halma.Resigned(Seat(1)),
    Ended(outcome(1, 3, reason="goal_filled")),
]


def test_every_kind_of_event_is_tried_here():
    kinds = {kind for kind in vars(halma).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in EVENTS} == kinds - {Event} | {Ended}


@in_every_language
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_line_of_the_log_names_the_player_or_speaks_to_you(code, event):
    with speaking(code):
        line = game_texts.event("halma", event, NAMES)
        mine = game_texts.event("halma", event, ("Elin", "", "Anna", "Ivar"))
    assert whole(line)
    assert "Elin" in line
    assert whole(mine)
    assert "Elin" not in mine


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (halma.PieceMoved(Seat(0), ("a1", "c3", "e5"), jumped=True), "You: a1–c3–e5"),
        (halma.GoalEntered(Seat(0), "p16", 1), "You have 1 piece in the goal."),
        (halma.GoalEntered(Seat(1), "p16", 3), "Elin has 3 pieces in the goal."),
        (halma.DrawOffered(None), "100 moves each without a new piece in the goal. Do you want a draw?"),
        (halma.Resigned(Seat(0)), "You resign."),
    ],
)
def test_lines_of_the_log(event, line):
    assert game_texts.event("halma", event, NAMES) == line


def test_the_log_keeps_the_number_that_the_rules_keep():
    assert str(QUIET_MOVES) in game_texts.event("halma", halma.DrawOffered(None), NAMES)


# Phases and outcomes.

PHASES = sorted(codes.phases("halma"))


@in_every_language
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [None, *range(4)])
def test_every_phase_is_said_to_everybody(code, phase, seat):
    with speaking(code):
        assert whole(game_texts.phase("halma", Phase(phase, "halma#L3.2"), NAMES, frozenset({Seat(0), Seat(1)}), seat))


@pytest.mark.parametrize(
    ("names", "seat", "text"),
    [
        (("", "Elin"), 0, "Your turn – move one piece"),
        (("Elin", ""), 1, "Elin is thinking"),
        (("Anna", ""), 0, "Anna: your turn – move one piece"),
        (("Elin", "Ivar"), None, "Elin is thinking"),
    ],
)
def test_the_header_says_whose_turn_it_is(names, seat, text):
    assert game_texts.phase("halma", Phase("move", "halma#L3.2"), names, frozenset({Seat(0)}), seat) == text


REASONS = sorted(codes.endings("halma"))
DRAWN = {"dead", "stuck", "repetition", "agreed"}


@in_every_language
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("winners", [(0,), (1,), (0, 2), (1, 3)])
def test_every_outcome_is_a_sentence(code, reason, winners):
    names = NAMES[: 2 * len(winners)]
    with speaking(code):
        sentence = game_texts.outcome("halma", outcome(*(() if reason in DRAWN else winners), reason=reason), names)
        assert whole(sentence)
        assert reason in DRAWN or 0 in winners or phrases.list_names(names, map(Seat, winners)) in sentence


@pytest.mark.parametrize(
    ("names", "winners", "reason", "sentence"),
    [
        (("", "Elin"), (0,), "goal_filled", "You win: all your pieces are in the goal!"),
        (("", "Elin"), (1,), "goal_filled", "Elin wins: all pieces are in the goal."),
        (("Anna", "Elin"), (0,), "goal_filled", "Anna wins: all pieces are in the goal."),
        (("Anna", ""), (1,), "goal_filled", "You win: all your pieces are in the goal!"),
        (NAMES, (0, 2), "goal_filled", "You and Anna win: all your pieces are in the goal!"),
        (NAMES, (1, 3), "goal_filled", "Elin and Ivar win: all pieces are in the goal."),
        (("", "Elin"), (1,), "resigned", "You have resigned. Elin wins."),
        (NAMES, (1, 3), "resigned", "Your pair has resigned. Elin and Ivar win."),
        (("Ivar", "Elin"), (1,), "resigned", "Elin wins: the other side has resigned."),
        (("", "Elin"), (), "dead", "A draw: neither side can win."),
    ],
)
def test_the_end_is_told_from_your_side(names, winners, reason, sentence):
    assert game_texts.outcome("halma", outcome(*winners, reason=reason), names) == sentence


def test_a_german_pair_that_you_belong_to_is_spoken_to_in_the_second_person():
    with speaking("de"):
        sentence = game_texts.outcome("halma", outcome(0, 2, reason="goal_filled"), NAMES)
    assert sentence == "Du und Anna gewinnt: Alle eure Steine sind im Ziel!"


# Bots.

BOT_REASONS = sorted(codes.reasons("halma") | {"by_lot"})


@in_every_language
@pytest.mark.parametrize("reason", BOT_REASONS)
def test_every_reason_of_a_bot_is_a_sentence(code, reason):
    with speaking(code):
        assert whole(game_texts.reason("halma", Reason(reason, (6,), ("a1", "b2", "c3", "e5"))))


WHY = Reason("forward")
BEST = Estimate("c1-c2", WHY, Basis.SAMPLED, 12.0, deals=40)
A_MOVE = Estimate("a2-a3", WHY, Basis.SAMPLED, 8.4, 3.6, 0.5, deals=40)


@in_every_language
@pytest.mark.parametrize("unit", Unit)
def test_a_distance_is_a_sentence_in_every_unit(code, unit):
    with speaking(code):
        said = game_texts.runners_up_text(
            "halma", unit, [BEST, A_MOVE, replace(A_MOVE, move="b1-b2"), replace(A_MOVE, move="d1-d2")]
        )
    assert whole(said)
    assert said.startswith("a2–a3: ")
    assert " b1–b2: " in said
    assert "d1" not in said, "two are enough"


def test_only_distances_are_told_that_are_beyond_doubt_and_worth_a_word():
    doubt, little = replace(A_MOVE, draw=2.0), replace(A_MOVE, gap=0.04, draw=0.0)
    for unit in Unit:
        assert game_texts.runners_up_text("halma", unit, [BEST, doubt, little]) == ""
    assert game_texts.runners_up_text("halma", Unit.STEPS, [BEST, replace(A_MOVE, gap=178.0)]) == ""
    assert game_texts.runners_up_text("halma", Unit.POINTS, [BEST, doubt, A_MOVE]) == "a2–a3: about 4 points worse."
    assert game_texts.runners_up_text("halma", Unit.STEPS, [BEST, A_MOVE]) == "a2–a3: about 4 squares worse."
    assert game_texts.runners_up_text("halma", Unit.HANDS, [BEST, replace(A_MOVE, gap=0.31, draw=0.01)]) == (
        "a2–a3: about 0.3 more lost deals."
    )


def test_a_distance_is_no_more_exact_than_it_is_known():
    assert game_texts.runners_up_text("halma", Unit.POINTS, [BEST, replace(A_MOVE, gap=48.7, draw=9.0)]) == (
        "a2–a3: about 50 points worse."
    )


def test_a_reason_names_the_move_that_it_is_about():
    reason = Reason("builds_ladder", (9,), ("a1", "b2", "c3", "e5"))
    assert game_texts.reason("halma", reason) == "This move builds a ladder: next you can play c3–e5."


# What is read before a match, and on buttons.


@in_every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_forms_and_options_have_names(code, game):
    with speaking(code):
        said = [game_titles.game_name(game), game_titles.tagline(game), game_titles.players_line(game)]
        for variant in GAMES[game].variants:
            said.append(game_texts.variant(game, variant.id))
            said += [text for option in variant.options for text in game_texts.option(game, option.id)]
    assert all(map(whole, said))
    assert GAMES[game].variants


@in_every_language
@pytest.mark.parametrize("word", list(Word))
def test_every_word_has_a_button_and_an_effect(code, word):
    with speaking(code):
        assert whole(game_texts.word("halma", word.value))
        effect, clause = game_texts.effect("halma", word.value)
        assert whole(effect)
    assert clause in clauses("halma", code)


@in_every_language
def test_levels_have_different_names(code):
    with speaking(code):
        assert len({game_texts.level(level) for level in Level}) == len(Level)


@pytest.mark.parametrize(("text", "shown"), [("a1-b2", "a1–b2"), ("resign", "Resign")])
def test_a_move_in_the_list(text, shown):
    assert game_texts.move("halma", text) == shown


def test_names_of_players():
    assert phrases.name(NAMES, Seat(0)) == "You"
    assert phrases.list_names(NAMES, (Seat(3), Seat(1), Seat(0))) == "You, Elin, and Ivar"
    with speaking("sv"):
        assert phrases.list_names(NAMES, (Seat(0), Seat(1))) == "Du och Elin"


# Files and troubles.

SETUP_ERRORS = [
    SetupError("unknown_variant", "xiangqi"),
    SetupError("seats", 3, 2, 4),
    SetupError("unknown_option", "huffing"),
    SetupError("option_value", "draws", "maybe"),
]
RECORD_ERRORS = [
    RecordError("foreign", 1),
    RecordError("too_large", 1),
    RecordError("newer_version", 1, 2),
    RecordError("unknown_game", 1, "chess"),
    RecordError("newer_rules", 1, 7),
    RecordError("bad_header", 1, "seats"),
    RecordError("bad_setup", 1, SETUP_ERRORS[1]),
    RecordError("bad_line", 5),
    RecordError("bad_move", 5, "a1-q9"),
    RecordError("illegal_move", 5, "a1-b2", Refusal("not_your_piece", "halma#L3.2", ("a1",))),
    RecordError("after_end", 5),
]


@pytest.mark.parametrize("errors", [SETUP_ERRORS, RECORD_ERRORS], ids=["setup", "record"])
def test_every_error_of_the_engine_is_tried_here(errors):
    files = ("engine/rules.py", "engine/record_file.py", "engine/record.py", "engine/match.py", "games/__init__.py")
    assert {error.code for error in errors} == raised(type(errors[0]), *files)


@in_every_language
@pytest.mark.parametrize("error", SETUP_ERRORS, ids=lambda error: error.code)
def test_every_setup_error_says_what_was_asked_for(code, error):
    with speaking(code):
        sentence = text_errors.setup_error(error)
    assert whole(sentence)
    assert all(str(detail) in sentence for detail in error.details)


@in_every_language
@pytest.mark.parametrize("error", RECORD_ERRORS, ids=lambda error: error.code)
def test_every_record_error_names_the_file_and_the_line(code, error):
    with speaking(code):
        sentence = text_errors.record_error(error, "old.bluestick")
    assert whole(sentence)
    assert "old.bluestick" in sentence
    assert str(error.line) in sentence


LONG = "x" * 5_000


@in_every_language
@pytest.mark.parametrize(
    "error",
    [
        RecordError("unknown_game", 1, LONG),
        RecordError("bad_setup", 1, SetupError("unknown_variant", LONG)),
        RecordError("bad_setup", 1, SetupError("unknown_option", LONG)),
        RecordError("bad_setup", 1, SetupError("option_value", LONG, LONG)),
        RecordError("bad_setup", 1, SetupError("seats", 10**4000, 2, 4)),
        RecordError("bad_move", 5, LONG),
        RecordError("illegal_move", 5, LONG, Refusal("leave_first", "halma#LQ11", (LONG,) * 20)),
    ],
    ids=lambda error: error.code,
)
def test_only_the_beginning_of_what_stands_in_a_file_is_quoted(code, error):
    with speaking(code):
        sentence = text_errors.record_error(error, "old.bluestick")
    assert "…" in sentence
    assert len(sentence) < 600


def test_an_illegal_move_in_a_file_is_explained_with_its_clause():
    assert text_errors.record_error(RECORD_ERRORS[9], "old.bluestick") == (
        "“old.bluestick” can’t be opened. Line 5: The move “a1-b2” isn’t allowed: The piece on a1 is not yours. "
        "(L3.2) The file is unchanged."
    )


@in_every_language
@pytest.mark.parametrize(
    ("trouble", "args"),
    [("save_failed", ("/data/m.bluestick", "No space left")), ("torn", ("/data/m.bluestick",)), ("bot_restarted", ())],
)
def test_every_trouble_is_told(code, trouble, args):
    with speaking(code):
        assert whole(text_errors.trouble_text(trouble, *args))


def test_every_trouble_of_a_session_is_tried_here():
    source = (SOURCES / "match" / "session.py").read_text(encoding="utf-8")
    assert set(re.findall(r'trouble\.emit\("(\w+)"', source)) == {"save_failed", "torn", "bot_restarted"}


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: text_errors.trouble_text("no_coffee"),
        lambda: game_texts.refusal(Refusal("no_coffee", "halma#L1")),
        lambda: game_texts.outcome("halma", outcome(0, reason="no_coffee"), NAMES),
    ],
)
def test_a_code_without_a_sentence_is_an_error(nonsense):
    with pytest.raises((ValueError, KeyError)):
        nonsense()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_keys_has_something_of_every_game(game):
    assert game_texts.keys_of(game)
    assert all(pressed and does for pressed, does in game_texts.keys_of(game))
