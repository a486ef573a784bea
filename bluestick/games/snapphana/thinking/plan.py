"""Choice of discards and of cards to give for Fjønt, play-outs, and the value of a deal's result for the match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import erf, pi, sqrt
from random import Random

from bluestick.games.snapphana.cards import (
    ALL_I,
    FIRST_I,
    NOT_DISCARDABLE,
    PACK,
    add_cards,
    card_bit,
    mask,
    remove_cards,
)
from bluestick.games.snapphana.scoring import hand_losers, is_fjabbe_over, pile_points
from bluestick.games.snapphana.scoring import pile_combination_points as combined
from bluestick.games.snapphana.thinking.search import CARDS_OF, SUIT_OF, TRUMPS, SnapphanaHand, distinct_cards
from bluestick.games.snapphana.thinking.values import FJABBE_HARM, HONOURS, PILE_VALUE, sensible_card

SUITS = tuple(cards for cards in CARDS_OF.values() if cards != TRUMPS)

_BARRED = mask(NOT_DISCARDABLE)
VOID, LONE = 60.0, 10.0
"""Value in points of having no card (``VOID``) or one card (``LONE``) of a suit while holding trumps; measured."""
DISCARD_GAIN = {"K": 0.0, "Q": 15.0, "C": 18.0, "J": 23.0, "A": 22.0}
"""Gain in points, by rank, from discarding a card instead of a low one: discards count for the own side."""
_LOW, _HIGH = -22.0, -38.0
"""Gain in points, below zero, from discarding a low trump (``_LOW``) and a high one (``_HIGH``)."""
SAMPLED_DRAWS = 6
"""In *1000*: number of second deals sampled for the first ten discards."""

HAND_DEVIATION = {800: 300.0, 1000: 230.0, 150: 65.0}
"""Standard deviation of the difference in points between two sides in one deal, by target; measured."""
USUAL_POINTS = {800: 225.0, 1000: 240.0, 150: 54.0}

_A_LOSS = 0.25
"""In Fjabbe: share of the match that a lost deal costs."""


def discardable(hand: int) -> list[int]:
    """Return the cards of a hand that may be discarded, as single bits; each snapphana separately. S3.2."""
    cards = hand & ~_BARRED
    return [
        card for card in distinct_cards(cards) for _ in range((cards & ALL_I).bit_count() if card == FIRST_I else 1)
    ]


def join_bits(cards: Sequence[int]) -> int:
    """Return the mask of the cards with these bits; snapphanar take the first of their four bits."""
    found = sum(card for card in cards if not card & ALL_I)
    number = len([card for card in cards if card & ALL_I])
    return found | FIRST_I * (1 << number) - FIRST_I


def declaration_points(hand: int) -> int:
    """Return the points for declaring the largest combination of each kind in a hand, with doublings. S4, S7.1."""
    return sum(combined(hand))


def _discard_value(card: int) -> float:
    if card & TRUMPS:
        return _HIGH if card < _MIDDLE else _LOW
    return DISCARD_GAIN.get(PACK[card.bit_length() - 1][1:], 0.0)


_MIDDLE = card_bit("T11")
_GAIN = {card_bit(card): _discard_value(card_bit(card)) for card in PACK if card not in NOT_DISCARDABLE}
"""Gain in points from discarding each card, by its bit, without the effect on combinations and empty suits."""


def value_after_discard(hand: int, away: Sequence[int], draws: Sequence[int] = ()) -> float:
    """Return the value in points of a hand after discarding ``away``.

    ``draws``: sampled second deals of *1000*, as masks; the result is their average.
    """
    laid = join_bits(away)
    kept = remove_cards(hand, laid)
    hands = [add_cards(kept, draw) for draw in draws] or [kept]
    total = sum(map(declaration_points, hands)) / len(hands)
    if kept & TRUMPS:
        for suit in SUITS:
            number = (kept & suit).bit_count()
            if number < 2:
                total += LONE if number else VOID
    return total + sum(_GAIN[card] for card in away)


def best_discards(hand: int, number: int, draws: Sequence[int] = (), width: int = 1) -> list[tuple[int, ...]]:
    """Return at most ``width`` sets of ``number`` cards to discard, best one first, by ``value_after_discard``."""
    cards = discardable(hand)
    if number == 2:
        pairs: dict[tuple[int, ...], None] = dict.fromkeys(combinations(cards, 2))
        return sorted(pairs, key=lambda pair: -value_after_discard(hand, pair, draws))[:width]
    found: dict[tuple[int, ...], float] = {}

    def tried(some: Sequence[int]) -> float:
        away = tuple(sorted(some))
        if away not in found:
            found[away] = value_after_discard(hand, away, draws)
        return found[away]

    ranked = sorted(cards, key=lambda card: -_GAIN[card])
    away, rest = ranked[:number], ranked[number:]
    best = tried(away)
    better = True
    while better:
        better = False
        for place in range(number):
            for other in range(len(rest)):
                new = [*away[:place], rest[other], *away[place + 1 :]]
                gain = tried(new)
                if gain > best:
                    away[place], rest[other] = rest[other], away[place]
                    best, better = gain, True
    return sorted(found, key=lambda each: -found[each])[:width]


def plain_discards(hand: int, number: int) -> tuple[int, ...]:
    """Return ``number`` discards, chosen quickly: low cards, those of the shortest suit first."""
    order = sorted(
        discardable(hand),
        key=lambda card: (bool(card & (TRUMPS | HONOURS)), (hand & SUIT_OF[card]).bit_count(), PILE_VALUE[card], card),
    )
    return tuple(order[:number])


def random_draws(unseen: Sequence[int], number: int, rng: Random) -> list[int]:
    """Return ``SAMPLED_DRAWS`` random second deals of *1000* for one player, as masks of ``number`` cards each. S12."""
    return [join_bits(rng.sample(unseen, number)) for _ in range(SAMPLED_DRAWS)]


def best_gift(own: int, other: int, cards: Sequence[int], harmful: bool) -> int:
    """Return the card to give for Fjønt: of least loss or, if ``harmful``, of most ``FJABBE_HARM``. S10.2.

    ``own``, ``other``: piles of the giver's side and of the receiver's; ``cards``: bits of the cards that may be given.
    """
    if harmful:
        return max(cards, key=FJABBE_HARM.__getitem__)
    return min(cards, key=lambda card: transfer_loss(own, other, card))


def transfer_loss(own: int, other: int, card: int) -> float:
    """Return how many points pile ``own`` loses against pile ``other`` if ``card`` moves to ``other``."""
    gone = pile_points(own) - pile_points(remove_cards(own, card))
    return gone + pile_points(add_cards(other, card)) - pile_points(other) + PILE_VALUE[card]


class Stakes:
    """Conversion of a deal's result to the probability of winning the match, from totals and target before the deal."""

    def __init__(self, totals: Sequence[float], target: int) -> None:
        self._totals = totals
        self._target = target

    @property
    def unit(self) -> float:
        """Points (in Fjabbe lost deals) that correspond to the whole match, as long as the match is even."""
        if not self._target:
            return 1 / (_A_LOSS * (1 - 1 / len(self._totals)))
        return HAND_DEVIATION[self._target] * sqrt(2 * pi * self._hands(max(self._totals)))

    @property
    def alike(self) -> float:
        """Largest negligible share of the match: that of half a point or, in Fjabbe, of a hundredth of a lost deal."""
        return (0.5 if self._target else 0.01) / self.unit

    def with_extra(self, side: int, extra: float) -> Stakes:
        """Return a copy in which a side has ``extra`` points more, as for declarations."""
        totals = [*self._totals]
        totals[side] += extra
        return Stakes(totals, self._target)

    def share(self, hand: SnapphanaHand, side: int, extra: float = 0.0) -> float:
        """Return a side's probability of winning the match after a finished deal.

        ``extra``: points to add to those of the side.
        """
        scores = hand.scores()
        if not self._target:
            return self._lost(hand.tricks, scores, side)
        own = self._totals[side] + scores[side] + extra
        their = self._totals[1 - side] + scores[1 - side]
        most = max(own, their)
        if most >= self._target and own != their:
            return 1.0 if own > their else 0.0
        return 0.5 + 0.5 * erf((own - their) / (HAND_DEVIATION[self._target] * sqrt(2 * self._hands(most))))

    def _hands(self, most: float) -> float:
        """Return about how many deals are still to be played when the leading side has ``most`` points."""
        return 0.5 + max(0.0, self._target - most) / USUAL_POINTS[self._target]

    def _lost(self, tricks: Sequence[int], scores: Sequence[int], side: int) -> float:
        """Return a player's share of a match of Fjabbe after a deal, lowered by each deal that she has lost. S14.

        ``tricks``, ``scores``: number of tricks and points of each player in this deal.
        """
        lost = hand_losers(tricks, scores)
        totals = [total + (seat in lost) for seat, total in enumerate(self._totals)]
        points = (sum(scores) / len(scores) - scores[side]) / 1000
        if is_fjabbe_over(totals):
            return points + (totals[side] == min(totals))
        return points + 0.5 + _A_LOSS * (sum(totals) / len(totals) - totals[side])


def play_on(hand: SnapphanaHand, cards: int = 0) -> SnapphanaHand:
    """Play a deal on with sensible cards, in place, until the player to act has at most ``cards`` left; return it."""
    while has_more_cards(hand, cards):
        hand.play(sensible_card(hand))
    return hand


def has_more_cards(hand: SnapphanaHand, cards: int) -> bool:
    """Return whether the player to act has more than ``cards`` left.

    With ``cards`` 0 the result is also true if a card is owed for Fjønt.
    """
    return hand.hands[hand.turn].bit_count() > cards or (hand.giving and not cards)
