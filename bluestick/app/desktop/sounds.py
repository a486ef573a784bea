"""Sound player: queue and worker thread, so that no window waits for an audio device.

Nothing of it is loaded before a table is opened with the sounds on. Where there is no device it is silent, and
nobody is told.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from PySide6.QtCore import QObject, Signal

from bluestick.store.settings import Settings
from bluestick.tables.motion.sounds import Sound

VOLUMES = {"off": 0.0, "quiet": 0.25, "normal": 0.5, "loud": 1.0}
"""What the settings mean, as a share of what the files hold."""
APART = 0.06
"""Seconds from one sound to the next of its kind: what comes sooner is not heard."""
WAITING = 16
"""So many sounds at most wait for a device that hangs."""
IDLE = 2.5
"""Seconds without a sound before the device may rest. The longest sound is shorter."""
PATIENCE = 0.5
"""Seconds that the program waits at its end for a device that does not let go."""


@dataclass(frozen=True, slots=True)
class SoundRequest:
    """Sound to be played."""

    sound: str
    volume: float
    when: float


class Sounds(QObject):
    """Plays what it is told, as loud as the settings say."""

    missing = Signal(object)
    """The file of a sound that cannot be read: a Path."""

    def __init__(self, settings: Settings, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self._last: dict[str, float] = {}
        self._asked: SimpleQueue[SoundRequest | None] = SimpleQueue()
        self._thread: Thread | None = None
        settings.changed.connect(self._follow)

    def prepare(self) -> None:
        """There will be sounds soon: load what plays them."""
        volume = VOLUMES[self._settings.sound]
        if volume and self._thread is None:
            self._thread = Thread(target=self._serve, args=(self._asked,), name="sounds", daemon=True)
            self._thread.start()

    def play(self, sound: str) -> None:
        """Let this be heard now, or not at all."""
        volume, now = VOLUMES[self._settings.sound], monotonic()
        if not volume or now - self._last.get(sound, -math.inf) < APART or self._asked.qsize() >= WAITING:
            return
        self._last[sound] = now
        self.prepare()
        self._asked.put(SoundRequest(sound, volume, now))

    def close(self) -> None:
        """The end. A device that hangs is left behind."""
        thread = self._thread
        self._dismiss()
        if thread is not None:
            thread.join(PATIENCE)

    def _follow(self, name: str) -> None:
        """Whoever chooses how loud it is hears it."""
        if name == "sound":
            if self._settings.sound == "off":
                self._dismiss()
            else:
                self.play(Sound.LAY)

    def _dismiss(self) -> None:
        """The thread ends as soon as it can."""
        if self._thread is not None:
            self._thread = None
            self._asked.put(None)
            self._asked = SimpleQueue()

    def _serve(self, asked: SimpleQueue[SoundRequest | None]) -> None:
        """What the thread does."""
        try:
            from bluestick.app.desktop.audio_output import Player
        except ImportError:  # the library is not there, or not for this system
            return
        player = Player(self._folder, self.missing.emit)
        try:
            while True:
                try:
                    wanted = asked.get(timeout=IDLE if player.is_on else None)
                except Empty:
                    player.rest()
                    continue
                if wanted is None:
                    break
                player.play(wanted)
        finally:
            player.close()
