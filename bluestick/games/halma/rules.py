"""Rules of Halma, in the order of play. Clause ids are those of the rule page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

from bluestick.engine.chance import Chance
from bluestick.engine.events import Event
from bluestick.engine.moves import Pick, Refusal
from bluestick.engine.rules import Ended, Option, Outcome, Phase, Rules, Setup, Step, Unit, Variant
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import (
    EMPTY,
    GRID,
    enclosed_squares,
    goal_base,
    locked_paths,
    open_paths,
    opposite_seat,
    shortest_path,
    start_base,
)
from bluestick.games.halma.events import (
    DrawAnswered,
    DrawOffered,
    GoalEntered,
    LotsDrawn,
    PieceMoved,
    Resigned,
    TurnPassed,
)
from bluestick.games.halma.legal import HalmaMoves
from bluestick.games.halma.moves import WORDS, DrawLots, HalmaMove, MovePiece, Say, Word, piece_move
from bluestick.games.halma.position_history import PositionHistory
from bluestick.games.halma.state import State, View

QUIET_MOVES = 100
"""Moves per player without a piece entering a goal base after which a draw is offered. LQ8."""


class Halma(Rules[State, View, HalmaMove]):
    """Rules of Halma for two players, or for four in two pairs (L1.2)."""

    id = "halma"
    version = 1
    turn_clause = "L3.1"
    has_deals = False
    has_secrets = False
    is_notated = True
    variants = (
        Variant(
            "halma",
            (2, 4),
            (
                Option("draws", True, "halma#LQ8", house_rule=True),
                Option("occupied_base", False, "halma#LQ7", house_rule=True),
                Option("leave_first", False, "halma#LQ11", house_rule=True),
            ),
            Unit.STEPS,
            master=True,
        ),
    )

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        if setup.seats == 2:
            return frozenset({Seat(0)}), frozenset({Seat(1)})
        return frozenset({Seat(0), Seat(2)}), frozenset({Seat(1), Seat(3)})

    def start(self, setup: Setup) -> State:
        pieces = {square: Seat(seat) for seat in range(setup.seats) for square in start_base(setup.seats, Seat(seat))}
        return State(setup, _board(pieces))

    def position(self, setup: Setup, pieces: Mapping[int, Seat], turn: Seat) -> State:
        """Return the state of a match at any position (``pieces``: seat by square); skip seats without a move (L10)."""
        state, _ = _next_turn(State(setup, _board(pieces), turn), turn)
        return replace(state, history=PositionHistory.of([state.key]))

    def to_act(self, state: State) -> frozenset[Seat]:
        return state.to_act

    def deal(self, state: State, rng: Chance) -> DrawLots:
        return DrawLots(Seat(rng.randrange(state.seats)))

    def why_not_deal(self, state: State, move: HalmaMove) -> Refusal | None:
        if state.turn is not None or not isinstance(move, DrawLots) or not 0 <= move.first < state.seats:
            return Refusal("no_lots", "halma#L3.1")
        return None

    def apply(self, state: State, seat: Seat, move: HalmaMove) -> Step[State]:
        match move:
            case DrawLots(first):
                state = replace(state, turn=first)
                return Step(replace(state, history=PositionHistory.of([state.key])), (LotsDrawn(first),))
            case MovePiece():
                return _move_piece(state, seat, move)
            case Say():
                return _say(state, seat, move.word)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, with the number of pieces in goal bases as scores; None while the match goes on."""
        return state.result

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)

    def moves(self, view: View) -> HalmaMoves:
        return HalmaMoves(view)

    def phase(self, view: View) -> Phase:
        state = view.state
        if state.result is not None:
            return Phase("over", state.result.clause)
        if state.turn is None:
            return Phase("lots", "halma#L3.1")
        if state.asked:
            return Phase("answer", "halma#LQ8")
        return Phase("move", "halma#L3.2")

    def parts(self, move: HalmaMove) -> Pick:
        match move:
            case MovePiece(origin, target):
                return (GRID.names[origin], GRID.names[target])
            case Say(word):
                return (word.value,)
            case DrawLots(first):
                return (f"first {first}",)

    def determinize(self, view: View, rng: Random) -> State:
        return view.state

    def write(self, move: HalmaMove) -> str:
        """Return the text of a move: ``a1-b2``, the word said, or ``first 0`` (the seat that begins)."""
        return "-".join(self.parts(move))

    def read(self, text: str) -> HalmaMove:
        if text.startswith("first "):
            move: HalmaMove = DrawLots(Seat(int(text.removeprefix("first "))))
        elif text in WORDS:
            move = Say(Word(text))
        else:
            origin, _, target = text.partition("-")
            move = piece_move(GRID.square(origin), GRID.square(target))
        if self.write(move) != text:
            raise ValueError(f"no move {text!r}")
        return move


def _board(pieces: Mapping[int, Seat]) -> bytes:
    board = bytearray(len(GRID))
    for square, seat in pieces.items():
        board[square] = seat + 1
    return bytes(board)


