"""Fast Halma for bots: positions changed in place. A move is one number: its gain << 16 | origin << 8 | target."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial, reduce
from itertools import islice
from operator import xor

from bluestick.engine.search.alphabeta import WIN
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import (
    EMPTY,
    GRID,
    corner_distance,
    enclosed_squares,
    goal_base,
    opposite_seat,
    start_base,
)
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking import lookups
from bluestick.games.halma.thinking.values import Evaluation

DRAW = -1


class HalmaPosition:
    """Position to be searched: implements ``Position`` of ``engine.search.alphabeta``."""

    def __init__(self, state: State, worth: Evaluation) -> None:
        assert state.turn is not None
        seats = [Seat(seat) for seat in range(state.seats)]
        self.board = list(state.board)
        self.turn: int = state.turn
        self.winner: int | None = None
        """Winning side (seat 0 is on side 0, seat 1 on side 1), or DRAW; None while the match goes on."""
        self.pieces = [[square for square, code in enumerate(self.board) if code == seat + 1] for seat in seats]
        self.worth = worth
        self._draws = state.allows_draws
        self._occupied_base = bool(state.setup.option("occupied_base"))
        self._leave_first = bool(state.setup.option("leave_first"))

        self._reach = [lookups.steps_and_jumps(state.seats, seat) for seat in seats]
        self._camps = [start_base(state.seats, seat) for seat in seats]
        self._goals = [goal_base(state.seats, seat) for seat in seats]
        self._full = len(self._goals[0])
        self._deep = [enclosed_squares(state.seats, opposite_seat(state.seats, seat)) for seat in seats]
        self._sights = lookups.nearby_squares()
        self._numbers, self._turns = lookups.zobrist_numbers()
        self._targets, self._origins = lookups.move_weights(worth)
        self._best_steps = lookups.best_steps(state.seats, worth)

        self._around = [0] * len(GRID)
        """Mask by square: bit n if a piece is next to it in direction n; bit n + 8 if the square two away is empty."""
        self._places = [0] * len(GRID)
        """Index of the piece on each square in ``pieces`` of its player."""
        for square, code in enumerate(self.board):
            for other, bit in self._sights[square]:
                if (code == EMPTY) == (bit > 255):
                    self._around[other] |= bit
        for squares in self.pieces:
            for place, square in enumerate(squares):
                self._places[square] = place
        self._home = [len(self._goals[seat].intersection(self.pieces[seat])) for seat in seats]
        self._keys = [reduce(xor, (self._numbers[seat][square] for square in self.pieces[seat]), 0) for seat in seats]
        self._detours: dict[int, int] = {}
        self._score = sum(
            _sign(seat)
            * (sum(worth.squares[seat][square] for square in squares) - self._detour(seat, self._keys[seat], squares))
            for seat, squares in enumerate(self.pieces)
        )
        self.key = _past_key(bytes((*self.board, self.turn)))
        self._seen = Counter(map(_past_key, state.history))
        """Occurrences of each key since a piece last entered a goal base. LQ8."""
        self._made: list[tuple[int, int, int, int, list[int]]] = []

    @property
    def side(self) -> int:
        """Side to move: with four players seats 0 and 2 are side 0. L2.4."""
        return self.turn & 1

    @property
    def value(self) -> int:
        return self._score * _sign(self.turn)

    @property
    def result(self) -> int | None:
        if self.winner is None:
            return None
        if self.winner == DRAW:
            return 0
        return WIN if self.winner == self.side else -WIN

    def times(self) -> int:
        return self._seen[self.key]

    def moves(self) -> list[int]:
        found = self.listed()
        found.sort(reverse=True)
        return found

    def frontier(self, enough: int) -> int:
        seat = self.turn
        if self._leave_first or self._full - self._home[seat] <= self.worth.last + 1:
            found = self.listed()
            if self._partner_is_home(seat) and any(map(self.brings_last_home, found)):
                return WIN
            return self.value + (max(found) >> 16)
        return self.value + self._best_gain(enough - self.value)

    def _best_gain(self, enough: int) -> int:
        """Return the gain of the best move, or of any that gains at least ``enough``."""
        seat = self.turn
        around, values, steps = self._around, self.worth.squares[seat], self._best_steps[seat]
        _, jumps = self._reach[seat]
        best = -WIN
        for origin in self.pieces[seat]:
            mask = around[origin]
            here = values[origin]
            gain = steps[origin][~mask & 255] - here
            if gain > best:
                best = gain
            mask &= mask >> 8
            if mask:
                reached = [origin, *jumps[origin][mask]]
                for square in islice(reached, 1, None):
                    gain = values[square] - here
                    if gain > best:
                        best = gain
                    mask = around[square]
                    mask &= mask >> 8
                    if mask:
                        for landing in jumps[square][mask]:
                            if landing not in reached:
                                reached.append(landing)
            if best >= enough:
                break
        return best

    def listed(self) -> list[int]:
        seat = self.turn
        around, weights, bases = self._around, self._targets[seat], self._origins[seat]
        steps, jumps = self._reach[seat]
        found: list[int] = []
        for origin in self.pieces[seat]:
            base = bases[origin]
            mask = around[origin]
            found += [base + weights[target] for target in steps[origin][~mask & 255]]
            mask &= mask >> 8
            if mask:
                reached = [origin, *jumps[origin][mask]]
                for square in islice(reached, 1, None):
                    mask = around[square]
                    for landing in jumps[square][mask & mask >> 8]:
                        if landing not in reached:
                            reached.append(landing)
                found += [base + weights[target] for target in islice(reached, 1, None)]
        if self._leave_first:
            found = self._leaving_first(found)
        if self._full - self._home[seat] <= self.worth.last + 1:
            found = self._subtract_detours(found)
        return found

    def make(self, move: int) -> None:
        seat = self.turn
        self._made.append((move, seat, self.key, self._score, self._around))
        self._score += (move >> 16) * _sign(seat)
        origin, target = move >> 8 & 255, move & 255
        around = self._around = self._around[:]
        for square, bit in self._sights[origin]:
            around[square] ^= bit
        for square, bit in self._sights[target]:
            around[square] ^= bit
        self.key ^= self._carry(seat, origin, target)
        self.winner = self._winner(seat)
        if self.winner is None:
            self._next_turn(seat)
        self._seen[self.key] += 1
        if self._draws and self.winner is None and self._seen[self.key] == 3:
            self.winner = DRAW  # LQ8

    def unmake(self) -> None:
        self._seen[self.key] -= 1
        self.winner = None
        move, self.turn, self.key, self._score, self._around = self._made.pop()
        self._carry(self.turn, move & 255, move >> 8 & 255)

    def advance(self, move: int) -> None:
        """Play a move and keep the turn, as if there were no other players."""
        seat = self.turn
        self.make(move)
        self.turn = seat

    @property
    def own_key(self) -> int:
        return self._keys[self.turn]

    def own_key_after(self, move: int) -> int:
        """Return what ``own_key`` would be for the same player after a move."""
        numbers = self._numbers[self.turn]
        return self._keys[self.turn] ^ numbers[move >> 8 & 255] ^ numbers[move & 255]

    def brings_last_home(self, move: int) -> bool:
        inside = self._goals[self.turn]
        return self._home[self.turn] == self._full - 1 and move & 255 in inside and move >> 8 & 255 not in inside

    def _carry(self, seat: int, origin: int, target: int) -> int:
        """Move a piece, and return the change of ``key``."""
        self.board[origin], self.board[target] = EMPTY, seat + 1
        place = self._places[target] = self._places[origin]
        self.pieces[seat][place] = target
        inside = self._goals[seat]
        self._home[seat] += (target in inside) - (origin in inside)
        change = self._numbers[seat][origin] ^ self._numbers[seat][target]
        self._keys[seat] ^= change
        return change

    def _next_turn(self, seat: int) -> None:
        """Pass the turn to the next seat with a move; a draw if there is none. L3.1, L10, LQ4."""
        seats = len(self.pieces)
        for turn in (*range(seat + 1, seats), *range(seat + 1)):
            self.key ^= self._turns[self.turn] ^ self._turns[turn]
            self.turn = turn
            if self._can_move():
                return
        self.winner = DRAW

    def _can_move(self) -> bool:
        steps, jumps = self._reach[self.turn]
        base = self._camps[self.turn]
        hemmed_in = True
        for square in self.pieces[self.turn]:
            mask = self._around[square]
            near, far = steps[square][~mask & 255], jumps[square][mask & mask >> 8]
            if near or far:
                if not self._leave_first or square in base or not base.issuperset(near + far):
                    return True
                hemmed_in = False
        return not hemmed_in and bool(self.listed())  # LQ11: a chain may lead through the base and out again

    def _winner(self, mover: int) -> int | None:
        """Return the side that has won by the mover's last move, or DRAW."""
        if self._home[mover] == self._full and self._partner_is_home(mover):
            return mover & 1  # L8, L9
        if self._occupied_base:
            if self._has_occupied(mover):
                return mover & 1
        elif self._draws and self._is_dead():
            return DRAW
        return None

    def _partner_is_home(self, seat: int) -> bool:
        return len(self.pieces) == 2 or self._home[seat ^ 2] == self._full

    def _has_occupied(self, mover: int) -> bool:
        """Return whether all goals of the mover's side are full, with an owner's piece and none of the partner. LQ7."""
        for owner in range(mover & 1, len(self.pieces), 2):
            if not self._home[owner]:
                return False
            for square in self._goals[owner]:
                code = self.board[square]
                if code == EMPTY or (code - 1 != owner and code & 1 == (owner + 1) & 1):
                    return False
        return True

    def _is_dead(self) -> bool:
        """Return whether each side has a piece walled in for good, or a goal blocked by one. LQ9."""
        hopeless = set()
        for seat, squares in enumerate(self._goals):
            if self._home[seat] + len(self._deep[seat]) < self._full:
                continue
            strangers = [square for square in self._deep[seat] if self.board[square] not in (EMPTY, seat + 1)]
            if strangers and self._home[seat] + len(strangers) == len(squares):
                hopeless.add(seat & 1)
                hopeless.update(self.board[square] - 1 & 1 for square in strangers)
        return len(hopeless) == 2

    def _leaving_first(self, found: list[int]) -> list[int]:
        """Return the moves that LQ11 allows: out of the start base; else forward in it; else all except into it."""
        seat = self.turn
        base, far = self._camps[seat], partial(corner_distance, len(self.pieces), Seat(seat))
        inside = [move for move in found if move >> 8 & 255 in base]
        return (
            [move for move in inside if move & 255 not in base]
            or [move for move in inside if far(move & 255) > far(move >> 8 & 255)]
            or [move for move in found if move >> 8 & 255 in base or move & 255 not in base]
        )

    def _subtract_detours(self, found: list[int]) -> list[int]:
        """Return the moves, with gains reduced by what they add to ``Evaluation.detour`` of the last pieces."""
        seat = self.turn
        numbers, key, pieces = self._numbers[seat], self._keys[seat], self.pieces[seat]
        now = self._detour(seat, key, pieces)
        changed = []
        for move in found:
            origin, target = move >> 8 & 255, move & 255
            after = key ^ numbers[origin] ^ numbers[target]
            later = self._detours.get(after)
            if later is None:
                later = self._detour(seat, after, [target if piece == origin else piece for piece in pieces])
            changed.append(move + (now - later << 16))
        return changed

    def _detour(self, seat: int, key: int, pieces: list[int]) -> int:
        found = self._detours.get(key)
        if found is None:
            found = self._detours[key] = self.worth.detour(self._goals[seat], pieces)
        return found


def _sign(seat: int) -> int:
    return -1 if seat & 1 else 1


@lru_cache(maxsize=4096)
def _past_key(past: bytes) -> int:
    """Return the Zobrist hash of a ``State.key``."""
    numbers, turns = lookups.zobrist_numbers()
    stones = (numbers[code - 1][square] for square, code in enumerate(past[:-1]) if code != EMPTY)
    return reduce(xor, stones, turns[past[-1]])
