"""Cache of previews of open matches, each valid for one state of the match file, one language and one appearance."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QPixmap

from bluestick import __version__
from bluestick.engine.record_file import contents
from bluestick.store.files import file_age, file_text
from bluestick.store.journal import Journal
from bluestick.store.json_files import checked, parse_json, valid_items
from bluestick.store.match_store import MatchStore

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch

LARGEST = 8_000_000

MOST = 5_000
"""Largest number of moves to replay for a preview: the window is blocked for at most a second."""
NONE = "none"
"""Value of ``Preview.picture`` if the picture cannot be drawn."""

Age = tuple[int, int]


@dataclass(frozen=True)
class Preview:
    """Preview of an open match on the start page."""

    form: str
    whom: str
    state: str
    picture: str = ""
    """PNG of the table in base 64; empty before it was drawn, ``NONE`` if it never will be."""

    def with_picture(self, picture: QPixmap) -> Preview:
        buffer = QBuffer()
        picture.save(buffer, "PNG")
        return replace(self, picture=buffer.data().toBase64().toStdString())

    def pixmap(self, dpr: float) -> QPixmap:
        """Return the picture for a device pixel ratio; a null pixmap if there is none."""
        pixmap = QPixmap()
        pixmap.loadFromData(QByteArray.fromBase64(self.picture.encode()))
        pixmap.setDevicePixelRatio(dpr)
        return pixmap


@dataclass(frozen=True)
class _PreviewFile:
    way: str
    rows: dict[str, Any]


class PreviewCache:
    """Cached previews of open matches, by file name."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self._way = ""
        self._known: dict[str, tuple[Age, Preview]] = {}
        self._is_saved = True

    def select(self, *way: object) -> None:
        """Load the previews made for ``way`` (language and appearance settings), and drop those for any other."""
        sign = " ".join(map(str, (__version__, *way)))
        if sign != self._way:
            self._way, self._known, self._is_saved = sign, _read_previews(self._saves.previews_file, sign), True

    def get(self, path: Path) -> Preview | None:
        """Return the cached preview of a match file; None without one, or if the file has changed since."""
        seen, preview = self._known.get(path.name, (None, None))
        return preview if seen == file_age(path) else None

    def read(self, path: Path) -> tuple[AnyMatch | None, Age]:
        """Replay a match without locking its file; return it (None: over ``MOST`` moves) and its ``file_age``.

        RecordError or OSError.
        """
        before = file_age(path)
        too_long = contents(path).count(b"\n") > MOST
        return None if too_long else Journal(path, self._saves).read(), before

    def add(self, path: Path, seen: Age, preview: Preview) -> None:
        self._known[path.name] = seen, preview
        self._is_saved = False

    def save(self, paths: Iterable[Path]) -> None:
        """If any preview is new, write those of the matches at ``paths`` to disk and drop all others there."""
        if self._is_saved:
            return
        rows = {path.name: self._known[path.name] for path in paths if path.name in self._known}
        data = {name: [*seen, *astuple(preview)] for name, (seen, preview) in rows.items()}
        with contextlib.suppress(OSError):  # they are replayed the next time
            self._saves.replace(self._saves.previews_file, json.dumps({"way": self._way, "rows": data}))
            self._is_saved = True


def _read_previews(file: Path, way: str) -> dict[str, tuple[Age, Preview]]:
    """Return the valid previews on disk that were made for ``way`` (language and appearance settings)."""
    try:
        found = checked(_PreviewFile, parse_json(file_text(file, LARGEST)))
    except (OSError, ValueError):
        return {}
    rows = valid_items(tuple[int, int, str, str, str, str], found.rows if found.way == way else {})
    return {
        name: ((size, modified), Preview(*texts))
        for name, (size, modified, *texts) in rows.items()
        if all(text.encode(errors="ignore").decode() == text for text in texts)  # no half of a surrogate pair
    }
