"""Free rectangles of a table: where an overlay covers nothing important."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize


def rooms(table: QRect, taken: Iterable[QRect], least: QSize) -> list[QRect]:
    """Return all maximal rectangles of a table that overlap none of ``taken`` and have at least the size ``least``."""
    things = [thing.intersected(table) for thing in taken if thing.intersects(table)]
    lefts = sorted({table.left(), *(thing.right() + 1 for thing in things)})
    rights = sorted({table.right(), *(thing.left() - 1 for thing in things)})
    found = []
    for left in lefts:
        for right in rights:
            if right - left + 1 < least.width():
                continue
            between = sorted(
                (thing.top(), thing.bottom()) for thing in things if thing.left() <= right and thing.right() >= left
            )
            top = table.top()
            for above, below in (*between, (table.bottom() + 1, 0)):
                if above - top >= least.height():
                    found.append(QRect(left, top, right - left + 1, above - top))
                top = max(top, below + 1)
    return [room for room in found if not any(other != room and other.contains(room) for other in found)]


def within(room: QRect, size: QSize, wished: QRect) -> QRect:
    """Return a rectangle of that size within ``room``, as near as possible to ``wished``."""
    place = QRect(wished.topLeft(), size)
    place.moveLeft(min(max(place.left(), room.left()), room.right() - size.width() + 1))
    place.moveTop(min(max(place.top(), room.top()), room.bottom() - size.height() + 1))
    return place
