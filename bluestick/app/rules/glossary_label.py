"""Rich-text label with links to clauses and glossary terms, for mouse and keyboard."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QToolTip

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary import GLOSSARY_SCHEME, GlossaryEntry


class GlossaryLabel(QLabel):
    """Rich text with links to clauses, ``haljan#H4.3``, and from terms to their explanation."""

    clause = Signal(str)
    """Emitted when a link to a clause is chosen; argument: the clause, ``haljan#H4.3``."""

    def __init__(self, role: str, game: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._game, self._html = game, ""
        self._words: tuple[GlossaryEntry, ...] = ()
        self.linkActivated.connect(self._follow)
        self.linkHovered.connect(lambda link: self._show_tooltip(self._entry_of_link(link), QCursor.pos()))

    def show_text(self, text: str) -> None:
        self.show_html(escape(text))

    def show_html(self, html: str) -> None:
        self._html = html
        self._words = glossary.current_entries(self._game)
        self._write()

    @property
    def plain_text(self) -> str:
        return QTextDocumentFragment.fromHtml(self._html).toPlainText()

    @property
    def has_links(self) -> bool:
        return "<a " in self.text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._html:
            self._write()  # links keep their old colour

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        chosen = next((entry for entry in self._words if self.selectedText() in entry.all_forms), None)
        self.setAccessibleDescription("" if chosen is None else chosen.text)
        self._show_tooltip(chosen, self.mapToGlobal(QPoint(0, self.height())))
        return moved

    def _write(self) -> None:
        self.ensurePolished()
        self.setText(glossary.with_links(self._html, self._words, self.palette().color(self.foregroundRole()).name()))
        focus = Qt.FocusPolicy.StrongFocus if self.has_links else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)  # without links the focus would be invisible

    def _entry_of_link(self, link: str) -> GlossaryEntry | None:
        scheme, _, place = link.partition(":")
        return self._words[int(place)] if scheme == GLOSSARY_SCHEME else None

    def _show_tooltip(self, entry: GlossaryEntry | None, at: QPoint) -> None:
        QToolTip.showText(at, "" if entry is None else entry.tooltip, self)

    def _follow(self, link: str) -> None:
        entry = self._entry_of_link(link)
        self.clause.emit(link if entry is None else f"{self._game}#{entry.clause}")
