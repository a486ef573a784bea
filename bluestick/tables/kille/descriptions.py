"""Texts of the kille buttons and what each would cause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.tables.scene.panel_content import Choosable
from bluestick.text.kille.names import between_pots, short, word_name

if TYPE_CHECKING:
    from bluestick.tables.kille.context import KilleContext

translate = QCoreApplication.translate


def button_text(word: Word, context: KilleContext) -> str:
    """Return the label of the button of a word."""
    neighbour = context.arrangement.next_to(context.viewer) if context.viewer is not None else None
    offer = context.shown.table.offer
    match word:
        case Word.SWAP if neighbour is not None:
            return translate("kille", "Swap with {name}", "button").format(name=context.display_name(neighbour))
        case Word.SWAP:
            return translate("kille", "Into the stock", "button: the dealer draws a card")
        case Word.KUKU:
            return translate("kille", "Lay kuku", "button")
        case Word.ASK:
            return translate("kille", "Bättre kort?", "button: ask for better cards; a Swedish call")
        case Word.ACCEPT:
            return translate("kille", "Accepteras!", "button: accept a new deal; a Swedish call")
        case Word.REFUSE:
            return translate("kille", "Omöjligt!", "button: refuse a new deal; a Swedish call")
        case Word.DEPENDS:
            return translate("kille", "Det beror på!", "button: leave it to the third; a Swedish call")
        case Word.BUY:
            text = translate("kille", "Buy in for {price}", "button")
            return text.format(price=offer.price if offer is not None else "")
    return word_name(word)


def brief(word: Word, text: str) -> str:
    """Return the short label of a button for small tables."""
    match word:
        case Word.SWAP:
            return translate("kille", "Swap", "button, where there is little room")
        case Word.BUY:
            return translate("kille", "Buy in", "button, where there is little room")
    return text


def option(word: Word, context: KilleContext) -> Choosable:
    """Return the option of saying a word: its effect in the present position, and the clause."""
    text, clause = _effect(word, context)
    return Choosable(button_text(word, context), text, f"kille#{clause}")


def _effect(word: Word, context: KilleContext) -> tuple[str, str]:
    assert context.shown.seat is not None
    neighbour, offer = context.arrangement.next_to(context.shown.seat), context.shown.table.offer
    match word:
        case Word.STAND:
            return _standing(context), "K3.2"
        case Word.SWAP if neighbour is not None:
            text = translate("kille", "You give {name} the {card}. Only a matador can refuse.")
            return text.format(name=context.display_name(neighbour), card=short(context.shown.card or "")), "K3.3"
        case Word.SWAP:
            text = translate(
                "kille", "You put your {card} out of play and take the top card. A matador answers there too."
            )
            return text.format(card=short(context.shown.card or "")), "K5.1"
        case Word.KUKU:
            return translate(
                "kille", "No more swaps: everyone shows their card. Players already hit are still hit."
            ), "K7.1"
        case Word.ASK:
            text = translate("kille", "You ask {name} for a new deal, before you say whether you swap.")
            return text.format(name=context.display_name(context.arrangement.order[-1])), "K10.1"
        case Word.ACCEPT:
            return translate("kille", "The same dealer deals again."), "K10.2"
        case Word.REFUSE:
            text = translate("kille", "No new deal: {name} stands or swaps.")
            return text.format(name=context.display_name(context.arrangement.order[0])), "K10.5"
        case Word.DEPENDS:
            text = translate("kille", "{name} decides whether there is a new deal.")
            return text.format(name=context.display_name(context.arrangement.order[1])), "K10.3"
        case Word.BUY:
            assert offer is not None
            text = translate("kille", "You pay %n chip(s) and play for the pot again.", "", offer.price)
            return text, "K11.3" if offer.number == 1 else "K11.6"
        case Word.DECLINE:
            if offer is not None and offer.number == 1:
                return translate("kille", "You are out until the next pot. You lose your second chance too."), "K11.7"
            return translate("kille", "You are out until the next pot."), "K11.5"
        case Word.NEXT | Word.END:
            return between_pots(word)


def _standing(context: KilleContext) -> str:
    assert context.viewer is not None
    neighbour = context.arrangement.next_to(context.viewer)
    if neighbour is None:
        text = translate("kille", "You keep the {card}, and all show.")
    elif neighbour == context.arrangement.order[-1]:
        text = translate("kille", "You keep the {card}. Then {name} speaks last.")
    else:
        text = translate("kille", "You keep the {card}. Then {name} speaks.")
    return text.format(card=short(context.shown.card or ""), name=_neighbour_name(context, neighbour))


def _neighbour_name(context: KilleContext, neighbour: Seat | None) -> str:
    return "" if neighbour is None else context.display_name(neighbour)


def question(context: KilleContext) -> str:
    """Return the question that the viewer has to answer; empty if there is none."""
    seat, table, card = context.viewer, context.shown.table, short(context.shown.card or "")
    if seat is None or seat not in context.shown.to_act:
        return ""
    if table.offer is not None:
        text = translate("kille", "Buy in for {price}? The pot is {pot}.")
        return text.format(price=table.offer.price, pot=table.pot)
    if table.asked:
        winner = table.pots[-1].winner
        if winner == seat:
            text = translate("kille", "You win the pot of {amount}. Another one?")
        else:
            text = translate("kille", "{name} wins the pot of {amount}. Another one?")
        return text.format(name=context.display_name(winner), amount=table.pots[-1].amount)
    if context.shown.round.question == seat:
        text = translate("kille", "{name} asks for better cards. You have {card}.")
        return text.format(name=context.display_name(context.arrangement.order[0]), card=card)
    neighbour = context.arrangement.next_to(seat)
    if neighbour is None:
        text = translate("kille", "Keep your {card}, or go into the stock?")
    else:
        text = translate("kille", "Keep your {card}, or swap with {name}?")
    said = text.format(card=card, name=_neighbour_name(context, neighbour))
    return " ".join(filter(None, (_before(context, seat), said)))


def _before(context: KilleContext, seat: Seat) -> str:
    """Return the sentence on what the last player did; empty if it does not concern ``seat``."""
    last = next(reversed(context.shown.round.turns), None)
    if last is not None and last.word is Word.STAND:
        return translate("kille", "{name} stood.").format(name=context.display_name(last.seat))
    if last is not None and last.met == seat and last.swapped:
        text, given = translate("kille", "{name} took your {card}."), context.shown.cards[last.taken] or ""
        return text.format(name=context.display_name(last.seat), card=short(given))
    return ""
