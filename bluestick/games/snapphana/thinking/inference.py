"""Inference from the play of others: deals in which their play makes sense are sampled more often.

The penalties, subtracted from the logarithm of a deal's likelihood, were fitted to matches of the hard bot, to make the
actual deals most likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from random import Random

from bluestick.engine.tricks import Trick
from bluestick.games.snapphana.cards import ALL, PACK, SUIT, TRUMP, add_cards, card_bit, mask
from bluestick.games.snapphana.combinations import CARDS_BY_KIND, Kind, combination_size
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.plan import join_bits
from bluestick.games.snapphana.thinking.search import FJONT_BIT, SUIT_OF, TRUMPS, distinct_cards
from bluestick.games.snapphana.thinking.values import HOLDING_VALUE, PILE_VALUE, card_beats

_LAID_AWAY = {"Q": -1.0, "J": -1.0, "C": -0.8, "A": -0.8}
DISCARD_PENALTY = {card_bit(card): 4.0 if SUIT[card] == TRUMP else _LAID_AWAY.get(card[1:], 0.0) for card in PACK}
"""Penalty of a deal, for each card that is among the discards: trumps are hardly ever discarded, honours often."""

UNDECLARED_PENALTY = 2.0
"""Penalty of a deal for each combination that a player holds in it, but did not declare."""
POINTS_PER_PENALTY = 8.0
"""Points that a player must have lost by not playing a better card of her hand, for a penalty of 1."""
MOST_PENALTY = 2.0
"""Largest penalty for one card in one trick."""
FREE_LOSS = 2.0
"""Points that a player may have lost by not playing a better card of her hand without a penalty."""
EARLY_FACTOR = 0.3
"""Factor of penalties for players who were not the last to play to a trick: they could not foresee its end."""

SWAPS_PER_CARD = 4
"""Number of attempted exchanges (steps of the Metropolis algorithm) for each hidden card."""


class Inference(Knowledge):
    """Knowledge of a seat, and source of random deals that fit the play of others."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        against = _regrets(self.table.tricks, self._base.sides)
        self._able = [able for _, _, _, able in self._slots] + [ALL]
        """Mask of the cards possible in each slot (group of hidden cards); the last slot is for cards out of play."""
        self._against: list[Mapping[int, float]] = []
        """For each slot, the penalties of cards in it."""
        self._silent: list[tuple[int, dict[Kind, int]]] = []
        """For each slot: mask of the known cards of the hand when the first trick was led, and a dict.

        The dict has, for each kind of combination that could be longer than the player declared, the length declared
        (0: none).
        """
        for seat, kind, _, able in self._slots:
            hand = kind == "hand"
            self._against.append(against.get(seat, {}) if hand else DISCARD_PENALTY if kind == "away" else {})
            self._silent.append(self._undeclared(seat, able) if hand else (0, {}))
        self._against.append({})
        self._silent.append((0, {}))
        self._tells = any(self._against) or any(kinds for _, kinds in self._silent)

    def _undeclared(self, seat: int, able: int) -> tuple[int, dict[Kind, int]]:
        table = self.table
        played = mask(laid.card for laid in table.plays() if laid.seat == seat)
        if not played or not table.form.declares:
            return 0, {}
        begun = add_cards(self._known[seat], played)
        told = {each.kind: len(each.row) for each in table.declared if each.seat == seat}
        most = {kind: combination_size(kind, begun | able) for kind in Kind if able & CARDS_BY_KIND[kind]}
        return begun, {kind: told.get(kind, 0) for kind, number in most.items() if number > told.get(kind, 0)}

    def _found(self, rng: Random) -> list[Sequence[int]]:
        """Return random cards for every slot, sampled by likelihood with exchanges of two cards (Metropolis)."""
        found = super()._found(rng)
        if not self._tells:
            return found
        places = [list(cards) for cards in found]
        hidden = set(self.unseen).difference(*places)
        places.append(sorted(hidden))
        able, against = self._able, self._against
        silent = [self._silences(place, cards) for place, cards in enumerate(places)]
        every = [(place, number) for place, cards in enumerate(places) for number in range(len(cards))]
        lot = rng.random
        for _ in range(SWAPS_PER_CARD * len(every)):
            one, first = every[int(lot() * len(every))]
            other, second = every[int(lot() * len(every))]
            here, there = places[one], places[other]
            card, instead = here[first], there[second]
            if one == other or not (card & able[other] and instead & able[one]):
                continue
            worse = against[other].get(card, 0.0) - against[other].get(instead, 0.0)
            worse += against[one].get(instead, 0.0) - against[one].get(card, 0.0)
            here[first], there[second] = instead, card
            now = self._silences(one, here), self._silences(other, there)
            worse += UNDECLARED_PENALTY * (sum(now) - silent[one] - silent[other])
            if worse <= 0 or lot() < exp(-worse):
                silent[one], silent[other] = now
            else:
                here[first], there[second] = card, instead
        return [*places[:-1]]

    def _silences(self, place: int, cards: Sequence[int]) -> int:
        """Return how many combinations a player did not declare, though ``cards`` in her slot ``place`` make them."""
        begun, told = self._silent[place]
        if not told:
            return 0
        begun = add_cards(begun, join_bits(cards))
        return sum(combination_size(kind, begun) > number for kind, number in told.items())


def _regrets(tricks: Iterable[Trick], sides: int) -> dict[int, dict[int, float]]:
    """Return, by seat and card, the penalty for holding that card: it would have been better than those played."""
    found: dict[int, dict[int, float]] = {}
    for trick in tricks:
        plays = [(laid.seat, card_bit(laid.card)) for laid in trick.plays]
        led = next(SUIT_OF[card] for _, card in plays if card != FJONT_BIT)
        start = 1 if plays[0][1] != FJONT_BIT else 2
        for seat, card in plays[start:]:
            if card == FJONT_BIT:
                continue
            worth = _worth(plays, led, seat, sides)
            known = 1.0 if seat == plays[-1][0] else EARLY_FACTOR
            against = found.setdefault(seat, {})
            for better in distinct_cards(
                led if card & led else TRUMPS if card & TRUMPS else ALL & ~(led | TRUMPS | FJONT_BIT)
            ):
                more = worth(better) - worth(card) - FREE_LOSS
                if more > 0:
                    against[better] = against.get(better, 0.0) + known * min(MOST_PENALTY, more / POINTS_PER_PENALTY)
    return found


def _worth(plays: Sequence[tuple[int, int]], led: int, seat: int, sides: int) -> Callable[[int], float]:
    """Return a function of a card: what a trick would be worth to ``seat`` if it had played that card.

    ``plays``: (seat, card) of all cards played to the trick; ``led``: mask of the suit led.
    """
    best = winner = 0
    others = 0.0
    for other, card in plays:
        if other != seat:
            others += PILE_VALUE[card]
            if card != FJONT_BIT and (not best or card_beats(card, led, best)):
                best, winner = card, other
    ours = winner % sides == seat % sides

    def worth(card: int) -> float:
        total = others + PILE_VALUE[card]
        return (total if ours or card_beats(card, led, best) else -total) - HOLDING_VALUE[card]

    return worth
