"""Screen-reader announcements of the match page: turns, selected cards, what is on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from bluestick.app.play.match_view import MatchView
from bluestick.app.widgets.announcer import GAME, announce
from bluestick.engine.moves import MoveSet, Part, Pick
from bluestick.text import game_texts
from bluestick.text.spoken import spoken

SEATS = ("hand ", "seat ")
"""Prefixes of the names of table parts that belong to one player: hands and seats."""


class Announcements(QObject):
    """Screen-reader announcements of one match page, made after the page has handled an event."""

    def __init__(self, page: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._picked: Pick = ()
        self._turn: tuple[object, ...] = ()
        parent.setProperty(GAME, page.game)
        page.table.aloud = partial(spoken, game=page.game)
        page.table.picked.connect(self._tell_pick)
        page.session.offered.connect(self._tell_turn)
        page.curtain.lifted.connect(self._tell_now)

    def _tell_now(self) -> None:
        """Announce the turn again, for the player who has just lifted the curtain (hot seat)."""
        self._turn = ()
        self._tell_turn(self._page.table.moves)

    def _tell_turn(self, moves: MoveSet[Any] | None) -> None:
        """Announce the text of the phase when the viewer has to act, once per turn."""
        page = self._page
        viewer, match = page.session.viewer, page.session.match
        if moves is None or not page.curtain.isHidden() or viewer not in match.to_act:
            return
        turn = page.header.phase.whole(), viewer, sum(played.seat == viewer for played in match.played)
        if turn != self._turn:  # others may act meanwhile
            self._turn = turn
            announce(page.table, page.header.phase.whole())

    def _tell_pick(self, pick: Pick) -> None:
        """Announce which cards or squares were selected or deselected, and what move they make; not after a move."""
        before, self._picked = self._picked, pick
        moves = self._page.table.moves
        if moves is None:
            return
        back, chosen = set(before) - set(pick), set(pick) - set(before)
        said = [self.tr("{part}: put back").format(part=self._called(part)) for part in before if part in back]
        said += [self.tr("{part}: selected").format(part=self._called(part)) for part in pick if part in chosen]
        made = self._page.table.explain_pick(moves, pick) if pick else ""
        announce(self._page.table, ". ".join(filter(None, (*said, made))))

    def announce_table(self) -> None:
        """Announce what is on the table, without the players' hands."""
        self._tell(lambda part: not part.startswith(SEATS) and part not in self._page.table.own_parts)

    def announce_others(self) -> None:
        """Announce what the viewer may know about the other players' hands."""
        own = tuple(f"{what}{self._page.session.viewer}" for what in SEATS)
        self._tell(lambda part: part.startswith(SEATS) and part not in own)

    def announce_look(self) -> None:
        """Announce the phase, then the other players' cards that the viewer may look at before the first lead."""
        page, table = self._page, self._page.table
        seen = page.session.match.rules.look(page.view())
        announce(table, ". ".join((page.header.phase.whole(), *map(table.describe, seen))))

    def _tell(self, is_meant: Callable[[Part], bool]) -> None:
        table = self._page.table
        if table.has_grid:
            return  # too long for a board: its squares are read one by one
        parts = [part for part in table.parts() if table.word_button(part) is None and is_meant(part)]
        announce(table, ". ".join(filter(None, map(table.describe, parts))))

    def _called(self, part: Part) -> str:
        return self._page.table.describe(part).partition(",")[0] or game_texts.parts(self._page.game, [part])
