"""Audio output device and mixer, run in the device's thread. Imported when the first sound is played.

miniaudio is spoken to by its own functions, which ``_miniaudio`` holds: the module above them, which would say the same
with fewer words, brings an HTTP client, and with it 30 ms and 4 MB.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

from _miniaudio import ffi, lib

from bluestick.app.desktop.sounds import SoundRequest
from bluestick.user_error import MissingResource

RATE = 24_000
"""Samples a second of all files."""
PERIOD, PERIODS = 10, 4
"""Milliseconds that the device asks for at a time, and how many of these it has in store."""
VOICES = 8
"""So many sounds at once."""
LATE = 0.15
"""Seconds after which it is better not to play a sound any more."""
NOTHING = int(lib.ma_backend_null)
"""A device that plays into nothing."""
AGAIN = 30.0
"""Seconds before a device is looked for once more where there was none."""
LOST = 1.0
"""Seconds after which a device that asks for nothing more is gone, or hangs."""
CARDS = Path("/dev/snd")
"""Where Linux keeps its sound cards. Without one ALSA writes thirty lines to standard error."""

Samples: TypeAlias = "array[int]"
"""Numbers of 16 bits."""


class NoSound(Exception):
    """There is no device, or it is out of order."""


def read(file: Path, volume: float) -> Samples:
    """A sound, so loud. MissingResource."""
    try:
        with wave.open(str(file), "rb") as sound:
            data, count = sound.readframes(sound.getnframes()), sound.getnframes()
            if sound.getparams()[:3] != (1, 2, RATE) or len(data) != 2 * count:
                raise MissingResource(file)
    except (OSError, EOFError, wave.Error) as error:
        raise MissingResource(file) from error
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return array("h", [round(volume * value) for value in samples])


def forms(folder: Path, sound: str) -> list[Path]:
    """The files of a sound, of which there may be several that differ a little."""
    return sorted(folder.glob(f"{sound}-*.wav")) or [folder / f"{sound}-1.wav"]


class Mixer:
    """What sounds now. Added to from one thread, and emptied from another."""

    def __init__(self) -> None:
        self._coming: deque[Samples] = deque()
        self._playing: list[tuple[Samples, int]] = []
        self.asked = monotonic()
        """When the device last wanted something."""

    def add(self, sound: Samples) -> None:
        """From now on this is heard, too."""
        self._coming.append(sound)

    def clear(self) -> None:
        """Nothing more of what was begun."""
        self._coming.clear()
        self._playing.clear()

    def more(self, frames: int) -> Samples:
        """The next samples of everything together."""
        self.asked = monotonic()
        while self._coming:
            sound = self._coming.popleft()
            if len(self._playing) < VOICES:
                self._playing.append((sound, 0))
        parts = [sound[at : at + frames] for sound, at in self._playing]
        self._playing = [(sound, at + frames) for sound, at in self._playing if at + frames < len(sound)]
        mixed = parts[0] if len(parts) == 1 else array("h", _together(parts))
        mixed.frombytes(bytes(2 * (frames - len(mixed))))
        return mixed


def _together(parts: Iterable[Samples]) -> list[int]:
    return [max(-32768, min(32767, sum(values))) for values in zip_longest(*parts, fillvalue=0)]


lib.init_miniaudio()


@ffi.def_extern()  # type: ignore[untyped-decorator]
def _internal_data_callback(device: Any, output: Any, _: Any, frames: int) -> None:
    """The device wants so many samples: it calls by this name."""
    ffi.memmove(output, ffi.from_handle(device.pUserData).more(frames), 2 * frames)


def _ask(result: int) -> None:
    """What the library answers. NoSound if it could not do it."""
    if result != lib.MA_SUCCESS:
        raise NoSound(result)


class AudioOutput:
    """The device that the system thinks best. NoSound whenever it cannot be used."""

    def __init__(self, backends: Sequence[int] | None = None) -> None:
        self.mixer = Mixer()
        self.is_on = False
        """Whether the device asks for samples."""
        self._handle = ffi.new_handle(self.mixer)
        self._name = ffi.new("char[]", b"bluestick")
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        wanted = ffi.new("ma_backend[]", list(usual() if backends is None else backends))
        around = lib.ma_context_config_init()
        around.pulse.pApplicationName = self._name
        _ask(lib.ma_context_init(wanted, len(wanted), ffi.addressof(around), self._context))
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.playback.format, config.playback.channels, config.sampleRate = lib.ma_format_s16, 1, RATE
        config.periodSizeInMilliseconds, config.periods = PERIOD, PERIODS
        config.dataCallback, config.pUserData = lib._internal_data_callback, self._handle
        try:
            _ask(lib.ma_device_init(self._context, ffi.addressof(config), self._device))
        except NoSound:
            lib.ma_context_uninit(self._context)
            raise

    @property
    def is_lost(self) -> bool:
        """Whether the device has gone, or hangs."""
        return self.is_on and monotonic() - self.mixer.asked > LOST

    def play(self, sound: Samples) -> None:
        """Let this be heard from now on."""
        self.mixer.add(sound)
        if not self.is_on:
            self.mixer.asked = monotonic()
            _ask(lib.ma_device_start(self._device))
            self.is_on = True

    def rest(self) -> None:
        """The device has nothing to do until something is played."""
        self.is_on = False
        _ask(lib.ma_device_stop(self._device))
        self.mixer.clear()

    def close(self) -> None:
        """Away with the device. It is asked for nothing afterwards."""
        self.is_on = False
        lib.ma_device_uninit(self._device)
        lib.ma_context_uninit(self._context)


def usual() -> list[int]:
    """What each system plays with. Others, JACK among them, start servers, or write to standard error."""
    match sys.platform:
        case "win32":
            return [lib.ma_backend_wasapi, lib.ma_backend_dsound]
        case "darwin":
            return [lib.ma_backend_coreaudio]
    alsa = [lib.ma_backend_alsa] if any(CARDS.glob("pcmC*p")) else []
    return [lib.ma_backend_pulseaudio, *alsa]


class Player:
    """Plays sounds as long as there is a device, and looks for one now and then as long as there is none."""

    def __init__(self, folder: Path, missing: Callable[[Path], None]) -> None:
        self._folder = folder
        self._missing = missing
        self._sounds: dict[tuple[str, float], list[Samples]] = {}
        self._played: Counter[str] = Counter()
        self._speaker: AudioOutput | None = None
        self._none_before = -math.inf
        self._open()

    @property
    def is_on(self) -> bool:
        """Whether a device is at work."""
        return self._speaker is not None and self._speaker.is_on

    def play(self, wanted: SoundRequest) -> None:
        """Let this be heard, if it is not too late. Of the forms of a sound each has its turn."""
        self._open()
        found = self._found(wanted.sound, wanted.volume) if self._speaker is not None else []
        if self._speaker is None or not found or monotonic() - wanted.when > LATE:
            return
        self._played[wanted.sound] += 1
        try:
            self._speaker.play(found[self._played[wanted.sound] % len(found)])
        except NoSound:
            self._give_up()

    def rest(self) -> None:
        """Nothing is to be heard for a while."""
        assert self._speaker is not None
        try:
            self._speaker.rest()
        except NoSound:
            self._give_up()

    def close(self) -> None:
        """Away with the device."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _open(self) -> None:
        if self._speaker is not None and self._speaker.is_lost:
            self.close()
        if self._speaker is None and monotonic() >= self._none_before:
            try:
                self._speaker = AudioOutput()
            except NoSound:
                self._give_up()

    def _give_up(self) -> None:
        self.close()
        self._none_before = monotonic() + AGAIN

    def _found(self, sound: str, volume: float) -> list[Samples]:
        if (sound, volume) not in self._sounds:
            read = (self._read(file, volume) for file in forms(self._folder, sound))
            self._sounds[sound, volume] = [samples for samples in read if samples]
        return self._sounds[sound, volume]

    def _read(self, file: Path, volume: float) -> Samples | None:
        try:
            return read(file, volume)
        except MissingResource as error:
            self._missing(error.path)
            return None
