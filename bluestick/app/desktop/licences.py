"""Licences dialog: all parts of the program and their licence texts, in English."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidget, QTextBrowser, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.layouts import row_of
from bluestick.store import paths
from bluestick.tables.drawing import art
from bluestick.text import command_line, common
from bluestick.text.cards import capital
from bluestick.user_error import MissingResource

NOTICES = "NOTICES.md"
LINK = re.compile(r"\[([^\]]+)\]\(([\w.-]+\.txt)\)")
FILES = re.compile(r"^Files: (.*)$", re.MULTILINE)
MIN_PAGE_WIDTH = 620
"""Minimum width of the text, in pixels at the normal text size."""


@dataclass(frozen=True, slots=True)
class Part:
    """Part of the program with its own licence, such as a font, and its section of the notices file."""

    title: str
    text: str


def read_parts() -> tuple[Part, ...]:
    """Return the parts in the notices file. Raise MissingResource if unreadable."""
    sections = re.split(r"^#+ ", paths.resource_text(_licence_path(NOTICES)), flags=re.MULTILINE)[1:]
    if not sections:
        raise MissingResource(_licence_path(NOTICES))
    return tuple(Part(title, text.strip()) for title, _, text in (section.partition("\n") for section in sections))


def licence_files(notices: tuple[Part, ...]) -> dict[str, str]:
    """Return the licence files that the parts link to, from file name to title."""
    found = (link for part in notices for link in LINK.findall(part.text))
    titles: dict[str, str] = {}
    for title, name in found:
        titles.setdefault(name, " ".join(title.split()))
    return titles


def read_licence(name: str) -> str:
    """Return the text of a licence file. Raise MissingResource if unreadable."""
    return paths.resource_text(_licence_path(name))


def _licence_path(name: str) -> Path:
    return paths.resources_folder() / "licences" / name


def _style_document(document: QTextDocument) -> None:
    everything = QTextCursor(document)
    everything.select(QTextCursor.SelectionType.Document)
    face = QTextCharFormat()
    face.setFontFamilies([document.defaultFont().family()])
    everything.mergeCharFormat(face)
    block = document.begin()
    while block.isValid():
        cursor, shape = QTextCursor(block), QTextBlockFormat()
        shape.setBottomMargin(10)
        shape.setLineHeight(112, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(shape)
        if block.blockFormat().headingLevel():
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            heading = QTextCharFormat()
            heading.setFont(art.serif(style.px(24)))
            cursor.mergeCharFormat(heading)
        block = block.next()


class LicencesDialog(Dialog):
    """List of parts and licences, with the text of the selected one beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setMinimumWidth(style.px(MIN_PAGE_WIDTH))
        self.page.anchorClicked.connect(self._open_link)
        self.body.addLayout(row_of(self.list, (self.page, 1), spacing=16))
        self._parts: tuple[Part, ...] = ()
        self._texts: dict[str, str] = {}
        try:
            self._parts = read_parts()
            self._texts = licence_files(self._parts)
        except MissingResource as error:
            self._show_error(error)
        self.list.addItems([part.title for part in self._parts])
        self.list.addItems([capital(title) for title in self._texts.values()])
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + self.list.verticalScrollBar().sizeHint().width() + 8)
        self.list.setCurrentRow(0)
        self.resize(self.sizeHint().width(), style.px(640))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common.licences_label())
        self.list.setAccessibleName(self.tr("Parts and licences"))
        self.page.setAccessibleName(self.windowTitle())

    def _show(self, row: int) -> None:
        document = QTextDocument(self.page)
        document.setDefaultFont(art.sans(style.px(style.TEXT_SIZE)))
        document.setDocumentMargin(12)
        if row < len(self._parts):
            part = self._parts[row]
            document.setMarkdown(f"# {part.title}\n\n{FILES.sub('', part.text)}")
            _style_document(document)
        else:
            try:
                document.setPlainText(read_licence(tuple(self._texts)[row - len(self._parts)]))
            except MissingResource as error:
                self._show_error(error)
                return
        self.page.setDocument(document)

    def _open_link(self, url: QUrl) -> None:
        if url.isRelative():
            self.list.setCurrentRow(len(self._parts) + tuple(self._texts).index(url.path()))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            QDesktopServices.openUrl(url)

    def _show_error(self, error: MissingResource) -> None:
        self.page.setPlainText(command_line.complaint(error.code, **error.details))
