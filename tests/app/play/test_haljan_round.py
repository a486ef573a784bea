"""A whole round of haljan at the window: by mouse, and by keyboard alone, in two languages."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.rules import Haljan

pytestmark = pytest.mark.thorough

RULES = Haljan()
PEOPLE = tuple(map(Player, ("Anna", "Bo", "Cilla", "Dag")))


class Players:
    """Four at one computer. They play the first cards of their hands."""

    def __init__(self, visitor, qtbot):
        self.visitor, self.qtbot = visitor, qtbot
        match = Match(RULES, RULES.setup(4), PEOPLE)
        match.play(CHANCE, RULES.deal(RULES.start(match.setup), Random(11)))
        visitor.window.navigator.play(match, visitor.window.store.create(match))

    @property
    def page(self):
        return self.visitor.page

    @property
    def table(self):
        return self.visitor.page.table

    def number(self):
        """How many cards are to be played."""
        table = self.page.session.match.view(None).table
        return len(table.trick[0].cards) if table.trick else 2 if len(self.table.context.own_hand) in (2, 4) else 3

    def by_mouse(self):
        if self.page.session.reads:
            self.visitor.click(self.page.card.button)
            return
        if self.page.curtain.isVisible():
            self.visitor.click(self.page.curtain.lift)
            return
        if self.page.session.looks:
            self.visitor.click(self.page.notice.action)
            return
        words = self.table.words(self.table.moves)
        if "pass" in words or "exchange" in words:
            self.visitor.click(self.page.panel.words.button("exchange" if "exchange" in words else "pass"))
            return
        for card in self.table.context.own_hand[: self.number()]:
            place = self.table.place(card).toPoint()
            self.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.visitor.click(self.table.card_scene.buttons.made["play"])

    def by_keyboard(self):
        if self.page.session.reads:
            self.page.card.key_pause.stop()  # they have read it
            self.visitor.press(Qt.Key.Key_Return)
            return
        if self.page.curtain.isVisible():
            self.page.curtain.rest.stop()  # they have looked up
            self.visitor.press(Qt.Key.Key_Return)
            return
        if self.page.session.looks:
            self.visitor.press(Qt.Key.Key_Space)
            return
        words = self.table.words(self.table.moves)
        if "exchange" in words:
            self.visitor.press(Qt.Key.Key_0)
        elif "pass" in words:
            button = self.page.panel.words.button("pass")
            while not button.hasFocus():
                self.visitor.press(Qt.Key.Key_Tab)
            self.visitor.press(Qt.Key.Key_Return)
        else:
            for place in range(self.number()):
                self.visitor.press(Qt.Key(Qt.Key.Key_1 + place))
            self.visitor.press(Qt.Key.Key_Return)


@pytest.mark.parametrize(("way", "code"), [("by_mouse", "sv"), ("by_keyboard", "de")])
def test_a_round_is_played_to_its_end(visit, qtbot, dressed, way, code):
    visitor = visit()
    visitor.window.settings.language = code
    players = Players(visitor, qtbot)
    match = players.page.session.match
    for _ in range(200):
        if match.view(None).table.is_round_over:
            break
        getattr(players, way)()
    scores = match.view(None).table.scores
    assert scores[-1].won is not None
    assert sum(match.view(None).table.games) == scores[-1].won.amount
    assert {"next", "end"} <= set(players.table.words(match.moves(Seat(0))))
