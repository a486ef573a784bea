"""Moves of Kille."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Move
from bluestick.engine.tricks import Deal


class Word(StrEnum):
    """Words that a player may say: all moves of Kille but the deal."""

    STAND = "stand"
    """Keep the own card. K3.2, K5.1."""
    SWAP = "swap"
    """Demand the left neighbour's card for the own one or, as dealer, one of the stock. K3.2, K5.1."""
    KUKU = "kuku"
    """Show a kuku, in turn or out of turn. K7."""
    ASK = "ask"
    """Ask the dealer for a new deal: "Bättre kort?" K10.1."""
    ACCEPT = "accept"
    """Accept the request: "Accepteras!" K10.2, K10.3."""
    REFUSE = "refuse"
    """Refuse the request: "Omöjligt!" K10.2, K10.3."""
    DEPENDS = "depends"
    """Let the third player answer the request: "Det beror på!" K10.3."""
    BUY = "buy"
    """Buy back into the pot after going out. K11.3, K11.5."""
    DECLINE = "decline"
    """Decline to buy back in; if the offer is the first, for the rest of this pot. K11.7."""
    NEXT = "next"
    """Play another pot, in a match without an agreed number of pots. K11.9."""
    END = "end"
    """End the match instead of playing for another pot. B34."""


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Say a word: any move of Kille but the deal."""

    word: Word

    @property
    def is_resignation(self) -> bool:
        return self.word is Word.END


KilleMove = Deal | Say
