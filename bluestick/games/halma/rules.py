"""The rules of halma, in playing order. Clause ids are those of the rule page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from itertools import chain
from random import Random

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import Option, Outcome, Phase, Rules, Setup, Step, Variant
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import (
    EMPTY,
    GRID,
    Paths,
    camp,
    corner_distance,
    deep,
    goal,
    locked_paths,
    open_paths,
    opposite,
    path,
    targets,
)

QUIET_MOVES = 100
"""LQ8: moves per player without a new piece in a goal base before the table asks for a draw."""


@dataclass(frozen=True, slots=True)
class DrawLots(Move):
    """Chance decides who begins. L3.1."""

    first: Seat


@dataclass(frozen=True, slots=True)
class MovePiece(Move):
    """One piece goes from one square to another, by a step or by a chain of jumps. L3.2."""

    origin: int
    target: int


class Word(StrEnum):
    """What may be said instead of moving."""

    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Offering a draw, answering such an offer, or resigning. LQ8."""

    word: Word

    @property
    def gives_up(self) -> bool:
        """Resigning and agreeing to a draw are nobody's to do for a player."""
        return self.word in (Word.AGREE, Word.RESIGN)


HalmaMove = DrawLots | MovePiece | Say


@dataclass(frozen=True, slots=True)
class LotsDrawn(Event):
    """``first`` begins."""

    first: Seat


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """A piece went along ``squares``: two for a step, one more for each further jump of a chain."""

    seat: Seat
    squares: tuple[Part, ...]
    jumped: bool


@dataclass(frozen=True, slots=True)
class GoalEntered(Event):
    """The piece that moved has come into its goal base, where it stays. L7."""

    seat: Seat
    square: Part
    home: int
    """How many pieces of the seat stand there now."""


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """``seat`` has no legal move and is skipped. L10."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A draw was proposed, by a player or, after QUIET_MOVES, by the table (None). LQ8."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """``seat`` has agreed to the draw, or declined it. LQ8."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """``seat`` has given up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class State:
    """The board and all that decides what may happen next; halma hides nothing (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    """Whose turn it is; None before the lots are drawn."""
    past: tuple[bytes, ...] = ()
    """Boards, each with the seat to move, since a piece last entered a goal base; the present one last."""
    quiet: int = 0
    """Moves since then, or since the table last asked for a draw."""
    asked: frozenset[Seat] = frozenset()
    """Who still has to answer an offer of a draw."""
    offerer: Seat | None = None
    """Who made that offer; None if it was the table."""
    declined: frozenset[Seat] = frozenset()
    """Whose offer was declined and who has not moved since."""
    result: Outcome | None = None
    last: PieceMoved | None = None
    """The last move of a piece, which stays in sight."""

    @property
    def seats(self) -> int:
        """Two or four."""
        return self.setup.seats

    @property
    def draws(self) -> bool:
        """Whether the house rule LQ8 is on."""
        return bool(self.setup.option("draws"))


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view is the state itself: everything is visible. L11."""

    seat: Seat | None
    state: State

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return _to_act(self.state)

    def home(self, seat: Seat) -> int:
        """How many pieces of ``seat`` stand in its goal base."""
        return _home(self.state, seat)


