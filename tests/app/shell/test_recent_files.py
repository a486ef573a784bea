"""Files from elsewhere that were opened last are in the menu."""

import os
from pathlib import Path

import pytest

from bluestick.app.shell.match_files import MAX_RECENT_FILES
from bluestick.store.settings import Settings
from tests.app.desktop.test_single_instance import a_match
from tests.test_foreign_text import rendered

pytestmark = pytest.mark.thorough


@pytest.fixture
def open_file(visit, tmp_path):
    visitor = visit()

    def opened(*names):
        for name in names:
            visitor.window.navigator.files.resume(a_match(tmp_path, name))
        return visitor.window

    return opened


def listed(window):
    menu = window.menus.menus["opened_files"]
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isEnabled() and not action.isSeparator()]


def test_the_last_one_is_the_first(open_file):
    assert listed(open_file("a", "b", "a")) == ["a.bluestick", "b.bluestick", "&Clear list"]


def test_the_list_is_short(open_file):
    names = [f"m{number}" for number in range(MAX_RECENT_FILES + 2)]
    assert len(listed(open_file(*names))) == MAX_RECENT_FILES + 1


def test_what_is_gone_is_not_offered(open_file, tmp_path):
    window = open_file("a", "b")
    (tmp_path / "a.bluestick").unlink()
    assert listed(window) == ["b.bluestick", "&Clear list"]


def test_a_path_that_the_system_refuses_hides_no_other(open_file):
    window = open_file("a")
    window.settings.opened = ("/" + "x" * 5000, "nul\0", *window.settings.opened)
    assert listed(window) == ["a.bluestick", "&Clear list"]


def test_it_can_be_forgotten(open_file):
    window = open_file("a")
    listed(window)
    window.menus.menus["opened_files"].actions()[-1].trigger()
    assert listed(window) == []
    assert Settings(Path(window.settings.stored.fileName())).opened == ()


@pytest.mark.everyday
def test_a_choice_opens_the_match(open_file):
    window = open_file("a", "b")
    listed(window)
    window.menus.menus["opened_files"].actions()[1].trigger()
    window.navigator.message.answers[0].click()  # it has been played on
    assert window.navigator.table_page.session.match.id == "a"


def test_own_matches_are_not_among_them(open_file):
    window = open_file("a")
    window.navigator.show_start_page()
    assert window.navigator.files.resume(next(window.store.folder.glob("*.bluestick")))
    assert listed(window) == ["a.bluestick", "&Clear list"]


@pytest.mark.everyday
@pytest.mark.skipif(os.name == "nt", reason="no such names on Windows")
def test_the_name_of_a_folder_is_shown_and_not_followed(visit, tmp_path):
    folder = tmp_path / f"<img src={tmp_path}" / "pipe>"  # a pipe there would hold up what loads it
    folder.mkdir(parents=True)
    window = visit().window
    window.navigator.files.resume(a_match(folder, "Tom & Jerry"))
    assert listed(window)[0] == "Tom && Jerry.bluestick"
    told = window.menus.menus["opened_files"].actions()[0].toolTip()
    assert rendered(told) == (str(folder / "Tom & Jerry.bluestick"), [])
