"""The moves of haljan."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.cards import PLACE
from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Cards laid to the trick, in whatever order: ``cards`` has them in the order of the pack. H4.1, H4.2."""

    cards: tuple[Part, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """What may be said beside playing cards."""

    EXCHANGE = "exchange"
    """The two of trumps for the turn-up, in turn or out of turn. H5."""
    PASS = "pass"  # noqa: S105 - a player's word
    """Nothing to exchange, before the last player draws the turn-up. H5.4."""
    NEXT = "next"
    """Another round, in a match without an agreed end. B3."""
    END = "end"
    """No other round. B3."""


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """An exchange, or an answer to a question that the table puts to everybody."""

    word: Word

    @property
    def gives_up(self) -> bool:
        """Ending the match is nobody's to do for a player."""
        return self.word is Word.END

    @property
    def formality(self) -> bool:
        """Who does not hold the two has nothing to exchange."""
        return self.word is Word.PASS


HaljanMove = Deal | Play | Say
