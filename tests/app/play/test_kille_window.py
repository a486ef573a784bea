"""Kille at the window, alone with computer players: by mouse in Swedish, by keyboard in Norwegian."""

from functools import partial
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionButton

from bluestick.app.home.seat_rows import BOT_NAMES
from bluestick.engine.chance import shuffled_players
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games import GAMES
from bluestick.games.kille.events import Dealt, KukuLaid, Stood
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.rules import Kille
from bluestick.games.kille.state import KukuEnding
from bluestick.text.language import LANGUAGES
from tests.app.opponents import AtTable, Opponents
from tests.daily import first, thinned
from tests.games.kille.positions import buy_in, pack, play_deal

pytestmark = pytest.mark.thorough

RULES = GAMES["kille"]
YOU, ELIN, NORA, AKSEL, SIGRID, TORSTEN = map(Seat, range(6))
USUAL = ("stand", "decline", "refuse", "next")
"""What the others say unless the test wants something else: the first of these that is allowed."""


class You(AtTable):
    """Sit at the bottom and see what is on the table."""

    @property
    def round(self):
        return self.match.view(None).round

    @property
    def card(self):
        return self.match.view(YOU).card

    def happened(self, kind):
        """Return all events of a kind so far."""
        return [event for event in self.match.events_seen_by(YOU) if isinstance(event, kind)]

    @property
    def phase(self):
        return self.page.header.phase.whole()

    @property
    def spectator_bar(self):
        return self.page.panel.spectator_bar

    def hear(self, *says):
        """The others say these words, one after the other."""
        for text in says:
            while self.opponents.asked.seat not in self.match.to_act:
                self.opponents.answer()  # nothing out of turn
            self.opponents.answer(text)

    def let_them_play(self):
        """Let the others play until you are to act or the match is over."""
        for _ in range(200):
            if self.opponents.asked is None:
                return
            if self.opponents.asked.seat not in self.match.to_act:
                self.opponents.answer()
                continue
            words = [move.word for move in RULES.moves(self.opponents.asked.view)]
            self.hear(next(word for word in USUAL if word in words))
        raise AssertionError("the others play for ever")

    @property
    def buttons(self):
        """Those that can be seen on the cloth, by the words they say."""
        return {word: made for word, made in self.table.card_scene.buttons.made.items() if made.isVisible()}

    # By mouse.

    def click(self, part):
        """A word on the cloth, or anything else that lies there."""
        if part in list(Word):
            self.visitor.click(self.buttons[part])
        else:
            spot = self.table.place(part).toPoint()
            self.visitor.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def bare_cloth(self):
        """A point where nothing lies."""
        table = self.table
        points = (QPoint(x, y) for y in range(20, table.height(), 20) for x in range(20, table.width(), 20))
        return next(p for p in points if table.part_at(QPointF(p)) is None and table.childAt(p) is table.viewport())

    def drag(self, part, target):
        port, left = self.table.viewport(), Qt.MouseButton.LeftButton
        start, end = (self.table.place(one).toPoint() for one in (part, target))
        self.visitor.qtbot.mousePress(port, left, pos=start)
        self.visitor.qtbot.mouseMove(port, (start + end) / 2)
        self.visitor.qtbot.mouseMove(port, end)
        self.visitor.qtbot.mouseRelease(port, left, pos=end)

    # By keyboard: nothing but keys, wherever they happen to go.

    def press(self, *keys):
        for key in keys:
            self.visitor.press(key)

    def press_beside(self, word):
        """A button beside the cloth, found with Tab."""
        QApplication.processEvents()  # a new button is seen
        button = self.page.panel.words.button(word)
        while not button.hasFocus():
            self.press(Qt.Key.Key_Tab)
        self.press(Qt.Key.Key_Space)


class Coming:
    """The cards of the deals of a pot, in dealing order; when there are no more, they are shuffled."""

    def __init__(self):
        self.dealer = TORSTEN
        self.hands = ()


@pytest.fixture
def coming(monkeypatch):
    coming = Coming()

    def deal(rules, state, rng):
        made = shuffled(rules, state, rng)
        dealer = coming.dealer if state.table.dealer is None else made.dealer
        number = state.table.deal
        return Deal(dealer, pack(coming.hands[number]) if number < len(coming.hands) else made.cards)

    shuffled = Kille.deal
    monkeypatch.setattr(Kille, "deal", deal)
    return coming


