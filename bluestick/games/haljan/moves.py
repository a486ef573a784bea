"""Moves of Haljan."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.cards import PLACE
from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play cards to the trick; ``cards`` are sorted in the order of the pack. H4.1, H4.2."""

    cards: tuple[Part, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """Announcements and answers: moves other than playing cards."""

    EXCHANGE = "exchange"
    """Exchange the two of trumps for the turn-up, in turn or out of turn. H5."""
    PASS = "pass"  # noqa: S105 - not a password
    """Decline to exchange the two of trumps before the last player draws the turn-up. H5.4."""
    NEXT = "next"
    """Play another round, in a match without an agreed end. B3."""
    END = "end"
    """End the match instead of playing another round. B3."""


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Exchange the two of trumps, or answer whether to exchange it or to play another round."""

    word: Word

    @property
    def is_resignation(self) -> bool:
        """Whether the word is END, which ends the match."""
        return self.word is Word.END

    @property
    def is_formality(self) -> bool:
        """Whether it is a pass, which only says that the player has no two of trumps to exchange."""
        return self.word is Word.PASS


HaljanMove = Deal | Play | Say
