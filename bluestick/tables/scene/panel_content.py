"""Content for the side panel: gauges, options, legend lines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number for some seats, as bars: ``(seat, value, most)``."""

    title: str
    bars: tuple[tuple[Seat, int, int], ...]
    mark: tuple[int, str] | None = None
    """A value that is worth a line across the bars, and what it means."""


@dataclass(frozen=True, slots=True)
class Choosable:
    """Something that can be done, and what it would cause."""

    title: str
    text: str
    clause: str = ""
    """Where that is written, if one clause says it."""


@dataclass(frozen=True, slots=True)
class LegendLine:
    """What a mark on the table means."""

    picture: QPixmap
    text: str
