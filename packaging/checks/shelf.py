"""The start page of this checkout, for comparison with an installed program."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bluestick.app.home.game_tiles import GameTile
from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import language
from checks.trial import Disappointed

MOMENT = 200
"""Milliseconds within which a pending change would show."""


@dataclass(frozen=True)
class Painted:
    """Painted page, and the rectangles of the games."""

    picture: QImage
    tiles: dict[str, QRect]


def shelf(size: QSize) -> Painted:
    """Paint the start page in this size, as a new player sees it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    QApplication.setStyle("Fusion")
    app = QApplication.instance() or QApplication([])
    language.install_language(app, "en")
    art.open_resources(paths.resources_folder())
    style.apply_style(app, style.theme("day"))
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Settings(Path(folder) / "settings.ini"), MatchStore(Path(folder)))
        window.setWindowState(Qt.WindowState.WindowNoState)  # the virtual screen may be smaller
        window.resize(size)
        window.show()
        picture, before = QImage(), None
        while picture != before:  # open matches are looked for after the window is shown
            QTest.qWait(MOMENT)
            picture, before = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32), picture
        tiles = {tile.game: QRect(tile.mapTo(window, QPoint()), tile.size()) for tile in window.findChildren(GameTile)}
        window.close()
    return Painted(picture, tiles)


def compare(seen: QImage, painted: Painted) -> None:
    """Raise Disappointed unless the page looks exactly as painted."""
    for game, place in painted.tiles.items():
        if colours(painted.picture.copy(place)) < 50:
            raise Disappointed(f"where {game} should be painted there is next to nothing")
        if seen.copy(place) != painted.picture.copy(place):
            raise Disappointed(f"{game} does not look as it should")
    if seen != painted.picture:
        raise Disappointed("what is around the games does not look as it should")


def colours(picture: QImage) -> int:
    """Return the number of colours, sampled at every fourth point."""
    columns, rows = range(0, picture.width(), 4), range(0, picture.height(), 4)
    return len({picture.pixel(x, y) for x in columns for y in rows})
