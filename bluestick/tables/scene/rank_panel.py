"""Picture of the rank panel: the panel with rank, points and effect of a card."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.scene.card_pictures import ring

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Chip:
    """Box for one card in the row of a rank panel; ``held``: by the viewer, ``gone``: out of play."""

    text: str
    held: bool = False
    gone: bool = False
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class RankPanel:
    """Content of a rank panel, which shows rank, points and effect of the card under the pointer."""

    title: str
    chips: tuple[Chip, ...]
    lines: tuple[str, ...]


PANEL_EDGE, CHIP_GAP = 10.0, 3.0


def rank_panel_height(width: float, rank_panel: RankPanel, unit: float) -> float:
    """Return the height of the picture of a rank panel that is ``width`` wide; ``unit``: scale of its text."""
    room, chip = width - 2 * PANEL_EDGE - 4, _chip_size(unit)
    heights = sum(_wrapped(font, text, room) for font, text in _panel_texts(rank_panel, unit))
    return heights + len(_rows(rank_panel.chips, chip, room)) * (chip * 1.6 + CHIP_GAP) + 2.2 * PANEL_EDGE + 4


def _chip_size(unit: float) -> float:
    return max(12.5, 13.5 * unit)


def _panel_texts(rank_panel: RankPanel, unit: float) -> list[tuple[QFont, str]]:
    small = max(12.5, 13 * unit)
    plain = art.sans(small)
    return [(art.sans(small, QFont.Weight.Bold), rank_panel.title), *((plain, line) for line in rank_panel.lines)]


def rank_panel_picture(size: QSizeF, rank_panel: RankPanel, unit: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a rank panel, aligned with the bottom of ``size``."""

    def paint(painter: QPainter) -> None:
        chip = _chip_size(unit)
        high, gap, edge = chip * 1.6, CHIP_GAP, PANEL_EDGE
        room = size.width() - 2 * edge - 4
        rows = _rows(rank_panel.chips, chip, room)
        texts = _panel_texts(rank_panel, unit)
        heights = [_wrapped(font, text, room) for font, text in texts]
        height = rank_panel_height(size.width(), rank_panel, unit) - 4
        plate = QRectF(2, size.height() - height - 4, size.width() - 4, height)
        art.shadow(painter, plate, 8, "rest", theme)
        art.box(painter, plate, 8, theme.color("panel"), QPen(theme.color("line"), 1))
        left, y = plate.left() + edge, plate.top() + edge * 0.7
        for number, ((font, text), tall) in enumerate(zip(texts, heights, strict=True)):
            box, ink = QRectF(left, y, room, tall), theme.color("ink2" if number else "ink")
            art.text(painter, box, font, ink, text, Qt.TextFlag.TextWordWrap)
            y += tall
            if number == 0:
                y += 4
                for row in rows:
                    x = left
                    for one, width in row:
                        _chip(painter, QRectF(x, y, width, high), one, chip, theme)
                        x += width + gap
                    y += high + gap

    return art.cached(f"lens {rank_panel} {unit} {theme.name}", size, dpr, paint)


def _wrapped(font: QFont, text: str, room: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, text).height()


def _rows(chips: Sequence[Chip], px: float, room: float) -> list[list[tuple[Chip, float]]]:
    measure = QFontMetricsF(art.sans(px, QFont.Weight.Bold))
    rows: list[list[tuple[Chip, float]]] = [[]]
    x = 0.0
    for chip in chips:
        width = math.ceil(measure.horizontalAdvance(chip.text)) + 8
        if x + width > room:
            rows.append([])
            x = 0
        rows[-1].append((chip, width))
        x += width + 3
    return rows


def _chip(painter: QPainter, rect: QRectF, chip: Chip, px: float, theme: Theme) -> None:
    if chip.pointed:
        ring(painter, rect, 4, 3, 2.4, theme)
    art.box(painter, rect, 4, theme.color("accent" if chip.held else "panel"), QPen(theme.color("line"), 1))
    font = art.sans(px, QFont.Weight.Normal if chip.gone else QFont.Weight.Bold)
    font.setStrikeOut(chip.gone)
    art.text(painter, rect, font, theme.color("onaccent" if chip.held else "ink2" if chip.gone else "ink"), chip.text)
