"""Cards and suits in a line of text."""

from __future__ import annotations

from bluestick.engine.moves import Part
from bluestick.tables.cards.french import INDEX, SYMBOLS, index_language


def short(card: Part, language: str = "") -> str:
    """A card in the letters of a language, or else of the language of the day: "Kn♠"."""
    index = INDEX[language or index_language()]
    return index.get(card[1:], card[1:]) + SYMBOLS[card[0]]
