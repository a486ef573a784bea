"""The settings: what they are called, and where they can be seen."""

import pytest

from bluestick.app import language, texts
from bluestick.app.preferences import PARTS, SOME, seen_in
from bluestick.app.texts.names import listing
from bluestick.games import GAMES
from bluestick.tables import new_table
from bluestick.tables.pace import Pace
from bluestick.tables.theme import DAY
from tests.app.speech import speaking
from tests.rule_pages import PAGES

OTHER = {"index": "de", "four_colours": False}


@pytest.fixture
def dialog(visit):
    window = visit().window
    window.dialogs.show_settings()
    return window.dialogs.made["preferences"]


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("game", GAMES)
def test_a_setting_names_the_games_in_which_it_can_be_seen(dressed, qtbot, game, name):
    rules = GAMES[game]
    table = new_table(rules, rules.setup(), DAY, Pace(0))
    qtbot.addWidget(table)
    table.resize(900, 700)
    table.lay(table.game.opening(table.seat))
    before = table.grab().toImage()
    table.set_look(**{name: OTHER[name]})
    assert (table.grab().toImage() != before) == (game in seen_in(name))


@pytest.mark.parametrize("name", SOME)
def test_these_games_are_read_out_with_it(dialog, name):
    setting = dialog.boxes.get(name) or dialog.lists[name]
    assert setting.accessibleDescription() == listing([texts.game_name(game) for game in seen_in(name)])


def test_tab_goes_from_one_setting_to_the_next_as_they_stand(dialog):
    every = {**dialog.lists, **dialog.boxes}
    shown = [every[name] for part in PARTS.values() for name in part]
    following = [shown[0]]
    while (after := following[-1].nextInFocusChain()) is not shown[0]:
        following.append(after)
    assert [widget for widget in following if widget in shown] == shown


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_page_of_kille_calls_the_setting_as_the_settings_do(dialog, code):
    page = (PAGES / "kille" / f"{code}.md").read_text(encoding="utf-8")
    with speaking(code):
        dialog.retranslate()
        assert dialog.boxes["memory_aid"].text().replace("&", "") in page
