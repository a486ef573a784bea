"""Checks of the worked cases of Halma, by kind."""

from collections.abc import Callable
from dataclasses import replace

from bluestick.engine.match import Match
from bluestick.games.halma.board import GRID, corner, goal_base, opposite_seat
from bluestick.games.halma.events import GoalEntered
from bluestick.games.halma.state import State
from tests.games.fields import Fields
from tests.games.halma.positions import (
    HALMA,
    LETTERS,
    after,
    begun,
    board_text,
    destinations,
    from_text,
    piece_moves,
    position,
    seat,
    squares_of,
)

QUICK = 100_000
"""Number of move sequences that can be counted in a normal run."""


def _options(case: Fields) -> dict[str, bool]:
    return {case["option"]: True} if "option" in case else {}


def _state(case: Fields) -> State:
    """Return the first state of a case: a board text, pieces, or the start position, where ``turn`` begins."""
    setup = HALMA.setup(case["players"], options=_options(case))
    if "fen" in case:
        pieces, turn = from_text(case["fen"])
        assert case.get("turn", LETTERS[turn]) == LETTERS[turn]
        return HALMA.position(setup, pieces, turn)
    if "pieces" in case:
        strangers = case["pieces"].keys() - {*LETTERS[: setup.seats]}
        assert not strangers, strangers
        return position(setup, case["turn"], **case["pieces"])
    return _begun(case).view(None).state


def _begun(case: Fields, who: str = "turn") -> Match:
    assert case.get("position", "start") == "start"
    return begun(case.get(who, "A"), case["players"], _options(case))


def _moves(case: Fields, name: str = "moves") -> list[str]:
    """Return the moves, given as a list or as one text."""
    return case[name].split() if isinstance(case[name], str) else case[name]


def _letters(seats) -> str:
    return "".join(sorted(LETTERS[each] for each in seats))


def _winner(state: State) -> str | None:
    outcome = HALMA.outcome(state)
    return _letters(outcome.winners) if outcome is not None and outcome.winners else None


def setup(case: Fields) -> None:
    players, expect = case["players"], case["expect"]
    state = _begun(case).view(None).state
    bases = {letter: squares_of(state, letter) for letter in LETTERS[:players]}
    (each,) = {len(squares) for squares in bases.values()}
    found = {"pieces_each": each, "legal_first_moves": len(piece_moves(state))}
    for letter in LETTERS[:players]:
        if letter in expect:
            assert bases[letter] == set(expect[letter].split())
            found[letter] = expect[letter]
    corners = {"SW": "a1", "NW": "a16", "NE": "p16", "SE": "p1"}
    for letter, wanted in expect.get("goal", {}).items():
        assert letter in bases, letter
        far = opposite_seat(players, seat(letter))
        assert GRID.names[corner(players, far)] == corners[wanted.split()[0]]
        assert {GRID.names[square] for square in goal_base(players, seat(letter))} == bases[LETTERS[far]]
        found["goal"] = expect["goal"]
    expect.agree(found)


def destinations_of(case: Fields) -> None:
    state = _state(case)
    assert destinations(state, case["from"]) == sorted(case["expect"])
    origin = GRID.square(case["from"])
    found = sorted(GRID.names[move.target] for move in piece_moves(state) if move.origin == origin)
    assert found == sorted(case["expect"])


def illegal(case: Fields) -> None:
    assert case["expect"] == "rejected"
    state = _state(case)
    move = HALMA.read(case["move"])
    moves = HALMA.moves(HALMA.view(state, state.turn))
    assert move not in moves
    assert move not in list(moves)
    assert moves.why_not(move).clause
    assert moves.readings(HALMA.parts(move)) == ()


def win(case: Fields) -> None:
    state = _state(case)
    *before, last = _moves(case) if "moves" in case else [case["move"]]
    for text in before:
        state = after(state, text)
        assert _winner(state) is None
    case["expect"].agree({"winner": _winner(after(state, last))})


def not_won(case: Fields) -> None:
    """Check that a position is not won, nor, from the start position, after any first move."""
    state = _state(case)
    case["expect"].agree({"winner": _winner(state)})
    assert HALMA.outcome(state) is None
    assert all(HALMA.outcome(HALMA.apply(state, state.turn, move).state) is None for move in piece_moves(state))


def must_pass(case: Fields) -> None:
    skipped = case["turn"]
    state = _state(case)
    moves = piece_moves(replace(state, turn=seat(skipped)))
    case["expect"].agree({"next_turn": LETTERS[state.turn], "legal_moves": len(moves)})


def order(case: Fields) -> None:
    match = _begun(case, "start")
    for letter in case["expect"]:
        assert _letters(match.to_act) == letter
        match.play(seat(letter), piece_moves(match.view(None).state)[0])


def dead(case: Fields) -> None:
    """Check a dead position: any move ends in a draw. The enclosed piece is given by its square."""
    state = _state(case)
    moves = piece_moves(state)
    expect = case["expect"]
    found = {f"legal_moves_{LETTERS[state.turn]}": len(moves), "winner": _winner(state)}
    for name in expect:
        if name.startswith("destinations_of_"):
            found[name] = destinations(state, name.removeprefix("destinations_of_"))
    if "LQ9" in expect["draw_by"]:
        found["draw_by"] = expect["draw_by"]
    expect.agree(found)
    for move in moves:
        outcome = HALMA.outcome(HALMA.apply(state, state.turn, move).state)
        assert (outcome.winners, outcome.clause) == (frozenset(), "halma#LQ9")


def perft(case: Fields) -> None:
    quick = [count for count in case["expect"] if count <= QUICK]
    _count(_state(case), quick)


def deep_perft(case: Fields) -> None:
    """Count to all depths."""
    _count(_state(case), case["expect"])


def _count(state: State, expect: list[int]) -> None:
    assert [sequences(state, length) for length in range(1, len(expect) + 1)] == expect


def sequences(state: State, length: int) -> int:
    """Return the number of move sequences of that length, a move being a piece and its destination."""
    if HALMA.outcome(state) is not None:
        return 0
    moves = piece_moves(state)
    if length == 1:
        return len(moves)
    return sum(sequences(HALMA.apply(state, state.turn, move).state, length - 1) for move in moves)


def game_replay(case: Fields) -> None:
    match = _begun(case, "start_turn")
    for text in _moves(case):
        assert match.outcome is None
        events = match.play(min(match.to_act), HALMA.read(text))
    assert any(isinstance(event, GoalEntered) for event in events)
    case["expect"].agree(
        {
            "every_move_legal": True,
            "won_only_after_last_move": match.outcome is not None,
            "winner": _letters(match.outcome.winners),
            "final_board": board_text(match.view(None).state),
        }
    )


def draw(case: Fields) -> None:
    state = _state(case)
    for text in _moves(case):
        assert HALMA.outcome(state) is None
        state = after(state, text)
    outcome = HALMA.outcome(state)
    drawn = outcome is not None and not outcome.winners
    case["expect"].agree({"draw": drawn, "only_after_last_move": drawn})


KINDS: dict[str, Callable[[Fields], None]] = {
    "setup": setup,
    "destinations": destinations_of,
    "destinations_fen": destinations_of,
    "illegal": illegal,
    "win": win,
    "win_option": win,
    "not_won": not_won,
    "must_pass": must_pass,
    "order": order,
    "dead": dead,
    "perft": perft,
    "game_replay": game_replay,
    "draw": draw,
}

IN_DEPTH: dict[str, Callable[[Fields], None]] = {"perft": deep_perft}
"""Kinds of which the normal run checks only a quick part."""
