"""The kille table."""

from bluestick.tables.kille.table import KilleTable

__all__ = ["KilleTable"]
