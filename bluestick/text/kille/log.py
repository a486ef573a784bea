"""Log lines of kille. Calls stay Swedish."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KILLE
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Bought,
    BuyInOffered,
    Cut,
    Deadlock,
    Dealt,
    Declined,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    MatchClosed,
    Out,
    Passed,
    PotWanted,
    PotWon,
    Retired,
    Showdown,
    Shown,
    Staked,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.state import Ground, KukuEnding
from bluestick.text import common
from bluestick.text.kille import calls
from bluestick.text.kille.names import short
from bluestick.text.phrases import by, format_list, is_you, later, name
from bluestick.text.table_phrases import you_in_sentence

translate = QCoreApplication.translate


def event_line(event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line. TypeError for an event of another game."""
    match event:
        case Dealt() | Asked() | Answered() | Stood() | SwapAsked() | Swapped() | Cut() | Drawn():
            return _event_sentence(event, names)
        case Shown() | Passed() | HitByHusar() | HitBySvin() | KukuLaid():
            return _answer_line(event, names)
        case Showdown() | Deadlock() | Out():
            return _showdown_line(event, names)
    return _payment_line(event, names)


def _event_sentence(event: Event, names: Sequence[str]) -> str:
    match event:
        case Dealt():
            return _deal_line(event, names)
        case Asked(seat, dealer) if is_you(names, dealer):
            return translate("kille", "{name} asks you: “{call}”").format(name=names[seat], call=calls.BETTER)
        case Asked(seat, dealer):
            return by(
                names,
                seat,
                translate("kille", "You ask {dealer}: “{call}”"),
                translate("kille", "{name} asks {dealer}: “{call}”"),
                dealer=names[dealer],
                call=calls.BETTER,
            )
        case Answered(seat, word):
            #: What somebody calls out: {name} is the player
            said = translate("kille", "{name}: “{call}”")
            return said.format(name=name(names, seat), call=calls.answer_call(word).text)
        case Stood(seat):
            return by(names, seat, translate("kille", "You stand."), translate("kille", "{name} stands."))
        case SwapAsked(seat, None):
            return by(
                names,
                seat,
                translate("kille", "You go into the stock."),
                translate("kille", "{name} goes into the stock."),
            )
        case SwapAsked(seat, int() as of):
            return _request_line(seat, Seat(of), names)
        case Swapped():
            return _swap_line(event, names)
        case Cut(_, cutter):
            cut = translate("kille", "{name} cuts the stock.")
            return by(names, cutter, translate("kille", "The stock is cut."), cut)  # B3: the program does it
        case Drawn():
            return _draw_line(event, names)
    raise TypeError(event)


def _deal_line(event: Dealt, names: Sequence[str]) -> str:
    if event.again:
        dealt = by(
            names, event.dealer, translate("kille", "You deal again."), translate("kille", "{name} deals again.")
        )
    else:
        dealt = common.deals(names, event.dealer)
    own = next((card for seat, card in zip(event.order, event.cards, strict=False) if is_you(names, seat)), None)
    if own is None:
        return dealt
    return f"{dealt} {translate('kille', 'Your card: {card}.').format(card=short(own))}"


def _request_line(seat: Seat, of: Seat, names: Sequence[str]) -> str:
    if is_you(names, of):
        return translate("kille", "{name} wants to swap with you.").format(name=names[seat])
    return by(
        names,
        seat,
        translate("kille", "You want to swap with {whom}."),
        translate("kille", "{name} wants to swap with {whom}."),
        whom=names[of],
    )


def _swap_line(event: Swapped, names: Sequence[str]) -> str:
    seat, other, given, taken = event.seat, event.other, event.given, event.taken
    if is_you(names, other):
        given, taken = taken, given
    if given is not None and taken is not None and (is_you(names, seat) or is_you(names, other)):
        said = translate("kille", "You swap {given} for {taken}.").format(given=short(given), taken=short(taken))
    else:
        said = translate("kille", "They swap cards.")
    if event.killemote:
        return f"{said} {translate('kille', 'Killemöte: both killar are high!')}"
    for card, holder in ((event.given, other), (event.taken, seat)):
        if card == KILLE:
            with_kille = by(
                names,
                holder,
                translate("kille", "You have a low kille now."),
                translate("kille", "{name} has a low kille now."),
            )
            said = f"{said} {with_kille}"
    return said


def _draw_line(event: Drawn, names: Sequence[str]) -> str:
    seat, card = event.seat, event.card
    if card is None:
        said = by(names, seat, translate("kille", "You draw a card."), translate("kille", "{name} draws a card."))
    elif event.taken and card == KILLE:
        said = by(
            names,
            seat,
            translate("kille", "You draw a kille: it is high!"),
            translate("kille", "{name} draws a kille: it is high!"),
        )
    else:
        said = by(
            names,
            seat,
            translate("kille", "You draw {card}."),
            translate("kille", "{name} draws {card}."),
            card=short(card),
        )
    if event.away == KILLE:
        return f"{said} {translate('kille', 'The old card, a kille, is out of play.')}"
    return said


