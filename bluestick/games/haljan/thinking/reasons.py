"""Reasons for plays at haljan: the codes are listed in ``games.haljan.bot``."""

from __future__ import annotations

from bluestick.engine.bots import Reason
from bluestick.games.haljan.state import GOAL
from bluestick.games.haljan.thinking.search import SUITS, TRUMPS, HaljanDeal, cheapest, needs, points
from bluestick.games.haljan.thinking.sight import Sight
from bluestick.games.haljan.thinking.values import unbeatable


def reason(sight: Sight, deal: HaljanDeal, play: int) -> Reason:
    """Return the most important reason for a play, using only what the seat can see of the deal."""
    seat, hand = deal.turn, deal.hands[deal.turn]
    own = seat & 1
    ours = deal.left > 0 and (deal.winner ^ seat) & 1 == 0
    beating = cheapest(deal.needed, hand) if deal.left else 0
    takes = not deal.left or bool(cheapest(deal.needed, play))
    sure = unbeatable(deal, play) if takes else 0
    there = points(deal.trick | play, deal.top) if deal.left else points(play, deal.top)
    given = points(play, deal.top)
    if (takes or ours) and (deal.left == 1 or not cheapest(needs(play) if takes else deal.needed, sight.against)):
        if (deal.ending or not deal.langen) and deal.scores[own] < GOAL <= deal.scores[own] + there:
            return Reason("wins_round", (deal.scores[own] + there,), sight.parts(play))
        if takes and deal.langen and not deal.ending and not deal.tricks[own] and deal.tricks[1 - own]:
            return Reason("first_trick", (), sight.parts(play))
    if not deal.left:
        return _why_led(sight, deal, play, sure, given)
    if takes:
        if deal.left == 1:
            return Reason("beats_last", (there,), sight.parts(play))
        if sure:
            return Reason("beats_sure", (there,), sight.parts(sure))
        return Reason("beats_cheaply" if play == beating else "beats", (there,), sight.parts(play))
    if ours:
        return Reason("gives_partner", (given,), sight.parts(play)) if given else Reason("leaves_partner")
    partners = cheapest(deal.needed, sight.of_partner) if deal.left > 2 else 0
    if partners:
        return Reason("partner_can", (), sight.parts(partners))
    if not beating:
        return Reason("cannot_beat", (given,), sight.parts(play))
    return Reason("spares", (points(deal.trick, deal.top),), sight.parts(beating))


def _why_led(sight: Sight, deal: HaljanDeal, play: int, sure: int, given: int) -> Reason:
    if sure:
        return Reason("lead_sure", (given,), sight.parts(sure))
    if play.bit_count() > 3:
        return Reason("lead_long", (play.bit_count(),), sight.parts(play))
    if not play & ~TRUMPS:
        return Reason("lead_trumps", (), sight.parts(play))
    if not given:
        return Reason("lead_low", (), sight.parts(play))
    if sum(bool(play & suit) for suit in SUITS) == play.bit_count():
        return Reason("lead_suits", (), sight.parts(play))
    return Reason("lead", (given,), sight.parts(play))
