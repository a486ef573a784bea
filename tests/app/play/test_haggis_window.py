"""Haggis at the window, alone with computer players: by mouse with one, by keyboard with two."""

from collections import deque
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from bluestick.engine.bots import Reason
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.moves import Play, Say, Word
from bluestick.games.haggis.rules import Haggis
from tests.app.opponents import AtTable
from tests.app.opponents import Opponents as ByLot
from tests.daily import first
from tests.games.haggis.positions import HAGGIS, deal

pytestmark = pytest.mark.thorough

YOU, ELIN, NORA = map(Seat, range(3))
PLAYERS = (Player(""), Player("Elin", "random"), Player("Nora", "random"))
YOURS = ["5r", "5g", "6r", "6g", "7r", "8r", "9r", "9g", "9o", "2r", "2g", "10o", "3r", "4y"]
HERS = ["2o", "2y", "3o", "3g", "4r", "4g", "6o", "6y", "7o", "7y", "7g", "8o", "10r", "10g"]
MATCHING = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
ARROWS = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, -1): Qt.Key.Key_Up,
    (0, 1): Qt.Key.Key_Down,
}


class Opponents(ByLot):
    """Haggis always leaves a choice."""

    reason = Reason("by_lot")


class You(AtTable):
    """Sit at the bottom, and see what is on the table."""

    @property
    def hand(self):
        return self.table.context.own_hand

    @property
    def last(self):
        return self.match.played[-1].move

    def let_them_play(self):
        """Let the others play until it is your turn or the round is over."""
        while YOU not in self.match.to_act and not self.cloth.scores:
            self.opponents.answer()

    def choice(self):
        """The longest combination that goes, else a word."""
        moves = list(self.match.moves(YOU).representatives())
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            return max(plays, key=lambda move: (len(move.cards), -move.reading.value))
        return next(move for move in moves if move.word not in (Word.BET_0, Word.BET_15, Word.BET_30))

    def play_round(self, lay, say):
        while not self.cloth.scores:
            self.let_them_play()
            if self.cloth.scores:
                break
            move = self.choice()
            if isinstance(move, Play):
                before = self.match.position
                lay(move.cards)
                assert self.match.position > before
            else:
                say(move.word)

    # By mouse.

    def click(self, *parts):
        for part in parts:
            spot = self.table.place(part).toPoint()
            self.visitor.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def click_cards(self, cards):
        self.click(*cards)
        self.visitor.click(self.table.card_scene.buttons.made["play"])

    def push(self, word):
        QApplication.processEvents()  # a new button is seen
        self.visitor.click(self.table.card_scene.buttons.made[word])

    # By keyboard: nothing but keys, wherever they happen to go.

    def press(self, *keys):
        for key in keys:
            self.visitor.press(key)

    def steer(self, part):
        """The cursor goes to something on the table, and acts."""
        if not self.table.cursor_part:
            self.press(Qt.Key.Key_Right)
        for key in self._way(self.table.cursor_part, part):
            self.press(key)
        assert self.table.cursor_part == part
        self.press(Qt.Key.Key_Space)

    def _way(self, start, goal):
        seen, edge = {start: []}, deque([start])
        while goal not in seen:
            here = edge.popleft()
            for way, key in ARROWS.items():
                there = self.table.game.neighbour(self.table.context, here, *way)
                if there not in seen:
                    seen[there] = [*seen[here], key]
                    edge.append(there)
        return seen[goal]

    def steer_cards(self, cards):
        for card in cards:
            self.steer(card)
        self.press(Qt.Key.Key_Return)

    def key_word(self, word):
        if word is Word.PASS:
            self.press(Qt.Key.Key_0)
        else:
            self.steer(word.value)


@pytest.fixture
def sit(visit, monkeypatch):
    """At a table where you hold a known hand and lead; Elin, who sits next, has another one."""

    def open_window(seats, *moves, dealer=None, players=PLAYERS, **options):
        visitor = visit()
        removed = {"removed": "b"} if seats == 2 else {}
        match = Match(HAGGIS, HAGGIS.setup(seats, options=removed | options), players[:seats], id="haggis")
        match.play(CHANCE, deal(seats - 1 if dealer is None else dealer, {YOU: YOURS, ELIN: HERS}, seats))
        for text in moves:
            match.play(min(match.to_act), HAGGIS.read(text))
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return You(visitor)

    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
    return open_window


def tile(visitor):
    return next(tile for tile in visitor.window.navigator.start_page._tiles if tile.game == "haggis")


