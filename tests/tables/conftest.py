"""What every test of the tables gets: the drawings and letters, and English."""

import pytest
from PySide6.QtCore import QLocale

from bluestick.store import paths
from bluestick.tables.drawing import art


@pytest.fixture(autouse=True)
def _resources(qapp):
    art.open_resources(paths.resources())
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)
