"""Free rectangles of a table: where an overlay covers nothing important."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from PySide6.QtCore import QRect, QSize


def free_rooms(table: QRect, taken: Iterable[QRect], least: QSize) -> list[QRect]:
    """Return all maximal rectangles of a table that overlap none of ``taken`` and have at least the size ``least``."""
    inside = [thing.intersected(table) for thing in taken if thing.intersects(table)]
    things = [(thing.left(), thing.top(), thing.right(), thing.bottom()) for thing in inside]
    things.sort(key=itemgetter(1))  # from top to bottom
    lefts = sorted({table.left(), *[right + 1 for _, _, right, _ in things]})
    rights = sorted({table.right(), *[left - 1 for left, _, _, _ in things]})
    found = []
    for left in lefts:
        for right in rights:
            if right - left + 1 < least.width():
                continue
            top = table.top()
            for start, above, end, below in (*things, (left, table.bottom() + 1, right, 0)):
                if start > right or end < left:
                    continue
                if above - top >= least.height():
                    found.append(QRect(left, top, right - left + 1, above - top))
                top = max(top, below + 1)
    within_other = {at for at, room in enumerate(found) for other in found if other != room and other.contains(room)}
    return [room for at, room in enumerate(found) if at not in within_other]


def nearest_inside(room: QRect, size: QSize, wished: QRect) -> QRect:
    """Return a rectangle of ``size`` within ``room``, its corner as near as possible to that of ``wished``."""
    place = QRect(wished.topLeft(), size)
    place.moveLeft(min(max(place.left(), room.left()), room.right() - size.width() + 1))
    place.moveTop(min(max(place.top(), room.top()), room.bottom() - size.height() + 1))
    return place
