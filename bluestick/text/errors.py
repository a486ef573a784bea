"""Error messages: match files, setups, damaged program files, uncaught errors, problems during a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.text.game_texts import clause_name, refusal
from bluestick.text.phrases import listing, quoted

if TYPE_CHECKING:
    from bluestick.engine.record_file import RecordError
    from bluestick.engine.rules import SetupError

translate = QCoreApplication.translate


def setup_error(error: SetupError) -> str:
    """Return the message on why a match with this setup cannot be played."""
    match error.code, error.details:
        case "unknown_variant", (variant,):
            return translate("texts", "There is no variant called “{name}”.").format(name=quoted(variant))
        case "unknown_option", (option,):
            return translate("texts", "There is no rule called “{name}”.").format(name=quoted(option))
        case "option_value", (option, value):
            return translate("texts", "The rule “{name}” cannot be set to “{value}”.").format(
                name=quoted(option), value=quoted(value)
            )
        case "seats", (seats, *allowed):
            return translate("texts", "{number} players cannot play this. Possible: {numbers}.").format(
                number=quoted(seats), numbers=listing([str(number) for number in allowed])
            )
    raise ValueError(error.code)


def record_error(error: RecordError, file: str) -> str:
    """Return why a match file cannot be opened, with the number of the invalid line if known."""
    return translate(
        "texts", "“{file}” cannot be opened. Line {line}: {reason} The file has been left as it is."
    ).format(file=file, line=error.line, reason=_record_reason(error))


def _record_reason(error: RecordError) -> str:
    from bluestick.engine.moves import Refusal
    from bluestick.engine.rules import SetupError

    match error.code, error.details:
        case "foreign", _:
            return translate("texts", "This is not a saved match of bluestick.")
        case "too_large", _:
            return translate("texts", "A saved match is never as large as this file.")
        case "newer_version" | "newer_rules", _:
            return translate("texts", "The match was saved by a newer bluestick than this one.")
        case "unknown_game", (game, *_):
            return translate("texts", "The game “{name}” is not known here.").format(name=quoted(game))
        case "bad_header", (field, *_):
            return translate("texts", "“{name}” is missing there or cannot be understood.").format(name=field)
        case "bad_setup", (SetupError() as inner,):
            return setup_error(inner)
        case "bad_line", _:
            return translate("texts", "This is not a move; the line is damaged.")
        case "bad_move", (text, *_):
            return translate("texts", "“{move}” is not a move.").format(move=quoted(text))
        case "illegal_move", (text, Refusal() as inner):
            return translate("texts", "The move “{move}” is not allowed: {reason} ({clause})").format(
                move=quoted(text), reason=quoted(refusal(inner), 300), clause=clause_name(inner.clause)
            )
        case "after_end", _:
            return translate("texts", "The match was already over before this move.")
    raise ValueError(error.code)


def damaged(files: Sequence[Path]) -> str:
    """Return the message about missing or damaged files of the program, which still runs without them."""
    return translate(
        "texts",
        "%n part(s) of the program missing or damaged: {file}. Your matches are safe; please install bluestick again.",
        None,
        len(files),
    ).format(file=files[0])


def unseen(file: Path) -> str:
    """Return the message that the list of coach tips already shown cannot be read; ``file``: where it was moved."""
    return translate(
        "texts",
        "The list of what the coach has explained to you cannot be read; it lies in {file} now. The coach begins anew.",
    ).format(file=file)


def fault(file: Path | None) -> str:
    """Return the message about an uncaught error; ``file``: the log that describes it, None if it was not written."""
    if file is None:
        return translate(
            "texts",
            "Something went wrong in the program, and could not be written down. "
            "If anything looks odd now, start bluestick again.",
        )
    return translate(
        "texts",
        "Something went wrong in the program; what it was is written down in {file}. "
        "If anything looks odd now, start bluestick again.",
    ).format(file=file)


def trouble(code: str, *args: object) -> str:
    """Return the message for a problem during a match, such as a failed save, and what it means for the player."""
    match code, args:
        case "save_failed", (path, why):
            return translate(
                "texts", "The match cannot be saved just now ({reason}: {file}). Play on; every move tries again."
            ).format(file=path, reason=why)
        case "torn", _:
            return translate(
                "texts", "The last move had not been saved completely and is left out. All others are there."
            )
        case "bot_restarted", _:
            return translate("texts", "The computer player had to be woken up again. The match goes on.")
    raise ValueError(code)
