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
from bluestick.app.desktop.single_instance import OpenRequest, SingleInstance, claim_or_forward
from bluestick.app.widgets import style
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import language
from bluestick.user_error import Complaint, MissingResource

M_MMAP_THRESHOLD = -3
"""Number of this option of mallopt in malloc.h."""
MMAP_THRESHOLD = 128 << 10
"""Size in bytes from which glibc is to allocate memory by mmap."""


class Application(QApplication):
    """Application that opens files from the Finder on macOS."""

    asked = Signal(str)
    """Emitted to open a file; argument: its path."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.emit(event.file())
            return True
        return super().event(event)


def run(file: str | None = None, game: str | None = None, code: str | None = None) -> int:
    """Run the program, or pass the request to a running instance; return the exit status.

    ``code``: language for this run only. Raise Complaint if Qt can open no window, resources are missing, or Qt cannot
    address the data folder.
    """
    for folder in (paths.data_folder(), paths.settings_file().parent):
        if not _has_unicode_name(folder):
            raise Complaint("odd_folder", folder=folder)
    request = OpenRequest(file and os.path.abspath(file), game, code, os.environ.get("XDG_ACTIVATION_TOKEN"))
    instance = claim_or_forward(paths.data_folder(), request)
    if instance is None:
        return 0
    try:
        return _run_window(request, instance)
    finally:
        instance.leave()


def _run_window(request: OpenRequest, instance: SingleInstance) -> int:
    return_freed_memory()
    QGuiApplication.setDesktopFileName("org.bluestick.Bluestick")
    with display_check.display_required():
        app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("bluestick")
    app.setApplicationVersion(bluestick.__version__)
    error_log.install_log(paths.log_file())
    settings = Settings(paths.settings_file())
    damaged = _install_language(app, settings.language if request.language is None else request.language)
    art.open_resources(paths.resources_folder())
    art.set_damage_listener(damaged.append)
    style.apply_style(app, style.theme(settings.theme))
    app.setWindowIcon(art.app_icon())

    from bluestick.app.shell.open_requests import OpenRequests
    from bluestick.app.shell.window import MainWindow

    saves = MatchStore(paths.matches_folder())
    window = MainWindow(settings, saves)
    error_log.set_listener(window.navigator.message.report_fault)
    art.set_damage_listener(window.navigator.message.report_damaged)
    for part in damaged:
        window.navigator.message.report_damaged(part)
    window.show()
    gc.freeze()  # long-lived objects, never garbage
    gc.enable()
    saves.delete_leftovers(paths.settings_file())
    app.asked.connect(lambda file: window.navigator.files.resume(Path(file)))
    OpenRequests(window, instance).begin(request)
    with _close_on_signals(window.close_without_asking):
        status = app.exec()
    error_log.set_listener(None)
    art.set_damage_listener(None)
    return status


def return_freed_memory() -> None:
    """Allocate large blocks by mmap: else glibc keeps freed memory, which fragments and grows."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # not glibc
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, MMAP_THRESHOLD)


def _install_language(app: QApplication, code: str) -> list[Path]:
    """Install a language's translations, or English if that fails; return damaged translation files."""
    damaged: list[Path] = []
    for choice in dict.fromkeys((code, "en")):
        try:
            return [*damaged, *language.install_language(app, choice)]
        except MissingResource as error:
            damaged.append(error.path)
    return damaged


def _has_unicode_name(folder: Path) -> bool:
    """Return whether the folder's name is valid Unicode, as Qt needs."""
    try:
        str(folder).encode()
    except UnicodeEncodeError:
        return False
    return True


def _hangup_signals() -> list[signal.Signals]:
    """Return SIGHUP (the terminal closes) in a list; empty if ignored (``nohup``) or unknown."""
    number = getattr(signal, "SIGHUP", None)
    return [number] if number is not None and signal.getsignal(number) != signal.SIG_IGN else []


@contextlib.contextmanager
def _close_on_signals(close: Callable[[], object]) -> Iterator[None]:
    """Close the window on SIGINT, SIGTERM or SIGHUP. A socket wakes Python: no polling."""
    reader, writer = socket.socketpair()
    with reader, writer:
        for end in (reader, writer):
            end.setblocking(False)
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM, *_hangup_signals()):
            signal.signal(number, lambda *_: None)
        notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(lambda: (reader.recv(64), close()))
        yield
        notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
