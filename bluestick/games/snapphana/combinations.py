"""What cards can be declared and counted as: flertal and sekvenser. S5, S6.

A combination is a kind and a set of cards, as a mask of ``cards``. A set of cards is a sekvens if they can be laid in
a row after R1 to R9; the longest row that some cards hold is found by ``length`` and shown by ``row``.
"""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """The kinds of combinations: of each, one at most. S5, S6 R1."""

    TAROKS = "set:T"
    KINGS = "set:K"
    QUEENS = "set:Q"
    RIDERS = "set:C"
    """The cards printed H."""
    JACKS = "set:J"
    TRUMPS = "seq:T"
    SPADES = "seq:S"
    CLUBS = "seq:C"
    HEARTS = "seq:H"
    DIAMONDS = "seq:D"
    SNAPPHANAR = "seq:I"
    ACES = "seq:A"

    @property
    def group(self) -> str:
        """``set`` for flertal, ``seq`` for sekvenser: what is doubled together. S7.1."""
        return self.value[:3]
