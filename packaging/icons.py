"""Icons of the program and of its files, in all sizes of desktops."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32
"""Pixels up to which the simpler drawing is used."""


def install(drawing: Path, small: Path, theme: Path, name: str) -> None:
    """Write an icon to a theme; ``name`` is like apps/org.example.Name."""
    for size in SIZES:
        file = theme / f"{size}x{size}" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        if not picture(small if size <= SMALL else drawing, size).save(str(file)):
            raise OSError(f"{file} cannot be written")
    scalable = theme / "scalable" / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(drawing, scalable)


def picture(drawing: Path, size: int) -> QImage:
    """Return a square picture of an SVG, transparent around it."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image
