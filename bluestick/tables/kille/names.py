"""The cards of kille in a line of text, as they are called out at the table."""

from __future__ import annotations

from types import MappingProxyType

from bluestick.engine.moves import Part

CALLED = MappingProxyType(
    {
        "BL": "blaren",
        "BP": "blompottan",
        "KR": "kransen",
        "VH": "värdshus",
        "KA": "kavall",
        "SV": "svin",
        "HU": "husar",
        "KU": "kuku",
        "KI": "kille",
    }
)
"""The traditional names: the same in every language, as they stand on the cards."""


def short(card: Part) -> str:
    """A card in few letters: "7", "kavall". What is no card is as it is."""
    return CALLED.get(card, card)
