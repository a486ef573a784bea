"""Sentences that explain why a move is better than another at Snapphanaleden."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.rules import Setup
from bluestick.text.figures import comparative_frequency_text, frequency_text, rounded_difference
from bluestick.text.phrases import format_decimal, later
from bluestick.text.snapphana.names import short

translate = QCoreApplication.translate

PAIRS = "800"
"""Variant played between two pairs."""
SAID = {
    #: {often}: "in 70% of deals"; {move}: the other move, such as a card; {as_often}: "in 35%"
    ("trick", None): later("snapphana", "You take this trick {often}, with “{move}” {as_often}."),
    ("last", None): later("snapphana", "You take the last trick {often}, with “{move}” {as_often}."),
    #: {cards}: a trump that the better move keeps
    ("last", "keeps"): later(
        "snapphana", "You keep {cards}: you take the last trick {often}, with “{move}” {as_often}."
    ),
    ("won", None): later("snapphana", "You win the match in this deal {often}, with “{move}” {as_often}."),
    ("won", "keeps"): later("snapphana", "You keep {cards}: you win the match now {often}, with “{move}” {as_often}."),
    ("beaten", None): later("snapphana", "You lose the match in this deal {often}, with “{move}” {as_often}."),
    ("beaten", "keeps"): later(
        "snapphana", "You keep {cards}: you lose the match now {often}, with “{move}” {as_often}."
    ),
    ("lost", None): later("snapphana", "You lose this deal {often}, with “{move}” {as_often}."),
    #: Fjabbe: who has no trick loses the hand
    ("lost", "no_trick"): later(
        "snapphana", "You lose this deal {often}, with “{move}” {as_often}, mostly because you take no trick."
    ),
    #: Fjabbe. {here}, {there}: how many, such as 1.2
    ("others", None): later(
        "snapphana", "More of the others lose this deal: {here} on average, with “{move}” {there}."
    ),
    ("others", "keeps"): later(
        "snapphana", "You keep {cards}: on average {here} others lose this deal, with “{move}” {there}."
    ),
}
OF_A_PAIR = {
    #: {often}: "in 70% of deals"; {move}: the other move, such as a card; {as_often}: "in 35%"
    ("trick", None): later("snapphana", "Your side takes this trick {often}, with “{move}” {as_often}."),
    ("last", None): later("snapphana", "Your side takes the last trick {often}, with “{move}” {as_often}."),
    ("last", "keeps"): later(
        "snapphana", "You keep {cards}: your side takes the last trick {often}, with “{move}” {as_often}."
    ),
}


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return how much better the best move is than the move with the name ``other``; "" for an unknown outcome."""
    more = rounded_difference(why)
    match why.outcome, why.cause:
        case "swing", _ if why.there >= 0:
            #: Points that your side takes less those of the others
            said = translate("snapphana", "You win about %n point(s) more in this trick than with “{move}”.", "", more)
        case "swing", _ if why.here <= 0:
            #: Points that the others take less those of your side
            said = translate("snapphana", "You lose about %n point(s) less in this trick than with “{move}”.", "", more)
        case "swing", _:
            #: The difference between what you win in one case and lose in the other
            said = translate(
                "snapphana", "This trick wins you points, but with “{move}” costs you some: about %n in all.", "", more
            )
        case "next", "keeps":
            said = translate(
                "snapphana", "You keep {cards}: the later tricks bring you about %n point(s) more.", "", more
            )
        case "next", _ if why.there >= 0:
            said = translate(
                "snapphana", "You win about %n point(s) more in later tricks than with “{move}”.", "", more
            )
        case "next", _ if why.here <= 0:
            said = translate(
                "snapphana", "You lose about %n point(s) less in later tricks than with “{move}”.", "", more
            )
        case "next", _:
            #: The difference between what you win in one case and lose in the other
            said = translate(
                "snapphana", "Later tricks win you points, but with “{move}” cost you some: about %n in all.", "", more
            )
        case "combined", "keeps":
            said = translate(
                "snapphana",
                "You keep {cards}: won combinations bring you about %n point(s) more against the others.",
                "",
                more,
            )
        case "combined", _:
            #: Combinations in your own pile, less those in that of the others
            said = translate(
                "snapphana",
                "Won combinations bring you about %n point(s) more against the others than with “{move}”.",
                "",
                more,
            )
        case "declared", _:
            said = translate("snapphana", "You can then declare about %n point(s) more than with “{move}”.", "", more)
        case found:
            texts = SAID | OF_A_PAIR if setup.variant == PAIRS else SAID
            said = translate("snapphana", texts[found]) if found in texts else ""
    return said.format(
        move=other,
        cards=" ".join(map(short, why.parts)),
        often=frequency_text(why.here),
        as_often=comparative_frequency_text(why.there),
        here=format_decimal(why.here, 1),
        there=format_decimal(why.there, 1),
    )
