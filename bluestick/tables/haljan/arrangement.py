"""Arrangement of a haljan table, from a view and after each event."""

from __future__ import annotations

from dataclasses import replace

from bluestick.engine.cards import FRENCH
from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import backs, own
from bluestick.games.haljan.events import CardsDrawn, CardsPlayed, Dealt, TrickTaken, TwoExchanged
from bluestick.games.haljan.state import Trick, View, side
from bluestick.tables.scene.arrangement import Arrangement


def arrangement_of(view: View, seats: int) -> Arrangement:
    """Return the arrangement of the cards in ``view``."""
    table = view.table
    dealt = not table.trick and not table.tricks
    return Arrangement(
        hands=tuple(
            hand if owner == view.seat or view.open or (dealt and None not in hand) else backs(hand)
            for owner, hand in enumerate(view.hands or ((),) * seats)
        ),
        trick=tuple((play.seat, play.cards) for play in table.trick),
        leading=table.winning.seat if table.winning else None,
        stock=table.stock - (table.turn_up is not None),
        turn_up=table.turn_up,
        piles=tuple(sum(side(trick.winner) == one for trick in table.tricks) for one in (0, 1)),
    )


def past(arrangement: Arrangement, trick: Trick) -> Arrangement:
    """Return a copy of ``arrangement`` with the finished ``trick`` on the table."""
    plays = tuple((play.seat, play.cards) for play in trick.plays)
    return replace(arrangement, trick=plays, leading=trick.winner)


def after(arrangement: Arrangement, event: Event, viewer: Seat | None) -> Arrangement:
    """Return the arrangement after ``event``, with only the cards that ``viewer`` may see."""
    match event:
        case Dealt():
            stock = len(FRENCH) - 1 - sum(map(len, event.hands))
            return Arrangement(hands=event.hands, stock=stock, turn_up=event.turn_up, piles=(0, 0))
        case CardsPlayed():
            arrangement = arrangement.played(event.seat, event.cards, event.leads)
            return replace(arrangement, hands=own(arrangement.hands, viewer))  # B10: no longer face up
        case TrickTaken():
            return arrangement.taken(side(event.seat))
        case CardsDrawn():
            cards = event.cards if event.seat == viewer else backs(event.cards)
            return arrangement.drawn(event.seat, cards, event.turn_up)
        case TwoExchanged():
            return arrangement.exchanged(event.seat, event.two)
    return arrangement
