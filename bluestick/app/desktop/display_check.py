"""Check before start-up that Qt can open a window: display, platform plugin, shared libraries."""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import DEVNULL

from PySide6.QtCore import QLibrary

from bluestick import libraries
from bluestick.store import paths
from bluestick.user_error import MissingLibrary, NoWindow

DIALOG_PROGRAMS = {
    "zenity": ("--error", "--no-markup", "--title=bluestick", "--text={}"),
    "kdialog": ("--title", "bluestick", "--error", "{}"),
    "xmessage": ("-title", "bluestick", "{}"),
    "notify-send": ("--icon=dialog-error", "bluestick", "{}"),
}
"""Programs that can show an error message when Qt cannot, best first, with their arguments."""


@contextmanager
def display_required(platform: str | None = None) -> Iterator[None]:
    """Raise NoWindow unless Qt can open a window on ``platform`` (default: QT_QPA_PLATFORM).

    The test connection stays open inside the context: an X server may restart after its last client.
    """
    with ExitStack() as connections:
        if sys.platform == "linux":
            reasons = []
            for fault in _iter_faults(
                os.environ.get("QT_QPA_PLATFORM", "") if platform is None else platform, connections
            ):
                if fault is None:
                    break
                reasons.append(fault)
            else:
                reasons.sort(key=lambda fault: fault.code == "no_answer")  # missing libraries first: installable
                raise reasons[0] if reasons else NoWindow("no_display")
        yield


def uses_display(platform: str) -> bool:
    """Return whether Qt would use DISPLAY or WAYLAND_DISPLAY; ``platform``: "" for the default."""
    named = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return named and (not platform or platform.lower().startswith(("xcb", "wayland")))


def show_error(sentence: str) -> None:
    """Show a message with the first external program that is installed, without waiting."""
    if not uses_display(""):
        return
    for program, arguments in DIALOG_PROGRAMS.items():
        command = [program, *(argument.format(sentence) for argument in arguments)]
        try:
            subprocess.Popen(  # noqa: S603  names from the table above
                command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
            )
        except FileNotFoundError:
            continue
        return


def try_window(platform: str) -> None:
    """Create a window without showing it. Run this in a subprocess, because Qt may abort."""
    os.environ["QT_QPA_PLATFORM"] = platform
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(["bluestick"])
    window = QWidget()
    window.winId()
    app.processEvents()


def _iter_faults(chosen: str, connections: ExitStack) -> Iterator[NoWindow | None]:
    """Yield, for each platform in Qt's order, why Qt cannot use it, or None if it can.

    ``chosen``: as QT_QPA_PLATFORM; "" for Qt's default. Test connections stay open until ``connections`` closes.
    """
    for name in _candidate_platforms(chosen):
        kind = name.lower().partition("-")[0]
        plugin = _find_plugin(kind)
        if plugin is None:
            yield NoWindow("no_platform", name=name)
        elif kind == "xcb":
            yield _plugin_fault(plugin) or _connection_fault(
                os.environ.get("DISPLAY", ""), connections, _connect_x_server
            )
        elif kind == "wayland":
            yield _plugin_fault(plugin) or _connection_fault(_wayland_display(), connections, _connect_compositor)
        else:
            yield None


def _candidate_platforms(chosen: str) -> list[str]:
    """Return the names in ``chosen`` (as QT_QPA_PLATFORM); if empty, those that Qt derives from the session."""
    if chosen:
        return [part.partition(":")[0] for part in chosen.split(";")]
    found = []
    if "WAYLAND_DISPLAY" in os.environ or os.environ.get("XDG_SESSION_TYPE") == "wayland":
        found.append("wayland")
    if os.environ.get("DISPLAY"):
        found.append("xcb")
    return found


def _find_plugin(kind: str) -> Path | None:
    """Return the file of Qt's plugin for a platform. Older Qt has several for Wayland, with the same dependencies."""
    return next(
        (file for folder in paths.qt_platform_folders() for file in sorted(folder.glob(f"libq{kind}*.so"))), None
    )


def _plugin_fault(plugin: Path) -> NoWindow | None:
    """Load a plugin; return why that fails, or None. No time is lost: Qt would load the same plugin."""
    library = QLibrary(str(plugin))
    if library.load():
        return None
    lacking = libraries.of_the_system(library.errorString())
    if not lacking:
        return NoWindow("part_missing", file=plugin)
    table = libraries.X11 if "xcb" in plugin.name else libraries.WAYLAND
    return MissingLibrary(lacking, *libraries.missing({**libraries.QT, **table}))


def _connection_fault(display: str, connections: ExitStack, connect: Callable[[ExitStack], bool]) -> NoWindow | None:
    if not display:
        return NoWindow("no_display")
    return None if connect(connections) else NoWindow("no_answer", display=display)


def _connect_x_server(connections: ExitStack) -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    connections.callback(xcb.xcb_disconnect, connection)
    return bool(xcb.xcb_connection_has_error(connection) == 0)


def _wayland_display() -> str:
    return os.environ.get("WAYLAND_DISPLAY") or "wayland-0"


def _connect_compositor(connections: ExitStack) -> bool:
    if "WAYLAND_SOCKET" in os.environ:  # an open connection, reserved for Qt
        return True
    connection = connections.enter_context(socket.socket(socket.AF_UNIX))
    try:
        connection.connect(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), _wayland_display()))
    except OSError:
        return False
    return True
