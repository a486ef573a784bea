"""Examples of the rule pages that are tried on the table, at a stop of a lesson that asks about the clause."""

import re
import shutil

import pytest
from PySide6.QtCore import QUrl

from bluestick.app.rules.page import EXERCISE_SCHEME
from bluestick.games import GAMES
from bluestick.match.clause_exercises import ClauseExercise, clause_exercises, exercise_of
from bluestick.match.lesson_script import read_lesson
from bluestick.store import paths
from bluestick.store.lesson_progress import lesson_folder
from tests.app.at_window import WHOLE_MATCH

LINK = re.compile(rf'href="{EXERCISE_SCHEME}:([^"]+)"')


def offered(viewer):
    return LINK.findall(viewer.page.toHtml())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_to_try_and_they_lead_to_questions(visit, game):
    window = visit().window
    window.docks.show_rules(f"{game}#")
    found = offered(window.docks.viewer)
    assert found
    for target in found:
        name, stop = target.split("/")
        lesson = read_lesson(lesson_folder(game) / name, "en")
        assert next(one for one in lesson.stops if one.name == stop).ask is not None


def test_an_example_is_tried_at_its_stop_and_no_progress_is_lost(visit):
    window = visit().window
    window.lessons.progress.reach("haljan", "1-beat-every-card", "5")
    window.docks.show_rules("haljan#H4.4")
    target = next(one for one in offered(window.docks.viewer) if one.startswith("1-beat-every-card/"))
    window.docks.viewer.page.anchorClicked.emit(QUrl(f"{EXERCISE_SCHEME}:{target}"))
    session = window.navigator.table_page.session
    assert (session.lesson.id, session.stop.name) == tuple(target.split("/"))
    assert window.lessons.progress.stop("haljan", "1-beat-every-card") == "5"


def test_a_match_on_the_table_waits_meanwhile(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    left = visitor.page.session
    visitor.window.docks.show_rules("haljan#H4.4")
    visitor.window.docks.viewer.page.anchorClicked.emit(
        QUrl(f"{EXERCISE_SCHEME}:{offered(visitor.window.docks.viewer)[0]}")
    )
    assert visitor.window.navigator.table_page.game == "haljan"
    assert visitor.window.navigator.files.resume(left.journal.path)
    assert visitor.page.session.match.record().moves == left.match.record().moves


def test_the_question_about_a_clause_comes_before_those_about_what_it_belongs_to():
    exact, heading, part = (ClauseExercise("1-a", stop) for stop in "123")
    assert exercise_of("H4.4", {"H4": heading, "H4.4": exact}) == exact
    assert exercise_of("H4.4", {"H4.1": part, "H4": heading}) == heading
    assert exercise_of("H4", {"H4.1": part}) == part
    assert exercise_of("H4.4", {"H4.1": part, "H44": heading}) is None


def test_a_damaged_lesson_asks_nothing(tmp_path, monkeypatch):
    shutil.copytree(paths.lessons_folder(), tmp_path / "lessons")
    monkeypatch.setattr(paths, "lessons_folder", lambda: tmp_path / "lessons")
    (lesson_folder("haljan") / "1-beat-every-card.json").write_text("nonsense")
    (lesson_folder("haljan") / "2-a-whole-langen.en.md").write_bytes(b"\xff")
    found = clause_exercises("haljan", "en")
    assert found
    assert not {trial.lesson for trial in found.values()} & {"1-beat-every-card", "2-a-whole-langen"}
