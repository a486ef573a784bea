"""Material of Kille for the laws."""

from itertools import product

from bluestick.games.kille.cards import PACK
from bluestick.games.kille.moves import WORDS
from bluestick.games.kille.state import NOT_DEALT, State, View
from tests.games.laws import Material

SEATS = (4, 5, 8, 13, 20)
OPTIONS = ({"stake": 7, "purse": 2, "pots": 3}, {"all_seen": True})


class KilleMaterial(Material):
    part = "KI"
    deck = PACK

    def setups(self, rules):
        """Return a table of every size, and the options at small ones only: other sizes would not differ."""
        for seats in SEATS:
            yield rules.setup(seats)
        for seats, options in product(SEATS[:2], OPTIONS):
            yield rules.setup(seats, options=options)

    def places(self, state: State):
        """Return the cards held, out of play, and in the stock."""
        lie = [place for place in state.round.at if place != NOT_DEALT]
        drawn = len(state.round.known)
        return (*(state.pack[place] for place in (*lie, *state.round.away)), *state.pack[drawn:])

    def touchable(self, setup):
        return WORDS

    def untold(self, told, view: View):
        """Return places in the pack instead of cards: a seat may know one card of a kind and not the other."""
        return [place for place in range(len(PACK)) if place >= len(view.cards) or view.cards[place] is None]

    def known(self, view: View):
        return self.named(view) | {(place, card) for place, card in enumerate(view.cards) if card is not None}

    def exchanged(self, text, one, other):
        """Exchange two cards in the deal, the only move that names cards."""
        verb, *rest = text.split(" ")
        if verb != "deal":
            return text
        dealer, *cards = rest
        cards[one], cards[other] = cards[other], cards[one]
        return " ".join((verb, dealer, *cards))

    def dreamt(self, texts, real: State, dream: State):
        """Return moves of an imagined deal: equal cards are distinguished by their place in the pack."""
        deal, *words = texts
        verb, dealer, *cards = deal.split(" ")
        assert verb == "deal"
        assert tuple(cards) == real.pack
        return [" ".join((verb, dealer, *dream.pack)), *words]

    def named(self, thing):
        """Return the cards named; cards are in few places of a view, so that this is fast."""
        if not isinstance(thing, View):
            return super().named(thing)
        falls = (fall for score in thing.table.pots for fall in score.falls)
        return {fall.card for fall in (*falls, *thing.table.falls)} | set(thing.cards) - {None}


MATERIAL = KilleMaterial()
