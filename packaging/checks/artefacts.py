"""Files that ``dev.py build`` puts into dist/: names, sizes and contents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from notices import unnamed
from release import MOST_PACKED, MOST_UNPACKED, size

from checks.debian import checked, entries
from checks.report import Report, megabytes
from checks.trial import Disappointed

PATTERNS = {
    "deb": "bluestick_*_amd64.deb",
    "rpm": "bluestick-*.x86_64.rpm",
    "arch": "bluestick-*-x86_64.pkg.tar.zst",
    "tarball": "bluestick-*-linux-x86_64.tar.xz",
    "wheel": "bluestick-*-py3-none-any.whl",
    "sdist": "bluestick-*.tar.gz",
}
BUNDLE = Path("usr/lib/bluestick")


def version_of(file: Path) -> str:
    """Return the version that the program must state, from the artefact's name."""
    found = re.match(r"bluestick[-_](\d+\.\d+\.\d+)(?:[~.]?(dev\d+))?", file.name)
    if found is None:
        raise Disappointed(f"{file.name} names no version")
    return ".".join(filter(None, found.groups()))


@dataclass(frozen=True)
class Shipped:
    """An artefact and the folder it was unpacked into."""

    file: Path
    folder: Path

    @property
    def name(self) -> str:
        return self.file.name


def find(report: Report, dist: Path, kinds: set[str]) -> dict[str, Path]:
    """Return the artefacts of these kinds; a check fails unless each is there exactly once."""
    files = {kind: sorted(dist.glob(PATTERNS[kind])) for kind in PATTERNS if kind in kinds}
    for kind, names in files.items():
        if len(names) != 1:
            report.check(PATTERNS[kind], "is in dist/", partial(missing, len(names)))
    return {kind: names[0] for kind, names in files.items() if len(names) == 1}


def missing(count: int) -> None:
    """Raise Disappointed with the number of artefacts of a kind."""
    raise Disappointed(f"there are {count}")


def measure(report: Report, shipped: Shipped) -> None:
    """Report and check the packed and the unpacked size."""
    artefact = report.artefact(shipped.name)
    artefact.packed, artefact.unpacked = shipped.file.stat().st_size, size(shipped.folder)
    report.check(shipped.name, "sizes", lambda: small_enough(artefact.packed, artefact.unpacked))


def small_enough(packed: int, unpacked: int) -> None:
    """Raise Disappointed if a package is larger than allowed."""
    for what, room, most in (("packed", packed, MOST_PACKED), ("unpacked", unpacked, MOST_UNPACKED)):
        if room > most:
            raise Disappointed(f"{megabytes(room)} {what}, and at most {megabytes(most)} is allowed")


def all_named(bundle: Path) -> None:
    """Raise Disappointed if the licence notices do not cover a file of the program."""
    if files := unnamed(bundle):
        raise Disappointed(f"the notices do not name {', '.join(files)}")


def extract(file: Path, folder: Path) -> Shipped:
    """Unpack a .deb or a tar archive."""
    folder.mkdir(parents=True)
    if file.suffix == ".deb":
        checked(["dpkg-deb", "--extract", str(file), str(folder)])
    else:
        checked(["tar", "--extract", "--no-same-owner", "--file", str(file), "--directory", str(folder)])
    return Shipped(file, folder)


def same_program(bundle: Path, there: Path) -> str:
    """Raise Disappointed unless a folder holds the program of the bundle; other files may be beside it."""
    ours = contents(bundle)
    parts = {path.split("/")[1] for path in ours}
    theirs = {path: told for path, told in contents(there).items() if path.split("/")[1] in parts}
    if ours != theirs:
        different = sorted(path for path in ours | theirs if ours.get(path) != theirs.get(path))
        raise Disappointed(f"{len(different)} files differ from the .deb: {', '.join(different[:5])}")
    return f"{len(ours)} files"


def contents(folder: Path) -> dict[str, tuple[int, str]]:
    """Return mode and contents of every file, without owners."""
    return {path: (entry.mode, entry.contents) for path, entry in entries(folder)}
