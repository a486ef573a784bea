"""A screen that nobody sees, with its picture and its keys."""

from __future__ import annotations

import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage

from checks.debian import checked
from checks.trial import Disappointed, wait_until

SIZE = (1600, 1000)
HEADER = struct.Struct(">25I")
"""Of the file that Xvfb paints into: the format of xwd."""


@dataclass(frozen=True)
class Screen:
    """An X server in memory."""

    display: str
    file: Path

    def picture(self) -> QImage:
        """What is to be seen now."""
        data = self.file.read_bytes()
        header = HEADER.unpack_from(data)
        offset, width, height, stride = header[0] + 12 * header[19], header[4], header[5], header[12]
        return QImage(data[offset:], width, height, stride, QImage.Format.Format_RGB32).copy()

    def windows(self, name: str = "bluestick") -> list[str]:
        """The windows of a program that can be seen."""
        command = ["xdotool", "search", "--onlyvisible", "--class", name]
        done = subprocess.run(command, env=self._environment(), capture_output=True, text=True, check=False)
        return done.stdout.split()

    def window(self) -> str:
        """The only window there is, as soon as there is one."""
        wait_until(lambda: bool(self.windows()), "open a window")
        (window,) = self.windows()
        return window

    def part(self, window: str) -> QImage:
        """What is to be seen of a window."""
        told = self._do("getwindowgeometry", "--shell", window)
        place = dict(line.split("=") for line in told.split())
        return self.picture().copy(*(int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def is_still(self, window: str) -> bool:
        """Whether nothing changes in a window for a moment."""
        before = self.part(window)
        time.sleep(0.5)
        return self.part(window) == before

    def attend(self, window: str) -> None:
        """Give a window the focus, and take the mouse out of the way."""
        width, height = SIZE
        self._do("mousemove", str(width - 1), str(height - 1))
        self._do("windowfocus", "--sync", window)

    def press(self, window: str, *keys: str) -> None:
        """Press keys, as a person does, while a window has the focus."""
        self.attend(window)
        self.press_on(*keys)

    def press_on(self, *keys: str) -> None:
        """Press keys where the focus is."""
        for key in keys:
            self._do("key", "--clearmodifiers", key)

    def click(self, window: str, *, right: int, top: int) -> None:
        """Click so many points from the right and upper edge of a window."""
        width = self.part(window).width()
        self._do("mousemove", "--window", window, str(width - right), str(top), "click", "1")

    def _do(self, *args: str) -> str:
        return checked(["xdotool", *args], self._environment())

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}


@contextmanager
def screen() -> Iterator[Screen]:
    """Run an X server for a while, open to every user of this machine and to nobody beyond."""
    width, height = SIZE
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        geometry = ["-screen", "0", f"{width}x{height}x24", "-fbdir", folder]
        command = ["Xvfb", "-displayfd", str(writer), *geometry, "-nolisten", "tcp", "-ac", "-noreset"]
        server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        try:
            with os.fdopen(reader) as number:
                display = number.readline().strip()
            if not display:
                raise Disappointed("Xvfb does not start")
            yield Screen(f":{display}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()
