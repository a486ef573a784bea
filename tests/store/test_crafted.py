"""Endless files where the program expects its own: reading them does not block, and they are kept."""

import os

import pytest

from bluestick.match.review_cache import ReviewCache
from bluestick.store.lesson_progress import LessonProgress
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.results import Results
from bluestick.store.seen_tips import SeenTips
from bluestick.store.settings import Settings
from tests.app.players import PERSON, halma

ENDLESS = {
    "a pipe": lambda path: os.mkfifo(path),
    "zeros": lambda path: path.symlink_to("/dev/zero"),
    "a giant": lambda path: (path.touch(), os.truncate(path, 10**11)),
}

pytestmark = pytest.mark.skipif(os.name != "posix", reason="neither pipes nor devices")


@pytest.fixture(params=ENDLESS)
def lay(request):
    def make(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        ENDLESS[request.param](path)

    return make


@pytest.mark.parametrize(("name", "read"), [("progress_file", LessonProgress), ("tips_file", SeenTips)])
def test_what_is_known_of_somebody_begins_anew_and_the_thing_is_put_aside(tmp_path, lay, name, read):
    saves = MatchStore(tmp_path / "matches")
    lay(getattr(saves, name))
    aside = read(saves).aside
    assert os.path.lexists(aside)
    assert not os.path.lexists(getattr(saves, name))


def test_settings_begin_anew_and_the_thing_is_put_aside(tmp_path, lay):
    file = tmp_path / "bluestick.ini"
    lay(file)
    settings = Settings(file)
    settings.name = "Anna"
    settings.stored.sync()
    assert Settings(file).name == "Anna"
    assert os.path.lexists(tmp_path / "bluestick-damaged.ini")


def test_results_are_read_anew(tmp_path, lay):
    saves = MatchStore(tmp_path / "matches")
    lay(saves.results_file)
    assert Results(saves).all() == []


def test_rows_of_the_shelf_are_read_anew(tmp_path, lay):
    saves = MatchStore(tmp_path / "matches")
    lay(saves.previews_file)
    previews = PreviewCache(saves)
    previews.select("en")
    assert previews.get(saves.folder / "a.bluestick") is None


def test_verdicts_are_none(tmp_path, lay):
    saves, match = MatchStore(tmp_path / "matches"), halma(PERSON, PERSON)
    lay(saves.review_file(match.id))
    assert ReviewCache(match, saves).read() == {}
