"""Full-text search in the rule pages of all games and languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bluestick.app.rules.glossary import ENTRY
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.tables.drawing import art
from bluestick.text.language import LANGUAGES
from bluestick.user_error import MissingResource

CLAUSE = re.compile(r"[A-Z]{1,2}\d+(\.\d+)*\b")
HEADING = re.compile(r"(#{2,3}) (.+)")
AROUND = 28
"""Number of characters shown before and after the found text."""
MOST = 12
"""Maximum number of hits per page."""


def heading_place(number: int) -> str:
    """Return the anchor of the ``number``-th heading, for one without a clause; the same in all languages."""
    return f"h{number}"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Paragraph of a rule page, for the search."""

    place: str
    """Anchor of the clause that the paragraph belongs to, or of the heading above it."""
    title: str
    """Name of that clause, or text of that heading."""
    text: str
    word: bool = False
    """Whether the paragraph is a glossary entry."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """Search result: a paragraph that contains the text, with an excerpt."""

    game: str
    code: str
    """Code of the language of the page."""
    paragraph: Paragraph
    excerpt: str


def find(text: str, game: str, code: str) -> Iterator[SearchHit]:
    """Yield the paragraphs that contain a text: first in the rules of ``game``, then of the others.

    For each game, hits in the language ``code`` come first; in others only glossary entries, unless it has none.
    """
    for one in (game, *(other for other in GAMES if other != game)):
        own = _found(text, one, code)
        yield from own
        for other in LANGUAGES:
            if other != code:
                yield from (hit for hit in _found(text, one, other) if hit.paragraph.word or not own)


def _found(text: str, game: str, code: str) -> list[SearchHit]:
    """Return the hits on the rule page of a game in a language, glossary entries first, at most ``MOST``."""
    wanted = text.casefold()
    hits = []
    for paragraph in _paragraphs(game, code):
        at = paragraph.text.casefold().find(wanted)
        if at >= 0:
            hits.append(SearchHit(game, code, paragraph, _excerpt(paragraph.text, at, len(text))))
    return sorted(hits, key=lambda hit: not hit.paragraph.word)[:MOST]


def _excerpt(text: str, at: int, length: int) -> str:
    start, end = max(0, at - AROUND), min(len(text), at + length + AROUND)
    if start:
        start = text.find(" ", start, at) + 1 or start
    if end < len(text):
        end = max(text.rfind(" ", at + length, end), at + length)
    return f"{'…' if start else ''}{text[start:end]}{'…' if end < len(text) else ''}"


def _paragraphs(game: str, code: str) -> tuple[Paragraph, ...]:
    file = paths.rule_file(game, code)
    try:
        return _read(paths.page(file))
    except MissingResource as error:
        art.damaged(error.path)
        return ()


@cache
def _read(markdown: str) -> tuple[Paragraph, ...]:
    return tuple(_parse(markdown))


def _parse(markdown: str) -> Iterator[Paragraph]:
    place = title = ""
    headings = 0
    for block in markdown.split("\n\n"):
        if heading := HEADING.fullmatch(block.strip()):
            clause = CLAUSE.match(heading[2])
            headings += 1
            place = clause[0] if clause else heading_place(headings)
            title = clause[0] if clause else heading[2]
            yield Paragraph(place, title, plain(heading[2][clause.end() :] if clause else heading[2]))
            continue
        for line in block.split("\n") if block.startswith(("- ", "|")) else [block]:
            words = plain(line)
            if (entry := ENTRY.fullmatch(line)) is not None:
                yield Paragraph(entry["clause"], entry["clause"], words, word=True)
                continue
            if (clause := CLAUSE.match(words)) is not None:
                place = title = clause[0]
                words = words[clause.end() :].strip()
            yield Paragraph(place, title, words)


def plain(markdown: str) -> str:
    """Return the text of a paragraph without its Markdown."""
    if markdown.startswith("```"):
        found = re.search(r'"title": "(.*?)",? "', markdown)
        return found[1] if found else ""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"^- |[*|]|^#+ |---", "", text).strip()
