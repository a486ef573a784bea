"""The review of a match: its way through the decisions, what it says of them, and the ways out of it."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from bluestick.app.home.open_matches import preview_of
from bluestick.app.learn.review.policy import ReviewPolicy
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.match.review_decisions import decisions
from bluestick.replay import read
from bluestick.tables.drawing.theme import THEMES
from bluestick.text import language
from tests.app.learn.scales import Scales, blunders
from tests.app.players import play_on

pytestmark = pytest.mark.thorough

MATCH = Path(__file__).parents[1] / "matches" / "blundered.bluestick"
"""Haljan for two, you against Elin, who wins."""


@pytest.fixture
def match():
    return read(MATCH.read_bytes())


@pytest.fixture
def file(tmp_path):
    """Somewhere else on the disk."""
    copy = tmp_path / "an old match.bluestick"
    copy.write_bytes(MATCH.read_bytes())
    return copy


@pytest.fixture
def visitor(visit):
    visitor = visit()
    visitor.window.navigator._bots = Scales(visitor.window)
    return visitor


@pytest.fixture
def reviewing(visitor, file, match):
    """The review has begun; the third and the seventh decision were blunders, as the bots will say."""
    scales = visitor.window.navigator._bots
    found = decisions(match)
    scales.worse = blunders(match, found[2].position, found[6].position)
    assert visitor.window.reviews.open(file)
    return visitor


@pytest.fixture
def reviewed(reviewing):
    reviewing.window.navigator._bots.weigh_all()
    return reviewing


def texts_of(panel):
    return [part.text() for part in (panel.which, panel.mark, panel.said, panel.basis)]


# The way in.


def test_the_result_leads_to_the_review(visitor, match):
    match.rewind(match.position - 2)
    window = visitor.window
    match = read(MATCH.read_bytes())
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.session.saver.save()
    visitor.click(visitor.page.banner.review)
    assert isinstance(getattr(visitor.page, "policy", None), ReviewPolicy)
    assert visitor.match is match
    (path,) = window.store.finished_folder.glob("*.bluestick")
    assert path.read_bytes() == MATCH.read_bytes()


def test_the_menu_leads_to_the_review_of_any_file(visitor, file, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(file), ""))
    visitor.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(getattr(visitor.page, "policy", None), ReviewPolicy)
    assert visitor.window.windowTitle() == "Haljan – against Elin (Easy) – bluestick"
    assert not visitor.window.store.folder.exists()


def test_a_file_is_left_as_it_is_and_nothing_goes_on(visitor, file):
    lines = MATCH.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:20]), encoding="utf-8")
    assert visitor.window.reviews.open(file)
    visitor.window.navigator._bots.weigh_all()
    assert visitor.match.outcome is None
    visitor.window.navigator.show_start_page()
    assert file.read_text("utf-8") == "".join(lines[:20])
    assert not list(visitor.window.store.open_matches())


@pytest.mark.parametrize("content", [b"nonsense", None], ids=["foreign", "gone"])
def test_what_cannot_be_read_is_said_in_a_sentence(visitor, file, content):
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    assert not visitor.window.reviews.open(file)
    assert file.name in visitor.window.navigator.message.text
    assert visitor.page is None


@pytest.mark.parametrize("lines", [1, 2])
def test_a_match_without_decisions_can_be_looked_at(visitor, file, lines):
    file.write_text("".join(MATCH.read_text("utf-8").splitlines(keepends=True)[:lines]), encoding="utf-8")
    assert visitor.window.reviews.open(file)
    assert visitor.page.policy.decision is None
    assert not visitor.page.policy.panel.stop.isVisible()
    visitor.press(Qt.Key.Key_Right, on=visitor.page.table)
    visitor.press(Qt.Key.Key_Home, on=visitor.page.table)
    visitor.page.retranslate()
    visitor.click(visitor.page.policy.panel.go_on)
    assert visitor.match.position >= lines - 1


def test_a_match_that_is_reviewed_can_still_be_gone_on_with(visitor, file):
    lines = MATCH.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:20]), encoding="utf-8")
    visitor.window.reviews.open(file)
    assert visitor.window.navigator.files.resume(file)
    assert not isinstance(getattr(visitor.page, "policy", None), ReviewPolicy)


# The weighing.


def test_it_says_how_far_it_has_come_and_can_be_stopped(reviewing):
    scales, page = reviewing.window.navigator._bots, reviewing.page
    number = len(page.policy.reviewer.decisions)
    scales.weigh(2)
    assert page.policy.panel._state.text() == f"2 of {number} decisions analysed"
    reviewing.click(page.policy.panel.stop)
    assert scales.asked is None
    reviewing.click(page.policy.panel.stop)
    assert scales.asked is not None
    scales.weigh_all()
    assert not page.policy.panel.stop.isVisible()
    assert page.policy.panel._state.text() == f"{number - 2} good decisions · 0 slips · 2 mistakes"


def test_what_is_not_weighed_yet_says_so(reviewing):
    page = reviewing.page
    reviewing.window.navigator._bots.weigh(1)
    page.policy.show_decision(4)
    assert page.policy.panel.said.text() == "This decision hasn’t been analysed yet."
    assert page.table.hint is None
    reviewing.window.navigator._bots.weigh_all()
    assert page.policy.panel.said.text() == "Every other move is worse.", "as soon as it is"
    assert page.table.hint is not None


def test_who_comes_back_finds_what_was_known(reviewing, visit, file):
    reviewing.window.navigator._bots.weigh(3)
    known = dict(reviewing.page.policy.reviewer.known)
    assert len(known) == 3
    again = visit()
    scales = again.window.navigator._bots = Scales(again.window)
    again.window.reviews.open(file)
    assert again.page.policy.reviewer.known == known
    assert scales.asked.weigh == (again.page.policy.reviewer.decisions[3].move,)


def test_a_disk_that_is_full_is_told_once_and_the_review_goes_on(reviewing):
    window = reviewing.window
    window.store.folder.mkdir()
    window.store.reviews_folder.touch()
    window.navigator._bots.weigh(1)
    assert "can’t be saved" in window.navigator.message.text
    window.navigator.message.hide()
    window.navigator._bots.weigh_all()
    assert window.navigator.message.text == ""
    assert reviewing.page.policy.reviewer.is_done


def test_who_leaves_is_not_weighed_for_any_more(reviewing):
    reviewing.click(reviewing.page.header.back)
    assert reviewing.window.navigator._bots.asked is None
    assert reviewing.page is None


def test_the_bots_process_weighs(visitor, file, qtbot):
    """As it is, with a blunder that can be counted."""
    from bluestick.match.bot_client import BotClient

    visitor.window.navigator._bots = BotClient(visitor.window)
    visitor.window.reviews.open(file)
    page = visitor.page
    page.policy.reviewer.decisions = [one for one in page.policy.reviewer.decisions if one.position == 16]
    qtbot.waitUntil(lambda: 16 in page.policy.reviewer.known, timeout=30_000)
    page.policy.show_decision(0)
    assert page.policy.panel.mark.text() == "You: 4♠ 5♥ K♦ · ? Mistake"
    assert page.policy.panel.said.text() == "Better by about 62 points: K♠ K♦ 10♣."


# The way through.


@pytest.mark.everyday
def test_it_begins_with_the_first_decision_as_its_player_saw_it(reviewed, match):
    page, first = reviewed.page, decisions(match)[0]
    assert page.controller.state.position == first.position
    assert page.table.shown == match.branch(first.position).view(first.seat)
    assert page.policy.panel.which.text() == f"Decision 1 of {len(decisions(match))} · Langen · trick 1 of 9"


def test_the_mouse_steps_from_decision_to_decision(reviewed):
    page, way = reviewed.page, reviewed.page.header.history_bar
    positions = [one.position for one in page.policy.reviewer.decisions]
    assert not way.first.isEnabled()
    assert not way.previous.isEnabled()
    for button, at in (
        (way.following, 1),
        (way.following, 2),
        (way.previous, 1),
        (page.policy.last, -1),
        (way.first, 0),
    ):
        reviewed.click(button)
        assert page.controller.state.position == positions[at]
    reviewed.click(page.policy.last)
    assert not way.following.isEnabled()
    assert not page.policy.last.isEnabled()


def test_the_keyboard_steps_from_decision_to_decision(reviewed):
    page = reviewed.page
    positions = [one.position for one in page.policy.reviewer.decisions]
    key = Qt.Key
    for pressed, at in ((key.Key_Right, 1), (key.Key_End, -1), (key.Key_Left, -2), (key.Key_Home, 0)):
        reviewed.press(pressed)
        assert page.controller.state.position == positions[at]


def test_a_decision_says_what_was_better_and_what_that_rests_on(reviewed):
    page = reviewed.page
    reviewed.press(Qt.Key.Key_Right)
    reviewed.press(Qt.Key.Key_Right)
    made = page.policy.reviewer.decisions[2]
    better, _ = reviewed.window.navigator._bots.worse[made.move]
    which, mark, said, basis = texts_of(page.policy.panel)
    assert which.startswith("Decision 3 of ")
    assert mark == "You: 8♦ 7♦ 3♣ · ? Mistake"
    assert said.startswith("Better by about 9 points: ")
    assert basis == "Compared in 40 deals that were possible then. Give or take 1 point."
    assert page.table.hint == GAMES["haljan"].read(better)
    assert page.table.hinted, "and it is ringed"


def test_the_turning_points_lead_to_their_decisions(reviewed):
    page, turns = reviewed.page, reviewed.page.policy.panel.turns
    assert [turns.item(row).text() for row in range(turns.count())] == [
        "? 8♦ 7♦ 3♣ · 9 points",
        "? 9♠ 7♠ A♥ · 9 points",
    ]
    place = turns.visualItemRect(turns.item(1)).center()
    reviewed.qtbot.mouseClick(turns.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.policy.decision == page.policy.reviewer.decisions[6]
    reviewed.press(Qt.Key.Key_Up, on=turns)
    assert page.policy.decision == page.policy.reviewer.decisions[2]
    page.policy.show_decision(0)
    assert turns.currentRow() == -1


def test_the_curve_can_be_clicked_and_steered(reviewed):
    page, curve = reviewed.page, reviewed.page.policy.panel.curve
    reviewed.qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=curve.place(4).toPoint())
    assert page.policy.decision == page.policy.reviewer.decisions[4]
    reviewed.qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(0, 5))
    assert page.policy.decision == page.policy.reviewer.decisions[0]
    curve.setFocus()
    reviewed.press(Qt.Key.Key_Right, on=curve)
    assert page.policy.decision == page.policy.reviewer.decisions[1]
    reviewed.press(Qt.Key.Key_End, on=curve)
    assert page.policy.decision == page.policy.reviewer.decisions[-1]
    assert curve.accessibleName() == "What you could expect, in points"
    assert curve.accessibleDescription() == "12 points"


def test_any_moment_can_be_looked_at_between_the_decisions(reviewed):
    page = reviewed.page
    page.policy.show_decision(2)
    here = page.controller.state.position
    page.panel.moves.position_chosen.emit(here + 1)
    assert page.controller.state.position == here + 1
    assert page.policy.panel.mark.text() == ""
    assert page.table.hint is None
    page.table.setFocus()
    reviewed.press(Qt.Key.Key_Left)
    assert page.controller.state.position == here
    page.panel.moves.position_chosen.emit(here + 1)
    page.table.setFocus()
    reviewed.press(Qt.Key.Key_Right)
    assert page.policy.decision == page.policy.reviewer.decisions[3]


def test_f6_leads_everywhere(reviewed):
    areas = {
        reviewed.page.table,
        reviewed.page.policy.panel.curve,
        reviewed.page.policy.panel.turns,
        reviewed.page.panel.moves,
    }
    met = set()
    for _ in range(6):
        reviewed.press(Qt.Key.Key_F6)
        met.add(reviewed.window.focusWidget())
    assert areas <= met


def test_everybodys_cards_are_open_at_will(reviewed):
    page = reviewed.page
    assert None in page.table.arrangement.hands[1]
    reviewed.click(page.policy.panel.open)
    assert None not in page.table.arrangement.hands[1]
    reviewed.press(Qt.Key.Key_Right, on=page.table)
    assert None not in page.table.arrangement.hands[1]
    reviewed.press(Qt.Key.Key_Space, on=page.policy.panel.open)
    assert None in page.table.arrangement.hands[1]


def test_nothing_can_be_played_there(reviewed):
    page = reviewed.page
    page.policy.show_decision(1)
    played = page.session.match.played
    reviewed.press(Qt.Key.Key_1, on=page.table)
    assert "Play on from here" in page.notice.text
    window = reviewed.window
    for action in map(window.menus.actions.__getitem__, ("undo", "redo", "hint", "restart", "coach")):
        assert not action.isEnabled()
    assert page.session.match.played == played
    reviewed.press(Qt.Key.Key_Escape, on=page.table)
    assert page.notice.isHidden()


# The ways on.


def test_who_plays_on_has_a_new_match_with_the_same_cards(reviewed, match):
    page, window = reviewed.page, reviewed.window
    page.policy.show_decision(2)
    at = page.controller.state.position
    reviewed.click(page.policy.panel.go_on)
    made = reviewed.match
    assert not isinstance(getattr(reviewed.page, "policy", None), ReviewPolicy)
    assert made.played == match.played[:at]
    assert made.id != match.id
    assert (made.begun_at, made.assisted) == (at, True)
    assert made.view(Seat(1)).hands[1] == match.branch(at).view(Seat(1)).hands[1]
    assert reviewed.table.moves is not None, "it is your turn"
    window.navigator.show_start_page()
    (saved,) = window.store.open_matches()
    assert window.store.load(saved.path)[0].begun_at == at
    assert preview_of(made).state.startswith("continued from an earlier match · ")


def test_among_bots_one_sits_down_where_the_decision_was(visitor, tmp_path):
    match = Match(GAMES["haljan"], players=[Player(name, "hard") for name in "ABCD"], rng=Random(3))
    play_on(match, 8)
    file = tmp_path / "bots.bluestick"
    file.write_text("".join(match.record().lines()))
    visitor.window.reviews.open(file)
    page = visitor.page
    assert len(page.policy.reviewer.decisions) == 7, "without people, the moves of all players are reviewed"
    page.policy.show_decision(2)
    seat = page.policy.decision.seat
    assert page.table.seat == seat
    visitor.click(page.policy.panel.go_on)
    levels = [player.level for player in visitor.match.players]
    assert levels == [None if at == seat else "hard" for at in range(4)]


def test_other_people_are_replaced_by_the_computer(visitor, tmp_path):
    match = Match(GAMES["halma"], players=[Player("Anna"), Player("Bo")], rng=Random(3))
    play_on(match, 4)
    file = tmp_path / "people.bluestick"
    file.write_text("".join(match.record().lines()))
    visitor.window.reviews.open(file)
    seat = visitor.page.policy.decision.seat
    visitor.click(visitor.page.policy.panel.go_on)
    assert [player.level for player in visitor.match.players] == [None if at == seat else "medium" for at in (0, 1)]


def test_the_log_is_saved_with_its_marks(reviewed, tmp_path, monkeypatch):
    wanted = tmp_path / "log"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(wanted), ""))
    reviewed.click(reviewed.page.policy.panel.save)
    lines = (tmp_path / "log.txt").read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.endswith("You lead 8♦ 7♦ 3♣"))
    assert "? Mistake. " in lines[at + 1]
    assert sum("? Mistake" in line for line in lines) == 2
    assert lines[-1].endswith("Elin wins the match by 1 to 0.")


def test_a_log_that_cannot_be_written_is_told(reviewed, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "nowhere" / "log.txt"), ""))
    reviewed.click(reviewed.page.policy.panel.save)
    assert "log.txt" in reviewed.window.navigator.message.text


# Every form, language and theme.

FORMS = [
    pytest.param(rules.id, variant.id, variant.seats[0], id=f"{rules.id}-{variant.id}")
    for rules in GAMES.values()
    for variant in rules.variants
]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "variant", "seats"), FORMS)
def test_every_form_is_reviewed_by_mouse_and_keyboard(visitor, tmp_path, game, variant, seats):
    rules = GAMES[game]
    players = [Player(""), *(Player(f"P{seat}", "easy") for seat in range(1, seats))]
    match = Match(rules, rules.setup(seats, variant, rules.bot_match_options), players, rng=Random(5), id=variant)
    play_on(match, 60)
    file = tmp_path / f"{variant}.bluestick"
    file.write_text("".join(match.record().lines()))
    found = decisions(match)
    scales = visitor.window.navigator._bots
    scales.worse = blunders(match, *(one.position for one in found[1::2]))
    visitor.window.reviews.open(file)
    scales.weigh_all()
    page = visitor.page
    assert page.policy.reviewer.is_done
    assert (
        page.policy.panel.turns.count() == len({one.move for one in found} & scales.worse.keys())
        or page.policy.panel.turns.count()
    )
    for index, one in enumerate(found):
        assert page.controller.state.position == one.position
        assert page.table.shown.seat == one.seat
        assert page.policy.panel.which.text().startswith(f"Decision {index + 1} of ")
        assert page.table.hinted
        if index % 2:
            visitor.click(page.header.history_bar.following)
        else:
            visitor.press(Qt.Key.Key_Right, on=page.table)
    if page.table.rules.has_secrets:
        visitor.click(page.policy.panel.open)
        assert page.table.shown.open
    else:
        assert not page.policy.panel.open.isVisible()
    visitor.window.settings.forced_passes = False
    visitor.click(page.policy.panel.go_on)
    assert visitor.match.played == match.played[: found[-1].position]


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_panel_says_everything_in_the_language_of_the_day(reviewed, code):
    page, settings = reviewed.page, reviewed.window.settings
    page.policy.show_decision(2)
    before = texts_of(page.policy.panel)
    settings.language = code
    reviewed.qtbot.waitUntil(lambda: (texts_of(page.policy.panel) == before) == (code == "en"))
    assert all(texts_of(page.policy.panel))
    buttons = (page.policy.panel.go_on, page.policy.panel.save, page.policy.panel.open)
    for made in buttons:
        assert made.sizeHint().width() <= page.policy.panel.width() - 48
    assert not page.policy.panel.turns.item(0).text().endswith("points") or code == "en"


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_is_painted_in_every_theme(reviewed, theme):
    page = reviewed.page
    page.set_theme(theme)
    picture = page.policy.panel.curve.grab().toImage()
    at = page.policy.panel.curve.place(2).toPoint() * picture.devicePixelRatio()
    assert picture.pixelColor(at.x() - 3, at.y()).name() == theme.color("madder").name()


def test_where_a_match_is_only_looked_at_nothing_is_picked_early_or_laid_down(reviewing):
    touches = reviewing.page.move_helpers
    assert not touches.picks_early
    assert touches.rest.isHidden()
