"""Files made to do harm: the window must read each quickly and report problems in one sentence."""

from __future__ import annotations

import json
import logging
import os
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from trust.long_matches import LONG
from trust.places import held, told, told_by, window_on
from trust.report import Line

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow

SLOW = 2.0
"""Seconds for which the window may be blocked."""
USUAL = 2.5
"""Seconds of processor time of the same visit with a sound file."""
MUCH = 250.0
"""MiB that a file may use beside the window."""
GIANT = 20 * 10**9
"""Bytes of a sparse file."""
PLACES = (
    "matches/a.bluestick",
    "lessons.json",
    "coach.json",
    "shelf.json",
    "removed.json",
    "matches/finished/results.json",
    "bluestick.ini",
    "matches/finished/a.bluestick",
    "matches/m.bluestick.lock",
    "matches/m.bluestick.lock.rmlock",
    "matches/.m.bluestick.new",
    "matches/reviews/{review}",
    "lessons.json.lock",
    "compared.json",
    "bluestick.log",
    "bluestick.ini.lock",
)
OWN = (".ini", ".lock", ".rmlock", ".new", ".log", ".jsonl")
"""Suffixes that the program may rewrite or delete."""
MINE = b"is_own_event"
HEAD = {
    "format": "bluestick",
    "version": 1,
    "game": "halma",
    "rules": 1,
    "variant": "halma",
    "seats": 2,
    "options": {},
    "players": [{"name": "A", "level": None}, {"name": "B", "level": None}],
    "id": "x",
    "started": "2026-03-04T20:15:00+01:00",
    "assisted": False,
}


def _head(**changes: object) -> bytes:
    return json.dumps(HEAD | changes).encode() + b"\n"


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, GIANT)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def _loop(path: Path) -> None:
    path.symlink_to(path.with_name("round"))
    path.with_name("round").symlink_to(path)


def _mine(path: Path) -> Path:
    return next(above for above in path.parents if above.name == DATA).with_name("mine.txt")


