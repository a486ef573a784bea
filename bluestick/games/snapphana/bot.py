"""Computer players for the four games, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` are the cards of the reason; points are whole numbers.

==================  =====================================================================================
only_play           there is no choice; no parts
discards_void       leaves no card of some suits, so as to trump them soon; args: the letters of the suits
discards_safe       honours that are discarded are safe in the own pile; parts: those
discards_low        low cards; no parts
declares            args: points; parts: the cards
declares_doubled    the third or a later one of its group; args: points with what is doubled; parts: the cards
declares_wins       it reaches the target; args: the total then; parts: the cards
gives_worthless     gives a hacka for Fjønt; parts: the card
gives_least         there is no hacka to give that does no harm; parts: the card
gives_harmful       Fjabbe: gives a card that costs the player who gets it; parts: the card
lead_sure           no other player can beat it; parts: the card
lead_trump          draws trumps; parts: the card
lead_low            a hacka; parts: the card
lead_fjont          the next player sets the suit; no parts
lead_but_trumps     an honour that only trumps beat; parts: the card
lead                another honour; args: number of cards still out that beat it in its suit; parts: the card
wins_last           takes the last trick; args: its points
takes_last          the last to play takes the trick; parts: the honours in it
takes_sure          it takes the lead, and no one can beat it; parts: the card
takes               it takes the lead; parts: the card
gives_partner       an honour for the partner's trick; parts: the card
leaves_partner      the partner has the lead of the trick; no parts
throws_cheapest     nothing in hand takes the lead, and no card counts less; no parts
cannot_beat         nothing in hand takes the lead, and the card of least use is played; no parts
spares              a card would take the lead, at too high a price; parts: the card spared
fjont_saves         Fjønt instead of an honour; parts: the honours that could have been played
fjont_plain         Fjønt, with nothing to save; no parts
takes_one           Fjabbe: the one trick that a player needs; no parts
starves             Fjabbe: takes a trick while another player has none; no parts
ducks               Fjabbe: it stays below; parts: the card
dumps               Fjabbe: an honour on another player's trick; parts: the card
must_take           Fjabbe: every card that may be played takes the lead; parts: the card
lead_duck           Fjabbe: a card that others will take; args: as for lead; parts: the card
==================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import monotonic
from typing import Any, TypeVar

from bluestick.engine.bots import BestMoveBot, Choice, Level, Reason
from bluestick.engine.estimates import Basis, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.explanations import explain_difference
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, race
from bluestick.engine.second_opinion import SecondOpinion
from bluestick.engine.weaker_levels import WeightedBot, Weighting
from bluestick.games.snapphana.cards import card_bit
from bluestick.games.snapphana.moves import Discard, Play, SnapphanaMove
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.declaring import best_declaration, declaration_estimates, gift_estimates
from bluestick.games.snapphana.thinking.discarding import discard_choice, discard_sets
from bluestick.games.snapphana.thinking.ends import EndSolver
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.knowledge import Knowledge, deal_after_discards
from bluestick.games.snapphana.thinking.measures import MEASURES, card_counts, discard_counts, with_cause
from bluestick.games.snapphana.thinking.plan import Stakes, declaration_points, play_on
from bluestick.games.snapphana.thinking.reasons import name_of_bit, reason_for
from bluestick.games.snapphana.thinking.search import SnapphanaHand, distinct_cards
from bluestick.games.snapphana.thinking.values import PILE_VALUE, preferred_order, would_win_trick

SPARE_SHARE = 0.2
"""Share of the thinking time kept for finding the reason and returning the move."""
MOST_DEALS = 3_000
MOST_DISCARD_SETS = 5
"""Largest number of sets of discards that are compared; of cards to play, all are compared."""
CHECKED_DEALS = 60
"""Number of sampled deals in which lower levels check whether a move certainly wins the match."""
EASY_WEIGHTING = {800: (60.0, 250.0), 1000: (60.0, 250.0), 150: (25.0, 80.0), 0: (0.1, 0.5)}
"""``temper`` and ``cap`` of ``weighted_choice`` by target, in points (0: Fjabbe, in lost deals)."""
MEDIUM_WEIGHTING = {800: (12.0, 50.0), 1000: (20.0, 80.0), 150: (3.0, 12.0), 0: (0.03, 0.15)}
MOST_THROWN = 9.0
"""Lower levels throw a card away only if its ``PILE_VALUE`` is above that of the cheapest one by less than this."""
SLACK, SLACK_FJABBE = 0.12, 0.6
"""Parameter ``slack`` of ``race``, in shares of the match; the second value is for Fjabbe."""
MODEL_ERROR = {800: 4.0, 1000: 20.0, 150: 2.0, 0: 0.02}
"""Error of the evaluation by target, in points (0: Fjabbe, in lost deals): see docs/players.md."""
SOLVED_CARDS = {(2, 2): 6, (2, 4): 4, (4, 4): 3}
"""Number of cards per hand from which on a deal is solved exactly to its end, by number of sides and of seats."""
PLAY_OUT_CARDS = {2: 2, 4: 0}
"""Number of cards per hand from which on a play-out is solved exactly, by number of sides.

