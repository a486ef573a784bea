"""Snapphanaleden at the window, with computer players: 800 by mouse in Swedish, 1000 by keyboard in German."""

import re
from collections import deque

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.snapphana.cards import FJONT, NOT_DISCARDABLE, PACK
from bluestick.games.snapphana.events import CardGiven, Declared, FjontOwed, HandScored
from bluestick.games.snapphana.moves import Discard, Give, Play
from bluestick.tables.snapphana.touch import ALL, LIST
from bluestick.text.snapphana.names import plain_card
from tests.app.opponents import AtTable, Opponents
from tests.daily import first_row
from tests.games.snapphana.positions import EIGHT, FJABBE, SNAPPHANA, TEN, cards, deal

pytestmark = pytest.mark.thorough

YOU, ELIN, NORA, AKSEL = map(Seat, range(4))
PLAYERS = (Player(""), Player("Elin", "medium"), Player("Nora", "medium"), Player("Aksel", "medium"))
STRONG = "SK SQ SC SJ HK HQ HC H6 H7 DK D6 T20 T19 N F"
"""Kings, spades and hearts; trumps enough for a trick or two, and Fjønt."""
ARROWS = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, -1): Qt.Key.Key_Up,
    (0, 1): Qt.Key.Key_Down,
}


class You(AtTable):
    """Sit at the bottom, and see what is on the table."""

    @property
    def window(self):
        return self.visitor.window

    @property
    def hand(self):
        return tuple(map(plain_card, self.table.context.own_hand))

    @property
    def opponents(self):
        return self.window.navigator._bots

    @property
    def last(self):
        return self.match.played[-1].move

    def happened(self, kind):
        """Return all events of a kind so far."""
        return [event for event in self.match.events_seen_by(YOU) if isinstance(event, kind)]

    def let_them_play(self):
        """Let the others play until it is your turn or the hand is over."""
        while YOU not in self.match.to_act and not self.cloth.scores:
            self.opponents.answer()

    def worthless(self, number):
        """Return that many cards of the hand that may be discarded, the last first."""
        free = [name for name in self.table.context.own_hand if plain_card(name) not in NOT_DISCARDABLE]
        return free[-number:]

    def choice(self):
        """Fjønt to a trick that the others have; else the highest card to lead, and the lowest to follow."""
        plays = [move.card for move in self.match.moves(YOU) if isinstance(move, Play)]
        trick = self.cloth.trick
        if trick and FJONT in plays and self.table.arrangement.leading in (ELIN, AKSEL) and self.cloth.tricks:
            return FJONT
        plays = [card for card in plays if card != FJONT] or plays
        return plays[-1] if trick else plays[0]

    def play_hand(self, touch, give):
        """All tricks; what is owed for Fjønt is paid with the first card that lies there, when it can be."""
        while True:
            self.let_them_play()
            if self.cloth.scores:
                break
            if self.table.context.cards_to_give:
                give(f"gift {self.table.context.cards_to_give[0]}")
                continue
            if len(self.hand) == 1:
                break
            touch(self.choice())

    def button(self, part):
        """A button on the cloth that has been seen."""
        return self.table.card_scene.buttons.made[part]

    @property
    def declaring(self):
        """The button that shows what can be declared, or declares it, while it is there."""
        made = self.table.card_scene.buttons.made
        return next((made[part] for part in (LIST, ALL) if part in made and made[part].isVisible()), None)

    # By mouse.

    def click(self, *parts):
        for part in parts:
            spot = self.table.place(part).toPoint()
            self.visitor.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def push(self, button):
        QApplication.processEvents()  # a new button is seen
        self.visitor.click(button)

    def click_card(self, card):
        self.click(card)
        self.push(self.button("play"))
        if self.table.pick:  # asked whether nothing more is to be declared
            self.push(self.button("play"))

    def line(self, title):
        """A line of the sheet that lies there."""
        return next(name for name, line in self.table.context.rows.items() if line.row.title == title)

    # By keyboard: nothing but keys, wherever they happen to go.

    def press(self, *keys):
        for key in keys:
            self.visitor.press(key)

    def steer(self, part):
        """The cursor goes to something on the table."""
        if not self.table.cursor_part:
            self.press(Qt.Key.Key_Right)
        for key in self._way(self.table.cursor_part, part):
            self.press(key)
        assert self.table.cursor_part == part

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

    def key_cards(self, *names):
        for name in names:
            self.steer(name)
            self.press(Qt.Key.Key_Space)

    def key_card(self, card):
        self.key_cards(card)
        self.press(Qt.Key.Key_Return)
        if self.table.pick:
            self.press(Qt.Key.Key_Return)

    def key_gift(self, gift):
        self.steer(gift)
        self.press(Qt.Key.Key_Return, Qt.Key.Key_Return)


