"""Sentences that explain why a move is better than another at Snapphanaleden."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import Because
from bluestick.engine.rules import Setup
from bluestick.text.figures import as_often, difference, often
from bluestick.text.phrases import decimal, later
from bluestick.text.snapphana.names import short

translate = QCoreApplication.translate

PAIRS = "800"
"""Variant that is played between two pairs."""
SAID = {
    #: {often}: "in 70% of deals"; {move}: the other move, such as a card; {as_often}: "in 35%"
    ("trick", None): later("snapphana", "You take this trick {often}, with “{move}” {as_often}."),
    ("last", None): later("snapphana", "You take the last trick {often}, with “{move}” {as_often}."),
    #: {cards}: a trump that the better move keeps
    ("last", "keeps"): later(
        "snapphana", "You keep {cards}: you take the last trick {often}, with “{move}” {as_often}."
    ),
    ("won", None): later("snapphana", "You win the match with this hand {often}, with “{move}” {as_often}."),
    ("won", "keeps"): later(
        "snapphana", "You keep {cards}: you win the match with this hand {often}, with “{move}” {as_often}."
    ),
    ("beaten", None): later("snapphana", "You lose the match with this hand {often}, with “{move}” {as_often}."),
    ("beaten", "keeps"): later(
        "snapphana", "You keep {cards}: you lose the match with this hand {often}, with “{move}” {as_often}."
    ),
    ("lost", None): later("snapphana", "You lose this hand {often}, with “{move}” {as_often}."),
    #: Fjabbe: who has no trick loses the hand
    ("lost", "no_trick"): later(
        "snapphana", "You lose this hand {often}, with “{move}” {as_often}, mostly for want of a trick."
    ),
    #: Fjabbe. {here}, {there}: how many, such as 1.2
    ("others", None): later("snapphana", "On average {here} others lose this hand, with “{move}” {there}."),
    ("others", "keeps"): later(
        "snapphana", "You keep {cards}: on average {here} others lose this hand, with “{move}” {there}."
    ),
}
"""Sentences by ``outcome`` and ``cause`` of a Because (the reason why a move is better)."""
OF_A_PAIR = {
    #: {often}: "in 70% of deals"; {move}: the other move, such as a card; {as_often}: "in 35%"
    ("trick", None): later("snapphana", "Your side takes this trick {often}, with “{move}” {as_often}."),
    ("last", None): later("snapphana", "Your side takes the last trick {often}, with “{move}” {as_often}."),
    ("last", "keeps"): later(
        "snapphana", "You keep {cards}: your side takes the last trick {often}, with “{move}” {as_often}."
    ),
}
"""Sentences in a match between two pairs, where they differ from ``SAID``."""


def because(why: Because, other: str, setup: Setup) -> str:
    """Return a sentence on how much better the best move is than ``other``; "" for an unknown outcome."""
    more = difference(why)
    match why.outcome, why.cause:
        case "swing", _:
            #: Points that your side takes less those of the others
            said = translate(
                "snapphana", "This trick counts about %n point(s) better for you than with “{move}”.", "", more
            )
        case "next", "keeps":
            said = translate(
                "snapphana", "You keep {cards}: other tricks count about %n point(s) better for you.", "", more
            )
        case "next", _:
            said = translate(
                "snapphana", "Other tricks count about %n point(s) better for you than with “{move}”.", "", more
            )
        case "combined", "keeps":
            said = translate(
                "snapphana",
                "You keep {cards}: combinations, yours less theirs, come out about %n point(s) better.",
                "",
                more,
            )
        case "combined", _:
            #: Combinations in your own pile, less those in that of the others
            said = translate(
                "snapphana",
                "Combinations, yours less theirs, come out about %n point(s) better than with “{move}”.",
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
        often=often(why.here),
        as_often=as_often(why.there),
        here=decimal(why.here, 1),
        there=decimal(why.there, 1),
    )
