"""The table of knockout whist: what lies where, and what is said of it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from bluestick.engine.cards import suit
from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Pick
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.events import Dealt, HandEnded
from bluestick.games.knockout.moves import Word
from bluestick.games.knockout.state import POWER, View, winning
from bluestick.tables import common
from bluestick.tables.cards.names import suit_name
from bluestick.tables.knockout.cases import case_picture
from bluestick.tables.sitting import CardSitting
from bluestick.tables.spread import Spread
from bluestick.tables.trick_game import TrickGame

translate = QCoreApplication.translate


class KnockoutGame(TrickGame[CardSitting]):
    """Two to four players, a card at a time."""

    sitting = CardSitting
    deal_clause, trick_clause = "knockout#K2.1", "knockout#K3.3"
    picture = staticmethod(case_picture)

    def spread(self, view: View) -> Spread:
        table = view.table
        return Spread(
            view.hands or ((),) * self.setup.seats,
            tuple((laid.seat, (laid.card,)) for laid in table.trick),
            winning(table.trick, table.trump).seat if table.trick else None,
            turn_up=table.turn_up,
            piles=table.taken,
        )

    def after(self, spread: Spread, event: Event, viewer: Seat | None) -> Spread:
        match event:
            case Dealt(_, hands, turn_up):
                return Spread(hands, turn_up=turn_up, piles=(0,) * len(hands))
            case HandEnded():
                return replace(spread, turn_up=None, piles=(0,) * len(spread.piles))
        laid: Spread = super().after(spread, event, viewer)
        return laid

    def rank(self, sit: CardSitting, card: Part) -> tuple[bool, int, int]:
        return suit(card) != _trump(sit), list(Word).index(Word(suit(card))), -POWER[card]

    def instead(self, sit: CardSitting, part: Part) -> Pick:
        return ()

    def beaten(self, sit: CardSitting, card: Part) -> frozenset[Part]:
        trick = tuple(Laid(seat, cards[0]) for seat, cards in sit.laid.trick)
        if card not in sit.own_hand or not trick or winning((*trick, Laid(sit.seat, card)), _trump(sit)).card != card:
            return frozenset()
        return frozenset({winning(trick, _trump(sit)).card})

    def stock_sign(self, sit: CardSitting) -> tuple[QPixmap, str, str] | None:
        trump = _trump(sit)
        return self.trump_sign(sit, trump, suit_name(trump)) if trump else None

    def plate_note(self, sit: CardSitting, seat: Seat) -> str:
        return self.seat_note(sit, sit.shown, seat) or super().plate_note(sit, seat)

    def seat_note(self, sit: CardSitting, view: View | None, seat: Seat) -> str:
        return common.out() if view is not None and seat not in view.table.alive else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.taken[seat])

    def table_name(self, sit: CardSitting) -> str:
        return translate("knockout", "Knockout whist table")


def _trump(sit: CardSitting) -> str:
    """Of what lies there, before the view that says so is laid."""
    if sit.laid is not None and sit.laid.turn_up is not None:
        return suit(sit.laid.turn_up)
    return sit.shown.table.trump if sit.shown is not None else ""
