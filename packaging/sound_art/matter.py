"""Building blocks of sounds: lists of samples at RATE; random numbers are seeded, so a sound keeps its bytes."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from random import Random

RATE = 24_000
"""Samples per second: frequencies above 12 kHz are omitted."""
Samples = list[float]
Mode = tuple[float, float, float]
"""Frequency in Hz, seconds to decay by 60 dB, and strength."""

REFLECTIONS = ((0.0067, 0.20), (0.0109, -0.14), (0.0161, 0.11), (0.0233, -0.08), (0.0317, 0.05), (0.0421, -0.03))
"""Echoes of a small room: seconds until each, and its strength."""
PEAK = 0.5
"""Largest value of a sample, so that two sounds can play at once."""


def length(seconds: float) -> int:
    """Return the number of samples in that time."""
    return round(seconds * RATE)


def mix(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Add up sounds, given as start in seconds, strength, and samples."""
    whole = [0.0] * max(length(start) + len(sound) for start, _, sound in parts)
    for start, strength, sound in parts:
        for at, value in enumerate(sound, length(start)):
            whole[at] += strength * value
    return whole


def unit(sound: Sequence[float]) -> Samples:
    """Scale a sound to a peak of 1."""
    most = max(map(abs, sound))
    return [value / most for value in sound]


def times(sound: Iterable[float], shape: Iterable[float]) -> Samples:
    """Multiply a sound by an envelope."""
    return [value * height for value, height in zip(sound, shape, strict=True)]


def noise(random: Random, seconds: float) -> Samples:
    """Return white noise."""
    return [random.uniform(-1.0, 1.0) for _ in range(length(seconds))]


def swell(seconds: float, top: float, power: float = 2.0) -> Samples:
    """Return an envelope from 0 to 0 with its peak at ``top``, a fraction of its length."""
    count = length(seconds)
    shape = []
    for at in range(count):
        done = (at + 0.5) / count
        side = done / top if done < top else (1 - done) / (1 - top)
        shape.append(math.sin(math.pi / 2 * side) ** power)
    return shape


def blow(milliseconds: float) -> Samples:
    """Return the impulse of a soft body: the longer the contact, the duller the sound."""
    count = max(2, round(milliseconds * RATE / 1000))
    return [math.sin(math.pi * (at + 1) / (count + 1)) for at in range(count)]


def crackle(random: Random, milliseconds: float) -> Samples:
    """Return a short rough noise."""
    count = max(4, round(milliseconds * RATE / 1000))
    return [random.uniform(-1.0, 1.0) * 10 ** (-3 * at / count) for at in range(count)]


def ring(touch: Sequence[float], modes: Iterable[Mode], seconds: float) -> Samples:
    """Return the sound of a body excited by ``touch``."""
    count = length(seconds)
    whole = [0.0] * count
    for frequency, dies, strength in modes:
        radius = 10 ** (-3 / (dies * RATE))
        turn = 2 * math.pi * frequency / RATE
        one, two = 2 * radius * math.cos(turn), -radius * radius
        gain = strength * math.sin(turn)
        last = before = 0.0
        for at in range(count):
            last, before = (touch[at] * gain if at < len(touch) else 0.0) + one * last + two * before, last
            whole[at] += last
    return unit(whole)


# Filters, from the cookbook of Robert Bristow-Johnson.


def low(sound: Sequence[float], frequency: float, quality: float = 0.7071) -> Samples:
    """Apply a low-pass filter."""
    turn = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * quality)
    return _pass(sound, ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2), (1 + alpha, -2 * cosine, 1 - alpha))


def high(sound: Sequence[float], frequency: float, quality: float = 0.7071) -> Samples:
    """Apply a high-pass filter."""
    turn = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * quality)
    return _pass(sound, ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2), (1 + alpha, -2 * cosine, 1 - alpha))


def band(sound: Sequence[float], start: float, end: float, quality: float) -> Samples:
    """Apply a band-pass filter whose frequency moves from ``start`` to ``end``."""
    found, below, middle = [], 0.0, 0.0
    for at, value in enumerate(sound):
        frequency = start * (end / start) ** (at / len(sound))
        step = 2 * math.sin(math.pi * frequency / (2 * RATE))
        for _ in range(2):  # twice per sample: otherwise unstable at high frequencies
            below += step * middle
            middle += step * (value - below - middle / quality)
        found.append(middle / quality)
    return found


def _pass(sound: Iterable[float], ahead: tuple[float, float, float], back: tuple[float, float, float]) -> Samples:
    first, second, third = (part / back[0] for part in ahead)
    fourth, fifth = back[1] / back[0], back[2] / back[0]
    found, one, two = [], 0.0, 0.0
    for value in sound:
        made = first * value + one
        one, two = second * value - fourth * made + two, third * value - fifth * made
        found.append(made)
    return found


def loudness(sound: Sequence[float]) -> float:
    """Return the loudness of the loudest 80 milliseconds in decibels, as in ITU-R BS.1770 without low frequencies."""
    weighted = high([*sound, *[0.0] * length(0.08)], 160)
    weighted = [value + 0.58 * brighter for value, brighter in zip(weighted, high(weighted, 1680), strict=True)]
    window, squares, loudest = length(0.08), 0.0, 0.0
    for at, value in enumerate(weighted):
        squares += value * value - (weighted[at - window] ** 2 if at >= window else 0.0)
        loudest = max(loudest, squares)
    return 10 * math.log10(loudest / window) if loudest > 0 else -math.inf


def finish(sound: Sequence[float], level: float) -> array[int]:
    """Add echoes, fade the ends, scale to ``level`` in decibels, and convert to 16-bit samples."""
    dark = low(sound, 3200)
    heard = mix((0.0, 1.0, sound), *((delay, strength, dark) for delay, strength in REFLECTIONS))
    heard = high(low([*heard, *[0.0] * length(0.01)], 8500), 70)
    rise, fall = length(0.0012), length(0.03)
    for at in range(rise):
        heard[at] *= (1 - math.cos(math.pi * at / rise)) / 2
    for at in range(fall):
        heard[-1 - at] *= (1 - math.cos(math.pi * at / fall)) / 2
    gain = 10 ** ((level - loudness(heard)) / 20)
    gain = min(gain, PEAK / max(map(abs, heard)))
    return array("h", [round(32767 * gain * value) for value in heard])
