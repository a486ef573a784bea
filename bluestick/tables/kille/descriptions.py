"""Texts of a kille table: buttons and what each would cause, the question, notes on name plates."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT, Ground, View
from bluestick.tables.kille.arrangement import Note, Remark
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.text import table_phrases
from bluestick.text.kille.names import pot_word_effect, short, word_name

if TYPE_CHECKING:
    from bluestick.tables.kille.context import KilleContext

translate = QCoreApplication.translate


def button_text(word: Word, context: KilleContext) -> str:
    """Return the label of the button with which the viewer says ``word``."""
    neighbour = context.arrangement.next_to(context.viewer) if context.viewer is not None else None
    if word is Word.SWAP and neighbour is not None:
        return translate("kille", "Swap with {name}", "button").format(name=context.display_name(neighbour))
    if word is Word.BUY:
        offer = context.shown.table.offer
        text = translate("kille", "Buy in for {price}", "button")
        return text.format(price=offer.price if offer is not None else "")
    return {
        Word.SWAP: translate("kille", "Into the stock", "button: the dealer draws a card"),
        Word.KUKU: translate("kille", "Lay kuku", "button"),
        Word.ASK: translate("kille", "Bättre kort?", "button: ask for better cards; a Swedish call"),
        Word.ACCEPT: translate("kille", "Accepteras!", "button: accept a new deal; a Swedish call"),
        Word.REFUSE: translate("kille", "Omöjligt!", "button: refuse a new deal; a Swedish call"),
        Word.DEPENDS: translate("kille", "Det beror på!", "button: leave it to the third; a Swedish call"),
    }.get(word) or word_name(word)


def short_button_text(word: Word, text: str) -> str:
    """Return the label for small tables, where there is one shorter than ``text``, the usual label of the button."""
    match word:
        case Word.SWAP:
            return translate("kille", "Swap", "button, where there is little room")
        case Word.BUY:
            return translate("kille", "Buy in", "button, where there is little room")
    return text


def option(word: Word, context: KilleContext) -> ChoosableOption:
    """Return the option of saying ``word``: its button text, its effect now, and the clause."""
    text, clause = _effect(word, context)
    return ChoosableOption(button_text(word, context), text, f"kille#{clause}")


def _effect(word: Word, context: KilleContext) -> tuple[str, str]:
    assert context.shown.seat is not None
    neighbour, offer = context.arrangement.next_to(context.shown.seat), context.shown.table.offer
    match word:
        case Word.STAND:
            return _stand_effect(context), "K3.2"
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
            return pot_word_effect(word)


def _stand_effect(context: KilleContext) -> str:
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
    """Return the sentence that the player before ``seat`` stood, or took its card; else empty."""
    last = next(reversed(context.shown.round.turns), None)
    if last is not None and last.word is Word.STAND:
        return translate("kille", "{name} stood.").format(name=context.display_name(last.seat))
    if last is not None and last.met == seat and last.has_swapped:
        text, given = translate("kille", "{name} took your {card}."), context.shown.cards[last.taken] or ""
        return text.format(name=context.display_name(last.seat), card=short(given))
    return ""


# Notes on name plates.


def notes(
    context: KilleContext, view: View, seat: Seat, asked: Set[Seat], thinker: Seat | None = None
) -> tuple[str, ...]:
    """Return wordings of the note on the name plate of ``seat``, the longest first.

    ``asked``: seats that have to act; ``thinker``: seat of the bot that is thinking.
    """
    arrangement, table = context.arrangement, view.table
    remark, offer = arrangement.remarks[seat], table.offer
    if seat == thinker:
        return (table_phrases.thinking_note(),)
    if seat in arrangement.out:
        fall = table.fall(seat)
        return (*(_out_notes(fall.ground) if fall is not None else ()), table_phrases.out_note())
    if offer is not None and seat in offer.left:
        text = translate("kille", "can buy in for {price}")
        return text.format(price=offer.price), translate("kille", "can buy in")
    if remark is not None:
        return _remarks(context, remark, view.seat)
    if seat in table.retired:
        return translate("kille", "has no chips left"), translate("kille", "no chips")
    if arrangement.order and arrangement.at[seat] == NOT_DEALT:
        return translate("kille", "out for now"), table_phrases.out_note()
    if seat in asked and seat in arrangement.order:
        if seat == view.seat:
            return (translate("kille", "speak now", "it is your turn"),)
        return translate("kille", "speaks now"), translate("kille", "speaks")
    if seat == arrangement.dealer:
        return translate("kille", "dealer · speaks last"), table_phrases.dealer_note()
    if arrangement.order and seat == arrangement.order[0] and not view.round.turns:
        return translate("kille", "forehand · speaks first"), translate("kille", "forehand")
    return ("",)


def _out_notes(ground: Ground) -> tuple[str, ...]:
    return {
        Ground.KILLE: (translate("kille", "out: a low kille"),),
        Ground.HUSAR: (translate("kille", "out: hit by the husar"), translate("kille", "out: husar")),
        Ground.SVIN: (translate("kille", "out: hit by the svin"), translate("kille", "out: svin")),
        Ground.LOWEST: (translate("kille", "out: lowest card"), translate("kille", "out: lowest")),
    }[ground]


def _remarks(context: KilleContext, remark: Remark, viewer: Seat | None) -> tuple[str, ...]:
    if remark.note is Note.SWAPPED:
        if remark.who is None:
            return translate("kille", "drew from the stock"), translate("kille", "drew", "from the stock")
        if remark.who == viewer:
            return translate("kille", "swapped with you"), translate("kille", "swapped")
        text = translate("kille", "swapped with {name}")
        return text.format(name=context.display_name(remark.who)), translate("kille", "swapped")
    card = short(remark.card or "")
    return {
        Note.STOOD: (translate("kille", "stood"),),
        Note.HUSAR: (translate("kille", "hit by the husar"), translate("kille", "hit")),
        Note.SVIN: (translate("kille", "hit by the svin"), translate("kille", "hit")),
        Note.SHOWED: (translate("kille", "showed the {card}").format(card=card), card),
        Note.ASKED: (translate("kille", "asked for better cards"), translate("kille", "asked")),
        Note.ACCEPT: (translate("kille", "accepted"),),
        Note.REFUSE: (translate("kille", "refused"),),
        Note.DEPENDS: (translate("kille", "leaves it to the third"), translate("kille", "it depends")),
        Note.BOUGHT: (translate("kille", "has bought in"), translate("kille", "bought in")),
        Note.DECLINED: (translate("kille", "stays out"), table_phrases.out_note()),
        Note.WON: (translate("kille", "wins the pot"), translate("kille", "wins")),
    }[remark.note]
