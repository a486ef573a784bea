"""Presenter interface of all games: what a table shows and what touching it means, without a widget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.store.appearance import Appearance
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import BETWEEN, Pace
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.panel_content import Choosable, Gauge, LegendLine
from bluestick.tables.widget.context import TableContext

S = TypeVar("S", bound=TableContext)
"""What a game is told of its table."""


class Presenter(ABC, Generic[S]):
    """What the window asks of every table, and the table of its game."""

    sitting: type[S]
    """What this game is told, with the types of what it has."""
    plates_on_cloth: ClassVar[bool] = False
    """Whether the table itself says who sits where, so that beside it the sides are enough."""
    words_on_cloth: ClassVar[bool] = False
    """Whether the table has buttons for its words, and its ``options`` say what they cause."""
    pause: ClassVar[tuple[int, int]] = (0, 0)
    """Between how many and how many milliseconds a computer player takes at least, so that one can follow it."""

    def __init__(self, rules: AnyRules, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup

    def opening(self, seat: Seat) -> Any:
        """What this seat sees at the beginning of a match: for the page where one is agreed."""
        return self.rules.view(self.rules.start(self.setup), seat)

    # What it looks like.

    @abstractmethod
    def paint(self, painter: QPainter, sit: S) -> None:
        """Draw what never moves, once for every size and theme."""

    @abstractmethod
    def seat_mark(self, sit: S, seat: Seat, size: float) -> QPixmap:
        """The sign of a seat."""

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        """Draw a worked case of the rule pages, computed by the rules, where there is one on them."""
        return QImage()

    def suit_inks(self, theme: Theme, look: Appearance) -> Mapping[str, str]:
        """The colours of the suits, by their signs, where they stand beside words."""
        return {}

    def occupied(self, sit: S) -> list[QRectF] | None:
        """Where something is to be seen that no sentence may cover; None: wherever anything lies."""
        return None

    def kept_clear(self, sit: S) -> list[QRectF]:
        """What has to be seen beside what was counted, such as the own hand."""
        return []

    def sounds(self, sit: S, event: Event) -> tuple[Cue, ...]:
        """What is heard while an event is shown that has its consequences already."""
        return ()

    # Touching.

    @abstractmethod
    def part_at(self, sit: S, point: QPointF) -> Part | None:
        """What lies there."""

    @abstractmethod
    def place(self, sit: S, part: Part) -> QPointF | None:
        """Where the middle of a part is; None for a word."""

    @abstractmethod
    def first_part(self, sit: S) -> Part:
        """Where the cursor appears."""

    @abstractmethod
    def beside(self, sit: S, part: Part, right: int, down: int) -> Part:
        """Where an arrow key leads from a part."""

    @abstractmethod
    def parts(self, sit: S) -> list[Part]:
        """Everything on the table that has a name, in reading order."""

    def hints(self, sit: S, move: Move) -> frozenset[Part]:
        """What a move is pointed out with."""
        return frozenset(self.rules.parts(move))

    # Words.

    @abstractmethod
    def table_name(self, sit: S) -> str:
        """The table in words."""

    def trumps_said(self, sit: S) -> str:
        """Which suit is trumps, in words; empty where that does not change."""
        return ""

    @abstractmethod
    def describe(self, sit: S, part: Part) -> str:
        """A part in words, for those who do not see it."""

    def words(self, sit: S) -> tuple[Part, ...]:
        """What can be said instead of touching something: the buttons, always in the same order."""
        return tuple(sorted(part for part in sit.open_moves if self.place(sit, part) is None))

    def words_beside(self, sit: S) -> tuple[Part, ...]:
        """Those words that have no button on the cloth."""
        return self.words(sit)

    def seat_note(self, sit: S, view: Any, seat: Seat) -> str:
        """What to remember about a seat; empty for nothing."""
        return ""

    def place_note(self, sit: S, view: Any, seat: Seat) -> str:
        """What is particular about a seat before anything is dealt: where a match is agreed."""
        return self.seat_note(sit, view, seat)

    def side_note(self, sit: S, view: Any, seat: Seat) -> str:
        """What to remember about the side of a seat; empty for nothing."""
        return ""

    @abstractmethod
    def seat_score(self, view: Any, seat: Seat) -> str:
        """How far a seat has come."""

    def gauges(self, sit: S, view: Any) -> tuple[Gauge, ...]:
        """Numbers worth a glance."""
        return ()

    def options(self, sit: S) -> tuple[Choosable, ...]:
        """What can be done, in words, beside what ``words`` are for."""
        return ()

    def explain_pick(self, sit: S) -> str:
        """What can be done with what was touched; empty if there is nothing to say."""
        return ""

    def legend(self, sit: S) -> tuple[LegendLine, ...]:
        """What the marks mean that can be seen now."""
        return ()

    def lens_beside(self, sit: S, width: float) -> tuple[str, QPixmap, str] | None:
        """Where a card stands in the order that holds now: a heading, a picture of this width, and the same in words.

        For the panel beside a table on which there is no room for that.
        """
        return None

    def example(self, view: Any, case: dict[str, Any]) -> dict[str, Any]:
        """A worked case as it is at this table: the rule page shows the trumps of the present deal."""
        return case

    def between_deals(self, pace: Pace) -> int:
        """Milliseconds before the next deal, for a look at what was shown; a click is quicker."""
        return pace.look(BETWEEN)
