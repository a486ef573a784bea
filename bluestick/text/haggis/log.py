"""Log lines of haggis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import COLOURS, rank
from bluestick.games.haggis.events import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.games.haggis.readings import represented_ranks
from bluestick.games.haggis.scoring import POINTS_PER_CARD
from bluestick.games.haggis.state import RoundScore
from bluestick.text import common
from bluestick.text.card_letters import card_letters
from bluestick.text.haggis.names import card_short, colour_name, combination, rank_name, wild_card_text
from bluestick.text.phrases import by, is_you, name

translate = QCoreApplication.translate

FEW = 3
"""The log mentions how many cards a hand has left if there are so many or fewer."""


def event_line(event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line. TypeError for an event of another game."""
    match event:
        case Dealt(dealer, leader, removed):
            return _deal_line(dealer, leader, removed, names)
        case BetMade(seat, amount):
            return _bet_line(seat, amount, names)
        case CardsPlayed():
            return _play_line(event, names)
        case Passed(seat):
            return by(names, seat, translate("haggis", "You pass."), translate("haggis", "{name} passes."))
        case WentOut():
            return _out_line(event, names)
        case TrickTaken():
            return _trick_line(event, names)
        case TrickGiven(seat, to, points):
            return _gift_line(seat, to, points, names)
        case RoundScored(score):
            return _score_line(score, names)
    raise TypeError(event)


def _deal_line(dealer: Seat, leader: Seat, removed: str, names: Sequence[str]) -> str:
    said = [
        common.deals(names, dealer),
        by(names, leader, translate("haggis", "You lead first."), translate("haggis", "{name} leads first.")),
    ]
    if removed in tuple(COLOURS):
        left = translate("haggis", "Left out: {colour}.", "a colour of cards")
        said.append(left.format(colour=colour_name(removed)))
    return " ".join(said)


def _bet_line(seat: Seat, amount: int, names: Sequence[str]) -> str:
    if not amount:
        return by(names, seat, translate("haggis", "You don’t bet."), translate("haggis", "{name} doesn’t bet."))
    return by(
        names,
        seat,
        translate("haggis", "You bet {amount} points on going out first."),
        translate("haggis", "{name} bets {amount} points on going out first."),
        amount=amount,
    )


def _play_line(event: CardsPlayed, names: Sequence[str]) -> str:
    what = combination(event.reading, card_letters())
    wild = [
        wild_card_text(card_short(card, card_letters()), rank_name(place, card_letters()))
        for card, place in represented_ranks(event.cards, event.reading).items()
        if place != rank(card)
    ]
    if wild:
        what = f"{what} ({', '.join(wild)})"
    if event.is_lead:
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


def _out_line(event: WentOut, names: Sequence[str]) -> str:
    if event.place == 1:
        yours = translate("haggis", "You go out first!")
        theirs = translate("haggis", "{name} goes out first.")
    else:
        yours = translate("haggis", "You go out second.")
        theirs = translate("haggis", "{name} goes out second.")
    you_hold = translate("haggis", "You still have %n card(s): {points} points.", "", event.cards)
    others_hold = translate("haggis", "{name} still has %n card(s): {points} points.", "", event.cards)
    left = by(names, event.fullest, you_hold, others_hold, points=POINTS_PER_CARD * event.cards)
    return f"{by(names, event.seat, yours, theirs)} {left}"


def _trick_line(event: TrickTaken, names: Sequence[str]) -> str:
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
            names,
            winner,
            translate("haggis", "Who gets it?"),
            translate("haggis", "Now the trick has to be given away."),
        )
        return f"{bombed} {give}"
    you_get = translate("haggis", "You get the trick: %n point(s).", "a trick", points)
    others_get = translate("haggis", "{name} gets the trick: %n point(s).", "a trick", points)
    return f"{bombed} {by(names, to, you_get, others_get)}"


def _gift_line(seat: Seat, to: Seat, points: int, names: Sequence[str]) -> str:
    if is_you(names, to):
        return translate("haggis", "{name} gives you the trick: %n point(s).", "", points).format(name=names[seat])
    you_give = translate("haggis", "You give {whom} the trick: %n point(s).", "", points)
    others_give = translate("haggis", "{name} gives {whom} the trick: %n point(s).", "", points)
    return by(names, seat, you_give, others_give, whom=names[to])


def _score_line(score: RoundScore, names: Sequence[str]) -> str:
    #: {scores}: all players with what they have won: "You 45 · Elin 12"
    said = translate("haggis", "Round {number}: {scores}.")
    scores = (f"{name(names, Seat(seat))} {points}" for seat, points in enumerate(score.score))
    return said.format(number=score.round, scores=" · ".join(scores))
