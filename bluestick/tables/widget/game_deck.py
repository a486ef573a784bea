"""Part of a card presenter: the deck of the game. By default the French one."""

from __future__ import annotations

from typing import ClassVar, Generic

from bluestick.engine.cards import FRENCH
from bluestick.engine.moves import Part
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck, French
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget.context import S


class GameDeck(Generic[S]):
    """Cards of a game: their names, faces and marks, and facts about them."""

    deck_type: ClassVar[type[Deck]] = French
    pack: ClassVar[frozenset[Part]] = frozenset(FRENCH)

    def create(self, theme: Theme, look: Appearance) -> Deck:
        return self.deck_type(theme, look)

    def mark(self, context: S, placed: PlacedCard) -> str | None:
        return None

    def face(self, card: Part) -> Part:
        """Return the deck's name of the card with part name ``card``; they differ in games with several equal cards."""
        return card

    def facts(self, context: S, placed: PlacedCard) -> CardFacts | None:
        return None
