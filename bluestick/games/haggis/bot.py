"""Computer players for haggis, after "How sensible people play" on the rule page.

Every move comes with a reason. Points, cards and percentages are whole numbers.

===================  ===================================================================================
goes_out             plays all cards left in hand; parts: the cards
lead_sure            no opponent can beat it any more; parts: the cards
lead_many            so many cards at once are seldom beaten; args: how many
lead_more_than_held  more cards than an opponent has; args: the fewest that one has left
lead_low             weak cards, while wild cards can win the lead back; parts: the wild cards
lead_wild            wild cards make it larger; parts: the wild cards
lead_bomb            a bomb is led; args: points given away
lead                 the best way to split the hand; args: leads needed for the rest
beats_in_group       beats with cards that belong together anyway; args: leads needed for the rest
beats_apart          breaks a combination to beat; parts: its cards
beats_wild           wild cards win the lead; parts: the wild cards
bombs                beats with a bomb, as the lead is worth more than the trick; args: points given away
cannot_beat          passes; no parts
saves_wild           passes, as beating would cost wild cards; parts: the wild cards
saves_bomb           passes, as only a bomb would beat; parts: its cards
keeps_together       passes, as beating would break a combination; parts: its cards
leaves               passes, though it could beat cheaply; no parts
bet_chance           args: the amount, and the percentage of going out first
bet_hand             args: the amount, and the leads needed for the hand
gives_last           gives a bombed trick to the opponent with the fewest points; args: its points
gives_harmless       gives a bombed trick to the opponent whom it helps least; args: its points
===================  ===================================================================================
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import replace
from itertools import repeat
from math import hypot
from random import Random
from statistics import fmean
from time import monotonic

from bluestick.engine.bots import BestMoveBot, Choice, Level, Reason
from bluestick.engine.estimates import Basis, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.explanations import explain_difference
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, race, standard_error
from bluestick.engine.seats import Seat
from bluestick.engine.second_opinion import SecondOpinion
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS, parts, points_of_mask
from bluestick.games.haggis.combinations import beating_plays
from bluestick.games.haggis.moves import BETS, HaggisMove, Say, Word
from bluestick.games.haggis.readings import claim_size
from bluestick.games.haggis.scoring import total_points
from bluestick.games.haggis.state import HAND_SIZE, View
from bluestick.games.haggis.thinking.continuation import play_to_end
from bluestick.games.haggis.thinking.ends import EndSolver, all_moves
from bluestick.games.haggis.thinking.habits import easy_move, medium_move
from bluestick.games.haggis.thinking.knowledge import Knowledge
from bluestick.games.haggis.thinking.measures import MEASURES, append_measures, with_cause
from bluestick.games.haggis.thinking.plan import Stakes, candidate_moves, play_out_sensibly
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import BEATEN_PROBABILITY, cheapest_groups, fewest_cards_left

SPARE_SECONDS = 0.2
"""Seconds of the time limit reserved for finding the reason."""
MOST_MOVES = 12
"""Maximum number of moves compared, besides those that the caller adds."""
MOST_DEALS = 5_000
SOLVED_CARDS = 12
"""Largest number of cards in both hands together with which a round of two players is solved exactly."""
RACE_SLACK = 0.5
"""Argument ``slack`` of ``race``: gap in shares of the match times the square root of the number of deals."""
MODEL_ERROR, MODEL_ENDS, MODEL_BETS = {2: 6.0, 3: 6.0}, 3.0, 3.0
"""Model errors in points: by number of players; of a solved end; of bets. See docs/players.md."""
MOST_CONTINUED = 100
"""Maximum number of deals played out a second time, by ``play_to_end``, to check the best moves."""
FIRST_OUT_KEY = "first"
"""Second part of the key ``(move, FIRST_OUT_KEY)`` in the tally: whether the seat went out first in each deal."""
SURE_BET = 0.004
"""Least share of the match that a bet must gain for the hard bot to make it."""
SMALL_HAND, BIG_HAND = 3.9, 2.5
"""Largest cost of a hand (see ``thinking.values``) with which the medium bot bets 15 or 30."""
LEADS, LATE, THIRD = 0.9, 0.25, 0.6
"""Changes of the cost of a hand for the bets of the medium bot.

