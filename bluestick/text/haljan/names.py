"""Names of what is counted in haljan and harjan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_points(number: int) -> str:
    """What rounds count."""
    return translate("haljan", "%n game point(s)", "", number)
