"""Computer players for the four games, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` are the cards that are meant; points are whole numbers.

==================  =====================================================================================
only_play           there is no choice; no parts
whim                did not think long; no parts
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
cannot_beat         nothing in hand takes the lead; no parts
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

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from time import monotonic
from typing import TypeVar

from bluestick.engine.bots import Choice, Foremost, Level, Reason, Weighed, alone
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.search.sampling import Standing, race
from bluestick.games.snapphana.cards import SUIT, bit, mask, parts, without
from bluestick.games.snapphana.combinations import held, points, row
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play, SnapphanaMove
from bluestick.games.snapphana.scoring import MANY
from bluestick.games.snapphana.state import View
from bluestick.games.snapphana.thinking.ends import Ends
from bluestick.games.snapphana.thinking.inference import Inference
from bluestick.games.snapphana.thinking.plan import (
    SUITS,
    Stakes,
    discards,
    draws,
    gift,
    plain_discards,
    played_on,
    settled,
)
from bluestick.games.snapphana.thinking.reasons import named, reason
from bluestick.games.snapphana.thinking.search import STAR, SUIT_OF, TRUMPS, SnapphanaHand, kinds
from bluestick.games.snapphana.thinking.sight import Sight, begun
from bluestick.games.snapphana.thinking.values import HARM, HONOURS, STRENGTH, VALUE, rated, takes

SPARE = 0.2
"""The share of the time that is kept for finding the reason and answering."""
WHIM = 0.2
"""How often the easy bot plays anything."""
GLANCES = 30
"""So many deals the medium bot thinks of."""
DEALS = 3_000
"""So many deals the hard bot thinks of at most,"""
SETS_AWAY = 5
"""and so many ways to discard it compares; of the cards all."""
SLACK, SLACK_FJABBE = 0.12, 0.6
"""In shares of the match: see ``race``."""
LAST = {(2, 2): 6, (2, 4): 4, (4, 4): 3}
"""For sides and seats: with so few cards each, a deal is looked through to the end;"""
SOON = {2: 2, 4: 0}
"""for sides: with more it is played on until so many are left. In Fjabbe it is better played out, measured."""
W = TypeVar("W", bound=Hashable)


class SnapphanaBot(ABC):
    """What the lower levels have in common: they declare all they can, and pay for Fjønt at once."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[SnapphanaMove], deadline: float, rng: Random
    ) -> Choice[SnapphanaMove] | None:
        """Discards, a combination, a card, or what is owed for Fjønt, even out of turn."""
        table, seat = view.table, view.seat
        if seat is not None and table.payable(seat):
            return _given(Sight(view))
        if seat not in view.to_act:
            return None
        sight = Sight(view)
        until = _early(deadline)
        if table.discarding:
            return _laid_away(sight, self.discards(sight, rng, until))
        return _declaration(sight) or self._card(sight, rng, until)

    def _card(self, sight: Sight, rng: Random, until: float) -> Choice[SnapphanaMove]:
        hand = sight.deal(rng)
        cards = kinds(hand.legal())
        if len(cards) == 1:
            return Choice(Play(named(cards[0])), Reason("only_play"))
        card = self.card(sight, hand, rng, until)
        if card is None:
            return Choice(Play(named(rng.choice(cards))), Reason("whim"))
        return Choice(Play(named(card)), reason(sight, hand, card))

    @abstractmethod
    def discards(self, sight: Sight, rng: Random, until: float) -> Sequence[int]:
        """What to lay away."""

    @abstractmethod
    def card(self, sight: Sight, hand: SnapphanaHand, rng: Random, until: float) -> int | None:
        """What to play, to a hand that could be the real one; None for a whim."""


class Easy(SnapphanaBot):
    """Wins cheaply, gives the partner points, and does not count."""

    def discards(self, sight: Sight, rng: Random, until: float) -> Sequence[int]:
        """Worthless cards."""
        return plain_discards(sight.hand, sight.table.number)

    def card(self, sight: Sight, hand: SnapphanaHand, rng: Random, until: float) -> int | None:
        """What looks good in this trick."""
        if rng.random() < WHIM:
            return None
        return _ducks(hand) if hand.sides > 2 else _at_a_glance(hand)


