"""Command line: open the window, or simulate, replay and review without one."""

from __future__ import annotations

import os
import sys

import bluestick

if __name__ == "__main__" and __spec__ is not None and not sys.flags.safe_path:
    # ``python -m`` searches the working directory first, which may be a foreign folder or our checkout.
    sys.path[:1] = [folder for folder in sys.path[:1] if folder == os.path.dirname(bluestick.__path__[0])]

import argparse
import contextlib
import gc
import json
import math
from collections.abc import Sequence
from pathlib import Path
from platform import python_version
from typing import NoReturn

from bluestick import libraries
from bluestick.engine.bots import Level
from bluestick.engine.deal_codes import CodeError, SharedDeal, read_deal_code, read_deal_number
from bluestick.engine.match import AnyMatch
from bluestick.engine.record_file import RecordError, contents
from bluestick.engine.rules import AnyRules, OptionValue, SetupError
from bluestick.games import GAMES
from bluestick.user_error import Complaint, MissingLibrary, MissingResource, NoWindow

SWITCHES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Parser(argparse.ArgumentParser):
    """Argument parser that leaves all messages to ``text.command_line``."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("--help", "-h", action="store_true")

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the parsed arguments; raise Complaint for unknown or invalid ones."""
        try:
            found, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise Complaint("misused", name=error.argument_name) from error
        if unknown:
            raise Complaint("unknown_argument", name=unknown[0])
        return found

    def error(self, message: str) -> NoReturn:
        """Raise AssertionError: argparse calls this only for required or exclusive arguments, and there are none."""
        raise AssertionError(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, or 2 after one line on standard error."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        match arguments:
            case ["simulate", *rest]:
                return _simulate(rest)
            case ["replay", *rest]:
                return _replay(rest)
            case ["review", *rest]:
                return _review(rest)
            case _:
                return _window(arguments)
    except (Complaint, SetupError) as error:
        sentence = _sentence(error)
        print("bluestick:", *sentence.splitlines(), file=sys.stderr)
        if isinstance(error, NoWindow) and not (sys.stderr and sys.stderr.isatty()):
            from bluestick.app.desktop import display_check

            display_check.show_error(sentence)
        return 2
    except ImportError as error:
        if str(error.name).startswith("bluestick"):
            raise
        print(f"bluestick: {_incomplete(error)}", file=sys.stderr)
        return 1 if "--selftest" in arguments else 2
    except BrokenPipeError:
        # The reader has closed the pipe; without this Python would report it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _incomplete(error: ImportError) -> str:
    """Return the message for a missing module or system library, in English if Qt cannot be loaded."""
    library = libraries.of_the_system(str(error))
    if not library:
        return f"A part of the program is missing or damaged: {error}."
    lacking = MissingLibrary(library, *libraries.missing(libraries.QT))
    try:
        return _sentence(lacking)
    except ImportError:
        return str(lacking)


def _window(arguments: Sequence[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--game")
    parser.add_argument("--language")
    parser.add_argument("--version", action="store_true")
    parser.add_argument("--selftest", action="store_true")
    parser.add_argument("--portable", action="store_true")
    parser.add_argument("-session")  # X11's session manager uses it to restart the program
    given = parser.read(arguments)
    if given.portable:
        from bluestick.store import paths

        paths.use_portable_folder()
    if given.language is not None:
        from bluestick.text.language import LANGUAGES

        if given.language not in LANGUAGES:
            raise Complaint("unknown_language", name=given.language, known=", ".join(LANGUAGES))
    if given.help:
        return _help("", given.language)
    if given.version:
        print(_versions())
        return 0
    if given.file is not None:
        with contextlib.suppress(RecordError):  # the window reports an invalid record
            _contents(given.file)
    if given.game is not None:
        _rules(given.game)
    if given.selftest:
        from bluestick.app.shell import self_test

        return self_test.run(given.language)
    gc.disable()  # objects created before the window is shown live on: collecting them would only cost time
    try:
        from bluestick.app.shell.main import run

        return run(given.file, given.game, given.language)
    finally:
        gc.enable()


def _versions() -> str:
    import PySide6
    from PySide6.QtCore import qVersion

    return (
        f"bluestick {bluestick.__version__} (Qt {qVersion()}, PySide6 {PySide6.__version__}, Python {python_version()})"
    )


def _simulate(arguments: Sequence[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--variant")
    parser.add_argument("--seats")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--bots", default="hard,easy")
    parser.add_argument("--matches", default="10")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds")
    parser.add_argument("--duplicate", action="store_true")
    parser.add_argument("--deal")
    parser.add_argument("--json", action="store_true")
    given = parser.read(arguments)
    if given.help:
        return _help("simulate")
    from bluestick import simulate

    rules = _rules(given.game)
    seats = None if given.seats is None else _whole("--seats", given.seats)
    variant, options = given.variant, dict(rules.bot_match_options)
    deal = None if given.deal is None else _deal(rules, given.deal)
    if isinstance(deal, SharedDeal):
        seats, variant = seats or deal.setup.seats, variant or deal.setup.variant
        options |= deal.setup.options if variant == deal.setup.variant else ()
        deal = deal.number
    options |= map(_option, given.option)
    setup = rules.setup(seats, variant, options)
    levels = tuple(map(_level, given.bots.split(",")))
    if len(levels) > setup.seats:
        raise Complaint("too_many_bots", bots=len(levels), seats=setup.seats)
    series = simulate.Series(
        rules,
        setup,
        levels,
        _whole("--matches", given.matches),
        given.seed,
        None if given.seconds is None else _seconds(given.seconds),
        given.duplicate,
        deal,
    )
    results = []
    for number, result in enumerate(simulate.play(series), start=1):
        results.append(result)
        if not given.json:
            print(simulate.match_line(series, number, result), flush=True)
    if given.json:
        print(simulate.as_json(series, results))
    else:
        print(*simulate.summary_lines(series, results), sep="\n")
    return 0


def _replay(arguments: Sequence[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--json", action="store_true")
    given = parser.read(arguments)
    if given.help:
        return _help("replay")
    from bluestick import replay

    match = _match(given.file)
    if given.json:
        print(replay.as_json(match))
    else:
        _speak()
        from bluestick.text import match_log

        print(*match_log.log_lines(match), sep="\n")
    return 0


def _review(arguments: Sequence[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--seconds")
    parser.add_argument("--json", action="store_true")
    given = parser.read(arguments)
    if given.help:
        return _help("review")
    from bluestick.match import review_decisions

    match = _match(given.file)
    seconds = review_decisions.LIMIT if given.seconds is None else _seconds(given.seconds)
    asked = review_decisions.decisions(match)
    if given.json:
        found = [
            review_decisions.judged_to_json(review_decisions.evaluate_decision(match, decision, seconds))
            for decision in asked
        ]
        print(json.dumps({"decisions": found}, ensure_ascii=False, indent=2))
        return 0
    _speak()
    from bluestick.text import match_log, review

    at = {decision.position: decision for decision in asked}

    def remark(position: int) -> str:
        decision = at.get(position)
        if decision is None:
            return ""
        return review.move_remark(match, review_decisions.evaluate_decision(match, decision, seconds))

    for line in match_log.log_lines(match, remark):
        print(line, flush=True)
    return 0


def _match(file: str | None) -> AnyMatch:
    """Return the match in a file, checked against the rules. Complaint without a file name."""
    if file is None:
        raise Complaint("no_file")
    from bluestick import replay

    try:
        return replay.read(_contents(file))
    except RecordError as error:
        raise Complaint("record", error=error, file=file) from error


def _rules(name: str | None) -> AnyRules:
    if name is None:
        raise Complaint("no_game", known=", ".join(GAMES))
    if name not in GAMES:
        raise Complaint("unknown_game", name=name, known=", ".join(GAMES))
    return GAMES[name]


def _contents(file: str) -> bytes:
    try:
        return contents(Path(file))
    except OSError as error:
        raise Complaint("unreadable", file=file, reason=error.strerror) from error


def _option(text: str) -> tuple[str, OptionValue]:
    """Parse ``NAME`` or ``NAME=VALUE``; the rules check the value."""
    name, equals, value = text.partition("=")
    if not equals:
        return name, True
    if value in SWITCHES:
        return name, SWITCHES[value]
    return name, int(value) if value.isdecimal() and len(value) < 10 else value


def _level(name: str) -> Level | str:
    """Return a level, or ``name`` if it is ``module:factory`` of a custom bot, perhaps in the working directory."""
    if ":" in name:
        from bluestick import simulate

        sys.path.insert(0, "")
        try:
            simulate.own(name)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise Complaint("no_own_bot", name=name, reason=error) from error
        return name
    try:
        return Level(name)
    except ValueError:
        raise Complaint("unknown_bot", name=name, known=", ".join(Level)) from None


def _whole(option: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise Complaint("no_whole_number", option=option, value=text)
    return int(text)


def _deal(rules: AnyRules, text: str) -> int | SharedDeal:
    """Return the deal number in a text or, if the text is a deal code, its content."""
    if not rules.has_deals:
        raise Complaint("no_deals", name=rules.id)
    number = read_deal_number(text)
    if number is not None:
        return number
    try:
        found = read_deal_code(text, GAMES)
    except CodeError as error:
        raise Complaint("newer_code" if error.code == "newer" else "no_deal", value=text) from error
    if found.game != rules.id:
        raise Complaint("other_game", value=text, name=found.game)
    return found


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not (seconds > 0 and math.isfinite(seconds)):
        raise Complaint("no_number", option="--seconds", value=text)
    return seconds


def _help(command: str, code: str | None = None) -> int:
    _speak(code)
    from bluestick.text import command_line

    print(command_line.usage(command))
    return 0


def _sentence(error: Complaint | SetupError) -> str:
    _speak()
    from bluestick.text import command_line, errors
    from bluestick.text.phrases import escape_invisible

    if isinstance(error, SetupError):
        return escape_invisible(errors.setup_error(error))
    if error.code == "record":
        return escape_invisible(errors.record_error(**error.details))
    return escape_invisible(command_line.complaint(error.code, **error.details))


def _speak(code: str | None = None) -> None:
    """Set the language of all texts to ``code`` (None: that of the settings). No earlier step of a command needs Qt."""
    from PySide6.QtCore import QCoreApplication, qInstallMessageHandler

    from bluestick.store import paths
    from bluestick.store.settings import Settings
    from bluestick.text import language

    usual = qInstallMessageHandler(lambda *message: None)  # Qt prints four lines about a locale that is not UTF-8
    app = QCoreApplication.instance() or QCoreApplication([])
    qInstallMessageHandler(usual)
    chosen = code or ""
    with contextlib.suppress(Complaint):  # without a home folder there are no settings
        chosen = chosen or Settings(paths.settings_file()).language
    with contextlib.suppress(MissingResource):  # without translations the texts are English
        language.install_language(app, chosen)


if __name__ == "__main__":
    sys.exit(main())
