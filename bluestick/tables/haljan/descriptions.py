"""Descriptions of a haljan table: parts, buttons, captions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import card_suits, ekten, points_by_card, uekten
from bluestick.games.haljan.events import TwoExchanged
from bluestick.games.haljan.scoring import MOST
from bluestick.games.haljan.state import GOAL_POINTS, View, partner, side_of
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.scene.panel_content import Gauge
from bluestick.text import table_phrases
from bluestick.text.cards import card_name, suit_name
from bluestick.text.haljan.names import game_points

translate = QCoreApplication.translate


# Points.


def card_points(number: int) -> str:
    """Return card points (values of cards) as text, such as "3 points"; in Swedish, Norwegian and German "eyes"."""
    return translate("haljan", "%n point(s)", "of cards: öga, øye, Auge", number)


# Plates and captions.


def plate_note(context: HaljanContext, seat: Seat) -> str:
    """Return the second line of the name plate of ``seat``: partner, dealer, number of cards; or "thinking"."""
    if seat == context.thinker:
        return table_phrases.thinking_note()
    notes = []
    if seat != context.seat and side_of(seat) == side_of(context.seat):
        notes.append(translate("haljan", "your partner"))
    if context.shown.table.dealer == seat:
        notes.append(table_phrases.dealer_note())
    return " · ".join((*notes, table_phrases.cards(context.hand_size(seat))))


def play_caption(context: HaljanContext, seat: Seat) -> str:
    """Return the caption below the cards that ``seat`` played: the name, and whether they lead, win or are beaten."""
    trick = context.arrangement.trick
    worth = points_by_card(context.trump, context.harjan)
    counted = sum(worth[card] for _, cards in trick for card in cards)
    if seat == context.arrangement.leading:
        text = (
            translate("haljan", "{name} · takes {points}", "a finished trick, and its points")
            if len(trick) == context.setup.seats
            else translate("haljan", "{name} · ahead, {points}", "so far, and the points there")
        )
        said = card_points(counted)
        name = context.short_name(seat, text.format(name="", points=said)) or context.display_name(seat)
        return text.format(name=name, points=said)
    name = context.short_name(seat) or context.display_name(seat)
    if seat == trick[0][0]:
        return table_phrases.led_caption(name)
    return translate("haljan", "{name} · beaten", "cards that do not win").format(name=name)


def slot_caption(context: HaljanContext) -> str:
    """Return the caption of the empty frame in which the viewer's play will lie; empty if the viewer cannot play."""
    arrangement = context.arrangement
    if context.playable is None or any(seat == context.seat for seat, _ in arrangement.trick):
        return ""
    if arrangement.trick:
        return translate("haljan", "your %n card(s)", "place for a play", len(arrangement.trick[0][1]))
    return table_phrases.your_lead()


def stock_note(arrangement: Arrangement) -> str:
    """Return how many cards are left to draw, as text."""
    if arrangement.turn_up is None:
        return translate("haljan", "no cards to draw")
    return translate("haljan", "%n card(s) + turn-up", "to draw", arrangement.stock)


def exchange_text(context: HaljanContext, event: TwoExchanged) -> str:
    """Return the sentence that a player exchanges the two of trumps for the turn-up."""
    text = translate("haljan", "{name} exchanges {two} for {card}")
    return text.format(
        name=context.display_name(event.seat),
        two=context.short_card_name(event.two),
        card=context.short_card_name(event.turn_up),
    )


def exchange_caption(context: HaljanContext) -> str:
    """Return the caption beside the stock: an exchange being shown, or how to make one; empty if neither applies."""
    if isinstance(context.held, TwoExchanged):
        return exchange_text(context, context.held)
    if not context.exchangeable_cards:
        return ""
    #: Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps
    text = translate("haljan", "{two} for {card}: click, or 0")
    return text.format(
        two=context.short_card_name(context.trump + "2"),
        card=context.short_card_name(context.arrangement.turn_up or ""),
    )


# For screen readers.


def table_name(context: HaljanContext) -> str:
    """Return the accessible name of the table."""
    return translate("haljan", "Harjan table") if context.harjan else translate("haljan", "Haljan table")


def trumps_said(context: HaljanContext) -> str:
    """Return the sentence that names the trump suit; empty while the trump suit is unknown."""
    return table_phrases.trump_suit_text(suit_name(context.trump)) if context.is_trump_known else ""


def spoken_name(context: HaljanContext, card: Part) -> str:
    """Return the name of a card for screen readers; for a trump it says so."""
    name = card_name(card)
    return (
        table_phrases.trump_card(name)
        if context.is_trump_known and card_suits(context.trump)[card] == context.trump
        else name
    )


def special_name(context: HaljanContext, card: Part) -> str:
    """Return the name of one of the two highest trumps, such as "ekten"; empty for other cards. H2.2, H2.3, H8.13."""
    if not context.is_trump_known:
        return ""
    if card == ekten(context.trump):
        return "visse fil" if context.harjan else "ekten"
    if card == uekten(context.trump):
        return "uwisse fil" if context.harjan else "uekten"
    return ""


def describe_part(context: HaljanContext, part: Part) -> str:
    """Return the description of the stock or of a pile of tricks; empty for any other part."""
    arrangement = context.arrangement
    zone, _, owner = part.partition(" ")
    match zone:
        case "stock":
            return translate("haljan", "stock of %n card(s)", "", arrangement.stock)
        case "pile":
            own = int(owner) == side_of(context.seat)
            whose = translate("haljan", "your side") if own else translate("haljan", "the others")
            return f"{whose}, {table_phrases.tricks(arrangement.piles[int(owner)])}"
    return ""


# Side panel.


def panel_note(context: HaljanContext, view: View, seat: Seat) -> str:
    """Return the side-panel note of a seat: partner, number of cards, game points."""
    held = table_phrases.cards(len(view.hands[seat])) if view.hands else ""
    return " · ".join(filter(None, (setup_note(context, seat), held, panel_side_note(view, seat))))


def setup_note(context: HaljanContext, seat: Seat) -> str:
    """Return the note that names the partner of ``seat``; empty with two players."""
    if context.setup.seats == 2:
        return ""
    other = partner(seat)
    return (
        translate("haljan", "your partner")
        if other == context.seat
        else table_phrases.partner_note(context.display_name(other))
    )


def panel_side_note(view: View, seat: Seat) -> str:
    """Return the game points of the side of ``seat`` as text; empty while neither side has any."""
    return game_points(view.table.games[side_of(seat)]) if any(view.table.games) else ""


def score_gauge(context: HaljanContext, view: View) -> Gauge:
    """Return the bars of both sides' points up to 121; a mark shows the most that langen (first deal) gives. H6.3."""
    score = view.table.score
    text = translate("haljan", "{points}: the most langen can bring without klump")
    mark = None if view.table.utn or context.harjan else (MOST, text.format(points=MOST))
    return Gauge(
        table_phrases.race_title(GOAL_POINTS), tuple((Seat(one), score[one], GOAL_POINTS) for one in (0, 1)), mark
    )
