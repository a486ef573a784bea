"""Cloths: every game has its own, on the start page and at its table, and everything is legible on it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from bluestick.games import GAMES
from bluestick.store.appearance import CLOTHS
from bluestick.tables import catalogue
from bluestick.tables.cards import haggis
from bluestick.tables.cards.french import FOUR_COLOURS
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing import art, cloths
from bluestick.tables.drawing.theme import CLOTH_COLOURS, CONTRAST, DAY, NIGHT, THEMES
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene.card_pictures import card_picture
from tests.tables.test_cards import contrast

WORN = [theme.with_cloth(cloth) for theme in THEMES.values() for cloth in CLOTHS]


@pytest.fixture
def table(qtbot):
    def lay(game, theme=DAY):
        rules = GAMES[game]
        made = new_table(rules, rules.setup(), theme, Pace(0))
        qtbot.addWidget(made)
        made.resize(900, 700)
        made.lay(made.game.opening_view(made.seat))
        return made

    return lay


def apart(one, other):
    """Return the distance of two colours."""
    return sum((a - b) ** 2 for a, b in zip(QColor(one).getRgb(), QColor(other).getRgb(), strict=True)) ** 0.5


def cloth_at(picture, x, y, theme=DAY):
    """Which cloth is seen there, between its fibres and in a shadow, too."""
    image = picture.toImage()
    colours = [image.pixelColor(x + k % 6, y + k // 6).name() for k in range(36)]
    usual = max(colours, key=colours.count)
    return min(CLOTHS, key=lambda cloth: apart(CLOTH_COLOURS[cloth][theme.name], usual))


@pytest.mark.parametrize("theme", WORN, ids=lambda theme: f"{theme.name} {theme.table}")
def test_what_is_written_on_a_cloth_can_be_read(theme):
    assert contrast(theme.ttext, theme.table) >= 4.5


@pytest.mark.parametrize("theme", WORN, ids=lambda theme: f"{theme.name} {theme.table}")
def test_marks_and_the_edges_of_cards_stand_out_from_a_cloth(theme):
    assert min(contrast(theme.signal, theme.table), contrast(theme.paper, theme.table)) >= 3


@pytest.mark.parametrize("theme", WORN, ids=lambda theme: f"{theme.name} {theme.table}")
def test_a_plate_is_seen_on_a_cloth_by_its_ground_or_else_by_what_is_written_on_it(theme):
    assert max(contrast(theme.panel, theme.table), contrast(theme.ink, theme.table)) >= 4.5
    assert min(contrast(theme.ink, theme.panel), contrast(theme.ink2, theme.panel)) >= 4.5


@pytest.mark.parametrize("theme", WORN, ids=lambda theme: f"{theme.name} {theme.table}")
@pytest.mark.parametrize("ink", [*FOUR_COLOURS.values(), *haggis.SUITS.values()])
def test_a_dimmed_card_can_still_be_read_on_every_cloth(theme, ink):
    face = QPixmap(100, 150)
    face.fill(theme.color("paper"))
    painter = QPainter(face)
    painter.fillRect(0, 0, 50, 150, QColor(ink))
    painter.end()
    dim = card_picture(face, theme, frozenset({"dim"})).toImage()
    middle = dim.width() // 2, dim.height() // 2
    inked, bare = (dim.pixelColor(middle[0] + aside, middle[1]).name() for aside in (-20, 20))
    assert contrast(inked, bare) >= 3  # the letters in the corner are large and bold


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_no_two_cloths_look_alike(theme):
    dyed = [theme.with_cloth(cloth).table for cloth in CLOTHS]
    assert min(apart(*two) for two in combinations(dyed, 2)) > 12


def test_every_game_has_a_cloth_of_its_own():
    assert len({cloths.cloth(game) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("theme", [DAY, NIGHT])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_the_colour_that_its_tile_promises(table, game, theme):
    tile = catalogue.tile(game, theme, QSize(224, 190), 1)
    promised = cloth_at(tile, 3, 8, theme)
    assert promised == cloth_at(table(game, theme).grab(), 20, 350, theme) == cloths.cloth(game)


@pytest.mark.parametrize("game", GAMES)
def test_one_cloth_can_be_chosen_for_all_games(table, game):
    arrangement = table(game)
    arrangement.set_look(cloth="slate")
    assert cloth_at(arrangement.grab(), 20, 350) == "slate"


def test_a_chosen_cloth_stays_when_the_theme_changes(table):
    arrangement = table("kille")
    arrangement.set_look(cloth="fir")
    arrangement.set_theme(NIGHT)
    assert arrangement.theme == NIGHT.with_cloth("fir")


def test_the_own_cloth_comes_back(table):
    arrangement = table("kille")
    arrangement.set_look(cloth="fir")
    arrangement.set_look(cloth="")
    assert arrangement.theme == DAY.with_cloth("madder")


@pytest.mark.parametrize("cloth", CLOTHS)
def test_high_contrast_keeps_its_own(cloth):
    assert CONTRAST.with_cloth(cloth) == CONTRAST


@pytest.mark.parametrize("scale", [1.1, 1.25, 4 / 3, 1.75])
def test_no_seam_shows_between_the_tiles_of_the_wool(qapp, scale):
    size = QSize(300, 300)  # more than a tile
    cloth = art.canvas(size, scale)
    with art.painting(cloth) as painter:
        art.wool(painter, QRectF(0, 0, *cloth.deviceIndependentSize().toTuple()), DAY)
    image = cloth.toImage()
    middle = image.width() // 2
    assert {image.pixelColor(middle, y).alpha() for y in range(1, image.height() - 1)} == {255}
    assert {image.pixelColor(x, middle).alpha() for x in range(1, image.width() - 1)} == {255}


@pytest.mark.parametrize("scale", [1.1, 1.25, 4 / 3, 1.75])
@pytest.mark.parametrize("game", GAMES)
def test_a_cloth_covers_every_pixel_of_its_table(table, monkeypatch, game, scale):
    made = table(game)
    monkeypatch.setattr(type(made), "devicePixelRatioF", lambda self: scale)
    made.resize(903, 701)  # no whole numbers of pixels
    made.grab()
    cloth = made._cloth.toImage()
    right, bottom = cloth.width() - 1, cloth.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right, bottom // 2), (right // 2, bottom)):
        assert cloth.pixelColor(x, y).alpha() == 255


def test_every_cloth_that_can_be_chosen_has_its_colours():
    assert tuple(CLOTH_COLOURS) == CLOTHS
