"""Names of the cards of all decks, index letters, suit signs."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.moves import Part

translate = QCoreApplication.translate


def card_name(part: str) -> str:
    """Return the name of a card of any deck: "king of hearts"."""
    return _all_card_names(suit_name("S"))[part]


@lru_cache(maxsize=8)
def _all_card_names(spades: str) -> dict[str, str]:
    """Return the names of all decks; the word for spades makes the cache depend on the language."""
    return french_names() | kille_names() | haggis_names() | snapphana_names()


def capital(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def suit_name(suit: str) -> str:
    """Return the name of a suit for its letter ("spades" for "S"), or any other text unchanged."""
    match suit:
        case "S":
            return translate("cards", "spades")
        case "H":
            return translate("cards", "hearts")
        case "D":
            return translate("cards", "diamonds")
        case "C":
            return translate("cards", "clubs")
    return suit


INDEX = {
    "sv": {"A": "E", "K": "K", "Q": "D", "J": "Kn"},
    "nb": {"A": "E", "K": "K", "Q": "D", "J": "Kn"},
    "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
}
"""Index letters (printed in a card's corner) by language and rank; numbers stay as they are."""


def index_language() -> str:
    """Return the language of the index letters: that of the program if it is in ``INDEX``, else English."""
    language = QLocale().name()[:2]
    return language if language in INDEX else "en"


SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def french_names() -> dict[str, str]:
    """Return the names of all French cards: "king of hearts"."""
    translate = QCoreApplication.translate
    return {
        "SA": translate("cards", "ace of spades"),
        "SK": translate("cards", "king of spades"),
        "SQ": translate("cards", "queen of spades"),
        "SJ": translate("cards", "jack of spades"),
        "S10": translate("cards", "ten of spades"),
        "S9": translate("cards", "nine of spades"),
        "S8": translate("cards", "eight of spades"),
        "S7": translate("cards", "seven of spades"),
        "S6": translate("cards", "six of spades"),
        "S5": translate("cards", "five of spades"),
        "S4": translate("cards", "four of spades"),
        "S3": translate("cards", "three of spades"),
        "S2": translate("cards", "two of spades"),
        "HA": translate("cards", "ace of hearts"),
        "HK": translate("cards", "king of hearts"),
        "HQ": translate("cards", "queen of hearts"),
        "HJ": translate("cards", "jack of hearts"),
        "H10": translate("cards", "ten of hearts"),
        "H9": translate("cards", "nine of hearts"),
        "H8": translate("cards", "eight of hearts"),
        "H7": translate("cards", "seven of hearts"),
        "H6": translate("cards", "six of hearts"),
        "H5": translate("cards", "five of hearts"),
        "H4": translate("cards", "four of hearts"),
        "H3": translate("cards", "three of hearts"),
        "H2": translate("cards", "two of hearts"),
        "DA": translate("cards", "ace of diamonds"),
        "DK": translate("cards", "king of diamonds"),
        "DQ": translate("cards", "queen of diamonds"),
        "DJ": translate("cards", "jack of diamonds"),
        "D10": translate("cards", "ten of diamonds"),
        "D9": translate("cards", "nine of diamonds"),
        "D8": translate("cards", "eight of diamonds"),
        "D7": translate("cards", "seven of diamonds"),
        "D6": translate("cards", "six of diamonds"),
        "D5": translate("cards", "five of diamonds"),
        "D4": translate("cards", "four of diamonds"),
        "D3": translate("cards", "three of diamonds"),
        "D2": translate("cards", "two of diamonds"),
        "CA": translate("cards", "ace of clubs"),
        "CK": translate("cards", "king of clubs"),
        "CQ": translate("cards", "queen of clubs"),
        "CJ": translate("cards", "jack of clubs"),
        "C10": translate("cards", "ten of clubs"),
        "C9": translate("cards", "nine of clubs"),
        "C8": translate("cards", "eight of clubs"),
        "C7": translate("cards", "seven of clubs"),
        "C6": translate("cards", "six of clubs"),
        "C5": translate("cards", "five of clubs"),
        "C4": translate("cards", "four of clubs"),
        "C3": translate("cards", "three of clubs"),
        "C2": translate("cards", "two of clubs"),
    }


def kille_names() -> dict[str, str]:
    """Return the names of all kille cards, each with the Swedish name that is printed on it and called out."""
    translate = QCoreApplication.translate
    return {
        "BL": translate("cards", "blaren (the mask)"),
        "BP": translate("cards", "blompottan (the flowerpot)"),
        "KR": translate("cards", "kransen (the wreath)"),
        "1": translate("cards", "lily 1"),
        "2": translate("cards", "lily 2"),
        "3": translate("cards", "lily 3"),
        "4": translate("cards", "lily 4"),
        "5": translate("cards", "lily 5"),
        "6": translate("cards", "lily 6"),
        "7": translate("cards", "lily 7"),
        "8": translate("cards", "lily 8"),
        "9": translate("cards", "lily 9"),
        "10": translate("cards", "lily 10"),
        "11": translate("cards", "lily 11"),
        "12": translate("cards", "lily 12"),
        "VH": translate("cards", "värdshus (the inn)"),
        "KA": translate("cards", "kavall (the rider)"),
        "SV": translate("cards", "svin (the boar)"),
        "HU": translate("cards", "husar (the hussar)"),
        "KU": translate("cards", "kuku (the cuckoo)"),
        "KI": translate("cards", "kille (the harlequin)"),
    }


def haggis_names() -> dict[str, str]:
    """Return the names of all haggis cards: "red 7"."""
    translate = QCoreApplication.translate
    suits = {
        "r": translate("cards", "red {number}"),
        "o": translate("cards", "brown {number}"),
        "y": translate("cards", "black {number}"),
        "g": translate("cards", "green {number}"),
        "b": translate("cards", "blue {number}"),
    }
    numbers = {rank + suit: name.format(number=rank) for suit, name in suits.items() for rank in map(str, range(2, 11))}
    return numbers | {
        "J": translate("cards", "jack (wild)"),
        "Q": translate("cards", "queen (wild)"),
        "K": translate("cards", "king (wild)"),
    }


SNAPPHANA_INDEX = {"K": "K", "Q": "D", "C": "H", "J": "KN", "A": "Æ"}


ROMAN = {
    20: "XX",
    19: "XIX",
    18: "XVIII",
    17: "XVII",
    16: "XVI",
    15: "XV",
    14: "XIV",
    13: "XIII",
    12: "XII",
    11: "XI",
    10: "X",
    9: "IX",
    8: "VIII",
    7: "VII",
    6: "VI",
    5: "V",
}


def snapphana_names() -> dict[str, str]:
    """Return the names of the cards that only Snapphanaleden has: "knight of spades"."""
    translate = QCoreApplication.translate
    return {
        "SC": translate("cards", "knight of spades"),
        "HC": translate("cards", "knight of hearts"),
        "DC": translate("cards", "knight of diamonds"),
        "CC": translate("cards", "knight of clubs"),
        "T20": translate("cards", "trump twenty"),
        "T19": translate("cards", "trump nineteen"),
        "T18": translate("cards", "trump eighteen"),
        "T17": translate("cards", "trump seventeen"),
        "T16": translate("cards", "trump sixteen"),
        "T15": translate("cards", "trump fifteen"),
        "T14": translate("cards", "trump fourteen"),
        "T13": translate("cards", "trump thirteen"),
        "T12": translate("cards", "trump twelve"),
        "T11": translate("cards", "trump eleven"),
        "T10": translate("cards", "trump ten"),
        "T9": translate("cards", "trump nine"),
        "T8": translate("cards", "trump eight"),
        "T7": translate("cards", "trump seven"),
        "T6": translate("cards", "trump six"),
        "T5": translate("cards", "trump five"),
        "I": translate("cards", "snapphane"),
        "N": translate("cards", "N (wild)"),
        "F": translate("cards", "Fjønt (wild)"),
    }


def short_card_name(card: Part, language: str = "") -> str:
    """Return a card in the index letters of ``language`` ("": the program's): "Kn♠"."""
    index = INDEX[language or index_language()]
    return index.get(card[1:], card[1:]) + SYMBOLS[card[0]]
