"""Computer players for haggis, after "How sensible people play" on the rule page.

Every move comes with a reason. Points, cards and percentages are whole numbers.

===================  ===================================================================================
goes_out             plays all that is left; parts: the cards
lead_sure            nobody can beat it any more; parts: the cards
lead_many            so many at once are seldom beaten; args: how many
lead_more_than_held  args: the cards that the opponent with the fewest has left, fewer than these
lead_low             weak cards go while wild cards can win the lead back; parts: those
lead_wild            wild cards make it larger; parts: those
lead_bomb            a bomb is led; args: points given away
lead                 the best way to split the hand; args: leads that the rest takes
beats_in_group       beats with cards that belong together anyway; args: leads that the rest takes
beats_apart          takes a combination apart to beat; parts: the cards of it
beats_wild           wild cards win the lead; parts: those
bombs                the lead is worth more than the trick; args: points given away
cannot_beat          passes; no parts
saves_wild           passes, as it would cost wild cards; parts: those
saves_bomb           passes, as only a bomb would beat; parts: its cards
keeps_together       passes, as it would take a combination apart; parts: the cards of it
leaves               passes, though it could beat cheaply; no parts
bet_chance           args: the amount, and the percentage of going out first
bet_hand             args: the amount, and the leads that the hand takes
gives_last           a bombed trick for whom has the fewest points; args: points
gives_harmless       a bombed trick for the one whom it helps least; args: points
===================  ===================================================================================
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from statistics import fmean
from time import monotonic

from bluestick.engine.bots import Choice, Foremost, Level, Reason, Weighed, alone
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.search.sampling import race, standard_error
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS, parts, points
from bluestick.games.haggis.combinations import answers, size
from bluestick.games.haggis.moves import BETS, HaggisMove, Say, Word
from bluestick.games.haggis.scoring import worth
from bluestick.games.haggis.state import HAND, View
from bluestick.games.haggis.thinking.ends import Ends, every_move
from bluestick.games.haggis.thinking.habits import easy, medium
from bluestick.games.haggis.thinking.plan import Stakes, candidates, played_out
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.sight import Sight
from bluestick.games.haggis.thinking.values import BEATEN, grouped, nearest

SPARE = 0.2
"""Seconds kept for finding the reason and answering."""
WIDTH = 12
"""So many moves are compared."""
DEALS = 5_000
"""So many deals are thought of at most."""
CARDS = 12
"""Two players with no more cards together than this are looked through to the end."""
SLACK = 0.5
"""In shares of the match: see ``race``."""
TRUST = 12
"""A first guess counts like so many deals."""
GUESS = 0.08
"""In shares of the match: what one lead more or less is thought to be worth."""
SURE = 0.004
"""A bet has to be better than none by so much of the match."""
SMALL_HAND, BIG_HAND = 3.9, 2.5
"""The medium bot bets with a hand whose groups cost no more than this."""
LEADS, LATE, THIRD = 0.9, 0.25, 0.6
"""What that cost is taken to be less for who leads, more for each card fewer of an opponent, and of three players."""
MANY = 4
"""So many cards at once are seldom beaten."""


class HaggisBot(ABC):
    """What the lower levels have in common."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[HaggisMove], deadline: float, rng: Random
    ) -> Choice[HaggisMove] | None:
        """A combination or a word. Bets wait until the moment before the first card: there is more to know then."""
        if view.seat not in view.to_act:
            return None
        return self.plays(Sight(view), rng, deadline - SPARE)

    @abstractmethod
    def plays(self, sight: Sight, rng: Random, until: float) -> Choice[HaggisMove]:
        """Lead, beat, pass, bet, or give a trick away."""


class Easy(HaggisBot):
    """Sheds many cards at once, and does not think of what is left."""

    def plays(self, sight: Sight, rng: Random, until: float) -> Choice[HaggisMove]:
        """No bombs, no bets, and a draw among what looks good."""
        deal = sight.deal(rng)
        return _given(sight, deal) if deal.giver else _chosen(sight, deal, easy(deal, rng))


class Medium(HaggisBot):
    """Plans its hand for few leads, saves its wild cards, and bets by rule of thumb."""

    def plays(self, sight: Sight, rng: Random, until: float) -> Choice[HaggisMove]:
        """What is sensible by the own cards alone."""
        deal = sight.deal(rng)
        if deal.giver:
            return _given(sight, deal)
        move = medium(deal)
        if move[0] and sight.table.may_bet(sight.seat):
            bet = _rule_of_thumb(deal, sight.hand)
            if bet is not None:
                return bet
        return _chosen(sight, deal, move)


