"""Error messages: match files, setups, damaged program files, uncaught errors, problems during a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.text.game_texts import clause_name, refusal
from bluestick.text.phrases import format_list, quote_text

if TYPE_CHECKING:
    from bluestick.engine.record_file import RecordError
    from bluestick.engine.rules import SetupError

translate = QCoreApplication.translate


def setup_error(error: SetupError) -> str:
    """Return why a match with this setup cannot be played."""
    match error.code, error.details:
        case "unknown_variant", (variant,):
            return translate("texts", "There is no variant called “{name}”.").format(name=quote_text(variant))
        case "unknown_option", (option,):
            return translate("texts", "There is no rule called “{name}”.").format(name=quote_text(option))
        case "option_value", (option, value):
            return translate("texts", "The rule “{name}” can’t be set to “{value}”.").format(
                name=quote_text(option), value=quote_text(value)
            )
        case "seats", (seats, *allowed):
            return translate("texts", "{number} players can’t play this. Possible: {numbers}.").format(
                number=quote_text(seats), numbers=format_list([str(number) for number in allowed])
            )
    raise ValueError(error.code)


def record_error(error: RecordError, file: str) -> str:
    """Return why a match file cannot be opened, with the number of the invalid line if known."""
    return translate("texts", "“{file}” can’t be opened. Line {line}: {reason} The file is unchanged.").format(
        file=file, line=error.line, reason=_record_reason(error)
    )


def _record_reason(error: RecordError) -> str:
    from bluestick.engine.moves import Refusal
    from bluestick.engine.rules import SetupError

    match error.code, error.details:
        case "foreign", _:
            return translate("texts", "This isn’t a saved match of bluestick.")
        case "too_large", _:
            return translate("texts", "This file is too large for a saved match.")
        case "newer_version" | "newer_rules", _:
            return translate("texts", "The match was saved with a newer version of bluestick.")
        case "unknown_game", (game, *_):
            return translate("texts", "This version of bluestick doesn’t know the game “{name}”.").format(
                name=quote_text(game)
            )
        case "bad_header", (field, *_):
            return translate("texts", "“{name}” is missing or unreadable.").format(name=field)
        case "bad_setup", (SetupError() as inner,):
            return setup_error(inner)
        case "bad_line", _:
            return translate("texts", "This isn’t a move: the line is damaged.")
        case "bad_move", (text, *_):
            return translate("texts", "“{move}” isn’t a move.").format(move=quote_text(text))
        case "illegal_move", (text, Refusal() as inner):
            return translate("texts", "The move “{move}” isn’t allowed: {reason} ({clause})").format(
                move=quote_text(text), reason=quote_text(refusal(inner), 300), clause=clause_name(inner.clause)
            )
        case "after_end", _:
            return translate("texts", "The match was already over before this move.")
    raise ValueError(error.code)


def damaged_files_text(files: Sequence[Path]) -> str:
    """Return the message about missing or damaged files of the program, which still runs."""
    return translate(
        "texts",
        "%n part(s) of the program missing or damaged: {file}. Your matches are safe. Please install bluestick again.",
        None,
        len(files),
    ).format(file=files[0])


def unseen_error_text(file: Path) -> str:
    """Return the message that the list of tips already shown cannot be read; ``file``: where it was moved."""
    return translate(
        "texts",
        "The coach’s list of what you have learned can’t be read. It is now in {file}, and the coach starts again.",
    ).format(file=file)


def fault_text(file: Path | None) -> str:
    """Return the message about an uncaught error; ``file``: its log, None if not written."""
    if file is None:
        return translate(
            "texts",
            "Something went wrong in the program, and the details couldn’t be saved. If anything looks odd, start "
            "bluestick again.",
        )
    return translate(
        "texts",
        "Something went wrong in the program. The details are in {file}. If anything looks odd, start bluestick again.",
    ).format(file=file)


def trouble_text(code: str, *args: object) -> str:
    """Return the message for a problem during a match; ``code`` and ``args``: see ``Session.trouble``."""
    match code, args:
        case "save_failed", (path, why):
            return translate(
                "texts",
                "The match can’t be saved ({reason}: {file}). Keep playing: the program tries again after every move.",
            ).format(file=path, reason=why)
        case "torn", _:
            return translate(
                "texts", "The last move wasn’t saved completely and is left out. All other moves are there."
            )
        case "bot_restarted", _:
            return translate(
                "texts", "The computer player stopped, and the program started it again. The match goes on."
            )
    raise ValueError(code)
