"""Presenter interface of card games; ``TrickPresenter`` has defaults for trick games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from operator import attrgetter
from random import Random
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck
from bluestick.tables.cards.french import panel_inks
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene import piece_pictures as pictures
from bluestick.tables.scene.card_layout import SIDES
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.widget.card_events import CardEvents
from bluestick.tables.widget.context import S
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.presenter import Presenter
from bluestick.tables.widget.touch_rules import TouchRules
from bluestick.text.cards import SYMBOLS

OPENING = 11
"""Random seed of the sample deal shown on the page where a match is set up."""


class CardPresenter(Presenter[S]):
    """Presenter of a card game."""

    deck: GameDeck[S] = GameDeck()
    events: CardEvents[S]
    input: TouchRules[S] = TouchRules()
    plates_on_cloth = True
    describes_in_tooltips: ClassVar[bool] = False
    """Whether tooltips show the full description of a part, because the table has little room for text."""
    last_trick_in_rows: ClassVar[bool] = True
    """Whether the picture of the last trick shows the plays in rows; otherwise each where it was on the table."""
    guarded: ClassVar[tuple[str, ...]] = ("plate",)
    """Prefixes of the names of those pieces that no message may cover."""
    sides: ClassVar[dict[int, tuple[str, ...]]] = SIDES
    keeps_places: ClassVar[bool] = False
    """Whether a card keeps its key wherever it moves, so that sprites are matched by key only, never by card."""

    # What lies where.

    @abstractmethod
    def arrangement(self, view: Any) -> Any:
        """Return the arrangement of the cards in a view; its ``hands`` has one entry for each seat."""

    def arrangement_after(self, context: S, event: Event, view: Any) -> Any:
        """Return the arrangement shown after an event that led to ``view``; ``context``: before the event."""
        return self.arrangement(view)

    def last_trick(self, view: Any) -> Any:
        """Return the arrangement with the last complete trick of this deal on the table; None if there is none."""
        return None

    def last_trick_placed(self, context: S) -> Iterator[PlacedCard]:
        return iter(())

    def last_trick_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        return iter(())

    def is_other_hand(self, context: S, view: Any) -> bool:
        """Return whether ``view`` belongs to a later deal than ``context``; the player's own card order then ends."""
        return False

    # Places.

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, deck: Deck) -> Any:
        """Return the layout of a table of ``size`` pixels with cards of ``deck``."""

    def adapted_layout(self, context: S) -> Any:
        """Return the layout for what is on the table now, such as an open sheet; by default ``context.at``."""
        return context.at

    @abstractmethod
    def placed_cards(self, context: S) -> Iterable[PlacedCard]:
        """Return all cards and piles with their places."""

    def is_protected(self, context: S, placed: PlacedCard) -> bool:
        return placed.key[:2] == ("hand", context.seat)

    def protected_areas(self, context: S) -> list[QRectF]:
        return [
            placed.spot.rect(context.at.height) for placed in context.placed_cards if self.is_protected(context, placed)
        ]

    def placed_card_at(self, context: S, point: QPointF) -> PlacedCard | None:
        for placed in sorted(context.placed_cards, key=attrgetter("height"), reverse=True):
            width = placed.spot.width
            local = QTransform().rotate(-placed.spot.turn).map(point - placed.spot.at)
            if abs(local.x()) <= width / 2 and abs(local.y()) <= width * context.at.height / 2:
                return placed
        return None

    def plate_at(self, context: S, point: QPointF) -> Part | None:
        return None

    @abstractmethod
    def pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        """Yield (name, piece) of all pictures beside the cards: plates, frames, captions."""

    def buttons(self, context: S) -> Iterator[TableButton]:
        return iter(())

    @abstractmethod
    def name_of(self, context: S, placed: PlacedCard) -> Part:
        """Return the part name of a placed card or pile."""

    # Background, hand, words.

    def paint(self, painter: QPainter, context: S) -> None:
        """Paint nothing on the background, because every piece of a card table may move."""

    def opening_view(self, seat: Seat) -> Any:
        start = self.rules.start(self.setup)
        dealt = self.rules.apply(start, CHANCE, self.rules.deal(start, Random(OPENING)))
        return self.rules.view(dealt.state, seat)

    def own_hand(self, context: S) -> Hand:
        """Return the hand at the bottom of the table in display order; empty in games without a hand to choose from."""
        return ()

    def playable(self, context: S) -> frozenset[Part] | None:
        """Return the cards that can be chosen next for a play; None while the viewer has no card to play."""
        return None

    def sounds(self, context: S, event: Event) -> tuple[Cue, ...]:
        return self.events.sounds(context, event)

    def suit_colours(self, theme: Theme, look: Appearance) -> dict[str, str]:
        inks = panel_inks(theme, look.four_colours)
        return {sign: inks[suit] for suit, sign in SYMBOLS.items()}

    def avatar_shape(self, seat: Seat) -> int:
        """Return the shape of a seat's avatar: 0 for a disc, 1 for a square (second pair of a partnership game)."""
        return 0

    def seat_avatar(self, context: S, seat: Seat, size: float) -> QPixmap:
        letter = context.names[seat][:1].upper() or str(seat + 1)
        return pictures.seat_avatar(seat, letter, size, context.dpr, context.theme, self.avatar_shape(seat))

    def words(self, context: S) -> tuple[Part, ...]:
        return tuple(sorted(context.words))

    def place(self, context: S, part: Part) -> QPointF | None:
        spots = [placed.spot for placed in context.placed_cards if self.name_of(context, placed) == part]
        return spots[len(spots) // 2].at if spots else None

    def hints(self, context: S, move: Move) -> frozenset[Part]:
        parts = super().hints(context, move)
        return parts | {part for part in self.parts(context) if self.input.word_of(context, part) in parts}
