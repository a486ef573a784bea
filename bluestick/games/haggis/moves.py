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
    """Deal the number ``cards`` in this order; those left over are the Haggis. G1.2, G1.4, G1.5."""

    dealer: Seat
    removed: str
    """Letter of the colour out of play with two players; "" with three."""
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a combination, declared as ``reading``; ``cards`` are sorted from the lowest up. G3.6, G5.1."""

    cards: tuple[Part, ...]
    reading: Reading

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """What a player may say: a pass, a bet, or who gets a bombed trick."""

    PASS = "pass"  # noqa: S105 - not a password
    BET_0 = "bet 0"
    """Decline to bet, for the whole round. Bets may be made in turn or out of turn. G2, GQ6."""
    BET_15 = "bet 15"
    BET_30 = "bet 30"
    GIVE_0 = "give 0"
    """Give the trick won with a bomb to seat 0; only with three players. G5.7."""
    GIVE_1 = "give 1"
    GIVE_2 = "give 2"


WORDS: frozenset[str] = frozenset(Word)


BETS = MappingProxyType({Word.BET_0: 0, Word.BET_15: 15, Word.BET_30: 30})


GIFTS = MappingProxyType({Word.GIVE_0: Seat(0), Word.GIVE_1: Seat(1), Word.GIVE_2: Seat(2)})
"""Player who gets a trick won with a bomb, by word. G5.7."""


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Pass, bet, or choose the player who gets a bombed trick."""

    word: Word

    @property
    def is_pass(self) -> bool:
        return self.word is Word.PASS


HaggisMove = Deal | Play | Say
