"""The French deck: every card can be told by its rail, in every look, and is painted once."""

from __future__ import annotations

import importlib
from itertools import combinations
from operator import ne
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import QRectF, QTranslator
from PySide6.QtGui import QPixmap

from bluestick.engine.cards import FRENCH
from bluestick.store import paths
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import French, deck
from bluestick.tables.cards.face import LARGE, NORMAL
from bluestick.tables.cards.french import BY_NIGHT, FOUR_COLOURS, faces
from bluestick.tables.cards.parts import part
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.text.cards import card_name

ROOT = Path(__file__).parents[2]
COARSE = bytes(value & 0xC0 for value in range(256))
"""Four shades of a colour instead of 256: what is left of a difference can be seen."""
COURTS = [suit + rank for suit in "SHDC" for rank in "KQJ"]


def pixels(pixmap: QPixmap, x: float = 0, y: float = 0, width: float = 1, height: float = 1) -> bytes:
    """A part of a picture, in shares of its width and height."""
    across, down = pixmap.width(), pixmap.height()
    image = pixmap.toImage().copy(int(x * across), int(y * down), int(width * across), int(height * down))
    return bytes(image.constBits())


def luminance(colour: str) -> float:
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.thorough
@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("large_index", [False, True])
@pytest.mark.parametrize("four_colour", [False, True])
def test_every_card_has_a_face_of_its_own_in_every_look(theme, large_index, four_colour):
    french = French(theme, Appearance(index="sv", four_colours=four_colour, large_index=large_index))
    faces_seen = {pixels(french.face(card, 90, 1)) for card in FRENCH}
    assert len(faces_seen | {pixels(french.back(90, 1))}) == 53


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "four_colour", "large_index"),
    [("sv", True, False), ("de", True, True), ("nb", False, True), ("en", False, False), ("en", True, True)],
)
def test_the_top_of_the_rail_tells_all_cards_apart_at_60_pixels(language, four_colour, large_index):
    french = French(DAY, Appearance(index=language, four_colours=four_colour, large_index=large_index))
    rails = {card: pixels(french.face(card, 60, 1), 0, 0, 0.38, 0.40).translate(COARSE) for card in FRENCH}
    alike = [(one, other) for one, other in combinations(FRENCH, 2) if sum(map(ne, rails[one], rails[other])) < 60]
    assert alike == []


@pytest.mark.parametrize("rail", [NORMAL, LARGE], ids=["normal", "large"])
@pytest.mark.parametrize("rank", ["A", "K", "Q", "J", "10", "8"])
def test_index_and_sign_keep_to_the_corner_that_a_fan_shows(rail, rank):
    corner = QRectF(0, 0, 0.38 * 200, 0.40 * 300)
    for language in ("sv", "de", "en"):
        face = faces(language, True, rail)["S" + rank]
        (written,), sign = face.written, face.parts[0].box
        index = written.letters().boundingRect()
        assert corner.contains(index)
        assert corner.contains(sign)
        assert index.bottom() < sign.top()
        assert index.right() < 66, "the index touches the panel"


def test_a_large_index_is_larger():
    assert LARGE.cap > 1.3 * NORMAL.cap


def test_the_index_belongs_to_the_language():
    ace_king_queen_jack = {
        language: tuple(faces(language, True, NORMAL)["S" + rank].written[0].text for rank in "AKQJ")
        for language in ("sv", "nb", "de", "en")
    }
    assert ace_king_queen_jack == {
        "sv": ("E", "K", "D", "Kn"),
        "nb": ("E", "K", "D", "Kn"),
        "de": ("A", "K", "D", "B"),
        "en": ("A", "K", "Q", "J"),
    }


@pytest.mark.parametrize(("card", "alike"), [("HJ", False), ("HK", True), ("H10", True)])
def test_only_the_index_changes_with_the_language(card, alike):
    swedish, german = (French(DAY, Appearance(index=language)).face(card, 126, 1) for language in ("sv", "de"))
    assert (pixels(swedish) == pixels(german)) == alike
    assert pixels(swedish, 0.33, 0, 0.67, 1) == pixels(german, 0.33, 0, 0.67, 1)


def test_two_colours_leave_the_dress_alone():
    four, two = (French(DAY, Appearance(index="en", four_colours=four)).face("DJ", 126, 1) for four in (True, False))
    assert pixels(four, 0.33, 0, 0.67, 1) == pixels(two, 0.33, 0, 0.67, 1)
    assert pixels(four) != pixels(two)


@pytest.mark.parametrize("card", ["SJ", "CJ", "S10"])
def test_a_mark_stands_below_index_and_sign(card):
    french = French(DAY, Appearance(index="sv"))
    plain = french.face(card, 126, 1)
    marked = [french.face(card, 126, 1, mark) for mark in ("ekten", "uekten", "trump")]
    assert len({pixels(pixmap) for pixmap in (plain, *marked)}) == 4
    for pixmap in marked:
        assert pixels(pixmap, 0, 0, 1, 0.38) == pixels(plain, 0, 0, 1, 0.38)
        assert pixels(pixmap, 0.33, 0, 0.67, 1) == pixels(plain, 0.33, 0, 0.67, 1)


