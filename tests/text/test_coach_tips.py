"""Tips of the coach for the first time: for every phase and every important event, with its clause."""

import inspect
import re
from importlib import import_module

import pytest

from bluestick.engine.events import Event
from bluestick.games import GAMES
from bluestick.text import language
from bluestick.text.coach import TIPS
from tests import codes
from tests.app.speech import speaking
from tests.daily import first
from tests.rule_pages import clauses

LONGEST = 250
"""Largest number of characters; there is room for them beside a table."""

SILENT = {
    "haljan": {
        "deal": "nobody acts",
        "over": "nobody acts",
        "ExchangePassed": "the phase exchange has said what it is about",
        "RoundWanted": "the phase round has said what it is about",
        "MatchClosed": "the phase round has said what it is about",
    },
    "haggis": {
        "deal": "nobody acts",
        "counted": "nobody acts",
        "over": "nobody acts",
        "CardsPlayed": "the phase follow says what it takes to beat them",
        "TrickGiven": "TrickTaken has said that it is given away",
    },
    "kille": {
        "deal": "nobody acts",
        "redeal": "nobody acts",
        "pot_won": "nobody acts",
        "out": "nobody acts",
        "nobody_out": "nobody acts",
        "over": "nobody acts",
        "Asked": "the phases ask, question and third say it to whoever it is about",
        "Answered": "the phases question and third say it to whoever answers",
        "Stood": "the phase exchange has said what it is",
        "SwapAsked": "what comes of it is said",
        "Shown": "what the matador does is said",
        "Cut": "what is drawn is said",
        "BuyInOffered": "the phase buy_in says it to whoever it is about",
        "Bought": "the phase buy_in has said what it is about",
        "Declined": "the phase buy_in has said what it is about",
        "PotWanted": "the phase pot has said what it is about",
        "MatchClosed": "the phase pot has said what it is about",
    },
    "snapphana": {
        "deal": "nobody acts",
        "over": "nobody acts",
        "Discarded": "the phase discard has said what it is about",
        "CardGiven": "FjontOwed has said what it is about",
    },
    "halma": {
        "lots": "nobody acts",
        "over": "nobody acts",
        "DrawOffered": "the phase answer says it to whoever it is about",
        "DrawAnswered": "the phase answer has said what it is about",
        "Resigned": "the match is over",
    },
}
"""Events that need no tip, and why."""

every_note = pytest.mark.parametrize(
    ("game", "note"), [pytest.param(game, note, id=f"{game}-{note.id}") for game in GAMES for note in TIPS[game]]
)


def events(game):
    """The events of a game, read off its source."""
    module = import_module(f"bluestick.games.{game}.events")
    found = inspect.getmembers(module, inspect.isclass)
    return {name: kind for name, kind in found if issubclass(kind, Event) and kind.__module__ == module.__name__}


def told(game):
    return {at if isinstance(at, str) else at.__name__ for note in TIPS[game] for at in note.at}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_and_every_event_has_words_or_a_reason_to_have_none(game):
    there = codes.phases(game) | set(events(game))
    assert there - told(game) - set(SILENT[game]) == set(), "what do these mean, or why does nobody ask?"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_and_what_is_not_exists_and_is_one_of_the_two(game):
    there = codes.phases(game) | set(events(game))
    assert told(game) | set(SILENT[game]) <= there
    assert told(game) & set(SILENT[game]) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_note_is_remembered_by_a_name_of_its_own(game):
    names = [note.id for note in TIPS[game]]
    assert len(set(names)) == len(names)


@every_note
def test_a_note_is_about_forms_that_exist(game, note):
    assert set(note.forms) <= {variant.id for variant in GAMES[game].variants}


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@every_note
def test_a_note_cites_a_clause_that_can_be_read(code, game, note):
    assert note.clause in clauses(game, code)


@pytest.mark.parametrize("code", language.LANGUAGES)
@every_note
def test_a_note_is_two_sentences_that_fit_beside_the_table(qapp, code, game, note):
    with speaking(code):
        said = note.said()
    assert len(said) <= LONGEST
    assert not re.search(r"[{}]|%n", said)
    assert said.endswith(".")
    assert 1 <= len(re.findall(r"[.?!:;] |[.?!]$", said)) <= 5