def _move_piece(state: State, seat: Seat, move: MovePiece) -> Step[State]:
    way = shortest_path(state.board, move.origin, move.target, locked_paths(state.seats, seat))
    board = bytearray(state.board)
    board[move.origin], board[move.target] = EMPTY, seat + 1
    jumped = move.target not in open_paths().steps[move.origin]
    last = PieceMoved(seat, tuple(GRID.names[square] for square in way), jumped)
    moved = replace(state, board=bytes(board), quiet=state.quiet + 1, declined=state.declined - {seat}, last=last)
    events: list[Event] = [last]
    inside = goal_base(state.seats, seat)
    if move.target in inside and move.origin not in inside:
        # A piece in its goal base stays there (L7), so no earlier position can recur.
        moved = replace(moved, history=PositionHistory(), quiet=0)
        events.append(GoalEntered(seat, GRID.names[move.target], moved.home(seat)))
    if _has_won(moved, seat):
        return _end_match(
            moved, events, _side(moved, seat), "goal_filled", "halma#L8" if moved.seats == 2 else "halma#L9"
        )
    if _has_occupied(moved, seat):
        return _end_match(moved, events, _side(moved, seat), "goal_occupied", "halma#LQ7")
    if _is_dead(moved):
        return _end_match(moved, events, (), "dead", "halma#LQ9")
    moved, passed = _next_turn(moved, Seat((seat + 1) % moved.seats))
    if len(passed) == moved.seats:
        return _end_match(moved, events, (), "stuck", "halma#LQ4")
    events.extend(passed)
    moved = replace(moved, history=moved.history.then(moved.key))
    if moved.allows_draws and moved.history.count(moved.key) == 3:
        return _end_match(moved, events, (), "repetition", "halma#LQ8")
    if moved.allows_draws and moved.quiet == QUIET_MOVES * moved.seats:
        everyone = frozenset(Seat(other) for other in range(moved.seats))
        moved = replace(moved, quiet=0, asked=everyone, offerer=None)
        events.append(DrawOffered(None))
    return Step(moved, tuple(events))


def _say(state: State, seat: Seat, word: Word) -> Step[State]:
    match word:
        case Word.RESIGN:
            others = frozenset(Seat(other) for other in range(state.seats)) - _side(state, seat)
            return _end_match(state, [Resigned(seat)], others, "resigned", "halma#LQ8")
        case Word.OFFER:
            others = frozenset(Seat(other) for other in range(state.seats)) - {seat}
            return Step(replace(state, asked=others, offerer=seat), (DrawOffered(seat),))
        case Word.AGREE:
            asked = state.asked - {seat}
            answered = DrawAnswered(seat, agreed=True)
            if not asked:
                return _end_match(state, [answered], (), "agreed", "halma#LQ8")
            return Step(replace(state, asked=asked), (answered,))
        case Word.DECLINE:
            declined = state.declined if state.offerer is None else state.declined | {state.offerer}
            state = replace(state, asked=frozenset(), offerer=None, declined=declined)
            return Step(state, (DrawAnswered(seat, agreed=False),))


def _end_match(state: State, events: Iterable[Event], winners: Iterable[Seat], reason: str, clause: str) -> Step[State]:
    scores = tuple(state.home(Seat(seat)) for seat in range(state.seats))
    outcome = Outcome(frozenset(winners), scores, reason, clause)
    return Step(replace(state, result=outcome, asked=frozenset(), offerer=None), (*events, Ended(outcome)))


def _next_turn(state: State, seat: Seat) -> tuple[State, list[TurnPassed]]:
    """Return the state in which the first seat with a move from ``seat`` on acts, and events of skipped seats. L10."""
    passed: list[TurnPassed] = []
    for turn in (Seat((seat + k) % state.seats) for k in range(state.seats)):
        state = replace(state, turn=turn)
        if next(HalmaMoves(View(turn, state)).piece_moves(), None) is not None:
            break
        passed.append(TurnPassed(turn))
    return state, passed


def _side(state: State, seat: Seat) -> frozenset[Seat]:
    return next(side for side in Halma().sides(state.setup) if seat in side)


def _has_won(state: State, mover: Seat) -> bool:
    """Return whether each player of the mover's side has filled the own goal base. L8, L9."""
    return all(
        all(state.board[square] == seat + 1 for square in goal_base(state.seats, seat)) for seat in _side(state, mover)
    )


def _has_occupied(state: State, mover: Seat) -> bool:
    """Return whether all goals of the mover's side are full, with a piece of the owner and none of the partner. LQ7."""
    if not state.setup.option("occupied_base"):
        return False
    side = _side(state, mover)
    return all(
        owner in held and not held & (side - {owner}) and CHANCE not in held
        for owner in side
        for held in ({Seat(state.board[square] - 1) for square in goal_base(state.seats, owner)},)
    )


def _is_dead(state: State) -> bool:
    """Return whether each side has a piece walled in for good, or a goal base blocked by one. LQ9."""
    if not state.allows_draws or state.setup.option("occupied_base"):
        return False
    hopeless: set[Seat] = set()
    for seat in map(Seat, range(state.seats)):
        base = goal_base(state.seats, seat)
        walled_in = enclosed_squares(state.seats, opposite_seat(state.seats, seat))
        strangers = {square: state.board[square] for square in base if state.board[square] != seat + 1}
        if strangers and EMPTY not in strangers.values() and walled_in.issuperset(strangers):
            hopeless |= _side(state, seat)
            for code in strangers.values():
                hopeless |= _side(state, Seat(code - 1))
    return len(hopeless) == state.seats
