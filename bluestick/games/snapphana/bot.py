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

from bluestick.engine.bots import Choice, Foremost, Level, Reason
from bluestick.engine.estimates import Basis, Estimate, alone
from bluestick.engine.events import Event
from bluestick.engine.explanations import because
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, race
from bluestick.engine.second_opinion import SecondOpinion
from bluestick.engine.weaker_levels import Drawing, Manner
from bluestick.games.snapphana.cards import bit
from bluestick.games.snapphana.moves import Discard, Play, SnapphanaMove
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.declaring import declaration, declarations, gifts
from bluestick.games.snapphana.thinking.discarding import laid_away, ways
from bluestick.games.snapphana.thinking.ends import Ends
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.knowledge import Knowledge, begun
from bluestick.games.snapphana.thinking.measures import MEASURES, caused, of_card, of_discards
from bluestick.games.snapphana.thinking.plan import Stakes, declared, played_on
from bluestick.games.snapphana.thinking.reasons import named, reason
from bluestick.games.snapphana.thinking.search import SnapphanaHand, kinds
from bluestick.games.snapphana.thinking.values import VALUE, in_order, takes

SPARE = 0.2
"""Share of the thinking time that is reserved for finding the reason and answering."""
DEALS = 3_000
"""Largest number of deals that the hard bot samples."""
SETS_AWAY = 5
"""Largest number of sets of discards that are compared. Of cards to play, all are compared."""
CAREFUL = 60
"""Number of deals in which lower levels check whether a card certainly wins the match."""
EASY = {800: (60.0, 250.0), 1000: (60.0, 250.0), 150: (25.0, 80.0), 0: (0.1, 0.5)}
"""Parameters of the easy bot's random choice, by target, in points (0: Fjabbe, in lost hands): see ``drawn``."""
MEDIUM = {800: (12.0, 50.0), 1000: (20.0, 80.0), 150: (3.0, 12.0), 0: (0.03, 0.15)}
"""Parameters of the medium bot's random choice, as in ``EASY``."""
THROWN = 9.0
"""Difference in ``VALUE`` to the cheapest card from which on lower levels do not throw a card on a lost trick."""
SLACK, SLACK_FJABBE = 0.12, 0.6
"""Parameter ``slack`` of ``race``, in shares of the match; in Fjabbe ``SLACK_FJABBE``."""
MODEL = {800: 4.0, 1000: 20.0, 150: 2.0, 0: 0.02}
"""Error of the evaluation itself, by target, in points (0: Fjabbe, in lost hands): see docs/players.md."""
LAST = {(2, 2): 6, (2, 4): 4, (4, 4): 3}
"""Largest number of cards in each hand with which a deal is solved to its end, by number of sides and seats."""
SOON = {2: 2, 4: 0}
"""Number of cards in each hand at which a play-out ends and the rest is solved exactly, by number of sides. 0 in
Fjabbe (four sides): measured to be better."""
FURTHER = {2: 3, 4: 2}
"""As ``SOON``, for the play-outs of a second opinion on a move that looks bad."""
MOST_FURTHER = 200
"""Largest number of deals for a second opinion on a move."""
W = TypeVar("W", bound=Hashable)
V = TypeVar("V")


def _numbered(rng: Random) -> int:
    """Return a random seed for a deal, which is made later, when the discards are known."""
    return rng.getrandbits(32)