DATA = "data"
MADE: dict[str, Callable[[Path], object]] = {
    "a pipe": lambda path: os.mkfifo(path),
    "a folder": lambda path: path.mkdir(),
    "a folder that is full": lambda path: (path / "a" / "b").mkdir(parents=True),
    "a sparse giant": _sparse,
    "a socket": _socket,
    "a loop of links": _loop,
    "a link to nothing": lambda path: path.symlink_to("/no/such/file"),
    "an old pipe": lambda path: (os.mkfifo(path), os.utime(path, (1, 1))),
    "a link to itself": lambda path: path.symlink_to(path),
    "a link to a folder": lambda path: path.symlink_to("/"),
    "a link to a file of the user": lambda path: path.symlink_to(_mine(path)),
    "a link to zeros": lambda path: path.symlink_to("/dev/zero"),
    "a link to chance": lambda path: path.symlink_to("/dev/urandom"),
    "a link to memory": lambda path: path.symlink_to("/proc/self/mem"),
    "nobody may read it": lambda path: (path.write_bytes(b"{}"), path.chmod(0)),
}
HELD = {
    "nothing": b"",
    "NUL": b"\0" * 4096,
    "NUL inside": _head().replace(b"halma", b"hal\0ma"),
    "every byte": bytes(range(256)) * 99,
    "nested lists": b"[" * 2_000_000,
    "nested objects": b'{"a":' * 500_000,
    "nested in the header": _head()[:-2] + b', "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n",
    "huge numbers": _head(version=int("9" * 4000)),
    "numbers beyond reading": b'{"format": "bluestick", "version": ' + b"9" * 100_000 + b"}",
    "infinity": b'{"format": "bluestick", "version": Infinity}',
    "a surrogate": b'{"halma": {"1": {"stop": "\\ud800"}}, "\\udfff": {}}',
    "a surrogate in a name": _head(players=[{"name": "\ud800", "level": None}] * 2),
    "10 MB of a name": _head(players=[{"name": "A" * 10**7, "level": None}] * 2),
    "10 MB of a move": _head() + b'{"seat": null, "move": "' + b"x" * 10**7 + b'"}\n',
    "a million lines": _head() + b"\n" * 10**6,
    "a million moves": _head() + b'{"seat": 0, "move": "a1-a2"}\n' * 270_000,
    "500,000 options": _head(options={str(number): True for number in range(500_000)}),
    "300,000 players": _head(players=[{"name": "A", "level": None}] * 300_000),
    "escapes": _head(id="\x1b[2J\x07", game="\x1b[31m"),
    "markup": _head(id="x" * 90, game="<img src=/dev/zero>"),
    "UTF-16": _head().decode().encode("utf-16"),
    "UTF-32": _head().decode().encode("utf-32"),
    "UTF-8 with a mark": b"\xef\xbb\xbf" + _head(),
    "Latin-1": b'{"halma": {"\xe5": {"stop": "\xe4"}}}',
    "lists for objects": b'[{"halma": 3}]',
    "objects for texts": b'{"halma": {"1": {"stop": {}, "done": []}}, "kille": {"2": {"stop": 3}}}',
    "twice the same": b'{"halma": {}, "halma": {"1": {"done": true}}}',
    "an ini of nonsense": b"[General]\nlanguage=@Variant(\\0\\0\\x7f\\0\\xff)\ntheme=@Rect(1 2)\nname=@Invalid()\n",
    "an ini of bytes": b"[window]\nstate=@ByteArray(" + b"\\xff" * 5000 + b")\ngeometry=@ByteArray(\\0)\n",
}
SETTINGS = {
    "5,000 digits of a size": b"[General]\ntext_size=" + b"9" * 5000,
    "5,000 digits of a width": b"[General]\npanel_width=" + b"9" * 5000,
    "digits of another writing": "[General]\ntext_size=\u0661\u0662\u0663".encode(),
    "a size below nothing": b"[General]\ntext_size=-1\npanel_width=-0",
    "a size that is no whole number": b"[General]\ntext_size=1e2\npanel_width=100.5",
    "a table with a long name": b"[General]\ntable=/" + b"x" * 5000,
    "a table that is no name": b"[General]\ntable=nul\\x0.bluestick",
    "a table in a file": b"[General]\ntable=/dev/null/a.bluestick",
    "a table that is a device": b"[General]\ntable=/dev/zero",
    "opened files with long names": b"[General]\nopened=/" + b"x" * 5000 + b"\\n/" + b"y" * 300,
    "a setup of huge numbers": b'[new_match]\nhalma="{\\"seats\\": ' + b"9" * 400 + b', \\"variant\\": 1e999}"',
}
"""Settings that once caused a traceback, and similar ones."""


def crafted() -> Iterator[tuple[str, str, Callable[[Path], object]]]:
    """Yield name, place and a function that makes the file."""
    for place in PLACES:
        for name, make in MADE.items():
            yield name, place, make
        for name, data in HELD.items():
            yield name, place, partial(Path.write_bytes, data=data)
    for name, data in LONG.items():
        yield name, PLACES[0], partial(Path.write_bytes, data=data)
    for name, data in SETTINGS.items():
        yield name, "bluestick.ini", partial(Path.write_bytes, data=data)


def craft(line: Line, seed: int, enough: float, most: int) -> None:
    """Try files in seeded order until a time or a number is reached."""
    all_of_them = list(crafted())
    Random(seed).shuffle(all_of_them)
    while line.tried < most and time.monotonic() < enough:
        name, place, make = all_of_them[line.tried % len(all_of_them)]
        with TemporaryDirectory(prefix="bluestick-crafted-") as top:
            folder = Path(top, DATA)
            path = folder / place.format(review=sound(folder))
            path.parent.mkdir(parents=True, exist_ok=True)
            _mine(path).write_bytes(MINE)
            try:
                make(path)
            except (OSError, AttributeError) as error:
                line.noted["not possible here"] += 1
                line.said = str(error)
            else:
                line.failures += [f"{name} as {place}: {wrong}" for wrong in tried(folder, path)]
                line.check(_mine(path).read_bytes() == MINE, f"{name} as {place}: the user's file is changed")
        line.tried += 1


