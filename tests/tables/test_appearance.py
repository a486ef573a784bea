"""Choices of appearance: backs, the two faces of the French deck, and the boards of Halma."""

from itertools import combinations, product

import pytest

from bluestick.engine.cards import FRENCH
from bluestick.games import GAMES
from bluestick.store.appearance import BACKS, BOARDS, Appearance
from bluestick.tables.cards import French, Haggis, Kille, Snapphana
from bluestick.tables.cards.french import MARKS
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, THEMES
from bluestick.tables.halma.drawings_board import board_of
from bluestick.tables.halma.drawings_pieces import DYES
from bluestick.tables.motion.pace import Pace
from tests.tables.test_cards import COARSE, contrast, pixels

DECKS = [French, Kille, Haggis, Snapphana]


@pytest.mark.parametrize("made", DECKS)
@pytest.mark.parametrize("width", [46, 120])
def test_the_backs_that_a_deck_can_wear_are_told_apart(made, width):
    worn = [pixels(made(DAY, Appearance(back=back)).back(width, 1)).translate(COARSE) for back in ("", *BACKS)]
    for one, other in combinations(worn, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > len(one) / 10


@pytest.mark.parametrize("made", DECKS)
@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_as_high_as_the_cards_of_its_deck(made, back):
    deck = made(DAY, Appearance(back=back))
    assert deck.back(100, 1).height() == deck.height(100)


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("large_index", "four_colour"), [*product([False, True], repeat=2)])
def test_every_card_has_a_plain_face_of_its_own(theme, large_index, four_colour):
    plain = French(theme, Appearance(index="sv", four_colours=four_colour, large_index=large_index, face="plain"))
    assert len({pixels(plain.face(card, 60, 1)) for card in FRENCH}) == 52


@pytest.mark.parametrize("language", ["sv", "de", "en"])
@pytest.mark.parametrize("card", ["SA", "HK", "DQ", "CJ", "S10", "H2"])
def test_a_fanned_hand_shows_the_same_of_both_faces(language, card):
    pictures, plain = (
        French(DAY, Appearance(index=language, face=face)).face(card, 120, 1) for face in ("pictures", "plain")
    )
    assert pixels(pictures, width=0.31, height=0.4) == pixels(plain, width=0.31, height=0.4)
    assert pixels(pictures) != pixels(plain)


@pytest.mark.parametrize("mark", MARKS)
def test_a_plain_card_can_be_marked(mark):
    plain = French(DAY, Appearance(face="plain"))
    assert pixels(plain.face("SJ", 90, 1, mark)) != pixels(plain.face("SJ", 90, 1))


@pytest.fixture
def table(qtbot):
    def lay(game):
        rules = GAMES[game]
        made = new_table(rules, rules.setup(), DAY, Pace(0))
        qtbot.addWidget(made)
        made.resize(900, 700)
        made.lay(made.game.opening_view(made.seat))
        return made

    return lay


@pytest.mark.parametrize("game", [game for game in GAMES if game != "halma"])
def test_the_cards_on_a_table_wear_the_back_that_was_chosen(table, game):
    arrangement = table(game)
    before = arrangement.grab().toImage()
    arrangement.set_look(back="stars")
    assert arrangement.grab().toImage() != before


def test_the_cards_of_haljan_show_the_face_that_was_chosen(table):
    arrangement = table("haljan")
    before = arrangement.grab().toImage()
    arrangement.set_look(face="plain")
    assert arrangement.grab().toImage() != before


@pytest.mark.parametrize("look", BOARDS)
@pytest.mark.parametrize("theme", [*THEMES.values()], ids=lambda theme: theme.name)
def test_the_coordinates_of_a_board_can_be_read(theme, look):
    board = board_of(theme, look)
    assert contrast(board.text, board.edge) >= 4.5


@pytest.mark.parametrize("look", BOARDS)
@pytest.mark.parametrize("theme", [*THEMES.values()], ids=lambda theme: theme.name)
@pytest.mark.parametrize("dye", DYES, ids=lambda dye: dye.name)
def test_a_piece_stands_out_from_every_square_by_its_body_or_its_mark(theme, look, dye):
    board = board_of(theme, look)
    for square in (board.light, board.dark):
        assert max(contrast(colour, square) for colour in (dye.body, dye.mark, dye.rim)) >= 3


@pytest.mark.parametrize("look", BOARDS)
@pytest.mark.parametrize("theme", [*THEMES.values()], ids=lambda theme: theme.name)
def test_where_a_piece_can_go_is_seen_on_every_square(theme, look):
    board = board_of(theme, look)
    for square in (board.light, board.dark):
        assert max(contrast(theme.reach, square), contrast(theme.casing, square)) >= 3
    assert contrast(theme.reach, theme.casing) >= 4.5


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_the_boards_look_different(table, theme):
    arrangement = table("halma")
    arrangement.set_theme(theme)
    seen = []
    for look in BOARDS:
        arrangement.set_look(board=look)
        seen.append(arrangement.grab().toImage())
    assert all(one != other for one, other in combinations(seen, 2))
