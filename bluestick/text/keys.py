"""Keyboard help: keys of every table, and of several games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate

Line = tuple[str, str]
"""Name of a key or keys as printed on the keyboard, and the sentence on their effect."""


def common_keys() -> list[Line]:
    """Return the keys with the same effect on every table."""
    return [
        (join_keys("←", "↑", "→", "↓"), translate("keys", "Move the cursor on the table")),
        (
            join_keys(native_key_name("PgUp"), native_key_name("PgDown")),
            translate("keys", "Go to the next possible choice"),
        ),
        (
            join_keys(native_key_name("Space"), native_key_name("Return")),
            translate("keys", "Select what the cursor is on. Space also skips animations."),
        ),
        (native_key_name("Space"), translate("keys", "Skip the counting, then go on with the match")),
        (
            join_keys("←", "→", native_key_name("Home")),
            translate("keys", "Looking back: previous move, next move, first move"),
        ),
        (
            native_key_name("Esc"),
            translate(
                "keys",
                "Deselect, close the last trick, return from an earlier move, leave full screen, or close what is "
                "beside the table",
            ),
        ),
        (native_key_name("Esc"), translate("keys", "Coach: take the move back, or close the tip")),
        (native_key_name("Tab"), translate("keys", "Go to the next button")),
    ]


def join_keys(*names: str) -> str:
    """Return several keys with the same effect as one text."""
    return "  ".join(names)


def hand_keys() -> list[Line]:
    """Return the keys for playing cards from a visible hand."""
    return [
        ("1 – 9", translate("keys", "Select a card, or put it back. While others play, this prepares your turn.")),
        (native_key_name("Return"), translate("keys", "Lay the selected cards")),
    ]


def long_hand_keys() -> list[Line]:
    """Return the keys for a hand that may have more than nine cards."""
    choose, lay = hand_keys()
    #: The card 14 of a hand is chosen with a point and two digits
    far = translate("keys", "A dot, then two digits: select the card with that number, here 14")
    return [choose, (". 1 4", far), lay]


def native_key_name(name: str) -> str:
    """Return the name of a key, given in Qt's portable form, as this desktop writes it."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
