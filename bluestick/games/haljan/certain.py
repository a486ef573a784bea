"""When all that is left is one player's, whatever the others hold. H4.3, H4.4."""

from __future__ import annotations

from bluestick.engine.cards import FRENCH
from bluestick.games.haljan.cards import beaters
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.state import PACKET, View


def sure(view: View) -> Play | None:
    """The next lead of who takes every trick that is left. Nothing is drawn any more.

    A lead is not beaten if one of its cards is not. So many of those are needed as there are tricks left.
    """
    table, hand = view.table, view.hand
    if view.seat != table.turn or table.trick or table.stock or not hand:
        return None
    others = frozenset(FRENCH).difference(hand, table.laid())
    unbeaten = [card for card in hand if beaters(table.trump)[card].isdisjoint(others)]
    if len(unbeaten) < -(-len(hand) // PACKET):
        return None
    first, *later = unbeaten
    cards = (first, *(card for card in hand if card not in unbeaten), *later)
    moves = HaljanMoves(view)
    leads = (Play(cards[:number]) for number in range(PACKET, 0, -1))
    return next((lead for lead in leads if lead in moves), None)
