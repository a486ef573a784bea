"""Choice of discards before the first trick."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.bots import Choice, Reason
from bluestick.games.snapphana.cards import SUIT, parts, remove_cards
from bluestick.games.snapphana.moves import Discard, SnapphanaMove
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.plan import SUITS, best_discards, join_bits, random_draws
from bluestick.games.snapphana.thinking.reasons import name_of_bit
from bluestick.games.snapphana.thinking.search import TRUMPS
from bluestick.games.snapphana.thinking.values import HONOURS


def discard_sets(knowledge: Knowledge, rng: Random, width: int) -> list[tuple[int, ...]]:
    """Return at most ``width`` good sets of cards to discard, the best one first."""
    form = knowledge.table.form
    number = knowledge.table.number
    further = random_draws(knowledge.unseen, form.exchange, rng) if number == form.exchange else ()
    return best_discards(knowledge.hand, number, further, width)


def discard_choice(knowledge: Knowledge, away: Sequence[int]) -> Choice[SnapphanaMove]:
    """Return the move that discards ``away``, with its reason: suits that become empty, safe honours, or low cards."""
    cards = join_bits(away)
    left = remove_cards(knowledge.hand, cards)
    void = [suit for suit in SUITS if cards & suit and not left & suit]
    honours = cards & HONOURS
    why = Reason("discards_low")
    if honours:
        why = Reason("discards_safe", (), parts(honours))
    elif void and left & TRUMPS:
        why = Reason("discards_void", tuple(SUIT[name_of_bit(suit & -suit)] for suit in void))
    return Choice(Discard(parts(cards)), why)
