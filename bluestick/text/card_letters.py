"""French cards written with the index letters (corner letters) chosen in the settings: "J♠"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.cards import PLACE
from bluestick.text.cards import short_card_name
from bluestick.text.phrases import format_list

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

translate = QCoreApplication.translate


LETTERS = "card letters"
"""Name of the application property that stores the language of the index letters."""


def use_letters(code: str) -> None:
    """Set the language of the index letters; "" for that of the program."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(LETTERS, code)


def card_letters() -> str:
    """Return the language of the index letters; "" for that of the program."""
    app = QCoreApplication.instance()
    return str(app.property(LETTERS) or "") if app is not None else ""


def card(part: Part) -> str:
    """Return a French card as its corner shows it ("Kn♠" in Swedish), or any other part unchanged."""
    return short_card_name(part, card_letters()) if part in PLACE else part


def cards(parts: Iterable[Part]) -> str:
    """Return cards as their corners show them, separated by spaces: "J♠ 10♥"."""
    return " ".join(map(card, parts))


def card_list(parts: Iterable[Part]) -> str:
    """Return cards as a list for a sentence: "J♠, 10♥ and 2♣"."""
    return format_list([card(part) for part in parts])
