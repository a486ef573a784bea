"""Uncaught exceptions: written to a log file and reported to a callback."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSysInfo, QTimer

import bluestick
from bluestick.engine.safe_open import open_regular
from bluestick.store.files import put_aside_irregular

MAX_SIZE = 200_000
"""Maximum size in bytes of each of the two log files: the current one and the one before."""

log = logging.getLogger("bluestick")


class LogFile(logging.FileHandler):
    """Log file, created with the first entry."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, encoding="utf-8", errors="backslashreplace", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self.works = True

    def _open(self) -> TextIOWrapper:
        return TextIOWrapper(open_regular(Path(self.baseFilename), "ab"), self.encoding, self.errors)

    def emit(self, record: logging.LogRecord) -> None:
        self.works = True
        file = Path(self.baseFilename)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            put_aside_irregular(file)
            if os.path.lexists(file) and file.lstat().st_size + len(self.format(record)) > MAX_SIZE:
                self.close()
                file.replace(f"{file}.1")
        except OSError:
            self.handleError(record)
        else:
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Note that the file could not be written. Standard error still gets the record."""
        self.works = False


_listener: Callable[[Path | None], None] | None = None


def install_log(file: Path) -> None:
    """Log uncaught exceptions to ``file`` as well as to standard error."""
    handler = LogFile(file)
    log.addHandler(handler)
    log.addHandler(logging.lastResort or logging.NullHandler())  # standard error

    def unforeseen(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
        log.critical("bluestick %s on %s", bluestick.__version__, system, exc_info=(kind, error, trace))
        QTimer.singleShot(
            0, lambda: _notify_listener(file if handler.works else None)
        )  # later: a widget may be painting now

    def ignored(what: sys.UnraisableHookArgs) -> None:
        log.error("ignored in %r", what.object, exc_info=what.exc_value)

    sys.excepthook = unforeseen
    sys.unraisablehook = ignored


def set_listener(listener: Callable[[Path | None], None] | None) -> None:
    """Set the callback for uncaught errors. Its argument: the log file, None if that cannot be written."""
    global _listener
    _listener = listener


def _notify_listener(file: Path | None) -> None:
    try:
        if _listener is not None:
            _listener(file)
    except Exception:
        log.exception("nobody can be told")
