"""Functions that make each sound."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random

from sound_art.matter import (
    Mode,
    Samples,
    band,
    blow,
    crackle,
    finish,
    low,
    mix,
    noise,
    ring,
    swell,
    times,
    unit,
)

CARD: tuple[Mode, ...] = ((1150, 0.022, 0.8), (2300, 0.016, 1.0), (3700, 0.012, 0.8), (5400, 0.009, 0.5))
"""Stiff paper, which hardly rings."""
CLOTH: tuple[Mode, ...] = ((118, 0.11, 1.0), (196, 0.09, 0.8), (305, 0.06, 0.5))
TABLE: tuple[Mode, ...] = (
    (172, 0.17, 0.7), (263, 0.16, 1.0), (418, 0.13, 1.0), (660, 0.08, 0.8), (1130, 0.045, 0.6), (2050, 0.02, 0.35),
)  # fmt: skip
PIECE: tuple[Mode, ...] = (
    (560, 0.10, 1.0), (1040, 0.075, 0.9), (1790, 0.05, 0.6), (2870, 0.03, 0.35), (4300, 0.015, 0.2),
)  # fmt: skip
CHIP: tuple[Mode, ...] = ((930, 0.03, 0.35), (2480, 0.055, 0.8), (3650, 0.05, 1.0), (5300, 0.035, 0.6))
BAR: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (3.93, 0.30, 0.28), (9.24, 0.10, 0.06))
"""Hollowed rosewood bar, relative to its lowest note."""

Maker = Callable[[Random], Samples]


def _tuned(modes: tuple[Mode, ...], factor: float, lasts: float = 1.0) -> list[Mode]:
    return [(frequency * factor, dies * lasts, strength) for frequency, dies, strength in modes]


def _flick(random: Random, bright: float = 1.0) -> Samples:
    touch = crackle(random, random.uniform(2.0, 3.5))
    return ring(touch, _tuned(CARD, bright * random.uniform(0.88, 1.14)), 0.03)


def _slide(random: Random, seconds: float, start: float, end: float, top: float) -> Samples:
    rough = low([abs(value) for value in noise(random, seconds)], 140)
    rubbed = band(noise(random, seconds), start, end, 1.3)
    return unit(times(times(rubbed, [0.35 + 1.3 * value for value in rough]), swell(seconds, top)))


def _pat(random: Random, weight: float = 1.0, bright: float = 1.0) -> Samples:
    air = unit(times(band(noise(random, 0.05), 900, 500, 0.9), swell(0.05, 0.15)))
    return unit(
        mix(
            (0.0, 0.40, _flick(random, bright)),
            (random.uniform(0.005, 0.009), 0.8, ring(crackle(random, 7), _tuned(CARD, 0.72 * bright), 0.05)),
            (0.006, 0.55 * weight, ring(blow(3.5), CLOTH, 0.13)),
            (0.004, 0.30, air),
        )
    )


def lay(random: Random) -> Samples:
    """Return the sound of a card put on the table."""
    return mix((0.0, 0.30, _slide(random, 0.035, 1500, 2400, 0.7)), (0.014, 1.0, _pat(random)))


def deal(random: Random) -> Samples:
    """Return the sound of a card dealt: it leaves the pack, and comes to rest."""
    thrown = _slide(random, 0.06, 2200, 3400, 0.35)
    return mix((0.0, 0.4, thrown), (0.002, 0.3, _flick(random, 1.2)), (0.034, 1.0, _pat(random, 0.7, 1.1)))


def draw(random: Random) -> Samples:
    """Return the sound of a card drawn from a pile or picked out of a hand."""
    drawn = _slide(random, random.uniform(0.13, 0.15), 1900, 3600, 0.6)
    return mix((0.0, 1.0, drawn), (0.10, 0.6, _flick(random, 1.15)))


def turn(random: Random) -> Samples:
    """Return the sound of a card turned over: it bends, snaps round, and lies."""
    bent = _slide(random, 0.075, 1200, 3000, 0.75)
    return mix((0.0, 0.45, bent), (0.058, 0.6, _flick(random, 1.1)), (0.078, 1.0, _pat(random, 0.8, 1.05)))


def take(random: Random) -> Samples:
    """Return the sound of a trick swept together and put away."""
    swept = _slide(random, 0.24, 1000, 2100, 0.55)
    edges = [(0.03 + 0.045 * number, random.uniform(0.15, 0.3), _flick(random, 0.9)) for number in range(4)]
    return mix((0.0, 0.55, swept), *edges, (0.205, 1.0, _pat(random, 1.2, 0.85)))


def shuffle(random: Random) -> Samples:
    """Return the sound of a riffle shuffle: two halves run into each other, and the arch of cards falls together."""
    parts, at = [], 0.0
    for number in range(24):
        done = number / 24
        parts.append((at, (0.35 + 0.65 * done) * random.uniform(0.6, 1.0), _flick(random, 0.85 + 0.3 * done)))
        at += random.uniform(0.7, 1.3) * (0.016 - 0.006 * done)
    parts.append((0.0, 0.2, unit(times(band(noise(random, at), 1500, 2600, 0.8), swell(at, 0.8, 1.0)))))
    at += 0.06
    fallen = at
    for number in range(18):
        done = number / 18
        parts.append((at, (0.6 - 0.4 * done) * random.uniform(0.5, 0.9), _flick(random, 1.15 - 0.35 * done)))
        at += random.uniform(0.7, 1.3) * 0.0085
    return mix(*parts, (fallen, 0.35, _slide(random, at - fallen, 2600, 1200, 0.4)))


def knock(random: Random) -> Samples:
    """Return the sound of knuckles on the table: "I pass"."""

    def once(pitch: float) -> Samples:
        touched = mix((0.0, 1.0, blow(1.7)), (0.0, 0.15, crackle(random, 2)))
        return ring(touched, _tuned(TABLE, pitch), 0.22)

    return mix((0.0, 1.0, once(random.uniform(0.98, 1.02))), (0.135, 0.8, once(random.uniform(0.99, 1.03))))


def _set_down(random: Random, pitch: float, hard: float) -> Samples:
    touched = mix((0.0, 1.0, blow(hard)), (0.0, 0.10, crackle(random, 1.5)))
    body = ring(touched, _tuned(PIECE, pitch * random.uniform(0.96, 1.04)), 0.12)
    return mix((0.0, 1.0, body), (0.0, 0.30, ring(blow(3.5), _tuned(TABLE, 1.1, 0.5), 0.12)))


def step(random: Random) -> Samples:
    """Return the sound of a piece pushed to the next square: felt on wood, then it stands."""
    pushed = low(_slide(random, 0.07, 500, 900, 0.5), 1800)
    return mix((0.0, 0.35, pushed), (0.045, 1.0, _set_down(random, 0.94, 1.5)))


def hop(random: Random) -> Samples:
    """Return the sound of a piece coming down after a jump."""
    down = _set_down(random, 1.16, 0.95)
    return mix((0.0, 1.0, down), (random.uniform(0.042, 0.052), 0.18, _set_down(random, 1.24, 0.9)))


def chip(random: Random) -> Samples:
    """Return the sound of a chip falling on others, and lying still after two more touches."""
    at, strength, parts = 0.0, 1.0, []
    for _ in range(3):
        touched = mix((0.0, 1.0, blow(0.35)), (0.0, 0.25, crackle(random, 1.2)))
        parts.append((at, strength, ring(touched, _tuned(CHIP, random.uniform(0.93, 1.07)), 0.07)))
        at += random.uniform(0.036, 0.05) * strength
        strength *= random.uniform(0.38, 0.48)
    return mix(*parts, (0.002, 0.35, ring(blow(4), CLOTH, 0.1)))


def refused(random: Random) -> Samples:
    """Return two dull touches of something wrapped in wool: "not like that"."""

    def once(pitch: float) -> Samples:
        touched = mix((0.0, 1.0, blow(3.2)), (0.0, 0.05, low(crackle(random, 6), 1200)))
        return ring(touched, _tuned(TABLE[:4], pitch, 0.5), 0.14)

    return mix((0.0, 1.0, once(1.5)), (0.1, 0.85, once(1.26)))


def _note(random: Random, frequency: float, lasts: float, soft: float = 1.6) -> Samples:
    touched = mix((0.0, 1.0, blow(soft)), (0.0, 0.015, low(crackle(random, 4), 2500)))
    bar = [(frequency * part, lasts * share, strength) for part, share, strength in BAR if frequency * part < 9000]
    return ring(touched, bar, lasts * 1.02)


def call(random: Random) -> Samples:
    """Return the sound of an important call: a fourth upwards."""
    return mix((0.0, 0.8, _note(random, 587.33, 0.42)), (0.10, 1.0, _note(random, 783.99, 0.55)))


def cuckoo(random: Random) -> Samples:
    """Return the call of a cuckoo: a third downwards."""
    return mix((0.0, 1.0, _note(random, 783.99, 0.42)), (0.22, 0.95, _note(random, 622.25, 0.6)))


def won(random: Random) -> Samples:
    """Return the sound of winning: up the chord of C, and rest."""
    notes = ((0.0, 0.7, 523.25), (0.12, 0.75, 659.26), (0.24, 0.8, 783.99), (0.38, 1.0, 1046.50), (0.39, 0.45, 523.25))
    return mix(*((at, strength, _note(random, frequency, 0.7)) for at, strength, frequency in notes))


def lost(random: Random) -> Samples:
    """Return the sound of losing: three notes downwards, softly."""
    notes = ((0.0, 0.9, 392.00), (0.17, 0.85, 349.23), (0.36, 0.9, 293.66))
    return mix(*((at, strength, _note(random, frequency, 0.75, 2.4)) for at, strength, frequency in notes))


SOUNDS: dict[str, tuple[Maker, int, float]] = {
    "lay": (lay, 3, -24.0),
    "deal": (deal, 3, -27.0),
    "draw": (draw, 2, -26.0),
    "turn": (turn, 2, -25.5),
    "take": (take, 2, -25.0),
    "shuffle": (shuffle, 1, -26.0),
    "knock": (knock, 1, -23.5),
    "step": (step, 2, -24.5),
    "hop": (hop, 3, -24.0),
    "chip": (chip, 3, -26.0),
    "refused": (refused, 1, -25.0),
    "call": (call, 1, -24.0),
    "cuckoo": (cuckoo, 1, -24.0),
    "won": (won, 1, -23.0),
    "lost": (lost, 1, -24.0),
}
"""Function, number of variants, and loudness in decibels."""


def sounds() -> dict[str, array[int]]:
    """Return every sound by file name, such as "lay-1"."""
    return {
        f"{name}-{number}": finish(make(Random(f"{name} {number}")), level)
        for name, (make, several, level) in SOUNDS.items()
        for number in range(1, several + 1)
    }
