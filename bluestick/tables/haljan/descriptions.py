"""Descriptions of a haljan table: parts, buttons, captions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import ekten, points, suits, uekten
from bluestick.games.haljan.events import TwoExchanged
from bluestick.games.haljan.scoring import MOST
from bluestick.games.haljan.state import GOAL, View, partner, side
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.scene.panel_content import Gauge
from bluestick.text import table_phrases
from bluestick.text.cards import card_name, suit_name
from bluestick.text.haljan.names import game_points

translate = QCoreApplication.translate


# Points.


def card_points(number: int) -> str:
    """What cards count: eyes in the languages of those who play it."""
    return translate("haljan", "%n point(s)", "of cards: öga, øye, Auge", number)


# Plates and captions.


def plate_note(sit: HaljanContext, seat: Seat) -> str:
    """What the name plate of a seat says beneath the name."""
    if seat == sit.thinker:
        return table_phrases.thinking()
    notes = []
    if seat != sit.seat and side(seat) == side(sit.seat):
        notes.append(translate("haljan", "your partner"))
    if sit.shown is not None and sit.shown.table.dealer == seat:
        notes.append(table_phrases.dealer())
    return " · ".join((*notes, table_phrases.cards(sit.in_hand(seat))))


def play_caption(sit: HaljanContext, seat: Seat) -> str:
    """What stands beneath a play."""
    assert sit.laid is not None
    trick = sit.laid.trick
    worth = points(sit.trump, sit.harjan)
    counted = sum(worth[card] for _, cards in trick for card in cards)
    if seat == sit.laid.leading:
        text = (
            translate("haljan", "{name} · takes {points}", "a finished trick, and its points")
            if len(trick) == sit.setup.seats
            else translate("haljan", "{name} · winning, {points}", "so far, and the points there")
        )
        said = card_points(counted)
        name = sit.short_name(seat, text.format(name="", points=said)) or sit.called(seat)
        return text.format(name=name, points=said)
    name = sit.short_name(seat) or sit.called(seat)
    if seat == trick[0][0]:
        return table_phrases.led(name)
    return translate("haljan", "{name} · beaten", "cards that do not win").format(name=name)


def slot_caption(sit: HaljanContext) -> str:
    """What stands where the own cards go."""
    laid = sit.laid
    if laid is None or sit.playable is None or any(seat == sit.seat for seat, _ in laid.trick):
        return ""
    if laid.trick:
        return translate("haljan", "your %n card(s)", "place for a play", len(laid.trick[0][1]))
    return table_phrases.your_lead()


def stock_note(laid: Arrangement) -> str:
    """How many cards are left to draw."""
    if laid.turn_up is None:
        return translate("haljan", "no cards to draw")
    return translate("haljan", "%n card(s) + turn-up", "to draw", laid.stock)


def exchanging(sit: HaljanContext, event: TwoExchanged) -> str:
    """Who exchanges what."""
    text = translate("haljan", "{name} exchanges {two} for {card}")
    return text.format(name=sit.called(event.seat), two=sit.short(event.two), card=sit.short(event.turn_up))


def exchange_caption(sit: HaljanContext) -> str:
    """What is said beside the stock of the cards that are marked there."""
    if isinstance(sit.held, TwoExchanged):
        return exchanging(sit, sit.held)
    if not sit.exchanged or sit.laid is None:
        return ""
    #: Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps
    text = translate("haljan", "{two} for {card}: click, or 0")
    return text.format(two=sit.short(sit.trump + "2"), card=sit.short(sit.laid.turn_up or ""))


# For those who listen.


def table_name(sit: HaljanContext) -> str:
    """The table in words."""
    return translate("haljan", "Harjan table") if sit.harjan else translate("haljan", "Haljan table")


def trumps_said(sit: HaljanContext) -> str:
    """Which suit is trumps, as soon as that is known."""
    return table_phrases.trumps_are(suit_name(sit.trump)) if sit.trump_known else ""


def name_said(sit: HaljanContext, card: Part) -> str:
    """The name of a card, and whether it is a trump."""
    name = card_name(card)
    return table_phrases.trump_card(name) if sit.trump_known and suits(sit.trump)[card] == sit.trump else name


def title(sit: HaljanContext, card: Part) -> str:
    """What the two highest trumps are called. H2.2, H2.3, H8.13."""
    if not sit.trump_known:
        return ""
    if card == ekten(sit.trump):
        return "visse fil" if sit.harjan else "ekten"
    if card == uekten(sit.trump):
        return "uwisse fil" if sit.harjan else "uekten"
    return ""


def thing(sit: HaljanContext, part: Part) -> str:
    """The stock, and the piles."""
    laid = sit.laid
    if laid is None:
        return ""
    zone, _, owner = part.partition(" ")
    match zone:
        case "stock":
            return translate("haljan", "stock of %n card(s)", "", laid.stock)
        case "pile":
            own = int(owner) == side(sit.seat)
            whose = translate("haljan", "your side") if own else translate("haljan", "the others")
            return f"{whose}, {table_phrases.tricks(laid.piles[int(owner)])}"
    return ""


# Beside the table.


def seat_note(sit: HaljanContext, view: View, seat: Seat) -> str:
    """Who plays with whom, the cards of a hand, and the game points."""
    held = table_phrases.cards(len(view.hands[seat])) if view.hands else ""
    return " · ".join(filter(None, (place_note(sit, seat), held, side_note(view, seat))))


def place_note(sit: HaljanContext, seat: Seat) -> str:
    """Who plays with whom."""
    if sit.setup.seats == 2:
        return ""
    other = partner(seat)
    return translate("haljan", "your partner") if other == sit.seat else table_phrases.with_partner(sit.called(other))


def side_note(view: View, seat: Seat) -> str:
    """The game points, as soon as there are any."""
    return game_points(view.table.games[side(seat)]) if any(view.table.games) else ""


def race(sit: HaljanContext, view: View) -> Gauge:
    """The race to 121, a bar a side; in langen as far as H6.3 lets it go."""
    score = view.table.score
    text = translate("haljan", "{points}: the most langen gives without klump")
    mark = None if view.table.utn or sit.harjan else (MOST, text.format(points=MOST))
    return Gauge(table_phrases.race(GOAL), tuple((Seat(one), score[one], GOAL) for one in (0, 1)), mark)
