"""The rules beside the table."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QImage, QTextCursor, QTextDocument

from bluestick.app import language, texts
from bluestick.app.rule_viewer import CASE, RuleViewer
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.tables.theme import DAY, NIGHT

CLAUSES = [f"L{number}" for number in range(1, 12)] + [f"LQ{number}" for number in range(1, 13)]


@pytest.fixture
def viewer(dressed, qtbot):
    viewer = RuleViewer(DAY)
    qtbot.addWidget(viewer)
    viewer.resize(420, 700)
    viewer.show()
    return viewer


def top(page):
    """What stands first on the page that is shown."""
    cursor = page.cursorForPosition(page.viewport().rect().topLeft())
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    return [page.cursorForPosition(page.viewport().rect().topLeft()).block().text(), cursor.block().text()]


@pytest.mark.parametrize("clause", ["L5", "L7", "LQ8", "L2.3"])
def test_it_opens_at_a_clause(viewer, clause):
    viewer.open(f"halma#{clause}")
    assert any(text.startswith(clause) for text in top(viewer.page))


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_clause_has_a_place_in_every_language(viewer, dressed, code):
    language.install(dressed, code)
    viewer.open("halma#")
    assert set(CLAUSES) <= viewer.page._places.keys()
    assert not CASE.search(viewer.page.toPlainText())
    assert viewer.page._cases
    language.install(dressed, "en")


def test_examples_are_pictures_with_a_title(viewer):
    viewer.open("halma#L5")
    text = viewer.page.document().toMarkdown()
    for number, case in enumerate(viewer.page._cases):
        assert f"case:{number}" in text
        assert not viewer.page._draw(case).isNull()
        assert case["title"] in viewer.page.toPlainText()


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_no_wider_than_its_place(viewer, dressed, game, code):
    language.install(dressed, code)
    viewer.resize(viewer.minimumWidth(), 700)
    viewer.open(f"{game}#")
    assert viewer.page.horizontalScrollBar().maximum() == 0


def test_links_lead_on_and_back_leads_back(viewer):
    viewer.open("halma#L3.2")
    assert not viewer.back.isEnabled()
    viewer.page.anchorClicked.emit(QUrl("#L6"))
    assert viewer.clause == "halma#L6"
    viewer.back.click()
    assert viewer.clause == "halma#L3.2"
    viewer.forward.click()
    assert viewer.clause == "halma#L6"


def test_the_contents_lead_to_the_headings(viewer):
    viewer.open("halma#")
    names = [viewer.contents.item(row).text().strip() for row in range(viewer.contents.count())]
    row = next(row for row, name in enumerate(names) if name.startswith("L9"))
    viewer.contents.itemActivated.emit(viewer.contents.item(row))
    assert viewer.clause == "halma#L9"


def test_search_marks_all_and_goes_round(viewer, qtbot):
    viewer.open("halma#")
    qtbot.keyClicks(viewer.field, "ladder")
    found = viewer.page.toPlainText().lower().count("ladder")
    assert len(viewer.page.extraSelections()) == found > 1
    places = []
    for _ in range(found + 1):
        places.append(viewer.page.textCursor().selectionStart())
        qtbot.keyClick(viewer.field, Qt.Key.Key_Return)
    assert places[-1] == places[0]
    assert len(set(places)) == found
    viewer.field.setText("no such word")
    assert not viewer.next.isEnabled()
    viewer.field.clear()
    assert viewer.page.extraSelections() == []


def test_a_term_of_the_source_is_found_on_the_english_page(viewer):
    viewer.open("halma#")
    viewer.field.setText("hopp")
    assert viewer.page.extraSelections()


def test_language_and_theme_change_at_the_same_clause(viewer, dressed):
    viewer.open("halma#L7")
    viewer.set_theme(NIGHT)
    assert any(text.startswith("L7") for text in top(viewer.page))
    language.install(dressed, "de")
    viewer.retranslate()
    assert any(text.startswith("L7") for text in top(viewer.page))
    assert "Zielhof" in viewer.page.toPlainText() or "Ziel" in viewer.page.toPlainText()
    language.install(dressed, "en")


def test_every_game_can_be_chosen(viewer, qtbot):
    viewer.open("halma#L5")
    assert viewer.games.currentText() == viewer.windowTitle() == "Rules of Halma"
    assert [viewer.games.itemData(row) for row in range(viewer.games.count())] == list(GAMES)
    viewer.games.setFocus()
    for _ in GAMES:
        qtbot.keyClick(viewer.games, Qt.Key.Key_Up)
    assert viewer.clause == f"{next(iter(GAMES))}#"
    viewer.back.click()
    assert viewer.games.currentText() == f"Rules of {texts.game_name(list(GAMES)[1])}"


def test_the_order_of_the_trumps_is_that_of_the_deal_on_the_table(visit):
    visitor = visit()
    window = visitor.window
    drawn = []
    window.show_rules("haljan#H2.4")
    page = window.viewer.page
    page._draw = lambda case: drawn.append(case) or QImage(10, 10, QImage.Format.Format_RGB32)
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), (Player("Anna"), Player("Bo")), rng=Random(1))
    match.chance()
    trump = match.view(None).table.trump
    assert trump != "S"
    window._play(match, window.saves.create(match))
    window.show_rules("haljan#H2.4")
    visitor.qtbot.waitUntil(lambda: any(case["type"] == "order" for case in drawn))
    assert {"suit": trump, "trump": trump} in [case["given"] for case in drawn if case["type"] == "order"]
    assert page.is_current()
    window.show_shelf()
    assert not page.is_current()


def test_pages_that_were_shown_before_are_not_kept(viewer, qapp):
    viewer.open("halma#L5")
    for theme in (NIGHT, DAY, NIGHT, DAY):
        viewer.set_theme(theme)
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert viewer.page.findChildren(QTextDocument) == [viewer.page.document()]


def test_no_place_is_sought_that_the_page_no_longer_has(viewer, monkeypatch):
    viewer.open("halma#LQ8")
    page, sought = viewer.page, []
    go_to = page.go_to

    def look(name):
        places = [block.position() for block in page._places.values()]
        sought.append((page.document().characterCount(), max(places, default=0)))
        go_to(name)

    monkeypatch.setattr(page, "go_to", look)
    viewer.set_theme(NIGHT)  # the page is resized while it is empty
    assert 1 in [end for end, _ in sought]
    assert all(last < end for end, last in sought)
