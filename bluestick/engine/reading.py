"""Files from anywhere: how much of one is read, and why it may be of no use."""

from __future__ import annotations

from pathlib import Path

from bluestick.engine.opening import Irregular, opened

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


def contents(file: Path, largest: int = LARGEST, *, follow: bool = True) -> bytes:
    """All that is in a file that may hold a record, for ``Record.parse``, or something else of ours.

    RecordError for what cannot: pipes and devices may never end, and no match is ever so large. Or OSError.
    ``follow``: a link to such a file will do as well.
    """
    try:
        with opened(file, follow=follow) as source:
            data = source.read(largest + 1)
    except Irregular as error:
        raise RecordError("foreign", 1) from error
    if len(data) > largest:
        raise RecordError("too_large", 1)
    return data
