"""One widget a game, on shared cloth."""

from bluestick.tables.base import GameTable
from bluestick.tables.halma import HalmaTable

TABLES: dict[str, type[GameTable]] = {"halma": HalmaTable}