def _answer_line(event: Event, names: Sequence[str]) -> str:
    called = calls.call(event)
    call = translate("kille", "“{call}”").format(call=called.text) if called is not None else ""
    match event:
        case Shown(seat, card):
            return by(
                names,
                seat,
                translate("kille", "You turn up {card}."),
                translate("kille", "{name} turns up {card}."),
                card=short(card),
            )
        case Passed(seat):
            after = by(
                names,
                seat,
                translate("kille", "You have to ask the next player."),
                translate("kille", "{name} has to ask the next player."),
            )
        case HitByHusar(seat):
            after = by(names, seat, translate("kille", "You are hit."), translate("kille", "{name} is hit."))
        case HitBySvin():
            after = _svin_line(event, names)
        case KukuLaid(None):
            after = translate("kille", "The kuku lay in the stock. All show their cards.")
        case KukuLaid(int() as seat, KukuEnding.DECLARED):
            after = by(
                names,
                Seat(seat),
                translate("kille", "You lay down kuku."),
                translate("kille", "{name} lays down kuku."),
            )
        case _:
            after = translate("kille", "All show their cards.")
    return f"{call} {after}"


def _svin_line(event: HitBySvin, names: Sequence[str]) -> str:
    hit = by(names, event.victim, translate("kille", "You are hit."), translate("kille", "{name} is hit."))
    if not event.undone:
        return hit
    undone = translate("kille", "%n swap(s) is undone, as the card was dealt to {name}.", "", len(event.undone))
    if is_you(names, event.victim):
        undone = translate("kille", "%n swap(s) is undone, as the card was dealt to you.", "", len(event.undone))
    return f"{undone.format(name=name(names, event.victim))} {hit}"


OUT = {
    Ground.KILLE: (
        later("kille", "You are out: a low kille."),
        later("kille", "{name} is out: a low kille."),
    ),
    Ground.HUSAR: (
        later("kille", "You are out: hit by a husar."),
        later("kille", "{name} is out: hit by a husar."),
    ),
    Ground.SVIN: (
        later("kille", "You are out: hit by a svin."),
        later("kille", "{name} is out: hit by a svin."),
    ),
    Ground.LOWEST: (
        later("kille", "You are out: the lowest card, {card}."),
        later("kille", "{name} is out: the lowest card, {card}."),
    ),
}


def _showdown_line(event: Event, names: Sequence[str]) -> str:
    match event:
        case Showdown(_, cards):
            #: A player and the card that is shown: "Elin 7"
            line = translate("kille", "{name} {card}")
            held = [
                line.format(name=name(names, seat), card=showdown_card_name(card, high)) for seat, card, high in cards
            ]
            #: The call, and then all players with their cards
            said = translate("kille", "“{call}” {cards}")
            return said.format(call=calls.SHOW, cards=" · ".join(held))
        case Deadlock(saved):
            if len(saved) == 1 and is_you(names, saved[0]):
                return translate("kille", "Deadlock: you stay in.")
            stay = translate("kille", "Deadlock: {names} stay(s) in.", "", len(saved))
            return stay.format(names=_name_list(names, sorted(saved, key=lambda seat: not is_you(names, seat))))
        case Out(seat, ground, _, card):
            return fall_sentence(seat, ground, card, names)
    raise TypeError(event)


def fall_sentence(seat: Seat, ground: Ground, card: Part, names: Sequence[str]) -> str:
    """Return the log line that a player is out, and why (``ground``)."""
    you_say, others_say = OUT[ground]
    return by(names, seat, translate("kille", you_say), translate("kille", others_say), card=short(card))


def _name_list(names: Sequence[str], seats: Iterable[Seat]) -> str:
    return format_list([names[seat] or you_in_sentence() for seat in seats])


def showdown_card_name(card: Part, high: bool) -> str:
    """Return the name of a card at the showdown; Kille is called high or low."""
    if card != KILLE:
        return short(card)
    return translate("kille", "kille (high)") if high else translate("kille", "kille (low)")


def pot_sentence(seat: Seat, amount: int, names: Sequence[str]) -> str:
    """Return the log line that a player has won a pot, and how many chips it held."""
    you_say = translate("kille", "You win the pot: %n chip(s)!", "", amount)
    others_say = translate("kille", "{name} wins the pot: %n chip(s).", "", amount)
    return by(names, seat, you_say, others_say)


def _payment_line(event: Event, names: Sequence[str]) -> str:
    match event:
        case Staked(number, _, amount, pot):
            said = translate("kille", "Pot {number}: everyone pays %n chip(s), {pot} in all.", "", amount)
            return said.format(number=number, pot=pot)
        case BuyInOffered(number, price, _, eligible):
            if number == 1:
                said = translate("kille", "The first chance to buy in, for %n chip(s): {names}.", "", price)
            else:
                said = translate("kille", "The second chance to buy in, for %n chip(s): {names}.", "", price)
            return said.format(names=_name_list(names, eligible))
        case Bought(seat, price, pot):
            you_say = translate("kille", "You buy in for %n chip(s). There are {pot} in the pot.", "", price)
            others_say = translate("kille", "{name} buys in for %n chip(s). There are {pot} in the pot.", "", price)
            return by(names, seat, you_say, others_say, pot=pot)
        case Declined(seat):
            return by(names, seat, translate("kille", "You stay out."), translate("kille", "{name} stays out."))
        case PotWon(seat, amount):
            return pot_sentence(seat, amount, names)
        case Retired(seat):
            return by(
                names,
                seat,
                translate("kille", "You cannot pay the stake, and leave the table."),
                translate("kille", "{name} cannot pay the stake, and leaves the table."),
            )
        case PotWanted(seat):  # up to twenty players say so: only the one who ends the match needs a line
            return translate("kille", "You want another pot.") if is_you(names, seat) else ""
        case MatchClosed(seat):
            return common.match_end_sentence(names, seat)
    raise TypeError(event)
