"""Material of magpies for the laws."""

from tests.games.laws import Material
from tests.games.magpies.rules import PACK, Table


class MagpieMaterial(Material):
    deck = PACK

    def places(self, state: Table):
        return (*(closed.card for closed in state.closed()), *(card for _, card in state.played))

    def points(self, state: Table):
        tricks = len(PACK) // len(state.seats) - 1
        left = tricks - len(state.played) // len(state.seats)
        return sum(state.points) + left

    def touchable(self, setup):
        return frozenset({"peek"})

    def clauses(self, rules):
        return frozenset(f"magpies#G{number}" for number in range(1, 8))


MATERIAL = MagpieMaterial()
