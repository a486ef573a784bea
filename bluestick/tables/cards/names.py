"""What the cards are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.tables.cards import french, haggis, kille, snapphana

translate = QCoreApplication.translate


def card_name(part: str) -> str:
    """A card of any deck in words: "king of hearts". A text that is a card of two decks has one name in both."""
    return (french.names() | kille.names() | haggis.names() | snapphana.names())[part]


def suit_name(suit: str) -> str:
    """A suit in words."""
    match suit:
        case "S":
            return translate("cards", "spades")
        case "H":
            return translate("cards", "hearts")
        case "D":
            return translate("cards", "diamonds")
        case "C":
            return translate("cards", "clubs")
    return suit
