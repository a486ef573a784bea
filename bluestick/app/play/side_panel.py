"""Side panel of the match page: players, options, legend, move list."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from bluestick.app.play.coach_note import CoachNote
from bluestick.app.play.log import Log
from bluestick.app.play.move_list import HEAD, ROW, MoveList
from bluestick.app.play.player_plates import RING, GaugeRow, PlayerPlate
from bluestick.app.play.spectator_bar import SpectatorBar
from bluestick.app.play.word_buttons import SIDE, WordButtons
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import clear_layout, column_of, row_of, separator_line
from bluestick.app.widgets.score_bar import ScoreBar
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.moves import MoveSet, Part
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.match.match_state import Action, MatchState
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts, phrases

FEW_ROWS = 5
"""Minimum number of visible rows of the move list while a note of the coach is shown."""
FEW_CARDS = 6
"""Maximum number of cards listed for an incomplete combination."""
FEW = 3
"""Number of sides up to which each has a score bar; with more, the scores are at the seats."""


class SidePanel(QWidget):
    """Players, scores, options, word buttons and move list."""

    word_said = Signal(str)
    """Emitted when a word button, such as "Pass", is clicked; argument: id of the word."""
    position_chosen = Signal(int)
    """Emitted to show the table after the selected move; argument: position after that move."""
    clause = Signal(str)

    def __init__(self, table: GameTable[Any], theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = table
        self._over = False
        seats = table.setup.seats
        sides = table.rules.sides(table.setup) if table.game.plates_on_cloth else ()
        counted = sides if len(sides) <= FEW else ()
        self.score_bars = {side: ScoreBar(theme, number) for number, side in enumerate(counted)}
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
        self.moves.position_chosen.connect(self.position_chosen)
        self._gauges = [GaugeRow(theme, Seat(seat), small=seats > 2) for seat in seated]
        self.words = WordButtons(table.rules.id)
        self.words.word_said.connect(self.word_said)
        self.coach = CoachNote(game)
        self.coach.clause.connect(self.clause)
        self.coach.installEventFilter(self)
        self._gauged = QWidget()
        self.spectator_bar = SpectatorBar()
        self.spectator_bar.hide()
        self.set_suit_colours()
        self._lens_head, self._lens = label("label"), label("picture")
        self._lens.setMinimumWidth(1)  # a pixmap would set a minimum width: the picture is drawn for the width there is
        table.rank_panel_changed.connect(self._show_card_lens)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts that do not depend on the match; the page updates the others."""
        self._what.setText(self.tr("What can I do?").upper())
        #: What has been played, in sentences
        moves = self.tr("Moves") if self.table.rules.is_notated else self.tr("Log")
        self._moves_head.setText(moves.upper())
        self.moves.setAccessibleName(moves)
        self.moves.forget()
        self.words.retranslate()
        self.spectator_bar.retranslate()
        self.coach.retranslate()

    def set_theme(self, theme: Theme) -> None:
        painted: list[PlayerPlate | GaugeRow | ScoreBar] = [*self.plates, *self._gauges, *self.score_bars.values()]
        for one in painted:
            one.set_theme(theme)
        self.set_suit_colours()

    def set_suit_colours(self) -> None:
        if isinstance(self.moves, Log):
            self.moves.set_inks(self.table.suit_colours())

    def show_view(self, view: View, names: Sequence[str]) -> None:
        table = self.table
        self._over = not view.to_act
        for seat, plate in enumerate(self.plates):
            plate.show_seat(
                table.seat_avatar(Seat(seat), plate.mark_size),
                " · ".join(filter(None, (names[seat], table.panel_side_note(view, Seat(seat))))),
                table.panel_note(view, Seat(seat)),
                table.seat_score(view, Seat(seat)),
                active=seat in view.to_act,
            )
            plate.setToolTip(table.explain_words(table.panel_note(view, Seat(seat))))
        if isinstance(self.moves, MoveList):
            self.moves.set_seat_names(
                [QIcon(table.seat_avatar(Seat(seat), style.px(16))) for seat in range(len(names))], names
            )
        game, setup = table.rules.id, table.setup
        self._aim.show_html(
            _option_html(ChoosableOption(game_texts.variant(game, setup.variant), *game_texts.aim(game, setup)))
        )
        told = (
            () if self.score_bars or self.plates else game_texts.standing(game, view)
        )  # bars and plates show the scores
        self._standing.setText(" · ".join(one.told(names) for one in told))
        self._standing.setVisible(bool(told))
        gauge = next(iter(table.gauges(view)), None)
        self._gauges_head.setText(gauge.title.upper() if gauge is not None else "")
        for row in self._gauges:
            row.show_gauge(gauge, names)
        for side, tally in self.score_bars.items():
            first = min(side)
            tally.show_side(
                phrases.list_names(names, side),
                table.seat_score(view, first),
                table.panel_side_note(view, first),
                gauge,
                first,
            )
        self._mark.show_text(f"│ {gauge.mark[1]}" if gauge is not None and gauge.mark is not None else "")
        self._mark.setVisible(bool(self._mark.text()))

    def show_options(self, state: MatchState, phase: str) -> None:
        """Explain the selection, or list the legal moves; ``phase``: the phase in words, as in the header."""
        moves, pick = self.table.moves, self.table.pick
        self._explained.show_text(self.table.explain_pick(moves, pick) or phase)
        clear_layout(self._legend)
        for row, entry in enumerate(self.table.legend(moves, pick) if pick else ()):
            picture = label("picture")
            picture.setPixmap(entry.picture)
            self._legend.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            self._legend.addWidget(label("note", entry.text, wrap=True), row, 1)
        self.show_words(moves, state.meanwhile)
        text, clause = self.waiting_text(state)
        told = (
            " <br> ".join(map(_option_html, self.options(moves))) if moves is not None else escape(text) + _link(clause)
        )
        if moves is not None and (nearly := [_option_html(each) for each in self._near_combinations(moves)]):
            #: Above what the hand nearly makes, and what it lacks
            told = " <br> ".join((told, f"<i>{escape(self.tr('Not quite:'))}</i>", *nearly))
        self._effects.show_html("" if pick else told)
        self._effects.setVisible(bool(self._effects.text()))
        self._show_card_lens()
        self._column.activate()  # at once: sometimes Qt never does, and the second line would be cut off

    def show_words(self, moves: MoveSet[Any] | None, meanwhile: MoveSet[Any] | None = None) -> None:
        """Show the word buttons (bid, pass and the like) for the legal moves.

        ``moves`` None: keep the buttons, disabled except those for moves out of turn (``meanwhile``).
        """
        words = self.table.words_without_button(moves) if moves is not None else ()
        self.words.show_words(words, moves, self.table.words_without_button(meanwhile) if meanwhile is not None else ())
        self.words.setVisible(not self._over and (not self.table.game.words_on_cloth or self.words.has_words))

    def show_lesson(self, teacher: QWidget, ways: QWidget) -> None:
        """Show the lesson's panel ``teacher`` in place of the options, and its buttons ``ways`` at the bottom."""
        for part in (self._aim, self._what, self._what_line, self._explained, self._effects):
            part.hide()
        self._column.insertWidget(0, teacher)
        self._column.insertSpacing(1, 12)
        self.bottom.addWidget(ways)

    def options(self, moves: MoveSet[Any]) -> list[ChoosableOption]:
        """Return the possible moves, each with a text on its effect."""
        options, game = list(self.table.options(moves)), self.table.rules.id
        if not self.table.game.words_on_cloth:
            options += [
                ChoosableOption(game_texts.word(game, word), *game_texts.effect(game, word))
                for word in self.table.words_without_button(moves)
            ]
        return options

    def show_spectator(self, state: MatchState) -> None:
        """Show the spectator bar while the viewer is out and watches."""
        shown = state.skips or (Action.SKIP in state.can and state.sits_out)
        if not shown:
            self.spectator_bar.faster.setChecked(False)
        self.spectator_bar.show_state(skips=state.skips, for_good=state.for_good)
        self.spectator_bar.setVisible(shown)

    def waiting_text(self, state: MatchState) -> tuple[str, str]:
        """Return (sentence, clause) for a viewer without a move; at an earlier position, the keys to leave it."""
        if state.is_past:
            way = self.tr(
                "This is an earlier move. Press ← or → for other moves, Home for the first one, Esc to return to "
                "the match."
            )
            return way, ""
        waits = state.viewer not in state.view.to_act
        waiting = game_texts.waiting(self.table.rules.id, state.phase) if waits else ""
        return waiting, state.phase.clause if waiting else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_card_lens()

    def _near_combinations(self, moves: MoveSet[Any]) -> list[ChoosableOption]:
        """Return the combinations that the hand almost makes, each with what is missing."""
        game = self.table.rules.id
        return [
            ChoosableOption(_short_card_names(game, refusal.parts), game_texts.refusal(refusal), refusal.clause)
            for refusal in moves.near_misses()
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize):
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Hide the bars of the seats if with them and a note of the coach the move list would be too short."""
        if not self._gauges:
            return
        self._gauged.show()
        self._column.invalidate()
        rest = self._column.minimumHeightForWidth(self.width()) - self.moves.minimumHeight()
        wanted = FEW_ROWS * style.px(ROW) + style.px(HEAD)
        short = self.bottom.heightForWidth(self.width()) + rest + wanted > self.height()
        self._gauged.setHidden(bool(self.coach.text) and short)

    def _show_card_lens(self) -> None:
        bar = self._upper.verticalScrollBar().sizeHint().width()  # it may appear or disappear
        lens = self.table.rank_panel_beside(self.width() - bar - 2 * SIDE - 1)
        for part in (self._lens_head, self._lens):
            part.setVisible(lens is not None)
        if lens is not None:
            heading, picture, text = lens
            self._lens_head.setText(heading.upper())
            self._lens.setPixmap(picture)
            self._lens.setAccessibleName(text)
            self._lens.setToolTip(literal_tooltip(text))

    def _arrange(self) -> None:
        self._legend.setHorizontalSpacing(12)
        self._legend.setVerticalSpacing(5)
        self._legend.setColumnStretch(1, 1)
        for part, above in ((self._lens_head, 10), (self._lens, 6)):
            part.setContentsMargins(0, above, 0, 0)
            part.hide()
        self._what_line = separator_line()
        bars = [part for bar in self.score_bars.values() for part in (8, bar)]
        plates = [part for plate in self.plates for part in (plate, 0 if plate.small else 12 - 2 * RING)]
        told = (
            self._aim,
            self._standing,
            *((6,) if plates else ()),
            *bars,
            *((4, self._mark) if bars else ()),
            *plates,
        )
        options = (8 + RING, self._what_line, 12, self._what, 6, self._explained, 6, self._legend, self._effects)
        log = (
            self._lens_head,
            self._lens,
            12,
            separator_line(),
            12,
            self._moves_head,
            6,
            (self.moves, 1),
            self._gauged,
        )
        self._column = column_of(*told, *options, *log, spacing=0, margins=(SIDE, 20 - RING, SIDE, 12))
        column_of(
            separator_line(),
            12,
            self._gauges_head,
            6,
            *self._gauges,
            spacing=0,
            margins=(0, 10, 0, 0),
            inside=self._gauged,
        )
        if not self._gauges:
            self._gauged.hide()
        self.bottom = column_of(self.coach, self.spectator_bar, self.words, margins=(SIDE, 8, SIDE, 14))
        self._upper = ScrollColumn(self._column)
        inside = column_of((self._upper, 1), self.bottom, spacing=0, margins=(0, 0, 0, 0))
        row_of(separator_line("edge"), (inside, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)


def _short_card_names(game: str, cards: Sequence[Part]) -> str:
    """Return the names of at most ``FEW_CARDS`` cards, with an ellipsis for the rest."""
    return (
        game_texts.parts(game, cards) if len(cards) <= FEW_CARDS else f"{game_texts.parts(game, cards[:FEW_CARDS])} …"
    )


def _option_html(option: ChoosableOption) -> str:
    return f"<b>{escape(option.title)}</b> – {escape(option.text)}{_link(option.clause)}"


def _link(clause: str) -> str:
    return f' <a href="{clause}">{game_texts.clause_name(clause)}</a>' if clause else ""
