"""Single instance per data folder: lock, local socket, and the request passed to the running window.

The first instance holds a lock in the user's runtime folder and listens at a socket beside it. The system releases the
lock when the process ends, even if it is killed, so a socket left behind does no harm.
"""

from __future__ import annotations

import json
import os
import socket
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, astuple, dataclass
from hashlib import blake2b
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer

from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.json_files import parsed
from bluestick.text.language import LANGUAGES
from bluestick.user_error import Complaint

PATIENCE = 10.0
"""Seconds to wait for a running instance that is busy or still starting."""
AGAIN = 0.05
"""Seconds between two attempts to connect."""
MOST = 65536
"""Maximum size of a request, in bytes."""
HEARD = b"heard"
SILENCE = 2000
"""Milliseconds after which a connection that sends nothing is closed."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """Command-line request passed to the running instance. An empty request raises the window."""

    file: str | None = None
    game: str | None = None
    language: str | None = None
    token: str | None = None
    """Desktop's activation token, which permits the running window to come to the front; None without one."""


@dataclass(frozen=True, slots=True)
class Instance:
    """Lock and socket of the single instance."""

    listener: socket.socket | None = None
    """Listening socket; None if the system has no Unix sockets, or if another instance holds the lock."""
    lock: int | None = None
    deaf: bool = False
    """Whether another instance holds the lock but does not answer."""

    def leave(self) -> None:
        """Remove the socket and release the lock."""
        if self.listener is not None and self.lock is not None:
            with suppress(OSError):  # the file was deleted meanwhile
                os.unlink(self.listener.getsockname())
            self.listener.close()
            os.close(self.lock)


def enter(data: Path, wish: OpenRequest, patience: float | None = None) -> Instance | None:
    """Become the single instance for a data folder; return None if another one has taken over the request."""
    if os.name != "posix":  # no Unix sockets in Python elsewhere
        return Instance()
    import fcntl

    try:
        place = _place(data)
        lock = os.open(f"{place}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except (OSError, Complaint):
        return Instance()
    until = time.monotonic() + (PATIENCE if patience is None else patience)
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            left = until - time.monotonic()
            if left > 0 and _hand_over(place, wish, left):
                os.close(lock)
                return None
        else:
            return _move_in(place, lock)
        if left <= 0:
            os.close(lock)
            return Instance(deaf=True)
        time.sleep(AGAIN)


def _place(data: Path) -> str:
    """Return the socket's path for a data folder. Raise OSError if other users can access the runtime folder."""
    folder = paths.runtime()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise PermissionError(f"{folder} is not for one user alone")
    return str(folder / blake2b(os.fsencode(os.path.realpath(data)), digest_size=8).hexdigest())


def _move_in(place: str, lock: int) -> Instance:
    listener = socket.socket(socket.AF_UNIX)
    try:
        with suppress(FileNotFoundError):
            os.unlink(place)
        listener.bind(place)
        listener.listen()
    except OSError:  # path too long: other starts find no socket here
        listener.close()
        os.close(lock)
        return Instance()
    return Instance(listener, lock)


def _hand_over(place: str, wish: OpenRequest, patience: float) -> bool:
    """Send the request to the running instance, which may be starting or ending; return whether it was accepted."""
    with socket.socket(socket.AF_UNIX) as caller, suppress(OSError):
        caller.settimeout(patience)
        caller.connect(place)
        caller.sendall(json.dumps(asdict(wish)).encode())
        return caller.recv(len(HEARD)) == HEARD
    return False


class Listener(QObject):
    """Accepts connections from later starts of the program and passes their requests to ``serve``."""

    def __init__(self, listener: socket.socket, serve: Callable[[OpenRequest], object], parent: QObject) -> None:
        super().__init__(parent)
        self._listener = listener
        self._serve = serve
        listener.setblocking(False)
        self._bell = QSocketNotifier(listener.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._let_in)

    def _let_in(self) -> None:
        with suppress(OSError):  # already disconnected
            guest, _ = self._listener.accept()
            guest.setblocking(False)
            ear = QSocketNotifier(guest.fileno(), QSocketNotifier.Type.Read, self)
            ear.activated.connect(lambda: self._hear(guest, ear))
            QTimer.singleShot(SILENCE, ear, lambda: self._send_away(guest, ear))

    def _hear(self, guest: socket.socket, ear: QSocketNotifier) -> None:
        ear.setEnabled(False)
        ear.deleteLater()
        wish = None
        with guest, suppress(OSError):
            wish = _understood(guest.recv(MOST))
            if wish is not None:
                guest.sendall(HEARD)
        if wish is not None:
            self._serve(wish)

    def _send_away(self, guest: socket.socket, ear: QSocketNotifier) -> None:
        """Close a connection that has sent nothing in time; ``ear``: the notifier of its socket."""
        ear.setEnabled(False)
        ear.deleteLater()
        guest.close()


def _understood(said: bytes) -> OpenRequest | None:
    """Return the request in the bytes received from another start, or None if they are not valid."""
    try:
        wish = OpenRequest(**parsed(said))  # type: ignore[arg-type]  # JSON other than a dict raises TypeError
    except (ValueError, TypeError):
        return None
    texts = [text for text in astuple(wish) if text is not None]
    if not all(isinstance(text, str) and _is_plain(text) for text in texts):
        return None
    known = wish.game in (None, *GAMES) and wish.language in (None, *LANGUAGES)
    return wish if known else None


def _is_plain(text: str) -> bool:
    """Return whether a string can be a file name: no NUL, and no surrogate that does not encode a byte."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
