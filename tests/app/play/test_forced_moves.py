"""Forced moves, made automatically if there is no other: a pass, a last card. Never in matches of several people."""

from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.match.session import Session
from bluestick.store.match_store import MatchStore
from tests.app.players import PERSON, bot, play_on
from tests.match.test_session import Bots, Table

YOU = Seat(0)


def before_the_only_move(game, passes, players=None, **setup):
    """A match in which seat 0 is to act, may do one thing alone, and has chosen something before."""
    rules = GAMES[game]
    agreed = rules.setup(2, **setup)
    for seed in range(200):
        match = Match(rules, agreed, players or (PERSON, bot()), rng=Random(seed), id="test")
        while match.to_act:
            moves = list(_first_two(match)) if YOU in match.to_act else []
            if len(moves) == 1 and moves[0].is_pass == passes and not moves[0].is_formality and _last_choice(match):
                return match
            play_on(match, 1, seed)
            if match.position > 90:
                break
    raise AssertionError("never")


def _first_two(match):
    return [move for move, _ in zip(match.moves(YOU), range(2), strict=False)]


def _last_choice(match):
    """The position before the last move of seat 0, if that was chosen."""
    mine = [place for place, played in enumerate(match.played) if played.seat == YOU]
    if not mine:
        return None
    before = match.rules.view(match.played[mine[-1] - 1].step.state, YOU)
    return mine[-1] if len(list(zip(match.rules.moves(before), range(2), strict=False))) == 2 else None


@pytest.fixture
def sit(qapp, tmp_path):
    opened = []

    def sit(match, passes=True, plays=False):
        session = Session(match, MatchStore(tmp_path).create(match), Bots())
        session.automatic.passes, session.automatic.plays = passes, plays
        told = []
        session.forced.connect(told.append)
        table = Table(session)
        opened.append(session)
        session.begin()
        return session, table, told

    yield sit
    for session in opened:
        session.close()


def test_who_can_only_pass_passes_and_is_told(sit):
    match = before_the_only_move("haggis", passes=True)
    position = match.position
    _, _, told = sit(match)
    assert [match.rules.write(move) for move in told] == ["pass"]
    assert (match.played[position].seat, match.played[position].move) == (YOU, told[0])


@pytest.mark.parametrize(("passes", "plays"), [(False, False), (False, True)])
def test_who_wants_to_pass_by_hand_does(sit, passes, plays):
    match = before_the_only_move("haggis", passes=True)
    position = match.position
    _, table, told = sit(match, passes, plays)
    assert (match.position, told) == (position, [])
    assert [match.rules.write(move) for move in table.moves] == ["pass"]


@pytest.mark.parametrize(("game", "setup"), [("haljan", {}), ("snapphana", {"variant": "150"})])
def test_the_only_play_is_made_where_that_is_wanted(sit, game, setup):
    match = before_the_only_move(game, passes=False, **setup)
    position = match.position
    _, _, told = sit(match, plays=True)
    assert match.played[position].move == told[0]


def test_a_last_play_is_made_by_hand_unless_somebody_says_otherwise(sit):
    match = before_the_only_move("haljan", passes=False)
    position = match.position
    sit(match)
    assert match.position == position


def test_among_people_nothing_is_forced(sit):
    """Else all would know that there was nothing to choose."""
    match = before_the_only_move("haggis", passes=True, players=(PERSON, PERSON))
    position = match.position
    _, _, told = sit(match, plays=True)
    assert (match.position, told) == (position, [])


@pytest.mark.parametrize("passes", [True, False])
def test_undo_leads_to_the_last_choice(sit, passes):
    """Not to what would be done by itself again."""
    match = before_the_only_move("haggis" if passes else "haljan", passes=passes)
    chosen = _last_choice(match)
    move = match.played[chosen].move
    session, table, _ = sit(match, plays=True)
    session.undo()
    assert match.position == chosen
    assert move in table.moves
    session.redo()
    assert match.position > chosen + 1


def test_what_is_not_forced_can_be_undone_alone(sit):
    match = before_the_only_move("haljan", passes=False)
    position = match.position
    session, table, _ = sit(match)
    table.touch()
    session.undo()
    assert match.position == position


def test_it_is_said_a_while_before_it_is_done(sit, qtbot):
    match = before_the_only_move("haggis", passes=True)
    position = match.position
    session, _, told = sit(match, passes=False)
    session.automatic.passes, session.grace = True, 1_000_000
    session._lay()
    assert told
    assert match.position == position
    session.end_pause()
    assert match.position > position
