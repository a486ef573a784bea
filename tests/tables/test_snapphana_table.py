"""The table of Snapphanaleden: discards, declarations, tricks, what is owed for Fjønt, and the count."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.rules import Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.snapphana.cards import PACK
from bluestick.games.snapphana.events import HandScored
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, Theme
from bluestick.tables.motion.pace import Pace
from bluestick.tables.snapphana.card_names import NAMES, NamedMoves, unique_names
from bluestick.tables.snapphana.sheets import CLOSE
from bluestick.tables.snapphana.touch import ALL, LIST
from bluestick.tables.widget.card_table import CardTable
from bluestick.text.cards import card_name
from bluestick.text.snapphana.names import plain_card
from tests.daily import first
from tests.games.snapphana.positions import EIGHT, FJABBE, GAMES, SMALL, SNAPPHANA, TEN, cards, dealt, position
from tests.tables import contexts
from tests.tables.contexts import AT_ONCE, NORMAL

SIZES = [(596, 536), (720, 616), (976, 716), (1616, 996)]
DECLARER = "SK SQ SC SJ HK HQ HC H6 H7 DK D6 D7 T20 N I"
"""Four things in one hand: kings, spades, hearts; the wild N in a suit."""
SAME_CARDS = "T20 T19 N F I I I T9 T5 S9 S8 S6 HC HA H6"
"""Four tarokker and a sequence of trumps that have the same cards; snapphanar."""
EQUALS = "I I I I SA CA S7 S8 C7 C8 H7 H8 D7 D8 T9"


class Sitting(contexts.Sitting):
    """At a table with sheets."""

    def button(self, part: str) -> QPushButton:
        """A button on the cloth that has been seen."""
        button: QPushButton = self.table.card_scene.buttons.made[part]
        return button

    @property
    def marks(self) -> dict[str | None, str | None]:
        """What is marked on the cards of the own hand."""
        own = [placed for placed in self.table.card_scene.placed_cards if placed.key[:2] == ("hand", 0)]
        return {placed.card: self.table.game.deck.mark(self.table.context, placed) for placed in own}

    @property
    def declaring(self) -> QPushButton | None:
        """The button that shows what can be declared, or declares it, while it is there."""
        made = self.table.card_scene.buttons.made
        return next((made[part] for part in (LIST, ALL) if part in made and made[part].isVisible()), None)

    def line(self, title: str) -> str:
        """The name of a line of the sheet that lies there."""
        return next(name for name, line in self.table.context.rows.items() if line.row.title == title)

    def remarks(self) -> list[tuple[str, str]]:
        """What the table remarks from now on."""
        said: list[tuple[str, str]] = []
        self.table.warned.connect(lambda *remark: said.append(remark))
        return said


SitDown = Callable[..., Sitting]


@pytest.fixture
def sit_at(qtbot: QtBot) -> SitDown:
    """With known hands; the last seat deals, so that seat 0 leads."""

    def make(setup: Setup = EIGHT, *moves: str, dealer: int = -1, seat: int = 0, pace: Pace = AT_ONCE, **hands: str):
        match: AnyMatch = dealt(setup, dealer % setup.seats, **hands)
        for text in moves:
            match.play(min(match.to_act), SNAPPHANA.read(text))
        rng = Random(1)
        while not moves and seat not in match.to_act and match.view(Seat(0)).table.discarding:
            other = min(match.to_act)
            match.play(other, match.moves(other).sample(rng))
        return Sitting(qtbot, match, seat, pace)

    return make


def until(match: AnyMatch, seed: int, wanted: Callable[[AnyMatch], bool], most: int = 400) -> bool:
    """Play by lot until something holds."""
    rng = Random(seed)
    for _ in range(most):
        if wanted(match):
            return True
        if match.outcome is not None:
            return False
        seat = min(match.to_act)
        move = SNAPPHANA.deal(match._state, rng) if seat == CHANCE else match.moves(seat).sample(rng)
        match.play(seat, move)
    return False


def found(setup: Setup, wanted: Callable[[AnyMatch], bool]) -> AnyMatch:
    """A match by lot in which something holds."""
    for seed in range(300):
        match: AnyMatch = Match(SNAPPHANA, setup)
        if until(match, seed, wanted):
            return match
    raise LookupError


def owes(match: AnyMatch, seat: int = 0) -> bool:
    table = match.view(Seat(seat)).table
    return table.debtor == seat and bool(table.payable(Seat(seat))) and seat in match.to_act


# Names of equal cards.


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(set(unique_names(PACK))) == len(PACK) == len(NAMES)
    assert tuple(map(plain_card, unique_names(PACK))) == PACK


def test_each_of_the_four_snapphanar_can_be_chosen(sit_at: SitDown) -> None:
    here = sit_at(h0=EQUALS)
    here.click("I 3", "I")
    assert here.table.pick == ("I 3", "I")
    assert "chosen" in here.looks("I 3")
    assert "chosen" not in here.looks("I 2")
    here.click("I 4")
    here.press(Qt.Key.Key_Return)
    assert here.last == SNAPPHANA.read("declare seq:I I I I")


def test_the_fourth_of_them_is_played_as_any(sit_at: SitDown) -> None:
    here = sit_at(h0=EQUALS)
    here.click("I 4")
    here.press(Qt.Key.Key_Return, Qt.Key.Key_Return)  # nothing is declared, and that is meant
    assert here.last == Play("I")
    assert [plain_card(card or "") for card in here.table.context.own_hand].count("I") == 3


def test_a_snapphana_that_can_be_given_can_still_be_played(sit_at: SitDown) -> None:
    here = sit_at(h0=EQUALS)
    moves = NamedMoves(here.match.moves(Seat(0)), EQUALS.split(), ("I",))
    assert {"I", "I 2", "gift I"} <= moves.next_parts(())
    assert moves.readings(("I",)) == (Play("I"),)


# Discards.


def test_the_dealer_discards_two_with_a_counter(sit_at: SitDown) -> None:
    here = sit_at(dealer=0)
    free = [card for card in here.table.context.own_hand if card in here.table.moves.next_parts(())]
    assert here.button("play").text() == "0 of 2"
    here.click(free[0])
    assert here.button("play").text() == "1 of 2"
    assert not here.button("play").isEnabled()
    here.click(free[1])
    assert here.button("play").isEnabled()
    here.push(here.button("play"))
    assert isinstance(here.last, Discard)
    assert set(here.last.cards) == {plain_card(card) for card in free[:2]}
    assert here.table.place("away") is not None


def test_kings_and_tarokker_are_locked_with_the_reason(sit_at: SitDown) -> None:
    here = sit_at(dealer=0, h0="SK T20 N S7 S8")
    marks = {
        placed.card: here.table.game.deck.mark(here.table.context, placed)
        for placed in here.table.card_scene.placed_cards
        if placed.key[:2] == ("hand", 0)
    }
    assert marks["SK"] == marks["T20"] == marks["N"] == "locked"
    assert marks["S7"] is None
    here.click("SK")
    assert here.refusals[-1].clause == "snapphana#S3.2"
    assert here.table.pick == ()
    assert "locked" in here.table.describe("SK")


def test_enter_says_how_many_are_lacking(sit_at: SitDown) -> None:
    here = sit_at(dealer=0)
    free = [card for card in here.table.context.own_hand if card in here.table.moves.next_parts(())]
    here.click(free[0])
    assert not here.table.commit()
    assert here.refusals[-1].code == "discard_number"


def test_ten_cards_are_discarded_in_1000(sit_at: SitDown) -> None:
    here = sit_at(TEN, dealer=0)
    free = [card for card in here.table.context.own_hand if card in here.table.moves.next_parts(())]
    here.click(*free[:3])
    assert here.button("play").text() == "3 of 10"
    here.click(*free[3:10])
    here.press(Qt.Key.Key_Return)
    assert isinstance(here.last, Discard)
    assert len(here.last.cards) == 10


def test_what_one_has_discarded_can_be_read(sit_at: SitDown) -> None:
    here = sit_at(dealer=0, h0="S7 S8")
    here.click("S7", "S8")
    here.press(Qt.Key.Key_Return)
    assert "seven of spades" in here.table.describe("away")


# The helper.


def test_the_helper_lists_what_can_be_declared(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    assert here.table.ui_state.is_list_open
    titles = [line.row.title for line in here.table.context.rows.values()]
    assert "kings" in titles
    assert {"spades", "hearts"} <= set(titles)
    value = here.table.context.rows[here.line("kings")].row.value
    assert value == "17"


def test_it_tells_whether_a_group_is_doubled(sit_at: SitDown) -> None:
    here = sit_at(h0="T20 T19 N F SC HC DC CC SJ HJ DJ S7 S8 S9 H7")
    head = here.table.context.rows[here.line("Flertal")].row
    assert head.value == str(2 * (36 + 26 + 12))
    assert "doubled" in head.note


def test_a_line_chooses_its_cards_and_enter_declares(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.click(here.line("kings"))
    assert set(here.table.pick) == {"SK", "HK", "DK"}
    assert "17" in here.button("play").text()
    here.press(Qt.Key.Key_Return)
    assert here.last == SNAPPHANA.read("declare set:K SK HK DK")
    assert here.match.view(Seat(0)).table.totals[0] == 17
    assert "✓" in here.table.context.rows[here.line("kings")].row.value


def test_it_says_what_can_still_be_declared(sit_at: SitDown) -> None:
    here = sit_at(h0="T20 T19 N F SC HC DC CC SJ HJ DJ S7 S8 S9 H7")
    assert "163" in here.table.context.rows["helper"].row.title, "flertal 74, doubled; the trumps 15"
    here.make("declare set:T T20 T19 N F")
    assert "127" in here.table.context.rows["helper"].row.title
    (declare, _) = here.table.options(here.table.moves)
    assert "127" in declare.text


def lit(here: Sitting) -> list[str]:
    """The lines that are chosen, as somebody hears and sees them."""
    heard = [name for name in here.table.context.rows if here.table.describe(name).endswith(", selected")]
    seen = [name for name in here.table.context.rows if name == f"declare {here.table.context.declared_kind}"]
    assert heard == seen
    return heard


def test_a_line_is_what_is_declared_even_if_another_one_has_the_same_cards(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.click(here.line("tarokker"))
    assert lit(here) == [here.line("tarokker")]
    assert "36" in here.button("play").text()
    here.click(here.line("trumps"))
    assert not here.match.view(Seat(0)).table.declared, "a line chooses, it does not declare"
    assert lit(here) == [here.line("trumps")]
    assert "15" in here.button("play").text()
    assert "15" in here.table.explain_pick(here.table.moves, here.table.pick)
    here.push(here.button("play"))
    assert here.last == SNAPPHANA.read("declare seq:T T20 T19 N F")


def test_it_is_heard_that_the_same_cards_mean_something_else(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.click(here.line("tarokker"))
    with here.qtbot.waitSignal(here.table.picked):
        here.click(here.line("trumps"))
    assert set(here.table.pick) == {"T20", "T19", "N", "F"}


def test_a_meaning_is_forgotten_with_its_cards(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.click(here.line("trumps"), "T20", "T19", "N")
    assert here.table.pick == ("F",)
    here.click("T20", "T19", "N")
    assert lit(here) == [here.line("tarokker")]


def test_a_line_is_let_go_and_then_the_best_is_meant_again(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.click(here.line("trumps"), here.line("trumps"))
    assert here.table.pick == ()
    here.click("T20", "T19", "N", "F")
    assert lit(here) == [here.line("tarokker")]


def test_a_double_click_on_a_line_declares_it(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    port, left, spot = here.table.viewport(), Qt.MouseButton.LeftButton, here.at(here.line("trumps"))
    here.qtbot.mouseClick(port, left, pos=spot)
    here.qtbot.mouseDClick(port, left, pos=spot)
    assert here.last == SNAPPHANA.read("declare seq:T T20 T19 N F")


def test_a_hint_marks_the_line_that_it_means(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.table.show_move(SNAPPHANA.read("declare seq:T T20 T19 N F"))
    hinted = [name for name in here.table.context.rows if "hint" in here.table.context.part_looks(name)]
    assert hinted == [here.line("trumps")]


def test_no_line_lights_up_before_the_cards_are_a_combination(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.click("SK", "HK")
    assert lit(here) == []
    assert here.button("play").text() == "No combination yet"
    here.click("DK")
    assert lit(here) == [here.line("kings")]


def test_a_button_declares_everything_one_combination_after_the_other(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    assert here.declaring.text() == "Declare all: 71"
    here.push(here.declaring)
    here.qtbot.waitUntil(lambda: len(here.match.view(Seat(0)).table.declared) == 3)
    assert here.match.view(Seat(0)).table.totals[0] == 71
    assert not here.table.ui_state.is_list_open
    assert here.declaring is None


def test_everything_is_declared_by_keyboard(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.qtbot.keyClick(here.table, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    here.qtbot.waitUntil(lambda: len(here.match.view(Seat(0)).table.declared) == 3)
    said = here.remarks()
    here.qtbot.keyClick(here.table, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert len(said) == 1


def test_declaring_everything_ends_where_somebody_else_wants_it(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS, pace=NORMAL)
    here.push(here.declaring)
    here.table.lay(here.match.view(Seat(0)))
    here.offer()
    QApplication.processEvents()
    assert len(here.match.view(Seat(0)).table.declared) == 1


def test_declaring_everything_ends_where_something_else_is_chosen(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.push(here.declaring)
    here.click("S9")
    QApplication.processEvents()
    assert len(here.match.view(Seat(0)).table.declared) == 1
    assert here.table.pick == ("S9",)


def test_whoever_could_still_declare_is_asked_once_before_a_card(sit_at: SitDown) -> None:
    here = sit_at(h0=SAME_CARDS)
    here.click(CLOSE)
    said = here.remarks()
    here.click("S9")
    here.push(here.button("play"))
    assert here.match.view(Seat(0)).table.trick == ()
    assert here.table.pick == ("S9",)
    assert here.table.ui_state.is_list_open, "the list says what it is about"
    assert "71" in said[0][0]
    assert said[0][1] == "snapphana#S4.1"
    here.press(Qt.Key.Key_Return)
    assert here.last == Play("S9")
    assert len(said) == 1


def test_nobody_is_asked_who_has_declared_everything(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    for move in ("set:K SK HK DK", "seq:S SK SQ SC SJ N", "seq:H HK HQ HC N"):
        here.make(f"declare {move}")
    here.click("SK")
    here.press(Qt.Key.Key_Return)
    assert here.last == Play("SK")


def test_where_nothing_can_be_declared_that_is_said_and_no_list_opens(sit_at: SitDown) -> None:
    here = sit_at(h0="SK SQ H7 H8 H9 C6 C7 C8 C9 D6 D7 D8 S7 S8 S9")
    said = here.remarks()
    here.press(Qt.Key.Key_F9)
    assert not here.table.ui_state.is_list_open
    assert said == [("You have nothing to declare now.", "snapphana#S4.1")]
    here.table.offer(None)  # as when somebody looks back
    here.press(Qt.Key.Key_F9)
    assert len(said) == 1
    assert here.refusals == []
    here.make("play H7")
    here.press(Qt.Key.Key_F9)
    assert here.refusals[-1].code == "not_your_turn"


def test_less_can_be_declared(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.click(here.line("spades"))
    assert "N" in here.table.pick
    here.click("N")
    here.push(here.button("play"))
    assert here.last == SNAPPHANA.read("declare seq:S SK SQ SC SJ")


def test_the_helper_by_keyboard(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.table.input_handler.move_cursor(here.line("kings"))
    here.press(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert here.last == SNAPPHANA.read("declare set:K SK HK DK")
    here.press(Qt.Key.Key_F9)
    assert not here.table.ui_state.is_list_open
    here.press(Qt.Key.Key_F9)
    assert here.table.ui_state.is_list_open
    here.table.input_handler.move_cursor(CLOSE)
    assert here.table.describe(CLOSE) == "Close the list"
    here.press(Qt.Key.Key_Space)
    assert not here.table.ui_state.is_list_open
    assert here.table.cursor_part == here.table.game.cursor_start(here.table.context)


def test_the_cursor_stays_on_the_helper_until_all_is_declared(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.press(Qt.Key.Key_Right, Qt.Key.Key_Up)
    here.press(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert here.last == SNAPPHANA.read("declare seq:H HK HQ HC N")
    assert here.table.cursor_part == here.line("hearts")
    here.press(Qt.Key.Key_Up)
    assert here.table.cursor_part == here.line("spades")
    here.press(Qt.Key.Key_F9)
    assert here.table.cursor_part == here.table.game.cursor_start(here.table.context)


def test_it_stays_closed_for_the_hand(sit_at: SitDown) -> None:
    here = sit_at(h0=DECLARER)
    here.click(CLOSE)
    assert not here.table.ui_state.is_list_open
    here.click("SK", "HK", "DK")
    here.press(Qt.Key.Key_Return)
    assert isinstance(here.last, Declare)
    assert not here.table.ui_state.is_list_open
    assert here.declaring.text() == "Declare…"
    here.push(here.declaring)
    assert here.table.ui_state.is_list_open


def test_nobody_is_asked_to_declare_in_fjabbe(sit_at: SitDown) -> None:
    here = sit_at(FJABBE, h0="SK SQ SC SJ HK HQ HC DK CK T20")
    assert not here.table.ui_state.is_list_open
    assert here.declaring is None


def test_lost_hands_are_written_on_the_plates_of_fjabbe(qtbot: QtBot) -> None:
    match = found(FJABBE, lambda match: bool(match.view(Seat(0)).table.tricks) and match.view(Seat(0)).table.hand == 2)
    here = Sitting(qtbot, match)
    totals = match.view(Seat(0)).table.totals
    assert sum(totals) > 0
    for seat, lost in enumerate(totals):
        assert ("lost" in here.table.game.plate_text(here.table.context, Seat(seat)).note) is bool(lost)


def test_declared_cards_are_marked_and_seen(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, "discard S6 S7", h0=DECLARER, h3="S6 S7", seat=1)
    here.make("declare set:K SK HK DK", "play H7")
    assert here.table.arrangement is not None
    assert here.table.arrangement.hands[0][:3] == ("SK", "HK", "DK")
    marks = {
        placed.card: here.table.game.deck.mark(here.table.context, placed)
        for placed in here.table.card_scene.placed_cards
        if placed.key[:2] == ("hand", 0)
    }
    assert marks["SK"] == "shown"
    assert "king of spades" in here.table.describe("hand 0")


def test_a_declaration_lies_open_for_a_while(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, "discard S6 S7", h0=DECLARER, h3="S6 S7", seat=1, pace=NORMAL)
    here.make("declare set:K SK HK DK")
    assert not here.table.is_settled
    assert "shown" in here.table.card_scene.piece_sprites
    here.press(Qt.Key.Key_Space)
    assert here.table.is_settled
    assert "shown" not in here.table.card_scene.piece_sprites


# Tricks.


def test_another_card_is_chosen_instead(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, h0="S7 H7 C7")
    here.click("S7", "H7")
    assert here.table.pick == ("H7",)


def test_who_can_must_follow_and_is_told(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, "discard C6 C7", "play SK", h0="SK", h1="S7 H7", h3="C6 C7", seat=1)
    here.click("H7")
    here.press(Qt.Key.Key_Return)
    assert here.refusals[-1].clause == "snapphana#S9.2"


@pytest.mark.parametrize(
    ("led", "hand", "said"),
    [
        ("S6", "S8 T5", "follow suit"),
        ("S6", "T5 H7", "play a trump"),
        ("S6", "H7 D8", "neither spades nor a trump"),
        ("T6", "H7 D8", "no trump"),
        ("F", "H7 D8", "sets the suit"),
    ],
)
def test_what_must_be_played_is_said(qtbot: QtBot, led: str, hand: str, said: str) -> None:
    state = position(EIGHT, {0: cards(hand), 3: cards("C6")}, trick=[(3, led)], won={3: cards("C7 C8 C9 C10")})
    table = new_table(SNAPPHANA, EIGHT, DAY, AT_ONCE)
    qtbot.addWidget(table)
    view = SNAPPHANA.view(state, Seat(0))
    table.lay(view)
    table.offer(SNAPPHANA.moves(view))
    (option,) = table.options(table.moves)
    assert said in option.text
    assert option.clause == ("snapphana#S10.4" if led == "F" else "snapphana#S9.2")


def test_the_card_that_has_the_trick_is_framed(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, "discard C6 C7", "play S7", "play SK", h0="S7", h1="SK", h3="C6 C7", seat=2)
    assert here.table.arrangement is not None
    assert here.table.arrangement.leading == 1
    assert "Ivar" in here.table.describe("trick 1")


def test_the_lens_turns_the_red_suits_round(sit_at: SitDown) -> None:
    here = sit_at(h0="H10 HA S10 SA I T9")
    red = here.table.game.rank_panel(here.table.context, "H10")
    black = here.table.game.rank_panel(here.table.context, "S10")
    assert red is not None
    assert black is not None
    assert [chip.text for chip in red.chips] == ["K", "D", "H", "KN", "Æ", "6", "7", "8", "9", "10"]
    assert [chip.text for chip in black.chips] == ["K", "D", "H", "KN", "10", "9", "8", "7", "6", "Æ"]
    trumps = here.table.game.rank_panel(here.table.context, "I")
    assert trumps is not None
    assert len(trumps.chips) == 21


def shown_lens(here: Sitting, part: str) -> bool:
    """Whether a rank panel is seen while the pointer is on that, and covers nothing of it."""
    here.table.point_at(part)
    sprite = here.table.card_scene.piece_sprites.get("rank panel")
    placed = next(
        placed
        for placed in here.table.card_scene.placed_cards
        if here.table.game.name_of(here.table.context, placed) == part
    )
    card = QRectF(0, 0, placed.spot.width, placed.spot.width * here.table.at.height)
    card.moveCenter(placed.spot.at)
    return sprite is not None and not sprite.sceneBoundingRect().intersects(card.adjusted(2, 2, -2, -2))


def test_every_open_card_says_what_it_is(sit_at: SitDown) -> None:
    moves = ("discard S6 S7", "declare set:K SK HK DK", "play N")
    here = sit_at(EIGHT, *moves, h0=DECLARER, h3="S6 S7", seat=1)
    for part in ("trick 0", "seen 0 0", "seen 0 2"):
        assert shown_lens(here, part), part
    assert "wild in sequences" in here.table.describe("trick 0")
    assert here.table.describe("seen 0 0").startswith("king of spades, You, declared")
    assert "seen 0 0" in here.table.parts()
    assert here.table.context.open_card("hand 2") is None
    assert not any("take" in line for line in here.table.describe("trick 0").split(", ")[2:])


@pytest.mark.parametrize("size", [(976, 716), (720, 616)])
def test_what_is_said_of_a_card_of_the_hand_lies_on_nothing_of_the_trick(
    sit_at: SitDown, size: tuple[int, int]
) -> None:
    here = sit_at(EIGHT, "discard C6 C7", "play S7", h0="S7", h3="C6 C7 T9", seat=3)
    here.table.resize(*size)
    QApplication.processEvents()
    here.table.point_at("T9")
    rank_panel = here.table.card_scene.piece_sprites["rank panel"].sceneBoundingRect()
    trick = [
        placed.spot.rect(here.table.at.height)
        for placed in here.table.card_scene.placed_cards
        if placed.key[0] == "trick"
    ]
    pieces = here.table.card_scene.piece_sprites.items()
    trick += [made.sceneBoundingRect() for name, made in pieces if name.startswith(("caption", "frame"))]
    assert len(trick) > 1
    assert not any(rect.intersects(rank_panel) for rect in trick)


def test_fjont_and_what_can_be_given_for_it_say_what_they_are(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(EIGHT, owes))
    here.table.point_at("debt")
    assert "rank panel" in here.table.card_scene.piece_sprites
    assert "comes back" in here.table.describe("debt")
    assert shown_lens(here, f"gift {here.table.context.cards_to_give[0]}")


def test_only_a_card_that_may_be_played_is_said_to_take_the_trick(sit_at: SitDown) -> None:
    here = sit_at(EIGHT, "discard C6 C7", "play S7", h0="S7", h1="SK T20 S8", h3="C6 C7", seat=1)
    for card, takes in (("SK", True), ("T20", False)):
        rank_panel = here.table.game.rank_panel(here.table.context, card)
        assert rank_panel is not None
        assert any("takes the trick" in line for line in rank_panel.lines) is takes


def test_play_runs_to_the_right(sit_at: SitDown) -> None:
    here = sit_at()
    assert [here.table.context.side(seat) for seat in range(4)] == ["own", "right", "top", "left"]


# Fjønt.


def test_what_is_owed_lies_there_until_it_is_paid(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(EIGHT, owes))
    gifts = here.table.context.cards_to_give
    assert gifts
    assert here.table.place("debt") is not None
    assert "Fjønt" in here.table.describe("debt")
    before = here.match.position
    here.click(f"gift {gifts[0]}")
    assert here.match.position == before, "it is only chosen"
    assert "chosen" in here.looks(f"gift {gifts[0]}")
    here.push(here.button("play"))
    assert here.last == Give(gifts[0])
    assert here.table.place("debt") is None
    assert not here.table.context.cards_to_give


def test_it_is_paid_by_keyboard(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(SMALL, owes))
    gift = here.table.context.cards_to_give[-1]
    here.table.input_handler.move_cursor(f"gift {gift}")
    assert "Fjønt" in here.table.describe(f"gift {gift}")
    here.press(Qt.Key.Key_Return)
    assert ", selected" in here.table.describe(f"gift {gift}")
    here.press(Qt.Key.Key_Return)
    assert here.last == Give(gift)


def test_only_fjont_moves_when_a_card_is_given(qtbot: QtBot) -> None:
    here = Sitting(
        qtbot, found(EIGHT, lambda match: owes(match) and len(match.view(Seat(0)).table.payable(Seat(0))) > 4)
    )
    here.table.set_pace(NORMAL)
    here.click(f"gift {here.table.context.cards_to_give[0]}")
    here.push(here.button("play"))
    assert not here.table.is_settled
    assert "gifts" not in here.table.card_scene.piece_sprites
    assert [sprite.card for sprite in here.table.card_scene.leaving] == ["F"]


def test_twice_on_a_card_gives_it(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(SMALL, owes))
    gift = f"gift {here.table.context.cards_to_give[-1]}"
    port, left, spot = here.table.viewport(), Qt.MouseButton.LeftButton, here.at(gift)
    qtbot.mouseClick(port, left, pos=spot)
    qtbot.mouseDClick(port, left, pos=spot)
    assert here.last == Give(here.match.played[-1].move.card)
    assert f"gift {here.last.card}" == gift


def test_another_card_is_given_instead_or_one_of_the_hand_is_played(qtbot: QtBot) -> None:
    def wanted(match: AnyMatch) -> bool:
        return (
            owes(match) and len(match.view(Seat(0)).table.payable(Seat(0))) > 3 and match.view(Seat(0)).table.turn == 0
        )

    here = Sitting(qtbot, found(SMALL, wanted))
    one, other = (f"gift {card}" for card in here.table.context.cards_to_give[:2])
    here.click(one, other)
    assert here.table.pick == (other,)
    card = next(name for name in here.table.context.own_hand if name in here.table.moves.next_parts(()))
    here.click(card)
    assert here.table.pick == (card,)
    here.click(one)
    assert here.table.pick == (one,)
    here.click(one)
    assert here.table.pick == ()


def test_when_all_cards_are_played_those_that_can_be_given_have_the_table(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(TEN, lambda match: owes(match) and match.view(Seat(0)).table.turn is None))
    assert here.button("play").isVisible()
    spots = [placed.spot for placed in here.table.card_scene.placed_cards if placed.key[0] == "gift"]
    assert len(spots) > 10
    for size in SIZES[1:]:
        here.table.resize(*size)
        QApplication.processEvents()
        spots = [placed.spot for placed in here.table.card_scene.placed_cards if placed.key[0] == "gift"]
        for one, other in pairwise(spots):
            if one.at.y() == other.at.y():
                assert other.at.x() - one.at.x() > 0.6 * one.width
            else:
                assert other.at.y() - one.at.y() > 0.8 * one.width * here.table.at.height


def test_a_hint_what_to_give_marks_a_card_that_nothing_covers(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(TEN, lambda match: owes(match) and match.view(Seat(0)).table.turn is None))
    gift = here.table.context.cards_to_give[1]
    here.table.show_move(Give(gift))
    assert "hint" in here.looks(f"gift {gift}")
    highest = max((placed for placed in here.table.card_scene.placed_cards), key=lambda placed: placed.height)
    assert here.table.game.name_of(here.table.context, highest) == f"gift {gift}"


def test_the_debt_of_another_player_is_seen(qtbot: QtBot) -> None:
    match = found(EIGHT, lambda match: match.view(Seat(1)).table.debtor == 1)
    here = Sitting(qtbot, match)
    assert here.table.place("debt") is not None
    assert not here.table.context.cards_to_give


@pytest.mark.parametrize("setup", [EIGHT, TEN], ids=lambda setup: setup.variant)
@pytest.mark.parametrize("size", first(SIZES))
def test_no_sheet_lies_over_what_was_discarded_or_is_owed(qtbot: QtBot, setup: Setup, size: tuple[int, int]) -> None:
    match = found(setup, lambda match: owes(match) and match.view(Seat(0)).table.discards[0] > 0)
    here = Sitting(qtbot, match)
    here.table.resize(*size)
    QApplication.processEvents()
    sheet = here.table.card_scene.piece_sprites["gifts"].sceneBoundingRect()
    for name in ("away", "debt"):
        assert not sheet.intersects(here.table.card_scene.piece_sprites[name].sceneBoundingRect()), name


@pytest.mark.parametrize("size", [(607, 386), (976, 716)])
def test_what_is_written_of_the_discard_is_not_cut_by_the_frame_of_the_trick(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    def wanted(match: AnyMatch) -> bool:
        table = match.view(Seat(0)).table
        return owes(match) and table.discards[0] > 0 and len(table.trick) == 1

    here = Sitting(qtbot, found(TEN, wanted))
    here.table.resize(*size)
    QApplication.processEvents()
    pieces = here.table.card_scene.piece_sprites
    assert not pieces["away"].sceneBoundingRect().intersects(pieces["frame"].sceneBoundingRect())


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize("size", SIZES[1:])
def test_fjont_lies_beneath_no_sheet(qtbot: QtBot, size: tuple[int, int], *, free: bool) -> None:
    def wanted(match: AnyMatch) -> bool:
        table = match.view(Seat(0)).table
        return owes(match) and (table.turn is None) is free

    here = Sitting(qtbot, found(TEN, wanted))
    here.table.resize(*size)
    QApplication.processEvents()
    spot = next(placed.spot for placed in here.table.card_scene.placed_cards if placed.key[0] == "debt")
    assert spot.at.y() - spot.width * here.table.at.height / 2 >= here.table.at.sheet.bottom()


def overlaps(table: CardTable) -> list[tuple[str, str]]:
    """Which captions of piles lie over one another, over a sheet, or over a card of the trick."""
    boxes = {
        name: sprite.sceneBoundingRect()
        for name, sprite in table.card_scene.piece_sprites.items()
        if sprite.isVisible()
    }
    boxes |= {
        f"card {placed.key}": table.card_scene.sprites[placed.key].sceneBoundingRect().adjusted(12, 12, -12, -12)
        for placed in table.card_scene.placed_cards
        if placed.key[0] in ("trick", "hand", "debt")
    }
    piles = [name for name in boxes if name.startswith("pile")]
    return [
        (pile, name)
        for pile in piles
        for name, box in boxes.items()
        if name not in (pile, "slot") and boxes[pile].adjusted(2, 2, -2, -2).intersects(box)
    ]


@pytest.mark.parametrize("setup", [EIGHT, FJABBE], ids=lambda setup: setup.variant)
@pytest.mark.parametrize("owing", [True, False])
@pytest.mark.parametrize("size", first([*SIZES[1:], (612, 694)]))
def test_nothing_lies_over_what_is_said_of_the_piles(
    qtbot: QtBot, setup: Setup, size: tuple[int, int], *, owing: bool
) -> None:
    def wanted(match: AnyMatch) -> bool:
        table = match.view(Seat(0)).table
        winners = {table.side(trick.winner) for trick in table.tricks}
        debt = owes(match) if owing else table.debtor is None
        return debt and len(winners) == table.form.sides and len(table.trick) == 3 and table.turn == 0

    here = Sitting(qtbot, found(setup, wanted))
    here.table.resize(*size)
    QApplication.processEvents()
    assert bool(here.table.context.cards_to_give) is owing
    assert overlaps(here.table) == []


def test_who_looks_on_is_told_whose_the_piles_are(sit_at: SitDown) -> None:
    match = found(EIGHT, lambda match: len({trick.winner % 2 for trick in match.view(None).table.tricks}) == 2)
    here = sit_at()
    here.table.offer(None)
    here.table.lay(match.view(None))
    assert here.table.game.pile_caption(here.table.context, 1).startswith("Ivar and Siri: ")
    assert "partner" not in here.table.game.plate_text(here.table.context, Seat(2)).note


# The count.


def test_the_arrows_lead_to_every_card_that_can_be_given(qtbot: QtBot) -> None:
    here = Sitting(qtbot, found(EIGHT, owes))
    here.table.input_handler.move_cursor(here.table.context.own_hand[-1])
    here.press(Qt.Key.Key_Up)
    for gift in here.table.context.cards_to_give:
        assert here.table.cursor_part == f"gift {gift}"
        here.press(Qt.Key.Key_Right)


@pytest.mark.parametrize(
    ("wanted", "said", "clause"),
    [
        ("declare", "Ivar: ", "snapphana#S4.1"),
        ("give", "Ivar: ", "snapphana#S10.2"),
    ],
)
def test_the_header_hears_who_declares_and_who_pays(qtbot: QtBot, wanted: str, said: str, clause: str) -> None:
    def about_to(match: AnyMatch) -> bool:
        return any(SNAPPHANA.write(move).startswith(wanted) for move in _possible(match))

    def _possible(match: AnyMatch) -> list[object]:
        moves = match.moves(Seat(1))
        table = match.view(Seat(1)).table
        return [*moves.representatives()] if table.is_playing and 1 in match.to_act and not table.discarding else []

    match = found(EIGHT, about_to)
    here = Sitting(qtbot, match, pace=NORMAL)
    move = next(move for move in _possible(match) if SNAPPHANA.write(move).startswith(wanted))
    with qtbot.waitSignal(here.table.header_changed) as heard:
        here.play(Seat(1), move)
    assert heard.args[0].startswith(said)
    assert heard.args[1] == clause


def test_the_header_hears_who_takes_a_trick_while_it_lies_there(qtbot: QtBot) -> None:
    match = found(EIGHT, lambda match: len(match.view(Seat(0)).table.trick) == 3 and 0 not in match.to_act)
    here = Sitting(qtbot, match, pace=NORMAL)
    said = []
    here.table.header_changed.connect(lambda *told: said.append(told))
    here.play(min(match.to_act), next(move for move in match.moves(min(match.to_act)) if isinstance(move, Play)))
    here.run_out()
    winner = match.view(Seat(0)).table.tricks[-1].winner
    taken = "You take the trick" if winner == 0 else f"{here.names[winner]} takes the trick"
    assert (taken, "snapphana#S9.3") in said


def test_the_last_trick_can_be_seen_while_the_next_one_lies_there(qtbot: QtBot) -> None:
    def led(match: AnyMatch) -> bool:
        table = match.view(Seat(0)).table
        return 0 in match.to_act and bool(table.tricks) and bool(table.trick)

    here = Sitting(qtbot, found(EIGHT, led))
    words = here.table.last_trick().words
    assert all(card_name(play.card) in words for play in here.match.view(Seat(0)).table.tricks[-1].plays)


@pytest.mark.parametrize(("setup", "form"), list(zip(GAMES, ("800", "1000", "150", "Fjabbe"), strict=True)))
def test_the_table_says_which_of_the_four_games_it_is(qtbot: QtBot, setup: Setup, form: str) -> None:
    assert form in Sitting(qtbot, dealt(setup, 0)).table.table_name()


# Everywhere.


@pytest.mark.parametrize("size", first(SIZES))
@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.variant)
def test_all_cards_of_a_hand_show_what_they_are(qtbot: QtBot, setup: Setup, size: tuple[int, int]) -> None:
    here = Sitting(qtbot, dealt(setup, 0))
    here.table.resize(QSize(*size))
    spots = here.table.at.hand(setup and here.table.game.form.hand + here.table.game.form.extra)
    whole = QRectF(here.table.viewport().rect())
    for one, other in pairwise(spots):
        assert other.at.x() - one.at.x() >= 0.36 * one.width
    for spot in spots:
        assert spot.at.x() - spot.width / 2 >= whole.left()
        assert spot.at.x() + spot.width / 2 <= whole.right()
    assert here.table.at.row.bottom() <= here.table.at.hand_top
    assert here.table.at.zone.height() > 100


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("setup", "theme"),
    list(zip(GAMES, (DAY, NIGHT, CONTRAST, DAY), strict=True)),
    ids=lambda one: one.name if isinstance(one, Theme) else one.variant,
)
def test_a_hand_by_lot_can_be_shown_and_told(qtbot: QtBot, setup: Setup, theme: Theme) -> None:
    match: AnyMatch = Match(SNAPPHANA, setup)
    here = Sitting(qtbot, match)
    here.table.set_theme(theme)
    rng, scored = Random(7), False
    while not scored and match.outcome is None:
        seat = min(match.to_act)
        move = SNAPPHANA.deal(match._state, rng) if seat == CHANCE else match.moves(seat).sample(rng)
        events = match.play(seat, move)
        here.table.play(match.last_events(here.seat), match.view(here.seat))
        here.offer()
        scored = any(isinstance(event, HandScored) for event in events)
        for part in here.table.parts():
            assert here.table.describe(part)
            assert here.table.place(part) is not None, part
        if here.table.moves is not None:
            assert here.table.options(here.table.moves)
    assert scored


def test_the_cards_of_the_second_deal_lie_there_until_they_are_dealt(qtbot: QtBot) -> None:
    match: AnyMatch = Match(SNAPPHANA, SNAPPHANA.setup(2, "1000"))
    here = Sitting(qtbot, match)
    rng, stocks = Random(3), []
    match.chance()
    while match.view(None).table.turn is None:
        stocks += [here.table.game.arrangement(view).stock for _, view in match.last_events(here.seat)]
        seat = min(match.to_act)
        match.play(seat, match.moves(seat).sample(rng))
    assert stocks == [20, 20, 20, 0], "the deal, both discards, the second deal"
