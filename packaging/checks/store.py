"""Criteria of software stores for a program's texts and pictures, each with its source.

Most are Flathub's (https://docs.flathub.org/docs/for-app-authors/metainfo-guidelines, read from its sources at commits
d849275a and 63481e10); the lengths of captions and the list of tags are AppStream's
(https://www.freedesktop.org/software/appstream/docs/chap-Metadata.html).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from configparser import ConfigParser, SectionProxy
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PySide6.QtGui import QColor, QImage
from release import ID

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
FLATHUB, QUALITY, APPSTREAM = "Flathub, MetaInfo: ", "Flathub, quality: ", "AppStream: "
ARTICLES = {None: ("A ", "An ", "The "), "sv": ("En ", "Ett "), "nb": ("En ", "Et ", "Ei "), "de": ("Ein ", "Eine ")}
TECHNICAL = re.compile(r"\b(Qt|Python|GTK|open source|free|app|tool|client)\b", re.IGNORECASE)
BRANDS = {"bluestick"}
"""Names with a fixed spelling: else Flathub wants no lower case only."""
LIGHT, DARK = QColor("#ffffff"), QColor("#1e1e1e")


@dataclass(frozen=True)
class Listing:
    """What a store reads of a program."""

    metainfo: Element
    entry: SectionProxy
    icon: QImage
    """In the size that the file states, on a transparent background."""
    drawing: str
    pictures: Path
    """Folder with the screenshots of the metainfo."""

    @property
    def shots(self) -> list[tuple[Element, QImage]]:
        found = self.metainfo.findall("screenshots/screenshot")
        return [(shot, QImage(str(self.pictures / shot.findtext("image", "").rpartition("/")[2]))) for shot in found]


def listing(share: Path, pictures: Path) -> Listing:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # keys are case-sensitive
    parser.read(share / "applications" / f"{ID}.desktop", encoding="utf-8")
    icons = share / "icons" / "hicolor"
    return Listing(
        ElementTree.parse(share / "metainfo" / f"{ID}.metainfo.xml").getroot(),  # noqa: S314  our own
        parser["Desktop Entry"],
        QImage(str(icons / "256x256" / "apps" / f"{ID}.png")),
        (icons / "scalable" / "apps" / f"{ID}.svg").read_text(encoding="utf-8"),
        pictures,
    )


@dataclass(frozen=True)
class Criterion:
    """Requirement, its source, and the function that lists faults."""

    text: str
    source: str
    lacks: Callable[[Listing], Iterator[str]]


CRITERIA: list[Criterion] = []


def criterion(source: str, text: str) -> Callable[[Callable[[Listing], Iterator[str]]], Callable[[Listing], object]]:
    def enter(lacks: Callable[[Listing], Iterator[str]]) -> Callable[[Listing], object]:
        CRITERIA.append(Criterion(text, source, lacks))
        return lacks

    return enter


def faults(shop: Listing) -> list[tuple[Criterion, list[str]]]:
    return [(each, list(each.lacks(shop))) for each in CRITERIA]


def told(parent: Element, tag: str) -> dict[str | None, str]:
    return {each.get(LANGUAGE): "".join(each.itertext()) for each in parent.findall(tag)}


@criterion(FLATHUB + "Path and filename, ID, Launchable", "the id, the launcher and the icon have one name")
def names(shop: Listing) -> Iterator[str]:
    found = {shop.metainfo.findtext("id"), shop.metainfo.findtext("icon"), shop.entry["Icon"]}
    if found != {ID} or shop.metainfo.findtext("launchable") != f"{ID}.desktop":
        yield ", ".join(map(str, found))


@criterion(FLATHUB + "License, Developer Name, OARS, URL", "licences, developer, rating and homepage are told")
def told_at_all(shop: Listing) -> Iterator[str]:
    tree = shop.metainfo
    if tree.findtext("metadata_license") not in ("CC0-1.0", "FSFAP", "MIT", "0BSD"):
        yield "no permissive licence of the metainfo"
    if not tree.findtext("project_license"):
        yield "no licence"
    developers = tree.findall("developer")
    if len(developers) != 1 or not developers[0].findtext("name") or "." not in developers[0].get("id", ""):
        yield "no developer"
    rating = tree.find("content_rating")
    if rating is None or rating.get("type") != "oars-1.1":
        yield "no rating of the contents"
    if not any(url.get("type") == "homepage" and (url.text or "").startswith("https://") for url in tree.iter("url")):
        yield "no homepage"


@criterion(QUALITY + "App Name", "the name is short, and only a name")
def name(shop: Listing) -> Iterator[str]:
    found = shop.metainfo.findtext("name", "")
    if not 0 < len(found) <= 15:
        yield f"{len(found)} letters"
    if re.search(r"[-–:.()]", found):
        yield "there is more in it"
    if (found.islower() or found.isupper()) and found not in BRANDS:
        yield "large or small letters alone"


@criterion(QUALITY + "Summary", "10 to 35 letters, one case, no full stop, no article, no name, nothing technical")
def summary(shop: Listing) -> Iterator[str]:
    for code, text in told(shop.metainfo, "summary").items():
        if not 10 <= len(text) <= 35:
            yield f"{code}: {len(text)} letters"
        if text.endswith(".") or text.istitle() or text.isupper():
            yield f"{code}: «{text}»"
        if text.startswith(ARTICLES[code]):
            yield f"{code}: begins with an article"
        if shop.metainfo.findtext("name", "").lower() in text.lower() or TECHNICAL.search(text):
            yield f"{code}: «{text}» says what need not be said"


@criterion(
    QUALITY + "Description", "3 to 10 lines of 70 letters, no list of more than 10 points, not the summary again"
)
def description(shop: Listing) -> Iterator[str]:
    found = shop.metainfo.find("description")
    assert found is not None
    for code, text in told(shop.metainfo, "summary").items():
        paragraphs = ["".join(each.itertext()) for each in found.findall("p") if each.get(LANGUAGE) == code]
        lines = sum(len(wrap(paragraph, 70)) for paragraph in paragraphs)
        if not 3 <= lines <= 10:
            yield f"{code}: {lines} lines"
        if any(text in paragraph for paragraph in paragraphs):
            yield f"{code}: repeats the summary"
    if any(len(points.findall("li")) > 10 for points in found):
        yield "a list of more than 10 points"


@criterion(FLATHUB + "Categories and keywords", "categories that say something, and keywords in every language")
def words(shop: Listing) -> Iterator[str]:
    categories = shop.entry["Categories"].rstrip(";").split(";")
    if general := {"Qt", "GTK", "KDE", "GNOME", "Application", "GUI"} & set(categories):
        yield ", ".join(general)
    for key in ("Keywords", "Keywords[sv]", "Keywords[nb]", "Keywords[de]"):
        if len(shop.entry.get(key, "").rstrip(";").split(";")) < 3:
            yield f"{key}: hardly any"
    if shop.metainfo.find("keywords") is not None:
        yield "keywords of the metainfo override those of the launcher"


@criterion(QUALITY + "Brand colors", "a light and a dark one, colourful, the dark one darker, neither that of the icon")
def colours(shop: Listing) -> Iterator[str]:
    found = {each.get("scheme_preference"): QColor(each.text or "") for each in shop.metainfo.findall("branding/color")}
    if found.keys() != {"light", "dark"}:
        yield f"there is {', '.join(map(str, found)) or 'none'}"
        return
    if luminance(found["dark"]) >= luminance(found["light"]) / 2:
        yield "the dark one is not dark"
    for scheme, colour in found.items():
        if colour.hsvSaturationF() < 0.2:
            yield f"{scheme}: hardly a colour"
        if distance(colour, edge(shop.icon)) < 80:
            yield f"{scheme}: as the icon"


@criterion(
    QUALITY + "App Icon", "a square drawing, neither to the edges nor small, no shadow, seen on light and on dark"
)
def icon(shop: Listing) -> Iterator[str]:
    side = shop.icon.width()
    if side != shop.icon.height() or side < 256 or "<svg" not in shop.drawing:
        yield "no square drawing"
    left, top, right, bottom = extent(shop.icon)
    for share in ((right - left) / side, (bottom - top) / side):
        if not 0.7 <= share <= 0.9:
            yield f"it fills {share:.0%}"
    if "<filter" in shop.drawing or "blur" in shop.drawing.lower():
        yield "a shadow"
    for ground in (LIGHT, DARK):
        if contrast(edge(shop.icon), ground) < 2:
            yield f"hard to see on {ground.name()}"


@criterion(QUALITY + "Screenshots", "3 to 10, the first one tagged default and light, some of them by night too")
def how_many(shop: Listing) -> Iterator[str]:
    if not 3 <= len(shop.shots) <= 10:
        yield f"there are {len(shop.shots)}"
    if [shot.get("type") == "default" for shot, _ in shop.shots[:1]] != [True]:
        yield "the first one is not the default"
    if "-dark" in shop.shots[0][0].findtext("image", ""):
        yield "the first one is dark"
    addresses = {shot.findtext("image", "") for shot, _ in shop.shots}
    dark = {address for address in addresses if "-dark" in address}
    if not dark or not {address.replace("-dark", "") for address in dark} <= addresses:
        yield "nothing by night that is there by day too"


@criterion(QUALITY + "Reasonable window size", "windows of at most 1000 × 700, with round corners and shadow around")
def windows(shop: Listing) -> Iterator[str]:
    for shot, picture in shop.shots:
        file, image = shot.findtext("image", ""), shot.find("image")
        assert image is not None
        if (image.get("width"), image.get("height")) != (str(picture.width()), str(picture.height())):
            yield f"{file}: not as large as told"
        left, top, right, bottom = extent(picture)
        if right - left > 1000 or bottom - top > 700:
            yield f"{file}: the window is {right - left} × {bottom - top}"
        if picture.pixelColor(0, 0).alpha() != 0 or picture.pixelColor(left, top).alpha() == 255:
            yield f"{file}: square corners"
        below = bottom + 3
        if below >= picture.height() or not 0 < picture.pixelColor(picture.width() // 2, below).alpha() < 255:
            yield f"{file}: no shadow"


@criterion(QUALITY + "Image captions; " + APPSTREAM + "screenshots", "a caption in every language: one short sentence")
def captions(shop: Listing) -> Iterator[str]:
    for shot, _ in shop.shots:
        found = told(shot, "caption")
        if found.keys() != told(shop.metainfo, "summary").keys():
            yield f"{shot.findtext('image')}: not in every language"
        for text in found.values():
            if text.endswith(".") or text[:1].isdigit() or not 0 < len(text) <= 100:
                yield f"«{text}»"


@criterion(QUALITY + "Release Notes; " + FLATHUB + "Release", "notes for every release: a few sentences, and a date")
def notes(shop: Listing) -> Iterator[str]:
    found = shop.metainfo.findall("releases/release")
    if not found:
        yield "no release"
    for release in found:
        text = " ".join("".join(each.itertext()) for each in release.findall("description"))
        number = release.get("version")
        if not release.get("date"):
            yield f"{number}: no date"
        if not 40 <= len(" ".join(text.split())) <= 700 or len(list(release.iter("li"))) > 10:
            yield f"{number}: {len(text.split())} words, {len(list(release.iter('li')))} points"
        if re.search(r"bug ?fixes|performance improvements", text, re.IGNORECASE):
            yield f"{number}: says nothing"


def extent(picture: QImage) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the opaque part, along the middle of each side."""
    across = [x for x in range(picture.width()) if picture.pixelColor(x, picture.height() // 2).alpha() == 255]
    down = [y for y in range(picture.height()) if picture.pixelColor(picture.width() // 2, y).alpha() == 255]
    return across[0], down[0], across[-1] + 1, down[-1] + 1


def edge(icon: QImage) -> QColor:
    left, *_ = extent(icon)
    return icon.pixelColor(left + 4, icon.height() // 2)


def luminance(colour: QColor) -> float:
    """Relative luminance of WCAG."""
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3])
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: QColor, other: QColor) -> float:
    return sum((a - b) ** 2 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)) ** 0.5