@pytest.fixture
def open_window(visit, monkeypatch):
    def open_window(language="en"):
        monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
        monkeypatch.setattr(
            "bluestick.app.shell.navigator.shuffled_players", lambda number, sitters: sitters
        )  # the lots: as they come
        visitor = visit()
        visitor.window.settings.language = language
        QApplication.processEvents()
        return You(visitor)

    return open_window


@pytest.fixture
def agree(open_window, coming):
    """Six at a table; one pot, and a stake of one chip."""

    def agree(language, *hands, begin=None, dealer=TORSTEN, pots=1):
        coming.hands, coming.dealer = hands, dealer
        you = open_window(language)
        you.visitor.window.settings.set_new_match("kille", remembered(6, pots=pots))
        (begin or by_mouse)(you)
        return you

    return agree


@pytest.fixture
def sit_down(open_window):
    """At a table where a match has begun already."""

    def sit_down(match, language="en"):
        you = open_window(language)
        you.visitor.window.navigator.play(match, you.visitor.window.store.create(match))
        return you

    return sit_down


def three_left(*players, **options):
    """Elin is out and has not bought in; Aksel speaks first in the next deal, then you, and Nora deals."""
    players = players or (Player(""), *(Player(name, "medium") for name in ("Elin", "Nora", "Aksel")))
    match = Match(RULES, RULES.setup(4, options={"pots": 1, **options}), players, id="test")
    play_deal(match, 1, "A")
    buy_in(match, {"B": False})
    return match


def two_left():
    """You deal, and Nora speaks first."""
    match = three_left()
    play_deal(match, 1)
    return match


def deal_to(match, dealer, hands):
    match.play(CHANCE, Deal(dealer, pack(hands)))
    return match


def remembered(seats, **options):
    sitters = [["you" if seat == YOU else "bot", BOT_NAMES[seat], "medium"] for seat in range(seats)]
    setup = RULES.setup(seats, options=options)
    return {"variant": "kille", "seats": seats, "options": dict(setup.options), "sitters": sitters}


def by_mouse(you):
    you.visitor.click(tile(you))
    you.visitor.click(you.visitor.window.navigator.new_page._start)


def in_a_large_window(you):
    you.visitor.window.resize(1920, 1080)
    by_mouse(you)


def by_keyboard(you):
    while QApplication.focusWidget() is not tile(you):
        you.press(Qt.Key.Key_Tab)
    you.press(Qt.Key.Key_Return, Qt.Key.Key_Return)


def tile(you):
    return next(tile for tile in you.visitor.window.navigator.start_page._tiles if tile.game == RULES.id)


@pytest.mark.thorough
def test_a_pot_by_mouse_in_swedish(agree):
    hands = ("BL 9 5 6 7 8", "BL 5 6 7 BL", "KI BL BL 5 6", "3 8")
    you = agree("sv", *hands, begin=by_mouse)
    assert you.page.header.title.text() == "Kille"
    assert you.card == "BL"
    you.drag(f"seat {YOU}", f"seat {ELIN}")
    assert you.card == "9"
    you.let_them_play()
    assert you.cloth.active == (YOU, NORA, AKSEL, SIGRID, TORSTEN)
    assert you.round.dealer == YOU
    you.click("stand")  # with the lowest card, as low as Nora's
    assert you.cloth.active == (AKSEL, SIGRID, TORSTEN)
    assert you.opponents.asked.seat == ELIN, "B31: from the dealer's left"
    you.hear("buy", "decline")
    assert you.cloth.offer.price == 2
    assert "2" in you.phase
    assert "8" in you.phase, "six stakes, and what Elin has paid"
    you.click("buy")
    assert you.cloth.active == (YOU, ELIN, AKSEL, SIGRID, TORSTEN)
    assert you.cloth.pot == 10
    you.let_them_play()
    you.click("stand")
    you.hear("stand")
    assert you.cloth.active == (YOU, ELIN)
    assert you.cloth.offer.price == 5, "K11.6: half the pot"
    you.hear("decline", "decline", "decline")
    assert you.round.order == (ELIN, YOU)
    you.hear("ask")
    you.click("refuse")
    you.hear("stand")
    you.click("stand")
    assert you.match.outcome.winners == {YOU}
    assert you.match.outcome.scores == (7, -3, -1, -1, -1, -1)
    assert not you.page.banner.isVisible(), "first it is read how the pot was won"
    you.visitor.click(you.page.card.button)
    assert you.page.banner.isVisible()
    you.visitor.window.menus.actions["sheet"].trigger()
    assert you.visitor.window.docks.sheet.isVisible()


