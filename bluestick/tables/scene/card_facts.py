"""Facts about an open card, each with the clause it follows from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part


@dataclass(frozen=True, slots=True)
class Fact:
    """Statement about a card, with the clause it follows from."""

    text: str
    clause: str

    @property
    def with_clause(self) -> str:
        """Text and clause, such as "counts 11 points (H2.7)"."""
        return f"{self.text} ({self.clause.partition('#')[2]})"


@dataclass(frozen=True, slots=True)
class CardFacts:
    """Name of a card, and facts such as its rank and value."""

    name: str
    facts: tuple[Fact, ...]

    @property
    def rich_text(self) -> str:
        return f"<b>{escape(self.name)}</b><br>{self.rich_facts}"

    @property
    def rich_facts(self) -> str:
        return "<br>".join(escape(fact.with_clause) for fact in self.facts)


def rank_in_words(order: Sequence[Part], card: Part) -> str:
    """Return in words how many cards of ``order`` (highest first) rank above and below a card; no suit is named."""
    above = order.index(card)
    #: After the name of a card, for screen readers: how many cards of its suit are higher and lower
    text = QCoreApplication.translate("table", "{above} above, {below} below")
    return text.format(above=above, below=len(order) - above - 1)


def standing_in_words(order: Sequence[Part], card: Part, suit: str) -> str:
    """Return in words a suit and how many cards of ``order`` (highest first) rank above and below a card."""
    above = order.index(card)
    #: A card among those of its suit: "trumps: 2 above it, 11 below"
    text = QCoreApplication.translate("table", "{suit}: {above} above it, {below} below")
    return text.format(suit=suit, above=above, below=len(order) - above - 1)
