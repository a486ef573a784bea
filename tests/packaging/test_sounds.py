"""The sounds are those that the script makes: short, quiet, and of one family."""

import math
import wave
from array import array

import draw_sounds
import pytest
from sound_art.things import SOUNDS

from bluestick.store import paths
from bluestick.tables.motion.sounds import Sound

FILES = sorted((paths.resources_folder() / "sounds").iterdir())
MOST = 1_000_000
"""Bytes of all of them."""


def samples(file):
    with wave.open(str(file), "rb") as sound:
        assert sound.getparams()[:3] == (1, 2, draw_sounds.RATE)
        return array("h", sound.readframes(sound.getnframes()))


def decibels(value):
    return 20 * math.log10(value / 32768)


def strongest(heard, seconds):
    """How strong the strongest part of this length is."""
    window = round(seconds * draw_sounds.RATE)
    parts = [heard[at : at + window] for at in range(0, max(1, len(heard) - window), window // 4)]
    return decibels(math.sqrt(max(sum(value * value for value in part) / window for part in parts)))


def test_the_files_are_those_that_the_script_makes():
    made = {f"{name}.wav": draw_sounds.written(sound) for name, sound in draw_sounds.sounds().items()}
    assert {file.name: file.read_bytes() for file in FILES} == made


def test_every_sound_is_made_and_none_that_nobody_plays():
    assert set(SOUNDS) == set(Sound)


def test_all_of_them_are_small():
    assert sum(file.stat().st_size for file in FILES) <= MOST


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_is_short_and_a_touch_shorter_than_a_melody(file):
    longest = 1.5 if file.stem.partition("-")[0] in ("call", "cuckoo", "won", "lost", "shuffle") else 0.45
    assert 0.1 < len(samples(file)) / draw_sounds.RATE < longest


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_is_quiet_and_leaves_room_for_a_second_one(file):
    assert -20 < decibels(max(map(abs, samples(file)))) < -6


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_sounds_are_about_as_loud(file):
    assert -30 < strongest(samples(file), 0.08) < -20


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_does_not_click_at_its_ends(file):
    heard = samples(file)
    most = max(map(abs, heard))
    assert max(map(abs, heard[:4])) <= most / 20
    assert max(map(abs, heard[-64:])) <= most / 1000
    assert abs(sum(heard) / len(heard)) < most / 100  # nor is it beside zero
