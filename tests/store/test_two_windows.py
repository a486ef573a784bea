"""Two windows on one data folder: neither overwrites what the other has written."""

import json
import multiprocessing
from pathlib import Path

import pytest

from bluestick.engine.bots import Level
from bluestick.engine.duplicate import Comparison
from bluestick.engine.rules import Unit
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.store import match_store as saves_module
from bluestick.store.journal import file_lock
from bluestick.store.lesson_progress import LessonProgress
from bluestick.store.match_store import MatchStore
from bluestick.store.seen_tips import SeenTips

EASY = Comparison(Level.EASY, 1, (2, 3), Unit.POINTS)
TIMES = 10


@pytest.fixture
def saves(tmp_path):
    return MatchStore(tmp_path / "matches")


def test_lessons_of_both_are_kept(saves):
    one, other = LessonProgress(saves), LessonProgress(saves)
    one.finish("haljan", "1")
    other.finish("kille", "1")
    one.reach("haljan", "2", "trick")
    again = LessonProgress(saves)
    assert again.is_done("haljan", "1")
    assert again.is_done("kille", "1")
    assert again.stop("haljan", "2") == "trick"


def test_each_learns_what_the_other_has_written_when_it_writes(saves):
    one, other = LessonProgress(saves), LessonProgress(saves)
    one.finish("haljan", "1")
    other.reach("kille", "1", "deal")
    assert other.is_done("haljan", "1")


def test_a_lesson_that_is_done_in_one_window_stays_so_when_the_other_goes_on_with_it(saves):
    one, other = LessonProgress(saves), LessonProgress(saves)
    one.finish("haljan", "1")
    other.reach("haljan", "1", "trick")
    assert LessonProgress(saves).is_done("haljan", "1")
    assert LessonProgress(saves).stop("haljan", "1") == "trick"


def test_the_later_stop_of_the_other_window_stays(saves):
    one, other = LessonProgress(saves), LessonProgress(saves)
    one.reach("haljan", "1", "deal")
    other.reach("haljan", "1", "trick")
    one.reach("kille", "1", "deal")
    assert LessonProgress(saves).stop("haljan", "1") == "trick"


def test_what_could_not_be_written_is_written_with_the_next_stop(saves, monkeypatch):
    one, other = LessonProgress(saves), LessonProgress(saves)
    other.reach("haljan", "1", "deal")

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("bluestick.store.match_store.write_atomically", full)
        with pytest.raises(OSError, match="space"):
            one.reach("haljan", "1", "trick")
    assert one.stop("haljan", "1") == "trick"
    one.finish("kille", "1")
    assert LessonProgress(saves).stop("haljan", "1") == "trick"
    assert LessonProgress(saves).is_done("kille", "1")


def test_what_was_known_is_written_again_if_the_file_is_gone_or_damaged(saves):
    one = LessonProgress(saves)
    one.finish("haljan", "1")
    saves.progress_file.write_text("{", encoding="utf-8")
    one.finish("kille", "1")
    assert LessonProgress(saves).is_done("haljan", "1")
    assert one.aside is not None
    assert one.aside.read_text() == "{"


def test_what_the_coaches_of_both_have_explained_is_kept(saves):
    one, other = SeenTips(saves), SeenTips(saves)
    one.add("halma", "jump")
    other.add("halma", "step")
    other.add("kille", "swap")
    one.add("haggis", "bomb")
    again = SeenTips(saves)
    assert all(
        again.has(*each) for each in (("halma", "jump"), ("halma", "step"), ("kille", "swap"), ("haggis", "bomb"))
    )
    assert json.loads(saves.tips_file.read_text())["halma"] == ["jump", "step"]


def test_comparisons_of_both_are_kept(saves):
    one, other = ComparisonCache(saves), ComparisonCache(saves)
    one.store("a", EASY)
    other.store("b", EASY)
    assert one.of("a", Unit.POINTS) == one.of("b", Unit.POINTS) == EASY


def test_no_lock_is_left(saves):
    LessonProgress(saves).finish("haljan", "1")
    SeenTips(saves).add("halma", "jump")
    ComparisonCache(saves).store("a", EASY)
    assert not [*saves.folder.parent.glob("*.lock")]


def test_a_lock_that_is_never_let_go_holds_nothing_up_for_good(saves, monkeypatch):
    monkeypatch.setattr("bluestick.store.match_store.PATIENCE", 1)
    saves.folder.parent.mkdir(exist_ok=True)
    held = file_lock(saves.progress_file)
    assert held.tryLock(0)
    LessonProgress(saves).finish("haljan", "1")
    held.unlock()
    assert LessonProgress(saves).is_done("haljan", "1")


def learn(folder: Path, game: str) -> None:
    saves_module.PATIENCE = -1  # however slow the disk is
    progress, seen = LessonProgress(MatchStore(folder)), SeenTips(MatchStore(folder))
    for number in range(TIMES):
        progress.finish(game, str(number))
        seen.add(game, str(number))


@pytest.mark.thorough
def test_programs_that_write_at_once_lose_nothing(saves):
    context = multiprocessing.get_context("spawn")
    programs = [context.Process(target=learn, args=(saves.folder, game)) for game in ("haljan", "kille", "haggis")]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    progress, seen = LessonProgress(saves), SeenTips(saves)
    for game in ("haljan", "kille", "haggis"):
        assert all(progress.is_done(game, str(number)) and seen.has(game, str(number)) for number in range(TIMES))