@pytest.mark.thorough
def test_a_pot_by_keyboard_in_norwegian(agree):
    hands = ("BL 9 5 6 7 8", "BL 5 6 7 BL", "BL BL 9 10", "5 7", "3 8")
    you = agree("nb", *hands, begin=by_keyboard)
    assert you.table.hasFocus()
    you.press(Qt.Key.Key_2)
    assert you.card == "9"
    you.let_them_play()
    you.press(Qt.Key.Key_1)
    assert you.cloth.active == (AKSEL, SIGRID, TORSTEN)
    you.let_them_play()
    assert "Kjøpe" in you.phase or "kjøpe" in you.phase
    you.press(Qt.Key.Key_1)
    assert you.cloth.active == (YOU, AKSEL, SIGRID, TORSTEN)
    you.let_them_play()
    you.press(Qt.Key.Key_1)
    you.hear("stand", "decline", "decline")
    assert you.round.order == (AKSEL, YOU)
    you.hear("ask")
    you.press(Qt.Key.Key_1)
    assert you.happened(Dealt)[-1].again, "K10.2: better cards"
    you.hear("stand")
    you.press(Qt.Key.Key_1)
    assert you.match.outcome.winners == {YOU}
    assert you.match.outcome.scores[YOU] == 5
    you.page.card.key_pause.stop()
    you.press(Qt.Key.Key_Space)
    assert you.page.banner.isVisible()


# What the header and the log say while cards are on their way.


def shown_in_turn(you):
    """The headline and the last line of the log, each time something else begins to be shown."""
    log, seen = you.page.panel.moves, []
    while not you.table.is_settled:
        seen.append((you.phase, log.item(log.count() - 1).text()))
        animation = you.table.event_queue.animation
        animation.setCurrentTime(animation.duration())
    return seen


@pytest.mark.thorough
def test_the_header_says_what_is_shown_and_the_log_follows(agree):
    you = agree("en", "5 SV 9 6 7 8")
    you.visitor.window.settings.speed = "slow"
    you.press(Qt.Key.Key_2)
    asked, hit = "You want to swap with Elin.", "“Svinhugg går igen!” You are hit."
    assert shown_in_turn(you) == [
        (asked, "Torsten deals. Your card: 5."),
        ("Elin turns up svin.", asked),
        (hit, "Elin turns up svin."),
    ]
    log = you.page.panel.moves
    assert log.item(log.count() - 1).text() == hit
    assert [log.item(row).text() for row in range(log.count())].count(asked) == 1
    assert log.currentRow() == log.count() - 1
    assert you.phase == "Nora is thinking"


@pytest.mark.thorough
def test_whoever_is_out_is_in_the_headline_until_the_next_deal(agree):
    you = agree("en", "5 9 3 6 7 8")
    you.press(Qt.Key.Key_1)
    you.hear("stand", "stand", "stand", "stand")
    you.visitor.window.settings.speed = "slow"
    while you.table.is_settled:
        you.hear("stand")
        you.page.session.end_pause()
    shown_in_turn(you)
    assert you.phase == "Nora is out: the lowest card, 3."
    assert you.page.clause == "kille#K8.5"


@pytest.mark.thorough
def test_no_headline_tells_what_is_still_to_be_turned(agree):
    you = agree("en", "5 9 3 6 7 8")
    you.let_them_play()
    you.visitor.window.settings.speed = "slow"
    you.press(Qt.Key.Key_1)
    while you.table.is_settled:
        you.hear("stand")
        you.page.session.end_pause()
    assert [headline for headline, _ in shown_in_turn(you)] == ["“Upp till bevis!”"]


# The lots. K2.2


@pytest.mark.everyday
def test_lots_are_drawn_for_the_seats_of_a_match_and_of_the_next_one(agree, monkeypatch):
    you = agree("en")
    assert [player.name for player in you.match.players] == ["", *BOT_NAMES[1:6]]
    monkeypatch.setattr("bluestick.app.shell.navigator.shuffled_players", lambda number, sitters: sitters[::-1])
    you.page.again.emit()
    assert [player.name for player in you.match.players] == ["", *BOT_NAMES[5:0:-1]]
    assert you.table.seat == YOU, "at the bottom. B2"


