"""Cards that the wild cards of a sekvens (sequence) replace. S6."""

from __future__ import annotations

from collections.abc import Sequence

from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import COURTS, FJONT, NUMBERED, SNAPPHANA, N
from bluestick.games.snapphana.combinations import Kind

_WILD = (N, FJONT)


def replaced_cards(kind: Kind, row: Sequence[Part]) -> dict[int, Part]:
    """Return the cards that the wild cards in ``row`` replace, by index in ``row``. S6.6, S6.7."""
    if kind in (Kind.SNAPPHANAR, Kind.ACES) or kind.group == "set":
        return {}
    if kind is Kind.TRUMPS:
        group, tail = NUMBERED[1:4], (*NUMBERED[4:], SNAPPHANA)
    else:
        suit = kind.value[-1]
        group, tail = tuple(suit + court for court in COURTS[1:]), (suit + "A",)
    found = {}
    real = [card for card in row if card in group]
    if len(real) == 1 and (place := next((at for at, card in enumerate(row[:3]) if card in _WILD), 0)):
        found[place] = _in_group(row, place, group)
    for place, card in enumerate(row):
        if card in _WILD and place not in found and place + 1 < len(row) and row[place + 1] in tail:
            before = tail.index(row[place + 1]) - 1
            if before >= 0:
                found[place] = tail[before]
    return found


def _in_group(row: Sequence[Part], place: int, group: Sequence[Part]) -> Part:
    """Return the card of ``group`` that the wild card at index ``place`` replaces, beside the only real one."""
    if row[place - 1] in group:
        return group[group.index(row[place - 1]) + 1]
    return group[group.index(row[place + 1]) - 1]
