"""Sentences that explain why a move is better than another at haggis."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.rules import Setup
from bluestick.text.card_letters import cards
from bluestick.text.figures import comparative_frequency_text, frequency_text, rounded_difference
from bluestick.text.phrases import format_decimal, later

translate = QCoreApplication.translate

SAID = {
    #: {often}: "in 70% of deals"; {move}: another combination; {as_often}: "in 35%"
    ("first", None): later("haggis", "You go out first {often}, with “{move}” {as_often}."),
    #: {cards}: wild cards that the better move keeps
    ("first", "keeps"): later("haggis", "You keep {cards}: you go out first {often}, with “{move}” {as_often}."),
    #: The hand that is left after the better move needs fewer leads than after the other
    ("first", "fewer_leads"): later(
        "haggis", "You need fewer leads later: you go out first {often}, with “{move}” {as_often}."
    ),
    #: The player out first gets points for the cards left in the largest hand. {here} and {there}: how many, "3.2"
    ("catches", None): later(
        "haggis", "You get five points each for {here} leftover cards on average, with “{move}” for {there}."
    ),
    ("catches", "keeps"): later(
        "haggis", "You keep {cards}: you score for {here} leftover cards, with “{move}” for {there}."
    ),
    ("catches", "fewer_leads"): later(
        "haggis", "You need fewer leads later: you score for {here} leftover cards, with “{move}” for {there}."
    ),
    #: An opponent is out first and gets points for the cards left in the largest hand. {here}: how many, "1.2"
    ("caught", None): later(
        "haggis", "An opponent gets five points each for {here} leftover cards on average, with “{move}” for {there}."
    ),
    ("caught", "keeps"): later(
        "haggis", "You keep {cards}: an opponent scores for {here} cards, with “{move}” for {there}."
    ),
    ("caught", "fewer_leads"): later(
        "haggis", "You need fewer leads later: an opponent scores for {here} cards, with “{move}” for {there}."
    ),
}


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return how much better the best move is than the move with the name ``other``; "" for an unknown outcome."""
    more = rounded_difference(why)
    match why.outcome, why.cause:
        case "tricks", "keeps":
            #: Points of your tricks, less those of the best opponent
            said = translate("haggis", "You keep {cards}: the tricks bring you about %n point(s) more.", "", more)
        case "tricks", _ if why.there >= 0:
            #: Points of your tricks, less those of the best opponent
            said = translate("haggis", "You win about %n point(s) more in tricks than with “{move}”.", "", more)
        case "tricks", _ if why.here <= 0:
            #: Points of the tricks of the best opponent, less those of yours
            said = translate("haggis", "You lose about %n point(s) less in tricks than with “{move}”.", "", more)
        case "tricks", _:
            #: The difference between what you win in one case and lose in the other
            said = translate(
                "haggis", "The tricks win you points, but with “{move}” cost you some: about %n in all.", "", more
            )
        case found:
            said = translate("haggis", SAID[found]) if found in SAID else ""
    return said.format(
        move=other,
        cards=cards(why.parts),
        often=frequency_text(why.here),
        as_often=comparative_frequency_text(why.there),
        here=format_decimal(why.here, 1),
        there=format_decimal(why.there, 1),
    )
