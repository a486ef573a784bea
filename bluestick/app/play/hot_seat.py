"""Hot seat: the curtain that hides the cards until the next player is there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets.overlays import Curtain as CurtainOverlay
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Curtain, MatchState


class HotSeat(QObject):
    """Curtain of one match page."""

    def __init__(self, controller: MatchController, curtain: CurtainOverlay, table: QWidget) -> None:
        super().__init__(curtain)
        self._controller, self._curtain, self._table = controller, curtain, table
        curtain.lifted.connect(controller.lift_curtain)
        curtain.came.connect(controller.come)

    @property
    def button(self) -> QWidget | None:
        people = self._curtain.people.values()
        is_up = self._controller.state.curtain is Curtain.UP
        return None if is_up else next(iter(people), self._curtain.lift)

    def show(self, before: MatchState | None, state: MatchState) -> None:
        curtain = self._curtain
        if state.curtain is Curtain.UP:
            curtain.hide()
            if before is not None and before.curtain is not Curtain.UP:
                self._table.setFocus()
        elif before is not None and (before.curtain, before.viewer) == (state.curtain, state.viewer):
            return
        elif state.curtain is Curtain.FOR_ANY:
            curtain.ask({seat: state.names[seat] for seat in sorted(self._controller.session.people)})
        elif state.viewer is not None:
            curtain.fall(state.names[state.viewer])
