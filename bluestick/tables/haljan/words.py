"""The points of haljan in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def card_points(number: int) -> str:
    """What cards count: eyes in the languages of those who play it."""
    return translate("haljan", "%n point(s)", "of cards: öga, øye, Auge", number)


def game_points(number: int) -> str:
    """What rounds count."""
    return translate("haljan", "%n game point(s)", "", number)
