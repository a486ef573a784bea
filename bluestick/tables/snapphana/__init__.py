"""The cloth of Snapphaneleden, and all that is drawn on it."""

from bluestick.tables.snapphana.table import SnapphanaTable

__all__ = ["SnapphanaTable"]
