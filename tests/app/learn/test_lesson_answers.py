"""The answer of a lesson in words: where it is shown, and in the names of what is marked."""

import pytest

from bluestick.games import GAMES
from bluestick.text import game_texts
from bluestick.text.spoken import spoken_text
from tests.app.learner import ByMouse, lessons
from tests.app.speech import speaking

pytestmark = pytest.mark.thorough

STEMS = list({stem.parent.name: stem for stem in reversed(list(lessons(GAMES)))}.values())
"""The first lesson of every game."""


@pytest.fixture
def heard(monkeypatch):
    found = []
    monkeypatch.setattr("bluestick.app.learn.lessons.teacher_panel.announce", lambda widget, text: found.append(text))
    return found


@pytest.mark.parametrize("stem", STEMS, ids=lambda stem: stem.parent.name)
def test_the_answers_of_a_lesson_are_said(visit, heard, stem):
    you, asked = ByMouse(visit()), []

    def show(you):
        you.page.ask_hint()
        move = game_texts.move(you.page.game, you.rules.write(you.answer))
        assert heard[-1].startswith(f"The answer: {move}.")
        marked = [part for part in you.table.hinted if part in you.table.parts()]
        buttons = [you.table.word_button(part) for part in marked]
        names = [
            you.table.describe(part) if button is None else button.accessibleName()
            for part, button in zip(marked, buttons, strict=True)
        ]
        assert all(name.partition(", ")[2].startswith("marked") for name in names), names
        unmarked = [part for part in you.table.parts() if part not in marked]
        assert not [part for part in unmarked if ", marked" in you.table.describe(part)]
        asked.append(len(names))

    you.take(stem)
    you.finish(show)
    assert asked
    assert any(asked)


@pytest.mark.parametrize("code", ["en", "sv", "nb", "de"])
def test_a_marked_card_says_so_after_its_name_in_every_language(visit, heard, code):
    with speaking(code):
        you = ByMouse(visit())
        you.take(next(stem for stem in STEMS if stem.parent.name == "haljan"))
        while not you.session.is_asking:
            you.go_on()
            you.wait()
        you.page.ask_hint()
        cards = [part for part in you.table.hinted if part in you.table.context.own_hand]
        word = {"en": "marked", "sv": "markerat", "nb": "merket", "de": "markiert"}[code]
        assert cards
        assert all(you.table.describe(card).split(", ")[1] == word for card in cards)
        assert not set("♠♥♦♣") & set(spoken_text(heard[-1], "haljan"))
