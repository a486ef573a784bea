"""Cards and suits in a line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluestick.tables.cards.french import INDEX, SYMBOLS, index_language

if TYPE_CHECKING:
    from bluestick.engine.moves import Part


def short(card: Part, language: str = "") -> str:
    """A card in the letters of a language, or else of the language of the day: "Kn♠"."""
    index = INDEX[language or index_language()]
    return index.get(card[1:], card[1:]) + SYMBOLS[card[0]]
