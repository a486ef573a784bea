"""The haggis deck: every card can be told by its rail, odd cards by their panel, and a wild card says what it is."""

from __future__ import annotations

from itertools import combinations
from operator import ne

import pytest
from PySide6.QtCore import QRectF

from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Haggis, Kille
from bluestick.tables.cards.face import INK
from bluestick.tables.cards.haggis import LIGHT, STANDING, SUITS
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.text.cards import card_name
from tests.tables.test_cards import COARSE, contrast, pixels

NUMBERS = [f"{rank}{suit}" for suit in SUITS for rank in range(2, 11)]
CARDS = [*NUMBERS, "J", "Q", "K"]
STANDINGS = [
    (part, f"as {rank}")
    for part, most in (("J", 10), ("Q", 11), ("K", 12))
    for rank in [*map(str, range(2, 11)), "J", "Q"][: most - 1]
]
themes = pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)


@pytest.mark.thorough
@themes
@pytest.mark.parametrize("large_index", [False, True])
@pytest.mark.parametrize("width", [44, 60, 90, 118, 240])
def test_every_card_has_a_face_of_its_own_at_every_size(theme, large_index, width):
    haggis = Haggis(theme, Appearance(index="sv", large_index=large_index))
    faces = {pixels(haggis.face(card, width, 1)) for card in CARDS}
    faces |= {pixels(haggis.face(card, width, 1, mark)) for card, mark in STANDINGS}
    assert len(faces | {pixels(haggis.back(width, 1))}) == 48 + len(STANDINGS) + 1


@pytest.mark.thorough
@themes
@pytest.mark.parametrize(("language", "large_index"), [("de", False), ("sv", True), ("en", False)])
def test_the_top_of_the_rail_tells_all_cards_apart_at_60_pixels(theme, language, large_index):
    haggis = Haggis(theme, Appearance(index=language, large_index=large_index))
    shown = [*((card, None) for card in CARDS), *STANDINGS]
    rails = {
        (card, mark): pixels(haggis.face(card, 60, 1, mark), 0, 0, 0.38, 0.40).translate(COARSE) for card, mark in shown
    }
    alike = [(one, other) for one, other in combinations(shown, 2) if sum(map(ne, rails[one], rails[other])) < 40]
    assert alike == []


@pytest.mark.parametrize("language", ["sv", "de", "en"])
@pytest.mark.parametrize("large_index", [False, True])
def test_what_a_wild_card_stands_for_keeps_to_the_corner_that_a_fan_shows(language, large_index):
    haggis = Haggis(DAY, Appearance(index=language, large_index=large_index))
    corner = QRectF(0, 0, 66, 0.40 * 300)
    for part, mark in STANDINGS:
        face = haggis.face_content(part, 60, mark)
        boxes = [block.box for block in face.blocks]
        boxes += [written.letters().boundingRect() for written in face.written]
        assert all(corner.contains(box) for box in boxes), (part, mark)
        rank, own = boxes[-2:]
        assert boxes[0].contains(rank)
        assert own.top() > boxes[0].bottom()


def test_a_wild_card_keeps_its_own_letter():
    haggis = Haggis(DAY, Appearance(index="de"))
    assert [written.text for written in haggis.face_content("Q", 90, None).written] == ["D"]
    assert [written.text for written in haggis.face_content("Q", 90, "as 8").written] == ["8", "D"]
    assert [written.text for written in haggis.face_content("K", 90, "as J").written] == ["B", "K"]


def test_odd_cards_have_a_solid_panel_and_what_counts_has_its_points():
    haggis = Haggis(DAY)
    marks = {card: haggis.face_content(card, 90, None).mark for card in CARDS}
    points = {card: mark.text for card, mark in marks.items() if mark is not None}
    assert points == {card: "1" for card in NUMBERS if card[:-1] in "3579"} | {"J": "2", "Q": "3", "K": "5"}
    for card in NUMBERS:
        assert haggis.face_content(card, 90, None).panel.solid == (card in points)


def test_suits_are_clear_on_paper_and_what_is_light_on_suits():
    for suit in SUITS.values():
        assert min(contrast(suit, theme.paper) for theme in (DAY, NIGHT, CONTRAST)) > 4.5
        assert contrast(LIGHT, suit) > 4.5
    assert contrast(STANDING, INK.name()) > 7


def test_decks_are_known_from_behind():
    haggis, kille = (pixels(deck.back(60, 1)).translate(COARSE) for deck in (Haggis(DAY), Kille(DAY)))
    assert sum(map(ne, haggis, kille)) > len(haggis) / 4


def test_all_cards_have_names_of_their_own():
    assert len({card_name(card) for card in CARDS}) == 48
    assert card_name("7y") == "black 7"
    assert card_name("Q") == "queen (wild)"
