"""Overview of haggis: aim, phases, progress, keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.games.haggis.state import View
from bluestick.text.keys import Line, long_hand_keys
from bluestick.text.phrases import later
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


def about(variant: str) -> str:
    """Return two sentences: what the game is, for how many players, its length and difficulty."""
    return translate(
        "haggis",
        "Two or three players race to get rid of their cards, with sets, runs, wild cards and bombs. The cards "
        "you win on the way count too. A match to 250 points takes 15 to 30 minutes. The moves are soon learned, "
        "but planning a whole hand is an art.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause."""
    said = translate("haggis", "Get rid of your cards first and win cards that count: {target} points win.")
    return said.format(target=setup.option("target")), "haggis#G9.1"


def standing(view: View) -> tuple[Standing, ...]:
    """Return the points of each player in all rounds."""
    return (Standing("", view.table.totals, view.seat),)


WAITING = {
    "lead": later("haggis", "The leader plays any set, run or bomb. Then everyone in turn plays or passes."),
    "follow": later("haggis", "Everyone in turn plays something higher or passes, until no one goes higher."),
    "gift": later("haggis", "The player of the winning bomb gives the trick to another player."),
    "counted": later("haggis", "Cards won, cards left in the hands and bets are counted. Then the next round begins."),
}


def waiting(phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why."""
    return translate("haggis", WAITING[phase.code])


def keys() -> list[Line]:
    """Return the keys that only tables of this game have, or use differently."""
    return [
        *long_hand_keys(),
        ("0", translate("haggis", "Pass")),
        ("F3", translate("keys", "Pick a combination if the selected cards can form several")),
        ("F9", translate("haggis", "Sort the hand in another way")),
    ]
