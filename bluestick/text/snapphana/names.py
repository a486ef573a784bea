"""Names of cards and combinations of Snapphanaleden."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import FJONT, PLACE, SNAPPHANA, SUIT, TRUMP
from bluestick.games.snapphana.combinations import SETS, Kind
from bluestick.text import cards as cards
from bluestick.text import table_phrases
from bluestick.text.cards import ROMAN, SNAPPHANA_INDEX, SYMBOLS

translate = QCoreApplication.translate


def short(card: Part) -> str:
    """Return a card as printed ("KN♠", "XVIII", "I"), or any other part unchanged."""
    if card == FJONT:
        return "Fjønt"
    if card not in PLACE:
        return card
    if SUIT[card] == TRUMP:
        return ROMAN[int(card[1:])] if card.startswith(TRUMP) else card
    return SNAPPHANA_INDEX.get(card[1:], card[1:]) + SYMBOLS[card[0]]


def suit_name(suit: str) -> str:
    """Return the name of a suit for its letter; "T" stands for the trumps."""
    return table_phrases.trumps_word() if suit == "T" else cards.suit_name(suit)


def kind_name(kind: Kind) -> str:
    """Return the name of the cards in a combination: "kings" for a set, "spades" for a sequence."""
    match kind:
        case Kind.TAROKS:
            return translate("snapphana", "tarokker")
        case Kind.KINGS:
            #: The cards printed K, several of them
            return translate("snapphana", "kings")
        case Kind.QUEENS:
            #: The cards printed D, several of them
            return translate("snapphana", "queens")
        case Kind.RIDERS:
            #: The cards printed H, several of them
            return translate("snapphana", "knights")
        case Kind.JACKS:
            #: The cards printed KN, several of them
            return translate("snapphana", "jacks")
        case Kind.TRUMPS:
            return table_phrases.trumps_word()
        case Kind.SNAPPHANAR:
            return translate("snapphana", "snapphanar")
        case Kind.ACES:
            #: The cards printed Æ, several of them
            return translate("snapphana", "aces")
    return suit_name(kind.value[-1])


def combination(kind: Kind, number: int) -> str:
    """Return a combination of ``number`` cards: "four kings", "sequence of spades (5)"."""
    if kind in SETS:
        #: A flertal of three: {kind} is "kings" or the like
        three = translate("snapphana", "three {kind}")
        #: A flertal of four: {kind} is "kings" or the like
        four = translate("snapphana", "four {kind}")
        return (four if number > 3 else three).format(kind=kind_name(kind))
    #: {kind} is "spades", "trumps", "aces" or the like, {number} how many cards there are
    return translate("snapphana", "sequence of {kind} ({number})").format(kind=kind_name(kind), number=number)


def group_name(group: str) -> str:
    """Return the plural name of a group of combinations: flertal (equal ranks) for ``set``, sequences for ``seq``."""
    return translate("snapphana", "flertal") if group == "set" else translate("snapphana", "sequences")


def hand_name(number: int) -> str:
    """Return the name of a hand (deal) by its number."""
    return translate("snapphana", "Deal {number}").format(number=number)


def of_group(group: str, number: int) -> str:
    """Return a number of combinations: "3 flertal" (equal ranks) for ``set``, "3 sequences" for ``seq``."""
    if group == "set":
        return translate("snapphana", "%n flertal", "", number)
    return translate("snapphana", "%n sequence(s)", "", number)


def plain_card(name: Part) -> Part:
    """Return the card that ``name`` stands for: without the number that tells equal cards "snapphana" apart.

    Any other part is returned unchanged.
    """
    return SNAPPHANA if name.startswith(f"{SNAPPHANA} ") else name
