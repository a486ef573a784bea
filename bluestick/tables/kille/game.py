"""The kille table: what lies where, and what touching it means."""

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
from bluestick.tables.answer import Answer, Button
from bluestick.tables.card_game import CardGame
from bluestick.tables.cards import Deck, Kille
from bluestick.tables.facts import CardFacts
from bluestick.tables.kille import buttons, cases, drawings, motion, own_card, pieces, places, spoken
from bluestick.tables.kille.desk import Desk, heard
from bluestick.tables.kille.layout import RoundLayout
from bluestick.tables.kille.sitting import KilleSitting
from bluestick.tables.kille.sounds import sounds
from bluestick.tables.kille.spread import KilleSpread, after, spread_of
from bluestick.tables.kille.words import option
from bluestick.tables.kille.words_notes import notes, signed
from bluestick.tables.lying import Lying, Piece
from bluestick.tables.pace import THINK
from bluestick.tables.panel import Choosable
from bluestick.tables.sounds import Cue
from bluestick.tables.stage import Stage
from bluestick.tables.tastes import Look
from bluestick.tables.theme import Theme

WORDS = frozenset(Word)


class KilleGame(CardGame[KilleSitting]):
    """Four to twenty players with a card each, round a stock and a pot."""

    sitting = KilleSitting
    guarded = ("plate", "question", "chips", "pot")
    pack = frozenset()  # cards are touched where they lie: at a seat
    keeps_places = True
    tells_on_hover = True
    words_on_cloth = True
    pause = THINK

    # What lies there, and what happens.

    def spread(self, view: View) -> KilleSpread:
        return spread_of(view)

    def after(self, spread: KilleSpread, event: Event, viewer: Seat | None) -> KilleSpread:
        return after(spread, event)

    def first_desk(self) -> Desk:
        return Desk()

    def foreseen(self, sit: KilleSitting, events: tuple[Event, ...], view: View) -> Desk:
        if not events:
            return replace(sit.desk, last_said=None, meanwhile=None)
        last_said = reduce(heard, events, sit.desk.last_said)
        return replace(sit.desk, last_said=last_said, meanwhile=self.rules.moves(view))

    def happened(self, sit: KilleSitting, event: Event) -> Desk:
        return replace(sit.desk, said=heard(sit.desk.said, event))

    def laid_out(self, sit: KilleSitting, view: View) -> Desk:
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

    def sounds(self, sit: KilleSitting, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def motion(self, stage: Stage, before: KilleSitting, event: Event) -> QAbstractAnimation | None:
        return motion.motion(stage, before, event)

    # Where it lies.

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> RoundLayout:
        return RoundLayout(size, self.setup.seats, dpr, deck.height(1))

    def paint(self, painter: QPainter, sit: KilleSitting) -> None:
        if sit.at.ringed:
            drawings.paint_ring(painter, sit.at.stage, sit.theme)

    def lyings(self, sit: KilleSitting) -> Iterator[Lying]:
        return places.lyings(sit)

    def pieces(self, sit: KilleSitting) -> Iterator[tuple[str, Piece]]:
        return pieces.pieces(sit)

    def buttons(self, sit: KilleSitting) -> Iterator[Button]:
        return buttons.buttons(sit)

    def is_kept(self, sit: KilleSitting, lying: Lying) -> bool:
        """The own card."""
        return sit.laid is not None and lying.key[:2] == ("card", sit.laid.at[sit.seat])

    def kept_clear(self, sit: KilleSitting) -> list[QRectF]:
        """With the own plate."""
        return [*super().kept_clear(sit), sit.place_of(sit.seat).plate]

    def name_of(self, sit: KilleSitting, lying: Lying) -> Part:
        return places.name_of(sit, lying)

    def part_at(self, sit: KilleSitting, point: QPointF) -> Part | None:
        return places.part_at(sit, point)

    def place(self, sit: KilleSitting, part: Part) -> QPointF | None:
        return places.place(sit, part)

    def first_part(self, sit: KilleSitting) -> Part:
        return f"seat {sit.seat}"

    def beside(self, sit: KilleSitting, part: Part, right: int, down: int) -> Part:
        return places.beside(sit, part, right, down)

    def parts(self, sit: KilleSitting) -> list[Part]:
        return [*places.named(sit), *(button.part for button in buttons.buttons(sit))]

    # Cards.

    def deck(self, theme: Theme, look: Look) -> Deck:
        return Kille(theme, large_index=look.large_index, back=look.back)

    def deck_mark(self, sit: KilleSitting, lying: Lying) -> str | None:
        if lying.card != KILLE or sit.laid is None:
            return None
        return "high" if lying.key[1] in sit.laid.high else "low"

    # Touching.

    def word_of(self, sit: KilleSitting, part: Part) -> Part | None:
        """A word is itself; the neighbour's card, or the dealer's stock, is asked for."""
        if part in WORDS:
            return part
        if sit.laid is None or sit.shown is None or sit.viewer is None:
            return None
        neighbour = sit.laid.next_to(sit.viewer)
        if part == ("stock" if neighbour is None else f"seat {neighbour}"):
            return Word.SWAP
        return Word.BUY if part == "pot" and sit.shown.table.offer is not None else None

    def touched(self, sit: KilleSitting, part: Part) -> Answer | None:
        """The own card says what it is."""
        return Answer(remark=own_card.explained(sit)) if part == f"seat {sit.viewer}" else None

    def keyed(self, sit: KilleSitting, key: str) -> Part | None:
        return buttons.word_of_key(sit, key)

    def carries(self, sit: KilleSitting, part: Part) -> bool:
        """The own card, to whom it is offered."""
        return part == f"seat {sit.viewer}" and Word.SWAP in sit.words

    def dropped_word(self, sit: KilleSitting, part: Part, target: Part) -> Part | None:
        return Word.SWAP if self.word_of(sit, target) == Word.SWAP else None

    def why_not_dropped(self, sit: KilleSitting, part: Part, target: Part) -> Refusal | None:
        return sit.moves.why_not_pick((Word.SWAP.value, target)) if sit.moves is not None else None

    # Words.

    def words(self, sit: KilleSitting) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in sit.words)

    def words_beside(self, sit: KilleSitting) -> tuple[Part, ...]:
        return tuple(word for word in self.words(sit) if word not in buttons.SAYABLE)

    def options(self, sit: KilleSitting) -> tuple[Choosable, ...]:
        laid, view = sit.laid, sit.shown
        if laid is None or view is None or view.seat is None:
            return ()
        return tuple(option(Word(word), laid, view, sit.called) for word in self.words(sit))

    def table_name(self, sit: KilleSitting) -> str:
        return spoken.table_name()

    def describe(self, sit: KilleSitting, part: Part) -> str:
        return spoken.describe(sit, part)

    def seat_note(self, sit: KilleSitting, view: View, seat: Seat) -> str:
        return notes(sit.laid, view, seat, sit.called, None, view.to_act)[0] if sit.laid is not None else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return signed(view.table.ledger[seat]) if view.table.ledger else "0"

    def facts(self, sit: KilleSitting, lying: Lying) -> CardFacts | None:
        if lying.card is None or sit.laid is None:
            return None
        return spoken.facts(lying.card, high=lying.key[1] in sit.laid.high)

    def lens_beside(self, sit: KilleSitting, width: float) -> tuple[str, QPixmap, str] | None:
        return spoken.lens_beside(sit, width)

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return cases.picture(theme, case, width, dpr)