Less with the lead; more per card that the opponent with the fewest cards left has played; more with three players.
"""
MANY_CARDS = 4
"""Least number of cards of a lead that is explained as seldom beaten."""


class HaggisBot(ABC):
    """Base of the easy and the medium bot."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[HaggisMove], deadline: float, rng: Random
    ) -> Choice[HaggisMove] | None:
        """Return the choice of a seat that must act; a bet is made only just before the seat's first card."""
        if view.seat not in view.to_act:
            return None
        return self.plays(Knowledge(view), rng, deadline - SPARE_SECONDS)

    @abstractmethod
    def plays(self, knowledge: Knowledge, rng: Random, until: float) -> Choice[HaggisMove]:
        """Return the choice of a seat that must act: a play, a pass, a bet, or who gets a bombed trick."""


class Easy(HaggisBot):
    """Easy bot: plays many cards at a time, whatever stays in hand."""

    def plays(self, knowledge: Knowledge, rng: Random, until: float) -> Choice[HaggisMove]:
        deal = knowledge.deal(rng)
        return (
            _gift_choice(knowledge, deal) if deal.giver else _choice_with_reason(knowledge, deal, easy_move(deal, rng))
        )


class Medium(HaggisBot):
    """Medium bot: splits its hand into few leads, saves wild cards, and bets by rule of thumb."""

    def plays(self, knowledge: Knowledge, rng: Random, until: float) -> Choice[HaggisMove]:
        deal = knowledge.deal(rng)
        if deal.giver:
            return _gift_choice(knowledge, deal)
        move = medium_move(deal)
        if move[0] and knowledge.table.may_bet(knowledge.seat):
            bet = _rule_of_thumb(deal, knowledge.hand)
            if bet is not None:
                return bet
        return _choice_with_reason(knowledge, deal, move)


class Hard(BestMoveBot[HaggisMove]):
    """Hard bot: plays out possible deals, and chooses the move with the best results."""

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[HaggisMove],
        also: Sequence[HaggisMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[HaggisMove], ...]:
        """Return estimates of moves and possible bets, the best first: shares of the match, converted to points."""
        if view.seat not in view.to_act:
            return ()
        knowledge = Knowledge(view)
        first = knowledge.deal(tally.rng(0))
        asked = [own for move in also if (own := knowledge.own(move)) is not None]
        stakes = Stakes(knowledge.table.totals, knowledge.table.target)
        betting = knowledge.table.may_bet(knowledge.seat) and not first.giver
        few = first.seats == 2 and sum(map(int.bit_count, first.hands)) <= SOLVED_CARDS and not betting
        able = all_moves(first.hands[first.turn], first.top) if few else candidate_moves(first, MOST_MOVES)
        if len({*able, *asked}) == 1 and not (betting and not first.top):
            only = len(first.moves()) == 1
            return single_estimate(
                _choice_with_reason(knowledge, first, next(iter(able))), Basis.ONLY if only else Basis.RULED
            )
        exactly = EndSolver(stakes)

        def result(move: Move, deal: HaggisRound) -> float:
            if few:
                return exactly.share(deal, move)
            end = play_out_sensibly(deal.after(move))
            share = stakes.share(end.scores(), knowledge.seat)
            if betting:
                _note_bets(tally, move, end, stakes, knowledge.seat, share)
            if (notes := tally.notes_of(move)) is not None:
                append_measures(end, knowledge.seat, notes)
            return share

        exact = few and knowledge.open
        second = SecondOpinion(
            tally,
            knowledge.deal,
            lambda move, deal: stakes.share(play_to_end(deal.after(move), stakes).scores(), knowledge.seat),
            asked,
            Unit.POINTS,
            stakes.unit,
            MODEL_ERROR[first.seats],
            MOST_CONTINUED,
        )

        def raced(until: float) -> tuple[Standing[Move], ...]:
            return race(
                tally,
                able,
                knowledge.deal,
                result,
                RACE_SLACK,
                late=lambda: monotonic() > until,
                most=1 if knowledge.open else MOST_DEALS,
                kept=set(asked),
            )

        late = deadline - SPARE_SECONDS
        found = raced(late) if few else second.raced(raced, late)
        told = []
        for each in found:
            model, confirmed = (0.0 if exact or not each.gap else MODEL_ENDS, True)
            if not few:
                model, confirmed = second.error(found[0], each, late)
            told.append(
                Estimate(
                    knowledge.move(each.option),
                    reason_for(knowledge, first, each.option),
                    Basis.COUNTED if exact else Basis.SAMPLED,
                    stakes.unit * (each.value - 1 / first.seats),
                    stakes.unit * each.gap,
                    0.0 if exact else stakes.unit * each.error,
                    model,
                    each.deals,
                    with_cause(
                        explain_difference(MEASURES, tally, found[0], each),
                        knowledge.hand,
                        found[0].option,
                        each.option,
                    ),
                    confirmed,
                )
            )
        best = found[0].option
        return _with_bets(told, tally, best, stakes, also) if betting and best[0] else tuple(told)


