"""Sentences that explain why a play is better than another at haljan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import Because
from bluestick.engine.rules import Setup
from bluestick.text.card_letters import cards
from bluestick.text.figures import as_often, difference, often

translate = QCoreApplication.translate

PAIRS = 4
"""Number of players in a match between two pairs."""


def because(why: Because, other: str, setup: Setup) -> str:
    """Return a sentence on how much better the best move is than ``other``; "" for an unknown outcome."""
    pair = setup.seats == PAIRS
    said = _keeps(why, pair=pair) if why.cause == "keeps" else _said(why, pair=pair)
    return said.format(move=other, cards=cards(why.parts), often=often(why.here), as_often=as_often(why.there))


def _said(why: Because, *, pair: bool) -> str:
    more = difference(why)
    match why.outcome:
        case "trick" if pair:
            #: {often}: "in 70% of deals"; {move}: the cards of another play; {as_often}: "in 35%"
            return translate("haljan", "Your side takes this trick {often}, with {move} {as_often}.")
        case "trick":
            return translate("haljan", "You take this trick {often}, with {move} {as_often}.")
        case "swing":
            #: Points that your side takes less those of the others
            return translate("haljan", "This trick goes about %n point(s) better for you than with {move}.", "", more)
        case "next":
            #: Points that your side takes less those of the others
            return translate(
                "haljan", "The next tricks go about %n point(s) better for you than with {move}.", "", more
            )
        case "held":
            #: What your side's cards are worth less those of the others
            return translate(
                "haljan",
                "After the next tricks your cards stand about %n point(s) better against theirs than with {move}.",
                "",
                more,
            )
        case "won":
            return translate("haljan", "You soon win the round {often}, with {move} {as_often}.")
        case "lost":
            return translate("haljan", "You soon lose the round {often}, with {move} {as_often}.")
        case "last" if pair:
            return translate("haljan", "Your side takes the last trick of langen {often}, with {move} {as_often}.")
        case "last":
            return translate("haljan", "You take the last trick of langen {often}, with {move} {as_often}.")
    return ""


def _keeps(why: Because, *, pair: bool) -> str:
    more = difference(why)
    match why.outcome:
        case "next":
            #: {cards}: high trumps that the better play keeps. Points that your side takes less those of the others
            return translate(
                "haljan", "You keep {cards}: the next tricks go about %n point(s) better for you.", "", more
            )
        case "held":
            return translate(
                "haljan",
                "You keep {cards}: after the next tricks your hand stands about %n point(s) better against theirs.",
                "",
                more,
            )
        case "won":
            return translate("haljan", "You keep {cards}: you soon win the round {often}, with {move} {as_often}.")
        case "lost":
            return translate("haljan", "You keep {cards}: you soon lose the round {often}, with {move} {as_often}.")
        case "last" if pair:
            #: Said to a pair
            return translate("haljan", "You keep {cards}: the last trick is yours {often}, with {move} {as_often}.")
        case "last":
            return translate("haljan", "You keep {cards}: you take the last trick {often}, with {move} {as_often}.")
    return ""
