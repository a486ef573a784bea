"""Odd player names: each is shown literally, without being interpreted."""

from random import Random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QTableWidget, QToolTip, QTreeWidget, QTreeWidgetItemIterator, QWidget

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games import GAMES
from bluestick.text import game_texts, language
from tests import codes
from tests.app.players import play_on
from tests.app.speech import speaking
from tests.daily import first, first_row
from tests.games.kille.positions import pack

FORMS = [(game, form.id, min(4, form.seats[-1])) for game, rules in GAMES.items() for form in rules.variants]
DRAWN, SHARED = {"dead", "stuck", "repetition", "agreed"}, {"pots", "lost_hands"}
ODD = ("{name} :-}o", "{0}%n%1o", "{points}{}o", "<b>&amp;{names}$2o", "%L1{lost}$1o", "{{o", "%no", "}o")
"""As many as are needed; all end like the plain ones, since a language may look at the last letter."""


def plain(number):
    return f"Zorro{chr(ord('A') + number)}o"


def odd(number):
    return ODD[number % len(ODD)][:-1] + f"{number}o"


def called(text, seats):
    """Replace the plain names in a text by the odd ones."""
    for number in range(seats):
        text = text.replace(plain(number), odd(number))
    return text


def said(game, match, names):
    """Return all texts of a match."""
    rules = match.rules
    for move in match.played:
        for event in move.step.events:
            yield game_texts.event(game, event, names)
        to_act = rules.to_act(move.step.state)
        if to_act:
            view = rules.view(move.step.state, Seat(1))
            yield game_texts.phase(game, rules.phase(view), names, to_act, Seat(1))
    yield str(game_texts.sheet(game, match.view(None), names))


def wins(game, form, seats):
    """Every way to win or to draw, for every side, and for two who may win together."""
    rules = GAMES[game]
    for reason in sorted(codes.endings(game)):
        sides = rules.sides(rules.setup(seats, form)) if reason not in DRAWN else ((),)
        for winners in (*sides, *((Seat(0), Seat(1)) for _ in range(reason in SHARED))):
            yield Outcome(frozenset(winners), (0,) * seats, reason, f"{game}#L1")


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("you", [False, True])
@pytest.mark.parametrize(("game", "form", "seats"), FORMS)
def test_nothing_is_made_of_a_name(qapp, code, game, form, seats, you):
    rules = GAMES[game]
    match = Match(rules, rules.setup(seats, form), rng=Random(1))
    play_on(match, 200)
    usual, strange = ([name(seat) for seat in range(seats)] for name in (plain, odd))
    if you:
        usual[0] = strange[0] = ""
    with speaking(code):
        expected = [called(text, seats) for text in said(game, match, usual)]
        assert list(said(game, match, strange)) == expected
        for outcome in wins(game, form, seats):
            expected = called(game_texts.outcome(game, outcome, usual), seats)
            assert game_texts.outcome(game, outcome, strange) == expected


BAD = '<img src="x.png"><h1>Your computer is blocked</h1>'


def read(tip):
    """Return the visible text of a tooltip."""
    if not Qt.mightBeRichText(tip):
        return tip
    page = QTextDocument()
    page.setHtml(tip)
    return page.toPlainText()


def tips(window):
    """All tooltips of a window, of the heads over a list of moves, and of the score sheet."""
    yield from (widget.toolTip() for widget in window.findChildren(QWidget))
    for table in window.findChildren(QTableWidget):
        heads = (table.horizontalHeaderItem(column) for column in range(table.columnCount()))
        yield from (head.toolTip() for head in heads if head is not None)
    for tree in window.findChildren(QTreeWidget):
        lines = [tree.headerItem()]
        every = QTreeWidgetItemIterator(tree)
        while (line := every.value()) is not None:
            lines.append(line)
            every += 1
        yield from (line.toolTip(column) for line in lines for column in range(tree.columnCount()))


@pytest.mark.parametrize(("game", "form", "seats"), first_row(FORMS))
def test_no_tooltip_follows_the_marks_in_a_name(visit, game, form, seats):
    window = visit().window
    window.resize(window.minimumSize())
    rules = GAMES[game]
    players = [Player(BAD, "easy"), Player(f"2{BAD}", "easy"), Player(f"3{BAD}", "easy"), Player(f"4{BAD}")][-seats:]
    match = Match(rules, rules.setup(seats, form, rules.bot_match_options), players, rng=Random(1))
    play_on(match, 60)
    journal = window.store.create(match)
    window.navigator.play(match, journal)
    journal.save(match)
    if window.menus.actions["sheet"].isEnabled():
        window.docks.show_sheet()
    found = [tip for tip in tips(window) if "blocked" in tip]
    window.navigator.show_start_page()
    found += [tip for tip in tips(window) if "blocked" in tip]
    assert found
    for tip in found:
        assert "<h1>Your computer" in read(tip)


def test_pointing_at_a_plate_of_kille_follows_no_marks_either(visit, monkeypatch):
    window, rules = visit().window, GAMES["kille"]
    match = Match(rules, rules.setup(4), [Player(BAD, "easy"), *(Player(str(n), "easy") for n in range(3))])
    match.chance()
    window.navigator.play(match, window.store.create(match))
    table = window.navigator.table_page.table
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: told.append(text))
    monkeypatch.setattr(table, "part_at", lambda place: "seat 0")
    at = QPointF(5, 5).toPoint()
    table.viewportEvent(QHelpEvent(QHelpEvent.Type.ToolTip, at, at))
    assert "<h1>Your computer" in read(told[0])


def test_pointing_at_a_button_that_names_somebody_follows_no_marks_either(visit):
    window, rules = visit().window, GAMES["kille"]
    match = Match(rules, rules.setup(4), [Player(""), *(Player(BAD, "easy") for _ in range(3))])
    match.play(CHANCE, Deal(Seat(3), pack("3 4 5 6")))
    window.navigator.play(match, window.store.create(match))
    swap = window.navigator.table_page.table.card_scene.buttons.made["swap"]
    assert "<h1>Your computer" in read(swap.toolTip())


def test_a_file_with_marks_in_its_name_is_called_what_it_is_called(visit):
    window = visit().window
    window.store.folder.mkdir()
    name = f"<h1>Your computer is blocked<b>{'!' * 150}.bluestick"  # longer than the row
    (window.store.folder / name).write_text("no match")
    window.navigator.show_start_page()
    (tip,) = [tip for tip in tips(window) if "blocked" in tip]
    assert read(tip) == name
