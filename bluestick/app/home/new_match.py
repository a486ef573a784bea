"""New match page: players, variant, options."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from bluestick.app.home.deal_choice import DealChoice
from bluestick.app.home.option_rows import OptionRow
from bluestick.app.home.seat_rows import (
    BOT_NAMES,
    LevelForAll,
    NumberSlider,
    SeatChoice,
    SeatKind,
    SeatRow,
    seated_players,
)
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton, SegmentedChoice, button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import PageHeader, PictureBox, WovenBand, clear_layout, column_of, row_of
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.bots import Level
from bluestick.engine.deal_codes import SharedDeal
from bluestick.engine.rules import OptionValue, Setup, Variant
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.store.settings import Settings
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.text import common, game_texts, phrases
from bluestick.text.players import display_names, form_name

COMPACT_SEATS = 4
"""Number of seats above which the rows of the seats are compact."""
WIDE_WINDOW = 900  # width of the window for wide margins


@dataclass(frozen=True, slots=True)
class NewMatchSettings:
    """Choices on the page for a new match, saved for the next time."""

    setup: Setup
    sitters: tuple[SeatChoice, ...]
    """Player for each seat of the largest table, kept for unused seats."""

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.setup.variant,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "sitters": [[sitter.kind.value, sitter.name, sitter.level.value, sitter.person] for sitter in self.sitters],
        }

    @classmethod
    def from_json(cls, game: str, remembered: Mapping[str, Any]) -> NewMatchSettings:
        """Return the saved choices; for invalid values the default: you against easy bots."""
        rules = GAMES[game]
        try:
            setup = rules.setup(remembered["seats"], remembered["variant"], remembered["options"])
        except (KeyError, TypeError, ValueError):
            setup = rules.setup()
        seats = max(max(variant.seats) for variant in rules.variants)
        sitters = [SeatChoice(SeatKind.BOT if seat else SeatKind.YOU, BOT_NAMES[seat]) for seat in range(seats)]
        try:
            told = [_read_seat_choice(seat, *one) for seat, one in enumerate(remembered["sitters"][:seats])]
        except (KeyError, TypeError, ValueError):
            told = []
        sitters[: len(told)] = told
        return cls(setup, tuple(sitters))


def _read_seat_choice(seat: int, kind: str, name: str, level: str, person: str | None = None) -> SeatChoice:
    """Return the player for a seat from saved values.

    Old settings have no ``person``: ``name`` is then that of the bot or of the person, as ``kind`` says.
    """
    if person is None:
        bot, person = (BOT_NAMES[seat], str(name)) if kind == SeatKind.PERSON else (str(name), "")
    else:
        bot, person = str(name), str(person)
    return SeatChoice(SeatKind(kind), bot, Level(level), person)


class NewMatchPage(QWidget):
    """Page for a new match. Its choices are valid from the start, so that Enter begins the match."""

    play = Signal(object, object)
    """Emitted to begin the match; arguments: Setup, tuple of Player."""
    back = Signal()
    rules = Signal(str)
    """Emitted to open the rules; argument: the clause."""

    other_game = Signal(object)
    """Emitted when the code of another game has been typed; argument: its SharedDeal."""

    def __init__(
        self,
        game: str,
        settings: Settings,
        theme: Theme,
        form: str = "",
        numbers: Callable[[], Collection[tuple[str, int]]] = tuple,
    ) -> None:
        """Create the page; ``form``: variant selected at first, "" for the saved one.

        ``numbers`` returns (game, deal number) of all deals begun.
        """
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game = game
        self._rules = GAMES[game]
        self._settings = settings
        self._theme = theme
        choices = NewMatchSettings.from_json(game, settings.new_match(game))
        own, sitters = settings.name, choices.sitters
        sitters = tuple(replace(one, person=own or one.person) if one.kind is SeatKind.YOU else one for one in sitters)

        self._header = PageHeader()
        self._header.back.clicked.connect(self.back)
        self.rules_button = KeyButton()
        self.rules_button.clicked.connect(lambda: self.rules.emit(f"{game}#"))
        self._header.buttons.addWidget(self.rules_button)
        self._band = WovenBand(theme)
        self._variants = SegmentedChoice(variant.id for variant in self._rules.variants)
        self._variants.choose(choices.setup.variant)
        self._variants.chosen.connect(self._change_variant)
        self._about = label("note", wrap=True)
        self._short = len(sitters) > COMPACT_SEATS
        levels = max((variant.levels for variant in self._rules.variants), key=len)
        self._rows = [SeatRow(Seat(seat), sitter, levels, short=self._short) for seat, sitter in enumerate(sitters)]
        self._all_levels = LevelForAll(levels)
        self._all_levels.chosen.connect(self._set_levels)
        self._for_whom = label("note", wrap=True)
        for row in self._rows:
            row.became_you.connect(self._move_you_to)
            row.changed.connect(self._update_preview_seat)
        self.cards = DealChoice(game, numbers)
        if not self._rules.has_deals:
            self.cards.hide()
        self.cards.shared.connect(lambda deal: self.set_deal(deal) if deal.game == game else self.other_game.emit(deal))
        self._seats_place, self._options_place, self._preview = QVBoxLayout(), QVBoxLayout(), PictureBox()
        before = settings.coach(game)
        self.coach = QCheckBox()
        self.coach.setChecked(before in ("first", "on") or (not before and not settings.new_match(game)))
        self.coach.clicked.connect(self._note_coach_choice)
        self._means_coach = before == "on"
        self._coach_note = label("note", wrap=True)
        self._start = button("large")
        self._start.setDefault(True)
        self._start.clicked.connect(self._play)
        self._headings = {name: label("heading") for name in ("variants", "seats", "options", "names")}
        self._lots = label("note", wrap=True)
        if not self._rules.seats_by_lot:
            self._lots.hide()
        self._arrange()
        self._show_setup(choices.setup)
        if form:
            self._variants.choose(form)
            self._change_variant(form)
        else:
            self.retranslate()

    def retranslate(self) -> None:
        self._header.title.setText(self.tr("New match"))
        self._header.back.setToolTip(common.back_label())
        self._header.back.setAccessibleName(common.back_label())
        self.rules_button.name(common.rules_label())
        self._header.note.setText(form_name(self.game, self._variant.id))
        self._about.setText(game_texts.about(self.game, self._variant.id))
        self._headings["variants"].setText(self.tr("Which variant?"))
        for variant in self._rules.variants:
            self._variants.name(variant.id, game_texts.variant(self.game, variant.id))
        self._headings["seats"].setText(self.tr("Who plays?"))
        self._headings["options"].setText(self.tr("Rules for this match"))
        #: Heading of a long list of names
        self._headings["names"].setText(self.tr("Who is at the table?"))
        self._lots.setText(self.tr("The program draws lots for the seats when the match begins."))
        self._variants.setAccessibleName(self._headings["variants"].text())
        self._seats.setAccessibleName(self._headings["seats"].text())
        for seats in self._variant.seats:
            self._seats.name(seats, common.player_count(seats))
        self.coach.setText(common.coach())
        #: Of somebody who sits beside the player in the first match
        self._coach_note.setText(self.tr("Explains the game and warns you before a bad mistake. Counts as help."))
        self.coach.setAccessibleDescription(self._coach_note.text())
        self._start.setText(common.play_label())
        self._all_levels.retranslate()
        self.cards.retranslate()
        for row in self._rows:
            row.retranslate()
        for option in self._options:
            option.retranslate(self.game)
        self._lay()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._band.set_theme(theme)
        self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play()
        else:
            super().keyPressEvent(event)

    def areas(self) -> tuple[QWidget, ...]:
        form = (self._variants.first,) if len(self._rules.variants) > 1 else ()
        options = (self._options[0].first,) if self._options else ()
        return (self._start, *form, self._rows[0].first, *options, self._header.back)

    def choices(self) -> NewMatchSettings:
        options: dict[str, OptionValue] = {row.option.id: row.value for row in self._options}
        setup = self._rules.setup(int(str(self._seats.value)), self._variant.id, options)
        return NewMatchSettings(setup, tuple(row.seat_choice for row in self._rows))

    def _arrange(self) -> None:
        which = row_of(self._headings["variants"], None, self._variants)
        if len(self._rules.variants) == 1:
            self._headings["variants"].hide()
            self._variants.hide()
        seats = row_of(self._headings["seats"], None, self._seats_place)
        names = (self._headings["names"],) if self._short else ()
        rows = column_of(*names, self._lots, *self._rows, spacing=4 if self._short else 8)
        self._options_place.setSpacing(8)
        options = column_of(self._headings["options"], 4, self._options_place)
        # a long list of names comes last
        rest = (options, 16, self.cards, 16, rows) if self._short else (rows, 16, options, 8, self.cards)
        who = (self._all_levels, self._for_whom)
        self._form = column_of(which, self._about, 12, seats, *who, 4, *rest, None, spacing=8)
        agreed = ScrollColumn(self._form)
        self.cards.wanted.connect(lambda: agreed.scroll_to(self.cards))
        coach = column_of((self.coach, Qt.AlignmentFlag.AlignLeft), self._coach_note, spacing=0)
        self._right = column_of((self._preview, 1), coach, self._start, spacing=24)
        body = row_of((agreed, 5), (self._right, 4), spacing=0)
        column_of(self._header, self._band, (body, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        edge, gap = (48, 24) if self.width() >= style.px(WIDE_WINDOW) else (16, 12)
        self._form.setContentsMargins(edge, 24, gap, 24)
        self._right.setContentsMargins(gap, 24, edge, 32)
        super().resizeEvent(event)

    def set_deal(self, deal: SharedDeal) -> None:
        """Set variant, options and deal number of a shared deal; keep the players."""
        self._variants.choose(deal.setup.variant)
        self._show_setup(deal.setup)
        self.cards.set_number(deal.number)
        self.retranslate()

    def _show_setup(self, setup: Setup) -> None:
        """Show the players and options that a variant allows, with the values of ``setup``."""
        self._variant: Variant = self._rules.variant(setup.variant)
        clear_layout(self._seats_place)
        seats = self._variant.seats
        self._seats: SegmentedChoice | NumberSlider = (
            SegmentedChoice(seats) if len(seats) <= COMPACT_SEATS else NumberSlider(seats)
        )
        self._seats.choose(setup.seats)
        self._seats.chosen.connect(self._lay)
        self._seats_place.addWidget(self._seats)
        self._seats.setVisible(len(self._variant.seats) > 1)
        clear_layout(self._options_place)
        self._options = [OptionRow(option, setup.option(option.id)) for option in self._variant.options]
        for option in self._options:
            self._options_place.addWidget(option)
        self._headings["options"].setVisible(bool(self._options))
        self._all_levels.offer(self._variant.levels)
        for row in self._rows:
            row.offer(self._variant.levels)
        self.cards.set_variant(setup.variant)

    def _change_variant(self, name: str) -> None:
        """Change the variant and keep all choices that the new one also allows."""
        before = self.choices().setup
        variant = self._rules.variant(name)
        kept = dict(before.options)
        options = {
            option.id: kept[option.id]
            for option in variant.options
            if option.id in kept and option.allows(kept[option.id])
        }
        seats = before.seats if before.seats in variant.seats else None
        self._show_setup(self._rules.setup(seats, name, options))
        self.retranslate()

    def _lay(self) -> None:
        setup = self.choices().setup
        table = new_table(self._rules, setup, self._theme, Pace(0))
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._preview.set_widget(table)
        self._table = table
        self.update_appearance()
        for row in self._rows:
            row.setVisible(row.seat < setup.seats)
        for option in self._options:
            option.setVisible(option.option.applies_to(setup.seats))
        self._all_levels.setVisible(setup.seats > 2)
        self._update_preview_seat()

    def update_appearance(self) -> None:
        self._table.set_look(**self._settings.look)

    def _update_preview_seat(self) -> None:
        rows = [row for row in self._rows if not row.isHidden()]
        persons = [row.seat for row in rows if row.seat_choice.kind is not SeatKind.BOT]
        you = [row.seat for row in rows if row.seat_choice.kind is SeatKind.YOU]
        self.coach.setEnabled(bool(you) or len(persons) == 1)
        for row in rows:
            row.set_alone(alone=len(persons) < 2)
        names = display_names(seated_players([row.seat_choice for row in rows]))
        self._table.set_names([phrases.name(names, row.seat) for row in rows])
        self._table.show_from((you or persons or [Seat(0)])[0])
        levels = {row.seat_choice.level for row in rows if row.seat_choice.kind is SeatKind.BOT}
        self._for_whom.setText(
            " ".join(game_texts.for_whom(level) for level in self._variant.levels if level in levels)
        )
        self._for_whom.setVisible(bool(levels))
        self._table.lay(view := self._table.game.opening_view(self._table.seat))
        for row in rows:
            row.show_seat(self._table.seat_avatar(row.seat, row.mark_size), self._table.setup_note(view, row.seat))

    def _note_coach_choice(self) -> None:
        self._means_coach = True

    def _set_levels(self, level: Level) -> None:
        for row in self._rows:
            row.set_level(level)
        self._update_preview_seat()

    def _move_you_to(self, seat: Seat) -> None:
        """Make ``seat`` the only one of kind "you", with the player's name; their old seat gets a bot."""
        for row in self._rows:
            if row.seat != seat and row.seat_choice.kind is SeatKind.YOU:
                self._rows[seat].person, row.person = row.person, ""
                row.choose(SeatKind.BOT)

    def _play(self) -> None:
        if not self.cards.validate():
            return
        choices = self.choices()
        self._settings.set_new_match(self.game, choices.to_json())
        self._settings.name = next(
            (one.person for one in choices.sitters if one.kind is SeatKind.YOU), self._settings.name
        )
        if self.coach.isEnabled():
            wanted = "on" if self._means_coach else "first"
            self._settings.set_coach(self.game, wanted if self.coach.isChecked() else "off")
        self.play.emit(choices.setup, seated_players(choices.sitters[: choices.setup.seats]))
