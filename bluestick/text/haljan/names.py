"""Names of the units of haljan and harjan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_points(number: int) -> str:
    """Return a number of game points, as text; a won round brings them."""
    return translate("haljan", "%n game point(s)", "", number)
