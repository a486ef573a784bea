"""Cache of the previews of open matches on the start page.

A glimpse holds as long as nobody writes to the file of its match, and for one ``way`` of saying and showing things.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QPixmap

from bluestick import __version__
from bluestick.engine.reading import contents
from bluestick.store.json_files import parsed
from bluestick.store.match_store import Journal, MatchStore, age, kept

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch

LARGEST = 8_000_000
"""Bytes of what is remembered."""

MOST = 5_000
"""Moves of a match that is played again unasked: the window stands still meanwhile, for a second at most."""
NONE = "none"
"""Stands in place of a picture that will not be drawn."""

Age = tuple[int, int]


@dataclass(frozen=True)
class Preview:
    """Preview of an open match on the start page."""

    form: str
    whom: str
    state: str
    picture: str = ""
    """Its table, as a PNG in base 64; empty before it was drawn, ``NONE`` if it never will be."""

    def drawn(self, picture: QPixmap) -> Preview:
        """With a picture of its table."""
        buffer = QBuffer()
        picture.save(buffer, "PNG")
        return replace(self, picture=buffer.data().toBase64().toStdString())

    def pixmap(self, dpr: float) -> QPixmap:
        """The picture; null if there is none that can be shown."""
        pixmap = QPixmap()
        pixmap.loadFromData(QByteArray.fromBase64(self.picture.encode()))
        pixmap.setDevicePixelRatio(dpr)
        return pixmap


class PreviewCache:
    """Cached previews of the first rows."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self._way = ""
        self._known: dict[str, tuple[Age, Preview]] = {}
        self._kept = True

    def see(self, *way: object) -> None:
        """How things are said and shown from now on: what was seen otherwise is forgotten."""
        sign = " ".join(map(str, (__version__, *way)))
        if sign != self._way:
            self._way, self._known, self._kept = sign, _remembered(self._saves.glimpses, sign), True

    def of(self, path: Path) -> Preview | None:
        """The glimpse of a match whose file nobody has written to since."""
        seen, glimpse = self._known.get(path.name, (None, None))
        return glimpse if seen == age(path) else None

    def read(self, path: Path) -> tuple[AnyMatch | None, Age]:
        """Play a match again, and leave its file alone; how old that was. RecordError or OSError.

        No match if it has too many moves to be played again unasked.
        """
        before = age(path)
        too_long = contents(path).count(b"\n") > MOST
        return None if too_long else Journal(path, self._saves).read(), before

    def add(self, path: Path, seen: Age, glimpse: Preview) -> None:
        """This is what is to be seen of a match whose file is so old."""
        self._known[path.name] = seen, glimpse
        self._kept = False

    def keep(self, paths: Iterable[Path]) -> None:
        """Remember those of these matches, if any of them is new."""
        if self._kept:
            return
        rows = {path.name: self._known[path.name] for path in paths if path.name in self._known}
        data = {name: [*seen, *astuple(glimpse)] for name, (seen, glimpse) in rows.items()}
        with contextlib.suppress(OSError):  # then they are played again
            self._saves.keep(self._saves.glimpses, json.dumps({"way": self._way, "rows": data}))
            self._kept = True


def _remembered(file: Path, way: str) -> dict[str, tuple[Age, Preview]]:
    """What an earlier program has kept, if it said and showed things so; what makes no sense is left out."""
    try:
        found = parsed(kept(file, LARGEST))
    except (OSError, ValueError):
        return {}
    match found:
        case {"way": str(same), "rows": dict(rows)} if same == way:
            return {name: ((row[0], row[1]), Preview(*row[2:])) for name, row in rows.items() if _is_sound(row)}
    return {}


def _is_sound(row: object) -> bool:
    """Whether it has an age and four texts, all of which can be written."""
    if not isinstance(row, list) or [*map(type, row)] != [int, int, str, str, str, str]:
        return False
    return all(text.encode(errors="ignore").decode() == text for text in row[2:])
