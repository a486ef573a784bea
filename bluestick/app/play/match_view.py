"""Read-only interface of a match page for announcements and status reports."""

from __future__ import annotations

from typing import Any, Protocol

from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.layouts import PageHeader
from bluestick.app.widgets.overlays import Curtain
from bluestick.match.session import Session
from bluestick.tables.widget.table import GameTable


class MatchView(Protocol):
    """Read-only interface of a match page."""

    game: str
    session: Session
    header: PageHeader
    panel: SidePanel
    notice: TableNotice
    curtain: Curtain
    said: tuple[str, ...]
    """Sentences that describe the last move."""

    @property
    def table(self) -> GameTable[Any]:
        """Table of the match."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players by seat, as the viewer sees them."""

    @property
    def clause(self) -> str:
        """Clause of the rules on the current phase."""

    def view(self) -> Any:
        """Return the displayed position as the viewer sees it."""

    def waiting_sentence(self) -> tuple[str, str]:
        """Return the sentence shown while the viewer has no move to make, and its clause."""
