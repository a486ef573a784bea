"""The board of halma, and all that is drawn on it."""

from bluestick.tables.halma.table import HalmaTable

__all__ = ["HalmaTable"]
