"""What comes of standing, swapping, asking or laying kuku down, counted over deals that one thinks likely."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic

from bluestick.games.kille.moves import Word
from bluestick.games.kille.thinking.search import KilleDeal
from bluestick.games.kille.thinking.values import RISK, Sight, accepts, play_on, share

SURE = 2.5
"""So many standard errors between two words are enough to tell which is better."""
BATCH = 50
"""So many deals are thought of before looking at the clock again."""


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


def compared(
    sight: Sight, words: tuple[Word | None, Word | None], rng: Random, deals: int, deadline: float
) -> tuple[Count, Count]:
    """Two words, in the same deals, until it is clear which is better."""
    one, other = Count(), Count()
    ahead = squares = 0.0
    while one.deals < deals:
        for _ in range(BATCH):
            deal = sight.deal(rng)
            first, second = (share_after(sight, deal, word) for word in words)
            one.add(first)
            other.add(second)
            ahead += first - second
            squares += (first - second) ** 2
        spread = squares - ahead * ahead / one.deals
        if ahead * ahead > SURE * SURE * spread or monotonic() > deadline:
            break
    return one, other


def expected(sight: Sight, rng: Random, deals: int) -> Count:
    """What the cards as they lie are worth, if everybody is sensible."""
    count = Count()
    for _ in range(deals):
        count.add(share_after(sight, sight.deal(rng), None))
    return count


def before_the_deal(sight: Sight) -> float:
    """What one's place in speaking order is worth before cards are dealt."""
    return share(sight.players, sight.me)


def usual_percent(sight: Sight) -> int:
    """How often one's place in speaking order goes out."""
    return round(100 * RISK[sight.players][sight.me])


def asked(sight: Sight, rng: Random, deals: int, deadline: float) -> tuple[float, int]:
    """How much of the pot forehand gains by asking for better cards, and in percent how often it goes out if not."""
    granted = 0
    stand, swap, refused_stand, refused_swap = (Count() for _ in range(4))
    while stand.deals < deals and (not stand.deals or monotonic() < deadline):
        for _ in range(BATCH):
            deal = sight.deal(rng)
            standing = share_after(sight, deal, Word.STAND)
            swapping = share_after(sight, deal, Word.SWAP)
            stand.add(standing)
            swap.add(swapping)
            if all(accepts(sight.players, card) for card in deal.cards[1:]):
                granted += 1
            else:
                refused_stand.add(standing)
                refused_swap.add(swapping)
    without = max(stand, swap, key=lambda count: count.share)
    refused = max(refused_stand.share, refused_swap.share) * (stand.deals - granted)
    return (refused + granted * before_the_deal(sight)) / stand.deals - without.share, without.percent
