"""Reasons for playing a card; their codes are explained in ``games.snapphana.bot``."""

from __future__ import annotations

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import PACK, WORTH, bit, parts
from bluestick.games.snapphana.scoring import LAST_TRICK
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.search import STAR, TRUMPS, SnapphanaHand, kinds
from bluestick.games.snapphana.thinking.values import HONOURS, need, takes


def named(card: int) -> Part:
    """Return the name of a card given as a mask of one bit."""
    return PACK[card.bit_length() - 1]


def reason(knowledge: Knowledge, hand: SnapphanaHand, card: int) -> Reason:
    """Return the most important reason for a card, using only what the seat can see of the hand."""
    own = knowledge.hand
    shown = (named(card),)
    if card == STAR:
        if not hand.led and hand.left == hand.seats:
            return Reason("lead_fjont")
        saved = hand.legal() & HONOURS & ~STAR
        return Reason("fjont_saves", (), parts(saved)) if saved else Reason("fjont_plain")
    if hand.sides > 2:
        return _why_ducked(knowledge, hand, card)
    if hand.left == hand.seats:
        if knowledge.unbeatable(hand, card):
            return Reason("lead_sure", (), shown)
        if card & TRUMPS and card & ~bit("N"):
            return Reason("lead_trump", (), shown)
        if not card & HONOURS:
            return Reason("lead_low", (), shown)
        higher = knowledge.higher(card)
        return Reason("lead", (higher,), shown) if higher else Reason("lead_but_trumps", (), shown)
    ours = hand.winner % hand.sides == knowledge.side
    able = [each for each in kinds(hand.legal()) if takes(hand, each)]
    if card in able:
        if hand.left == 1:
            if own.bit_count() == 1:
                return Reason("wins_last", (LAST_TRICK,))
            return Reason("takes_last", (), parts((hand.lying | card) & HONOURS))
        return Reason("takes_sure" if knowledge.unbeatable(hand, card) else "takes", (), shown)
    if ours:
        return Reason("gives_partner", (), shown) if card & HONOURS else Reason("leaves_partner")
    if not able:
        least = min(WORTH[named(each)] for each in kinds(hand.legal()))
        return Reason("throws_cheapest" if WORTH[named(card)] == least else "cannot_beat")
    return Reason("spares", (), (named(max(able)),))


def _why_ducked(knowledge: Knowledge, hand: SnapphanaHand, card: int) -> Reason:
    shown = (named(card),)
    wanted = need(hand)
    if hand.left == hand.seats:
        if wanted and knowledge.unbeatable(hand, card):
            return Reason("starves" if hand.tricks[hand.turn] else "takes_one")
        return Reason("lead_duck", (knowledge.higher(card),), shown)
    if takes(hand, card):
        if all(takes(hand, each) for each in kinds(hand.legal())):
            return Reason("must_take", (), shown)
        if not wanted:
            return Reason("takes", (), shown)
        return Reason("starves" if hand.tricks[hand.turn] else "takes_one")
    return Reason("dumps" if card & HONOURS else "ducks", (), shown)
