"""Self-test, ``bluestick --selftest``: shows no window, touches no match or setting of the player."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop import display_check
from bluestick.app.shell import self_test_checks
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import game_titles, language
from bluestick.text import self_test as words
from bluestick.user_error import MissingResource

SCREEN_WARNING = "This plugin does not support"


@dataclass(frozen=True, slots=True)
class SelfTestCheck:
    """Check of the self-test."""

    name: str
    faults: Callable[[], Iterable[str]]
    """Function that returns sentences about faults; an exception is a fault too."""


def run(code: str | None = None) -> int:
    """Print a line for each check; return 1 if any fails, else 0. ``code``: language, None for the saved one."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # print ? rather than fail
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    app = QApplication.instance() or _application()
    code = Settings(paths.settings_file()).language if code is None else code
    with contextlib.suppress(MissingResource):  # a check reports it
        language.install_language(app, code)
    failed: list[SelfTestCheck] = []
    count = 0
    with contextlib.ExitStack() as scratch:
        try:
            scratch.enter_context(paths.use_temporary_folder())
        except OSError as error:
            print(f"{words.check_name('saving')}: {words.check_result([_told(error)])}", flush=True)
            return 1
        of_display = SelfTestCheck(words.check_name("display"), partial(self_test_checks.display_works, platform))
        for check in [*all_checks(), *([of_display] if display_check.uses_display(platform) else [])]:
            count += 1
            print(f"{check.name}: ", end="", flush=True)
            faults = run_check(check)
            failed += [check] if faults else []
            print(words.check_result(faults), flush=True)
    print(words.summary(count, len(failed), ours=failed != [of_display]), flush=True)
    return 1 if failed else 0


def run_check(check: SelfTestCheck) -> list[str]:
    """Run a check; return its faults in sentences: damaged files first, the gist of standard error last."""
    damaged: dict[Path, None] = {}
    art.set_damage_listener(lambda path: damaged.setdefault(path))
    faults: list[str] = []
    with _capture_stderr() as said:
        try:
            faults += check.faults()
        except MissingResource as error:
            damaged.setdefault(error.path)
        except Exception as error:  # any error is a fault; the other checks still run
            faults.append(_told(error))
        finally:
            art.set_damage_listener(None)
    faults = [*(words.fault_text("damaged", file=path) for path in damaged), *faults]
    if faults and said:
        faults.append(_last_error(said))
    return faults


def all_checks() -> Iterator[SelfTestCheck]:
    """Yield all checks, named in the current language."""
    yield SelfTestCheck(words.check_name("files"), self_test_checks.check_files)
    yield SelfTestCheck(words.check_name("fonts"), self_test_checks.check_fonts)
    for code, name in language.NATIVE_NAMES.items():
        yield SelfTestCheck(words.check_name("language", language=name), partial(self_test_checks.check_language, code))
    yield SelfTestCheck(words.check_name("sounds"), self_test_checks.check_sounds)
    for game in GAMES:
        name = game_titles.game_name(game)
        yield SelfTestCheck(words.check_name("table", game=name), partial(self_test_checks.table, game))
        yield SelfTestCheck(words.check_name("match", game=name), partial(self_test_checks.match_of_bots, game))
    yield SelfTestCheck(words.check_name("window"), self_test_checks.window)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _last_error(said: list[str]) -> str:
    """Return the most telling of the lines: the error at the end of a traceback, else the last line."""
    return next((line for line in reversed(said) if re.match(r"[\w.]+: ", line)), said[-1])


def _application() -> QApplication:
    """Create an offscreen application, without Qt's four lines about a locale that is not UTF-8."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    QApplication.setStyle("Fusion")
    usual = qInstallMessageHandler(lambda kind, context, message: "UTF-8" in message or print(message, file=sys.stderr))
    try:
        return QApplication(sys.argv[:1])
    finally:
        qInstallMessageHandler(usual)


@contextlib.contextmanager
def _capture_stderr() -> Iterator[list[str]]:
    """Capture standard error of this process and its children in a list, filled at the end."""
    said: list[str] = []
    if sys.stderr is None:  # a program without a console
        yield said
        return
    own = os.dup(2)
    with paths.unnamed_file() as aside:
        os.dup2(aside.fileno(), 2)
        errors = io.TextIOWrapper(aside, "utf-8", "replace", write_through=True)
        try:
            with contextlib.redirect_stderr(errors):
                yield said
        finally:
            errors.detach()
            os.dup2(own, 2)
            os.close(own)
            aside.seek(0)
            lines = aside.read().decode(errors="replace").splitlines()
            said += [line for line in lines if line.strip() and not line.startswith(SCREEN_WARNING)]
