"""The rules beside the table."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QImage, QTextCursor, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QToolTip

from bluestick.app.rules import glossary
from bluestick.app.rules.rule_document import CASE
from bluestick.app.rules.rule_document import find_links as links_of
from bluestick.app.rules.viewer import RuleViewer
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import DAY, NIGHT
from bluestick.text import game_titles, language
from tests.daily import first

pytestmark = pytest.mark.thorough

CLAUSES = [f"L{number}" for number in range(1, 12)] + [f"LQ{number}" for number in range(1, 13)]


@pytest.fixture
def viewer(dressed, qtbot):
    viewer = RuleViewer(DAY)
    qtbot.addWidget(viewer)
    viewer.resize(420, 700)
    viewer.show()
    return viewer


def rows(tree):
    """All lines of a tree."""
    found = []
    for number in range(tree.topLevelItemCount()):
        part = tree.topLevelItem(number)
        found += [part, *(part.child(row) for row in range(part.childCount()))]
    return found


def top(page):
    """What stands first on the page that is shown."""
    cursor = page.cursorForPosition(page.viewport().rect().topLeft())
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    return [page.cursorForPosition(page.viewport().rect().topLeft()).block().text(), cursor.block().text()]


@pytest.mark.parametrize("clause", ["L5", "L7", "LQ8", "L2.3"])
def test_it_opens_at_a_clause(viewer, qtbot, clause):
    viewer.open(f"halma#{clause}")
    qtbot.waitUntil(lambda: any(text.startswith(clause) for text in top(viewer.page)))


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_clause_has_a_place_in_every_language(viewer, dressed, code):
    language.install_language(dressed, code)
    viewer.open("halma#LQ1")
    assert set(CLAUSES) <= viewer.page._places.keys()
    assert not CASE.search(viewer.page.toPlainText())
    assert viewer.page._cases
    language.install_language(dressed, "en")


def test_examples_are_pictures_with_a_title(viewer):
    viewer.open("halma#LQ5")  # what is folded is shown then
    text = viewer.page.document().toMarkdown()
    for number, case in enumerate(viewer.page._cases):
        assert f"case:{number}" in text
        assert not viewer.page._draw(case).isNull()
        assert case["title"] in viewer.page.toPlainText()


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_no_wider_than_its_place(viewer, dressed, game, code):
    language.install_language(dressed, code)
    viewer.resize(viewer.minimumWidth(), 700)
    viewer.open(f"{game}#")
    assert viewer.page.horizontalScrollBar().maximum() == 0


@pytest.mark.everyday
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
    (row,) = (item for item in rows(viewer.contents) if item.text(0).startswith("L9"))
    viewer.contents.itemActivated.emit(row, 0)
    assert viewer.clause == "halma#L9"


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_fold_and_leave_out_the_decisions(viewer, game):
    viewer.open(f"{game}#")
    parts = [viewer.contents.topLevelItem(number) for number in range(viewer.contents.topLevelItemCount())]
    assert len(parts) == 10
    assert parts[0].text(0) == "In a nutshell"
    assert parts[-1].text(0) == "Decisions"
    assert [part.childCount() > 0 for part in (parts[2], parts[4], parts[-1])] == [True, True, False]


def test_the_contents_follow_what_is_read(viewer, qtbot):
    viewer.open("haljan#")
    bar = viewer.page.verticalScrollBar()
    for place in ("H3", "H6", "H8"):
        bar.setValue(round(viewer.page.anchor_top(place)))
        row = viewer.contents.currentItem()
        assert row.text(0).startswith(place)
        opened = [item for item in rows(viewer.contents) if item.isExpanded()]
        assert opened == [row.parent()]


@pytest.mark.parametrize("game", first(GAMES))
def test_what_is_chosen_from_the_contents_is_marked_there(viewer, game):
    viewer.open(f"{game}#")
    for row in rows(viewer.contents):
        viewer.contents.itemActivated.emit(row, 0)
        assert viewer.contents.currentItem() is row


def test_at_the_end_of_the_page_its_last_heading_is_marked(viewer):
    viewer.open("halma#")
    bar = viewer.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert viewer.contents.currentItem().text(0) == "Decisions"


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_the_contents_are_no_wider_than_their_place(viewer, dressed, game, code):
    language.install_language(dressed, code)
    viewer.retranslate()
    viewer.resize(viewer.minimumWidth(), 700)
    viewer.open(f"{game}#")
    viewer.contents.expandAll()
    assert not viewer.contents.horizontalScrollBar().isVisible()
    language.install_language(dressed, "en")


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_a_first_hand_can_be_played_after_eight_screens(viewer, dressed, game, code):
    """The way from the top of the page to the worked hand, 420 pixels wide; a screen is 550 high."""
    language.install_language(dressed, code)
    viewer.retranslate()
    viewer.open(f"{game}#")
    tops = [viewer.page.anchor_top(place) for level, _, place in viewer.page.headings() if level == 2]
    assert tops[3] <= 8 * 550
    language.install_language(dressed, "en")


def test_decisions_are_folded_until_they_are_asked_for(viewer):
    viewer.open("halma#L4")
    assert "LQ12 No last turn" not in viewer.page.toPlainText()
    viewer.page.anchorClicked.emit(QUrl("fold:decisions"))
    assert "LQ12 No last turn" in viewer.page.toPlainText()
    viewer.page.anchorClicked.emit(QUrl("fold:decisions"))
    assert "LQ12 No last turn" not in viewer.page.toPlainText()


def test_marks_of_a_search_outlive_no_page(viewer, qapp):
    viewer.open("halma#LQ5")
    viewer.field.setText("goal base")
    for _ in range(2):
        viewer.page.anchorClicked.emit(QUrl("fold:decisions"))
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert viewer.page.extraSelections()
        assert all(mark.cursor.document() is viewer.page.document() for mark in viewer.page.extraSelections())
    viewer.open("haljan#H4")
    assert "Haljan" in viewer.page.toPlainText()


def test_decisions_can_be_folded_again_after_a_link_led_into_them(viewer, qapp):
    viewer.open("halma#LQ12")
    viewer.page.anchorClicked.emit(QUrl("fold:decisions"))
    viewer.resize(500, 700)
    qapp.processEvents()
    assert "LQ12 No last turn" not in viewer.page.toPlainText()


@pytest.mark.parametrize("way", ["link", "search"])
def test_what_is_folded_opens_where_something_leads_into_it(viewer, way):
    viewer.open("halma#L4")
    if way == "link":
        viewer.open("halma#LQ12")
    else:
        viewer.field.setText("one turn fewer")
    assert "LQ12 No last turn" in viewer.page.toPlainText()


def words_of(page):
    """The words that are links, where they stand."""
    found, block = [], page.document().begin()
    while block.isValid():
        for piece in block.begin():
            address = QUrl(piece.fragment().charFormat().anchorHref())
            if address.scheme() == "word":
                found.append((piece.fragment(), page.entry_at(address)))
        block = block.next()
    return found


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_used_before_it_is_explained_or_linked(viewer, dressed, game, code):
    language.install_language(dressed, code)
    viewer.retranslate()
    viewer.open(f"{game}#")
    page = viewer.page
    for entry in page.words:
        block, start = first_use(page, entry)
        own = block.text().startswith(f"{entry.clause} ")
        explained = page._places.get(entry.clause)
        after = explained is not None and block.blockNumber() >= explained.blockNumber()
        linked = href_at(page, start + 1).startswith(("word:", "#"))
        assert own or after or linked, (entry.word, block.text())
    language.install_language(dressed, "en")


def first_use(page, entry):
    """Where a word stands for the first time, below a heading: the paragraph, and the place in the page."""
    block = page.document().begin()
    while block.isValid():
        if not block.blockFormat().headingLevel():
            for start, _, _ in glossary.find_terms((entry,), block.text()):
                return block, block.position() + start
        block = block.next()
    raise AssertionError(f"{entry.word} is nowhere")


def href_at(page, position):
    cursor = QTextCursor(page.document())
    cursor.setPosition(position)
    return cursor.charFormat().anchorHref()


def test_a_word_tells_what_it_means_to_the_pointer_and_to_the_keyboard(viewer, qtbot):
    viewer.open("haljan#")
    fragment, entry = next(found for found in words_of(viewer.page) if found[1].word == "ekten")
    assert fragment.text() == "ekten"
    assert "the jack of trumps" in fragment.charFormat().toolTip()
    assert "H2.2" in fragment.charFormat().toolTip()
    viewer.activateWindow()
    viewer.page.setFocus()
    for _ in range(20):
        qtbot.keyClick(viewer.page, Qt.Key.Key_Tab)
        if viewer.page.accessibleDescription() == entry.text:
            break
    assert viewer.page.accessibleDescription() == entry.text
    assert "the jack of trumps" in QToolTip.text()
    qtbot.keyClick(viewer.page, Qt.Key.Key_Return)
    assert viewer.clause == "haljan#H2.2"


def found_in(viewer):
    """What the search shows: the heading of each group, and its lines."""
    tree = viewer.found
    groups = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    return {group.text(0): [group.child(row).text(0) for row in range(group.childCount())] for group in groups}


def test_search_looks_into_all_games_and_leads_there(viewer):
    viewer.open("halma#L4")
    viewer.field.setText("hussar strikes")
    found = found_in(viewer)
    assert set(found) == {"Kille"}
    assert found["Kille"][0].startswith("K4.2: ")
    viewer.found.itemActivated.emit(viewer.found.topLevelItem(0).child(0), 0)
    assert viewer.clause == "kille#K4.2"
    assert viewer.field.text() == "hussar strikes"
    assert viewer.page.extraSelections()


@pytest.mark.parametrize("way", ["table", "list"])
def test_a_search_is_over_with_the_rules_of_another_game(viewer, way):
    viewer.open("kille#")
    viewer.field.setText("buy")
    if way == "table":
        viewer.open("snapphana#S3")
    else:
        row = viewer.games.findData("snapphana")
        viewer.games.setCurrentIndex(row)
        viewer.games.activated.emit(row)
    assert viewer.field.text() == ""
    assert viewer.contents.isVisible()
    assert not viewer.page.extraSelections()


def test_ctrl_f_selects_what_was_looked_for_last(viewer, qtbot):
    viewer.open("haljan#")
    viewer.activateWindow()
    viewer.field.setText("ace")
    viewer.page.setFocus()
    qtbot.keyClick(viewer.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert viewer.field.hasFocus()
    qtbot.keyClicks(viewer.field, "ekten")
    assert viewer.field.text() == "ekten"


def test_a_place_that_was_found_is_counted_and_read_out(viewer, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr("bluestick.app.rules.viewer.announce", lambda widget, text: said.append(text))
    viewer.open("haljan#")
    viewer.field.setText("ace")
    many = len(viewer.page.extraSelections())
    assert viewer._count.text() == f"1 of {many}"
    qtbot.keyClick(viewer.field, Qt.Key.Key_Return)
    assert viewer._count.text() == f"2 of {many}"
    assert said[-1] == f"2 of {many}: {viewer.page.textCursor().block().text()}"
    viewer.previous.click()
    viewer.previous.click()
    assert viewer._count.text() == f"{many} of {many}"
    viewer.field.setText("no such word")
    assert said[-1] == "0 matches"


@pytest.mark.parametrize("game", first(GAMES))
def test_what_was_found_is_seen_with_what_follows(viewer, game):
    viewer.open(f"{game}#")
    viewer.field.setText("card" if game != "halma" else "piece")
    page = viewer.page
    bar = page.verticalScrollBar()
    for _ in range(12):
        below = page.viewport().height() - page.cursorRect().bottom()
        assert below >= page.viewport().height() // 4 or bar.value() == bar.maximum()
        viewer.find_next()


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_search_field_can_be_read(viewer, dressed, code):
    language.install_language(dressed, code)
    viewer.retranslate()
    viewer.resize(viewer.minimumWidth(), 700)
    viewer.open("haljan#")
    needed = viewer.field.fontMetrics().horizontalAdvance(viewer.field.placeholderText())
    assert viewer.field.width() >= needed + 24
    language.install_language(dressed, "en")


def test_the_rules_are_printed_after_a_click_into_their_text(viewer, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr("bluestick.app.widgets.printing.ask_for_printer", lambda *about: asked.append(about))
    viewer.open("haljan#")
    viewer.activateWindow()
    viewer.field.setFocus()
    qtbot.mouseClick(viewer.page.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 200))
    assert viewer.page.hasFocus()
    qtbot.keyClick(viewer.page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked


def test_search_finds_a_word_of_another_language(viewer):
    viewer.open("haggis#")
    viewer.field.setText("Vorhand")
    found = found_in(viewer)
    assert {"Haljan (Deutsch)", "Kille (Deutsch)", "Snapphanaleden (Deutsch)"} <= set(found)
    group = next(item for item in rows(viewer.found) if item.text(0) == "Haljan (Deutsch)")
    viewer.found.itemActivated.emit(group.child(0), 0)
    assert viewer.clause.startswith("haljan#")
    assert "Forehand" in viewer.page.toPlainText()


def test_a_page_without_a_hit_says_whether_there_is_one_elsewhere(viewer):
    viewer.open("halma#")
    viewer.field.setText("hussar")
    assert viewer._count.text() == "None on this page"
    assert [item.isExpanded() for item in rows(viewer.found)[:1]] == [True]
    viewer.field.setText("quarterback")
    assert viewer._count.text() == "0 matches"
    assert [item.text(0) for item in rows(viewer.found)] == ["Nothing found"]
    assert not viewer.found.topLevelItem(0).flags()


def test_words_in_any_order_are_marked_where_all_of_them_are(viewer):
    viewer.open("haljan#")
    viewer.field.setText("look dealer")
    marked = [(mark.cursor.block().text()[:4], mark.cursor.selectedText()) for mark in viewer.page.extraSelections()]
    assert {words for clause, words in marked if clause == "H3.4"} == {"dealer", "dealt", "look"}
    assert "H3.5" not in dict(marked)  # it has the dealer only


def test_the_words_of_a_clause_are_marked_though_one_is_in_its_heading(viewer):
    viewer.open("haljan#")
    viewer.field.setText("spillefuglen single")
    assert "H8.4" in {mark.cursor.block().text()[:4] for mark in viewer.page.extraSelections()}


def test_the_contents_come_back_when_the_search_is_over(viewer):
    viewer.open("halma#L4")
    assert viewer.contents.isVisible()
    viewer.field.setText("ladder")
    assert viewer.found.isVisible()
    viewer.field.clear()
    assert viewer.contents.isVisible()


def test_a_page_of_another_game_that_is_missing_is_told(viewer, resources):
    told = []
    art.set_damage_listener(told.append)
    viewer.open("halma#L4")
    file = resources / "rules" / "kille" / "en.md"
    file.unlink()
    viewer.field.setText("ladder")
    assert file in told
    art.set_damage_listener(None)


@pytest.mark.parametrize("game", first(GAMES))
def test_the_rules_can_be_saved_as_pdf_with_pictures(viewer, qtbot, tmp_path, game):
    viewer.open(f"{game}#")
    before = viewer.page.toPlainText()
    file = tmp_path / "rules.pdf"
    assert viewer.save_pdf(str(file))
    data = file.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Subtype /Image") >= len(viewer.page.examples) / 2
    assert viewer.page.toPlainText() == before


def test_the_rules_can_be_printed(viewer):
    viewer.open("halma#")
    viewer._print.trigger()
    (dialog,) = viewer.findChildren(QPrintDialog)
    assert dialog.isVisible()
    printed = []
    viewer.page.print_on = printed.append
    dialog.reject()
    assert printed == []


def test_a_pdf_that_cannot_be_written_is_told(viewer, tmp_path):
    viewer.open("halma#")
    told = []
    viewer.message.connect(told.append)
    assert not viewer.save_pdf(str(tmp_path / "missing" / "rules.pdf"))
    assert "rules.pdf" in told[0]()


def test_the_contents_stand_beside_the_page_where_there_is_room(viewer):
    viewer.open("halma#")
    assert viewer.contents.mapTo(viewer, QPoint()).y() < viewer.page.mapTo(viewer, QPoint()).y()
    viewer.resize(900, 700)
    assert viewer.contents.mapTo(viewer, QPoint()).y() == viewer.page.mapTo(viewer, QPoint()).y()


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
    language.install_language(dressed, "de")
    viewer.retranslate()
    assert any(text.startswith("L7") for text in top(viewer.page))
    assert "Zielhof" in viewer.page.toPlainText() or "Ziel" in viewer.page.toPlainText()
    language.install_language(dressed, "en")


def test_a_page_that_nobody_sees_is_made_anew_when_somebody_does(viewer, dressed, monkeypatch):
    made = []
    show = viewer.page.show_rules
    monkeypatch.setattr(viewer.page, "show_rules", lambda *page: (made.append(page), show(*page)))
    viewer.open("halma#L7")
    viewer.hide()
    viewer.set_theme(NIGHT)
    language.install_language(dressed, "de")
    viewer.retranslate()
    assert len(made) == 1
    viewer.show()
    assert len(made) == 2
    assert "Ziel" in viewer.page.toPlainText()
    assert any(text.startswith("L7") for text in top(viewer.page))
    language.install_language(dressed, "en")


def test_every_game_can_be_chosen(viewer, qtbot):
    viewer.open("halma#L5")
    assert viewer.games.currentText() == viewer.windowTitle() == "Rules of Halma"
    assert [viewer.games.itemData(row) for row in range(viewer.games.count())] == list(GAMES)
    viewer.games.setFocus()
    for _ in GAMES:
        qtbot.keyClick(viewer.games, Qt.Key.Key_Up)
    assert viewer.clause == f"{next(iter(GAMES))}#"
    viewer.back.click()
    assert viewer.games.currentText() == f"Rules of {game_titles.game_name(list(GAMES)[1])}"


def test_the_order_of_the_trumps_is_that_of_the_deal_on_the_table(visit):
    visitor = visit()
    window = visitor.window
    drawn = []
    window.docks.show_rules("haljan#H2.4")
    page = window.docks.viewer.page
    page._draw = lambda case: drawn.append(case) or QImage(10, 10, QImage.Format.Format_RGB32)
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), (Player("Anna"), Player("Bo")), rng=Random(1))
    match.chance()
    trump = match.view(None).table.trump
    assert trump != "S"
    window.navigator.play(match, window.store.create(match))
    window.docks.show_rules("haljan#H2.4")
    visitor.qtbot.waitUntil(lambda: any(case["type"] == "order" for case in drawn))
    assert {"suit": trump, "trump": trump} in [case["given"] for case in drawn if case["type"] == "order"]
    assert page.is_current()
    window.navigator.show_start_page()
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
    scroll_to = page._scroll_to

    def look(name):
        places = [block.position() for block in page._places.values()]
        sought.append((page.document().characterCount(), max(places, default=0)))
        scroll_to(name)

    monkeypatch.setattr(page, "_scroll_to", look)
    viewer.set_theme(NIGHT)  # the page is resized while it is emptied, and Qt is in the midst of that
    assert sought
    assert all(last < end > 1 for end, last in sought)


def test_enter_follows_the_link_on_which_the_cursor_is(viewer, qtbot):
    viewer.open("halma#")
    page = viewer.page
    link = next(start for start, _ in links_of(page.document()))
    cursor = page.textCursor()
    cursor.setPosition(link + 1)
    page.setTextCursor(cursor)
    with qtbot.waitSignal(page.anchorClicked):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_the_cursor_reads_the_page_line_by_line(viewer, qtbot):
    viewer.open("halma#L4")
    before = viewer.page.textCursor().position()
    qtbot.keyClick(viewer.page, Qt.Key.Key_Down)
    assert viewer.page.textCursor().position() > before


@pytest.mark.parametrize("game", first(GAMES))
def test_every_picture_says_what_is_on_it_to_those_who_listen(viewer, game):
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        viewer.open(f"{game}#")
        assert "In the picture: " in viewer.page.toPlainText()
        assert all(viewer.page.describe_case(case) for case in viewer.page.examples)
        assert "In the picture: ." not in viewer.page.toPlainText()
    finally:
        QAccessible.setActive(before)


def test_a_picture_is_told_by_what_is_drawn(viewer):
    viewer.open("haljan#")
    beaten = next(case for case in viewer.page.examples if case["type"] == "beats")
    said = viewer.page.describe_case(beaten)
    assert said.startswith("In the picture: king of hearts, ten of hearts, is beaten, ")
    assert said.endswith("Every card is beaten: this player takes the lead.")


def test_a_clause_that_is_opened_is_read_out(viewer, monkeypatch):
    said = []
    monkeypatch.setattr("bluestick.app.rules.viewer.announce", lambda widget, text: said.append(text))
    viewer.open("halma#L2.3")
    viewer.read_out()
    assert said[0].startswith("L2.3 ")
