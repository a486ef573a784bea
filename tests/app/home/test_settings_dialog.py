"""The settings: what they are called, and where they can be seen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QToolButton, QWidget

from bluestick.app.home.settings_dialog import PICTURE_SETTINGS, SETTING_PAGES, games_with_setting
from bluestick.games import GAMES
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.motion.pace import Pace
from bluestick.text import game_titles, language
from bluestick.text.phrases import format_list
from tests.app.speech import speaking
from tests.rule_pages import PAGES

OTHER = {"index": "de", "four_colours": False, "face": "plain"}


CARD_SETTINGS = ("index", "four_colours", "face")
"""The settings that change the cards of some games only."""


@pytest.fixture
def dialog(visit):
    window = visit().window
    window.dialogs.show_settings()
    return window.dialogs.created["preferences"]


@pytest.mark.parametrize("name", CARD_SETTINGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_setting_names_the_games_in_which_it_can_be_seen(dressed, qtbot, game, name):
    rules = GAMES[game]
    table = new_table(rules, rules.setup(), DAY, Pace(0))
    qtbot.addWidget(table)
    table.resize(900, 700)
    table.lay(table.game.opening_view(table.seat))
    before = table.grab().toImage()
    table.set_look(**{name: OTHER[name]})
    assert (table.grab().toImage() != before) == (game in games_with_setting(name))


def entered(dialog, name):
    """Return the widget that gets the focus for a setting."""
    pictures = dialog.pictures.get(name)
    return pictures.first if pictures else dialog.boxes.get(name) or dialog.lists[name]


@pytest.mark.parametrize("name", CARD_SETTINGS)
def test_these_games_are_read_out_with_it(dialog, name):
    games = format_list([game_titles.game_name(game) for game in games_with_setting(name)])
    assert entered(dialog, name).accessibleDescription().endswith(f"{games}.")


def names():
    return [name for part in SETTING_PAGES.values() for name in part]


@pytest.mark.parametrize("part", SETTING_PAGES)
def test_tab_goes_from_one_setting_to_the_next_as_they_stand(dialog, qtbot, part):
    dialog.pages.setCurrentIndex(list(SETTING_PAGES).index(part))
    shown = [entered(dialog, name) for name in SETTING_PAGES[part]]
    dialog.pages.tabBar().setFocus(Qt.FocusReason.TabFocusReason)
    for following in shown:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is following


@pytest.mark.parametrize("name", names())
def test_every_setting_has_one_sentence_which_is_read_out_with_it(dialog, name):
    said = entered(dialog, name).accessibleDescription()
    assert said
    assert said == dialog._notes[name].text()


@pytest.mark.parametrize("name", PICTURE_SETTINGS)
def test_a_picture_is_chosen_with_the_arrow_keys(dialog, qtbot, name):
    dialog.pages.setCurrentIndex(list(SETTING_PAGES).index("look"))
    values = [*PICTURE_SETTINGS[name]]
    before = getattr(dialog._settings, name)
    entered(dialog, name).setFocus()
    key = Qt.Key.Key_Left if values.index(before) else Qt.Key.Key_Right
    qtbot.keyClick(QApplication.focusWidget(), key)
    assert getattr(dialog._settings, name) == values[values.index(before) + (1 if key == Qt.Key.Key_Right else -1)]


@pytest.mark.parametrize("name", PICTURE_SETTINGS)
def test_who_listens_hears_what_a_picture_is_of(dialog, name):
    of_what = dialog._labels[name].text().replace("&", "")
    told = [made.accessibleName() for made in dialog.pictures[name].buttons.values()]
    assert all(each.startswith(f"{of_what}: ") and len(each) > len(of_what) + 2 for each in told)
    assert len({*told}) == len(PICTURE_SETTINGS[name])


def pictured(dialog, name):
    """Every picture of a setting, as it is seen."""
    return {
        value: made.icon().pixmap(made.iconSize()).toImage() for value, made in dialog.pictures[name].buttons.items()
    }


@pytest.mark.parametrize("name", PICTURE_SETTINGS)
def test_every_picture_shows_something_else(dialog, name):
    seen = [*pictured(dialog, name).values()]
    assert all(one != other for one, other in combinations(seen, 2))


def test_a_picture_follows_the_theme(dialog):
    before = pictured(dialog, "board")["birch"]
    dialog._settings.theme = "night"
    assert pictured(dialog, "board")["birch"] != before


def test_faces_are_pictured_in_the_colours_that_were_chosen(dialog):
    before = pictured(dialog, "cloth")["fir"], pictured(dialog, "face")["plain"]
    dialog._settings.large_index = True
    after = pictured(dialog, "cloth")["fir"], pictured(dialog, "face")["plain"]
    assert (after[0] == before[0], after[1] == before[1]) == (True, False)


@pytest.mark.parametrize("size", [(1024, 700), (900, 620)])
@pytest.mark.parametrize("code", language.LANGUAGES)
def test_all_of_it_can_be_read_in_a_small_window(visit, code, size):
    window = visit(size=QSize(*size)).window
    window.settings.language = code
    window.dialogs.show_settings()
    dialog = window.dialogs.created["preferences"]
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    for page in range(dialog.pages.count()):
        dialog.pages.setCurrentIndex(page)
        column = dialog.pages.widget(page)
        assert column.widget().width() <= column.viewport().width()
        for shown in column.findChildren(QWidget):
            if isinstance(shown, QLabel | QCheckBox | QToolButton | QComboBox):
                assert shown.width() >= min(shown.minimumSizeHint().width(), shown.sizeHint().width()), shown.text()


def test_a_chosen_cloth_lies_on_the_table_at_once_and_in_the_next_match(visit):
    window = visit().window
    window.navigator.open_new_match("kille")
    window.settings.cloth = "fir"
    assert window.navigator.new_page._table.theme.table == DAY.with_cloth("fir").table


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_page_of_kille_calls_the_setting_as_the_settings_do(dialog, code):
    page = (PAGES / "kille" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        dialog.retranslate()
        assert dialog.boxes["memory_aid"].text().replace("&", "") in page
