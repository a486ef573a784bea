"""Saving of a match in its file; a failure is reported once, until a later attempt succeeds."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bluestick.engine.match import AnyMatch
from bluestick.store.journal import Journal


class MatchSaver(QObject):
    """Saver of one match in its journal."""

    failed = Signal()
    """Emitted when the match cannot be saved; not again until a save has succeeded."""
    recovered = Signal()

    def __init__(self, match: AnyMatch, journal: Journal, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._journal = match, journal
        self.error = ""
        """System error message if the match could not be saved, else empty."""

    def save(self) -> None:
        """Save the match, even before the first move, when there is no file yet."""
        before = self.error
        try:
            self._journal.save(self._match)
        except OSError as error:
            self.error = error.strerror or str(error)
            if not before:
                self.failed.emit()
        else:
            self.error = ""
            if before:
                self.recovered.emit()

    def retry(self) -> bool:
        """Save again if the last save failed; return whether everything is in the file now."""
        if self.error:
            self.save()
        return not self.error
