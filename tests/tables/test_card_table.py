"""Positions of cards on the table, without any rules."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, Theme
from bluestick.tables.scene.card_layout import LEFT, OWN, RIGHT, TOP, CardLayout
from bluestick.tables.scene.card_pictures import card_picture
from bluestick.tables.scene.piece_pictures import fitting
from bluestick.tables.scene.rank_panel import Chip, RankPanel, rank_panel_picture

SIZES = [(720, 616), (976, 716), (1616, 996)]


def layout(size: tuple[int, int]) -> CardLayout:
    return CardLayout(QRectF(0, 0, *size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 6, 9, 13, 22])
def test_a_hand_of_any_size_is_fanned_to_the_width(size: tuple[int, int], count: int) -> None:
    at = layout(size)
    spots = at.hand(count)
    assert all(one.at.x() < other.at.x() for one, other in pairwise(spots))
    assert spots[0].at.x() - spots[0].width / 2 > at.plate(OWN).right() - 16
    assert spots[-1].at.x() + spots[-1].width / 2 < at.button_row.left() + 16
    assert all(abs(spot.turn) <= 8 for spot in spots)


@pytest.mark.parametrize("size", SIZES)
def test_chosen_cards_stand_out(size: tuple[int, int]) -> None:
    placed, chosen = layout(size).hand(6), layout(size).hand(6, [2])
    assert chosen[2].at.y() < placed[2].at.y() - 12
    assert [a.at == b.at for a, b in zip(placed, chosen, strict=True)].count(False) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_rank_of_the_turn_up_can_be_read(size: tuple[int, int]) -> None:
    at = layout(size)
    top = at.turn_up.at.y() - at.turn_up.width * at.height / 2
    covered = at.stock.at.y() - at.stock.width / 2
    assert covered - top >= 0.40 * at.turn_up.width * at.height


@pytest.mark.parametrize("size", [*SIZES, (612, 716)])
def test_the_plate_of_the_trumps_covers_nothing(size: tuple[int, int]) -> None:
    at = layout(size)
    for other in (at.plate(TOP), at.plate(LEFT), at.trick_rect(LEFT, 3)):
        assert not at.trump.intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_six_cards_of_one_play_stay_clear_of_the_plates(size: tuple[int, int]) -> None:
    at = layout(size)
    for side in (OWN, TOP):
        assert not at.trick_rect(side, 6).intersects(at.plate(TOP))
        assert not at.trick_rect(side, 6).intersects(at.plate(OWN))


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_pile_of_a_side_seat_has_room_for_its_caption_above(side: str) -> None:
    at = layout((976, 716))
    spot = at.pile(side)
    assert at.plate(side).top() > spot.at.y() + spot.width / 2
    assert spot.at.y() - spot.width / 2 - 30 > at.trump.bottom()


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST])
def test_every_mark_of_a_card_is_seen(theme: Theme) -> None:
    face = QPixmap(90, 135)
    face.fill(QColor("white"))
    looks = [
        frozenset[str](),
        *map(frozenset, (["chosen"], ["dim"], ["proof"], ["hint"], ["cursor"], ["beaten"], ["offered"])),
    ]
    images = [card_picture(face, theme, look).toImage() for look in looks]
    assert all(one != other for number, one in enumerate(images) for other in images[number + 1 :])


def test_a_lens_has_room_for_the_longest_suit() -> None:
    at = layout((720, 616))
    chips = tuple(Chip(text) for text in ("Kn♠", "Kn♣", "E", "10", "K", "D", *"98765432"))
    rank_panel = RankPanel("uwisse fil – kløver knekt", chips, ("11 poeng", "slår E♦, 10♦ og 9♣"))
    image = rank_panel_picture(at.rank_panel.size(), rank_panel, at.unit, DAY, 1).toImage()
    assert image.pixelColor(image.width() // 2, 3).alpha() == 0


@pytest.mark.parametrize(
    ("room", "shown"), [(400, "partner · thinking… · 15 cards"), (120, "partner · thinking…"), (10, "partner")]
)
def test_the_last_notes_of_a_plate_are_left_out_rather_than_cut(room: float, shown: str) -> None:
    assert fitting("partner · thinking… · 15 cards", art.sans(12), room) == shown


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST])
def test_cards_that_prove_a_refusal_are_not_marked_as_if_they_were_wrong(theme: Theme) -> None:
    face = QPixmap(105, 160)
    face.fill(QColor("white"))
    marked, plain = (card_picture(face, theme, frozenset(look)).toImage() for look in ({"proof"}, ()))
    places = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    inks = [at for x, y in places if (at := marked.pixelColor(x, y)) != plain.pixelColor(x, y)]
    assert any(ink.lightness() < 50 for ink in inks)
    assert not any(ink.red() > ink.blue() + 60 for ink in inks)
