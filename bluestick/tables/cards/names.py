"""What the cards are called."""

from __future__ import annotations

from bluestick.tables.cards import french, haggis, kille, snapphana


def card_name(part: str) -> str:
    """A card of any deck in words: "king of hearts". A text that is a card of two decks has one name in both."""
    return (french.names() | kille.names() | haggis.names() | snapphana.names())[part]
