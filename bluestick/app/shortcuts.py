"""All keys on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from bluestick.app import style
from bluestick.app.dialog import Dialog
from bluestick.app.furniture import label
from bluestick.app.texts import common


class Shortcuts(Dialog):
    """The keys of the menus, and those of the table."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = tuple(actions)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._scroll)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(style.px(520), style.px(600))

    def retranslate(self) -> None:
        super().retranslate()
        self.call(common.keys())
        self._show()

    def _show(self) -> None:
        page = QWidget()
        page.setProperty("role", "plain")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (keys, text) in enumerate((*self._of_the_table(), *self._of_the_menus())):
            grid.addWidget(label("number", keys), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label("note", text, wrap=True), row, 1)
        self._scroll.setWidget(page)

    def _of_the_menus(self) -> list[tuple[str, str]]:
        hint = next((action for action in self._actions if action.objectName() == "hint" and action.shortcuts()), None)
        key = hint.shortcut().toString(_NATIVE) if hint is not None else ""
        again = [(_keys(key, key), self.tr("Choose what the hint names"))] if key else []
        return again + [
            (_keys(*(sequence.toString(_NATIVE) for sequence in action.shortcuts())), _bare(action.text()))
            for action in self._actions
            if action.shortcuts()
        ]

    def _of_the_table(self) -> list[tuple[str, str]]:
        def key(name: str) -> str:
            return QKeySequence(name).toString(_NATIVE)

        return [
            (_keys("←", "↑", "→", "↓"), self.tr("Move the cursor on the table")),
            (_keys(key("PgUp"), key("PgDown")), self.tr("To the next thing that can be chosen")),
            (_keys(key("Space"), key("Return")), self.tr("Choose what the cursor is on; Space also skips animations")),
            ("1 – 9", self.tr("Choose a card of the hand, or put it back; while others play, for your turn")),
            ("0", self.tr("Choose the card that is turned up")),
            ("0", self.tr("Haggis: pass")),
            ("0 – 3", self.tr("Kille: say what stands on the button with that number")),
            (key("Return"), self.tr("Lay the cards that are chosen")),
            ("F3", self.tr("Haggis: say what the chosen cards are to be, if they can be several things")),
            ("F9", self.tr("Haggis: sort the hand in another way")),
            ("F9", self.tr("Snapphanaleden: show what can be declared, or hide it")),
            (key("Shift+F9"), self.tr("Declare everything that can be declared")),
            (key("Space"), self.tr("What is counted: to its end, then on with the match")),
            (_keys("←", "→", key("Home")), self.tr("Looking back: one move back, one move on, to the beginning")),
            (
                key("Esc"),
                self.tr(
                    "Let go; put the last trick away; back from an earlier move; leave full screen; "
                    "close what stands beside the table"
                ),
            ),
            (key("Esc"), self.tr("Coach: take the move back, or put away what was said")),
            (key("Tab"), self.tr("To the next button")),
        ]


_NATIVE = QKeySequence.SequenceFormat.NativeText


def _keys(*names: str) -> str:
    return "  ".join(names)


def _bare(text: str) -> str:
    """A menu text without its access key and its dots."""
    return text.replace("&", "").removesuffix("…")
