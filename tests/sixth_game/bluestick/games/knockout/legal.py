"""Legal moves of knockout whist, and reasons for refusals. K2, K3."""

from __future__ import annotations

from collections.abc import Callable

from bluestick.engine.cards import suit
from bluestick.engine.moves import ListedMoves, Pick, Refusal, no_move
from bluestick.engine.tricks import Deal
from bluestick.games.knockout.moves import WORDS, KnockoutMove, Play, Say, Word
from bluestick.games.knockout.state import View


class KnockoutMoves(ListedMoves[KnockoutMove]):
    """The moves of a seat: a card, or a suit as trumps."""

    def __init__(self, view: View, parts: Callable[[KnockoutMove], Pick]) -> None:
        self._view = view
        led = view.table.led
        self._following = tuple(card for card in view.hand if suit(card) == led)  # K3.2
        moves: tuple[KnockoutMove, ...] = ()
        if view.seat is not None and view.seat == view.table.turn:
            moves = tuple(map(Play, self._following or view.hand)) if view.table.trump else tuple(map(Say, Word))
        super().__init__(moves, parts, self._why_not, self._why_not_pick)

    def _why_not(self, move: KnockoutMove) -> Refusal:
        table, seat = self._view.table, self._view.seat
        match move:
            case Deal():
                return Refusal("no_deal", "knockout#K2.1")
            case Play() | Say() if table.result is not None:
                return Refusal("match_over", "knockout#K4.2")
            case Play() | Say() if seat is not None and seat not in table.alive:
                return Refusal("out", "knockout#K4.1")
            case Play() | Say() if seat is None or seat != table.turn:
                return Refusal("not_your_turn", "knockout#K3.1")
            case Say():
                return Refusal("trumps_known", "knockout#K2.2")
            case Play() if not table.trump:
                return Refusal("name_first", "knockout#K2.2")
            case Play(card) if card not in self._view.hand:
                return Refusal("not_held", "knockout#K3.1")
            case Play():
                return Refusal("follow", "knockout#K3.2", self._following)
        return no_move("knockout#K3.1")

    def _why_not_pick(self, pick: Pick) -> Refusal:
        match pick:
            case ():
                return self._why_not(Say(Word.SPADES))
            case (part,):
                return self._why_not(Say(Word(part)) if part in WORDS else Play(part))
        return Refusal("one_card", "knockout#K3.1", tuple(part for part in pick if part in self._view.hand))
