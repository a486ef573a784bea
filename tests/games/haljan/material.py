"""Material of Haljan for the laws."""

from bluestick.engine.cards import FRENCH
from bluestick.games.haljan.cards import points_by_card
from bluestick.games.haljan.moves import WORDS
from bluestick.games.haljan.scoring import LAST_TRICK
from bluestick.games.haljan.state import State
from tests.games.laws import Material


class HaljanMaterial(Material):
    deck = FRENCH

    def places(self, state: State):
        table = state.table
        turn_up = () if table.turn_up is None else (table.turn_up,)
        return (*(card for hand in state.hands for card in hand), *state.stock, *turn_up, *table.laid())

    def points(self, state: State):
        """Return the points in the cards of both sides and those to come, and the ten for the last trick of langen."""
        table = state.table
        if not table.trump:
            return 0
        worth = points_by_card(table.trump, table.harjan)
        taken = {card for trick in table.tricks for laid in trick.plays for card in laid.cards}
        left = sum(worth[card] for card in self.places(state) if card not in taken)
        return sum(table.points) + left + (LAST_TRICK if not table.utn and table.turn is not None else 0)

    def touchable(self, setup):
        return WORDS


MATERIAL = HaljanMaterial()