@pytest.mark.thorough
def test_whoever_sits_at_the_left_is_a_matter_of_chance(open_window):
    you = open_window()
    window = you.visitor.window
    players = three_left().players
    neighbours = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bluestick.app.shell.navigator.shuffled_players", shuffled_players)
        patch.setattr("bluestick.app.shell.navigator.random_deal_number", partial(next, count(1)))
        for _ in range(12):
            window.navigator.begin("kille", RULES.setup(4), players)
            assert sorted(player.name for player in you.match.players) == ["", "Aksel", "Elin", "Nora"]
            neighbours.add(you.match.players[1].name)
    assert neighbours == {"Aksel", "Elin", "Nora"}


def test_the_page_says_that_lots_are_drawn(open_window):
    window = open_window().visitor.window
    window.navigator.open_new_match("kille")
    assert window.navigator.new_page._lots.isVisible()
    assert "draws lots" in window.navigator.new_page._lots.text()
    window.navigator.open_new_match("haljan")
    assert not window.navigator.new_page._lots.isVisible()


# Kuku at any time.


@pytest.mark.parametrize("way", ["click", "press"])
def test_kuku_is_laid_while_somebody_else_is_to_speak(agree, way):
    you = agree("en", "3 4 5 KU 7 8", dealer=NORA)
    assert you.opponents.asked.seat == AKSEL
    if way == "click":
        you.click("kuku")
    else:
        you.press(Qt.Key.Key_0)
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]
    assert you.cloth.active == (YOU, ELIN, NORA, SIGRID, TORSTEN)


def test_whoever_has_no_kuku_has_no_button_and_hears_why(agree):
    you = agree("en", "3 4 5 6 7 KU")
    assert Word.KUKU not in you.buttons
    you.press(Qt.Key.Key_0)
    assert you.page.notice.text == "You need a kuku to stop the exchange."
    assert you.page.notice.link.text() == "K7.1"


def test_whoever_stops_skipping_may_still_lay_her_kuku(agree):
    you = agree("en", "3 4 5 KU 7 8", dealer=NORA)
    you.press(Qt.Key.Key_F8)
    assert you.page.session.skips
    you.press(Qt.Key.Key_Escape)
    assert not you.page.session.skips
    you.click("kuku")
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]


@pytest.mark.thorough
def test_kuku_comes_before_what_somebody_has_only_thought_of(agree):
    you = agree("en", "3 4 5 KU 7 8", dealer=NORA)
    you.hear("stand")
    you.visitor.window.settings.speed = "normal"
    you.hear("stand")  # at once: Sigrid was asked before
    you.table.finish_now()
    you.hear("swap")
    assert you.table.thinker == TORSTEN, "who takes time"
    you.press(Qt.Key.Key_0)
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]
    assert [stood.seat for stood in you.happened(Stood)] == [AKSEL, SIGRID]
    assert not you.round.turns[2:]


def test_kuku_is_laid_in_mid_animation(agree):
    you = agree("en", "3 4 5 KU 7 8", dealer=NORA)
    you.visitor.window.settings.speed = "slow"
    you.hear("swap")
    you.page.session.end_pause()
    assert not you.table.is_settled
    assert Word.KUKU in you.buttons
    you.click("kuku")
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]
    assert len(you.round.turns) == 1


@pytest.mark.parametrize("way", [Qt.Key.Key_Space, Qt.MouseButton.LeftButton])
def test_nobody_has_to_wait_for_somebody_who_takes_time(agree, way):
    you = agree("en", "3 4 5 6 7 8", dealer=NORA)
    you.visitor.window.settings.speed = "normal"
    you.hear("stand")
    you.table.finish_now()
    you.hear("stand")
    assert len(you.round.turns) == 1
    if way is Qt.Key.Key_Space:
        you.press(way)
    else:
        you.visitor.qtbot.mouseClick(you.table.viewport(), way, pos=you.bare_cloth())
    assert len(you.round.turns) == 2


