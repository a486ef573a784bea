"""The moves of halma."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bluestick.engine.moves import Move
from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class DrawLots(Move):
    """Chance decides who begins. L3.1."""

    first: Seat


@dataclass(frozen=True, slots=True)
class MovePiece(Move):
    """One piece goes from one square to another, by a step or by a chain of jumps. L3.2."""

    origin: int
    target: int


class Word(StrEnum):
    """What may be said instead of moving."""

    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Offering a draw, answering such an offer, or resigning. LQ8."""

    word: Word

    @property
    def gives_up(self) -> bool:
        """Resigning and agreeing to a draw are nobody's to do for a player."""
        return self.word in (Word.AGREE, Word.RESIGN)


HalmaMove = DrawLots | MovePiece | Say


@cache
def piece_move(origin: int, target: int) -> MovePiece:
    """A move, made once and shared by every set that holds it."""
    return MovePiece(origin, target)
