"""Moves of Halma."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bluestick.engine.moves import Move
from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class DrawLots(Move):
    """Draw lots for the first move. L3.1."""

    first: Seat


@dataclass(frozen=True, slots=True)
class MovePiece(Move):
    """Move a piece by a step or by a chain of jumps. L3.2."""

    origin: int
    target: int


class Word(StrEnum):
    """What a player may say: about a draw, or to resign."""

    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Offer a draw, answer an offer, or resign. LQ8."""

    word: Word

    @property
    def is_resignation(self) -> bool:
        """Whether the word ends the match: resigning, or agreeing to a draw."""
        return self.word in (Word.AGREE, Word.RESIGN)


HalmaMove = DrawLots | MovePiece | Say


@cache
def piece_move(origin: int, target: int) -> MovePiece:
    """Return the move; cached, so that all move sets share one object."""
    return MovePiece(origin, target)
