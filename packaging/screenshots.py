"""Make the screenshots for software stores: ``python packaging/screenshots.py [GAME ...]``, by day and by night."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1", "LC_ALL": "C.UTF-8"}
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, QRectF, Qt  # noqa: E402  Qt asks for all that when it is imported
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from bluestick.app.shell.window import MainWindow  # noqa: E402
from bluestick.app.widgets import style  # noqa: E402
from bluestick.engine.bot_match import turns  # noqa: E402
from bluestick.engine.match import AnyMatch, Match  # noqa: E402
from bluestick.engine.record import Player  # noqa: E402
from bluestick.games import GAMES, bot  # noqa: E402
from bluestick.store import paths  # noqa: E402
from bluestick.store.match_store import MatchStore  # noqa: E402
from bluestick.store.settings import Settings  # noqa: E402
from bluestick.tables.drawing import art  # noqa: E402
from bluestick.text import language  # noqa: E402

FOLDER = ROOT / "resources" / "screenshots"
WIDTH, HEIGHT, BAR = 1000, 700, 38
"""Size of the window, the largest that Flathub allows, and height of its title bar."""
ROUND, SHADOW = 12, 28
THEMES = {"": "day", "-dark": "night"}
BARS = {"day": ("#fafafb", "#323236"), "night": ("#2e2e32", "#ffffff")}
MOVES = {"haljan": (13, 3), "haggis": (5, 14), "kille": (4, 7), "snapphana": (32, 3), "halma": (44, 2)}
"""Least moves of a match, and its seed."""
NAMES = ("", "Elin", "Nora", "Aksel", "Sigrid", "Torsten")


def played(game: str) -> AnyMatch:
    """Return a match in which the player has to choose."""
    rules, (least, seed) = GAMES[game], MOVES[game]
    setup = rules.setup(options=rules.bot_match_options)
    players = [Player(name, None if name == "" else "medium") for name in NAMES[: setup.seats]]
    match = Match(rules, setup, players, rng=Random(seed), id="screenshot")
    for _ in turns(match, [bot(game, "easy")] * setup.seats, [1.0]):
        if match.position >= least and match.to_act == {0}:
            break
    return match


def window(match: AnyMatch, theme: str) -> QImage:
    """Return a picture of the window's contents."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "bluestick.ini")
        settings.speed, settings.language, settings.theme = "off", "en", theme
        settings.set_coach(match.rules.id, "off")
        style.apply_style(style.application(), style.theme(theme))
        made = MainWindow(settings, MatchStore(Path(folder) / "matches"))
        made.setWindowState(Qt.WindowState.WindowNoState)
        made.setFixedSize(WIDTH, HEIGHT - BAR)
        made.show()
        made.activateWindow()
        made.navigator.play(match, made.store.create(match))
        for _ in range(20):
            QApplication.processEvents()
        shot = made.grab().toImage()
        made.close()
    return shot


def framed(inside: QImage, title: str, theme: str) -> QImage:
    """Add title bar, round corners and shadow on a transparent background."""
    ground, ink = (QColor(name) for name in BARS[theme])
    whole = QImage(WIDTH + 2 * SHADOW, HEIGHT + 2 * SHADOW, QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(0)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QRectF(SHADOW, SHADOW, WIDTH, HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    for far in range(SHADOW, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 1 + (SHADOW - far) // 6))
        painter.drawRoundedRect(frame.adjusted(-far, -far + 4, far, far - 2), ROUND + far, ROUND + far)
    shape = QPainterPath()
    shape.addRoundedRect(frame, ROUND, ROUND)
    painter.setClipPath(shape)
    painter.fillRect(frame, ground)
    painter.drawImage(QPointF(SHADOW, SHADOW + BAR), inside)
    bar = QRectF(SHADOW, SHADOW, WIDTH, BAR)
    painter.setFont(art.sans(15, QFont.Weight.Bold))
    painter.setPen(ink)
    painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, title)
    middle = QPointF(bar.right() - BAR / 2 - 2, bar.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.red(), ink.green(), ink.blue(), 26))
    painter.drawEllipse(middle, 12, 12)
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for way in (1, -1):
        painter.drawLine(middle + QPointF(-4, -4 * way), middle + QPointF(4, 4 * way))
    painter.setPen(QPen(QColor(0, 0, 0, 46) if theme == "day" else QColor(255, 255, 255, 30), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
    painter.end()
    return whole


def main(games: list[str]) -> None:
    """Write the screenshots of these games, or of all."""
    app = QApplication.instance() or QApplication(["bluestick", "-style", "Fusion"])
    art.open_resources(paths.resources_folder())
    language.install_language(app, "en")
    for game in games or GAMES:
        for ending, theme in THEMES.items():
            match = played(game)
            file = FOLDER / f"{game}{ending}.png"
            framed(window(match, theme), "bluestick", theme).save(str(file))
            print(file.relative_to(ROOT), file.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1:])
