"""Appearance choices: cloths, card backs, faces, boards, and what a table takes from the settings."""

from __future__ import annotations

from dataclasses import dataclass

CLOTHS = ("fjord", "fir", "madder", "ochre", "heather", "slate")
"""Colours of the cloth."""
BACKS = ("stars", "bands", "rug", "plain")
"""Backs for every deck that does not wear its own."""
FACES = ("pictures", "plain")
"""The French pack: figures and rows of pips; or one large pip, with the letter or number over it."""
BOARDS = ("wood", "birch", "walnut", "paper")


@dataclass(frozen=True, slots=True)
class Appearance:
    """Appearance settings of a table."""

    index: str = ""
    """Whose letters stand on the cards; empty: the language's."""
    four_colours: bool = True
    large_index: bool = False
    memory_aid: bool = True
    """Whether a card that lies face down shows what one knows of it."""
    coordinates: bool = True
    show_moves: bool = True
    one_touch: bool = False
    """Whether one touch plays a card that can be nothing but one play."""
    board: str = BOARDS[0]
    back: str = ""
    """One of the ``BACKS`` for every deck; empty: each has its own."""
    face: str = FACES[0]
    """Which of the ``FACES`` the French pack has."""
    cloth: str = ""
    """One of the ``CLOTHS`` for every game; empty: each has its own."""
    text: float = 1.0
    """How large what is written is."""
