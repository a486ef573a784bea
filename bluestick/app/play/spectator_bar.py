"""Button bar for a player who is out and watches."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bluestick.app.widgets.buttons import KeyButton, button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of


class SpectatorBar(QWidget):
    """Buttons to watch faster, or to skip to the next decision."""

    def __init__(self) -> None:
        super().__init__()
        self._note = label("note", wrap=True)
        self.faster = button("choice")
        self.faster.setCheckable(True)
        self.straight_on = KeyButton()
        row = row_of(self.faster, (self.straight_on, 1), spacing=8)
        column_of(self._note, row, spacing=6, margins=(0, 0, 0, 8), inside=self)
        self._skips, self._for_good = False, False

    def retranslate(self) -> None:
        self.faster.setText(self.tr("Faster"))
        self.faster.setToolTip(self.tr("The others play faster until you are back in"))
        self.faster.setAccessibleDescription(self.faster.toolTip())
        self._update_texts()

    def show_state(self, *, skips: bool, for_good: bool) -> None:
        """Update the buttons.

        ``skips``: moves are being skipped; ``for_good``: no person at this computer has to act again.
        """
        self._skips, self._for_good = skips, for_good
        self.faster.setEnabled(not skips)
        self._update_texts()

    def _update_texts(self) -> None:
        if self._skips:
            #: Button: do not skip any further
            self.straight_on.name(self.tr("Stop here"))
            self._note.setText(self.tr("The others play on…"))
        elif self._for_good:
            #: Button: skip everything up to the end of the match
            self.straight_on.name(self.tr("To the end"))
            self._note.setText(self.tr("You’re watching."))
        else:
            #: Button: skip everything until the player is asked again
            self.straight_on.name(self.tr("Skip ahead"))
            self._note.setText(self.tr("You’re out for now. The game will tell you when it’s your turn again."))
