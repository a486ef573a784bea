"""Computer players for kille, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` begin with one's own card; percentages and chips are whole numbers.

=================  ======================================================================================
kuku_is_safe       stands on kuku, which is never out as the lowest card
matador_stands     stands on another matador, which also answers whoever asks
high_kille         stands on a kille that is as high as kuku
kille_goes         swaps a low kille away
kille_of_two       stands on a low kille: with two players nobody goes out then
lower_behind       stands, as whoever gave the card has a lower one now; parts: that card, too
high_enough        stands; parts: the highest card to swap at this place, too
low_for_seat       swaps; parts: the highest card to swap at this place, too
free_to_pass       swaps a card that was dealt to somebody else: no svin can hurt; parts: as above
counted_stand      stands; args: percent of being out after standing, and after swapping
counted_swap       swaps; args: the same
whim               did not think long; no parts
kuku_now           lays kuku down: waiting could only help the others
asks_better        asks for better cards; args: percent of being out with this card, and with any
asks_kille         asks for better cards, as a low kille is the worst
wants_new_cards    accepts, or lets the third player decide; args: percent of being out with this card, and with any
keeps_these_cards  refuses; args: the same
low_card_goes      accepts with a low card, and does not think further
good_card_stays    refuses with a better one, and does not think further
enough_redeals     refuses after so many new deals in a row; args: how many; no parts
buys_worth         args: the price, and what a place in the pot is worth; no parts
buys_last_pot      buys, as who does not win this pot does not win the match; args: the price, and the pot; no parts
buys_for_fun       buys above its worth; args: as for buys_worth; no parts
declines_dear      does not buy; args: as for buys_worth; no parts
another_pot        the match goes on; no parts
=================  ======================================================================================
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar

from bluestick.engine.bots import Choice, Level, Reason, bot_rng
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet, Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KINDS
from bluestick.games.kille.events import Dealt
from bluestick.games.kille.moves import KilleMove, Say, Word
from bluestick.games.kille.state import Table, View
from bluestick.games.kille.thinking.plan import asked, before_the_deal, compared, expected, usual_percent
from bluestick.games.kille.thinking.search import KI, KIND, KU, VH
from bluestick.games.kille.thinking.values import Sight, accepts, asks

FIXED = KIND["4"]
"""The easy bot's highest card to swap, whatever the place and the number of players."""
ENOUGH = KIND["6"]
"""Up to this card the easy bot would rather have another one."""
WHIM = 0.25
"""How often the easy bot does not think long about a card that is neither good nor bad."""
MIDDLING = 4
"""So many ranks about its highest card to swap are neither."""
REDEALS = 3
"""So many new deals in a row are accepted. B24."""
CLOSE = 3
"""A card further from the usual highest one to swap needs no counting."""
FEW, MANY = 100, 600
"""Deals that are thought of: for a percentage, and for a decision."""
SPARE = 0.02
"""Seconds kept for answering."""
LEAN = 0.002
"""By how much of the pot a bold bot favours a swap, for each rank that it likes to swap more."""
EARLY = 0.008
"""So much of the pot laying kuku down at once must be better than waiting."""
FUN = 0.4
"""By which part a place in the pot may be too dear for the most generous."""
FOLLOW = 0.7
"""How many of those who are asked later are thought to buy."""


@dataclass(frozen=True, slots=True)
class Character:
    """How a player differs from others of the same level."""

    shift: int
    """How many ranks above the usual one its highest card to swap is, -2 to 2."""
    forgets: float
    """How often it does not think of a card that it has seen."""
    generous: float
    """How much it likes to buy in, 0 to 1."""
    patience: float
    """How much better than usual laying kuku down must be, 0.5 to 2."""


@cache
def character(level: Level, seat: Seat) -> Character:
    """That of the player of a level who sits there: the same in every match."""
    rng = bot_rng(f"character/{level}", seat, 0)
    return Character(rng.choice((-2, -1, 0, 1, 2)), rng.uniform(0.1, 0.5), rng.random(), rng.uniform(0.5, 2.0))


