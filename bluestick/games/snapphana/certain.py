"""Certain wins: leads that take all remaining tricks, whatever the others hold. S9.2, S9.3."""

from __future__ import annotations

from collections import Counter

from bluestick.games.snapphana.cards import CARD_STRENGTH, FJONT, PACK, SUIT, TRUMP
from bluestick.games.snapphana.moves import Play
from bluestick.games.snapphana.state import View


def certain_play(view: View) -> Play | None:
    """Return the next lead if ``view.seat`` is certain to take all remaining tricks; None if not.

    Certain: whatever cards others hold. Of equal snapphanar the last one played wins (S2.2), and Fjønt never wins
    (S10).
    """
    table, hand = view.table, view.hand
    if view.seat is None or view.seat != table.turn or table.trick or not hand:
        return None
    laid_away = [card for card in (view.discards[view.seat] if view.discards else ()) if card is not None]
    left = Counter(PACK) - Counter(hand) - Counter(table.laid()) - Counter(laid_away)
    void = frozenset.intersection(*(frozenset(suits) for seat, suits in enumerate(table.voids) if seat != view.seat))
    others = [card for card in left if SUIT[card] and SUIT[card] not in void]

    def is_beaten(card: str) -> bool:
        return any(
            CARD_STRENGTH[other] >= CARD_STRENGTH[card] for other in others if SUIT[other] in (SUIT[card], TRUMP)
        )

    return None if FJONT in hand or any(map(is_beaten, hand)) else Play(hand[0])
