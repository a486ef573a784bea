"""Match with the people at this computer: who looks at it, and what they see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import View
from bluestick.engine.seats import CHANCE, Seat


class SeatedMatch(QObject):
    """Match as the people at this computer see it; base of the sessions."""

    plays = True
    """Whether the match is continued, by people or bots."""
    has_present = True
    """Whether moves can be made, or tried, at the last position."""
    shows_end = True
    moments: Mapping[int, Seat] = {}
    """Positions to step through, each with the seat whose view is shown there; empty: all positions."""

    def __init__(self, match: AnyMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
        self._viewer = min(self.people, default=None)

    @property
    def viewer(self) -> Seat | None:
        """Seat of the person whose view is shown: the one who is to act, or was last; None: only bots play."""
        return self._viewer

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people take turns at this computer who may not see each other's cards."""
        return self.match.rules.has_secrets and len(self.people) > 1 and self.match.outcome is None

    @property
    def sits_out(self) -> bool:
        """Whether the viewer cannot act before the next deal or round; True for an onlooker."""
        return self._viewer is None or self._viewer in self._inactive_people

    @property
    def is_out_for_good(self) -> bool:
        rules = self.match.rules
        return all(rules.is_out(self.match.view(seat)) for seat in self.people)

    def view(self, seat: Seat | None, position: int | None = None) -> View:
        """Return what a seat (None: an onlooker) can know after ``position`` moves; None: now."""
        view: View = self.match.rules.view(self._state(position), seat)
        return view

    def turn_table_to(self, position: int) -> None:
        """Prepare to show an earlier position; a subclass may change the viewer."""

    def restarted_match(self) -> AnyMatch:
        """Return a new match with the same players and first deal."""
        return self.match.branch(self._first)

    def _state(self, position: int | None) -> Any:
        match = self.match
        position = match.position if position is None else position
        return match.played[position - 1].step.state if position else match.rules.start(match.setup)

    @property
    def _first(self) -> int:
        played = self.match.played
        return 1 if played and played[0].seat == CHANCE else 0

    @property
    def _inactive_people(self) -> frozenset[Seat]:
        rules = self.match.rules
        return frozenset(seat for seat in self.people if rules.sits_out(self.match.view(seat)))
