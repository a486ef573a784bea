"""A match that cannot be saved: the mark at the table, and what is asked before it is left."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from bluestick.engine.record import Record
from bluestick.games import replayed
from bluestick.store import paths
from bluestick.store.journal import Journal
from bluestick.text import language
from tests.app.at_window import WHOLE_MATCH
from tests.app.speech import speaking
from tests.daily import first

WHY = "No space left on device"
LEAVE = {
    "to the shelf": lambda visitor: visitor.window.menus.actions["start_page"].trigger(),
    "a new match": lambda visitor: visitor.window.menus.actions["new"].trigger(),
    "another match": lambda visitor: visitor.window.navigator.files.resume(other(visitor)),
    "play again": lambda visitor: visitor.window.navigator.play_again(),
    "quit": lambda visitor: visitor.window.menus.actions["quit"].trigger(),
}
COPY, WITHOUT, STAY = range(3)


def other(visitor):
    return next(path for path in visitor.window.store.folder.iterdir() if path.name == "other.bluestick")


class Full:
    """A disk on which no match can be saved while it is full."""

    def __init__(self, monkeypatch):
        self.full = True
        save = Journal.save
        monkeypatch.setattr(Journal, "save", lambda *args: self._save(save, *args))

    def _save(self, save, *args):
        if self.full:
            raise OSError(28, WHY)
        save(*args)


@pytest.fixture
def at_table(visit, monkeypatch):
    """Three moves have been made; the last cannot be saved."""
    visitor = visit().sit_down(moves=WHOLE_MATCH[:2])
    journal = visitor.page.session.journal
    journal.save(visitor.match)
    (journal.path.parent / "other.bluestick").write_bytes(journal.path.read_bytes())
    visitor.disk = Full(monkeypatch)
    visitor.move(WHOLE_MATCH[2])
    visitor.window.navigator.message.hide()
    return visitor


def in_file(page):
    return Record.parse(page.session.journal.path.read_bytes())


@pytest.mark.parametrize("way", first(LEAVE))
def test_nobody_leaves_without_being_asked(at_table, way):
    page = at_table.page
    LEAVE[way](at_table)
    assert at_table.page is page
    assert at_table.window.isVisible()
    assert WHY in at_table.window.navigator.message.text
    at_table.press(Qt.Key.Key_Escape)
    assert at_table.window.navigator.message.text == ""
    assert at_table.page is page
    assert at_table.table.hasFocus()


@pytest.mark.parametrize("way", first(LEAVE))
def test_whoever_says_so_leaves_without_saving(at_table, way):
    page = at_table.page
    LEAVE[way](at_table)
    at_table.click(at_table.window.navigator.message.answers[WITHOUT])
    assert at_table.page is not page
    assert at_table.window.navigator.message.text == "" or way in ("another match", "play again")
    assert at_table.window.isVisible() == (way != "quit")
    at_table.disk.full = False


def test_a_copy_elsewhere_saves_the_match_and_leaves(at_table, tmp_path, monkeypatch):
    copy = tmp_path / "copy.bluestick"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    record = at_table.match.record()
    at_table.window.menus.actions["start_page"].trigger()
    at_table.click(at_table.window.navigator.message.answers[COPY])
    assert Record.parse(copy.read_bytes()) == record
    assert at_table.page is None


@pytest.mark.parametrize("chosen", ["", "/no/such/folder/copy.bluestick"])
def test_without_a_copy_the_match_stays(at_table, monkeypatch, chosen):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    page = at_table.page
    at_table.window.menus.actions["start_page"].trigger()
    at_table.click(at_table.window.navigator.message.answers[COPY])
    assert at_table.page is page
    assert (chosen in at_table.window.navigator.message.text) if chosen else not at_table.window.navigator.message.text


def test_a_copy_that_fails_says_nothing_about_the_match_itself(visit, monkeypatch):
    visitor = visit().sit_down()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/no/such/folder/copy.bluestick", ""))
    visitor.window.menus.actions["copy"].trigger()
    assert visitor.window.navigator.message.text == (
        "The copy “/no/such/folder/copy.bluestick” can’t be saved (No such file or directory). Try another folder."
    )


def test_nobody_is_asked_when_leaving_saves_it(at_table):
    page, record = at_table.page, at_table.match.record()
    at_table.disk.full = False
    at_table.window.menus.actions["start_page"].trigger()
    assert at_table.page is None
    assert in_file(page) == record


def test_a_mark_stays_at_the_table_as_long_as_something_is_not_saved(at_table):
    mark = at_table.page.header.alert
    assert mark.isVisible()
    assert mark.text() == "Not saved"
    at_table.window.menus.actions["start_page"].trigger()
    at_table.disk.full = False
    at_table.move(WHOLE_MATCH[3])
    assert mark.isHidden()
    assert at_table.window.navigator.message.text == ""  # nor is anything asked any more


def test_other_messages_stay_when_saving_works_again(at_table):
    at_table.window.navigator.message.say(lambda: "Something else.")
    at_table.disk.full = False
    at_table.move(WHOLE_MATCH[3])
    assert at_table.window.navigator.message.text == "Something else."


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_question_fits_into_the_smallest_window(at_table, code):
    with speaking(code):
        at_table.window.resize(at_table.window.minimumSize())
        at_table.window.menus.actions["start_page"].trigger()
        assert at_table.window.navigator.message.minimumSizeHint().width() <= at_table.window.minimumWidth()
        assert at_table.window.width() == at_table.window.minimumWidth()


TERMINATED = """
import os, sys
from contextlib import contextmanager
from bluestick.app.shell import main, window
from bluestick.store import journal, match_store

