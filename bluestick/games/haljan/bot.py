"""Computer players for haljan and harjan, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` are the cards played, or those that are named here; points are card points.

==================  =====================================================================================
exchanges_two       exchanges the two of trumps for the turn-up; parts: the turn-up
nothing_to_swap     holds no two of trumps to exchange before the turn-up is drawn; no parts
another_round       the match goes on; no parts
only_play           there is no choice
wins_round          the trick is certain to be ours and brings the score to 121; args: the score then
first_trick         the trick is certain to be ours, and our first: no klump, and the others record 119 at most
lead_sure           an unbeatable card protects the lead; args: points led; parts: that card
lead_trumps         only trumps are led, which only higher trumps beat
lead_suits          cards of different suits: mostly only trumps beat them all
lead_low            a lead without points
lead_long           harjan: more than three cards; args: how many
lead                args: points led
beats_last          the last to play takes the trick; args: points of the trick
beats_sure          it takes the lead, and no one can beat it; args: points so far; parts: the unbeatable card
beats_cheaply       the lowest cards that take the lead; args: points so far
beats               it takes the lead, with higher cards than it must; args: points so far
gives_partner       the trick is the partner's; args: points given to it
cannot_beat         no cards in hand beat the winning play; args: points lost with those thrown
spares              the winning play could be beaten, at too high a price; args: points so far; parts: the cards spared
leaves_partner      the partner has the lead of the trick; no parts
partner_can         the partner is known to hold cards that take the lead; parts: those
==================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from bluestick.engine.bots import BestMoveBot, Choice, Level, Reason
from bluestick.engine.cards import single_bits
from bluestick.engine.estimates import Basis, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.explanations import explain_difference
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, race
from bluestick.engine.second_opinion import SecondOpinion
from bluestick.engine.weaker_levels import WeightedBot, Weighting
from bluestick.games.haljan.moves import HaljanMove, Play, Say, Word
from bluestick.games.haljan.state import View
from bluestick.games.haljan.thinking.knowledge import Knowledge
from bluestick.games.haljan.thinking.measures import MEASURES, value_with_notes, with_cause
from bluestick.games.haljan.thinking.plan import (
    ALL_TRICKS,
    candidate_plays,
    points_per_game_point,
    solve,
    value_after_trick,
    value_ahead,
)
from bluestick.games.haljan.thinking.reasons import reason_for
from bluestick.games.haljan.thinking.search import ACES_AND_TENS, TWO, HaljanDeal, lowest_beating, points_of_mask
from bluestick.games.haljan.thinking.values import cheapest_cards, sensible_play

SPARE_SECONDS = 0.1
"""Seconds of the time limit reserved for finding the reason."""
RACE_SLACK = 1.6
"""Argument ``slack`` of ``race``: gap in game points times the square root of the number of deals."""
MOST_PLAYS = 20
"""Maximum number of plays compared: the ways to choose three of six cards."""
MOST_DEALS = 50_000
MOST_PLAYED_OUT = 1_000
"""Maximum number of deals played to their end, to check the best plays a second time."""
EASY_WEIGHTING = {4: (45.0, 90.0), 2: (25.0, 60.0)}
"""Arguments of ``Weighting`` for the easy bot by number of players, in card points."""
MEDIUM_WEIGHTING = {4: (10.0, 26.0), 2: (5.0, 16.0)}
"""Arguments of ``Weighting`` for the medium bot by number of players, in card points."""
MOST_THROWN = 10
"""Weaker bots lose an ace or ten to the opponents only in a play of fewer points than the cheapest one plus this."""


@dataclass(frozen=True, slots=True)
class Hard(BestMoveBot[HaljanMove]):
    """Hard bot: plays out possible deals, and chooses the play with the best results."""

    deals: int = MOST_DEALS

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[HaljanMove],
        also: Sequence[HaljanMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[HaljanMove], ...]:
        """Return estimates in card points, the best first; only of the announcement if no card can be played; or ()."""
        if not is_turn_to_play(view):
            choice = announcement(view, moves)
            return single_estimate(choice, announcement_basis(choice, moves)) if choice else ()
        knowledge = Knowledge(view)
        deal = knowledge.deal(tally.rng(0))
        asked = [knowledge.mask(move.cards) for move in also if isinstance(move, Play)]
        exchanges = Say(Word.EXCHANGE) in moves
        plays = deal.moves()
        if len(plays) == 1 and not exchanges:
            return single_estimate(only_play(knowledge, plays[0]), Basis.ONLY)
        points = points_per_game_point(deal.seats)
        second = SecondOpinion(
            tally,
            knowledge.deal,
            lambda play, deal: value_played_out(knowledge, play, deal),
            () if knowledge.open else asked,
            Unit.POINTS,
            points,
            MODEL_ERROR[view.table.setup.variant, deal.seats],
            MOST_PLAYED_OUT,
        )
        until = deadline - SPARE_SECONDS
        found = second.raced(lambda until: race_to_the_end(knowledge, asked, self.deals, until, tally), until)
        told = []
        for each in found:
            if each.option & knowledge.coming:
                continue
            # Certain: the same in every deal, played to its end.
            certain = knowledge.open or (not deal.stock and each.error < ROUNDING_ERROR)
            why = None if exchanges else explain_difference(MEASURES, tally, found[0], each)
            model, confirmed = (0.0, True) if certain else second.error(found[0], each, until)
            told.append(
                Estimate(
                    Play(knowledge.parts(each.option)),
                    reason_for(knowledge, deal, each.option),
                    Basis.COUNTED if certain else Basis.SAMPLED,
                    points * each.value,
                    points * each.gap,
                    0.0 if certain else points * each.error,
                    model,
                    each.deals,
                    with_cause(why, knowledge, found[0].option, each.option),
                    confirmed,
                )
            )
        if not exchanges:
            return tuple(told)
        said_first = announcement(view, moves)
        assert said_first is not None
        best = points * found[0].value
        exchange = Estimate(said_first.move, said_first.reason, told[0].basis, best, deals=found[0].deals)
        return (exchange, *told)


ROUNDING_ERROR = 1e-9
"""Largest error in game points that counts as rounding: the result is then the same in all deals."""
MODEL_ERROR = {("haljan", 4): 2.0, ("haljan", 2): 1.0, ("harjan", 2): 4.0}
"""Model error of an estimate, in points, by variant and number of players: see docs/players.md."""


def is_turn_to_play(view: View) -> bool:
    """Return whether the viewing seat is to play cards."""
    return view.seat in view.to_act and not view.table.asked and not view.table.drawing


def announcement_basis(choice: Choice[HaljanMove], moves: MoveSet[HaljanMove]) -> Basis:
    """Return the basis of an announcement: formality, rule of thumb (the two can be exchanged), or no choice."""
    if choice.move.is_formality:
        return Basis.FORMAL
    return Basis.RULED if Say(Word.EXCHANGE) in moves else Basis.ONLY


def announcement(view: View, moves: MoveSet[HaljanMove]) -> Choice[HaljanMove] | None:
    """Return what the seat should say instead of playing cards, with its reason; None if nothing."""
    if Say(Word.EXCHANGE) in moves and view.table.turn_up is not None:
        return Choice(Say(Word.EXCHANGE), Reason("exchanges_two", (), (view.table.turn_up,)))
    if view.seat not in view.to_act:
        return None
    if view.table.drawing:
        return Choice(Say(Word.PASS), Reason("nothing_to_swap"))
    return Choice(Say(Word.NEXT), Reason("another_round"))


def only_play(knowledge: Knowledge, play: int) -> Choice[HaljanMove]:
    """Return the choice of ``play`` (a mask), the only possible one."""
    return Choice(Play(knowledge.parts(play)), Reason("only_play", (), knowledge.parts(play)))


def bot(level: Level) -> WeightedBot[HaljanMove] | Hard:
    """Return the computer player of a level: easy, medium, or else hard."""
    match level:
        case Level.EASY:
            return weighted_bot(EASY_WEIGHTING, 6, 10)
        case Level.MEDIUM:
            return weighted_bot(MEDIUM_WEIGHTING, 10, 4)
        case _:
            return Hard()


def weighted_bot(figures: Mapping[int, tuple[float, float]], deals: int, lots: int) -> WeightedBot[HaljanMove]:
    """Return a bot that picks a play at random, but better ones more often, by their values in ``deals`` sampled deals.

    ``figures``: arguments of ``Weighting`` by number of players; ``lots``: number of random plays compared as well.
    """
    return WeightedBot(Hard(deals), lambda view: Weighting(*figures[len(view.hands)]), draw_filter, lots)


def draw_filter(view: View, found: Sequence[Estimate[HaljanMove]]) -> Callable[[HaljanMove], bool]:
    """Return a predicate: whether a weaker bot may make a move.

    It must exchange the two or win the round if it can, and not lose aces and tens to the opponents needlessly.
    """
    first = [each.move for each in found if each.reason.code in ("exchanges_two", "wins_round")]
    if first:
        return first.__contains__
    knowledge = Knowledge(view)
    deal = knowledge.deal(Random(0))
    ours = not deal.left or (deal.winner ^ deal.turn) & 1 == 0
    if ours or (deal.left > 2 and lowest_beating(deal.needed, knowledge.partner_cards)):
        return lambda move: True
    most = points_of_mask(cheapest_cards(single_bits(deal.hands[deal.turn]), deal.size), deal.top) + MOST_THROWN

    def able(move: HaljanMove) -> bool:
        play = knowledge.mask(move.cards) if isinstance(move, Play) else 0
        return (
            not play & ACES_AND_TENS or points_of_mask(play, deal.top) < most or bool(lowest_beating(deal.needed, play))
        )

    return able


def race_to_the_end(
    knowledge: Knowledge, also: Sequence[int], most: int, until: float, tally: Tally
) -> tuple[Standing[int], ...]:
    """Compare plays by game points in sampled deals; the two of trumps is exchanged first, unless played.

    ``also``: masks of plays never dropped; ``most``: maximum number of deals; ``until``: deadline by ``monotonic``.
    """
    first = knowledge.deal(tally.rng(0))
    sign = -1 if first.turn & 1 else 1

    def promise(play: int, deal: HaljanDeal) -> float:
        deal = undo_exchange_for(knowledge, play, deal)
        if not deal.stock:
            return sign * solve(deal.after(play))
        notes = tally.notes_of(play)
        later = value_ahead(deal.after(play)) if notes is None else value_with_notes(deal, play, notes)
        return sign * (value_after_trick(deal, play) + later) / 2

    plays = [sensible_play(first), *(candidate_plays(first, MOST_PLAYS) if first.stock else first.moves())]
    return race(
        tally,
        dict.fromkeys(plays),
        knowledge.deal,
        promise,
        RACE_SLACK / 2 if first.stock else RACE_SLACK,
        late=lambda: monotonic() > until,
        most=1 if knowledge.open else most,
        kept=set(also),
    )


def value_played_out(knowledge: Knowledge, play: int, deal: HaljanDeal) -> float:
    """Return the game points of the side to play if it makes ``play`` (a mask) and the rest is played sensibly."""
    deal = undo_exchange_for(knowledge, play, deal)
    after = deal.after(play)
    worth = value_ahead(after, ALL_TRICKS) if deal.stock else solve(after)
    return -worth if deal.turn & 1 else worth


def undo_exchange_for(knowledge: Knowledge, play: int, deal: HaljanDeal) -> HaljanDeal:
    """Return the deal; if ``play`` includes the two of trumps, without the assumed exchange of the two."""
    return knowledge.unexchanged(deal) if play & TWO and not deal.hands[deal.turn] & TWO else deal
