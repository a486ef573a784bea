"""Header of a match page: title, phase, buttons, and the history bar at an earlier position."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bluestick.app.play.history_bar import HistoryBar
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton, button
from bluestick.app.widgets.layouts import PageHeader
from bluestick.match.controller import MatchController
from bluestick.text import common


class MatchHeader(PageHeader):
    """Title, phase, buttons; at an earlier position the history bar."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__()
        self.undo, self.hint, self.rules_button = KeyButton(), KeyButton(), KeyButton()
        self.history_bar = HistoryBar()
        self.undo.clicked.connect(controller.undo)
        self.history_bar.beginning.connect(controller.look_at_beginning)
        self.history_bar.earlier.connect(lambda: controller.step(-1))
        self.history_bar.later.connect(lambda: controller.step(1))
        self.unfold = button("tool", "≡")
        """Button that shows the hidden side panel."""
        self.unfold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unfold.hide()
        for made in (self.undo, self.hint, self.rules_button, self.history_bar, self.unfold):
            self.buttons.addWidget(made)

    def retranslate(self) -> None:
        self.back.setToolTip(common.back_label())
        self.back.setAccessibleName(self.back.toolTip())
        #: The part of the window beside a table: who plays, what can be done, what was played
        self.unfold.setToolTip(self.tr("Side panel"))
        self.unfold.setAccessibleName(self.unfold.toolTip())
        #: A mark in the header of a match as long as it cannot be written to its file
        self.alert.setText(self.tr("Not saved"))
        self.mark.setText(common.coach())
        self.mark.setToolTip(self.tr("The coach explains the game and warns you before a bad mistake."))
        self.undo.name(self.tr("Undo"))
        self.hint.name(self.tr("Hint"))
        self.rules_button.name(common.rules_label())
        self.history_bar.retranslate()

    def show_past(self, past: bool, *, helps: bool, walks: bool) -> None:
        """Show the buttons for the present, or (``past``) those for an earlier position.

        ``helps``: whether undo and hint exist in the present; ``walks``: whether the history bar exists in the past.
        """
        for part in (self, self.phase):
            style.set_style_property(part, "past", past)
        for made in (self.undo, self.hint):
            made.setVisible(helps and not past)
        self.rules_button.setVisible(not past)
        self.history_bar.setVisible(past and walks)
        self.history_bar.keys.enable(past)

    def show_phase(self, text: str) -> None:
        self.phase.setText(text)
        self.fit()
