"""What comes of standing, swapping, asking or laying kuku down, counted over deals that one thinks likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from bluestick.games.kille.moves import Word
from bluestick.games.kille.thinking.search import KilleDeal
from bluestick.games.kille.thinking.values import RISK, Sight, accepts, play_on, share

BATCH = 10
"""So many deals are thought of at once."""
MANY = 60
"""So many times at most."""


@dataclass(slots=True)
class Count:
    """What has come of a word so far."""

    deals: int = 0
    shares: float = 0.0
    """The sum of what the place was worth that one had after the deal."""
    outs: int = 0

    @property
    def share(self) -> float:
        """On average."""
        return self.shares / self.deals if self.deals else 0.0

    @property
    def percent(self) -> int:
        """How often one was out."""
        return round(100 * self.outs / self.deals) if self.deals else 0

    def add(self, worth: float) -> None:
        """One more deal."""
        self.deals += 1
        self.shares += worth
        self.outs += not worth


def share_after(sight: Sight, deal: KilleDeal, word: Word | None) -> float:
    """What one's place in the pot is worth after a word of whoever speaks, if it is played on sensibly; 0: one is out.

    None stands for whatever is sensible.
    """
    deal = deal.copy()
    if word is Word.STAND:
        deal.stand()
    elif word is Word.SWAP:
        deal.swap()
    if word is not Word.KUKU:
        play_on(deal, sight.marks)
    out, me = deal.out(), 1 << sight.me
    if out & me:
        return 0.0
    left = sight.players - out.bit_count()
    before = (~out & me - 1).bit_count()
    return share(left, (before - 1) % left) if left > 1 else 1.0  # K9.1: whoever is the first of them deals next


class Counts:
    """What has come of each word so far, in batches of deals. None stands for whatever is sensible."""

    def __init__(self, sight: Sight, handicap: Mapping[Word, float]) -> None:
        self._sight = sight
        self._handicap = handicap
        """How much of the pot a word must be better than it seems."""
        self._counts = {word: Count() for word in (*Word, None)}
        self._refused = {word: Count() for word in (Word.STAND, Word.SWAP)}
        """Those two, where better cards would have been refused."""
        self._before = share(sight.players, sight.me)

    def deals(self, rng: Random, deadline: float) -> Iterator[list[KilleDeal]]:
        """At least once."""
        for number in range(MANY):
            if number and monotonic() > deadline:
                return
            yield [self._sight.deal(rng) for _ in range(BATCH)]

    def result(self, word: Word | None, deals: Sequence[KilleDeal]) -> float:
        """What one's place in the pot is worth on average, if that is said."""
        count = self._counts[word]
        before = count.shares
        for deal in deals:
            count.add(self._share(word, deal))
        return (count.shares - before) / len(deals) - (self._handicap.get(word, 0.0) if word else 0.0)

    def percent(self, word: Word) -> int:
        """How often one was out after a word."""
        return self._counts[word].percent

    def _share(self, word: Word | None, deal: KilleDeal) -> float:
        match word:
            case Word.ASK:
                return self._asked(deal)
            case Word.ACCEPT | Word.DEPENDS:
                return self._before
            case Word.REFUSE:
                return share_after(self._sight, deal, None)
        return share_after(self._sight, deal, word)

    def _asked(self, deal: KilleDeal) -> float:
        """If others refuse, one says what was best whenever they did so before."""
        if all(accepts(self._sight.players, card) for card in deal.cards[1:]):
            return self._before
        shares = {word: share_after(self._sight, deal, word) for word in self._refused}
        for word, count in self._refused.items():
            count.add(shares[word])
        return shares[max(self._refused, key=lambda word: self._refused[word].share)]


def expected(sight: Sight, rng: Random, deals: int) -> Count:
    """What the cards as they lie are worth, if everybody is sensible."""
    count = Count()
    for _ in range(deals):
        count.add(share_after(sight, sight.deal(rng), None))
    return count


def usual_percent(sight: Sight) -> int:
    """How often one's place in speaking order goes out."""
    return round(100 * RISK[sight.players][sight.me])
