"""Questions of a lesson: which answer a move gets that fits several patterns."""

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots
from bluestick.match.lesson_answers import OTHER, RIGHT, LessonQuestion, MovePattern

THE_STEP = MovePattern(move="e2-f3")
ANY_STEP = MovePattern(event="PieceMoved")
ANOTHER = MovePattern(move="e2-e3")


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        (THE_STEP, {"idle": (ANY_STEP,)}, RIGHT),  # right comes before wrong, though wrong patterns fit too
        (ANY_STEP, {"idle": (THE_STEP,)}, RIGHT),
        (ANOTHER, {"idle": (ANY_STEP,), "late": (THE_STEP,)}, "idle"),  # of wrong ones the first in the file
        (ANOTHER, {"idle": (ANOTHER,)}, OTHER),
    ],
)
def test_right_comes_first_then_wrong_in_the_order_of_the_file(right, wrong, code):
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2), [Player("Anna"), Player("Bo")])
    match.play(CHANCE, DrawLots(Seat(0)))
    question = LessonQuestion((right,), wrong)
    assert question.answer(match, Seat(0), rules.read("e2-f3")) == code
