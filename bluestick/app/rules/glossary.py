"""Glossary: terms at the end of a rule page, and their occurrences in texts."""

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
"""Pattern of an entry, ``- **lead**, leads, led – the cards that open a trick ([H4.1](#H4.1))``."""


GLOSSARY_SCHEME = "word"
HTML_TAGS = re.compile(r"(<a .*?</a>|<[^>]*>|&\w+;)")
"""Pattern of the parts of HTML where terms are not looked for: whole links, other tags, entities."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """Term of a game with its explanation."""

    word: str
    forms: tuple[str, ...]
    """Inflected forms, the term itself included."""
    text: str
    clause: str

    @property
    def all_forms(self) -> frozenset[str]:
        """All forms, each also with an initial capital."""
        return frozenset(self.forms) | {form[0].upper() + form[1:] for form in self.forms}

    @property
    def tooltip(self) -> str:
        return f"<p><b>{escape(self.word)}</b> – {escape(self.text)} ({self.clause})</p>"


@cache
def glossary_entries(game: str, code: str) -> tuple[GlossaryEntry, ...]:
    """Return the glossary of a game; empty if the rule page cannot be read."""
    try:
        return parse_entries(paths.resource_text(paths.rule_file(game, code)))
    except MissingResource:
        return ()


def current_entries(game: str) -> tuple[GlossaryEntry, ...]:
    """Return the glossary of a game in the current language."""
    return glossary_entries(game, language.installed_language(style.application()))


def glossary_tooltips(game: str, text: str) -> str:
    """Return the explanations of all terms in a text, each once, as rich text."""
    return "".join(
        entry.tooltip for entry in dict.fromkeys(entry for _, _, entry in find_terms(current_entries(game), text))
    )


def with_links(html: str, entries: tuple[GlossaryEntry, ...], ink: str) -> str:
    """Return HTML with the first occurrence of each term as a link in the colour ``ink``.

    Its address is ``word:`` and the index in ``entries``. Terms in links are left alone.
    """
    said: set[GlossaryEntry] = set()
    pieces = HTML_TAGS.split(html)
    for number in range(0, len(pieces), 2):
        found: list[str] = []
        text, end = pieces[number], 0
        for start, stop, entry in find_terms(entries, text):
            if entry not in said:
                said.add(entry)
                face = f"color: {ink}; text-underline-style: dotted"
                link = f'<a href="{GLOSSARY_SCHEME}:{entries.index(entry)}" style="{face}">{text[start:stop]}</a>'
                found += (text[end:start], link)
                end = stop
        pieces[number] = "".join((*found, text[end:]))
    return "".join(pieces)


def parse_entries(markdown: str) -> tuple[GlossaryEntry, ...]:
    """Return the glossary entries of a rule page."""
    entries = []
    for found in ENTRY.finditer(markdown):
        forms = tuple(form.strip(" *") for form in f"{found['words']}{found['forms']}".split(","))
        entries.append(GlossaryEntry(found["words"], forms, found["text"].replace("*", ""), found["clause"]))
    return tuple(entries)


def find_terms(entries: tuple[GlossaryEntry, ...], text: str) -> Iterator[tuple[int, int, GlossaryEntry]]:
    """Yield (start, end, entry) for each term in a text; terms may begin with a capital."""
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
