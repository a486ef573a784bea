"""Table of knockout whist: arrangement of the cards, and their names."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from bluestick.engine.cards import suit
from bluestick.engine.moves import Part, Pick
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.moves import Word
from bluestick.games.knockout.state import POWER, View, winning
from bluestick.tables.knockout.rule_pictures import case_picture
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.tricks import trick_pieces
from bluestick.tables.tricks.trick_events import TrickEvents
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.context import CardContext
from bluestick.tables.widget.touch_rules import TouchRules
from bluestick.text import table_phrases
from bluestick.text.cards import suit_name

translate = QCoreApplication.translate


class KnockoutTouch(TouchRules[CardContext]):
    """Touches at a table of knockout whist: another card replaces the picked one."""

    def kept_pick(self, context: CardContext, part: Part) -> Pick:
        return ()


class KnockoutEvents(TrickEvents[CardContext]):
    """Events of knockout whist."""

    deal_clause, trick_clause = "knockout#K2.1", "knockout#K3.3"


class KnockoutPresenter(TrickPresenter[CardContext]):
    """Presenter for two to four players; one card is played at a time."""

    context_type = CardContext
    input = KnockoutTouch()
    events = KnockoutEvents()
    picture = staticmethod(case_picture)

    def arrangement(self, view: View) -> Arrangement:
        table = view.table
        return Arrangement(
            view.hands or ((),) * self.setup.seats,
            tuple((play.seat, (play.card,)) for play in table.trick),
            winning(table.trick, table.trump).seat if table.trick else None,
            turn_up=table.turn_up,
            piles=table.taken,
        )

    def rank(self, context: CardContext, card: Part) -> tuple[bool, int, int]:
        return suit(card) != _trump(context), list(Word).index(Word(suit(card))), -POWER[card]

    def beaten(self, context: CardContext, card: Part) -> frozenset[Part]:
        trick = tuple(Laid(seat, cards[0]) for seat, cards in context.arrangement.trick)
        mine, trump = Laid(context.seat, card), _trump(context)
        if card not in context.own_hand or not trick or winning((*trick, mine), trump).card != card:
            return frozenset()
        return frozenset({winning(trick, trump).card})

    def stock_sign(self, context: CardContext) -> tuple[QPixmap, str, str] | None:
        trump = _trump(context)
        return trick_pieces.trump_sign(context, trump, suit_name(trump)) if trump else None

    def plate_note(self, context: CardContext, seat: Seat) -> str:
        return self.panel_note(context, context.shown, seat) or super().plate_note(context, seat)

    def panel_note(self, context: CardContext, view: View | None, seat: Seat) -> str:
        return table_phrases.out_note() if view is not None and seat not in view.table.alive else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.taken[seat])

    def table_name(self, context: CardContext) -> str:
        return translate("knockout", "Knockout whist table")


def _trump(context: CardContext) -> str:
    turn_up = context.arrangement.turn_up  # displayed before the view that states the trumps is shown
    return suit(turn_up) if turn_up is not None else context.shown.table.trump
