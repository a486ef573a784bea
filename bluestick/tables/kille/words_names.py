"""The cards of kille in a line of text, as they are called out at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part


def short(card: Part) -> str:
    """A card in few letters: "7", "kavall". What is no card is as it is."""
    return _called().get(card, card)


def _called() -> dict[Part, str]:
    """The traditional Swedish names, as they stand on the cards: the same in all languages but for capitals."""
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
