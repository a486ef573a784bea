"""Requests from the desktop: second start, dropped files, end of the session."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QSessionManager
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop.single_instance import OpenRequest, SingleInstance
from bluestick.store import paths

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow


class OpenRequests(QObject):
    """Handler of requests from the desktop."""

    def __init__(self, window: MainWindow, instance: SingleInstance) -> None:
        super().__init__(window)
        self._window = window
        self._is_unheard = instance.is_unheard
        instance.listen(self._serve)
        if instance.is_unheard:
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

    def begin(self, request: OpenRequest) -> None:
        """Execute the request of the command line; without file and game, resume the match left on the table."""
        self._warn_if_read_only()
        left = self._window.settings.table
        if request.file is not None or request.game is not None:
            self._window.navigator.left = left if os.path.isfile(left) else ""
            self._execute(request)
        elif os.path.isfile(left) and not self._is_unheard:
            self._window.navigator.files.resume(Path(left))
        self._window.navigator.files.offer_rescued()

    def _warn_if_read_only(self) -> None:
        folder = paths.portable_folder()
        error = folder and paths.write_error(folder)
        if error:
            self._window.navigator.message.say(
                lambda: self.tr(
                    "The program can’t write to “{folder}” ({reason}). You can play, but matches and settings won’t "
                    "be saved."
                ).format(folder=folder, reason=error.strerror or error)
            )

    def _end(self, _manager: QSessionManager) -> None:
        self._window.save_before_end()

    def _serve(self, request: OpenRequest) -> None:
        """Execute the request of a second start, after closing modal dialogs."""
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt passes it to a Wayland compositor
        while (dialog := QApplication.activeModalWidget()) is not None and dialog.close():
            pass
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if request.language is not None:
            window.appearance.switch_language(request.language)
        QTimer.singleShot(0, self, lambda: self._execute(request))  # after the dialog has closed

    def _execute(self, request: OpenRequest) -> None:
        if request.file is not None:
            self._window.navigator.files.resume(Path(request.file))
        elif request.game is not None:
            self._window.navigator.open_new_match(request.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            event.acceptProposedAction()
            self._open_dropped([url.toLocalFile() for url in event.mimeData().urls()])
            return True
        return False

    def _open_dropped(self, files: list[str]) -> None:
        if len(files) == 1 and files[0]:
            self._window.navigator.files.resume(Path(files[0]))
        else:
            self._window.navigator.message.say(
                lambda: self.tr("You can open one match at a time. Drop a single file (.bluestick).")
            )
