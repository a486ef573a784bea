"""The program's icon in the formats of Windows and macOS, all sizes in one file; used by packaging/bluestick.spec."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import icons
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage
from release import ROOT

PICTURES = ROOT / "resources" / "icons"
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def write_ico(file: Path) -> Path:
    """Write a directory of pictures, then the pictures."""
    pictures = drawn(ICO)
    folder, offset = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, png in pictures.items():
        side = size % 256  # 0 means 256
        folder += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return written(file, folder + b"".join(pictures.values()))


def write_icns(file: Path) -> Path:
    """Write each picture after its type and its length, which includes both."""
    pictures = drawn(tuple(ICNS.values()))
    parts = [name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for name, size in ICNS.items()]
    body = b"".join(parts)
    return written(file, b"icns" + struct.pack(">I", 8 + len(body)) + body)


def drawn(sizes: tuple[int, ...]) -> dict[int, bytes]:
    """Return the PNG of each size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    pictures = {size: png(icons.picture(drawing(size), size)) for size in sizes}
    del app
    return pictures


def drawing(size: int) -> Path:
    """Return the SVG for a size: small icons have a simpler one."""
    return PICTURES / ("bluestick-small.svg" if size <= icons.SMALL else "bluestick.svg")


def png(picture: QImage) -> bytes:
    """Return a picture as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return buffer.data().data()


def written(file: Path, contents: bytes) -> Path:
    """Write a file and create its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(contents)
    return file
