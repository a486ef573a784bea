"""Context of a haggis table, with derived facts."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from bluestick.games.haggis.cards import mask
from bluestick.games.haggis.groups import split_hand
from bluestick.games.haggis.moves import BETS, GIFTS, Word
from bluestick.games.haggis.state import View
from bluestick.tables.haggis.arrangement import HaggisArrangement
from bluestick.tables.haggis.layout import HaggisLayout
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext


class HaggisContext(CardContext):
    """Context of one haggis table."""

    game: TrickPresenter[Any]
    at: HaggisLayout
    shown: View
    arrangement: HaggisArrangement
    ui_state: str
    """Sort order of the hand: one of ``SORTS``."""

    @cached_property
    def groups(self) -> tuple[int, ...]:
        """Groups of the viewer's hand when sorted by combinations, as bit masks; a group may be a single card."""
        hand = self.arrangement.hands[self.seat]
        return split_hand(mask(card for card in hand if card is not None))

    @cached_property
    def can_bet(self) -> bool:
        """Whether the viewer may still bet: has neither bet nor played a card, and no player has gone out. G2.2."""
        arrangement = self.arrangement
        if self.viewer != self.seat or not arrangement.bets:
            return False
        return arrangement.bets[self.seat] is None and not arrangement.out and not arrangement.score

    @property
    def must_give(self) -> bool:
        """Whether the seat at the bottom has won the trick with a bomb and must give it away. G5.7."""
        return self.arrangement.giver == self.seat

    @cached_property
    def must_pass(self) -> bool:
        """Whether the viewer can only pass, because no card can beat the combination on the table. G5.2."""
        return Word.PASS in self.words and not self.open_moves & self.game.deck.pack

    @property
    def has_cards(self) -> bool:
        return bool(self.arrangement.hands[self.seat])

    @cached_property
    def word_rects(self) -> dict[Word, QRectF]:
        found: dict[Word, QRectF] = {}
        if self.can_bet:
            found |= {word: self.at.bet(number) for number, word in enumerate(BETS)}
        if self.must_give:
            others = [word for word, seat in GIFTS.items() if seat != self.seat and seat < self.setup.seats]
            found |= {word: self.at.gift(number) for number, word in enumerate(others)}
        elif self.has_cards and not self.arrangement.score:
            found[Word.PASS] = self.at.button_row if self.must_pass else self.at.button(0)
        return found

    @cached_property
    def trick_explains_refusal(self) -> bool:
        """Whether the cards marked to explain a refusal are those to beat; then none of the hand are marked."""
        return bool(self.arrangement.trick) and self.proofs == set(self.arrangement.trick[-1][1])
