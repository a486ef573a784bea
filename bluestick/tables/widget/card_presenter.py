"""Presenter interface of card games, in four parts; ``TrickPresenter`` has defaults for trick games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from bluestick.engine.cards import FRENCH
from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck, French
from bluestick.tables.cards.french import panel_inks
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import TableButton, TouchReply
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.card_layout import SIDES
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.widget.context import CardContext
from bluestick.tables.widget.presenter import Presenter
from bluestick.text.cards import SYMBOLS, index_language

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene

S = TypeVar("S", bound=CardContext)
"""What a game is told of its table."""
OPENING = 11
"""Deals the cards that lie on the table while a match is agreed, always the same."""


def french(theme: Theme, look: Appearance) -> French:
    """The French pack as somebody wants it."""
    return French(
        theme,
        look.index or index_language(),
        four_colour=look.four_colours,
        large_index=look.large_index,
        back=look.back,
        face=look.face,
    )


class ArrangementHooks(ABC, Generic[S]):
    """What lies on the cloth, what an event makes of it, and how that is shown."""

    @abstractmethod
    def spread(self, view: Any) -> Any:
        """What lies there, as a view has it: with ``hands``, one a seat."""

    @abstractmethod
    def after(self, spread: Any, event: Event, viewer: Seat | None) -> Any:
        """What lies there after an event, as far as ``viewer`` sees it."""

    def last_trick(self, view: Any) -> Any:
        """What lay there when the last trick of this deal was complete; None if there is none."""
        return None

    past_in_rows: ClassVar[bool] = True
    """Whether its plays are shown side by side, rather than each where it lay."""

    guarded: ClassVar[tuple[str, ...]] = ("plate",)
    """How the names of those pieces begin that no message over the table may cover."""

    def past_lyings(self, sit: S) -> Iterator[PlacedCard]:
        """The cards of that trick, while ``sit`` has them."""
        return iter(())

    def past_pieces(self, sit: S) -> Iterator[tuple[str, Piece]]:
        """What stands beside them."""
        return iter(())

    def first_desk(self) -> Any:
        """What the game itself remembers of a table at first."""
        return None

    def foreseen(self, sit: S, events: tuple[Event, ...], view: Any) -> Any:
        """What the game remembers while these events are going to be shown."""
        return sit.desk

    def happened(self, sit: S, event: Event) -> Any:
        """What the game remembers after an event."""
        return sit.desk

    def laid_out(self, sit: S, view: Any) -> Any:
        """What the game remembers when everything lies as a view has it; ``sit`` is as it was before."""
        return sit.desk

    def offered(self, sit: S) -> Any:
        """What the game remembers when the hand may do something, or may no more."""
        return sit.desk

    def is_other_hand(self, sit: S, view: Any) -> bool:
        """Whether the own hand is a new one, so that it is no longer held as it was sorted by hand."""
        return False

    def hold(self, sit: S, event: Event) -> int:
        """How long what lies there stays before this event is shown, in milliseconds: a finished trick."""
        return 0

    def taker(self, event: Event) -> Seat | None:
        """The winner of the trick that an event ends."""
        return None

    def waits(self, sit: S, event: Event) -> bool:
        """Whether an event is shown, and time taken for it, though nothing moves."""
        return False

    def telling(self, sit: S, event: Event) -> tuple[str, str]:
        """What the header says while an event is shown, and the clause; nothing: as before."""
        return "", ""

    def in_short(self, event: Event) -> Event | None:
        """The event as the header says it while it is shown, if it does: without what is about to be seen."""
        return None

    @abstractmethod
    def motion(self, stage: CardScene, before: S, event: Event) -> QAbstractAnimation | None:
        """How an event is shown that lies on the stage already; None if there is nothing to see."""

    keeps_places: ClassVar[bool] = False
    """Whether every card has its own key, so that none is looked for elsewhere."""


class PlaceHooks(ABC, Generic[S]):
    """Where everything lies, and what is there."""

    sides: ClassVar[dict[int, tuple[str, ...]]] = SIDES
    """Where the seats sit, by their number, clockwise from the one at the bottom."""

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, deck: Deck) -> Any:
        """The places on a cloth of that size."""

    def room(self, sit: S) -> Any:
        """The same places, as what lies there now leaves room for them."""
        return sit.at

    @abstractmethod
    def lyings(self, sit: S) -> Iterator[PlacedCard]:
        """Every card and every pile in its place."""

    def is_kept(self, sit: S, lying: PlacedCard) -> bool:
        """Whether this is to be seen beside what was counted."""
        return lying.key[:2] == ("hand", sit.seat)

    def kept_clear(self, sit: S) -> list[QRectF]:
        return [lying.spot.rect(sit.at.height) for lying in sit.lyings if self.is_kept(sit, lying)]

    def lying_at(self, sit: S, point: QPointF) -> PlacedCard | None:
        """The card or the pile that is seen there."""
        for lying in sorted(sit.lyings, key=lambda lying: lying.height, reverse=True):
            width = lying.spot.width
            local = QTransform().rotate(-lying.spot.turn).map(point - lying.spot.at)
            if abs(local.x()) <= width / 2 and abs(local.y()) <= width * sit.at.height / 2:
                return lying
        return None

    def plate_at(self, sit: S, point: QPointF) -> Part | None:
        """The part of which a plate tells that is there."""
        return None

    @abstractmethod
    def pieces(self, sit: S) -> Iterator[tuple[str, Piece]]:
        """Every plate, frame and caption by its name."""

    def buttons(self, sit: S) -> Iterator[TableButton]:
        """The buttons on the cloth as they are now."""
        return iter(())

    @abstractmethod
    def name_of(self, sit: S, lying: PlacedCard) -> Part:
        """What a card or a pile is called as something that can be touched."""

    def can_be_lifted(self, sit: S, lying: PlacedCard) -> bool:
        """Whether the hand may carry this card away."""
        return self.carries(sit, self.name_of(sit, lying))

    @abstractmethod
    def carries(self, sit: S, part: Part) -> bool:
        """Whether the hand may carry what is called so."""


class DeckHooks(Generic[S]):
    """The deck, and the hand at the bottom."""

    pack: ClassVar[frozenset[Part]] = frozenset(FRENCH)
    """Every card of the game, by its text."""

    def deck(self, theme: Theme, look: Appearance) -> Deck:
        """The French pack, where the game has none of its own."""
        return french(theme, look)

    def deck_mark(self, sit: S, lying: PlacedCard) -> str | None:
        """The mark that the deck puts on a card."""
        return None

    def face(self, card: Part) -> Part:
        """The card of the deck, where equal ones have names of their own."""
        return card

    def facts(self, sit: S, lying: PlacedCard) -> CardFacts | None:
        """What is to be known of a card that lies open, if there is anything."""
        return None

    def own_hand(self, sit: S) -> Hand:
        """The hand at the bottom, in the order in which it is held; nothing if there is none to choose from."""
        return ()

    def playable(self, sit: S) -> frozenset[Part] | None:
        """The cards that can be part of a play with those that are chosen; None while no cards are to be played."""
        return None


class TouchHooks(Generic[S]):
    """What touching something means that is not a card of the own hand."""

    tells_on_hover: ClassVar[bool] = False
    """Whether pointing at something tells all of it, because there is little room to write."""

    def offers(self, sit: S, moves: MoveSet[Any]) -> MoveSet[Any]:
        """What the hand may do, in the names of what lies on the table."""
        return moves

    def unasked(self, sit: S) -> Move | None:
        """The next move of somebody who has asked for several."""
        return None

    def word_of(self, sit: S, part: Part) -> Part | None:
        """What touching something says."""
        return None

    def touched(self, sit: S, part: Part) -> TouchReply | None:
        """What a touch leads to that only this game knows; None: what it does at every table."""
        return None

    def chooses(self, sit: S, part: Part) -> bool:
        """Whether touching this, which is no card of the hand, chooses something that can be laid."""
        return False

    def instead(self, sit: S, part: Part) -> Pick:
        """What stays chosen when this card of the hand is touched as well."""
        return sit.pick

    def laying(self, sit: S, move: Move) -> TouchReply | None:
        """What is said before a move is made that is allowed; None: nothing."""
        return None

    def cancelled(self, sit: S) -> Any:
        """What the game remembers when nothing is wanted any more."""
        return sit.desk

    def repicked(self, sit: S, pick: Pick) -> Any:
        """What the game remembers when something else is chosen."""
        return sit.desk

    def pushed_on(self, sit: S) -> TouchReply | None:
        """What Space, or a click anywhere, leads to while something lies there to be looked at."""
        return None

    def would_lay(self, sit: S) -> bool:
        """Whether what the hand holds is laid if it is dropped on the table, with the others that are chosen."""
        part = sit.carried
        if part is None or sit.moves is None or part not in sit.own_hand:
            return False
        return bool(sit.moves.readings(sit.pick if part in sit.pick else (*self.instead(sit, part), part)))

    def dropped_word(self, sit: S, part: Part, target: Part) -> Part | None:
        """What a card says that is dropped there."""
        return None

    def why_not_dropped(self, sit: S, part: Part, target: Part) -> Refusal | None:
        """Why a card that is no play by itself may not be dropped there."""
        return None

    def keyed(self, sit: S, key: str) -> Part | None:
        """What a key touches: ``F9``, ``Shift+F9``, ``0``, ``Return``."""
        return None

    def why_not_yet(self, sit: S) -> Refusal | None:
        """What a pick still lacks that could become a move."""
        return None

    def reading_text(self, sit: S, move: Move) -> str:
        """What chosen cards would be, for a game in which they can be several things. Law 1."""
        return ""

    def moved_cursor(self, sit: S, gone: Part) -> Part | None:
        """Where the cursor goes from something that lies there no longer; None: it stays."""
        return None


class CardPresenter(ArrangementHooks[S], PlaceHooks[S], DeckHooks[S], TouchHooks[S], Presenter[S]):
    """A game with cards on a cloth."""

    plates_on_cloth = True

    def paint(self, painter: QPainter, sit: S) -> None:
        """Nothing but wool: whatever else there is may move."""

    def opening(self, seat: Seat) -> Any:
        start = self.rules.start(self.setup)
        dealt = self.rules.apply(start, CHANCE, self.rules.deal(start, Random(OPENING)))
        return self.rules.view(dealt.state, seat)

    def suit_inks(self, theme: Theme, look: Appearance) -> dict[str, str]:
        inks = panel_inks(theme, look.four_colours)
        return {sign: inks[suit] for suit, sign in SYMBOLS.items()}

    def side_sign(self, seat: Seat) -> int:
        """Which of the two forms of a sign a seat has, where some play together."""
        return 0

    def seat_mark(self, sit: S, seat: Seat, size: float) -> QPixmap:
        letter = sit.names[seat][:1].upper() or str(seat + 1)
        return pictures.seat_mark(seat, letter, size, sit.dpr, sit.theme, self.side_sign(seat))

    def words(self, sit: S) -> tuple[Part, ...]:
        return tuple(sorted(sit.words))

    def place(self, sit: S, part: Part) -> QPointF | None:
        spots = [lying.spot for lying in sit.lyings if self.name_of(sit, lying) == part]
        return spots[len(spots) // 2].at if spots else None

    def hints(self, sit: S, move: Move) -> frozenset[Part]:
        """Also what says the word that it is."""
        parts = super().hints(sit, move)
        return parts | {part for part in self.parts(sit) if self.word_of(sit, part) in parts}
