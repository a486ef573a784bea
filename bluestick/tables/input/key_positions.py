"""Keys by physical position, independent of the keyboard layout."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import name

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Mapping

SCAN_CODES: Mapping[str, int] = {"xcb": 8, "wayland": 8, "windows": 0}
"""Offset that each Qt platform adds to the scan codes of the PC keyboard."""
ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""Rows of a US keyboard, by the scan code of their first key."""
PLACES = {first + place: sign for first, row in ROWS.items() for place, sign in enumerate(row)}
_ALONE = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.GroupSwitchModifier)


def us_layout_event(event: QKeyEvent) -> QKeyEvent | None:
    """Return the event of the same key on a US keyboard if the layout has no digit or Latin letter there; else None."""
    added = SCAN_CODES.get(QGuiApplication.platformName())
    sign = PLACES.get(event.nativeScanCode() - added) if added is not None else None
    if sign is None or not (_lacks_digit(event) if sign.isdigit() else _is_foreign(event.key())):
        return None
    text = sign.lower() if event.text().isprintable() else ""
    return QKeyEvent(event.type(), ord(sign), event.modifiers(), text, event.isAutoRepeat(), event.count())


def _lacks_digit(event: QKeyEvent) -> bool:
    """Return whether a digit-row key types a character that tables do not use; a point starts a card number."""
    text = event.text()
    means = text in ".," or text.isdigit() or (text.isascii() and text.isalpha())
    return event.modifiers() in _ALONE and not means


def _is_foreign(key: int) -> bool:
    letter = chr(key) if key < Qt.Key.Key_Escape else ""
    return letter.isalpha() and "LATIN" not in name(letter, "LATIN")
