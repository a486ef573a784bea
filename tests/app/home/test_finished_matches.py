"""The list of finished matches: what it tells, the way to a review, and away with a match."""

import os

import pytest
from PySide6.QtCore import Qt

from bluestick.app.learn.review.policy import ReviewPolicy
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import JudgedDecision
from bluestick.games import GAMES
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions
from bluestick.store import saved_matches as saving
from tests.app.learn.scales import Scales
from tests.app.players import play_on


def put_away(saves, match, age):
    """A finished match of so many seconds ago."""
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    saves.finished_folder.mkdir(exist_ok=True)
    path = (
        journal.path
        if journal.path.parent == saves.finished_folder
        else journal.path.rename(saves.finished_folder / journal.path.name)
    )
    now = path.stat().st_mtime
    os.utime(path, (now - age, now - age))
    return path


def resigned(loser, id):
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2), (Player(""), Player("Elin", "easy")), id=id)
    match.play(CHANCE, rules.read("first 0"))
    match.play(Seat(0), rules.read("e2-f3"))
    match.play(Seat(1), rules.read("l15-k14"))
    if loser == 1:
        match.play(Seat(0), rules.read("f3-e2"))
    match.play(Seat(loser), rules.read("resign"))
    return match


def haljan(id):
    rules = GAMES["haljan"]
    match = Match(
        rules, rules.setup(2, options=rules.bot_match_options), (Player("Berit", "hard"), Player("Elin", "easy")), id=id
    )
    play_on(match, 300)
    assert match.outcome is not None
    return match


@pytest.fixture
def visitor(visit):
    visitor = visit()
    visitor.window.navigator._bots = Scales(visitor.window)
    return visitor


@pytest.fixture
def paths(visitor):
    """Halma won, haljan of two bots, halma lost: the last one first."""
    saves = visitor.window.store
    return [
        put_away(saves, match, age) for match, age in ((resigned(1, "a"), 1), (haljan("b"), 10), (resigned(0, "c"), 99))
    ]


@pytest.fixture
def dialog(visitor, paths, qtbot):
    visitor.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = visitor.window.dialogs.created["finished"]
    qtbot.waitUntil(lambda: all("…" not in line for line in told(dialog)))
    return dialog


def told(dialog):
    model = dialog.model
    return [tuple(model.data(model.index(row, column)) for column in (1, 2)) for row in range(model.rowCount())]


def test_a_line_tells_what_was_played_with_whom_and_how_it_ended(dialog):
    assert told(dialog) == [
        ("Halma against Elin (Easy)", "You won"),
        ("Haljan Berit (Hard) against Elin (Easy)", "–"),
        ("Halma against Elin (Easy)", "You lost"),
    ]
    assert dialog.model.data(dialog.model.index(0, 0)).startswith(("today", "yesterday"))


def test_matches_of_one_game_can_be_shown_alone(dialog):
    dialog.games.setCurrentIndex(1 + list(GAMES).index("haljan"))
    assert [line[0] for line in told(dialog)] == ["Haljan Berit (Hard) against Elin (Easy)"]
    dialog.games.setCurrentIndex(1 + list(GAMES).index("kille"))
    assert told(dialog) == []
    assert not dialog.go.isEnabled()
    assert not dialog.away.isEnabled()
    assert dialog._note.text().startswith("No finished matches yet.")


@pytest.mark.parametrize("way", ["button", "enter", "double click"])
def test_a_match_is_reviewed(visitor, dialog, paths, way):
    view = dialog.view
    if way == "button":
        visitor.press(Qt.Key.Key_Down, on=view)
        visitor.click(dialog.go)
    elif way == "enter":
        visitor.press(Qt.Key.Key_Down, on=view)
        visitor.press(Qt.Key.Key_Return, on=view)
    else:
        place = view.visualRect(dialog.model.index(1, 1)).center()
        visitor.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        visitor.qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert isinstance(getattr(visitor.page, "policy", None), ReviewPolicy)
    assert visitor.match.id == "b"
    assert not dialog.isVisible()


@pytest.mark.parametrize("way", ["button", "key"])
def test_removing_a_match_is_asked_twice(visitor, dialog, paths, way, monkeypatch):
    monkeypatch.setattr("bluestick.store.match_store.QFile.moveToTrash", lambda self: False)
    saves = visitor.window.store
    match = resigned(1, "a")
    ReviewCache(match, saves).add(JudgedDecision(decisions(match)[0], None))
    assert saves.review_file("a").exists()

    def remove():
        if way == "button":
            visitor.click(dialog.away)
        else:
            visitor.press(Qt.Key.Key_Delete, on=dialog.view)

    remove()
    assert paths[0].exists()
    assert dialog.away.text() == "Remove for good?"
    remove()
    assert not paths[0].exists()
    assert not saves.review_file("a").exists(), "with the verdicts on it"
    assert len(told(dialog)) == 2
    assert dialog.away.text() == "Remove"


def test_another_line_is_no_answer_to_the_question(visitor, dialog, paths):
    visitor.click(dialog.away)
    visitor.press(Qt.Key.Key_Down, on=dialog.view)
    visitor.click(dialog.away)
    assert all(path.exists() for path in paths)


def test_what_cannot_be_read_stands_there_and_can_be_removed(visitor, dialog, paths):
    paths[0].write_text("nonsense")
    dialog.close()
    visitor.window.dialogs.show_finished()
    assert paths[0].name in told(dialog)[0][0]
    assert not dialog.go.isEnabled()
    assert dialog.away.isEnabled()


def test_a_thousand_matches_cost_what_is_seen_of_them(visitor, monkeypatch):
    saves = visitor.window.store
    saves.finished_folder.mkdir(parents=True)
    text = "".join(resigned(1, "x").record().lines())
    for number in range(1000):
        (saves.finished_folder / f"halma-2026-01-01-{number}.bluestick").write_text(text)
    opened, glance = [], saving.summary
    monkeypatch.setattr(saving, "summary", lambda path: opened.append(path) or glance(path))
    visitor.window.dialogs.show_finished()
    dialog = visitor.window.dialogs.created["finished"]
    visitor.qtbot.waitExposed(dialog)
    dialog.view.grab()
    assert dialog.model.rowCount() == 1000
    assert 0 < len(set(opened)) < 60
    assert len(opened) == len(set(opened))


def test_the_statistics_lead_to_the_list(visitor, paths):
    visitor.window.dialogs.show_statistics()
    visitor.click(visitor.window.dialogs.created["statistics"].matches)
    assert visitor.window.dialogs.created["finished"].isVisible()


def test_a_folder_that_cannot_be_read_is_told(visitor, monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(saving.os, "scandir", refuse)
    visitor.window.dialogs.show_finished()
    dialog = visitor.window.dialogs.created["finished"]
    assert dialog._note.text() == "Your finished matches can’t be read: Permission denied"
