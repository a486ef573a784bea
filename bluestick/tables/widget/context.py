"""Context of a question to a presenter: a frozen snapshot of the table, without widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Protocol

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


@dataclass(frozen=True)
class TableContext:
    """Who looks on, what lies there, what is touched and what may be."""

    game: Any
    rules: AnyRules
    setup: Setup
    at: Any
    """The places on the table at its size."""
    theme: Theme
    dpr: float
    pace: Pace
    look: Appearance
    seat: Seat
    """Who is at the bottom."""
    names: tuple[str, ...]
    thinker: Seat | None = None
    """Whose bot thinks."""
    counting: bool = False
    """Whether what the last hand came to is still being told."""
    shown: Any = None
    """The view that lies on the table."""
    moves: MoveSet[Any] | None = None
    """What the hand may do now."""
    pick: Pick = ()
    pointed: Part | None = None
    """What the pointer, or else the cursor, is on."""
    cursor: Part | None = None
    hint: Move | None = None
    """The move that is pointed out."""
    hinted: frozenset[Part] = frozenset()
    """What it is pointed out with."""
    proofs: frozenset[Part] = frozenset()
    """What proves a refusal."""
    settled: bool = True
    """Whether nothing is being shown."""
    carried: Part | None = None
    """What the hand holds."""

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the table is seen; None for an onlooker, and before anything is laid."""
        return self.shown.seat if self.shown is not None else None

    @property
    def open_moves(self) -> frozenset[Part]:
        """What can be touched first."""
        return frozenset() if self.moves is None else self.moves.next_parts(())

    @property
    def readings(self) -> tuple[Move, ...]:
        """The moves that the chosen parts make."""
        return self.moves.readings(self.pick) if self.pick and self.moves is not None else ()

    def called(self, seat: int) -> str:
        """How a seat is called."""
        return self.names[seat] or table_phrases.player(seat)

    def is_you(self, seat: int) -> bool:
        """Whether it is the person at the computer who sits there, and is spoken to."""
        return self.names[seat] == table_phrases.you()


@dataclass(frozen=True)
class BoardContext(TableContext):
    """A sitting at a board."""


class CardGame(Protocol):
    """What a card context asks of its presenter."""

    pack: ClassVar[frozenset[Part]]
    """Every card of the game."""
    sides: ClassVar[dict[int, tuple[str, ...]]]
    """By the number of seats where they sit, clockwise from the bottom."""

    def own_hand(self, sit: Any) -> Hand:
        """The hand at the bottom, in the order in which it is held."""

    def playable(self, sit: Any) -> frozenset[Part] | None:
        """The cards that can be played with those that are chosen."""

    def word_of(self, sit: Any, part: Part) -> Part | None:
        """The word that touching a part says."""


@dataclass(frozen=True)
class CardContext(TableContext):
    """A sitting at a cloth with cards. A game may have one of its own, with the types of what it lays and keeps."""

    game: CardGame
    deck: Any = None
    """The cards, as the language of the day writes them."""
    laid: Any = None
    """What lies on the cloth now."""
    desk: Any = None
    """What the game itself remembers of this table: how a hand is sorted, which sheet lies open."""
    order: tuple[Part, ...] | None = None
    """How the own hand is held, if it was sorted by hand."""
    early: Pick = ()
    """What was picked while the others play, for the own turn."""
    held: Event | None = None
    """What is shown next, after a look at what lies there."""
    taker: Seat | None = None
    """The winner of the trick that moves, until everything that followed has been shown."""
    looks_back: bool = False
    """Whether it is the last trick that is shown, once more."""
    coming: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """How many cards are on their way, and to whom."""
    lyings: tuple[PlacedCard, ...] = ()
    """Where everything lies."""

    @property
    def index(self) -> str:
        """Whose letters stand on the cards; empty: the language's."""
        return self.look.index

    @property
    def lit(self) -> frozenset[Seat]:
        """The seats whose plate is framed: those whose turn it is; while events are shown, the winner of the trick."""
        if not self.settled:
            return frozenset() if self.taker is None else frozenset({self.taker})
        return self.shown.to_act if self.shown is not None else frozenset()

    # Hands.

    @cached_property
    def own_hand(self) -> Hand:
        """The hand at the bottom, in the order in which it is held."""
        return self.game.own_hand(self)

    def in_hand(self, seat: int) -> int:
        """How many cards somebody holds, as far as they have come there."""
        if self.laid is None or not self.laid.hands:
            return 0
        return len(self.laid.hands[seat]) - self.coming.get(("hand", seat), 0) - self.coming.get(("open", seat), 0)

    @cached_property
    def playable(self) -> frozenset[Part] | None:
        """The cards that can be part of a play with those that are chosen; None while no cards are to be played."""
        return self.game.playable(self)

    @property
    def words(self) -> frozenset[Part]:
        """What can be said now."""
        return self.open_moves - self.game.pack

    @property
    def picks_cards(self) -> bool:
        """Whether nothing but cards is chosen."""
        return all(part in self.game.pack for part in self.pick)

    @property
    def complete(self) -> bool:
        """Whether the chosen cards are a move."""
        return bool(self.readings)

    # Where and how.

    def side(self, seat: int) -> str:
        """Where a seat sits as the table is turned."""
        return self.game.sides[self.setup.seats][(seat - self.seat) % self.setup.seats]

    def where(self, card: Part | None) -> frozenset[tuple[str, int]]:
        """In whose hand a card lies, or where else."""
        return frozenset(lying.key[:2] for lying in self.lyings if lying.card == card)

    def looks(self, part: Part | None) -> Looks:
        """The marks of a card."""
        proof = {"proof"} if part is not None and part in self.proofs else set()
        return self.thing_looks(part) | proof

    def thing_looks(self, name: Part | None) -> Looks:
        """The marks of what is no card: it proves nothing."""
        marks = (("hint", name in self.hinted), ("cursor", name == self.cursor))
        return frozenset(look for look, worn in marks if worn and name is not None)

    # What is written.

    @property
    def caption_size(self) -> float:
        """The height of what is written on the cloth."""
        return float(max(12.5, 15 * self.at.lettering))

    def short_name(self, seat: int, beside: str = "") -> str:
        """As much of a name as a caption has room for, ``beside`` what else it says."""
        measure = QFontMetricsF(art.sans(self.caption_size, QFont.Weight.DemiBold))
        unit = self.at.lettering
        room = min(96 * unit, 168 * unit - measure.horizontalAdvance(beside))
        return measure.elidedText(self.names[seat], Qt.TextElideMode.ElideRight, max(room, 40 * unit))