@pytest.fixture
def sit(visit, monkeypatch):
    """At a table where the cards have been dealt as they shall lie."""

    def open_window(setup=EIGHT, dealer=AKSEL, language="en", moves=(), **hands):
        monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
        visitor = visit()
        visitor.window.settings.language = language
        QApplication.processEvents()
        match = Match(SNAPPHANA, setup, PLAYERS[: setup.seats], id="snapphana")
        known = {int(seat[1:]): cards(text) for seat, text in hands.items()}
        match.play(CHANCE, deal(setup, dealer % setup.seats, known))
        for text in moves:
            match.play(min(match.to_act), SNAPPHANA.read(text))
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return You(visitor)

    return open_window


@pytest.fixture
def again(visit):
    """The window is closed, opened again, and the match resumed from the shelf."""

    def resume(you):
        moves, hand = you.match.record().moves, you.table.context.own_hand
        here = You(visit())
        here.visitor.click(here.window.navigator.start_page.matches.rows[0].resume)
        assert here.match.record().moves == moves
        assert here.table.context.own_hand == hand
        return here

    return resume


def to_the_count(you, touch, give):
    """Your last card is played, and what the others have left; at the latest now Fjønt is paid for."""
    touch(you.choice())
    while not you.card.isVisible():
        if you.table.context.cards_to_give:
            give(f"gift {you.table.context.cards_to_give[0]}")
        else:
            you.opponents.answer()


def the_count(you):
    """What the hand has come to, as it is read: with all its points."""
    score = you.happened(HandScored)[-1].score
    assert all(str(points) in you.card.text for points in score.score)
    return score


def test_a_hand_of_800_by_mouse_in_swedish(sit):
    you = sit(language="sv", h0=STRONG)
    you.let_them_play()
    assert you.table.ui_state.is_list_open
    you.click(you.line("kungar"))
    assert "17" in you.button("play").text()
    you.push(you.button("play"))
    assert you.last == SNAPPHANA.read("declare set:K SK HK DK")
    you.click(you.line("spader"))
    you.push(you.button("play"))
    assert [event.seat for event in you.happened(Declared)] == [YOU, YOU]
    assert you.cloth.totals == (17 + 25, 0)
    you.play_hand(you.click_card, you.click_card)
    owed, given = you.happened(FjontOwed)[-1], you.happened(CardGiven)[-1]
    assert owed.seat == given.seat == YOU
    assert owed.to == given.to
    assert owed.to in (ELIN, AKSEL)
    assert you.table.place("debt") is None
    to_the_count(you, you.click_card, you.click_card)
    assert you.page.header.phase.whole() == you.card.title
    you.window.settings.theme = "night"
    assert you.page.header.phase.whole() == you.card.title
    score = the_count(you)
    you.read_on()
    cards = ("cards", "last_trick")
    assert sum(item.amount for items in score.items for item in items if item.code in cards) == 93
    assert FJONT in score.piles[0]
    assert given.card in score.piles[1]
    assert you.cloth.hand == 2, "the next hand is dealt"


def test_a_hand_of_1000_by_keyboard_in_german(sit):
    you = sit(TEN, dealer=YOU, language="de")
    assert len(you.hand) == 22
    assert you.table.hasFocus()
    you.key_cards(*you.worthless(10))
    assert "10" in you.button("play").text()
    you.press(Qt.Key.Key_Return)
    assert isinstance(you.last, Discard)
    assert len(you.hand) == 12
    you.let_them_play()
    assert len(you.hand) == 22, "the second deal"
    you.key_cards(*you.worthless(2))
    you.press(Qt.Key.Key_Return)
    assert len(you.hand) == 20
    assert you.cloth.discards == (12, 10)
    you.play_hand(you.key_card, you.key_gift)
    to_the_count(you, you.key_card, you.key_gift)
    score = the_count(you)
    you.read_on_by_key()
    assert sum(map(len, score.piles)) == len(PACK)
    assert you.cloth.hand == 2


@pytest.mark.thorough
def test_nobody_declares_in_fjabbe_and_a_lost_hand_is_counted(sit):
    you = sit(FJABBE, language="nb", h0="SK SQ SC SJ HK HQ HC DK CK T20")
    assert not you.table.ui_state.is_list_open
    assert you.declaring is None
    you.play_hand(you.click_card, you.click_card)
    to_the_count(you, you.click_card, you.click_card)
    score = the_count(you)
    assert score.losers
    assert you.cloth.totals == tuple(int(seat in score.losers) for seat in range(4))


# Resumed.


@pytest.mark.thorough
def test_a_match_is_resumed_between_two_discards(sit, again):
    you = sit(TEN, dealer=YOU)
    you.click(*you.worthless(10))
    you.push(you.button("play"))
    you.opponents.answer()
    assert you.cloth.number == 2
    you.click(*you.worthless(1))  # chosen, but not said
    here = again(you)
    assert here.match.to_act == {YOU}
    assert here.button("play").text() == "0 of 2"
    assert len(here.hand) == 22
    here.click(*here.worthless(2))
    here.push(here.button("play"))
    assert here.cloth.discards == (12, 10)


