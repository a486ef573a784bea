"""Legal moves of Halma, and refusals of others. Clauses L3 to L7, LQ5, LQ6, LQ8 and LQ11."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain
from random import Random

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal, no_move
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import (
    EMPTY,
    GRID,
    corner_distance,
    goal_base,
    locked_paths,
    open_paths,
    reachable_squares,
    start_base,
)
from bluestick.games.halma.moves import WORDS, DrawLots, HalmaMove, MovePiece, Say, Word, piece_move
from bluestick.games.halma.state import View


class HalmaMoves(MoveSet[HalmaMove]):
    """Legal moves of one seat, computed piece by piece on demand."""

    def __init__(self, view: View) -> None:
        self._state = view.state
        self._seat = view.seat
        self._found: dict[int, list[int]] = {}

    def __iter__(self) -> Iterator[HalmaMove]:
        yield from self.piece_moves()
        yield from self._word_moves()

    def why_not(self, move: HalmaMove) -> Refusal | None:
        match move:
            case MovePiece(origin, target):
                return self._turn_refusal() or self._why_not_piece(origin) or self._why_not_target(origin, target)
            case Say(word):
                return self._why_not_say(word)
            case DrawLots():
                return Refusal("no_lots", "halma#L3.1")
            case _:
                return no_move("halma#L3.1")

    def sample(self, rng: Random) -> HalmaMove:
        """Return a random legal move: mostly of a piece, one time in fifty an offer or a resignation."""
        moves: list[HalmaMove] = list(self.piece_moves())
        sayings: list[HalmaMove] = list(self._word_moves())
        if not moves or (sayings and rng.random() < 0.02):
            moves = sayings
        if not moves:
            raise LookupError("no moves")
        return rng.choice(moves)

    def piece_moves(self) -> Iterator[MovePiece]:
        for origin in self._origins():
            for target in self._legal_targets(origin):
                yield piece_move(origin, target)

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        if not chosen:
            words = (say.word.value for say in self._word_moves())
            return frozenset({GRID.names[origin] for origin in self._origins()}.union(words))
        if len(chosen) == 1 and chosen[0] not in WORDS and self.why_not_pick(chosen) is None:
            return frozenset(GRID.names[target] for target in self._legal_targets(_square(chosen[0])))
        return frozenset()

    def readings(self, chosen: Pick) -> tuple[HalmaMove, ...]:
        move = _read_pick(chosen)
        return (move,) if move is not None and move in self else ()

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return self._why_not_say(Word.RESIGN)  # a player to act may at least resign
        move = _read_pick(chosen)
        if move is not None:
            return self.why_not(move)
        if len(chosen) > 1:
            return Refusal("one_piece", "halma#L3.2", chosen)  # L3.2: exactly one piece, one step or chain
        return self._turn_refusal() or self._why_not_piece(_square(chosen[0]))

    # Turn: L3.1 and LQ8.

    def _turn_refusal(self) -> Refusal | None:
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
            return self._leave_first_refusal(origin, self._targets(origin))
        if reachable_squares(self._state.board, origin, open_paths()):
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
            return self._leave_first_refusal(origin, (target,))
        if target in reachable_squares(board, origin, open_paths()):
            goal_squares = goal_base(self._state.seats, Seat(board[origin] - 1))
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
        """Targets by piece's square under LQ11: out of the start base; if none, forward in it; else all but into it."""
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

    def _leave_first_refusal(self, origin: int, ends: Iterable[int]) -> Refusal:
        home, duty = self._camp, self._leave_first
        if origin not in home and home.issuperset(ends):
            return Refusal("no_return", "halma#LQ11", (GRID.names[origin],))
        movers = tuple(sorted(GRID.names[start] for start, allowed in duty.items() if allowed))
        leaving = not home.issuperset(chain.from_iterable(duty.values()))
        return Refusal("leave_first" if leaving else "make_way_first", "halma#LQ11", movers)

    @property
    def _camp(self) -> frozenset[int]:
        assert self._seat is not None
        return start_base(self._state.seats, self._seat)

    def _from_corner(self, square: int) -> int:
        assert self._seat is not None
        return corner_distance(self._state.seats, self._seat, square)

    # Words: LQ8.

    def _why_not_say(self, word: Word) -> Refusal | None:
        state = self._state
        if state.result is not None:
            return Refusal("match_over", state.result.clause)
        if self._seat not in state.to_act:
            return Refusal("not_your_turn", "halma#L3.1")
        if word is Word.RESIGN:
            return None
        if not state.allows_draws:
            return Refusal("no_draws", "halma#LQ8")
        if word is not Word.OFFER:
            return None if state.asked else Refusal("not_asked", "halma#LQ8")
        if state.asked:
            return Refusal("answer_first", "halma#LQ8")
        if self._seat in state.declined:
            return Refusal("just_declined", "halma#LQ8")
        return None

    # Listing.

    def _word_moves(self) -> Iterator[Say]:
        return (say for say in map(Say, Word) if self._why_not_say(say.word) is None)

    def _origins(self) -> Iterator[int]:
        if self._turn_refusal() is None:
            for origin, owner in enumerate(self._state.board):
                if owner - 1 == self._seat and self._legal_targets(origin):
                    yield origin

    def _targets(self, origin: int) -> list[int]:
        """Return the targets of the piece on ``origin``, ignoring house rules."""
        if origin not in self._found:
            state = self._state
            paths = locked_paths(state.seats, Seat(state.board[origin] - 1))
            self._found[origin] = reachable_squares(state.board, origin, paths)
        return self._found[origin]


def _read_pick(chosen: Pick) -> HalmaMove | None:
    """Return the move that selected parts stand for, legal or not; None if these are too few or too many."""
    match chosen:
        case (word,) if word in WORDS:
            return Say(Word(word))
        case (origin, target) if origin not in WORDS and target not in WORDS:
            return piece_move(_square(origin), _square(target))
    return None


_square = GRID.square
