"""The log of haggis: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.app.texts.cards import letters
from bluestick.app.texts.names import by, is_you, later, name
from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import rank
from bluestick.games.haggis.combinations import stands_for
from bluestick.games.haggis.scoring import A_CARD
from bluestick.games.haggis.state import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScore,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.tables.haggis.names import card_short, colour_name, combination, rank_name

translate = QCoreApplication.translate

FEW = 3
"""With so many cards left a hand is worth a word."""


def happened(event: Event, names: Sequence[str]) -> str:
    """One line of the log; TypeError for an event of another game."""
    match event:
        case Dealt(dealer, leader, removed):
            return _dealt(dealer, leader, removed, names)
        case BetMade(seat, amount):
            yours, theirs = BETS[amount]
            return by(names, seat, translate("haggis", yours), translate("haggis", theirs))
        case CardsPlayed():
            return _played(event, names)
        case Passed(seat):
            return by(names, seat, translate("haggis", "You pass."), translate("haggis", "{name} passes."))
        case WentOut():
            return _out(event, names)
        case TrickTaken():
            return _taken(event, names)
        case TrickGiven(seat, to, points):
            return _given(seat, to, points, names)
        case RoundScored(score):
            return _scored(score, names)
    raise TypeError(event)


def _dealt(dealer: Seat, leader: Seat, removed: str, names: Sequence[str]) -> str:
    said = [
        by(names, dealer, translate("haggis", "You deal."), translate("haggis", "{name} deals.")),
        by(names, leader, translate("haggis", "You lead first."), translate("haggis", "{name} leads first.")),
    ]
    if removed:
        left = translate("haggis", "Left out: {colour}.", "a colour of cards")
        said.append(left.format(colour=colour_name(removed)))
    return " ".join(said)


BETS = {
    0: (later("haggis", "You do not bet."), later("haggis", "{name} does not bet.")),
    15: (
        later("haggis", "You make the small bet: 15 that you go out first."),
        later("haggis", "{name} makes the small bet: 15 to go out first."),
    ),
    30: (
        later("haggis", "You make the big bet: 30 that you go out first."),
        later("haggis", "{name} makes the big bet: 30 to go out first."),
    ),
}
"""By amount; said to the person at the computer, and of others."""


def _played(event: CardsPlayed, names: Sequence[str]) -> str:
    what = combination(event.reading, letters())
    standing = stands_for(event.cards, event.reading)
    wild = [
        #: A wild card, and the rank that it stands for: "B as 8"
        translate("haggis", "{card} as {rank}", "short").format(
            card=card_short(card, letters()), rank=rank_name(place, letters())
        )
        for card, place in standing.items()
        if place != rank(card)
    ]
    if wild:
        what = f"{what} ({', '.join(wild)})"
    if event.leads:
        said = by(
            names,
            event.seat,
            translate("haggis", "You lead: {combination}"),
            translate("haggis", "{name} leads: {combination}"),
            combination=what,
        )
    else:
        said = f"{name(names, event.seat)}: {what}"
    if not 0 < event.left <= FEW:
        return said
    return f"{said} · {translate('haggis', '%n card(s) left', 'in a hand', event.left)}"


OUT = {
    1: (later("haggis", "You are the first to go out!"), later("haggis", "{name} is the first to go out.")),
    2: (later("haggis", "You are the second to go out."), later("haggis", "{name} is the second to go out.")),
}
"""By place; said to the person at the computer, and of others."""


def _out(event: WentOut, names: Sequence[str]) -> str:
    yours, theirs = OUT[event.place]
    first = by(names, event.seat, translate("haggis", yours), translate("haggis", theirs))
    you_hold = translate("haggis", "You still have %n card(s): {points} points.", "", event.cards)
    others_hold = translate("haggis", "{name} still has %n card(s): {points} points.", "", event.cards)
    return f"{first} {by(names, event.fullest, you_hold, others_hold, points=A_CARD * event.cards)}"


def _taken(event: TrickTaken, names: Sequence[str]) -> str:
    winner, to, points = event.winner, event.to, event.points
    if to == winner:
        you_take = translate("haggis", "You take the trick: %n point(s).", "", points)
        others_take = translate("haggis", "{name} takes the trick: %n point(s).", "", points)
        return by(names, winner, you_take, others_take)
    bombed = by(
        names,
        winner,
        translate("haggis", "You win the trick with a bomb."),
        translate("haggis", "{name} wins the trick with a bomb."),
    )
    if to is None:
        give = by(
            names, winner, translate("haggis", "Who gets it?"), translate("haggis", "Now it has to be given away.")
        )
        return f"{bombed} {give}"
    you_get = translate("haggis", "You get it: %n point(s).", "a trick", points)
    others_get = translate("haggis", "{name} gets it: %n point(s).", "a trick", points)
    return f"{bombed} {by(names, to, you_get, others_get)}"


def _given(seat: Seat, to: Seat, points: int, names: Sequence[str]) -> str:
    if is_you(names, to):
        return translate("haggis", "{name} gives you the trick: %n point(s).", "", points).format(name=names[seat])
    you_give = translate("haggis", "You give {whom} the trick: %n point(s).", "", points)
    others_give = translate("haggis", "{name} gives {whom} the trick: %n point(s).", "", points)
    return by(names, seat, you_give, others_give, whom=names[to])


def _scored(score: RoundScore, names: Sequence[str]) -> str:
    #: {scores}: all players with what they have won: "You 45 · Elin 12"
    said = translate("haggis", "Round {number}: {scores}.")
    scores = (f"{name(names, Seat(seat))} {points}" for seat, points in enumerate(score.score))
    return said.format(number=score.round, scores=" · ".join(scores))
