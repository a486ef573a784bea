"""What the shelf remembers of open matches from one start to the next."""

import json
import os
from unittest.mock import Mock

import pytest

from bluestick.app.home import thumbnails
from bluestick.store import preview_cache
from bluestick.store.journal import Journal
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import Preview, PreviewCache
from tests.app.at_window import WHOLE_MATCH

MOVES = 4


@pytest.fixture
def left(visit, qtbot):
    """A match that was left, and is on the shelf with everything that is to be seen of it."""
    visitor = visit().sit_down(moves=WHOLE_MATCH[:MOVES])
    window = visitor.window
    visitor.page.session.journal.save(visitor.match)
    window.navigator.show_start_page()
    qtbot.waitUntil(window.store.previews_file.exists, timeout=20_000)
    return window


def row(window, qtbot):
    qtbot.waitUntil(
        lambda: window.navigator.start_page.has_listed_matches and bool(window.navigator.start_page.matches.rows)
    )
    return window.navigator.start_page.matches.rows[0]


def seen(row):
    return row._name.whole(), row._whom.whole(), row._state.whole(), row.resume.accessibleName()


def test_the_next_start_plays_no_match_again_and_draws_no_table(left, visit, qtbot, monkeypatch):
    before, picture = seen(row(left, qtbot)), row(left, qtbot)._mark.pixmap().toImage()
    asked = []
    monkeypatch.setattr(Journal, "read", asked.append)
    monkeypatch.setattr(thumbnails, "table_picture", asked.append)
    again = row(visit().window, qtbot)
    assert seen(again) == before
    assert again._mark.pixmap().toImage() == picture
    qtbot.wait(3 * thumbnails.PICTURE_DELAY)
    assert asked == []


def test_a_match_that_somebody_has_played_on_is_read_again(left, visit, qtbot):
    before = seen(row(left, qtbot))
    match, journal = left.store.load(row(left, qtbot).path)
    match.play(min(match.to_act), match.rules.read(WHOLE_MATCH[MOVES]))
    journal.save(match)
    journal.unlock()
    window = visit().window
    qtbot.waitUntil(lambda: row(window, qtbot)._state.whole() not in (before[2], row(window, qtbot)._when))


@pytest.fixture
def long(visit, qtbot, monkeypatch):
    """A match with more moves than are played again unasked, on the shelf."""
    monkeypatch.setattr(preview_cache, "MOST", MOVES)
    visitor = visit().sit_down(moves=WHOLE_MATCH[:MOVES])
    window = visitor.window
    visitor.page.session.journal.save(visitor.match)
    with monkeypatch.context() as never:
        never.setattr(Journal, "read", lambda _: pytest.fail("it is played again unasked"))
        window.navigator.show_start_page()
        qtbot.waitUntil(window.store.previews_file.exists, timeout=20_000)
        qtbot.wait(3 * thumbnails.PICTURE_DELAY)
    return window


def test_a_long_match_says_so_in_its_row_and_is_not_played_again(long, qtbot):
    assert seen(row(long, qtbot))[:2] == ("Halma", "Anna against Bo")
    assert seen(row(long, qtbot))[2].startswith("Very long: 5 moves")


def test_the_next_start_does_not_even_look_into_a_long_match(long, visit, qtbot, monkeypatch):
    before = seen(row(long, qtbot))
    monkeypatch.setattr(PreviewCache, "read", lambda *_: pytest.fail("it is read again"))
    window = visit().window
    assert seen(row(window, qtbot)) == before
    qtbot.wait(3 * thumbnails.PICTURE_DELAY)


def test_a_long_match_can_be_resumed(long, qtbot):
    row(long, qtbot).resume.click()
    assert long.navigator.table_page.session.match.position == MOVES + 1


def test_in_another_language_nothing_is_said_in_the_old_one(left, qtbot):
    left.settings.language = "de"
    qtbot.waitUntil(lambda: row(left, qtbot).resume.accessibleName().endswith("Halma Anna gegen Bo"))


def test_another_version_remembers_nothing(left, qtbot, monkeypatch):
    path = row(left, qtbot).path

    def known():
        previews = PreviewCache(left.store)
        previews.select(*json.loads(left.store.previews_file.read_text())["way"].split()[1:])
        return previews.get(path)

    assert known() is not None
    monkeypatch.setattr("bluestick.store.preview_cache.__version__", "99")
    assert known() is None


ROW = [0, 0, "Halma", "", "", ""]
ODD = ["", "[]", "{}", '{"way": "W"}', "[" * 100_000]
ODD += [
    json.dumps({"way": "W", "rows": rows})
    for rows in ([], {"a": 1}, {"a": []}, {"a": [*ROW[:5], None]}, {"a": [*ROW[:5], "\ud800"]})
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_what_makes_no_sense_is_left_out(tmp_path, monkeypatch, text):
    monkeypatch.setattr("bluestick.store.preview_cache.__version__", "W")
    saves = MatchStore(tmp_path / "matches")
    saves.previews_file.write_text(text)
    previews = PreviewCache(saves)
    previews.select()
    assert previews.get(tmp_path / "a") is None


def test_a_picture_that_is_none_is_not_shown(dressed):
    assert Preview("Halma", "", "", "no picture").pixmap(1).isNull()


def test_what_the_disk_does_not_take_is_remembered_later(tmp_path, monkeypatch):
    saves = MatchStore(tmp_path / "matches")
    path = tmp_path / "matches" / "a.bluestick"
    path.parent.mkdir()
    path.touch()
    previews = PreviewCache(saves)
    previews.select()
    previews.add(path, (0, os.stat(path).st_mtime_ns), Preview("Halma", "against Elin", ""))
    with monkeypatch.context() as full:
        full.setattr(saves, "replace", Mock(side_effect=OSError(28, "No space left on device")))
        previews.save([path])
    previews.save([path])
    again = PreviewCache(saves)
    again.select()
    assert again.get(path) == Preview("Halma", "against Elin", "")
