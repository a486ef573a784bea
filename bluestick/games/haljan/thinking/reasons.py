"""Reasons for plays at haljan: the codes are listed in ``games.haljan.bot``."""

from __future__ import annotations

from bluestick.engine.bots import Reason
from bluestick.games.haljan.state import GOAL_POINTS
from bluestick.games.haljan.thinking.knowledge import Knowledge
from bluestick.games.haljan.thinking.search import (
    SUITS,
    TRUMPS,
    HaljanDeal,
    beating_masks,
    lowest_beating,
    points_of_mask,
)
from bluestick.games.haljan.thinking.values import unbeatable_card


def reason_for(knowledge: Knowledge, deal: HaljanDeal, play: int) -> Reason:
    """Return the most important reason for ``play`` (a mask) that the player to act can know."""
    seat, hand = deal.turn, deal.hands[deal.turn]
    own = seat & 1
    ours = deal.left > 0 and (deal.winner ^ seat) & 1 == 0
    beating = lowest_beating(deal.needed, hand) if deal.left else 0
    takes = not deal.left or bool(lowest_beating(deal.needed, play))
    sure = unbeatable_card(deal, play) if takes else 0
    there = points_of_mask(deal.trick | play, deal.top) if deal.left else points_of_mask(play, deal.top)
    given = points_of_mask(play, deal.top)
    if (takes or ours) and (
        deal.left == 1 or not lowest_beating(beating_masks(play) if takes else deal.needed, knowledge.opposing_cards)
    ):
        if (deal.ending or not deal.langen) and deal.scores[own] < GOAL_POINTS <= deal.scores[own] + there:
            return Reason("wins_round", (deal.scores[own] + there,), knowledge.parts(play))
        if takes and deal.langen and not deal.ending and not deal.tricks[own] and deal.tricks[1 - own]:
            return Reason("first_trick", (), knowledge.parts(play))
    if not deal.left:
        return _why_led(knowledge, deal, play, sure, given)
    if takes:
        if deal.left == 1:
            return Reason("beats_last", (there,), knowledge.parts(play))
        if sure:
            return Reason("beats_sure", (there,), knowledge.parts(sure))
        return Reason("beats_cheaply" if play == beating else "beats", (there,), knowledge.parts(play))
    if ours:
        return Reason("gives_partner", (given,), knowledge.parts(play)) if given else Reason("leaves_partner")
    partners = lowest_beating(deal.needed, knowledge.partner_cards) if deal.left > 2 else 0
    if partners:
        return Reason("partner_can", (), knowledge.parts(partners))
    if not beating:
        return Reason("cannot_beat", (given,), knowledge.parts(play))
    return Reason("spares", (points_of_mask(deal.trick, deal.top),), knowledge.parts(beating))


def _why_led(knowledge: Knowledge, deal: HaljanDeal, play: int, sure: int, given: int) -> Reason:
    if sure:
        return Reason("lead_sure", (given,), knowledge.parts(sure))
    if play.bit_count() > 3:
        return Reason("lead_long", (play.bit_count(),), knowledge.parts(play))
    if not play & ~TRUMPS:
        return Reason("lead_trumps", (), knowledge.parts(play))
    if not given:
        return Reason("lead_low", (), knowledge.parts(play))
    if sum(bool(play & suit) for suit in SUITS) == play.bit_count():
        return Reason("lead_suits", (), knowledge.parts(play))
    return Reason("lead", (given,), knowledge.parts(play))
