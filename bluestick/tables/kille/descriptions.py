"""Texts of the kille buttons and what each would cause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import View
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.scene.panel_content import Choosable
from bluestick.text.kille.names import between_pots, short, word_name

Called = Callable[[int], str]


def button_text(word: Word, arrangement: KilleArrangement, view: View, called: Called) -> str:
    """Return the label of the button of a word."""
    translate = QCoreApplication.translate
    neighbour = arrangement.next_to(view.seat) if view.seat is not None else None
    offer = view.table.offer
    match word:
        case Word.SWAP if neighbour is not None:
            return translate("kille", "Swap with {name}", "button").format(name=called(neighbour))
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
            return QCoreApplication.translate("kille", "Swap", "button, where there is little room")
        case Word.BUY:
            return QCoreApplication.translate("kille", "Buy in", "button, where there is little room")
    return text


def option(word: Word, arrangement: KilleArrangement, view: View, called: Called) -> Choosable:
    """Return the option of saying a word: its effect in the present position, and the clause."""
    text, clause = _effect(word, arrangement, view, called)
    return Choosable(button_text(word, arrangement, view, called), text, f"kille#{clause}")


def _effect(word: Word, arrangement: KilleArrangement, view: View, called: Called) -> tuple[str, str]:
    translate = QCoreApplication.translate
    assert view.seat is not None
    neighbour, offer = arrangement.next_to(view.seat), view.table.offer
    match word:
        case Word.STAND:
            return _standing(arrangement, view, called), "K3.2"
        case Word.SWAP if neighbour is not None:
            text = translate("kille", "You give {name} the {card}. Only a matador may answer no.")
            return text.format(name=called(neighbour), card=short(view.card or "")), "K3.3"
        case Word.SWAP:
            text = translate("kille", "Your {card} goes out of play for the top card. A matador there answers too.")
            return text.format(card=short(view.card or "")), "K5.1"
        case Word.KUKU:
            return translate("kille", "No more swaps: everybody shows at once. Hits so far stand."), "K7.1"
        case Word.ASK:
            text = translate("kille", "You ask {name} for a new deal, before you say whether you swap.")
            return text.format(name=called(arrangement.order[-1])), "K10.1"
        case Word.ACCEPT:
            return translate("kille", "The cards are dealt again by the same dealer."), "K10.2"
        case Word.REFUSE:
            text = translate("kille", "No new deal: {name} stands or swaps.")
            return text.format(name=called(arrangement.order[0])), "K10.5"
        case Word.DEPENDS:
            text = translate("kille", "{name} decides whether there is a new deal.")
            return text.format(name=called(arrangement.order[1])), "K10.3"
        case Word.BUY:
            assert offer is not None
            text = translate("kille", "You pay %n chip(s) and play for the pot again.", "", offer.price)
            return text, "K11.3" if offer.number == 1 else "K11.6"
        case Word.DECLINE:
            if offer is not None and offer.number == 1:
                return translate("kille", "You are out until the next pot; the second chance is gone too."), "K11.7"
            return translate("kille", "You are out until the next pot."), "K11.5"
        case Word.NEXT | Word.END:
            return between_pots(word)


def _standing(arrangement: KilleArrangement, view: View, called: Called) -> str:
    translate = QCoreApplication.translate
    assert view.seat is not None
    neighbour = arrangement.next_to(view.seat)
    if neighbour is None:
        text = translate("kille", "You keep the {card}, and all show.")
    elif neighbour == arrangement.order[-1]:
        text = translate("kille", "You keep the {card}. Then {name} speaks, the last one.")
    else:
        text = translate("kille", "You keep the {card}. Then {name} speaks.")
    return text.format(card=short(view.card or ""), name="" if neighbour is None else called(neighbour))


def question(arrangement: KilleArrangement, view: View, called: Called) -> str:
    """Return the question that the seat of ``view`` has to answer; empty if there is none."""
    translate = QCoreApplication.translate
    seat, table = view.seat, view.table
    if seat is None or seat not in view.to_act:
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
        return text.format(name=called(winner), amount=table.pots[-1].amount)
    if view.round.question == seat:
        text = translate("kille", "{name} asks for better cards. You have {card}.")
        return text.format(name=called(arrangement.order[0]), card=short(view.card or ""))
    before = _before(arrangement, view, seat, called)
    neighbour = arrangement.next_to(seat)
    card = short(view.card or "")
    if neighbour is None:
        text = translate("kille", "Keep your {card}, or go into the stock?")
    else:
        text = translate("kille", "Keep your {card}, or swap with {name}?")
    name = "" if neighbour is None else called(neighbour)
    return " ".join(filter(None, (before, text.format(card=card, name=name))))


def _before(arrangement: KilleArrangement, view: View, seat: Seat, called: Called) -> str:
    """Return the sentence on what the last player did; empty if it does not concern ``seat``."""
    translate = QCoreApplication.translate
    turns = view.round.turns
    if not turns:
        return ""
    last = turns[-1]
    if last.word is Word.STAND:
        return translate("kille", "{name} stood.").format(name=called(last.seat))
    if last.met == seat and last.swapped:
        given = view.cards[last.taken] or ""
        return translate("kille", "{name} took your {card}.").format(name=called(last.seat), card=short(given))
    return ""
