"""Sentences that explain why a move is better than another at Halma."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.rules import Setup
from bluestick.text.figures import rounded_difference
from bluestick.text.phrases import format_decimal

translate = QCoreApplication.translate

PAIRS = 4
"""Number of players in a match between two pairs."""


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return how much better the best move is than the move with the name ``other``; "" for an unknown outcome."""
    more = rounded_difference(why)
    match why.outcome:
        case "now":
            said = translate("halma", "This move brings you %n square(s) nearer to the goal than {move}.", "", more)
        case "later" if setup.seats == PAIRS:
            said = translate(
                "halma", "The next moves of your side get %n square(s) farther than after {move}.", "", more
            )
        case "later":
            said = translate("halma", "Your next moves get %n square(s) farther than after {move}.", "", more)
        case "reply":
            said = translate("halma", "The others get %n square(s) less far than after {move}.", "", more)
        case "behind":
            #: {here}, {there}: how many pieces, such as 1.5
            said = translate("halma", "Fewer of your pieces are left behind: {here} on average, after {move} {there}.")
        case "home":
            #: {here}, {there}: how many pieces, such as 7.5
            said = translate("halma", "More of your pieces reach the goal: {here} on average, after {move} {there}.")
        case "moves":
            #: {here}, {there}: how many moves
            said = translate("halma", "You need {here} moves to bring all pieces into the goal, with {move} {there}.")
        case _:
            said = ""
    whole = 0 if why.outcome == "moves" else 1
    return said.format(move=other, here=format_decimal(why.here, whole), there=format_decimal(why.there, whole))
