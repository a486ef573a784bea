"""Descriptions of a kille table for screen readers, and the rank of a card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import HUSAR, KILLE, KUKU, PASSING, RANKED, SVIN
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT, View
from bluestick.tables.kille import drawings
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import button_text, notes, option
from bluestick.tables.scene.card_facts import CardFacts, Fact
from bluestick.text import table_phrases
from bluestick.text.cards import card_name
from bluestick.text.kille.calls import call
from bluestick.text.kille.names import short

translate = QCoreApplication.translate


def table_name() -> str:
    """Return the accessible name of the table."""
    return translate("kille", "Kille table")


def describe(context: KilleContext, part: Part) -> str:
    """Return the description of a seat, stock, pot, card out of play or button (``part``) for screen readers."""
    arrangement, view = context.arrangement, context.shown
    zone, _, number = part.partition(" ")
    match zone:
        case "seat":
            return _describe_seat(context, arrangement, view, Seat(int(number)))
        case "stock":
            return translate("kille", "stock, %n card(s)", "", arrangement.stock)
        case "pot":
            return translate("kille", "pot, %n chip(s)", "", arrangement.pot)
        case "away":
            card = arrangement.cards[int(number)] if int(number) in arrangement.open else None
            seen = translate("kille", "a card face down") if card is None else card_name(card)
            return translate("kille", "{card}, out of play").format(card=seen)
    if part not in context.words:
        return table_name()  # the cursor is on a button that has gone
    told = option(Word(part), context)
    return f"{told.title}: {told.text}"


def _describe_seat(context: KilleContext, arrangement: KilleArrangement, view: View, seat: Seat) -> str:
    remarks = notes(context, view, seat, context.framed_seats, context.thinker)
    dealer, hit = table_phrases.dealer_note(), translate("kille", "hit")
    said = [context.display_name(seat), remarks[0]]
    if seat == arrangement.dealer and dealer not in remarks:
        said.append(dealer)
    card, known = context.visible_card(seat), context.known_card(seat)
    if card is not None:
        said.append(_title_of(card, arrangement.at[seat] in arrangement.high))
    elif known is not None and context.look.memory_aid:
        text = translate("kille", "face down, known to you: {card}")
        said.append(text.format(card=_title_of(known, arrangement.at[seat] in arrangement.high)))
    elif arrangement.at[seat] != NOT_DEALT:
        said.append(translate("kille", "a card face down"))
    if seat in arrangement.hits - arrangement.out and hit not in remarks:
        said.append(hit)
    if view.table.ledger:
        said.append(_won_or_lost(view.table.ledger[seat]))
    word = context.game.input.word_of(context, f"seat {seat}")
    if word is not None and word in context.words:
        said.append(button_text(Word(word), context))
    if context.ui_state.call is not None and context.ui_state.call[0] == seat:
        spoken = call(context.ui_state.call[1])
        if spoken is not None:
            said.append(f"{translate('kille', '“{call}”').format(call=spoken.text)} {spoken.gloss}")
    return ", ".join(filter(None, said))


def _title_of(card: Part, high: bool) -> str:
    if card != KILLE:
        return card_name(card)
    text = translate("kille", "{kille}, high") if high else translate("kille", "{kille}, low")
    return text.format(kille=card_name(card))


def _won_or_lost(chips: int) -> str:
    """Return chips won (below zero: lost) as text; two texts, as Qt has no plural forms of negative numbers."""
    if chips < 0:
        return translate("kille", "%n chip(s) lost", "", -chips)
    return translate("kille", "%n chip(s) won", "", chips)


# Rank of a card.


def _ranked_card(context: KilleContext) -> tuple[Part, bool] | None:
    """Return (card, whether it counts high) of the seat under the pointer, else of the viewer; None if not visible."""
    for part in (context.pointed, f"seat {context.viewer}" if context.viewer is not None else None):
        zone, _, number = (part or "").partition(" ")
        card = context.visible_card(int(number)) if zone == "seat" else None
        if card is not None:
            return card, context.arrangement.at[int(number)] in context.arrangement.high
    return None


def facts(card: Part, *, high: bool) -> CardFacts:
    """Return the facts of a card; ``high``: whether it is the card named Kille while it counts as highest."""
    fixed = f"kille#K6.{2 if high else 1}" if card == KILLE else "kille#K1.3"
    return CardFacts(_title_of(card, high), (Fact(_place(card, high=high), fixed),))


def _place(card: Part, *, high: bool) -> str:
    """Return how many kinds of cards rank below and above a card, as text; ``high`` as in ``facts``. K1.3, K6."""
    below = len(RANKED) - 1 if high else 0 if card == KILLE else RANKED.index(card)
    above = len(RANKED) - below - (card != KILLE or high)
    if card == KILLE and high:
        return translate("kille", "{below} below, equal to kuku").format(below=below)
    return translate("kille", "{below} below, {above} above", "kinds of cards").format(below=below, above=above)


def rank_panel_beside(context: KilleContext, width: float) -> tuple[str, QPixmap, str] | None:
    """Return (title, ladder of ranks, text) for the card under the pointer or the viewer's; None if no card is visible.

    The ladder, ``width`` wide, goes from blaren (lowest) to kuku. K1.3, K6.
    """
    found = _ranked_card(context)
    if found is None:
        return None
    card, high = found
    place = _place(card, high=high)
    title = translate("kille", "Where the {card} stands").format(card=short(card))
    ends = (short(RANKED[0]), place, short(RANKED[-1]))
    return title, drawings.rank_ladder_picture(card, high, ends, width, context.theme, context.dpr), place


def explain_own_card(context: KilleContext) -> tuple[str, str] | None:
    """Return (text, clause) on the viewer's card: rank, and effect on a player who asks for it; None without a card."""
    arrangement, viewer = context.arrangement, context.viewer
    card = context.visible_card(viewer) if viewer is not None else None
    if viewer is None or card is None:
        return None
    known = facts(card, high=arrangement.at[viewer] in arrangement.high)
    answer, clause = _answer_and_clause(card)
    #: A card, where it stands, what it does: "husar: 16 below, 1 above. Whoever asks for it is hit."
    text = translate("kille", "{card}: {place}. {answer}")
    return text.format(card=known.name, place=known.facts[0].text, answer=answer), clause


def _answer_and_clause(card: Part) -> tuple[str, str]:
    """Return (what a card does to a player who asks for it, clause). K3.3, K3.4, K4."""
    if card == KUKU:
        return translate(
            "kille", "A player who asks for this card ends the exchange and keeps their own card."
        ), "kille#K4.1"
    if card == HUSAR:
        return translate("kille", "A player who asks for this card is hit."), "kille#K4.2"
    if card == SVIN:
        text = translate("kille", "A player who asks for this card hits the player who was dealt the card on offer.")
        return text, "kille#K4.3"
    if card in PASSING:
        return translate("kille", "A player who asks for this card must go on to the next player."), "kille#K4.4"
    if card == KILLE:
        return translate("kille", "A player who asks for this card gets it, and everyone sees it."), "kille#K3.4"
    return translate("kille", "A player who asks for this card gets it."), "kille#K3.3"
