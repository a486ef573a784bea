"""Sentences that explain why a play is better than another at haljan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.rules import Setup
from bluestick.text.card_letters import cards
from bluestick.text.figures import comparative_frequency_text, frequency_text, rounded_difference

translate = QCoreApplication.translate

PAIRS = 4
"""Number of players in a match between two pairs."""


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return how much better the best move is than the move with the name ``other``; "" for an unknown outcome."""
    pair = setup.seats == PAIRS
    said = _keeping_sentence(why, pair=pair) if why.cause == "keeps" else _outcome_sentence(why, pair=pair)
    return said.format(
        move=other,
        cards=cards(why.parts),
        often=frequency_text(why.here),
        as_often=comparative_frequency_text(why.there),
    )


def _outcome_sentence(why: ComparisonReason, *, pair: bool) -> str:
    more = rounded_difference(why)
    match why.outcome:
        case "trick" if pair:
            #: {often}: "in 70% of deals"; {move}: the cards of another play; {as_often}: "in 35%"
            return translate("haljan", "Your side takes this trick {often}, with {move} {as_often}.")
        case "trick":
            return translate("haljan", "You take this trick {often}, with {move} {as_often}.")
        case "swing" if why.there >= 0:
            #: Points that your side takes less those of the others
            return translate("haljan", "You win about %n point(s) more in this trick than with {move}.", "", more)
        case "swing" if why.here <= 0:
            #: Points that the others take less those of your side
            return translate("haljan", "You lose about %n point(s) less in this trick than with {move}.", "", more)
        case "swing":
            #: The difference between what you win in one case and lose in the other
            return translate(
                "haljan", "This trick wins you points, but with {move} costs you some: about %n in all.", "", more
            )
        case "next" if why.there >= 0:
            #: Points that your side takes less those of the others
            return translate("haljan", "You win about %n point(s) more in the next tricks than with {move}.", "", more)
        case "next" if why.here <= 0:
            #: Points that the others take less those of your side
            return translate("haljan", "You lose about %n point(s) less in the next tricks than with {move}.", "", more)
        case "next":
            #: The difference between what you win in one case and lose in the other
            return translate(
                "haljan", "The next tricks win you points, but with {move} cost you some: about %n in all.", "", more
            )
        case "held":
            #: What the cards of your hand are worth against those of the others
            return translate(
                "haljan", "After the next tricks your hand is about %n point(s) stronger than with {move}.", "", more
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


def _keeping_sentence(why: ComparisonReason, *, pair: bool) -> str:
    more = rounded_difference(why)
    match why.outcome:
        case "next" if why.there >= 0:
            #: {cards}: high trumps that the better play keeps. Points that your side takes less those of the others
            return translate("haljan", "You keep {cards}: you win about %n point(s) more in the next tricks.", "", more)
        case "next" if why.here <= 0:
            return translate(
                "haljan", "You keep {cards}: you lose about %n point(s) less in the next tricks.", "", more
            )
        case "next":
            #: You win points in this case and lose some in the other
            return translate("haljan", "You keep {cards}: the next tricks bring you about %n point(s) more.", "", more)
        case "held":
            return translate(
                "haljan", "You keep {cards}: after the next tricks your hand is about %n point(s) stronger.", "", more
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
