"""Settings of pace and automatic moves take effect at the table at once."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.app.shell import pace_settings
from bluestick.engine.bots import random_move
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.store.settings import Settings
from bluestick.tables.motion.pace import THINK, Pace
from tests.app.opponents import Opponents
from tests.app.players import PERSON

YOU = Seat(0)


def match_where(game, variant, wanted, seats=2):
    rules = GAMES[game]
    players = (PERSON, *(Player("Elin", "easy"),) * (seats - 1))
    for deal in range(200):
        match, rng = Match(rules, rules.setup(seats, variant), players, rng=Random(deal), id="test"), Random(deal)
        match.chance()
        while match.to_act and CHANCE not in match.to_act:
            if wanted(match):
                return match
            match.play(min(match.to_act), random_move(match.moves(min(match.to_act)), rng))
    raise AssertionError("never")


@pytest.fixture
def sit(visit):
    def sit_down(game, variant, wanted, seats=2, **settings):
        visitor = visit()
        for name, value in settings.items():
            setattr(visitor.window.settings, name, value)
        visitor.window.navigator._bots = Opponents(visitor.window)
        match = match_where(game, variant, wanted, seats)
        visitor.position = match.position
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def your_turn(match):
    return match.to_act == {YOU} and match.position > 10


def their_turn(match):
    return YOU not in match.to_act and match.position > 10


def only_pass(match):
    moves = [match.rules.write(move) for move, _ in zip(match.moves(YOU), range(2), strict=False)]
    return YOU in match.to_act and moves == ["pass"]


def only_one_card(match):
    moves = [move for move, _ in zip(match.moves(YOU), range(2), strict=False)]
    return YOU in match.to_act and len(moves) == 1 and len(match.view(YOU).hand) > 2


# Pace.


def test_bots_take_their_time_however_fast_things_move(tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    for speed in ("off", "slow", "normal", "fast"):
        settings.speed = speed
        times = []
        for settings.bots in ("fast", "normal", "slow"):
            pace = pace_settings.table_pace(settings)
            times.append((pace.pause(1000), pace.thinking_time_range((400, 400)), pace.ms(1000)))
        assert [look for look, _, _ in times] == [500, 1000, 2000]
        assert [thought for _, thought, _ in times] == [(200, 200), (400, 400), (800, 800)]
        assert {motion for _, _, motion in times} == {round(1000 * pace_settings.ANIMATIONS[speed])}


def test_who_wants_bots_slow_waits_for_them_also_where_they_play_at_once():
    assert Pace(1.0, still=1.0).thinking_time_range((0, 0)) == (0, 0)
    assert Pace(1.0, still=2.0).thinking_time_range((0, 0)) == (THINK[0] * 2, THINK[1] * 2)


def test_the_pace_of_bots_is_changed_at_the_table(sit, monkeypatch):
    monkeypatch.setattr(pace_settings, "PAUSES", {"slow": 2.0, "normal": 1.0, "fast": 0.5})
    you = sit("haggis", "haggis", your_turn, bots="normal")
    assert you.page.session.pause == THINK
    you.window.settings.bots = "fast"
    assert you.page.session.pause == (THINK[0] // 2, THINK[1] // 2)
    assert you.table.pace.is_instant


# By itself.


def test_a_pass_by_itself_is_told_over_the_table_and_in_the_log(sit):
    you = sit("haggis", "haggis", only_pass)
    assert you.page.notice.text == "You can’t beat this, so the program passes for you."
    you.page.session.end_pause()
    assert you.match.rules.write(you.match.played[you.position].move) == "pass"
    log = you.page.panel.moves
    assert any("You pass" in log.item(row).text() for row in range(log.count()))
    assert you.page.notice.isVisible(), "until something else is said"


def test_who_does_not_want_that_passes_by_hand(sit):
    you = sit("haggis", "haggis", only_pass, forced_passes=False)
    assert you.match.position == you.position
    assert not you.page.notice.isVisible()


def test_a_play_by_itself_is_told(sit):
    you = sit("snapphana", "150", only_one_card, forced_plays=True)
    assert "the only possible move" in you.page.notice.text
    you.page.session.end_pause()
    assert you.match.played[you.position].seat == YOU


def test_in_a_lesson_nothing_is_done_by_itself(visit):
    window = visit().window
    window.settings.forced_plays = True
    window.lessons.show_list("haggis")
    window.lessons.start(window.lessons.controller.lessons()[0].id)
    session = window.navigator.table_page.session
    forced = []
    session.forced.connect(forced.append)
    for _ in range(30):
        position = session.match.position
        if session.is_asking:
            assert session.match.position == session.stop.position == position
            session.play(session.answer())
        else:
            session.onward()
        session.end_pause()
        window.navigator.table_page.table.finish_now()
    assert forced == []
    assert not window.navigator.table_page.move_helpers.picks_early


# Touches.


def test_one_touch_plays_where_that_is_wanted(sit):
    you = sit("snapphana", "150", your_turn, one_touch=True)
    card = next(card for card in you.table.context.own_hand if card in you.table.context.playable)
    you.touch(card)
    assert you.match.position == you.position + 1


def test_what_is_picked_while_a_bot_thinks_is_chosen_when_your_turn_comes(sit):
    you = sit("haljan", "haljan", their_turn)
    card = you.table.context.own_hand[0]
    you.touch(card)
    assert you.table.early == (card,)
    assert you.window.navigator._bots.asked is not None, "nobody is hurried by it"
    while YOU not in you.match.to_act:
        you.window.navigator._bots.answer()
    assert you.table.pick == (card,)


def test_while_one_looks_back_nothing_is_picked_early(sit):
    you = sit("haljan", "haljan", their_turn)
    you.page.controller.look_at(you.match.position - 2)
    assert not you.page.move_helpers.picks_early
    you.press(Qt.Key.Key_Escape, on=you.table)
    assert you.page.move_helpers.picks_early


def test_the_sheet_of_keys_names_the_second_h_as_long_as_there_is_a_first(visit):
    window = visit().window
    window.dialogs.show_shortcuts(window.docks.game)
    sheet = window.dialogs.created["shortcuts"]

    def keys():
        return sheet.page.toPlainText().splitlines()

    assert keys().index("H H") == keys().index("H") + 2
    assert "R" in keys()
    window.settings.letter_keys = False
    assert not {"H H", "R", "L"} & set(keys())
