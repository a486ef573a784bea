"""Checks of an installed program with a missing or damaged file of its own."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from checks.report import Report
from checks.trial import SELFTEST, Disappointed, Program, wait_for

RUBBISH = b"\x00this was never part of bluestick\xff"
FILES = {
    "an icon": "icons/bluestick.svg",
    "a translation": "bluestick_sv.qm",
    "a card": "cards/french/DK.svg",
    "a rule page": "rules/haljan/sv.md",
}
FOLDER = "bluestick/resources"
HARMS: Mapping[str, bytes | None] = {"missing": None, "damaged": RUBBISH}
MOMENT = 3.0
"""Seconds within which a window has painted its first page."""


def check_damage(report: Report, name: str, program: Program, bundle: Path) -> None:
    """Remove files, then fill them with rubbish; each is restored."""
    for harm, contents in HARMS.items():
        files = {what: only(bundle, ending) for what, ending in FILES.items()}
        for what, file in files.items():
            report.check(name, f"{what} is {harm}", partial(goes_on, program, file, contents))
        work = partial(names_all, program, list(files.values()), contents)
        report.check(name, f"selftest when all of these are {harm}", work)
    report.check(name, "all pictures and rules are missing", partial(refuses, program, only(bundle, FOLDER)))


def names_all(program: Program, files: list[Path], contents: bytes | None) -> str:
    """Check that the self-test fails and names every file."""
    with ExitStack() as stack:
        for file in files:
            stack.enter_context(harmed(file, contents))
        done = program.run("--selftest", patience=SELFTEST)
    untold = [file.name for file in files if file.name not in done.stdout]
    if done.returncode != 1 or untold:
        raise Disappointed(f"status {done.returncode}, and {', '.join(untold) or 'nothing'} is not named")
    without_traceback(done)
    return done.stdout.splitlines()[-1]


def only(bundle: Path, ending: str) -> Path:
    """Return the only file of the bundle with this ending."""
    found = [file for file in bundle.rglob(Path(ending).name) if str(file).endswith(ending)]
    if len(found) != 1:
        raise Disappointed(f"{len(found)} files are called {ending}")
    return found[0]


def refuses(program: Program, folder: Path) -> str:
    """Check that the program names the missing folder in one sentence, and ends with status 2."""
    with harmed(folder, None):
        done = program.run("--language", "sv")
    lines = done.stderr.strip().splitlines()
    if done.returncode != 2 or len(lines) != 1 or folder.name not in lines[0]:
        raise Disappointed(f"status {done.returncode}: {done.stderr.strip()[-400:]}")
    return lines[0].replace(str(folder), folder.name)


def goes_on(program: Program, file: Path, contents: bytes | None) -> None:
    """Check that the window of a game stays open, without a traceback."""
    with harmed(file, contents):
        process = subprocess.Popen(
            [*program.command, "--game", "haljan", "--language", "sv"],
            env=program.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            begun = time.monotonic()
            wait_for(lambda: time.monotonic() - begun > MOMENT, process, "stay")
            process.terminate()
            _, said = process.communicate(timeout=30)
        finally:
            process.kill()
    without_traceback(subprocess.CompletedProcess([], process.returncode, "", said))
    if process.returncode != 0:
        raise Disappointed(f"it ended with status {process.returncode}: {said.strip()[-400:]}")


def without_traceback(done: subprocess.CompletedProcess[str]) -> None:
    """Raise Disappointed if the output has a Python traceback."""
    for text in (done.stdout, done.stderr):
        if "Traceback" in text:
            raise Disappointed(f"a traceback: {text.strip()[-400:]}")


@contextmanager
def harmed(file: Path, contents: bytes | None) -> Iterator[None]:
    """Replace a file's contents, or remove the file if None."""
    whole = file.with_name(f"{file.name}.whole")
    file.rename(whole)
    try:
        if contents is not None:
            file.write_bytes(contents)
        yield
    finally:
        file.unlink(missing_ok=True)
        whole.rename(file)
