"""What is known about this release: each fact is read from the one place where it is stated."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ID = "org.bluestick.Bluestick"
MOST_PACKED, MOST_UNPACKED = 35_000_000, 120_000_000
"""Bytes that any one package may have, and what comes out of it."""


@dataclass(frozen=True, slots=True)
class Release:
    """One heading of CHANGELOG.md and what stands under it."""

    version: str
    date: str
    """As 2026-11-20."""
    notes: tuple[str, ...]
    summary: str = ""
    """What stands before the points: what shops tell of it. Where nothing does they tell the points."""

    @property
    def time(self) -> datetime:
        """Midnight of that day."""
        return datetime.fromisoformat(self.date).replace(tzinfo=UTC)

    @property
    def epoch(self) -> int:
        """The same, in seconds: what every file of the release is dated."""
        return int(self.time.timestamp())


@dataclass(frozen=True, slots=True)
class Project:
    """From pyproject.toml."""

    summary: str
    homepage: str
    maintainer: str
    """Name and address, as in a mail."""
    vendor: str


def size(folder: Path) -> int:
    """Bytes of all files in a folder; links count for nothing."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def releases() -> list[Release]:
    """All of them, the newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", text, flags=re.M)[1:]
    return [
        Release(version, date, _notes(body), _plain(body.partition("\n- ")[0]))
        for version, date, body in zip(*[iter(parts)] * 3, strict=True)
    ]


def _notes(body: str) -> tuple[str, ...]:
    """The points of a list, each on one line and without Markdown."""
    return tuple(map(_plain, re.split(r"^- ", body, flags=re.M)[1:]))


def _plain(text: str) -> str:
    return " ".join(text.split()).replace("`", "")


def version() -> str:
    """From the package itself, without importing it."""
    text = (ROOT / "bluestick" / "__init__.py").read_text(encoding="utf-8")
    return re.search(r'^__version__ = "(.+)"$', text, re.M)[1]


def current() -> Release:
    """The one that is built. LookupError if the changelog does not begin with it."""
    newest = releases()[0]
    if newest.version != version():
        raise LookupError(f"CHANGELOG.md begins with {newest.version}, and the program is {version()}")
    return newest


def project() -> Project:
    """What pyproject.toml says about the whole."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["project"]
    author = table["authors"][0]
    return Project(
        summary=table["description"],
        homepage=table["urls"]["Homepage"],
        maintainer=f"{author['name']} <{author['email']}>",
        vendor=author["name"],
    )
