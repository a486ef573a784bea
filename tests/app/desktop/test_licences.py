"""The licences of everything that bluestick is made of."""

import re
import tomllib

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QPushButton

from bluestick.app.desktop import about, licences
from bluestick.store import paths
from tests.app.speech import ROOT, speaking, workshop

FOLDER = paths.resources_folder() / "licences"


@pytest.fixture
def dialog(dressed, qtbot):
    dialog = licences.LicencesDialog(None)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def row(dialog, title):
    (item,) = dialog.list.findItems(title, Qt.MatchFlag.MatchExactly)
    return dialog.list.row(item)


def test_every_text_that_is_named_is_there_and_every_text_there_is_named():
    named = licences.licence_files(licences.read_parts())
    assert {*named, licences.NOTICES} == {path.name for path in FOLDER.iterdir()}
    assert all(len(licences.read_licence(name)) > 500 for name in named)
    assert len(set(named.values())) == len(named)


def test_our_own_licence_is_the_one_of_the_sources():
    assert licences.read_licence("bluestick.txt") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_dependency_is_named():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notices = (FOLDER / licences.NOTICES).read_text(encoding="utf-8")
    for dependency in project["dependencies"]:
        assert re.match(r"[\w-]+", dependency)[0] in notices


def test_the_versions_of_pyside_that_will_do_are_those_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (least, below) = re.search(r">=6\.(\d+),<6\.(\d+)", project["dependencies"][0]).groups()
    assert f"from 6.{least} to 6.{int(below) - 1} " in (FOLDER / licences.NOTICES).read_text(encoding="utf-8")


@pytest.mark.skipif(not (ROOT / "dist" / "bluestick").is_dir(), reason="nothing was built")
def test_every_library_in_the_package_is_named():
    assert workshop("notices").unnamed(ROOT / "dist" / "bluestick") == []


def test_a_library_that_no_part_owns_is_found(tmp_path):
    for name in (
        "bluestick",
        "_internal/libQt6Core.so.6",
        "_internal/PySide6/QtCore.abi3.so",
        "_internal/libfoo.so.1.2",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert workshop("notices").unnamed(tmp_path) == ["libfoo.so.1.2"]


def test_the_list_leads_to_each_part_and_each_text(dialog, qtbot):
    assert dialog.page.toPlainText().startswith("What bluestick is made of")
    shown = set()
    for _ in range(dialog.list.count()):
        shown.add(dialog.page.toPlainText())
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert (
        len(shown)
        == dialog.list.count()
        == len(licences.read_parts()) + len(licences.licence_files(licences.read_parts()))
    )
    assert not any("Files: libQt6" in text for text in shown)


def test_a_link_leads_to_the_text_of_the_licence(dialog):
    dialog.list.setCurrentRow(row(dialog, "Qt 6"))
    dialog.page.anchorClicked.emit(QUrl("lgpl-3.0.txt"))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in dialog.page.toPlainText()
    assert dialog.list.currentRow() == row(dialog, "GNU Lesser General Public License, version 3")


def test_a_link_out_is_for_the_browser(dialog, monkeypatch):
    opened = []
    monkeypatch.setattr(licences.QDesktopServices, "openUrl", opened.append)
    dialog.page.anchorClicked.emit(QUrl("https://download.qt.io/official_releases/qt/"))
    assert [url.host() for url in opened] == ["download.qt.io"]


@pytest.mark.parametrize("damaged", ["lgpl-3.0.txt", licences.NOTICES])
def test_what_cannot_be_read_is_named(dressed, qtbot, monkeypatch, tmp_path, damaged):
    folder = tmp_path / "licences"
    folder.mkdir()
    for path in FOLDER.iterdir():
        (folder / path.name).write_bytes(b"" if path.name == damaged else path.read_bytes())
    monkeypatch.setattr(paths, "resources_folder", lambda: tmp_path)
    dialog = licences.LicencesDialog(None)
    qtbot.addWidget(dialog)
    if damaged != licences.NOTICES:
        dialog.page.anchorClicked.emit(QUrl(damaged))
    sentence = f"A part of the program is missing or damaged: {folder / damaged}. Please install bluestick again."
    assert dialog.page.toPlainText() == sentence


def test_they_are_read_from_the_about_box_in_the_language_of_the_day(visit, qtbot):
    window = visit().window
    window.dialogs.show_about()
    box = window.findChild(about.AboutDialog)
    button = next(child for child in box.findChildren(QPushButton) if child.text() == "Licences…")
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.click()
    dialog = box.findChild(licences.LicencesDialog)
    assert dialog.isVisible()
    with speaking("sv"):
        qtbot.waitUntil(lambda: button.text() == "Licenser…")
        assert dialog.title.text() == "Licenser"
    box.reject()
    assert not dialog.isVisible()
