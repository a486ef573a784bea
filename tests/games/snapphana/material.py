"""Material of Snapphanaleden for the laws."""

from functools import cache

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Trick
from bluestick.games.snapphana.cards import PACK, SNAPPHANA, mask, parts
from bluestick.games.snapphana.rules import dealing_order
from bluestick.games.snapphana.scoring import LAST_TRICK, half_points
from bluestick.games.snapphana.state import Declaration, HandScore, State
from tests.games.laws import Material


def counted(state: State) -> bool:
    """Return whether the hand on the table is over, with open piles."""
    scores = state.table.scores
    return bool(scores) and scores[-1].hand == state.table.hand and bool(scores[-1].piles)


class SnapphanaMaterial(Material):
    deck = PACK

    def places(self, state: State) -> tuple[Part, ...]:
        """Held, laid away, still to come, out of play, and played; when a hand has been counted, its piles."""
        closed = (*state.hands, *state.discards, *state.coming, state.out)
        table = state.table
        seen = [card for pile in table.scores[-1].piles for card in pile] if counted(state) else table.laid()
        return (*(card for cards in closed for card in parts(cards)), *seen)

    def points(self, state: State) -> int:
        """In halves: what the cards in play count, and the last trick; of a counted hand, what was written for them."""
        if not state.table.hand:
            return 0
        if counted(state):
            items = (item for own in state.table.scores[-1].items for item in own)
            return 2 * sum(item.amount for item in items if item.code in ("cards", "last_trick"))
        return half_points(mask(self.places(state))) - half_points(state.out) + 2 * LAST_TRICK

    def touchable(self, setup):
        return frozenset()

    def untold(self, told, view):
        """Snapphanar cannot be exchanged for another card: nobody could say which of them."""
        return sorted(set(PACK) - set(told) - {SNAPPHANA})

    def dreamt(self, texts, real: State, dream: State):
        """Another deal, and other cards laid away; everything else was seen by all."""
        _, dealer, *pack = texts[0].split(" ")
        worlds = _Worlds(real, dream, Seat(int(dealer)), pack)
        found = []
        for text in texts[1:]:
            verb, *cards = text.split(" ")
            found.append(" ".join((verb, *worlds.laid_away(cards))) if verb == "discard" else text)
        return [" ".join(("deal", dealer, *worlds.pack())), *found]

    def named(self, thing):
        """What is over stays as it is, and is seen again in every view."""
        return _named(thing) if isinstance(thing, HandScore | Trick | Declaration) else super().named(thing)


class _Worlds:
    """How what is dreamt was dealt: as in truth to whom the dream gives the same cards, to the others as may be."""

    def __init__(self, real: State, dream: State, dealer: Seat, pack: list[Part]) -> None:
        self.form = form = real.table.form
        self.real = real
        self.dealer = dealer
        self.out = dream.out
        self.first = dealing_order(form, dealer, form.hand, form.extra)
        self.second = dealing_order(form, dealer, form.exchange, 0)
        self.dealt = pack
        self.away = dream.discards
        self.other = [
            seat
            for seat in map(Seat, range(form.seats))
            if (real.hands[seat], real.discards[seat]) != (dream.hands[seat], dream.discards[seat])
            or real.coming[seat : seat + 1] != dream.coming[seat : seat + 1]
        ]
        self.hands = dream.hands
        self.coming = dream.coming
        self.rounds = dict.fromkeys(self.other, 0)

    def laid_away(self, cards: list[Part]) -> list[Part]:
        """The cards that were discarded instead of these."""
        owner = self.dealer
        if len(cards) > self.form.extra:  # in 1000 both discard ten, which are not all snapphanar
            real = set(cards) - {SNAPPHANA}
            (owner,) = (seat for seat in map(Seat, (0, 1)) if real.issubset(parts(self.real.discards[seat])))
        if owner in self.rounds:
            place = self.rounds[owner]
            self.rounds[owner] += len(cards)
            return list(parts(self.away[owner])[place : place + len(cards)])
        return cards

    def pack(self) -> list[Part]:
        owners = [*self.first, *self.second]
        found = {seat: self._of(seat, owners) for seat in map(Seat, range(self.form.seats))}
        return [*(found[owner].pop(0) for owner in owners), *parts(self.out)]

    def _of(self, seat: Seat, owners: list[Seat]) -> list[Part]:
        """What a seat was dealt, the first deal first."""
        if seat not in self.other:
            return [card for card, owner in zip(self.dealt, owners, strict=False) if owner == seat]
        table = self.real.table
        laid = [*(laid for trick in table.tricks for laid in trick.plays), *table.trick]
        held = [*parts(self.hands[seat]), *(each.card for each in laid if each.seat == seat)]
        coming = parts(self.coming[seat]) if self.coming else ()
        return [*parts(self.away[seat]), *held, *coming]


@cache
def _named(thing):
    return SnapphanaMaterial.__base__.named(MATERIAL, thing)


MATERIAL = SnapphanaMaterial()
