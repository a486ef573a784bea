from dataclasses import replace
from math import inf
from random import Random
from time import monotonic

import pytest

from bluestick.engine.bots import LEVELS, Choice, Level, Reason
from bluestick.games.halma.board import GRID, goal_base
from bluestick.games.halma.bot import HalmaBot, bot, reason_for
from bluestick.games.halma.moves import MovePiece, Say, Word
from bluestick.games.halma.state import State
from bluestick.simulate import Series, play, standings
from tests.daily import first
from tests.games.halma.positions import HALMA, after, begun, destinations, from_text, piece_moves, position, seat

SECONDS = 0.1
SHORT = {Level.EASY: bot(Level.EASY), Level.MEDIUM: bot(Level.MEDIUM), Level.HARD: HalmaBot(30, 12, True, nodes=60)}
"""Bots that look at a fixed number of positions, so that the speed of the machine does not matter."""

MIDDLE = "12BB2/14A1/11ABB2/16/11AB1BA/11B4/8B7/6A1BB6/6A4B4/5AB2B1B4/A3A1B9/A2AB11/5A10/2A13/AB1BA11/ABA1AA10 A"


def ask(player: HalmaBot, state: State, who: str = "", seconds: float = inf, seed: int = 1) -> Choice:
    at = seat(who) if who else state.turn
    view = HALMA.view(state, at)
    choice = player.choose(view, (), HALMA.moves(view), monotonic() + seconds, Random(seed))
    assert choice is not None
    return choice


def text(choice: Choice) -> str:
    return HALMA.write(choice.move)


def middle(**options: bool) -> State:
    return HALMA.position(HALMA.setup(2, options=options), *from_text(MIDDLE))


