"""Context of a kille table, with derived facts."""

from __future__ import annotations

from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT, View
from bluestick.tables.kille import descriptions
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.layout import Place, RoundLayout
from bluestick.tables.kille.ui_state import KilleUiState
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import CardContext


class KilleContext(CardContext):
    """A sitting at kille."""

    game: CardPresenter[Any]
    at: RoundLayout
    shown: View | None
    laid: KilleArrangement | None
    desk: KilleUiState

    # Where.

    def place_of(self, seat: int) -> Place:
        """Where a seat is as the table is turned."""
        return self.at.places[(seat - self.seat) % self.setup.seats]

    def card_of(self, seat: Seat | None) -> Spot:
        """Where the card in front of a seat lies, or the stock."""
        return self.at.stock if seat is None else self.place_of(seat).card

    # Cards.

    def face(self, seat: int) -> Part | None:
        """The card in front of a seat, if its face is to be seen."""
        laid = self.laid
        if laid is None or laid.at[seat] == NOT_DEALT:
            return None
        place = laid.at[seat]
        watches = self.viewer is None or self.viewer not in laid.order
        return laid.cards[place] if place in laid.open or seat == self.viewer or watches else None

    def remembered(self, seat: int) -> Part | None:
        """The card in front of a seat, if it lies face down and the viewer knows it all the same. K13."""
        laid = self.laid
        if laid is None or laid.at[seat] == NOT_DEALT or self.face(seat) is not None:
            return None
        return laid.cards[laid.at[seat]]

    # Words.

    @property
    def question(self) -> str:
        """What the table asks the own seat; empty for nothing."""
        if self.laid is None or self.shown is None or not self.settled or self.moves is None:
            return ""
        return descriptions.question(self.laid, self.shown, self.called)

    def says(self, part: Part) -> bool:
        """Whether touching this says a word that can be said now."""
        return self.game.word_of(self, part) in self.words

    def is_target(self, part: Part) -> bool:
        """Whether the pointer is on something that means a word now, or the own card can be carried there."""
        if self.carried:
            return self.game.word_of(self, part) == Word.SWAP
        return part == self.pointed and self.says(part)
