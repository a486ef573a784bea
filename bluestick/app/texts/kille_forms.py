"""What kille is about, and how far a match of it has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.app.texts.standing import Standing
from bluestick.engine.rules import Setup
from bluestick.games.kille.state import View
from bluestick.tables.kille.words_notes import signed

translate = QCoreApplication.translate


def about(variant: str) -> str:
    """The game in two sentences: what it is and for how many, how long it takes and how hard it is."""
    return translate(
        "kille",
        "One card each for four to twenty players: keep it or swap it, and whoever ends up with the lowest is out. A "
        "pot takes a few minutes; the easiest of the five games to learn, and the one where luck has most to say.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """What one plays for, and the clause."""
    return translate("kille", "Do not end up with the lowest card: the last one in wins the pot."), "kille#K11.8"


def standing(view: View) -> tuple[Standing, ...]:
    """The chips won or lost."""
    return (Standing(translate("kille", "Chips"), view.table.ledger, view.seat, signed),)
