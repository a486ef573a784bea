"""The words of a game are explained wherever they stand: beside the table, over it, in the log, and on its cards."""

import re
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.engine.match import Match
from bluestick.games import GAMES
from bluestick.tables.scene.card_facts import CardFacts
from tests.app.players import PERSON, bot, play_on

pytestmark = pytest.mark.thorough

CARDS = [("haljan", "haljan", 4), ("haggis", "haggis", 3), ("kille", "kille", 4), ("snapphana", "800", 4)]


@pytest.fixture
def said(qtbot, dressed):
    made = GlossaryLabel("note", "haljan")
    qtbot.addWidget(made)
    made.resize(300, 80)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def links(label):
    return re.findall(r'href="(.*?)"', label.text())


def hears(monkeypatch):
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, *widget: told.append(text))
    return told


def test_a_word_is_a_link_where_it_stands_first(said):
    said.show_text("Take the lead, or throw cards into the trick <here>.")
    assert said.plain_text == "Take the lead, or throw cards into the trick <here>."
    assert len(links(said)) == 2


def test_what_is_a_link_already_stays_as_it_is(said):
    said.show_html('A trick <a href="haljan#H4.6">trick</a>, <b>trump</b> &amp; klump')
    assert len(links(said)) == 4
    assert said.plain_text == "A trick trick, trump & klump"
    assert links(said)[1] == "haljan#H4.6"


@pytest.mark.everyday
def test_pointing_at_a_word_tells_what_it_means_and_clicking_opens_its_clause(said, monkeypatch, qtbot):
    told = hears(monkeypatch)
    said.show_text("The klump is rare.")
    (link,) = links(said)
    said.linkHovered.emit(link)
    assert told[-1] == "<p><b>klump</b> – every trick of langen (H6.2)</p>"
    said.linkHovered.emit("")
    assert told[-1] == "", "and no more when the pointer is gone"
    with qtbot.waitSignal(said.clause) as heard:
        said.linkActivated.emit(link)
    assert heard.args == ["haljan#H6.2"]


def test_the_keyboard_comes_to_a_word_and_hears_what_it_means(said, monkeypatch, qtbot):
    told = hears(monkeypatch)
    said.show_text("First langen, then klump.")
    said.setFocus()
    QApplication.processEvents()
    said.focusNextPrevChild(True)
    assert "the first deal of a round" in told[-1]
    said.focusNextPrevChild(True)
    assert "every trick of langen" in told[-1]
    assert said.accessibleDescription() == "every trick of langen"
    with qtbot.waitSignal(said.clause) as heard:
        qtbot.keyClick(said, Qt.Key.Key_Return)
    assert heard.args == ["haljan#H6.2"]


def test_the_keyboard_comes_to_a_text_only_where_there_are_links(said):
    said.show_text("Klump!")
    assert said.focusPolicy() == Qt.FocusPolicy.StrongFocus
    said.show_text("Well played!")
    assert said.focusPolicy() == Qt.FocusPolicy.NoFocus


def sat_down(visit, game, form, seats, moves=4):
    visitor, rules = visit(), GAMES[game]
    players = (PERSON, *(bot(name) for name in ("Elin", "Nora", "Aksel")))[:seats]
    match = Match(rules, rules.setup(seats, variant=form), players, rng=Random(3))
    play_on(match, moves)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    return visitor


@pytest.mark.parametrize(("game", "form", "seats"), CARDS)
def test_every_card_that_lies_open_says_its_name_its_place_and_its_worth(visit, game, form, seats):
    visitor = sat_down(visit, game, form, seats)
    table = visitor.table
    now = table.context
    seen = [placed for placed in now.placed_cards if placed.card is not None]
    assert seen
    for placed in seen:
        facts = table.game.deck.facts(now, placed)
        assert isinstance(facts, CardFacts)
        assert facts.name
        assert len(facts.facts) >= 1 + (game != "kille"), "in kille a card has a place and no worth"
        for fact in facts.facts:
            assert fact.clause.startswith(f"{game}#")
            assert fact.with_clause.endswith(f" ({fact.clause.partition('#')[2]})")


@pytest.mark.parametrize(("game", "form", "seats"), CARDS)
def test_pointing_at_an_open_card_tells_what_it_is(visit, monkeypatch, game, form, seats):
    visitor = sat_down(visit, game, form, seats)
    table, told = visitor.table, hears(monkeypatch)
    now = table.context
    open_ = [
        placed for placed in now.placed_cards if placed.card and table.game.name_of(now, placed) not in now.own_hand
    ]
    placed = max(open_, key=lambda placed: placed.height)
    spot = placed.spot.at.toPoint()
    table.viewportEvent(QHelpEvent(QEvent.Type.ToolTip, spot, table.mapToGlobal(spot)))
    facts = table.game.deck.facts(now, table.game.placed_card_at(now, placed.spot.at))
    assert all(fact.with_clause in told[-1] for fact in facts.facts)


def test_the_keyboard_on_an_open_card_is_told_the_same(visit, monkeypatch):
    visitor = sat_down(visit, "haljan", "haljan", 4)
    table, told = visitor.table, hears(monkeypatch)
    card = table.arrangement.turn_up
    table.input_handler.move_cursor(card)
    assert any(told[-1].startswith("<b>") and fact in told[-1] for fact in ("(H2.7)", "(H2.4)"))
    table.input_handler.move_cursor(table.context.own_hand[0])
    assert told[-1] == "", "of the own hand the lens tells it"


def test_a_plate_explains_the_words_on_it(visit, monkeypatch):
    visitor = sat_down(visit, "haggis", "haggis", 3)
    table = visitor.table
    monkeypatch.setattr(table, "describe", lambda part: "Elin, passed")
    assert "play nothing this time" in table._told("hand 1", [])


def test_a_line_of_the_log_explains_its_words(visit):
    visitor = sat_down(visit, "haljan", "haljan", 4, moves=8)
    log = visitor.page.panel.moves
    line = next(log.item(row) for row in range(log.count()) if "takes the trick" in log.item(row).text())
    assert "what all players lay in turn" in line.toolTip()


def test_a_refusal_and_its_words_are_explained(visit, monkeypatch):
    visitor = sat_down(visit, "haljan", "haljan", 4)
    told = hears(monkeypatch)
    visitor.page.notice.show_text("You cannot take over: langen is over.", "haljan#H4.4")
    said = visitor.page.notice._text
    said.linkHovered.emit(links(said)[-1])
    assert "the first deal of a round" in told[-1]


def test_the_words_are_those_of_the_language_of_the_day(visit):
    visitor = sat_down(visit, "snapphana", "800", 4)
    said = visitor.page.panel._aim
    english = said.text()
    visitor.window.settings.language = "de"
    QApplication.processEvents()
    assert links(said)
    assert said.text() != english
    assert glossary.current_entries("snapphana") == glossary.glossary_entries("snapphana", "de")
