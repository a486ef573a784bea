"""Screen-reader announcements of the match page: turns, selections, cards on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets.announcer import GAME_PROPERTY, announce
from bluestick.app.widgets.labels import ElidedLabel
from bluestick.engine.moves import Part, Pick
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Curtain, MatchState
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts
from bluestick.text.spoken import spoken_text

SEATS = ("hand ", "seat ")
"""Prefixes of the ids of table parts that belong to one player."""


class Announcements(QObject):
    """Announcements of one match page, made after the page has shown a state."""

    def __init__(self, controller: MatchController, table: GameTable[Any], phase: ElidedLabel, page: QWidget) -> None:
        super().__init__(page)
        self._controller, self._table, self._phase = controller, table, phase
        self._game = table.rules.id
        self._picked: Pick = ()
        self._turn: tuple[object, ...] = ()
        page.setProperty(GAME_PROPERTY, self._game)
        table.aloud = partial(spoken_text, game=self._game)
        table.picked.connect(self._announce_pick)

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        """Announce the phase when the viewer has to act, once per turn."""
        if state.curtain is not Curtain.UP:
            self._turn = ()  # announced again for the player who lifts the curtain
            return
        match, viewer = self._controller.session.match, state.viewer
        if state.moves is None or viewer not in match.to_act:
            return
        turn = self._phase.whole(), viewer, sum(played.seat == viewer for played in match.played)
        if turn != self._turn:  # others may act meanwhile
            self._turn = turn
            announce(self._table, self._phase.whole())

    def _announce_pick(self, pick: Pick) -> None:
        """Announce changes of the selection, and the move that it makes; not when a move has emptied it."""
        before, self._picked = self._picked, pick
        moves = self._table.moves
        if moves is None:
            return
        back, chosen = set(before) - set(pick), set(pick) - set(before)
        said = [self.tr("{part}: put back").format(part=self._called(part)) for part in before if part in back]
        said += [self.tr("{part}: selected").format(part=self._called(part)) for part in pick if part in chosen]
        made = self._table.explain_pick(moves, pick) if pick else ""
        announce(self._table, ". ".join(filter(None, (*said, made))))

    def announce_table(self) -> None:
        self._announce_parts(lambda part: not part.startswith(SEATS) and part not in self._table.own_cards)

    def announce_others(self) -> None:
        own = tuple(f"{what}{self._controller.state.viewer}" for what in SEATS)
        self._announce_parts(lambda part: part.startswith(SEATS) and part not in own)

    def announce_seen_cards(self) -> None:
        """Announce the phase, then cards that the viewer may look at before the first lead."""
        seen = self._table.rules.look(self._controller.state.view)
        announce(self._table, ". ".join((self._phase.whole(), *map(self._table.describe, seen))))

    def _announce_parts(self, is_meant: Callable[[Part], bool]) -> None:
        table = self._table
        if table.has_grid:
            return  # too long for a board: its squares are read one by one
        parts = [part for part in table.parts() if table.word_button(part) is None and is_meant(part)]
        announce(table, ". ".join(filter(None, map(table.describe, parts))))

    def _called(self, part: Part) -> str:
        return self._table.describe(part).partition(",")[0] or game_texts.parts(self._game, [part])
