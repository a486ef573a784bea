"""Sound player: queue and worker thread, so that no window waits for an audio device."""

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
MIN_INTERVAL = 0.06
"""Seconds after a sound in which another request for the same sound is dropped."""
MAX_QUEUED = 16
IDLE_TIMEOUT = 2.5
"""Seconds without a sound before the device is stopped; longer than any sound."""
CLOSE_TIMEOUT = 0.5
"""Seconds to wait at exit for a device that hangs."""


@dataclass(frozen=True, slots=True)
class SoundRequest:
    """Request to the sound thread to play a sound."""

    sound: str
    volume: float
    when: float


class Sounds(QObject):
    """Sound player at the volume of the settings."""

    missing = Signal(object)
    """Emitted when a sound file cannot be read; argument: its Path."""

    def __init__(self, settings: Settings, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self._last: dict[str, float] = {}
        self._asked: SimpleQueue[SoundRequest | None] = SimpleQueue()
        self._thread: Thread | None = None
        settings.changed.connect(self._apply_setting_change)

    def prepare(self) -> None:
        """Start the sound thread, if sounds are on, so that the first sound plays without delay."""
        volume = VOLUMES[self._settings.sound]
        if volume and self._thread is None:
            self._thread = Thread(target=self._serve, args=(self._asked,), name="sounds", daemon=True)
            self._thread.start()

    def play(self, sound: str) -> None:
        """Queue a sound by name; it is dropped if it cannot be played without delay."""
        volume, now = VOLUMES[self._settings.sound], monotonic()
        if not volume or now - self._last.get(sound, -math.inf) < MIN_INTERVAL or self._asked.qsize() >= MAX_QUEUED:
            return
        self._last[sound] = now
        self.prepare()
        self._asked.put(SoundRequest(sound, volume, now))

    def close(self) -> None:
        thread = self._thread
        self._stop_thread()
        if thread is not None:
            thread.join(CLOSE_TIMEOUT)

    def _apply_setting_change(self, name: str) -> None:
        """Play a sample sound when the setting for the volume changes."""
        if name == "sound":
            if self._settings.sound == "off":
                self._stop_thread()
            else:
                self.play(Sound.LAY)

    def _stop_thread(self) -> None:
        if self._thread is not None:
            self._thread = None
            self._asked.put(None)
            self._asked = SimpleQueue()

    def _serve(self, asked: SimpleQueue[SoundRequest | None]) -> None:
        """Play the requests in the queue until None arrives; run in the sound thread."""
        try:
            from bluestick.app.desktop.audio_output import Player
        except ImportError:  # the library is missing, or not built for this system
            return
        player = Player(self._folder, self.missing.emit)
        try:
            while True:
                try:
                    wanted = asked.get(timeout=IDLE_TIMEOUT if player.is_on else None)
                except Empty:
                    player.rest()
                    continue
                if wanted is None:
                    break
                player.play(wanted)
        finally:
            player.close()
