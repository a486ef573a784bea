"""Where a sentence stands over the table: it keeps clear of cards, marks and buttons as far as there is room."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.opponents import Opponents
from tests.app.players import play_on
from tests.daily import first

LONG = "The hand is so bad that one card more or less makes no difference to it, whoever leads."


@pytest.fixture
def sit(visit):
    def sit_down(game, seats, size, form=None):
        visitor = visit(QSize(*size))
        visitor.window.navigator._bots = Opponents(visitor.window)
        rules = GAMES[game]
        others = (Player(name, "easy") for name in ("Elin", "Nora", "Aksel")[: seats - 1])
        match = Match(rules, rules.setup(seats, form), (Player(""), *others), id="test")
        play_on(match, 14)
        while 0 not in match.to_act:
            play_on(match, 1)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor.page

    return sit_down


@pytest.mark.parametrize("size", first([(1024, 700), (1280, 800), (1920, 1080)]))
@pytest.mark.parametrize(
    ("game", "seats", "form"),
    [("haljan", 2, "haljan"), ("haljan", 4, "haljan"), ("haggis", 3, "haggis"), ("snapphana", 2, "1000")],
)
def test_the_hand_and_the_buttons_stay_clear(sit, game, seats, form, size):
    page = sit(game, seats, size, form)
    page.notice.show_text(LONG, f"{game}#")
    place = QRectF(page.notice.geometry())
    buttons = page.table.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert not [button for button in buttons if button.isVisible() and place.intersects(QRectF(button.geometry()))]
    cards = [page.table.place(card) for card in page.table.context.own_hand]
    assert cards
    assert place.bottom() <= min(card.y() for card in cards) - page.table.deck.height(1) / 4
    assert QRectF(page.table.rect()).contains(place)
