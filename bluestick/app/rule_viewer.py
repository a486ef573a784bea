"""The rules of a game beside the table, with examples drawn by the table and computed by the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from bluestick.app import language, paths, style, texts
from bluestick.app.dock import Dock
from bluestick.app.furniture import button, label
from bluestick.app.texts import command_line, common
from bluestick.complaint import MissingResource
from bluestick.games import GAMES
from bluestick.tables import TABLES, art
from bluestick.tables.base import GameTable
from bluestick.tables.theme import Theme

CASE = re.compile(r"```case\n(.*?)\n```", re.DOTALL)
CLAUSE = re.compile(r"[A-Z]{1,2}\d+(\.\d+)*\b")
PICTURE = 300
"""The width of an example."""


def rule_file(game: str, code: str) -> Path:
    """The rules of a game in a language."""
    return paths.resources() / "rules" / game / f"{code}.md"


def read_rules(game: str, code: str) -> str:
    """The page itself. MissingResource if it cannot be read, or has an example that cannot."""
    file = rule_file(game, code)
    text = paths.page(file)
    try:
        examples = [json.loads(found) for found in CASE.findall(text)]
    except ValueError as error:
        raise MissingResource(file) from error
    if not all(isinstance(example, dict) and "title" in example for example in examples):
        raise MissingResource(file)
    return text


class RuleViewer(Dock):
    """Contents, search, the page itself, and the way back."""

    left = Signal()
    """Esc, or the button that closes: back to the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("rules", theme, PICTURE + 82)
        self._game = ""
        self._visited: list[str] = []
        self._at = -1
        self._unread = False
        self.games = QComboBox()
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.games.activated.connect(lambda row: self.open(f"{self.games.itemData(row)}#"))
        self._title.hide()  # the list says it
        self.add_to_head(self.games)
        self.page = RulePage()
        self.page.spoilt.connect(lambda: art.damaged(rule_file(self._game, language.spoken(style.application()))))
        self.page.anchorClicked.connect(lambda url: self.open(f"{self._game}#{url.fragment()}"))
        self.contents = QListWidget()
        self.contents.itemActivated.connect(self._open_item)
        self.contents.itemClicked.connect(self._open_item)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.find_next)
        self._count = label("note")
        self.put_away.clicked.connect(self.left)
        self.back, self.forward, self.previous, self.next = (button("tool", sign) for sign in "‹›▴▾")
        self.back.clicked.connect(lambda: self._go(-1))
        self.forward.clicked.connect(lambda: self._go(1))
        self.previous.clicked.connect(self.find_previous)
        self.next.clicked.connect(self.find_next)
        for keys, act in (
            (QKeySequence.StandardKey.Find, self.field.setFocus),
            (QKeySequence("Alt+Left"), lambda: self._go(-1)),
            (QKeySequence("Alt+Right"), lambda: self._go(1)),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._arrange()
        self.retranslate()

    def open(self, clause: str) -> None:
        """Open a page at a clause, ``halma#L7``, or at its beginning, ``halma#``."""
        del self._visited[self._at + 1 :]
        self._visited.append(clause)
        self._at = len(self._visited) - 1
        self._show(clause)

    @property
    def game(self) -> str:
        """Whose rules are shown."""
        return self._game

    @property
    def clause(self) -> str:
        """The clause that was opened last."""
        return self._visited[self._at]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """The page in the language of the day, at the same clause."""
        super().retranslate()
        self.back.setToolTip(self.tr("Back"))
        self.forward.setToolTip(self.tr("Forward"))
        self.previous.setToolTip(self.tr("Previous match", "of the text that is searched for"))
        self.next.setToolTip(self.tr("Next match", "of the text that is searched for"))
        for made in (self.back, self.forward, self.previous, self.next):
            made.setAccessibleName(made.toolTip())
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.contents.setAccessibleName(self.tr("Contents"))
        self.games.setAccessibleName(self.tr("Rules of which game?"))
        self.games.clear()
        for game in GAMES:
            self.games.addItem(common.rules_of(texts.game_name(game)), game)
        self._reload()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._reload()

    def find_next(self) -> None:
        """To the next place where the searched text stands, from the end on to the beginning."""
        if not self.page.find(self.field.text()):
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.page.find(self.field.text())

    def find_previous(self) -> None:
        """To the place before."""
        backward = QTextDocument.FindFlag.FindBackward
        if not self.page.find(self.field.text(), backward):
            self.page.moveCursor(QTextCursor.MoveOperation.End)
            self.page.find(self.field.text(), backward)

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.back)
        top.addWidget(self.forward)
        top.addSpacing(4)
        top.addWidget(self.field, 1)
        top.addWidget(self._count)
        top.addWidget(self.previous)
        top.addWidget(self.next)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.contents)
        split.addWidget(self.page)
        split.setStretchFactor(1, 1)
        split.setSizes([style.px(132), style.px(500)])
        split.setHandleWidth(1)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 8, 4, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(split, 1)
        self.setWidget(inner)

    def _reload(self) -> None:
        if self._game:
            self._game = ""
            self._show(self.clause)

    def _show(self, clause: str) -> None:
        game, _, name = clause.partition("#")
        if game != self._game or self._unread or not self.page.is_current():
            self._game = game
            self._read(game)
            self.games.setCurrentIndex(self.games.findData(game))
            self.call(self.games.currentText())
            self.page.setAccessibleName(self.windowTitle())
            self.contents.clear()
            for level, title, place in self.page.headings():
                item = QListWidgetItem(("    " if level > 2 else "") + title)
                item.setData(Qt.ItemDataRole.UserRole, place)
                self.contents.addItem(item)
            self._search(self.field.text())
        self.page.go_to(name)
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at < len(self._visited) - 1)

    def _read(self, game: str) -> None:
        try:
            self.page.show_rules(game, read_rules(game, language.spoken(style.application())), self._theme)
        except MissingResource as error:
            self._unread = True
            self.page.show_sentence(command_line.complaint(error.code, **error.details))
        else:
            self._unread = False

    def _go(self, step: int) -> None:
        if 0 <= self._at + step < len(self._visited):
            self._at += step
            self._show(self.clause)

    def _open_item(self, item: QListWidgetItem) -> None:
        self.open(f"{self._game}#{item.data(Qt.ItemDataRole.UserRole)}")

    def _search(self, text: str) -> None:
        found = self.page.mark(text, self._theme.color("signal"))
        self._count.setText(str(found) if text else "")
        self._count.setAccessibleName(self.tr("%n match(es)", "of the text that is searched for", found))
        for made in (self.previous, self.next):
            made.setEnabled(found > 0)
        if text:
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.find_next()


