"""What every test of the tables gets: the drawings and letters, and English."""

from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from bluestick.store import paths
from bluestick.tables.drawing import art
from bluestick.tables.widget.table import GameTable


@pytest.fixture(autouse=True)
def context_checker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare the context that a table holds with a new one, field by field, whenever it is read."""
    held = GameTable.context.fget

    def checked(table: Any) -> Any:
        context = held(table)
        fresh = table.new_context()
        stale = [each.name for each in fields(fresh) if getattr(context, each.name) != getattr(fresh, each.name)]
        assert not stale
        return context

    monkeypatch.setattr(GameTable, "context", property(checked))


@pytest.fixture(autouse=True)
def _resources(qapp):
    art.open_resources(paths.resources_folder())
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)
