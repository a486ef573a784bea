"""A data folder of no use: the window opens, says so, and one can play."""

import os
from pathlib import Path
from unittest.mock import Mock

import pytest

from bluestick.app.shell.window import MainWindow
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from tests.app.at_window import WHOLE_MATCH, Visitor
from tests.app.players import PERSON, bot, halma

pytestmark = pytest.mark.thorough

LONG = "n" * 300


def loop(folder):
    (folder / "a").symlink_to(folder / "b")
    (folder / "b").symlink_to(folder / "a")
    return folder / "a" / "matches"


def locked(folder):
    """Root may do everything: elsewhere this is what the system says."""
    (folder / "locked").mkdir()
    (folder / "locked").chmod(0)
    return folder / "locked" / "matches"


def a_file(folder):
    (folder / "data").write_text("no folder")
    return folder / "data" / "matches"


FOLDERS = {
    "a loop of links": loop,
    "no permission": locked,
    "a long name": lambda folder: folder / LONG,
    "a long path": lambda folder: Path(str(folder) + "/folder" * 800),
    "a file": a_file,
}


@pytest.fixture
def forbidden(monkeypatch):
    """For root too."""

    def refused(call):
        def checked(path, *args, **kwargs):
            if isinstance(path, str | os.PathLike) and "/locked/" in os.fspath(path):
                raise PermissionError(13, "Permission denied", os.fspath(path))
            return call(path, *args, **kwargs)

        return checked

    for name in ("listdir", "stat", "lstat", "mkdir", "open", "scandir"):
        monkeypatch.setattr(os, name, refused(getattr(os, name)))
    monkeypatch.setattr("io.open", refused(open))


@pytest.fixture(params=FOLDERS)
def folder(request, tmp_path, forbidden):
    return FOLDERS[request.param](tmp_path)


@pytest.fixture
def window(dressed, qtbot, tmp_path, folder):
    settings = Settings(tmp_path / "bluestick.ini")
    settings.speed = "off"
    window = MainWindow(settings, MatchStore(folder))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)
    return window


def test_the_window_opens_and_says_so_and_one_plays_with_a_mark(window, qtbot, folder):
    said = window.navigator.message.text
    assert str(window.store.folder) in said
    assert "You can play, but nothing will be saved" in said
    visitor = Visitor(window, qtbot).sit_down()
    visitor.move(WHOLE_MATCH[0])
    visitor.move(WHOLE_MATCH[1])
    assert visitor.match.position == 3
    assert visitor.page.header.alert.isVisible()
    assert "can’t be saved" in window.navigator.message.text
    window.menus.actions["start_page"].trigger()
    window.navigator.message.answers[1].click()
    assert window.navigator.message.text == said


def test_menus_and_statistics_say_so_too(window):
    window.navigator.message.hide()
    window.menus.menus["open_matches"].aboutToShow.emit()
    assert [action.isEnabled() for action in window.menus.menus["open_matches"].actions()] == [False]
    assert str(window.store.folder) in window.navigator.message.text
    window.dialogs.show_statistics()
    assert "can’t be read" in window.dialogs.created["statistics"]._note.text()


def test_the_message_goes_when_the_folder_can_be_read_again(visit, monkeypatch):
    window = visit().window
    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", Mock(side_effect=PermissionError(13, "Permission denied")))
        window.navigator.show_start_page()
        assert "Permission denied" in window.navigator.message.text
    window.navigator.show_start_page()
    assert window.navigator.message.text == ""


def test_no_file_is_opened_from_a_loop(visit, tmp_path):
    window = visit().window
    assert not window.navigator.files.resume(loop(tmp_path))
    assert "can’t be opened" in window.navigator.message.text


@pytest.mark.parametrize("seconds", [-70_000_000_000, 253_402_300_800, 400_000_000_000, 2**62])
def test_a_file_of_an_impossible_time_is_listed(tmp_path, monkeypatch, seconds):
    saves, match = MatchStore(tmp_path), halma(PERSON, bot())
    saves.create(match).save(match)
    stat = Path.stat

    def strange(path, **how):
        status = list(stat(path, **how))
        return os.stat_result([*status[:7], seconds, seconds, seconds])

    monkeypatch.setattr(Path, "stat", strange)
    (saved,) = saves.open_matches()
    assert saved.error is None
    assert 1970 <= saved.modified.year <= 9999
