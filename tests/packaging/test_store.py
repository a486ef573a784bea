"""Shops: every criterion is met, and none that is not met passes."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
import release
import tree
from checks import store
from PySide6.QtGui import QColor, QImage


@pytest.fixture(scope="module")
def share(tmp_path_factory):
    target = tmp_path_factory.mktemp("store")
    tree.install(target, release.project(), release.history(), "0")
    return target / "share"


@pytest.fixture
def shop(share, qapp):
    """Read anew: a test may change it."""
    return store.listing(share, release.ROOT / "resources" / "screenshots")


@pytest.mark.parametrize("criterion", store.CRITERIA, ids=lambda each: each.text)
def test_it_is_met(shop, criterion):
    assert list(criterion.lacks(shop)) == []
    assert criterion.source.startswith(("Flathub", "AppStream"))


def without(path):
    def change(shop):
        parent, _, tag = path.rpartition("/")
        place = shop.metainfo.find(parent) if parent else shop.metainfo
        for each in place.findall(tag):
            place.remove(each)

    return change


def saying(path, text):
    def change(shop):
        shop.metainfo.find(path).text = text

    return change


def entry(key, text):
    def change(shop):
        shop.entry[key] = text

    return change


def attribute(path, name, value):
    def change(shop):
        shop.metainfo.find(path).set(name, value)

    return change


def more_shots(shop):
    shots = shop.metainfo.find("screenshots")
    shots.append(ElementTree.fromstring(ElementTree.tostring(shots[0])))


SPOILT = {
    "names": [saying("id", "org.other"), entry("Icon", "other")],
    "told_at_all": [
        without("metadata_license"),
        without("project_license"),
        without("developer"),
        without("url"),
        attribute("content_rating", "type", "oars-1.0"),
    ],
    "name": [saying("name", "bluestick – table games"), saying("name", "BLUE"), saying("name", "x" * 16)],
    "summary": [
        saying("summary", text)
        for text in ("Play", "Play and learn rare table games offline", "Play rare table games.", "The rarest games")
    ]
    + [saying("summary", "Play bluestick today"), saying("summary", "Play games in Python")],
    "description": [without("description/p"), saying("description/p", "words " * 200)],
    "words": [entry("Keywords[sv]", "kort;"), entry("Categories", "Qt;Game;")],
    "colours": [without("branding/color"), saying("branding/color", "#ffffff"), saying("branding/color", "#1f5673")],
    "how_many": [more_shots, attribute("screenshots/screenshot", "type", "source")],
    "windows": [attribute("screenshots/screenshot/image", "width", "1057")],
    "captions": [
        saying("screenshots/screenshot/caption", "A trick."),
        saying("screenshots/screenshot/caption", "1 trick"),
        without("screenshots/screenshot/caption"),
    ],
    "notes": [
        without("releases/release"),
        saying("releases/release/description/p", "Bug fixes and such, in this one."),
    ],
}


@pytest.mark.parametrize(("name", "spoil"), [(name, spoil) for name, ways in SPOILT.items() for spoil in ways])
def test_what_is_not_met_is_found(shop, name, spoil):
    spoil(shop)
    assert list(getattr(store, name)(shop))


@pytest.mark.parametrize(
    "picture",
    [QImage(256, 200, QImage.Format.Format_ARGB32), QImage(256, 256, QImage.Format.Format_ARGB32)],
    ids=["not square", "to the edges"],
)
def test_a_bad_icon_is_found(shop, picture):
    picture.fill(QColor("#8090c0"))
    assert list(store.icon(replace(shop, icon=picture)))


def test_an_icon_with_a_shadow_is_found(shop):
    assert "a shadow" in list(store.icon(replace(shop, drawing="<svg><filter/></svg>")))


def test_a_screenshot_without_a_frame_is_found(shop, tmp_path):
    picture = QImage(1056, 756, QImage.Format.Format_ARGB32)
    picture.fill(QColor("#336699"))
    for shot, _ in shop.shots:
        picture.save(str(tmp_path / shot.findtext("image").rpartition("/")[2]))
    told = " ".join(store.windows(replace(shop, pictures=tmp_path)))
    assert {"window", "corners", "shadow"} <= set(re.findall(r"\w+", told))