For Fjabbe (four sides) 0, never, has proved better.
"""
SECOND_PLAY_OUT_CARDS = {2: 3, 4: 2}
"""``PLAY_OUT_CARDS`` for the second opinion on a move that looks bad."""
SECOND_DEALS = 200
W = TypeVar("W", bound=Hashable)
V = TypeVar("V")


def _random_seed(rng: Random) -> int:
    """Return a random seed for a deal; the deal itself is made later, when the discards are known."""
    return rng.getrandbits(32)


@dataclass(frozen=True, slots=True)
class Hard(BestMoveBot[SnapphanaMove]):
    """Hard bot: plays out random deals that agree with its knowledge, and makes the move with the best results."""

    deals: int = MOST_DEALS

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[SnapphanaMove],
        also: Sequence[SnapphanaMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        """Return estimates of moves, in points (Fjabbe: lost deals) weighted by their effect on the match.

        Discards and cards are compared in play-outs; gains and costs of declarations and of cards given for Fjønt are
        counted.
        """
        table, seat = view.table, view.seat
        if seat is not None and table.payable(seat):
            return gift_estimates(Knowledge(view), moves)
        if seat not in view.to_act:
            return ()
        knowledge = Inference(view) if table.form.target else Knowledge(view)
        until = _early(deadline)
        if table.discarding:
            return self._discards(knowledge, also, until, tally)
        best = best_declaration(knowledge)
        if best is not None:
            return declaration_estimates(knowledge, best, also)
        hand = knowledge.deal(tally.rng(0))
        cards = distinct_cards(hand.legal())
        if len(cards) == 1:
            return single_estimate(Choice(Play(name_of_bit(cards[0])), Reason("only_play")), Basis.ONLY)
        return self._cards(
            knowledge, hand, [card_bit(move.card) for move in also if isinstance(move, Play)], until, tally
        )

    def _discards(
        self, knowledge: Knowledge, also: Sequence[SnapphanaMove], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        asked = [tuple(sorted(map(card_bit, move.cards))) for move in also if isinstance(move, Discard)]
        able = [tuple(sorted(way)) for way in discard_sets(knowledge, tally.rng(-1), MOST_DISCARD_SETS)]
        stakes = Stakes(knowledge.table.totals, knowledge.table.form.target)

        def result(away: tuple[int, ...], number: int) -> float:
            hand, extra = deal_after_discards(knowledge, away, Random(number))
            own = hand.hands[knowledge.seat]
            end = play_on(hand)
            share = stakes.share(end, knowledge.side, extra)
            if (notes := tally.notes_of(away)) is not None:
                notes.extend(discard_counts(end, knowledge.side, share, declaration_points(own)))
            return share

        def further(away: tuple[int, ...], number: int) -> float:
            hand, extra = deal_after_discards(knowledge, away, Random(number))
            return EndSolver(stakes.with_extra(knowledge.side, extra), SECOND_PLAY_OUT_CARDS[hand.sides]).share_of(
                hand, knowledge.side
            )

        def raced(until: float) -> tuple[Standing[tuple[int, ...]], ...]:
            return race(
                tally,
                able,
                _random_seed,
                result,
                SLACK,
                late=lambda: monotonic() > until,
                most=self.deals,
                kept=set(asked),
                alike=stakes.alike,
            )

        second = _second(knowledge, stakes, tally, _random_seed, further, asked)
        found = second.raced(raced, until)
        return _weighed(knowledge, found, tally, lambda away: discard_choice(knowledge, away), second, until)

    def _cards(
        self, knowledge: Knowledge, hand: SnapphanaHand, asked: Sequence[int], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        stakes = Stakes(knowledge.table.totals, knowledge.table.form.target)
        most = max(map(int.bit_count, hand.hands))
        few = most <= SOLVED_CARDS[hand.sides, hand.seats]
        ends = EndSolver(stakes, most if few else PLAY_OUT_CARDS[hand.sides])

        def result(card: int, deal: SnapphanaHand) -> float:
            if (notes := tally.notes_of(card)) is None:
                return ends.share(deal, card, knowledge.side)
            share, trick, end = ends.shown(deal, card, knowledge.side)
            notes.extend(card_counts(deal, trick, end, knowledge.side, share))
            return share

        further = EndSolver(stakes, SECOND_PLAY_OUT_CARDS[hand.sides])

        def raced(until: float) -> tuple[Standing[int], ...]:
            return race(
                tally,
                preferred_order(hand, knowledge.side),
                knowledge.deal,
                result,
                SLACK if knowledge.table.form.target else SLACK_FJABBE,
                late=lambda: monotonic() > until,
                most=1 if knowledge.open else self.deals,
                kept=set(asked),
                alike=stakes.alike,
            )

        def again(card: int, deal: SnapphanaHand) -> float:
            return further.share(deal, card, knowledge.side)

        second = None if few else _second(knowledge, stakes, tally, knowledge.deal, again, asked)
        found = second.raced(raced, until) if second is not None else raced(until)
        told = _weighed(
            knowledge,
            found,
            tally,
            lambda card: Choice(Play(name_of_bit(card)), reason_for(knowledge, hand, card)),
            second,
            until,
            certain=few and knowledge.open,
        )
        best, notes = found[0].option, tally.notes
        return tuple(
            replace(one, why=with_cause(one.why, each.option, best, notes.get(best, ()), notes.get(each.option, ())))
            for one, each in zip(told, found, strict=True)
        )


def _weighed(
    knowledge: Knowledge,
    standings: Sequence[Standing[W]],
    tally: Tally,
    choice: Callable[[W], Choice[SnapphanaMove]],
    second: SecondOpinion[W, Any] | None,
    until: float,
    certain: bool = False,
) -> tuple[Estimate[SnapphanaMove], ...]:
    """Return estimates made from the results of a race, which are shares of the match.

    ``choice``: returns the move and its reason for an option of the race; ``second``: second opinions, until the time
    ``until``; ``certain``: whether all cards are known, so that the results are exact.
    """
    unit = Stakes(knowledge.table.totals, knowledge.table.form.target).unit
    found = []
    for each in standings:
        chosen = choice(each.option)
        model, confirmed = 0.0 if certain or not each.gap else MODEL_ERROR[knowledge.table.form.target], True
        if second is not None:
            model, confirmed = second.error(standings[0], each, until)
        found.append(
            Estimate(
                chosen.move,
                chosen.reason,
                Basis.COUNTED if certain else Basis.SAMPLED,
                unit * (each.value - 0.5),
                unit * each.gap,
                0.0 if certain else unit * each.error,
                model,
                each.deals,
                explain_difference(MEASURES, tally, standings[0], each),
                confirmed,
            )
        )
    return tuple(found)


def _second(
    knowledge: Knowledge,
    stakes: Stakes,
    tally: Tally,
    deal: Callable[[Random], V],
    result: Callable[[W, V], float],
    asked: Sequence[W],
) -> SecondOpinion[W, V]:
    target = knowledge.table.form.target
    unit = Unit.POINTS if target else Unit.HANDS
    return SecondOpinion(tally, deal, result, asked, unit, stakes.unit, MODEL_ERROR[target], SECOND_DEALS)


def _early(deadline: float) -> float:
    now = monotonic()
    return now + (1 - SPARE_SHARE) * (deadline - now)


def bot(level: Level) -> WeightedBot[SnapphanaMove] | Hard:
    """Return the bot of a level."""
    match level:
        case Level.EASY:
            return weighted_bot(EASY_WEIGHTING, 2)
        case Level.MEDIUM:
            return weighted_bot(MEDIUM_WEIGHTING, 20)
        case _:
            return Hard()


def weighted_bot(figures: Mapping[int, tuple[float, float]], deals: int) -> WeightedBot[SnapphanaMove]:
    """Return a bot of a lower level. ``figures``: ``temper`` and ``cap``, by target; ``deals``: number to sample."""

    def manner(view: View) -> Weighting:
        target = view.table.form.target
        won = Stakes(view.table.totals, target).unit / 2 if target else inf
        return Weighting(*figures[target], won)

    return WeightedBot(Hard(deals), manner, draw_filter, careful=Hard(CHECKED_DEALS))


def draw_filter(view: View, found: Sequence[Estimate[SnapphanaMove]]) -> Callable[[SnapphanaMove], bool]:
    """Return a predicate that says whether a lower level may choose a move at random.

    It excludes throwing a valuable card away on a trick that the others take, except in Fjabbe.
    """
    table = view.table
    if not table.form.target or table.discarding:
        return lambda move: True
    knowledge = Knowledge(view)
    hand = knowledge.deal(Random(0))
    if not hand.led or hand.winner % hand.sides == knowledge.side:
        return lambda move: True
    thrown: dict[SnapphanaMove, float] = {
        Play(name_of_bit(card)): PILE_VALUE[card]
        for card in distinct_cards(hand.legal())
        if not would_win_trick(hand, card)
    }
    most = min(thrown.values(), default=0.0) + MOST_THROWN
    return lambda move: thrown.get(move, 0.0) < most
