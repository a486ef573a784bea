"""Rows for the seats of a new match: person or bot, name, level, number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QSizePolicy, QSlider, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import SegmentedChoice, button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import row_of
from bluestick.engine.bots import Level
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.tables.access import accessible_roles
from bluestick.text import game_texts
from bluestick.text.table_phrases import unnamed_player, you

BOT_NAMES = (
    *("Ivar", "Elin", "Nora", "Aksel", "Sigrid", "Torsten", "Berit", "Halvor", "Astrid", "Eskil"),
    *("Liv", "Maja", "Gunnar", "Kerstin", "Olof", "Ragnhild", "Vidar", "Johanne", "Ulf", "Frida"),
)
"""Default names by seat, for the largest table."""


class SeatKind(StrEnum):
    """Kind of player at a seat."""

    YOU = "you"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Player chosen for a seat."""

    kind: SeatKind
    name: str
    """Name of a bot."""
    level: Level = Level.EASY
    person: str = ""
    """Name of a person; may be empty."""

    def unnamed_player(self, *, alone: bool) -> Player:
        """Return the Player; ``alone``: at most one person plays; a person alone needs no name."""
        match self.kind:
            case SeatKind.YOU:
                return Player("") if alone else Player(self.person, owner=bool(self.person))
            case SeatKind.PERSON:
                return Player(self.person, guest=not self.person)
            case SeatKind.BOT:
                return Player(self.name, self.level.value)


def seated_players(sitters: Sequence[SeatChoice]) -> tuple[Player, ...]:
    """Return the players of a match, by seat."""
    alone = sum(sitter.kind is not SeatKind.BOT for sitter in sitters) < 2
    return tuple(sitter.unnamed_player(alone=alone) for sitter in sitters)


class DropDown(QComboBox):
    """Drop-down list with the methods of ``SegmentedChoice``, where there is little room."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[object]) -> None:
        super().__init__()
        self._values = tuple(values)
        self.addItems([""] * len(self._values))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda place: self.chosen.emit(self._values[place]))

    @property
    def value(self) -> object:
        return self._values[self.currentIndex()]

    @property
    def first(self) -> QWidget:
        return self

    def choose(self, value: object) -> None:
        """Select a value without emitting ``chosen``."""
        self.setCurrentIndex(self._values.index(value))

    def offer(self, values: Sequence[object]) -> None:
        """Show only these values; if the selected one is not among them, select the last."""
        chosen = self.value if self.value in values else values[-1]
        self._values = tuple(values)
        self.clear()
        self.addItems([""] * len(self._values))
        self.choose(chosen)

    def name(self, value: object, text: str) -> None:
        self.setItemText(self._values.index(value), text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that the page scrolls instead."""
        event.ignore()


