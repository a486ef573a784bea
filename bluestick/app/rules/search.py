"""Full-text search in the rule pages of all games and languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary import ENTRY, GlossaryEntry
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.tables.drawing import art
from bluestick.text.language import LANGUAGES
from bluestick.user_error import MissingResource

CLAUSE = re.compile(r"[A-Z]{1,2}\d+(\.\d+)*\b")
HEADING = re.compile(r"(#{1,4}) (.+)")
WORD = re.compile(r"\w+(?:'\w+)*")
ENDINGS = re.compile(r"(?<=\w{4})(?:'s|ing|en|er|ed|es|et|ne|e|s|n|t)$")
"""Pattern of the endings (of four languages) that are cut off words of at least five letters to compare them."""
EXCERPT_MARGIN = 28
"""Number of characters shown before and after the found words in an excerpt."""


def heading_place(number: int) -> str:
    """Return the anchor of a heading without a clause: its number on the page, the same in all languages."""
    return f"h{number}"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Paragraph of a rule page."""

    place: str
    """Anchor of the paragraph's clause, or of the heading above."""
    title: str
    """Id of the paragraph's clause, or text of the heading above."""
    text: str
    context: str
    """Title of the page, then the heading above the paragraph."""
    entry: GlossaryEntry | None = None
    is_example: bool = False

    @property
    def is_clause(self) -> bool:
        """Whether the paragraph belongs to a numbered clause, and is neither example nor glossary entry."""
        return self.title == self.place and self.entry is None and not self.is_example


@dataclass(frozen=True, slots=True)
class SearchHit:
    """Paragraph that contains the words, with an excerpt."""

    game: str
    code: str
    paragraph: Paragraph
    excerpt: str


class SearchQuery:
    """Words to find, in any order; each is also found by its stem and by its other forms in a glossary."""

    def __init__(self, text: str, entries: tuple[GlossaryEntry, ...]) -> None:
        self._words = tuple(dict.fromkeys(WORD.findall(normalize_text(text))))
        self._patterns = [_pattern(frozenset({_stem(word)} | _other_forms(word, entries))) for word in self._words]

    def found_spans(self, text: str) -> list[tuple[int, int]]:
        """Return (start, end) of each found word in a text; neighbouring words are one span."""
        found: list[tuple[int, int]] = []
        for word in WORD.finditer(normalize_text(text)):
            if any(pattern.search(word[0]) for pattern in self._patterns):
                if found and text[found[-1][1] : word.start()].isspace():
                    found[-1] = found[-1][0], word.end()
                else:
                    found.append(word.span())
        return found

    def matches(self, *texts: str) -> bool:
        """Return whether each word is in one of the texts; False without words."""
        folded = [normalize_text(text) for text in texts]
        return bool(self._patterns) and all(any(map(pattern.search, folded)) for pattern in self._patterns)

    def fit(self, text: str) -> int:
        """Return how well the words fit a text: each counts 3 as a word of it, 2 at the beginning of one, 1 inside."""
        words = WORD.findall(normalize_text(text))
        stems = {_stem(word) for word in words}
        return sum(
            3 if _stem(wanted) in stems else 2 if any(word.startswith(_stem(wanted)) for word in words) else 1
            for wanted, pattern in zip(self._words, self._patterns, strict=True)
            if any(map(pattern.search, words))
        )

    def is_form_of(self, entry: GlossaryEntry | None) -> bool:
        return entry is not None and self._words in {tuple(WORD.findall(normalize_text(form))) for form in entry.forms}


class _BaseLetters(dict[int, str]):
    """Table for ``str.translate`` that maps letters to lower case without accents."""

    def __missing__(self, code: int) -> str:
        self[code] = unicodedata.normalize("NFD", chr(code))[0].lower()[0]
        return self[code]


BASE_LETTERS = _BaseLetters({ord("’"): "'"})


def normalize_text(text: str) -> str:
    """Return a text of the same length in lower case without accents."""
    return text.translate(BASE_LETTERS)


def _stem(word: str) -> str:
    return ENDINGS.sub("", word)


def _other_forms(word: str, entries: tuple[GlossaryEntry, ...]) -> set[str]:
    """Return the stems of the forms of a word in a glossary.

    If it is the n-th word of a term, these are the n-th words of all forms of the term.
    """
    found: set[str] = set()
    for entry in entries:
        forms = [WORD.findall(normalize_text(form)) for form in entry.forms]
        for place in {form.index(word) for form in forms if word in form}:
            found |= {_stem(form[place]) for form in forms if len(form) > place}
    return found


