"""Context of a haljan table, with derived facts."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bluestick.engine.moves import Part
from bluestick.games.haljan.events import TwoExchanged
from bluestick.games.haljan.moves import Word
from bluestick.games.haljan.state import View, side_of
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.scene.card_layout import OWN, TOP, CardLayout
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext
from bluestick.text.cards import short_card_name


class HaljanContext(CardContext):
    """Context of a haljan or harjan table."""

    game: TrickPresenter[Any]
    at: CardLayout
    shown: View
    arrangement: Arrangement

    @cached_property
    def trump(self) -> str:
        """Trump suit: that of the turn-up while it is on the table, else the one in the view; "S" if not known yet."""
        if self.arrangement.turn_up is not None:
            return self.arrangement.turn_up[0]
        return self.shown.table.trump or "S"

    @property
    def is_trump_known(self) -> bool:
        return bool(self.shown.table.trump)

    @property
    def harjan(self) -> bool:
        return self.setup.variant == "harjan"

    @cached_property
    def winning_cards(self) -> tuple[Part, ...]:
        """Cards of the winning play, which have to be beaten. H4.5."""
        return next((cards for seat, cards in self.arrangement.trick if seat == self.arrangement.leading), ())

    @cached_property
    def exchangeable_cards(self) -> frozenset[Part]:
        """Turn-up and two of trumps while the viewer may exchange them or an exchange is shown; else empty. H5.1."""
        turn_up = self.arrangement.turn_up
        if turn_up is None or not (isinstance(self.held, TwoExchanged) or Word.EXCHANGE in self.words):
            return frozenset()
        return frozenset((turn_up, self.trump + "2"))

    def looks(self, part: Part | None) -> Looks:
        looks = super().looks(part)
        return looks | {"offered"} if part in self.exchangeable_cards else looks

    def short_card_name(self, card: Part) -> str:
        return short_card_name(card, self.index)

    def pile_side(self, pile: int) -> str:
        return OWN if pile == side_of(self.seat) else TOP
