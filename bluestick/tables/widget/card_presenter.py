"""Presenter interface of card games, in four parts; ``TrickPresenter`` has defaults for trick games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
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
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import SIDES
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.widget.context import CardContext
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.presenter import Presenter
from bluestick.tables.widget.touch_rules import TouchRules
from bluestick.text.cards import SYMBOLS

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene

S = TypeVar("S", bound=CardContext)
"""Context type of the presenter."""
OPENING = 11
"""Random seed of the sample deal shown on the page where a match is set up."""


class ArrangementHooks(ABC, Generic[S]):
    """Presenter hooks: arrangement of the cards, how events change it, and how each change is shown."""

    @abstractmethod
    def arrangement(self, view: Any) -> Any:
        """Return the arrangement of the cards in a view. Its ``hands`` has one entry for each seat."""

    def arrangement_after(self, context: S, event: Event, view: Any) -> Any:
        """Return the arrangement shown after an event that led to ``view``; ``context`` is the one before it."""
        return self.arrangement(view)

    def last_trick(self, view: Any) -> Any:
        """Return the arrangement with the last complete trick of this deal on the table; None if there is none."""
        return None

    past_in_rows: ClassVar[bool] = True
    """Whether the picture of the last trick shows its plays side by side, not where they were on the table."""

    guarded: ClassVar[tuple[str, ...]] = ("plate",)
    """Prefixes of the names of pieces (such as plates) that no message may cover."""

    def past_placed(self, context: S) -> Iterator[PlacedCard]:
        """Yield the placed cards of the last trick; ``context`` has its arrangement."""
        return iter(())

    def past_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        """Yield the captions and frames of the last trick, by name."""
        return iter(())

    def first_ui_state(self) -> Any:
        """Return the initial UI state of the game at a table; None if it has none."""
        return None

    def foreseen(self, context: S, events: tuple[Event, ...], view: Any) -> Any:
        """Return the UI state of the game from the moment at which ``events`` are queued to be shown."""
        return context.ui_state

    def happened(self, context: S, event: Event) -> Any:
        """Return the UI state of the game after an event has started to be shown."""
        return context.ui_state

    def laid_out(self, context: S, view: Any) -> Any:
        """Return the UI state of the game when ``view`` is shown; ``context`` is the one before that."""
        return context.ui_state

    def offered(self, context: S) -> Any:
        """Return the UI state of the game after the moves offered to the player have changed."""
        return context.ui_state

    def is_other_hand(self, context: S, view: Any) -> bool:
        """Return whether the viewer's hand in ``view`` is a new one, so that the player's own sorting of it ends."""
        return False

    def hold(self, context: S, event: Event) -> int:
        """Return the pause in milliseconds before this event is shown, such as to look at a finished trick, or 0."""
        return 0

    def taker(self, event: Event) -> Seat | None:
        """Return the winner of the trick that an event ends; None if it ends none."""
        return None

    def waits(self, context: S, event: Event) -> bool:
        """Return whether the pause before an event is kept when animations are off."""
        return False

    def telling(self, context: S, event: Event) -> tuple[str, str]:
        """Return the header text while an event is shown, and its clause; both empty to leave the header unchanged."""
        return "", ""

    def in_short(self, event: Event) -> Event | None:
        """Return the event as the header may tell it, without results that the table does not show yet; or None."""
        return None

    @abstractmethod
    def motion(self, card_scene: CardScene[S], before: S, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event that the scene's arrangement already includes; None if nothing moves."""

    keeps_places: ClassVar[bool] = False
    """Whether each card keeps its key wherever it is, so that its sprite need not be found under another key."""


