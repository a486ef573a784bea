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
from bluestick.tables.knockout.rule_pictures import case_picture
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext
from bluestick.text import table_phrases
from bluestick.text.cards import suit_name

translate = QCoreApplication.translate


class KnockoutPresenter(TrickPresenter[CardContext]):
    """Two to four players, a card at a time."""

    sitting = CardContext
    deal_clause, trick_clause = "knockout#K2.1", "knockout#K3.3"
    picture = staticmethod(case_picture)

    def spread(self, view: View) -> Arrangement:
        table = view.table
        return Arrangement(
            view.hands or ((),) * self.setup.seats,
            tuple((laid.seat, (laid.card,)) for laid in table.trick),
            winning(table.trick, table.trump).seat if table.trick else None,
            turn_up=table.turn_up,
            piles=table.taken,
        )

    def after(self, spread: Arrangement, event: Event, viewer: Seat | None) -> Arrangement:
        match event:
            case Dealt(_, hands, turn_up):
                return Arrangement(hands, turn_up=turn_up, piles=(0,) * len(hands))
            case HandEnded():
                return replace(spread, turn_up=None, piles=(0,) * len(spread.piles))
        laid: Arrangement = super().after(spread, event, viewer)
        return laid

    def rank(self, sit: CardContext, card: Part) -> tuple[bool, int, int]:
        return suit(card) != _trump(sit), list(Word).index(Word(suit(card))), -POWER[card]

    def instead(self, sit: CardContext, part: Part) -> Pick:
        return ()

    def beaten(self, sit: CardContext, card: Part) -> frozenset[Part]:
        trick = tuple(Laid(seat, cards[0]) for seat, cards in sit.laid.trick)
        if card not in sit.own_hand or not trick or winning((*trick, Laid(sit.seat, card)), _trump(sit)).card != card:
            return frozenset()
        return frozenset({winning(trick, _trump(sit)).card})

    def stock_sign(self, sit: CardContext) -> tuple[QPixmap, str, str] | None:
        trump = _trump(sit)
        return self.trump_sign(sit, trump, suit_name(trump)) if trump else None

    def plate_note(self, sit: CardContext, seat: Seat) -> str:
        return self.seat_note(sit, sit.shown, seat) or super().plate_note(sit, seat)

    def seat_note(self, sit: CardContext, view: View | None, seat: Seat) -> str:
        return table_phrases.out() if view is not None and seat not in view.table.alive else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.taken[seat])

    def table_name(self, sit: CardContext) -> str:
        return translate("knockout", "Knockout whist table")


def _trump(sit: CardContext) -> str:
    """Of what lies there, before the view that says so is laid."""
    if sit.laid is not None and sit.laid.turn_up is not None:
        return suit(sit.laid.turn_up)
    return sit.shown.table.trump if sit.shown is not None else ""
