"""What the cards are called."""

from __future__ import annotations

from bluestick.tables.cards import french, haggis, kille


def card_name(part: str) -> str:
    """A card of any deck in words: "king of hearts". No text is a card of two decks."""
    return (french.names() | kille.names() | haggis.names())[part]
