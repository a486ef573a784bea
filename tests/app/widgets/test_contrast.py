"""Contrast of text and marks with their background, as WCAG measures it."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPixmap

from bluestick.app.widgets import style
from bluestick.tables.cards import haggis, snapphana
from bluestick.tables.cards.face import INK
from bluestick.tables.cards.french import BY_NIGHT, FOUR_COLOURS, TWO_COLOURS
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import THEMES
from bluestick.tables.scene.card_pictures import card_picture

READ, FOUND = 4.5, 3.0
TEXTS = [("ink", "bg"), ("ink", "panel"), ("ink2", "bg"), ("ink2", "panel"), ("accent", "bg"), ("accent", "panel"),
         ("onaccent", "accent"), ("madder", "panel"), ("fir", "panel"), ("ttext", "table")]  # fmt: skip
PRINTED = sorted({*FOUR_COLOURS.values(), *TWO_COLOURS.values(), *haggis.SUITS.values(), *haggis.FRAMES.values(),
                  INK.name(), QColor(snapphana.TRUMP).name()})  # fmt: skip
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_texts_can_be_read(theme, text, ground):
    assert style.contrast(theme.color(text), theme.color(ground)) >= READ


@every_theme
def test_one_sees_where_a_field_or_a_button_ends(dressed, theme):
    for ground in ("panel", "bg"):
        assert style.contrast(style.edge_color(theme), theme.color(ground)) >= FOUND
    assert style.edge_color(theme).name() in style.style_sheet(theme).partition("QLineEdit")[2].partition("}")[0]
    assert style.edge_color(theme).name() in style.style_sheet(theme).partition("\nQPushButton {")[2].partition("}")[0]


@every_theme
def test_one_sees_where_the_keyboard_is(dressed, theme):
    for ground in ("panel", "bg"):
        assert style.contrast(theme.color("accent"), theme.color(ground)) >= FOUND
    assert style.contrast(style.ring_color(theme), theme.color("accent")) >= FOUND
    assert (
        style.ring_color(theme).name()
        in style.style_sheet(theme).partition('"primary"][ringed="true"] {')[2].partition("}")[0]
    )


@every_theme
def test_suits_beside_words_can_be_read(theme):
    inks = BY_NIGHT if theme.color("panel").lightness() < 128 else FOUR_COLOURS
    for ink in inks.values():
        assert style.contrast(QColor(ink), theme.color("panel")) >= READ


@every_theme
@pytest.mark.parametrize("ink", PRINTED)
def test_what_stands_on_a_dimmed_card_can_be_read(qapp, theme, ink):
    assert printed_on(theme, ink, frozenset({"dim"})) >= READ


@every_theme
def test_a_dimmed_card_is_darker_than_another(qapp, theme):
    assert style.contrast(paper_of(theme, frozenset()), paper_of(theme, frozenset({"dim"}))) >= 1.4


def printed_on(theme, ink, looks):
    """How much ink and paper differ on a card."""
    picture = card(theme, ink, looks)
    size = picture.size()
    return style.contrast(picture.pixelColor(size.width() // 2, size.height() // 3), paper(picture))


def paper_of(theme, looks):
    return paper(card(theme, "#000000", looks))


def paper(picture):
    return picture.pixelColor(picture.width() // 2, picture.height() * 3 // 4)


def card(theme, ink, looks):
    """The upper half of it is ink."""
    face = QPixmap(QSize(60, 90))
    face.fill(theme.color("paper"))
    with art.painting(face) as painter:
        painter.fillRect(QRectF(0, 0, 60, 45), QColor(ink))
    return card_picture(face, theme, looks).toImage()
