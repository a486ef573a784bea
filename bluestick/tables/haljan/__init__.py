"""The cloth of haljan and harjan, and all that is drawn on it."""

from bluestick.tables.haljan.table import HaljanTable

__all__ = ["HaljanTable"]
