"""Arrangement of a kille table, from a view and after each event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import put
from bluestick.games.kille.cards import HUSAR, KILLE, KUKU, PACK, SVIN
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Bought,
    Cut,
    Dealt,
    Declined,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Out,
    PotWon,
    Showdown,
    Shown,
    Staked,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import EVERYBODY, NOT_DEALT, Round, View


class Note(StrEnum):
    """Kind of the note shown about a seat."""

    STOOD = "stood"
    SWAPPED = "swapped"
    """Swapped with the seat in ``Remark.who``; None: with the stock."""
    HUSAR = "husar"
    """Hit (put out of the deal) by a husar; its holder is in ``Remark.who``; None: it came from the stock."""
    SVIN = "svin"
    SHOWED = "showed"
    """Showed a matador (high picture card), which is in ``Remark.card``."""
    ASKED = "asked"
    """Forehand who asked the dealer for a better card ("Bättre kort?")."""
    ACCEPT = "accept"
    REFUSE = "refuse"
    DEPENDS = "depends"
    BOUGHT = "bought"
    DECLINED = "declined"
    WON = "won"
    """Won the pot (all chips of the players)."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Note shown about a seat, with the other seat or the card that it mentions."""

    note: Note
    who: Seat | None = None
    card: Part | None = None


@dataclass(frozen=True, slots=True)
class KilleArrangement:
    """Arrangement of a kille table. Cards are numbers: places in the shuffled pack, as in the rules."""

    at: tuple[int, ...]
    """Card in front of each seat; NOT_DEALT for none."""
    cards: tuple[Part | None, ...] = ()
    """Face of each card that was dealt or drawn; None where the viewer does not know it."""
    open: frozenset[int] = frozenset()
    """Numbers of the cards that are face up."""
    high: frozenset[int] = frozenset()
    away: tuple[int, ...] = ()
    """Cards out of play, beside the stock."""
    order: tuple[Seat, ...] = ()
    """Seats that take part in this deal, in speaking order: forehand first, the dealer last."""
    hits: frozenset[Seat] = frozenset()
    out: frozenset[Seat] = frozenset()
    """Seats that have gone out in this deal."""
    pot: int = 0
    remarks: tuple[Remark | None, ...] = ()
    """Note shown about each seat; None for none."""
    asking: tuple[int, Seat | None] | None = None
    """Card being offered, and the seat that it is offered to (None: the stock); None if no card is offered."""
    trail: tuple[Seat, ...] = ()
    """Seats that the card offered last has passed, in order."""
    strike: tuple[Seat | None, Seat] | None = None
    """Last hit, until the next player speaks: seat whose card put a player out (None: the stock), and seat put out."""

    @property
    def stock(self) -> int:
        """Number of cards in the stock; 0 before the deal."""
        return len(PACK) - len(self.cards) if self.order else 0

    @property
    def dealer(self) -> Seat | None:
        """Seat of the dealer, the last in ``order``; None before the deal."""
        return self.order[-1] if self.order else None

    def next_to(self, seat: Seat) -> Seat | None:
        """Return the left neighbour in this deal; None for the dealer, who has the stock, and for seats that are out.

        K3, K5.1.
        """
        if seat not in self.order[:-1]:
            return None
        return self.order[self.order.index(seat) + 1]

    def remark(self, seat: Seat, note: Note, who: Seat | None = None, card: Part | None = None) -> KilleArrangement:
        """Return a copy with a remark about ``seat``."""
        return replace(self, remarks=put(self.remarks, seat, Remark(note, who, card)))

    def forget(self, seats: Iterable[Seat]) -> KilleArrangement:
        """Return a copy without the remarks about ``seats``."""
        gone = frozenset(seats)
        return replace(self, remarks=tuple(None if seat in gone else said for seat, said in enumerate(self.remarks)))

    def learn(self, place: int, card: Part | None, known: int) -> KilleArrangement:
        """Return a copy with the face of card ``place`` known; it is face up if ``known`` is EVERYBODY."""
        cards = put(self.cards, place, card or self.cards[place])
        return replace(self, cards=cards, open=self.open | {place} if known == EVERYBODY else self.open)

    def change(self, one: Seat, other: Seat) -> KilleArrangement:
        """Return a copy in which two seats have swapped cards."""
        at = list(self.at)
        at[one], at[other] = at[other], at[one]
        return replace(self, at=tuple(at))

    def put(self, seat: Seat, place: int) -> KilleArrangement:
        """Return a copy with card ``place`` in front of ``seat``."""
        return replace(self, at=put(self.at, seat, place))


