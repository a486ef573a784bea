"""Context and interface state of a table of Snapphanaleden."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Move, Part
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.moves import Declare
from bluestick.games.snapphana.state import FORMS, Form, View
from bluestick.tables.scene.card_layout import OWN, TOP
from bluestick.tables.snapphana import sheet_lines, sheets
from bluestick.tables.snapphana.arrangement import SnapphanaArrangement
from bluestick.tables.snapphana.layout import SnapphanaLayout
from bluestick.tables.snapphana.sheet_lines import DeclarableCombination
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext


@dataclass(frozen=True, slots=True)
class SnapphanaUiState:
    """State of a table of Snapphanaleden that only the interface knows: open sheet, reminders, chosen kind."""

    is_list_open: bool = False
    closed_in_hand: int = 0
    """Number of the deal in which the player last closed the declaration sheet; 0 for none."""
    last_reminder: tuple[int, Seat] | None = None
    """Number of the deal in which a player was last reminded of declaring, and the seat of this player."""
    is_declaring_all: bool = False
    """Whether "declare everything" was pressed and declarations are still being made one by one."""
    chosen_kind: Kind | None = None
    """Kind of combination chosen on the sheet, as which selected cards are declared if possible; None: as the best."""


class SnapphanaContext(CardContext):
    """Context of one table of Snapphanaleden, in the variant 800, 1000, 150 or Fjabbe."""

    game: TrickPresenter[Any]
    at: SnapphanaLayout
    shown: View
    arrangement: SnapphanaArrangement
    ui_state: SnapphanaUiState

    @cached_property
    def form(self) -> Form:
        return FORMS[self.setup.variant]

    @cached_property
    def discarding(self) -> bool:
        return self.seat in self.shown.table.discarding

    @cached_property
    def readings(self) -> tuple[Move, ...]:
        """Moves that the selected cards make: declaring the kind chosen on the sheet, then others, best first."""
        kind = self.ui_state.chosen_kind
        return tuple(sorted(super().readings, key=lambda move: not (isinstance(move, Declare) and move.kind is kind)))

    # Sides.

    def side_of(self, seat: int) -> int:
        return seat % self.form.sides

    def side_name(self, side: int) -> str:
        names = [self.display_name(seat) for seat in range(self.setup.seats) if self.side_of(seat) == side]
        if len(names) == 1:
            return names[0]
        text = QCoreApplication.translate("snapphana", "{one} and {other}", "a pair")
        return text.format(one=names[0], other=names[1])

    # Declaring.

    @property
    def can_declare(self) -> bool:
        """Whether the viewer is about to play to the first trick of a deal, the only time for declaring. S4.1."""
        if self.shown.table.turn != self.seat:
            return False
        return self.viewer == self.seat and not self.shown.table.tricks and self.form.declares

    @cached_property
    def declarable_combinations(self) -> tuple[DeclarableCombination, ...]:
        if self.viewer is None:
            return ()
        own = [each for each in self.shown.table.declared if each.seat == self.viewer]
        return sheet_lines.find_declarable(self.shown.hand, own)

    @cached_property
    def undeclared_combinations(self) -> tuple[DeclarableCombination, ...]:
        if self.moves is None or not self.can_declare:
            return ()
        return tuple(each for each in self.declarable_combinations if not each.done)

    @property
    def declared_kind(self) -> Kind | None:
        move = next(iter(self.readings), None)
        return move.kind if isinstance(move, Declare) else None

    # Fjønt.

    @cached_property
    def cards_to_give(self) -> tuple[Part, ...]:
        """Won cards that the viewer can now give for Fjønt (the wild card), cheapest first, equal ones once. S10.2."""
        if self.moves is None or self.arrangement.debtor is None:
            return ()
        if self.viewer is None:
            return ()
        return tuple(sorted(dict.fromkeys(self.shown.table.payable(self.viewer)), key=sheet_lines.give_order))

    # Sheets and open cards.

    @cached_property
    def rows(self) -> dict[Part, sheets.Line]:
        return sheets.lines(self)

    def open_card(self, part: Part | None) -> Part | None:
        if part in self.game.deck.pack:
            return None
        placed_cards = (
            placed
            for placed in self.placed_cards
            if placed.card is not None and self.game.name_of(self, placed) == part
        )
        return next((placed.card for placed in placed_cards), None)

    def pile_side(self, pile: int) -> str:
        if self.form.sides == 2:
            return OWN if pile == self.side_of(self.seat) else TOP
        return super().pile_side(pile)
