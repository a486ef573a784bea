"""Replies to clicks and keys on the sheets of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bluestick.engine.moves import Move, Part, Pick
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.moves import Declare, Play
from bluestick.tables.input.touch_reply import TableButton, TouchReply
from bluestick.tables.snapphana import descriptions
from bluestick.tables.snapphana.card_names import GIFT, named
from bluestick.tables.snapphana.context import SnapphanaContext, SnapphanaUiState
from bluestick.tables.snapphana.sheets import CLOSE, DECLARE, SHEET

LIST, ALL = "list", "all"
"""Part names: the button that opens or closes the declaration sheet; the button that declares everything."""
_KEYS = {"F9": LIST, "Shift+F9": ALL}


def touched(context: SnapphanaContext, part: Part) -> TouchReply | None:
    """Return the reply for a line, cross or button of a sheet, or a card for Fjønt; None for other parts."""
    if part in (LIST, ALL, CLOSE):
        return _helped(context, part)
    if part in context.rows:
        return _line(context, part) if part.startswith(DECLARE) else TouchReply()
    if part.startswith(GIFT) and part.removeprefix(GIFT) in context.gifts:
        return TouchReply(pick=() if part in context.pick else (part,))
    return None


def keyed(key: str) -> Part | None:
    """Return the part that a key of this table (F9, Shift+F9) touches; None for other keys."""
    return _KEYS.get(key)


def buttons(context: SnapphanaContext) -> Iterator[TableButton]:
    """Yield the button that opens the declaration sheet or declares everything, if there is something to declare."""
    if context.undeclared and not context.at.small:
        text, told = descriptions.helper_button(context)
        helping = context.ui_state.helping
        yield TableButton(ALL if helping else LIST, text, context.at.helper, told, primary=helping and not context.pick)


# Parts.


def parts(context: SnapphanaContext) -> list[Part]:
    """Return the parts in order: viewer's hand, open sheet, trick, other players, then the rest."""
    names = [card for card in context.own_hand if card is not None]
    names += _lines(context)
    names += [GIFT + card for card in context.gifts]
    names += [f"trick {seat}" for seat, _ in context.arrangement.trick]
    names += [f"hand {seat}" for seat in range(context.setup.seats)]
    names += [
        name for placed in context.placed_cards if (name := context.game.name_of(context, placed)).startswith("seen ")
    ]
    rest = [
        context.game.name_of(context, placed)
        for placed in context.placed_cards
        if placed.key[0] in ("pile", "away", "debt", "stock")
    ]
    return list(dict.fromkeys((*names, *rest)))


def _lines(context: SnapphanaContext) -> list[Part]:
    return [name for name in context.rows if name != SHEET]


def beside(context: SnapphanaContext, part: Part, right: int, down: int) -> Part | None:
    """Return the part next to ``part``: up from the hand to an open sheet, and along a sheet; else None."""
    gifts, lines = [GIFT + card for card in context.gifts], _lines(context)
    if down < 0 and part in context.own_hand and (gifts or lines):
        return gifts[0] if gifts else lines[-1]
    for row, by in ((gifts, right), (lines, down)):
        if by and part in row and 0 <= row.index(part) + by < len(row):
            return row[row.index(part) + by]
    return None


def moved_cursor(context: SnapphanaContext, gone: Part) -> Part | None:
    """Return the next part for the cursor when its part ``gone`` disappears: on the sheet if it still has lines."""
    if not gone.startswith((DECLARE, CLOSE, GIFT)):
        return None
    kind = gone.partition(" ")[2]
    lines = (f"declared {kind}", *(name for name in context.rows if name.startswith(DECLARE)))
    return next((name for name in lines if name in context.rows), context.game.cursor_start(context))


# The declaration sheet.


def _helped(context: SnapphanaContext, part: Part) -> TouchReply:
    """Return the reply that opens or closes the sheet or declares everything; or why nothing can be declared. S4.1."""
    if not context.may_declare:
        return TouchReply(refusal=context.rules.moves(context.shown).why_not(Declare(Kind.KINGS, ())))
    if not context.undeclared:
        remark = (descriptions.nothing_to_declare(), "snapphana#S4.1") if context.moves is not None else None
        return TouchReply(remark=remark)
    if part == ALL:
        ui_state = replace(context.ui_state, declares_all=True)
        return TouchReply(ui_state=ui_state, move=next_declaration(replace(context, ui_state=ui_state)))
    helping = not context.ui_state.helping
    unwanted = 0 if helping else context.shown.table.hand
    return TouchReply(ui_state=replace(context.ui_state, helping=helping, unwanted=unwanted))


def next_declaration(context: SnapphanaContext) -> Move | None:
    """Return the next declaration after "declare everything" was pressed; None if it was not or all is done. S4."""
    if not context.ui_state.declares_all or not context.undeclared:
        return None
    first = context.undeclared[0]
    return Declare(first.kind, first.cards)


def _line(context: SnapphanaContext, part: Part) -> TouchReply:
    """Return the reply that picks the cards of a line, or clears the pick; playing the picked cards declares them."""
    kind = Kind(part.removeprefix(DECLARE))
    if kind is context.declares or context.moves is None:
        return TouchReply(pick=())
    return TouchReply(ui_state=replace(context.ui_state, meant=kind), pick=named(context.rows[part].row.cards))


def laying(context: SnapphanaContext, move: Move) -> TouchReply | None:
    """Return a reminder, once per hand, if ``move`` plays a first card while more can be declared; or None. S4.1."""
    if not isinstance(move, Play) or not context.undeclared:
        return None
    asked = context.shown.table.hand, context.seat
    if context.ui_state.asked == asked:
        return None
    ui_state = replace(context.ui_state, asked=asked, helping=True)
    return TouchReply(ui_state=ui_state, remark=(descriptions.still_to_declare(context), "snapphana#S4.1"))


def repicked(context: SnapphanaContext, pick: Pick) -> SnapphanaUiState:
    """Return the UI state after a new pick: the series of declarations ends; a single card has no kind."""
    meant = context.ui_state.meant if len(pick) > 1 else None
    return replace(context.ui_state, meant=meant, declares_all=context.ui_state.declares_all and not pick)
