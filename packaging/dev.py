#!/usr/bin/env python3
"""Commands for developers, for a machine with only Python 3.11.

Each command first creates or updates a virtual environment in .venv.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))
from bluestick.libraries import QT, X11, loads, missing  # noqa: E402  needs only Python

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

PINS = "packaging/requirements.txt"
"""Packages of .venv, each with its hash, so that a build can be repeated."""
PROGRAM_PINS = "packaging/requirements-run.txt"
"""Those of PINS that the program needs."""
FETCHED = {PINS: 135, PROGRAM_PINS: 85}
"""Megabytes that pip downloads on Linux."""


# Commands that are called: command -> Debian package.
BUILD = {"objdump": "binutils", "strip": "binutils"}
CHECK = {
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "lintian": "lintian",
    "man": "man-db",
    "mmdebstrap": "mmdebstrap",
    "mount": "mount",
    "pacman": "pacman-package-manager",
    "rpm": "rpm",
    "update-mime-database": "shared-mime-info",
    "xdotool": "xdotool",
    "xz": "xz-utils",
    "zstd": "zstd",
}

QUICK = "not slow and (everyday or not thorough)"


def run(args: list[str]) -> int:
    """Open the window; arguments go to bluestick itself."""
    if not args or args[0] not in ("simulate", "replay"):
        require_display()
    prepare(window=on_x11(), pins=PROGRAM_PINS)
    return call(PYTHON, "-P", "-m", "bluestick", *args, cwd=None)  # -P: do not import modules from the current folder


def test(args: list[str]) -> int:
    """Run linters and tests offscreen; --quick: skip the thorough ones; --slow: all; other arguments go to pytest."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    prepare()
    for option, tests in {"--quick": QUICK, "--slow": ""}.items():
        if option in args:
            args = ["-m", tests, *(arg for arg in args if arg != option)]
    steps = {
        "lint": ["-m", "ruff", "check"],
        "format": ["-m", "ruff", "format", "--check"],
        "types": ["-m", "mypy"],
        "imports": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        "tests": ["-m", "pytest", "-n", "logical", "--dist", "worksteal", *args],  # one worker per core
    }
    failed = [name for name, step in steps.items() if call(PYTHON, *step) != 0]
    print(f"dev.py: failed: {', '.join(failed)}" if failed else "dev.py: everything passed", flush=True)
    return 1 if failed else 0


def smoke(args: list[str]) -> int:
    """Play a few moves in a real window on the current display; --scale 1.25: as on a screen of that scale."""
    parser = ArgumentParser(prog="dev.py smoke", add_help=False, allow_abbrev=False)
    parser.add_argument("--scale", type=float)
    given, args = parser.parse_known_args(args)
    if given.scale is not None:
        os.environ["QT_SCALE_FACTOR"] = str(given.scale)
    require_display()
    os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
    prepare(window=on_x11())
    return call(PYTHON, "-m", "pytest", "tests/test_smoke.py", *args)


def build(args: list[str]) -> int:
    """Build all packages in dist/; --release: only if this is a release."""
    prepare(window=True, packages=missing_for_building())
    return call(PYTHON, "packaging/build.py", *args)


def check_packages(args: list[str]) -> int:
    """Install, try and remove the packages in dist/, as root on Debian; arguments: only these (deb, rpm, ...)."""
    if os.geteuid() != 0:
        stop("check-packages installs packages into a Debian of its own, and only root can make that")
    prepare(window=True, packages=[*missing_commands(CHECK), *missing_for_building()])
    if not any((ROOT / "dist").glob("*.deb")) and build([]) != 0:
        return 1
    return call("unshare", "--mount", PYTHON, "packaging/check_packages.py", *args)


def check_store(args: list[str]) -> int:
    """Check texts, icon and screenshots against Flathub's guidelines."""
    prepare()
    return call(PYTHON, "packaging/check_store.py", *args)


def bench(args: list[str]) -> int:
    """Measure speed and memory; --json: machine-readable."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    prepare()
    return call(PYTHON, "packaging/bench.py", *args)


def trust(args: list[str]) -> int:
    """Kill, starve and feed rubbish to the program, and report what it lost; --seconds S, --seed N, --only WAY."""
    prepare()
    return call(PYTHON, "-m", "trust", *args, cwd=ROOT / "packaging")


def translations(args: list[str]) -> int:
    """Update translations/ from the sources."""
    prepare()
    return call(PYTHON, "packaging/translations.py", *args)


def new_game(args: list[str]) -> int:
    """Write the skeleton of a new game, ID, and list what is left to do (docs/sixth-game.md)."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    prepare()
    return call(PYTHON, "packaging/new_game.py", *args)


def lesson(args: list[str]) -> int:
    """Make a lesson of a match, or, with --check GAME, list the faults of its lessons (docs/lessons.md)."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    prepare()
    return call(PYTHON, "packaging/lesson.py", *args)


def verdicts(args: list[str]) -> int:
    """Count how many moves of hard bots a review blames, and how many faults of easy ones it finds."""
    prepare()
    return call(PYTHON, "packaging/verdicts.py", *args)


def calibrate(args: list[str]) -> int:
    """Measure how accurate the judge's stated errors are, form by form."""
    prepare()
    return call(PYTHON, "packaging/calibrate.py", *args)