def test_the_cards_shown_lie_there_for_a_while(agree):
    you = agree("en", "3 4 5 KU 7 8", dealer=NORA)
    you.visitor.window.settings.speed = "normal"
    you.press(Qt.Key.Key_0)
    you.table.finish_now()
    assert you.round.over
    assert CHANCE in you.match.to_act
    you.press(Qt.Key.Key_Space)
    assert not you.round.over


@pytest.mark.parametrize("size", first([(1280, 800), (1024, 700), (900, 620)]))
def test_the_notice_covers_no_word_and_no_own_card(agree, size):
    you = agree("en", "3 4 5 6 7 KU")
    you.visitor.window.resize(*size)
    you.press(Qt.Key.Key_0)
    notice, words = you.page.notice, you.buttons
    assert notice.isVisible()
    assert not any(notice.geometry().intersects(words[word].geometry()) for word in (Word.STAND, Word.SWAP))
    assert not notice.geometry().contains(you.table.place(f"seat {YOU}").toPoint())


def test_words_are_as_large_as_the_table_from_when_they_are_first_seen(agree):
    you = agree("en", "3 4 5 6 7 8", begin=in_a_large_window)
    unit = you.table.at.unit
    assert unit > 1
    usual = QFontInfo(QApplication.font()).pixelSize()
    assert [word.font().pixelSize() for word in you.buttons.values()] == [round(usual * unit)] * 2


@pytest.mark.parametrize(("language", "theme"), thinned(LANGUAGES, ["day", "contrast"], every=3))
def test_no_word_loses_its_edges(agree, language, theme):
    you = agree(language, "3 4 5 6 7 8")
    you.visitor.window.settings.theme = theme
    for size in ((900, 620), (1280, 800)):
        you.visitor.window.resize(*size)
        you.table.set_names(("", "Torsten", "", "", "", ""))
        for word in you.buttons.values():
            option = QStyleOptionButton()
            word.initStyleOption(option)
            room = word.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, word)
            assert word.fontMetrics().horizontalAdvance(word.text()) <= room.width()


# Better cards.


def test_the_dealer_refuses_what_you_ask(sit_down):
    match = deal_to(two_left(), YOU, "KI KU")
    match.play(NORA, Say(Word.STAND))
    match.play(YOU, Say(Word.STAND))
    you = sit_down(deal_to(match, NORA, "5 9"))
    you.press(Qt.Key.Key_3)
    assert you.opponents.asked.seat == NORA
    you.hear("refuse")
    assert you.round.order == (YOU, NORA)
    assert "ask" not in you.table.words(you.table.moves)
    you.click("swap")
    assert you.card == "9"


def test_the_dealer_accepts_what_you_ask(sit_down, coming):
    match = deal_to(two_left(), YOU, "KI KU")
    match.play(NORA, Say(Word.STAND))
    match.play(YOU, Say(Word.STAND))
    you = sit_down(deal_to(match, NORA, "5 9"))
    you.click("ask")
    you.hear("accept")
    assert you.happened(Dealt)[-1].again
    assert you.round.order == (YOU, NORA), "K10.2: the same dealer"
    assert "ask" in you.table.words(you.table.moves), "B24: once in each deal"


@pytest.mark.parametrize(("language", "button"), [("sv", "Accepteras!"), ("nb", "Accepteras!")])
def test_you_are_the_third_player(sit_down, language, button):
    you = sit_down(deal_to(three_left(), NORA, "5 6 7"), language)
    you.hear("ask", "depends")
    assert you.match.to_act == {YOU}
    assert button in you.buttons[Word.ACCEPT].toolTip()
    you.click("accept")
    assert you.happened(Dealt)[-1].again


def test_you_deal_and_answer(sit_down):
    you = sit_down(deal_to(two_left(), YOU, "5 9"))
    you.hear("ask")
    you.click("refuse")
    assert you.round.question is None
    assert you.opponents.asked.seat == NORA


def test_kuku_while_a_question_is_open(sit_down):
    you = sit_down(deal_to(three_left(), NORA, "5 KU 7"))
    you.hear("ask")
    assert you.match.to_act == {NORA}
    you.press(Qt.Key.Key_0)
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]
    assert you.round.question is None


