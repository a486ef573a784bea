"""Single instance per data folder: lock, local socket, and the request passed to the running window.

The first start holds a lock in the user's runtime folder, and listens at a socket beside it. The system takes the lock
away from a process that ends, however it ends; so a socket that a killed one has left is in nobody's way.
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
"""Seconds for which the first window may be busy, or still opening."""
AGAIN = 0.05
"""Seconds between two knocks where nobody opens."""
MOST = 65536
"""Bytes of a wish."""
HEARD = b"heard"
SILENCE = 2000
"""Milliseconds after which a guest that has said nothing is sent away."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """Command-line request passed to the running instance. An empty request raises the window."""

    file: str | None = None
    game: str | None = None
    language: str | None = None
    token: str | None = None
    """The desktop's permission to come to the front."""


@dataclass(frozen=True, slots=True)
class Instance:
    """Lock and socket of the single instance."""

    listener: socket.socket | None = None
    """None: nobody can be let in, since the system has no such sockets, or another window has the place."""
    lock: int | None = None
    deaf: bool = False
    """Whether another window has the place, and does not answer."""

    def leave(self) -> None:
        """Now another one may be the first."""
        if self.listener is not None and self.lock is not None:
            with suppress(OSError):  # somebody has tidied up
                os.unlink(self.listener.getsockname())
            self.listener.close()
            os.close(self.lock)


def enter(data: Path, wish: OpenRequest, patience: float | None = None) -> Instance | None:
    """Be the first for this folder of data; None if another is, and has taken over what was wished."""
    if os.name != "posix":  # Python has no such sockets elsewhere
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
    """Where the lock and the socket of this folder lie. OSError if there is no place of this user alone."""
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
    except OSError:  # a path that is too long: nobody is led here, and nobody waits
        listener.close()
        os.close(lock)
        return Instance()
    return Instance(listener, lock)


def _hand_over(place: str, wish: OpenRequest, patience: float) -> bool:
    """Whether whoever has the place has heard. It may be about to begin, or to end."""
    with socket.socket(socket.AF_UNIX) as caller, suppress(OSError):
        caller.settimeout(patience)
        caller.connect(place)
        caller.sendall(json.dumps(asdict(wish)).encode())
        return caller.recv(len(HEARD)) == HEARD
    return False


class Listener(QObject):
    """Accepts connections of later starts and passes their requests to ``serve``."""

    def __init__(self, listener: socket.socket, serve: Callable[[OpenRequest], object], parent: QObject) -> None:
        super().__init__(parent)
        self._listener = listener
        self._serve = serve
        listener.setblocking(False)
        self._bell = QSocketNotifier(listener.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._let_in)

    def _let_in(self) -> None:
        with suppress(OSError):  # gone again
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
        """A guest that says nothing holds no place."""
        ear.setEnabled(False)
        ear.deleteLater()
        guest.close()


def _understood(said: bytes) -> OpenRequest | None:
    """What a guest wishes; None if no bluestick would say so."""
    try:
        wish = OpenRequest(**parsed(said))  # type: ignore[arg-type]  # other things than a dict are a TypeError
    except (ValueError, TypeError):
        return None
    texts = [text for text in astuple(wish) if text is not None]
    if not all(isinstance(text, str) and _is_plain(text) for text in texts):
        return None
    known = wish.game in (None, *GAMES) and wish.language in (None, *LANGUAGES)
    return wish if known else None


def _is_plain(text: str) -> bool:
    """Whether the system takes it for a name: it has no NUL, and no half of a surrogate that stands for no byte."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