@pytest.mark.thorough
def test_a_round_for_two_by_mouse(visit, monkeypatch):
    def known(rules, state, rng):
        return shuffled(rules, state, Random(len(state.table.scores) + 4))

    shuffled = Haggis.deal
    monkeypatch.setattr(Haggis, "deal", known)
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
    visitor = visit()
    visitor.click(tile(visitor))
    visitor.click(visitor.window.navigator.new_page._start)
    you = You(visitor)
    assert you.cloth.seats == 2
    you.play_round(you.click_cards, you.push)
    score = you.cloth.scores[0]
    cards = ("tricks", "gifts", "last_hand", "haggis")
    assert sum(item.amount for items in score.items for item in items if item.code in cards) == 36
    assert you.card.isVisible(), "it is read, also without animation"
    assert {"last", "haggis"} <= you.table.card_scene.piece_sprites.keys(), "and what was turned over lies beside it"
    visitor.qtbot.mouseClick(you.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert you.cloth.round == 1, "no click beside it takes it away"
    visitor.click(you.card.button)
    assert you.cloth.round == 2
    assert not you.card.isVisible()
    you.visitor.window.menus.actions["last"].trigger()
    assert you.page.move_helpers.last.isVisible()


def test_all_places_are_alike_before_the_deal(visit):
    visitor = visit()
    visitor.click(tile(visitor))
    assert [row._note.text() for row in visitor.window.navigator.new_page._rows] == [""] * 3


@pytest.mark.thorough
def test_a_round_for_three_by_keyboard(sit):
    you = sit(3)
    assert you.table.hasFocus()
    you.steer("bet 15")
    assert you.cloth.bets[YOU] == 15
    you.play_round(you.steer_cards, you.key_word)
    score = you.cloth.scores[0]
    cards = ("tricks", "gifts", "last_hand", "haggis")
    assert sum(item.amount for items in score.items for item in items if item.code in cards) == 50
    assert score.bets[YOU] == 15


@pytest.mark.everyday
def test_an_ambiguous_lead_is_declared(sit):
    you = sit(2)
    you.click("5r", "J", "Q")
    assert "These cards can also be" in you.page.panel._explained.plain_text
    you.visitor.click(you.table.card_scene.buttons.chooser)
    menu = you.table.card_scene.buttons.chooser.menu_of_readings
    assert menu.actions()[-1].text().endswith("three 5s")
    you.visitor.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[-1]).center())
    assert you.last == HAGGIS.read("play 5r J Q as set:3:5")
    assert you.table.hasFocus()


def test_an_ambiguous_lead_is_declared_by_keyboard(sit):
    you = sit(2)
    for card in ("5r", "J", "Q"):
        you.steer(card)
    you.press(Qt.Key.Key_F3)
    menu = you.table.card_scene.buttons.chooser.menu_of_readings
    you.visitor.press(Qt.Key.Key_Down, on=menu)
    you.visitor.press(Qt.Key.Key_Return, on=menu)
    assert you.last == HAGGIS.read("play 5r J Q as run:1:3:6")


@pytest.mark.parametrize("way", first(["button", "plate", "keys"]))
def test_a_bombed_trick_is_given_away(sit, way):
    you = sit(3, "play 9r 9g as set:2:9", "play 10r 10g as set:2:10", "pass")
    you.click_cards(("J", "Q", "K"))
    while you.cloth.giver is None:
        you.opponents.answer()  # nobody has a higher bomb
    if way == "button":
        you.push(Word.GIVE_2)
    elif way == "plate":
        you.click("hand 2")
    else:
        you.steer("give 2")
    assert you.last == Say(Word.GIVE_2)
    assert you.cloth.tricks[-1].to == NORA
    assert you.cloth.turn == YOU


def test_a_bet_is_placed_while_another_seat_is_to_play(sit):
    you = sit(2, dealer=0)
    assert you.match.to_act == {ELIN}
    assert you.opponents.asked.seat == ELIN
    you.push(Word.BET_30)
    assert you.cloth.bets == (30, None)
    assert you.match.to_act == {ELIN}
    assert you.opponents.asked.seat == ELIN
    assert not you.table.card_scene.buttons.made[Word.BET_30].isVisible()


def test_a_refused_play_is_answered_with_its_clause(sit):
    you = sit(3, "play 9r 9g as set:2:9", "play 10r 10g as set:2:10", "pass")
    you.click("5r", "6r")
    assert you.page.notice.text
    assert you.page.notice.link.text() == "G5.3"
    assert you.table.pick == ()
    you.visitor.click(you.page.notice.link)
    assert you.visitor.window.docks.viewer.clause == "haggis#G5.3"


