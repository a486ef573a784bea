"""French cards as printed in the corner, in the chosen index letters: "J♠"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.cards import PLACE
from bluestick.text.cards import short
from bluestick.text.phrases import listing

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

translate = QCoreApplication.translate


LETTERS = "card letters"
"""The property of the application that says whose letters stand on the cards."""


def use_letters(code: str) -> None:
    """Call the cards as they are printed from now on: in the letters of a language; "": of the language of the day."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(LETTERS, code)


def letters() -> str:
    """Whose letters stand on the cards; "": those of the language of the day."""
    app = QCoreApplication.instance()
    return str(app.property(LETTERS) or "") if app is not None else ""


def card(part: Part) -> str:
    """A card as its corner says: "Kn♠" in Swedish. What is no card is as it is."""
    return short(part, letters()) if part in PLACE else part


def cards(parts: Iterable[Part]) -> str:
    """Cards in a row, as they were laid."""
    return " ".join(map(card, parts))


def naming_cards(parts: Iterable[Part]) -> str:
    """Cards in a sentence: "J♠, 10♥ and 2♣"."""
    return listing([card(part) for part in parts])
