"""Material of Haggis for the laws."""

from collections import Counter
from types import MappingProxyType

from bluestick.engine.moves import Part
from bluestick.games.haggis.cards import FACES, NUMBERS, colour, parts
from bluestick.games.haggis.moves import WORDS
from bluestick.games.haggis.readings import Reading, set_reading
from bluestick.games.haggis.scoring import total_points
from bluestick.games.haggis.state import State
from tests.games.laws import Material

CARD_POINTS = ("tricks", "gifts", "last_hand", "haggis")
"""Items of a score that come from cards."""


class HaggisMaterial(Material):
    part = "7r"
    examples = MappingProxyType({Reading: set_reading(1, 7)})
    deck = NUMBERS + 3 * FACES

    def places(self, state: State) -> tuple[Part, ...]:
        table = state.table
        shown = (*table.scores[-1].hand, *table.scores[-1].haggis) if table.scores and not table.is_playing else ()
        return (*(card for hand in state.hands for card in parts(hand)), *parts(state.haggis), *table.laid(), *shown)

    def count(self, state: State) -> Counter[Part]:
        """Count the cards, including those two players do not use. G1.2."""
        table = state.table
        out = [card for card in NUMBERS if colour(card) == table.removed]
        return Counter((*self.places(state), *out, *(FACES if table.seats == 2 else ())))

    def points(self, state: State) -> int:
        """Return the points of cards in the piles and outside them; after the round the counted ones."""
        table = state.table
        if not table.round:
            return 0
        if not table.is_playing:
            items = (item for each in table.scores[-1].items for item in each)
            return sum(item.amount for item in items if item.code in CARD_POINTS)
        left = [*parts(state.haggis), *(card for laid in table.trick for card in laid.cards)]
        left += (card for hand in state.hands for card in parts(hand))
        return total_points(left) + sum(total_points(table.pile(seat)) for seat in range(table.seats))

    def touchable(self, setup):
        return WORDS


MATERIAL = HaggisMaterial()
