"""Keyboard help: keys of every table, and of several games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate

Line = tuple[str, str]
"""Name of a key as printed on the keyboard, and a description of what it does."""


def of_every_table() -> list[Line]:
    """Return the keys that have the same effect on the table of every game."""
    return [
        (joined("←", "↑", "→", "↓"), translate("keys", "Move the cursor on the table")),
        (joined(native("PgUp"), native("PgDown")), translate("keys", "To the next thing that can be chosen")),
        (
            joined(native("Space"), native("Return")),
            translate("keys", "Choose what the cursor is on; Space also skips animations"),
        ),
        (native("Space"), translate("keys", "What is counted: to its end, then on with the match")),
        (
            joined("←", "→", native("Home")),
            translate("keys", "Looking back: one move back, one move on, to the beginning"),
        ),
        (
            native("Esc"),
            translate(
                "keys",
                "Let go; put the last trick away; back from an earlier move; leave full screen; "
                "close what stands beside the table",
            ),
        ),
        (native("Esc"), translate("keys", "Coach: take the move back, or put away what was said")),
        (native("Tab"), translate("keys", "To the next button")),
    ]


def joined(*names: str) -> str:
    """Return the names of several keys with the same effect as one text."""
    return "  ".join(names)


def hand() -> list[Line]:
    """Return the keys for playing cards from a visible hand."""
    return [
        ("1 – 9", translate("keys", "Choose a card of the hand, or put it back; while others play, for your turn")),
        (native("Return"), translate("keys", "Lay the cards that are chosen")),
    ]


def long_hand() -> list[Line]:
    """Return the keys for a hand that may have more than nine cards."""
    choose, lay = hand()
    #: The card 14 of a hand is chosen with a point and two digits
    far = translate("keys", "A point, then two digits: choose card 14; so every card has a number")
    return [choose, (". 1 4", far), lay]


def native(name: str) -> str:
    """Return the name of a key in Qt's portable form as this desktop writes it."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
