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
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge, LegendLine
from bluestick.tables.widget.context import TableContext

S = TypeVar("S", bound=TableContext)


class Presenter(ABC, Generic[S]):
    """Interface between a game and its table: everything that window and table widget need to know of the game."""

    context_type: type[S]
    """Class of the context that the table passes to the methods of the presenter."""
    plates_on_cloth: ClassVar[bool] = False
    """Whether the table shows name plates; the side panel then lists sides (pairs) instead of seats."""
    words_on_cloth: ClassVar[bool] = False
    """Whether words such as ``pass`` have buttons on the table; ``options`` then include their effects."""
    pause: ClassVar[tuple[int, int]] = (0, 0)
    """Minimum and maximum of the random delay before a bot's move, in milliseconds."""

    def __init__(self, rules: AnyRules, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup

    def opening_view(self, seat: Seat) -> Any:
        """Return the view of this seat at the start of a sample match, for the page where a match is set up."""
        return self.rules.view(self.rules.start(self.setup), seat)

    # Appearance.

    @abstractmethod
    def paint(self, painter: QPainter, context: S) -> None:
        """Paint the background that never changes, such as a board; called once for each size and theme."""

    @abstractmethod
    def seat_avatar(self, context: S, seat: Seat, size: float) -> QPixmap:
        """Return the avatar of a seat, ``size`` pixels wide and high."""

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        """Return the picture of a worked example (``case``: its JSON in the rule page); a null image for none."""
        return QImage()

    def suit_colours(self, theme: Theme, look: Appearance) -> Mapping[str, str]:
        """Return the text colour (``#rrggbb``) by suit sign, such as ``♠``; empty for a game without suits."""
        return {}

    def occupied(self, context: S) -> list[QRectF] | None:
        """Return the areas that messages should leave visible; None for those of all visible items."""
        return None

    def protected_areas(self, context: S) -> list[QRectF]:
        """Return the rectangles that the result panel must not cover, such as the viewer's hand."""
        return []

    def sounds(self, context: S, event: Event) -> tuple[Cue, ...]:
        return ()

    # Touching.

    @abstractmethod
    def part_at(self, context: S, point: QPointF) -> Part | None:
        """Return the part at a point of the scene; None if there is none."""

    @abstractmethod
    def place(self, context: S, part: Part) -> QPointF | None:
        """Return the centre of a part; None for a word such as ``pass``, or for a part that is not on the table."""

    @abstractmethod
    def cursor_start(self, context: S) -> Part:
        """Return the part where the keyboard cursor first appears."""

    @abstractmethod
    def neighbour(self, context: S, part: Part, right: int, down: int) -> Part:
        """Return the part that an arrow key leads to from ``part``; ``right`` and ``down`` are -1, 0 or 1."""

    @abstractmethod
    def parts(self, context: S) -> list[Part]:
        """Return all named parts on the table, in reading order."""

    def hints(self, context: S, move: Move) -> frozenset[Part]:
        return frozenset(self.rules.parts(move))

    # Words.

    @abstractmethod
    def table_name(self, context: S) -> str:
        """Return a description of the table, for its accessible name."""

    def trumps_said(self, context: S) -> str:
        """Return the trump suit in words; empty in games where it never changes."""
        return ""

    @abstractmethod
    def describe(self, context: S, part: Part) -> str:
        """Return the description of a part, for screen readers and tooltips."""

    def words(self, context: S) -> tuple[Part, ...]:
        """Return the words (moves such as ``pass``) that can be chosen now, always in the same order."""
        return tuple(sorted(part for part in context.open_moves if self.place(context, part) is None))

    def words_without_button(self, context: S) -> tuple[Part, ...]:
        """Return those of ``words`` that have no button on the table itself."""
        return self.words(context)

    def panel_note(self, context: S, view: Any, seat: Seat) -> str:
        """Return the note about a seat in the side panel, such as its number of cards; empty for none."""
        return ""

    def setup_note(self, context: S, view: Any, seat: Seat) -> str:
        """Return a note about a seat before the deal, for the page where a match is set up."""
        return self.panel_note(context, view, seat)

    def panel_side_note(self, context: S, view: Any, seat: Seat) -> str:
        """Return the note about the side (player or pair) of a seat in the side panel; empty for none."""
        return ""

    @abstractmethod
    def seat_score(self, view: Any, seat: Seat) -> str:
        """Return the score or progress of a seat as text."""

    def gauges(self, context: S, view: Any) -> tuple[Gauge, ...]:
        """Return the gauges (numbers shown as bars) for the side panel; empty for none."""
        return ()

    def options(self, context: S) -> tuple[ChoosableOption, ...]:
        """Return the player's options with their effects; without ``words_on_cloth`` the side panel adds the words."""
        return ()

    def explain_pick(self, context: S) -> str:
        """Return the text on what the chosen parts are or can do; empty if there is nothing to say."""
        return ""

    def legend(self, context: S) -> tuple[LegendLine, ...]:
        """Return the legend: each kind of mark that is visible on the table now, with its meaning."""
        return ()

    def rank_panel_beside(self, context: S, width: float) -> tuple[str, QPixmap, str] | None:
        """Return (heading, picture ``width`` wide, text) of a rank panel to show in the side panel; None for none."""
        return None

    def example(self, view: Any, case: dict[str, Any]) -> dict[str, Any]:
        """Return the worked example ``case`` adapted to ``view``, such as to its trump suit."""
        return case
