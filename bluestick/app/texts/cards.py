"""French cards in sentences, short as in the corner of a card: "J♠"."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bluestick.app.texts.names import listing
from bluestick.engine.cards import PLACE
from bluestick.engine.moves import Part
from bluestick.tables.haljan.signs import short

translate = QCoreApplication.translate


def card(part: Part) -> str:
    """A card with the index of the language: "Kn♠" in Swedish. What is no card is as it is."""
    return short(part) if part in PLACE else part


def cards(parts: Iterable[Part]) -> str:
    """Cards in a row, as they were laid."""
    return " ".join(map(card, parts))


def naming_cards(parts: Iterable[Part]) -> str:
    """Cards in a sentence: "J♠, 10♥ and 2♣"."""
    return listing([card(part) for part in parts])


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
