"""The kille deck: every picture can be told at any size, and the kille says how high it is."""

from __future__ import annotations

from itertools import combinations
from operator import ne

import pytest

from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Kille
from bluestick.tables.cards.kille import GROUNDS, LADDER, LETTERING, LILY_GROUND, PLAIN_BELOW, group
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.text.cards import card_name
from tests.tables.test_cards import COARSE, contrast, pixels

KINDS = (*LADDER, "KI")
themes = pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)


SHOWN = [*((card, None) for card in KINDS), ("KI", "low"), ("KI", "high")]


@pytest.mark.thorough
@themes
@pytest.mark.parametrize("large_index", [False, True])
@pytest.mark.parametrize("width", [44, 60, 79, 80, 90, 118, 240])
def test_every_card_has_a_face_of_its_own_at_every_size(theme, large_index, width):
    kille = Kille(theme, Appearance(large_index=large_index))
    faces = {pixels(kille.face(card, width, 1, mark)) for card, mark in SHOWN}
    assert len(faces | {pixels(kille.back(width, 1))}) == 24


@themes
@pytest.mark.parametrize("width", [44, 60])
def test_small_cards_are_clearly_different(theme, width):
    kille = Kille(theme)
    faces = {shown: pixels(kille.face(shown[0], width, 1, shown[1])).translate(COARSE) for shown in SHOWN}
    alike = [(one, other) for one, other in combinations(SHOWN, 2) if sum(map(ne, faces[one], faces[other])) < 60]
    assert alike == []


def test_narrow_cards_have_no_ladder():
    kille = Kille(DAY)
    for card in KINDS:
        steps = [len(kille.face_content(card, width, None).blocks) for width in (PLAIN_BELOW - 1, PLAIN_BELOW)]
        assert steps == [1, 22 if card == "KI" else 21]


def test_the_ladder_shows_one_step_of_its_own_in_the_colour_of_the_group():
    kille = Kille(DAY)
    height = {}
    for card in LADDER:
        (own,) = (step for step in kille.face_content(card, 118, None).blocks[1:] if step.strength == 1)
        assert own.ink == group(card)
        height[card] = own.box.center().y()
    assert sorted(LADDER, key=height.__getitem__, reverse=True) == list(LADDER)


@pytest.mark.parametrize(("mark", "solid"), [("low", "below blaren"), ("high", "beside kuku"), (None, None)])
def test_the_kille_stands_at_the_foot_or_beside_the_kuku(mark, solid):
    blocks = {card: Kille(DAY).face_content(card, 118, mark if card == "KI" else None).blocks[1:] for card in KINDS}
    kuku, blaren = (next(step.box.center().y() for step in blocks[card] if step.strength == 1) for card in ("KU", "BL"))
    places = {
        "beside kuku"
        if step.box.center().y() == kuku
        else "below blaren"
        if step.box.center().y() > blaren
        else "": step.line == 0
        for step in blocks["KI"]
        if step.strength == 1
    }
    assert places == {place: place == solid for place in ("below blaren", "beside kuku")}


@pytest.mark.parametrize("number", range(1, 13))
def test_there_are_as_many_lilies_as_the_number_says(number):
    panel = Kille(DAY).face_content(str(number), 118, None).panel
    assert [placed.part for placed in panel.parts] == ["lily"] * number
    assert all(panel.box.contains(placed.box) for placed in panel.parts)


def test_names_can_be_read_on_the_groups_and_numbers_on_their_ground():
    for card in KINDS:
        assert contrast(LETTERING, group(card)) > 6
        assert contrast(GROUNDS.get(card, LILY_GROUND), group(card)) > 4.5
    assert len({group(card) for card in KINDS}) == 4


def test_all_cards_have_names_of_their_own():
    assert len({card_name(card) for card in KINDS}) == 21
    assert card_name("SV") == "svin (the boar)"
    assert card_name("7") == "lily 7"
