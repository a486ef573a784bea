"""The keys of a table, game by game: what can be pressed there, and what it does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate

Line = tuple[str, str]
"""A key as it stands on the keyboard, and what it does."""


def of_game(game: str) -> list[Line]:
    """What only this game has, or has in its own way."""
    match game:
        case "haljan":
            return [
                *_hand(),
                ("0", translate("keys", "The turned-up card: exchange the two of trumps for it")),
                _lay(),
            ]
        case "haggis":
            return [
                *_hand(),
                *_long_hand(),
                _lay(),
                ("0", translate("haggis", "Pass")),
                ("F3", translate("keys", "Say what the chosen cards are to be, if they can be several things")),
                ("F9", translate("haggis", "Sort the hand in another way")),
            ]
        case "kille":
            return [
                ("1 – 3", translate("keys", "Say what stands on the button with that number")),
                ("0", translate("keys", "Lay down kuku, at any time")),
                ("F8", translate("keys", "Once you are out: straight on to where you are asked again")),
            ]
        case "snapphana":
            return [
                *_hand(),
                *_long_hand(),
                _lay(),
                ("F9", translate("keys", "Show what can be declared, or hide it")),
                (_native("Shift+F9"), translate("keys", "Declare everything that can be declared")),
            ]
        case "halma":
            return [
                (
                    _native("PgDown"),
                    translate("keys", "To the next piece that can move, or the next square it can reach"),
                ),
                (
                    joined(_native("Space"), _native("Return")),
                    translate("keys", "Choose the piece the cursor is on, then the square it is to go to"),
                ),
                (_native("Esc"), translate("keys", "Let go of the piece")),
            ]
    return []


def of_every_table() -> list[Line]:
    """What is the same at all tables."""
    return [
        (joined("←", "↑", "→", "↓"), translate("keys", "Move the cursor on the table")),
        (joined(_native("PgUp"), _native("PgDown")), translate("keys", "To the next thing that can be chosen")),
        (
            joined(_native("Space"), _native("Return")),
            translate("keys", "Choose what the cursor is on; Space also skips animations"),
        ),
        (_native("Space"), translate("keys", "What is counted: to its end, then on with the match")),
        (
            joined("←", "→", _native("Home")),
            translate("keys", "Looking back: one move back, one move on, to the beginning"),
        ),
        (
            _native("Esc"),
            translate(
                "keys",
                "Let go; put the last trick away; back from an earlier move; leave full screen; "
                "close what stands beside the table",
            ),
        ),
        (_native("Esc"), translate("keys", "Coach: take the move back, or put away what was said")),
        (_native("Tab"), translate("keys", "To the next button")),
    ]


def joined(*names: str) -> str:
    """Several keys for the same."""
    return "  ".join(names)


def _hand() -> list[Line]:
    return [("1 – 9", translate("keys", "Choose a card of the hand, or put it back; while others play, for your turn"))]


def _long_hand() -> list[Line]:
    #: The card 14 of a hand is chosen with a point and two digits
    return [(". 1 4", translate("keys", "A point, then two digits: choose card 14; so every card has a number"))]


def _lay() -> Line:
    return _native("Return"), translate("keys", "Lay the cards that are chosen")


def _native(name: str) -> str:
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