class RulePage(QTextBrowser):
    """A rule page: Markdown, with an anchor at every clause and a picture in place of every case."""

    spoilt = Signal()
    """An example on it cannot be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self._game = ""
        self._theme: Theme | None = None
        self._cases: list[dict[str, Any]] = []
        self._places: dict[str, QTextBlock] = {}
        self._name = ""
        self.table: GameTable | None = None
        """Where the match is played, if one is: what it has to say of an example is drawn."""
        self._drawn: dict[int, dict[str, Any]] = {}

    def show_rules(self, game: str, markdown: str, theme: Theme) -> None:
        """Show a page from its beginning."""
        self.setExtraSelections([])
        self._places = {}  # Qt writes to where a block was, and the page is resized while it is emptied
        self.clear()  # the page before may be laid out until it goes, and then asks for its own examples
        self._game, self._theme, self._cases, self._drawn = game, theme, [], {}
        document = QTextDocument(self)
        document.setDefaultFont(art.sans(style.px(style.TEXT)))
        document.setDocumentMargin(12)
        document.setMarkdown(CASE.sub(self._picture, markdown))
        self._dress(document, theme)
        if self.document().parent() is self:  # the very first one goes by itself
            self.document().deleteLater()
        self.setDocument(document)

    def show_sentence(self, text: str) -> None:
        """Show this instead of a page."""
        self.setExtraSelections([])
        self._cases, self._drawn, self._places = [], {}, {}
        self.setPlainText(text)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses that there are on the page."""
        return tuple(name for name in self._places if CLAUSE.fullmatch(name))

    @property
    def examples(self) -> tuple[dict[str, Any], ...]:
        """The cases that are drawn on the page."""
        return tuple(self._cases)

    def headings(self) -> list[tuple[int, str, str]]:
        """Level, title and place of all headings but the title of the page."""
        found = []
        for name, block in self._places.items():
            level = block.blockFormat().headingLevel()
            if level > 1:
                found.append((level, block.text(), name))
        return found

    def go_to(self, name: str) -> None:
        """Show a clause at the top, and mark it."""
        self._name = name
        block = self._places.get(name) or self._places.get(name.partition(".")[0]) or self.document().begin()
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.go_to(self._name)

    def mark(self, text: str, color: QColor) -> int:
        """Mark all places where a text stands; how many there are."""
        found = []
        cursor = QTextCursor(self.document())
        while text and not (cursor := self.document().find(text, cursor)).isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(color)
            selection.format.setForeground(QColor("#1b2730"))
            found.append(selection)
        self.setExtraSelections(found)
        return len(found)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() != "case":
            return super().loadResource(kind, name)
        number = int(url.path())
        try:
            self._drawn[number] = self._here(self._cases[number])
            return self._draw(self._drawn[number])
        except Exception:  # an example without sense may raise anything
            self.spoilt.emit()
            return QImage()

    def is_current(self) -> bool:
        """Whether all examples are still drawn as they are at the table."""
        return all(self._here(self._cases[number]) == drawn for number, drawn in self._drawn.items())

    def _here(self, case: dict[str, Any]) -> dict[str, Any]:
        return self.table.example(case) if self.table is not None and self.table.rules.id == self._game else case

    def _draw(self, case: dict[str, Any]) -> QImage:
        assert self._theme is not None
        image: QImage = TABLES[self._game].picture(self._theme, case, style.px(PICTURE), self.devicePixelRatioF())
        return image

    def _picture(self, found: re.Match[str]) -> str:
        case = json.loads(found[1])
        self._cases.append(case)
        return f"![{case['title']}](case:{len(self._cases) - 1})\n\n{case['title']}"

    def _dress(self, document: QTextDocument, theme: Theme) -> None:
        """Type and space; anchors where clauses begin."""
        caption = False
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            level = block.blockFormat().headingLevel()
            shape, face = QTextBlockFormat(), QTextCharFormat()
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(8)
            is_picture = block.text() == "\N{OBJECT REPLACEMENT CHARACTER}"
            if level:
                face.setFont(art.serif(style.px({1: 24, 2: 19}.get(level, 17))))
                shape.setTopMargin({1: 4, 2: 20}.get(level, 14))
                shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            elif is_picture:
                shape.setTopMargin(6)
                shape.setBottomMargin(2)
                shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            elif caption:
                face.setForeground(theme.color("ink2"))
                face.setProperty(QTextFormat.Property.FontPixelSize, style.px(14))
                shape.setBottomMargin(16)
            caption = is_picture
            cursor.mergeBlockFormat(shape)
            cursor.mergeCharFormat(face)
            self._anchor(block, level)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                table = frame.format()
                table.setRightMargin(4)  # Qt lays a full table out a pixel too wide now and then
                frame.setFormat(table)

    def _anchor(self, block: QTextBlock, level: int) -> None:
        found = CLAUSE.match(block.text())
        name = found[0] if found else (f"h{block.blockNumber()}" if level > 1 else "")
        if not name or name in self._places:
            return
        self._places[name] = block
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        face = QTextCharFormat()
        face.setAnchorNames([name])
        cursor.mergeCharFormat(face)