class PlaceHooks(ABC, Generic[S]):
    """Presenter hooks: layout, placed cards, other pieces, and what is at a point."""

    sides: ClassVar[dict[int, tuple[str, ...]]] = SIDES
    """Sides of the table by number of seats, clockwise from the bottom."""

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, deck: Deck) -> Any:
        """Return the layout of a table of that size."""

    def room(self, context: S) -> Any:
        """Return the layout adapted to the present arrangement, such as an open sheet; by default the table's."""
        return context.at

    @abstractmethod
    def placed_cards(self, context: S) -> Iterable[PlacedCard]:
        """Return every card and pile in its place."""

    def is_kept(self, context: S, placed: PlacedCard) -> bool:
        """Return whether the result panel must not cover this card."""
        return placed.key[:2] == ("hand", context.seat)

    def kept_clear(self, context: S) -> list[QRectF]:
        return [placed.spot.rect(context.at.height) for placed in context.placed_cards if self.is_kept(context, placed)]

    def placed_at(self, context: S, point: QPointF) -> PlacedCard | None:
        """Return the topmost card or pile at a point; None if there is none."""
        for placed in sorted(context.placed_cards, key=attrgetter("height"), reverse=True):
            width = placed.spot.width
            local = QTransform().rotate(-placed.spot.turn).map(point - placed.spot.at)
            if abs(local.x()) <= width / 2 and abs(local.y()) <= width * context.at.height / 2:
                return placed
        return None

    def plate_at(self, context: S, point: QPointF) -> Part | None:
        """Return the part described by the name plate at a point; None if there is none."""
        return None

    @abstractmethod
    def pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        """Yield every plate, frame and caption with its name."""

    def buttons(self, context: S) -> Iterator[TableButton]:
        """Yield the buttons shown on the table now."""
        return iter(())

    @abstractmethod
    def name_of(self, context: S, placed: PlacedCard) -> Part:
        """Return the name of a placed card or pile as a part that can be touched."""


class CardPresenter(ArrangementHooks[S], PlaceHooks[S], Presenter[S]):
    """Presenter of a card game."""

    deck: GameDeck[S] = GameDeck()
    input: TouchRules[S] = TouchRules()
    plates_on_cloth = True
    tells_on_hover: ClassVar[bool] = False
    """Whether tooltips have the full description, because the table has little room for text."""

    def paint(self, painter: QPainter, context: S) -> None:
        """Paint nothing on the background, because every piece of a card table may move."""

    def opening(self, seat: Seat) -> Any:
        start = self.rules.start(self.setup)
        dealt = self.rules.apply(start, CHANCE, self.rules.deal(start, Random(OPENING)))
        return self.rules.view(dealt.state, seat)

    def own_hand(self, context: S) -> Hand:
        """Return the hand at the bottom in display order; empty if there is none to choose from."""
        return ()

    def playable(self, context: S) -> frozenset[Part] | None:
        """Return the cards that can be part of a play with the chosen ones; None while no cards are to be played."""
        return None

    def suit_inks(self, theme: Theme, look: Appearance) -> dict[str, str]:
        inks = panel_inks(theme, look.four_colours)
        return {sign: inks[suit] for suit, sign in SYMBOLS.items()}

    def side_sign(self, seat: Seat) -> int:
        """Return the shape of a seat's avatar: 0 for a disc, 1 for a square (the second side of a partnership game)."""
        return 0

    def seat_mark(self, context: S, seat: Seat, size: float) -> QPixmap:
        letter = context.names[seat][:1].upper() or str(seat + 1)
        return pictures.seat_mark(seat, letter, size, context.dpr, context.theme, self.side_sign(seat))

    def words(self, context: S) -> tuple[Part, ...]:
        return tuple(sorted(context.words))

    def place(self, context: S, part: Part) -> QPointF | None:
        spots = [placed.spot for placed in context.placed_cards if self.name_of(context, placed) == part]
        return spots[len(spots) // 2].at if spots else None

    def hints(self, context: S, move: Move) -> frozenset[Part]:
        """Return the parts of the move, and those parts on the table that stand for its word."""
        parts = super().hints(context, move)
        return parts | {part for part in self.parts(context) if self.input.word_of(context, part) in parts}
