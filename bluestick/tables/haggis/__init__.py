"""The haggis table."""

from bluestick.tables.haggis.table import HaggisTable

__all__ = ["HaggisTable"]
