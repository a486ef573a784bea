"""Score sheet as text and as printable pages, without widgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import chain

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPagedPaintDevice, QTextDocument, QTextFormat

from bluestick.app.widgets import style
from bluestick.tables.drawing import art
from bluestick.text import game_texts
from bluestick.text.sheets import Entry, Sheet

INDENT = 2
"""Number of spaces per level of indentation."""
CARDS = 13
"""Maximum number of cards per line."""
LOOK = """
h1 { font-size: 18px; } p { margin-bottom: 12px; } td, th { padding: 2px 6px; } th { text-align: right; }
td.amount, td.clause { text-align: right; } td.clause, td.cards { color: #555555; }
"""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """Line of the printed score sheet; ``level``: depth of indentation, from 0."""

    level: int
    text: str
    amounts: tuple[str, ...] = ()
    clause: str = ""


def printed_lines(entry: Entry, level: int = 0) -> Iterator[SheetLine]:
    """Yield the lines of an entry, its note and cards, and all entries below it."""
    yield SheetLine(level, entry.text, entry.amounts, game_texts.clause_name(entry.clause))
    if entry.note:
        yield SheetLine(level + 1, entry.note)
    game, _, _ = entry.clause.partition("#")
    for first in range(0, len(entry.cards), CARDS):
        yield SheetLine(level + 1, game_texts.parts(game, entry.cards[first : first + CARDS]))
    for below in entry.below:
        yield from printed_lines(below, level + 1)


def sheet_text(sheet: Sheet, title: str) -> str:
    """Return the sheet as text with aligned columns, for a monospaced font."""
    told = list(chain.from_iterable(map(printed_lines, sheet.entries)))
    wide = max((INDENT * line.level + len(line.text) for line in told if any(line.amounts)), default=0)
    columns = [
        max(len(name), *(len(line.amounts[side]) for line in told if line.amounts), 0)
        for side, name in enumerate(sheet.sides)
    ]

    def row(text: str, amounts: tuple[str, ...], clause: str) -> str:
        cells = (amount.rjust(column) for amount, column in zip(amounts, columns, strict=True))
        return "  ".join((text.ljust(wide), *cells, clause)).rstrip()

    rows = [row("", sheet.sides, "")] if any(sheet.sides) else []
    for line in told:
        text = " " * INDENT * line.level + line.text
        rows.append(row(text, line.amounts, line.clause) if any(line.amounts) else f"{text}  {line.clause}".rstrip())
    return "\n".join((title, "–".join(sheet.totals), "", *rows, ""))


def sheet_document(sheet: Sheet, title: str) -> QTextDocument:
    """Return the sheet as a document: a table per entry, headed by the names of the sides."""
    made = QTextDocument()
    made.setDefaultFont(art.sans(style.px(13)))
    made.setDefaultStyleSheet(LOOK)
    names = "".join(f"<th width='90'>{escape(name)}</th>" for name in sheet.sides)
    head = f"<thead><tr><th></th>{names}<th width='60'></th></tr></thead>" if any(sheet.sides) else ""
    tables = []
    for entry in sheet.entries:
        rows = "".join(_row_html(line, len(sheet.sides)) for line in printed_lines(entry))
        tables.append(f"<table width='100%'>{head}{rows}</table>")
    totals = escape("–".join(sheet.totals))
    made.setHtml(f"<h1>{escape(title)}</h1><p>{totals}</p>" + "<p></p>".join(tables))
    return made


def _row_html(line: SheetLine, sides: int) -> str:
    kind = "cards" if not line.amounts else ""
    text = escape(line.text) if line.level else f"<b>{escape(line.text)}</b>"
    cells = "".join(f"<td class='amount'>{escape(amount)}</td>" for amount in line.amounts)
    indent = f"style='padding-left: {6 + 14 * line.level}px'"
    if not any(line.amounts):
        cells = ""
    span = f"colspan='{sides + 1}'" if not cells else ""
    return (
        f"<tr><td class='{kind}' {indent} {span}>{text}</td>{cells}<td class='clause'>{escape(line.clause)}</td></tr>"
    )


def paginated(sheet: Sheet, title: str, page: QSizeF) -> QTextDocument:
    """Return the sheet in pages of a size; entries that fit on a page are not split."""
    pages = sheet_document(sheet, title)
    pages.setPageSize(page)
    layout = pages.documentLayout()
    for frame in pages.rootFrame().childFrames():
        place = layout.frameBoundingRect(frame)
        if place.top() // page.height() != (place.bottom() - 1) // page.height() and place.height() < page.height():
            shape = frame.frameFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            frame.setFrameFormat(shape)
    return pages


def print_on(sheet: Sheet, title: str, paper: QPagedPaintDevice) -> None:
    """Print the whole score sheet."""
    paginated(sheet, title, QSizeF(paper.pageLayout().paintRectPixels(96).size())).print_(paper)
