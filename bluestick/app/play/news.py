"""Events of a match in sentences, for announcements and notices."""

from __future__ import annotations

from collections.abc import Sequence

from bluestick.engine.events import Event
from bluestick.text import game_texts


def news_lines(game: str, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Return a sentence for each event that has one."""
    return tuple(filter(None, (game_texts.event(game, event, names) for event in events)))


def in_sentences(lines: Sequence[str]) -> str:
    """Return the lines as one text, with a full stop where punctuation is missing."""
    *before, last = lines or ("",)
    return " ".join((*(line if line.endswith((".", "!", "?", "…")) else f"{line}." for line in before), last))
