"""Haljan at the window, alone with three computer players: by mouse in Swedish, by keyboard in Norwegian."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bluestick.engine.cards import FRENCH
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Deal
from bluestick.games import GAMES
from bluestick.games.haljan.rules import Haljan
from tests.app.opponents import AtTable, Opponents

pytestmark = pytest.mark.thorough

RULES = GAMES["haljan"]
YOU, ELIN, NORA, AKSEL = map(Seat, range(4))
HANDS = {
    YOU: "SJ S2 CQ HK H7 D3",
    ELIN: "D9 D6 C5 H2 C8 HQ",
    NORA: "DA D10 C9 H3 D7 C2",
    AKSEL: "H4 C3 H8 S5 DJ CA",
}
TURN_UP, TWO = "S7", "S2"


def pack():
    """You deal these hands, and hold the two of trumps; the rest lies in the order of the pack."""
    order = (ELIN, NORA, AKSEL, YOU)
    hands = {seat: hand.split() for seat, hand in HANDS.items()}
    dealt = [card for seat in order for card in hands[seat][:3]]
    dealt += [TURN_UP, *(card for seat in order for card in hands[seat][3:])]
    return (*dealt, *(card for card in FRENCH if card not in dealt))


class You(AtTable):
    """Sit at the bottom, have dealt, and see what is on the table."""

    @property
    def hand(self):
        return self.table.context.own_hand

    @property
    def number(self):
        """How many cards are to be played."""
        if self.cloth.trick:
            return len(self.cloth.trick[0].cards)
        return 2 if len(self.hand) in (2, 4) else 3

    def read(self):
        """By mouse, unless a test sits down otherwise."""
        self.read_on()

    def let_them_play(self):
        """Let the others play until it is your turn."""
        while YOU not in self.match.to_act:
            if self.page.session.reads:
                self.read()
            elif self.page.session.looks:
                self.visitor.click(self.page.notice.action)
            else:
                self.opponents.answer()

    def play_round(self, lay, say):
        while not self.cloth.is_round_over:
            self.let_them_play()
            words = self.table.words(self.table.moves)
            if "next" in words:
                return
            if words:
                say(words[0])
            else:
                lay(self.hand[-self.number :])

    # By mouse.

    def click(self, *parts):
        for part in parts:
            spot = self.table.place(part).toPoint()
            self.visitor.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def click_cards(self, cards):
        self.click(*cards)
        self.visitor.click(self.table.card_scene.buttons.made["play"])

    def drag_cards(self, cards):
        """All of them chosen, the last one carried to the table."""
        self.click(*cards)
        port, left = self.table.viewport(), Qt.MouseButton.LeftButton
        start, end = (self.table.place(part).toPoint() for part in (cards[-1], "slot"))
        self.visitor.qtbot.mousePress(port, left, pos=start)
        self.visitor.qtbot.mouseMove(port, (start + end) / 2)
        self.visitor.qtbot.mouseMove(port, end)
        self.visitor.qtbot.mouseRelease(port, left, pos=end)

    def click_word(self, word):
        QApplication.processEvents()  # a new button is seen
        self.visitor.click(self.page.panel.words.button(word))

    # By keyboard: nothing but keys, wherever they happen to go.

    def press(self, *keys):
        for key in keys:
            self.visitor.press(key)

    def press_cards(self, cards):
        self.press(*(Qt.Key(Qt.Key.Key_1 + self.hand.index(card)) for card in cards), Qt.Key.Key_Return)

    def press_word(self, word):
        """Along the window with Tab, and back to the table with F6."""
        QApplication.processEvents()  # a new button is seen
        button = self.page.panel.words.button(word)
        while not button.hasFocus():
            self.press(Qt.Key.Key_Tab)
        self.press(Qt.Key.Key_Space)
        while not self.table.hasFocus():
            self.press(Qt.Key.Key_F6)


@pytest.fixture
def sit(visit, monkeypatch):
    """At the table of the deal above, in a language; the packs after it are always the same, too."""

    def deal(rules, state, rng):
        first = state.table.dealer is None
        return Deal(YOU, pack()) if first else shuffled(rules, state, Random(len(state.table.scores)))

    def open_window(language, begin):
        visitor = visit()
        visitor.window.settings.language = language
        QApplication.processEvents()
        begin(visitor)
        return You(visitor)

    shuffled = Haljan.deal
    monkeypatch.setattr(Haljan, "deal", deal)
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
    return open_window


def tile(visitor):
    return next(tile for tile in visitor.window.navigator.start_page._tiles if tile.game == RULES.id)


def by_mouse(visitor):
    visitor.click(tile(visitor))
    visitor.click(visitor.window.navigator.new_page._start)


def by_keyboard(visitor):
    while QApplication.focusWidget() is not tile(visitor):
        visitor.press(Qt.Key.Key_Tab)
    visitor.press(Qt.Key.Key_Return)
    visitor.press(Qt.Key.Key_Return)


@pytest.mark.thorough
def test_a_round_by_mouse_in_swedish(sit):
    you = sit("sv", by_mouse)
    assert you.page.header.title.text() == "Haljan"
    assert you.table.arrangement.hands[NORA] == tuple(HANDS[NORA].split()), "H3.4: the dealer sees the partner's cards"
    assert you.page.session.looks
    you.click_word("exchange")
    assert TURN_UP in you.hand
    assert you.cloth.turn_up == TWO
    assert you.opponents.asked.seat == ELIN
    you.opponents.answer()
    assert not any(you.table.arrangement.hands[NORA]), "B10: until the first lead"
    lays = [you.drag_cards, you.click_cards]
    you.play_round(lambda cards: lays[len(you.cloth.tricks) % 2](cards), you.click_word)
    won = you.cloth.scores[-1].won
    assert you.cloth.games[you.cloth.scores[-1].winner] == won.amount
    assert len(you.cloth.scores[0].items) == 2
    you.visitor.window.menus.actions["sheet"].trigger()
    assert "Langen" in you.visitor.window.docks.sheet.tree.topLevelItem(0).child(0).text(0)
    you.click_word("end")
    you.visitor.click(you.page.panel.words.yes)
    assert you.match.outcome.reason == "closed"
    assert you.page.banner.isVisible()


@pytest.mark.thorough
def test_a_round_by_keyboard_in_norwegian(sit):
    you = sit("nb", by_keyboard)
    you.read = you.read_on_by_key
    assert you.table.hasFocus()
    assert you.page.session.looks
    you.press(Qt.Key.Key_0)
    assert TURN_UP in you.hand
    assert you.cloth.turn_up == TWO
    you.play_round(you.press_cards, you.press_word)
    assert you.cloth.scores[-1].won is not None
    you.press_word("next")
    while you.cloth.is_round_over:
        you.opponents.answer()
    assert you.cloth.round == 2
    assert you.cloth.dealer == ELIN, "H3.5"


def mid_trick(sit, language="en"):
    """The others have played to the first trick, and it is your turn."""
    you = sit(language, by_mouse)
    you.click_word("exchange")
    you.let_them_play()
    assert len(you.cloth.trick) == 3
    return you


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("sv", "Alla spelar 3 kort i det här sticket."),
        ("nb", "Alle spiller 3 kort i dette stikket."),
    ],
)
def test_a_refused_play_is_answered_with_its_clause(sit, language, sentence):
    you = mid_trick(sit, language)
    you.click(*you.hand[:4])
    assert you.page.notice.text == sentence
    assert you.page.notice.link.text() == "H4.2"
    assert you.table.pick == you.hand[:3]
    you.visitor.click(you.page.notice.link)
    assert you.visitor.window.docks.viewer.clause == "haljan#H4.2"


def test_who_lays_too_few_cards_hears_why_not(sit):
    you = mid_trick(sit)
    hand = you.hand
    you.click(*hand[:2], "slot")
    assert you.page.notice.text == "Everyone plays 3 cards to this trick."
    assert you.hand == hand
    assert len(you.cloth.trick) == 3


def test_who_is_not_to_play_picks_a_card_for_later_and_hears_why_not_now(sit):
    you = sit("en", by_mouse)
    you.click("SJ")
    assert you.table.early == ("SJ",)
    you.press(Qt.Key.Key_Return)
    assert you.page.notice.text == "It isn’t your turn."
    assert you.page.notice.link.text() == "H4.2"


@pytest.mark.parametrize("way", ["click", "press"])
def test_who_does_not_hold_the_two_hears_why_it_is_not_exchanged(sit, way):
    you = mid_trick(sit)
    if way == "click":
        you.click(TWO)
    else:
        you.press(Qt.Key.Key_0)
    assert you.page.notice.text.startswith("The turn-up card is a two itself")
    assert you.page.notice.link.text() == "H5.5"


def test_a_finished_trick_is_seen_also_where_nothing_moves(sit, monkeypatch):
    you = mid_trick(sit)
    monkeypatch.setattr("bluestick.app.shell.pace_settings.PAUSES", {"normal": 1.0})
    you.visitor.window.settings.speed = "fast"
    you.visitor.window.settings.speed = "off"
    you.click_cards(you.hand[:3])
    assert len(you.table.arrangement.trick) == 4
    assert you.page.header.phase.text().endswith("the trick")
    you.press(Qt.Key.Key_Space)
    assert you.table.arrangement.trick == ()
    assert you.table.is_settled
    assert not you.page.header.phase.text().endswith("takes the trick")


def test_a_match_is_resumed_in_mid_trick(sit, visit):
    you = mid_trick(sit)
    hand, laid, moves = you.hand, you.table.arrangement, you.match.record().moves
    again = You(visit())
    row = again.visitor.window.navigator.start_page.matches.rows[0]
    again.visitor.click(row.resume)
    assert again.match.record().moves == moves
    assert again.table.arrangement == laid
    assert again.hand == hand
    again.click_cards(hand[:3])
    assert len(again.cloth.tricks) == 1
    assert len(again.hand) == 6


@pytest.mark.everyday
def test_undo_and_redo(sit):
    you = mid_trick(sit)
    hand, trick = you.hand, you.cloth.trick
    you.click_cards(hand[:3])
    leader = you.cloth.turn
    after = you.hand
    you.visitor.window.menus.actions["undo"].trigger()
    assert you.hand == hand
    assert you.cloth.trick == trick
    you.visitor.window.menus.actions["undo"].trigger()
    assert TWO in you.hand
    assert you.cloth.turn == ELIN
    you.visitor.window.menus.actions["redo"].trigger()
    you.visitor.window.menus.actions["redo"].trigger()
    assert you.hand == after
    assert you.cloth.turn == leader
    assert len(you.cloth.tricks) == 1
    you.visitor.window.menus.actions["undo"].trigger()
    you.click_cards(hand[3:])
    assert {played.cards for played in you.cloth.tricks[0].plays} > {tuple(sorted(hand[3:], key=FRENCH.index))}
    assert not you.visitor.window.menus.actions["redo"].isEnabled()


def test_the_language_changes_in_mid_trick(sit):
    you = mid_trick(sit, "sv")
    you.visitor.window.docks.show_sheet()
    you.click(*you.hand[:2])
    assert "hjärter kung" in you.table.describe("HK")
    before = you.cloth
    you.visitor.window.settings.language = "nb"
    QApplication.processEvents()
    assert "hjerter konge" in you.table.describe("HK")
    assert you.cloth is before
    assert you.visitor.window.menus.menus["game"].title().replace("&", "") == "Spill"
    you.click(you.hand[2])
    you.visitor.click(you.table.card_scene.buttons.made["play"])
    assert len(you.cloth.tricks) == 1


def test_the_two_is_exchanged_between_the_last_draws(sit):
    """H5.4: whoever holds the two may wait until the turn-up is about to be drawn."""
    you = sit("nb", by_mouse)
    while not you.cloth.drawing:
        you.let_them_play()
        you.click_cards(you.hand[-you.number :])
    assert you.cloth.asked == {ELIN, NORA, AKSEL}
    you.click(TURN_UP)
    exchange, draw = you.match.played[-1].step.events
    assert exchange.turn_up == TURN_UP
    assert draw.cards == (TWO,), "the last to draw takes what lies there now"
    assert {TURN_UP, TWO} < set(you.hand)
    assert not you.cloth.stock
