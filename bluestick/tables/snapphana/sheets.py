"""Sheets over the table of Snapphanaleden: their lines, rectangles and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.placed_card import OVER, Piece
from bluestick.tables.snapphana import descriptions, drawings, sheet_lines
from bluestick.tables.snapphana.arrangement import Combination
from bluestick.tables.snapphana.sheet_lines import Row

if TYPE_CHECKING:
    from bluestick.tables.snapphana.context import SnapphanaContext

translate = QCoreApplication.translate

DECLARE, CLOSE, SHEET = "declare ", "close", "helper"
"""Part names: prefix of a line that declares a kind (followed by the kind), closing cross, the sheet itself."""
LINE = 40.0
"""Greatest height of a line of a sheet, in pixels; ``LEAST``: least height."""
LEAST = 22.0


@dataclass(frozen=True, slots=True)
class Line:
    """Line of a declaration sheet, with its rectangle (``place``) on the table."""

    row: Row
    place: QRectF
    looks: Looks = frozenset()


Unplaced = tuple[Part, Row, Looks]


# Places.


def sheet_rect(context: SnapphanaContext) -> QRectF:
    """Return the rectangle of the open sheet; empty if there is none."""
    if context.arrangement.declared is not None:
        return _declared_sheet(context)
    if context.cards_to_give:
        return _gift_sheet(context)
    return _helper_sheet(context) if context.ui_state.is_list_open else QRectF()


def gift_rect(context: SnapphanaContext) -> QRectF:
    """Return the rectangle of the cards on the sheet of won cards to give for Fjønt."""
    return context.at.sheet.adjusted(14, drawings.HEAD + 4, -14, -14)


def _gift_sheet(context: SnapphanaContext) -> QRectF:
    sheet = context.at.sheet
    last = context.at.gift_spots(len(context.cards_to_give), gift_rect(context))[-1]
    low = last.at.y() + last.width * context.at.height / 2 + 16
    return QRectF(sheet.left(), sheet.top(), sheet.width(), min(sheet.height(), low - sheet.top()))


def _helper_sheet(context: SnapphanaContext) -> QRectF:
    sheet, number = context.at.sheet, len([*sheet_lines.declaration_rows(context.declarable_combinations)])
    high = min(sheet.height(), drawings.HEAD + 16 + number * LINE)
    return QRectF(sheet.left(), sheet.top(), sheet.width(), high)


def _declared_sheet(context: SnapphanaContext) -> QRectF:
    width = min(context.at.zone.width(), 440 * max(1.0, context.at.unit))
    sheet = QRectF(0, 0, width, drawings.HEAD + _declared_height(context) + 46)
    sheet.moveCenter(context.at.zone.center())
    return sheet


def _declared_height(context: SnapphanaContext) -> float:
    return min(130 * max(1.0, context.at.unit), context.at.zone.height() - drawings.HEAD - 50)


# Lines.


def lines(context: SnapphanaContext) -> dict[Part, Line]:
    """Return the lines of the declaration sheet by part name, also the sheet and its cross; empty if it is closed."""
    if context.arrangement.declared is not None or context.cards_to_give or not context.ui_state.is_list_open:
        return {}
    found: list[Unplaced] = []
    for number, (each, row) in enumerate(sheet_lines.declaration_rows(context.declarable_combinations)):
        name = f"line {number}" if each is None else f"declared {each.kind}" if each.done else DECLARE + each.kind
        looks = context.part_looks(name)
        if each is not None and not each.done:
            looks |= {"button", "chosen"} if each.kind is context.declared_kind else {"button"}
        found.append((name, row, looks))
    sheet = _helper_sheet(context)
    cross = QRectF(sheet.right() - 38, sheet.top() + 6, 28, 28)
    return {
        SHEET: Line(Row(descriptions.declare_title(context)), sheet),
        CLOSE: Line(Row(translate("snapphana", "Close the list")), cross, context.part_looks(CLOSE)),
        **_placed(sheet, found),
    }


def _placed(sheet: QRectF, found: Sequence[Unplaced]) -> dict[Part, Line]:
    high = max(LEAST, min(LINE, (sheet.height() - drawings.HEAD - 14) / max(len(found), 1)))
    y = sheet.top() + drawings.HEAD
    placed = {}
    for name, row, looks in found:
        placed[name] = Line(row, QRectF(sheet.left() + 10, y, sheet.width() - 20, high), looks)
        y += high
    return placed


# Pictures.


def pieces(context: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the pictures of the open sheet and its lines, by name."""
    if context.arrangement.declared is not None:
        yield from _declared_pieces(context, context.arrangement.declared)
    elif context.cards_to_give:
        yield "gifts", _sheet(context, _gift_sheet(context), descriptions.gift_title(context))
    for name, line in context.rows.items():
        if name == SHEET:
            beside = line.place.right() - context.rows[CLOSE].place.left()
            yield name, _sheet(context, line.place, line.row.title, beside)
        elif name == CLOSE:
            picture = drawings.cross_picture(line.place.size(), line.looks, context.theme, context.dpr)
            yield name, (picture, line.place.center(), OVER + 1)
        else:
            yield name, (_picture(context, line.row, line.place.size(), line.looks), line.place.center(), OVER + 1)


def _declared_pieces(context: SnapphanaContext, shown: Combination) -> Iterator[tuple[str, Piece]]:
    sheet, high = _declared_sheet(context), _declared_height(context)
    yield "shown", _sheet(context, sheet, descriptions.declared_title(context, shown))
    value = str(shown.points) if not shown.doubled else f"{shown.points} + {shown.doubled}"
    row = Row("", value, shown.row, strong=True, whole=True)
    rect = QRectF(sheet.left() + 12, sheet.top() + drawings.HEAD, sheet.width() - 24, high)
    yield "shown cards", (_picture(context, row, rect.size()), rect.center(), OVER + 1)
    note = _picture(context, Row("", note=descriptions.declared_note(shown)), QSizeF(rect.width(), 28))
    yield "shown note", (note, rect.center() + QPointF(0, high / 2 + 18), OVER + 1)


def _sheet(context: SnapphanaContext, place: QRectF, title: str, beside: float = 0.0) -> Piece:
    return drawings.sheet_picture(place.size(), title, context.theme, context.dpr, beside), place.center(), OVER


def _picture(context: SnapphanaContext, row: Row, size: QSizeF, looks: Looks = frozenset()) -> QPixmap:
    deck_key = f"{context.look.four_colours} {context.look.large_index}"
    return drawings.row_picture(size, row, context.deck, looks, deck_key, context.theme, context.dpr)