def sound(folder: Path) -> str:
    """Put a match into a folder; return the name of its review file."""
    from bluestick.engine.match import AnyMatch, Match
    from bluestick.engine.record import Player
    from bluestick.games import GAMES
    from bluestick.store.match_store import MatchStore

    saves = MatchStore(folder / "matches")
    rules = GAMES["halma"]
    match: AnyMatch = Match(rules, rules.setup(2), (Player("A"), Player("B")), id="m")
    saves.folder.mkdir(parents=True)
    saves.save_copy(match, saves.folder / "m.bluestick")
    return saves.review_file(match.id).name


def tried(folder: Path, path: Path) -> list[str]:
    """Open a window in its own process; return the faults."""
    before = path.lstat()
    wrong = told_by(visit, folder, path)
    if path.suffix in OWN or path.name in ("results.json", "shelf.json"):
        return wrong
    kept = path if os.path.lexists(path) else next(iter(path.parent.glob(f"{path.stem}-damaged*")), None)
    if kept is None:
        return [*wrong, "it is gone"]
    same = (kept.lstat().st_ino, kept.lstat().st_size) == (before.st_ino, before.st_size)
    return wrong if same else [*wrong, "it is not as it was"]


def visit(folder: Path, path: Path, connection: Connection) -> None:
    """In its own process: open the window, visit every page, open the file; send the faults."""
    from PySide6.QtTest import QTest

    from bluestick.app.desktop.single_instance import OpenRequest, SingleInstance
    from bluestick.app.shell.open_requests import OpenRequests

    wrong: list[str] = []
    size, *_ = held()
    begun, cost = time.process_time(), 0.0
    try:
        with window_on(folder, wrong) as window:
            OpenRequests(window, SingleInstance()).begin(OpenRequest())
            if path.suffix == ".bluestick":
                window.navigator.files.resume(path)
            keep_a_match(window, wrong)
            for show in (
                window.dialogs.show_statistics,
                window.dialogs.show_finished,
                window.navigator.show_start_page,
            ):
                show()
                QTest.qWait(20)
            for menu in (window.menus.menus["open_matches"], window.menus.menus["opened_files"], window.deals.day_menu):
                menu.aboutToShow.emit()
            window.lessons.show_list("halma")
            QTest.qWait(20)
            cost = held()[0] - size
    except Exception as error:
        wrong.append(told(error))
    took = time.process_time() - begun - USUAL
    if took > SLOW:
        wrong.append(f"it takes {took:.1f} s of the processor")
    if cost > MUCH:
        wrong.append(f"it takes {cost:.0f} MiB")
    connection.send(wrong)


def keep_a_match(window: MainWindow, wrong: list[str]) -> None:
    """Open, save and review the sound match; add what cannot be saved to `wrong`."""
    from bluestick.app.desktop.error_log import LogFile
    from bluestick.engine.rules import Unit
    from bluestick.match.deal_comparison import ComparisonCache

    saves = window.store
    if not window.navigator.files.resume(saves.folder / "m.bluestick") or window.navigator.table_page is None:
        wrong.append(f"a sound match cannot be opened: {window.navigator.message.text}")
        return
    session = window.navigator.table_page.session
    session.match.assisted = True
    session.saver.save()
    if session.saver.error:
        wrong.append(f"a sound match cannot be saved: {session.saver.error}")
    saves.append_line(saves.review_file(session.match.id), "{}")
    ComparisonCache(saves).of(session.match.id, Unit.POINTS)
    log = logging.Logger("crafted")
    log.addHandler(LogFile(saves.folder.parent / "bluestick.log"))
    log.error("of all things")
    log.handlers[0].close()