@pytest.mark.parametrize("language", ["sv", "de"])
def test_a_match_is_resumed_while_a_question_is_open(sit_down, open_window, language):
    you = sit_down(deal_to(two_left(), YOU, "5 9"), language)
    you.hear("ask")
    moves, phase, laid = you.match.record().moves, you.phase, you.table.arrangement
    again = open_window(language)
    again.visitor.click(again.visitor.window.navigator.start_page.matches.rows[0].resume)
    assert again.match.record().moves == moves
    assert again.phase == phase
    assert again.table.arrangement == laid
    assert again.round.question == YOU
    again.click("accept")
    assert again.happened(Dealt)[-1].again


# Out.


def out_of_it(agree, **how):
    """You have gone out, five are left; in the next deal two of them will go out."""
    you = agree("en", "BL 9 5 6 7 8", "BL BL 5 6 7", **how)
    you.press(Qt.Key.Key_1)
    while you.cloth.deal == 1:
        you.hear("stand")
    return you


def test_whoever_is_out_looks_on(agree):
    you = out_of_it(agree)
    assert YOU not in you.cloth.active
    assert you.spectator_bar.isVisible()
    assert you.table.moves is None
    you.visitor.window.settings.speed = "normal"
    usual = you.table.pace.factor
    you.visitor.click(you.spectator_bar.faster)
    assert you.table.pace.factor < usual / 2
    assert you.page.session.pause < (300, 900)
    you.visitor.window.settings.speed = "off"
    you.let_them_play()
    assert you.cloth.offer is not None
    assert not you.spectator_bar.isVisible()
    assert not you.spectator_bar.faster.isChecked()


@pytest.mark.parametrize("way", first(["button", "key", "menu"]))
def test_straight_on_to_the_chance_to_buy_in(agree, way):
    you = out_of_it(agree)
    match way:
        case "button":
            you.visitor.click(you.spectator_bar.straight_on)
        case "key":
            you.press(Qt.Key.Key_F8)
        case "menu":
            you.visitor.window.menus.actions["skip"].trigger()
    assert you.page.session.skips
    you.let_them_play()
    assert not you.page.session.skips
    assert you.match.to_act == {YOU}
    assert you.table.shown == you.match.view(YOU)
    assert (you.cloth.offer.price, you.cloth.pot) == (2, 6)
    assert "2" in you.phase
    assert "6" in you.phase
    log = you.page.panel.moves
    told = [log.item(row).text() for row in range(log.count())]
    assert "Sigrid stands." in told, "what was skipped is told"
    you.click("decline")
    assert you.spectator_bar.isVisible()


@pytest.mark.thorough
def test_straight_on_to_the_next_pot(agree):
    you = out_of_it(agree, pots=0)
    you.press(Qt.Key.Key_F8)
    you.let_them_play()
    you.click("decline")
    while you.cloth.pot:
        you.press(Qt.Key.Key_F8)
        you.hear("swap")  # Bots who only stand might go on for ever.
        you.let_them_play()
    assert YOU in you.match.to_act
    you.let_them_play()
    QApplication.processEvents()
    you.visitor.click(you.page.panel.words.button("next"))
    assert you.cloth.number == 2
    assert YOU in you.cloth.active


def test_escape_stops_there(agree):
    you = out_of_it(agree)
    you.press(Qt.Key.Key_F8)
    you.hear("stand")
    you.press(Qt.Key.Key_Escape)
    assert not you.page.session.skips
    assert you.table.shown == you.match.view(YOU)
    you.hear("stand")
    assert not you.page.session.skips


# Two at one computer.


def test_kuku_of_somebody_who_is_not_at_the_table(sit_down):
    match = three_left(Player("Anna"), Player("Elin", "easy"), Player("Nora", "easy"), Player("Bo"))
    you = sit_down(deal_to(match, NORA, "5 KU 7"))
    page = you.page
    assert "Bo" in page.curtain._text.text()
    you.visitor.click(page.curtain.lift)
    assert page.table.shown.seat == AKSEL
    you.press(Qt.Key.Key_F7)
    assert page.curtain.isVisible()
    assert page.table.shown.seat is None
    assert Word.KUKU not in you.buttons
    assert [made.text() for made in page.curtain.people.values()] == ["Anna", "Bo"]
    you.visitor.click(page.curtain.people[YOU])
    assert page.table.shown.seat == YOU
    you.press(Qt.Key.Key_0)
    assert you.happened(KukuLaid) == [KukuLaid(YOU, KukuEnding.DECLARED)]


