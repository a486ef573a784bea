"""Names whatever a game on the shelf lacks: a widget, a rule page, a bot, a sentence."""

import os
import subprocess
import sys
from dataclasses import fields, is_dataclass
from enum import EnumType
from functools import partial
from importlib import import_module
from inspect import signature
from itertools import islice
from random import Random
from typing import get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import QSize

from bluestick.app import paths, texts
from bluestick.app.language import LANGUAGES
from bluestick.app.texts import GameTexts
from bluestick.app.texts.titles import TITLES
from bluestick.engine.bots import RandomBot, Reason
from bluestick.engine.events import Event
from bluestick.engine.match import Match
from bluestick.engine.moves import Refusal
from bluestick.engine.play import turns
from bluestick.engine.rules import Outcome, Phase, Rules
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.haggis.combinations import Reading, a_set
from bluestick.tables import TABLES, art, tile
from bluestick.tables.base import GameTable
from bluestick.tables.pace import Pace
from bluestick.tables.theme import DAY
from tests import codes, rule_pages

NAMES = ("", "Bo", "Cilla", "Dag")
YOU, BO = Seat(0), Seat(1)
CARD, PARTS = "SA", {"haggis": "7r", "halma": "a1", "kille": "KI"}

every_game = pytest.mark.parametrize("game", GAMES)


def speechless(sentences):
    """The codes whose sentence is missing or empty. ``sentences``: code -> function that makes the sentence."""
    return {code for code, sentence in sentences.items() if not _spoken(sentence)}


def _spoken(sentence):
    try:
        return sentence()
    except (IndexError, KeyError, ValueError):
        return ""


def any_of(*sentences):
    """The first of several sentences that there is: some codes go with certain facts only."""
    return lambda: next((said for sentence in sentences if (said := _spoken(sentence))), "")


@every_game
def test_it_has_a_widget(game):
    assert issubclass(TABLES[game], GameTable)


def test_every_widget_and_every_title_has_a_game():
    assert list(TABLES) == list(TITLES) == list(GAMES)


@every_game
def test_it_has_rules_of_its_name(game):
    assert isinstance(GAMES[game], Rules)
    assert GAMES[game].id == game
    assert GAMES[game] is GAMES[game]


@every_game
def test_it_has_every_function_that_makes_a_sentence(game):
    wanted = {name: function for name, function in vars(GameTexts).items() if not name.startswith("_")}
    assert len(wanted) > 10
    found = {name: vars(texts.TEXTS[game])[name] for name in wanted}
    assert {name: len(signature(function).parameters) for name, function in found.items()} == {
        name: len(signature(function).parameters) - 1 for name, function in wanted.items()
    }


@every_game
@pytest.mark.parametrize("size", [QSize(224, 190), QSize(64, 64)])
def test_it_has_a_picture(game, size, qapp):
    art.open_resources(paths.resources())
    assert tile(game, DAY, size, 2).deviceIndependentSize().toSize() == size


def test_the_shelf_is_shown_before_any_game_is_imported(tmp_path):
    show = (
        "import sys; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication;"
        "from bluestick.app.main import run; loop = QApplication.exec;"
        "QApplication.exec = staticmethod(lambda: (QTimer.singleShot(100, QApplication.quit), loop())[1]);"
        "status = run(); print(*sys.modules); sys.exit(status)"
    )
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", show]
    shown = subprocess.run(command, env=environment, timeout=60, check=True, capture_output=True, text=True)
    loaded = set(shown.stdout.split())
    assert {f"bluestick.tables.{game}.tile" for game in GAMES} <= loaded
    for game in GAMES:
        heavy = {f"bluestick.games.{game}.{name}" for name in ("rules", "legal", "state", "bot")}
        heavy |= {f"bluestick.tables.{game}.{name}" for name in ("table", "pictures")}
        assert (heavy | {f"bluestick.app.texts.{game}"}) & loaded == set()


@every_game
def test_it_is_called_something(game):
    for text in (texts.game_name(game), texts.tagline(game), texts.players_line(game)):
        assert text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_it_cites_is_on_its_rule_page(game, language):
    cited = codes.clauses(game) | {f"{game}#{GAMES[game].turn_clause}"}
    cited |= {option.clause for variant in GAMES[game].variants for option in variant.options}
    assert cited - rule_pages.clauses(game, language) == set()


