"""The settings. They apply as soon as they are changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from bluestick.app import language
from bluestick.app.dialog import Dialog
from bluestick.app.settings import Settings
from bluestick.app.texts import common
from bluestick.tables.cards.french import INDEX


class Preferences(Dialog):
    """A list for each choice, a box for each switch."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.lists = {name: QComboBox() for name in ("language", "theme", "board", "index", "speed")}
        boxes = (
            "reduced_motion",
            "coordinates",
            "show_moves",
            "four_colours",
            "large_index",
            "memory_aid",
            "letter_keys",
        )
        self.boxes = {name: QCheckBox() for name in boxes}
        self._labels = {name: QLabel() for name in self.lists}
        form = QFormLayout()
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, choices in self.lists.items():
            self._labels[name].setBuddy(choices)
            form.addRow(self._labels[name], choices)
            choices.setMinimumWidth(240)
            choices.activated.connect(lambda _, name=name: self._choose(name))
        self.body.addLayout(form)
        self.body.addSpacing(8)
        for name, box in self.boxes.items():
            self.body.addWidget(box)
            box.clicked.connect(lambda on, name=name: setattr(self._settings, name, on))
        self.body.addStretch()
        settings.changed.connect(self._show)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.call(common.settings())
        self._labels["language"].setText(self.tr("&Language"))
        self._labels["theme"].setText(self.tr("&Colours"))
        self._labels["board"].setText(self.tr("&Board"))
        self._labels["index"].setText(self.tr("Letters on the ca&rds"))
        self._labels["speed"].setText(self.tr("&Animation"))
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
        self.boxes["reduced_motion"].setText(self.tr("&Fade instead of moving"))
        self.boxes["coordinates"].setText(self.tr("Show c&oordinates"))
        self.boxes["show_moves"].setText(self.tr("Show where a piece can &go"))
        self.boxes["four_colours"].setText(self.tr("S&uits in four colours"))
        self.boxes["large_index"].setText(self.tr("Large letters on the car&ds"))
        self.boxes["memory_aid"].setText(self.tr("&Memory aid"))
        self.boxes["memory_aid"].setToolTip(self.tr("Cards that you have seen and that lie face down again are marked"))
        self.boxes["letter_keys"].setText(self.tr("&Keys of a single letter"))
        self.boxes["letter_keys"].setToolTip(self.tr("H for a hint, L for the last move and so on"))
        self._show()

    def _fill(self, name: str, choices: dict[str, str]) -> None:
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
