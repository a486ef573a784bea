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


def touched(sit: SnapphanaContext, part: Part) -> TouchReply | None:
    """Return the reply for a line, cross or button of a sheet, or a card for Fjønt; None for other parts."""
    if part in (LIST, ALL, CLOSE):
        return _helped(sit, part)
    if part in sit.rows:
        return _line(sit, part) if part.startswith(DECLARE) else TouchReply()
    if part.startswith(GIFT) and part.removeprefix(GIFT) in sit.gifts:
        return TouchReply(pick=() if part in sit.pick else (part,))
    return None


def keyed(key: str) -> Part | None:
    """Return the part of a key that is used only at this table; else None."""
    return _KEYS.get(key)


def buttons(sit: SnapphanaContext) -> Iterator[TableButton]:
    """Yield the button for declaring."""
    if sit.undeclared and not sit.at.small:
        text, told = descriptions.helper_button(sit)
        helping = sit.desk.helping
        yield TableButton(ALL if helping else LIST, text, sit.at.helper, told, primary=helping and not sit.pick)


# Parts.


def parts(sit: SnapphanaContext) -> list[Part]:
    """Return the parts in order: viewer's hand, open sheet, trick, other players, then the rest."""
    if sit.laid is None:
        return []
    names = [card for card in sit.own_hand if card is not None]
    names += _lines(sit)
    names += [GIFT + card for card in sit.gifts]
    names += [f"trick {seat}" for seat, _ in sit.laid.trick]
    names += [f"hand {seat}" for seat in range(sit.setup.seats)]
    names += [name for lying in sit.lyings if (name := sit.game.name_of(sit, lying)).startswith("seen ")]
    rest = [sit.game.name_of(sit, lying) for lying in sit.lyings if lying.key[0] in ("pile", "away", "debt", "stock")]
    return list(dict.fromkeys((*names, *rest)))


def _lines(sit: SnapphanaContext) -> list[Part]:
    return [name for name in sit.rows if name != SHEET]


def beside(sit: SnapphanaContext, part: Part, right: int, down: int) -> Part | None:
    """Return the part next to ``part``: up from the hand to an open sheet, and along a sheet; else None."""
    gifts, lines = [GIFT + card for card in sit.gifts], _lines(sit)
    if down < 0 and part in sit.own_hand and (gifts or lines):
        return gifts[0] if gifts else lines[-1]
    for row, by in ((gifts, right), (lines, down)):
        if by and part in row and 0 <= row.index(part) + by < len(row):
            return row[row.index(part) + by]
    return None


def moved_cursor(sit: SnapphanaContext, gone: Part) -> Part | None:
    """Return where the cursor goes when its part ``gone`` disappears: it stays on the sheet while that has lines."""
    if not gone.startswith((DECLARE, CLOSE, GIFT)):
        return None
    kind = gone.partition(" ")[2]
    lines = (f"declared {kind}", *(name for name in sit.rows if name.startswith(DECLARE)))
    return next((name for name in lines if name in sit.rows), sit.game.first_part(sit))


# The declaration sheet.


def _helped(sit: SnapphanaContext, part: Part) -> TouchReply:
    """Return the reply that opens or closes the sheet or declares everything; or why nothing can be declared. S4.1."""
    if sit.shown is None:
        return TouchReply()
    if not sit.may_declare:
        return TouchReply(refusal=sit.rules.moves(sit.shown).why_not(Declare(Kind.KINGS, ())))
    if not sit.undeclared:
        remark = (descriptions.nothing_to_declare(), "snapphana#S4.1") if sit.moves is not None else None
        return TouchReply(remark=remark)
    if part == ALL:
        desk = replace(sit.desk, declares_all=True)
        return TouchReply(desk=desk, move=next_declaration(replace(sit, desk=desk)))
    helping = not sit.desk.helping
    unwanted = 0 if helping else sit.shown.table.hand
    return TouchReply(desk=replace(sit.desk, helping=helping, unwanted=unwanted))


def next_declaration(sit: SnapphanaContext) -> Move | None:
    """Return the next move of declaring everything; None if that was not requested. S4."""
    if not sit.desk.declares_all or not sit.undeclared:
        return None
    first = sit.undeclared[0]
    return Declare(first.kind, first.cards)


def _line(sit: SnapphanaContext, part: Part) -> TouchReply:
    """Return the reply that picks the cards of a line, or clears the pick; playing the pick declares it."""
    kind = Kind(part.removeprefix(DECLARE))
    if kind is sit.declares or sit.moves is None:
        return TouchReply(pick=())
    return TouchReply(desk=replace(sit.desk, meant=kind), pick=named(sit.rows[part].row.cards))


def laying(sit: SnapphanaContext, move: Move) -> TouchReply | None:
    """Return the reminder before a first card is played while more can be declared; once per hand. S4.1."""
    if not isinstance(move, Play) or not sit.undeclared or sit.shown is None:
        return None
    asked = sit.shown.table.hand, sit.seat
    if sit.desk.asked == asked:
        return None
    desk = replace(sit.desk, asked=asked, helping=True)
    return TouchReply(desk=desk, remark=(descriptions.still_to_declare(sit), "snapphana#S4.1"))


def repicked(sit: SnapphanaContext, pick: Pick) -> SnapphanaUiState:
    """Return the state after a new pick; it ends declaring everything, and a single card has no kind."""
    meant = sit.desk.meant if len(pick) > 1 else None
    return replace(sit.desk, meant=meant, declares_all=sit.desk.declares_all and not pick)
