"""Checks of the other formats: tar archive, .rpm, Arch package, wheel and sdist."""

from __future__ import annotations

import os
import sys
import venv
import zipfile
from functools import partial
from pathlib import Path

from release import current

from checks.artefacts import BUNDLE, Shipped, extract, measure, same_program, version_of
from checks.debian import checked
from checks.report import Report
from checks.trial import Disappointed, Program, try_command_line, try_selftest, try_window

AWKWARD = "två ord, ett ställe"
PACMAN = """[options]
Architecture = x86_64
SigLevel = Never
"""


def offscreen(program: Path, home: Path) -> Program:
    """Return a program without a screen and with its own home."""
    environment = {"PATH": os.defpath, "LANG": "C.UTF-8", "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return Program((str(program),), environment)


def check_tarball(report: Report, file: Path, work: Path, bundle: Path) -> None:
    """Unpack the archive in a path with spaces and non-English letters, and play."""
    shipped = extract(file, work / AWKWARD)
    measure(report, shipped)
    (top,) = shipped.folder.iterdir()
    report.check(file.name, "holds the same program as the .deb", lambda: same_program(bundle, program_in(top)))
    program = offscreen(program_in(top) / "bluestick", work / "home")
    works = partial(try_command_line, program, work / "home", version_of(file))
    report.check(file.name, f"command line in «{AWKWARD}»", works)
    report.check(file.name, "plays on", lambda: plays_on(program, work / "home"))


def program_in(folder: Path) -> Path:
    """Return the folder of the program inside a folder."""
    found = [path.parent for path in folder.rglob("_internal") if path.is_dir()]
    if len(found) != 1:
        raise Disappointed(f"{len(found)} programs are in {folder.name}")
    return found[0]


def plays_on(program: Program, home: Path) -> str:
    """Let two bots play on in a window; return the time to the first move."""
    return f"first move after {try_window(program, home / '.local/share/bluestick/matches'):.2f} s"


def check_rpm(report: Report, file: Path, work: Path, bundle: Path) -> None:
    """Install the .rpm into an empty root with its own database; dependencies are those of this machine."""
    root = work / "root"
    root.mkdir(parents=True)
    rpm = ["rpm", "--root", str(root), "--dbpath", "/var/lib/rpm"]
    report.check(file.name, "says what it is", lambda: rpm_tells(file))
    install = [*rpm, "--install", "--nodeps", "--noscripts", "--force-debian", str(file)]
    if report.check(file.name, "installs into an empty root", lambda: quiet(install)):
        verify = [*rpm, "--verify", "--nodeps", "--noscripts", "bluestick"]
        report.check(file.name, "is as it was packed", lambda: quiet(verify))
        try_in_root(report, Shipped(file, root), bundle)
        remove = [*rpm, "--erase", "--noscripts", "--nodeps", "bluestick"]
        report.check(file.name, "leaves nothing", lambda: leaves_nothing(remove, root, "var/lib/rpm"))


def rpm_tells(file: Path) -> str:
    """Return the fields of an .rpm; raise Disappointed if it depends on nothing."""
    query = ["rpm", "--query", "--package"]
    fields = checked([*query, "--queryformat", "%{NAME} %{VERSION} %{ARCH} %{LICENSE}", str(file)])
    needs = checked([*query, "--requires", str(file)]).splitlines()
    if not [need for need in needs if not need.startswith("rpmlib(")]:
        raise Disappointed("it depends on nothing")
    return f"{fields}, depends on {len(needs)} things"


def check_arch(report: Report, file: Path, work: Path, bundle: Path) -> None:
    """Install the package into an empty root with pacman."""
    root = work / "root"
    database = root / "var/lib/pacman"
    database.mkdir(parents=True)
    config = work / "pacman.conf"
    config.write_text(PACMAN)
    places = {"root": root, "dbpath": database, "config": config, "cachedir": work, "hookdir": work}
    pacman = ["pacman", *(part for name, place in places.items() for part in (f"--{name}", str(place)))]
    pacman += ["--logfile", str(work / "log"), "--noconfirm"]
    report.check(file.name, "says what it is", lambda: pacman_tells(file, pacman))
    install = [*pacman, "--upgrade", "--nodeps", "--nodeps", "--noscriptlet", str(file)]
    if report.check(file.name, "installs into an empty root", lambda: quiet(install)):
        report.check(file.name, "is as it was packed", lambda: quiet([*pacman, "--query", "--check", "--check"]))
        try_in_root(report, Shipped(file, root), bundle)
        remove = [*pacman, "--remove", "--nodeps", "--nodeps", "--noscriptlet", "bluestick"]
        report.check(file.name, "leaves nothing", lambda: leaves_nothing(remove, root, "var/lib/pacman"))


def pacman_tells(file: Path, pacman: list[str]) -> str:
    """Return the fields of an Arch package; raise Disappointed if it depends on nothing."""
    told = checked([*pacman, "--query", "--info", "--file", str(file)], {**os.environ, "LC_ALL": "C"})
    fields = dict(line.split(" : ", 1) for line in told.splitlines() if " : " in line)
    fields = {name.strip(): value.strip() for name, value in fields.items()}
    if fields["Depends On"] == "None":
        raise Disappointed("it depends on nothing")
    wanted = " ".join(fields[name] for name in ("Name", "Version", "Architecture", "Licenses"))
    return f"{wanted}, depends on {len(fields['Depends On'].split())} things"


def try_in_root(report: Report, shipped: Shipped, bundle: Path) -> None:
    """Check a package in an empty root, with the libraries of this machine."""
    measure_installed(report, shipped)
    report.check(
        shipped.name, "holds the same program as the .deb", lambda: same_program(bundle, shipped.folder / BUNDLE)
    )
    program = offscreen(shipped.folder / "usr/bin/bluestick", shipped.folder.parent / "home")
    works = partial(try_command_line, program, shipped.folder.parent / "home", version_of(shipped.file))
    report.check(shipped.name, "command line", works)


def measure_installed(report: Report, shipped: Shipped) -> None:
    """Measure only /usr: the rest is the package database."""
    measure(report, Shipped(shipped.file, shipped.folder / "usr"))


def quiet(command: list[str]) -> None:
    """Run a command; raise Disappointed if it fails."""
    checked(command)


def leaves_nothing(command: list[str], root: Path, *kept: str) -> None:
    """Remove a package, and check that only the package database is left."""
    checked(command)
    left = [path for path in root.rglob("*") if path.is_file() or path.is_symlink()]
    left = [str(path.relative_to(root)) for path in left]
    left = [path for path in left if not path.startswith(kept)]
    if left:
        raise Disappointed(f"{len(left)} files are left: {', '.join(left[:5])}")


def check_wheel(report: Report, file: Path, work: Path) -> None:
    """Install the wheel as pipx does, and play."""
    folder = work / "venv"
    artefact = report.artefact(file.name)
    artefact.packed = file.stat().st_size
    if report.check(file.name, "installs into a fresh environment", lambda: install_wheel(file, folder)):
        program = offscreen(folder / "bin" / "bluestick", work / "home")
        works = partial(try_command_line, program, work / "home", version_of(file))
        report.check(file.name, "command line", works)
        report.check(file.name, "selftest", lambda: try_selftest(program))
        report.check(file.name, "plays on", lambda: plays_on(program, work / "home"))


def install_wheel(file: Path, folder: Path) -> None:
    """Install the wheel with its dependencies into a new virtual environment."""
    venv.create(folder, with_pip=True, symlinks=True)
    checked(
        [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(file)]
    )


def check_sdist(report: Report, file: Path, work: Path, wheel: Path) -> None:
    """Check that the wheel can be rebuilt from the sdist."""
    shipped = extract(file, work / "sdist")
    artefact = report.artefact(file.name)
    artefact.packed = file.stat().st_size
    report.check(file.name, "makes the same wheel", lambda: makes_wheel(shipped, work / "wheels", wheel))


def makes_wheel(shipped: Shipped, target: Path, wheel: Path) -> str:
    """Build the wheel again with the date of the release; raise Disappointed unless the bytes are the same."""
    (source,) = shipped.folder.iterdir()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(current(source).epoch)}
    checked([sys.executable, "-m", "build", "--wheel", "--outdir", str(target), str(source)], environment)
    (built,) = target.glob("*.whl")
    if parts(built) != parts(wheel):
        different = parts(built).items() ^ parts(wheel).items()
        raise Disappointed(f"it does not: {', '.join(sorted({name for name, _ in different})[:5])}")
    if built.read_bytes() != wheel.read_bytes():
        raise Disappointed("all contents are the same, but not the wheel itself")
    return "byte for byte"


def parts(wheel: Path) -> dict[str, int]:
    """Return the checksum of every file in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {part.filename: part.CRC for part in archive.infolist()}
