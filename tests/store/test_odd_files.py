"""Pipes, links and the like where files should be: nothing waits for them, and none of them leads out of the folder."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from tests.app.players import PERSON, bot, halma

if not hasattr(os, "mkfifo"):
    pytest.skip("there are no such things here", allow_module_level=True)

from tests.app.odd_files import PLACES, THINGS

MEMORY = Path("/dev/shm")
ENOUGH = 120
"""Seconds after which the visitor hangs."""


@pytest.fixture(scope="module")
def told():
    """What went wrong, by place and thing."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if MEMORY.is_dir():  # hundreds of files that need not reach a disk
        environment["TMPDIR"] = str(MEMORY)
    visitor = [sys.executable, "-m", "tests.app.odd_files"]
    try:
        done = subprocess.run(visitor, env=environment, capture_output=True, text=True, timeout=ENOUGH)
        said, wrong = done.stdout, done.stderr
    except subprocess.TimeoutExpired as error:
        said, wrong = (error.stdout or b"").decode(), "it hangs"
    lines = [json.loads(line) for line in said.splitlines()]
    return {(line[0], line[1]): line[2] if len(line) == 3 else [wrong] for line in lines}


@pytest.mark.thorough
@pytest.mark.parametrize("place", PLACES)
def test_nothing_waits_and_nothing_of_the_user_is_changed(told, place):
    wrong = {thing: told.get((place, thing), ["not reached"]) for thing in THINGS}
    assert [thing for thing in THINGS if wrong[thing]] == [], wrong


# Links that a player has made.


def test_the_whole_folder_may_be_a_link(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "data").symlink_to(tmp_path / "elsewhere")
    saves = MatchStore(tmp_path / "data" / "matches")
    match = halma(PERSON, bot())
    journal = saves.create(match)
    journal.save(match)
    saves.replace(saves.progress_file, "{}")
    assert [saved.id for saved in saves.open_matches()] == [match.id]
    assert (tmp_path / "elsewhere" / "lessons.json").read_text() == "{}"


def test_a_linked_match_is_copied_and_the_other_file_stays(tmp_path):
    saves = MatchStore(tmp_path / "data" / "matches")
    match = halma(PERSON, bot())
    saves.folder.mkdir(parents=True)
    saves.save_copy(match, tmp_path / "mine.bluestick")
    link = saves.folder / "link.bluestick"
    link.symlink_to(tmp_path / "mine.bluestick")
    before = (tmp_path / "mine.bluestick").read_bytes()
    again, journal = saves.load(saves.import_file(link))
    again.assisted = True
    journal.save(again)
    assert journal.path.parent == saves.folder
    assert (tmp_path / "mine.bluestick").read_bytes() == before


def test_settings_may_be_a_link_to_settings(tmp_path):
    (tmp_path / "dotfiles").mkdir()
    (tmp_path / "dotfiles" / "bluestick.ini").write_text("[General]\nname=Ask\n")
    (tmp_path / "bluestick.ini").symlink_to(tmp_path / "dotfiles" / "bluestick.ini")
    settings = Settings(tmp_path / "bluestick.ini")
    assert settings.name == "Ask"
    settings.name = "Embla"
    settings.stored.sync()
    assert (tmp_path / "bluestick.ini").is_symlink()
    assert "Embla" in (tmp_path / "dotfiles" / "bluestick.ini").read_text()
