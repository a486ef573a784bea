"""Side panel of the match page: players, options, legend, move list.

Long, because every part of the panel is a small widget of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bluestick.app.play.coach_note import CoachNote
from bluestick.app.play.log import Log
from bluestick.app.play.spectator_bar import SpectatorBar
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button, ring
from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.app.widgets.layouts import empty, line
from bluestick.app.widgets.score_bar import THICK, ScoreBar, bar
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import MoveSet, Part, Pick
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.match import move_table
from bluestick.match.move_table import Place
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import tip
from bluestick.tables.scene.panel_content import Choosable, Gauge
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts, phrases

WIDTH, SIDE = 304, 24
RING = 3
"""Space above and below a player's plate for the ring that marks the turn, in pixels."""
ROW, NARROW_ROW = 28, 21
"""Row height of the move list, for two players and for more."""
HEAD = 24
"""Height of the move list's header."""
FEW_ROWS = 5
"""Number of rows of the move list to keep visible while the coach shows a note."""
FEW_CARDS = 6
"""Maximum number of cards listed for a combination that the hand almost makes."""
FEW = 3
"""Maximum number of sides with a score bar; with more, scores are shown at the seats."""


class SidePanel(QWidget):
    """Side panel of the match page: players, scores, options, word buttons and move list."""

    said = Signal(str)
    """Emitted when the player clicks a word button, such as a pass; argument: the word."""
    looked_at = Signal(int)
    """Emitted when a move of the list is selected; argument: the position after it."""
    clause = Signal(str)

    def __init__(self, table: GameTable[Any], theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._table = table
        self._over = False
        seats = table.setup.seats
        sides = table.rules.sides(table.setup) if table.game.plates_on_cloth else ()
        counted = sides if len(sides) <= FEW else ()
        self.tallies = {side: ScoreBar(theme, number) for number, side in enumerate(counted)}
        seated = () if table.game.plates_on_cloth else range(seats)
        self.plates = [PlayerPlate(theme, small=seats > 2) for _ in seated]
        self._what, self._moves_head, self._gauges_head = label("label"), label("label"), label("label")
        game = table.rules.id
        self._aim, self._standing = GlossaryLabel("note", game), label("note", wrap=True)
        self._aim.clause.connect(self.clause)
        self._mark = GlossaryLabel("note", game)
        self._mark.clause.connect(self.clause)
        self._explained = GlossaryLabel("strong", game)
        self._explained.clause.connect(self.clause)
        self._legend = QGridLayout()
        self._effects = GlossaryLabel("note", game)
        self._effects.clause.connect(self.clause)
        self.moves = MoveList(seats) if table.rules.is_notated else Log()
        self.moves.looked_at.connect(self.looked_at)
        self._gauges = [GaugeRow(theme, Seat(seat), small=seats > 2) for seat in seated]
        self.words = WordButtons(table.rules.id)
        self.words.said.connect(self.said)
        self.coach = CoachNote(game)
        self.coach.clause.connect(self.clause)
        self.coach.installEventFilter(self)
        self._gauged = QWidget()
        self.spectator_bar = SpectatorBar()
        self.spectator_bar.hide()
        self.colour_suits()
        self._lens_head, self._lens = label("label"), label("picture")
        self._lens.setMinimumWidth(1)  # a pixmap would set a minimum width: the picture is drawn for the width there is
        table.lens_changed.connect(self._show_lens)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language; the page updates what depends on the match."""
        self._what.setText(self.tr("What can I do?").upper())
        #: What has been played, in sentences
        moves = self.tr("Moves") if self._table.rules.is_notated else self.tr("Log")
        self._moves_head.setText(moves.upper())
        self.moves.setAccessibleName(moves)
        self.moves.forget()
        self.words.retranslate()
        self.spectator_bar.retranslate()
        self.coach.retranslate()

    def set_theme(self, theme: Theme) -> None:
        painted: list[PlayerPlate | GaugeRow | ScoreBar] = [*self.plates, *self._gauges, *self.tallies.values()]
        for one in painted:
            one.set_theme(theme)
        self.colour_suits()

    def colour_suits(self) -> None:
        """Update the colours of the suit signs in the log to those of the table."""
        if isinstance(self.moves, Log):
            self.moves.set_inks(self._table.suit_inks())

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Show the players and scores of a view; ``names``: by seat."""
        table = self._table
        self._over = not view.to_act
        for seat, plate in enumerate(self.plates):
            plate.show_seat(
                table.seat_mark(Seat(seat), plate.mark_size),
                " · ".join(filter(None, (names[seat], table.side_note(view, Seat(seat))))),
                table.seat_note(view, Seat(seat)),
                table.seat_score(view, Seat(seat)),
                active=seat in view.to_act,
            )
            plate.setToolTip(table.explain_words(table.seat_note(view, Seat(seat))))
        if isinstance(self.moves, MoveList):
            self.moves.call_seats(
                [QIcon(table.seat_mark(Seat(seat), style.px(16))) for seat in range(len(names))], names
            )
        game, setup = table.rules.id, table.setup
        self._aim.tell_html(_effect(Choosable(game_texts.variant(game, setup.variant), *game_texts.aim(game, setup))))
        told = () if self.tallies or self.plates else game_texts.standing(game, view)  # bars and plates show it already
        self._standing.setText(" · ".join(one.told(names) for one in told))
        self._standing.setVisible(bool(told))
        gauge = next(iter(table.gauges(view)), None)
        self._gauges_head.setText(gauge.title.upper() if gauge is not None else "")
        for row in self._gauges:
            row.show_gauge(gauge, names)
        for side, tally in self.tallies.items():
            first = min(side)
            tally.show_side(
                phrases.naming(names, side), table.seat_score(view, first), table.side_note(view, first), gauge, first
            )
        self._mark.tell(f"│ {gauge.mark[1]}" if gauge is not None and gauge.mark is not None else "")
        self._mark.setVisible(bool(self._mark.text()))

    def show_options(
        self,
        moves: MoveSet[Any] | None,
        pick: Pick,
        phase: str,
        meanwhile: MoveSet[Any] | None = None,
        aside: str = "",
        clause: str = "",
    ) -> None:
        """Explain the selection, or list the legal moves.

        ``meanwhile``: moves with words allowed out of turn; ``aside``: text without ``moves``, with its ``clause``.
        """
        self._explained.tell(self._table.explain_pick(moves, pick) or phase)
        empty(self._legend)
        for row, entry in enumerate(self._table.legend(moves, pick) if pick else ()):
            picture = label("picture")
            picture.setPixmap(entry.picture)
            self._legend.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            self._legend.addWidget(label("note", entry.text, wrap=True), row, 1)
        self.show_words(moves, meanwhile)
        told = " <br> ".join(map(_effect, self.options(moves))) if moves is not None else escape(aside)
        if moves is not None and (nearly := [_effect(each) for each in self._nearly(moves)]):
            #: Above what the hand nearly makes, and what it lacks
            told = " <br> ".join((told, f"<i>{escape(self.tr('Not quite:'))}</i>", *nearly))
        cited = _link(clause) if moves is None else ""
        self._effects.tell_html("" if pick else told + cited)
        self._effects.setVisible(bool(self._effects.text()))
        self._show_lens()
        self._column.activate()  # at once: sometimes Qt never does, and the second line would be cut off

    def show_words(self, moves: MoveSet[Any] | None, meanwhile: MoveSet[Any] | None = None) -> None:
        """Show the word buttons (bid, pass and the like) for the legal moves, and those allowed out of turn."""
        words = self._table.words_beside(moves) if moves is not None else ()
        self.words.show_words(words, moves, self._table.words_beside(meanwhile) if meanwhile is not None else ())
        self.words.setVisible(not self._over and (not self._table.game.words_on_cloth or self.words.has_words))

    def be_taught(self, teacher: QWidget, ways: QWidget) -> None:
        """Show the lesson's panel ``teacher`` in place of the options, and its buttons ``ways`` at the bottom."""
        for part in (self._aim, self._what, self._what_line, self._explained, self._effects):
            part.hide()
        self._column.insertWidget(0, teacher)
        self._column.insertSpacing(1, 12)
        self.foot.addWidget(ways)

    def options(self, moves: MoveSet[Any]) -> list[Choosable]:
        """Return the possible moves, each with a text on its effect."""
        options, game = list(self._table.options(moves)), self._table.rules.id
        if not self._table.game.words_on_cloth:
            options += [
                Choosable(game_texts.word(game, word), *game_texts.effect(game, word))
                for word in self._table.words_beside(moves)
            ]
        return options

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_lens()

    def _nearly(self, moves: MoveSet[Any]) -> list[Choosable]:
        """Return the combinations that the hand almost makes, each with what is missing."""
        game = self._table.rules.id
        return [
            Choosable(_in_short(game, refusal.parts), game_texts.refusal(refusal), refusal.clause)
            for refusal in moves.nearly()
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize):
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Hide the gauges if the move list would be too short beside a note of the coach."""
        if not self._gauges:
            return
        self._gauged.show()
        self._column.invalidate()
        rest = self._column.minimumHeightForWidth(self.width()) - self.moves.minimumHeight()
        wanted = FEW_ROWS * style.px(ROW) + style.px(HEAD)
        short = self.foot.heightForWidth(self.width()) + rest + wanted > self.height()
        self._gauged.setHidden(not self.coach.isHidden() and short)

    def _show_lens(self) -> None:
        bar = self._upper.verticalScrollBar().sizeHint().width()  # it may appear or disappear
        lens = self._table.lens_beside(self.width() - bar - 2 * SIDE - 1)
        for part in (self._lens_head, self._lens):
            part.setVisible(lens is not None)
        if lens is not None:
            heading, picture, text = lens
            self._lens_head.setText(heading.upper())
            self._lens.setPixmap(picture)
            self._lens.setAccessibleName(text)
            self._lens.setToolTip(tip(text))

    def _arrange(self) -> None:
        column = self._column = QVBoxLayout()
        column.setContentsMargins(SIDE, 20 - RING, SIDE, 12)
        column.setSpacing(0)
        column.addWidget(self._aim)
        column.addWidget(self._standing)
        if self.plates:
            column.addSpacing(6)
        for tally in self.tallies.values():
            column.addSpacing(8)
            column.addWidget(tally)
        if self.tallies:
            column.addSpacing(4)
            column.addWidget(self._mark)
        for plate in self.plates:
            column.addWidget(plate)
            column.addSpacing(12 - 2 * RING if not plate.small else 0)
        column.addSpacing(8 + RING)
        self._what_line = line()
        column.addWidget(self._what_line)
        column.addSpacing(12)
        column.addWidget(self._what)
        column.addSpacing(6)
        column.addWidget(self._explained)
        column.addSpacing(6)
        self._legend.setHorizontalSpacing(12)
        self._legend.setVerticalSpacing(5)
        self._legend.setColumnStretch(1, 1)
        column.addLayout(self._legend)
        column.addWidget(self._effects)
        for part, above in ((self._lens_head, 10), (self._lens, 6)):
            part.setContentsMargins(0, above, 0, 0)
            part.hide()
            column.addWidget(part)
        column.addSpacing(12)
        column.addWidget(line())
        column.addSpacing(12)
        column.addWidget(self._moves_head)
        column.addSpacing(6)
        column.addWidget(self.moves, 1)
        gauges = QVBoxLayout(self._gauged)
        gauges.setContentsMargins(0, 10, 0, 0)
        gauges.setSpacing(0)
        gauges.addWidget(line())
        gauges.addSpacing(12)
        gauges.addWidget(self._gauges_head)
        gauges.addSpacing(6)
        for gauge in self._gauges:
            gauges.addWidget(gauge)
        column.addWidget(self._gauged)
        if not self._gauges:
            self._gauged.hide()
        foot = self.foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 8, SIDE, 14)
        foot.addWidget(self.coach)
        foot.addWidget(self.spectator_bar)
        foot.addWidget(self.words)
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        self._upper = ScrollColumn(column)
        inside.addWidget(self._upper, 1)
        inside.addLayout(foot)
        outside = QHBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(0)
        outside.addWidget(line("edge"))
        outside.addLayout(inside, 1)


def _in_short(game: str, cards: Sequence[Part]) -> str:
    """Return the names of at most ``FEW_CARDS`` cards; an ellipsis stands for the rest."""
    return (
        game_texts.parts(game, cards) if len(cards) <= FEW_CARDS else f"{game_texts.parts(game, cards[:FEW_CARDS])} …"
    )


def _effect(option: Choosable) -> str:
    return f"<b>{escape(option.title)}</b> – {escape(option.text)}{_link(option.clause)}"


def _link(clause: str) -> str:
    return f' <a href="{clause}">{game_texts.clause_name(clause)}</a>' if clause else ""


class PlayerPlate(QWidget):
    """Plate of a player: emblem of the seat, name, note and score."""

    def __init__(self, theme: Theme, *, small: bool) -> None:
        super().__init__()
        self._theme = theme
        self.small = small
        self._active = False
        self._mark = label("picture")
        style.keep(self._mark, lambda mark: mark.setFixedSize(*(style.px(28 if small else 36),) * 2))
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name, self._note, self._score = ElidedLabel("strong"), ElidedLabel("note"), label("score")
        text = QGridLayout()
        text.setSpacing(0)
        text.addWidget(self._name, 0, 0)
        text.addWidget(self._score, 0, 1)
        text.addWidget(self._note, 1, 0, 1, 2)  # two columns wide: long in some languages
        text.setColumnStretch(0, 1)
        row = self._row = QHBoxLayout(self)
        edge = RING + (1 if small else 5)
        row.setContentsMargins(12, edge, 14, edge)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addLayout(text, 1)
        style.keep(self, lambda plate: plate.setFixedHeight(style.px(42 if small else 54) + 2 * RING))

    @property
    def mark_size(self) -> int:
        """Size of the emblem in pixels."""
        return style.px(28 if self.small else 34)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_seat(self, mark: QPixmap, name: str, note: str, score: str, *, active: bool) -> None:
        """Set the contents of the plate; ``active``: it is this seat's turn."""
        self._mark.setPixmap(mark)
        self._name.setText(name)
        self._note.setText(note)
        self._score.setText(score)
        self._row.activate()  # at once: a longer score would be cut off until the next layout
        self._active = active
        self.setAccessibleName(f"{name}: {note}, {score}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect())
        if self._active:
            frame.adjust(5, 5, -5, -5)
            ring(painter, frame, 6, theme)
            painter.setBrush(theme.color("bg"))
            painter.drawRoundedRect(frame, 6, 6)
            return
        painter.setBrush(theme.color("bg"))
        painter.setPen(QPen(theme.color("line"), 2 if theme.high_contrast else 1))
        painter.drawRoundedRect(frame.adjusted(1, 1 + RING, -1, -1 - RING), 8, 8)


class GaugeRow(QWidget):
    """Row for a seat: name, number, and a bar that shows it."""

    def __init__(self, theme: Theme, seat: Seat, *, small: bool) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._share = 0.0
        self._name, self._number = ElidedLabel("small"), label("number")
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        style.keep(self._name, lambda name: name.setFixedWidth(style.px(56)))
        style.keep(self._number, lambda number: number.setFixedWidth(style.px(40)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._name)
        row.addStretch()
        row.addWidget(self._number)
        style.keep(self, lambda row: row.setFixedHeight(style.px(18 if small else 26)))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_gauge(self, gauge: Gauge | None, names: Sequence[str]) -> None:
        """Show the bar of the seat; hide the row if the seat has none."""
        found = next((one for one in gauge.bars if one[0] == self._seat), None) if gauge is not None else None
        self.setVisible(found is not None)
        if found is None:
            return
        _, value, most = found
        self._share = value / most if most else 0
        self._name.setText(names[self._seat])
        self._number.setText(str(value))
        self.setAccessibleName(f"{names[self._seat]}: {value}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        left, right = self._name.geometry().right() + 8, self._number.x() - 4
        groove = QRectF(left, self.height() / 2 - THICK / 2, right - left, THICK)
        bar(QPainter(self), groove, self._share, "ink2" if self._seat % 2 else "accent", self._theme)


class MoveList(QTableWidget):
    """Table of moves: a row for each round, a column for each seat. Selecting a move shows the table after it."""

    looked_at = Signal(int)

    def __init__(self, seats: int) -> None:
        super().__init__(0, seats + 1)
        self.setProperty("role", "moves" if seats <= 2 else "narrow moves")
        self._played: tuple[Any, ...] = ()
        self._places: list[Place | None] = []
        self._following: Place | None = None
        self._filling = False
        self._called: tuple[tuple[QIcon, str], ...] = ((QIcon(), ""),) * seats
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(20)
        self._narrowest = self._least = 0
        self._seats = seats
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        style.keep(self, MoveList._measure)
        self.currentCellChanged.connect(self._point)

    def _measure(self) -> None:
        self.horizontalHeader().setFixedHeight(style.px(HEAD))
        row = style.px(ROW if self._seats <= 2 else NARROW_ROW)
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)
        self._narrowest = style.px(44 if self._seats <= 2 else 21)
        self._least = 3 * row + style.px(HEAD) + 4
        self.setMinimumHeight(self._least)

    def call_seats(self, marks: Sequence[QIcon], names: Sequence[str]) -> None:
        """Set the emblems and names for the header, by seat."""
        self._called = tuple(zip(marks, names, strict=True))

    def show_played(self, match: AnyMatch, viewer: Seat | None, events: int | None = None) -> None:
        """Append the moves played since the last call, or rebuild the list for another match or after undo.

        ``events`` is ignored: a move is added at once, even if the table has not shown all of its events.
        """
        self._filling = True
        order = move_table.columns(match)
        for column, (mark, name) in enumerate(((QIcon(), ""), *(self._called[seat] for seat in order))):
            head = QTableWidgetItem(mark, name if len(order) <= 2 else "")  # with more columns only the emblem fits
            head.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            head.setToolTip(tip(name))
            self.setHorizontalHeaderItem(column, head)
        known = len(self._played) if match.played[: len(self._played)] == self._played else 0
        rows = self.rowCount() if known else 0
        self._played = match.played
        self._places, following = move_table.places(match)
        if not known:
            self.clearContents()
        elif self._following is not None:
            self.takeItem(self._following[0], self._following[1] + 1)
        self._following = following
        self.setRowCount(move_table.number(match))
        for row in range(rows, self.rowCount()):
            self._write((row, -1), str(row + 1))
        for played, place in zip(self._played[known:], self._places[known:], strict=True):
            if place is not None:
                self._write(place, game_texts.move(match.rules.id, match.rules.write(played.move)))
        if following is not None:
            self._write(following, "…")
        self.setColumnWidth(0, max(self._narrowest, self.sizeHintForColumn(0)))
        self._filling = False

    def forget(self) -> None:
        """Rebuild the list at the next ``show_played``, for example in another language."""
        self._played = ()

    def point_at(self, position: int) -> None:
        """Select the move that led to a position."""
        self._filling = True
        place = self._places[position - 1] if position else None
        if place is None:
            self.setCurrentCell(-1, -1)
        else:
            self.setCurrentCell(place[0], place[1] + 1)
        if position == len(self._places):
            self.scrollToBottom()
        self._filling = False

    def positions(self) -> list[int]:
        """Return the positions that have a place in the list."""
        return [position for position, place in enumerate(self._places, start=1) if place is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not 0 <= self.currentRow() < self.rowCount() - 2:  # the player looks back
            self.scrollToBottom()

    def sizeHint(self) -> QSize:
        return QSize(style.px(200), self._least)

    def _write(self, place: Place, text: str) -> None:
        row, column = place
        item = QTableWidgetItem(text)
        if column < 0:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        elif text == "…":
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, column + 1, item)

    def _point(self, row: int, column: int) -> None:
        if not self._filling and (row, column - 1) in self._places:
            self.looked_at.emit(self._places.index((row, column - 1)) + 1)


class WordButtons(QStackedWidget):
    """Buttons for words, such as bids and passes.

    Clicking a word that gives up the match, such as "Resign", first shows a confirmation in the same place.
    """

    said = Signal(str)

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._shown: tuple[Part, ...] = ()
        self._final: frozenset[Part] = frozenset()
        self._doubtful: Part = ""
        self._buttons: list[QPushButton] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        page = QWidget()
        page.setLayout(self._grid)
        self.addWidget(page)
        self.yes, self.no = button(), button()
        self.yes.clicked.connect(self._confirm)
        self.no.clicked.connect(lambda: self.setCurrentIndex(0))
        question = QWidget()
        column = QVBoxLayout(question)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addStretch()
        column.addWidget(self.yes)
        column.addWidget(self.no)  # in the place of the button that led to the question
        self.addWidget(question)
        self.currentChanged.connect(self._take_room)
        self._take_room()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.no.setText(self.tr("Keep playing"))
        for word, made in zip(self._shown, self._buttons, strict=True):
            self._name(made, word)
        self._arrange()
        self._ask()

    def show_words(self, words: Sequence[Part], moves: MoveSet[Any] | None, meanwhile: Collection[Part] = ()) -> None:
        """Show the buttons of the words. Without moves the last ones stay, disabled.

        Words in ``meanwhile`` (allowed out of turn) stay enabled.
        """
        self.setCurrentIndex(0)
        if moves is not None:
            self._final = frozenset(word for word in words if moves.readings((word,))[0].gives_up)
            if tuple(words) != self._shown:
                self._make(words)
        for word, made in zip(self._shown, self._buttons, strict=True):
            made.setEnabled(moves is not None or word in meanwhile)

    @property
    def has_words(self) -> bool:
        """Whether any word buttons are shown."""
        return bool(self._shown)

    def button(self, word: Part) -> QPushButton:
        """Return the button of a word, such as a bid; raise ValueError if there is none."""
        return self._buttons[self._shown.index(word)]

    def button_of(self, word: Part) -> QPushButton | None:
        """Return the button of a word, such as a bid; None if it is not shown."""
        return self.button(word) if word in self._shown and not self.isHidden() else None

    def _take_room(self) -> None:
        """Size the widget for its current page: the buttons, or the confirmation."""
        for number in range(self.count()):
            shown = number == self.currentIndex()
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            page = self.widget(number)
            assert page is not None
            page.setSizePolicy(policy, policy)

    def _make(self, words: Sequence[Part]) -> None:
        empty(self._grid)
        self._shown = tuple(words)
        self._buttons = []
        for word in words:
            made = button()
            made.clicked.connect(lambda _, word=word: self._say(word))
            self._name(made, word)
            self._buttons.append(made)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the buttons in two columns, or in one if their texts are long."""
        widest = sorted(made.minimumSizeHint().width() for made in self._buttons)[-2:]
        across = 2 if sum(widest) + self._grid.spacing() <= style.px(WIDTH) - 2 * SIDE - 1 else 1
        odd = len(self._buttons) % across
        for number, made in enumerate(self._buttons):
            place = number + (odd if number else 0)  # the last button is always in the same corner
            self._grid.addWidget(
                made, place // across, place % across, 1, 2 if across == 1 or (odd and not place) else 1
            )

    def _name(self, made: QPushButton, word: Part) -> None:
        made.setText(game_texts.word(self._game, word))
        effect, _ = game_texts.effect(self._game, word)
        made.setToolTip(tip(effect))
        made.setAccessibleDescription(effect)

    def _say(self, word: Part) -> None:
        if word not in self._final:
            self.said.emit(word)
            return
        self._doubtful = word
        self._ask()
        self.setCurrentIndex(1)
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self) -> None:
        if self._doubtful:
            self.yes.setText(self.tr("{word}: yes").format(word=game_texts.word(self._game, self._doubtful)))

    def _confirm(self) -> None:
        self.setCurrentIndex(0)
        self.said.emit(self._doubtful)
