"""Computer players for haljan and harjan, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` are the cards played, or those that are named here; points are card points.

==================  =====================================================================================
exchanges_two       the two for the turn-up, at once; parts: the turn-up
nothing_to_swap     no two to exchange before the turn-up is drawn; no parts
another_round       the match goes on; no parts
only_play           there is no choice
wins_round          the trick is surely ours and brings 121; args: the score then
first_trick         the trick is surely ours, and our first: no klump, and the others record 119 at most
lead_sure           an unbeatable card protects the lead; args: points led; parts: that card
lead_trumps         nothing but trumps are led, which only higher trumps beat
lead_suits          cards of different suits: mostly only trumps beat them all
lead_low            a lead without points
lead_long           harjan: more than three cards; args: how many
lead                args: points led
beats_last          the last to play takes the trick; args: points of the trick
beats_sure          it takes the lead, and nobody can beat it; args: points so far; parts: the unbeatable card
beats_cheaply       the lowest cards that take the lead; args: points so far
beats               it takes the lead, with higher cards than it must; args: points so far
gives_partner       the trick is the partner's; args: points given to it
cannot_beat         no cards in hand beat the winning play; args: points lost with those thrown
spares              it could be beaten, at too high a price; args: points so far; parts: the cards spared
leaves_partner      the partner has the lead of the trick; no parts
partner_can         the partner is known to hold cards that take the lead; parts: those
==================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from time import monotonic

from bluestick.engine.bots import Choice, Foremost, Level, Reason, Weighed, alone
from bluestick.engine.cards import split
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet, Part
from bluestick.engine.search.sampling import Standing, fill, race
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import suits
from bluestick.games.haljan.moves import HaljanMove, Play, Say, Word
from bluestick.games.haljan.state import GOAL, Table, View, side
from bluestick.games.haljan.thinking.plan import brought, candidates, foreseen, in_points, solve
from bluestick.games.haljan.thinking.search import PACK, SUITS, TRUMPS, TWO, HaljanDeal, bits, cards, cheapest, points
from bluestick.games.haljan.thinking.values import LEAD_WORTH, power, sensible, unbeatable

SPARE = 0.1
"""Seconds kept for finding the reason and answering."""
SLACK = 1.6
"""In game points: see ``race``."""
WHIM = 30
"""So many points better than it is a play may seem to the medium bot,"""
DOUBT = 40
"""and so many more for each player who is yet to come: what they will do is hard to judge."""
WIDTH = 8
"""So many plays the medium bot compares,"""
FAR_WIDTH = 20
"""and so many the hard one: three of six cards can be chosen in so many ways."""
MOST = 50_000
"""In so many deals at most: as a rule the clock decides."""


class Sight:
    """What a seat knows, as masks, and the deals that it thinks possible."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table = view.table
        self.seat: Seat = view.seat
        self._cards, self._bits = cards(table.trump), bits(table.trump)
        self._known = [self.mask(card for card in hand if card is not None) for hand in view.hands]
        self._turn_up = [] if table.turn_up is None else [self._bits[table.turn_up]]
        self._trick = [(laid.seat, self.mask(laid.cards)) for laid in table.trick]
        seen = self.mask(card for trick in table.tricks for laid in trick.plays for card in laid.cards)
        laid = sum(cards for _, cards in self._trick)
        self._unseen = split(PACK & ~(seen | laid | sum(self._known) | sum(self._turn_up)))
        swaps = table.exchanges and not laid & TWO
        # Whoever had the two of trumps would have exchanged it: it is in the stock.
        nowhere = TWO if swaps and table.stock > 1 and not table.harjan else 0
        self._closed = [
            (owner, PACK & ~nowhere & ~self._barred(table, owner, place))
            for owner, hand in enumerate(view.hands)
            for place, card in enumerate(hand)
            if card is None
        ]
        wins = [side(trick.winner) for trick in table.tricks]
        self._leader = table.trick[0].seat if table.trick else view.seat
        self._langen, self._scores, self._tricks = not table.utn, table.score, (wins.count(0), wins.count(1))
        self._seen, self._swaps = seen, swaps
        self._top = 12 if table.harjan else 11
        self._ending = 0 if not table.harjan else 1 if table.setup.option("single_cards") else 2

    def _barred(self, table: Table, owner: int, place: int) -> int:
        """The cards that cannot be there, as the owner has led all there were of a suit (H8.4)."""
        of = suits(table.trump)
        barred = table.barred[owner][place] if table.barred else ""
        return self.mask(card for card in self._cards if of[card] in barred)

    def mask(self, parts: Iterable[Part]) -> int:
        """Cards as a mask."""
        return sum(self._bits[card] for card in parts)

    def parts(self, mask: int) -> tuple[Part, ...]:
        """A mask as cards, trumps first."""
        return tuple(self._cards[card.bit_length() - 1] for card in reversed(split(mask)))

    @property
    def of_partner(self) -> int:
        """What the partner is known to hold; nothing if there is none."""
        return self._known[(self.seat + 2) % 4] if len(self._known) == 4 else 0

    @property
    def to_come(self) -> int:
        """How many others have yet to play to the trick."""
        return len(self._known) - len(self._trick) - 1

    @property
    def open(self) -> bool:
        """Whether every card is known, by counting."""
        return not self._unseen

    def deal(self, rng: Random) -> HaljanDeal:
        """A deal that could be this one."""
        found = fill(self._unseen, [able for _, able in self._closed], rng)
        hands = self._known[:]
        for (owner, _), card in zip(self._closed, found, strict=True):
            hands[owner] |= card
        held = sum(found)
        stock = [card for card in self._unseen if not card & held]
        rng.shuffle(stock)
        for owner, laid in self._trick:
            hands[owner] |= laid
        deal = HaljanDeal(
            hands,
            self._turn_up + stock,
            self._leader,
            langen=self._langen,
            scores=self._scores,
            tricks=self._tricks,
            seen=self._seen,
            top=self._top,
            ending=self._ending,
            swaps=self._swaps,
        )
        for _, laid in self._trick:
            deal.play(laid)
        return deal


