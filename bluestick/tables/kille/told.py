"""What lies on a kille table after something has happened there."""

from __future__ import annotations

from dataclasses import replace

from bluestick.engine.events import Event
from bluestick.games.kille.cards import KILLE, KUKU
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
from bluestick.games.kille.state import EVERYBODY, NOT_DEALT
from bluestick.tables.kille.laid import KilleSpread, Note

_ANSWERS = {Word.ACCEPT: Note.ACCEPT, Word.REFUSE: Note.REFUSE, Word.DEPENDS: Note.DEPENDS}


def after(laid: KilleSpread, event: Event) -> KilleSpread:
    """What lies there after an event, as far as whoever heard of it sees it."""
    match event:
        case Staked():
            return replace(empty(laid), pot=event.pot)
        case Dealt():
            return _dealt(laid, event)
        case Asked():
            return laid.remark(event.seat, Note.ASKED)
        case Answered():
            return laid.remark(event.seat, _ANSWERS[event.word])
        case Stood():
            return replace(laid.remark(event.seat, Note.STOOD), strike=None, trail=(), asking=None)
        case SwapAsked():
            return _asked(laid, event)
        case Shown():
            shown = laid.learn(laid.at[event.seat], event.card, EVERYBODY)
            return shown.remark(event.seat, Note.SHOWED, card=event.card)
        case Swapped():
            return _swapped(laid, event)
        case HitByHusar():
            laid = replace(laid, hits=laid.hits | {event.seat}, strike=(event.by, event.seat), asking=None, trail=())
            return laid.remark(event.seat, Note.HUSAR, event.by)
        case HitBySvin():
            return _run_back(laid, event)
        case KukuLaid():
            if event.seat is not None:
                laid = laid.learn(laid.at[event.seat], KUKU, EVERYBODY).remark(event.seat, Note.SHOWED, card=KUKU)
            return replace(laid, asking=None, trail=(), strike=None)
        case Cut():
            return replace(laid, strike=None, trail=())
        case Drawn():
            return _drawn(laid, event)
        case Showdown():
            return _showdown(laid, event)
        case Out():
            return replace(laid, out=laid.out | {event.seat})
        case Bought():
            return replace(laid.remark(event.seat, Note.BOUGHT), pot=event.pot, out=laid.out - {event.seat})
        case Declined():
            return laid.remark(event.seat, Note.DECLINED)
        case PotWon():
            return replace(laid.remark(event.seat, Note.WON), pot=0)
    return laid


def empty(laid: KilleSpread) -> KilleSpread:
    """The same table without cards."""
    seats = len(laid.at)
    return KilleSpread(at=(NOT_DEALT,) * seats, pot=laid.pot, remarks=(None,) * seats)


def _dealt(laid: KilleSpread, event: Dealt) -> KilleSpread:
    at = [NOT_DEALT] * len(laid.at)
    for place, seat in enumerate(event.order):
        at[seat] = place
    return replace(
        empty(laid),
        at=tuple(at),
        cards=event.cards,
        open=frozenset(place for place, known in enumerate(event.known) if known == EVERYBODY),
        order=event.order,
    )


def _asked(laid: KilleSpread, event: SwapAsked) -> KilleSpread:
    place = laid.at[event.seat]
    if event.of is None:
        return replace(laid, asking=(place, None), trail=(), strike=None)
    goes_on = laid.trail and (laid.asking is not None or laid.trail[-1] == event.seat)
    return replace(
        laid,
        asking=(place, event.of),
        trail=(*(laid.trail if goes_on else (event.seat,)), event.of),
        strike=None,
    )


def _swapped(laid: KilleSpread, event: Swapped) -> KilleSpread:
    given, taken = laid.at[event.seat], laid.at[event.other]
    laid = laid.learn(given, event.given, event.known[0]).learn(taken, event.taken, event.known[1])
    both = frozenset({given, taken})
    high = laid.high | both if event.killemote else laid.high - both
    laid = replace(laid.change(event.seat, event.other), high=high, asking=None)
    return laid.remark(event.seat, Note.SWAPPED, event.other)


def _run_back(laid: KilleSpread, event: HitBySvin) -> KilleSpread:
    for has, takes in event.undone:
        laid = laid.forget((has, takes)).change(has, takes)
    back = {laid.at[seat] for pair in event.undone for seat in pair}
    laid = laid.learn(laid.at[event.victim], event.card, event.known)
    laid = replace(
        laid,
        high=laid.high - back,
        hits=laid.hits | {event.victim},
        strike=(event.by, event.victim),
        asking=None,
        trail=(),
    )
    return laid.remark(event.victim, Note.SVIN, event.by)


def _drawn(laid: KilleSpread, event: Drawn) -> KilleSpread:
    place, old = len(laid.cards), laid.at[event.seat]
    laid = replace(laid, cards=(*laid.cards, None)).learn(place, event.card, event.known)
    if not event.taken:
        return replace(laid, away=(*laid.away, place))
    laid = laid.learn(old, event.away, event.away_known)
    high = laid.high - {old}
    if event.card == KILLE:
        high |= {place}
    laid = replace(laid.put(event.seat, place), away=(*laid.away, old), high=high, asking=None)
    return laid.remark(event.seat, Note.SWAPPED)


def _showdown(laid: KilleSpread, event: Showdown) -> KilleSpread:
    high = laid.high
    for seat, card, is_high in event.cards:
        laid = laid.learn(laid.at[seat], card, EVERYBODY)
        high = high | {laid.at[seat]} if is_high else high - {laid.at[seat]}
    return replace(laid, high=high, asking=None, trail=(), strike=None)
