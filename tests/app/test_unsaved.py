"""A match that cannot be saved: the mark at the table, and what is asked before it is left."""

import os
import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from bluestick.app import language
from bluestick.app.saves import Journal
from bluestick.engine.record import Record
from tests.app.at_window import WHOLE_MATCH
from tests.app.speech import speaking
from tests.daily import first

WHY = "No space left on device"
LEAVE = {
    "to the shelf": lambda visitor: visitor.window.menus.shelf.trigger(),
    "a new match": lambda visitor: visitor.window.menus.new.trigger(),
    "another match": lambda visitor: visitor.window.files.resume(other(visitor)),
    "play again": lambda visitor: visitor.window._play_again(),
    "quit": lambda visitor: visitor.window.menus.quit.trigger(),
}
COPY, WITHOUT, STAY = range(3)


def other(visitor):
    return next(path for path in visitor.window.saves.folder.iterdir() if path.name == "other.bluestick")


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
    visitor.window.message.hide()
    return visitor


def in_file(page):
    return Record.parse(page.session.journal.path.read_bytes())


@pytest.mark.parametrize("way", first(LEAVE))
def test_nobody_leaves_without_being_asked(at_table, way):
    page = at_table.page
    LEAVE[way](at_table)
    assert at_table.page is page
    assert at_table.window.isVisible()
    assert WHY in at_table.window.message.text
    at_table.press(Qt.Key.Key_Escape)
    assert at_table.window.message.text == ""
    assert at_table.page is page
    assert at_table.table.hasFocus()


@pytest.mark.parametrize("way", first(LEAVE))
def test_whoever_says_so_leaves_without_saving(at_table, way):
    page = at_table.page
    LEAVE[way](at_table)
    at_table.click(at_table.window.message.answers[WITHOUT])
    assert at_table.page is not page
    assert at_table.window.message.text == "" or way in ("another match", "play again")
    assert at_table.window.isVisible() == (way != "quit")
    at_table.disk.full = False


def test_a_copy_elsewhere_saves_the_match_and_leaves(at_table, tmp_path, monkeypatch):
    copy = tmp_path / "copy.bluestick"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    record = at_table.match.record()
    at_table.window.menus.shelf.trigger()
    at_table.click(at_table.window.message.answers[COPY])
    assert Record.parse(copy.read_bytes()) == record
    assert at_table.page is None


@pytest.mark.parametrize("chosen", ["", "/no/such/folder/copy.bluestick"])
def test_without_a_copy_the_match_stays(at_table, monkeypatch, chosen):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    page = at_table.page
    at_table.window.menus.shelf.trigger()
    at_table.click(at_table.window.message.answers[COPY])
    assert at_table.page is page
    assert (chosen in at_table.window.message.text) if chosen else not at_table.window.message.text


def test_a_copy_that_fails_says_nothing_about_the_match_itself(visit, monkeypatch):
    visitor = visit().sit_down()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/no/such/folder/copy.bluestick", ""))
    visitor.window.menus.copy.trigger()
    assert visitor.window.message.text == (
        "The copy “/no/such/folder/copy.bluestick” cannot be written: No such file or directory"
    )


def test_nobody_is_asked_when_leaving_saves_it(at_table):
    page, record = at_table.page, at_table.match.record()
    at_table.disk.full = False
    at_table.window.menus.shelf.trigger()
    assert at_table.page is None
    assert in_file(page) == record


def test_a_mark_stays_at_the_table_as_long_as_something_is_not_saved(at_table):
    mark = at_table.page.header.alert
    assert mark.isVisible()
    assert mark.text() == "Not saved"
    at_table.window.menus.shelf.trigger()
    at_table.disk.full = False
    at_table.move(WHOLE_MATCH[3])
    assert mark.isHidden()
    assert at_table.window.message.text == ""  # nor is anything asked any more


def test_other_messages_stay_when_saving_works_again(at_table):
    at_table.window.message.say(lambda: "Something else.")
    at_table.disk.full = False
    at_table.move(WHOLE_MATCH[3])
    assert at_table.window.message.text == "Something else."


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_question_fits_into_the_smallest_window(at_table, code):
    with speaking(code):
        at_table.window.resize(at_table.window.minimumSize())
        at_table.window.menus.shelf.trigger()
        assert at_table.window.message.minimumSizeHint().width() <= at_table.window.minimumWidth()
        assert at_table.window.width() == at_table.window.minimumWidth()


TERMINATED = """
import os, sys
from contextlib import contextmanager
from bluestick.app import main, saves, window

def full(*_):
    raise OSError(28, "full")

saves.Journal.save = full
if sys.argv[1] == "hopeless":
    saves.Saves.rescue = full

@contextmanager
def caught(close, catch=main._closing_on_signals):
    from tests.app.at_window import RULES, WHOLE_MATCH, Visitor
    Visitor(close.__self__, None).sit_down().page.session.play(RULES.read(WHOLE_MATCH[0]))
    with catch(close):
        print("ready", flush=True)
        yield

main._closing_on_signals = caught
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
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-c", TERMINATED, hope]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "ready\n"
        child.send_signal(signal.SIGTERM)
        _, errors = child.communicate(timeout=20)
        assert child.returncode == 0
    left = list(tmp_path.glob("*.bluestick"))
    if hope == "hopeless":
        assert left == []
        assert errors == "bluestick: The match could not be saved: full\n"
    else:
        assert errors == f"bluestick: The match could not be saved. It is here: {left[0]}\n"
        assert Record.parse(left[0].read_bytes()).moves
