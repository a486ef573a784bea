"""Files from anywhere: how much of one is read, and why it may be of no use."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISDIR, S_ISREG

LARGEST, LONGEST = 8_000_000, 16_000
"""Bytes of a file and of a line, both far beyond any match that was ever played."""


class RecordError(ValueError):
    """A record cannot be used. Nothing of it has been.

    ``code``: ``foreign``, ``too_large``, ``newer_version``, ``unknown_game``, ``newer_rules``, ``bad_header``,
    ``bad_setup``, ``bad_line``, ``bad_move``, ``illegal_move`` or ``after_end``; ``line`` counts from 1.
    """

    def __init__(self, code: str, line: int, *args: object) -> None:
        super().__init__(f"line {line}: {code}", *args)
        self.code = code
        self.line = line
        self.details = args


def contents(file: Path, largest: int = LARGEST) -> bytes:
    """All that is in a file that may hold a record, for ``Record.parse``, or something else of ours.

    RecordError for what cannot: pipes and devices may never end, and no match is ever so large. Or OSError.
    """
    mode = file.stat().st_mode
    if not S_ISREG(mode) and not S_ISDIR(mode):  # opening a folder is an error of its own
        raise RecordError("foreign", 1)
    with file.open("rb") as opened:
        data = opened.read(largest + 1)
    if len(data) > largest:
        raise RecordError("too_large", 1)
    return data