class Medium(SnapphanaBot):
    """Counts: looks at one trick in deals that could be this one."""

    def discards(self, sight: Sight, rng: Random, until: float) -> Sequence[int]:
        """What does the least harm to combinations, and most for the pile."""
        return _ways(sight, rng, 1)[0]

    def card(self, sight: Sight, hand: SnapphanaHand, rng: Random, until: float) -> int | None:
        """The best trick, on average."""
        return _ranked(sight, hand, rng, until)[0]


class Hard(Foremost[SnapphanaMove]):
    """Plays on in deals that could be this one, and sees what does best in them."""

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[SnapphanaMove],
        also: Sequence[SnapphanaMove],
        deadline: float,
        rng: Random,
    ) -> tuple[Weighed[SnapphanaMove], ...]:
        """Discards and cards, in points (Fjabbe: lost hands) as they count for the match; all else needs no thought."""
        table, seat = view.table, view.seat
        if seat is not None and table.payable(seat):
            return alone(_given(Sight(view)))
        if seat not in view.to_act:
            return ()
        sight = Inference(view) if table.form.target else Sight(view)
        until = _early(deadline)
        if table.discarding:
            return self._discards(sight, also, rng, until)
        declaration = _declaration(sight)
        if declaration is not None:
            return alone(declaration)
        hand = sight.deal(rng)
        cards = kinds(hand.legal())
        if len(cards) == 1:
            return alone(Choice(Play(named(cards[0])), Reason("only_play")))
        return self._cards(sight, hand, [bit(move.card) for move in also if isinstance(move, Play)], rng, until)

    def _discards(
        self, sight: Sight, also: Sequence[SnapphanaMove], rng: Random, until: float
    ) -> tuple[Weighed[SnapphanaMove], ...]:
        asked = [tuple(sorted(map(bit, move.cards))) for move in also if isinstance(move, Discard)]
        ways = dict.fromkeys((*(tuple(sorted(way)) for way in _ways(sight, rng, SETS_AWAY)), *asked))
        stakes = Stakes(sight.table.totals, sight.table.form.target)

        def result(away: tuple[int, ...], number: int) -> float:
            hand, extra = begun(sight, away, Random(number))
            return stakes.share(played_on(hand), sight.side, extra)

        found = race(ways, _counted(rng, until), result, SLACK, kept=set(asked))
        return _weighed(stakes, found, lambda away: _laid_away(sight, away))

    def _cards(
        self, sight: Sight, hand: SnapphanaHand, asked: Sequence[int], rng: Random, until: float
    ) -> tuple[Weighed[SnapphanaMove], ...]:
        stakes = Stakes(sight.table.totals, sight.table.form.target)
        deals = chain((hand,), () if sight.open else (sight.deal(rng) for _ in _counted(rng, until)))
        slack = SLACK if sight.table.form.target else SLACK_FJABBE

        most = max(map(int.bit_count, hand.hands))
        few = most <= LAST[hand.sides, hand.seats]
        ends = Ends(stakes, most if few else SOON[hand.sides])

        found = race(
            kinds(hand.legal()), deals, lambda card, deal: ends.share(deal, card, sight.side), slack, kept=set(asked)
        )
        certain = few and sight.open
        return _weighed(stakes, found, lambda card: Choice(Play(named(card)), reason(sight, hand, card)), certain)


def _weighed(
    stakes: Stakes,
    standings: Iterable[Standing[W]],
    choice: Callable[[W], Choice[SnapphanaMove]],
    certain: bool = False,
) -> tuple[Weighed[SnapphanaMove], ...]:
    """Shares of the match in the unit of the game."""
    found = []
    for each in standings:
        chosen = choice(each.option)
        value, error = stakes.unit * (each.value - 0.5), 0.0 if certain else stakes.unit * each.error
        found.append(Weighed(chosen.move, value, error, each.deals, chosen.reason))
    return tuple(found)


def _early(deadline: float) -> float:
    """When to stop thinking."""
    now = monotonic()
    return now + (1 - SPARE) * (deadline - now)


def bot(level: Level) -> SnapphanaBot | Hard:
    """The player of a level."""
    match level:
        case Level.EASY:
            return Easy()
        case Level.MEDIUM:
            return Medium()
        case _:
            return Hard()


def _counted(rng: Random, until: float) -> Iterator[int]:
    """A number for each deal that there is time to think of, one at least."""
    for number in range(DEALS):
        if number and monotonic() > until:
            return
        yield rng.getrandbits(32)


# Cards.