class Hard(Foremost[HaggisMove]):
    """Plays on in deals that could be this one, and sees which move does best in them."""

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[HaggisMove],
        also: Sequence[HaggisMove],
        deadline: float,
        rng: Random,
    ) -> tuple[Weighed[HaggisMove], ...]:
        """Moves, and bets when a card is to be played, in points as they count for the match."""
        if view.seat not in view.to_act:
            return ()
        sight = Sight(view)
        first = sight.deal(rng)
        asked = [own for move in also if (own := sight.own(move)) is not None]
        stakes = Stakes(sight.table.totals, sight.table.target)
        betting = sight.table.may_bet(sight.seat) and not first.giver
        few = first.seats == 2 and sum(map(int.bit_count, first.hands)) <= CARDS and not betting
        found = dict.fromkeys(every_move(first.hands[first.turn], first.top), 0.0) if few else candidates(first, WIDTH)
        options = found | dict.fromkeys(set(asked) - set(found), 0.0)
        if len(options) == 1 and not (betting and not first.top):
            return alone(_chosen(sight, first, next(iter(options))))
        ends: dict[Move, list[HaggisRound]] = {move: [] for move in options}
        exactly = Ends(stakes)

        def result(move: Move, deal: HaggisRound) -> float:
            if few:
                return exactly.share(deal, move)
            end = played_out(deal.after(move))
            ends[move].append(end)
            return stakes.share(end.scores(), sight.seat)

        guesses = {move: GUESS * better for move, better in options.items()}
        deals = self._deals(sight, first, rng, deadline - SPARE)
        standings = race(options, deals, result, SLACK, kept=set(asked), guesses=guesses, trust=TRUST)
        unit = stakes.unit
        weighed = [
            Weighed(
                sight.move(each.option),
                unit * (each.value - 1 / first.seats),
                0.0 if few and sight.open else unit * each.error,
                each.deals,
                reason(sight, first, each.option),
            )
            for each in standings
        ]
        best = standings[0].option
        if not betting or not best[0]:
            return tuple(weighed)
        return _with_bets(weighed, ends[best], stakes, sight.seat, also)

    def _deals(self, sight: Sight, first: HaggisRound, rng: Random, until: float) -> Iterator[HaggisRound]:
        """At least one."""
        yield first
        for _ in range(0 if sight.open else DEALS):
            if monotonic() > until:
                return
            yield sight.deal(rng)


def bot(level: Level) -> HaggisBot | Hard:
    """The player of a level."""
    match level:
        case Level.EASY:
            return Easy()
        case Level.MEDIUM:
            return Medium()
        case _:
            return Hard()


def _rule_of_thumb(deal: HaggisRound, hand: int) -> Choice[HaggisMove] | None:
    """A bet on a hand that is soon led off, of a player who has not played yet."""
    cost, groups = grouped(hand & ALL_NUMBERS, 3)
    cost += LATE * (HAND - nearest(deal)) + THIRD * (deal.seats - 2) - (0 if deal.top else LEADS)
    if cost > SMALL_HAND:
        return None
    word = Word.BET_30 if cost <= BIG_HAND else Word.BET_15
    return Choice(Say(word), Reason("bet_hand", (BETS[word], len(groups))))


def _with_bets(
    found: Sequence[Weighed[HaggisMove]],
    ends: Sequence[HaggisRound],
    stakes: Stakes,
    seat: Seat,
    asked: Sequence[HaggisMove],
) -> tuple[Weighed[HaggisMove], ...]:
    """With the bet first that would have been best in the rounds that the best play led to, if one pays.

    Then plays, which are worth what they are without a bet, are told of only if they were ``asked`` for; else bets.
    """
    plain, *_ = found
    chance = round(100 * fmean(end.out[0][0] == seat for end in ends))
    gains: dict[Word, list[float]] = {}
    for word, amount in BETS.items():
        before = [stakes.share(end.scores(), seat) for end in ends]
        for end in ends:
            end.bets[seat] = amount
        gains[word] = [
            stakes.unit * (stakes.share(end.scores(), seat) - share) for end, share in zip(ends, before, strict=True)
        ]
        for end in ends:
            end.bets[seat] = 0
    first = max(gains, key=lambda word: fmean(gains[word]))
    bets = [
        Weighed(
            Say(word),
            plain.value + fmean(more),
            standard_error([one - other for one, other in zip(gains[first], more, strict=True)]),
            plain.deals,
            Reason("bet_chance", (BETS[word], chance)),
        )
        for word, more in gains.items()
    ]
    best = max(bets, key=lambda bet: bet.value)
    if best.value <= plain.value + SURE * stakes.unit:
        kept = [replace(bet, value=min(bet.value, plain.value)) for bet in bets if bet.move in asked]
        return (plain, *sorted((*found[1:], *kept), key=lambda each: -each.value))
    plays = [replace(each, error=hypot(each.error, bets[0].error)) for each in found if each.move in asked]
    others = [bet for bet in bets if bet is not best]
    return (replace(best, error=0.0), *sorted((*plays, *others), key=lambda each: -each.value))


