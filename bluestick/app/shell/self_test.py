"""Self-test of the program: ``bluestick --selftest``, for packages and bug reports.

Nothing is shown on the screen, and the player's own matches and settings are out of reach.
"""

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
from bluestick.store.lesson_progress import has_lessons
from bluestick.store.settings import Settings
from bluestick.tables import catalogue
from bluestick.tables.drawing import art
from bluestick.text import language, titles
from bluestick.text import self_test as words
from bluestick.user_error import MissingResource

SCREENLESS = "This plugin does not support"
"""How Qt begins to say what cannot be done without a screen."""


@dataclass(frozen=True, slots=True)
class SelfTestCheck:
    """Check of the self-test."""

    name: str
    faults: Callable[[], Iterable[str]]
    """Sentences about what is wrong; nothing if all is well. What it raises is a fault as well."""


def run(code: str | None = None) -> int:
    """Examine everything, with a line for each check: 0, or 1 if anything is wrong."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # better a question mark than no answer
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    app = QApplication.instance() or _application()
    code = Settings(paths.settings_file()).language if code is None else code
    with contextlib.suppress(MissingResource):  # there is a check of it
        language.install(app, code)
    failed: list[SelfTestCheck] = []
    count = 0
    with contextlib.ExitStack() as scratch:
        try:
            scratch.enter_context(paths.scratch())
        except OSError as error:
            print(f"{words.check('saving')}: {words.result([_told(error)])}", flush=True)
            return 1
        of_display = SelfTestCheck(words.check("display"), partial(self_test_checks.display_works, platform))
        for check in [*all_checks(), *([of_display] if display_check.is_screen(platform) else [])]:
            count += 1
            print(f"{check.name}: ", end="", flush=True)
            faults = outcome(check)
            failed += [check] if faults else []
            print(words.result(faults), flush=True)
    print(words.summary(count, len(failed), ours=failed != [of_display]), flush=True)
    return 1 if failed else 0


def outcome(check: SelfTestCheck) -> list[str]:
    """What is wrong, the files that turned out to be damaged first. What others say about it is put aside."""
    damaged: dict[Path, None] = {}
    art.tell(lambda path: damaged.setdefault(path))
    faults: list[str] = []
    with _errors_aside() as said:
        try:
            faults += check.faults()
        except MissingResource as error:
            damaged.setdefault(error.path)
        except Exception as error:  # whatever it is: the other checks are still to come
            faults.append(_told(error))
        finally:
            art.tell(None)
    faults = [*(words.fault("damaged", file=path) for path in damaged), *faults]
    if faults and said:
        faults.append(_gist(said))
    return faults


def all_checks() -> Iterator[SelfTestCheck]:
    """Everything there is to examine, in the language of the day."""
    yield SelfTestCheck(words.check("fonts"), self_test_checks.fonts)
    yield SelfTestCheck(words.check("icons"), self_test_checks.icons)
    for code, name in language.NATIVE_NAMES.items():
        yield SelfTestCheck(words.check("language", language=name), partial(self_test_checks.one_language, code))
    for game in GAMES:
        name = titles.game_name(game)
        if _has_cards(game):
            yield SelfTestCheck(words.check("cards", game=name), partial(self_test_checks.deck, game))
        yield SelfTestCheck(words.check("tile", game=name), partial(self_test_checks.tile, game))
        yield SelfTestCheck(words.check("table", game=name), partial(self_test_checks.table, game))
        yield SelfTestCheck(words.check("rules", game=name), partial(self_test_checks.rules, game))
        if has_lessons(game):
            yield SelfTestCheck(words.check("lessons", game=name), partial(self_test_checks.lessons, game))
    yield SelfTestCheck(words.check("licences"), self_test_checks.notices)
    yield SelfTestCheck(words.check("sounds"), self_test_checks.sounds)
    yield SelfTestCheck(words.check("saving"), self_test_checks.saving)
    for game in GAMES:
        for variant in _variants(game):
            yield SelfTestCheck(words.match(game, variant), partial(self_test_checks.match_of_bots, game, variant))
    yield SelfTestCheck(words.check("window"), self_test_checks.window)


def _has_cards(game: str) -> bool:
    """Also one that cannot even be loaded, so that there is a check to say so."""
    try:
        return catalogue.pack(game) is not None
    except Exception:
        return True


def _variants(game: str) -> tuple[str, ...]:
    """The forms of a game; of one that cannot even be loaded one without a name, so that there is a check to say so."""
    with contextlib.suppress(Exception):
        return tuple(variant.id for variant in GAMES[game].variants)
    return ("",)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _gist(said: list[str]) -> str:
    """The line that says most: at the end of a traceback the name of the error and its text, else the last one."""
    return next((line for line in reversed(said) if re.match(r"[\w.]+: ", line)), said[-1])


def _application() -> QApplication:
    """Without a screen, and without Qt's four lines about a locale that is not UTF-8."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    QApplication.setStyle("Fusion")
    usual = qInstallMessageHandler(lambda kind, context, message: "UTF-8" in message or print(message, file=sys.stderr))
    try:
        return QApplication(sys.argv[:1])
    finally:
        qInstallMessageHandler(usual)


@contextlib.contextmanager
def _errors_aside() -> Iterator[list[str]]:
    """What this process and those it starts write to standard error comes into a list, at the end."""
    said: list[str] = []
    if sys.stderr is None:  # a program without a console
        yield said
        return
    own = os.dup(2)
    with paths.scratch_file() as aside:
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
            said += [line for line in lines if line.strip() and not line.startswith(SCREENLESS)]
