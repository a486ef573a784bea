"""The moves of kille."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Move
from bluestick.engine.tricks import Deal


class Word(StrEnum):
    """All that a player can say. A move is a word: cards follow by themselves."""

    STAND = "stand"
    """K3.2, K5.1."""
    SWAP = "swap"
    """A swap with the left neighbour, or, of the dealer, with the stock. K3.2, K5.1."""
    KUKU = "kuku"
    """Kuku laid down at any time, in turn or out of turn. K7."""
    ASK = "ask"
    """"Bättre kort?" K10.1."""
    ACCEPT = "accept"
    """"Accepteras!" K10.2, K10.3."""
    REFUSE = "refuse"
    """"Omöjligt!" K10.2, K10.3."""
    DEPENDS = "depends"
    """"Det beror på!" K10.3."""
    BUY = "buy"
    """Back into the pot. K11.3, K11.5."""
    DECLINE = "decline"
    """Out for good in this pot, if it is the first chance. K11.7."""
    NEXT = "next"
    """Another pot, in a match without an agreed number of them. K11.9."""
    END = "end"
    """No other pot. B34."""


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """What a player says."""

    word: Word

    @property
    def gives_up(self) -> bool:
        """Ending the match is nobody's to do for a player."""
        return self.word is Word.END


KilleMove = Deal | Say
