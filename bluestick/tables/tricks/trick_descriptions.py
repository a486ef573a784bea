"""Default descriptions of trick games: plates, captions, parts for screen readers."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import TrickTaken
from bluestick.tables.scene.card_pictures import Lens, PlateText
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import CardContext
from bluestick.text import table_phrases
from bluestick.text.cards import card_name

S = TypeVar("S", bound=CardContext)
"""Context type of the presenter."""


class TrickDescriptions(CardPresenter[S]):
    """Presenter part: texts of plates and captions, and descriptions for screen readers."""

    def plate_text(self, context: S, seat: Seat) -> PlateText:
        """Return the content of the name plate of a seat."""
        dealer = context.shown is not None and context.shown.table.dealer == seat
        return PlateText(
            context.display_name(seat), self.plate_note(context, seat), dealer=dealer, active=seat in context.lit
        )

    def plate_note(self, context: S, seat: Seat) -> str:
        """Return the second line of the name plate of a seat."""
        if seat == context.thinker:
            return table_phrases.thinking()
        dealer = context.shown is not None and context.shown.table.dealer == seat
        return " · ".join(([table_phrases.dealer()] if dealer else []) + [table_phrases.cards(context.in_hand(seat))])

    def play_caption(self, context: S, seat: Seat) -> str:
        """Return the caption beneath the cards that a seat has played to the trick."""
        name = context.short_name(seat) or context.display_name(seat)
        if seat == context.arrangement.leading:
            done = (
                len(context.arrangement.trick) == context.setup.seats
                or context.looks_back
                or isinstance(context.held, TrickTaken)
            )
            return table_phrases.takes_it(name) if done else table_phrases.winning(name)
        return table_phrases.led(name) if seat == context.arrangement.trick[0][0] else name

    def slot_caption(self, context: S) -> str:
        """Return the text of the slot for the viewer's play; empty if no cards are to be played."""
        if (
            context.arrangement is None
            or context.playable is None
            or any(seat == context.seat for seat, _ in context.arrangement.trick)
        ):
            return ""
        return table_phrases.your_card() if context.arrangement.trick else table_phrases.your_lead()

    def pile_caption(self, context: S, pile: int) -> str:
        """Return the caption beside a pile of tricks, such as their number."""
        return table_phrases.tricks(context.arrangement.piles[pile])

    def table_text(self, context: S, part: Part) -> str:
        """Return the description of any part other than a card of the viewer's hand."""
        if context.arrangement is None:
            return part
        if part in self.deck.pack:
            seat = next((seat for seat, cards in context.arrangement.trick if part in cards), None)
            if seat is not None:
                return f"{self.name_said(context, part)}, {self.play_caption(context, seat)}"
            name = self.name_said(context, part)
            return table_phrases.turned_up(name) if part == context.arrangement.turn_up else name
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            said = self.plate_text(context, Seat(int(owner)))
            return f"{said.name}, {said.note}"
        return (
            f"{context.display_name(int(owner))}, {self.pile_caption(context, int(owner))}"
            if owner
            else self.slot_caption(context)
        )

    def card_said(self, context: S, part: Part) -> str:
        """Return the description of a card of the viewer's hand."""
        return self.name_said(context, part)

    def name_said(self, context: S, card: Part) -> str:
        """Return the name of a card; it says that the card is a trump where the suit alone does not."""
        return card_name(card)

    def rank_said(self, context: S, card: Part) -> str:
        """Return the rank of a card among those of its suit, in words; empty where there is none."""
        return ""

    def lens(self, context: S, card: Part) -> Lens | None:
        """Return the content of the lens, the panel with the rank and value of a card; None for no lens."""
        return None

    def describe(self, context: S, part: Part) -> str:
        hand = context.own_hand
        if part not in hand:
            return self.table_text(context, part)
        said = [self.card_said(context, part)]
        #: Where a card is in the hand: "3 of 6"
        place = QCoreApplication.translate("table", "{place} of {count}")
        said.append(place.format(place=hand.index(part) + 1, count=len(hand)))
        if part in context.pick:
            said.append(QCoreApplication.translate("table", "selected", "a card"))
        elif part in context.early:
            #: Of a card that was picked while the others still play
            said.append(QCoreApplication.translate("table", "selected for your turn", "a card"))
        elif context.playable is not None:
            said.append(
                QCoreApplication.translate("table", "can be selected", "a card")
                if part in context.playable
                else QCoreApplication.translate("table", "can’t be selected now", "a card")
            )
        said += filter(None, [self.rank_said(context, part)])
        lens = self.lens(context, part)
        if lens is not None:
            said.extend(lens.lines)
        return ", ".join(said)
