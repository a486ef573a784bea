"""Game points of haljan and harjan, which are scored by winning rounds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_points(number: int) -> str:
    """Return a number of game points: "2 game points"."""
    return translate("haljan", "%n game point(s)", "", number)