Ponder = Callable[[Sight, Iterator[HaljanDeal], Random], int]
"""From what is known, and possible deals as long as there is time, to a play."""


@dataclass(frozen=True, slots=True)
class HaljanBot:
    """A level of play."""

    ponder: Ponder
    deals: int
    """How many deals it thinks of at most."""
    noise: float = 0.0
    """How often it plays anything."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[HaljanMove], deadline: float, rng: Random
    ) -> Choice[HaljanMove] | None:
        """A play, an exchange even out of turn, or an answer."""
        if not has_to_play(view, moves):
            return said(view, moves)
        sight = Sight(view)
        deal = sight.deal(rng)
        plays = deal.moves()
        if len(plays) == 1:
            return only(sight, plays[0])
        if rng.random() < self.noise:
            play = rng.choice(plays)
        else:
            play = self.ponder(sight, possible(sight, self.deals, deadline, rng), rng)
        return Choice(Play(sight.parts(play)), reason(sight, deal, play))


@dataclass(frozen=True, slots=True)
class Hard(Foremost[HaljanMove]):
    """Looks far ahead."""

    deals: int = MOST

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[HaljanMove],
        also: Sequence[HaljanMove],
        deadline: float,
        rng: Random,
    ) -> tuple[Weighed[HaljanMove], ...]:
        """Plays, in points of the deal as they count for the round."""
        if not has_to_play(view, moves):
            choice = said(view, moves)
            return alone(choice) if choice else ()
        sight = Sight(view)
        deal = sight.deal(rng)
        plays = deal.moves()
        if len(plays) == 1:
            return alone(only(sight, plays[0]))
        asked = [sight.mask(move.cards) for move in also if isinstance(move, Play)]
        standings = far_ahead(asked, possible(sight, self.deals, deadline, rng))
        points = in_points(deal.seats)
        return tuple(
            Weighed(
                Play(sight.parts(standing.option)),
                points * standing.value,
                0.0 if sight.open else points * standing.error,
                standing.deals,
                reason(sight, deal, standing.option),
            )
            for standing in standings
        )


def has_to_play(view: View, moves: MoveSet[HaljanMove]) -> bool:
    """Whether there is nothing to say before."""
    return view.seat in view.to_act and not view.table.asked and Say(Word.EXCHANGE) not in moves


def said(view: View, moves: MoveSet[HaljanMove]) -> Choice[HaljanMove] | None:
    """What anybody would say who is not to play a card, if anything."""
    if Say(Word.EXCHANGE) in moves and view.table.turn_up is not None:
        return Choice(Say(Word.EXCHANGE), Reason("exchanges_two", (), (view.table.turn_up,)))
    if view.seat not in view.to_act:
        return None
    if view.table.drawing:
        return Choice(Say(Word.PASS), Reason("nothing_to_swap"))
    return Choice(Say(Word.NEXT), Reason("another_round"))


def only(sight: Sight, play: int) -> Choice[HaljanMove]:
    """The play of who has no choice."""
    return Choice(Play(sight.parts(play)), Reason("only_play", (), sight.parts(play)))


def possible(sight: Sight, most: int, deadline: float, rng: Random) -> Iterator[HaljanDeal]:
    """Deals that could be this one as long as there is time, at least one."""
    for number in range(1 if sight.open else most):
        if number and monotonic() > deadline - SPARE:
            return
        yield sight.deal(rng)


def bot(level: Level) -> HaljanBot | Hard:
    """The player of a level."""
    match level:
        case Level.EASY:
            return HaljanBot(at_a_glance, 1, noise=0.45)
        case Level.MEDIUM:
            return HaljanBot(one_ply, 200)
        case _:
            return Hard()


def at_a_glance(sight: Sight, deals: Iterator[HaljanDeal], rng: Random) -> int:
    """Beat what the others lead if that is possible; else the cheapest cards."""
    deal = next(deals)
    if deal.left:
        beating = cheapest(deal.needed, deal.hands[deal.turn])
        if beating and (deal.winner ^ deal.turn) & 1:
            return beating
    return min(deal.moves(), key=lambda play: power(play) + points(play))


def one_ply(sight: Sight, deals: Iterator[HaljanDeal], rng: Random) -> int:
    """The most points from this trick, less what is spent on them."""
    gains = trick_gains(deals)
    whim = WHIM + DOUBT * sight.to_come
    return max(gains, key=lambda play: gains[play] + whim * rng.random())


def trick_gains(deals: Iterable[HaljanDeal]) -> dict[int, float]:
    """For each candidate the points that the trick brings the own side, less what is spent on them, on average."""
    total: dict[int, float] = {}
    thought_of = 0
    for deal in deals:
        own = deal.turn & 1
        for play in candidates(deal, WIDTH):
            after = deal.after(play)
            while after.left:
                after.play(sensible(after))
            gain = after.scores[own] - deal.scores[own] - after.scores[1 - own] + deal.scores[1 - own]
            gain += LEAD_WORTH if after.turn & 1 == own else -LEAD_WORTH
            total[play] = total.get(play, 0) + gain - power(play)
        thought_of += 1
    return {play: gain / thought_of for play, gain in total.items()}


def far_ahead(also: Iterable[int], deals: Iterator[HaljanDeal]) -> tuple[Standing[int], ...]:
    """How many game points plays bring: exactly, for each deal thought of, once the stock is used up."""
    deal = next(deals)
    sign = -1 if deal.turn & 1 else 1
    later = chain((deal,), deals)
    if not deal.stock:
        return race(deal.moves(), later, lambda play, deal: sign * solve(deal.after(play)), SLACK, kept=set(also))

    def promise(play: int, deal: HaljanDeal) -> float:
        return sign * (brought(deal, play) + foreseen(deal.after(play))) / 2

    options = dict.fromkeys((*candidates(deal, FAR_WIDTH), *also))
    return race(options, later, promise, SLACK / 2, kept=set(also))


def reason(sight: Sight, deal: HaljanDeal, play: int) -> Reason:
    """The most telling thing that is true of a play; of the deal only what the seat can see is looked at."""
    seat, hand = deal.turn, deal.hands[deal.turn]
    own = seat & 1
    ours = deal.left > 0 and (deal.winner ^ seat) & 1 == 0
    beating = cheapest(deal.needed, hand) if deal.left else 0
    takes = not deal.left or bool(cheapest(deal.needed, play))
    sure = unbeatable(deal, play) if takes else 0
    there = points(deal.trick | play, deal.top) if deal.left else points(play, deal.top)
    given = points(play, deal.top)
    if takes and (sure or deal.left == 1):
        if not deal.langen and deal.scores[own] + there >= GOAL:
            return Reason("wins_round", (deal.scores[own] + there,), sight.parts(play))
        if deal.langen and not deal.ending and not deal.tricks[own] and deal.tricks[1 - own]:
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
