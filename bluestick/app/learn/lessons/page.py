"""Lesson page: a match page with the teacher panel at its side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from bluestick.app.learn.lessons.pointer_rings import PointerRings
from bluestick.app.learn.lessons.teacher_panel import LessonButtons, TeacherPanel
from bluestick.app.play.page import TablePage
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton
from bluestick.app.widgets.overlays import KEYS
from bluestick.engine.moves import MoveSet
from bluestick.match.lesson_answers import RIGHT, LessonError
from bluestick.match.lesson_script import read
from bluestick.match.lesson_session import ENOUGH, LessonSession
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import tip
from bluestick.tables.motion.pace import Pace
from bluestick.tables.motion.sounds import Sound
from bluestick.text import game_texts, language
from bluestick.text.sheets import Result


class LessonPage(TablePage):
    """Match page on which a lesson says what to do; the match is not saved."""

    session: LessonSession
    is_kept = False

    reached = Signal(str)
    """Emitted when a stop (step of the lesson) is reached; argument: its name."""
    spoilt = Signal(object)
    """Emitted when the lesson cannot be read in the current language; argument: the file."""

    def __init__(
        self, session: LessonSession, place: tuple[int, int], theme: Theme, pace: Pace, actions: tuple[QAction, QAction]
    ) -> None:
        """Create the page.

        ``place``: number of the lesson, and of all; ``actions``: menu actions for restart and hint.
        """
        self.place = place
        self._actions = actions
        self._words = session.lesson.words
        self._told = self._shows = False  # whether the remark of this stop is shown, and whether the answer is marked
        self._reply = ""  # reply to the last answer, if it was right
        self._what_next: tuple[tuple[str, Callable[[], object]], ...] = ()
        self.teacher, self.ways, self.repeat_button = (
            TeacherPanel(session.lesson.game, theme),
            LessonButtons(),
            KeyButton(),
        )
        super().__init__(session, theme, pace)
        self.coach.seat = None  # the teacher takes its place
        self.header.buttons.insertWidget(1, self.repeat_button)
        self.panel.be_taught(self.teacher, self.ways)
        self.splitter.folds = False
        self.pointing = PointerRings(self, self.table, self.panel, theme)
        self.repeat_button.clicked.connect(self.repeat)
        self.teacher.clause.connect(self.rules)
        self.teacher.spoken.connect(self.pointing.speak_of)
        self.ways.back.clicked.connect(self.take_back)
        self.ways.onward.clicked.connect(self.onward)
        self._keys_onward = [self._key_at_times(key, self.table, self.onward) for key in KEYS]
        session.stopped.connect(self._arrive)
        session.answered.connect(self._answer_to)
        self.table.settled.connect(self.pointing.refresh)
        self.looked.connect(self._show_ways)

    @property
    def can_hint(self) -> bool:
        return self.session.asks

    @property
    def title(self) -> str:
        return f"{self._form[0]} – {self.session.lesson.title}"

    def retranslate(self) -> None:
        """Update all texts to the current language, the lesson included."""
        stem = self.session.lesson.stem
        try:
            self.session.lesson = read(stem, language.spoken(style.application()))
        except LessonError as error:
            self.spoilt.emit(error.file)
        #: Button: begin this lesson from its beginning
        self.repeat_button.name(self.tr("Start again"))
        self.ways.back.setAccessibleName(self.tr("One step back"))
        self.ways.back.setToolTip(tip(self.ways.back.accessibleName()))
        super().retranslate()
        if self._what_next:
            self.show_end(self._what_next)
        elif self._told and self.session.is_there:
            self._arrive()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.teacher.set_theme(theme)
        self.pointing.theme = theme
        self.pointing.refresh()

    # Navigation.

    def onward(self) -> None:
        """Go on to the next stop, or finish the animation; at a question show the answer."""
        if self.looking_at is not None:
            self.back_to_now()
        elif not self.table.is_settled:
            self.table.finish_now()
        elif self.card.isVisible() and self.card.finish():
            return
        elif self.session.asks:
            self.ask_hint()
        elif not self.session.is_there:
            self.session.end_pause()
        else:
            if self.card.isVisible() and not self.session.stays:  # else the stop has more to say about the result
                self._leave_card()
            self._leave_stop()
            self.session.onward()

    def ask_hint(self) -> None:
        """Show the answer to the stop's question; if it is shown already, play it."""
        self._return()
        if not self.session.asks:
            return
        if self._shows:
            self._leave_stop()
            self.session.onward()
        else:
            self.teacher.reply(self._show_answer())
            self._show_ways()

    def take_back(self) -> None:
        self._reply = ""
        super().take_back()

    def repeat(self) -> bool:
        """Begin the lesson again from its first stop (step); return True."""
        self._return()
        self._reply = ""
        self.session.go_to(0)
        return True

    def leave(self) -> None:
        """Go back to the list of lessons (Esc when no overlay is open)."""
        self.back.emit()

    def show_end(self, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show the end of the lesson: its subject, and buttons for what comes next, the likeliest first."""
        self._what_next = tuple(ways)
        number, many = self.place
        lesson = self.session.lesson
        place = self.tr("Lesson {number} of {many}: done").format(number=number, many=many)
        self.teacher.say(place, f"**{lesson.title}**\n\n{lesson.sentence}", self._reply)
        self.ways.offer(self._what_next)
        self._show_phase()
        self.pointing.point_at(())
        self.changed.emit()

    # Signals of the session.

    def _arrive(self) -> None:
        if self._what_next:  # the button with the focus is deleted
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._what_next = ()
        self._told, self._shows = True, False
        stops = self.session.lesson.stops
        place = self.tr("Step {number} of {many}").format(number=self.session.at + 1, many=len(stops))
        self.teacher.say(place, self.session.stop.remark.text, self._reply)
        self._reply = ""
        self.pointing.point_at(self.session.stop.remark.pointers)
        self._show_ways()
        self._show_phase()
        self.changed.emit()
        self.reached.emit(self.session.stop.name)

    def _answer_to(self, code: str, same: bool) -> None:
        """Show the reply to an answer. The reply to the right answer stays until the next remark."""
        reply = self.session.stop.replies.get(code)
        if code == RIGHT:
            said = "" if same and reply is not None else self.tr("That’s right.")
            said = said if same else self.tr("That’s right too.")
            self._reply = " ".join(filter(None, (said, reply.text if reply is not None else "")))
            self.teacher.reply(self._reply, right=True)
            self._leave_stop()
            return
        self.sounded.emit(Sound.REFUSED)
        text = (
            reply.text if reply is not None else self.tr("Allowed, but this step is about something else. Try again.")
        )
        if self._shows or self.session.tries >= ENOUGH:
            text = f"{text} {self._show_answer()}"
        self.teacher.reply(text, right=False)
        self.pointing.point_at((*self.session.stop.remark.pointers, *(reply.pointers if reply is not None else ())))
        self._show_ways()

    def _show_answer(self) -> str:
        """Mark the answer to the stop's question on the table, and return it in words."""
        self._shows = True
        answer = self.session.answer()
        self.table.show_move(answer)
        #: {move}: the cards or the move that a lesson asks for
        said = self.tr("The answer: {move}. It is marked on the table.")
        return said.format(move=game_texts.move(self.game, self.session.match.rules.write(answer)))

    def _leave_stop(self) -> None:
        """Remove the pointer rings, and disable the keys that go on until the next stop."""
        self.pointing.point_at(())
        self.ways.show_onward(self.tr("Next"), QKeySequence(Qt.Key.Key_Space), likely=False)
        for key in self._keys_onward:
            key.setEnabled(False)

    def _show_ways(self) -> None:
        session = self.session
        asks, past = session.asks, self.looking_at is not None
        if session.is_there:
            #: Buttons of a lesson: the answer is marked on the table; once it is, the move is made
            answers = self.tr("Do it for me") if self._shows else self.tr("Show me")
            key = self._actions[1].shortcut() if asks else QKeySequence(Qt.Key.Key_Space)
            self.ways.show_onward(answers if asks else self.tr("Next"), key, likely=not asks)
        self.ways.back.setEnabled(session.can_undo)
        self.repeat_button.setVisible(not past)
        self.repeat_button.setEnabled(session.can_restart)
        self.repeat_button.show_key(self._actions[0].shortcut())
        self.pointing.setVisible(bool(self.pointing.pointers) and not past)
        for one in self._keys_onward:
            one.setEnabled(session.is_there and not asks and not past and self.card.isHidden())

    # Differences from a match.

    def _wave(self) -> None:
        if self.looking_at is None and self.card.isHidden() and self.session.is_there and not self.session.asks:
            self.notice.say(self.tr("Nothing to do yet. Press Space to go on."))
        else:
            super()._wave()

    def _go_on(self) -> None:
        """Go on to the next stop after the result card, unless the lesson asks for a move."""
        if self.looking_at is None and not self.session.asks:
            self.onward()
        else:
            super()._go_on()

    def _way_on(self, result: Result) -> str:
        """Return the label of the result card's button: "Next", or the usual one if the lesson asks for a move."""
        return super()._way_on(result) if self.session.asks else self.tr("Next")

    def _show_result(self) -> None:
        """Show the result card; enable its keys only while it is visible, as the lesson uses the same keys."""
        super()._show_result()
        for key in self._keys_of_the_card:
            key.setEnabled(key.isEnabled() and self.card.isVisible())

    def _leave_card(self) -> None:
        super()._leave_card()
        self._show_ways()

    def _show_looking_back(self) -> None:
        super()._show_looking_back()
        self.undo.hide()
        self.hint.hide()

    def _show_state(self) -> None:
        super()._show_state()
        self.header.note.setText(self.session.lesson.title)

    def _show_options(self) -> None:
        """Show the options, but no word buttons (bids, passes) unless a lesson's answer is one of them."""
        self.panel.show_words(self.table.moves)
        if not any(self.panel.words.button_of(word) for word in self._words):
            self.panel.words.hide()

    def _show_phase(self) -> None:
        """Show the phase in the header only while a move is asked for."""
        super()._show_phase()
        session = self.session
        if self.looking_at is None and (session.is_over or (session.is_there and not session.asks)):
            self.header.phase.setText("")

    def _meanwhile(self) -> MoveSet[Any] | None:
        return None

    def _news(self) -> Sequence[str]:
        """Return all sentences of the last move, even on the end of the match, as there is no banner."""
        return self.said

    def _show_banner(self) -> None:
        """Show no banner: the lesson says how the match ends."""
