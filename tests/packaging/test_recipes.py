"""Recipes that are not run here are at least well formed, and what they call exists."""

import plistlib
import re
import struct
import sys
import tarfile
from pathlib import Path

import icon_files
import pytest
import release
import yaml
from appimage import appdir
from macos.info_plist import INFO_PLIST, LANGUAGES
from PySide6.QtGui import QImage

from bluestick.text import language

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WORKFLOW = ROOT / ".github" / "workflows" / "packages.yml"
INSTALLER = PACKAGING / "windows" / "bluestick.iss"
FLATPAK = PACKAGING / "flatpak" / f"{release.ID}.yaml"
RECIPES = (WORKFLOW, INSTALLER, FLATPAK, PACKAGING / "macos" / "info_plist.py", PACKAGING / "appimage" / "appdir.py")


unfiltered = pytest.mark.skipif(sys.version_info >= (3, 12), reason="it warns where no filter is named")


@pytest.fixture(scope="module")
def jobs():
    return yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.name)
def test_a_recipe_says_that_it_was_never_run_and_what_it_needs(recipe):
    text = " ".join(recipe.read_text(encoding="utf-8").split())
    assert re.search(r"never (been )?run", text, re.I)
    assert re.search(r"needs:", text, re.I)


def test_there_is_a_job_for_every_system_and_each_tries_what_it_has_made(jobs):
    assert jobs.keys() == {"linux", "appimage", "flatpak", "windows", "macos"}
    for name, job in jobs.items():
        commands = "\n".join(step.get("run", "") for step in job["steps"])
        assert "check-packages" in commands if name == "linux" else "--selftest" in commands, name
        assert "upload-artifact" in job["steps"][-1]["uses"], name


def test_whatever_comes_from_elsewhere_has_a_version(jobs):
    for job in jobs.values():
        assert not job["runs-on"].endswith("latest")
        for step in job["steps"]:
            assert re.search(r"@v\d+$", step.get("uses", "@v0")), step


def test_files_that_the_jobs_name_exist(jobs):
    text = WORKFLOW.read_text(encoding="utf-8").replace("\\", "/")
    named = set(re.findall(r"packaging/[\w./]+\.(?:py|iss|yaml)", text))
    assert len(named) == 5
    for name in named:
        assert (ROOT / name).is_file(), name


def test_the_flatpak_has_no_network_and_nobodys_files():
    manifest = yaml.safe_load(FLATPAK.read_text(encoding="utf-8"))
    assert manifest["id"] == release.ID == FLATPAK.stem
    screen = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"}
    assert set(manifest["finish-args"]) == {*screen, "--socket=pulseaudio", "--socket=cups"}
    (module,) = manifest["modules"]
    assert [source["type"] for source in module["sources"]] == ["dir"]  # nothing is fetched


def test_the_installer_for_windows_takes_everything_away_again():
    script = INSTALLER.read_text(encoding="utf-8")
    assert script.count("{#Root}\\LICENSE") == 1
    assert (ROOT / "LICENSE").is_file()
    languages = set(re.findall(r"^Name: (\w+); MessagesFile:", script, re.M))
    assert languages == set(language.LANGUAGES) == set(re.findall(r"^(\w+)\.Match=", script, re.M))
    keys = re.findall(r"^Root: HKA; Subkey: \"([^\"]+)\".*?(uninsdelete\w+)?$", script, re.M)
    deleted = [key for key, flag in keys if flag]
    assert all(any(key.startswith(each) for each in deleted) for key, _ in keys)


def test_macos_knows_the_documents_and_the_languages():
    told = plistlib.loads(plistlib.dumps(INFO_PLIST))
    (document,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["bluestick"]
    assert set(LANGUAGES) == set(language.LANGUAGES)


def test_the_icon_for_windows_has_all_sizes(qapp, tmp_path):
    data = icon_files.write_ico(tmp_path / "icons" / "a.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<3H", data)
    assert (reserved, kind, count) == (0, 1, len(icon_files.ICO))
    for number, size in enumerate(icon_files.ICO):
        side, _, _, _, _, _, length, offset = struct.unpack_from("<4B2H2I", data, 6 + 16 * number)
        assert side == size % 256
        assert QImage.fromData(data[offset : offset + length], "PNG").width() == size


def test_the_icon_for_macos_has_all_sizes(qapp, tmp_path):
    data = icon_files.write_icns(tmp_path / "a.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    sizes, at = {}, 8
    while at < len(data):
        name, length = struct.unpack_from(">4sI", data, at)
        sizes[name] = QImage.fromData(data[at + 8 : at + length], "PNG").width()
        at += length
    assert sizes == icon_files.ICNS


@pytest.mark.parametrize("old", [False, pytest.param(True, marks=unfiltered)], ids=["", "Python 3.11.2"])
def test_the_appimage_has_everything_where_appimages_look_for_it(tmp_path, monkeypatch, old):
    top = tmp_path / "bluestick-1.2.3-linux-x86_64"
    files = {
        "bluestick": "program",
        "_internal/library": "library",
        f"share/applications/{release.ID}.desktop": "[Desktop Entry]",
        f"share/icons/hicolor/{appdir.ICON}/apps/{release.ID}.png": "icon",
    }
    for name, contents in files.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(contents)
    archive = tmp_path / "a.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(top, top.name)
    made = tmp_path / "AppDir"
    if old:
        monkeypatch.delattr(tarfile, "tar_filter", raising=False)
    appdir.lay_out(archive, made)
    assert {path.name for path in made.iterdir()} == {
        "AppRun",
        ".DirIcon",
        "usr",
        f"{release.ID}.desktop",
        f"{release.ID}.png",
    }
    assert (made / "AppRun").read_text() == "program"
    assert (made / ".DirIcon").read_text() == "icon"
    assert (made / "usr/lib/bluestick/_internal/library").is_file()
    assert (made / "usr/share/applications").is_dir()
    assert appdir.ID == release.ID
