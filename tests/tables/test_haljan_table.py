"""The haljan table: cards chosen and laid by mouse and keyboard, dealt, drawn, exchanged, taken."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from bluestick.engine.cards import FRENCH
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.moves import Play, Say, Word
from bluestick.games.haljan.rules import Haljan
from bluestick.store import paths
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.tables.haljan.presenter import HaljanPresenter
from bluestick.tables.haljan.start_tile import tile
from bluestick.tables.motion.pace import GATHER, Pace
from bluestick.text.cards import card_name
from tests.tables import contexts
from tests.tables.contexts import AT_ONCE, NORMAL

RULES = Haljan()
YOU, IVAR, NORA, BERIT = map(Seat, range(4))
HANDS = {
    YOU: "SJ S2 CQ HK H7 D3",
    IVAR: "D9 D6 C5 H2 C8 HQ",
    NORA: "DA D10 C9 H3 D7 C2",
    BERIT: "H4 C3 H8 S5 DJ CA",
}
FIRST_THREE = ("play D9 D6 C5", "play DA D10 C9", "play H4 C3 H8")


def pack(dealer: int = 0) -> tuple[str, ...]:
    """These hands, and the seven of spades turned up; the rest in the order of the pack."""
    order = [Seat((dealer + 1 + step) % 4) for step in range(4)]
    hands = {seat: hand.split() for seat, hand in HANDS.items()}
    dealt = [card for seat in order for card in hands[seat][:3]]
    dealt += ["S7", *(card for seat in order for card in hands[seat][3:])]
    return (*dealt, *(card for card in FRENCH if card not in dealt))


class Sitting(contexts.Sitting):
    """At a table where you are spoken to."""

    names = ("", "Ivar", "Nora", "Berit")

    def hand(self, seat: Seat) -> list[str]:
        return sorted(self.match.view(seat).hand)


@pytest.fixture
def sit_at(qtbot: QtBot) -> Callable[..., Sitting]:
    """At a table of four where seat 0 deals and seat 1 leads."""

    def make(*moves: str, seat: Seat = YOU, pace: Pace = AT_ONCE, dealer: int = 0) -> Sitting:
        match: AnyMatch = Match(RULES, RULES.setup(4))
        match.play(CHANCE, Deal(Seat(dealer), pack(dealer)))
        for text in moves:
            match.play(min(match.to_act), RULES.read(text))
        return Sitting(qtbot, match, seat, pace)

    return make


SitDown = Callable[..., Sitting]
VARIANTS = ((4, "haljan", {}), (2, "haljan", {}), (2, "harjan", {}), (2, "harjan", {"exchange": True}))


def test_clicks_choose_and_the_button_lays(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    assert not here.table.card_scene.buttons.made["play"].isEnabled()
    here.click("HK", "H7", "D3")
    assert here.table.pick == ("HK", "H7", "D3")
    assert here.hand(YOU) == sorted(HANDS[YOU].split())
    here.qtbot.mouseClick(here.table.card_scene.buttons.made["play"], Qt.MouseButton.LeftButton)
    assert "HK" not in here.hand(YOU)


def test_a_third_card_is_not_yet_a_move(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7", "D3")
    here.click("D3", "CQ")
    assert here.table.pick == ("HK", "H7", "CQ")


def test_a_click_on_the_slot_lays_what_is_chosen(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7", "D3", "slot")
    assert "HK" not in here.hand(YOU)


def test_a_double_click_on_the_last_card_lays(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7")
    here.qtbot.mouseDClick(here.table.viewport(), Qt.MouseButton.LeftButton, pos=here.at("D3"))
    assert "HK" not in here.hand(YOU)


def test_cards_are_dragged_onto_the_table(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7")
    here.drag("D3", here.at("slot"))
    assert "HK" not in here.hand(YOU)


def test_nothing_glides_for_whom_motion_makes_ill(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, pace=Pace(reduced=True))
    here.drag("D3", here.at("slot"))
    assert not here.table.input_handler.is_gliding


def test_enter_says_what_is_missing_also_while_there_is_a_cursor(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.press(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert [refusal.code for refusal in here.refusals] == ["same_number"]
    assert len(here.table.pick) == 1


def test_the_cursor_leaves_a_card_that_has_been_played(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.press(Qt.Key.Key_Right, *(Qt.Key.Key_Space, Qt.Key.Key_Right) * 2, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert here.match.played[-1].seat == YOU
    assert here.table.cursor_part in here.table.context.own_hand
    assert "cursor" in here.looks(here.table.cursor_part)


def test_what_proved_a_refusal_is_forgotten_by_escape_and_by_lifting_a_card(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7", "D3", "CQ")
    assert "proof" in here.looks("DA")
    here.press(Qt.Key.Key_Escape)
    assert "proof" not in here.looks("DA")
    here.click("HK", "H7", "D3", "CQ")
    here.table.input_handler._pressed = "SJ", here.at("SJ").toPointF()
    here.table.input_handler._carry("SJ")
    assert "proof" not in here.looks("DA")


def test_keys_choose_and_enter_lays(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    chosen = here.table.context.own_hand[2:5]
    here.press(Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
    assert here.table.pick == chosen
    here.press(Qt.Key.Key_Return)
    assert here.match.view(YOU).table.tricks[0].plays[3].cards == RULES.read("play " + " ".join(chosen)).cards


def test_the_cursor_goes_along_the_hand_and_space_chooses(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    first, second, *_ = here.table.context.own_hand
    here.press(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert here.table.pick == (first, second)
    assert "cursor" in here.looks(second or "")


def test_every_card_on_the_table_can_be_reached_by_arrows(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    reached, edge = set(), [here.table.game.cursor_start(here.table.context)]
    while edge:
        part = edge.pop()
        if part not in reached:
            reached.add(part)
            edge += [
                here.table.game.neighbour(here.table.context, part, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
    assert reached >= set(here.table.parts())


def test_a_fourth_card_is_refused_with_a_clause_and_the_cards_that_prove_it(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7", "D3", "CQ")
    assert [refusal.clause for refusal in here.refusals] == ["haljan#H4.2"]
    assert "proof" in here.looks("DA")
    assert here.table.pick == ("HK", "H7", "D3")


def test_too_few_cards_are_refused_and_stay_chosen(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK", "H7", "slot")
    assert [refusal.code for refusal in here.refusals] == ["same_number"]
    assert here.table.pick == ("HK", "H7")


def test_a_card_that_is_dragged_before_there_are_enough_glides_back_and_is_chosen(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, pace=NORMAL)
    home = here.lies()
    here.drag("D3", here.at("slot"))
    assert here.refusals == []
    assert here.table.pick == ("D3",)
    assert here.table.input_handler.is_gliding
    here.qtbot.waitUntil(lambda: not here.table.input_handler.is_gliding)
    here.table.cancel()
    assert here.lies() == home


def test_while_cards_are_chosen_the_others_that_do_not_go_with_them_are_dim(qtbot: QtBot) -> None:
    match: AnyMatch = Match(RULES, RULES.setup(2, "harjan"))
    hand = ("HA", "H10", "HK", "H9", "D4", "C7")
    others = [card for card in FRENCH if card not in hand]
    cards = (*hand[:3], *others[:3], others[3], *hand[3:], *others[4:])
    match.play(CHANCE, Deal(Seat(1), cards))
    here = Sitting(qtbot, match)
    here.click("HA", "H10", "HK")
    assert "dim" not in here.looks("H9")
    here.click("D4")
    assert "dim" in here.looks("C7")
    here.click("C7")
    assert here.refusals[-1].clause == "haljan#H8.4"


def test_nothing_is_dim_while_others_play(sit_at: SitDown) -> None:
    here = sit_at()
    assert all("dim" not in here.looks(card) for card in HANDS[YOU].split())


def test_the_two_is_exchanged_while_another_seat_is_to_play(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.match.to_act == {IVAR}
    here.click("S7")
    assert "S7" in here.hand(YOU)
    assert here.table.arrangement is not None
    assert here.table.arrangement.turn_up == "S2"


def test_a_hint_marks_the_cards_or_what_is_to_be_touched(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.table.show_move(Play(("SJ", "S2", "CQ")))
    assert "hint" in here.looks("CQ")
    here.table.show_move(Say(Word.EXCHANGE))
    assert "hint" in here.looks("S7")
    assert "hint" not in here.looks("CQ")


def test_the_two_is_exchanged_by_a_key(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_0)
    assert "S7" in here.hand(YOU)


def test_the_two_is_exchanged_by_dropping_it_on_the_turn_up(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.drag("S2", here.at("S7") + QPoint(0, -20))
    assert "S7" in here.hand(YOU)


def test_cards_dragged_within_the_hand_stay_where_they_are_put(sit_at: SitDown) -> None:
    here = sit_at()
    first, *rest = here.table.context.own_hand
    here.drag(first or "", here.at(rest[-1] or "") + QPoint(30, 0))
    assert here.table.context.own_hand == (*rest, first)
    assert here.table.card_scene.buttons.made["sort"].isVisible()
    here.table.point_at(rest[0])
    rank_panel = here.table.card_scene.piece_sprites["rank panel"].sceneBoundingRect()
    assert not rank_panel.intersects(here.table.card_scene.buttons.made["sort"].geometry())
    here.qtbot.mouseClick(here.table.card_scene.buttons.made["sort"], Qt.MouseButton.LeftButton)
    assert here.table.context.own_hand == (first, *rest)


def test_a_hand_is_sorted_by_suit_and_rank_as_they_hold_now(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.context.own_hand == ("SJ", "S2", "HK", "H7", "CQ", "D3")


def test_the_dealer_sees_the_partners_cards_until_the_first_lead(sit_at: SitDown) -> None:
    here = sit_at()
    shown = {placed.card for placed in here.table.card_scene.placed_cards if placed.key[:2] == ("hand", NORA)}
    assert shown == set(HANDS[NORA].split())
    here.make(FIRST_THREE[0])
    assert {placed.card for placed in here.table.card_scene.placed_cards if placed.key[:2] == ("hand", NORA)} == {None}


@pytest.mark.parametrize("dealer", range(4))
def test_the_partner_is_called_so_whoever_deals(sit_at: SitDown, dealer: int) -> None:
    table = sit_at().table
    table.shown = replace(table.shown, table=replace(table.shown.table, dealer=dealer))
    notes = [table.game.plate_text(table.context, seat).note.split(" · ") for seat in map(Seat, range(4))]
    partner = (table.seat + 2) % 4
    assert ["your partner" in note for note in notes] == [seat == partner for seat in range(4)]
    assert ["dealer" in note for note in notes] == [seat == dealer for seat in range(4)]


def test_nobody_else_sees_them(sit_at: SitDown) -> None:
    here = sit_at(seat=IVAR)
    shown = {
        placed.card
        for placed in here.table.card_scene.placed_cards
        if placed.key[0] == "hand" and placed.key[1] != IVAR
    }
    assert shown == {None}


def test_the_winning_play_is_framed_with_its_points(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    assert here.table.arrangement is not None
    assert here.table.arrangement.leading == NORA
    assert "Nora" in here.table.game.play_caption(here.table.context, NORA)
    assert "21" in here.table.game.play_caption(here.table.context, NORA)
    assert {"frame", "slot", "caption 1", "caption 3"} <= here.table.card_scene.piece_sprites.keys()


def test_pointing_at_a_card_shows_its_place_and_what_it_beats(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.qtbot.mouseMove(here.table.viewport(), here.at("SJ"))
    rank_panel = here.table.game.rank_panel(here.table.context, "SJ")
    assert rank_panel is not None
    assert len(rank_panel.chips) == 14
    assert next(chip.pointed for chip in rank_panel.chips)
    assert [chip.held for chip in rank_panel.chips].count(True) == 2
    assert "rank panel" in here.table.card_scene.piece_sprites
    assert all("beaten" in here.looks(card) for card in ("DA", "D10", "C9"))
    assert "beaten" not in here.looks("D9")


def test_how_many_cards_are_missing_is_said(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("SJ")
    assert "2 more card" in here.table.explain_pick(here.table.moves, here.table.pick)


def test_the_choice_is_explained(sit_at: SitDown) -> None:
    QLocale.setDefault(QLocale("en"))
    here = sit_at(*FIRST_THREE)
    here.click("SJ", "S2", "CQ")
    said = here.table.explain_pick(here.table.moves, here.table.pick)
    assert all(pair in said for pair in ("Q♣ beats 9♣", "take the lead"))
    here.click("CQ", "D3")
    assert "Nora stays in the lead" in here.table.explain_pick(here.table.moves, here.table.pick)


def finish_trick(here: Sitting) -> None:
    """The last cards have come there, and everybody looks at the trick."""
    here.make("play HK H7 D3")
    while here.table.held is None:
        animation = here.table.event_queue.animation
        assert animation is not None
        animation.setCurrentTime(animation.duration())


@pytest.mark.parametrize("pace", [NORMAL, Pace(reduced=True), Pace(0, still=1)])
def test_a_finished_trick_stays_until_a_click(sit_at: SitDown, pace: Pace) -> None:
    here = sit_at(*FIRST_THREE, pace=pace)
    finish_trick(here)
    assert here.table.arrangement is not None
    assert len(here.table.arrangement.trick) == 4
    assert "takes 25" in here.table.game.play_caption(here.table.context, here.table.arrangement.leading or YOU)
    assert {"frame", "caption 0"} <= here.table.card_scene.piece_sprites.keys()
    here.click("stock")
    assert here.table.arrangement.trick == ()
    here.run_out()
    assert "frame" not in here.table.card_scene.piece_sprites
    assert here.table.arrangement.piles == (1, 0)


@pytest.mark.parametrize("pace", [Pace(waits=True), Pace(0.5, waits=True), Pace(0, waits=True)])
def test_a_finished_trick_can_wait_for_ever(sit_at: SitDown, pace: Pace) -> None:
    here = sit_at(*FIRST_THREE, pace=pace)
    finish_trick(here)
    waiting = here.table.event_queue.animation
    assert waiting is not None
    waiting.setCurrentTime(1000 * waiting.duration())
    assert here.table.arrangement is not None
    assert len(here.table.arrangement.trick) == 4
    here.press(Qt.Key.Key_Space)
    assert here.table.arrangement.trick == ()


def test_space_takes_a_finished_trick_away(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, pace=NORMAL)
    finish_trick(here)
    here.press(Qt.Key.Key_Space)
    assert here.table.arrangement is not None
    assert here.table.arrangement.trick == ()
    assert not here.table.is_settled, "its cards are on their way to the pile"
    assert not {"frame", "caption 0"} & here.table.card_scene.piece_sprites.keys()


@pytest.mark.parametrize("moves_away", [False, True])
def test_a_finished_trick_lies_as_it_was_played(sit_at: SitDown, moves_away: bool) -> None:
    here = sit_at(*FIRST_THREE, pace=NORMAL)
    finish_trick(here)
    cards = [placed.card for placed in here.table.card_scene.placed_cards if placed.key[0] == "trick"]
    sprites = {sprite.card: sprite for sprite in here.table.card_scene.sprites.values()}
    if moves_away:
        here.press(Qt.Key.Key_Space)
    heights = [sprites[card].zValue() for card in cards]
    assert len(set(heights)) == 12
    assert heights == sorted(heights)


def test_the_header_says_who_takes_a_finished_trick(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, pace=NORMAL)
    with here.qtbot.waitSignal(here.table.header_changed) as heard:
        finish_trick(here)
    assert heard.args == ["Nora takes the trick", "haljan#H4.6"]


def test_where_nothing_is_looked_at_everything_is_there_at_once(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, "play HK H7 D3", pace=AT_ONCE)
    assert here.table.is_settled


def dealing(qtbot: QtBot, pace: Pace = NORMAL) -> Sitting:
    """The first cards are being dealt."""
    match: AnyMatch = Match(RULES, RULES.setup(4))
    here = Sitting(qtbot, match, YOU, pace)
    match.play(CHANCE, Deal(Seat(0), pack()))
    here.table.play(match.last_events(YOU), match.view(YOU))
    return here


def test_no_card_lies_open_on_the_stock_while_cards_are_dealt(qtbot: QtBot) -> None:
    here = dealing(qtbot)
    waiting = [sprite for key, sprite in here.table.card_scene.sprites.items() if key[0] in ("hand", "turn_up")]
    assert len(waiting) == 25
    assert {sprite.card for sprite in waiting} == {None}
    assert [sprite.opacity() for sprite in waiting].count(0) >= 24
    assert here.table.card_scene.sprites["stock", 0, 0].opacity() == 0  # until all have got theirs
    (pack,) = here.table.card_scene.leaving
    assert pack.opacity() == 1
    assert pack.pos() == here.table.at.pile(here.table.context.side(YOU)).at


def test_name_plates_count_the_cards_that_have_come(qtbot: QtBot) -> None:
    here = dealing(qtbot)
    assert here.table.event_queue.animation is not None
    counts = []
    for time in range(0, here.table.event_queue.animation.duration(), 100):
        here.table.event_queue.animation.setCurrentTime(time)
        counts.append(here.table.context.hand_size(IVAR))
    assert list(dict.fromkeys(counts)) in ([0, 3], [0, 3, 6])
    here.run_out()
    assert here.table.context.hand_size(IVAR) == 6


def test_old_cards_are_gone_before_others_are_dealt(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, pace=NORMAL)
    old = list(here.table.card_scene.sprites.values())
    other: AnyMatch = Match(RULES, RULES.setup(4))
    other.play(CHANCE, Deal(Seat(1), pack(1)))
    here.table.play(other.last_events(YOU), other.view(YOU))
    here.table.event_queue.animation.setCurrentTime(GATHER)
    assert [sprite for sprite in old if sprite.scene() is not None and sprite.opacity() > 0] == []
    assert {sprite.opacity() for key, sprite in here.table.card_scene.sprites.items() if key[0] == "hand"} == {0}


def test_an_exchange_of_somebody_else_can_be_followed(sit_at: SitDown) -> None:
    here = sit_at(seat=NORA, pace=NORMAL)
    with here.qtbot.waitSignal(here.table.header_changed) as heard:
        here.play(YOU, Say(Word.EXCHANGE))
    assert heard.args[0] == "Player 1 exchanges 2♠ for 7♠"
    assert here.table.held is not None
    assert "exchange" in here.table.card_scene.piece_sprites
    assert "offered" in here.looks("S7")
    here.run_out()
    assert "exchange" not in here.table.card_scene.piece_sprites


def test_the_cards_that_may_be_exchanged_are_marked(sit_at: SitDown) -> None:
    here = sit_at()
    assert {"offered"} <= here.looks("S7") & here.looks("S2")
    assert "exchange" in here.table.card_scene.piece_sprites
    here.click("S7")
    assert "offered" not in here.looks("S7")


def test_the_lens_closes_over_a_card_that_has_left(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.qtbot.mouseMove(here.table.viewport(), here.at("HK"))
    assert "rank panel" in here.table.card_scene.piece_sprites
    here.make("play HK H7 D3")
    assert "rank panel" not in here.table.card_scene.piece_sprites


def test_a_touch_of_a_pile_asks_for_the_last_trick_and_leaves_the_table_as_it_is(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE, "play HK H7 D3", "play D7 H3 C2")
    wanted: list[None] = []
    here.table.last_trick_requested.connect(lambda: wanted.append(None))
    arrangement = here.table.arrangement
    here.click("pile 0")
    assert (wanted, here.table.arrangement) == ([None], arrangement)


def test_the_last_trick_can_be_seen_while_the_next_one_lies_there(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    assert here.table.last_trick() is None
    here.make("play HK H7 D3", "play D7 H3 C2")
    words = here.table.last_trick().words
    assert all(card_name(card) in words for card in ("HK", "H7", "D3"))
    assert card_name("D7") not in words
    assert "takes 25" in words


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "variant", "options"), VARIANTS)
@pytest.mark.parametrize(("seat", "pace"), [(YOU, NORMAL), (None, NORMAL), (YOU, Pace(reduced=True))])
def test_play_then_lay_moves_nothing(
    qtbot: QtBot, seats: int, variant: str, options: dict[str, bool], seat: Seat | None, pace: Pace
) -> None:
    rng = Random(7)
    match: AnyMatch = Match(RULES, RULES.setup(seats, variant, options))
    here = Sitting(qtbot, match, seat if seat is not None else YOU, pace)
    here.seat = seat  # type: ignore[assignment]
    here.table.lay(match.view(seat))
    before: list[object] = []
    lay_out = here.table.lay_out

    def laying(view: object) -> None:
        before.append((here.lies(), here.table.arrangement))
        lay_out(view)

    here.table.lay_out = laying  # type: ignore[method-assign]
    for _ in range(45):
        if CHANCE in match.to_act:
            match.chance()
        else:
            who = rng.choice([one for one in map(Seat, range(seats)) if match.moves(one)])
            moves = match.moves(who)
            move = Say(Word.NEXT) if moves.why_not(Say(Word.NEXT)) is None else moves.sample(rng)
            match.play(who, move)
        before.clear()
        here.table.play(match.last_events(seat), match.view(seat))
        while not here.table.is_settled:
            animation = here.table.event_queue.animation
            assert animation is not None
            animation.setCurrentTime(animation.duration())
        assert [arrangement for _, arrangement in before] == [here.table.arrangement]
        assert [lies for lies, _ in before] == [here.lies()]
    assert len(match.played) == 45


def test_acting_while_cards_fly_finishes_that_first(sit_at: SitDown) -> None:
    here = sit_at(pace=NORMAL)
    here.make(*FIRST_THREE)
    assert not here.table.is_settled
    here.table.finish_now()
    here.offer()
    here.click("HK", "H7", "D3")
    here.table.commit()
    here.table.resize(720, 616)
    here.table.set_theme(NIGHT)
    here.table.retranslate()
    assert here.table.is_settled


def test_names_for_those_who_do_not_see_the_table(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("HK")
    assert here.table.describe("HK").startswith("king of hearts, 3 of 6, selected")
    assert "ahead, 21" in here.table.describe("DA")
    assert "turned up" in here.table.describe("S7")
    assert "27" in here.table.describe("stock")
    assert "Ivar" in here.table.describe("hand 1")
    interface = QAccessible.queryAccessibleInterface(here.table)
    assert interface.childCount() >= len(here.table.parts())
    assert interface.child(0).text(QAccessible.Text.Name) == here.table.describe(here.table.parts()[0])


def test_words_are_offered_in_the_order_of_the_rules(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.moves is not None
    assert here.table.words(here.table.moves) == ("exchange",)


@pytest.mark.parametrize("size", [(720, 616), (976, 716), (1616, 996)])
def test_nothing_lies_on_anything_else(sit_at: SitDown, size: tuple[int, int]) -> None:
    here = sit_at(*FIRST_THREE)
    here.table.resize(*size)
    at = here.table.at
    plates = [at.plate(side) for side in ("own", "left", "top", "right")]
    plays = [at.trick_rect(side, 3) for side in ("own", "left", "top", "right")]
    things = [*plates, *plays, at.trump, at.button_row]
    for number, one in enumerate(things):
        assert here.table.rect().contains(one.toAlignedRect())
        assert not [other for other in things[number + 1 :] if other.intersects(one)]
    hand = at.hand(6)
    half = hand[0].width / 2
    assert hand[0].at.x() - half > plates[0].right() - 12
    assert hand[-1].at.x() + half < at.button_row.left() + 4


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST])
def test_every_case_of_the_rule_pages_is_drawn(theme: object) -> None:
    pages = Path(paths.resources_folder(), "rules", "haljan", "en.md").read_text(encoding="utf-8")
    cases = [json.loads(block) for block in re.findall(r"```case\n(.*?)```", pages, re.DOTALL)]
    assert cases
    for case in cases:
        image = HaljanPresenter.picture(theme, case, 320, 1.5)  # type: ignore[arg-type]
        assert 100 < image.width() <= 481
    assert not tile(theme, QSize(224, 190), 1).isNull()  # type: ignore[arg-type]


def test_a_play_by_hand_is_the_one_that_was_chosen(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.click("S2", "SJ", "CQ")
    here.press(Qt.Key.Key_Enter)
    assert here.match.played[-1].move == Play(("SJ", "S2", "CQ"))


def test_the_letters_on_the_cards_can_be_those_of_another_language(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    before = here.table.grab().toImage()
    here.table.set_look(index="sv", four_colours=False, large_index=True)
    assert here.table.grab().toImage() != before
    rank_panel = here.table.game.rank_panel(here.table.context, "SJ")
    assert rank_panel is not None
    assert rank_panel.chips[0].text == "Kn♠"


def test_long_names_do_not_reach_into_the_next_play(sit_at: SitDown) -> None:
    here = sit_at(*FIRST_THREE)
    here.table.set_names(("", *("Bartholomäus Maximilian",) * 3))
    shown = {name: sprite.sceneBoundingRect() for name, sprite in here.table.card_scene.piece_sprites.items()}
    frame, left = shown["frame"], shown["caption 1"]
    assert not frame.intersects(left)
    assert not frame.intersects(here.table.at.trick_rect("left", 3))


@pytest.mark.parametrize("size", [(607, 386), (620, 440), (800, 516), (976, 716)])
@pytest.mark.parametrize("plays", [1, 3])
def test_what_is_written_beneath_plays_lies_on_nothing(sit_at: SitDown, size: tuple[int, int], plays: int) -> None:
    here = sit_at(*FIRST_THREE[:plays], seat=YOU)
    here.table.set_names(("", *("Bartholomäus Maximilian",) * 3))
    here.table.resize(*size)
    here.run_out()
    at, piece_sprites = here.table.at, here.table.card_scene.piece_sprites
    written = {
        name: sprite.sceneBoundingRect() for name, sprite in piece_sprites.items() if name[:5] in ("frame", "capti")
    }
    assert len(written) == plays
    things = [at.plate(side) for side in ("left", "right", "own")]
    things += [placed.spot.rect(at.height) for placed in here.table.context.placed_cards if placed.key[0] == "hand"]
    for name, one in written.items():
        assert not [thing for thing in things if thing.intersects(one)], name
        assert not [other for other, rect in written.items() if other != name and rect.intersects(one)]


def test_another_deal_is_sorted_again(sit_at: SitDown) -> None:
    here = sit_at()
    hand = here.table.context.own_hand
    here.drag(hand[0] or "", here.at(hand[-1] or "") + QPoint(30, 0))
    other: AnyMatch = Match(RULES, RULES.setup(4))
    other.play(CHANCE, Deal(Seat(0), tuple(reversed(pack()))))
    here.table.lay(other.view(YOU))
    assert not here.table.card_scene.buttons.made["sort"].isVisible()


def test_the_place_for_a_play_is_as_wide_as_what_was_led(qtbot: QtBot) -> None:
    match: AnyMatch = Match(RULES, RULES.setup(2, "harjan"), rng=Random(0))
    match.chance()
    leader = min(match.to_act)
    here = Sitting(qtbot, match, 1 - leader)
    assert here.table.game.slot_rect(here.table.context) == here.table.at.trick_rect("own", 3)
    here.play(leader, next(move for move in match.moves(leader) if len(move.cards) == 4))
    assert here.table.game.slot_caption(here.table.context)
    assert here.table.game.slot_rect(here.table.context) == here.table.at.trick_rect("own", 4)
