"""Files that are dropped, the end of a session, and a folder beside the program."""

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from bluestick.__main__ import main as command
from bluestick.app.desktop.single_instance import OpenRequest, SingleInstance
from bluestick.app.shell.open_requests import OpenRequests
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from tests.app.at_window import WHOLE_MATCH
from tests.app.desktop.test_single_instance import a_match

pytestmark = pytest.mark.thorough


@pytest.fixture
def begin(visit):
    """A window with somebody at its door, as it is after a start."""

    def begun(wish=OpenRequest()):  # noqa: B008  it is frozen
        visitor = visit()
        OpenRequests(visitor.window, SingleInstance()).begin(wish)
        return visitor

    return begun


def drop(widget, *urls):
    """Whether files may be dropped there; if they may, they are."""
    data = QMimeData()
    data.setUrls([QUrl(url) if ":" in str(url) else QUrl.fromLocalFile(str(url)) for url in urls])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(5, 5), *how)
    entering.ignore()
    QApplication.sendEvent(widget, entering)
    if entering.isAccepted():
        QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), *how))
    return entering.isAccepted()


@pytest.mark.everyday
def test_a_match_that_is_dropped_on_the_shelf_comes_to_the_table(begin, tmp_path):
    visitor = begin()
    assert drop(visitor.window, a_match(tmp_path))
    assert visitor.match.id == "elsewhere"


def test_the_table_leaves_it_to_the_window(begin, tmp_path):
    visitor = begin().sit_down()
    assert not visitor.table.acceptDrops()
    assert not visitor.table.viewport().acceptDrops()


@pytest.mark.parametrize("left", ["/" + "x" * 5000, "nul\0", "/nowhere/a.bluestick"])
def test_a_match_on_the_table_that_cannot_be_found_any_more_stops_no_start(visit, left):
    window = visit().window
    window.settings.table = left
    OpenRequests(window, SingleInstance()).begin(OpenRequest())
    assert window.navigator.table_page is None


@pytest.mark.parametrize("urls", [("/a.bluestick", "/b.bluestick"), ("https://bluestick.example/a.bluestick",)])
def test_of_several_files_and_of_none_one_sentence_is_said(begin, urls):
    visitor = begin()
    assert drop(visitor.window, *urls)
    assert visitor.window.navigator.message.text == "You can open one match at a time. Drop a single file (.bluestick)."
    assert visitor.page is None


def test_another_file_says_what_it_is_not(begin, tmp_path):
    visitor = begin()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    assert drop(visitor.window, tmp_path / "picture.png")
    assert "picture.png" in visitor.window.navigator.message.text


def test_what_is_no_file_is_not_taken(begin):
    visitor = begin()
    data = QMimeData()
    data.setText("words")
    entering = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    entering.ignore()
    QApplication.sendEvent(visitor.window, entering)
    assert not entering.isAccepted()


# The end of a session.


def test_a_match_is_on_the_table_again_after_the_desktop_has_ended_the_session(begin):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.save_before_end()
    visitor.window.close()
    again = begin()
    assert again.page is not None
    assert again.match.position == 3


