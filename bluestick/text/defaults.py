"""Default texts of a game, see ``GameTexts``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.rules import OptionValue
from bluestick.text.card_letters import cards
from bluestick.text.keys import Line, hand
from bluestick.text.sheets import Result, Sheet


def chapter(view: Any) -> str:
    """A match is of one piece."""
    return ""


def word(part: Part) -> str:
    """Nothing is said: all moves are made by hand."""
    raise ValueError(part)


def effect(part: Part) -> tuple[str, str]:
    """No button is beside the table."""
    raise ValueError(part)


def variant(id: str) -> str:
    """There is one form, which is called like the game."""
    raise ValueError(id)


def option(id: str) -> tuple[str, str]:
    """There is nothing to choose."""
    raise ValueError(id)


def option_value(id: str, value: OptionValue) -> str:
    """A number, or a switch."""
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Cards, or squares."""
    return cards(parts)


def keys() -> list[Line]:
    """Cards of a hand are laid."""
    return hand()


def rounds(number: int, won: int, score: int) -> str:
    """Nobody wins a round alone."""
    return ""


def look(view: Any, names: Sequence[str]) -> str:
    """No cards of another may be looked at."""
    return ""


def sheet(view: Any, names: Sequence[str]) -> Sheet | None:
    """It is not counted."""
    return None


def result(view: Any, names: Sequence[str]) -> Result | None:
    """Nothing is read before the match goes on."""
    return None
