"""A virtual X screen, with screenshots, keys and mouse."""

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
"""Header of the file Xvfb paints into (xwd)."""


@dataclass(frozen=True)
class Screen:
    """A virtual X server and the file of its frame buffer."""

    display: str
    file: Path

    def picture(self) -> QImage:
        data = self.file.read_bytes()
        header = HEADER.unpack_from(data)
        offset, width, height, stride = header[0] + 12 * header[19], header[4], header[5], header[12]
        return QImage(data[offset:], width, height, stride, QImage.Format.Format_RGB32).copy()

    def windows(self, name: str = "bluestick") -> list[str]:
        command = ["xdotool", "search", "--onlyvisible", "--class", name]
        done = subprocess.run(command, env=self._environment(), capture_output=True, text=True, check=False)
        return done.stdout.split()

    def window(self) -> str:
        wait_until(lambda: bool(self.windows()), "open a window")
        (window,) = self.windows()
        return window

    def part(self, window: str) -> QImage:
        told = self._do("getwindowgeometry", "--shell", window)
        place = dict(line.split("=") for line in told.split())
        return self.picture().copy(*(int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def is_still(self, window: str) -> bool:
        """Return whether a window does not change for half a second."""
        before = self.part(window)
        time.sleep(0.5)
        return self.part(window) == before

    def attend(self, window: str) -> None:
        """Give a window the focus, and move the mouse away."""
        width, height = SIZE
        self._do("mousemove", str(width - 1), str(height - 1))
        self._do("windowfocus", "--sync", window)

    def press(self, window: str, *keys: str) -> None:
        self.attend(window)
        self.press_on(*keys)

    def press_on(self, *keys: str) -> None:
        for key in keys:
            self._do("key", "--clearmodifiers", key)

    def click(self, window: str, *, right: int, top: int) -> None:
        """Click this many points from the right and the top edge."""
        width = self.part(window).width()
        self._do("mousemove", "--window", window, str(width - right), str(top), "click", "1")

    def _do(self, *args: str) -> str:
        return checked(["xdotool", *args], self._environment())

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}


@contextmanager
def screen() -> Iterator[Screen]:
    """Run an X server, open to every user of this machine but not to the network."""
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
