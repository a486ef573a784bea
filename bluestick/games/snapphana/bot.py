"""Computer players for the four games, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` are the cards that are meant; points are whole numbers.

==================  =====================================================================================
only_play           there is no choice; no parts
discards_void       leaves no card of some suits, to trump them soon; args: the letters of the suits
discards_safe       honours laid away are safe in the own pile; parts: those
discards_low        worthless cards; no parts
declares            args: points; parts: the cards
declares_doubled    the third or a later one of its group; args: points with what is doubled; parts: the cards
declares_wins       it reaches the target; args: the total then; parts: the cards
gives_worthless     a hacka for Fjønt; parts: the card
gives_least         there is no hacka to give that does no harm; parts: the card
gives_harmful       Fjabbe: a card that costs whoever gets it; parts: the card
lead_sure           nobody else can beat it; parts: the card
lead_trump          draws trumps; parts: the card
lead_low            a hacka; parts: the card
lead_fjont          the next player sets the suit; no parts
lead_but_trumps     an honour that only trumps beat; parts: the card
lead                another honour; args: how many cards of its suit that are still out beat it; parts: the card
wins_last           takes the last trick; args: its points
takes_last          the last to play takes the trick; parts: the honours in it
takes_sure          it takes the lead, and nobody can beat it; parts: the card
takes               it takes the lead; parts: the card
gives_partner       an honour for the partner's trick; parts: the card
leaves_partner      the partner has the lead of the trick; no parts
throws_cheapest     nothing in hand takes the lead, and no card counts less; no parts
cannot_beat         nothing in hand takes the lead, and a card goes that is missed least; no parts
spares              something would take the lead, at too high a price; parts: the card spared
fjont_saves         Fjønt instead of an honour; parts: the honours that could have been played
fjont_plain         Fjønt, with nothing to save; no parts
takes_one           Fjabbe: the trick that one needs; no parts
starves             Fjabbe: while somebody else has no trick; no parts
ducks               Fjabbe: it stays below; parts: the card
dumps               Fjabbe: an honour on another's trick; parts: the card
must_take           Fjabbe: all that may be played takes the lead; parts: the card
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

from bluestick.engine.because import because
from bluestick.engine.bots import Choice, Foremost, Level, Reason
from bluestick.engine.drawing import Drawing, Manner
from bluestick.engine.events import Event
from bluestick.engine.judging import Basis, Estimate, alone
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, race
from bluestick.engine.second_opinion import SecondOpinion
from bluestick.games.snapphana.cards import bit
from bluestick.games.snapphana.moves import Discard, Play, SnapphanaMove
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.declaring import declaration, declarations, gifts
from bluestick.games.snapphana.thinking.discarding import laid_away, ways
from bluestick.games.snapphana.thinking.ends import Ends
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.measures import MEASURES, caused, of_card, of_discards
from bluestick.games.snapphana.thinking.plan import Stakes, declared, played_on
from bluestick.games.snapphana.thinking.reasons import named, reason
from bluestick.games.snapphana.thinking.search import SnapphanaHand, kinds
from bluestick.games.snapphana.thinking.sight import Sight, begun
from bluestick.games.snapphana.thinking.values import VALUE, in_order, takes

SPARE = 0.2
"""The share of the time that is kept for finding the reason and answering."""
DEALS = 3_000
"""So many deals the hard bot thinks of at most."""
SETS_AWAY = 5
"""So many ways to discard are compared; of the cards all."""
CAREFUL = 60
"""So many deals show whether a card wins for certain."""
EASY = {800: (60.0, 250.0), 1000: (60.0, 250.0), 150: (25.0, 80.0), 0: (0.1, 0.5)}
"""How the easy bot draws, by the target, in points (0: Fjabbe, in lost hands): see ``drawn``."""
MEDIUM = {800: (12.0, 50.0), 1000: (20.0, 80.0), 150: (3.0, 12.0), 0: (0.03, 0.15)}
"""The same for the medium bot."""
THROWN = 9.0
"""So many points are too many to be thrown away on a trick of the others."""
SLACK, SLACK_FJABBE = 0.12, 0.6
"""In shares of the match: see ``race``."""
MODEL = {800: 8.0, 1000: 8.0, 150: 3.0, 0: 0.05}
"""The error of the judge, by the target (0: Fjabbe, in lost hands): see docs/players.md."""
LAST = {(2, 2): 6, (2, 4): 4, (4, 4): 3}
"""For sides and seats: with so few cards each, a deal is looked through to the end;"""
SOON = {2: 2, 4: 0}
"""for sides: with more it is played on until so many are left. In Fjabbe it is better played out, measured."""
FURTHER = {2: 3, 4: 2}
"""The same for a second opinion,"""
MOST_FURTHER = 200
"""in so many deals."""
W = TypeVar("W", bound=Hashable)
V = TypeVar("V")


def _numbered(rng: Random) -> int:
    """Return the number of a deal, which is dealt once the discards are known."""
    return rng.getrandbits(32)


@dataclass(frozen=True, slots=True)
class Hard(Foremost[SnapphanaMove]):
    """Plays on in deals that could be this one, and sees what does best in them."""

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
        """Discards and cards, in points (Fjabbe: lost hands) as they count for the match.

        Declarations and gifts for Fjønt are counted: what is declared and what is given brings and costs so much.
        """
        table, seat = view.table, view.seat
        if seat is not None and table.payable(seat):
            return gifts(Sight(view), moves)
        if seat not in view.to_act:
            return ()
        sight = Inference(view) if table.form.target else Sight(view)
        until = _early(deadline)
        if table.discarding:
            return self._discards(sight, also, until, tally)
        best = declaration(sight)
        if best is not None:
            return declarations(sight, best, also)
        hand = sight.deal(tally.rng(0))
        cards = kinds(hand.legal())
        if len(cards) == 1:
            return alone(Choice(Play(named(cards[0])), Reason("only_play")), Basis.ONLY)
        return self._cards(sight, hand, [bit(move.card) for move in also if isinstance(move, Play)], until, tally)

    def _discards(
        self, sight: Sight, also: Sequence[SnapphanaMove], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        asked = [tuple(sorted(map(bit, move.cards))) for move in also if isinstance(move, Discard)]
        able = [tuple(sorted(way)) for way in ways(sight, tally.rng(-1), SETS_AWAY)]
        stakes = Stakes(sight.table.totals, sight.table.form.target)

        def result(away: tuple[int, ...], number: int) -> float:
            hand, extra = begun(sight, away, Random(number))
            own = hand.hands[sight.seat]
            end = played_on(hand)
            share = stakes.share(end, sight.side, extra)
            if (notes := tally.notes_of(away)) is not None:
                notes.extend(of_discards(end, sight.side, share, declared(own)))
            return share

        def further(away: tuple[int, ...], number: int) -> float:
            hand, extra = begun(sight, away, Random(number))
            return Ends(stakes.with_extra(sight.side, extra), FURTHER[hand.sides]).share_of(hand, sight.side)

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

        second = _second(sight, stakes, tally, _numbered, further, asked)
        found = second.raced(raced, until)
        return _weighed(sight, found, tally, lambda away: laid_away(sight, away), second, until)

    def _cards(
        self, sight: Sight, hand: SnapphanaHand, asked: Sequence[int], until: float, tally: Tally
    ) -> tuple[Estimate[SnapphanaMove], ...]:
        stakes = Stakes(sight.table.totals, sight.table.form.target)
        most = max(map(int.bit_count, hand.hands))
        few = most <= LAST[hand.sides, hand.seats]
        ends = Ends(stakes, most if few else SOON[hand.sides])

        def result(card: int, deal: SnapphanaHand) -> float:
            if (notes := tally.notes_of(card)) is None:
                return ends.share(deal, card, sight.side)
            share, trick, end = ends.shown(deal, card, sight.side)
            notes.extend(of_card(deal, trick, end, sight.side, share))
            return share

        further = Ends(stakes, FURTHER[hand.sides])

        def raced(until: float) -> tuple[Standing[int], ...]:
            return race(
                tally,
                in_order(hand, sight.side),
                sight.deal,
                result,
                SLACK if sight.table.form.target else SLACK_FJABBE,
                late=lambda: monotonic() > until,
                most=1 if sight.open else self.deals,
                kept=set(asked),
                alike=stakes.alike,
            )

        def again(card: int, deal: SnapphanaHand) -> float:
            return further.share(deal, card, sight.side)

        second = None if few else _second(sight, stakes, tally, sight.deal, again, asked)
        found = second.raced(raced, until) if second is not None else raced(until)
        told = _weighed(
            sight,
            found,
            tally,
            lambda card: Choice(Play(named(card)), reason(sight, hand, card)),
            second,
            until,
            certain=few and sight.open,
        )
        best, notes = found[0].option, tally.notes
        return tuple(
            replace(one, why=caused(one.why, each.option, best, notes.get(best, ()), notes.get(each.option, ())))
            for one, each in zip(told, found, strict=True)
        )


def _weighed(
    sight: Sight,
    standings: Sequence[Standing[W]],
    tally: Tally,
    choice: Callable[[W], Choice[SnapphanaMove]],
    second: SecondOpinion[W, Any] | None,
    until: float,
    certain: bool = False,
) -> tuple[Estimate[SnapphanaMove], ...]:
    """Shares of the match in the unit of the game."""
    unit = Stakes(sight.table.totals, sight.table.form.target).unit
    found = []
    for each in standings:
        chosen = choice(each.option)
        model, confirmed = 0.0 if certain or not each.gap else MODEL[sight.table.form.target], True
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
    sight: Sight,
    stakes: Stakes,
    tally: Tally,
    deal: Callable[[Random], V],
    result: Callable[[W, V], float],
    asked: Sequence[W],
) -> SecondOpinion[W, V]:
    target = sight.table.form.target
    unit = Unit.POINTS if target else Unit.HANDS
    return SecondOpinion(tally, deal, result, asked, unit, stakes.unit, MODEL[target], MOST_FURTHER)


def _early(deadline: float) -> float:
    """When to stop thinking."""
    now = monotonic()
    return now + (1 - SPARE) * (deadline - now)


def bot(level: Level) -> Drawing[SnapphanaMove] | Hard:
    """The player of a level."""
    match level:
        case Level.EASY:
            return drawing(EASY, 2)
        case Level.MEDIUM:
            return drawing(MEDIUM, 20)
        case _:
            return Hard()


def drawing(figures: Mapping[int, tuple[float, float]], deals: int) -> Drawing[SnapphanaMove]:
    """A lower level: compares cards in a few deals, and draws one."""

    def manner(view: View) -> Manner:
        target = view.table.form.target
        won = Stakes(view.table.totals, target).unit / 2 if target else inf
        return Manner(*figures[target], won)

    return Drawing(Hard(deals), manner, floor, careful=Hard(CAREFUL))


def floor(view: View, found: Sequence[Estimate[SnapphanaMove]]) -> Callable[[SnapphanaMove], bool]:
    """No honour is thrown away on a trick that the others take, unless points are bad."""
    table = view.table
    if not table.form.target or table.discarding:
        return lambda move: True
    sight = Sight(view)
    hand = sight.deal(Random(0))
    if not hand.led or hand.winner % hand.sides == sight.side:
        return lambda move: True
    thrown: dict[SnapphanaMove, float] = {
        Play(named(card)): VALUE[card] for card in kinds(hand.legal()) if not takes(hand, card)
    }
    most = min(thrown.values(), default=0.0) + THROWN
    return lambda move: thrown.get(move, 0.0) < most
