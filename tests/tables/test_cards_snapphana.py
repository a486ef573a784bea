"""The snapphana deck: every card can be told by its corner, in a fan of 22, and what is special is marked there."""

from __future__ import annotations

from itertools import combinations
from operator import ne

import pytest
from PySide6.QtCore import QRectF

from bluestick.games.snapphana.cards import PACK, TAROKS
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import French, Haggis, Kille, Snapphana
from bluestick.tables.cards.face import INK
from bluestick.tables.cards.snapphana import GROUNDS, LIGHT, MARKS, TAROK, TAROKKER, TRUMP
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.text.cards import ROMAN, card_name
from tests.tables.test_cards import COARSE, contrast, pixels

SUITED = [suit + rank for suit in "SHDC" for rank in ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "A")]
TRUMPS = [f"T{number}" for number in range(20, 4, -1)]
CARDS = [*SUITED, *TRUMPS, "I", "N", "F"]
themes = pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)
indices = pytest.mark.parametrize("large_index", [False, True], ids=["normal", "large"])


def test_the_cards_are_those_of_the_game():
    assert sorted(set(PACK)) == sorted(CARDS)
    assert set(TAROKKER) == set(TAROKS)


@pytest.mark.thorough
@themes
@indices
@pytest.mark.parametrize("width", [44, 60, 90, 120, 240])
def test_every_card_has_a_face_of_its_own_at_every_size(theme, large_index, width):
    snapphana = Snapphana(theme, Appearance(large_index=large_index))
    faces = {pixels(snapphana.face(card, width, 1)) for card in CARDS}
    assert len(faces | {pixels(snapphana.back(width, 1))}) == 60


@pytest.mark.thorough
@themes
@indices
@pytest.mark.parametrize("four_colour", [True, False], ids=["four", "two"])
@pytest.mark.parametrize(("width", "apart"), [(44, 30), (60, 60)])
def test_what_a_fan_of_22_shows_tells_all_cards_apart(theme, large_index, four_colour, width, apart):
    snapphana = Snapphana(theme, Appearance(four_colours=four_colour, large_index=large_index))
    corners = {card: pixels(snapphana.face(card, width, 1), 0, 0, 0.38, 0.40).translate(COARSE) for card in CARDS}
    alike = [
        (one, other) for one, other in combinations(CARDS, 2) if sum(map(ne, corners[one], corners[other])) < apart
    ]
    assert alike == []


@indices
@pytest.mark.parametrize("card", CARDS)
def test_index_and_signs_keep_to_the_corner_and_clear_of_each_other(large_index, card):
    snapphana = Snapphana(DAY, Appearance(large_index=large_index))
    face = snapphana.face_content(card, 90, None)
    panel = QRectF(66, 12, 124, 296)
    corner = QRectF(0, 0, 66, 0.40 * 320)
    assert snapphana.height(200) == 320
    boxes = [written.letters().boundingRect() for written in face.written] + [placed.box for placed in face.parts]
    said = [box for box in boxes if not panel.contains(box)]
    assert len(said) >= 2
    assert all(corner.contains(box) for box in said)
    assert not any(one.intersects(other) for one, other in combinations(said, 2))
    for plate in face.blocks:
        assert corner.contains(plate.box)
        assert [plate.box.contains(box) for box in said].count(True) == 1
        assert [plate.box.intersects(box) for box in said].count(True) == 1


def test_the_letters_are_those_of_the_game():
    snapphana = Snapphana(DAY)
    assert [
        snapphana.face_content("H" + rank, 90, None).written[0].text for rank in ("K", "Q", "C", "J", "10", "A")
    ] == [
        "K",
        "D",
        "H",
        "KN",
        "10",
        "Æ",
    ]
    assert [snapphana.face_content(card, 90, None).written[0].text for card in ("I", "N")] == ["I", "N"]


