"""Building blocks of sentences: names, lists, numbers. The name "" is the owner, addressed as "you"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from bluestick.engine.seats import Seat
from bluestick.text import table_phrases


def later(context: str, text: str) -> str:
    """Mark a text for translation, to be translated when it is shown."""
    return text


def visible(text: str) -> str:
    """Control characters as they are written in a program: a terminal would obey them.

    Marks that turn the direction of writing, too: with them a name reads as another one, in a window as well.
    """
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", lambda found: repr(found[0])[1:-1], text)


def quoted(text: object, most: int = 60) -> str:
    """What stands in somebody's file, as far as it fits into a sentence."""
    shown = visible(str(text)[: most + 1])
    return shown if len(shown) <= most else f"{shown[:most]}…"


def decimal(number: float, places: int) -> str:
    """So many places after the point; a whole number has them too, though Qt would not take an ``int``."""
    return QLocale().toString(float(number), "f", places)


def name(names: Sequence[str], seat: Seat) -> str:
    """How the player on a seat is called on a plate or at the head of a line."""
    return names[seat] or table_phrases.you()


def is_you(names: Sequence[str], seat: Seat | None) -> bool:
    """Whether it is the person at the computer who sits there."""
    return seat is not None and names[seat] == ""


def by(names: Sequence[str], seat: Seat, you: str, other: str, **facts: object) -> str:
    """``you`` if the person at the computer did it, else ``other`` with the name."""
    return you.format(**facts) if is_you(names, seat) else other.format(name=names[seat], **facts)


def naming(names: Sequence[str], seats: Iterable[Seat]) -> str:
    """Several players in seat order: "Anna, Elin and Ivar"."""
    return listing([name(names, seat) for seat in sorted(seats)])


def side_name(names: Sequence[str], side: int, sides: int) -> str:
    """A player, or the players of a pair, of so many sides that sit in turn."""
    return naming(names, [Seat(seat) for seat in range(side, len(names), sides)])


def listing(things: Sequence[str]) -> str:
    """Several things in a sentence, joined as the language joins them."""
    return QLocale().createSeparatedList(list(things))
