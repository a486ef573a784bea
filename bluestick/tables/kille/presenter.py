"""Presenter of kille."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import View
from bluestick.tables.cards import Deck
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.kille import (
    descriptions_parts,
    drawings,
    pieces,
    places,
    rule_pictures,
)
from bluestick.tables.kille.arrangement import KilleArrangement, arrangement_after, arrangement_of
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import notes, option
from bluestick.tables.kille.events import KilleEvents
from bluestick.tables.kille.layout import RoundLayout
from bluestick.tables.kille.touch import KilleDeck, KilleTouch
from bluestick.tables.motion.pace import THINK
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.text.phrases import format_signed


class KillePresenter(CardPresenter[KilleContext]):
    """Presenter of kille: four to twenty players with one card each, round a stock and a pot."""

    context_type = KilleContext
    deck, events, input = KilleDeck(), KilleEvents(), KilleTouch()
    guarded = ("plate", "question", "chips", "pot")
    keeps_places = True
    describes_in_tooltips = True
    words_on_cloth = True
    pause = THINK

    # Arrangement.

    def arrangement(self, view: View) -> KilleArrangement:
        return arrangement_of(view)

    def arrangement_after(self, context: KilleContext, event: Event, view: View) -> KilleArrangement:
        assert context.arrangement is not None
        return arrangement_after(context.arrangement, event, view)

    # Layout.

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> RoundLayout:
        return RoundLayout(size, self.setup.seats, dpr, deck.height(1))

    def paint(self, painter: QPainter, context: KilleContext) -> None:
        if context.at.has_ring:
            drawings.paint_ring(painter, context.at.ring_rect, context.theme)

    def placed_cards(self, context: KilleContext) -> Iterator[PlacedCard]:
        return places.placed_cards(context)

    def pieces(self, context: KilleContext) -> Iterator[tuple[str, Piece]]:
        return pieces.pieces(context)

    def buttons(self, context: KilleContext) -> Iterator[TableButton]:
        return places.buttons(context)

    def is_protected(self, context: KilleContext, placed: PlacedCard) -> bool:
        return context.arrangement is not None and placed.key[:2] == ("card", context.arrangement.at[context.seat])

    def protected_areas(self, context: KilleContext) -> list[QRectF]:
        return [*super().protected_areas(context), context.place_of(context.seat).plate]

    def name_of(self, context: KilleContext, placed: PlacedCard) -> Part:
        return places.name_of(context, placed)

    def part_at(self, context: KilleContext, point: QPointF) -> Part | None:
        return places.part_at(context, point)

    def place(self, context: KilleContext, part: Part) -> QPointF | None:
        return places.place(context, part)

    def cursor_start(self, context: KilleContext) -> Part:
        return f"seat {context.seat}"

    def neighbour(self, context: KilleContext, part: Part, right: int, down: int) -> Part:
        return places.neighbour_part(context, part, right, down)

    def parts(self, context: KilleContext) -> list[Part]:
        return [*places.part_names(context), *(button.part for button in places.buttons(context))]

    # Texts.

    def words(self, context: KilleContext) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in context.words)

    def words_without_button(self, context: KilleContext) -> tuple[Part, ...]:
        return tuple(word for word in self.words(context) if word not in places.BUTTON_WORDS)

    def options(self, context: KilleContext) -> tuple[ChoosableOption, ...]:
        return tuple(option(Word(word), context) for word in self.words(context)) if context.viewer is not None else ()

    def table_name(self, context: KilleContext) -> str:
        return descriptions_parts.table_name()

    def describe(self, context: KilleContext, part: Part) -> str:
        return descriptions_parts.describe(context, part)

    def panel_note(self, context: KilleContext, view: View, seat: Seat) -> str:
        return notes(context, view, seat, view.to_act)[0] if context.arrangement is not None else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return format_signed(view.table.ledger[seat]) if view.table.ledger else "0"

    def rank_panel_beside(self, context: KilleContext, width: float) -> tuple[str, QPixmap, str] | None:
        return descriptions_parts.rank_panel_beside(context, width)

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return rule_pictures.case_picture(theme, case, width, dpr)
