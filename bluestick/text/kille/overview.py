"""Overview of kille: aim, what others do in a phase, progress, keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.games.kille.state import View
from bluestick.text.keys import Line
from bluestick.text.phrases import later, signed
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


def about(variant: str) -> str:
    """Return the game in two sentences: what it is, for how many players, its length and difficulty."""
    return translate(
        "kille",
        "One card each for four to twenty players: keep it or swap it, and whoever ends up with the lowest is out. A "
        "pot takes a few minutes; the easiest of the five games to learn, and the one where luck has most to say.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """Return the aim of the game in one sentence, and the clause of the rules that states it."""
    return translate("kille", "Do not end up with the lowest card: the last one in wins the pot."), "kille#K11.8"


def standing(view: View) -> tuple[Standing, ...]:
    """Return the chips that each player has won or lost in the match."""
    return (Standing(translate("kille", "Chips"), view.table.ledger, view.seat, signed),)


WAITING = {
    "exchange": later("kille", "Everybody speaks once, to stand or to swap; then all cards are turned up."),
    "ask": later("kille", "Only two or three are left: forehand may ask for better cards before anything else."),
    "question": later("kille", "The dealer answers whether there are to be new cards."),
    "third": later("kille", "The third player decides whether there are to be new cards."),
    "dealer": later("kille", "The dealer speaks last: to stand, or to go into the stock."),
    "buy_in": later("kille", "Whoever is out may buy in again now; the price goes into the pot."),
    "pot": later("kille", "If all want another pot, everybody is in again and pays the stake."),
    "redeal": later("kille", "Nobody goes out: the cards are gathered and dealt anew."),
    "pot_won": later("kille", "The last one in has won the pot."),
    "nobody_out": later("kille", "Everybody would have had to go out, so nobody does."),
    "out": later(
        "kille",
        "Out go low killar, whoever was hit, and the lowest card of the rest, until they may buy in or a new pot "
        "begins.",
    ),
}
"""What other players do in each phase, by code of the phase."""


def waiting(phase: Phase) -> str:
    """Return what other players do in a phase and why, for a player who waits; its clause is ``phase.clause``."""
    return translate("kille", WAITING[phase.code])


def keys() -> list[Line]:
    """Return the keyboard keys that only this game's tables have or use differently, with their effects."""
    return [
        ("1 – 3", translate("keys", "Press the button with that number")),
        ("0", translate("keys", "Lay kuku, at any time")),
        ("F8", translate("keys", "When you are out: skip to your next decision")),
    ]