class NumberSlider(QWidget):
    """Slider for integers, with plus and minus buttons and the value in words."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[int]) -> None:
        super().__init__()
        self._names: dict[object, str] = {}
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(min(values), max(values))
        self._slider.setPageStep(4)
        self._slider.setTickPosition(QSlider.TickPosition.NoTicks)
        self._slider.valueChanged.connect(self._change)
        self._said = label("strong")
        self._said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._less, self._more = button("tool", "−"), button("tool", "+")
        for made, step in ((self._less, -1), (self._more, 1)):
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
            made.clicked.connect(lambda _, step=step: self._slider.setValue(self._slider.value() + step))
        slider = (self._slider, 1)
        row_of(self._said, self._less, slider, self._more, spacing=8, margins=(0, 0, 0, 0), inside=self)
        style.apply_scaled(self._slider, lambda slider: slider.setMinimumWidth(style.px(140)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> int:
        return self._slider.value()

    @property
    def first(self) -> QWidget:
        return self._slider

    def choose(self, value: int) -> None:
        self._slider.blockSignals(True)
        self._slider.setValue(value)
        self._slider.blockSignals(False)
        self._show_value_name()

    def name(self, value: object, text: str) -> None:
        self._names[value] = text
        widest = max(self._said.fontMetrics().horizontalAdvance(name) for name in self._names.values())
        self._said.setMinimumWidth(widest + 4)
        self._show_value_name()

    def _change(self, value: int) -> None:
        self._show_value_name()
        self.chosen.emit(value)

    def _show_value_name(self) -> None:
        self._said.setText(self._names.get(self.value, ""))
        self._slider.setAccessibleName(self._said.text())
        self._less.setEnabled(self.value > self._slider.minimum())
        self._more.setEnabled(self.value < self._slider.maximum())


class LevelForAll(QWidget):
    """Row of buttons that set one level for all bots."""

    chosen = Signal(object)

    def __init__(self, levels: Iterable[Level]) -> None:
        super().__init__()
        self._label = label("note")
        self.buttons = {level: button("link") for level in levels}
        row_of(None, self._label, *self.buttons.values(), spacing=4, margins=(0, 0, 0, 0), inside=self)
        for level, made in self.buttons.items():
            made.setAutoDefault(False)
            made.clicked.connect(lambda _, level=level: self.chosen.emit(level))

    def offer(self, levels: Sequence[Level]) -> None:
        for level, made in self.buttons.items():
            made.setVisible(level in levels)

    def retranslate(self) -> None:
        #: Before the levels, which are buttons: "All computer players: Easy Medium Hard"
        self._label.setText(self.tr("All computer players:"))
        for level, made in self.buttons.items():
            made.setText(game_texts.level(level))
            made.setAccessibleName(f"{self._label.text()} {made.text()}")


class SeatRow(QWidget):
    """Row for a seat: emblem, name, kind of player, level."""

    changed = Signal()
    became_you = Signal(object)

    def __init__(self, seat: Seat, sitter: SeatChoice, levels: Sequence[Level], *, short: bool = False) -> None:
        super().__init__()
        self.seat = seat
        accessible_roles.set_role(self, QAccessible.Role.Grouping)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark = label("picture")
        self.mark_size = style.px(26 if short else 44)
        self._mark.setFixedSize(self.mark_size + 4, self.mark_size + 4)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note = label("note")
        self._bot, self.person = sitter.name, sitter.person
        self._alone = True
        self._name = QLineEdit()
        self._name.setMaxLength(24)
        self._name.textChanged.connect(self._rename)
        self._name.editingFinished.connect(self.changed)
        self._you = label("name")
        self._kinds: SegmentedChoice | DropDown = DropDown(tuple(SeatKind)) if short else SegmentedChoice(SeatKind)
        self._kinds.choose(sitter.kind)
        self._kinds.chosen.connect(self._change)
        self._offered = levels
        self._levels: SegmentedChoice | DropDown = DropDown(levels) if short else SegmentedChoice(levels)
        self._levels.choose(sitter.level)
        self._levels.chosen.connect(self.changed)
        if short:
            name, you = (self._name, 1), (self._you, 1)
            row_of(self._mark, name, you, self._kinds, self._levels, spacing=10, margins=(12, 4, 8, 4), inside=self)
        else:
            self._arrange()
        policy = self._levels.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the rows below do not move
        self._levels.setSizePolicy(policy)
        self._show_kind()

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 12, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._mark, 0, 0, 2, 1)
        grid.addWidget(self._name, 0, 1)
        grid.addWidget(self._you, 0, 1)
        grid.addWidget(self._kinds, 0, 2)
        grid.addWidget(self._note, 1, 1)
        grid.addWidget(self._levels, 1, 2, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(1, 1)

    @property
    def first(self) -> QWidget:
        return self._kinds.first

    def set_level(self, level: Level) -> None:
        """Select the level of the bot; kept while a person has the seat."""
        self._levels.choose(level)

    def offer(self, levels: Sequence[Level]) -> None:
        self._offered = levels
        self._levels.offer(levels)

    @property
    def seat_choice(self) -> SeatChoice:
        kind, level = SeatKind(str(self._kinds.value)), Level(str(self._levels.value))
        return SeatChoice(kind, self._bot.strip() or BOT_NAMES[self.seat], level, self.person.strip())

    def choose(self, kind: SeatKind) -> None:
        self._kinds.choose(kind)
        self._show_kind()

    def set_alone(self, *, alone: bool) -> None:
        self._alone = alone
        self._show_kind()

    def show_seat(self, mark: Any, note: str) -> None:
        """Show the seat's emblem (``mark``, a pixmap), and a note such as the name of the side."""
        self._mark.setPixmap(mark)
        self._note.setText(note)
        self.setAccessibleName(note)

    def retranslate(self) -> None:
        self._you.setText(you())
        self._name.setAccessibleName(self.tr("Name"))
        self._kinds.name(SeatKind.YOU, you())
        self._kinds.name(SeatKind.PERSON, self.tr("Another person"))
        self._kinds.name(SeatKind.BOT, self.tr("Computer"))
        for level in self._offered:
            self._levels.name(level, game_texts.level(level))
        self._show_kind()
        self._set_accessible_names()

    def _set_accessible_names(self) -> None:
        sitting = self.seat_choice.unnamed_player(alone=self._alone)
        name = sitting.name or (unnamed_player(self.seat) if sitting.guest else self._you.text())
        for choice in (self._kinds, self._levels):
            choice.setAccessibleName(name)

    def _change(self) -> None:
        self._show_kind()
        self._set_accessible_names()
        if self.seat_choice.kind is SeatKind.YOU:
            self.became_you.emit(self.seat)
        self.changed.emit()

    def _rename(self, name: str) -> None:
        if self._kinds.value is SeatKind.BOT:
            self._bot = name
        else:
            self.person = name

    def _show_kind(self) -> None:
        kind = self._kinds.value
        unnamed = kind is SeatKind.YOU and self._alone
        self._you.setVisible(unnamed)
        self._name.setVisible(not unnamed)
        name = self._bot if kind is SeatKind.BOT else self.person
        if name != self._name.text():
            self._name.setText(name)
        self._name.setPlaceholderText(BOT_NAMES[self.seat] if kind is SeatKind.BOT else unnamed_player(self.seat))
        self._levels.setVisible(kind is SeatKind.BOT)
