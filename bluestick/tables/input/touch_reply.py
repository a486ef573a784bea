"""Reply of a presenter to a touch: picked parts, move, notice, table buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF

from bluestick.engine.moves import Move, Part, Pick, Refusal


@dataclass(frozen=True, slots=True)
class TouchReply:
    """What happens then, in this order; nothing by itself."""

    desk: Any = None
    """What the game remembers from now on."""
    pick: Pick | None = None
    """What is chosen now."""
    refusal: Refusal | None = None
    remark: tuple[str, str] | None = None
    """Something to be known before it is done, and its clause."""
    lay: bool = False
    """What is chosen is laid."""
    move: Move | None = None
    goes_on: bool = False
    """What is being shown has been seen."""
    resorted: bool = False
    """The hand is held in the order of the rules."""


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button on the cloth: pushing it touches its part."""

    part: Part
    text: str
    place: QRectF
    told: str = ""
    """What pointing at it says, and whoever listens is told first."""
    brief: str = ""
    """What it says where there is no room for the text."""
    key: str = ""
    """What does the same; shown on it where there is room."""
    primary: bool = False
    enabled: bool = True
    tight: bool = False
    """Whether it has hardly any margin."""


PLAY, SORT, SLOT = "play", "sort", "slot"
"""The buttons that lay what is chosen and sort the hand; where the own cards go."""
