"""Start of the graphical program: application object, language, lock, window."""

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
from bluestick.app.desktop import display_check, error_log
from bluestick.app.desktop.single_instance import Instance, OpenRequest, enter
from bluestick.app.widgets import style
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import language
from bluestick.user_error import Complaint, MissingResource

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
    wish = OpenRequest(file and os.path.abspath(file), game, code, os.environ.get("XDG_ACTIVATION_TOKEN"))
    house = enter(paths.data(), wish)
    if house is None:
        return 0
    try:
        return _open(wish, house)
    finally:
        house.leave()


def _open(wish: OpenRequest, house: Instance) -> int:
    give_back_memory()
    QGuiApplication.setDesktopFileName("org.bluestick.Bluestick")
    with display_check.required():
        app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("bluestick")
    app.setApplicationVersion(bluestick.__version__)
    error_log.write_down(paths.log_file())
    settings = Settings(paths.settings_file())
    damaged = _speak(app, settings.language if wish.language is None else wish.language)
    art.open_resources(paths.resources())
    art.tell(damaged.append)
    style.apply_style(app, style.theme(settings.theme))
    app.setWindowIcon(art.app_icon())

    from bluestick.app.shell.open_requests import OpenRequests
    from bluestick.app.shell.window import MainWindow

    saves = MatchStore(paths.matches())
    window = MainWindow(settings, saves)
    error_log.tell(window.navigator.message.report_fault)
    art.tell(window.navigator.message.report_damaged)
    for part in damaged:
        window.navigator.message.report_damaged(part)
    window.show()
    gc.freeze()  # the program itself is no garbage
    gc.enable()
    saves.sweep(paths.settings_file())
    app.asked.connect(lambda file: window.navigator.files.resume(Path(file)))
    OpenRequests(window, house).begin(wish)
    with _closing_on_signals(window.close_unasked):
        status = app.exec()
    error_log.tell(None)
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
