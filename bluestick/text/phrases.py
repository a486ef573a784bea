"""Building blocks of sentences: names, lists, numbers. The name "" is the owner, addressed as "you"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from bluestick.engine.seats import Seat
from bluestick.text import table_phrases


def later(context: str, text: str) -> str:
    """Return ``text`` unchanged, marked for translation: it is translated when it is displayed."""
    return text


def escape_invisible(text: str) -> str:
    """Return a text with all control and writing-direction characters escaped, which a terminal would obey."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", lambda found: repr(found[0])[1:-1], text)


def quote_text(text: object, most: int = 60) -> str:
    """Return a text from a file, escaped by ``visible`` and cut to ``most`` characters."""
    shown = escape_invisible(str(text)[: most + 1])
    return shown if len(shown) <= most else f"{shown[:most]}…"


def format_decimal(number: float, places: int) -> str:
    """Return a number with ``places`` decimals in the locale; an ``int`` is allowed, unlike in Qt."""
    return QLocale().toString(float(number), "f", places)


def format_signed(number: float, places: int = 0) -> str:
    """Return a number with sign and ``places`` decimals in the locale; 0 has no sign."""
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return sign + format_decimal(abs(number), places)


def name(names: Sequence[str], seat: Seat) -> str:
    """Return a player's name, for a name plate or the start of a line; "You" for ""."""
    return names[seat] or table_phrases.you()


def is_you(names: Sequence[str], seat: Seat | None) -> bool:
    """Return whether ``seat`` is that of the person at the computer."""
    return seat is not None and names[seat] == ""


def by(names: Sequence[str], seat: Seat, you: str, other: str, **facts: object) -> str:
    """Return ``you`` if ``seat`` is the person at the computer, else ``other`` with {name}; ``facts`` are filled in."""
    return you.format(**facts) if is_you(names, seat) else other.format(name=names[seat], **facts)


def list_names(names: Sequence[str], seats: Iterable[Seat]) -> str:
    """Return several names in seat order: "Anna, Elin and Ivar"."""
    return format_list([name(names, seat) for seat in sorted(seats)])


def side_name(names: Sequence[str], side: int, sides: int) -> str:
    """Return the names of the players of ``side``, from 0: those on each ``sides``-th seat from seat ``side`` on."""
    return list_names(names, [Seat(seat) for seat in range(side, len(names), sides)])


def format_list(things: Sequence[str]) -> str:
    """Return a list for a sentence: "a, b and c"."""
    return QLocale().createSeparatedList(list(things))