def test_cards_that_make_nothing_are_refused(sit):
    you = sit(2)
    you.click("7r", "8r")
    you.press(Qt.Key.Key_Return)
    assert you.page.notice.link.text() == "G3.2"
    assert you.table.pick == ("7r", "8r")
    assert you.cloth.trick == ()


def test_who_leads_may_not_pass(sit):
    you = sit(2)
    you.press(Qt.Key.Key_0)
    assert you.page.notice.link.text() == "G5.2"


def test_a_match_is_resumed_in_mid_trick(sit, visit):
    you = sit(3, dealer=0)
    you.push(Word.BET_15)
    while YOU not in you.match.to_act:
        you.opponents.answer()
    assert you.cloth.trick
    hand, laid, moves = you.hand, you.table.arrangement, you.match.record().moves
    again = You(visit())
    row = again.visitor.window.navigator.start_page.matches.rows[0]
    again.visitor.click(row.resume)
    assert again.match.record().moves == moves
    assert again.table.arrangement == laid
    assert again.hand == hand
    assert "bet 0" in again.table.card_scene.piece_sprites
    again.click_cards(("J", "Q", "K"))
    assert again.cloth.trick[-1].cards == ("J", "Q", "K")


def test_undo_takes_back_the_own_play(sit):
    you = sit(2)
    hand = you.hand
    you.click_cards(("9r", "9g"))
    you.let_them_play()
    you.visitor.window.menus.actions["undo"].trigger()
    assert you.hand == hand
    assert you.cloth.trick == ()
    you.visitor.window.menus.actions["redo"].trigger()
    assert "9r" not in you.hand


def test_words_have_their_buttons_on_the_table_alone(sit):
    you = sit(2)
    assert not you.page.panel.words._buttons
    assert "G2.2" in you.page.panel._effects.text()


def test_what_can_be_done_is_said_with_the_words_on_the_table(sit):
    you = sit(3, "play 9r 9g as set:2:9", "play 10r 10g as set:2:10", "pass")
    you.visitor.window.menus.actions["options"].trigger()
    assert "Beat it – " in you.page.notice.text
    assert "Pass (0) – " in you.page.notice.text


@pytest.mark.thorough
def test_a_line_without_amounts_has_the_whole_width_of_the_sheet(sit):
    you = sit(2)
    you.play_round(you.click_cards, you.push)
    you.visitor.window.docks.show_sheet()
    hand = next(line for line in you.visitor.window.docks.sheet.tree.findItems("", MATCHING) if "× 5" in line.text(0))
    assert hand.child(0).text(0).startswith("largest hand")
    assert hand.child(0).isFirstColumnSpanned()
    assert not hand.isFirstColumnSpanned()


@pytest.mark.parametrize("sides", [1, 2, 3])
def test_figures_at_the_foot_of_the_chart_are_whole(sit, sides):
    you = sit(3)
    you.visitor.window.docks.show_sheet()
    chart = you.visitor.window.docks.sheet.chart
    boxes = chart.end_boxes(16.0, [QPointF(40.0, chart.height() - 9.0)] * sides)
    assert boxes[-1].bottom() <= chart.height()
    assert [low.top() - high.bottom() for high, low in pairwise(boxes)] == [0.0] * (sides - 1)


def test_three_sides_can_be_told_apart(sit):
    you = sit(3)
    assert len({tally._token for tally in you.page.panel.score_bars.values()}) == 3
    you.visitor.window.docks.show_sheet()
    sheet = you.visitor.window.docks.sheet
    assert len({sheet.chart._side_color(side).name() for side in range(3)}) == 3


def test_a_long_name_ends_in_dots_at_the_head_of_a_column(sit):
    you = sit(3, players=(Player(""), Player("Maximiliane", "random"), Player("Nora", "random")))
    you.visitor.window.docks.show_sheet()
    head = you.visitor.window.docks.sheet.tree.headerItem()
    assert head.text(2).startswith("Max")
    assert head.text(2).endswith("…")
    assert head.toolTip(2) == "Maximiliane"


def test_the_sheet_of_keys_outlives_a_choice_of_readings(sit):
    you = sit(2)
    you.click("5r", "J", "Q")
    you.visitor.window.dialogs.show_shortcuts(you.visitor.window.docks.game)
    you.visitor.window.dialogs.created["shortcuts"].close()
    you.visitor.qtbot.wait(10)
    you.table.cancel()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    you.visitor.window.dialogs.created["shortcuts"].retranslate()
