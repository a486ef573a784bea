"""Sheets over the table of Snapphanaleden: lines, places, pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.placed_card import OVER, Piece
from bluestick.tables.snapphana import descriptions, drawings, sheet_lines
from bluestick.tables.snapphana.arrangement import Combination
from bluestick.tables.snapphana.sheet_lines import Row

if TYPE_CHECKING:
    from bluestick.tables.snapphana.context import SnapphanaContext

DECLARE, CLOSE, SHEET = "declare ", "close", "helper"
"""Part names: prefix of a line for declaring a kind, the cross that closes the sheet, and the sheet itself."""
LINE = 40.0
"""Greatest height of a line."""
LEAST = 22.0
"""Least height of a line."""


@dataclass(frozen=True, slots=True)
class Line:
    """Line of a sheet at its place."""

    row: Row
    place: QRectF
    looks: Looks = frozenset()


Unplaced = tuple[Part, Row, Looks]
"""Line without a place: part name, content, looks."""


# Places.


def cover(sit: SnapphanaContext) -> QRectF:
    """Return the rectangle of the open sheet; empty if there is none."""
    if sit.laid is None:
        return QRectF()
    if sit.laid.declared is not None:
        return _declared_sheet(sit)
    if sit.gifts:
        return _gift_sheet(sit)
    return _helper_sheet(sit) if sit.desk.helping else QRectF()


def gift_box(sit: SnapphanaContext) -> QRectF:
    """Return the rectangle for cards on the gift sheet."""
    return sit.at.sheet.adjusted(14, drawings.HEAD + 4, -14, -14)


def _gift_sheet(sit: SnapphanaContext) -> QRectF:
    sheet = sit.at.sheet
    last = sit.at.gifts(len(sit.gifts), gift_box(sit))[-1]
    low = last.at.y() + last.width * sit.at.height / 2 + 16
    return QRectF(sheet.left(), sheet.top(), sheet.width(), min(sheet.height(), low - sheet.top()))


def _helper_sheet(sit: SnapphanaContext) -> QRectF:
    sheet, number = sit.at.sheet, len([*sheet_lines.helper_rows(sit.declarable)])
    high = min(sheet.height(), drawings.HEAD + 16 + number * LINE)
    return QRectF(sheet.left(), sheet.top(), sheet.width(), high)


def _declared_sheet(sit: SnapphanaContext) -> QRectF:
    width = min(sit.at.zone.width(), 440 * max(1.0, sit.at.unit))
    sheet = QRectF(0, 0, width, drawings.HEAD + _declared_height(sit) + 46)
    sheet.moveCenter(sit.at.zone.center())
    return sheet


def _declared_height(sit: SnapphanaContext) -> float:
    return min(130 * max(1.0, sit.at.unit), sit.at.zone.height() - drawings.HEAD - 50)


# Lines.


def lines(sit: SnapphanaContext) -> dict[Part, Line]:
    """Return the lines of the declaration sheet from the top, by part name; empty while it is closed."""
    if sit.laid is None or sit.laid.declared is not None or sit.gifts or not sit.desk.helping:
        return {}
    found: list[Unplaced] = []
    for number, (each, row) in enumerate(sheet_lines.helper_rows(sit.declarable)):
        name = f"line {number}" if each is None else f"declared {each.kind}" if each.done else DECLARE + each.kind
        looks = sit.thing_looks(name)
        if each is not None and not each.done:
            looks |= {"button", "chosen"} if each.kind is sit.declares else {"button"}
        found.append((name, row, looks))
    sheet = _helper_sheet(sit)
    cross = QRectF(sheet.right() - 38, sheet.top() + 6, 28, 28)
    return {
        SHEET: Line(Row(descriptions.helper_title(sit)), sheet),
        CLOSE: Line(Row(descriptions.close_title()), cross, sit.thing_looks(CLOSE)),
        **_placed(sheet, found),
    }


def _placed(sheet: QRectF, found: Sequence[Unplaced]) -> dict[Part, Line]:
    """Return the lines with their places, from the title of the sheet down."""
    high = max(LEAST, min(LINE, (sheet.height() - drawings.HEAD - 14) / max(len(found), 1)))
    y = sheet.top() + drawings.HEAD
    placed = {}
    for name, row, looks in found:
        placed[name] = Line(row, QRectF(sheet.left() + 10, y, sheet.width() - 20, high), looks)
        y += high
    return placed


# Pictures.


def pieces(sit: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the pieces of the open sheet."""
    if sit.laid is None:
        return
    if sit.laid.declared is not None:
        yield from _declared_pieces(sit, sit.laid.declared)
    elif sit.gifts:
        yield "gifts", _sheet(sit, _gift_sheet(sit), descriptions.gift_title(sit))
    for name, line in sit.rows.items():
        if name == SHEET:
            beside = line.place.right() - sit.rows[CLOSE].place.left()
            yield name, _sheet(sit, line.place, line.row.title, beside)
        elif name == CLOSE:
            picture = drawings.cross_picture(line.place.size(), line.looks, sit.theme, sit.dpr)
            yield name, (picture, line.place.center(), OVER + 1)
        else:
            yield name, (_picture(sit, line.row, line.place.size(), line.looks), line.place.center(), OVER + 1)


def _declared_pieces(sit: SnapphanaContext, shown: Combination) -> Iterator[tuple[str, Piece]]:
    sheet, high = _declared_sheet(sit), _declared_height(sit)
    yield "shown", _sheet(sit, sheet, descriptions.declared_title(sit, shown))
    value = str(shown.points) if not shown.doubled else f"{shown.points} + {shown.doubled}"
    row = Row("", value, shown.row, strong=True, whole=True)
    rect = QRectF(sheet.left() + 12, sheet.top() + drawings.HEAD, sheet.width() - 24, high)
    yield "shown cards", (_picture(sit, row, rect.size()), rect.center(), OVER + 1)
    note = _picture(sit, Row("", note=descriptions.declared_note(shown)), QSizeF(rect.width(), 28))
    yield "shown note", (note, rect.center() + QPointF(0, high / 2 + 18), OVER + 1)


def _sheet(sit: SnapphanaContext, place: QRectF, title: str, beside: float = 0.0) -> Piece:
    return drawings.sheet_picture(place.size(), title, sit.theme, sit.dpr, beside), place.center(), OVER


def _picture(sit: SnapphanaContext, row: Row, size: QSizeF, looks: Looks = frozenset()) -> QPixmap:
    deck_key = f"{sit.look.four_colours} {sit.look.large_index}"
    return drawings.row_picture(size, row, sit.deck, looks, deck_key, sit.theme, sit.dpr)
