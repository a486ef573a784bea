"""Choice of the deal of a new match: random, of the day, by number or code."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import SegmentedChoice
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.engine.chance import HIGHEST_NUMBER, daily_deal_number
from bluestick.engine.deal_codes import SEARCHED_LENGTH, CodeError, read_deal_code, read_deal_number
from bluestick.games import GAMES
from bluestick.text import deals


class DealSource(StrEnum):
    """Source of the cards of a new match."""

    NEW = "new"
    DAY = "day"
    NUMBER = "number"


class DealChoice(QWidget):
    """Buttons for the source of the cards, with an explanation of the selected one."""

    shared = Signal(object)
    """Emitted when a valid code has been typed; argument: its SharedDeal."""
    wanted = Signal()
    """Emitted when the page should scroll to this widget."""

    def __init__(self, game: str, numbers: Callable[[], Collection[tuple[str, int]]]) -> None:
        """Create the widget; ``numbers`` returns (game, number) of all deals begun, and is called at most once."""
        super().__init__()
        self._game, self._form = game, ""
        self._begun = cache(numbers)
        self._refused = ""  # error code of the text
        self._heading = label("heading")
        self.ways = SegmentedChoice(DealSource)
        self.ways.choose(DealSource.NEW)
        self.ways.chosen.connect(self._change_source)
        self.field = QLineEdit()
        self.field.setMaxLength(SEARCHED_LENGTH)
        self.field.setMinimumWidth(style.px(240))
        self.field.textEdited.connect(lambda: self._read(refuse=False))
        self.note, self.alert = label("note", wrap=True), label("alert", wrap=True)
        top = row_of(self._heading, None, self.ways)
        field = (self.field, Qt.AlignmentFlag.AlignLeft)
        column_of(top, field, self.note, self.alert, spacing=8, margins=(0, 0, 0, 0), inside=self)

    @property
    def number(self) -> int | None:
        """Chosen deal number; None for random cards, or for an invalid number."""
        match self.ways.value:
            case DealSource.DAY:
                return daily_deal_number(self._game, self._form, date.today())
            case DealSource.NUMBER:
                return read_deal_number(self.field.text())
        return None

    def set_variant(self, form: str) -> None:
        """Set the variant, which determines the deal of the day."""
        self._form = form
        self._show()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Which cards?"))
        self.ways.setAccessibleName(self._heading.text())
        #: Cards that nobody has had before
        self.ways.name(DealSource.NEW, self.tr("New cards"))
        self.ways.name(DealSource.DAY, deals.deal_of_day_label())
        self.ways.name(DealSource.NUMBER, self.tr("Number or code"))
        self.field.setAccessibleName(self.tr("Number or code"))
        self._show()

    def choose(self, way: DealSource) -> None:
        """Select a source of cards as if clicked, and emit ``wanted``."""
        self.ways.choose(way)
        self._change_source()
        self.wanted.emit()

    def set_number(self, number: int) -> None:
        self.field.setText(deals.grouped_number(number))
        self._refused = ""
        self.ways.choose(DealSource.NUMBER)
        self._show()

    def validate(self) -> bool:
        """Return whether the input is valid; if not, show the error and focus the field."""
        if self.ways.value != DealSource.NUMBER or self.number is not None:
            return True
        self._read(refuse=True)
        if self._refused:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.selectAll()
            self.wanted.emit()
            announce(self.field, self.alert.text())
        return False  # a valid code has changed the page

    def _change_source(self) -> None:
        self._refused = ""
        self._show()
        if self.ways.value == DealSource.NUMBER:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self, *, refuse: bool) -> None:
        """Emit ``shared`` if the text is a code; otherwise show why not if ``refuse`` (not while the player types)."""
        self._refused = ""
        try:
            found = read_deal_code(self.field.text(), GAMES)
        except CodeError as error:
            self._refused = error.code if refuse else ""
            self._show()
        else:
            self.shared.emit(found)

    def _show(self) -> None:
        way, number = self.ways.value, self.number
        self.field.setVisible(way == DealSource.NUMBER)
        said = []
        if way == DealSource.DAY:
            today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
            said.append(self.tr("The same cards for everyone today, {date}.").format(date=today))
        elif way == DealSource.NUMBER and number is None and not self._refused:
            said.append(
                self.tr("A number from 1 to {most}, or a code from another player.").format(
                    most=deals.grouped_number(HIGHEST_NUMBER)
                )
            )
        if number is not None and (self._game, number) in self._begun():
            said.append(self.tr("You already have a match with these cards. The new one is counted separately."))
        self.note.setText(" ".join(said))
        self.note.setVisible(bool(said))
        self.alert.setText(deals.code_error_text(self._refused) if self._refused else "")
        self.alert.setVisible(bool(self._refused))
