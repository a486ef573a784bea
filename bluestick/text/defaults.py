"""Default texts of a game, see ``GameTexts``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluestick.engine.estimates import Because
from bluestick.engine.moves import Part
from bluestick.engine.rules import OptionValue, Setup
from bluestick.text.card_letters import cards
from bluestick.text.keys import Line, hand
from bluestick.text.sheets import Result, Sheet


def chapter(view: Any) -> str:
    """Return "": a match has no chapters."""
    return ""


def word(part: Part) -> str:
    """Raise ValueError: the game has no words."""
    raise ValueError(part)


def effect(part: Part) -> tuple[str, str]:
    """Raise ValueError: the game has no buttons beside the table."""
    raise ValueError(part)


def because(why: Because, other: str, setup: Setup) -> str:
    """Return "": the game gives no such reasons."""
    return ""


def variant(id: str) -> str:
    """Raise ValueError: the only variant has the name of the game."""
    raise ValueError(id)


def option(id: str) -> tuple[str, str]:
    """Raise ValueError: the game has no options."""
    raise ValueError(id)


def option_value(id: str, value: OptionValue) -> str:
    """Return the value as text: a number or a switch."""
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Return cards or squares, separated by spaces."""
    return cards(parts)


def keys() -> list[Line]:
    """Return the keys for playing cards from a hand."""
    return hand()


def rounds(number: int, won: int, score: int) -> str:
    """Return "": no rounds are won."""
    return ""


def look(view: Any, names: Sequence[str]) -> str:
    """Return "": other players' cards may not be looked at."""
    return ""


def sheet(view: Any, names: Sequence[str]) -> Sheet | None:
    """Return None: the game has no score sheet."""
    return None


def result(view: Any, names: Sequence[str]) -> Result | None:
    """Return None: there is no result to read before the match goes on."""
    return None
