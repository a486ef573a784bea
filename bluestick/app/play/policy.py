"""Policy of a match page: what differs between match, lesson, review and exercise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bluestick.app.play.news import in_sentences, news_lines
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Action, MatchState, ResultReading
from bluestick.match.move_table import round_number
from bluestick.match.positions import chapter_of
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common, game_texts
from bluestick.text.players import form_name, opponents

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage


@dataclass(frozen=True, slots=True)
class Permissions:
    """Features that a page has; the page of a match has all."""

    kept: bool = True
    """Whether the match is saved, and resumed at the next start."""
    coach: bool = True
    early: bool = True
    """Whether cards can be selected, and words said, while others play."""
    helps: bool = True
    """Whether the header has buttons for undo and hint."""
    walks: bool = True
    """Whether the header has the history bar at earlier positions."""
    folds: bool = True
    """Whether the side panel may be hidden for lack of room."""


class PagePolicy(QObject):
    """Policy of the page of a match; base class of the policies of lessons, reviews and exercises."""

    permissions = Permissions()

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.match = controller.session.match
        self.game = self.match.rules.id
        self.page: TablePage

    @property
    def game_and_variant(self) -> tuple[str, str]:
        """Names of game and variant; the variant is "" if the name of the game says it already."""
        name, _, form = form_name(self.game, self.match.setup.variant).partition(" · ")
        return name, form

    @property
    def title(self) -> str:
        """Variant and players, for the title of the window."""
        match = self.match
        return f"{form_name(self.game, match.setup.variant)} – {opponents(match.rules, match.setup, match.players)}"

    def attach(self, page: TablePage) -> None:
        self.page = page

    def begin(self) -> None:
        self.controller.session.begin()

    def close(self) -> None:
        """End what the policy has begun, before the page closes."""

    def retranslate(self) -> None:
        """Update all texts to the current language."""

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the policy's own widgets."""

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        """Update the policy's own widgets after the page has shown a new state."""

    def note(self, state: MatchState) -> str:
        """Return the note in the header: variant, then the part of the match ("Langen · trick 3").

        A game without such parts shows the number of players and the number of the move.
        """
        chapter = game_texts.chapter(self.game, state.view)
        moves = common.move_number(round_number(self.match)) if self.match.rules.is_notated else ""
        far = () if state.is_past else (chapter,) if chapter else (common.player_count(len(state.names)), moves)
        return " · ".join(filter(None, (self.game_and_variant[1], *far)))

    def phase(self, state: MatchState) -> str:
        if state.position is not None:
            #: An earlier moment of the match lies on the table: "Looking back: trick 3"
            told, moment = self.tr("Looking back: {moment}"), self.position_name(state.position)
            return told.format(moment=moment) if moment else self.tr("Looking back")
        if state.reading is ResultReading.COUNTED and state.moves is None:
            result = game_texts.result(self.game, state.view, state.names)
            return result.title if result is not None else ""
        match, names = self.match, state.names
        looks = game_texts.look(self.game, state.view, names) if state.looks else ""
        return looks or game_texts.phase(self.game, state.phase, names, match.to_act, state.viewer)

    def news(self, state: MatchState) -> str:
        """Return the sentences on the last move to announce, without the result if the banner shows it."""
        lines = news_lines(self.game, state.news, state.names)
        if state.outcome is not None and not state.is_past and self.controller.session.shows_end:
            ending = game_texts.outcome(self.game, state.outcome, state.names)
            lines = tuple(line for line in lines if line != ending)
        return in_sentences(lines)

    def position_name(self, position: int) -> str:
        """Return a position in words, "Langen · trick 3" or "move 12"; "" for one between two deals."""
        if self.match.rules.is_notated:
            return common.move_number(round_number(self.match, position))
        return chapter_of(self.match, position, self.controller.session.viewer)

    def show_options(self, state: MatchState) -> None:
        self.page.panel.show_options(state, self.page.header.phase.whole())

    def idle_touch_text(self, state: MatchState) -> str:
        """Return the answer to a touch of the table when nothing can be done; "": the touch ends a pause."""
        if state.is_past:
            return self.tr("You can’t play at an earlier move. Press Esc to return to the match.")
        return ""

    def areas(self) -> tuple[QWidget, ...]:
        """Return the widgets to which F6 moves the focus, without overlays and header."""
        page = self.page
        return (page.table, *(() if page.splitter.is_folded else (page.panel.moves,)))

    def escape(self) -> bool:
        """Close an overlay, or leave an earlier position (Esc); return False if there was neither."""
        return self.page.close_top_overlay()

    def leave(self) -> None:
        """Handle Esc when nothing on the page is left to close; here nothing: a match stays on the table."""

    def continue_label(self) -> str:
        """Return the label of the button that closes the result of a deal; "" for the usual label."""
        return ""

    def continue_after_result(self) -> bool:
        """Go on after the result of a deal in the policy's own way; return False to have it done in the usual way."""
        return False

    def perform(self, action: Action) -> bool:
        """Perform an action in the policy's own way; return False to have it done in the usual way."""
        return False