@pytest.mark.thorough
def test_a_match_is_resumed_while_the_other_one_discards(sit, again):
    you = sit(TEN, dealer=YOU)
    you.click(*you.worthless(10))
    you.push(you.button("play"))
    here = again(you)
    assert here.match.to_act == {ELIN}
    assert len(here.hand) == 12
    here.opponents.answer()
    assert len(here.hand) == 22


@pytest.mark.thorough
def test_a_match_is_resumed_between_declaration_and_play(sit, again):
    you = sit(h0=STRONG)
    you.let_them_play()
    you.click(you.line("kings"))
    you.push(you.button("play"))
    here = again(you)
    assert here.cloth.totals == (17, 0)
    assert here.table.ui_state.is_list_open
    assert "✓" in here.table.context.rows[here.line("kings")].row.value
    here.click_card("T20")
    assert here.last == Play("T20")
    assert not here.table.ui_state.is_list_open


def test_a_match_is_resumed_with_an_open_debt(sit, again):
    you = sit(h0=STRONG)
    while not you.table.context.cards_to_give:
        you.let_them_play()
        you.click_card(you.choice())
        you.let_them_play()
    gifts, debt = you.table.context.cards_to_give, you.table.place("debt")
    here = again(you)
    assert here.cloth.debtor == YOU
    assert here.table.context.cards_to_give == gifts
    assert here.table.place("debt") == debt
    here.window.menus.actions["last"].trigger()
    assert here.page.move_helpers.last.isVisible()
    assert "Nothing" not in here.page.notice.text
    here.press(Qt.Key.Key_Escape)
    here.click_card(f"gift {gifts[0]}")
    assert here.last == Give(gifts[0])
    assert here.cloth.debtor is None
    assert here.table.place("debt") is None


def test_what_was_played_last_is_told_in_sentences(sit):
    you = sit(h0=STRONG)
    you.let_them_play()
    you.click_card("T20")
    while not you.cloth.tricks:
        you.opponents.answer()
    you.window.menus.actions["last"].trigger()
    assert re.search(r": \S+\. You take the trick\.$", you.page.notice.text)


def test_who_plays_instead_of_declaring_is_told_so_once(sit):
    you = sit(h0=STRONG)
    you.let_them_play()
    you.click("T20")
    you.push(you.button("play"))
    assert "still declare" in you.page.notice.text
    assert you.page.notice.link.text() == "S4.1"
    assert you.cloth.turn == YOU
    you.press(Qt.Key.Key_Return)
    assert you.last == Play("T20")
    assert not you.page.notice.isVisible()


@pytest.mark.everyday
def test_everything_is_declared_with_one_button(sit):
    you = sit(h0=STRONG)
    you.let_them_play()
    points = int(you.declaring.text().split()[-1])
    you.push(you.declaring)
    you.visitor.qtbot.waitUntil(lambda: you.declaring is None)
    assert len(you.happened(Declared)) > 2
    assert you.cloth.totals == (points, 0)
    assert you.page.header.phase.whole() == "Your turn – lead to the trick"


# Refused.


@pytest.mark.parametrize(
    ("language", "said"), first_row([("en", "diamonds"), ("sv", "ruter"), ("nb", "ruter"), ("de", "Karo")])
)
def test_who_does_not_follow_suit_is_told_why(sit, language, said):
    moves = ("discard C6 C7", "play S6", "play S7", "play S8", "play SK", "play DK")
    hands = {"h0": "S6 D6 I I I", "h1": "S7 D8", "h2": "S8 D9", "h3": "SK DK C6 C7"}
    you = sit(language=language, moves=moves, **hands)
    you.click("I 2")
    you.push(you.button("play"))
    assert said in you.page.notice.text
    assert you.page.notice.link.text() == "S9.2"
    assert you.cloth.turn == YOU
    you.visitor.click(you.page.notice.link)
    assert you.window.docks.viewer.clause == "snapphana#S9.2"


def test_who_must_trump_is_told_with_what(sit):
    """Equal cards have one name in words, though each has a place of its own."""
    moves = ("discard C6 C7", "play S6", "play S7", "play S8", "play SK", "play DK")
    hands = {"h0": "S6 I I I", "h1": "S7 D8", "h2": "S8 D9", "h3": "SK DK C6 C7"}
    hands["h0"] += " SA S9 S10 SJ SC SQ H6 H7 HA HJ HC"
    you = sit(moves=moves, **hands)
    you.click("H6")
    you.push(you.button("play"))
    assert you.page.notice.link.text() == "S9.2"
    assert "I" in you.page.notice.text
    assert "I 2" not in you.page.notice.text


def test_kings_stay_when_cards_are_discarded(sit):
    you = sit(dealer=YOU, h0="SK T20 N F S7 S8")
    for card in ("SK", "T20", "N", "F"):
        you.click(card)
        assert you.page.notice.link.text() == "S3.2"
    assert you.table.pick == ()
    you.visitor.click(you.page.notice.link)
    assert you.window.docks.viewer.clause == "snapphana#S3.2"