def test_nothing_is_asked_when_it_ends_though_nothing_can_be_saved(begin, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    visitor = begin().sit_down()
    monkeypatch.setattr("bluestick.store.journal.Journal.save", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    visitor.move(WHOLE_MATCH[0])
    visitor.window.save_before_end()
    assert visitor.window.close()
    assert "couldn’t be saved" in capsys.readouterr().err


def test_who_closes_the_window_finds_the_shelf(begin):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.navigator.remember_table()
    visitor.window.close()
    assert begin().page is None


def test_who_had_left_the_table_finds_the_shelf(begin):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.navigator.remember_table()
    visitor.window.navigator.show_start_page()
    visitor.window.save_before_end()
    visitor.window.close()
    assert begin().page is None


def test_a_match_that_is_gone_is_not_asked_for(begin):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.save_before_end()
    visitor.window.close()
    for file in visitor.window.store.folder.glob("*.bluestick"):
        file.unlink()
    again = begin()
    assert again.page is None
    assert again.window.navigator.message.text == ""


def test_what_the_program_was_started_for_goes_before(begin):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.save_before_end()
    visitor.window.close()
    again = begin(OpenRequest(game="kille"))
    assert again.page is None
    assert again.window.navigator.new_page.game == "kille"


def test_a_start_for_something_else_leaves_it_for_the_next_one(begin, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr("bluestick.app.shell.navigator.RESUMABLE_AFTER", 0)
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    visitor.window.save_before_end()
    visitor.window.close()
    between = begin(OpenRequest(file=str(a_match(tmp_path))))
    assert between.match.id == "elsewhere"
    qtbot.waitUntil(lambda: between.window.settings.table == str(between.page.session.journal.path))
    between.window.close()
    assert begin().match.id == "match2"


def test_what_was_left_is_forgotten_once_it_has_been_on_the_table(begin, tmp_path):
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.saver.save()
    path = visitor.page.session.journal.path
    visitor.window.save_before_end()
    visitor.window.close()
    between = begin(OpenRequest(file=str(a_match(tmp_path))))
    assert between.window.navigator.files.resume(path)
    between.window.close()
    assert begin().page is None


def test_after_a_crash_too_once_the_match_has_been_on_the_table_for_a_while(begin, monkeypatch, qtbot):
    monkeypatch.setattr("bluestick.app.shell.navigator.RESUMABLE_AFTER", 0)
    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    qtbot.waitUntil(lambda: visitor.window.settings.table != "")
    assert Path(visitor.window.settings.table) == visitor.page.session.journal.path


@pytest.mark.skipif(os.name == "nt", reason="no SIGTERM")
def test_a_signal_is_such_an_end(begin):
    from bluestick.app.shell import main

    visitor = begin().sit_down(moves=WHOLE_MATCH[:2])
    with main._close_on_signals(visitor.window.close_without_asking):
        os.kill(os.getpid(), signal.SIGTERM)
        visitor.qtbot.waitUntil(lambda: not visitor.window.isVisible())
    assert visitor.window.settings.table.endswith(".bluestick")


def test_the_session_manager_of_x11_may_start_it(monkeypatch):
    opened = []
    monkeypatch.setattr("bluestick.app.shell.main.run", lambda *asked: opened.append(asked) or 0)
    assert command(["-session", "10a2_1700_1"]) == 0
    assert opened == [(None, None, None)]


# A folder beside the program.


@pytest.fixture
def program(tmp_path, monkeypatch):
    """An executable in a folder of its own."""
    monkeypatch.delenv("BLUESTICK_DATA", raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "stick" / "bluestick"))
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


def test_a_folder_beside_the_program_holds_everything(program):
    (program / "bluestick-data").mkdir()
    for place in (
        paths.matches_folder(),
        paths.settings_file(),
        paths.log_file(),
        MatchStore(paths.matches_folder()).tips_file,
    ):
        assert place.is_relative_to(program / "bluestick-data")


def test_without_it_everything_lies_at_home(program):
    for place in (paths.matches_folder(), paths.settings_file(), paths.log_file()):
        assert not place.is_relative_to(program)


@pytest.fixture
def appimage(tmp_path, monkeypatch):
    """The environment in an AppImage, which is unpacked into a folder of its own."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "mount" / "usr" / "bin" / "bluestick"))
    monkeypatch.delenv("BLUESTICK_DATA", raising=False)
    monkeypatch.setenv("APPDIR", str(tmp_path / "mount"))
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "apps" / "bluestick.AppImage"))
    return tmp_path / "apps"


def test_an_appimage_has_it_beside_its_file(appimage):
    assert paths.default_portable_folder() == appimage / "bluestick-data"


@pytest.mark.parametrize(
    ("name", "value"),
    [("APPDIR", "/tmp/.mount_Terminal"), ("APPDIR", ""), ("APPDIR", None), ("APPIMAGE", None), ("APPDIR", "mount")],
)
def test_the_appimage_of_another_program_moves_nothing(appimage, monkeypatch, tmp_path, name, value):
    monkeypatch.delenv(name)
    if value is not None:
        monkeypatch.setenv(name, value)
    assert paths.default_portable_folder() == tmp_path / "mount" / "usr" / "bin" / "bluestick-data"


def test_a_program_that_is_no_executable_is_in_no_appimage(appimage, monkeypatch, tmp_path):
    """A terminal that is one hands its variables to all that is started in it, and may lie above Python."""
    monkeypatch.delattr(sys, "frozen")
    assert paths.default_portable_folder() == tmp_path / "mount" / "usr" / "bin" / "bluestick-data"


def test_an_option_begins_it(program, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", "")
    monkeypatch.setattr("bluestick.app.shell.main.run", lambda *asked: 0)
    assert command(["--portable"]) == 0
    assert paths.data_folder() == program / "bluestick-data"


def test_where_nothing_can_be_written_it_is_told(begin, program):
    (program / "bluestick-data").mkdir()
    assert begin().window.navigator.message.text == ""
    (program / "bluestick-data").rmdir()
    (program / "bluestick-data").touch()
    os.environ["BLUESTICK_DATA"] = str(program / "bluestick-data")  # the fixture has kept what it was
    said = begin().window.navigator.message.text
    assert said.startswith("The program can’t write to “")
    assert said.endswith("You can play, but matches and settings won’t be saved.")
