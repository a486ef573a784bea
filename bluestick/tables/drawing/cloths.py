"""Default table cloth of each game, by game name."""

from __future__ import annotations

from importlib import import_module


def cloth(game: str) -> str:
    """Return the name of the default cloth of a game, one of ``CLOTHS``, for its table and its start-page tile."""
    named: str = import_module(f"bluestick.tables.{game}.start_tile").CLOTH
    return named
