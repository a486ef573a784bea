"""What a desktop reads about the program: in four languages, and everywhere by the same names."""

import gzip
import re
from configparser import ConfigParser
from email.utils import parsedate_to_datetime
from pathlib import Path
from xml.etree import ElementTree

import icons
import pytest
import release
import tree
from PySide6.QtGui import QImage

from bluestick.app.shell import main
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.text.game_titles import TITLES

TRANSLATIONS = {None, "sv", "nb", "de"}
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TYPE = "application/x-bluestick"


@pytest.fixture(scope="module")
def share(tmp_path_factory):
    """What comes into /usr/share, for a release that is not the first."""
    later = release.Release("9.8.7", "2031-05-06", ("Something about <tags> & more.",))
    target = tmp_path_factory.mktemp("tree")
    tree.install(target, release.project(), [later, *release.history()], "2.99")
    return target / "share"


@pytest.fixture(scope="module")
def entry(share):
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read(share / "applications" / f"{release.ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo(share):
    return ElementTree.parse(share / "metainfo" / f"{release.ID}.metainfo.xml").getroot()


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_launcher_speaks_four_languages(entry, key):
    texts = {name: text for name, text in entry.items() if re.fullmatch(rf"{key}(\[\w+\])?", name)}
    assert texts.keys() == {key, *(f"{key}[{language}]" for language in TRANSLATIONS - {None})}
    assert len(set(texts.values())) == 4


def test_keywords_name_every_game(entry):
    names = {title.name for title in TITLES.values()}
    for key in ("Keywords", "Keywords[sv]", "Keywords[nb]", "Keywords[de]"):
        assert names <= set(entry[key].split(";"))


def test_all_parts_call_the_program_and_its_files_by_the_same_names(share, entry, metainfo):
    mime = ElementTree.parse(share / "mime" / "packages" / f"{release.ID}.xml").getroot()
    assert f'setDesktopFileName("{release.ID}")' in Path(main.__file__).read_text(encoding="utf-8")
    assert entry["Icon"] == metainfo.findtext("icon") == metainfo.findtext("id") == release.ID
    assert metainfo.findtext("launchable") == f"{release.ID}.desktop"
    assert entry["MimeType"] == f"{TYPE};"
    assert metainfo.findtext("provides/mediatype") == mime.find(f"{MIME}mime-type").get("type") == TYPE
    assert mime.find(f".//{MIME}icon").get("name") == TYPE.replace("/", "-")


@pytest.mark.parametrize("parent", [".", "screenshots/screenshot"])
def test_the_metainfo_speaks_four_languages(metainfo, parent):
    tag = {".": "summary"}.get(parent, "caption")
    for element in metainfo.findall(parent):
        texts = {each.get(LANGUAGE): each.text for each in element.findall(tag)}
        assert texts.keys() == TRANSLATIONS
        assert all(texts.values())


def test_every_paragraph_of_the_description_is_there_in_every_language(metainfo):
    languages = [paragraph.get(LANGUAGE) for paragraph in metainfo.findall("description/p")]
    assert languages == [None, "sv", "nb", "de"] * (len(languages) // 4)


def test_every_game_has_its_screenshot(metainfo):
    images = metainfo.findall("screenshots/screenshot/image")
    folder = release.ROOT / "resources" / "screenshots"
    shown = {image.text for image in images if "-dark" not in image.text}
    assert shown == {f"{release.project().homepage}screenshots/{game}.png" for game in GAMES}
    for image in images:
        picture = QImage(str(folder / image.text.rpartition("/")[2]))
        assert (str(picture.width()), str(picture.height())) == (image.get("width"), image.get("height"))


def test_the_release_notes_are_those_of_the_changelog(metainfo):
    first, second = metainfo.findall("releases/release")[:2]
    assert (first.get("version"), first.get("date")) == ("9.8.7", "2031-05-06")
    assert [point.text for point in first.iter("li")] == ["Something about <tags> & more."]
    assert second.get("version") == release.current().version


def test_a_release_that_is_told_in_sentences_is_told_so_in_shops(tmp_path):
    later = release.Release("9.8.7", "2031-05-06", ("A point.",), "Two sentences. With <tags>.")
    tree.install(tmp_path, release.project(), [later], "2.99")
    root = ElementTree.parse(tmp_path / "share" / "metainfo" / f"{release.ID}.metainfo.xml").getroot()
    assert root.findtext("releases/release/description/p") == "Two sentences. With <tags>."
    assert root.find("releases/release/description/ul") is None


def test_a_saved_match_is_recognised_by_its_first_line_and_by_its_name(share):
    mime = ElementTree.parse(share / "mime" / "packages" / f"{release.ID}.xml").getroot()
    halma = GAMES["halma"]
    header = Match(halma, halma.setup(), [Player("Ask"), Player("Embla")]).record().header()
    assert header.startswith(mime.find(f".//{MIME}match").get("value"))
    assert mime.find(f".//{MIME}glob").get("pattern") == "*.bluestick"
    comments = {each.get(LANGUAGE): each.text for each in mime.iter(f"{MIME}comment")}
    assert comments.keys() == TRANSLATIONS


@pytest.mark.parametrize("name", [f"apps/{release.ID}", "mimetypes/application-x-bluestick"])
@pytest.mark.parametrize("size", icons.SIZES)
def test_there_is_an_icon_of_every_size(share, name, size):
    picture = QImage(str(share / "icons" / "hicolor" / f"{size}x{size}" / f"{name}.png"))
    assert (picture.width(), picture.height()) == (size, size)
    assert picture.pixelColor(0, 0).alpha() < 128
    assert picture.pixelColor(size // 2, size // 2).alpha() == 255


@pytest.mark.parametrize("name", [f"apps/{release.ID}", "mimetypes/application-x-bluestick"])
def test_the_scalable_icon_is_a_drawing(share, name):
    drawing = share / "icons" / "hicolor" / "scalable" / f"{name}.svg"
    assert ElementTree.parse(drawing).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_releases_of_one_day_have_their_own_time_in_debians_changelog(tmp_path):
    same = [release.Release(version, "2031-05-06", ("Something.",)) for version in ("9.8.8", "9.8.7")]
    tree.install(tmp_path, release.project(), [*same, *release.history()], "2.99")
    written = gzip.decompress((tmp_path / "changelog.Debian.gz").read_bytes()).decode()
    times = [
        parsedate_to_datetime(line.rpartition("  ")[2]) for line in written.splitlines() if line.startswith(" -- ")
    ]
    assert len(times) > 2
    assert times == sorted(times, reverse=True)
    assert len(set(times)) == len(times)
