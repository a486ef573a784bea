"""Interface of a match page to those that report on it: announcements and status reports."""

from __future__ import annotations

from typing import Any, Protocol

from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.layouts import PageHeader
from bluestick.app.widgets.overlays import Curtain
from bluestick.match.session import Session
from bluestick.tables.widget.table import GameTable


class MatchView(Protocol):
    """A match page, read only."""

    game: str
    session: Session
    header: PageHeader
    panel: SidePanel
    notice: TableNotice
    curtain: Curtain
    said: tuple[str, ...]
    """The last move, in sentences."""

    @property
    def table(self) -> GameTable:
        """The table of the match."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, for the viewer."""

    @property
    def clause(self) -> str:
        """The clause of the present phase."""

    def view(self) -> Any:
        """The view of the viewer, at the moment that is shown."""

    def aside(self) -> tuple[str, str]:
        """What to do while no move is offered, and its clause."""
