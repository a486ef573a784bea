"""Reply of a presenter to a touch: picked parts, move, notice, table buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF

from bluestick.engine.moves import Move, Part, Pick, Refusal


@dataclass(frozen=True, slots=True)
class TouchReply:
    """What the table does after a touch; with the default values, nothing."""

    ui_state: Any = None
    """New UI state of the game; None leaves it unchanged."""
    pick: Pick | None = None
    refusal: Refusal | None = None
    remark: tuple[str, str] | None = None
    """(text, clause id) of a remark to show."""
    move: Move | None = None
    undoes_sorting: bool = False


@dataclass(frozen=True, slots=True)
class TableButton:
    """Button on the table; a click on it touches its part."""

    part: Part
    text: str
    place: QRectF
    tooltip: str = ""
    """Tooltip and accessible name; empty to use ``text``."""
    brief: str = ""
    """Shorter text where there is no room for ``text``; empty for none."""
    key: str = ""
    """Name of the key with the same effect; displayed on the button where there is room."""
    primary: bool = False
    enabled: bool = True
    tight: bool = False


PLAY, SORT, SLOT = "play", "sort", "slot"
"""Parts: button that plays the chosen cards, button that sorts the hand, slot where the viewer's cards go."""