# fmt: off
COMMANDS = {
    command.__name__.replace("_", "-"): command
    for command in (
        run, test, smoke, build, check_packages, check_store, bench, trust, translations, new_game, lesson, verdicts,
        calibrate,
    )
}
# fmt: on


def prepare(*, window: bool = False, pins: str = PINS, packages: Iterable[str] = ()) -> None:
    """Install missing system packages, and create or update the virtual environment."""
    if sys.platform == "linux":
        lacking = [*packages, *missing_packages(QT | X11 if window else QT)]
        if not PYTHON.exists():
            lacking += missing_venv()
        if lacking:
            install_packages(dict.fromkeys(lacking))
    if PYTHON.exists() and is_current(pins):
        return
    if not PYTHON.exists() or call(PYTHON, "-c", "import pip") != 0:
        make_venv()
    say(f"installing bluestick and its packages into .venv: downloads up to {FETCHED[pins]} MB")
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    for what in (("--require-hashes", "-r", pins), ("--no-deps", "--no-build-isolation", "-e", ".")):
        if call(*pip, *what) != 0:
            stop("pip could not install the required packages. Is there a network connection?")
    stamp().write_text(fingerprint(pins))


def make_venv() -> None:
    """Create an empty virtual environment in .venv."""
    importlib.invalidate_caches()  # the module may have been installed a moment ago
    if packages := missing_venv():
        install_packages(packages)
        importlib.invalidate_caches()
    venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)


def missing_venv() -> list[str]:
    """Return the Debian package that creates virtual environments, if missing."""
    return [] if importlib.util.find_spec("ensurepip") else [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]


def missing_for_building() -> list[str]:
    """Return the missing Debian packages for building; [] except on Linux."""
    return [*missing_commands(BUILD), *missing_python()] if sys.platform == "linux" else []


def on_x11() -> bool:
    """Return whether Qt will open its windows on an X server."""
    return os.environ.get("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "") == "xcb"


def require_display() -> None:
    """Stop with a message if no window can open: Qt would abort."""
    places = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(map(os.environ.get, places)):
        stop("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")


def missing_packages(needed: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of the libraries that cannot be loaded."""
    return list(dict.fromkeys(needed[library] for library in missing(needed)))


def missing_commands(needed: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of the missing commands."""
    path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"
    return sorted({package for command, package in needed.items() if not shutil.which(command, path=path)})


def missing_python() -> list[str]:
    """Return the package of Python's shared library, if missing."""
    library = str(sysconfig.get_config_var("INSTSONAME"))
    beside = Path(str(sysconfig.get_config_var("LIBDIR"))) / library
    return [] if beside.exists() or loads(library) else [f"libpython{sys.version_info[0]}.{sys.version_info[1]}"]


def install_packages(packages: Iterable[str]) -> None:
    """Install Debian packages as root; otherwise stop and say how to install them."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        stop(f"these system packages are missing (Debian's names): {names}")
    if os.geteuid() != 0:
        stop(f"these system packages are missing: {names}\n  sudo apt-get install {names}")
    say(f"installing the missing system packages {names}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    call("apt-get", "update", "-qq")
    if call("apt-get", "install", "-qq", "--no-install-recommends", *packages) != 0:
        stop(f"apt-get could not install {names}")


def is_current(pins: str = PINS) -> bool:
    """Return whether .venv holds the pinned packages."""
    return stamp().exists() and stamp().read_text() in (fingerprint(PINS), fingerprint(pins))


def stamp() -> Path:
    """Return the file in .venv that records what was installed."""
    return VENV / "installed"


def fingerprint(pins: str = PINS) -> str:
    """Return a hash of the dependencies and the path of the checkout."""
    files = [(ROOT / name).read_bytes() for name in ("pyproject.toml", pins)]
    return hashlib.sha256(b"".join((*files, bytes(ROOT)))).hexdigest()


def call(*command: str | Path, cwd: Path | None = ROOT) -> int:
    """Return the exit status of a command without standard input."""
    sys.stdout.flush()
    try:
        return subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, check=False).returncode
    except KeyboardInterrupt:
        return 130


def say(text: str) -> None:
    """Print a line about the current step."""
    print(f"dev.py: {text}", flush=True)


def stop(text: str) -> NoReturn:
    """Stop with an error message in one line."""
    print(f"dev.py: {text}", file=sys.stderr)
    raise SystemExit(2)


def usage() -> str:
    """Return the list of commands."""
    lines = (f"  {name:15} {command.__doc__}" for name, command in COMMANDS.items())
    return "\n".join(("usage: dev.py COMMAND [ARGUMENT ...]", "", *lines))


def main(args: list[str]) -> int:
    """Run a command; return its exit status."""
    if sys.version_info < (3, 11):  # noqa: UP036  that is what it is there to say
        stop(f"bluestick needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
    if not args or args[0] not in COMMANDS:
        print(usage())
        return 0 if args[:1] in ([], ["help"], ["-h"], ["--help"]) else 2
    return COMMANDS[args[0]](args[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