@pytest.mark.parametrize("number", ROMAN)
def test_a_trump_has_its_number_in_both_ways(number):
    written = Snapphana(DAY).face_content(f"T{number}", 90, None).written
    assert [letters.text for letters in written] == [str(number), ROMAN[number], ROMAN[number]]
    assert [letters.serif for letters in written] == [False, True, True]


def test_roman_numbers_are_right():
    worth = {"X": 10, "V": 5, "I": 1}
    for number, roman in ROMAN.items():
        digits = [worth[letter] for letter in roman]
        total = sum(-a if a < b else a for a, b in zip(digits, [*digits[1:], 0], strict=True))
        assert total == number


def test_red_suits_have_an_arrow_down_tarokker_a_plate_and_wild_cards_their_star():
    snapphana = Snapphana(DAY)
    faces = {card: snapphana.face_content(card, 90, None) for card in CARDS}
    signs = {card: [placed.part for placed in face.parts] for card, face in faces.items()}
    assert [card for card in CARDS if "down" in signs[card]] == [card for card in SUITED if card[0] in "HD"]
    assert {card for card in CARDS if faces[card].blocks} == set(TAROKKER)
    assert {card for card in CARDS if "wild" in signs[card]} == {"N", "F"}
    assert {card for card in CARDS if "fir" in signs[card]} == {*TRUMPS, "I", "N"}


def test_the_two_highest_trumps_have_scenes_of_their_own_and_the_others_one_for_every_season():
    snapphana = Snapphana(DAY)
    scenes = [snapphana.face_content(card, 90, None).panel.parts[0].part for card in TRUMPS]
    assert scenes == ["T20", "T19", *["spring"] * 3, *["summer"] * 4, *["autumn"] * 4, *["winter"] * 3]


@indices
@pytest.mark.parametrize("card", ["SK", "HK", "T20", "N", "F", "I", "D10"])
def test_a_mark_stands_below_all_that_tells_the_card(card, large_index):
    snapphana = Snapphana(DAY, Appearance(large_index=large_index))
    plain = snapphana.face(card, 120, 1)
    marked = [snapphana.face(card, 120, 1, mark) for mark in MARKS]
    assert len({pixels(pixmap) for pixmap in (plain, *marked)}) == 3
    for pixmap in marked:
        assert pixels(pixmap, 0, 0, 1, 0.40) == pixels(plain, 0, 0, 1, 0.40)
        assert pixels(pixmap, 0.33, 0, 0.67, 1) == pixels(plain, 0.33, 0, 0.67, 1)


def test_letters_and_numbers_are_clear_on_what_they_stand_on():
    assert min(contrast(TRUMP, theme.paper) for theme in (DAY, NIGHT, CONTRAST)) > 4.5
    assert contrast(TRUMP, GROUNDS["trump"]) > 4.5
    assert contrast(INK.name(), TAROK) > 7
    assert contrast(INK.name(), GROUNDS["T20"]) > 7
    assert contrast(LIGHT, GROUNDS["T19"]) > 7


@themes
def test_a_suit_can_stand_beside_words(theme):
    four, two = Snapphana(theme), Snapphana(theme, Appearance(four_colours=False))
    assert len({pixels(four.suit(suit, 20, 1)) for suit in "SHDC"}) == 4
    assert pixels(four.suit("D", 20, 1)) != pixels(two.suit("D", 20, 1))


def test_decks_are_known_from_behind():
    backs = [
        pixels(deck.back(60, 1)).translate(COARSE) for deck in (Snapphana(DAY), French(DAY), Kille(DAY), Haggis(DAY))
    ]
    assert all(sum(map(ne, backs[0], other)) > len(other) / 4 for other in backs[1:])


def test_all_cards_have_names_of_their_own():
    assert len({card_name(card) for card in CARDS}) == 59
    assert card_name("SK") == "king of spades"
    assert card_name("HC") == "knight of hearts"
    assert card_name("T18") == "trump eighteen"
    assert card_name("I") == "snapphane"
    assert card_name("F") == "Fjønt (wild)"
