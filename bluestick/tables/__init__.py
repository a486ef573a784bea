"""One widget a game, on shared cloth."""

from bluestick.tables.base import GameTable
from bluestick.tables.haggis import HaggisTable
from bluestick.tables.haljan import HaljanTable
from bluestick.tables.halma import HalmaTable
from bluestick.tables.kille import KilleTable
from bluestick.tables.snapphana.table import SnapphanaTable

TABLES: dict[str, type[GameTable]] = {
    "haljan": HaljanTable,
    "haggis": HaggisTable,
    "kille": KilleTable,
    "snapphana": SnapphanaTable,
    "halma": HalmaTable,
}
