"""Deck, touches and keys of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.legal import SnapphanaMoves
from bluestick.games.snapphana.moves import Declare, Play
from bluestick.tables.cards import Snapphana
from bluestick.tables.input.touch_reply import TableButton, TouchReply
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.snapphana import descriptions, descriptions_advice, placed_cards
from bluestick.tables.snapphana.card_names import GIFT, NAMES, NamedMoves, unique_names
from bluestick.tables.snapphana.context import SnapphanaContext, SnapphanaUiState
from bluestick.tables.snapphana.sheets import CLOSE, DECLARE, SHEET
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.touch_rules import TouchRules
from bluestick.text.snapphana.names import plain_card

LIST, ALL = "list", "all"
"""Part names of two buttons: open or close the declaration sheet; declare everything."""
_KEYS = {"F9": LIST, "Shift+F9": ALL}


class SnapphanaDeck(GameDeck[SnapphanaContext]):
    """Deck of Snapphanaleden, in which equal cards have different part names."""

    deck_type = Snapphana
    pack = NAMES

    def mark(self, context: SnapphanaContext, placed: PlacedCard) -> str | None:
        return placed_cards.deck_mark(context, placed)

    def face(self, card: Part) -> Part:
        return plain_card(card)

    def facts(self, context: SnapphanaContext, placed: PlacedCard) -> CardFacts | None:
        return descriptions_advice.facts(plain_card(placed.card)) if placed.card else None


class SnapphanaTouch(TouchRules[SnapphanaContext]):
    """Touches on the sheets of Snapphanaleden, and declaring everything with one click."""

    # Moves.

    def named_moves(self, context: SnapphanaContext, moves: MoveSet[Any]) -> MoveSet[Any]:
        view = context.shown
        if not isinstance(moves, SnapphanaMoves) or view is None or view.seat is None:
            return moves
        return NamedMoves(moves, view.hand, tuple(dict.fromkeys(view.table.payable(view.seat))))

    def next_in_series(self, context: SnapphanaContext) -> Move | None:
        """Return the next declaration while "declare everything" goes on; None if not, or at its end. S4."""
        if not context.ui_state.is_declaring_all or not context.undeclared_combinations:
            return None
        first = context.undeclared_combinations[0]
        return Declare(first.kind, first.cards)

    def before_move(self, context: SnapphanaContext, move: Move) -> TouchReply | None:
        """Return a reminder (once per deal) if ``move`` ends declaring though more can be declared; else None. S4.1."""
        if not isinstance(move, Play) or not context.undeclared_combinations:
            return None
        asked = context.shown.table.hand, context.seat
        if context.ui_state.last_reminder == asked:
            return None
        ui_state = replace(context.ui_state, last_reminder=asked, is_list_open=True)
        return TouchReply(ui_state=ui_state, remark=(descriptions.declare_reminder(context), "snapphana#S4.1"))

    def why_incomplete(self, context: SnapphanaContext) -> Refusal | None:
        return descriptions_advice.why_pick_is_illegal(context)

    def reading_text(self, context: SnapphanaContext, move: Move) -> str:
        return descriptions_advice.declaration_text(move) if isinstance(move, Declare) else ""

    # Touches.

    def reply(self, context: SnapphanaContext, part: Part) -> TouchReply | None:
        if part in (LIST, ALL, CLOSE):
            return self._helper_reply(context, part)
        if part in context.rows:
            return _line(context, part) if part.startswith(DECLARE) else TouchReply()
        if part.startswith(GIFT) and part.removeprefix(GIFT) in context.cards_to_give:
            return TouchReply(pick=() if part in context.pick else (part,))
        return None

    def chooses_cards(self, context: SnapphanaContext, part: Part) -> bool:
        return part.startswith((DECLARE, GIFT))

    def kept_pick(self, context: SnapphanaContext, part: Part) -> Pick:
        if context.moves is None or len(context.pick) != 1 or part in context.moves.next_parts(context.pick):
            return context.pick
        return context.pick if context.discarding or part not in context.open_moves else ()

    def ends_pause(self, context: SnapphanaContext) -> bool:
        return context.arrangement is not None and context.arrangement.declared is not None and not context.settled

    def state_when_offered(self, context: SnapphanaContext) -> SnapphanaUiState:
        """Return the state with the sheet open if there is anything to declare, unless closed in this deal."""
        wanted = context.shown is not None and context.shown.table.hand != context.ui_state.closed_in_hand
        more = context.ui_state.is_declaring_all and (context.moves is None or bool(context.undeclared_combinations))
        return replace(
            context.ui_state, is_list_open=wanted and bool(context.undeclared_combinations), is_declaring_all=more
        )

    def state_when_cancelled(self, context: SnapphanaContext) -> SnapphanaUiState:
        return replace(context.ui_state, is_declaring_all=False)

    def state_when_picked(self, context: SnapphanaContext, pick: Pick) -> SnapphanaUiState:
        meant = context.ui_state.chosen_kind if len(pick) > 1 else None
        return replace(
            context.ui_state, chosen_kind=meant, is_declaring_all=context.ui_state.is_declaring_all and not pick
        )

    # Keys.

    def part_of_key(self, context: SnapphanaContext, key: str) -> Part | None:
        return _KEYS.get(key) or super().part_of_key(context, key)

    def cursor_after(self, context: SnapphanaContext, gone: Part) -> Part | None:
        if not gone.startswith((DECLARE, CLOSE, GIFT)):
            return None
        kind = gone.partition(" ")[2]
        lines = (f"declared {kind}", *(name for name in context.rows if name.startswith(DECLARE)))
        return next((name for name in lines if name in context.rows), context.game.cursor_start(context))

    def _helper_reply(self, context: SnapphanaContext, part: Part) -> TouchReply:
        """Return the reply to button ``part``: open or close the sheet, declare everything, or say why not. S4.1."""
        if not context.can_declare:
            return TouchReply(refusal=context.rules.moves(context.shown).why_not(Declare(Kind.KINGS, ())))
        if not context.undeclared_combinations:
            text = QCoreApplication.translate("snapphana", "You have nothing to declare now.")
            remark = (text, "snapphana#S4.1") if context.moves is not None else None
            return TouchReply(remark=remark)
        if part == ALL:
            ui_state = replace(context.ui_state, is_declaring_all=True)
            return TouchReply(ui_state=ui_state, move=self.next_in_series(replace(context, ui_state=ui_state)))
        helping = not context.ui_state.is_list_open
        unwanted = 0 if helping else context.shown.table.hand
        return TouchReply(ui_state=replace(context.ui_state, is_list_open=helping, closed_in_hand=unwanted))


def buttons(context: SnapphanaContext) -> Iterator[TableButton]:
    """Yield the button that opens the declaration sheet or declares everything, if there is something to declare."""
    if context.undeclared_combinations and not context.at.small:
        text, told = descriptions.helper_button(context)
        helping = context.ui_state.is_list_open
        yield TableButton(ALL if helping else LIST, text, context.at.helper, told, primary=helping and not context.pick)


# Parts.


def parts(context: SnapphanaContext) -> list[Part]:
    """Return all parts, in order: viewer's hand, open sheet, trick, other players, the rest."""
    names = [card for card in context.own_hand if card is not None]
    names += _lines(context)
    names += [GIFT + card for card in context.cards_to_give]
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


def neighbour_part(context: SnapphanaContext, part: Part, right: int, down: int) -> Part | None:
    """Return the part to which an arrow key (``right``, ``down``: 1 or -1, else 0) moves from ``part``.

    Only up from the hand to an open sheet and along the sheet; else None.
    """
    gifts, lines = [GIFT + card for card in context.cards_to_give], _lines(context)
    if down < 0 and part in context.own_hand and (gifts or lines):
        return gifts[0] if gifts else lines[-1]
    for row, by in ((gifts, right), (lines, down)):
        if by and part in row and 0 <= row.index(part) + by < len(row):
            return row[row.index(part) + by]
    return None


# The declaration sheet.


def _line(context: SnapphanaContext, part: Part) -> TouchReply:
    kind = Kind(part.removeprefix(DECLARE))
    if kind is context.declared_kind or context.moves is None:
        return TouchReply(pick=())
    return TouchReply(
        ui_state=replace(context.ui_state, chosen_kind=kind), pick=unique_names(context.rows[part].row.cards)
    )
