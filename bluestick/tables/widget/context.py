"""Context passed to a presenter: a frozen snapshot of the table, without widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.store.appearance import Appearance
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.text import table_phrases

if TYPE_CHECKING:
    from bluestick.tables.widget.card_presenter import CardPresenter


@dataclass(frozen=True)
class TableContext:
    """Snapshot of a table: viewer, view, legal moves, chosen and marked parts, appearance."""

    game: Any
    rules: AnyRules
    setup: Setup
    at: Any
    """Layout of the table at its current size."""
    theme: Theme
    dpr: float
    pace: Pace
    look: Appearance
    seat: Seat
    """Seat displayed at the bottom."""
    names: tuple[str, ...]
    thinker: Seat | None = None
    counting: bool = False
    """Whether the result of the last hand is still being counted up; meanwhile the table hides its score."""
    shown: Any = None
    moves: MoveSet[Any] | None = None
    pick: Pick = ()
    pointed: Part | None = None
    """Part under the mouse pointer, or else under the keyboard cursor."""
    cursor: Part | None = None
    hint: Move | None = None
    hinted: frozenset[Part] = frozenset()
    """Parts marked because they belong to the hint."""
    proofs: frozenset[Part] = frozenset()
    """Parts marked because they show why a move was refused."""
    settled: bool = True
    """Whether all events have been shown and no animation is running."""
    carried: Part | None = None

    @property
    def viewer(self) -> Seat | None:
        """Seat whose view is shown; None for a spectator."""
        seat: Seat | None = self.shown.seat
        return seat

    @cached_property
    def open_moves(self) -> frozenset[Part]:
        """Parts with which a legal move can begin; empty if no moves are offered."""
        return frozenset() if self.moves is None else self.moves.next_parts(())

    @cached_property
    def readings(self) -> tuple[Move, ...]:
        """Legal moves that consist of exactly the chosen parts, likeliest first."""
        return self.moves.readings(self.pick) if self.pick and self.moves is not None else ()

    def display_name(self, seat: int) -> str:
        return self.names[seat] or table_phrases.unnamed_player(seat)

    def is_you(self, seat: int) -> bool:
        """Return whether the user plays this seat and is addressed as "you"."""
        return self.names[seat] == table_phrases.you()


@dataclass(frozen=True)
class CardContext(TableContext):
    """Context of a card table. A game may subclass it with the types of its arrangement and UI state."""

    game: CardPresenter[Any]
    deck: Any = None
    arrangement: Any = None
    ui_state: Any = None
    """UI state of the game at this table: how a hand is sorted, which sheet is open."""
    order: tuple[Part, ...] | None = None
    """Order of the viewer's hand if the player sorted it; None if it is sorted by rule."""
    early: Pick = ()
    """Cards picked while other players act, to be played in the viewer's turn."""
    held: Event | None = None
    taker: Seat | None = None
    """Seat that has just taken a trick, until all events have been shown; else None."""
    looks_back: bool = False
    """Whether the context is for the picture of the last trick instead of the table."""
    arriving: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """Number of cards still moving, by (zone, owner) of their destination."""
    placed_cards: tuple[PlacedCard, ...] = ()

    @property
    def index(self) -> str:
        """Language code of the letters in the corners of cards; empty for the program's language."""
        return self.look.index

    @cached_property
    def framed_seats(self) -> frozenset[Seat]:
        """Seats with a framed name plate: those to act or, while events are shown, the winner of the trick."""
        if not self.settled:
            return frozenset() if self.taker is None else frozenset({self.taker})
        to_act: frozenset[Seat] = self.shown.to_act
        return to_act

    # Hands.

    @cached_property
    def own_hand(self) -> Hand:
        return self.game.own_hand(self)

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in a player's hand, without those that are still moving into it."""
        if not self.arrangement.hands:
            return 0
        return (
            len(self.arrangement.hands[seat])
            - self.arriving.get(("hand", seat), 0)
            - self.arriving.get(("open", seat), 0)
        )

    @cached_property
    def playable(self) -> frozenset[Part] | None:
        return self.game.playable(self)

    @cached_property
    def words(self) -> frozenset[Part]:
        return self.open_moves - self.game.deck.pack

    @property
    def picks_cards(self) -> bool:
        return all(part in self.game.deck.pack for part in self.pick)

    @property
    def complete(self) -> bool:
        return bool(self.readings)

    # Places and marks.

    def side(self, seat: int) -> str:
        return self.game.sides[self.setup.seats][(seat - self.seat) % self.setup.seats]

    def pile_side(self, pile: int) -> str:
        """Return the side of the table (``own``, ``left``, ...) of a pile; by default that of the seat ``pile``."""
        return self.side(pile)

    def where(self, card: Part | None) -> frozenset[tuple[str, int]]:
        """Return the (zone, owner) pairs where a card is, such as ``("hand", 2)``; several if there are equal cards."""
        return frozenset(placed.key[:2] for placed in self.placed_cards if placed.card == card)

    def looks(self, part: Part | None) -> Looks:
        proof = {"proof"} if part is not None and part in self.proofs else set()
        return self.part_looks(part) | proof

    def part_looks(self, name: Part | None) -> Looks:
        hint, cursor = name in self.hinted, name is not None and name == self.cursor
        return frozenset(("hint",) * hint + ("cursor",) * cursor)

    # Text.

    @cached_property
    def caption_size(self) -> float:
        """Font size of captions on the table, in pixels."""
        return float(max(12.5, 15 * self.at.lettering))

    def short_name(self, seat: int, beside: str = "") -> str:
        """Return a player's name, elided to fit a caption; ``beside``: further text of the caption."""
        measure = QFontMetricsF(art.sans(self.caption_size, QFont.Weight.DemiBold))
        unit = self.at.lettering
        room = min(96 * unit, 160 * unit - measure.horizontalAdvance(beside))
        return measure.elidedText(self.names[seat], Qt.TextElideMode.ElideRight, max(room, 40 * unit))


S = TypeVar("S", bound=CardContext)
