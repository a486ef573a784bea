"""Glossary: terms at the end of a rule page, and where they occur in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape

from bluestick.app.widgets import style
from bluestick.store import paths
from bluestick.text import language
from bluestick.user_error import MissingResource

ENTRY = re.compile(
    r"^- \*{2,3}(?P<words>[^*\n]+)\*{2,3}(?P<forms>(?:, [^–\n]+)?)"
    r" – (?P<text>.+) \(\[(?P<clause>[^\]]+)\]\(#(?P=clause)\)\)$",
    re.MULTILINE,
)
"""``- **lead**, leads, led – the cards that open a trick ([H4.1](#H4.1))``."""


WORDS = "word"
"""What a link to a word begins with."""
MARKS = re.compile(r"(<a .*?</a>|<[^>]*>|&\w+;)")
"""What is no text of a text with marks: links as a whole, other marks, signs that have a name."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word, and what it means."""

    word: str
    forms: tuple[str, ...]
    """As which it stands in sentences, itself included."""
    text: str
    clause: str
    """Where it is explained."""

    @property
    def all_forms(self) -> frozenset[str]:
        """As it may stand anywhere: a capital may begin it."""
        return frozenset(self.forms) | {form[0].upper() + form[1:] for form in self.forms}

    @property
    def told(self) -> str:
        """For the place where somebody points: the word, its meaning and its clause."""
        return f"<p><b>{escape(self.word)}</b> – {escape(self.text)} ({self.clause})</p>"


@cache
def of(game: str, code: str) -> tuple[GlossaryEntry, ...]:
    """The words of a game in a language; none if the page cannot be read, which the viewer says."""
    try:
        return read(paths.page(paths.rule_file(game, code)))
    except MissingResource:
        return ()


def here(game: str) -> tuple[GlossaryEntry, ...]:
    """The words of a game in the language of the day."""
    return of(game, language.spoken(style.application()))


def told(game: str, text: str) -> str:
    """What the words of a text mean, each once, as rich text."""
    return "".join(entry.told for entry in dict.fromkeys(entry for _, _, entry in places(here(game), text)))


def linked(html: str, entries: tuple[GlossaryEntry, ...], ink: str) -> str:
    """A text with marks, in which each word is a link ``word:number`` where it stands first; not within links."""
    said: set[GlossaryEntry] = set()
    pieces = MARKS.split(html)
    for number in range(0, len(pieces), 2):
        found: list[str] = []
        text, end = pieces[number], 0
        for start, stop, entry in places(entries, text):
            if entry not in said:
                said.add(entry)
                face = f"color: {ink}; text-underline-style: dotted"
                link = f'<a href="{WORDS}:{entries.index(entry)}" style="{face}">{text[start:stop]}</a>'
                found += (text[end:start], link)
                end = stop
        pieces[number] = "".join((*found, text[end:]))
    return "".join(pieces)


def read(markdown: str) -> tuple[GlossaryEntry, ...]:
    """All words that a page explains."""
    return tuple(_entries(markdown))


def _entries(markdown: str) -> Iterator[GlossaryEntry]:
    for found in ENTRY.finditer(markdown):
        forms = [form.strip(" *") for form in f"{found['words']}{found['forms']}".split(",")]
        yield GlossaryEntry(found["words"], tuple(forms), found["text"].replace("*", ""), found["clause"])


def places(entries: tuple[GlossaryEntry, ...], text: str) -> Iterator[tuple[int, int, GlossaryEntry]]:
    """Where words stand in a text: from, to, and which. A capital may begin them."""
    if not entries:
        return
    pattern, known = _pattern(entries)
    for found in pattern.finditer(text):
        yield found.start(), found.end(), known[found[0]]


@cache
def _pattern(entries: tuple[GlossaryEntry, ...]) -> tuple[re.Pattern[str], dict[str, GlossaryEntry]]:
    known: dict[str, GlossaryEntry] = {}
    for entry in entries:
        for form in entry.all_forms:
            known.setdefault(form, entry)
    longest = sorted(known, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), known
