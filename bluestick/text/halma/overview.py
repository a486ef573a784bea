"""Overview of halma: aim, phases, progress, keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.engine.seats import Seat
from bluestick.games.halma.state import View
from bluestick.text.keys import Line, join_keys, native_key_name
from bluestick.text.phrases import later
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


def about(variant: str) -> str:
    """Return two sentences: what the game is, for how many players, its length and difficulty."""
    return translate(
        "halma",
        "Two players or two pairs bring their pieces into the corner opposite, step by step or in long chains of "
        "jumps. A match takes about twenty minutes. You learn the moves in a minute, but seeing the chains takes "
        "practice.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause."""
    if setup.seats == 2:
        return translate("halma", "Be the first to fill the corner opposite."), "halma#L8"
    return translate("halma", "Fill the corners opposite first."), "halma#L9"


def standing(view: View) -> tuple[Standing, ...]:
    """Return how many pieces of each side have reached their goal."""
    state = view.state
    home = [sum(state.home(Seat(seat)) for seat in range(side, state.seats, 2)) for side in (0, 1)]
    return (Standing(translate("halma", "Pieces in the goal"), tuple(home), view.seat),)


WAITING = {
    "lots": later("halma", "The first player is drawn by lot."),
    "move": later("halma", "Everyone in turn moves one piece."),
    "answer": later("halma", "A draw needs everyone to agree. If one player declines, play goes on."),
}


def waiting(phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why."""
    return translate("halma", WAITING[phase.code])


def keys() -> list[Line]:
    """Return the keys that only tables of this game have, or use differently."""
    return [
        (
            native_key_name("PgDown"),
            translate("keys", "Go to the next piece that can move, or to the next square it can reach"),
        ),
        (
            join_keys(native_key_name("Space"), native_key_name("Return")),
            translate("keys", "Select the piece under the cursor, then its new square"),
        ),
        (native_key_name("Esc"), translate("keys", "Deselect the piece")),
    ]
