"""Checks of the .deb in a minimal Debian: install, play, upgrade and remove."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import PySide6
from release import releases
from tree import REVISION

from bluestick.engine.match import Match
from bluestick.engine.record import Record
from checks.artefacts import BUNDLE, Shipped, version_of
from checks.debian import DESKTOP, Debian, Entry, checked, debian, differences, entries
from checks.report import Report
from checks.screen import Screen
from checks.shelf import compare, shelf
from checks.trial import (
    HALMA,
    Disappointed,
    Program,
    some_match,
    try_command_line,
    try_selftest,
    try_window,
    wait_until,
)

PACKAGE = "bluestick"
TYPE = "application/x-bluestick"
LAUNCHER = "org.bluestick.Bluestick.desktop"
PRINTING = ("cups-client", "cups-daemon")
RUNS = 9
SLOWER = 1.3
"""Longest start of an installed program, as a multiple of a checkout's."""
OBSOLETE = "_internal/obsolete"
AT_HOME = (".local/share/bluestick", ".config/bluestick", ".cache")
"""Files that the program may leave in the user's home."""


@dataclass(frozen=True)
class Stage:
    """Installed package, and the system and screen it is tried on."""

    report: Report
    shipped: Shipped
    system: Debian
    screen: Screen

    def check(self, what: str, work: Callable[[], object]) -> bool:
        return self.report.check(self.shipped.name, what, work)

    @property
    def program(self) -> Program:
        return self.system.user(PACKAGE)

    @property
    def windowed(self) -> Program:
        return self.program.on(DISPLAY=self.screen.display)


def check_installed(report: Report, shipped: Shipped, work: Path, screen: Screen) -> None:
    """Check the package in an empty Debian, then in one with a desktop, then in one with a printer."""
    with debian(work, "bare") as system:
        stage = Stage(report, shipped, system, screen)
        before = system.files()
        if stage.check("installs with all it needs", lambda: install(stage)):
            try_bare(stage)
            stage.check("is gone without a trace", lambda: remove(stage, before))
    with debian(work, "desktop", DESKTOP) as system:
        stage = Stage(report, shipped, system, screen)
        before = system.files()
        if stage.check("installs on a desktop", lambda: install(stage)):
            try_desktop(stage, work)
            stage.check("is gone from a desktop, and the matches are not", lambda: remove(stage, before))

    with debian(work, "printer", PRINTING) as system:
        stage = Stage(report, shipped, system, screen)
        if stage.check("installs beside CUPS", lambda: install(stage)):
            stage.check("prints the rules", lambda: prints(stage))


def try_bare(stage: Stage) -> None:
    """Check what must work with only the package's dependencies installed."""
    version = version_of(stage.shipped.file)
    stage.check("command line", lambda: try_command_line(stage.program, stage.system.home, version))
    stage.check("selftest", lambda: try_selftest(stage.windowed))
    stage.check("shows the shelf", lambda: shows_shelf(stage))
    stage.check("start", lambda: starts_quickly(stage))
    stage.check("runs with another Qt", lambda: with_another_qt(stage))


def try_desktop(stage: Stage, work: Path) -> None:
    """Check how a desktop opens the program's files."""
    for desktop in ("GNOME", "X-Generic"):
        stage.check(f"its files have a type ({desktop})", lambda desktop=desktop: has_type(stage, desktop))
    stage.check("opens a match by its type, and plays", lambda: plays_by_type(stage))
    stage.check("upgrades, and is installed again", lambda: upgrades(stage, work))


def install(stage: Stage) -> str:
    """Install the package with apt; return how many dependencies came with it."""
    told = stage.system.install_file(stage.shipped.file)
    new = [line for line in told.splitlines() if line.startswith("Setting up ")]
    return f"with {len(new) - 1} packages that it depends on"


def remove(stage: Stage, before: Mapping[str, Entry]) -> str:
    """Purge the package; check that the matches stay and that nothing else does."""
    system = stage.system
    stage.program.give(some_match(5), system.matches / "kept.bluestick")
    own = dict(entries(system.home))
    system.remove(PACKAGE)
    if dict(entries(system.home)) != own:
        raise Disappointed("the user's own files are not what they were")
    strange = [path for path in own if is_strange(path)]
    if strange:
        raise Disappointed(f"the user's home has {', '.join(strange)}")
    if left := differences(before, system.files()):
        raise Disappointed(f"{len(left)} traces: {', '.join(left[:12])}")
    if processes := system.processes():
        raise Disappointed(f"still running: {', '.join(process.name() for process in processes)}")
    return f"{len(list(system.matches.glob('*.bluestick')))} matches are kept"


def is_strange(path: str) -> bool:
    """Return whether a file in the home is neither the user's own nor one of AT_HOME."""
    mine = (*AT_HOME, "Documents", ".bash_logout", ".bashrc", ".profile")
    return not any(f"{path}/".startswith(f"/{each}/") or f"/{each}/".startswith(f"{path}/") for each in mine)


