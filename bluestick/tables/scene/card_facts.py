"""Facts about an open card, each with the clause it follows from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that holds of a card."""

    text: str
    clause: str

    @property
    def told(self) -> str:
        """With the clause, as it is called in its game: "counts 11 points (H2.7)"."""
        return f"{self.text} ({self.clause.partition('#')[2]})"


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card by itself: what it is called, where it stands, and what it is worth."""

    name: str
    facts: tuple[Fact, ...]

    @property
    def told(self) -> str:
        """All of it, for a place where somebody points."""
        return f"<b>{escape(self.name)}</b><br>{self.told_of}"

    @property
    def told_of(self) -> str:
        """The facts alone, where the name has been said."""
        return "<br>".join(escape(fact.told) for fact in self.facts)


def rank_said(order: Sequence[Part], card: Part) -> str:
    """How many cards of an order are above a card and below it, where its suit has been named."""
    above = order.index(card)
    #: After the name of a card, for screen readers: how many cards of its suit are higher and lower
    text = QCoreApplication.translate("table", "{above} above, {below} below")
    return text.format(above=above, below=len(order) - above - 1)


def standing(order: Sequence[Part], card: Part, suit: str) -> str:
    """How many cards of an order, from the highest, are above a card, and how many below."""
    above = order.index(card)
    #: A card among those of its suit: "trumps: 2 above it, 11 below"
    text = QCoreApplication.translate("table", "{suit}: {above} above it, {below} below")
    return text.format(suit=suit, above=above, below=len(order) - above - 1)
