"""Facts about this release, each read from the one place that states it. As a program, print the version.

A commit under "Unreleased" in CHANGELOG.md has a version such as 0.2.0.dev1160. A release is a commit that gives
"Unreleased" a number and a date, and removes ".dev0" from the version in bluestick/__init__.py.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = Path("bluestick", "built.py")
"""Version and date of a build: in wheel and sdist only; packaging/hatch_build.py writes it."""
CHECKSUMS = Path("bluestick", "checksums.py")
"""Checksums of the data files, in a wheel only; packaging/hatch_build.py writes it."""
ID = "org.bluestick.Bluestick"
MOST_PACKED, MOST_UNPACKED = 35_000_000, 120_000_000
"""Largest size of a package in bytes."""


@dataclass(frozen=True, slots=True)
class Release:
    """Heading of CHANGELOG.md and the text under it."""

    version: str
    date: str
    notes: tuple[str, ...]
    summary: str = ""
    """Text before the list; software stores show the list if empty."""

    @property
    def is_development(self) -> bool:
        return ".dev" in self.version

    @property
    def debian(self) -> str:
        """Version for .deb and .rpm, where a tilde sorts first."""
        return self.version.replace(".dev", "~dev")

    @property
    def arch(self) -> str:
        """Version for pacman, which sorts 0.2.0dev1 before 0.2.0, and both 0.2.0~dev1 and 0.2.0.dev1 after it."""
        return self.version.replace(".dev", "dev")

    @property
    def time(self) -> datetime:
        """UTC midnight of the release date."""
        return datetime.fromisoformat(self.date).replace(tzinfo=UTC)

    @property
    def epoch(self) -> int:
        """Seconds: the date of every file of the release."""
        return int(self.time.timestamp())


@dataclass(frozen=True, slots=True)
class Project:
    """Facts from pyproject.toml."""

    summary: str
    homepage: str
    maintainer: str
    vendor: str


def size(folder: Path) -> int:
    """Return the bytes of all files in a folder, without links."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def releases(root: Path = ROOT) -> list[Release]:
    """Return all dated releases, newest first."""
    parts = re.split(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", _changelog(root), flags=re.M)[1:]
    return [_release(version, date, body) for version, date, body in zip(*[iter(parts)] * 3, strict=True)]


def history(root: Path = ROOT) -> list[Release]:
    """Return the current version and all earlier releases."""
    newest = current(root)
    return [newest, *(release for release in releases(root) if release != newest)]


def current(root: Path = ROOT) -> Release:
    """Return the current version. Raise LookupError if changelog and program state different versions."""
    stated, newest = version(root), releases(root)[0]
    unreleased = re.match(r"# Changelog\n+## Unreleased\n(.*?)(?=^## |\Z)", _changelog(root), re.M | re.S)
    if unreleased is None:
        if newest.version != stated:
            raise LookupError(f"CHANGELOG.md begins with {newest.version}, and the program is {stated}")
        return newest
    coming = stated.removesuffix(".dev0")
    if stated == coming or coming == newest.version:
        raise LookupError(f'CHANGELOG.md begins with "Unreleased", and the program is {stated}')
    number, date = _built(root) or _commits(root, coming) or (stated, newest.date)
    return _release(number, date, unreleased[1])


def version(root: Path = ROOT) -> str:
    """Return the version in the sources; between releases it ends with .dev0."""
    text = (root / "bluestick" / "__init__.py").read_text(encoding="utf-8")
    return re.search(r'^ *__version__ = "(.+)"$', text, re.M)[1]


def built(release: Release) -> str:
    """Return the text of bluestick/built.py."""
    return f'"""Which build this is."""\n\n__version__ = "{release.version}"\nDATE = "{release.date}"\n'


def checksums(root: Path) -> str:
    """Return the text of bluestick/checksums.py."""
    files = [file for file in sorted((root / "resources").rglob("*")) if file.is_file()]
    files = [file for file in files if root / "resources" / "screenshots" not in file.parents]
    files += sorted((root / "translations").glob("*.qm"))
    sums = {file.relative_to(root).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}
    return f'"""Checksums of the files beside the program."""\n\nSHA256 = {json.dumps(sums, indent=4)}\n'


def _built(root: Path) -> tuple[str, str] | None:
    if not (root / BUILT).exists():
        return None
    values = re.findall(r'^\w+ = "(.+)"$', (root / BUILT).read_text(encoding="utf-8"), re.M)
    return values[0], values[1]


def _commits(root: Path, coming: str) -> tuple[str, str] | None:
    """Return version and date from the number and last of git's commits; None without the full history."""
    if not (root / ".git").exists():
        return None
    git = ("git", "-c", f"safe.directory={root}", "-C", str(root))
    asked = ("rev-parse", "--is-shallow-repository"), ("rev-list", "--count", "HEAD"), ("log", "-1", "--format=%cs")
    try:
        shallow, count, day = (
            subprocess.run([*git, *each], capture_output=True, text=True, check=True).stdout.strip() for each in asked
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return None if shallow == "true" else (f"{coming}.dev{count}", day)


def _changelog(root: Path) -> str:
    return (root / "CHANGELOG.md").read_text(encoding="utf-8")


def _release(version: str, date: str, body: str) -> Release:
    return Release(version, date, _notes(body), _plain(body.partition("\n- ")[0]))


def _notes(body: str) -> tuple[str, ...]:
    return tuple(map(_plain, re.split(r"^- ", body, flags=re.M)[1:]))


def _plain(text: str) -> str:
    return " ".join(text.split()).replace("`", "")


def project() -> Project:
    """Return the facts of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["project"]
    author = table["authors"][0]
    return Project(
        summary=table["description"],
        homepage=table["urls"]["Homepage"],
        maintainer=f"{author['name']} <{author['email']}>",
        vendor=author["name"],
    )


if __name__ == "__main__":
    sys.stdout.write(f"{current().version}\n")
