"""Audio output and mixer, imported with the first sound; miniaudio's own module would cost 30 ms and 4 MB."""

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
"""Sample rate of all sound files, in Hz."""
PERIOD, PERIODS = 10, 4
"""Length of a device period in milliseconds, and number of periods in the device's buffer."""
VOICES = 8
MAX_DELAY = 0.15
"""Age of a sound request, in seconds, from which it is dropped."""
NULL_BACKEND = int(lib.ma_backend_null)
RETRY_AFTER = 30.0
"""Seconds from a failure to open the audio device to the next attempt."""
LOST_AFTER = 1.0
"""Seconds without a callback after which a running device counts as lost."""
DEVICE_FOLDER = Path("/dev/snd")
"""Folder of Linux's sound devices. If it has none, ALSA is not tried: it would fill standard error."""

Samples: TypeAlias = "array[int]"
"""Signed 16-bit samples, mono."""


class NoSoundError(Exception):
    """No audio device is available, or the device fails."""


def read_wav(file: Path, volume: float) -> Samples:
    """Return the samples of a WAV file, scaled by ``volume``. Raise MissingResource if unreadable."""
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


def sound_files(folder: Path, sound: str) -> list[Path]:
    """Return the WAV files of a sound, which may have several variations."""
    return sorted(folder.glob(f"{sound}-*.wav")) or [folder / f"{sound}-1.wav"]


class Mixer:
    """Mixer of the playing sounds. One thread adds sounds; the device's callback reads samples in another."""

    def __init__(self) -> None:
        self._coming: deque[Samples] = deque()
        self._playing: list[tuple[Samples, int]] = []
        self.asked = monotonic()
        """Time, by ``monotonic()``, at which the device last requested samples."""

    def add(self, sound: Samples) -> None:
        self._coming.append(sound)

    def clear(self) -> None:
        self._coming.clear()
        self._playing.clear()

    def next_samples(self, frames: int) -> Samples:
        """Return the next ``frames`` samples, mixed and padded with silence."""
        self.asked = monotonic()
        while self._coming:
            sound = self._coming.popleft()
            if len(self._playing) < VOICES:
                self._playing.append((sound, 0))
        parts = [sound[at : at + frames] for sound, at in self._playing]
        self._playing = [(sound, at + frames) for sound, at in self._playing if at + frames < len(sound)]
        mixed = parts[0] if len(parts) == 1 else array("h", _mix_samples(parts))
        mixed.frombytes(bytes(2 * (frames - len(mixed))))
        return mixed


def _mix_samples(parts: Iterable[Samples]) -> list[int]:
    return [max(-32768, min(32767, sum(values))) for values in zip_longest(*parts, fillvalue=0)]


lib.init_miniaudio()


@ffi.def_extern()  # type: ignore[untyped-decorator]
def _internal_data_callback(device: Any, output: Any, _: Any, frames: int) -> None:
    """Fill the device's buffer: the callback that miniaudio calls, by this name."""
    ffi.memmove(output, ffi.from_handle(device.pUserData).next_samples(frames), 2 * frames)


def _check_result(result: int) -> None:
    """Raise NoSound if ``result``, the return code of a miniaudio call, reports a failure."""
    if result != lib.MA_SUCCESS:
        raise NoSoundError(result)


class AudioOutput:
    """Default audio device of the system. Its methods raise NoSound when it cannot be used."""

    def __init__(self, backends: Sequence[int] | None = None) -> None:
        self.mixer = Mixer()
        self.is_on = False
        self._handle = ffi.new_handle(self.mixer)
        self._name = ffi.new("char[]", b"bluestick")
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        wanted = ffi.new("ma_backend[]", list(default_backends() if backends is None else backends))
        around = lib.ma_context_config_init()
        around.pulse.pApplicationName = self._name
        _check_result(lib.ma_context_init(wanted, len(wanted), ffi.addressof(around), self._context))
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.playback.format, config.playback.channels, config.sampleRate = lib.ma_format_s16, 1, RATE
        config.periodSizeInMilliseconds, config.periods = PERIOD, PERIODS
        config.dataCallback, config.pUserData = lib._internal_data_callback, self._handle
        try:
            _check_result(lib.ma_device_init(self._context, ffi.addressof(config), self._device))
        except NoSoundError:
            lib.ma_context_uninit(self._context)
            raise

    @property
    def is_lost(self) -> bool:
        return self.is_on and monotonic() - self.mixer.asked > LOST_AFTER

    def play(self, sound: Samples) -> None:
        """Play a sound now; start the device if necessary."""
        self.mixer.add(sound)
        if not self.is_on:
            self.mixer.asked = monotonic()
            _check_result(lib.ma_device_start(self._device))
            self.is_on = True

    def rest(self) -> None:
        self.is_on = False
        _check_result(lib.ma_device_stop(self._device))
        self.mixer.clear()

    def close(self) -> None:
        """Release the audio device. No other method may be called afterwards."""
        self.is_on = False
        lib.ma_device_uninit(self._device)
        lib.ma_context_uninit(self._context)


def default_backends() -> list[int]:
    """Return the backends to try on this system; others, such as JACK, start servers or write to stderr."""
    match sys.platform:
        case "win32":
            return [lib.ma_backend_wasapi, lib.ma_backend_dsound]
        case "darwin":
            return [lib.ma_backend_coreaudio]
    alsa = [lib.ma_backend_alsa] if any(DEVICE_FOLDER.glob("pcmC*p")) else []
    return [lib.ma_backend_pulseaudio, *alsa]


class Player:
    """Plays sounds in the sound thread; without a device, looks for one again after ``RETRY_AFTER``."""

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
        return self._speaker is not None and self._speaker.is_on

    def play(self, wanted: SoundRequest) -> None:
        """Play the next variation of the requested sound, unless the request is older than ``MAX_DELAY``."""
        self._open()
        found = self._found(wanted.sound, wanted.volume) if self._speaker is not None else []
        if self._speaker is None or not found or monotonic() - wanted.when > MAX_DELAY:
            return
        self._played[wanted.sound] += 1
        try:
            self._speaker.play(found[self._played[wanted.sound] % len(found)])
        except NoSoundError:
            self._disable()

    def rest(self) -> None:
        assert self._speaker is not None
        try:
            self._speaker.rest()
        except NoSoundError:
            self._disable()

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _open(self) -> None:
        if self._speaker is not None and self._speaker.is_lost:
            self.close()
        if self._speaker is None and monotonic() >= self._none_before:
            try:
                self._speaker = AudioOutput()
            except NoSoundError:
                self._disable()

    def _disable(self) -> None:
        self.close()
        self._none_before = monotonic() + RETRY_AFTER

    def _found(self, sound: str, volume: float) -> list[Samples]:
        if (sound, volume) not in self._sounds:
            read = (self._read(file, volume) for file in sound_files(self._folder, sound))
            self._sounds[sound, volume] = [samples for samples in read if samples]
        return self._sounds[sound, volume]

    def _read(self, file: Path, volume: float) -> Samples | None:
        try:
            return read_wav(file, volume)
        except MissingResource as error:
            self._missing(error.path)
            return None