@every_game
def test_the_rule_pages_have_the_same_clauses(game):
    pages = {language: rule_pages.clauses(game, language) for language in LANGUAGES}
    assert len(pages["en"]) > 10
    assert {language: page ^ pages["en"] for language, page in pages.items() if page != pages["en"]} == {}


@every_game
def test_every_refusal_has_a_sentence(game):
    clause = f"{game}#{GAMES[game].turn_clause}"
    found = codes.refusals(game)
    assert found

    def sentence(code, args):
        return lambda: texts.refusal(Refusal(code, clause, ("a1", "b2"), args))

    said = {code: any_of(sentence(code, ()), sentence(code, (3,))) for code in found | {"outdated"}}
    assert speechless(said) == set()


@every_game
def test_every_phase_has_a_sentence(game):
    found = codes.phases(game)
    assert found
    for seat in (YOU, BO, None):

        def sentence(code, seat=seat):
            said = [
                partial(texts.phase, game, Phase(code, "", facts), NAMES, frozenset({YOU}), seat)
                for facts in ((), (0, 1))
            ]
            return any_of(*said)

        assert speechless({code: sentence(code) for code in found}) == set()


@every_game
def test_every_ending_has_a_sentence(game):
    found = codes.endings(game)
    assert found

    def sentence(reason, winners):
        return lambda: texts.outcome(game, Outcome(frozenset(winners), (0, 0), reason, ""), NAMES[:2])

    assert speechless({code: any_of(sentence(code, [YOU]), sentence(code, [])) for code in found}) == set()


@every_game
def test_every_reason_of_a_bot_has_a_sentence(game):
    found = codes.reasons(game)
    assert found

    def sentence(code, args):
        return lambda: texts.reason(game, Reason(code, args, ("a1", "b2")))

    assert speechless({code: any_of(sentence(code, ()), sentence(code, (3,))) for code in found | {"by_lot"}}) == set()


@every_game
def test_every_variant_and_option_has_a_name_and_options_are_explained(game):
    for variant in GAMES[game].variants:
        assert texts.variant(game, variant.id)
        for option in variant.options:
            name, explanation = texts.option(game, option.id)
            assert name
            assert explanation


@every_game
def test_every_word_has_a_name(game):
    found = codes.words(game)
    assert speechless({word: lambda said=word: texts.word(game, said) for word in found}) == set()


@every_game
def test_every_button_beside_the_table_has_an_effect_and_a_clause(game, qtbot):
    art.open_resources(paths.resources())
    rules = GAMES[game]
    match = Match(rules, rules.setup(), rng=Random(1))
    table = TABLES[game](rules, match.setup, DAY, Pace(0))
    qtbot.addWidget(table)
    beside = set()
    for _ in islice(turns(match, [RandomBot()]), 300):
        for seat in match.to_act - {CHANCE}:
            beside |= set(table.words_beside(match.moves(seat)))
    assert {word for word in beside if not all(texts.effect(game, word))} == set()


@every_game
def test_every_event_has_a_line_in_the_log(game):
    modules = [import_module(f"bluestick.games.{game}.{name}") for name in ("rules", "events")]
    things = {thing for module in modules for thing in vars(module).values() if isinstance(thing, type)}
    kinds = {thing for thing in things if issubclass(thing, Event)} - {Event}
    assert len(kinds) > 2

    def line(kind, reason):
        return lambda: texts.event(game, made_up(kind, game, reason), NAMES)

    lines = {kind.__name__: any_of(*(line(kind, reason) for reason in codes.endings(game))) for kind in kinds}
    assert speechless(lines) == set()


def made_up(hint, game, reason):
    """An event, with something plausible in every field, and what else such fields hold."""
    part = PARTS.get(game, CARD)
    ended = Outcome(frozenset({YOU}), (0, 0, 0, 0), reason, "")
    simple = {Seat: YOU, bool: True, int: 3, str: part, Outcome: ended, Reading: a_set(1, 7)}
    if hint in simple:
        return simple[hint]
    if isinstance(hint, EnumType):
        return next(iter(hint))
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{field.name: made_up(hints[field.name], game, reason) for field in fields(hint)})
    kinds = get_args(hint)
    if get_origin(hint) is not tuple:
        return made_up(kinds[0], game, reason)  # something or None
    kinds = kinds[:1] * 2 if kinds[-1] is ... else kinds
    return tuple(made_up(each, game, reason) for each in kinds)
