"""What the hard player makes of what the others did."""

from random import Random

import pytest

from bluestick.engine.tricks import Laid, Trick
from bluestick.games.snapphana.cards import KINGS, mask
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.search import TRUMPS
from tests.games.snapphana.positions import EIGHT, SNAPPHANA, A, B, C, D, cards, position, rest_of

DEALS = 300
HELD = cards("SQ S9 S8 C10 C9 C8 D7 D8 D9 D10 T5 T6 T7 T8")
"""What A has left of fifteen cards."""


def seen(laid: str) -> View:
    """What A sees after the first trick of 800, which she led: nothing that others hold or laid away."""
    trick = Trick(tuple(map(Laid, (A, B, C, D), cards(laid))), A)
    left = rest_of(cards(laid), HELD)
    hands = {A: HELD, B: left[:14], C: left[14:28], D: left[28:42]}
    state = position(EIGHT, hands, A, tricks=(trick,), discards={D: left[42:]})
    return SNAPPHANA.view(state, A)


def plain_and_told(view: View, found) -> list[float]:
    """The mean of what is found in the deals that are possible, and in those that are thought likely."""

    def mean(knowledge: Knowledge) -> float:
        rng = Random(1)
        return sum(found(*knowledge.dealt(rng)[:2]) for _ in range(DEALS)) / DEALS

    return [mean(Knowledge(view)), mean(Inference(view))]


def low_hearts(hand, _) -> int:
    return (hand.hands[D] & mask(cards("HA H6 H7 H10"))).bit_count()


def test_whoever_gives_a_queen_away_has_little_else_of_the_suit():
    """D, who plays last, lays her queen on A's king."""
    plain, told = plain_and_told(seen("HK H9 H8 HQ"), low_hearts)
    assert plain > 1
    assert told < 0.8 * plain


def test_whoever_lays_a_cheap_card_tells_nothing_of_the_others():
    plain, told = plain_and_told(seen("HK H9 HQ H8"), low_hearts)
    assert plain > 1
    assert told == pytest.approx(plain, rel=0.2)


def test_whoever_declares_nothing_hardly_has_three_kings():
    """All of them have played a card, and could have declared before. S4.1."""

    def three_kings(hand, _) -> bool:
        return any((hand.hands[seat] & mask(KINGS)).bit_count() > 2 for seat in (B, C, D))

    plain, told = plain_and_told(seen("HJ H9 H8 H10"), three_kings)
    assert plain > 0.2
    assert told < plain / 2


def test_trumps_are_hardly_laid_away():
    plain, told = plain_and_told(seen("HK H9 H8 H10"), lambda _, away: bool(away[D] & TRUMPS))
    assert plain > 0.1
    assert told < plain / 3
