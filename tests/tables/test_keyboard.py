"""Keys by their place, where the character of the layout means nothing."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from bluestick.tables.input.key_positions import us_layout_event

NONE, SHIFT, CTRL, ALT, KEYPAD = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


@pytest.fixture(autouse=True)
def _platform(qapp, monkeypatch):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")


def meant(text, code, modifiers=NONE, key=None):
    """The key and the text that are meant by a press; None if what the layout gives holds."""
    key = ord(text.upper()) if key is None else key
    found = us_layout_event(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, 0, 0, text))
    return None if found is None else (Qt.Key(found.key()), found.text())


def test_the_digit_row_of_a_french_layout_gives_digits():
    row = [meant(text, code) for code, text in enumerate("&é\"'(-è_çà", start=10)]
    assert [text for _, text in row] == list("1234567890")
    assert row[0][0] == Qt.Key.Key_1


def test_so_does_that_of_a_czech_one():
    row = [meant(text, code) for code, text in enumerate("+ěščřžýáíé", start=10)]
    assert [text for _, text in row] == list("1234567890")


def test_a_cyrillic_letter_is_that_of_its_key():
    assert meant("р", 43) == (Qt.Key.Key_H, "h")
    assert meant("Р", 43, SHIFT) == (Qt.Key.Key_H, "h")
    assert meant("\x1a", 52, CTRL, key=ord("Я")) == (Qt.Key.Key_Z, "")


@pytest.mark.parametrize(("text", "code"), [("η", 43), ("י", 43), ("ا", 43), ("გ", 43), ("ㅗ", 43), ("ه", 31)])
def test_so_are_those_of_other_alphabets(text, code):
    assert meant(text, code) == ((Qt.Key.Key_H, "h") if code == 43 else (Qt.Key.Key_I, "i"))


@pytest.mark.parametrize(
    ("text", "code", "modifiers"),
    [
        ("1", 10, NONE),
        ("1", 10, SHIFT),  # French
        ("7", 10, NONE),  # classic Dvorak: the digit that stands on the key
        ("!", 10, SHIFT),  # US
        ("&", 10, CTRL),
        ("&", 10, ALT),
        (".", 15, NONE),  # begins the number of a card, wherever it is
        ("1", 87, KEYPAD),
        ("h", 43, NONE),
        ("d", 43, NONE),  # Dvorak
        ("ı", 27, NONE),  # Turkish F, which has an R elsewhere
        ("ö", 47, NONE),
        ("р", 47, NONE),  # no letter on a US keyboard
        ("+", 22, NONE),
        (" ", 65, NONE),
    ],
)
def test_a_character_that_is_right_or_has_no_other_meaning_stays(text, code, modifiers):
    assert meant(text, code, modifiers) is None


def test_a_key_that_writes_nothing_stays():
    assert meant("", 111, key=Qt.Key.Key_Up) is None
    assert meant("", 10, key=Qt.Key.Key_Shift) is None


def test_other_platforms_have_other_codes(monkeypatch):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    assert meant("&", 2) == (Qt.Key.Key_1, "1")
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "offscreen")
    assert meant("&", 10) is None
