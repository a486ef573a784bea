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
from bluestick.tables.snapphana import sheet_lines, sheets
from bluestick.tables.snapphana.arrangement import SnapphanaArrangement
from bluestick.tables.snapphana.layout import SnapphanaLayout
from bluestick.tables.snapphana.sheet_lines import Declarable
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext


@dataclass(frozen=True, slots=True)
class SnapphanaUiState:
    """What is remembered of a table beside what lies there."""

    helping: bool = False
    """Whether it is shown what can be declared."""
    unwanted: int = 0
    """The number of the hand in which that was closed; 0: it was not."""
    asked: tuple[int, Seat] | None = None
    """In which hand somebody was told what could still be declared, and who."""
    declares_all: bool = False
    """Whether what is declared now is followed by everything else."""
    meant: Kind | None = None
    """What the chosen cards are meant to be, rather than what is best, if they can be that too."""


class SnapphanaContext(CardContext):
    """A sitting at 800, 1000, 150 or Fjabbe."""

    game: TrickPresenter[Any]
    at: SnapphanaLayout
    shown: View | None
    laid: SnapphanaArrangement | None
    desk: SnapphanaUiState

    @property
    def form(self) -> Form:
        """Which of the four games it is."""
        return FORMS[self.setup.variant]

    @property
    def discarding(self) -> bool:
        """Whether this seat has yet to lay cards away."""
        return self.shown is not None and self.seat in self.shown.table.discarding

    @property
    def readings(self) -> tuple[Move, ...]:
        """The moves that the chosen cards make: first what they are meant to be, then the best."""
        return tuple(sorted(super().readings, key=lambda move: not self._is_meant(move)))

    def _is_meant(self, move: Move) -> bool:
        return isinstance(move, Declare) and move.kind is self.desk.meant

    # Sides.

    def counts_with(self, seat: int) -> int:
        """The side of a seat: players opposite, or everybody alone."""
        return seat % self.form.sides

    def called_side(self, side: int) -> str:
        """How a pair is called, or a player."""
        names = [self.called(seat) for seat in range(self.setup.seats) if self.counts_with(seat) == side]
        if len(names) == 1:
            return names[0]
        text = QCoreApplication.translate("snapphana", "{one} and {other}", "a pair")
        return text.format(one=names[0], other=names[1])

    # Declaring.

    @property
    def may_declare(self) -> bool:
        """Whether this seat is about to play its first card. S4.1."""
        if self.shown is None or self.shown.table.turn != self.seat:
            return False
        return self.viewer == self.seat and not self.shown.table.tricks and self.form.declares

    @cached_property
    def declarable(self) -> tuple[Declarable, ...]:
        """What this seat has declared and still can."""
        if self.shown is None or self.viewer is None:
            return ()
        own = [each for each in self.shown.table.declared if each.seat == self.viewer]
        return sheet_lines.declarable(self.shown.hand, own)

    @property
    def undeclared(self) -> tuple[Declarable, ...]:
        """What this seat can declare now."""
        if self.moves is None or not self.may_declare:
            return ()
        return tuple(each for each in self.declarable if not each.done)

    @property
    def declares(self) -> Kind | None:
        """What the chosen cards would be declared as."""
        move = next(iter(self.readings), None)
        return move.kind if isinstance(move, Declare) else None

    # Fjønt.

    @cached_property
    def gifts(self) -> tuple[Part, ...]:
        """What this seat can give for Fjønt now, equal cards once. S10.2."""
        if self.moves is None or self.laid is None or self.laid.owing is None:
            return ()
        if self.shown is None or self.viewer is None:
            return ()
        return tuple(sorted(dict.fromkeys(self.shown.table.payable(self.viewer)), key=sheet_lines.usefulness))

    # Sheets and open cards.

    @cached_property
    def rows(self) -> dict[Part, sheets.Line]:
        """The lines of the sheet that lies there, by their names."""
        return sheets.lines(self)

    def open_card(self, part: Part | None) -> Part | None:
        """The card that somebody else shows there, or that lies open on the table."""
        if part in self.game.pack:
            return None
        lyings = (lying for lying in self.lyings if lying.card is not None and self.game.name_of(self, lying) == part)
        return next((lying.card for lying in lyings), None)
