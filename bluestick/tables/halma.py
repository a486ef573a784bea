"""The halma board."""

from __future__ import annotations

from bluestick.tables.base import GameTable


class HalmaTable(GameTable):
    """The board of two or four players."""
