"""A simulated user at a single table widget, with a mouse and a keyboard."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Refusal
from bluestick.engine.seats import Seat
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.motion.pace import Pace
from bluestick.tables.widget.card_table import CardTable

AT_ONCE, NORMAL = Pace(0), Pace()


_PAINTED: dict[str, Any] = {}
"""Cache of painted cards, shared by decks of the same look in a test run."""


def share_paint(deck: Any) -> None:
    """Let a deck use the cards painted by a deck of the same look."""
    look = {name: value for name, value in vars(deck).items() if name != "_painted"}
    deck._painted = _PAINTED.setdefault(f"{type(deck)} {look}", deck._painted)


class Sitting:
    """A match seen from one seat, whose user can move for every seat."""

    names: ClassVar[tuple[str, ...]] = ("You", "Ivar", "Nora", "Siri")
    size: ClassVar[tuple[int, int]] = (976, 716)

    def __init__(self, qtbot: QtBot, match: AnyMatch, seat: int | None = 0, pace: Pace = AT_ONCE) -> None:
        self.qtbot, self.match = qtbot, match
        self.seat: Any = None if seat is None else Seat(seat)
        """None for a spectator."""
        self.refusals: list[Refusal] = []
        self.table: Any = new_table(match.rules, match.setup, DAY, pace)
        qtbot.addWidget(self.table)
        if isinstance(self.table, CardTable):
            share_paint(self.table.deck)
        self.table.resize(*self.size)
        if self.seat is not None:
            self.table.show_from(self.seat)
        self.table.set_names(tuple(islice(cycle(self.names), match.setup.seats)))
        self.table.chosen.connect(lambda move: self.play(self.turn, move))
        self.table.refused.connect(self.refusals.append)
        self.table.lay(match.view(self.seat))
        self.table.show()
        qtbot.waitExposed(self.table)
        self.offer()

    @property
    def turn(self) -> Seat:
        """Seat the user moves for."""
        return self.seat

    def play(self, seat: Seat, move: Any) -> None:
        self.match.play(seat, move)
        self.table.play(self.match.last_events(self.seat), self.match.view(self.seat))
        if self.table.is_settled:
            self.offer()

    def make(self, *texts: str) -> None:
        """Make written moves for the seats to act."""
        for text in texts:
            self.play(min(self.match.to_act), self.match.rules.read(text))

    def offer(self) -> None:
        self.table.offer(self.match.moves(self.turn) or None)

    def run_out(self) -> None:
        """Run the event queue to its end."""
        while not self.table.is_settled:
            animation = self.table.event_queue.animation
            assert animation is not None
            animation.setCurrentTime(animation.duration())
        self.offer()

    # Mouse and keyboard.

    def at(self, part: str) -> QPoint:
        spot = self.table.place(part)
        assert spot is not None, part
        return spot.toPoint()

    def click(self, *parts: str) -> None:
        for part in parts:
            self.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=self.at(part))

    def push(self, button: Any) -> None:
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def drag(self, part: str, end: QPoint) -> None:
        port, left, start = self.table.viewport(), Qt.MouseButton.LeftButton, self.at(part)
        self.qtbot.mousePress(port, left, pos=start)
        self.qtbot.mouseMove(port, (start + end) / 2)
        self.qtbot.mouseMove(port, end)
        self.qtbot.mouseRelease(port, left, pos=end)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.table, key)

    # What is visible.

    @property
    def last(self) -> Any:
        """Last move of the match."""
        return self.match.played[-1].move

    def looks(self, part: str) -> frozenset[str]:
        return next(
            placed.looks
            for placed in self.table.card_scene.placed_cards
            if self.table.game.name_of(self.table.context, placed) == part
        )

    def lies(self) -> dict[object, object]:
        """Return position and face of every visible card."""
        return {
            key: (
                *(round(value, 6) for value in (sprite.x(), sprite.y(), sprite.rotation(), sprite.scale())),
                sprite.transform().m11(),
                sprite.card,
            )
            for key, sprite in self.table.card_scene.sprites.items()
        }
