"""Matches between bots: how long each may think."""

from time import monotonic

import pytest

from bluestick import simulate
from bluestick.engine.bots import SECONDS, Level, RandomBot
from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.match import Match
from bluestick.games import GAMES
from bluestick.simulate import Series, play

ALLOWED = []


class Noting(RandomBot):
    """Bot that records how long it may think."""

    def choose(self, view, heard, moves, deadline, rng):
        ALLOWED.append(deadline - monotonic())
        return super().choose(view, heard, moves, deadline, rng)


@pytest.mark.parametrize(("seconds", "allowed"), [(None, SECONDS[Level.HARD]), (0.3, 0.3), (5.0, 5.0)])
def test_the_time_for_a_move_is_what_is_said_or_else_what_the_level_has(seconds, allowed):
    kille = GAMES["kille"]
    ALLOWED.clear()
    list(
        play(
            Series(kille, kille.setup(options=dict(kille.bot_match_options)), (f"{__name__}:Noting",), 1, "1", seconds)
        )
    )
    assert max(ALLOWED) == pytest.approx(allowed, abs=0.05)


def test_with_a_number_every_seating_gets_its_deals_and_the_next_start_the_next_number(monkeypatch):
    numbers = []

    class Watched(Match):
        def __init__(self, *args, **kwargs):
            numbers.append(kwargs["deal"])
            super().__init__(*args, **kwargs)

    monkeypatch.setattr(simulate, "Match", Watched)
    kille = GAMES["kille"]
    setup, levels = kille.setup(4, options=dict(kille.bot_match_options)), (Level.RANDOM, Level.EASY)
    list(play(Series(kille, setup, levels, 4, "1", deal=HIGHEST_NUMBER)))
    assert numbers == [HIGHEST_NUMBER, HIGHEST_NUMBER, 1, 1]
