"""Drawing resources: fonts, wool texture, woven band, shadows, pixmap cache."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, qInstallMessageHandler
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
)
from PySide6.QtSvg import QSvgRenderer

from bluestick.tables.drawing import recording_painter
from bluestick.user_error import MissingResource

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

BLUE, MADDER, OCHRE, PAPER = QColor("#1f5673"), QColor("#b4371f"), QColor("#d99a26"), QColor("#fffdf6")
"""Colours of the woven band in all themes except high contrast."""

SHADOWS = {"rest": (1.5, 5, 0.30), "card": (3, 9, 0.34), "lifted": (8, 18, 0.42)}
"""(offset, blur, opacity) by kind of shadow; offset and blur in pixels."""


PICTURES = 48 << 10
"""Limit of the pixmap cache in kilobytes: a card table on a high-resolution screen."""


STAND_IN = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1L9 9M9 1L1 9"
stroke="#b4371f" stroke-width=".6"/></svg>"""
"""Cross drawn in place of a missing or damaged drawing."""

_root = Path("resources")
_listener: Callable[[Path], None] | None = None


def open_resources(root: Path) -> None:
    """Set the resource folder once, before anything is drawn; raise MissingResource if it is no folder."""
    global _root
    if not os.path.isdir(root):
        raise MissingResource(root)
    _root = root
    QPixmapCache.setCacheLimit(PICTURES)


def set_damage_listener(listener: Callable[[Path], None] | None) -> None:
    """Set the callback for missing or damaged files, which are drawn as crosses; None: they raise MissingResource."""
    global _listener
    _listener = listener


def report_damage(path: Path) -> None:
    """Report a missing or damaged file; raise MissingResource if there is no callback."""
    if _listener is None:
        raise MissingResource(path)
    _listener(path)


def svg_renderer(*names: str, edit: Callable[[bytes], bytes] = bytes) -> QSvgRenderer:
    """Return the renderer of the SVG at path ``names``, its bytes changed by ``edit``; of ``STAND_IN`` if damaged."""
    return _intact_renderer(_root.joinpath(*names), edit) or QSvgRenderer(QByteArray(STAND_IN))


def _intact_renderer(path: Path, edit: Callable[[bytes], bytes] = bytes) -> QSvgRenderer | None:
    try:
        renderer, sound = _render_svg(edit(path.read_bytes()))
    except OSError:
        sound = False
    if sound:
        return renderer
    report_damage(path)
    return None


def _render_svg(svg: bytes) -> tuple[QSvgRenderer, bool]:
    """Return a renderer, and whether Qt accepted the drawing without complaint."""
    complaints: list[str] = []
    usual = qInstallMessageHandler(lambda kind, context, message: complaints.append(message))
    try:
        renderer = QSvgRenderer(QByteArray(svg))
    finally:
        qInstallMessageHandler(usual)
    return renderer, renderer.isValid() and not complaints


def icon_image(name: str) -> str:
    """Return an icon as a style sheet value; ``none`` for a damaged file, about which Qt would warn at each drawing."""
    path = _root / "icons" / f"{name}.svg"
    return f'url("{path.as_posix()}")' if _intact_renderer(path) is not None else "none"


