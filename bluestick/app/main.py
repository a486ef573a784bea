"""From the command line to the window."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QSocketNotifier, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

import bluestick
from bluestick.app import display, faults, language, paths, style
from bluestick.app.one_window import House, Wish, enter
from bluestick.app.saves import Saves
from bluestick.app.settings import Settings
from bluestick.complaint import Complaint, MissingResource
from bluestick.tables import art

M_MMAP_THRESHOLD = -3
"""Its number in malloc.h."""
LARGE = 128 << 10
"""Bytes."""


class Application(QApplication):
    """Hears what macOS asks of a program that runs; elsewhere another start would say that."""

    asked = Signal(str)
    """This file is to be opened."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.emit(event.file())
            return True
        return super().event(event)


def run(file: str | None = None, game: str | None = None, code: str | None = None) -> int:
    """Open the window, with a match from a file or at the page of a game, in a language for this time only.

    If it is open already, all this is left to it. Complaint if Qt can open no window, if the resources are gone, or if
    the data lie where Qt does not come. The window tells of parts that are missing.
    """
    for folder in (paths.data(), paths.settings_file().parent):
        if not _is_text(folder):
            raise Complaint("odd_folder", folder=folder)
    wish = Wish(file and os.path.abspath(file), game, code, os.environ.get("XDG_ACTIVATION_TOKEN"))
    house = enter(paths.data(), wish)
    if house is None:
        return 0
    try:
        return _open(wish, house)
    finally:
        house.leave()


def _open(wish: Wish, house: House) -> int:
    give_back_memory()
    QGuiApplication.setDesktopFileName("org.bluestick.Bluestick")
    with display.required():
        app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("bluestick")
    app.setApplicationVersion(bluestick.__version__)
    faults.write_down(paths.log_file())
    settings = Settings(paths.settings_file())
    damaged = _speak(app, settings.language if wish.language is None else wish.language)
    art.open_resources(paths.resources())
    art.tell(damaged.append)
    style.wear(app, style.theme(settings.theme))
    app.setWindowIcon(art.app_icon())

    from bluestick.app.arrivals import Arrivals
    from bluestick.app.window import MainWindow

    saves = Saves(paths.matches())
    window = MainWindow(settings, saves)
    faults.tell(window.tell_fault)
    art.tell(window.miss)
    for part in damaged:
        window.miss(part)
    window.show()
    gc.freeze()  # the program itself is no garbage
    gc.enable()
    saves.sweep(paths.settings_file())
    app.asked.connect(lambda file: window.files.resume(Path(file)))
    Arrivals(window, house).begin(wish)
    with _closing_on_signals(window.close_unasked):
        status = app.exec()
    faults.tell(None)
    art.tell(None)
    return status


def give_back_memory() -> None:
    """Have large pictures lie by themselves: left to itself glibc soon keeps what was freed, and grows by fragments."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # another library than glibc knows nothing of it
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def _speak(app: QApplication, code: str) -> list[Path]:
    """In this language, or in English if that cannot be: the files of which nothing could be made."""
    damaged: list[Path] = []
    for choice in dict.fromkeys((code, "en")):
        try:
            return [*damaged, *language.install(app, choice)]
        except MissingResource as error:
            damaged.append(error.path)
    return damaged


def _is_text(folder: Path) -> bool:
    """Whether Qt can name it: of any other name it makes another one."""
    try:
        str(folder).encode()
    except UnicodeEncodeError:
        return False
    return True


def _hang_up() -> list[signal.Signals]:
    """What a terminal sends when it is closed, unless the program was started to outlive it, with ``nohup``."""
    number = getattr(signal, "SIGHUP", None)
    return [number] if number is not None and signal.getsignal(number) != signal.SIG_IGN else []


@contextlib.contextmanager
def _closing_on_signals(close: Callable[[], object]) -> Iterator[None]:
    """Signals close the window, and nothing is asked. Python is woken by a socket: nothing polls."""
    reader, writer = socket.socketpair()
    with reader, writer:
        for end in (reader, writer):
            end.setblocking(False)
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM, *_hang_up()):
            signal.signal(number, lambda *_: None)
        notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(lambda: (reader.recv(64), close()))
        yield
        notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
