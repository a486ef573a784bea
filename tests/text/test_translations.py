"""The translations are complete, up to date and compiled, and say what the sources say."""

import re
import shutil
from collections import Counter
from xml.etree import ElementTree

import pytest

from bluestick.text.language import LANGUAGES
from tests.app.speech import TRANSLATIONS, workshop

OURS = sorted(TRANSLATIONS.glob("bluestick_*.ts"))
EVERY = sorted(TRANSLATIONS.glob("*.ts"))
PLACEHOLDER = re.compile(r"\{\w*\}|%\d|%n")
QUOTES = {"sv": "””", "nb": "«»", "de": "„“", "en": "“”"}

every_file = pytest.mark.parametrize("ts", EVERY, ids=lambda ts: ts.stem)


def messages(ts):
    """Context, message, its text, and all forms of its translation."""
    for context in ElementTree.parse(ts).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name"), message, message.findtext("source"), forms


def keys(ts):
    """What makes a text a text of its own."""
    return {
        (context, source, message.findtext("comment"), message.get("numerus"))
        for context, message, source, _ in messages(ts)
    }


def test_there_is_a_file_for_every_language():
    assert {ts.stem.partition("_")[2] for ts in OURS} == set(LANGUAGES)


@every_file
def test_nothing_is_unfinished(ts):
    for _, message, source, forms in messages(ts):
        assert message.find("translation").get("type") is None, source
        assert all(form.strip() for form in forms), source


def test_the_files_hold_the_texts_of_the_sources_no_more_and_no_less(tmp_path):
    for ts in OURS:
        shutil.copy(ts, tmp_path)
    workshop("translations").collect(tmp_path)
    for ts in OURS:
        assert keys(tmp_path / ts.name) == keys(ts), "run: python packaging/dev.py translations"


def test_what_is_compiled_is_what_is_written(tmp_path):
    workshop("translations").compile_all(out=tmp_path)
    assert {qm.name for qm in tmp_path.iterdir()} == {qm.name for qm in TRANSLATIONS.glob("*.qm")}
    for qm in tmp_path.iterdir():
        assert qm.read_bytes() == (TRANSLATIONS / qm.name).read_bytes(), "run: python packaging/dev.py translations"


SEPARATE = {
    "%n point(s)": "cards of haljan count eyes: öga, øye, Auge",
    "{move}: about %n point(s) worse.": "of the same",
    "How you stood, in points": "of the same",
    "What you could expect, in points": "of the same",
    "What {name} could expect, in points": "of the same",
    "{name} in points": "of the same",
    "{high} beats {low}": "in haljan single cards 'stick' each other; in haggis they are combinations",
    "selected": "a card or a piece: valt, vald",
    "red": "cards, or the pieces of a player: röd, röda",
    "blue": "cards, or the pieces of a player: Blau, blau",
    "Last trick": "the one just taken, or that of the deal: Senaste sticket, Sista sticket",
    "Swap": "by itself, or on a narrow button: Byta, Byt",
    "Buy in": "by itself, on a narrow button, or over a column: Köp in dig, Köp, Återinköp",
    "Discard %n card(s)": "said to somebody, or an option: Leg eine Karte ab, Eine Karte ablegen",
    "Give a card for Fjønt": "said to somebody, or an option: Gib eine Karte, Eine Karte geben",
    "&Language": "the key has to be a free one of that menu, or that window",
    "&Mark cards I have seen": "the key has to be a free one of that menu, or that window",
}
"""Texts that stand more than once because they are not translated alike, and why."""


def test_a_sentence_that_several_say_stands_once():
    """In one context, and with one comment: the common ones are in text/common.py and text/table_phrases.py."""
    found = {}
    for text in workshop("translations").texts():
        found.setdefault(text.source, set()).add((text.context, text.comment))
    assert {source: roles for source, roles in found.items() if len(roles) > 1 and source not in SEPARATE} == {}
    assert {source for source in SEPARATE if len(found.get(source, ())) < 2} == set()


@every_file
def test_a_translation_has_as_many_lines_as_its_source(ts):
    for _, _, source, forms in messages(ts):
        assert {form.count("\n") for form in forms} == {source.count("\n")}, source


@every_file
def test_placeholders_survive(ts):
    for _, _, source, forms in messages(ts):
        wanted = Counter(PLACEHOLDER.findall(source))
        singular = wanted - Counter(["%n"]) if len(forms) > 1 else wanted
        assert Counter(PLACEHOLDER.findall(forms[-1])) == wanted, source
        assert Counter(PLACEHOLDER.findall(forms[0])) in (wanted, singular), source


@every_file
def test_access_keys_survive(ts):
    for _, _, source, forms in messages(ts):
        for form in forms:
            assert len(re.findall("&[^& ]", form)) == len(re.findall("&[^& ]", source)), source


@pytest.mark.parametrize("ts", OURS, ids=lambda ts: ts.stem)
def test_quotation_marks_are_those_of_the_language(ts):
    own = QUOTES[ts.stem.partition("_")[2]]
    for _, _, source, forms in messages(ts):
        for form in forms:
            marks = re.findall('[“”„«»"]', form)
            assert "".join(marks) == own * source.count("“"), source


def test_a_text_that_is_put_together_at_run_time_cannot_be_translated(tmp_path):
    (tmp_path / "page.py").write_text('translate("texts", f"{n} pieces")\n', encoding="utf-8")
    with pytest.raises(SyntaxError, match=r"page\.py:1"):
        list(workshop("translations").texts(tmp_path))


def test_texts_are_found_wherever_they_are_said(tmp_path):
    (tmp_path / "page.py").write_text(
        """
class Page:
    def say(self, n):
        self.tr("one")
        #: a note
        #: of two lines
        self.tr("two", "comment", self.count())
        QCoreApplication.translate("halma", "three " "and four", "", len(n))
        translate("halma", NAMES[n])
        painter.translate(3, 4)
NAMES = {0: later("halma", "five")}
""",
        encoding="utf-8",
    )
    module = workshop("translations")
    assert list(module.texts(tmp_path)) == [
        module.Text("Page", "one", "", False, ""),
        module.Text("Page", "two", "comment", True, "a note of two lines"),
        module.Text("halma", "three and four", "", True, ""),
        module.Text("halma", "five", "", False, ""),
    ]


@pytest.mark.parametrize("code", ["sv", "nb", "de"])
def test_a_per_cent_sign_begins_no_line(code):
    """A no-break space stands between a number and its sign."""
    texts = [form for *_, forms in messages(TRANSLATIONS / f"bluestick_{code}.ts") for form in forms]
    assert any("}\N{NO-BREAK SPACE}%" in text for text in texts)
    assert not [text for text in texts if "} %" in text]