@dataclass(frozen=True, slots=True)
class Hard(Foremost[SnapphanaMove]):
    """Hard bot: plays out random deals that agree with what it knows, and makes the move with the best results."""

    deals: int = DEALS

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[SnapphanaMove],
        also: Sequence[SnapphanaMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        """Return estimates of moves, in points (in Fjabbe, lost hands) weighted by their effect on the match.

        Discards and cards are played out; for declarations and gifts for Fjønt, what they bring and cost is counted.
        """
        table, seat = view.table, view.seat
        if seat is not None and table.payable(seat):
            return gifts(Knowledge(view), moves)
        if seat not in view.to_act:
            return ()
        knowledge = Inference(view) if table.form.target else Knowledge(view)
        until = _early(deadline)
        if table.discarding:
            return self._discards(knowledge, also, until, tally)
        best = declaration(knowledge)
        if best is not None:
            return declarations(knowledge, best, also)
        hand = knowledge.deal(tally.rng(0))
        cards = kinds(hand.legal())
        if len(cards) == 1:
            return alone(Choice(Play(named(cards[0])), Reason("only_play")), Basis.ONLY)
        return self._cards(knowledge, hand, [bit(move.card) for move in also if isinstance(move, Play)], until, tally)

    def _discards(
        self, knowledge: Knowledge, also: Sequence[SnapphanaMove], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        asked = [tuple(sorted(map(bit, move.cards))) for move in also if isinstance(move, Discard)]
        able = [tuple(sorted(way)) for way in ways(knowledge, tally.rng(-1), SETS_AWAY)]
        stakes = Stakes(knowledge.table.totals, knowledge.table.form.target)

        def result(away: tuple[int, ...], number: int) -> float:
            hand, extra = begun(knowledge, away, Random(number))
            own = hand.hands[knowledge.seat]
            end = played_on(hand)
            share = stakes.share(end, knowledge.side, extra)
            if (notes := tally.notes_of(away)) is not None:
                notes.extend(of_discards(end, knowledge.side, share, declared(own)))
            return share

        def further(away: tuple[int, ...], number: int) -> float:
            hand, extra = begun(knowledge, away, Random(number))
            return Ends(stakes.with_extra(knowledge.side, extra), FURTHER[hand.sides]).share_of(hand, knowledge.side)

        def raced(until: float) -> tuple[Standing[tuple[int, ...]], ...]:
            return race(
                tally,
                able,
                _numbered,
                result,
                SLACK,
                late=lambda: monotonic() > until,
                most=self.deals,
                kept=set(asked),
                alike=stakes.alike,
            )

        second = _second(knowledge, stakes, tally, _numbered, further, asked)
        found = second.raced(raced, until)
        return _weighed(knowledge, found, tally, lambda away: laid_away(knowledge, away), second, until)

    def _cards(
        self, knowledge: Knowledge, hand: SnapphanaHand, asked: Sequence[int], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        stakes = Stakes(knowledge.table.totals, knowledge.table.form.target)
        most = max(map(int.bit_count, hand.hands))
        few = most <= LAST[hand.sides, hand.seats]
        ends = Ends(stakes, most if few else SOON[hand.sides])

        def result(card: int, deal: SnapphanaHand) -> float:
            if (notes := tally.notes_of(card)) is None:
                return ends.share(deal, card, knowledge.side)
            share, trick, end = ends.shown(deal, card, knowledge.side)
            notes.extend(of_card(deal, trick, end, knowledge.side, share))
            return share

        further = Ends(stakes, FURTHER[hand.sides])

        def raced(until: float) -> tuple[Standing[int], ...]:
            return race(
                tally,
                in_order(hand, knowledge.side),
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
            lambda card: Choice(Play(named(card)), reason(knowledge, hand, card)),
            second,
            until,
            certain=few and knowledge.open,
        )
        best, notes = found[0].option, tally.notes
        return tuple(
            replace(one, why=caused(one.why, each.option, best, notes.get(best, ()), notes.get(each.option, ())))
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
    """Return estimates from the results of a race, converted from shares of the match to points or lost hands."""
    unit = Stakes(knowledge.table.totals, knowledge.table.form.target).unit
    found = []
    for each in standings:
        chosen = choice(each.option)
        model, confirmed = 0.0 if certain or not each.gap else MODEL[knowledge.table.form.target], True
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
                because(MEASURES, tally, standings[0], each),
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
    return SecondOpinion(tally, deal, result, asked, unit, stakes.unit, MODEL[target], MOST_FURTHER)


def _early(deadline: float) -> float:
    """Return the time at which to stop thinking."""
    now = monotonic()
    return now + (1 - SPARE) * (deadline - now)


def bot(level: Level) -> Drawing[SnapphanaMove] | Hard:
    """Return the bot of a level."""
    match level:
        case Level.EASY:
            return drawing(EASY, 2)
        case Level.MEDIUM:
            return drawing(MEDIUM, 20)
        case _:
            return Hard()


def drawing(figures: Mapping[int, tuple[float, float]], deals: int) -> Drawing[SnapphanaMove]:
    """Return the bot of a lower level, which compares moves in a few deals and chooses one at random by ``figures``."""

    def manner(view: View) -> Manner:
        target = view.table.form.target
        won = Stakes(view.table.totals, target).unit / 2 if target else inf
        return Manner(*figures[target], won)

    return Drawing(Hard(deals), manner, floor, careful=Hard(CAREFUL))


def floor(view: View, found: Sequence[Estimate[SnapphanaMove]]) -> Callable[[SnapphanaMove], bool]:
    """Return a predicate: whether a lower level may choose a move at random.

    No valuable card is thrown away on a trick that the others take, except in Fjabbe, where points are bad.
    """
    table = view.table
    if not table.form.target or table.discarding:
        return lambda move: True
    knowledge = Knowledge(view)
    hand = knowledge.deal(Random(0))
    if not hand.led or hand.winner % hand.sides == knowledge.side:
        return lambda move: True
    thrown: dict[SnapphanaMove, float] = {
        Play(named(card)): VALUE[card] for card in kinds(hand.legal()) if not takes(hand, card)
    }
    most = min(thrown.values(), default=0.0) + THROWN
    return lambda move: thrown.get(move, 0.0) < most
