"""Size of the cards on a cloth: as large as there is room for, at every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from bluestick.tables.haggis.layout import HaggisLayout
from bluestick.tables.haggis.layout_pair import PairLayout
from bluestick.tables.kille.layout import RoundLayout
from bluestick.tables.scene.card_layout import LEFT, OWN, RIGHT, TOP, CardLayout
from bluestick.tables.snapphana.layout import SnapphanaLayout

CLOTHS: dict[str, Callable[[QRectF], CardLayout]] = {
    "haljan, 4": lambda size: CardLayout(size),
    "haljan, 2": lambda size: CardLayout(size, seats=2),
    "haggis, 2": lambda size: PairLayout(size),
    "haggis, 3": lambda size: HaggisLayout(size),
    "800": lambda size: SnapphanaLayout(size, 1, 1.6, 4, 18),
    "1000": lambda size: SnapphanaLayout(size, 1, 1.6, 2, 24),
    "150": lambda size: SnapphanaLayout(size, 1, 1.6, 2, 17),
    "fjabbe": lambda size: SnapphanaLayout(size, 1, 1.6, 4, 17),
}
HEIGHTS = (516, 616, 716, 996, 1400)
NOISE = 0.95
"""What a letter more may take."""


def widths(cloth: Callable[[QRectF], CardLayout], width: float, height: float) -> tuple[float, float]:
    """Of a card of the hand, and of the trick."""
    at = cloth(QRectF(0, 0, width, height))
    played = at.trick(OWN, 1, [1]) if isinstance(at, HaggisLayout) else at.trick(OWN, 1)
    return at.hand(6)[0].width, played[0].width


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=CLOTHS)
@pytest.mark.parametrize("height", HEIGHTS)
def test_cards_of_the_trick_are_hardly_smaller_than_those_of_the_hand(
    cloth: Callable[[QRectF], CardLayout], height: int
) -> None:
    for width in range(round(1.17 * height), 2600, 60):
        hand, trick = widths(cloth, width, height)
        assert trick >= 0.79 * hand, (width, height)


@pytest.mark.parametrize("height", HEIGHTS[1:])
def test_a_sheet_beside_the_trick_leaves_it_room(height: int) -> None:
    for width in range(round(1.3 * height), 2600, 60):
        hand, trick = widths(lambda size: SnapphanaLayout(size, 1, 1.6, 4, 18, beside=True), width, height)
        assert trick >= 0.79 * hand, (width, height)


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=CLOTHS)
@pytest.mark.parametrize("height", HEIGHTS)
def test_a_wider_table_has_no_smaller_cards(cloth: Callable[[QRectF], CardLayout], height: int) -> None:
    hand, trick = 0.0, 0.0
    for width in range(round(1.17 * height), 2600, 60):
        was = hand, trick
        hand, trick = widths(cloth, width, height)
        assert hand >= was[0] * NOISE, (width, height)
        assert trick >= was[1] * NOISE, (width, height)


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=CLOTHS)
@pytest.mark.parametrize("width", [720, 976, 1616, 2400])
def test_a_higher_table_has_no_smaller_cards(cloth: Callable[[QRectF], CardLayout], width: int) -> None:
    hand, trick = 0.0, 0.0
    for height in range(516, round(width / 1.17), 40):
        was = hand, trick
        hand, trick = widths(cloth, width, height)
        assert hand >= was[0] * NOISE, (width, height)
        assert trick >= was[1] * NOISE, (width, height)


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=CLOTHS)
@pytest.mark.parametrize("size", [(800, 516), (1024, 616), (1280, 716), (1616, 996)])
def test_plates_and_buttons_grow_with_the_text_and_stay_apart(
    cloth: Callable[[QRectF], CardLayout], size: tuple[int, int]
) -> None:
    at = cloth(QRectF(0, 0, *size))
    large = replace(at, text=1.5)
    sides = (OWN, TOP) if at.seats == 2 else (OWN, LEFT, TOP, RIGHT) if at.seats == 4 else (OWN, LEFT, RIGHT)
    for side in sides:
        assert large.plate(side).height() > 1.2 * at.plate(side).height()
    assert large.button_row.height() > 1.2 * at.button_row.height()
    things = [*(large.plate(side) for side in sides), large.button_row]
    for number, one in enumerate(things):
        assert large.size.contains(one)
        assert not [other for other in things[number + 1 :] if other.intersects(one)]


@pytest.mark.parametrize("seats", [4, 8, 20])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(800, 516), (1024, 616), (1616, 996)])
def test_a_round_table_has_room_for_large_text(seats: int, text: float, size: tuple[int, int]) -> None:
    at = RoundLayout(QRectF(0, 0, *size), seats, text=text)
    things = [*(place.whole for place in at.places[1:]), at.own_zone]
    for number, one in enumerate(things):
        assert at.size.contains(one)
        assert not [other for other in things[number + 1 :] if other.intersects(one)]


@pytest.mark.parametrize("size", [(560, 440), (607, 386), (800, 516), (976, 716), (1586, 987), (2000, 1100)])
def test_four_sit_round_a_table(size: tuple[int, int]) -> None:
    at = RoundLayout(QRectF(0, 0, *size), 4)
    left, top, right = (place.card.at for place in at.places[1:])
    assert left.x() < at.stock.at.x() < right.x()
    assert top.y() < at.stock.at.y() < at.own_card.at.y()
    assert top.y() < min(left.y(), right.y())
    assert abs(at.places[2].whole.center().x() - at.size.center().x()) < 1
    assert at.stock.width > 0.55 * at.places[1].card.width


@pytest.mark.parametrize("size", [(560, 386), (607, 386), (720, 616), (800, 516), (976, 716), (1586, 987)])
@pytest.mark.parametrize(("shown", "closed"), [(0, 24), (6, 13), (19, 0), (0, 1)])
def test_a_hand_opposite_lies_beside_its_plate(size: tuple[int, int], shown: int, closed: int) -> None:
    at = SnapphanaLayout(QRectF(0, 0, *size), 1, 1.6, 2, 24)
    spots = [spot.rect(at.height) for spot in at.others(TOP, shown, closed)]
    hand = spots[0].united(spots[-1])
    assert at.size.contains(hand)
    for thing in (at.plate(TOP), at.debt(TOP).rect(at.height), at.zone, at.pile(TOP).rect(at.height)):
        assert not thing.intersects(hand)
