"""What has happened, in words."""

from random import Random

from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.at_window import WHOLE_MATCH
from tests.app.speech import speaking


def lines(visitor):
    listed = visitor.window.log.list
    return [listed.item(row).text() for row in range(listed.count())]


def test_it_has_a_line_for_everything_that_was_said(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:2])
    visitor.press(Qt.Key.Key_F7, on=visitor.table)
    first, second = (text.replace("-", "–") for text in WHOLE_MATCH[:2])
    assert lines(visitor) == ["Anna begins.", f"Anna: {first}", f"Bo: {second}"]
    visitor.move(WHOLE_MATCH[2])
    assert lines(visitor)[3].startswith("Anna: ")
    visitor.page.take_back()
    assert len(lines(visitor)) == 3


def test_choosing_a_line_shows_the_table_as_it_was(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.window.show_log()
    listed = visitor.window.log.list
    spot = listed.visualItemRect(listed.item(1)).center()
    visitor.qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert visitor.page.looking_at == 2
    listed.setCurrentRow(2)
    visitor.press(Qt.Key.Key_Return, on=listed)
    assert visitor.page.looking_at == 3
    assert len(lines(visitor)) == 5  # to look back takes nothing away


def test_it_follows_the_language(visit):
    visitor = visit().sit_down()
    visitor.window.show_log()
    with speaking("sv"):
        visitor.window.retranslate()
        assert lines(visitor) == ["Anna börjar."]
        assert visitor.window.log.windowTitle() == "Logg"


def test_it_is_remembered_and_goes_with_the_table(visit):
    visitor = visit().sit_down()
    visitor.press(Qt.Key.Key_F7, on=visitor.table)
    visitor.window.show_shelf()
    assert not visitor.window.log.isVisible()
    assert not visitor.window.act_log.isEnabled()
    again = visit().sit_down()
    assert again.window.log.isVisible()
    again.click(again.window.log._close)
    assert not again.window.log.isVisible()


def test_what_one_person_has_drawn_is_not_read_by_the_next(visit):
    visitor = visit()
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), (Player(""), Player("Anna")), rng=Random(3))
    visitor.window._play(match, visitor.window.saves.create(match))
    visitor.window.show_log()
    rng = Random(1)
    while not any("You draw" in text for text in lines(visitor)):
        if visitor.page.curtain.isVisible():
            visitor.click(visitor.page.curtain.lift)
        seat = min(match.to_act)
        visitor.page.session.play(match.moves(seat).sample(rng))
        visitor.table.hurry()
        if match.position > 20:
            break
    drawn = [
        text for played in match.played for text in visitor.page._sentences(played.step.events) if "You draw" in text
    ]
    assert drawn
    while visitor.page.session.viewer != 1:
        seat = min(match.to_act)
        visitor.page.session.play(match.moves(seat).sample(rng))
        visitor.table.hurry()
    assert visitor.page.curtain.isVisible()
    assert not any(text in lines(visitor) for text in drawn)


def test_cards_are_called_as_they_are_printed(visit):
    visitor = visit()
    rules = GAMES["haljan"]
    match = Match(rules, rules.setup(2), (Player("Anna"), Player("Bo")), rng=Random(3))
    match.chance()
    cards = match.view(match.view(None).table.turn).hand
    assert "J" in "".join(cards)
    match.play(min(match.to_act), next(move for move in match.moves(min(match.to_act)) if "J" in "".join(move.cards)))
    visitor.window._play(match, visitor.window.saves.create(match))
    visitor.window.show_log()
    assert "J" in lines(visitor)[-1]
    visitor.window.settings.index = "sv"
    assert "Kn" in lines(visitor)[-1]
    visitor.window.settings.index = ""
    assert "J" in lines(visitor)[-1]
