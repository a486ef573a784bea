from functools import cache, partial
from itertools import count

import pytest

from bluestick.engine.search.alphabeta import WIN, AlphaBeta, LevelSearch


class Heap:
    """Take one, two or three matches; whoever takes the last one wins. After leaving a multiple of five: once more."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.side = 0
        self.looked_at = 0
        self._made: list[tuple[int, int]] = []

    @property
    def key(self) -> int:
        return self.matches * 2 + self.side

    @property
    def result(self) -> int | None:
        return WIN if self.matches == 0 else None  # whoever took the last one is still to move

    @property
    def value(self) -> int:
        return 0

    def moves(self) -> list[int]:
        self.looked_at += 1
        return [taken for taken in (1, 2, 3) if taken <= self.matches]

    def make(self, move: int) -> None:
        self._made.append((self.matches, self.side))
        self.matches -= move
        if self.matches % 5:
            self.side = 1 - self.side

    def unmake(self) -> None:
        self.matches, self.side = self._made.pop()

    def frontier(self, enough: int) -> int:
        return WIN if self.matches <= 3 else 0


@cache
def solved(matches: int) -> int:
    """The value by trying everything: a win is worth less by one for every move until then."""
    best = -2 * WIN
    for taken in range(1, min(3, matches) + 1):
        left = matches - taken
        if left == 0:
            return WIN - 1
        value = solved(left) if left % 5 == 0 else -solved(left)
        best = max(best, value - 1 if value > 0 else value + 1)
    return best


@pytest.mark.parametrize("matches", range(1, 26))
def test_the_search_finds_the_soonest_win_and_the_latest_loss(matches):
    heap = Heap(matches)
    found = AlphaBeta(width=3, depth=30).search(heap, heap.moves(), {})
    assert found.value == solved(matches)
    assert (heap.matches, heap.side) == (matches, 0)


def test_a_bonus_decides_between_equal_moves():
    for favourite in (1, 2, 3):
        heap = Heap(40)
        assert AlphaBeta(width=3, depth=2).search(heap, heap.moves(), {favourite: 5}).move == favourite


def test_only_the_most_promising_moves_are_looked_at():
    heap = Heap(9)
    found = AlphaBeta(width=1, depth=30).search(heap, heap.moves(), {})
    assert found.value != solved(9)


def test_the_search_stops_at_the_deadline_and_takes_everything_back(monkeypatch):
    """This clock ticks when it is looked at."""
    looks = count()
    monkeypatch.setattr("bluestick.engine.search.alphabeta.monotonic", partial(next, looks))
    heap = Heap(300)
    found = AlphaBeta(width=3, depth=1000, deadline=50).search(heap, heap.moves(), {})
    assert next(looks) == 52
    assert found.move in heap.moves()
    assert heap.matches == 300


def test_every_move_is_looked_at_even_if_the_time_is_up():
    heap = Heap(3)
    assert AlphaBeta(width=3, depth=9, deadline=0, nodes=0).search(heap, heap.moves(), {}).move == 3


def test_a_number_of_nodes_is_kept():
    heap = Heap(300)
    found = AlphaBeta(width=3, depth=1000, nodes=100).search(heap, heap.moves(), {})
    assert found.nodes <= 100


class Ladder:
    """One move is worth more than all others by ``lead``, at whatever depth one looks; nothing ever ends."""

    side = 0
    result = None

    def __init__(self, lead: int) -> None:
        self.lead = lead
        self.made: list[int] = []

    @property
    def key(self) -> int:
        return hash(tuple(self.made))

    @property
    def value(self) -> int:
        return self.lead if self.made[0] == 3 else 0

    def moves(self) -> list[int]:
        return [1, 2, 3]

    def make(self, move: int) -> None:
        self.made.append(move)

    def unmake(self) -> None:
        self.made.pop()

    def frontier(self, enough: int) -> int:
        return self.value


def test_a_move_that_stands_out_is_found_without_using_all_depth():
    def depth(lead: int, margin: int | None) -> int:
        found = AlphaBeta(width=3, depth=8, margin=margin).search(Ladder(lead), [1, 2, 3], {})
        assert found.move == 3
        return found.complete

    assert depth(lead=50, margin=None) == 8
    assert depth(lead=50, margin=60) == 8
    assert depth(lead=50, margin=40) == 4


def minimax(matches: int, depth: int) -> int:
    """The value for the side to take, searched to this depth without a table."""
    if matches == 0:
        return WIN
    if depth == 0:
        return 0
    return max(tried(matches, taken, depth) for taken in (1, 2, 3) if taken <= matches)


def tried(matches: int, taken: int, depth: int) -> int:
    left = matches - taken
    value = minimax(left, depth - 1)
    return later(value if left == 0 or left % 5 == 0 else -value)


def test_moves_are_worth_what_trying_everything_says_at_each_depth():
    """Up to the win, where the others keep the value that they had before."""
    heap = Heap(13)
    *levels, last = LevelSearch(width=3).levels(heap, heap.moves(), WIN, float("inf"))
    for depth, values in enumerate(levels, start=1):
        assert values == {taken: tried(13, taken, depth) for taken in (1, 2, 3)}
    assert last == {**values, 3: tried(13, 3, len(levels) + 1)}


def test_a_used_search_says_what_a_fresh_one_says():
    heap = Heap(23)
    used = LevelSearch(width=3)
    used.levels(heap, [2], WIN, float("inf"))
    used.levels(heap, [3, 1], WIN, float("inf"))
    fresh = LevelSearch(width=3).levels(Heap(23), [1, 2, 3], WIN, float("inf"))
    assert used.levels(heap, [1, 2, 3], WIN, float("inf")) == fresh


def test_depths_that_are_known_are_gone_on_from(monkeypatch):
    looks = count()
    monkeypatch.setattr("bluestick.engine.search.alphabeta.monotonic", partial(next, looks))
    heap = Heap(40)
    search = LevelSearch(width=3)
    first = search.levels(heap, heap.moves(), WIN, 200)
    begun = next(looks)
    assert search.levels(heap, heap.moves(), WIN, 0) == first
    assert next(looks) <= begun + 2, "what is known is not looked at again"
    more = search.levels(heap, heap.moves(), WIN, 2000)
    assert 1 < len(first) < len(more)
    assert more[: len(first)] == first


def test_a_move_that_is_far_behind_is_worth_so_much_less_and_no_more():
    cut, *_ = LevelSearch(width=3).levels(Ladder(lead=50), [3, 1, 2], 20, float("-inf"))
    assert cut == {3: 50, 1: 30, 2: 30}


def later(value: int) -> int:
    """The same win or loss, one move farther away."""
    return value and (value - 1 if value > 0 else value + 1)
