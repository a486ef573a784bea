"""Remarks of a lesson fit beside the table without scrolling, in every language and with longer words."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QScrollArea

from bluestick.games import GAMES
from bluestick.text import game_texts, language
from tests.app.learner import lessons
from tests.app.shell.test_text_room import cramped, settle
from tests.app.speech import pseudo, speaking
from tests.daily import first

SMALL, SMALLEST = QSize(1024, 700), QSize(900, 620)


def open_lesson(window, stem):
    window.lessons.show_list(stem.parent.name)
    window.lessons.start(stem.name)
    settle()
    return window.navigator.table_page


def cut(teacher):
    """What of it is below the edge, or squeezed."""
    area = teacher.parentWidget()
    while not isinstance(area, QScrollArea):
        area = area.parentWidget()
    foot = teacher.mapTo(area, QPoint(0, teacher.height())).y()
    yield from cramped(teacher)
    if foot > area.height():
        yield f"{teacher.text!r}: {foot} of {area.height()}"


def every_remark(page):
    """Each as long as it can be: with what is said of the answer before, or of a wrong one."""
    teacher, before = page.policy.teacher, ""
    for stop in page.session.lesson.stops:
        teacher.say("Step 10 of 12", stop.remark.text, before)
        yield stop.name
        record, match = page.session.lesson.record, page.session.match
        move = game_texts.move(match.rules.id, record.moves[stop.position].text) if stop.ask is not None else ""
        answer = page.tr("The answer: {move}. It is marked on the table.").format(move=move)
        wrong = [reply.text for code, reply in stop.replies.items() if code != "right"]
        for text in wrong:
            teacher.show_reply(f"{text} {answer}", right=False)
            yield stop.name
        right = stop.replies["right"].text if "right" in stop.replies else page.tr("That’s right.")
        before = f"{page.tr('That’s right too.')} {right}" if stop.ask is not None else ""


@pytest.mark.parametrize("stem", first(lessons(GAMES)), ids=lambda stem: f"{stem.parent.name}-{stem.name}")
def test_every_remark_has_room_in_four_languages(visit, stem):
    window = visit(SMALL).window
    for code in language.LANGUAGES:
        with speaking(code):
            page = open_lesson(window, stem)
            for stop in every_remark(page):
                settle()
                assert list(cut(page.policy.teacher)) == [], (code, stop)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", language.LANGUAGES)
def test_a_list_of_lessons_has_room_in_the_smallest_window(visit, game, code):
    window = visit(SMALLEST).window
    with speaking(code):
        window.lessons.show_list(game)
        settle()
        assert list(cramped(window)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_have_room_in_a_lesson_and_in_the_list(visit, game):
    window = visit().window
    with pseudo():
        window.lessons.show_list(game)
        settle()
        assert list(cramped(window)) == []
        page = open_lesson(window, next(stem for stem in lessons([game])))
        assert list(cramped(window)) == []
        for stop in every_remark(page):
            settle()
            assert list(cut(page.policy.teacher)) == [], stop
        page.session.finished.emit()
        settle()
        assert list(cramped(window)) == []