def sans(px: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """Return the sans-serif font for text, labels and coordinates, ``px`` pixels high."""
    return QFont(_font("Sans", px, weight, italic))


def serif(px: float, weight: QFont.Weight = QFont.Weight.DemiBold, italic: bool = False) -> QFont:
    """Return the serif font for titles, headings and scores, ``px`` pixels high; italic for speech."""
    return QFont(_font("Serif", px, weight, italic))


@cache
def _font(kind: str, px: float, weight: QFont.Weight, italic: bool) -> QFont:
    font = QFont(_family(kind))
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return font


@cache
def _family(kind: str) -> str:
    """Load the font files of a family and return its name; Qt substitutes a missing family."""
    for cut in ("Regular", "It", "Semibold", "Bold"):
        file = font_file(kind, cut)
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            report_damage(file)
    return f"Source {kind} Pro"


def font_file(kind: str, cut: str) -> Path:
    """Return the path of the font file for, say, ``Sans`` and ``Bold``; the file need not exist."""
    package = f"font_source_{kind.lower()}_pro"
    spec = find_spec(package)
    (folder, *_) = (spec and spec.submodule_search_locations) or [package]
    return Path(folder) / "files" / f"Source{kind}Pro-{cut}.ttf"


def canvas(size: QSizeF | QSize, dpr: float) -> QPixmap:
    """Return a transparent pixmap of ``size`` logical pixels, at least one device pixel, even for an empty table."""
    pixmap = QPixmap(max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@contextmanager
def painting(pixmap: QPixmap) -> Iterator[QPainter]:
    """Open an antialiasing painter and end it even after an exception: otherwise Qt crashes."""
    painter = recording_painter.painter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        yield painter
    finally:
        painter.end()


def cached(key: str, size: QSizeF | QSize, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return the cached pixmap for a key, size and ``dpr``; paint it on first use."""
    key = f"{key} {size.width()}x{size.height()}@{dpr}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    pixmap = canvas(size, dpr)
    with painting(pixmap) as painter:
        paint(painter)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def svg_pixmap(name: str, size: float, dpr: float) -> QPixmap:
    """Return a square picture from the icons folder, rendered at ``size`` logical pixels."""

    def paint(painter: QPainter) -> None:
        svg_renderer("icons", f"{name}.svg").render(painter, QRectF(0, 0, size, size))

    return cached(f"svg {name}", QSizeF(size, size), dpr, paint)


def app_icon() -> QIcon:
    """Return the icon of the program; small sizes have a simpler drawing."""
    icon = QIcon()
    for size in (16, 24, 32, 48):
        icon.addPixmap(svg_pixmap("bluestick-small", size, 1))
    for size in (64, 128, 256):
        icon.addPixmap(svg_pixmap("bluestick", size, 1))
    return icon


def wool(painter: QPainter, rect: QRectF, theme: Theme, color: QColor | None = None, radius: float = 0) -> None:
    """Paint cloth: felt with short fibres, darker along the edge; plain in high contrast."""
    color = color or theme.color("table")
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    if theme.high_contrast:
        painter.fillPath(path, color)
        return
    side, dpr = 256, painter.device().devicePixelRatioF()
    tile = cached(
        f"wool {color.name()} {theme.fibre}", QSize(side, side), dpr, lambda tiles: _fibres(tiles, side, theme, color)
    )
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawTiledPixmap(rect, tile, QPointF(rect.x() % side, rect.y() % side))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 34), 6))
    painter.drawPath(path)
    painter.restore()


def _fibres(painter: QPainter, side: int, theme: Theme, color: QColor) -> None:
    painter.fillRect(0, 0, side + 1, side + 1, color)  # a canvas may be a fraction of a pixel larger: no seam there
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for shade, lines in zip((QColor(255, 255, 255), QColor(0, 0, 0)), _random_fibres(side), strict=True):
        shade.setAlpha(int(16 * theme.fibre))
        painter.setPen(QPen(shade, 1))
        painter.drawLines(lines)


@cache
def _random_fibres(side: int) -> tuple[list[QLineF], list[QLineF]]:
    random = Random(3)

    def fibre() -> QLineF:
        length, up = random.choice((3, 4, 6)) * 0.707, random.choice((1, 1, 1, -1))
        x, y = random.uniform(0, side - 5), random.uniform(5, side - 5)
        return QLineF(x, y, x + length, y + up * length)

    light, dark = ([fibre() for _ in range(side * side // 160)] for _ in range(2))
    return light, dark


def pen(
    color: QColor, width: float, dash: Sequence[float] = (), cap: Qt.PenCapStyle = Qt.PenCapStyle.SquareCap
) -> QPen:
    """Return a pen; with a round ``cap``, its joins are round too. ``dash``: dash pattern in pen widths."""
    join = Qt.PenJoinStyle.RoundJoin if cap is Qt.PenCapStyle.RoundCap else Qt.PenJoinStyle.BevelJoin
    made = QPen(QBrush(color), width, Qt.PenStyle.SolidLine, cap, join)
    if dash:
        made.setDashPattern(list(dash))
    return made


def outline(painter: QPainter, rect: QRectF, radius: float, *edges: QPen) -> None:
    """Draw the outline of a rounded rectangle with each pen in turn."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for edge in edges:
        painter.setPen(edge)
        painter.drawRoundedRect(rect, radius, radius)


def box(painter: QPainter, rect: QRectF, radius: float, fill: QColor, edge: QPen | Qt.PenStyle) -> None:
    """Draw a filled rounded rectangle."""
    painter.setPen(edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def text(
    painter: QPainter,
    rect: QRectF,
    font: QFont,
    color: QColor,
    words: str,
    flags: Qt.AlignmentFlag | Qt.TextFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw a text in a rectangle, by default centred."""
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, flags, words)


def disc(painter: QPainter, centre: QPointF, radius: float, fill: QColor, edge: QPen) -> None:
    """Draw a filled circle."""
    painter.setPen(edge)
    painter.setBrush(fill)
    painter.drawEllipse(centre, radius, radius)


def cross(painter: QPainter, centre: QPointF, arm: float, line: QPen) -> None:
    """Draw two crossed diagonals; ``arm``: their reach from the centre, horizontally and vertically."""
    painter.setPen(line)
    for slant in (1, -1):
        painter.drawLine(centre - QPointF(arm, arm * slant), centre + QPointF(arm, arm * slant))


def stitch(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw a running stitch along the edge of the cloth."""
    color = theme.color("ttext", 1 if theme.high_contrast else 0.36)
    outline(painter, rect.adjusted(12, 12, -12, -12), 12, pen(color, 2, (4.5, 3.5), Qt.PenCapStyle.RoundCap))


def band(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the woven band: two stripes and a row of lozenges."""
    base, eye, ochre, paper = BLUE, MADDER, OCHRE, PAPER
    if theme.high_contrast:
        base, eye, ochre, paper = QColor("#000000"), theme.color("ochre"), theme.color("ochre"), theme.color("ink")
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, base)
    x, y, h, step = rect.x(), rect.y(), rect.height(), rect.height() * 1.5
    painter.fillRect(QRectF(x, y + 2, rect.width(), 1.5), paper)
    painter.fillRect(QRectF(x, y + h - 3.5, rect.width(), 1.5), paper)
    painter.setPen(Qt.PenStyle.NoPen)
    centre = QPointF(x + step / 2, y + h / 2)
    outer, inner = lozenge(centre, step * 0.46, h * 0.30), lozenge(centre, step * 0.28, h * 0.18)
    between = [lozenge(centre + QPointF(step / 2, side * h * 0.2), h * 0.13, h * 0.11) for side in (-1, 1)]
    for k in range(int(rect.width() / step) + 2):
        painter.setBrush(paper)
        painter.drawPolygon(outer)
        painter.setBrush(eye if k % 2 else base)
        painter.drawPolygon(inner)
        painter.setBrush(ochre)
        for polygon in between:
            painter.drawPolygon(polygon)
        painter.translate(step, 0)
    painter.restore()


def lozenge(centre: QPointF, rx: float, ry: float) -> QPolygonF:
    """Return a lozenge with half-diagonals ``rx`` and ``ry``."""
    x, y = centre.x(), centre.y()
    return QPolygonF([QPointF(x, y - ry), QPointF(x + rx, y), QPointF(x, y + ry), QPointF(x - rx, y)])


def star(painter: QPainter, centre: QPointF, radius: float, straight: QColor, slanting: QColor) -> None:
    """Draw the knit star: eight petals, alternately straight and slanting."""
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(8):
        tip, left, right = (math.radians(45 * k + turn) for turn in (0, -22.5, 22.5))
        painter.setBrush(slanting if k % 2 else straight)
        painter.drawPolygon(
            QPolygonF(
                [
                    centre,
                    *(
                        centre + QPointF(math.cos(angle), math.sin(angle)) * radius * reach
                        for angle, reach in ((left, 0.56), (tip, 1.0), (right, 0.56))
                    ),
                ]
            )
        )


def shadow(painter: QPainter, rect: QRectF, radius: float, height: str, theme: Theme) -> None:
    """Draw a soft shadow around ``rect``; ``height``: a key of ``SHADOWS``. In high contrast draw a border instead."""
    if theme.high_contrast:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("line"), 2))
        painter.drawRoundedRect(rect, radius, radius)
        return
    offset, blur, strength = SHADOWS[height]
    painter.setPen(Qt.PenStyle.NoPen)
    rings = min(blur, 8)
    painter.setBrush(QColor(8, 16, 24, int(255 * strength / rings * 0.62)))
    for k in (blur * ring / rings for ring in range(rings, 0, -1)):
        grown = rect.adjusted(-k * 0.55, offset - k * 0.55, k * 0.55, offset + k * 0.55)
        painter.drawRoundedRect(grown, radius + k * 0.5, radius + k * 0.5)
