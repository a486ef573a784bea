"""The haggis table: combinations chosen, declared and laid by mouse and keyboard; bets, passes, gifts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.moves import Play, Say, Word
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, Theme
from bluestick.tables.haggis.presenter import HaggisPresenter
from bluestick.tables.haggis.start_tile import tile
from bluestick.tables.input.play_chooser import PlayChooser
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.widget.cloth_buttons import ClothButton
from bluestick.text.haggis.names import combination
from tests.daily import first
from tests.games.haggis.positions import HAGGIS, THREE, TOURNAMENT, TWO, dealt, reading
from tests.tables import contexts
from tests.tables.contexts import AT_ONCE, NORMAL

YOU, IVAR, NORA = map(Seat, range(3))
YOURS = "5r 5g 6r 6g 7r 8r 9r 9g 9o 2r 2g 10o 3r 4y"
IVARS = "2o 2y 3o 3g 4r 4g 6o 6y 7o 7y 7g 8o 10r 10g"
SIZES = [(596, 536), (720, 616), (976, 716), (1616, 996)]


class Sitting(contexts.Sitting):
    """At a table with words on buttons."""

    def push(self, word: Word) -> None:
        super().push(self.buttons[word])

    @property
    def buttons(self) -> dict[str, ClothButton]:
        """Those that are to be seen."""
        return {part: made for part, made in self.table.card_scene.buttons.made.items() if made.isVisible()}

    @property
    def chooser(self) -> PlayChooser:
        chooser: PlayChooser = self.table.card_scene.buttons.chooser
        return chooser


SitDown = Callable[..., Sitting]


@pytest.fixture
def sit_at(qtbot: QtBot) -> SitDown:
    """With a known hand; the last seat deals, so that seat 0 leads."""

    def make(*moves: str, seats: int = 2, seat: Seat = YOU, pace: Pace = AT_ONCE, **options: object) -> Sitting:
        setup = HAGGIS.setup(seats, options={"removed": "b"} | options if seats == 2 else options)
        match: AnyMatch = dealt(setup, seats - 1, h0=YOURS, h1=IVARS)
        for text in moves:
            match.play(min(match.to_act), HAGGIS.read(text))
        return Sitting(qtbot, match, seat, pace)

    return make


def test_the_own_score_says_when_points_are_added_until_there_are_any(sit_at: SitDown) -> None:
    here = sit_at()
    view = here.match.view(YOU)
    assert here.table.panel_side_note(view, YOU) == "You score after each round"
    assert here.table.panel_side_note(view, IVAR) == ""
    counted = replace(view, table=replace(view.table, totals=(20, 0)))
    assert here.table.panel_side_note(counted, YOU) == ""


# Choosing and declaring.


def test_who_cannot_beat_the_trick_has_one_thing_to_do(sit_at: SitDown) -> None:
    here = sit_at("play J Q K as bomb:5", seat=IVAR)
    passing = here.buttons[Word.PASS]
    assert "play" not in here.buttons
    assert passing.property("kind") == "primary"
    assert passing.geometry() == here.table.at.button_row.toRect()
    assert all("dim" in here.looks(card) for card in here.table.context.own_hand)
    here.press(Qt.Key.Key_Return)
    assert here.last == Say(Word.PASS)


def test_a_bomb_is_told_as_what_it_is(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", seat=IVAR)
    here.click("J", "Q")
    assert "give the trick away" in here.table.explain_pick(here.table.moves, here.table.pick)
    here = sit_at("play J Q as bomb:2", seat=IVAR)
    texts = [option.text for option in here.table.options(here.table.moves)]
    assert "Only a higher bomb beats bomb J-Q." in texts
    assert not any("same form" in text for text in texts)


def test_an_empty_frame_does_not_wait_for_the_cards(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", seat=IVAR)
    here.table.set_pace(NORMAL)
    here.play(IVAR, HAGGIS.read("play 10r 10g as set:2:10"))
    assert "frame" not in here.table.card_scene.piece_sprites
    here.run_out()
    assert "frame" in here.table.card_scene.piece_sprites


def test_clicks_choose_and_the_button_lays(sit_at: SitDown) -> None:
    here = sit_at()
    assert not here.buttons["play"].isEnabled()
    here.click("7r", "8r", "9r")
    here.qtbot.mouseClick(here.buttons["play"], Qt.MouseButton.LeftButton)
    assert here.last == HAGGIS.read("play 7r 8r 9r as run:1:3:9")
    assert here.table.arrangement is not None
    assert here.table.arrangement.trick == ((YOU, ("7r", "8r", "9r")),)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("5r 5g 6r 6g", "run of pairs 5–6"),
        ("J Q", "bomb J-Q"),
        ("9r 9g 9o J", "four 9s"),
        ("7r 8r", "nothing yet"),
        ("4y", "single 4"),
    ],
)
def test_what_the_chosen_cards_make_is_seen_at_once(sit_at: SitDown, cards: str, said: str) -> None:
    here = sit_at()
    here.click(*cards.split())
    here.table.show_pick()
    text = here.table.explain_pick(here.table.moves, here.table.pick)
    assert said in text or said.capitalize() in text
    assert "pill" in here.table.card_scene.piece_sprites


def test_what_would_complete_them_is_said(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("7r", "8r")
    text = here.table.explain_pick(here.table.moves, here.table.pick)
    assert "red 6 (run 6–8)" in text
    assert "red 9 (run 7–9)" in text


def test_what_they_would_beat_is_said(sit_at: SitDown) -> None:
    here = sit_at("play 2r 2g as set:2:2", "play 7o 7y as set:2:7")
    here.click("9r", "9g")
    assert here.table.explain_pick(here.table.moves, here.table.pick) == "Pair of 9s beats pair of 7s."


def test_there_is_a_chooser_where_cards_can_be_several_things(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("5r", "J")
    assert not here.chooser.isVisible()
    here.click("Q")
    assert here.chooser.isVisible()
    assert here.chooser.texts == ("run 5–7", "run 4–6", "run 3–5", "three 5s")
    assert here.match.view(YOU).table.trick == ()
    here.qtbot.mouseClick(here.chooser, Qt.MouseButton.LeftButton)
    menu = here.chooser.menu_of_readings
    assert menu.isVisible()
    here.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[3]).center())
    assert here.last == HAGGIS.read("play 5r J Q as set:3:5")
    assert not here.chooser.isVisible()


def test_the_chooser_by_keyboard(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("5r", "J", "Q")
    here.press(Qt.Key.Key_F3)
    menu = here.chooser.menu_of_readings
    assert menu.isVisible()
    here.qtbot.keyClick(menu, Qt.Key.Key_Down)
    here.qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert here.last == HAGGIS.read("play 5r J Q as run:1:3:6")


def test_escape_leaves_the_chooser_and_keeps_the_cards(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("5r", "J", "Q")
    here.press(Qt.Key.Key_F3)
    here.qtbot.keyClick(here.chooser.menu_of_readings, Qt.Key.Key_Escape)
    assert here.table.pick == ("5r", "J", "Q")
    assert here.match.view(YOU).table.trick == ()


def test_enter_takes_the_first_reading(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("5r", "J", "Q")
    here.press(Qt.Key.Key_Return)
    assert here.last == HAGGIS.read("play 5r J Q as run:1:3:7")


def test_so_does_a_double_click(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("5r", "J")
    here.qtbot.mouseDClick(here.table.viewport(), Qt.MouseButton.LeftButton, pos=here.at("Q"))
    assert here.last == HAGGIS.read("play 5r J Q as run:1:3:7")


def test_a_follower_has_only_the_readings_that_beat(sit_at: SitDown) -> None:
    here = sit_at("play 2r 2g as set:2:2", "play 4r 4g as set:2:4")
    here.click("9r", "J")
    assert not here.chooser.isVisible()
    here.press(Qt.Key.Key_Return)
    assert here.last == HAGGIS.read("play 9r J as set:2:9")


def test_a_wild_card_in_play_shows_what_it_stands_for(sit_at: SitDown) -> None:
    here = sit_at("play 7r 9r J as run:1:3:9")
    shown = {
        placed.card: here.table.game.deck.mark(here.table.context, placed)
        for placed in here.table.card_scene.placed_cards
        if placed.key[0] == "trick"
    }
    assert shown == {"7r": None, "J": "as 8", "9r": None}
    assert here.table.arrangement is not None
    assert here.table.arrangement.trick[0][1] == ("7r", "J", "9r"), "each where it stands"


def test_a_face_card_that_is_itself_has_no_mark(sit_at: SitDown) -> None:
    here = sit_at("play J as set:1:11")
    assert [
        here.table.game.deck.mark(here.table.context, placed)
        for placed in here.table.card_scene.placed_cards
        if placed.key[0] == "trick"
    ] == [None]


def test_cards_that_do_not_go_with_the_chosen_ones_are_dim_with_a_reason(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("9r", "9g")
    assert "dim" in here.looks("2r")
    here.click("2r")
    assert here.refusals[-1].clause.startswith("haggis#G")
    assert here.table.pick == ("9r", "9g")


def test_a_refusal_that_the_trick_proves_marks_the_trick(sit_at: SitDown) -> None:
    here = sit_at("play K as set:1:13", seat=IVAR)
    here.click("10r")
    assert here.refusals[-1].clause == "haggis#G5.3"
    assert "proof" in here.looks("trick 0")
    assert "proof" not in here.looks("K"), "the own king proves nothing"


def test_a_play_that_does_not_beat_is_refused(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", seat=IVAR)
    here.click("10r", "10g")
    here.press(Qt.Key.Key_Return)
    assert here.last == HAGGIS.read("play 10r 10g as set:2:10")


# Words.


def test_passing_by_button_and_by_key(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", seat=IVAR)
    here.push(Word.PASS)
    assert here.last == Say(Word.PASS)
    again = sit_at("play 9r 9g as set:2:9", seat=IVAR)
    again.press(Qt.Key.Key_0)
    assert again.last == Say(Word.PASS)


def test_who_leads_cannot_pass_and_hears_why(sit_at: SitDown) -> None:
    here = sit_at()
    assert not here.buttons[Word.PASS].isEnabled()
    here.press(Qt.Key.Key_0)
    assert here.refusals[-1].clause == "haggis#G5.2"


def test_the_key_to_pass_waits_for_the_others(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", pace=NORMAL)
    here.make("play 10r 10g as set:2:10")
    here.press(Qt.Key.Key_0)
    assert not here.table.is_settled, "what is being shown is not hurried"


def test_a_bet_is_placed_while_others_play(sit_at: SitDown) -> None:
    here = sit_at(seat=IVAR)
    assert here.match.to_act == {YOU}
    here.push(Word.BET_30)
    assert here.match.view(IVAR).table.bets == (None, 30)
    assert Word.BET_30 not in here.buttons
    assert "bet 1" in here.table.card_scene.piece_sprites
    assert "bet 30" in here.table.describe("hand 1")


def test_the_buttons_of_the_bets_go_with_the_first_card(sit_at: SitDown) -> None:
    here = sit_at()
    assert {Word.BET_0, Word.BET_15, Word.BET_30} <= here.buttons.keys()
    here.make("play 9r 9g as set:2:9")
    assert not {Word.BET_0, Word.BET_15, Word.BET_30} & here.buttons.keys()


def test_the_button_that_lays_cards_is_named_by_what_it_does(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("9r", "9g")
    assert here.buttons["play"].accessibleName() == "Lay 2 cards · Enter"


def test_where_there_is_little_room_the_button_that_lays_cards_says_one_word(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("9r", "9g")
    here.table.resize(234, 536)
    assert here.buttons["play"].text() == "Lay"
    assert "Lay 2 cards" in here.buttons["play"].toolTip()


def test_where_there_is_little_room_no_bet_is_a_number_too(sit_at: SitDown) -> None:
    you = sit_at()
    assert you.buttons[Word.BET_0].text() == "No"
    you.table.resize(350, 616)
    assert you.table.at.small
    assert you.buttons[Word.BET_0].text() == "0"


@pytest.mark.parametrize(("width", "keyed"), [(103, False), (160, True)])
def test_a_button_shows_its_key_only_if_that_stands_beside_its_text(sit_at: SitDown, width: int, keyed: bool) -> None:
    here = sit_at()
    button = here.buttons["sorter"]
    button.show_as(
        TableButton("sorter", "Nach Wert", QRectF(0, 0, width, 38), key="F9", tight=True), here.table.context
    )
    assert button.text() == "Nach Wert"
    assert button._keyed is keyed


def test_a_bet_can_be_reached_with_the_cursor(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_Right)
    for _ in range(40):
        if here.table.cursor_part == "bet 15":
            break
        here.press(Qt.Key.Key_Up if here.table.cursor_part in here.table.context.own_hand else Qt.Key.Key_Right)
    here.press(Qt.Key.Key_Space)
    assert here.match.view(YOU).table.bets[YOU] == 15


BOMBED = ("play 9r 9g as set:2:9", "play J Q as bomb:2", "pass", "pass")


@pytest.mark.parametrize("way", ["button", "plate", "cursor"])
def test_a_bombed_trick_is_given_away(sit_at: SitDown, way: str) -> None:
    here = sit_at(*BOMBED, seats=3, seat=IVAR)
    assert here.match.view(IVAR).table.giver == IVAR
    if way == "button":
        here.push(Word.GIVE_2)
    elif way == "plate":
        here.click("hand 2")
    else:
        here.table.input_handler.move_cursor("give 2")
        here.press(Qt.Key.Key_Space)
    assert here.match.view(IVAR).table.tricks[-1].to == NORA
    assert here.table.arrangement is not None
    assert here.table.arrangement.piles == (0, 0, 4)
    assert Word.GIVE_2 not in here.buttons


def test_the_buttons_name_who_can_be_given_a_trick(sit_at: SitDown) -> None:
    here = sit_at(*BOMBED, seats=3, seat=IVAR)
    shown = {part: made.text() for part, made in here.buttons.items()}
    assert shown[Word.GIVE_0] == "To You"
    assert shown[Word.GIVE_2] == "To Nora"
    assert Word.GIVE_1 not in shown


def test_who_may_not_give_a_trick_only_looks_at_a_plate(sit_at: SitDown) -> None:
    here = sit_at(*BOMBED, seats=3, seat=NORA)
    here.click("hand 0")
    assert here.match.view(NORA).table.giver == IVAR


# Equal cards.


def test_the_open_cards_of_others_are_not_ones_own(sit_at: SitDown) -> None:
    here = sit_at()
    opened = [placed for placed in here.table.card_scene.placed_cards if placed.key[0] == "open"]
    assert [placed.card for placed in opened] == ["J", "Q", "K"]
    spot = opened[0].spot.at.toPoint()
    here.qtbot.mouseClick(here.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert here.table.pick == ()
    here.click("J")
    assert here.table.pick == ("J",)


def test_a_face_card_comes_from_who_played_it(sit_at: SitDown) -> None:
    here = sit_at("play 2r as set:1:2", pace=NORMAL)
    mine = next(
        sprite for key, sprite in here.table.card_scene.sprites.items() if key[0] == "hand" and sprite.card == "J"
    )
    theirs = here.table.card_scene.sprites["open", IVAR, 0]
    here.table.finish_now()
    here.make("play J as set:1:11")
    here.table.finish_now()
    assert here.table.card_scene.sprites["trick", 1, 0] is theirs
    assert here.table.sprite("J") is mine


def test_a_jack_beats_nothing_by_being_touched_in_the_trick(sit_at: SitDown) -> None:
    here = sit_at("play 2r as set:1:2", "play J as set:1:11")
    here.click("trick 1")
    assert here.table.pick == ()


# The hand.


def test_the_hand_can_be_sorted_in_groups_and_by_colour(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.context.own_hand[:4] == ("2r", "2g", "3r", "4y")
    here.press(Qt.Key.Key_F9)
    hand = here.table.context.own_hand
    at = hand.index("9r")
    assert set(hand[at - 4 : at + 1]) == {"5r", "6r", "7r", "8r", "9r"} or "9g" in hand[at - 1 : at + 3]
    assert hand[-3:] == ("J", "Q", "K")
    here.qtbot.mouseClick(here.buttons["sorter"], Qt.MouseButton.LeftButton)
    assert here.table.context.own_hand[:7] == ("2r", "3r", "5r", "6r", "7r", "8r", "9r")
    here.press(Qt.Key.Key_F9)
    assert here.table.ui_state == "rank"


def test_groups_stand_apart(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_F9)
    spots = [
        placed.spot.at.x()
        for placed in here.table.card_scene.placed_cards
        if placed.key[0] == "hand" and placed.key[1] == YOU
    ]
    steps = {round(b - a) for a, b in pairwise(spots)}
    assert max(steps) > min(steps) + 20


def test_another_round_is_sorted_again(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.order = list(reversed(here.table.context.own_hand))
    other = dealt(TWO, 1, h0=IVARS, h1=YOURS).view(YOU)
    here.table.lay(replace(other, table=replace(other.table, round=2)))
    assert here.table.context.own_hand[0] == "2o"


@pytest.mark.parametrize("size", first(SIZES))
@pytest.mark.parametrize("seats", [2, 3])
def test_every_rail_of_seventeen_cards_is_seen(sit_at: SitDown, size: tuple[int, int], seats: int) -> None:
    here = sit_at(seats=seats)
    here.table.resize(*size)
    for _ in range(3):
        own = [placed.spot for placed in here.table.card_scene.placed_cards if placed.key[:2] == ("hand", YOU)]
        assert len(own) == 17
        assert own[0].at.x() - own[0].width / 2 >= 10
        assert own[-1].at.x() + own[-1].width / 2 <= size[0] - 10
        assert all(b.at.x() - a.at.x() >= 0.32 * a.width for a, b in pairwise(own))
        here.press(Qt.Key.Key_F9)


@pytest.mark.parametrize("size", first(SIZES))
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_lies_on_anything_else(sit_at: SitDown, size: tuple[int, int], seats: int) -> None:
    here = sit_at("play 9r 9g as set:2:9", "play 10r 10g as set:2:10", seats=seats, seat=NORA if seats == 3 else YOU)
    here.table.resize(*size)
    at = here.table.at

    def card(spot: Spot) -> QRectF:
        rect = QRectF(0, 0, spot.width, spot.width * at.height)
        rect = rect.transposed() if spot.turn else rect
        rect.moveCenter(spot.at)
        return rect

    sides = {here.table.context.side(seat) for seat in range(seats)} - {"own"}
    things = [at.plate("own"), *(at.plate(side) for side in sides), at.button_row, at.chooser]
    things += [at.bet(number) for number in range(3)] + [at.button(number) for number in range(2)]
    things += [card(at.pile(side)) for side in (*sides, "own")] + [card(at.stock)]
    for side in sides:
        things += [card(held[0]).united(card(held[-1])) for held in at.other_hand(side, 14, (0, 1, 2))]
    things += [at.trick_rect("own", 8, [2, 2, 2])]
    things += [card(spots[0]).united(card(spots[-1])) for spots in at.beaten([2, 2, 2], 8)]
    for number, one in enumerate(things):
        assert here.table.rect().contains(one.toAlignedRect())
        assert not [other for other in things[number + 1 :] if other.intersects(one)]
    assert at.hand(17, [3])[3].at.y() - at.hand_width * at.height / 2 >= at.row.bottom()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("each", "number"), [(1, 14), (3, 6), (7, 2), (9, 1)])
def test_a_long_trick_has_room(sit_at: SitDown, size: tuple[int, int], seats: int, each: int, number: int) -> None:
    here = sit_at(seats=seats)
    here.table.resize(*size)
    at = here.table.at
    before = [each] * number
    top = at.trick_rect("own", each, before)
    whole = [at.zone.adjusted(-2, 0, 2, 0).contains(top)]
    for spots in at.beaten(before, each):
        first, last = (spot.rect(at.height) for spot in (spots[0], spots[-1]))
        whole.append(at.zone.adjusted(-2, 0, 2, 0).contains(first.united(last)))
        assert not first.united(last).intersects(top)
    assert all(whole)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("each", "number"), [(1, 14), (3, 6), (7, 2)])
def test_for_two_what_was_beaten_stays_large(sit_at: SitDown, size: tuple[int, int], each: int, number: int) -> None:
    here = sit_at()
    here.table.resize(*size)
    spots = here.table.at.beaten([each] * number, each)
    assert spots[0][0].width > 0.28 * here.table.at.hand_width


def test_what_was_beaten_makes_room_for_a_longer_name_at_once(sit_at: SitDown) -> None:
    here = sit_at("play 2r as set:1:2", "play 3o as set:1:3")
    here.table.set_names(["Bo", "Bartholomäus-Maximilian"])
    places = [sprite.pos() for sprite in here.table.card_scene.sprites.values()]
    here.table.lay_out(here.table.shown)
    assert [sprite.pos() for sprite in here.table.card_scene.sprites.values()] == places


@pytest.mark.parametrize("size", SIZES)
def test_for_two_the_frame_lies_clear_of_what_was_beaten(sit_at: SitDown, size: tuple[int, int]) -> None:
    here = sit_at("play 2r as set:1:2", "play 3o as set:1:3")
    here.table.set_names(["Maximiliane", "Bartholomäus"])
    here.table.resize(*size)
    here.run_out()
    frame = here.table.card_scene.piece_sprites["frame"].sceneBoundingRect()
    beaten = [
        placed.spot.rect(here.table.at.height)
        for placed in here.table.context.placed_cards
        if placed.key[:2] == ("trick", 0)
    ]
    assert beaten
    assert not any(frame.intersects(rect) for rect in beaten)


def test_the_hand_opposite_is_held_in_the_middle(sit_at: SitDown) -> None:
    at = sit_at().table.at
    for backs, faces in ((14, 3), (14, 0), (3, 1), (1, 0), (0, 2)):
        hidden, shown = at.other_hand("top", backs, range(faces))
        both = [*hidden, *shown]
        middle, room = (both[0].at.x() + both[-1].at.x()) / 2, at.plate("top").right()
        assert abs(middle - at.size.center().x()) < 1 or both[0].at.x() - both[0].width / 2 < room + 30
        assert len(both) == backs + faces


# What happens.


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("setup", "seat", "pace"),
    [(TWO, YOU, NORMAL), (THREE, YOU, Pace(reduced=True)), (THREE, None, NORMAL), (TOURNAMENT, YOU, NORMAL)],
)
def test_play_then_lay_moves_nothing(qtbot: QtBot, setup: object, seat: Seat | None, pace: Pace) -> None:
    rng = Random(7)
    match: AnyMatch = Match(HAGGIS, setup, rng=Random(7))  # type: ignore[arg-type]
    here = Sitting(qtbot, match, seat if seat is not None else YOU, pace)
    here.seat = seat  # type: ignore[assignment]
    here.table.lay(match.view(seat))
    before: list[object] = []
    lay_out = here.table.lay_out

    def laying(view: object) -> None:
        before.append((here.lies(), here.table.arrangement))
        lay_out(view)

    here.table.lay_out = laying  # type: ignore[method-assign]
    for _ in range(110):
        if match.outcome is not None:
            break
        if CHANCE in match.to_act:
            match.chance()
        else:
            who = rng.choice([one for one in map(Seat, range(match.setup.seats)) if match.moves(one)])
            match.play(who, match.moves(who).sample(rng))
        before.clear()
        here.table.play(match.last_events(seat), match.view(seat))
        while not here.table.is_settled:
            animation = here.table.event_queue.animation
            assert animation is not None
            animation.setCurrentTime(animation.duration())
        assert [arrangement for _, arrangement in before] == [here.table.arrangement]
        assert [lies for lies, _ in before] == [here.lies()]
    assert len(match.view(None).table.scores) > 0


def test_a_counted_round_stays_until_the_next_deal(qtbot: QtBot) -> None:
    match: AnyMatch = Match(HAGGIS, TWO)
    here = Sitting(qtbot, match, YOU, NORMAL)
    rng = Random(3)
    match.chance()
    while match.view(None).table.is_playing:
        who = min(match.to_act)
        match.play(who, match.moves(who).sample(rng))
    here.table.lay(match.view(YOU))
    assert {"last", "haggis"} <= here.table.card_scene.piece_sprites.keys()
    assert "in all" in here.table.describe("hand 1")
    score = match.view(None).table.scores[-1]
    assert len(here.table.protected_areas()) == len(score.hand) + len(score.haggis)
    match.chance()
    here.table.play(match.last_events(YOU), match.view(YOU))
    assert "last" not in here.table.card_scene.piece_sprites
    here.table.finish_now()
    assert here.table.last_trick() is not None, "before the first trick is taken it can be looked at again"


def test_piles_do_not_lie_beneath_a_counted_round(qtbot: QtBot) -> None:
    match: AnyMatch = Match(HAGGIS, THREE)
    rng = Random(3)
    match.chance()
    while match.view(None).table.is_playing:
        who = min(match.to_act)
        match.play(who, match.moves(who).sample(rng))
    here = Sitting(qtbot, match)
    assert any(placed.key[0] == "pile" for placed in here.table.card_scene.placed_cards)
    assert {"last", "haggis"} <= here.table.card_scene.piece_sprites.keys()
    here.table.resize(350, 616)
    assert not any(placed.key[0] == "pile" for placed in here.table.card_scene.placed_cards)
    here.table.resize(234, 536)
    assert len({"last", "haggis"} & here.table.card_scene.piece_sprites.keys()) == 1, "no caption on another one"


def test_the_last_trick_can_be_seen_while_the_next_one_lies_there(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", "play 10r 10g as set:2:10", "pass", "play 8o as set:1:8", seat=IVAR)
    words = here.table.last_trick().words
    assert "pair of 9s" in words
    assert "pair of 10s" in words
    assert "8" not in words


def test_who_has_passed_and_what_wins_is_seen(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", "play 10r 10g as set:2:10", "pass", seats=3)
    assert "passed" in here.table.game.plate_text(here.table.context, NORA).note
    assert here.table.game.play_caption(here.table.context, IVAR) == "Ivar: pair of 10s"
    assert {"frame", "mark 0"} <= here.table.card_scene.piece_sprites.keys()


def test_piles_are_closed_but_the_own_points_can_be_shown(sit_at: SitDown) -> None:
    plain = sit_at("play 9r 9g as set:2:9", "pass")
    assert plain.table.game.pile_caption(plain.table.context, 0).startswith("2 ")
    assert "point" not in plain.table.game.pile_caption(plain.table.context, 0)
    counted = sit_at("play 9r 9g as set:2:9", "pass", own_points=True)
    assert "2 point" in counted.table.game.pile_caption(counted.table.context, 0)


def test_which_colour_is_out_is_seen_with_two_players(sit_at: SitDown) -> None:
    assert "removed" in sit_at().table.card_scene.piece_sprites
    assert "removed" not in sit_at(seats=3).table.card_scene.piece_sprites


def test_pointing_at_a_card_shows_the_order_of_ranks(sit_at: SitDown) -> None:
    here = sit_at()
    here.qtbot.mouseMove(here.table.viewport(), here.at("9r"))
    rank_panel = here.table.game.rank_panel(here.table.context, "9r")
    assert rank_panel is not None
    assert [chip.text for chip in rank_panel.chips] == ["K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert [chip.text for chip in rank_panel.chips if chip.pointed] == ["9"]
    assert "rank panel" in here.table.card_scene.piece_sprites


def test_every_thing_can_be_reached_by_arrows(sit_at: SitDown) -> None:
    here = sit_at("play 9r 9g as set:2:9", "play 10r 10g as set:2:10", seats=3, seat=NORA)
    reached, edge = set(), [here.table.game.cursor_start(here.table.context)]
    while edge:
        part = edge.pop()
        if part not in reached:
            reached.add(part)
            edge += [
                here.table.game.neighbour(here.table.context, part, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
    assert reached >= set(here.table.parts())


def test_names_for_those_who_do_not_see_the_table(sit_at: SitDown) -> None:
    here = sit_at("play 7r 9r J as run:1:3:9", seat=IVAR)
    assert here.table.describe("2o").startswith("brown 2, 1 of 17")
    assert "jack (wild) as 8" in here.table.describe("trick 0")
    assert "run 7–9" in here.table.describe("trick 0")
    assert "open: Q K" in here.table.describe("hand 0")
    assert "Pass" in here.table.describe("pass")
    interface = QAccessible.queryAccessibleInterface(here.table)
    assert interface.childCount() >= len(here.table.parts())
    assert interface.child(0).text(QAccessible.Text.Name) == here.table.describe(here.table.parts()[0])


def test_a_hint_marks_cards_or_a_button(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.show_move(HAGGIS.read("play 9r 9g as set:2:9"))
    assert "hint" in here.looks("9r")
    assert "hint" not in here.looks("9o")
    plain = here.buttons[Word.BET_15].grab().toImage()
    here.table.show_move(Say(Word.BET_15))
    assert here.buttons[Word.BET_15].grab().toImage() != plain
    here.table.show_move(None)
    assert "hint" not in here.looks("9r")


def test_the_letters_on_the_cards_can_be_those_of_another_language(sit_at: SitDown) -> None:
    here = sit_at()
    before = here.table.grab().toImage()
    here.table.set_look(index="sv", large_index=True)
    assert here.table.grab().toImage() != before
    here.click("J", "Q")
    assert "bomb Kn-D" in here.table.explain_pick(here.table.moves, here.table.pick).lower().replace("kn-d", "Kn-D")


def test_options_are_told_with_their_clauses(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.moves is not None
    clauses = [option.clause for option in here.table.options(here.table.moves)]
    assert clauses == ["haggis#G5.1", "haggis#G2.2"]
    here = sit_at(*BOMBED, seats=3, seat=IVAR)
    assert here.table.moves is not None
    titles = [option.title for option in here.table.options(here.table.moves)]
    assert "Give the trick to Nora" in titles


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST])
def test_themes_sizes_and_languages_change_while_cards_are_chosen(sit_at: SitDown, theme: Theme) -> None:
    here = sit_at()
    here.click("5r", "J", "Q")
    here.table.set_theme(theme)
    here.table.resize(720, 616)
    here.table.retranslate()
    assert here.table.pick == ("5r", "J", "Q")
    assert here.chooser.isVisible()
    assert not tile(theme, QSize(224, 190), 1).isNull()


@pytest.mark.parametrize(
    "case",
    [
        {"type": "classify", "given": {"cards": ["J", "Q", "5r"]}},
        {"type": "classify", "given": {"cards": ["7r", "8r"]}},
        {"type": "follow", "given": {"on": ["8r", "9r", "10r"], "cards": ["9g", "10g", "J"]}},
        {"type": "trick", "given": {"plays": [[0, ["7r"]], [1, ["9r"]], [0, ["J", "Q"]]]}},
        {"type": "bombs", "given": {}},
        {"type": "points", "given": {"cards": ["3r", "4r", "J", "Q", "K"]}},
        {"type": "bets", "given": {"bets": [15, 15, 0], "first": 0, "names": ["Anna", "Ben", "Christine"]}},
    ],
)
def test_cases_of_rule_pages_are_drawn(case: dict[str, object]) -> None:
    for width in (280, 400):
        image = HaggisPresenter.picture(NIGHT, case, width, 1.5)
        assert 100 < image.width() <= width * 1.5 + 2


def test_a_case_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture"):
        HaggisPresenter.picture(DAY, {"type": "unknown", "given": {}}, 300, 1)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("set:1:13", "single king"),
        ("set:2:7", "pair of 7s"),
        ("run:1:3:11", "run 9–J"),
        ("run:2:2:9", "run of pairs 8–9"),
        ("run:3:2:9", "run of threes 8–9"),
        ("bomb:5", "bomb J-Q-K"),
        ("bomb:6", "bomb 3-5-7-9 in one colour"),
    ],
)
def test_what_combinations_are_called(text: str, name: str) -> None:
    assert combination(reading(text), "en") == name


def test_a_play_by_hand_is_the_one_that_was_chosen(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Enter)
    assert here.last == Play(("2r", "2g"), reading("set:2:2"))


def test_cards_are_dragged_into_the_trick(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("9r")
    port, left = here.table.viewport(), Qt.MouseButton.LeftButton
    start, end = here.at("9g"), here.at("slot")
    here.qtbot.mousePress(port, left, pos=start)
    here.qtbot.mouseMove(port, (start + end) / 2)
    here.qtbot.mouseMove(port, end)
    here.qtbot.mouseRelease(port, left, pos=end)
    assert here.last == Play(("9r", "9g"), reading("set:2:9"))


@pytest.mark.parametrize(("keys", "place"), [((".", "1", "4"), 13), ((",", "0", "2"), 1), ((".", "9", "9"), None)])
def test_every_card_has_a_number(sit_at: SitDown, keys: tuple[str, ...], place: int | None) -> None:
    here = sit_at()
    hand = here.table.context.own_hand
    for key in keys:
        QTest.keyClicks(here.table, key)
    assert here.table.pick == (() if place is None else (hand[place],))


def test_a_point_alone_takes_no_key_away(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_Period)
    here.press(Qt.Key.Key_Right)
    here.press(Qt.Key.Key_1)
    assert here.table.pick == (here.table.context.own_hand[0],)
