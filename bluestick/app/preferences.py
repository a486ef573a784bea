"""The settings. They apply as soon as they are changed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bluestick import tables
from bluestick.app import language, texts
from bluestick.app.dialog import Dialog
from bluestick.app.furniture import label
from bluestick.app.settings import Settings
from bluestick.app.texts import common
from bluestick.app.texts.names import listing
from bluestick.app.texts.titles import TITLES
from bluestick.tables.cards.french import INDEX

SIZES = (85, 100, 115, 130, 150, 175, 200)
"""How large text can be, in per cent."""
LISTS = ("language", "theme", "text_size", "speed", "sound", "index", "board")
PARTS = {
    "general": ("language", "theme", "text_size", "speed", "reduced_motion", "sound", "letter_keys"),
    "halma": ("board", "coordinates", "show_moves"),
    "cards": ("index", "four_colours", "large_index"),
    "kille": ("memory_aid",),
}
"""Which settings stand below which heading: what is of use in some games only stands apart."""
SOME = ("index", "four_colours")
"""These can be seen in some card games only."""
WIDE = 340


def seen_in(name: str) -> list[str]:
    """The games on whose cards a setting can be seen."""
    packs = {game: tables.pack(game) for game in TITLES}
    return [game for game, pack in packs.items() if pack is not None and name in pack.deck.wears]


class Preferences(Dialog):
    """A list for each choice, a box for each switch."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.lists: dict[str, QComboBox] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._headings = {part: label("label") for part in PARTS}
        self._notes = {name: label("note", wrap=True) for name in (*SOME, "letter_keys", "memory_aid")}
        halves = QHBoxLayout()
        halves.setSpacing(40)
        for half in (("general", "halma"), ("cards", "kille")):
            column = QVBoxLayout()
            for part in half:
                column.addLayout(self._part(part))
                column.addSpacing(16)
            column.addStretch()
            halves.addLayout(column, 1)
        self.body.addLayout(halves)
        settings.changed.connect(self._show)
        self.retranslate()

    def _part(self, part: str) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._headings[part].setMinimumWidth(WIDE)
        form.addRow(self._headings[part])
        for name in PARTS[part]:
            if name in LISTS:
                self.lists[name], self._labels[name] = QComboBox(), QLabel()
                self._labels[name].setBuddy(self.lists[name])
                self.lists[name].activated.connect(lambda _, name=name: self._choose(name))
                form.addRow(self._labels[name], self.lists[name])
            else:
                self.boxes[name] = QCheckBox()
                self.boxes[name].clicked.connect(lambda on, name=name: setattr(self._settings, name, on))
                form.addRow(self.boxes[name])
            if name in self._notes:
                self._notes[name].setContentsMargins(31, 0, 0, 6)
                form.addRow(self._notes[name])
        return form

    def retranslate(self) -> None:
        super().retranslate()
        self.call(common.settings())
        #: Heading: settings that matter everywhere
        self._headings["general"].setText(self.tr("General").upper())
        #: Heading: settings of the games that are played with cards
        self._headings["cards"].setText(self.tr("Card games").upper())
        for game in ("kille", "halma"):
            self._headings[game].setText(texts.game_name(game).upper())
        self._labels["language"].setText(self.tr("&Language"))
        self._labels["theme"].setText(self.tr("&Colours"))
        #: Setting: how large all text is, in per cent
        self._labels["text_size"].setText(self.tr("Te&xt size"))
        self._fill("text_size", {size: f"{size} %" for size in SIZES})
        self._labels["board"].setText(self.tr("&Board"))
        self._labels["index"].setText(self.tr("Letters on the ca&rds"))
        self._labels["speed"].setText(self.tr("&Animation"))
        self._labels["sound"].setText(self.tr("&Sounds"))
        self._fill("language", {"": common.same_as_system(), **language.NATIVE_NAMES})
        self._fill(
            "theme",
            {
                "system": common.same_as_system(),
                "day": self.tr("Light"),
                "night": self.tr("Dark"),
                "contrast": self.tr("High contrast"),
            },
        )
        self._fill("board", {"wood": self.tr("Wood"), "paper": self.tr("Paper")})
        letters = {code: f"{language.NATIVE_NAMES[code]} – {' '.join(INDEX[code].values())}" for code in INDEX}
        self._fill("index", {"": self.tr("Same as language"), **letters})
        self._fill(
            "speed",
            {
                "off": self.tr("None", "no animation"),
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
            },
        )
        self._fill(
            "sound",
            {
                "off": self.tr("Off", "sounds"),
                "quiet": self.tr("Quiet", "sounds"),
                "normal": self.tr("Normal"),
                "loud": self.tr("Loud", "sounds"),
            },
        )
        self.boxes["reduced_motion"].setText(self.tr("&Fade instead of moving"))
        self.boxes["coordinates"].setText(self.tr("Show c&oordinates"))
        self.boxes["show_moves"].setText(self.tr("Show where a piece can &go"))
        self.boxes["four_colours"].setText(self.tr("S&uits in four colours"))
        self.boxes["large_index"].setText(self.tr("Large letters on the car&ds"))
        self.boxes["memory_aid"].setText(self.tr("&Mark cards I have seen"))
        self._explain("memory_aid", self.tr("Cards that you have seen and that lie face down again are marked"))
        self.boxes["letter_keys"].setText(self.tr("Single letters as shortcut &keys"))
        self._explain("letter_keys", self.tr("H for a hint, L for the last move and so on"))
        for name in SOME:
            self._explain(name, listing([texts.game_name(game) for game in seen_in(name)]))
        self._show()

    def _explain(self, name: str, text: str) -> None:
        self._notes[name].setText(text)
        (self.boxes.get(name) or self.lists[name]).setAccessibleDescription(text)

    def _fill(self, name: str, choices: Mapping[str, str] | Mapping[int, str]) -> None:
        self.lists[name].clear()
        for value, text in choices.items():
            self.lists[name].addItem(text, value)

    def _show(self) -> None:
        for name, choices in self.lists.items():
            choices.setCurrentIndex(choices.findData(getattr(self._settings, name)))
        for name, box in self.boxes.items():
            box.setChecked(getattr(self._settings, name))

    def _choose(self, name: str) -> None:
        setattr(self._settings, name, self.lists[name].currentData())
