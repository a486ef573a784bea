"""What the laws must be told about knockout whist."""

from bluestick.engine.cards import FRENCH
from bluestick.games.knockout.moves import WORDS
from tests.games.laws import Material


class KnockoutMaterial(Material):
    deck = FRENCH

    def places(self, state):
        turn_up = () if state.table.turn_up is None else (state.table.turn_up,)
        return (*(card for hand in state.hands for card in hand), *state.rest, *turn_up, *state.table.laid())

    def touchable(self, setup):
        return WORDS


MATERIAL = KnockoutMaterial()
