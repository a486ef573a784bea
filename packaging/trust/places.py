"""A window on a temporary folder, and the memory and files its process uses."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psutil

import bluestick

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
MIB = 2**20
PATIENCE = 300.0
"""Seconds to wait for a process."""
CONTEXT = multiprocessing.get_context("forkserver" if sys.platform != "win32" else "spawn")
"""Starts processes in which all modules are already imported."""
if sys.platform != "win32":
    modules = [module.name for module in pkgutil.walk_packages(bluestick.__path__, "bluestick.")]
    CONTEXT.set_forkserver_preload([name for name in modules if not name.endswith("__main__")])


@contextmanager
def window_on(folder: Path, errors: list[str]) -> Iterator[MainWindow]:
    """Open the window without animations and sound; unexpected errors are added to ``errors``."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication, QFileDialog

    from bluestick.app.desktop import sounds
    from bluestick.app.shell import main, window
    from bluestick.app.widgets import style
    from bluestick.games import GAMES
    from bluestick.store import paths
    from bluestick.store.match_store import MatchStore
    from bluestick.store.settings import Settings
    from bluestick.tables.drawing import art
    from bluestick.text import language

    main.return_freed_memory()
    os.environ["BLUESTICK_DATA"] = str(folder)
    sys.excepthook = lambda kind, error, trace: errors.append(told(error))
    sys.unraisablehook = lambda what: errors.append(f"ignored: {what.exc_value!r}")
    qInstallMessageHandler(lambda kind, context, text: None)
    sounds.VOLUMES = dict.fromkeys(sounds.VOLUMES, 0.0)
    paths.rescue_folders = lambda: (folder / "home",)
    for ask in ("getOpenFileName", "getSaveFileName"):
        setattr(QFileDialog, ask, lambda *_: ("", ""))
    app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
    assert isinstance(app, QApplication)
    art.open_resources(paths.resources_folder())
    settings = Settings(paths.settings_file())
    style.apply_style(app, style.theme(settings.theme))
    language.install_language(app, settings.language or "en")
    settings.speed = "off"
    for game in GAMES:
        settings.set_coach(game, "off")  # no questions before a move
    made = window.MainWindow(settings, MatchStore(paths.matches_folder()))
    made.show()
    try:
        yield made
    finally:
        made.close_without_asking()
        made.deleteLater()


def told(error: BaseException) -> str:
    """Return an error with its place, as a line."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f"{Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}" if at is not None else "nowhere"
    return f"{type(error).__name__} in {where}: {error}"


class Heap(ctypes.Structure):
    """Struct mallinfo2 of glibc."""

    _fields_ = [(name, ctypes.c_size_t) for name in ("a", "b", "c", "d", "mapped", "e", "f", "used", "free", "g")]


def in_use() -> float:
    """Return the MiB allocated and not freed; fragmentation does not count."""
    libc = ctypes.CDLL(None) if sys.platform == "linux" else None
    if libc is None or not hasattr(libc, "mallinfo2"):
        return held()[0]
    libc.mallinfo2.restype = Heap
    heap = libc.mallinfo2()
    return float(heap.used + heap.mapped) / MIB


def held() -> tuple[float, int, int]:
    """Return MiB, open files and children of this process."""
    me = psutil.Process()
    return me.memory_info().rss / MIB, me.num_fds() if hasattr(me, "num_fds") else 0, len(me.children())


def told_by(work: Callable[..., None], *args: object) -> list[str]:
    """Return the faults that a process running `work` sends."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=work, args=(*args, theirs))
    process.start()
    theirs.close()
    try:
        wrong: list[str] = ours.recv() if ours.poll(PATIENCE) else ["the program hangs"]
    except EOFError:
        wrong = ["the program has died"]
    process.kill()
    process.join()
    ours.close()
    return wrong
