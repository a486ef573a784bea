"""Settings dialog. Changes apply at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QTabWidget, QVBoxLayout, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.app.widgets.picture_choice import PictureChoice
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.store.appearance import BACKS, BOARDS, CLOTHS, FACES, Appearance
from bluestick.store.settings import Settings
from bluestick.tables import appearance_previews, catalogue
from bluestick.tables.drawing.theme import THEMES, Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import common, game_titles, language
from bluestick.text.cards import INDEX
from bluestick.text.game_titles import TITLES
from bluestick.text.phrases import format_list

TEXT_SIZES = (85, 100, 115, 130, 150, 175, 200)
"""Text sizes in per cent."""
LIST_SETTINGS = ("language", "text_size", "speed", "bots", "sound", "index")
PICTURE_SETTINGS = {
    "theme": ("system", *THEMES),
    "cloth": ("", *CLOTHS),
    "back": ("", *BACKS),
    "face": FACES,
    "board": BOARDS,
}
"""Values of settings chosen by picture. Settings neither here nor in ``LIST_SETTINGS`` are switches."""
SETTING_PAGES = {
    "play": ("speed", "bots", "trick_waits", "forced_passes", "forced_plays", "one_touch", "show_moves", "memory_aid"),
    "look": ("theme", "cloth", "back", "face", "board"),
    "sound": ("sound",),
    "reading": (
        "language",
        "text_size",
        "index",
        "four_colours",
        "large_index",
        "coordinates",
        "reduced_motion",
        "letter_keys",
    ),
}
DIALOG_SIZE = (780, 560)


def games_with_setting(name: str) -> list[str]:
    """Return the games whose cards look different with the setting ``name``."""
    packs = {game: catalogue.pack(game) for game in TITLES}
    return [game for game, pack in packs.items() if pack is not None and name in pack.deck.look_settings]


class SettingsDialog(Dialog):
    """Pages of settings, each with an explanation."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = style.theme(settings.theme)
        self.lists: dict[str, QComboBox] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.pictures: dict[str, PictureChoice] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes = {name: label("note", wrap=True) for part in SETTING_PAGES.values() for name in part}
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        for part in SETTING_PAGES:
            self.pages.addTab(self._part(part), "")
        self.body.addWidget(self.pages)
        settings.changed.connect(self._show)
        self.retranslate()
        self.resize(self.sizeHint().expandedTo(QSize(*map(style.px, DIALOG_SIZE))).boundedTo(parent.size()))

    def _part(self, part: str) -> ScrollColumn:
        return ScrollColumn(column_of(*map(self._row, SETTING_PAGES[part]), None, spacing=14, margins=(4, 16, 16, 8)))

    def _row(self, name: str) -> QVBoxLayout:
        settings, note = self._settings, self._notes[name]
        if name in LIST_SETTINGS:
            made = self.lists[name] = QComboBox()
            made.setMinimumWidth(style.px(240))
            made.activated.connect(lambda _: setattr(settings, name, made.currentData()))
            title = self._labels[name] = label("strong")
            title.setBuddy(made)
            return column_of(row_of((title, 1), made), note, spacing=3)
        if name in PICTURE_SETTINGS:
            title, pictures = label("strong"), PictureChoice(PICTURE_SETTINGS[name])
            self._labels[name], self.pictures[name] = title, pictures
            pictures.chosen.connect(lambda value: setattr(settings, name, value))
            return column_of(title, note, 5, pictures, spacing=3)
        box = self.boxes[name] = QCheckBox()
        box.clicked.connect(lambda on: setattr(settings, name, on))
        note.setContentsMargins(style.px(31), 0, 0, 0)
        return column_of(row_of(box), note, spacing=3)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._paint()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common.settings_label())
        for number, title in enumerate(
            (
                #: A page of settings: how the games are played
                self.tr("Playing"),
                #: A page of settings: colours, cloths, cards, boards
                self.tr("Appearance"),
                #: A page of settings
                self.tr("Sound"),
                #: A page of settings: language, letters, what makes it easier to see and to use
                self.tr("Reading and access"),
            )
        ):
            self.pages.setTabText(number, title)
        self._labels["language"].setText(self.tr("&Language"))
        self._labels["theme"].setText(self.tr("&Colours"))
        self._labels["cloth"].setText(self.tr("Clo&th"))
        self._labels["back"].setText(self.tr("Bac&ks of the cards"))
        self._labels["face"].setText(self.tr("&French cards"))
        #: Setting: how large all text is, in per cent
        self._labels["text_size"].setText(self.tr("Te&xt size"))
        self._fill("text_size", {size: f"{size} %" for size in TEXT_SIZES})
        self._labels["board"].setText(self.tr("&Board"))
        self._labels["index"].setText(self.tr("Card lette&rs (language)"))
        self._labels["speed"].setText(self.tr("&Animation"))
        self._labels["bots"].setText(self.tr("Computer &players"))
        self._labels["sound"].setText(self.tr("&Sounds"))
        self._fill("language", {"": common.same_as_system(), **language.NATIVE_NAMES})
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
        pace = self.tr("How long they think, and how long a finished trick stays in view")
        self.lists["bots"].setToolTip(literal_tooltip(pace))
        self._fill(
            "bots",
            {
                #: How long computer players take, and one looks at what they have played
                "slow": self.tr("Take their time"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Quick", "computer players"),
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
        self.boxes["trick_waits"].setText(self.tr("Wait a&fter each trick"))
        self.boxes["coordinates"].setText(self.tr("Show c&oordinates"))
        self.boxes["show_moves"].setText(self.tr("Show where a piece can &go"))
        self.boxes["four_colours"].setText(self.tr("S&uits in four colours"))
        self.boxes["large_index"].setText(self.tr("Large corner symbols on car&ds"))
        self.boxes["one_touch"].setText(self.tr("One cl&ick plays a card"))
        self.boxes["forced_passes"].setText(self.tr("Pass automatically &when I can’t play"))
        self.boxes["forced_plays"].setText(self.tr("Pla&y automatically when only one move is possible"))
        self.boxes["memory_aid"].setText(self.tr("&Mark cards I have seen"))
        self.boxes["letter_keys"].setText(self.tr("Single-letter &keyboard shortcuts"))
        self._set_note("language", self.tr("The language of the menus, the rules and the tables."))
        self._set_note("text_size", self.tr("Changes all text, also at the tables."))
        self._set_note("theme", self.tr("The same as your desktop, or always the one you select."))
        self._set_note(
            "cloth", self.tr("Each game has its own, or select one for all. With high contrast, the cloth is black.")
        )
        self._set_note("back", self.tr("Each pack has its own, or select one for all."))
        self._set_note("face", self._of("face", self.tr("With figures and pips, or plain and large: {games}.")))
        self._set_note("board", self.tr("The board for Halma. High contrast has its own board."))
        self._set_note("index", self._of("index", self.tr("The letters for ace, king, queen and jack: {games}.")))
        self._set_note("speed", self.tr("How fast cards and pieces move. Without animation, they are there at once."))
        self._set_note("bots", self.tr("How long they think, and how long their cards stay in view."))
        self._set_note("one_touch", self.tr("If a card can be played in several ways, the click only selects it."))
        self._set_note("forced_passes", self.tr("Shows a message, then passes."))
        self._set_note("forced_plays", self.tr("Shows a message, then plays."))
        self._set_note("trick_waits", self.tr("The trick stays until you click or press Space."))
        self._set_note("sound", self.tr("Everything you can hear is also shown."))
        self._set_note("reduced_motion", self.tr("Reduced motion: nothing moves across the table."))
        self._set_note("coordinates", self.tr("Letters and numbers along the edge of the Halma board."))
        self._set_note("show_moves", self.tr("In Halma, marks the squares that a selected piece can reach."))
        self._set_note(
            "four_colours", self._of("four_colours", self.tr("Diamonds are blue and clubs are green: {games}."))
        )
        self._set_note("large_index", self.tr("For small screens, or if you sit far from the screen."))
        self._set_note("memory_aid", self.tr("Marks face-down cards that you have seen before."))
        self._set_note("letter_keys", self.tr("For example, H for a hint and L for the last move."))
        self._set_picture_captions()
        self._show()

    def _set_picture_captions(self) -> None:
        own = {"": self.tr("Varies by game", "cloths of games, backs of decks")}
        self._name(
            "theme",
            {
                "system": common.same_as_system(),
                "day": self.tr("Light"),
                "night": self.tr("Dark"),
                "contrast": self.tr("High contrast"),
            },
        )
        cloths = {
            "fjord": self.tr("Fjord blue", "cloth"),
            "fir": self.tr("Fir green", "cloth"),
            "madder": self.tr("Madder red", "cloth"),
            "ochre": self.tr("Ochre", "cloth"),
            "heather": self.tr("Heather", "cloth"),
            "slate": self.tr("Slate grey", "cloth"),
        }
        backs = {
            "stars": self.tr("Stars", "backs"),
            "bands": self.tr("Woven bands", "backs"),
            "rug": self.tr("Rag rug", "backs"),
            "plain": self.tr("Plain", "backs"),
        }
        self._name("cloth", own | cloths)
        self._name("back", own | backs)
        self._name("face", {"pictures": self.tr("Figures", "faces"), "plain": self.tr("Large pips", "faces")})
        self._name(
            "board",
            {
                "wood": self.tr("Oak", "board"),
                "birch": self.tr("Birch", "board"),
                "walnut": self.tr("Walnut", "board"),
                "paper": self.tr("Paper"),
            },
        )

    def _of(self, name: str, sentence: str) -> str:
        """Return a sentence with ``{games}`` replaced by the games whose cards the setting ``name`` changes."""
        return sentence.format(games=format_list([game_titles.game_name(game) for game in games_with_setting(name)]))

    def _set_note(self, name: str, text: str) -> None:
        self._notes[name].setText(text)
        made = self.boxes.get(name) or self.lists.get(name)
        if made is not None:
            made.setAccessibleDescription(text)

    def _fill(self, name: str, choices: Mapping[str, str] | Mapping[int, str]) -> None:
        self.lists[name].clear()
        for value, text in choices.items():
            self.lists[name].addItem(text, value)

    def _name(self, name: str, values: dict[str, str]) -> None:
        self.pictures[name].name(self._labels[name].text().replace("&", ""), values, self._notes[name].text())

    def _show(self) -> None:
        for name, choices in self.lists.items():
            choices.setCurrentIndex(choices.findData(getattr(self._settings, name)))
        for name, box in self.boxes.items():
            box.setChecked(getattr(self._settings, name))
        for name, pictures in self.pictures.items():
            pictures.choose(getattr(self._settings, name))
            self._labels[name].setBuddy(pictures.first)
        self._paint()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._paint()

    def _paint(self) -> None:
        if not self.isVisible():
            return
        look: Any = Appearance(**self._settings.look)
        for name, pictures in self.pictures.items():
            size, dpr = QSizeF(pictures.picture_size), self.devicePixelRatioF()
            for value in pictures.buttons:
                if name != "theme":
                    picture = appearance_previews.preview(name, self._theme, replace(look, **{name: value}), size, dpr)
                elif value in THEMES:
                    picture = appearance_previews.preview(name, THEMES[value], look, size, dpr)
                else:
                    picture = appearance_previews.both_themes_preview(size, dpr)
                pictures.show_picture(value, picture)
