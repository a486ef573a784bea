"""Explanation of the viewer's own kille card, shown when it is clicked."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.games.kille.cards import HUSAR, KILLE, KUKU, PASSING, SVIN
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions_parts import facts

translate = QCoreApplication.translate


def explained(context: KilleContext) -> tuple[str, str] | None:
    """Return the rank of the viewer's card and its effect on a player who asks for it, with the clause; or None."""
    arrangement, viewer = context.arrangement, context.viewer
    card = context.face(viewer) if arrangement is not None and viewer is not None else None
    if arrangement is None or viewer is None or card is None:
        return None
    known = facts(card, high=arrangement.at[viewer] in arrangement.high)
    answer, clause = _answer(card)
    #: A card, where it stands, what it does: "husar: 16 below, 1 above. Whoever asks for it is hit."
    text = translate("kille", "{card}: {place}. {answer}")
    return text.format(card=known.name, place=known.facts[0].text, answer=answer), clause


def _answer(card: Part) -> tuple[str, str]:
    """Return what a card does to a player who asks for it, and the clause. K3.3, K3.4, K4."""
    if card == KUKU:
        return translate("kille", "Whoever asks for it ends the exchange, and keeps the own card."), "kille#K4.1"
    if card == HUSAR:
        return translate("kille", "Whoever asks for it is hit."), "kille#K4.2"
    if card == SVIN:
        text = translate("kille", "Whoever asks for it hits the player who was dealt the card that is offered.")
        return text, "kille#K4.3"
    if card in PASSING:
        return translate("kille", "Whoever asks for it has to go on to the next player."), "kille#K4.4"
    if card == KILLE:
        return translate("kille", "Whoever asks for it gets it, and everybody sees it."), "kille#K3.4"
    return translate("kille", "Whoever asks for it gets it."), "kille#K3.3"
