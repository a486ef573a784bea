"""Folders, files and players named like markup: each must be shown literally, and nothing loaded."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from trust.places import told, told_by, window_on
from trust.report import Line

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow

NAMES = (
    "<img src={pipe}>",
    "<img src='file://{pipe}'>",
    '<p><img src="{pipe}" width=9>',
    "<table background='{pipe}'><tr><td>a",
    "<body background={pipe}>a",
    "<link rel=stylesheet href={pipe}>a",
    "<style>@import url({pipe})</style><b>a",
    "</span><img src={pipe}>",
    "<?xml version='1.0'?><img src={pipe}>",
    "<svg><image href='{pipe}'/></svg>",
    "&lt;<i>&amp;<img src={pipe}>",
    "<a href='{pipe}'>a & b && c</a>",
    "<!-- <img src={pipe}> -->",
    "![a]({pipe})",
)
"""A slash separates folders; reading from the pipe would block."""


def name(line: Line, seed: int, enough: float, most: int) -> None:
    """Try every name in turn until a time or a number is reached."""
    if not hasattr(os, "mkfifo"):
        line.said = "left out: no such names here"
        return
    while line.tried < most and time.monotonic() < enough:
        called = NAMES[(seed + line.tried) % len(NAMES)]
        with TemporaryDirectory(prefix="bluestick-names-") as folder:
            line.failures += [f"{called}: {wrong}" for wrong in told_by(shown, Path(folder), called)]
        line.tried += 1


def shown(folder: Path, called: str, connection: Connection) -> None:
    """In its own process: open a match in such a folder; check every place that shows the names."""
    from PySide6.QtTest import QTest

    from bluestick.engine.match import AnyMatch, Match
    from bluestick.engine.record import Player
    from bluestick.games import GAMES
    from bluestick.store.match_store import MatchStore

    wrong: list[str] = []
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    path = folder / "there" / f"{called.format(pipe=pipe)}" / f"{called.format(pipe='x').replace('/', '-')}.bluestick"
    path.parent.mkdir(parents=True)
    rules = GAMES["halma"]
    players = (Player(called.format(pipe=pipe)[:90]), Player("Tom & Jerry"))
    match: AnyMatch = Match(rules, rules.setup(2), players, id="named")
    MatchStore(folder / "matches").save_copy(match, path)
    try:
        with window_on(folder, wrong) as window:
            if not window.navigator.files.resume(path):
                wrong.append(f"it cannot be opened: {window.navigator.message.text}")
            QTest.qWait(20)
            wrong += looked_at(window)
            for menu in (window.menus.menus["open_matches"], window.menus.menus["opened_files"]):
                menu.aboutToShow.emit()
            first = window.menus.menus["opened_files"].actions()[0]
            if first.text().replace("&&", "&") != path.name:
                wrong.append(f"the menu shows {first.text()!r}")
            wrong += followed("the menu", first.toolTip(), str(path))
            window.navigator.show_start_page()
            QTest.qWait(20)
            wrong += looked_at(window)
            path.write_text("no match")
            window.navigator.files.resume(path)
            wrong += looked_at(window)
    except Exception as error:
        wrong.append(told(error))
    connection.send(wrong)


def looked_at(window: MainWindow) -> Iterator[str]:
    """Yield what any label or tooltip would load."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLabel, QWidget

    for widget in window.findChildren(QWidget):
        yield from followed(type(widget).__name__, widget.toolTip())
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield from followed(type(widget).__name__, widget.text())


def followed(where: str, text: str, meant: str | None = None) -> Iterator[str]:
    """Yield a fault if Qt would load something, or show another text than meant."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QPixmap, Qt, QTextDocument

    class Document(QTextDocument):
        def loadResource(self, kind: int, url: QUrl | str) -> object:
            loaded.append(str(url))
            return QPixmap(1, 1)  # otherwise Qt would load it

    loaded: list[str] = []
    if not Qt.mightBeRichText(text):
        if meant not in (None, text):
            yield f"{where} shows {text!r}"
        return
    document = Document()
    document.setHtml(text)
    document.documentLayout().documentSize()
    if loaded:
        yield f"{where} loads {loaded}"
    if meant not in (None, document.toPlainText()):
        yield f"{where} shows {document.toPlainText()!r}"
