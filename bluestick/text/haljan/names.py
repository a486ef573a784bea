"""Game points (scored by winning rounds) of haljan and harjan as text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_points(number: int) -> str:
    """Return a number of game points (scored by winning rounds) as text: "2 game points"."""
    return translate("haljan", "%n game point(s)", "", number)