class Halma(Rules[State, View, HalmaMove]):
    """Two players, or four in two pairs (L1.2)."""

    id = "halma"
    version = 1
    turn_clause = "L3.1"
    variants = (
        Variant(
            "halma",
            (2, 4),
            (
                Option("draws", True, "halma#LQ8", house_rule=True),
                Option("occupied_base", False, "halma#LQ7", house_rule=True),
                Option("leave_first", False, "halma#LQ11", house_rule=True),
            ),
        ),
    )

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        """Two players against each other, or the pairs A C and B D. L2.4."""
        if setup.seats == 2:
            return frozenset({Seat(0)}), frozenset({Seat(1)})
        return frozenset({Seat(0), Seat(2)}), frozenset({Seat(1), Seat(3)})

    def start(self, setup: Setup) -> State:
        """All pieces in their own base. L2.1."""
        pieces = {square: Seat(seat) for seat in range(setup.seats) for square in camp(setup.seats, Seat(seat))}
        return State(setup, _board(pieces))

    def position(self, setup: Setup, pieces: Mapping[int, Seat], turn: Seat) -> State:
        """Any position, for examples and studies: the match begins there with ``turn`` to move.

        ``pieces`` maps squares to seats. The turn passes at once if that seat has no move (L10).
        """
        state, _ = _next_turn(State(setup, _board(pieces), turn), turn)
        return replace(state, past=(_key(state),))

    def to_act(self, state: State) -> frozenset[Seat]:
        """The player whose turn it is; those who have to answer an offer; CHANCE before the first move."""
        return _to_act(state)

    def deal(self, state: State, rng: Random) -> DrawLots:
        """L3.1: the starting player is drawn by lot."""
        return DrawLots(Seat(rng.randrange(state.seats)))

    def why_not_deal(self, state: State, move: HalmaMove) -> Refusal | None:
        """Lots are drawn once, for one of the seats. L3.1."""
        if state.turn is not None or not isinstance(move, DrawLots) or not 0 <= move.first < state.seats:
            return Refusal("no_lots", "halma#L3.1")
        return None

    def apply(self, state: State, seat: Seat, move: HalmaMove) -> Step[State]:
        """What a legal move leads to."""
        match move:
            case DrawLots(first):
                state = replace(state, turn=first)
                return Step(replace(state, past=(_key(state),)), (LotsDrawn(first),))
            case MovePiece():
                return _move_piece(state, seat, move)
            case Say():
                return _say(state, seat, move.word)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended. The score of a seat is the number of its pieces in its goal base."""
        return state.result

    def view(self, state: State, seat: Seat | None) -> View:
        """L11: everything is visible."""
        return View(seat, state)

    def moves(self, view: View) -> HalmaMoves:
        """Pairs of piece and destination (L11), and the words of LQ8."""
        return HalmaMoves(view)

    def phase(self, view: View) -> Phase:
        """Lots, move, answer, or over."""
        state = view.state
        if state.result is not None:
            return Phase("over", state.result.clause)
        if state.turn is None:
            return Phase("lots", "halma#L3.1")
        if state.asked:
            return Phase("answer", "halma#LQ8")
        return Phase("move", "halma#L3.2")

    def parts(self, move: HalmaMove) -> Pick:
        """Two squares, or a word."""
        match move:
            case MovePiece(origin, target):
                return (GRID.names[origin], GRID.names[target])
            case Say(word):
                return (word.value,)
            case DrawLots(first):
                return (f"first {first}",)

    def determinize(self, view: View, rng: Random) -> State:
        """There is only one world. L11."""
        return view.state

    def write(self, move: HalmaMove) -> str:
        """``a1-b2``, a word, or ``first 0``."""
        return "-".join(self.parts(move))

    def read(self, text: str) -> HalmaMove:
        """The inverse of ``write``; ValueError for nonsense."""
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


@cache
def piece_move(origin: int, target: int) -> MovePiece:
    """A move, made once and shared by every set that holds it."""
    return MovePiece(origin, target)


class HalmaMoves(MoveSet[HalmaMove]):
    """What one seat may do: found piece by piece, and only as far as somebody asks."""

    def __init__(self, view: View) -> None:
        self._state = view.state
        self._seat = view.seat
        self._found: dict[int, list[int]] = {}

    def __iter__(self) -> Iterator[HalmaMove]:
        yield from self._piece_moves()
        yield from self._sayings()

    def why_not(self, move: HalmaMove) -> Refusal | None:
        match move:
            case MovePiece(origin, target):
                return self._why_not_turn() or self._why_not_piece(origin) or self._why_not_target(origin, target)
            case Say(word):
                return self._why_not_say(word)
            case DrawLots():
                return Refusal("no_lots", "halma#L3.1")

    def sample(self, rng: Random) -> HalmaMove:
        """Mostly a piece; one time in fifty something is said."""
        moves: list[HalmaMove] = list(self._piece_moves())
        sayings: list[HalmaMove] = list(self._sayings())
        if not moves or (sayings and rng.random() < 0.02):
            moves = sayings
        if not moves:
            raise LookupError("no moves")
        return rng.choice(moves)

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        if not chosen:
            words = (say.word.value for say in self._sayings())
            return frozenset({GRID.names[origin] for origin in self._origins()}.union(words))
        if len(chosen) == 1 and chosen[0] not in WORDS and self.why_not_pick(chosen) is None:
            return frozenset(GRID.names[target] for target in self._legal_targets(_square(chosen[0])))
        return frozenset()

    def readings(self, chosen: Pick) -> tuple[HalmaMove, ...]:
        move = _read_pick(chosen)
        return (move,) if move is not None and move in self else ()

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return self._why_not_say(Word.RESIGN)  # whoever is waited for may at least resign
        move = _read_pick(chosen)
        if move is not None:
            return self.why_not(move)
        if len(chosen) > 1:
            return Refusal("one_piece", "halma#L3.2", chosen)  # L3.2: exactly one piece, one step or chain
        return self._why_not_turn() or self._why_not_piece(_square(chosen[0]))

    # Turn: L3.1 and LQ8.

    def _why_not_turn(self) -> Refusal | None:
        state = self._state
        if state.result is not None:
            return Refusal("match_over", state.result.clause)
        if state.asked:
            return Refusal("answer_first", "halma#LQ8")
        if self._seat is None or self._seat != state.turn:
            return Refusal("not_your_turn", "halma#L3.1")
        return None

    # Ownership and mobility: L3.2, L7.

    def _why_not_piece(self, origin: int) -> Refusal | None:
        owner = self._state.board[origin]
        name = GRID.names[origin]
        if owner == EMPTY:
            return Refusal("empty_square", "halma#L3.2", (name,))
        if owner - 1 != self._seat:
            return Refusal("not_your_piece", "halma#L3.2", (name,))
        if self._legal_targets(origin):
            return None
        if self._targets(origin):
            return self._why_not_leave_first(origin, self._targets(origin))
        if targets(self._state.board, origin, open_paths()):
            return Refusal("locked_in", "halma#L7", (name,))
        return Refusal("hemmed_in", "halma#L5", (name,))

    # Form: L4 to L7.

    def _why_not_target(self, origin: int, target: int) -> Refusal | None:
        board = self._state.board
        pair = (GRID.names[origin], GRID.names[target])
        if target in self._legal_targets(origin):
            return None
        if target == origin:
            return Refusal("null_move", "halma#LQ6", pair[:1])
        if board[target] != EMPTY:
            return Refusal("occupied", "halma#L4", pair[1:])
        if target in self._targets(origin):
            return self._why_not_leave_first(origin, (target,))
        if target in targets(board, origin, open_paths()):
            goal_squares = goal(self._state.seats, Seat(board[origin] - 1))
            if origin in goal_squares and target not in goal_squares:
                return Refusal("leaves_goal", "halma#L7", pair)
            return Refusal("passes_goal", "halma#LQ5", pair)
        return Refusal("out_of_reach", "halma#L6", pair)

    # The option ``leave_first``: LQ11.

    def _legal_targets(self, origin: int) -> list[int]:
        if self._state.setup.option("leave_first"):
            return self._leave_first.get(origin, [])
        return self._targets(origin)

    @cached_property
    def _leave_first(self) -> dict[int, list[int]]:
        """LQ11: one must leave the own base; if none can, one must make way in it; if none can, anything goes."""
        state, home = self._state, self._camp
        found = {origin: self._targets(origin) for origin, owner in enumerate(state.board) if owner - 1 == self._seat}
        leaving = {origin: [target for target in found[origin] if target not in home] for origin in found.keys() & home}
        making_way = {
            origin: [target for target in found[origin] if self._from_corner(target) > self._from_corner(origin)]
            for origin in found.keys() & home
        }
        for duty in (leaving, making_way):
            if any(duty.values()):
                return duty
        return {
            origin: [target for target in ends if origin in home or target not in home]  # LQ11: no way back
            for origin, ends in found.items()
        }

    def _why_not_leave_first(self, origin: int, ends: Iterable[int]) -> Refusal:
        home, duty = self._camp, self._leave_first
        if origin not in home and home.issuperset(ends):
            return Refusal("no_return", "halma#LQ11", (GRID.names[origin],))
        movers = tuple(sorted(GRID.names[start] for start, allowed in duty.items() if allowed))
        leaving = not home.issuperset(chain.from_iterable(duty.values()))
        return Refusal("leave_first" if leaving else "make_way_first", "halma#LQ11", movers)

    @property
    def _camp(self) -> frozenset[int]:
        assert self._seat is not None
        return camp(self._state.seats, self._seat)

    def _from_corner(self, square: int) -> int:
        assert self._seat is not None
        return corner_distance(self._state.seats, self._seat, square)

    # Words: LQ8.

    def _why_not_say(self, word: Word) -> Refusal | None:
        state = self._state
        if state.result is not None:
            return Refusal("match_over", state.result.clause)
        if self._seat not in _to_act(state):
            return Refusal("not_your_turn", "halma#L3.1")
        if word is Word.RESIGN:
            return None
        if not state.draws:
            return Refusal("no_draws", "halma#LQ8")
        if word is not Word.OFFER:
            return None if state.asked else Refusal("not_asked", "halma#LQ8")
        if state.asked:
            return Refusal("answer_first", "halma#LQ8")
        if self._seat in state.declined:
            return Refusal("just_declined", "halma#LQ8")
        return None

    # Listing.

    def _sayings(self) -> Iterator[Say]:
        return (say for say in map(Say, Word) if self._why_not_say(say.word) is None)

    def _piece_moves(self) -> Iterator[MovePiece]:
        for origin in self._origins():
            for target in self._legal_targets(origin):
                yield piece_move(origin, target)

    def _origins(self) -> Iterator[int]:
        if self._why_not_turn() is None:
            for origin, owner in enumerate(self._state.board):
                if owner - 1 == self._seat and self._legal_targets(origin):
                    yield origin

    def _targets(self, origin: int) -> list[int]:
        """Where a piece of this seat may end, house rules aside."""
        if origin not in self._found:
            self._found[origin] = targets(self._state.board, origin, _paths(self._state, origin))
        return self._found[origin]


def _read_pick(chosen: Pick) -> HalmaMove | None:
    """The only move that these parts could be, legal or not; None while they are incomplete or too many."""
    match chosen:
        case (word,) if word in WORDS:
            return Say(Word(word))
        case (origin, target) if origin not in WORDS and target not in WORDS:
            return piece_move(_square(origin), _square(target))
    return None


_square = GRID.square


def _paths(state: State, origin: int) -> Paths:
    return locked_paths(state.seats, Seat(state.board[origin] - 1))


def _to_act(state: State) -> frozenset[Seat]:
    if state.result is not None:
        return frozenset()
    if state.turn is None:
        return frozenset({CHANCE})
    return state.asked or frozenset({state.turn})


def _board(pieces: Mapping[int, Seat]) -> bytes:
    board = bytearray(len(GRID))
    for square, seat in pieces.items():
        board[square] = seat + 1
    return bytes(board)


def _key(state: State) -> bytes:
    """What makes two positions the same: the board and the player to move. LQ8."""
    assert state.turn is not None
    return state.board + bytes((state.turn,))


def _home(state: State, seat: Seat) -> int:
    return sum(state.board[square] == seat + 1 for square in goal(state.seats, seat))


def _move_piece(state: State, seat: Seat, move: MovePiece) -> Step[State]:
    way = path(state.board, move.origin, move.target, _paths(state, move.origin))
    board = bytearray(state.board)
    board[move.origin], board[move.target] = EMPTY, seat + 1
    jumped = move.target not in open_paths().steps[move.origin]
    last = PieceMoved(seat, tuple(GRID.names[square] for square in way), jumped)
    moved = replace(state, board=bytes(board), quiet=state.quiet + 1, declined=state.declined - {seat}, last=last)
    events: list[Event] = [last]
    inside = goal(state.seats, seat)
    if move.target in inside and move.origin not in inside:
        # What entered stays (L7), so no earlier position can come back.
        moved = replace(moved, past=(), quiet=0)
        events.append(GoalEntered(seat, GRID.names[move.target], _home(moved, seat)))
    if _has_won(moved, seat):
        return _ended(moved, events, _side(moved, seat), "goal_filled", "halma#L8" if moved.seats == 2 else "halma#L9")
    if _has_occupied(moved, seat):
        return _ended(moved, events, _side(moved, seat), "goal_occupied", "halma#LQ7")
    if _is_dead(moved):
        return _ended(moved, events, (), "dead", "halma#LQ9")
    moved, passed = _next_turn(moved, Seat((seat + 1) % moved.seats))
    if len(passed) == moved.seats:
        return _ended(moved, events, (), "stuck", "halma#LQ4")
    events.extend(passed)
    moved = replace(moved, past=(*moved.past, _key(moved)))
    if moved.draws and moved.past.count(moved.past[-1]) == 3:
        return _ended(moved, events, (), "repetition", "halma#LQ8")
    if moved.draws and moved.quiet == QUIET_MOVES * moved.seats:
        everyone = frozenset(Seat(other) for other in range(moved.seats))
        moved = replace(moved, quiet=0, asked=everyone, offerer=None)
        events.append(DrawOffered(None))
    return Step(moved, tuple(events))


def _say(state: State, seat: Seat, word: Word) -> Step[State]:
    match word:
        case Word.RESIGN:
            others = frozenset(Seat(other) for other in range(state.seats)) - _side(state, seat)
            return _ended(state, [Resigned(seat)], others, "resigned", "halma#LQ8")
        case Word.OFFER:
            others = frozenset(Seat(other) for other in range(state.seats)) - {seat}
            return Step(replace(state, asked=others, offerer=seat), (DrawOffered(seat),))
        case Word.AGREE:
            asked = state.asked - {seat}
            answered = DrawAnswered(seat, agreed=True)
            if not asked:
                return _ended(state, [answered], (), "agreed", "halma#LQ8")
            return Step(replace(state, asked=asked), (answered,))
        case Word.DECLINE:
            declined = state.declined if state.offerer is None else state.declined | {state.offerer}
            state = replace(state, asked=frozenset(), offerer=None, declined=declined)
            return Step(state, (DrawAnswered(seat, agreed=False),))


def _ended(state: State, events: Iterable[Event], winners: Iterable[Seat], reason: str, clause: str) -> Step[State]:
    """The match is over; a draw if nobody has won."""
    scores = tuple(_home(state, Seat(seat)) for seat in range(state.seats))
    outcome = Outcome(frozenset(winners), scores, reason, clause)
    return Step(replace(state, result=outcome, asked=frozenset(), offerer=None), (*events, Ended(outcome)))


def _next_turn(state: State, seat: Seat) -> tuple[State, list[TurnPassed]]:
    """Give the turn to ``seat`` or to the first after it who has a move. L3.1, L10."""
    passed: list[TurnPassed] = []
    for turn in (Seat((seat + k) % state.seats) for k in range(state.seats)):
        state = replace(state, turn=turn)
        if next(HalmaMoves(View(turn, state))._piece_moves(), None) is not None:
            break
        passed.append(TurnPassed(turn))
    return state, passed


def _side(state: State, seat: Seat) -> frozenset[Seat]:
    return next(side for side in Halma().sides(state.setup) if seat in side)


def _has_won(state: State, mover: Seat) -> bool:
    """L8, L9: the mover's whole side has filled its goal bases with its own pieces."""
    return all(
        all(state.board[square] == seat + 1 for square in goal(state.seats, seat)) for seat in _side(state, mover)
    )


def _has_occupied(state: State, mover: Seat) -> bool:
    """LQ7: every goal square of the side is occupied, by its owner or by the other side, one at least by its owner."""
    if not state.setup.option("occupied_base"):
        return False
    side = _side(state, mover)
    return all(
        owner in held and not held & (side - {owner}) and CHANCE not in held
        for owner in side
        for held in ({Seat(state.board[square] - 1) for square in goal(state.seats, owner)},)
    )


def _is_dead(state: State) -> bool:
    """LQ9: no side can win any more, each has a piece walled in for good or a goal base that keeps a stranger."""
    if not state.draws or state.setup.option("occupied_base"):
        return False
    hopeless: set[Seat] = set()
    for seat in map(Seat, range(state.seats)):
        base = goal(state.seats, seat)
        walled_in = deep(state.seats, opposite(state.seats, seat))
        strangers = {square: state.board[square] for square in base if state.board[square] != seat + 1}
        if strangers and EMPTY not in strangers.values() and walled_in.issuperset(strangers):
            hopeless |= _side(state, seat)
            for code in strangers.values():
                hopeless |= _side(state, Seat(code - 1))
    return len(hopeless) == state.seats