def arrangement_of(view: View) -> KilleArrangement:
    """Return the arrangement of the cards in ``view``."""
    table, deal = view.table, view.round
    arrangement = KilleArrangement(
        at=deal.at or (NOT_DEALT,) * table.seats,
        cards=view.cards,
        open=frozenset(place for place, known in enumerate(deal.known) if view.open or known == EVERYBODY),
        high=deal.high,
        away=deal.away,
        order=deal.order,
        hits=deal.hit,
        out=frozenset(
            fall.seat for fall in table.falls if deal.over and fall.deal == table.deal and fall.seat not in table.active
        ),
        pot=table.pot,
        remarks=(None,) * table.seats,
    )
    last = deal.turns[-1] if deal.turns else None
    if last is not None and not deal.over:
        if last.swapped:
            arrangement = replace(arrangement, trail=_trail(deal, last.offered))
        elif last.answer in (HUSAR, SVIN):
            arrangement = replace(arrangement, strike=(deal.hits[-1].by, deal.hits[-1].seat))
    return _remember(view, arrangement)


def _trail(deal: Round, place: int) -> tuple[Seat, ...]:
    """Return the seats that card ``place`` has passed (kavall and värdshus pass it on), up to where it is now."""
    way: list[Seat] = []
    for turn in deal.turns:
        if turn.offered == place and turn.met is not None:
            way += [*([] if way else [turn.seat]), *turn.passed, turn.met]
    return tuple(way)


def _remember(view: View, arrangement: KilleArrangement) -> KilleArrangement:
    table, deal = view.table, view.round
    if deal.asked:
        arrangement = arrangement.remark(deal.forehand, Note.ASKED)
    for turn in deal.turns:
        if turn.word is Word.STAND:
            arrangement = arrangement.remark(turn.seat, Note.STOOD)
        for seat in turn.passed:
            arrangement = arrangement.remark(seat, Note.SHOWED, card=view.card_of(seat))
        if turn.answer is not None and turn.met is not None:
            arrangement = arrangement.remark(turn.met, Note.SHOWED, card=turn.answer)
        if turn.taken != NOT_DEALT:
            arrangement = arrangement.remark(turn.seat, Note.SWAPPED, turn.met)
        arrangement = arrangement.forget(seat for pair in turn.undone for seat in pair)
    for hit in deal.hits:
        arrangement = arrangement.remark(hit.seat, Note(hit.ground.value), hit.by)
    if table.offer is not None:
        for seat in table.offer.eligible:
            if seat not in table.offer.left:
                arrangement = arrangement.remark(seat, Note.BOUGHT if seat in table.active else Note.DECLINED)
    if table.pots and not table.pot:
        arrangement = arrangement.remark(table.pots[-1].winner, Note.WON)
    return arrangement


_ANSWERS = {Word.ACCEPT: Note.ACCEPT, Word.REFUSE: Note.REFUSE, Word.DEPENDS: Note.DEPENDS}


def after(arrangement: KilleArrangement, event: Event) -> KilleArrangement:
    """Return the arrangement after ``event``, with the faces that the event contains."""
    match event:
        case Staked():
            return replace(empty(arrangement), pot=event.pot)
        case Dealt():
            return _dealt(arrangement, event)
        case Asked():
            return arrangement.remark(event.seat, Note.ASKED)
        case Answered():
            return arrangement.remark(event.seat, _ANSWERS[event.word])
        case Stood():
            return replace(arrangement.remark(event.seat, Note.STOOD), strike=None, trail=(), asking=None)
        case SwapAsked():
            return _asked(arrangement, event)
        case Shown():
            shown = arrangement.learn(arrangement.at[event.seat], event.card, EVERYBODY)
            return shown.remark(event.seat, Note.SHOWED, card=event.card)
        case Swapped():
            return _swapped(arrangement, event)
        case HitByHusar():
            arrangement = replace(
                arrangement, hits=arrangement.hits | {event.seat}, strike=(event.by, event.seat), asking=None, trail=()
            )
            return arrangement.remark(event.seat, Note.HUSAR, event.by)
        case HitBySvin():
            return _run_back(arrangement, event)
        case KukuLaid():
            if event.seat is not None:
                arrangement = arrangement.learn(arrangement.at[event.seat], KUKU, EVERYBODY).remark(
                    event.seat, Note.SHOWED, card=KUKU
                )
            return replace(arrangement, asking=None, trail=(), strike=None)
        case Cut():
            return replace(arrangement, strike=None, trail=())
        case Drawn():
            return _drawn(arrangement, event)
        case Showdown():
            return _showdown(arrangement, event)
        case Out():
            return replace(arrangement, out=arrangement.out | {event.seat})
        case Bought():
            return replace(
                arrangement.remark(event.seat, Note.BOUGHT), pot=event.pot, out=arrangement.out - {event.seat}
            )
        case Declined():
            return arrangement.remark(event.seat, Note.DECLINED)
        case PotWon():
            return replace(arrangement.remark(event.seat, Note.WON), pot=0)
    return arrangement


