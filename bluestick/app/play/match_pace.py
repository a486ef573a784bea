"""Pace of a match page: that of the settings, or faster for spectators and claimed tricks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from bluestick.app.play.spectator_bar import SpectatorBar
from bluestick.match.controller import MatchController
from bluestick.match.match_state import MatchPauses, MatchState
from bluestick.tables.motion.pace import BETWEEN, FORCED, Pace
from bluestick.tables.widget.table import GameTable

FASTER = 0.3
"""Factor of durations for a spectator who watches faster."""


class MatchPace(QObject):
    """Pace of table and pauses on one page."""

    def __init__(self, controller: MatchController, table: GameTable[Any], bar: SpectatorBar, pace: Pace) -> None:
        super().__init__(table)
        self._controller, self._table, self._bar, self._pace = controller, table, bar, pace
        self._claims = False
        bar.faster.toggled.connect(self._apply)
        self._apply()

    def set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self._apply()

    def follow(self, state: MatchState) -> None:
        if state.claims != self._claims:
            self._claims = state.claims
            self._apply()

    def _apply(self) -> None:
        table, hastens = self._table, self._bar.faster.isChecked() or self._claims
        pace = self._pace.faster(FASTER) if hastens else self._pace
        between = pace.pause(BETWEEN) if any(table.game.pause) else 0
        self._controller.set_tempo(MatchPauses(pace.thinking_time_range(table.game.pause), between, pace.pause(FORCED)))
        if pace != table.pace:
            table.set_pace(pace)