@pytest.mark.parametrize("card", COURTS)
def test_narrow_cards_lose_the_fine_work(card):
    fine, coarse = (part("french", card, "#000000", fine) for fine in (True, False))
    images = []
    for renderer in (fine, coarse):
        pixmap = art.canvas(renderer.defaultSize(), 1)
        with art.painting(pixmap) as painter:
            renderer.render(painter)
        images.append(pixels(pixmap))
    assert images[0] != images[1]


def test_a_card_is_painted_once_for_every_size_and_screen(monkeypatch):
    painted = []
    paint = deck.paint_face
    monkeypatch.setattr(deck, "paint_face", lambda *args: painted.append(args[1:4]) or paint(*args))
    french = French(DAY, Appearance(index="sv"))
    for _ in range(2):
        for width, dpr, mark in ((60, 1, None), (60, 2, None), (88, 1, None), (60, 1, "trump")):
            french.face("SA", width, dpr, mark)
    assert len(painted) == 4
    assert french.face("SA", 60, 1).cacheKey() == french.face("SA", 60, 1).cacheKey()


def test_what_was_used_longest_ago_is_forgotten_when_the_room_is_full(monkeypatch):
    painted = []
    paint = deck.paint_face
    monkeypatch.setattr(deck, "paint_face", lambda *args: painted.append(args[2].written[0].text) or paint(*args))
    monkeypatch.setattr(deck, "ROOM", 3 * 60 * 90 * 4)
    french = French(DAY, Appearance(index="sv"))
    for card in ("S2", "S3", "S4", "S2", "S5", "S2", "S3"):
        french.face(card, 60, 1)
    assert painted == ["2", "3", "4", "5", "3"]


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_pixmaps_are_as_sharp_as_the_screen(dpr):
    french = French(DAY, Appearance(index="sv"))
    for pixmap in (french.face("SA", 60, dpr), french.back(60, dpr)):
        assert pixmap.devicePixelRatio() == dpr
        assert (pixmap.width(), pixmap.height()) == (60 * dpr, french.height(60) * dpr)


def test_suits_are_clear_on_paper_and_on_panels():
    for suit in "SHDC":
        assert min(contrast(FOUR_COLOURS[suit], theme.paper) for theme in (DAY, NIGHT, CONTRAST)) > 4.5
        assert contrast(FOUR_COLOURS[suit], DAY.panel) > 4.5
        assert min(contrast(BY_NIGHT[suit], theme.panel) for theme in (NIGHT, CONTRAST)) > 4.5


@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST], ids=lambda theme: theme.name)
def test_a_suit_can_stand_beside_words(theme):
    four, two = French(theme), French(theme, Appearance(four_colours=False))
    assert len({pixels(four.suit(suit, 20, 1)) for suit in "SHDC"}) == 4
    assert pixels(four.suit("D", 20, 1)) != pixels(two.suit("D", 20, 1))
    assert pixels(four.suit("S", 20, 1)) == pixels(two.suit("S", 20, 1))


@pytest.mark.parametrize("missing", ["S", "SK", "back"])
def test_a_missing_part_is_named(tmp_path, missing):
    copytree(paths.resources_folder() / "cards", tmp_path / "cards")
    path = tmp_path / "cards" / "french" / f"{missing}.svg"
    path.unlink()
    art.open_resources(tmp_path)
    part.cache_clear()
    french = French(DAY, Appearance(index="sv"))
    with pytest.raises(art.MissingResource) as caught:
        french.back(60, 1) if missing == "back" else french.face("SK", 60, 1)
    assert caught.value.path == path


def test_all_cards_have_names_of_their_own():
    assert len({card_name(card) for card in FRENCH}) == 52
    assert card_name("HK") == "king of hearts"
    assert card_name("C10") == "ten of clubs"


def test_names_are_translated_when_they_are_asked_for(qapp):
    class Swedish(QTranslator):
        def translate(self, context: str, source: str, comment: str = "", n: int = -1) -> str:
            return {("cards", "jack of spades"): "spader knekt"}.get((context, source), "")

    translator = Swedish()
    qapp.installTranslator(translator)
    try:
        assert card_name("SJ") == "spader knekt"
    finally:
        qapp.removeTranslator(translator)
    assert card_name("SJ") == "jack of spades"


@pytest.mark.parametrize("deck", ["backs", "french", "kille", "haggis", "snapphana"])
def test_the_pictures_are_those_that_the_script_draws(deck, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "packaging")
    script = importlib.import_module("draw_cards")
    files = {path.stem: path.read_text(encoding="utf-8") for path in (script.CARDS / deck).glob("*.svg")}
    assert files == script.DECKS[deck]()


def test_no_picture_needs_a_font_or_another_file():
    for path in (paths.resources_folder() / "cards").rglob("*.svg"):
        drawn = path.read_text(encoding="utf-8")
        assert not any(word in drawn for word in ("<text", "<image", "href", "clip-path", "<style")), path


def test_what_is_fine_can_be_taken_out_whole():
    """It ends at the first end of a group."""
    for path in (paths.resources_folder() / "cards").rglob("*.svg"):
        for piece in path.read_text(encoding="utf-8").split('<g class="fine">')[1:]:
            assert "<g" not in piece.split("</g>")[0], path