def _chosen(sight: Sight, deal: HaggisRound, move: Move) -> Choice[HaggisMove]:
    return Choice(sight.move(move), reason(sight, deal, move))


def _given(sight: Sight, deal: HaggisRound) -> Choice[HaggisMove]:
    """The trick goes to whom it helps least: the last of the match, or of two who has more cards left."""
    totals = sight.table.totals
    move = min(deal.moves(), key=lambda move: (totals[~move[1]], -deal.hands[~move[1]].bit_count()))
    return _chosen(sight, deal, move)


def _why_given(sight: Sight, move: Move) -> Reason:
    """A gift should help nobody who is ahead."""
    table = sight.table
    there = worth(card for laid in table.trick for card in laid.cards)
    others = [total for seat, total in enumerate(table.totals) if seat != sight.seat]
    if table.totals[~move[1]] == min(others) < max(others):
        return Reason("gives_last", (there,))
    return Reason("gives_harmless", (there,))


def reason(sight: Sight, deal: HaggisRound, move: Move) -> Reason:
    """The most telling thing that is true of a move; of the deal only what the seat can see is looked at."""
    if deal.giver:
        return _why_given(sight, move)
    cards, claim = move
    hand = sight.hand
    if cards == hand:
        return Reason("goes_out", (), parts(cards))
    if deal.top:
        return _why_passed(sight, deal) if not cards else _why_beaten(deal, hand, move)
    left = len(grouped(hand & ~cards & ALL_NUMBERS, 2)[1])
    if claim < 16:
        return Reason("lead_bomb", (points(cards),))
    if sight.unbeatable(move):
        return Reason("lead_sure", (), parts(cards))
    near = nearest(deal)
    if size(claim) > near:
        return Reason("lead_more_than_held", (near,))
    if cards & ALL_FACES and size(claim) > 1:
        return Reason("lead_wild", (), parts(cards & ALL_FACES))
    if size(claim) >= MANY:
        return Reason("lead_many", (size(claim),))
    if hand & ALL_FACES and BEATEN[claim] > 0.5:
        return Reason("lead_low", (), parts(hand & ALL_FACES))
    return Reason("lead", (left,))


def _why_beaten(deal: HaggisRound, hand: int, move: Move) -> Reason:
    cards, claim = move
    if claim < 16:
        return Reason("bombs", (deal.lying + points(cards),))
    if cards & ALL_FACES:
        return Reason("beats_wild", (), parts(cards & ALL_FACES))
    groups = grouped(hand & ALL_NUMBERS, 3)[1]
    if any(group == cards for group, _ in groups):
        return Reason("beats_in_group", (len(groups) - 1,))
    return Reason("beats_apart", (), parts(_torn(groups, cards)))


def _torn(groups: Sequence[Move], cards: int) -> int:
    """The largest group that cards are taken from."""
    return max((group for group, _ in groups if group & cards), key=int.bit_count)


def _why_passed(sight: Sight, deal: HaggisRound) -> Reason:
    found = answers(sight.hand, deal.top)
    if not found:
        return Reason("cannot_beat")
    plain = [cards for cards, claim in found if claim >= 16]
    if not plain:
        return Reason("saves_bomb", (), parts(found[0][0]))
    natural = [cards for cards in plain if not cards & ALL_FACES]
    if not natural:
        return Reason("saves_wild", (), parts(plain[0] & ALL_FACES))
    groups = grouped(sight.hand & ALL_NUMBERS, 3)[1]
    whole = {cards for cards, _ in groups}
    if whole.isdisjoint(natural):
        return Reason("keeps_together", (), parts(_torn(groups, natural[0])))
    return Reason("leaves")