def almost_home(letter: str, missing: str, instead: str) -> str:
    names = {GRID.names[square] for square in goal_base(2, seat(letter))} - {missing} | {instead}
    return " ".join(sorted(names))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", first([{}, {"leave_first": True}, {"occupied_base": True}]), ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_moves_are_legal_and_the_same_for_the_same_chance(level, options, seats):
    match = begun("A", seats, options)
    for number in range(12):
        here = min(match.to_act)
        choice = ask(SHORT[level], match.view(here).state, seed=number)
        assert choice == ask(SHORT[level], match.view(here).state, seed=number)
        assert choice.move in match.moves(here)
        match.play(here, choice.move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_taken(level):
    state = position(HALMA.setup(2), "A", A=almost_home("A", "l15", "k14"), B=almost_home("B", "a1", "h8"))
    assert ask(SHORT[level], state).reason == Reason("wins", (), ("k14", "l15"))


def test_a_race_is_won_by_a_move_if_it_can_be():
    """B needs one more move; A, to move, wins with two only if B has to lose one."""
    state = position(HALMA.setup(2), "A", A=almost_home("A", "l15", "k14"), B=almost_home("B", "e2", "f3"))
    assert text(ask(SHORT[Level.HARD], state)) == "k14-l15"


def test_somebody_who_is_not_waited_for_says_nothing():
    view = HALMA.view(middle(), seat("B"))
    assert bot(Level.EASY).choose(view, (), HALMA.moves(view), inf, Random(1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_earlier_positions_are_avoided(level):
    """Without anything better to do a bot would go there and back."""
    state = begun().view(None).state
    seen = {state.key}
    for number in range(30):
        state = after(state, text(ask(SHORT[level], state, seed=number)))
        assert state.key not in seen
        seen.add(state.key)


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_straggler_in_the_goal_is_let_out(level):
    """On m12 a piece of A keeps B on o14, and so itself out of its goal."""
    home = almost_home("A", "l15", "l14").replace("o14", "m12")
    state = position(HALMA.setup(2), "A", A=home, B=almost_home("B", "e2", "o14"))
    choice = ask(SHORT[level], state)
    assert choice.reason == Reason("lets_out", (), (*text(choice).split("-"), "o14"))
    out = destinations(after(state, text(choice)), "o14")
    assert not {GRID.names[square] for square in goal_base(2, seat("A"))}.issuperset(out)


@pytest.mark.parametrize("level", LEVELS)
def test_offers_are_declined_ahead_and_accepted_behind(level):
    ahead = almost_home("A", "l15", "h8")
    state = after(position(HALMA.setup(2), "A", A=ahead, B="p16 o15 n14 m13 l12"), "offer")
    assert ask(SHORT[level], state, "B") == Choice(Say(Word.AGREE), Reason("agrees_behind"))
    state = after(position(HALMA.setup(2), "B", A=ahead, B="p16 o15 n14 m13 l12"), "offer")
    assert ask(SHORT[level], state, "A") == Choice(Say(Word.DECLINE), Reason("declines_ahead"))


def test_an_even_match_is_played_on():
    state = after(begun().view(None).state, "offer")
    assert ask(SHORT[Level.HARD], state, "B").move == Say(Word.DECLINE)


def test_the_question_of_the_table_is_agreed_to():
    state = replace(middle(), asked=frozenset({seat("A"), seat("B")}))
    assert ask(SHORT[Level.HARD], state, "A") == Choice(Say(Word.AGREE), Reason("agrees_quiet"))


def why(state: State, move: str) -> Reason:
    moved = HALMA.read(move)
    assert isinstance(moved, MovePiece)
    assert moved in piece_moves(state)
    return reason_for(state, moved, alone=len(piece_moves(state)) == 1)


@pytest.mark.parametrize(
    ("pieces", "move", "expected"),
    [
        ({"A": "p1", "B": "o1 o2 n1 n3 a16"}, "p1-p2", Reason("only_move", (), ("p1", "p2"))),
        ({"A": "k14 h8", "B": "a16"}, "k14-l15", Reason("into_goal", (1,), ("k14", "l15"))),
        ({"A": "m14 h8", "B": "a16"}, "m14-n15", Reason("deeper_in_goal", (), ("m14", "n15"))),
        ({"A": "m14 h8", "B": "a16"}, "m14-n13", Reason("aside_in_goal", (), ("m14", "n13"))),
        ({"A": "a2 h8", "B": "a16"}, "a2-b3", Reason("leaves_deep_corner", (), ("a2", "b3"))),
        ({"A": "c8 h8 g9", "B": "a16"}, "c8-d9", Reason("last_straggler", (), ("c8", "d9"))),
        ({"A": "d4 e5 g7 i9 d3", "B": "a16"}, "d4-j10", Reason("long_jump", (6,), ("d4", "j10"))),
        ({"A": "c8 h8 d12", "B": "a16"}, "h8-h9", Reason("forward", (1,), ("h8", "h9"))),
        ({"A": "c8 h8 d12", "B": "a16"}, "h8-h7", Reason("waits", (), ("h8", "h7"))),
        ({"A": "h8 c8 d12 j9", "B": "a16"}, "h8-i8", Reason("keeps_together", (), ("h8", "i8"))),
        ({"A": "a12 h8 c2", "B": "p5"}, "c2-d2", Reason("last_straggler", (), ("c2", "d2"))),
        ({"A": "a12 h8 d3 b2", "B": "p5"}, "d3-e4", Reason("leaves_base", (), ("d3", "e4"))),
    ],
)
def test_reasons_are_true(pieces, move, expected):
    assert why(position(HALMA.setup(2), "A", **pieces), move) == expected


def test_a_blocked_ladder_is_named_with_the_move_it_stops():
    state = position(HALMA.setup(2), "A", A="g3 a9 c2", B="k8 j7 h5 f3 p16")
    assert why(state, "g3-g4") == Reason("blocks_ladder", (8,), ("g3", "g4", "k8", "e2"))
    assert max(gains(state, "B")) - max(gains(after(state, "g3-g4"), "B")) == 8


def test_a_built_ladder_is_named_with_the_move_it_allows():
    state = position(HALMA.setup(2), "A", A="b4 c5 e7 h9 a12", B="p1")
    assert why(state, "h9-g9") == Reason("builds_ladder", (12,), ("h9", "g9", "b4", "h10"))
    assert HALMA.read("b4-h10") in piece_moves(after(state, "h9-g9", "p1-o1"))
    assert HALMA.read("b4-h10") not in piece_moves(state)


def gains(state: State, letter: str) -> list[int]:
    """How much nearer to the corner a1 each move of B comes."""
    moves = piece_moves(replace(state, turn=seat(letter)))
    return [sum(divmod(move.origin, 16)) - sum(divmod(move.target, 16)) for move in moves]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "matches", "least"),
    [
        ("easy", "random", 6, 0.9),
        ("medium", "easy", 20, 0.65),
        ("hard", "medium", 20, 0.65),
        ("hard", "easy", 20, 0.95),
    ],
)
def test_each_level_beats_the_one_below(better, worse, matches, least):
    contest = Series(HALMA, HALMA.setup(2), (Level(better), Level(worse)), matches, "1", SECONDS)
    winner, _ = standings(contest, list(play(contest)))
    assert winner.win_rate.mean >= least


@pytest.mark.slow
def test_easy_is_far_ahead_of_moves_by_lot():
    """Not every match is won: pieces that never leave their base make it a dead position (LQ9)."""
    contest = Series(HALMA, HALMA.setup(2), (Level.EASY, Level.RANDOM), 6, "1", SECONDS)
    easy, random = standings(contest, list(play(contest)))
    assert random.wins == 0
    assert easy.ahead.low > 10


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("easy",), ("medium",), ("hard", "easy"), ("hard", "hard")], ids=str)
@pytest.mark.parametrize("options", [{}, {"leave_first": True}, {"occupied_base": True}], ids=str)
def test_four_bots_play_to_the_end(levels, options):
    contest = Series(HALMA, HALMA.setup(4, options=options), tuple(map(Level, levels)), 2, "1", 0.03)
    assert all(result.outcome.winners for result in play(contest))
