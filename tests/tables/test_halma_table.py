"""The halma table: touched by mouse and keyboard, animated, turned, resized."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.halma.board import GRID, corner, start_base
from bluestick.games.halma.moves import DrawLots, MovePiece, Word
from bluestick.tables.catalogue import TABLES, new_table
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.tables.halma.drawings_pieces import piece_picture
from bluestick.tables.halma.layout import Layout
from bluestick.tables.halma.presenter import HalmaPresenter
from bluestick.tables.halma.start_tile import tile
from bluestick.tables.motion.pace import Pace
from bluestick.tables.widget.table import GameTable
from tests.tables import contexts
from tests.tables.contexts import AT_ONCE, NORMAL

RULES = GAMES["halma"]


class Sitting(contexts.Sitting):
    """At a board that everybody sees, where everybody plays with the same hand."""

    names = ("",)
    size = (720, 700)

    def __init__(self, qtbot: QtBot, seats: int, pace: Pace, lots: int = 0) -> None:
        match: AnyMatch = Match(RULES, RULES.setup(seats))
        match.play(CHANCE, DrawLots(Seat(lots)))
        super().__init__(qtbot, match, None, pace)
        self.picks: list[tuple[str, ...]] = []
        self.table.picked.connect(self.picks.append)

    @property
    def turn(self) -> Seat:
        return min(self.match.to_act)

    def play(self, seat: Seat, move: object) -> None:
        super().play(seat, move)
        self.offer()

    def offer(self) -> None:
        self.table.offer(self.match.moves(self.turn) if self.match.to_act else None)

    def owner(self, name: str) -> int | None:
        code: int = self.match.view(None).state.board[GRID.square(name)]
        return code - 1 if code else None

    def lies(self) -> dict[str, tuple[float, float]]:
        """Where every piece can be seen, by the square on which it belongs."""
        found = {}
        for name in GRID.names:
            sprite = self.table.sprite(name)
            if sprite is not None:
                found[name] = (sprite.x(), sprite.y())
        return found


@pytest.fixture
def sit_at(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(seats: int = 2, pace: Pace = AT_ONCE, lots: int = 0) -> Sitting:
        return Sitting(qtbot, seats, pace, lots)

    return make


SitDown = Callable[..., Sitting]


def picture(table: GameTable) -> QImage:
    return table.grab().toImage()


def test_the_shelf_has_a_table_for_halma() -> None:
    assert TABLES["halma"] is HalmaPresenter


def test_two_clicks_make_a_move(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("e2")
    assert here.table.pick == ("e2",)
    here.click("f3")
    assert here.owner("f3") == 0
    assert here.table.pick == ()
    assert here.picks == [("e2",), ()]


def test_a_click_on_the_chosen_piece_puts_it_down(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("e2")
    here.click("e2")
    assert here.table.pick == ()
    assert here.refusals == []


def test_a_click_on_another_own_piece_begins_anew(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("e2")
    here.click("d3")
    assert here.table.pick == ("d3",)


def test_the_chosen_piece_shows_steps_and_ends_of_chains(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("d2")
    kinds = {kind: set(squares) for kind, squares in here.table.marks if kind == "chosen"}
    reach = {squares[0]: kind for kind, squares in here.table.marks if kind in ("step", "ring")}
    assert kinds == {"chosen": {"d2"}}
    assert reach == {"e3": "step", "f2": "ring", "d4": "ring"}


def test_pointing_at_a_target_shows_the_path(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    for move in ("d3-e4", "p12-p11"):
        here.make(move)
    here.click("c2")
    qtbot.mouseMove(here.table.viewport(), here.at("e4") + QPoint(3, 0))
    before = {kind for kind, _ in here.table.marks}
    assert "plan" not in before  # e4 is occupied
    target = next(part for part in here.table.moves.next_parts(("c2",)))
    qtbot.mouseMove(here.table.viewport(), here.at(target))
    way = next(squares for kind, squares in here.table.marks if kind == "plan")
    assert way[0] == "c2"
    assert way[-1] == target


def test_without_the_setting_nothing_shows_where_a_piece_can_go(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.set_look(show_moves=False)
    here.click("e2")
    assert {kind for kind, _ in here.table.marks} == {"chosen"}


def test_an_illegal_target_is_refused_with_its_proof(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("e2")
    here.click("h8")
    assert [(refusal.code, refusal.clause) for refusal in here.refusals] == [("out_of_reach", "halma#L6")]
    proof = {squares[0] for kind, squares in here.table.marks if kind == "proof"}
    assert proof == set(here.refusals[0].parts)
    assert here.table.pick == ("e2",)
    here.click("d3")
    assert "proof" not in {kind for kind, _ in here.table.marks}


@pytest.mark.parametrize(("square", "code"), [("h8", "empty_square"), ("p16", "not_your_piece"), ("a1", "hemmed_in")])
def test_what_cannot_be_chosen_is_refused_with_a_reason(sit_at: SitDown, square: str, code: str) -> None:
    here = sit_at()
    here.click(square)
    assert [refusal.code for refusal in here.refusals] == [code]


def test_nothing_can_be_touched_unless_it_is_offered(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.offer(None)
    here.click("e2")
    assert here.table.pick == ()
    assert here.refusals == []


def test_a_click_beside_the_board_is_nothing(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    qtbot.mouseClick(here.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert here.refusals == []


def test_words_are_moves_too(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.words(here.match.moves(Seat(0))) == (Word.OFFER, Word.RESIGN)
    here.click("e2")
    assert here.table.touch(Word.RESIGN)
    assert here.match.outcome is not None


@pytest.mark.parametrize("pace", [AT_ONCE, NORMAL])
def test_a_piece_can_be_dragged(sit_at: SitDown, pace: Pace) -> None:
    here = sit_at(pace=pace)
    here.drag("e2", here.at("f3"))
    assert here.owner("f3") == 0
    assert here.table.is_settled  # the hand has carried it there, nothing is left to show
    assert here.lies()["f3"] == here.table.place("f3").toTuple()


def test_an_illegal_drop_glides_back_with_its_reason(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at(pace=NORMAL)
    home = here.lies()["e2"]
    here.drag("e2", here.at("j9"))
    assert [refusal.code for refusal in here.refusals] == ["out_of_reach"]
    assert here.lies()["e2"] != home
    qtbot.waitUntil(lambda: here.lies()["e2"] == home, timeout=20_000)
    assert here.table.pick == ("e2",)


def test_a_drop_beside_the_board_puts_the_piece_back(sit_at: SitDown) -> None:
    here = sit_at()
    home = here.lies()
    here.drag("e2", QPoint(3, 3))
    assert here.lies() == home
    assert here.table.pick == ()
    assert here.refusals == []


def test_a_piece_that_cannot_move_is_not_picked_up(sit_at: SitDown) -> None:
    here = sit_at()
    home = here.lies()
    here.drag("a1", here.at("j9"))
    assert here.lies() == home
    assert [refusal.code for refusal in here.refusals] == ["hemmed_in"]


def test_what_the_hand_holds_goes_back_when_the_offer_ends(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    home = here.lies()
    port = here.table.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=here.at("e2"))
    qtbot.mouseMove(port, here.at("h8"))
    assert here.table.carried is not None
    here.table.offer(None)
    assert here.table.carried is None
    assert here.lies() == home
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=here.at("h8"))
    assert here.refusals == []


def test_arrows_move_the_cursor_as_it_looks_on_the_screen(sit_at: SitDown) -> None:
    right, down = Qt.Key.Key_Right, Qt.Key.Key_Down
    for seat in range(4):
        here = sit_at(seats=4)
        here.table.show_from(Seat(seat))
        here.press(right)
        start = next(squares[0] for kind, squares in here.table.marks if kind == "cursor")
        here.press(right, down)
        end = next(squares[0] for kind, squares in here.table.marks if kind == "cursor")
        (x0, y0), (x1, y1) = (here.table.place(s).toTuple() for s in (start, end))
        assert (x1 > x0, y1 > y0) == (True, True)


def test_the_cursor_stays_on_the_board(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(*[Qt.Key.Key_Left] * 20, *[Qt.Key.Key_Down] * 20)
    assert ("cursor", ("a1",)) in here.table.marks


def test_a_move_by_keyboard_alone(sit_at: SitDown) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_PageDown, Qt.Key.Key_Space)
    assert len(here.table.pick) == 1
    origin = here.table.pick[0]
    here.press(Qt.Key.Key_PageDown, Qt.Key.Key_Return)
    assert here.owner(origin) is None
    assert here.match.position == 2


def test_pages_go_round_everything_that_can_be_touched(sit_at: SitDown) -> None:
    here = sit_at()
    seen = set()
    for _ in range(30):
        here.press(Qt.Key.Key_PageDown)
        seen |= {squares[0] for kind, squares in here.table.marks if kind == "cursor"}
    assert seen == here.match.moves(Seat(0)).next_parts(()) - set(Word)


def test_pages_go_in_reading_order(sit_at: SitDown) -> None:
    here = sit_at()
    order = []
    for _ in here.match.moves(Seat(0)).next_parts(()) - set(Word):
        here.press(Qt.Key.Key_PageDown)
        order += [here.table.place(squares[0]) for kind, squares in here.table.marks if kind == "cursor"]
    assert [(spot.y(), spot.x()) for spot in order] == sorted((spot.y(), spot.x()) for spot in order)


def test_escape_puts_the_chosen_piece_down(sit_at: SitDown) -> None:
    here = sit_at()
    here.click("e2")
    here.press(Qt.Key.Key_Escape)
    assert here.table.pick == ()


def test_the_mouse_puts_the_cursor_away_until_the_next_key(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    here.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    place = here.table.cursor_part
    qtbot.mouseMove(here.table.viewport(), here.at("h8"))
    assert here.table.cursor_part is None
    assert "cursor" not in {kind for kind, _ in here.table.marks}
    here.press(Qt.Key.Key_Up)
    assert here.table.cursor_part == place


def test_without_animation_everything_is_synchronous(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    with qtbot.waitSignal(here.table.settled, timeout=0):
        here.make("e2-f3")
    assert here.table.is_settled


@pytest.mark.parametrize("pace", [Pace(0.2), Pace(0.2, reduced=True)])
def test_a_move_is_shown_and_then_the_table_lies_still(sit_at: SitDown, qtbot: QtBot, pace: Pace) -> None:
    here = sit_at(pace=pace)
    with qtbot.waitSignal(here.table.settled, timeout=3000):
        here.make("c1-e3")
        assert not here.table.is_settled
    assert here.table.is_settled


@pytest.mark.parametrize("pace", [AT_ONCE, Pace(0.02), Pace(0.02, reduced=True)])
def test_laying_the_view_after_playing_it_moves_nothing(sit_at: SitDown, qtbot: QtBot, pace: Pace) -> None:
    here = sit_at(pace=pace)
    random = Random(4)
    for _ in range(12):
        moves = [move for move in here.match.moves(here.turn) if isinstance(move, MovePiece)]
        here.play(here.turn, random.choice(moves))
        qtbot.waitUntil(lambda: here.table.is_settled, timeout=3000)
        here.table.offer(None)
        lies, seen = here.lies(), picture(here.table)
        here.table.lay(here.match.view(None))
        assert here.lies() == lies
        assert picture(here.table) == seen


def test_a_chain_goes_hop_by_hop(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    for move in ("d2-e3", "p12-p11", "c1-d1", "p11-p10", "b3-b6", "p10-p9"):
        if RULES.read(move) in here.match.moves(here.turn):
            here.make(move)
    chain = max(
        (move for move in here.match.moves(here.turn) if isinstance(move, MovePiece)),
        key=lambda move: len(here.table.context.path(move.origin, move.target)),
    )
    way = here.table.context.path(chain.origin, chain.target)
    assert len(way) > 2
    here.table.set_pace(Pace(0.5))
    here.play(here.turn, chain)
    sprite = here.table.sprite(GRID.names[chain.target])
    assert sprite is not None
    hit = set()
    animation = here.table.event_queue.animation
    assert animation is not None
    animation.pause()
    for moment in range(0, animation.totalDuration(), 5):
        animation.setCurrentTime(moment)
        hit |= {k for k, square in enumerate(way) if (here.table.place(square) - sprite.pos()).manhattanLength() < 14}
    assert hit == set(range(len(way)))
    here.table.finish_now()


def test_a_move_is_named_while_it_is_shown(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at(pace=NORMAL)
    here.table.set_names(["Anna", "Bo"])
    with qtbot.waitSignal(here.table.header_changed) as heard:
        here.make("d2-f2")
    assert heard.args == ["Anna: d2–f2", ""]


def test_several_moves_queue(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at(pace=Pace(0.1))
    for move in ("e2-f3", "l15-k14", "d3-e4"):
        here.make(move)
    qtbot.waitUntil(lambda: here.table.is_settled, timeout=3000)
    assert {"f3", "k14", "e4"} <= set(here.lies())
    assert here.table.shown is not None
    assert here.table.shown.state.board == here.match.view(None).state.board


def test_a_move_is_no_trouble_while_somebody_looks_back(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at(pace=Pace(0.1))
    here.make("e2-f3")
    here.make("l15-k14")
    here.table.lay(RULES.view(RULES.start(here.match.setup), None))
    here.make("f3-g4")
    qtbot.waitUntil(lambda: here.table.is_settled, timeout=3000)
    assert here.table.sprite("g4") is not None
    assert here.table.sprite("e2") is None


def test_hurry_shows_the_end_at_once(sit_at: SitDown) -> None:
    here = sit_at(pace=NORMAL)
    here.make("e2-f3")
    here.make("l15-k14")
    heard = []
    here.table.settled.connect(lambda: heard.append(True))
    here.table.finish_now()
    assert heard == [True]
    here.table.finish_now()
    assert heard == [True]
    lies, seen = here.lies(), picture(here.table)
    here.table.lay(here.match.view(None))
    here.offer()
    assert (here.lies(), picture(here.table)) == (lies, seen)


def test_space_skips_an_animation_and_does_nothing_else(sit_at: SitDown) -> None:
    here = sit_at(pace=NORMAL)
    here.press(Qt.Key.Key_PageDown)
    here.make("e2-f3")
    here.press(Qt.Key.Key_Space)
    assert here.table.is_settled
    assert here.table.pick == ()


def test_a_touch_in_mid_animation_finishes_it_first(sit_at: SitDown) -> None:
    here = sit_at(pace=NORMAL)
    here.make("e2-f3")
    here.click("l15")
    assert here.table.is_settled
    assert here.table.pick == ("l15",)


def _undo(here: Sitting) -> None:
    here.match.undo(frozenset({Seat(0)}))
    here.table.lay(here.match.view(None))


@pytest.mark.parametrize(
    "interrupt",
    [
        _undo,
        lambda here: here.table.set_theme(NIGHT),
        lambda here: here.table.resize(500, 520),
        lambda here: here.table.show_from(Seat(1)),
        lambda here: here.table.retranslate(),
        lambda here: here.table.set_pace(AT_ONCE),
        lambda here: here.table.set_look(board="paper", coordinates=False),
        lambda here: here.table.cancel(),
        lambda here: here.table.show_move(RULES.read("l15-k14")),
        lambda here: here.offer(),
    ],
)
def test_anything_may_happen_in_mid_animation(
    sit_at: SitDown, qtbot: QtBot, interrupt: Callable[[Sitting], None]
) -> None:
    here = sit_at(pace=Pace(0.3))
    here.make("c1-e3")
    qtbot.wait(10)
    assert not here.table.is_settled
    interrupt(here)
    qtbot.waitUntil(lambda: here.table.is_settled, timeout=3000)
    here.table.show_move(None)
    here.table.offer(None)
    lies, seen = here.lies(), picture(here.table)
    here.table.lay(here.match.view(None))
    assert (here.lies(), picture(here.table)) == (lies, seen)


def test_a_table_can_go_away_in_mid_animation(qtbot: QtBot) -> None:
    setup = RULES.setup(2)
    match: AnyMatch = Match(RULES, setup)
    match.play(CHANCE, DrawLots(Seat(0)))
    table = new_table(RULES, setup, DAY, NORMAL)
    table.resize(500, 500)
    table.show()
    table.lay(match.view(None))
    match.play(Seat(0), RULES.read("e2-f3"))
    table.play(match.last_events(None), match.view(None))
    gone = []
    table.destroyed.connect(lambda: gone.append(True))
    table.deleteLater()
    del table
    qtbot.waitUntil(lambda: bool(gone), timeout=2000)
    qtbot.wait(300)


def test_a_glide_back_is_cut_short_by_the_next_move(sit_at: SitDown) -> None:
    here = sit_at(pace=NORMAL)
    here.drag("e2", here.at("j9"))
    here.table.set_pace(AT_ONCE)
    here.make("e2-f3")
    assert here.lies()["f3"] == here.table.place("f3").toTuple()


def test_a_piece_that_glides_back_can_be_caught_again(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at(pace=Pace(0.2))
    here.drag("e2", here.at("j9"))
    port = here.table.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=here.at("e2"))
    qtbot.mouseMove(port, here.at("h8"))
    qtbot.wait(80)
    assert here.lies()["e2"] == here.at("h8").toTuple()
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=here.at("f3"))
    assert here.owner("f3") == 0


def test_the_last_move_stays_in_sight_and_comes_back_with_undo(sit_at: SitDown) -> None:
    here = sit_at()
    here.make("e2-f3")
    first = {mark for mark in here.table.marks if mark[0] in ("way", "origin", "last")}
    assert ("origin", ("e2",)) in first
    assert ("last", ("f3",)) in first
    here.make("l15-k14")
    assert not first & here.table.marks
    _undo_last(here)
    assert first <= here.table.marks


def _undo_last(here: Sitting) -> None:
    here.match.undo(frozenset({Seat(1)}))
    here.table.lay(here.match.view(None))


def test_a_hint_is_marked_until_something_new_is_offered(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.show_move(RULES.read("c1-e3"))
    assert {"hinted", "hint", "way"} <= {kind for kind, _ in here.table.marks}
    here.offer()
    assert not here.table.marks


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sits_at_the_bottom_left(sit_at: SitDown, seats: int) -> None:
    here = sit_at(seats=seats)
    for seat in map(Seat, range(seats)):
        here.table.show_from(seat)
        place = here.table.place(GRID.names[corner(seats, seat)])
        spots = [here.table.place(name) for name in GRID.names]
        assert place is not None
        assert place.x() == min(spot.x() for spot in spots if spot)
        assert place.y() == max(spot.y() for spot in spots if spot)
        notes = [here.table.panel_note(here.match.view(None), other) for other in map(Seat, range(seats))]
        assert notes[seat].endswith("top right")
        assert len(set(notes)) == seats


def test_a_turned_board_takes_clicks_where_its_squares_are(sit_at: SitDown) -> None:
    here = sit_at(lots=1)
    here.table.show_from(Seat(1))
    here.offer()
    here.click("l15")
    here.click("k14")
    assert here.owner("k14") == 1


@pytest.mark.parametrize("quarters", range(4))
def test_squares_and_their_places_agree(quarters: int) -> None:
    at = Layout(30, 40, 20, quarters)
    assert [at.square(*at.spot(square)) for square in range(256)] == list(range(256))
    assert [at.square_at(at.centre(square)) for square in range(256)] == list(range(256))


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", [(976, 716), (601, 333), (320, 640)])
def test_squares_lie_on_whole_device_pixels(dpr: float, size: tuple[int, int]) -> None:
    room = QRectF(0, 0, *size)
    at = Layout.fitting(room, dpr, 2, Seat(0))
    for number in (at.left * dpr, at.top * dpr, at.side * dpr):
        assert number == pytest.approx(round(number))
    assert room.contains(at.outside)


def test_the_board_grows_with_the_window(sit_at: SitDown) -> None:
    here = sit_at()
    here.make("e2-f3")
    small = here.table.at.side
    here.table.resize(1000, 1000)
    assert here.table.at.side > small
    here.click("l15")
    here.click("k14")
    assert here.owner("k14") == 1


def test_a_tiny_window_is_no_trouble(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.resize(40, 30)
    picture(here.table)
    here.table.resize(700, 700)
    here.click("e2")
    assert here.table.pick == ("e2",)


def test_every_theme_and_look_paints_another_board(sit_at: SitDown) -> None:
    here = sit_at(seats=4)
    seen = []
    for theme in (DAY, NIGHT, CONTRAST):
        here.table.set_theme(theme)
        seen.append(picture(here.table))
    here.table.set_theme(DAY)
    here.table.set_look(board="paper")
    seen.append(picture(here.table))
    here.table.set_look(coordinates=False)
    seen.append(picture(here.table))
    assert all(one != other for k, one in enumerate(seen) for other in seen[:k])


def _grey(image: QImage) -> list[int]:
    return [QColor(image.pixel(x, y)).lightness() for x in range(image.width()) for y in range(image.height())]


def test_pieces_differ_without_their_colours(qapp: QApplication) -> None:
    pieces = [_grey(piece_picture(Seat(seat), 24, 1, DAY).toImage()) for seat in range(4)]
    for k, one in enumerate(pieces):
        for other in pieces[:k]:
            apart = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert apart > 40  # of the about 290 pixels of a piece on a square of 24


def test_bases_are_marked_for_every_seat(sit_at: SitDown) -> None:
    here = sit_at(seats=4)
    board = picture(here.table)
    here.table.lay(RULES.view(RULES.position(here.match.setup, {GRID.square("h8"): Seat(0)}, Seat(0)), None))
    here.table.offer(None)
    bare = picture(here.table)
    assert bare != board
    tints = set()
    for seat in map(Seat, range(4)):
        square = here.table.at.rect(min(start_base(4, seat)))
        tints.add(bare.pixel((square.topLeft() + QRectF(0, 0, 5, 5).center()).toPoint()))
    assert len(tints) == 4


def test_words_about_the_seats(sit_at: SitDown) -> None:
    here = sit_at()
    view = here.match.view(None)
    assert here.table.panel_note(view, Seat(0)) == "dark · goal: top right"
    assert here.table.panel_note(view, Seat(1)) == "light · goal: bottom left"
    assert here.table.seat_score(view, Seat(0)) == "0/19"
    (gauge,) = here.table.gauges(view)
    assert [(seat, value == most) for seat, value, most in gauge.bars] == [(0, True), (1, True)]


def test_the_panel_can_explain_a_pick(sit_at: SitDown) -> None:
    here = sit_at()
    moves = here.match.moves(Seat(0))
    assert here.table.explain_pick(moves, ("e2",)).startswith("e2: ")
    assert here.table.explain_pick(moves, ()) == ""
    assert len(here.table.legend(moves, ())) == 2
    here.make("e2-f3")
    assert len(here.table.legend(None, ())) == 1


def test_the_panel_says_where_a_chosen_piece_can_go(sit_at: SitDown) -> None:
    here = sit_at()
    moves = here.match.moves(Seat(0))
    assert here.table.explain_pick(moves, ("e2",)).endswith("(f1 f2 e3 f3)"), "nowhere by jumps"
    steps, jumps = here.table.explain_pick(moves, ("d2",)).split(", ")
    assert (steps[-4:], jumps[-7:]) == ("(e3)", "(f2 d4)")


def test_whoever_does_not_want_to_be_shown_where_a_piece_can_go_is_not_told_it_either(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.set_look(show_moves=False)
    assert "e3" not in here.table.explain_pick(here.match.moves(Seat(0)), ("d2",))


def test_what_can_be_done_is_first_of_all_to_move_a_piece(sit_at: SitDown) -> None:
    here = sit_at()
    here.table.lay(here.match.view(Seat(0)))
    (move,) = here.table.options(here.match.moves(Seat(0)))
    assert (move.title, move.clause) == ("Move a piece", "halma#L3.2")


def test_whoever_only_has_to_answer_is_not_told_to_move(sit_at: SitDown) -> None:
    here = sit_at()
    here.make("offer")
    here.table.lay(here.match.view(Seat(1)))
    assert here.table.options(here.match.moves(Seat(1))) == ()


def test_of_four_the_partner_is_named(sit_at: SitDown) -> None:
    here = sit_at(seats=4)
    here.table.set_names(["You", "Elin", "Nora", "Aksel"])
    view = here.match.view(Seat(0))
    here.table.lay(view)
    assert [here.table.panel_side_note(view, Seat(seat)) for seat in range(4)] == [
        "with Nora",
        "with Aksel",
        "with you",
        "with Elin",
    ]


def test_of_two_nobody_has_a_partner(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.panel_side_note(here.match.view(Seat(0)), Seat(0)) == ""


def test_a_screen_reader_hears_what_the_cursor_is_on(sit_at: SitDown) -> None:
    here = sit_at()
    assert here.table.accessibleName() == "Halma board"
    here.press(Qt.Key.Key_PageDown)
    assert here.table.accessibleDescription().endswith("dark piece, can move, your base")


def test_no_chosen_move_is_ever_refused_by_the_rules(sit_at: SitDown) -> None:
    here = sit_at(seats=4)
    random = Random(8)
    for _ in range(60):
        moves = here.table.moves
        assert moves is not None
        origin = random.choice(sorted(moves.next_parts(()) - set(Word)))
        here.click(origin)
        here.click(random.choice(sorted(moves.next_parts((origin,)))))
    assert here.match.position == 61
    assert here.refusals == []


def test_a_screen_reader_finds_every_square(sit_at: SitDown, qtbot: QtBot) -> None:
    here = sit_at()
    listening = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        board = QAccessible.queryAccessibleInterface(here.table)
        assert board.text(QAccessible.Text.Name) == "Halma board"
        assert board.childCount() == 256
        square = board.child(GRID.square("e2"))
        assert square.text(QAccessible.Text.Name) == "e2, dark piece, can move, your base"
        assert board.indexOfChild(square) == GRID.square("e2")
        middle = square.rect().center()
        assert board.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == square.text(QAccessible.Text.Name)
        here.click("e2")
        assert square.state().selected
        here.press(Qt.Key.Key_PageDown)
        assert board.focusChild().text(QAccessible.Text.Name).endswith(("step away", "by jumps"))
    finally:
        QAccessible.setActive(listening)


def test_a_table_that_goes_away_takes_its_squares_along(qtbot: QtBot) -> None:
    table = new_table(RULES, RULES.setup(2), DAY, AT_ONCE)
    square = QAccessible.queryAccessibleInterface(table).child(3)
    gone = []
    table.destroyed.connect(lambda: gone.append(True))
    table.deleteLater()
    del table
    qtbot.waitUntil(lambda: bool(gone), timeout=2000)
    assert not isValid(square)


CASES = json.loads((Path(__file__).parents[1] / "games" / "cases" / "halma.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_worked_case_can_be_drawn(qapp: QApplication, case: dict[str, object]) -> None:
    image = HalmaPresenter.picture(DAY, case, 320, 2)
    assert image.devicePixelRatio() == 2
    assert 0 < image.width() <= 640


def test_a_case_shows_what_the_rules_say(qapp: QApplication) -> None:
    case = {"kind": "destinations", "players": 2, "pieces": {"A": "h8"}, "turn": "A"}
    bare, reach = (HalmaPresenter.picture(DAY, more, 320, 1) for more in (case, case | {"from": "h8"}))
    assert bare.size() == reach.size()
    assert bare != reach


def test_the_tile_of_the_shelf_fills_its_place(qapp: QApplication) -> None:
    picture = tile(DAY, QSize(224, 190), 2).toImage()
    assert picture.size() == QSize(448, 380)
    assert all(picture.pixelColor(x, y).alpha() == 255 for x in (0, 447) for y in (0, 379))
