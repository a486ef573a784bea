"""Material of knockout whist for the laws."""

from bluestick.engine.cards import FRENCH
from bluestick.games.knockout.moves import WORDS
from tests.games.laws import Material


class KnockoutMaterial(Material):
    deck = FRENCH

    def places(self, state):
        hands = (card for hand in state.hands for card in hand)
        return (*hands, *state.rest, *filter(None, [state.table.turn_up]), *state.table.laid())

    def touchable(self, setup):
        return WORDS


MATERIAL = KnockoutMaterial()
