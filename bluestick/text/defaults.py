"""Functions for games whose texts module does not define them, see ``GameTexts``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.moves import Part
from bluestick.engine.rules import OptionValue, Setup
from bluestick.text.card_letters import cards
from bluestick.text.keys import Line, hand_keys
from bluestick.text.sheets import Result, Sheet


def chapter(view: Any) -> str:
    """Return "": the game has no rounds or deals."""
    return ""


def word(part: Part) -> str:
    """Raise ValueError: the game has no word buttons, such as bids or passes."""
    raise ValueError(part)


def effect(part: Part) -> tuple[str, str]:
    """Raise ValueError: the game has no buttons beside the table."""
    raise ValueError(part)


def because(why: ComparisonReason, other: str, setup: Setup) -> str:
    """Return "": the game has no sentences on why a move is better."""
    return ""


def variant(id: str) -> str:
    """Raise ValueError: the only variant has the name of the game."""
    raise ValueError(id)


def option(id: str) -> tuple[str, str]:
    """Raise ValueError: the game has no options."""
    raise ValueError(id)


def option_value(id: str, value: OptionValue) -> str:
    """Return an option's value as text."""
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Return cards or squares, separated by spaces."""
    return cards(parts)


def keys() -> list[Line]:
    """Return the keys for playing cards from a hand."""
    return hand_keys()


def rounds(number: int, won: int, score: int) -> str:
    """Return "": the game has no rounds that can be won."""
    return ""


def look(view: Any, names: Sequence[str]) -> str:
    """Return "": other players' cards may not be looked at."""
    return ""


def sheet(view: Any, names: Sequence[str]) -> Sheet | None:
    """Return None: the game has no score sheet."""
    return None


def result(view: Any, names: Sequence[str]) -> Result | None:
    """Return None: the game has no result card during a match."""
    return None
