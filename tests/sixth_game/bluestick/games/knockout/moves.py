"""The moves of knockout whist."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick. K3.1."""

    card: Part


class Word(StrEnum):
    """Suits that can be named as trumps, by their letters on the cards. K2.2."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Name the trumps. K2.2."""

    word: Word


KnockoutMove = Deal | Play | Say
