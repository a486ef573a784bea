"""A sentence over the table is never cut: at any size of text and of the window, in every language."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.text import game_texts
from tests.app.opponents import Opponents
from tests.app.players import play_on
from tests.app.speech import speaking

pytestmark = pytest.mark.thorough

ALSO = pytest.mark.slow
SIZES = [(800, 600), (1366, 768), pytest.param((1024, 700), marks=ALSO), pytest.param((1600, 900), marks=ALSO)]
CODES = ["de", *(pytest.param(code, marks=ALSO) for code in ("en", "sv", "nb"))]
TABLES = [("haljan", 4), ("haggis", 3), ("kille", 6), ("snapphana", 4), ("halma", 2)]
WHY = {
    "en": "Lead these: both of your opponents are out of that suit. Next best: the pair of sixes, a trick less.",
    "sv": "Spela ut dessa: båda motståndarna är renons i färgen. Näst bäst: sexparet, ett stick mindre.",
    "nb": "Spill ut disse: begge motstanderne er renons i fargen. Nest best: paret med seksere, ett stikk mindre.",
    "de": "Spiel diese aus: Beide Gegenspieler haben die Farbe nicht mehr. Zweitbeste Möglichkeit: das Sechserpaar.",
}


def sit(visit, game, seats, size):
    visitor = visit(QSize(*size))
    visitor.window.setWindowState(visitor.window.windowState().WindowNoState)
    visitor.window.setMinimumSize(1, 1)
    visitor.window.resize(*size)
    visitor.window.navigator._bots = Opponents(visitor.window)
    rules = GAMES[game]
    others = (Player(name, "easy") for name in ("Elin", "Nora", "Aksel", "Siri", "Gard")[: seats - 1])
    match = Match(rules, rules.setup(seats), (Player(""), *others), id="test")
    play_on(match, 8)
    while 0 not in match.to_act or match.outcome is not None:
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.page.table.finish_now()
    return visitor


def cut(notice):
    """What of a sentence and its buttons is not to be seen, and cannot be scrolled to either."""
    said, place = notice._text, notice.rect()
    measure = QFontMetrics(said.font())
    widest = max(measure.horizontalAdvance(word) for word in notice.text.split())
    if said.width() < widest:
        yield f"a word needs {widest} px and has {said.width()}"
    needed = said.heightForWidth(said.width())
    if said.height() < needed:
        yield f"the sentence needs {needed} px and has {said.height()}"
    scrolled = notice.reading.verticalScrollBar().maximum()
    if notice.reading.viewport().height() + scrolled < needed:
        yield f"{needed - scrolled - notice.reading.viewport().height()} px cannot be scrolled to"
    if scrolled and notice.height() < notice._table.height() - 40:
        yield f"it scrolls, and there are {notice._table.height() - notice.height()} px to spare"
    if not notice._table.rect().contains(notice.geometry()):
        yield f"{notice.geometry()} is not on the table"
    for button in notice.findChildren(QAbstractButton):
        if button.isVisible() and button.parent() is notice:
            at = button.geometry()
            if not place.contains(at) or at.width() < button.sizeHint().width() or at.height() < 12:
                yield f"{button.text()!r} has {at.size()} and needs {button.sizeHint()}"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hint_is_whole_at_every_size_of_text(visit, game, seats, size, code):
    visitor = sit(visit, game, seats, size)
    window, page, wrong = visitor.window, visitor.page, []
    with speaking(code):
        for text_size in (100, 150, 200):
            window.settings.text_size = text_size
            window.resize(*size)
            page.table.finish_now()
            QApplication.processEvents()
            match = page.session.match
            move = next(match.rules.write(played.move) for played in match.played if played.seat != CHANCE)
            for clause, way in (("", (page.move_helpers.tr("Select these"), list)), (f"{game}#", None), ("", None)):
                page.notice.show_text(f"{game_texts.move(game, move)}: {WHY[code]}", clause, way)
                QApplication.processEvents()
                wrong += [f"{text_size} % {clause} {bool(way)}: {found}" for found in cut(page.notice)]
    assert wrong == []