def _note_bets(tally: Tally, move: Move, end: HaggisRound, stakes: Stakes, seat: Seat, share: float) -> None:
    """Add to the tally each bet's gain over ``share`` and whether the seat went out first."""
    tally.found.setdefault((move, FIRST_OUT_KEY), array("d")).append(end.out[0][0] == seat)
    for word, amount in BETS.items():
        end.bets[seat] = amount
        more = stakes.share(end.scores(), seat) - share
        tally.found.setdefault((move, word), array("d")).append(more)
    end.bets[seat] = 0


def bot(level: Level) -> HaggisBot | Hard:
    """Return the computer player of a level."""
    match level:
        case Level.EASY:
            return Easy()
        case Level.MEDIUM:
            return Medium()
        case _:
            return Hard()


def _rule_of_thumb(deal: HaggisRound, hand: int) -> Choice[HaggisMove] | None:
    """Return the bet of a player before its first card; None if the hand needs too many leads."""
    cost, groups = cheapest_groups(hand & ALL_NUMBERS, 3)
    cost += LATE * (HAND_SIZE - fewest_cards_left(deal)) + THIRD * (deal.seats - 2) - (0 if deal.top else LEADS)
    if cost > SMALL_HAND:
        return None
    word = Word.BET_30 if cost <= BIG_HAND else Word.BET_15
    return Choice(Say(word), Reason("bet_hand", (BETS[word], len(groups))))


def _with_bets(
    found: Sequence[Estimate[HaggisMove]], tally: Tally, best: Move, stakes: Stakes, asked: Sequence[HaggisMove]
) -> tuple[Estimate[HaggisMove], ...]:
    """Return the estimates of plays (``found``) and bets; a bet comes first if it pays in rounds of the play ``best``.

    If a bet pays, plays without it are worth less by what it gains, and are left out unless in ``asked``. If none
    pays, bets are left out unless in ``asked``.
    """
    plain = found[0]
    chance = round(100 * fmean(tally.found[best, FIRST_OUT_KEY]))
    gains = {word: tally.found[best, word] for word in BETS}
    first = max(gains, key=lambda word: fmean(gains[word]))
    most = stakes.unit * fmean(gains[first])
    pays = most > SURE_BET * stakes.unit

    def bet(word: Word) -> Estimate[HaggisMove]:
        against = gains[first] if pays else repeat(0.0)
        behind = [stakes.unit * (one - other) for one, other in zip(against, gains[word], strict=False)]
        gap = max(0.0, fmean(behind))
        told = Reason("bet_chance", (BETS[word], chance))
        draw = standard_error(behind) if word is not first or not pays else 0.0
        top = plain.value + (most if pays else 0.0)
        return Estimate(Say(word), told, plain.basis, top - gap, gap, draw, MODEL_BETS if draw else 0.0, plain.deals)

    if not pays:
        kept = [bet(word) for word in BETS if Say(word) in asked]
        return (plain, *sorted((*found[1:], *kept), key=lambda each: each.gap))
    doubt = standard_error([stakes.unit * gain for gain in gains[first]])
    plays = [
        replace(each, gap=each.gap + most, draw=hypot(each.draw, doubt), model=each.model or MODEL_BETS, why=None)
        for each in found
        if each.move in asked
    ]
    others = [bet(word) for word in BETS if word is not first]
    return (bet(first), *sorted((*plays, *others), key=lambda each: each.gap))


