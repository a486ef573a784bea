"""Parts of card faces: SVG drawings from ``resources/cards``, letters of the bundled font."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QRawFont, QTransform
from PySide6.QtSvg import QSvgRenderer

from bluestick.tables.drawing import art

_FINE = re.compile(rb'<g class="fine">.*?</g>', re.DOTALL)
_SQUEEZE = 0.86


@lru_cache(maxsize=64)
def part(folder: str, name: str, ink: str, fine: bool) -> QSvgRenderer:
    """Return a drawing with ``ink`` for ``currentColor``; details (groups of class ``fine``) only if ``fine``."""

    def edit(drawn: bytes) -> bytes:
        inked = drawn.replace(b"currentColor", ink.encode())
        return inked if fine else _FINE.sub(b"", inked)

    return art.svg_renderer("cards", folder, f"{name}.svg", edit=edit)


def lettering(text: str, cap: float, most: float, deep: float, serif: bool = False) -> QPainterPath:
    """Return the outline of bold letters: capitals ``cap`` high, at most ``most`` wide, ``deep`` below the baseline."""
    font = _heavy(serif)
    path, x = QPainterPath(), 0.0
    glyphs = font.glyphIndexesForString(text)
    for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x()
    path.setFillRule(Qt.FillRule.WindingFill)
    box = path.boundingRect()
    if box.isEmpty():
        art.report_damage(_heavy_file(serif))
        return path
    tall = min(cap / font.capHeight(), (cap + deep) / box.height())
    wide = min(_SQUEEZE * tall, most / box.width())
    lift = max(0.0, box.bottom() * tall - deep)
    return QTransform.fromScale(wide, tall).map(path.translated(-box.left(), 0)).translated(0, -lift)


@cache
def _heavy(serif: bool) -> QRawFont:
    font = QRawFont(str(_heavy_file(serif)), 1000)
    if font.isValid():
        return font
    art.report_damage(_heavy_file(serif))
    return QRawFont.fromFont(art.sans(1000, QFont.Weight.Bold))


def _heavy_file(serif: bool) -> Path:
    return art.font_file("Serif", "Bold") if serif else art.font_file("Sans", "Black")
