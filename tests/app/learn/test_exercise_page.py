"""The player's own mistakes as exercises at the table."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from bluestick.app.learn.review.exercise import ExercisePolicy, find_exercises
from bluestick.engine.bots import Choice
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.verdicts import JudgedDecision, Mark, Verdict
from bluestick.games import GAMES
from bluestick.match.bot_client import ThinkResult
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions
from bluestick.replay import read
from bluestick.text import language
from tests.app.learn.scales import WHY, Scales

pytestmark = pytest.mark.thorough

MATCH = Path(__file__).parents[1] / "matches" / "blundered.bluestick"
BETTER = ComparisonReason("trick", 0.7, 0.2)


def put_away(saves, match):
    """A finished match of which two decisions were marked, and one was good."""
    found = decisions(match)
    kept = ReviewCache(match, saves)
    for index, mark in ((0, Mark.GOOD), (2, Mark.SLIP), (6, Mark.MISTAKE)):
        moves = match.branch(found[index].position).moves(found[index].seat)
        best = next(text for move in moves if (text := match.rules.write(move)) != found[index].move)
        kept.add(JudgedDecision(found[index], Verdict(mark, Basis.SAMPLED, best, 5.0, 9.0, 0.5, 40, WHY, BETTER)))
    saves.finished_folder.mkdir(parents=True, exist_ok=True)
    path = saves.finished_folder / f"haljan-2026-01-01-{match.id}.bluestick"
    path.write_text("".join(match.record().lines()), encoding="utf-8")
    return path


@pytest.fixture
def match():
    return read(MATCH.read_bytes())


@pytest.fixture
def visitor(visit):
    visitor = visit()
    visitor.window.navigator._bots = Scales(visitor.window)
    return visitor


@pytest.fixture
def drilling(visitor, match, qtbot):
    """The first exercise lies on the table."""
    put_away(visitor.window.store, match)
    visitor.window.dialogs.show_finished()
    visitor.click(visitor.window.dialogs.created["finished"].drill)
    qtbot.waitUntil(lambda: isinstance(getattr(visitor.page, "policy", None), ExercisePolicy))
    return visitor


def another(page):
    """A move that is neither the best nor the one that was made."""
    exercise = page.policy.exercise
    moves = page.session.match.moves(exercise.decision.seat)
    known = {exercise.verdict.best, exercise.decision.move}
    return next(move for move in moves if page.session.match.rules.write(move) not in known)


def weigh(visitor, difference):
    """The bots answer about the move that was tried."""
    scales = visitor.window.navigator._bots
    request, scales.asked = scales.asked, None
    (made,) = request.weigh
    told = (
        Estimate("play SA", WHY, Basis.SAMPLED, 9.0, deals=40),
        Estimate(made, WHY, Basis.SAMPLED, 9.0 - difference, difference, 0.1, deals=40),
    )
    scales.answered.emit(ThinkResult(request, Choice(GAMES["haljan"].read("play SA"), WHY), told))


def test_only_marked_decisions_of_people_are_exercises(visitor, match):
    saves = visitor.window.store
    path = put_away(saves, match)
    assert [one.decision for one in find_exercises(path, saves)] == [decisions(match)[2], decisions(match)[6]]
    bots = path.with_name("haljan-bots.bluestick")
    head, *lines = path.read_text("utf-8").splitlines()
    header = json.loads(head)
    header["players"][0]["level"] = "easy"
    bots.write_text("\n".join([json.dumps(header), *lines, ""]), encoding="utf-8")
    assert find_exercises(bots, saves) == []
    saves.review_file(match.id).unlink()
    assert find_exercises(path, saves) == ()


def test_the_table_is_as_it_was_and_waits_for_a_move(drilling, match):
    page, decision = drilling.page, decisions(match)[2]
    assert page.table.shown == match.branch(decision.position).view(decision.seat)
    assert page.table.moves is not None
    assert page.table.hint is None
    assert page.policy.panel._title.text() == "YOUR MISTAKES: EXERCISE 1"
    assert not page.header.undo.isVisible()
    assert not drilling.window.menus.actions["coach"].isEnabled()
    assert not drilling.window.menus.actions["hint"].isEnabled()


@pytest.mark.everyday
def test_the_best_move_is_right_by_keyboard(drilling, match):
    page = drilling.page
    for card in page.session.match.rules.read(page.policy.exercise.verdict.best).cards:
        assert page.table.touch(card) in (False, True)
    drilling.press(Qt.Key.Key_Return, on=page.table)
    assert page.policy.panel.said.text().startswith(
        "Right: there was nothing better. You take this trick in 70% of deals"
    )
    assert " In the match you chose: " in page.policy.panel.said.text()
    assert drilling.window.focusWidget() is page.policy.panel.next
    drilling.press(Qt.Key.Key_Return, on=page.policy.panel.next)
    assert drilling.page is not page
    assert drilling.page.policy.exercise.decision == decisions(match)[6]


def test_what_was_done_then_is_wrong_and_can_be_tried_again(drilling):
    page = drilling.page
    rules = page.session.match.rules
    page.table.chosen.emit(rules.read(page.policy.exercise.decision.move))
    assert page.policy.panel.said.text() == "There’s a better move, by about 9 points. Try again."
    assert page.table.moves is not None
    assert page.table.pick == ()
    assert page.session.match.position == page.policy.exercise.decision.position, "nothing was played"


@pytest.mark.parametrize(
    ("difference", "said"),
    [
        (1.0, "Right: that’s as good as the best move, or nearly."),
        (7.0, "There’s a better move, by about 7 points. Try again."),
    ],
)
def test_any_other_move_is_weighed(drilling, difference, said):
    page = drilling.page
    page.table.chosen.emit(another(page))
    assert page.policy.panel.said.text() == "Analysing…"
    weigh(drilling, difference)
    assert page.policy.panel.said.text().startswith(said)
    assert page.policy.panel.next.isVisible() == (difference < 3)


def test_the_answer_can_be_shown(drilling):
    page = drilling.page
    drilling.click(page.policy.panel.solve)
    assert page.policy.panel.said.text().startswith("Better by about 9 points: ")
    assert "take this trick in 70% of deals, with " in page.policy.panel.said.text()
    assert page.table.hinted
    assert page.table.moves is None
    assert not page.policy.panel.solve.isVisible()


def test_after_the_last_one_it_says_so(drilling, qtbot):
    for _ in range(2):
        drilling.click(drilling.page.policy.panel.solve)
        drilling.click(drilling.page.policy.panel.next)
    qtbot.waitUntil(lambda: drilling.page is None)
    assert drilling.window.navigator.message.text == "That was your last mistake in this game."
    assert drilling.window.navigator.message.property("kind") == "news", "nothing went wrong"


def test_without_marked_mistakes_it_says_what_to_do(visitor, match, qtbot):
    path = put_away(visitor.window.store, match)
    visitor.window.store.review_file(match.id).unlink()
    assert path.exists()
    visitor.window.reviews.start_exercises("haljan")
    qtbot.waitUntil(lambda: visitor.window.navigator.message.text.startswith("No mistakes found in this game yet."))
    assert visitor.page is None


def test_nothing_is_written_and_nothing_remains(drilling):
    saves = drilling.window.store
    (path,) = saves.finished_folder.glob("*.bluestick")
    before = path.read_bytes()
    drilling.click(drilling.page.policy.panel.solve)
    drilling.click(drilling.page.header.back)
    assert drilling.page is None
    assert path.read_bytes() == before
    assert not list(saves.open_matches())


def test_a_match_on_the_table_is_left_for_the_exercises(visitor, match, qtbot):
    put_away(visitor.window.store, match)
    visitor.sit_down()
    visitor.window.dialogs.show_finished()
    visitor.click(visitor.window.dialogs.created["finished"].drill)
    qtbot.waitUntil(lambda: isinstance(getattr(visitor.page, "policy", None), ExercisePolicy))


def test_who_has_begun_a_match_meanwhile_is_not_called_away(visitor, match, qtbot):
    put_away(visitor.window.store, match)
    visitor.window.reviews.start_exercises("haljan")
    visitor.sit_down()
    qtbot.waitUntil(lambda: visitor.window.reviews._collector is None)
    assert not isinstance(getattr(visitor.page, "policy", None), ExercisePolicy)


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_it_is_said_in_the_language_of_the_day(drilling, code):
    page = drilling.page
    before = page.policy.panel.said.text()
    drilling.window.settings.language = code
    drilling.qtbot.waitUntil(lambda: (page.policy.panel.said.text() == before) == (code == "en"))
    for made in (page.policy.panel.solve, page.policy.panel.next):
        assert made.sizeHint().width() <= page.policy.panel.width() - 48
