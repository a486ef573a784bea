"""Cloth of each game, by name."""

from __future__ import annotations

from importlib import import_module


def cloth(game: str) -> str:
    """Which of the ``CLOTHS`` a game has of its own, at its table and on the shelf."""
    named: str = import_module(f"bluestick.tables.{game}.start_tile").CLOTH
    return named
