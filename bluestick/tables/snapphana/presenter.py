"""Presenter of Snapphanaleden: 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.snapphana.cards import PLACE, SUIT
from bluestick.games.snapphana.events import Declared
from bluestick.games.snapphana.moves import Declare, Give
from bluestick.games.snapphana.state import FORMS, View
from bluestick.tables.cards import Deck
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import PLAY, TableButton
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.scene.rank_panel import RankPanel
from bluestick.tables.snapphana import arrangement as arranging
from bluestick.tables.snapphana import descriptions, descriptions_advice, pieces, placed_cards, sheets, touch
from bluestick.tables.snapphana.arrangement import SnapphanaArrangement
from bluestick.tables.snapphana.card_names import GIFT, unique_names
from bluestick.tables.snapphana.context import SnapphanaContext
from bluestick.tables.snapphana.events import SnapphanaEvents
from bluestick.tables.snapphana.layout import SIDES, SnapphanaLayout
from bluestick.tables.snapphana.rule_pictures import case_picture
from bluestick.tables.snapphana.sheets import DECLARE, SHEET
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.text.snapphana.names import plain_card

SUITS = "SHCDT"
"""Order of the suits in a hand: black and red in turn, then the trumps."""


class SnapphanaPresenter(TrickPresenter[SnapphanaContext]):
    """Presenter for two or four players, with sheets for declaring and for giving a card for Fjønt."""

    words_on_cloth = True
    context_type = SnapphanaContext
    deck, events, input = touch.SnapphanaDeck(), SnapphanaEvents(), touch.SnapphanaTouch()
    sides = SIDES

    def __init__(self, rules: AnyRules, setup: Setup) -> None:
        super().__init__(rules, setup)
        self.form = FORMS[setup.variant]

    # Arrangement.

    def arrangement(self, view: View) -> SnapphanaArrangement:
        return arranging.arrangement_of(view)

    def arrangement_after(self, context: SnapphanaContext, event: Event, view: View) -> SnapphanaArrangement:
        arrangement = self.arrangement(view)
        return replace(arrangement, declared=arranging.declared(event)) if isinstance(event, Declared) else arrangement

    def last_trick(self, view: View) -> SnapphanaArrangement | None:
        if not view.table.tricks:
            return None
        return arranging.with_past_trick(self.arrangement(view), view.table.tricks[-1])

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> SnapphanaLayout:
        return SnapphanaLayout(size, dpr, deck.height(1), self.setup.seats, self.form.hand + self.form.extra)

    def adapted_layout(self, context: SnapphanaContext) -> SnapphanaLayout:
        """Return the layout for the sheet that is open or not: beside the trick or, if all is played, larger."""
        beside = bool(context.cards_to_give) or context.ui_state.is_list_open
        free = bool(context.cards_to_give) and context.shown is not None and context.shown.table.turn is None
        same = (beside, free) == (context.at.beside, context.at.free)
        return context.at if same else replace(context.at, beside=beside, free=free)

    def placed_cards(self, context: SnapphanaContext) -> Iterable[PlacedCard]:
        return [*super().placed_cards(context), *placed_cards.debt_placed(context)]

    def stock_placed_cards(self, context: SnapphanaContext) -> Iterator[PlacedCard]:
        return placed_cards.stock_placed(context)

    def trick_placed_cards(self, context: SnapphanaContext) -> Iterator[PlacedCard]:
        beaten = self.beaten(context, context.pointed) if context.pointed is not None else frozenset()
        return placed_cards.trick_placed(context, beaten)

    def other_placed_cards(self, context: SnapphanaContext, seat: Seat, hand: Hand) -> list[PlacedCard]:
        return placed_cards.other_placed(context, seat, hand)

    def name_of(self, context: SnapphanaContext, placed: PlacedCard) -> Part:
        return placed_cards.name_of(context, placed)

    def beaten(self, context: SnapphanaContext, card: Part) -> frozenset[Part]:
        return placed_cards.beaten(context, card)

    # Cards.

    def rank(self, context: SnapphanaContext, card: Part) -> tuple[int, int, Part]:
        own = plain_card(card)
        return SUITS.index(SUIT[own]) if SUIT[own] else len(SUITS), PLACE[own], card

    def own_hand(self, context: SnapphanaContext) -> Hand:
        if context.arrangement is None or not context.arrangement.hands:
            return ()
        hand = context.arrangement.hands[context.seat]
        names = unique_names([card for card in hand if card is not None])
        closed = len(hand) - len(names)
        return (*names, *(None,) * closed) if closed else self.sorted_hand(context, names)

    def is_other_hand(self, context: SnapphanaContext, view: View) -> bool:
        return context.shown is None or view.table.hand != context.shown.table.hand

    # Beside the cards.

    def plate_note(self, context: SnapphanaContext, seat: Seat) -> str:
        return descriptions.plate_note(context, seat)

    def slot_caption(self, context: SnapphanaContext) -> str:
        busy = context.arrangement is None or context.discarding or context.arrangement.declared
        return "" if busy else super().slot_caption(context)

    def pile_caption(self, context: SnapphanaContext, pile: int) -> str:
        return descriptions.pile_caption(context, pile)

    def beside_pile(self, context: SnapphanaContext, pile: int, caption: QPixmap) -> QPointF:
        return pieces.caption_point(context, context.at.pile(context.pile_side(pile)), caption)

    def rank_panel(self, context: SnapphanaContext, card: Part) -> RankPanel | None:
        if context.shown is None or context.arrangement is None or card not in context.own_hand:
            return None
        return descriptions_advice.rank_panel(context, card)

    def rank_panel_rect(self, context: SnapphanaContext, rank_panel: RankPanel) -> QRectF:
        return pieces.free_rank_panel_rect(context, rank_panel, super().rank_panel_rect(context, rank_panel))

    def pieces(self, context: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
        for name, piece in super().pieces(context):
            if pieces.has_room_for(context, name):
                yield name, piece
        yield from pieces.open_rank_panel(context)
        yield from pieces.discard_pieces(context)
        yield from sheets.pieces(context)

    def sort_place(self, context: SnapphanaContext) -> QRectF:
        place: QRectF = context.at.sort_button
        return place

    def buttons(self, context: SnapphanaContext) -> Iterator[TableButton]:
        yield from super().buttons(context)
        yield from touch.buttons(context)

    def play_buttons(self, context: SnapphanaContext) -> Iterator[TableButton]:
        if context.playable is not None or context.cards_to_give:
            yield self.play_button(context)

    def play_button(self, context: SnapphanaContext) -> TableButton:
        text, enter = descriptions.play_button(context), QCoreApplication.translate("table", "Enter", "the key")
        return TableButton(
            PLAY, text, context.at.button_row, f"{text} · {enter}", primary=True, enabled=context.complete
        )

    def words(self, context: SnapphanaContext) -> tuple[Part, ...]:
        return ()

    def hints(self, context: SnapphanaContext, move: Move) -> frozenset[Part]:
        if isinstance(move, Give):
            return frozenset((GIFT + move.card,))
        hinted = frozenset(unique_names(self.rules.parts(move)))
        return hinted | {DECLARE + move.kind} if isinstance(move, Declare) else hinted

    # Parts.

    def part_at(self, context: SnapphanaContext, point: QPointF) -> Part | None:
        for name, line in context.rows.items():
            if name != SHEET and line.place.contains(point):
                return name
        found = super().part_at(context, point)
        if sheets.sheet_rect(context).contains(point):
            return found if found is not None and found.startswith(GIFT) else None
        return found or self.plate_at(context, point)

    def place(self, context: SnapphanaContext, part: Part) -> QPointF | None:
        if part in context.rows:
            return context.rows[part].place.center()
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            return QPointF(context.at.plate(context.side(int(owner))).center())
        if zone == "seen" or part.startswith(GIFT):
            spot = next((placed.spot for placed in context.placed_cards if self.name_of(context, placed) == part), None)
            return None if spot is None else spot.at - QPointF(spot.width * 0.34, spot.width * 0.5)
        return super().place(context, part)

    def parts(self, context: SnapphanaContext) -> list[Part]:
        return touch.parts(context)

    def cursor_start(self, context: SnapphanaContext) -> Part:
        return (
            GIFT + context.cards_to_give[0]
            if context.cards_to_give and not context.own_hand
            else super().cursor_start(context)
        )

    def neighbour(self, context: SnapphanaContext, part: Part, right: int, down: int) -> Part:
        return touch.neighbour_part(context, part, right, down) or super().neighbour(context, part, right, down)

    # Texts.

    def table_name(self, context: SnapphanaContext) -> str:
        return descriptions.table_name(context)

    def table_text(self, context: SnapphanaContext, part: Part) -> str:
        card = context.open_card(part)
        known = descriptions_advice.rank_panel(context, card, own=False).lines if card is not None else ()
        return ", ".join((descriptions.describe_part(context, part), *known))

    def rank_text(self, context: SnapphanaContext, card: Part) -> str:
        return descriptions_advice.rank(plain_card(card))

    def describe_own_card(self, context: SnapphanaContext, part: Part) -> str:
        return descriptions.describe_own_card(context, part)

    def avatar_shape(self, seat: Seat) -> int:
        return seat % self.form.sides if self.form.sides < self.setup.seats else 0

    def panel_note(self, context: SnapphanaContext, view: View, seat: Seat) -> str:
        return descriptions.panel_note(context, view, seat)

    def setup_note(self, context: SnapphanaContext, view: View, seat: Seat) -> str:
        return ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[view.table.side(seat)])

    def gauges(self, context: SnapphanaContext, view: View) -> tuple[Gauge, ...]:
        return (descriptions.score_gauge(view),)

    def explain_pick(self, context: SnapphanaContext) -> str:
        return descriptions_advice.explain_pick(context)

    def options(self, context: SnapphanaContext) -> tuple[ChoosableOption, ...]:
        return tuple(descriptions_advice.options(context))

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
