"""The words of a game: the list at the end of its rule page, in the language of that page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

ENTRY = re.compile(
    r"^- \*{2,3}(?P<words>[^*\n]+)\*{2,3}(?P<forms>(?:, [^–\n]+)?)"
    r" – (?P<text>.+) \(\[(?P<clause>[^\]]+)\]\(#(?P=clause)\)\)$",
    re.MULTILINE,
)
"""``- **lead**, leads, led – the cards that open a trick ([H4.1](#H4.1))``."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A word, and what it means."""

    word: str
    forms: tuple[str, ...]
    """As which it stands in sentences, itself included."""
    text: str
    clause: str
    """Where it is explained."""


def read(markdown: str) -> tuple[Entry, ...]:
    """All words that a page explains."""
    return tuple(_entries(markdown))


def _entries(markdown: str) -> Iterator[Entry]:
    for found in ENTRY.finditer(markdown):
        forms = [form.strip(" *") for form in f"{found['words']}{found['forms']}".split(",")]
        yield Entry(found["words"], tuple(forms), found["text"].replace("*", ""), found["clause"])


def places(entries: tuple[Entry, ...], text: str) -> Iterator[tuple[int, int, Entry]]:
    """Where words stand in a text: from, to, and which. A capital may begin them."""
    if not entries:
        return
    pattern, known = _pattern(entries)
    for found in pattern.finditer(text):
        yield found.start(), found.end(), known[found[0]]


@cache
def _pattern(entries: tuple[Entry, ...]) -> tuple[re.Pattern[str], dict[str, Entry]]:
    known: dict[str, Entry] = {}
    for entry in entries:
        for form in entry.forms:
            known.setdefault(form, entry)
            known.setdefault(form[0].upper() + form[1:], entry)
    longest = sorted(known, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), known
