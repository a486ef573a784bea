"""Material of Halma for the laws."""

from collections import Counter

from bluestick.games.halma.board import GRID
from bluestick.games.halma.moves import WORDS
from bluestick.games.halma.state import State
from tests.games.laws import Material


class HalmaMaterial(Material):
    part = "a1"
    ordered = True

    def count(self, state: State):
        return Counter(state.board)

    def touchable(self, setup):
        return WORDS.union(GRID.names)


MATERIAL = HalmaMaterial()