def shows_shelf(stage: Stage) -> str:
    """Compare the first window, pixel by pixel, with this checkout's page."""
    with running(stage, stage.windowed) as window:
        stage.screen.attend(window)
        size = stage.screen.part(window).size()
        painted = shelf(size)
        wait_until(lambda: stage.screen.is_still(window), "come to rest")
        compare(stage.screen.part(window), painted)
        stage.screen.press(window, "ctrl+q")
    return f"{len(painted.tiles)} games in {size.width()} x {size.height()} points, each as it was painted"


@contextmanager
def running(stage: Stage, program: Program, *args: str) -> Iterator[str]:
    """Start the program, yield its window, and check that the status is 0."""
    with nothing_left(stage):
        process = program.start(*args)
        yield stage.screen.window()
        if process.wait(30) != 0:
            raise Disappointed(f"it ended with status {process.returncode}")


@contextmanager
def nothing_left(stage: Stage) -> Iterator[None]:
    """Check that no process is left; kill those of a failed check."""
    try:
        yield
        wait_until(lambda: not stage.system.processes(), "leave no process behind")
    finally:
        stage.system.clear()


def starts_quickly(stage: Stage) -> str:
    """Time the start to the first move of a resumed match, in turn with the checkout."""
    home = stage.system.home.parent / "checkout"
    home.mkdir()
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(home), "DISPLAY": stage.screen.display}
    checkout = Program((sys.executable, "-m", "bluestick"), environment)
    theirs = home / ".local/share/bluestick/matches"
    try_window(stage.windowed, stage.system.matches)  # so that the files are in the disk cache
    try_window(checkout, theirs)
    times: dict[str, list[float]] = {"installed": [], "checkout": []}
    for _ in range(RUNS):
        times["installed"].append(try_window(stage.windowed, stage.system.matches))
        times["checkout"].append(try_window(checkout, theirs))
    shutil.rmtree(home)
    installed, usual = median(times["installed"]), median(times["checkout"])
    stage.report.artefact(stage.shipped.name).start = installed
    stage.report.artefact("checkout").start = usual
    if installed > SLOWER * usual:
        raise Disappointed(f"{installed:.2f} s, and the checkout {usual:.2f} s")
    return f"{installed:.2f} s, {installed / usual:.2f} times the {usual:.2f} s of the checkout"


def with_another_qt(stage: Stage) -> str:
    """Replace the Qt libraries by those of PySide6's wheel, as the LGPL allows, and play on.

    They cannot be of another release: PySide6 uses private parts of Qt.
    """
    theirs = Path(PySide6.__file__).parent / "Qt" / "lib"
    exchanged = sorted(file for file in (stage.system.folder / BUNDLE).rglob("libQt6*.so.6") if not file.is_symlink())
    for file in exchanged:
        if file.read_bytes() == (theirs / file.name).read_bytes():
            raise Disappointed(f"{file.name} is no other build")
        shutil.copyfile(theirs / file.name, file)
    with running(stage, stage.windowed) as window:
        loaded = {Path(each.path) for process in stage.system.processes() for each in process.memory_maps()}
        stage.screen.press(window, "ctrl+q")
    used = [file for file in exchanged if file in loaded or stage.program.seen(file) in map(str, loaded)]
    if not used:
        raise Disappointed("it does not use what was exchanged")
    try_window(stage.windowed, stage.system.matches)
    return f"{len(exchanged)} libraries exchanged, {len(used)} of them in use"


def has_type(stage: Stage, desktop: str) -> None:
    """Check that a match is recognised by its name, and that bluestick opens it."""
    file = stage.system.home / "Documents" / "Ett parti halma.bluestick"
    stage.program.give(some_match(10, mine=True), file)
    for question, answer in ((("filetype", stage.program.seen(file)), TYPE), (("default", TYPE), LAUNCHER)):
        asked = stage.system.user("xdg-mime", XDG_CURRENT_DESKTOP=desktop).say("query", *question).strip()
        if asked != answer:
            raise Disappointed(f"{question[0]} is «{asked}» and not {answer}")


def plays_by_type(stage: Stage) -> str:
    """Open a match as a file manager does, play a move with the keys, wait for the bot's move, and quit."""
    document = stage.system.home / "Documents" / "Ett parti halma.bluestick"
    match = stage.system.matches / document.name
    original = stage.program.give(some_match(10, mine=True), document)
    gio = stage.system.user("gio", DISPLAY=stage.screen.display)
    with nothing_left(stage):
        if gio.start("open", stage.program.seen(document)).wait() != 0:
            raise Disappointed("gio does not open it")
        window = stage.screen.window()
        wait_until(match.exists, "take up the match")
        wait_until(lambda: stage.screen.is_still(window), "come to rest")
        stage.screen.press(window, "Next", "Return", "Next", "Return")
        wait_until(lambda: match.read_bytes().count(b"\n") >= original.count(b"\n") + 2, "write two moves")
        stage.screen.press(window, "ctrl+q")
    if document.read_bytes() != original:
        raise Disappointed("the file that was opened is not as it was")
    return played_on(original, match.read_bytes())