def _choice_with_reason(knowledge: Knowledge, deal: HaggisRound, move: Move) -> Choice[HaggisMove]:
    return Choice(knowledge.move(move), reason_for(knowledge, deal, move))


def _gift_choice(knowledge: Knowledge, deal: HaggisRound) -> Choice[HaggisMove]:
    """Give a bombed trick to the opponent with the fewest points in the match; if equal, the most cards."""
    totals = knowledge.table.totals
    move = min(deal.moves(), key=lambda move: (totals[~move[1]], -deal.hands[~move[1]].bit_count()))
    return _choice_with_reason(knowledge, deal, move)


def _why_given(knowledge: Knowledge, move: Move) -> Reason:
    table = knowledge.table
    there = total_points(card for laid in table.trick for card in laid.cards)
    others = [total for seat, total in enumerate(table.totals) if seat != knowledge.seat]
    if table.totals[~move[1]] == min(others) < max(others):
        return Reason("gives_last", (there,))
    return Reason("gives_harmless", (there,))


def reason_for(knowledge: Knowledge, deal: HaggisRound, move: Move) -> Reason:
    """Return the most important reason for a move that the player to act can know."""
    if deal.giver:
        return _why_given(knowledge, move)
    cards, claim = move
    hand = knowledge.hand
    if cards == hand:
        return Reason("goes_out", (), parts(cards))
    if deal.top:
        return _why_passed(knowledge, deal) if not cards else _why_beaten(deal, hand, move)
    left = len(cheapest_groups(hand & ~cards & ALL_NUMBERS, 2)[1])
    if claim < 16:
        return Reason("lead_bomb", (points_of_mask(cards),))
    if knowledge.is_unbeatable(move):
        return Reason("lead_sure", (), parts(cards))
    near = fewest_cards_left(deal)
    if claim_size(claim) > near:
        return Reason("lead_more_than_held", (near,))
    if cards & ALL_FACES and claim_size(claim) > 1:
        return Reason("lead_wild", (), parts(cards & ALL_FACES))
    if claim_size(claim) >= MANY_CARDS:
        return Reason("lead_many", (claim_size(claim),))
    if hand & ALL_FACES and BEATEN_PROBABILITY[claim] > 0.5:
        return Reason("lead_low", (), parts(hand & ALL_FACES))
    return Reason("lead", (left,))


def _why_beaten(deal: HaggisRound, hand: int, move: Move) -> Reason:
    cards, claim = move
    if claim < 16:
        return Reason("bombs", (deal.lying + points_of_mask(cards),))
    if cards & ALL_FACES:
        return Reason("beats_wild", (), parts(cards & ALL_FACES))
    groups = cheapest_groups(hand & ALL_NUMBERS, 3)[1]
    if any(group == cards for group, _ in groups):
        return Reason("beats_in_group", (len(groups) - 1,))
    return Reason("beats_apart", (), parts(_broken_group(groups, cards)))


def _broken_group(groups: Sequence[Move], cards: int) -> int:
    """Return the mask of the largest group that playing ``cards`` (a mask) breaks."""
    return max((group for group, _ in groups if group & cards), key=int.bit_count)


def _why_passed(knowledge: Knowledge, deal: HaggisRound) -> Reason:
    found = beating_plays(knowledge.hand, deal.top)
    if not found:
        return Reason("cannot_beat")
    plain = [cards for cards, claim in found if claim >= 16]
    if not plain:
        return Reason("saves_bomb", (), parts(found[0][0]))
    natural = [cards for cards in plain if not cards & ALL_FACES]
    if not natural:
        return Reason("saves_wild", (), parts(plain[0] & ALL_FACES))
    groups = cheapest_groups(knowledge.hand & ALL_NUMBERS, 3)[1]
    whole = {cards for cards, _ in groups}
    if whole.isdisjoint(natural):
        return Reason("keeps_together", (), parts(_broken_group(groups, natural[0])))
    return Reason("leaves")
