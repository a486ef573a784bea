"""Reasons for playing a card; their codes are explained in ``games.snapphana.bot``."""

from __future__ import annotations

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import CARD_POINTS, PACK, card_bit, parts
from bluestick.games.snapphana.scoring import LAST_TRICK
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.search import FJONT_BIT, TRUMPS, SnapphanaHand, distinct_cards
from bluestick.games.snapphana.thinking.values import HONOURS, first_trick_need, would_win_trick


def name_of_bit(card: int) -> Part:
    """Return the name of a card given as a mask of one bit."""
    return PACK[card.bit_length() - 1]


def reason_for(knowledge: Knowledge, hand: SnapphanaHand, card: int) -> Reason:
    """Return the most important reason for a card, using only what the seat can see of the deal."""
    own = knowledge.hand
    shown = (name_of_bit(card),)
    if card == FJONT_BIT:
        if not hand.led and hand.left == hand.seats:
            return Reason("lead_fjont")
        saved = hand.legal() & HONOURS & ~FJONT_BIT
        return Reason("fjont_saves", (), parts(saved)) if saved else Reason("fjont_plain")
    if hand.sides > 2:
        return _why_ducked(knowledge, hand, card)
    if hand.left == hand.seats:
        if knowledge.is_unbeatable(hand, card):
            return Reason("lead_sure", (), shown)
        if card & TRUMPS and card & ~card_bit("N"):
            return Reason("lead_trump", (), shown)
        if not card & HONOURS:
            return Reason("lead_low", (), shown)
        higher = knowledge.count_higher_cards(card)
        return Reason("lead", (higher,), shown) if higher else Reason("lead_but_trumps", (), shown)
    ours = hand.winner % hand.sides == knowledge.side
    able = [each for each in distinct_cards(hand.legal()) if would_win_trick(hand, each)]
    if card in able:
        if hand.left == 1:
            if own.bit_count() == 1:
                return Reason("wins_last", (LAST_TRICK,))
            return Reason("takes_last", (), parts((hand.lying | card) & HONOURS))
        return Reason("takes_sure" if knowledge.is_unbeatable(hand, card) else "takes", (), shown)
    if ours:
        return Reason("gives_partner", (), shown) if card & HONOURS else Reason("leaves_partner")
    if not able:
        least = min(CARD_POINTS[name_of_bit(each)] for each in distinct_cards(hand.legal()))
        return Reason("throws_cheapest" if CARD_POINTS[name_of_bit(card)] == least else "cannot_beat")
    return Reason("spares", (), (name_of_bit(max(able)),))


def _why_ducked(knowledge: Knowledge, hand: SnapphanaHand, card: int) -> Reason:
    shown = (name_of_bit(card),)
    wanted = first_trick_need(hand)
    if hand.left == hand.seats:
        if wanted and knowledge.is_unbeatable(hand, card):
            return Reason("starves" if hand.tricks[hand.turn] else "takes_one")
        return Reason("lead_duck", (knowledge.count_higher_cards(card),), shown)
    if would_win_trick(hand, card):
        if all(would_win_trick(hand, each) for each in distinct_cards(hand.legal())):
            return Reason("must_take", (), shown)
        if not wanted:
            return Reason("takes", (), shown)
        return Reason("starves" if hand.tricks[hand.turn] else "takes_one")
    return Reason("dumps" if card & HONOURS else "ducks", (), shown)
