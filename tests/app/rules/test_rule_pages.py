"""The rule pages: the same in all languages, and every example computed by the engine."""

import json
import re
from collections import Counter
from itertools import combinations

import pytest

from bluestick.app.rules import glossary, search
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import DAY
from bluestick.text.language import LANGUAGES
from tests.games.test_cases import CASES
from tests.rule_pages import PAGES, clauses

HEADING = re.compile(r"^(#{2,3} |\*\*)([A-Z]{1,2}\d+(?:\.\d+)?)\b[^\n]*\n", re.MULTILINE)
CASE = re.compile(r"```case\n(.*?)\n```", re.DOTALL)
STRESSED = (
    "den",
    "that",
    "i given",
    "beim Geben",
    "dealt",
    "hög",
    "låg",
    "høy",
    "lav",
    "hoch",
    "niedrig",
    "high",
    "low",
)
PLAIN = (*STRESSED, "= XV")
"""What stands in italics though it is no word of the game."""
HOUSE_RULE = {"sv": "**Husregel", "nb": "**Husregel", "de": "**Hausregel", "en": "**House rule"}

WORKED = 3
"""So many parts come before the one with the worked hand."""
SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-ZÅÄÖÆØÜ*])")

every_game = pytest.mark.parametrize("game", GAMES)
every_page = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES])


def page(game, code):
    return (PAGES / game / f"{code}.md").read_text(encoding="utf-8")


def ids(game, code):
    return [name for _, name in HEADING.findall(page(game, code))]


def cases(game, code):
    return [json.loads(found) for found in CASE.findall(page(game, code))]


