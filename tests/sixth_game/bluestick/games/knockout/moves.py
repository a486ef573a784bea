"""The moves of knockout whist."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bluestick.engine.moves import Move, Part
from bluestick.engine.tricks import Deal


@dataclass(frozen=True, slots=True)
class Play(Move):
    """A card to the trick. K3.1."""

    card: Part


class Word(StrEnum):
    """The suits, by the letters on the cards, to be named as trumps. K2.2."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """What will be trumps. K2.2."""

    word: Word


KnockoutMove = Deal | Play | Say
