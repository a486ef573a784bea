"""Names of kille cards, buttons and chips for a line of text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.games.kille.moves import Word
from bluestick.text import table_phrases


def short(card: Part) -> str:
    """Return the short name of a card ("7", "kavall"), or any other part unchanged."""
    return _picture_card_names().get(card, card)


def _picture_card_names() -> dict[Part, str]:
    """Return the Swedish names of the picture cards, by card; translations differ only in capitals."""
    translate = QCoreApplication.translate
    return {
        "BL": translate("kille", "blaren", "a card"),
        "BP": translate("kille", "blompottan", "a card"),
        "KR": translate("kille", "kransen", "a card"),
        "VH": translate("kille", "värdshus", "a card"),
        "KA": translate("kille", "kavall", "a card"),
        "SV": translate("kille", "svin", "a card"),
        "HU": translate("kille", "husar", "a card"),
        "KU": translate("kille", "kuku", "a card"),
        "KI": translate("kille", "kille", "a card"),
    }


def word_name(word: Word) -> str:
    """Return the label of the button for a word, such as "Stand"."""
    translate = QCoreApplication.translate
    return {
        #: Button: keep one's card
        Word.STAND: translate("kille", "Stand"),
        #: Swap cards with the left neighbour, or, of the dealer, with the stock
        Word.SWAP: translate("kille", "Swap"),
        #: Stop the exchange
        Word.KUKU: translate("kille", "Lay down kuku"),
        #: The question "Bättre kort?"
        Word.ASK: translate("kille", "Better cards?"),
        #: The answer "Accepteras!"
        Word.ACCEPT: translate("kille", "Accept"),
        #: The answer "Omöjligt!"
        Word.REFUSE: translate("kille", "Refuse"),
        #: The answer "Det beror på!"
        Word.DEPENDS: translate("kille", "That depends"),
        #: Pay and come back into the pot
        Word.BUY: translate("kille", "Buy in"),
        #: Button: do not buy in
        Word.DECLINE: translate("kille", "Stay out"),
        #: Button
        Word.NEXT: translate("kille", "Another pot"),
        Word.END: table_phrases.end_match_label(),
    }[word]


def pot_word_effect(word: Word) -> tuple[str, str]:
    """Return the sentence on what a word said between two pots does, and the id of its clause."""
    translate = QCoreApplication.translate
    match word:
        case Word.NEXT:
            return translate("kille", "If everyone wants one, all pay the stake and are in again."), "K11.9"
        case Word.END:
            return translate("kille", "The match ends. The player who won the most chips wins."), "B34"
    raise ValueError(word)
