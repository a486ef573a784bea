"""Every thing has one name: the words of the glossary, in the translations, the lessons and the rules."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bluestick.text.language import LANGUAGES
from tests.app.speech import TRANSLATIONS, workshop

RESOURCES = TRANSLATIONS.parent / "resources"
TERMS = tomllib.loads((TRANSLATIONS / "glossary.toml").read_text(encoding="utf-8"))["term"]


def messages(code: str) -> Iterator[tuple[str, str]]:
    """Every text of the interface in a language, with its context."""
    if code == "en":
        for text in workshop("translations").texts():
            yield text.context, text.source
        return
    for context in ElementTree.parse(TRANSLATIONS / f"bluestick_{code}.ts").iter("context"):
        for translation in context.iter("translation"):
            for form in translation.iter("numerusform") if len(translation) else (translation,):
                yield context.findtext("name", ""), form.text or ""


def pages(code: str) -> Iterator[tuple[str, str]]:
    """Every line of the lessons and rules in a language, with its file."""
    files: list[Path] = [*RESOURCES.glob(f"lessons/*/*.{code}.md"), *RESOURCES.glob(f"rules/*/{code}.md")]
    for path in sorted(files):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield str(path.relative_to(RESOURCES)), line


def second_names(code: str) -> list[tuple[str, str, str]]:
    """Every second name in a language: the name to use, where it is, and the text."""
    found = []
    texts = [*messages(code), *pages(code)]
    for term in TERMS:
        for pattern in term.get("not", {}).get(code, []):
            found += [
                (term[code], where, text)
                for where, text in texts
                if re.search(pattern, text) and re.search(term.get("in", ""), where)
            ]
    return found


def test_every_term_has_a_name_in_every_language():
    assert len(TERMS) >= 60
    for term in TERMS:
        assert {*term} - {"about", "in", "not"} == {*LANGUAGES}, term["en"]
        assert {*term.get("not", {})} <= {*LANGUAGES}, term["en"]


def test_a_name_stands_for_one_thing():
    names = [term["en"] for term in TERMS]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_name_is_its_own_second_name(code):
    for term in TERMS:
        for other in TERMS:
            for pattern in other.get("not", {}).get(code, []):
                assert not re.search(pattern, term[code]), (term[code], pattern)


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_goes_by_a_second_name(code):
    assert second_names(code) == []


FIGURES = {
    "who-words": (r"(?i)\b(?:whoever|whomever|somebody|anybody|everybody|nobody)\b", 1, 0),
    "semicolons": (";", 5, 87),
    "by itself": (r"(?i)\bby (?:it|my|your|him|her|our|them)sel(?:f|ves)\b", 0, 0),
    "more than 25 words": (r"(?s)\A\s*(?:\S+\s+){25}\S.*\Z", 54, None),
}
"""What makes English hard to read: its pattern, and how many there may be in messages, and in lessons and rules.

The numbers may only fall. ``None``: not counted there, as a line of a page is a paragraph.
"""


@pytest.mark.parametrize("what", FIGURES)
def test_hard_words_only_become_fewer(what):
    """Print the figures as well: ``pytest -n 0 -s tests/text/test_words.py``."""
    pattern, in_messages, in_pages = FIGURES[what]
    for where, texts, most in (("messages", messages("en"), in_messages), ("pages", pages("en"), in_pages)):
        if most is None:
            continue
        found = [(name, text) for name, text in texts for _ in re.findall(pattern, text)]
        print(f"{what} in {where}: {len(found)}, at most {most}")
        assert len(found) <= most, "\n".join(map(str, found))
