"""Generate the sounds of the tables: ``python packaging/draw_sounds.py`` writes resources/sounds/*.wav."""

from __future__ import annotations

import sys
import wave
from array import array
from io import BytesIO
from pathlib import Path

from sound_art.matter import RATE
from sound_art.things import sounds

SOUNDS = Path(__file__).resolve().parents[1] / "resources" / "sounds"


def written(samples: array[int]) -> bytes:
    """Return 16-bit mono samples as the contents of a WAV file."""
    if sys.byteorder == "big":
        samples.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())
    return file.getvalue()


if __name__ == "__main__":
    for name, samples in sounds().items():
        (SOUNDS / f"{name}.wav").write_bytes(written(samples))
