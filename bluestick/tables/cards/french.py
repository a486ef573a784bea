"""The French deck: which parts make which card, and what every card is called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.tables.cards.face import Face, Placed
from bluestick.tables.theme import Theme

INDEX = {
    "sv": {"A": "E", "K": "K", "Q": "D", "J": "Kn"},
    "nb": {"A": "E", "K": "K", "Q": "D", "J": "Kn"},
    "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
}
"""What stands in the corner; a number is a number everywhere."""

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
FOUR_COLOURS = {"S": "#141414", "H": "#cc2f12", "D": "#1a32a8", "C": "#00735c"}
TWO_COLOURS = {"S": "#141414", "H": "#cc2f12", "D": "#cc2f12", "C": "#141414"}
BY_NIGHT = {"S": "#ece6d8", "H": "#ff7a5c", "D": "#8fb0ff", "C": "#4cc3a4"}
"""The suits on a dark panel; cards are of light paper by night too."""

GROUNDS = {"S": "#e9e6dd", "H": "#f7e3d3", "D": "#e2e8f0", "C": "#dfebdf"}

_PANEL = (66.0, 12.0, 124.0, 276.0)
_PIP = 40.0
_LEFT, _MIDDLE, _RIGHT = 94.0, 128.0, 162.0


def _columns(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


def _middle(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((_MIDDLE, y) for y in rows)


PIPS = {
    "2": _middle(60, 240),
    "3": _middle(60, 150, 240),
    "4": _columns(70, 230),
    "5": _columns(70, 230) + _middle(150),
    "6": _columns(60, 150, 240),
    "7": _columns(60, 150, 240) + _middle(105),
    "8": _columns(60, 150, 240) + _middle(105, 195),
    "9": _columns(48, 116, 184, 252) + _middle(150),
    "10": _columns(48, 116, 184, 252) + _middle(82, 218),
}


def faces(index_language: str, four_colour: bool) -> dict[str, Face]:
    """All 52 by their text: ``SA``, ``H10``."""
    inks = FOUR_COLOURS if four_colour else TWO_COLOURS
    return {
        suit + rank: Face(
            index=INDEX[index_language].get(rank, rank),
            sign=suit,
            ink=ink,
            pictures=_pictures(suit, rank),
            ground=GROUNDS[suit] if rank in ("K", "Q", "J") else None,
        )
        for suit, ink in inks.items()
        for rank in RANKS
    }


def panel_inks(theme: Theme, four_colour: bool) -> dict[str, str]:
    """The colours of the suits where they stand beside words."""
    if theme.color("panel").lightness() < 128:
        inks = BY_NIGHT
        return inks if four_colour else {suit: inks[{"D": "H", "C": "S"}.get(suit, suit)] for suit in inks}
    return FOUR_COLOURS if four_colour else TWO_COLOURS


def _pictures(suit: str, rank: str) -> tuple[Placed, ...]:
    if rank in PIPS:
        return tuple(Placed(suit, x - _PIP / 2, y - _PIP / 2, _PIP, _PIP) for x, y in PIPS[rank])
    return (Placed(suit + rank, *_PANEL),)


def card_name(part: str) -> str:
    """A card in words: "king of hearts"."""
    return _names()[part]


def _names() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "SA": tr("cards", "ace of spades"),
        "SK": tr("cards", "king of spades"),
        "SQ": tr("cards", "queen of spades"),
        "SJ": tr("cards", "jack of spades"),
        "S10": tr("cards", "ten of spades"),
        "S9": tr("cards", "nine of spades"),
        "S8": tr("cards", "eight of spades"),
        "S7": tr("cards", "seven of spades"),
        "S6": tr("cards", "six of spades"),
        "S5": tr("cards", "five of spades"),
        "S4": tr("cards", "four of spades"),
        "S3": tr("cards", "three of spades"),
        "S2": tr("cards", "two of spades"),
        "HA": tr("cards", "ace of hearts"),
        "HK": tr("cards", "king of hearts"),
        "HQ": tr("cards", "queen of hearts"),
        "HJ": tr("cards", "jack of hearts"),
        "H10": tr("cards", "ten of hearts"),
        "H9": tr("cards", "nine of hearts"),
        "H8": tr("cards", "eight of hearts"),
        "H7": tr("cards", "seven of hearts"),
        "H6": tr("cards", "six of hearts"),
        "H5": tr("cards", "five of hearts"),
        "H4": tr("cards", "four of hearts"),
        "H3": tr("cards", "three of hearts"),
        "H2": tr("cards", "two of hearts"),
        "DA": tr("cards", "ace of diamonds"),
        "DK": tr("cards", "king of diamonds"),
        "DQ": tr("cards", "queen of diamonds"),
        "DJ": tr("cards", "jack of diamonds"),
        "D10": tr("cards", "ten of diamonds"),
        "D9": tr("cards", "nine of diamonds"),
        "D8": tr("cards", "eight of diamonds"),
        "D7": tr("cards", "seven of diamonds"),
        "D6": tr("cards", "six of diamonds"),
        "D5": tr("cards", "five of diamonds"),
        "D4": tr("cards", "four of diamonds"),
        "D3": tr("cards", "three of diamonds"),
        "D2": tr("cards", "two of diamonds"),
        "CA": tr("cards", "ace of clubs"),
        "CK": tr("cards", "king of clubs"),
        "CQ": tr("cards", "queen of clubs"),
        "CJ": tr("cards", "jack of clubs"),
        "C10": tr("cards", "ten of clubs"),
        "C9": tr("cards", "nine of clubs"),
        "C8": tr("cards", "eight of clubs"),
        "C7": tr("cards", "seven of clubs"),
        "C6": tr("cards", "six of clubs"),
        "C5": tr("cards", "five of clubs"),
        "C4": tr("cards", "four of clubs"),
        "C3": tr("cards", "three of clubs"),
        "C2": tr("cards", "two of clubs"),
    }
