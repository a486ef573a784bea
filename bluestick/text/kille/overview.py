"""Overview of kille: aim, phases, progress, keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.games.kille.state import View
from bluestick.text.keys import Line
from bluestick.text.phrases import format_signed, later
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


def about(variant: str) -> str:
    """Return two sentences: what the game is, for how many players, its length and difficulty."""
    return translate(
        "kille",
        "One card each: keep it or swap it. The lowest is out. Four to twenty players share a pot, which takes a "
        "few minutes. It’s the easiest of the five games to learn, and the one with the most luck.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause."""
    return translate("kille", "Don’t end up with the lowest card: the last player in wins the pot."), "kille#K11.8"


def standing(view: View) -> tuple[Standing, ...]:
    """Return the chips that each player has won or lost."""
    return (Standing(translate("kille", "Chips"), view.table.ledger, view.seat, format_signed),)


WAITING = {
    "exchange": later("kille", "Everyone speaks once: stand or swap. Then all cards are shown."),
    "ask": later("kille", "Two or three players are left: forehand may first ask for better cards."),
    "question": later("kille", "The dealer decides whether there are new cards."),
    "third": later("kille", "The third player decides whether there are new cards."),
    "dealer": later("kille", "The dealer speaks last: stand, or go into the stock."),
    "buy_in": later("kille", "Players who are out may buy in again. The price goes into the pot."),
    "pot": later("kille", "If everyone wants another pot, all are in again and pay the stake."),
    "redeal": later("kille", "No one goes out: the dealer gathers the cards and deals again."),
    "pot_won": later("kille", "The last player in wins the pot."),
    "nobody_out": later("kille", "Everyone would be out, so no one is."),
    "out": later(
        "kille",
        "Out are low killar, players who were hit, and the lowest of the other cards. They may buy in, or wait "
        "for a new pot.",
    ),
}


def waiting(phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why."""
    return translate("kille", WAITING[phase.code])


def keys() -> list[Line]:
    """Return the keys that only tables of this game have, or use differently."""
    return [
        ("1 – 3", translate("keys", "Press the button with that number")),
        ("0", translate("keys", "Lay down kuku, at any time")),
        ("F8", translate("keys", "When you are out: skip to your next decision")),
    ]
