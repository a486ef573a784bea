"""Presenter of kille."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KILLE
from bluestick.games.kille.events import Dealt, HitBySvin, Showdown
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import View
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck, Kille
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import TableButton, TouchReply
from bluestick.tables.kille import (
    buttons,
    descriptions_parts,
    drawings,
    motion,
    own_card,
    pieces,
    places,
    rule_pictures,
)
from bluestick.tables.kille.arrangement import KilleArrangement, after, spread_of
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import option
from bluestick.tables.kille.layout import RoundLayout
from bluestick.tables.kille.plate_notes import notes
from bluestick.tables.kille.sounds import sounds
from bluestick.tables.kille.ui_state import KilleUiState, heard
from bluestick.tables.motion.pace import THINK
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.panel_content import Choosable
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.card_scene import CardScene
from bluestick.text.kille.names import signed

WORDS = frozenset(Word)


class KillePresenter(CardPresenter[KilleContext]):
    """Presenter for four to twenty players with one card each, round a stock and a pot."""

    sitting = KilleContext
    guarded = ("plate", "question", "chips", "pot")
    pack = frozenset()  # cards are picked in place: at a seat
    keeps_places = True
    tells_on_hover = True
    words_on_cloth = True
    pause = THINK

    # Arrangement and events.

    def spread(self, view: View) -> KilleArrangement:
        return spread_of(view)

    def after(self, spread: KilleArrangement, event: Event, viewer: Seat | None) -> KilleArrangement:
        return after(spread, event)

    def first_desk(self) -> KilleUiState:
        return KilleUiState()

    def foreseen(self, sit: KilleContext, events: tuple[Event, ...], view: View) -> KilleUiState:
        if not events:
            return replace(sit.desk, last_said=None, meanwhile=None)
        last_said = reduce(heard, events, sit.desk.last_said)
        return replace(sit.desk, last_said=last_said, meanwhile=self.rules.moves(view))

    def happened(self, sit: KilleContext, event: Event) -> KilleUiState:
        return replace(sit.desk, said=heard(sit.desk.said, event))

    def laid_out(self, sit: KilleContext, view: View) -> KilleUiState:
        return replace(sit.desk, said=sit.desk.last_said)

    def in_short(self, event: Event) -> Event:
        match event:
            case Dealt():
                return replace(event, cards=())
            case Showdown():
                return replace(event, cards=())
            case HitBySvin():
                return replace(event, undone=())
        return event

    def sounds(self, sit: KilleContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def motion(self, stage: CardScene, before: KilleContext, event: Event) -> QAbstractAnimation | None:
        return motion.motion(stage, before, event)

    # Layout.

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> RoundLayout:
        return RoundLayout(size, self.setup.seats, dpr, deck.height(1))

    def paint(self, painter: QPainter, sit: KilleContext) -> None:
        if sit.at.ringed:
            drawings.paint_ring(painter, sit.at.stage, sit.theme)

    def lyings(self, sit: KilleContext) -> Iterator[PlacedCard]:
        return places.lyings(sit)

    def pieces(self, sit: KilleContext) -> Iterator[tuple[str, Piece]]:
        return pieces.pieces(sit)

    def buttons(self, sit: KilleContext) -> Iterator[TableButton]:
        return buttons.buttons(sit)

    def is_kept(self, sit: KilleContext, lying: PlacedCard) -> bool:
        """Return whether the card is the viewer's own, which stays in place."""
        return sit.laid is not None and lying.key[:2] == ("card", sit.laid.at[sit.seat])

    def kept_clear(self, sit: KilleContext) -> list[QRectF]:
        """Return the rectangles to keep clear, including the viewer's plate."""
        return [*super().kept_clear(sit), sit.place_of(sit.seat).plate]

    def name_of(self, sit: KilleContext, lying: PlacedCard) -> Part:
        return places.name_of(sit, lying)

    def part_at(self, sit: KilleContext, point: QPointF) -> Part | None:
        return places.part_at(sit, point)

    def place(self, sit: KilleContext, part: Part) -> QPointF | None:
        return places.place(sit, part)

    def first_part(self, sit: KilleContext) -> Part:
        return f"seat {sit.seat}"

    def beside(self, sit: KilleContext, part: Part, right: int, down: int) -> Part:
        return places.beside(sit, part, right, down)

    def parts(self, sit: KilleContext) -> list[Part]:
        return [*places.named(sit), *(button.part for button in buttons.buttons(sit))]

    # Cards.

    def deck(self, theme: Theme, look: Appearance) -> Deck:
        return Kille(theme, large_index=look.large_index, back=look.back)

    def deck_mark(self, sit: KilleContext, lying: PlacedCard) -> str | None:
        if lying.card != KILLE or sit.laid is None:
            return None
        return "high" if lying.key[1] in sit.laid.high else "low"

    # Input.

    def word_of(self, sit: KilleContext, part: Part) -> Part | None:
        """Return the word of a part: a button is its word; the neighbour's card, or the dealer's stock, is a swap."""
        if part in WORDS:
            return part
        if sit.laid is None or sit.shown is None or sit.viewer is None:
            return None
        neighbour = sit.laid.next_to(sit.viewer)
        if part == ("stock" if neighbour is None else f"seat {neighbour}"):
            return Word.SWAP
        return Word.BUY if part == "pot" and sit.shown.table.offer is not None else None

    def touched(self, sit: KilleContext, part: Part) -> TouchReply | None:
        """Return the explanation of the viewer's card when it is clicked."""
        return TouchReply(remark=own_card.explained(sit)) if part == f"seat {sit.viewer}" else None

    def keyed(self, sit: KilleContext, key: str) -> Part | None:
        return buttons.word_of_key(sit, key)

    def carries(self, sit: KilleContext, part: Part) -> bool:
        """Return whether a part can be dragged: the viewer's card, to the seat it is offered to."""
        return part == f"seat {sit.viewer}" and Word.SWAP in sit.words

    def dropped_word(self, sit: KilleContext, part: Part, target: Part) -> Part | None:
        return Word.SWAP if self.word_of(sit, target) == Word.SWAP else None

    def why_not_dropped(self, sit: KilleContext, part: Part, target: Part) -> Refusal | None:
        return sit.moves.why_not_pick((Word.SWAP.value, target)) if sit.moves is not None else None

    # Texts.

    def words(self, sit: KilleContext) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in sit.words)

    def words_beside(self, sit: KilleContext) -> tuple[Part, ...]:
        return tuple(word for word in self.words(sit) if word not in buttons.SAYABLE)

    def options(self, sit: KilleContext) -> tuple[Choosable, ...]:
        laid, view = sit.laid, sit.shown
        if laid is None or view is None or view.seat is None:
            return ()
        return tuple(option(Word(word), laid, view, sit.called) for word in self.words(sit))

    def table_name(self, sit: KilleContext) -> str:
        return descriptions_parts.table_name()

    def describe(self, sit: KilleContext, part: Part) -> str:
        return descriptions_parts.describe(sit, part)

    def seat_note(self, sit: KilleContext, view: View, seat: Seat) -> str:
        return notes(sit.laid, view, seat, sit.called, None, view.to_act)[0] if sit.laid is not None else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return signed(view.table.ledger[seat]) if view.table.ledger else "0"

    def facts(self, sit: KilleContext, lying: PlacedCard) -> CardFacts | None:
        if lying.card is None or sit.laid is None:
            return None
        return descriptions_parts.facts(lying.card, high=lying.key[1] in sit.laid.high)

    def lens_beside(self, sit: KilleContext, width: float) -> tuple[str, QPixmap, str] | None:
        return descriptions_parts.lens_beside(sit, width)

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return rule_pictures.picture(theme, case, width, dpr)
