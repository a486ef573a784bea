"""Requests from the desktop: second start, dropped files, end of the session."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QSessionManager
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop.single_instance import Instance, Listener, OpenRequest
from bluestick.store import paths

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow


class OpenRequests(QObject):
    """Handles requests from the desktop to the window: second start, dropped files, end of session."""

    def __init__(self, window: MainWindow, house: Instance) -> None:
        super().__init__(window)
        self._window = window
        self._deaf = house.deaf
        if house.listener is not None:
            Listener(house.listener, self._come_again, self)
        if house.deaf:
            window.navigator.message.say(
                lambda: self.tr(
                    "Another bluestick window is open but doesn’t answer. You can play here, but you can’t open the "
                    "match that is open there."
                )
            )
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.commitDataRequest.connect(self._end)

    def begin(self, wish: OpenRequest) -> None:
        """Execute the command-line request; if it is empty, resume the match left on the table."""
        self._tell_if_nothing_is_kept()
        left = self._window.settings.table
        if wish.file is not None or wish.game is not None:
            self._window.navigator.left = left if os.path.isfile(left) else ""
            self._do(wish)
        elif os.path.isfile(left) and not self._deaf:
            self._window.navigator.files.resume(Path(left))
        self._window.navigator.files.offer_rescued()

    def _tell_if_nothing_is_kept(self) -> None:
        """Show a message if nothing can be saved because the portable data folder is read-only."""
        folder = paths.portable()
        error = folder and paths.unwritable(folder)
        if error:
            self._window.navigator.message.say(
                lambda: self.tr(
                    "The program can’t write to “{folder}” ({reason}). You can play, but matches and settings won’t "
                    "be saved."
                ).format(folder=folder, reason=error.strerror or error)
            )

    def _end(self, _manager: QSessionManager) -> None:
        self._window.be_ready_to_end()

    def _come_again(self, wish: OpenRequest) -> None:
        """Execute the request of a second start, after closing modal dialogs."""
        if wish.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = wish.token  # Qt passes it to a Wayland compositor
        while (dialog := QApplication.activeModalWidget()) is not None and dialog.close():
            pass
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if wish.language is not None:
            window.appearance.speak(wish.language)
        QTimer.singleShot(0, self, lambda: self._do(wish))  # after the dialog has closed

    def _do(self, wish: OpenRequest) -> None:
        if wish.file is not None:
            self._window.navigator.files.resume(Path(wish.file))
        elif wish.game is not None:
            self._window.navigator.open_new_match(wish.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            event.acceptProposedAction()
            self._take([url.toLocalFile() for url in event.mimeData().urls()])
            return True
        return False

    def _take(self, files: list[str]) -> None:
        """Open a dropped file; show a message for several files, or for something other than a local file."""
        if len(files) == 1 and files[0]:
            self._window.navigator.files.resume(Path(files[0]))
        else:
            self._window.navigator.message.say(
                lambda: self.tr("You can open one match at a time. Drop a single file (.bluestick).")
            )
