"""Policy of a lesson's page, where the teacher panel leads from step to step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from bluestick.app.learn.lessons.pointer_rings import PointerRings
from bluestick.app.learn.lessons.teacher_panel import LessonButtons, TeacherPanel
from bluestick.app.play.page import TablePage
from bluestick.app.play.policy import PagePolicy, Permissions
from bluestick.app.play.shortcuts import Shortcuts
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton
from bluestick.app.widgets.overlays import CONFIRM_KEYS
from bluestick.match.controller import MatchController
from bluestick.match.lesson_answers import RIGHT, LessonError
from bluestick.match.lesson_script import read_lesson
from bluestick.match.lesson_session import ENOUGH, LessonSession
from bluestick.match.match_state import Action, MatchState, ResultReading
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.tables.motion.sounds import Sound
from bluestick.text import game_texts, language


class LessonPolicy(PagePolicy):
    """Policy of the page of a lesson; the match is not saved."""

    permissions = Permissions(kept=False, coach=False, early=False, helps=False, folds=False)
    reached = Signal(str)
    """Emitted when the lesson arrives at a stop (step of the lesson); argument: its name."""
    unreadable = Signal(object)
    """Emitted when the lesson cannot be read in the current language; argument: the file."""

    def __init__(
        self, session: LessonSession, place: tuple[int, int], theme: Theme, actions: tuple[QAction, QAction]
    ) -> None:
        """Create the policy.

        ``place``: number of the lesson, from 1, and number of all lessons. ``actions``: those for restart and hint.
        """
        super().__init__(MatchController(session))
        self.session = session
        self.place = place
        self._actions = actions
        self._words = session.lesson.words
        self._told = self._shows = False  # whether the remark of this stop is shown, and whether the answer is marked
        self._reply = ""  # reply to the last answer, if it was right
        self._what_next: tuple[tuple[str, Callable[[], object]], ...] = ()
        self.teacher = TeacherPanel(session.lesson.game, theme)
        self.ways, self.repeat_button = LessonButtons(), KeyButton()
        self._keys_onward = Shortcuts()

    @property
    def title(self) -> str:
        return f"{self.game_and_variant[0]} – {self.session.lesson.title}"

    def attach(self, page: TablePage) -> None:
        super().attach(page)
        page.header.buttons.insertWidget(1, self.repeat_button)
        page.panel.show_lesson(self.teacher, self.ways)
        self.pointing = PointerRings(page, page.table, page.panel, self.teacher.theme)
        self._keys_onward.add(page.table, dict.fromkeys(CONFIRM_KEYS, self.onward), alone=True)
        self.repeat_button.clicked.connect(lambda: self.perform(Action.RESTART))
        self.teacher.clause.connect(page.rules)
        self.teacher.highlighted.connect(self.pointing.highlight)
        self.ways.back.clicked.connect(self.controller.undo)
        self.ways.onward.clicked.connect(self.onward)
        self.session.stopped.connect(self._show_stop)
        self.session.answered.connect(self._show_reply_to)
        self.controller.laid.connect(self._forget_reply)
        page.table.settled.connect(self.pointing.refresh)

    def retranslate(self) -> None:
        stem = self.session.lesson.stem
        try:
            self.session.lesson = read_lesson(stem, language.installed_language(style.application()))
        except LessonError as error:
            self.unreadable.emit(error.file)
        #: Button: begin this lesson from its beginning
        self.repeat_button.name(self.tr("Start again"))
        self.ways.back.setAccessibleName(self.tr("One step back"))
        self.ways.back.setToolTip(literal_tooltip(self.ways.back.accessibleName()))
        if self._what_next:
            self.show_end(self._what_next)
        elif self._told and self.session.is_at_stop:
            self._show_stop()

    def set_theme(self, theme: Theme) -> None:
        self.teacher.set_theme(theme)
        self.pointing.theme = theme
        self.pointing.refresh()

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        self._show_buttons()

    def onward(self) -> None:
        """Go on to the next stop, or finish the animation first; at a question show the answer, then give it."""
        page, session, state = self.page, self.session, self.controller.state
        if state.is_past:
            page.to_present()
        elif state.busy:
            page.table.finish_now()
        elif page.results.show_all():
            return
        elif session.is_asking:
            self._show_or_play_answer()
        elif not session.is_at_stop:
            session.end_pause()
        else:
            if (
                state.reading is not ResultReading.NOTHING and not session.has_more_here
            ):  # else there is more to say about the result
                page.results.leave_card()
            self._clear_stop()
            session.onward()

    def perform(self, action: Action) -> bool:
        """Show the answer instead of a hint; begin the lesson again instead of a new match."""
        if action is Action.HINT:
            self.controller.to_present()
            if self.session.is_asking:
                self._show_or_play_answer()
        elif action is Action.RESTART:
            self.controller.to_present()
            self.session.go_to(0)
        return action in (Action.HINT, Action.RESTART)

    def _show_or_play_answer(self) -> None:
        if self._shows:
            self._clear_stop()
            self.session.onward()
        else:
            self.teacher.show_reply(self._show_answer())
            self._show_buttons()

    def leave(self) -> None:
        self.page.back.emit()

    def show_end(self, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show the lesson's subject, and buttons (label, callback) for what comes next, the likeliest first."""
        self._what_next = tuple(ways)
        number, many = self.place
        lesson = self.session.lesson
        place = self.tr("Lesson {number} of {many}: done").format(number=number, many=many)
        self.teacher.say(place, f"**{lesson.title}**\n\n{lesson.sentence}", self._reply)
        self.ways.show_choices(self._what_next)
        self.page.side_display.show_phase()
        self.pointing.show_pointers(())

    def _forget_reply(self) -> None:
        self._reply = ""

    def _show_stop(self) -> None:
        if self._what_next:  # the button with the focus is deleted
            self.page.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._what_next = ()
        self._told, self._shows = True, False
        stops = self.session.lesson.stops
        place = self.tr("Step {number} of {many}").format(number=self.session.at + 1, many=len(stops))
        self.teacher.say(place, self.session.stop.remark.text, self._reply)
        self._reply = ""
        self.pointing.show_pointers(self.session.stop.remark.pointers)
        self._show_buttons()
        self.page.side_display.show_phase()
        self.reached.emit(self.session.stop.name)

    def _show_reply_to(self, code: str, same: bool) -> None:
        """Show the reply to an answer; the reply to a right one stays until the next remark.

        ``code``: the answer, ``RIGHT`` or a key of the stop's replies; ``same``: whether it is the move of the lesson.
        """
        reply = self.session.stop.replies.get(code)
        if code == RIGHT:
            said = "" if same and reply is not None else self.tr("That’s right.")
            said = said if same else self.tr("That’s right too.")
            self._reply = " ".join(filter(None, (said, reply.text if reply is not None else "")))
            self.teacher.show_reply(self._reply, right=True)
            self._clear_stop()
            return
        self.page.sounded.emit(Sound.REFUSED)
        text = (
            reply.text if reply is not None else self.tr("Allowed, but this step is about something else. Try again.")
        )
        if self._shows or self.session.wrong_answers >= ENOUGH:
            text = f"{text} {self._show_answer()}"
        self.teacher.show_reply(text, right=False)
        self.pointing.show_pointers(
            (*self.session.stop.remark.pointers, *(reply.pointers if reply is not None else ()))
        )
        self._show_buttons()

    def _show_answer(self) -> str:
        self._shows = True
        answer = self.session.answer()
        self.page.table.show_move(answer)
        #: {move}: the cards or the move that a lesson asks for
        said = self.tr("The answer: {move}. It is marked on the table.")
        return said.format(move=game_texts.move(self.game, self.match.rules.write(answer)))

    def _clear_stop(self) -> None:
        self.pointing.show_pointers(())
        self.ways.show_onward(self.tr("Next"), QKeySequence(Qt.Key.Key_Space), likely=False)
        self._keys_onward.enable(False)

    def _show_buttons(self) -> None:
        session, state = self.session, self.controller.state
        if session.is_at_stop:
            #: Buttons of a lesson: the answer is marked on the table; once it is, the move is made
            answers = self.tr("Do it for me") if self._shows else self.tr("Show me")
            key = self._actions[1].shortcut() if session.is_asking else QKeySequence(Qt.Key.Key_Space)
            self.ways.show_onward(answers if session.is_asking else self.tr("Next"), key, likely=not session.is_asking)
        self.ways.back.setEnabled(session.can_undo)
        self.repeat_button.setVisible(not state.is_past)
        self.repeat_button.setEnabled(session.can_restart)
        self.repeat_button.show_key(self._actions[0].shortcut())
        self.pointing.setVisible(bool(self.pointing.pointers) and not state.is_past)
        self._keys_onward.enable(self._has_onward_keys(state) and state.reading is ResultReading.NOTHING)

    def _has_onward_keys(self, state: MatchState) -> bool:
        return not state.is_past and self.session.is_at_stop and not self.session.is_asking

    def idle_touch_text(self, state: MatchState) -> str:
        if self._has_onward_keys(state):
            return self.tr("Nothing to do yet. Press Space to go on.")
        return super().idle_touch_text(state)

    def continue_label(self) -> str:
        return "" if self.session.is_asking else self.tr("Next")

    def continue_after_result(self) -> bool:
        """Go on to the next stop, unless the lesson asks for a move."""
        if self.session.is_asking:
            return False
        self.onward()
        return True

    def note(self, state: MatchState) -> str:
        return self.session.lesson.title

    def phase(self, state: MatchState) -> str:
        session = self.session
        rests = not state.is_past and (session.is_over or (session.is_at_stop and not session.is_asking))
        return "" if rests else super().phase(state)

    def show_options(self, state: MatchState) -> None:
        """Show no word buttons (bids, passes) unless a lesson's answer is one of them."""
        panel = self.page.panel
        panel.show_words(self.page.table.moves)
        if not any(panel.words.find_button(word) for word in self._words):
            panel.words.hide()
