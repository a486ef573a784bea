"""Overview of the four games of Snapphanaleden: aim, phases, progress, keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.games.snapphana.state import FORMS, View
from bluestick.text.keys import Line, long_hand_keys, native_key_name
from bluestick.text.phrases import later
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


ABOUT = {
    "800": later(
        "snapphana",
        "Two pairs declare combinations and win tricks with combinations in them. The first pair with 800 points "
        "wins. A match takes about twenty minutes. It’s the richest of the four games and the hardest to play "
        "well.",
    ),
    "1000": later(
        "snapphana",
        "Two players exchange ten of their twenty cards and win tricks with combinations in them. The first with "
        "1000 points wins. A match takes about half an hour. There are many cards to remember.",
    ),
    "150": later(
        "snapphana",
        "Two players have fifteen cards each, and thirty stay out. The first with 150 points wins. A match takes "
        "about ten minutes. Begin here: you learn what combinations are worth.",
    ),
    "fjabbe": later(
        "snapphana",
        "Four players, each alone. Points are bad: the most points lose the deal, unless a player has no trick "
        "at all. A match takes about twenty minutes. No one declares, so Fjabbe has the easiest rules of the "
        "four.",
    ),
}

AIMS = {
    "800": (
        later("snapphana", "Win tricks with combinations in them: the first pair with 800 points wins."),
        "snapphana#S11.1",
    ),
    "1000": (
        later("snapphana", "Win tricks with combinations in them: the first with 1000 points wins."),
        "snapphana#S12",
    ),
    "150": (
        later("snapphana", "Win tricks with combinations in them: the first with 150 points wins."),
        "snapphana#S13",
    ),
    "fjabbe": (later("snapphana", "Take as few points as you can, but at least one trick."), "snapphana#S14.2"),
}


def about(variant: str) -> str:
    """Return two sentences: what a variant is, for how many players, its length and difficulty."""
    return translate("snapphana", ABOUT[variant])


def aim(setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause."""
    text, clause = AIMS[setup.variant]
    return translate("snapphana", text), clause


def standing(view: View) -> tuple[Standing, ...]:
    """Return the points of each side in all hands (deals); in Fjabbe the number of lost hands."""
    what = "" if FORMS[view.table.setup.variant].target else translate("snapphana", "Lost deals")
    return (Standing(what, view.table.totals, view.seat),)


WAITING = {
    "discard": later("snapphana", "Players with too many cards discard some, but no tarokker or kings."),
    "declare": later(
        "snapphana", "Before the first card each player may declare combinations. Then they play the card."
    ),
    "lead": later("snapphana", "Lead any card. Forehand leads to the first trick, then the winner of the last one."),
    "follow": later("snapphana", "Everyone follows suit or plays a trump. The best card takes the trick."),
    "debt": later("snapphana", "For Fjønt in a lost trick its player gives a won card."),
}


def waiting(phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why."""
    return translate("snapphana", WAITING[phase.code])


def keys() -> list[Line]:
    """Return the keys that only tables of this game have, or use differently."""
    return [
        *long_hand_keys(),
        ("F9", translate("keys", "Show or hide what you can declare")),
        (native_key_name("Shift+F9"), translate("keys", "Declare everything you can")),
    ]
