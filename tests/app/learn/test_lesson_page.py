"""A lesson at the window, on one made for the purpose: what is said to every kind of answer, the ways, what is kept."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from bluestick.match.lesson_script import Pointer
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from tests.app.learner import ByKeys, ByMouse
from tests.app.players import PERSON, bot, halma, play_on

pytestmark = pytest.mark.thorough

TRIALS = Path(__file__).parents[1] / "lessons"
TRIAL = TRIALS / "haljan" / "1-trial"
LEAD, DEAR, ELSE, TOO = "play S7 C9 C5", "play S7 CA C9", "play H2 C9 C5", "play H6 H2 C8"


@pytest.fixture
def taught(tmp_path, monkeypatch):
    """The only lessons that there are: one of haljan, and a second one of harjan that is as good as any."""
    (tmp_path / "lessons.json").unlink(missing_ok=True)
    folder = tmp_path / "lessons"
    shutil.copytree(TRIALS, folder)
    for file in (folder / "haljan").glob("1-trial*"):
        text = file.read_text(encoding="utf-8")
        file.with_name(file.name.replace("1-trial", "2-other")).write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "lessons_folder", lambda: folder)
    return folder / "haljan"


@pytest.fixture
def you(visit, taught):
    """At the second step: the two is exchanged, and something is said before the lead is asked for."""
    learner = ByMouse(visit())
    learner.take(TRIAL)
    learner.give(learner.answer)
    learner.wait()
    return learner


@pytest.fixture
def asked(you):
    """What to lead?"""
    you.go_on()
    you.wait()
    assert you.session.stop.name == "2b"
    return you


def tile(window, game):
    return next(tile for tile in window.navigator.start_page._tiles if tile.game == game)


def again(you, text):
    return you.give(you.rules.read(text))


# The way into the lessons.


def test_whoever_has_never_played_a_game_is_led_to_its_lessons(visit, taught):
    you = visit()
    shown = tile(you.window, "haljan")
    assert (shown.accessibleName(), shown.other.text()) == ("Learn Haljan", "Play")
    you.click(shown)
    assert you.window.navigator.list_page.game == "haljan"


@pytest.mark.parametrize(("name", "value"), [("theme", "night"), ("language", "de")])
def test_the_keyboard_stays_at_its_lesson_when_the_list_is_made_anew(visit, taught, name, value):
    you = visit()
    you.click(tile(you.window, "haljan"))
    you.window.navigator.list_page.rows[1].setFocus(Qt.FocusReason.TabFocusReason)
    setattr(you.window.settings, name, value)
    assert you.window.navigator.list_page.rows[1].hasFocus()


def test_the_other_button_of_that_tile_leads_to_a_match(visit, taught):
    you = visit()
    you.click(tile(you.window, "haljan").other)
    assert you.window.navigator.new_page.game == "haljan"


@pytest.mark.parametrize("finished", [False, True])
def test_whoever_has_played_a_game_is_led_to_a_match(visit, taught, tmp_path, finished, monkeypatch):
    monkeypatch.setattr(paths, "lessons_folder", lambda: taught.parent)
    shutil.copytree(taught, taught.parent / "halma")
    saves = MatchStore(tmp_path / "matches")
    match = halma(PERSON, bot("Elin"))
    play_on(match, 5)
    journal = saves.create(match)
    journal.save(match)
    if finished:
        match.play(0, match.rules.read("resign"))
        journal.save(match)
    journal.close(match)
    shown = tile(visit().window, "halma")
    assert (shown.accessibleName(), shown.other.text()) == ("Play Halma", "Learn")


def test_whoever_has_finished_a_lesson_is_led_to_a_match(visit, taught, tmp_path):
    (tmp_path / "lessons.json").write_text('{"haljan": {"1-trial": {"done": true}}}')
    assert tile(visit().window, "haljan").accessibleName() == "Play Haljan"


def test_a_game_that_is_not_taught_has_no_such_button(visit, taught):
    shown = tile(visit().window, "kille")
    assert (shown.accessibleName(), shown.other.isVisible()) == ("Play Kille", False)


def test_a_key_leads_to_the_lessons_of_the_game_on_the_page_and_back(visit, taught):
    you = visit()
    you.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert you.window.navigator.list_page.game == "haljan"
    you.press(Qt.Key.Key_Escape)
    assert you.window.navigator.pages.currentWidget() is you.window.navigator.start_page


def test_the_list_says_what_a_lesson_is_about_and_how_far_one_has_come(visit, taught, tmp_path):
    known = {"haljan": {"1-trial": {"done": True}, "2-other": {"stop": "2b"}}}
    (tmp_path / "lessons.json").write_text(json.dumps(known))
    window = visit().window
    window.lessons.show_list("haljan")
    first, second = window.navigator.list_page.rows
    assert first.accessibleName() == "1. A trial"
    assert first.accessibleDescription() == "Something to try the machinery on. 2 minutes · done"
    assert second.accessibleDescription().endswith("2 minutes · at step 3 of 7")
    assert QApplication.focusWidget() is second


# Answers.


def test_a_wrong_answer_is_not_made_and_its_sentence_is_said(asked):
    assert again(asked, DEAR) == ("dear", False)
    assert asked.page.policy.teacher.text.endswith("✗ Keep the ace for later.")
    assert asked.session.match.position == 2
    assert asked.table.pick == ()
    assert "CA" in asked.table.context.own_hand


def test_what_nobody_has_thought_of_has_a_sentence_too(asked):
    assert again(asked, ELSE) == ("other", False)
    assert asked.page.policy.teacher.text.endswith("✗ The other three, please.")


def test_after_two_wrong_answers_the_right_one_is_marked(asked):
    again(asked, ELSE)
    assert not asked.table.hinted
    again(asked, DEAR)
    assert asked.table.hinted == {"S7", "C9", "C5"}
    assert asked.page.policy.teacher.text.endswith("The answer: 7♠ 9♣ 5♣. It is marked on the table.")


@pytest.mark.everyday
def test_the_right_answer_is_made(asked):
    assert again(asked, LEAD) == ("right", True)
    asked.wait()
    assert asked.rules.write(asked.session.match.played[2].move) == LEAD
    assert asked.page.policy.teacher.text.startswith("✓ That’s right. Berit is your partner")


def test_another_right_answer_is_praised_and_that_of_the_record_made(asked):
    again(asked, LEAD)
    asked.wait()
    assert again(asked, TOO) == ("right", False)
    asked.wait()
    assert asked.rules.write(asked.session.match.played[7].move) == "play H6 CA C8"
    assert "✓ That’s right too." in asked.page.policy.teacher.text


def test_what_is_not_allowed_is_refused_as_ever(asked):
    asked.visitor.press(Qt.Key.Key_0, on=asked.table)
    assert asked.page.notice.text.endswith("there’s nothing to exchange in this deal.")
    assert asked.session.wrong_answers == 0


def test_the_answer_can_be_shown_and_then_given(asked):
    asked.visitor.press(Qt.Key.Key_H)
    assert asked.table.hinted == {"S7", "C9", "C5"}
    assert asked.page.policy.ways.onward.accessibleName() == "Do it for me"
    asked.visitor.press(Qt.Key.Key_H)
    asked.wait()
    assert asked.session.stop.name == "7"


def test_where_nothing_is_asked_nothing_can_be_played(you):
    you.touch("S7")
    assert you.table.pick == ()
    assert you.page.notice.text == "Nothing to do yet. Press Space to go on."


def drag(you, part, end):
    port, left, start = you.table.viewport(), Qt.MouseButton.LeftButton, you._spot(part).toPoint()
    you.visitor.qtbot.mousePress(port, left, pos=start)
    you.visitor.qtbot.mouseMove(port, (start + end) / 2)
    you.visitor.qtbot.mouseMove(port, end)
    you.visitor.qtbot.mouseRelease(port, left, pos=end)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_cards_that_were_laid_and_not_asked_for_glide_back(asked, speed):
    asked.window.settings.speed = speed
    home = asked.table.sprite("C9").pos()
    asked.touch("S7")
    asked.touch("CA")
    drag(asked, "C9", asked.table.place("slot").toPoint())
    assert asked.page.policy.teacher.text.endswith("✗ Keep the ace for later.")
    assert asked.table.input_handler.is_gliding == (speed == "normal")
    asked.table.input_handler.stop_glide()
    assert asked.table.sprite("C9").pos() == home


# The ways.


def test_there_is_a_way_back_as_soon_as_it_goes_on_from_the_first_stop(visit, taught):
    learner = ByMouse(visit())
    learner.take(TRIAL)
    undo = learner.window.menus.actions["undo"]
    assert not undo.isEnabled()
    learner.session.onward()
    assert learner.session.can_undo
    assert undo.isEnabled()
    assert learner.table.moves is None


def test_one_step_back_is_where_one_was(asked):
    asked.visitor.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert asked.session.stop.name == "2"
    asked.visitor.click(asked.page.policy.ways.back)
    assert asked.session.stop.name == "1"
    assert asked.session.match.position == 1
    assert not asked.page.policy.ways.back.isEnabled()


def test_a_lesson_can_be_begun_anew(asked):
    asked.visitor.press(Qt.Key.Key_F5)
    assert (asked.session.stop.name, asked.session.match.position) == ("1", 1)


def test_escape_leads_back_to_the_list_and_from_there_to_the_shelf(asked):
    asked.visitor.press(Qt.Key.Key_Escape)
    assert asked.window.navigator.list_page.rows[0].accessibleDescription().endswith("at step 3 of 7")
    asked.visitor.press(Qt.Key.Key_Escape)
    assert asked.window.navigator.pages.currentWidget() is asked.window.navigator.start_page


def test_an_earlier_moment_can_be_looked_at_and_left_again(asked):
    asked.page.controller.look_at(1)
    assert not asked.page.policy.pointing.isVisible()
    asked.visitor.press(Qt.Key.Key_Escape)
    assert asked.page.policy.pointing.isVisible()
    assert again(asked, LEAD) == ("right", True)


def test_no_match_is_kept_and_nothing_is_begun(asked):
    assert not asked.window.menus.actions["copy"].isEnabled()
    asked.window.navigator.show_start_page()
    assert list(asked.window.store.open_matches()) == []


def test_at_the_end_of_a_lesson_the_next_one_is_near(asked):
    asked.finish()
    assert [made.text() for made in asked.page.policy.ways.choices] == ["Next lesson", "All lessons"]
    asked.visitor.press(Qt.Key.Key_Return)
    asked.wait()
    assert asked.session.lesson.id == "2-other"


def test_after_the_last_lesson_of_a_form_it_is_played(asked):
    asked.window.lessons.start("2-other")
    asked.wait()
    asked.finish()
    assert [made.text() for made in asked.page.policy.ways.choices] == ["Play your first match", "All lessons"]
    asked.visitor.click(asked.page.policy.ways.choices[0])
    assert asked.window.navigator.new_page.choices().setup.variant == "haljan"


def test_a_match_of_another_form_than_the_last_one_can_be_agreed(visit):
    window = visit().window
    window.navigator.open_new_match("haljan", "harjan")
    assert window.navigator.new_page.choices().setup.variant == "harjan"


# Pointing.


def test_what_is_spoken_of_is_ringed_as_far_as_it_can_be_seen(asked):
    (pointer,) = asked.page.policy.pointing.pointers
    assert pointer == Pointer("cards", ("S7", "C9", "C5"))
    edge = asked.page.policy.pointing.outline(pointer)
    here = asked.table.viewport().mapTo(asked.page, asked.table.viewport().rect().topLeft())
    for part in asked.table.context.own_hand:
        spot = asked._spot(part)
        assert edge.contains(spot + QPointF(here)) == (part in pointer.targets)


@pytest.mark.parametrize("seat", range(4))
def test_a_plate_can_be_pointed_at(asked, seat):
    edge = asked.page.policy.pointing.outline(Pointer("plate", (str(seat),)))
    assert not edge.isEmpty()


def test_a_button_can_be_pointed_at(visit, taught):
    learner = ByMouse(visit())
    learner.take(TRIAL)
    button = learner.page.panel.words.button("exchange")
    edge = learner.page.policy.pointing.outline(Pointer("button", ("exchange",)))
    assert edge.contains(QPointF(button.mapTo(learner.page, button.rect().center())))


def test_a_link_that_is_pointed_at_makes_its_ring_wider(asked):
    asked.page.policy.teacher.remark.linkHovered.emit("cards:S7,C9,C5")
    assert asked.page.policy.pointing._spoken == Pointer("cards", ("S7", "C9", "C5"))
    asked.page.policy.teacher.remark.linkHovered.emit("")
    assert asked.page.policy.pointing._spoken is None


def test_a_link_to_a_clause_opens_it(visit, taught):
    learner = ByMouse(visit())
    learner.take(TRIAL)
    learner.page.policy.teacher.remark.linkActivated.emit("#H5")
    assert learner.window.docks.viewer.clause == "haljan#H5"


# Said aloud, in four languages.


def test_everything_is_read_out(visit, taught, monkeypatch):
    said = []
    monkeypatch.setattr("bluestick.app.learn.lessons.teacher_panel.announce", lambda widget, text: said.append(text))
    learner = ByMouse(visit())
    learner.take(TRIAL)
    assert said == ["Step 1 of 7 You hold the two of trumps, this one. Swap it for the queen: touch her (H5)."]
    again(learner, "play H2 C9 C5")
    assert said[-1] == "First the queen, then the rest."


def test_in_another_language_the_lesson_is_where_it_was(asked):
    again(asked, DEAR)
    asked.window.settings.language = "sv"
    QApplication.processEvents()
    assert asked.session.stop.name == "2b"
    assert asked.page.policy.teacher.text.startswith("Spela ut de här tre")
    again(asked, LEAD)
    asked.wait()
    assert asked.page.policy.teacher.text.startswith("✓ Det är rätt. Berit är din partner")


# What is kept.


def test_a_lesson_under_way_survives_a_kill(asked, visit):
    asked.window.close = lambda: True  # nothing is told that it ends
    later = ByKeys(visit())
    later.take(TRIAL)
    assert later.session.stop.name == "2b"
    assert again(later, LEAD) == ("right", True)


def test_a_file_of_progress_that_makes_no_sense_is_told_of_and_kept(visit, taught, tmp_path):
    (tmp_path / "lessons.json").write_text("[1, 2")
    window = visit().window
    assert "lessons-damaged.json" in window.navigator.message.text
    assert (tmp_path / "lessons-damaged.json").read_text() == "[1, 2"
    window.lessons.show_list("haljan")
    assert window.navigator.list_page.rows[0].accessibleDescription().endswith("new")


@pytest.mark.parametrize("text", ["[]", '{"haljan": 3}', '{"haljan": {"1-trial": 3}}', "\udcff", "{" * 5000])
def test_so_is_every_other_nonsense(visit, taught, tmp_path, text):
    (tmp_path / "lessons.json").write_text(text, errors="surrogateescape")
    visit()
    assert (tmp_path / "lessons-damaged.json").exists()


def test_progress_that_cannot_be_written_is_told_of(you, monkeypatch):
    monkeypatch.setattr(you.window.store, "update", lambda file, make: (_ for _ in ()).throw(OSError(28, "disk full")))
    you.go_on()
    you.wait()
    assert you.window.navigator.message.text.endswith("disk full")
    assert you.session.stop.name == "2b"


@pytest.mark.parametrize("ending", [".json", ".en.md", ".bluestick"])
def test_a_damaged_lesson_is_named_and_left_out(visit, taught, ending):
    (taught / f"1-trial{ending}").write_text("nonsense")
    window = visit().window
    window.lessons.show_list("haljan")
    QApplication.processEvents()
    assert f"1-trial{ending}" in window.navigator.message.text
    assert len(window.navigator.list_page.rows) == 1


def test_a_lesson_that_the_rules_do_not_allow_is_named_when_it_is_taken(visit, taught):
    file = taught / "1-trial.bluestick"
    file.write_text(file.read_text("utf-8").replace("play HK CK C3", "play HK CK C4"), "utf-8")
    window = visit().window
    window.lessons.show_list("haljan")
    window.lessons.start("1-trial")
    QApplication.processEvents()
    assert "1-trial.bluestick" in window.navigator.message.text
    assert window.navigator.list_page is not None


def test_a_stop_that_is_no_longer_there_is_where_it_begins(visit, taught, tmp_path):
    (tmp_path / "lessons.json").write_text('{"haljan": {"1-trial": {"stop": "99"}}}')
    learner = ByMouse(visit())
    learner.take(TRIAL)
    assert learner.session.stop.name == "1"


def test_nobody_thinks_in_a_lesson(asked):
    assert asked.window.navigator._bots._worker is None


def test_buttons_that_are_never_wanted_are_not_there(you):
    assert not you.page.panel.words.isHidden()
    you.page.policy._words = frozenset()
    you.page.side_display.show_phase()
    assert you.page.panel.words.isHidden()


def test_words_of_the_game_are_explained_where_they_stand(asked, qtbot):
    asked.page.policy.teacher.say("Step", "Take the **trick**, and [lead](cards:S7).")
    assert 'href="word:' in asked.page.policy.teacher.remark.text()
    with qtbot.waitSignal(asked.page.rules) as opened:
        asked.page.policy.teacher.remark.linkActivated.emit(
            asked.page.policy.teacher.remark.text().split('href="')[1].split('"')[0]
        )
    assert opened.args[0].startswith("haljan#H")


def test_there_is_no_coach_beside_a_teacher(asked):
    assert not asked.page.coach.on
    assert not asked.window.menus.actions["coach"].isEnabled()


def test_after_a_click_on_the_way_back_space_leads_on(asked):
    asked.visitor.click(asked.page.policy.ways.back)
    assert asked.session.stop.name == "2"
    asked.visitor.press(Qt.Key.Key_Space)
    assert asked.session.stop.name == "2b"


def test_from_the_end_one_step_back_is_the_last_remark(asked):
    asked.finish()
    asked.visitor.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert asked.session.stop.name == "17"
    asked.visitor.press(Qt.Key.Key_Space)
    assert asked.session.is_over
