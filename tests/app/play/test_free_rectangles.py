"""Notices over a table cover no hand, plate, button or pointed-out part."""

from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.tables.drawing.free_rectangles import free_rooms, nearest_inside
from tests.app.opponents import Opponents, counted
from tests.app.players import play_on
from tests.daily import thinned

pytestmark = pytest.mark.thorough

SIZES = [(1024, 700), (800, 600), (1280, 800), (1920, 1080)]
TABLES = [
    (game, form.id, seats) for game, rules in GAMES.items() for form in rules.variants for seats in form.seats[:2]
]
NAMES = ["", *(f"{name} {number}" for number in range(7) for name in ("Elin", "Nora", "Maximiliane"))]
LONG = (
    "Lead the nine and the ten: both of your opponents are out of that suit, and the seven will be good afterwards. "
    "Next best: the pair of sixes (a trick less in the long run), or to throw away the two."
)


@pytest.fixture
def sit(visit):
    def sit_down(match, size):
        visitor = visit(QSize(*size))
        visitor.window.setWindowState(visitor.window.windowState().WindowNoState)
        visitor.window.resize(*size)
        visitor.window.navigator._bots = Opponents(visitor.window)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        visitor.page.table.finish_now()
        return visitor.page

    return sit_down


def a_match(game, form, seats):
    rules = GAMES[game]
    players = (Player(""), *(Player(name, "easy") for name in NAMES[1:seats]))
    return Match(rules, rules.setup(seats, form), players, rng=Random(7), id="test")


def crossed(page, overlay, clear=None):
    place = QRectF(overlay.geometry())
    assert QRectF(page.table.rect()).contains(place)
    clear = page.table.uncovered_areas() if clear is None else clear
    return [thing for thing in clear if thing.intersects(place)]


def plates_of(page):
    furniture = page.table.card_scene.piece_sprites.items()
    return [(name, made.sceneBoundingRect()) for name, made in furniture if name.startswith("plate")]


@pytest.mark.parametrize(("table", "size"), thinned(TABLES, SIZES, every=3))
def test_a_sentence_lies_on_nothing_that_is_wanted(sit, table, size):
    game, form, seats = table
    match = a_match(game, form, seats)
    play_on(match, 14)
    while 0 not in match.to_act:
        play_on(match, 1)
    page = sit(match, size)
    for say in (lambda: page.notice.show_text(LONG, f"{game}#"), page.status.options, page.status.table):
        say()
        assert page.notice.isVisible()
        assert not crossed(page, page.notice)


@pytest.mark.parametrize(("table", "size"), thinned([each for each in TABLES if each[0] != "halma"], SIZES, every=3))
def test_what_was_counted_lies_on_no_hand(sit, table, size):
    game, form, seats = table
    page = sit(counted(a_match(game, form, seats)), size)
    assert page.card.isVisible()
    assert not crossed(page, page.card, page.table.protected_areas())


def test_a_long_hint_stands_beside_a_board(sit):
    page = sit(a_match("halma", "halma", 4), (1280, 800))
    page.notice.show_text(LONG, way=("Play it", list))
    assert not crossed(page, page.notice, page.table.occupied_areas())
    page.notice.show_text("Short.")
    assert page.notice.width() > page.notice.height(), "in a row again"


def test_five_lines_of_moves_are_seen_while_the_coach_speaks(sit):
    match = a_match("halma", "halma", 4)
    play_on(match, 28)
    page = sit(match, (1280, 800))
    page.panel.coach.say(LONG, shows=True)
    QApplication.processEvents()
    moves = page.panel.moves
    assert moves.viewport().height() >= 5 * moves.rowHeight(0)
    page.panel.coach.hide()
    QApplication.processEvents()
    assert all(gauge.isVisible() for gauge in page.panel._gauges)


def test_a_long_sentence_on_a_crowded_cloth_is_rather_high_than_on_plates(sit):
    page = sit(a_match("kille", "kille", 20), (911, 470))
    page.notice.show_text(" · ".join(f"Maximiliane {number}: traded with Bartholomew" for number in range(12)))
    plates = [thing.toRect() for name, thing in plates_of(page)]
    assert not [plate for plate in plates if plate.intersects(page.notice.geometry())]


@pytest.mark.parametrize("size", [(911, 470), (1280, 800)])
def test_the_scale_beside_the_table_is_not_cut(sit, size):
    match = a_match("kille", "kille", 8)
    while 0 not in match.to_act:
        play_on(match, 1)
    page = sit(match, size)
    page.splitter.unfold()
    QApplication.processEvents()
    scale = page.panel._lens
    assert scale.isVisible()
    assert scale.pixmap().deviceIndependentSize().width() <= scale.width()


def test_a_room_is_as_large_as_it_can_be_and_crosses_nothing():
    table, thing = QRect(0, 0, 300, 200), QRect(100, 80, 50, 40)
    found = free_rooms(table, [thing], QSize(40, 40))
    assert QRect(0, 0, 300, 80) in found
    assert QRect(150, 0, 150, 200) in found
    assert len(found) == 4
    assert not [room for room in found if room.intersects(thing)]


def test_what_is_too_small_is_no_room():
    assert free_rooms(QRect(0, 0, 300, 200), [QRect(20, 20, 260, 160)], QSize(40, 40)) == []


@pytest.mark.everyday
def test_a_place_keeps_within_its_room():
    room = QRect(10, 10, 100, 100)
    for wished in (QRect(-50, -50, 1, 1), QRect(400, 400, 1, 1), QRect(40, 40, 1, 1)):
        assert room.contains(nearest_inside(room, QSize(30, 20), wished))
