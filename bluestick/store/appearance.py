"""Appearance of a table: the cloths, card backs, card faces and boards to choose from, and a player's choices."""

from __future__ import annotations

from dataclasses import dataclass

CLOTHS = ("fjord", "fir", "madder", "ochre", "heather", "slate")
BACKS = ("stars", "bands", "rug", "plain")
"""Card backs that a player may choose for all decks, instead of each deck's own back."""
FACES = ("pictures", "plain")
"""Faces of the French pack: figures and rows of pips, or one large pip under the index."""
BOARDS = ("wood", "birch", "walnut", "paper")


@dataclass(frozen=True, slots=True)
class Appearance:
    """Settings of a player that a table reads when it draws."""

    index: str = ""
    """Language code of the letters on the cards; empty: that of the interface."""
    four_colours: bool = True
    large_index: bool = False
    memory_aid: bool = True
    """Whether a face-down card shows what the viewer knows of it."""
    coordinates: bool = True
    show_moves: bool = True
    one_touch: bool = False
    """Whether one click or key plays a card that has only one possible play."""
    board: str = BOARDS[0]
    back: str = ""
    """One of ``BACKS`` for every deck; empty: each deck has its own."""
    face: str = FACES[0]
    cloth: str = ""
    """One of ``CLOTHS`` for every game; empty: each game has its own."""
    text: float = 1.0
