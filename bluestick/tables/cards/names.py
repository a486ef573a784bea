"""What the cards are called."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from bluestick.tables.cards import french, haggis, kille, snapphana

translate = QCoreApplication.translate


def card_name(part: str) -> str:
    """A card of any deck in words: "king of hearts". A text that is a card of two decks has one name in both."""
    return _names(suit_name("S"))[part]


@lru_cache(maxsize=8)
def _names(spades: str) -> dict[str, str]:
    """All decks in the language of the day, which is told by what spades are called in it."""
    return french.names() | kille.names() | haggis.names() | snapphana.names()


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


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
