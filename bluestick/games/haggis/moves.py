"""Moves of Haggis."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bluestick.engine.moves import Move, Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import PLACE
from bluestick.games.haggis.readings import Reading


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Deal of a round: dealer, removed colour, and number cards in dealing order. G1.2, G1.4, G1.5.

    The cards are dealt one at a time, beginning on the dealer's left; the remaining cards are the Haggis.
    """

    dealer: Seat
    removed: str
    """Letter of the colour out of play with two players, "" with three."""
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a combination, declared as ``reading``; ``cards`` are sorted from the lowest up. G3.6, G5.1."""

    cards: tuple[Part, ...]
    reading: Reading

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """Announcements: moves other than playing cards."""

    PASS = "pass"  # noqa: S105 - not a password
    """Play no cards to the trick now. G5.2."""
    BET_0 = "bet 0"
    """Decline to bet, for the whole round. Bets may be made in turn or out of turn. G2, GQ6."""
    BET_15 = "bet 15"
    """Bet 15 points on going out first. G2.1."""
    BET_30 = "bet 30"
    """Bet 30 points on going out first. G2.1."""
    GIVE_0 = "give 0"
    """Give the trick won with a bomb to seat 0; only with three players. G5.7."""
    GIVE_1 = "give 1"
    GIVE_2 = "give 2"


WORDS: frozenset[str] = frozenset(Word)


BETS = MappingProxyType({Word.BET_0: 0, Word.BET_15: 15, Word.BET_30: 30})
"""Points staked, by the word of the bet. G2.1."""


GIFTS = MappingProxyType({Word.GIVE_0: Seat(0), Word.GIVE_1: Seat(1), Word.GIVE_2: Seat(2)})
"""Receiver of a bombed trick, by the word that gives it away. G5.7."""


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Pass, bet, or choose the player who gets a bombed trick."""

    word: Word

    @property
    def is_pass(self) -> bool:
        """Whether the player passes. G5.2."""
        return self.word is Word.PASS


HaggisMove = Deal | Play | Say
