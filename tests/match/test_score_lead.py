"""Lead over a match: on the result page, a point for each deal."""

from random import Random

import pytest
from PySide6.QtCore import QSize

from bluestick.engine.bot_match import play_out
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES, bot
from bluestick.match.score_lead import score_lead


def over(game, **options):
    rules = GAMES[game]
    setup = rules.setup(options=options)
    players = [Player(""), *(Player(f"P{seat}", "easy") for seat in range(1, setup.seats))]
    match = Match(rules, setup, players, rng=Random(1), id="x")
    play_out(match, [bot(game, "easy")])
    return match


@pytest.fixture(scope="module")
def haggis():
    return over("haggis")


def test_each_deal_is_a_point_and_the_end_is_the_score(haggis):
    deals = sum(played.seat == CHANCE for played in haggis.played)
    scores = haggis.outcome.scores
    found = score_lead(haggis, Seat(0))
    assert len(found) == deals
    assert found[-1] == scores[0] - scores[1]
    assert score_lead(haggis, Seat(1)) == tuple(-ahead for ahead in found)


def test_lost_hands_are_a_loss():
    rules = GAMES["snapphana"]
    match = Match(rules, rules.setup(variant="fjabbe"), rng=Random(1), id="x")
    play_out(match, [bot("snapphana", "easy")])
    scores = match.outcome.scores
    assert score_lead(match, Seat(0))[-1] == scores[0] - max(scores[1:])


def test_the_result_shows_it_where_there_is_room(visit, haggis):
    visitor = visit()
    visitor.window.navigator.play(haggis, visitor.window.store.create(haggis))
    banner = visitor.page.banner
    visitor.qtbot.waitUntil(banner.course.isVisible)
    assert banner.course.accessibleDescription() == ", ".join(map(str, score_lead(haggis, Seat(0))))
    visitor.window.resize(QSize(1024, 700))
    visitor.qtbot.waitUntil(lambda: not banner.course.isVisible())
    assert banner.review.isVisible()


def test_a_single_deal_makes_no_curve(visit):
    visitor = visit()
    halma = Match(GAMES["halma"], GAMES["halma"].setup(2), (Player(""), Player("Elin", "easy")), id="h")
    halma.chance()
    halma.play(min(halma.to_act), halma.rules.read("resign"))
    assert len(score_lead(halma, Seat(0))) == 1
    visitor.window.navigator.play(halma, visitor.window.store.create(halma))
    assert visitor.page.banner.isVisible()
    assert not visitor.page.banner.course.isVisible()


def test_the_curve_of_kille_is_the_chips_of_the_name_plate():
    kille = over("kille", **GAMES["kille"].bot_match_options)
    assert score_lead(kille, Seat(0))[-1] == kille.outcome.scores[0]