def played_on(before: bytes, after: bytes) -> str:
    """Return the moves of a player and then a bot; raise Disappointed if there are others."""
    if not after.startswith(before):
        raise Disappointed("it wrote the beginning of the file anew")
    record = Match.replay(HALMA, Record.parse(after)).record()
    played = record.moves[before.count(b"\n") - 1 :]
    who = ["the bot" if record.players[move.seat].level else "the person" for move in played]
    if who != ["the person", "the bot"]:
        raise Disappointed(f"{' and '.join(who)} played")
    return ", ".join(f"{player} {move.text}" for player, move in zip(who, played, strict=True))


def prints(stage: Stage) -> str:
    """Print a rule page on the default printer through the dialog; return the job as CUPS lists it."""
    system, screen = stage.system, stage.screen
    system.admin("sed", "--in-place", "/^Listen localhost/d", "/etc/cups/cupsd.conf")  # its own socket is enough
    system.admin("mkdir", "--parents", "/run/cups")
    system.admin("cupsd")
    wait_until((system.folder / "run/cups/cups.sock").exists, "start CUPS")
    system.admin("lpadmin", "-p", "trial", "-E", "-v", "file:/dev/null", "-m", "raw")
    system.admin("lpadmin", "-d", "trial")
    try:
        stage.windowed.start("--game", "haljan")
        window = screen.window()
        wait_until(lambda: screen.is_still(window), "come to rest")
        screen.press(window, "F1")
        wait_until(lambda: screen.is_still(window), "show the rules")
        screen.click(window, right=135, top=98)  # into the search field, so that the rules have the focus
        screen.press_on("ctrl+p")
        wait_until(lambda: len(screen.windows()) == 2, "ask for a printer")
        (dialog,) = set(screen.windows()) - {window}
        screen.press(dialog, "Return")
        wait_until(lambda: "trial-1" in system.admin("lpstat", "-W", "completed", "-o"), "print")
        return " ".join(system.admin("lpstat", "-W", "completed", "-o").split())
    finally:
        system.clear()


def upgrades(stage: Stage, work: Path) -> str:
    """Upgrade from the previous release through this build to later ones; the user's files must stay."""
    system, shipped = stage.system, stage.shipped.file
    own = dict(entries(system.home))
    packages = [renamed(shipped, work, version) if version else shipped for version in versions(version_of(shipped))]
    system.admin("apt-get", "purge", "--yes", PACKAGE)
    system.install_file(packages[0])
    obsolete = system.folder / BUNDLE / OBSOLETE
    if not obsolete.exists():
        raise Disappointed("the last release lacks the file that this one has no longer")
    for package in packages[1:]:
        told = system.install_file(package)
        if "Unpacking bluestick" not in told or " over " not in told:
            raise Disappointed(f"apt did not take {package.name} for an upgrade")
        stage.program.say("--version")
        if obsolete.exists():
            raise Disappointed(f"{package.name} leaves a file of the last release behind")
    system.admin("apt-get", "purge", "--yes", PACKAGE)
    system.install_file(shipped)
    system.install_file(shipped)
    if dict(entries(system.home)) != own:
        raise Disappointed("the user's own files are not what they were")
    return ", ".join(package.name.split("_")[1] for package in packages)


def versions(here: str) -> list[str]:
    """Return the versions to install in turn, as Debian writes them; "" is the package under test."""
    last = next(release.version for release in releases() if release.version != here)
    number, _, commits = here.partition(".dev")
    if not commits:
        return [last, "", f"{here}.1"]
    return [last, f"{number}~dev{max(int(commits) - 1, 0)}", "", f"{number}~dev{int(commits) + 1}", number]


def renamed(file: Path, work: Path, version: str) -> Path:
    """Return the package with another version: for apt only versions and lists of files matter."""
    folder = work / "renamed"
    shutil.rmtree(folder, ignore_errors=True)
    checked(["dpkg-deb", "--raw-extract", str(file), str(folder)])
    control = folder / "DEBIAN" / "control"
    lines = control.read_text(encoding="utf-8").splitlines(keepends=True)
    stated = f"Version: {version}-{REVISION}\n"
    control.write_text("".join(stated if line.startswith("Version:") else line for line in lines), encoding="utf-8")
    if version == versions(version_of(file))[0]:
        (folder / BUNDLE / OBSOLETE).touch()
    target = work / f"bluestick_{version}-{REVISION}_amd64.deb"
    checked(["dpkg-deb", "-Zgzip", "-z1", "--build", str(folder), str(target)])
    return target
