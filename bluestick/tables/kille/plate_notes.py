"""Notes on the name plates of kille."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.seats import Seat
from bluestick.games.kille.state import NOT_DEALT, Ground, View
from bluestick.tables.kille.arrangement import KilleArrangement, Note, Remark
from bluestick.text import table_phrases
from bluestick.text.kille.names import short

Called = Callable[[int], str]


def notes(
    arrangement: KilleArrangement, view: View, seat: Seat, called: Called, thinker: Seat | None, asked: Set[Seat]
) -> tuple[str, ...]:
    """Return wordings of the note on a plate, the longest first; ``thinker``: thinking bot; ``asked``: seats to act."""
    translate = QCoreApplication.translate
    table = view.table
    if seat == thinker:
        return (table_phrases.thinking(),)
    if seat in arrangement.out:
        fall = table.fall(seat)
        return _fallen(fall.ground) if fall is not None else (table_phrases.out(),)
    remark = arrangement.remarks[seat]
    offer = table.offer
    if offer is not None and seat in offer.left:
        return (
            translate("kille", "can buy in for {price}").format(price=offer.price),
            translate("kille", "can buy in"),
        )
    if remark is not None:
        return _remarks(remark, called, view.seat)
    if seat in table.retired:
        return (translate("kille", "has no chips left"), translate("kille", "no chips"))
    if arrangement.order and arrangement.at[seat] == NOT_DEALT:
        return (translate("kille", "out for now"), table_phrases.out())
    if arrangement.order and seat in asked and seat in arrangement.order:
        if seat == view.seat:
            return (translate("kille", "speak now", "it is your turn"),)
        return (translate("kille", "speaks now"), translate("kille", "speaks"))
    if seat == arrangement.dealer:
        return (translate("kille", "dealer · speaks last"), table_phrases.dealer())
    if arrangement.order and seat == arrangement.order[0] and not view.round.turns:
        return (translate("kille", "forehand · speaks first"), translate("kille", "forehand"))
    return ("",)


def _fallen(ground: Ground) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    plain = table_phrases.out()
    match ground:
        case Ground.KILLE:
            return translate("kille", "out: a low kille"), plain
        case Ground.HUSAR:
            return translate("kille", "out: hit by the husar"), translate("kille", "out: husar"), plain
        case Ground.SVIN:
            return translate("kille", "out: hit by the svin"), translate("kille", "out: svin"), plain
        case Ground.LOWEST:
            return translate("kille", "out: lowest card"), translate("kille", "out: lowest"), plain


def _remarks(remark: Remark, called: Called, viewer: Seat | None) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    match remark.note:
        case Note.STOOD:
            return (translate("kille", "stood"),)
        case Note.SWAPPED:
            if remark.who is None:
                return translate("kille", "drew from the stock"), translate("kille", "drew", "from the stock")
            if remark.who == viewer:
                return translate("kille", "swapped with you"), translate("kille", "swapped")
            with_whom = translate("kille", "swapped with {name}").format(name=called(remark.who))
            return with_whom, translate("kille", "swapped")
        case Note.HUSAR:
            return translate("kille", "hit by the husar"), translate("kille", "hit")
        case Note.SVIN:
            return translate("kille", "hit by the svin"), translate("kille", "hit")
        case Note.SHOWED:
            name = short(remark.card or "")
            return translate("kille", "showed the {card}").format(card=name), name
        case Note.ASKED:
            return translate("kille", "asked for better cards"), translate("kille", "asked")
        case Note.ACCEPT:
            return (translate("kille", "accepted"),)
        case Note.REFUSE:
            return (translate("kille", "refused"),)
        case Note.DEPENDS:
            return translate("kille", "leaves it to the third"), translate("kille", "it depends")
        case Note.BOUGHT:
            return translate("kille", "has bought in"), translate("kille", "bought in")
        case Note.DECLINED:
            return translate("kille", "stays out"), table_phrases.out()
        case Note.WON:
            return translate("kille", "wins the pot"), translate("kille", "wins")