def parts(game, code):
    """The parts of a page, in order: heading and text."""
    found = re.split(r"^## (.+)\n", page(game, code), flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def worked(game, code):
    """The part where something is played from beginning to end."""
    return list(parts(game, code).values())[WORKED]


def section(game, code, clause):
    """A clause of a page, from its heading to the next heading; of one with a point in its number the paragraph."""
    if "." in clause:
        return re.search(rf"^\*\*{re.escape(clause)}\*\* .*$", page(game, code), re.MULTILINE)[0]
    parts = re.split(r"^(?=#{1,3} )", page(game, code), flags=re.MULTILINE)
    return next(part for part in parts if re.match(rf"#+ {clause}\b", part))


@every_game
def test_all_languages_have_the_same_clauses_in_the_same_order(game):
    assert len({tuple(ids(game, code)) for code in LANGUAGES}) == 1
    assert len(set(ids(game, "en"))) == len(ids(game, "en"))


def test_the_page_of_halma_has_every_clause_and_decision():
    subclauses = ["L1.1", "L1.2", "L2.1", "L2.2", "L2.3", "L2.4", "L3.1", "L3.2"]
    wanted = [f"L{n}" for n in range(1, 12)] + [f"LQ{n}" for n in range(1, 13)] + subclauses
    assert clauses("halma") == {f"halma#{clause}" for clause in wanted}


def test_the_page_of_haljan_has_every_clause_and_every_decision_of_the_game():
    lengths = {1: 4, 2: 8, 3: 5, 4: 10, 5: 6, 6: 7, 7: 3, 8: 13, 9: 0, 10: 0}
    wanted = [f"H{n}" for n in lengths] + [f"H{n}.{k + 1}" for n, length in lengths.items() for k in range(length)]
    wanted += [f"B{n}" for n in range(1, 35) if n not in (2, 32)]  # nobody plays otherwise for those
    assert clauses("haljan") == {f"haljan#{clause}" for clause in wanted}


def test_the_page_of_kille_has_every_clause_and_every_decision_of_the_game():
    lengths = {1: 3, 2: 6, 3: 7, 4: 5, 5: 5, 6: 5, 7: 3, 8: 7, 9: 2, 10: 5, 11: 9, 12: 0, 13: 0}
    wanted = [f"K{n}" for n in lengths] + [f"K{n}.{k + 1}" for n, length in lengths.items() for k in range(length)]
    wanted += [f"B{n}" for n in range(1, 41) if n not in (3, 36, 37, 38)]
    assert clauses("kille") == {f"kille#{clause}" for clause in wanted}


def test_the_page_of_haggis_has_every_clause_and_every_decision_of_the_game():
    lengths = {1: 5, 2: 3, 3: 6, 4: 2, 5: 9, 6: 4, 7: 4, 8: 2, 9: 1, 10: 3}
    wanted = [f"G{n}" for n in lengths] + [f"G{n}.{k + 1}" for n, length in lengths.items() for k in range(length)]
    wanted += [f"GQ{n}" for n in range(1, 18) if n != 13]
    assert clauses("haggis") == {f"haggis#{clause}" for clause in wanted}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_of_kille_warns_at_its_head_that_a_dealt_kille_is_low(code):
    head = page("kille", code).partition("## K1 ")[0]
    assert "[K6](#K6)" in head
    assert "[B17](#B17)" in head


@every_page
def test_no_clause_is_empty(game, code):
    for clause in ids(game, code):
        if "." in clause:
            assert re.search(rf"^\*\*{re.escape(clause)}\*\* \w.{{20}}", page(game, code), re.MULTILINE), clause
        else:
            heading, _, text = section(game, code, clause).partition("\n")
            assert heading.split(clause)[1].strip(), clause
            assert CASE.sub("", text).strip(), clause


@every_page
def test_links_lead_to_clauses_of_the_page(game, code):
    links = re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", page(game, code))
    assert links
    assert all(text == target and target in ids(game, code) for text, target in links)


@every_page
def test_every_house_rule_is_named_as_one(game, code):
    for variant in GAMES[game].variants:
        for option in variant.options:
            text = section(game, code, option.clause.partition("#")[2])
            assert (HOUSE_RULE[code] in text) == option.house_rule


@every_game
def test_all_languages_show_the_same_examples_each_with_a_title_of_its_own(game):
    shown = {code: cases(game, code) for code in LANGUAGES}
    titles = [[case.pop("title") for case in shown[code]] for code in LANGUAGES]
    assert all(shown[code] == shown["en"] for code in LANGUAGES)
    for translations in zip(*titles, strict=True):
        assert len(set(translations)) == len(LANGUAGES)
        assert all(translations)


@every_game
def test_every_example_is_a_worked_case(game):
    """So what the picture shows is what the runner of the cases has checked; worked hands are replayed elsewhere."""
    checked = [param.values[1] for param in CASES if param.values[0] == game]
    replayed = [json.loads(found) for found in CASE.findall(worked(game, "en"))]
    for example in cases(game, "en"):
        if example not in replayed:
            title = example.pop("title")
            assert any(example.items() <= case.items() for case in checked), title


@every_page
def test_a_page_is_in_the_order_in_which_one_plays(game, code):
    of_haljan = list(parts("haljan", code))
    own = list(parts(game, code))
    shared = {0, 4, 5, 6, 7, 8, 9} | ({1} if game != "halma" else set())
    assert len(own) == len(of_haljan) == 10
    assert [own[place] for place in shared] == [of_haljan[place] for place in shared]


@every_page
def test_the_nutshell_is_a_few_short_sentences_without_a_clause(game, code):
    short = next(iter(parts(game, code).values())).strip()
    sentences = SENTENCE.split(short)
    assert 5 <= len(sentences) <= 10
    assert max(len(sentence.split()) for sentence in sentences) <= 18
    assert not re.search(r"[A-Z]\d", short)


@every_page
def test_the_marks_are_explained_above_the_first_picture(game, code):
    marks, picture = page(game, code).index("](sign:"), page(game, code).index("```case")
    assert marks < picture


@every_game
def test_every_mark_of_the_legend_can_be_drawn(qapp, game):
    art.open_resources(paths.resources_folder())
    names = set(re.findall(r"\(sign:(\w+)\)", page(game, "en")))
    assert len(names) >= 3
    drawn = []
    for name in names:
        case = {"type": "sign", "kind": "sign", "given": {"sign": name}}
        drawn.append(TABLES[game].picture(DAY, case, 22, 1.0))
    assert all(not picture.isNull() for picture in drawn)
    assert all(one != other for one, other in combinations(drawn, 2))


@every_game
def test_all_languages_explain_words_of_the_same_clauses(game):
    explained = [Counter(entry.clause for entry in glossary.parse_entries(page(game, code))) for code in LANGUAGES]
    assert all(one == explained[0] for one in explained)
    assert len(explained[0]) >= 8


@every_page
def test_every_word_of_the_list_can_be_read_by_the_program(game, code):
    words = list(parts(game, code).values())[-2]
    listed = [line for line in words.split("\n") if re.search(r"\(\[[A-Z]+[\d.]+\]", line)]
    assert len(listed) == len(glossary.parse_entries(page(game, code)))


@every_page
def test_every_word_that_is_explained_stands_on_the_page(game, code):
    before = page(game, code).partition(f"## {list(parts(game, code))[-2]}")[0]
    text = search.plain_text(before)
    for entry in glossary.parse_entries(page(game, code)):
        assert any(found == entry for _, _, found in glossary.find_terms((entry,), text)), entry.word


@every_page
def test_every_word_in_italics_is_explained(game, code):
    """In the parts that a beginner reads: what is foreign is a link, or its clause is there."""
    entries = glossary.parse_entries(page(game, code))
    beginning = "".join(list(parts(game, code).values())[:WORKED])
    for word in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", re.sub(r"\*\*\*?", "", beginning)):
        known = any(True for _ in glossary.find_terms(entries, word))
        assert known or word in PLAIN, word


@every_game
def test_every_example_can_be_drawn(qapp, game):
    art.open_resources(paths.resources_folder())
    for example in cases(game, "en"):
        picture = TABLES[game].picture(DAY, example, 300, 1.0)
        assert not picture.isNull(), example["title"]


def test_the_starting_positions_of_halma_are_drawn():
    setups = [case["players"] for case in cases("halma", "en") if case["kind"] == "setup"]
    assert setups == [2, 4]
