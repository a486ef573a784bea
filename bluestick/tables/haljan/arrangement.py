"""Arrangement of a haljan table, as a view shows it."""

from __future__ import annotations

from dataclasses import replace

from bluestick.engine.tricks import hidden_cards
from bluestick.games.haljan.state import Trick, View, side_of
from bluestick.tables.scene.arrangement import Arrangement


def arrangement_of(view: View, seats: int) -> Arrangement:
    """Return where all cards are in ``view`` (what one seat sees); ``seats``: number of players."""
    table = view.table
    dealt = not table.trick and not table.tricks
    return Arrangement(
        hands=tuple(
            hand if owner == view.seat or view.open or (dealt and None not in hand) else hidden_cards(hand)
            for owner, hand in enumerate(view.hands or ((),) * seats)
        ),
        trick=tuple((play.seat, play.cards) for play in table.trick),
        leading=table.winning.seat if table.winning else None,
        stock=table.stock - (table.turn_up is not None),
        turn_up=table.turn_up,
        piles=tuple(sum(side_of(trick.winner) == one for trick in table.tricks) for one in (0, 1)),
    )


def with_past_trick(arrangement: Arrangement, trick: Trick) -> Arrangement:
    """Return a copy of ``arrangement`` that shows ``trick``, which has been won, as if it were still on the table."""
    plays = tuple((play.seat, play.cards) for play in trick.plays)
    return replace(arrangement, trick=plays, leading=trick.winner)
