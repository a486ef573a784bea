"""Every lesson at the window, from the shelf to its end: by mouse, by keyboard, and by somebody who gets it wrong."""

from itertools import cycle

import pytest
from PySide6.QtCore import QSize

from bluestick.games import GAMES
from tests.app.learner import ByKeys, ByMouse, lessons
from tests.daily import first

pytestmark = pytest.mark.thorough

ALL = first(lessons(GAMES))
SMALL = QSize(900, 620)
"""What is small is painted quickly."""


def name(stem):
    return f"{stem.parent.name}-{stem.name}"


@pytest.mark.parametrize(
    ("stem", "learner"),
    [
        *zip(lessons(GAMES), cycle((ByMouse, ByKeys)), strict=False),
        *(pytest.param(*row, marks=pytest.mark.slow) for row in zip(lessons(GAMES), cycle((ByKeys, ByMouse)))),
    ],
)
def test_a_lesson_can_be_gone_through(visit, learner, stem):
    somebody = learner(visit(SMALL))
    somebody.take(stem)
    assert somebody.session.lesson.id == stem.name
    somebody.finish()
    assert somebody.page.policy.teacher.text.startswith(somebody.session.lesson.title)
    assert somebody.window.lessons.progress.is_done(stem.parent.name, stem.name)


@pytest.mark.parametrize("stem", ALL, ids=name)
def test_every_wrong_answer_has_its_sentence_and_the_right_one_leads_on_all_the_same(visit, stem):
    def get_it_wrong(learner):
        stop, position = learner.session.stop, learner.session.match.position
        for code, kind in stop.ask.wrong.items():
            for text in [pattern.move for pattern in kind if pattern.move]:
                assert learner.give(learner.rules.read(text)) == (code, False)
                said = stop.replies[code].plain
                assert said in learner.page.policy.teacher.text
                assert (learner.session.match.position, learner.session.stop) == (position, stop)
                assert learner.table.pick == ()

    somebody = ByMouse(visit(SMALL))
    somebody.take(stem)
    somebody.finish(before=get_it_wrong)


@pytest.mark.everyday
def test_what_was_counted_stands_beside_what_is_said_of_it_and_leads_on(visit):
    somebody = ByMouse(visit(SMALL))
    somebody.take(next(stem for stem in lessons(["haggis"]) if stem.name == "3-a-whole-round"))
    while somebody.session.stop.name != "33":
        somebody.give(somebody.answer) if somebody.session.is_asking else somebody.go_on()
        somebody.wait()
    card = somebody.page.card
    assert card.button.text() == "Next"
    somebody.go_on()
    assert somebody.session.stop.name == "33b"
    assert card.isVisible()
