"""Moves of Haljan."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.cards import PLACE
from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play cards to the trick, sorted in the order of the pack. H4.1, H4.2."""

    cards: tuple[Part, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """What a player may say instead of playing cards: announcements and answers."""

    EXCHANGE = "exchange"
    """Exchange the two of trumps for the turn-up, in turn or out of turn. H5."""
    PASS = "pass"  # noqa: S105 - not a password
    """Decline to exchange the two of trumps. H5.4."""
    NEXT = "next"
    END = "end"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Say a word instead of playing cards."""

    word: Word

    @property
    def is_resignation(self) -> bool:
        return self.word is Word.END

    @property
    def is_formality(self) -> bool:
        """Whether the word only says that the player has no two of trumps to exchange."""
        return self.word is Word.PASS


HaljanMove = Deal | Play | Say
