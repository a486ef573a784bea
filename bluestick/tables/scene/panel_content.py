"""Content for the side panel: gauges, options, legend lines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Gauge:
    """Numbers of some seats, shown as bars; ``bars``: (seat, value, maximum) of each."""

    title: str
    bars: tuple[tuple[Seat, int, int], ...]
    mark: tuple[int, str] | None = None
    """(value, text): value to mark across the bars, and its meaning."""


@dataclass(frozen=True, slots=True)
class ChoosableOption:
    """Option that the player has now: ``title``, and ``text`` on its effect."""

    title: str
    text: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class LegendLine:
    """Mark on the table, and its meaning."""

    picture: QPixmap
    text: str
