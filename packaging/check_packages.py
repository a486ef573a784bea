"""Install, try, damage and remove what ``dev.py build`` has made, as root and in a mount namespace of its own."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from checks.artefacts import BUNDLE, PATTERNS, Shipped, all_named, extract, find, measure
from checks.damage import check_damage
from checks.desktop import check_desktop
from checks.formats import check_arch, check_rpm, check_sdist, check_tarball, check_wheel, offscreen
from checks.installed import check_installed
from checks.report import Report
from checks.screen import screen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "check-packages"
SAME_PROGRAM = {"tarball": check_tarball, "rpm": check_rpm, "arch": check_arch}
"""Packages with the same program as the .deb."""


def check_all(report: Report, kinds: set[str]) -> None:
    """Check every requested kind of artefact."""
    files = find(report, DIST, kinds | {"deb", "wheel"})
    if "deb" in files:
        with scratch("deb") as folder:
            deb = extract(files["deb"], folder / "all")
            for kind in SAME_PROGRAM.keys() & kinds & files.keys():
                with scratch(kind) as other:
                    SAME_PROGRAM[kind](report, files[kind], other, deb.folder / BUNDLE)
            if "deb" in kinds:
                check_deb(report, deb)
    if "wheel" in kinds & files.keys():
        with scratch("wheel") as folder:
            check_wheel(report, files["wheel"], folder)
    if "sdist" in kinds & files.keys() and "wheel" in files:
        with scratch("sdist") as folder:
            check_sdist(report, files["sdist"], folder, files["wheel"])


def check_deb(report: Report, deb: Shipped) -> None:
    """Check the .deb unpacked, installed, and with parts missing."""
    measure(report, deb)
    report.check(deb.name, "notices", lambda: all_named(deb.folder / BUNDLE))
    with scratch("desktop") as folder:
        check_desktop(report, deb, folder)
    with screen() as display:
        check_installed(report, deb, WORK, display)
    bundle = deb.folder / BUNDLE
    with scratch("damage") as home:
        check_damage(report, deb.name, offscreen(bundle / "bluestick", home), bundle)


@contextmanager
def scratch(name: str) -> Iterator[Path]:
    """Provide an empty folder and delete it afterwards."""
    folder = WORK / "scratch" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield folder
    shutil.rmtree(folder)


def main(kinds: set[str]) -> int:
    """Return 0, 1 if a check failed, or 2 if the arguments are wrong."""
    if unknown := kinds - PATTERNS.keys():
        print(f"check-packages: {', '.join(sorted(unknown))}? There are {', '.join(PATTERNS)}.", file=sys.stderr)
        return 2
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # it would slow down the start of the checkout
    report = Report()
    check_all(report, kinds or set(PATTERNS))
    print(f"\n{report.summary()}")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(set(sys.argv[1:])))