def empty(arrangement: KilleArrangement) -> KilleArrangement:
    """Return the arrangement without cards; the pot stays."""
    seats = len(arrangement.at)
    return KilleArrangement(at=(NOT_DEALT,) * seats, pot=arrangement.pot, remarks=(None,) * seats)


def _dealt(arrangement: KilleArrangement, event: Dealt) -> KilleArrangement:
    at = [NOT_DEALT] * len(arrangement.at)
    for place, seat in enumerate(event.order):
        at[seat] = place
    return replace(
        empty(arrangement),
        at=tuple(at),
        cards=event.cards,
        open=frozenset(place for place, known in enumerate(event.known) if known == EVERYBODY),
        order=event.order,
    )


def _asked(arrangement: KilleArrangement, event: SwapAsked) -> KilleArrangement:
    place = arrangement.at[event.seat]
    if event.of is None:
        return replace(arrangement, asking=(place, None), trail=(), strike=None)
    goes_on = arrangement.trail and (arrangement.asking is not None or arrangement.trail[-1] == event.seat)
    return replace(
        arrangement,
        asking=(place, event.of),
        trail=(*(arrangement.trail if goes_on else (event.seat,)), event.of),
        strike=None,
    )


def _swapped(arrangement: KilleArrangement, event: Swapped) -> KilleArrangement:
    given, taken = arrangement.at[event.seat], arrangement.at[event.other]
    arrangement = arrangement.learn(given, event.given, event.known[0]).learn(taken, event.taken, event.known[1])
    both = frozenset({given, taken})
    high = arrangement.high | both if event.killemote else arrangement.high - both
    arrangement = replace(arrangement.change(event.seat, event.other), high=high, asking=None)
    return arrangement.remark(event.seat, Note.SWAPPED, event.other)


def _run_back(arrangement: KilleArrangement, event: HitBySvin) -> KilleArrangement:
    for has, takes in event.undone:
        arrangement = arrangement.forget((has, takes)).change(has, takes)
    back = {arrangement.at[seat] for pair in event.undone for seat in pair}
    arrangement = arrangement.learn(arrangement.at[event.victim], event.card, event.known)
    arrangement = replace(
        arrangement,
        high=arrangement.high - back,
        hits=arrangement.hits | {event.victim},
        strike=(event.by, event.victim),
        asking=None,
        trail=(),
    )
    return arrangement.remark(event.victim, Note.SVIN, event.by)


def _drawn(arrangement: KilleArrangement, event: Drawn) -> KilleArrangement:
    place, old = len(arrangement.cards), arrangement.at[event.seat]
    arrangement = replace(arrangement, cards=(*arrangement.cards, None)).learn(place, event.card, event.known)
    if not event.taken:
        return replace(arrangement, away=(*arrangement.away, place))
    arrangement = arrangement.learn(old, event.away, event.away_known)
    high = arrangement.high - {old}
    if event.card == KILLE:
        high |= {place}
    arrangement = replace(arrangement.put(event.seat, place), away=(*arrangement.away, old), high=high, asking=None)
    return arrangement.remark(event.seat, Note.SWAPPED)


def _showdown(arrangement: KilleArrangement, event: Showdown) -> KilleArrangement:
    high = arrangement.high
    for seat, card, is_high in event.cards:
        arrangement = arrangement.learn(arrangement.at[seat], card, EVERYBODY)
        high = high | {arrangement.at[seat]} if is_high else high - {arrangement.at[seat]}
    return replace(arrangement, high=high, asking=None, trail=(), strike=None)
