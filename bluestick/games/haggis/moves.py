"""The moves of haggis."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bluestick.engine.moves import Move, Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import PLACE
from bluestick.games.haggis.combinations import Reading


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer, the colour that is left out, and the number cards in dealing order. G1.2, G1.4, G1.5.

    They are dealt one at a time, the dealer's left-hand neighbour first; what is left is the Haggis.
    """

    dealer: Seat
    removed: str
    """The letter of a colour with two players, with three ""."""
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Play(Move):
    """A combination, and what it is declared to be. ``cards`` has them from the lowest up. G3.6, G5.1."""

    cards: tuple[Part, ...]
    reading: Reading

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """What may be said beside playing cards."""

    PASS = "pass"  # noqa: S105 - a player's word
    """G5.2."""
    BET_0 = "bet 0"
    """No bet, which is binding too; as all bets in turn or out of turn. G2, GQ6."""
    BET_15 = "bet 15"
    """The small bet."""
    BET_30 = "bet 30"
    """The big bet."""
    GIVE_0 = "give 0"
    """The trick that a bomb has won goes to seat 0: only with three players. G5.7."""
    GIVE_1 = "give 1"
    GIVE_2 = "give 2"


WORDS: frozenset[str] = frozenset(Word)


BETS = MappingProxyType({Word.BET_0: 0, Word.BET_15: 15, Word.BET_30: 30})
"""What each bet is worth. G2.1."""


GIFTS = MappingProxyType({Word.GIVE_0: Seat(0), Word.GIVE_1: Seat(1), Word.GIVE_2: Seat(2)})
"""Who gets the trick. G5.7."""


@dataclass(frozen=True, slots=True)
class Say(Move):
    """A pass, a bet, or to whom a trick is given."""

    word: Word

    @property
    def passes(self) -> bool:
        """G5.2."""
        return self.word is Word.PASS


HaggisMove = Deal | Play | Say
