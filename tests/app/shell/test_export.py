"""The log and the score as text, and the score on paper."""

from random import Random

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog

from bluestick.app.play import score_print
from bluestick.engine.bot_match import play_out
from bluestick.engine.match import Match
from bluestick.games import GAMES
from bluestick.text import game_texts
from bluestick.text.sheets import Entry, Sheet
from tests.app.at_window import TWO_PEOPLE, WHOLE_MATCH
from tests.app.speech import speaking
from tests.daily import first

COUNTED = [game for game in GAMES if game != "halma"]
SHEET = Sheet(
    ("Elin and Nora", "You"),
    ("1", "0"),
    (
        Entry(
            "Round 1",
            ("120", "31"),
            below=(
                Entry("Deal 1", ("−7", "29"), "haljan#H4.6", cards=("SJ", "CJ")),
                Entry("The round is won", ("", "")),
            ),
        ),
    ),
    (),
)


def played(game):
    """So many moves that several deals are counted."""
    rules = GAMES[game]
    match = Match(rules, rules.setup(options=rules.bot_match_options), rng=Random(3))
    play_out(match, until=lambda match: match.position > 250)
    return match


def sheet_of(match):
    names = tuple(f"Player {number}" for number in range(match.setup.seats))
    return game_texts.sheet(match.rules.id, match.view(None), names)


def test_the_score_as_text_stands_in_columns(dressed):
    text = score_print.sheet_text(SHEET, "Haljan")
    assert text.splitlines() == [
        "Haljan",
        "1–0",
        "",
        "          Elin and Nora  You",
        "Round 1             120   31",
        "  Deal 1             −7   29  H4.6",
        f"    {game_texts.parts('haljan', ('SJ', 'CJ'))}",
        "  The round is won",
    ]


@pytest.mark.parametrize("game", first(COUNTED))
@pytest.mark.parametrize("code", ["sv", "nb", "de", "en"])
def test_every_amount_of_a_whole_match_is_on_paper(dressed, game, code):
    with speaking(code):
        sheet = sheet_of(played(game))
        text, page = score_print.sheet_text(sheet, game), score_print.sheet_document(sheet, game).toPlainText()
        for entry in sheet.entries:
            for line in score_print.printed_lines(entry):
                assert line.text in text
                assert all(part in page for part in line.text.split())
                assert all(amount in text and amount in page for amount in line.amounts)


@pytest.mark.parametrize("game", first(COUNTED))
def test_the_score_of_a_whole_match_has_room_on_the_pages(dressed, tmp_path, game):
    sheet = sheet_of(played(game))
    paper = QPdfWriter(str(tmp_path / "score.pdf"))
    paper.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    page = QSizeF(paper.pageLayout().paintRectPixels(96).size())
    pages = score_print.sheet_document(sheet, game)
    pages.setPageSize(page)
    assert pages.size().width() <= page.width()
    score_print.print_on(sheet, game, paper)
    del paper
    assert (tmp_path / "score.pdf").read_bytes().startswith(b"%PDF")


def test_an_entry_that_has_room_on_a_page_is_not_divided(dressed, tmp_path):
    entry = Entry("Deal", ("1", "2"), below=tuple(Entry(f"Line {number}", ("3", "4")) for number in range(20)))
    pages = score_print.paginated(Sheet(("A", "B"), ("", ""), (entry,) * 5, ()), "Title", QSizeF(700, 1000))
    layout = pages.documentLayout()
    places = [layout.frameBoundingRect(frame) for frame in pages.rootFrame().childFrames()]
    assert len(places) == 5
    assert places[-1].top() > 1000
    for place in places:
        assert place.top() // 1000 == (place.bottom() - 1) // 1000


def test_a_name_is_no_markup(dressed):
    sheet = Sheet(("<b>Elin</b>",), ("&",), (Entry("<i>1</i>", ("2",)),), ())
    text = score_print.sheet_document(sheet, "a < b").toPlainText()
    for written in ("<b>Elin</b>", "&", "<i>1</i>", "a < b"):
        assert written in text


# At the window.


@pytest.fixture
def counted(visit):
    visitor = visit()
    match = played("kille")
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    return visitor


def test_the_log_is_copied_as_it_stands_beside_the_table(counted):
    window, moves = counted.window, counted.page.panel.moves
    window.menus.actions["copy_log"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(counted.page.policy.title)
    for row in range(moves.count()):
        assert moves.item(row).text() in copied
    assert counted.page.notice.text == "Log copied."


def test_moves_are_copied_in_columns(visit):
    visitor = visit().sit_down(TWO_PEOPLE, WHOLE_MATCH[:2])
    visitor.window.menus.actions["copy_log"].trigger()
    copied = QGuiApplication.clipboard().text()
    _, names, moves, _ = copied.splitlines()
    assert names == "\tAnna\tBo"
    assert moves == "1\tc1–e3\tp14–n12"


def test_the_score_is_copied_for_letters_and_for_tables(counted):
    counted.window.menus.actions["copy_score"].trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == score_print.sheet_text(counted.page.sheet(), counted.page.policy.title)
    assert "<table" in data.html()


def test_what_is_not_counted_has_no_score_to_take_along(visit):
    visitor = visit().sit_down()
    menus = visitor.window.menus
    assert menus.actions["copy_log"].isEnabled()
    assert not any(
        action.isEnabled() for action in map(menus.actions.__getitem__, ("copy_score", "print_score", "save_score"))
    )


def test_a_printer_is_asked_for(counted):
    counted.window.menus.actions["print_score"].trigger()
    (dialog,) = counted.window.findChildren(QPrintDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_the_score_is_saved_as_pdf(counted, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "score"), ""))
    counted.window.menus.actions["save_score"].trigger()
    assert (tmp_path / "score.pdf").read_bytes().startswith(b"%PDF")
    assert counted.window.navigator.message.text == ""


def test_a_pdf_that_cannot_be_written_is_told(counted, tmp_path):
    counted.window.export.save_score_to(str(tmp_path / "missing" / "score.pdf"))
    assert "score.pdf" in counted.window.navigator.message.text
