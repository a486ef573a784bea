"""The sentence over all pages goes with the language."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tests.app.at_window import WHOLE_MATCH


def seen(window):
    (text,) = window.navigator.message.findChildren(QLabel)
    return text.text().replace("\u200b", "")


def turn_german(window):
    window.settings.language = "de"
    QApplication.processEvents()


def test_what_cannot_be_opened_is_told_in_the_new_language(visit, tmp_path):
    window = visit().window
    window.navigator.files.resume(tmp_path / "none.bluestick")
    assert "can’t be opened" in seen(window)
    turn_german(window)
    assert seen(window).startswith("„none.bluestick“ kann nicht geöffnet werden: ")


@pytest.mark.parametrize("mark", "\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x07")
def test_no_mark_turns_the_name_of_a_file_round(visit, tmp_path, mark):
    """With one of them gnp.exe reads as exe.png."""
    window = visit(size=None).window
    window.navigator.files.resume(tmp_path / f"match{mark}gnp.bluestick")
    assert mark not in window.navigator.message.text
    assert mark not in seen(window)
    assert repr(mark)[1:-1] in seen(window)


def test_the_way_back_from_a_new_beginning_has_its_name_in_the_new_language(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.window.menus.actions["restart"].trigger()
    turn_german(visitor.window)
    assert seen(visitor.window) == "Die Partie beginnt von vorn. Die bisherige bleibt unter Offene Partien."
    assert visitor.window.navigator.message.offer_button.text() == "Zurück zu dieser Partie"


def test_a_question_and_its_answers_are_in_the_new_language(visit, tmp_path):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    window, copy = visitor.window, tmp_path / "copy.bluestick"
    window.store.save_copy(visitor.match, copy)
    window.navigator.show_start_page()
    window.navigator.files.resume(copy)
    visitor.move(WHOLE_MATCH[4])
    window.navigator.show_start_page()
    window.navigator.files.resume(copy)
    turn_german(window)
    assert seen(window) == "Die Partie in „copy.bluestick“ hast du schon weitergespielt."
    assert window.navigator.message.answers[-1].text() == "Abbrechen"


def test_what_only_informs_goes_with_the_page_and_what_went_wrong_stays(visit, tmp_path):
    window = visit().window
    window.navigator.message.show_information(lambda: "Done.")
    assert window.navigator.message.property("kind") == "news"
    window.navigator.open_new_match("halma")
    assert window.navigator.message.text == ""
    window.navigator.files.resume(tmp_path / "none.bluestick")
    assert window.navigator.message.property("kind") == ""
    window.navigator.show_start_page()
    assert "can’t be opened" in window.navigator.message.text