class KilleBot(ABC):
    """What all levels have in common."""

    level: ClassVar[Level]

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[KilleMove], deadline: float, rng: Random
    ) -> Choice[KilleMove] | None:
        """A word; out of turn only kuku."""
        seat, table = view.seat, view.table
        assert seat is not None
        until = deadline - SPARE
        mind = character(self.level, seat)
        if seat not in view.to_act:
            return self.interrupts(Sight(view, heard), mind, rng, until) if Say(Word.KUKU) in moves else None
        if table.offer is not None:
            return self.buys(table, seat, mind)
        if seat in table.asked:
            return Choice(Say(Word.NEXT), Reason("another_pot"))
        sight = Sight(view, heard)
        again = redeals(heard)
        if Say(Word.REFUSE) in moves:
            if again >= REDEALS:
                return Choice(Say(Word.REFUSE), Reason("enough_redeals", (again,)))
            return self.answers(sight, Word.DEPENDS if Say(Word.DEPENDS) in moves else Word.ACCEPT, rng, until)
        if Say(Word.ASK) in moves and again < REDEALS:
            reason = self.asks(sight, rng, until)
            if reason is not None:
                return Choice(Say(Word.ASK), reason)
        return self.speaks(sight, mind, rng, until)

    @abstractmethod
    def speaks(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove]:
        """Stand or swap."""

    def asks(self, sight: Sight, rng: Random, until: float) -> Reason | None:
        """Why to ask for better cards, if so."""
        return _asking(sight, rng) if asks(sight.players, sight.card) else None

    def answers(self, sight: Sight, yes: Word, rng: Random, until: float) -> Choice[KilleMove]:
        """Whether forehand may have better cards."""
        return _answer(yes, accepts(sight.players, sight.card), expected(sight, rng, FEW).percent, sight)

    def interrupts(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove] | None:
        """Kuku out of turn: seldom wise, and not for everybody."""
        return None

    def buys(self, table: Table, seat: Seat, mind: Character) -> Choice[KilleMove]:
        """By the worth of a place in the pot; whoever cannot win the match without this pot pays more than that."""
        offer = table.offer
        assert offer is not None
        worth = place_worth(table)
        chips = (offer.price, round(worth))
        if last_hope(table, seat):
            return Choice(Say(Word.BUY), Reason("buys_last_pot", (offer.price, table.pot)))
        if worth >= offer.price:
            return Choice(Say(Word.BUY), Reason("buys_worth", chips))
        if worth >= offer.price * (1 - FUN * mind.generous):
            return Choice(Say(Word.BUY), Reason("buys_for_fun", chips))
        return Choice(Say(Word.DECLINE), Reason("declines_dear", chips))


class Easy(KilleBot):
    """Swaps up to a fixed card, and does not think of what others have."""

    level = Level.EASY

    def speaks(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove]:
        """On a whim, if the card is middling."""
        if sight.card == KI and not sight.high:
            return Choice(Say(Word.SWAP), Reason("kille_goes", (), _own(sight)))
        mark = FIXED + mind.shift
        if sight.card < VH and abs(sight.card - mark) <= MIDDLING and rng.random() < WHIM:
            return Choice(Say(rng.choice((Word.STAND, Word.SWAP))), Reason("whim"))
        return _settled(sight) or _by_mark(sight, mark)

    def asks(self, sight: Sight, rng: Random, until: float) -> Reason | None:
        """With a card that it would swap."""
        return _asking(sight, rng) if sight.card <= FIXED or sight.card == KI else None

    def answers(self, sight: Sight, yes: Word, rng: Random, until: float) -> Choice[KilleMove]:
        """Whoever has a low card wants another: that forehand will take it anyway is not thought of."""
        if sight.card <= ENOUGH or sight.card == KI:
            return Choice(Say(yes), Reason("low_card_goes", (), _own(sight)))
        return Choice(Say(Word.REFUSE), Reason("good_card_stays", (), _own(sight)))


class Medium(KilleBot):
    """Knows up to which card to swap at which place, and the rules of thumb."""

    level = Level.MEDIUM

    def speaks(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove]:
        """By place and number of players; sometimes it forgets what it has given away."""
        settled = _settled(sight) or _kille(sight)
        if settled is not None:
            return settled
        if rng.random() >= mind.forgets and _lower_behind(sight):
            return Choice(Say(Word.STAND), Reason("lower_behind", (), (*_own(sight), KINDS[sight.given])))
        return _by_mark(sight, sight.marks[sight.me] + mind.shift)


