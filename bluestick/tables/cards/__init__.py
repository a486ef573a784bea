"""Cards: parts drawn as SVG, put together at run time, because the index belongs to the language."""

from bluestick.tables.cards.deck import Deck, French, card_name

__all__ = ["Deck", "French", "card_name"]
