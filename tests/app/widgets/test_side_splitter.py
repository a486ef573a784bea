"""Width of the side panel beside the table."""

import pytest
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.side_splitter import MAX_SHARE, MIN_SHARE, SideSplitter

DRAWN = 300


@pytest.mark.parametrize(("share", "factor"), [(0.1, MIN_SHARE), (1.3, 1.3), (9.0, MAX_SHARE)])
def test_the_panel_stays_between_its_narrowest_and_its_widest(dressed, qtbot, share, factor):
    splitter = SideSplitter(QWidget(), QWidget(), DRAWN)
    qtbot.addWidget(splitter)
    splitter.resize(1900, 600)
    splitter.show()
    splitter.restore(share, is_open=True)
    assert splitter.side.width() == pytest.approx(style.px(DRAWN) * factor, abs=2)
