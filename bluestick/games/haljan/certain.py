"""Certain wins: whether a player takes all remaining tricks, whatever the others hold. H4.3, H4.4."""

from __future__ import annotations

from bluestick.engine.cards import FRENCH
from bluestick.games.haljan.cards import beating_cards
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.state import PACKET_SIZE, View


def certain_lead(view: View) -> Play | None:
    """Return the next lead if the viewer is to lead and is certain to take all remaining tricks.

    None if not, and always while the stock lasts.
    """
    table, hand = view.table, view.hand
    if view.seat != table.turn or table.trick or table.stock or not hand:
        return None
    others = frozenset(FRENCH).difference(hand, table.laid())
    unbeaten = [card for card in hand if beating_cards(table.trump)[card].isdisjoint(others)]
    if len(unbeaten) < -(-len(hand) // PACKET_SIZE):
        return None
    first, *later = unbeaten
    cards = (first, *(card for card in hand if card not in unbeaten), *later)
    moves = HaljanMoves(view)
    leads = (Play(cards[:number]) for number in range(PACKET_SIZE, 0, -1))
    return next((lead for lead in leads if lead in moves), None)