def _at_a_glance(hand: SnapphanaHand) -> int:
    """Of the hand only what the player to act can see is looked at."""
    cards = [card for card in kinds(hand.legal()) if card != STAR] or [STAR]
    low = min(cards, key=lambda card: VALUE[card] + STRENGTH[card])
    if hand.left == hand.seats:
        high = min(cards)
        return high if SUIT_OF[high] != TRUMPS and high in (card & -card for card in SUITS) else low
    last = hand.left == 1
    ours = hand.winner % hand.sides == hand.turn % hand.sides
    if ours and (last or hand.best & TRUMPS):
        return max(cards, key=lambda card: VALUE[card] - 2 * STRENGTH[card])
    able = [card for card in cards if takes(hand, card)]
    if able and not ours:
        return min(able, key=lambda card: STRENGTH[card] - (VALUE[card] if last else 0))
    return low


def _ducks(hand: SnapphanaHand) -> int:
    """Fjabbe: stays below once there is a trick."""
    cards = kinds(hand.legal())
    able = [card for card in cards if takes(hand, card)]
    below = [card for card in cards if card not in able]
    if not hand.tricks[hand.turn] and able:
        return min(able, key=lambda card: (not card & TRUMPS, card))
    if below:
        return max(below, key=lambda card: (HARM[card], -card))
    return max(cards, key=lambda card: (-HARM[card], card))


def _ranked(sight: Sight, hand: SnapphanaHand, rng: Random, until: float) -> list[int]:
    """All cards that may be played, the best for this trick first."""
    total = rated(hand)
    for _ in range(GLANCES):
        if monotonic() > until:
            break
        for card, gain in rated(sight.deal(rng)).items():
            total[card] += gain
    return sorted(total, key=lambda card: -total[card])


# Discards.


def _ways(sight: Sight, rng: Random, width: int) -> list[tuple[int, ...]]:
    """Good ways to discard, the best one first."""
    form = sight.table.form
    number = sight.table.number
    further = draws(sight.unseen, form.exchange, rng) if number == form.exchange else ()
    return discards(sight.hand, number, further, width)


def _laid_away(sight: Sight, away: Sequence[int]) -> Choice[SnapphanaMove]:
    """With the reason: suits that are gone, honours that are safe, or nothing much."""
    cards = settled(away)
    left = without(sight.hand, cards)
    void = [suit for suit in SUITS if cards & suit and not left & suit]
    honours = cards & HONOURS
    why = Reason("discards_low")
    if honours:
        why = Reason("discards_safe", (), parts(honours))
    elif void and left & TRUMPS:
        why = Reason("discards_void", tuple(SUIT[named(suit & -suit)] for suit in void))
    return Choice(Discard(parts(cards)), why)


# Combinations, and cards for Fjønt.


def _declaration(sight: Sight) -> Choice[SnapphanaMove] | None:
    """The best combination that is not declared yet."""
    table = sight.table
    if table.tricks or not table.form.declares:
        return None
    own = [each for each in table.declared if each.seat == sight.seat]
    kinds = {each.kind for each in own}
    able = {kind: points(kind, number) for kind, number in held(sight.hand) if kind not in kinds}
    if not able:
        return None
    kind = max(able, key=able.__getitem__)
    cards = row(kind, sight.hand)
    group = [each.points for each in own if each.kind.group == kind.group]
    amount = able[kind]
    if len(group) + 1 == MANY:
        amount = 2 * amount + sum(group)
    elif len(group) >= MANY:
        amount *= 2
    total = table.totals[sight.side] + amount
    if total >= table.form.target:
        return Choice(Declare(kind, cards), Reason("declares_wins", (total,), cards))
    if len(group) + 1 >= MANY:
        return Choice(Declare(kind, cards), Reason("declares_doubled", (amount,), cards))
    return Choice(Declare(kind, cards), Reason("declares", (amount,), cards))


def _given(sight: Sight) -> Choice[SnapphanaMove]:
    """At once: what is won later may be worth more."""
    table, debt = sight.table, sight.table.debt
    assert debt is not None
    own, other = (mask(table.taken(side)) for side in (sight.side, table.side(debt.to)))
    card = gift(own, other, kinds(own), not table.form.target)
    name = (named(card),)
    if not table.form.target:
        return Choice(Give(*name), Reason("gives_harmful", (), name))
    return Choice(Give(*name), Reason("gives_least" if card & HONOURS else "gives_worthless", (), name))
