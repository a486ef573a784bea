"""Tree search for games with hidden cards: one tree of what everybody sees, grown through many guessed deals.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import log, sqrt
from typing import Generic, Protocol, TypeVar

_WARM_UP = 20
L = TypeVar("L", bound=Hashable)
W = TypeVar("W")
L_co = TypeVar("L_co", bound=Hashable, covariant=True)


class World(Protocol[L_co]):
    """A guessed deal that is played on. Values are from the point of view of side 0."""

    @property
    def over(self) -> bool:
        """Whether nothing more is to be decided."""

    @property
    def side(self) -> int:
        """Whose turn it is: 0 or 1."""

    def options(self) -> Sequence[tuple[L_co, int]]:
        """What may be done, the most promising first: names that mean the same in every deal, and moves of this one."""

    def play(self, move: int) -> None:
        """Make a move."""

    def finish(self) -> float:
        """Play on quickly to the end: what comes of it."""


class Node(Generic[L]):
    """What is known of a line of play. ``total`` is from the point of view of the side that came here."""

    __slots__ = ("chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[L, Node[L]] = {}
        self.visits = 0
        self.total = 0.0
        self.chances = 0
        """How often it could have been come here."""


class Tree(Generic[L]):
    """``curious``: how far a line must fall behind, in units of the value, before it is left aside."""

    def __init__(self, curious: float) -> None:
        self.root: Node[L] = Node()
        self._curious = curious

    def grow(self, world: World[L]) -> float:
        """Play one deal to its end, well where the tree knows how; remember what came of it, and tell."""
        node = self.root
        way: list[tuple[Node[L], int]] = []
        while not world.over:
            options = world.options()
            side = world.side
            new = next((option for option in options if option[0] not in node.children), None)
            if new is not None:
                fresh: Node[L] = Node()
                node.children[new[0]] = fresh
                way.append((fresh, side))
                world.play(new[1])
                break
            name, move = self._best(node, options) if len(options) > 1 else options[0]
            node = node.children[name]
            way.append((node, side))
            world.play(move)
        value = world.finish()
        self.root.visits += 1
        for node, side in way:
            node.visits += 1
            node.total += value if side == 0 else -value
        return value

    def _best(self, node: Node[L], options: Iterable[tuple[L, int]]) -> tuple[L, int]:
        best, best_bound = None, 0.0
        for option in options:
            child = node.children[option[0]]
            child.chances += 1
            bound = child.total / child.visits + self._curious * sqrt(log(child.chances + 1) / child.visits)
            if best is None or bound > best_bound:
                best, best_bound = option, bound
        assert best is not None
        return best


def race(options: Sequence[L], deals: Iterable[W], result: Callable[[L, W], float], slack: float) -> L:
    """The option with the best results, each tried in the same deals as the others.

    After ``_WARM_UP`` deals an option is dropped when it is behind, on average over n deals, by ``slack / sqrt(n)``.
    """
    total = dict.fromkeys(options, 0.0)
    for number, deal in enumerate(deals, start=1):
        for option in total:
            total[option] += result(option, deal)
        if number >= _WARM_UP:
            least = max(total.values()) - slack * sqrt(number)
            total = {option: sum_ for option, sum_ in total.items() if sum_ >= least}
            if len(total) == 1:
                break
    return max(total, key=total.__getitem__)