def test_whoever_is_waited_for_comes_back_to_the_table(sit_down):
    match = three_left(Player("Anna"), Player("Elin", "easy"), Player("Nora", "easy"), Player("Bo"))
    you = sit_down(deal_to(match, NORA, "5 6 7"))
    page = you.page
    you.visitor.click(page.curtain.lift)
    for seat in (YOU, AKSEL):
        you.visitor.window.menus.actions["call"].trigger()
        you.press(Qt.Key.Key_Tab)
        you.visitor.click(page.curtain.people[seat])
    assert page.table.shown.seat == AKSEL
    you.click("stand")
    assert page.curtain.isVisible()
    assert "Anna" in page.curtain._text.text()


def test_the_curtain_hides_what_onlookers_may_see(sit_down):
    match = three_left(Player("Anna"), Player("Elin", "easy"), Player("Nora", "easy"), Player("Bo"), all_seen=True)
    you = sit_down(deal_to(match, NORA, "5 6 7"))
    page, hidden = you.page, (None,) * 3
    assert match.view(None).cards == ("5", "6", "7")
    for lay in (lambda: None, page.retranslate, page.table.finish_now, lambda: page.set_theme(page.table.theme)):
        lay()
        assert page.curtain.isVisible()
        assert page.table.shown.cards == hidden
        assert not any(map(page.table.context.visible_card, (YOU, NORA, AKSEL)))
        page.status.table()
        assert not {"5", "6", "7"} & set(page.notice.text.replace(".", "").split())
    you.visitor.click(page.curtain.lift)
    assert page.table.shown.cards == ("5", None, None)
    you.press(Qt.Key.Key_F7)
    assert page.table.shown.cards == hidden


@pytest.mark.thorough
def test_the_outcome_keeps_its_words_beside_a_rule_page(agree):
    you = agree("de", "BL 9 5 6 7 8")
    you.visitor.window.resize(1024, 700)
    you.visitor.window.docks.show_rules("kille#K8")
    QApplication.processEvents()
    while you.match.outcome is None:
        you.let_them_play()
        if you.match.outcome is None:
            words = [move.word for move in you.match.moves(YOU)]
            you.table.touch(next(word for word in USUAL if word in words))
    card, banner = you.page.card, you.page.banner
    QApplication.processEvents()
    assert you.table.rect().contains(card.geometry())
    assert card.button.width() >= card.button.sizeHint().width()
    you.visitor.click(card.button)
    QApplication.processEvents()
    for made in (banner.again, banner.look_back, banner.shelf):
        assert made.width() >= made.sizeHint().width()
        assert banner.rect().contains(made.geometry())


# Many.


@pytest.mark.thorough
def test_twenty_are_agreed_on_one_page(open_window):
    you = open_window()
    you.visitor.click(tile(you))
    page = you.visitor.window.navigator.new_page
    assert page._seats.value == 6
    slider = page._seats.first
    slider.setFocus()
    for _ in range(14):
        you.press(Qt.Key.Key_Right)
    you.visitor.click(page._all_levels.buttons["hard"])
    rows = [row for row in page._rows if not row.isHidden()]
    assert len(rows) == 20
    names = [row.seat_choice.name for row in rows]
    assert len(set(names)) == 20
    you.visitor.click(page._start)
    assert you.match.setup.seats == 20
    assert {player.level for player in you.match.players[1:]} == {"hard"}
    assert you.visitor.window.windowTitle() == "Kille – against Elin, Nora, Aksel, and 16 others – bluestick"


def test_who_cannot_pay_another_stake_looks_on_to_the_end(sit_down):
    players = (Player("Elin", "easy"), Player(""), *(Player(name, "easy") for name in ("Nora", "Aksel", "Sigrid")))
    match = Match(RULES, RULES.setup(5, options={"stake": 10, "purse": 2, "pots": 20}), players, rng=Random(1))
    play_deal(match, 4, dealer="E")
    play_deal(match, 4)
    match.chance()
    assert match.view(None).table.active == (0, 4)
    you = sit_down(match)
    assert you.spectator_bar.isVisible()
    assert you.spectator_bar.straight_on.accessibleName() == "To the end"
    assert "until" not in you.spectator_bar.findChild(QLabel).text()


def test_who_may_buy_in_later_looks_on_until_then(agree):
    assert out_of_it(agree).spectator_bar.straight_on.accessibleName() == "Skip ahead"