def full(*_):
    raise OSError(28, "full")

journal.Journal.save = full
if sys.argv[1] == "hopeless":
    match_store.MatchStore.rescue = full

@contextmanager
def caught(close, catch=main._close_on_signals):
    from tests.app.at_window import RULES, WHOLE_MATCH, Visitor
    Visitor(close.__self__, None).sit_down().page.session.play(RULES.read(WHOLE_MATCH[0]))
    with catch(close):
        print("ready", flush=True)
        yield

main._close_on_signals = caught
sys.exit(main.run())
"""


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="no SIGTERM to catch")
@pytest.mark.parametrize("hope", ["some", "hopeless"])
def test_where_nobody_can_be_asked_a_copy_is_left(tmp_path, hope):
    environment = {
        **os.environ,
        "BLUESTICK_DATA": str(tmp_path / "data"),
        "QT_QPA_PLATFORM": "offscreen",
        "TMPDIR": str(tmp_path),
        "HOME": str(tmp_path / "home"),
        "LC_ALL": "C.UTF-8",
    }
    (tmp_path / "home").mkdir()
    command = [sys.executable, "-c", TERMINATED, hope]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "ready\n"
        child.send_signal(signal.SIGTERM)
        _, errors = child.communicate(timeout=20)
        assert child.returncode == 0
    left = list((tmp_path / "home").glob("*.bluestick"))
    if hope == "hopeless":
        assert left == []
        assert errors == "bluestick: The match couldn’t be saved: full\n"
    else:
        assert errors == f"bluestick: The match couldn’t be saved in its place. You find it here: {left[0]}\n"
        assert Record.parse(left[0].read_bytes()).moves


# What is rescued when the system ends the program.


@pytest.fixture
def rescue_folders(tmp_path, monkeypatch):
    """Folders where a match may go that cannot be saved."""
    found = tuple(tmp_path / name for name in ("home", "config", "cache", "state"))
    monkeypatch.setattr(paths, "rescue_folders", lambda: found)
    return found


def rescued(visitor):
    visitor.window.close_without_asking()
    return [Path(file) for file in visitor.window.settings.rescued]


def test_a_match_is_rescued_to_the_home_folder(at_table, rescue_folders, capsys):
    match = at_table.match
    (file,) = rescued(at_table)
    assert file.parent == rescue_folders[0]
    assert Record.parse(file.read_bytes()) == match.record()
    assert capsys.readouterr().err == f"bluestick: The match couldn’t be saved in its place. You find it here: {file}\n"


def test_what_is_there_is_not_overwritten(at_table, rescue_folders):
    (file,) = rescued(at_table)
    again = at_table.window.store.rescue(replayed(Record.parse(file.read_bytes())))
    assert again != file
    assert again.parent == file.parent


@pytest.mark.parametrize("full", range(5))
def test_where_a_folder_takes_nothing_the_next_one_is_tried(at_table, rescue_folders, tmp_path, monkeypatch, full):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for folder in rescue_folders[:full]:
        folder.write_text("no folder")
    (file,) = rescued(at_table)
    assert file.parent == (*rescue_folders, tmp_path)[full]
    assert file.is_file()


@pytest.fixture
def at_next_start(at_table, rescue_folders, visit):
    """The window of the next start, and the file that it tells of."""
    (file,) = rescued(at_table)
    at_table.disk.full = False
    visitor = visit()
    visitor.window.navigator.files.offer_rescued()
    return visitor, file


OPEN, LEAVE_IT = range(2)


def test_the_next_start_tells_where_it_is(at_next_start):
    visitor, file = at_next_start
    assert visitor.window.navigator.message.text == (
        f"A match couldn’t be saved when the program closed. The program put it here instead: {file}"
    )
    assert visitor.window.navigator.message.answers[OPEN].hasFocus()


def test_it_is_told_as_long_as_nothing_was_answered(at_next_start, visit):
    _, file = at_next_start
    window = visit().window
    window.navigator.files.offer_rescued()
    assert str(file) in window.navigator.message.text


@pytest.mark.parametrize("answer", [OPEN, LEAVE_IT])
def test_what_was_answered_is_told_no_more_and_the_file_stays(at_next_start, visit, answer):
    visitor, file = at_next_start
    before = file.read_bytes()
    visitor.click(visitor.window.navigator.message.answers[answer])
    assert not visitor.window.navigator.message.text
    assert (visitor.page is not None) == (answer == OPEN)
    assert file.read_bytes() == before
    window = visit().window
    window.navigator.files.offer_rescued()
    assert not window.navigator.message.text


def test_the_rescued_match_is_opened_with_its_last_move(at_next_start):
    visitor, file = at_next_start
    visitor.click(visitor.window.navigator.message.answers[OPEN])
    assert visitor.match.record() == Record.parse(file.read_bytes())


def test_a_rescued_match_that_cannot_be_opened_is_told_again(at_next_start, visit):
    visitor, file = at_next_start
    whole = file.read_bytes()
    file.write_text("{")
    visitor.click(visitor.window.navigator.message.answers[OPEN])
    file.write_bytes(whole)
    window = visit().window
    window.navigator.files.offer_rescued()
    assert str(file) in window.navigator.message.text


def test_of_a_file_that_is_gone_nothing_is_told(at_table, rescue_folders, visit):
    (file,) = rescued(at_table)
    file.unlink()
    window = visit().window
    window.navigator.files.offer_rescued()
    assert not window.navigator.message.text
    assert window.settings.rescued == ()


def test_of_several_one_is_told_after_the_other(at_next_start, tmp_path):
    visitor, file = at_next_start
    window = visitor.window
    other = file.with_name("other.bluestick")
    other.write_bytes(file.read_bytes())
    window.settings.rescued = (str(other), str(file))
    visitor.click(window.navigator.message.answers[LEAVE_IT])
    assert str(other) in window.navigator.message.text
    visitor.click(window.navigator.message.answers[LEAVE_IT])
    assert not window.navigator.message.text


def test_other_news_come_first(at_next_start):
    visitor, _ = at_next_start
    visitor.window.navigator.message.say(lambda: "Something else.")
    visitor.window.navigator.files.offer_rescued()
    assert visitor.window.navigator.message.text == "Something else."
    assert visitor.window.settings.rescued


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_offer_fits_into_the_smallest_window(at_next_start, code):
    visitor, _ = at_next_start
    with speaking(code):
        visitor.window.resize(visitor.window.minimumSize())
        assert visitor.window.navigator.message.minimumSizeHint().width() <= visitor.window.minimumWidth()
