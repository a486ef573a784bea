"""How somebody is called who has no name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def numbered(seat: int) -> str:
    """Anybody at this seat."""
    return QCoreApplication.translate("table", "Player {number}").format(number=seat + 1)