class Hard(KilleBot):
    """Counts what comes of each word in deals that could be this one."""

    level = Level.HARD

    def speaks(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove]:
        """By counting, if it is not obvious."""
        if sight.card == KU:
            early = self.interrupts(sight, mind, rng, until)
            if early is not None:
                return early
        settled = _settled(sight) or _kille(sight)
        if settled is not None:
            return settled
        if _lower_behind(sight):
            return Choice(Say(Word.STAND), Reason("lower_behind", (), (*_own(sight), KINDS[sight.given])))
        mark = sight.marks[sight.me]
        if sight.players > len("abc") and not sight.handed and abs(sight.card - mark) > CLOSE:
            return _by_mark(sight, mark)
        stand, swap = compared(sight, (Word.STAND, Word.SWAP), rng, MANY, until)
        percents = (stand.percent, swap.percent)
        if swap.share + LEAN * mind.shift > stand.share:
            return Choice(Say(Word.SWAP), Reason("counted_swap", percents, _own(sight)))
        return Choice(Say(Word.STAND), Reason("counted_stand", percents, _own(sight)))

    def asks(self, sight: Sight, rng: Random, until: float) -> Reason | None:
        """If there is more in it than in playing on, the answer that is likely and what it tells included."""
        if sight.card >= VH and sight.card != KI:
            return None
        gain, percent = asked(sight, rng, MANY, until)
        if gain <= 0:
            return None
        if sight.card == KI:
            return Reason("asks_kille", (), _own(sight))
        return Reason("asks_better", (percent, usual_percent(sight)), _own(sight))

    def answers(self, sight: Sight, yes: Word, rng: Random, until: float) -> Choice[KilleMove]:
        """What the cards are worth as they lie, against what a place is worth before they are dealt."""
        now = expected(sight, rng, MANY)
        return _answer(yes, now.share < before_the_deal(sight), now.percent, sight)

    def interrupts(self, sight: Sight, mind: Character, rng: Random, until: float) -> Choice[KilleMove] | None:
        """Kuku, if waiting would only help the others."""
        now, later = compared(sight, (Word.KUKU, None), rng, MANY // 2, until)
        if now.share <= later.share + EARLY * mind.patience:
            return None
        return Choice(Say(Word.KUKU), Reason("kuku_now", (), _own(sight)))


LEVELS: dict[Level, type[KilleBot]] = {kind.level: kind for kind in (Easy, Medium, Hard)}


def bot(level: Level) -> KilleBot:
    """The player of a level."""
    return LEVELS[level]()


def redeals(heard: Sequence[Event]) -> int:
    """How often better cards were dealt in a row."""
    again = 0
    for event in reversed(heard):
        if isinstance(event, Dealt):
            if not event.again:
                break
            again += 1
    return again


def place_worth(table: Table) -> float:
    """What a place in the pot is worth, in chips, if most of those who are asked later come back too."""
    offer = table.offer
    assert offer is not None
    buyers = 1 + FOLLOW * (len(offer.left) - 1)
    return (table.pot + buyers * offer.price) / (len(table.active) + buyers)


def last_hope(table: Table, seat: Seat) -> bool:
    """Whether a match that ends with this pot can be won with it, and probably not without it."""
    if table.number != table.setup.option("pots"):
        return False
    own = table.ledger[seat]
    others = [chips for other, chips in enumerate(table.ledger) if other != seat]
    rival = max(table.ledger[other] for other in table.active) + table.pot
    return own + table.pot > max(others) and rival >= own


def _own(sight: Sight) -> tuple[Part, ...]:
    return (KINDS[sight.card],)


def _settled(sight: Sight) -> Choice[KilleMove] | None:
    """Cards that one always stands on."""
    if sight.card < VH or (sight.card == KI and not sight.high):
        return None
    if sight.card == KU:
        return Choice(Say(Word.STAND), Reason("kuku_is_safe", (), _own(sight)))
    return Choice(Say(Word.STAND), Reason("high_kille" if sight.card == KI else "matador_stands", (), _own(sight)))


def _kille(sight: Sight) -> Choice[KilleMove] | None:
    """A low kille: nobody goes out if one of two players keeps it. K8.6."""
    if sight.card != KI:
        return None
    if sight.players == 2:
        return Choice(Say(Word.STAND), Reason("kille_of_two", (), _own(sight)))
    return Choice(Say(Word.SWAP), Reason("kille_goes", (), _own(sight)))


def _lower_behind(sight: Sight) -> bool:
    """Whether the card is better than the one that was given for it: that one lies with somebody who has spoken."""
    return sight.handed and sight.given < sight.card and sight.given != KI


def _by_mark(sight: Sight, mark: int) -> Choice[KilleMove]:
    """Swap this card and those below it, stand on all others."""
    mark = min(VH - 1, max(0, mark))
    cards = (KINDS[sight.card], KINDS[mark])
    if sight.card > mark:
        return Choice(Say(Word.STAND), Reason("high_enough", (), cards))
    return Choice(Say(Word.SWAP), Reason("free_to_pass" if sight.handed else "low_for_seat", (), cards))


def _asking(sight: Sight, rng: Random) -> Reason:
    if sight.card == KI:
        return Reason("asks_kille", (), _own(sight))
    return Reason("asks_better", (expected(sight, rng, FEW).percent, usual_percent(sight)), _own(sight))


def _answer(yes: Word, willing: bool, percent: int, sight: Sight) -> Choice[KilleMove]:
    percents = (percent, usual_percent(sight))
    if willing:
        return Choice(Say(yes), Reason("wants_new_cards", percents, _own(sight)))
    return Choice(Say(Word.REFUSE), Reason("keeps_these_cards", percents, _own(sight)))
