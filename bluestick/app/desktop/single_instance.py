"""Single instance per data folder: lock, local server, and the request passed to the running window.

Lock and local socket (a named pipe on Windows) lie in the user's runtime folder. The system releases the lock of a
killed process, so a socket left behind does no harm.
"""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Callable
from dataclasses import asdict, astuple, dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

from PySide6.QtCore import QLockFile, Qt, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.journal import file_lock
from bluestick.store.json_files import checked, parse_json
from bluestick.text.language import LANGUAGES
from bluestick.user_error import Complaint

ANSWER_TIMEOUT = 10.0
"""Seconds to wait for a running instance that is busy or still starting."""
RETRY_DELAY = 0.05
"""Seconds between two attempts to connect."""
MAX_REQUEST_SIZE = 65536
"""Maximum size of a request, in bytes."""
ACCEPTED = b"heard"
SILENCE_TIMEOUT = 2000
"""Milliseconds after which a connection that sends nothing is closed."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """Command-line request passed to the running instance. An empty one raises the window."""

    file: str | None = None
    game: str | None = None
    language: str | None = None
    token: str | None = None
    """Desktop's activation token, which permits the running window to come to the front."""


class SingleInstance:
    """This process: the single instance, with lock and server, or one without either where locks fail."""

    def __init__(self, lock: QLockFile | None = None, address: str = "", *, is_unheard: bool = False) -> None:
        self.is_unheard = is_unheard
        """Whether another instance holds the lock but does not answer."""
        self._lock = lock
        self._address = address
        self._server: QLocalServer | None = None

    def listen(self, serve: Callable[[OpenRequest], object]) -> None:
        """Pass the requests of later starts to ``serve``; release the lock if no server can be made."""
        if self._lock is None:
            return
        QLocalServer.removeServer(self._address)  # left behind by an instance that was killed
        server = self._server = QLocalServer()
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(lambda: _accept(server, serve))
        if not server.listen(self._address):  # the path may be too long
            self.leave()

    def leave(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def claim_or_forward(data: Path, request: OpenRequest, patience: float | None = None) -> SingleInstance | None:
    """Become the single instance for a data folder; return None if another one took the request.

    ``patience``: seconds to wait for the other one's answer; None: ``ANSWER_TIMEOUT``.
    """
    try:
        place = _socket_path(data)
        lock = file_lock(place)
    except (OSError, Complaint):
        return SingleInstance()
    lock.setStaleLockTime(1)  # stale at once: the system still protects the lock of a live process
    address = str(place) if os.name == "posix" else f"bluestick-{place.name}"
    until = time.monotonic() + (ANSWER_TIMEOUT if patience is None else patience)
    while not lock.tryLock(0):
        if lock.error() != QLockFile.LockError.LockFailedError:  # a folder without locks
            return SingleInstance()
        left = until - time.monotonic()
        if left <= 0:
            return SingleInstance(is_unheard=True)
        if _hand_over(address, request, round(left * 1000)):
            return None
        time.sleep(RETRY_DELAY)
    return SingleInstance(lock, address)


def _socket_path(data: Path) -> Path:
    """Return the path of lock and socket. Raise OSError if other users can access the runtime folder."""
    folder = paths.runtime_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if os.name == "posix" and (not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077):
        raise PermissionError(f"{folder} is not for one user alone")
    return folder / blake2b(os.fsencode(os.path.realpath(data)), digest_size=8).hexdigest()


def _hand_over(address: str, request: OpenRequest, patience: int) -> bool:
    """Return whether the running instance accepted the request; ``patience``: milliseconds to wait."""
    caller = QLocalSocket()
    caller.connectToServer(address)
    if not caller.waitForConnected(patience):
        return False
    caller.write(json.dumps(asdict(request)).encode())
    return caller.waitForReadyRead(patience) and caller.readAll().data() == ACCEPTED


def _accept(server: QLocalServer, serve: Callable[[OpenRequest], object]) -> None:
    connection = server.nextPendingConnection()
    connection.setReadBufferSize(MAX_REQUEST_SIZE)
    connection.disconnected.connect(connection.deleteLater)
    connection.readyRead.connect(partial(_answer_connection, connection, serve), Qt.ConnectionType.SingleShotConnection)
    QTimer.singleShot(SILENCE_TIMEOUT, connection, connection.abort)


def _answer_connection(connection: QLocalSocket, serve: Callable[[OpenRequest], object]) -> None:
    request = _parse_request(bytes(connection.readAll().data()))
    if request is not None:
        connection.write(ACCEPTED)
        connection.flush()
    connection.disconnectFromServer()
    if request is not None:
        serve(request)


def _parse_request(said: bytes) -> OpenRequest | None:
    try:
        request = checked(OpenRequest, parse_json(said))
    except ValueError:
        return None
    known = request.game in (None, *GAMES) and request.language in (None, *LANGUAGES)
    return request if known and all(_is_file_name(text) for text in astuple(request) if text is not None) else None


def _is_file_name(text: str) -> bool:
    """Return whether a string has no NUL, and no surrogate that does not encode a byte."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
