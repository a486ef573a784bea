"""Cards: SVG parts combined at run time, because the index letters depend on the language."""

from bluestick.tables.cards.deck import Deck, Pack
from bluestick.tables.cards.french import French
from bluestick.tables.cards.haggis import Haggis
from bluestick.tables.cards.kille import Kille
from bluestick.tables.cards.snapphana import Snapphana

__all__ = ["Deck", "French", "Haggis", "Kille", "Pack", "Snapphana"]