@cache
def _pattern(stems: frozenset[str]) -> re.Pattern[str]:
    """Return a pattern that finds stems: those of four or more letters anywhere in a word, shorter at its start."""
    return re.compile("|".join(("" if len(stem) > 3 else r"(?<![\w'])") + re.escape(stem) for stem in stems))


def find_hits(text: str, game: str, code: str) -> Iterator[SearchHit]:
    """Yield hits in the rules of ``game``, then of the other games, each in the language ``code`` first.

    Other languages yield only glossary entries if the game has hits in ``code``.
    """
    for one in (game, *(other for other in GAMES if other != game)):
        own = page_hits(text, one, code)
        yield from own
        for other in LANGUAGES:
            if other != code:
                yield from (hit for hit in page_hits(text, one, other) if hit.paragraph.entry or not own)


def page_hits(text: str, game: str, code: str) -> list[SearchHit]:
    """Return the hits on a page in this order: glossary term equal to the text, clauses, terms, paragraphs, examples.

    Words may also be in the heading above the paragraph, for a clause also in its other paragraphs.
    """
    paragraphs = _paragraphs(game, code)
    query = SearchQuery(text, glossary.glossary_entries(game, code))
    whole: dict[str, list[str]] = {}
    for paragraph in paragraphs:
        if paragraph.is_clause or paragraph.is_example:
            whole.setdefault(paragraph.place, [paragraph.context]).append(paragraph.text)
    ranked = []
    for number, paragraph in enumerate(paragraphs):
        context = whole[paragraph.place] if paragraph.is_clause else [paragraph.context]
        if query.matches(paragraph.text, *context) and (spans := query.found_spans(paragraph.text)):
            kind = 0 if paragraph.is_clause else 1 if paragraph.entry else 3 if paragraph.is_example else 2
            rank = not query.is_form_of(paragraph.entry), kind, -query.fit(paragraph.text), number
            ranked.append((rank, SearchHit(game, code, paragraph, _excerpt(paragraph.text, spans))))
    ranked.sort(key=lambda hit: hit[0])
    seen: set[str] = set()
    hits = []
    for _, hit in ranked:
        if not hit.paragraph.is_clause or hit.paragraph.place not in seen:
            hits.append(hit)
            seen |= {hit.paragraph.place} if hit.paragraph.is_clause else set()
    return hits


def _excerpt(text: str, spans: list[tuple[int, int]]) -> str:
    at = spans[0][0]
    last = max(end for start, end in spans if start <= at + 2 * EXCERPT_MARGIN)
    start, end = max(0, at - EXCERPT_MARGIN), min(len(text), last + EXCERPT_MARGIN)
    if start:
        start = text.find(" ", start, at) + 1 or start
    if end < len(text):
        end = max(text.rfind(" ", last, end), last)
    return f"{'…' if start else ''}{text[start:end]}{'…' if end < len(text) else ''}"


def _paragraphs(game: str, code: str) -> tuple[Paragraph, ...]:
    file = paths.rule_file(game, code)
    try:
        return _parse_cached(paths.resource_text(file))
    except MissingResource as error:
        art.report_damage(error.path)
        return ()


@cache
def _parse_cached(markdown: str) -> tuple[Paragraph, ...]:
    return tuple(_parse_paragraphs(markdown))


def _parse_paragraphs(markdown: str) -> Iterator[Paragraph]:
    place = title = page = context = ""
    headings = 0
    for block in markdown.split("\n\n"):
        if heading := HEADING.fullmatch(block.strip()):
            if len(heading[1]) == 1:
                page = heading[2]
                continue
            if len(heading[1]) < 4:
                clause = CLAUSE.match(heading[2])
                headings += 1
                place = clause[0] if clause else heading_place(headings)
                title = clause[0] if clause else heading[2]
                words = plain_text(heading[2][clause.end() :] if clause else heading[2])
                context = f"{page}. {words}"
                yield Paragraph(place, title, words, page)
                continue
        for line in block.split("\n") if block.startswith(("- ", "|")) else [block]:
            words = plain_text(line)
            if (entry := ENTRY.fullmatch(line)) is not None:
                (read,) = glossary.parse_entries(line)
                yield Paragraph(entry["clause"], entry["clause"], words, context, read)
                continue
            if (clause := CLAUSE.match(words)) is not None:
                place = title = clause[0]
                words = words[clause.end() :].strip()
            yield Paragraph(place, title, words, context, is_example=line.startswith("```"))


def plain_text(markdown: str) -> str:
    """Return a paragraph without its Markdown."""
    if markdown.startswith("```"):
        found = re.search(r'"title": "(.*?)",? "', markdown)
        return found[1] if found else ""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"^- |[*|]|^#+ |---", "", text).strip()
