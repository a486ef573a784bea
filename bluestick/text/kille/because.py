"""Sentences that explain why a word is better than another at kille."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.rules import Setup
from bluestick.text.figures import comparative_frequency_text, frequency_text
from bluestick.text.phrases import format_decimal, later

translate = QCoreApplication.translate

SAID = {
    #: {often}: "in 10% of deals"; {move}: another word, "Swap"; {as_often}: "in 35%"
    ("out", None): later("kille", "You are out {often}, with “{move}” {as_often}."),
    #: Most of the difference is that one is hit by a husar or the svin
    ("out", "hit"): later(
        "kille", "You are out {often}, with “{move}” {as_often}, mostly because a husar or svin hits you."
    ),
    #: {here}, {there}: how many, such as 1.8
    ("others", None): later("kille", "More of the others go out: {here} on average, with “{move}” {there}."),
}


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return how much better the best move is than the move with the name ``other``; "" for an unknown outcome."""
    found = (why.outcome, why.cause)
    said = translate("kille", SAID[found]) if found in SAID else ""
    return said.format(
        move=other,
        often=frequency_text(why.here),
        as_often=comparative_frequency_text(why.there),
        here=format_decimal(why.here, 1),
        there=format_decimal(why.there, 1),
    )
