"""Arrangement of a kille table (where cards and chips are): in a view, and while an event is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import replace_at
from bluestick.games.kille.cards import HUSAR, KUKU, PACK, SVIN
from bluestick.games.kille.events import (
    Answered,
    Bought,
    Cut,
    Declined,
    Drawn,
    KukuLaid,
    Passed,
    Shown,
    SwapAsked,
)
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import EVERYBODY, NOT_DEALT, Round, View


class Note(StrEnum):
    """Kind of the note on the name plate of a seat: what the player did last, or what happened to the player."""

    STOOD = "stood"
    SWAPPED = "swapped"
    """Swapped with seat ``Remark.who``; with the stock if that is None."""
    HUSAR = "husar"
    """Hit (put out of the deal) by a husar (a card) that ``Remark.who`` held; by one from the stock if that is None."""
    SVIN = "svin"
    SHOWED = "showed"
    """Showed a matador (high picture card): ``Remark.card``."""
    ASKED = "asked"
    """Forehand (first speaker) who asked the dealer for better cards, a new deal ("Bättre kort?")."""
    ACCEPT = "accept"
    REFUSE = "refuse"
    DEPENDS = "depends"
    BOUGHT = "bought"
    DECLINED = "declined"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Remark:
    """Note on the name plate of a seat, with the other seat or the card that the note mentions."""

    note: Note
    who: Seat | None = None
    card: Part | None = None


@dataclass(frozen=True, slots=True)
class KilleArrangement:
    """Where cards and chips are, as one seat sees them. A card is a number: its place in the shuffled pack."""

    at: tuple[int, ...]
    """Card in front of each seat, by place in the pack; NOT_DEALT for none."""
    cards: tuple[Part | None, ...] = ()
    """Face of each card that was dealt or drawn, by place in the pack; None where the viewer does not know it."""
    open: frozenset[int] = frozenset()
    """Cards that are face up, by place in the pack."""
    high: frozenset[int] = frozenset()
    away: tuple[int, ...] = ()
    order: tuple[Seat, ...] = ()
    """Seats that take part in this deal, in speaking order: forehand first, the dealer last."""
    hits: frozenset[Seat] = frozenset()
    out: frozenset[Seat] = frozenset()
    pot: int = 0
    remarks: tuple[Remark | None, ...] = ()
    asking: tuple[int, Seat | None] | None = None
    """Card being offered in a swap, by place in the pack, and the seat asked to take it (None: the stock)."""
    trail: tuple[Seat, ...] = ()
    """Seats along which the card offered last has moved, from the first who offered it."""
    strike: tuple[Seat | None, Seat] | None = None
    """Last hit, shown until the next player speaks: holder of the hitting card (None: the stock), and seat put out."""

    @property
    def stock(self) -> int:
        """Number of cards in the stock; 0 before the deal."""
        return len(PACK) - len(self.cards) if self.order else 0

    @property
    def dealer(self) -> Seat | None:
        return self.order[-1] if self.order else None

    def next_to(self, seat: Seat) -> Seat | None:
        """Return the left neighbour, with whom ``seat`` can swap; None for the dealer and if out. K3, K5.1."""
        if seat not in self.order[:-1]:
            return None
        return self.order[self.order.index(seat) + 1]

    def remark(self, seat: Seat, note: Note, who: Seat | None = None, card: Part | None = None) -> KilleArrangement:
        return replace(self, remarks=replace_at(self.remarks, seat, Remark(note, who, card)))

    def forget(self, seats: Iterable[Seat]) -> KilleArrangement:
        gone = frozenset(seats)
        return replace(self, remarks=tuple(None if seat in gone else said for seat, said in enumerate(self.remarks)))


def arrangement_of(view: View) -> KilleArrangement:
    """Return where cards and chips are in ``view`` (what one seat sees)."""
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
    if last is not None and not deal.over and deal.kuku is None:
        if last.has_swapped:
            arrangement = replace(arrangement, trail=_trail(deal, last.offered))
        elif last.answer in (HUSAR, SVIN):
            arrangement = replace(arrangement, strike=(deal.hits[-1].by, deal.hits[-1].seat))
    return _remember(view, arrangement)


def _trail(deal: Round, place: int) -> tuple[Seat, ...]:
    """Return the seats along which the card at ``place`` in the pack has moved; kavall and värdshus send it on."""
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


def arrangement_after(before: KilleArrangement, event: Event, view: View) -> KilleArrangement:
    """Return the arrangement of ``view``, which is after ``event``; ``before`` is the arrangement before it.

    While the exchange goes on, the card being offered, its way and the note of this event are kept.
    """
    arrangement = arrangement_of(view)
    match event:
        case SwapAsked(seat, of):
            goes_on = before.trail and (before.asking is not None or before.trail[-1] == seat)
            trail = () if of is None else (*(before.trail if goes_on else (seat,)), of)
            return replace(arrangement, asking=(arrangement.at[seat], of), trail=trail)
        case Shown(seat, card):
            arrangement = arrangement.remark(seat, Note.SHOWED, card=card)
            return replace(arrangement, asking=before.asking, trail=before.trail)
        case Passed() | Cut() | Drawn(taken=False):
            return replace(arrangement, asking=before.asking, trail=before.trail)
        case KukuLaid(seat) if seat is not None:
            return arrangement.remark(seat, Note.SHOWED, card=KUKU)
        case Answered(seat, word):
            return arrangement.remark(seat, _ANSWERS[word])
        case Bought(seat):
            return arrangement.remark(seat, Note.BOUGHT)
        case Declined(seat):
            return arrangement.remark(seat, Note.DECLINED)
    return arrangement
