"""Reading of untrusted files: size limits, and errors of unusable records."""

from __future__ import annotations

from pathlib import Path

from bluestick.engine.safe_open import IrregularFileError, open_regular

LARGEST, LONGEST = 8_000_000, 16_000
"""Largest sizes of a file and of one line in bytes, far above any real match."""


class RecordError(ValueError):
    """Unusable record (saved match); nothing in it has taken effect.

    ``code``: ``foreign``, ``too_large``, ``newer_version``, ``unknown_game``, ``newer_rules``, ``bad_header``,
    ``bad_setup``, ``bad_line``, ``bad_move``, ``illegal_move`` or ``after_end``; ``line`` counts from 1.
    """

    def __init__(self, code: str, line: int, *args: object) -> None:
        super().__init__(f"line {line}: {code}", *args)
        self.code = code
        self.line = line
        self.details = args


def contents(file: Path, largest: int = LARGEST, *, follow: bool = True) -> bytes:
    """Return the content of a file; ``largest``: limit in bytes; ``follow``: whether links are followed.

    Raise RecordError for a pipe or device, which may never end, and for a file above the limit; OSError if unreadable.
    """
    try:
        with open_regular(file, follow=follow) as source:
            data = source.read(largest + 1)
    except IrregularFileError as error:
        raise RecordError("foreign", 1) from error
    if len(data) > largest:
        raise RecordError("too_large", 1)
    return data
