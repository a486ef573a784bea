"""Files for the Linux desktop that are installed beside the program."""

from __future__ import annotations

import gzip
import os
from dataclasses import asdict
from datetime import timedelta
from email.utils import format_datetime
from pathlib import Path
from string import Template
from textwrap import fill
from xml.sax.saxutils import escape

import icons
from release import ID, ROOT, Project, Release

LINUX = ROOT / "packaging" / "linux"
PICTURES = ROOT / "resources" / "icons"
LICENCES = ROOT / "resources" / "licences"
REVISION = 1
"""Increased when packages of the same version are built again."""
COMPLETIONS = {
    "bash": "bash-completion/completions/bluestick",
    "fish": "fish/vendor_completions.d/bluestick.fish",
    "zsh": "zsh/site-functions/_bluestick",
}
"""Path below /usr/share where each shell looks; Debian's zsh looks elsewhere."""


def install(target: Path, project: Project, history: list[Release], glibc: str) -> None:
    """Fill ``target`` with share/, doc/, completions/ and files for packagers; ``glibc``: the oldest sufficient one."""
    release = history[0]
    day = f"{release.time:%B} {release.time.day}, {release.time.year}"
    facts = {"version": release.version, "day": day, "glibc": glibc, **asdict(project)}
    texts = {file.stem.partition("-")[0]: indented(file) for file in LICENCES.glob("*.txt")}
    share = target / "share"
    copy(f"{ID}.desktop", share / "applications" / f"{ID}.desktop")
    metainfo = filled(f"{ID}.metainfo.xml.in", releases="\n".join(map(_release, history)), **facts)
    write(share / "metainfo" / f"{ID}.metainfo.xml", metainfo.encode())
    copy(f"{ID}.mime.xml", share / "mime" / "packages" / f"{ID}.xml")
    theme = share / "icons" / "hicolor"
    icons.install(PICTURES / "bluestick.svg", PICTURES / "bluestick-small.svg", theme, f"apps/{ID}")
    document = "application-x-bluestick"
    icons.install(LINUX / f"{document}.svg", LINUX / f"{document}-small.svg", theme, f"mimetypes/{document}")
    write(share / "man" / "man6" / "bluestick.6.gz", packed(filled("bluestick.6.in", **facts)))
    for shell in COMPLETIONS:
        copy(f"bluestick.{shell}", target / "completions" / f"bluestick.{shell}")
    write(target / "README.txt", filled("README.txt.in", **facts).encode())
    write(target / "doc" / "copyright", filled("copyright.in", **facts, **texts).encode())
    write(target / "doc" / "changelog.gz", packed((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    debian = "\n\n".join(_debian(each, project, len(history) - number) for number, each in enumerate(history))
    write(target / "changelog.Debian.gz", packed(debian + "\n"))
    copy("lintian-overrides", target / "lintian-overrides")


def filled(template: str, **facts: object) -> str:
    """Return a template of packaging/linux with $names replaced. Raise KeyError for an unknown name."""
    return Template((LINUX / template).read_text(encoding="utf-8")).substitute(facts)


def copy(name: str, target: Path) -> None:
    """Copy a file of packaging/linux unchanged."""
    write(target, (LINUX / name).read_bytes())


def write(target: Path, content: bytes) -> None:
    """Write a file and create its folders."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def indented(licence: Path) -> str:
    """Return a licence in the format of debian/copyright."""
    return "\n".join(
        f" {line.rstrip()}" if line.strip() else " ." for line in licence.read_text(encoding="utf-8").splitlines()
    )


def packed(text: str) -> bytes:
    """Compress a text as gzip -9n does."""
    return gzip.compress(text.encode(), mtime=0)


def settle(folder: Path, program: Path, epoch: int) -> None:
    """Set one date, and the same modes on every machine."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _release(release: Release) -> str:
    points = "".join(f"          <li>{escape(note)}</li>\n" for note in release.notes)
    told = f"<p>{escape(release.summary)}</p>" if release.summary else f"<ul>\n{points}        </ul>"
    kind = "development" if release.is_development else "stable"
    return (
        f'    <release version="{release.version}" date="{release.date}" type="{kind}">\n'
        f"      <description>\n        {told}\n      </description>\n    </release>"
    )


def _debian(release: Release, project: Project, number: int) -> str:
    """Return a changelog entry, a minute later than the last, since releases of one day need different times."""
    points = "\n".join(fill(note, 78, initial_indent="  * ", subsequent_indent="    ") for note in release.notes)
    heading = f"bluestick ({release.debian}-{REVISION}) unstable; urgency=medium"
    time = release.time + timedelta(minutes=number)
    return f"{heading}\n\n{points}\n\n -- {project.maintainer}  {format_datetime(time)}"
