"""Document of a rule page: fonts, clause anchors, glossary links, folded sections."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary import GLOSSARY_SCHEME, GlossaryEntry
from bluestick.app.rules.search import CLAUSE, heading_place
from bluestick.app.widgets import style
from bluestick.store import paths
from bluestick.store.paths import rule_file
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.user_error import MissingResource

CASE = re.compile(r"```case\n(.*?)\n```", re.DOTALL)
CLAUSE_START = re.compile(r"^(?:#{2,4} |\*\*)([A-Z]{1,2}\d+(?:\.\d+)*)\b", re.MULTILINE)
"""Pattern of the beginning of a clause in Markdown; group 1: its id, such as H4.3."""
MARGIN = 12
"""Margin at both sides of the text, in pixels."""
SMALL_FONT = 12
FOLD_SCHEME = "fold"
FOLD_LINK = re.compile(rf"^\[[^\]]*\]\({FOLD_SCHEME}:(\w+)\)\n\n", re.MULTILINE)
"""Pattern of a link that folds the section after it; group 1: its name."""
PICTURE_CHARACTER = "\N{OBJECT REPLACEMENT CHARACTER}"


def read_rules(game: str, code: str) -> str:
    """Return a game's rule page as Markdown. Raise MissingResource if page or an example is unreadable."""
    file = rule_file(game, code)
    text = paths.resource_text(file)
    try:
        examples = [json.loads(found) for found in CASE.findall(text)]
    except ValueError as error:
        raise MissingResource(file) from error
    if not all(isinstance(example, dict) and "title" in example for example in examples):
        raise MissingResource(file)
    return text


class RuleDocument(QTextDocument):
    """Text of a rule page; ``in_tables``: font size in tables, in pixels at the normal text size."""

    def __init__(
        self,
        parent: QObject,
        markdown: str,
        words: tuple[GlossaryEntry, ...],
        theme: Theme,
        in_tables: int = style.TEXT_SIZE,
    ) -> None:
        super().__init__(parent)
        self._words, self._theme = words, theme
        self.places: dict[str, QTextBlock] = {}
        """First block of each clause and heading, by anchor."""
        self.setDefaultFont(art.sans(style.px(style.TEXT_SIZE)))
        self.setDocumentMargin(MARGIN)
        self.setMarkdown(markdown)
        self._format_blocks()
        self._format_tables(in_tables)
        for start, end in find_links(self):  # Qt gives them the colour of the palette
            cursor = QTextCursor(self)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            face = QTextCharFormat()
            face.setForeground(theme.color("accent"))
            cursor.mergeCharFormat(face)

    def _format_blocks(self) -> None:
        caption, headings = False, 0
        told: set[GlossaryEntry] = set()
        for block in blocks(self):
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            level = block.blockFormat().headingLevel()
            shape, face = QTextBlockFormat(), QTextCharFormat()
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(8)
            is_picture = block.text() == PICTURE_CHARACTER
            if level:
                face.setFont(art.serif(style.px({1: 24, 2: 19}.get(level, 17))))
                shape.setTopMargin({1: 4, 2: 20}.get(level, 14))
                shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
                headings += level in (2, 3)
                told = set()
            elif is_picture:
                shape.setTopMargin(6)
                shape.setBottomMargin(2)
                shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            elif caption:
                face.setForeground(self._theme.color("ink2"))
                face.setProperty(QTextFormat.Property.FontPixelSize, style.px(14))
                shape.setBottomMargin(16)
            elif block.textList() is not None:
                shape.setBottomMargin(4)
            cursor.mergeBlockFormat(shape)
            cursor.mergeCharFormat(face)
            if not (level or is_picture or caption or self._is_entry(block)):
                self._link_terms(block, told)
            caption = is_picture
            self._anchor(block, level, headings)

    def _format_tables(self, in_tables: int) -> None:
        for frame in self.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                table = frame.format()
                table.setCellPadding(3 if in_tables > SMALL_FONT else 1)
                table.setRightMargin(6 if in_tables > SMALL_FONT else 9)  # Qt makes a full table slightly too wide
                frame.setFormat(table)
                cursor = frame.firstCursorPosition()
                cursor.setPosition(frame.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
                face = QTextCharFormat()
                face.setProperty(QTextFormat.Property.FontPixelSize, style.px(in_tables))
                cursor.mergeCharFormat(face)

    def _is_entry(self, block: QTextBlock) -> bool:
        return block.textList() is not None and block.text().startswith(tuple(one.word for one in self._words))

    def _link_terms(self, block: QTextBlock, told: set[GlossaryEntry]) -> None:
        """Link the terms in a block, and add them to ``told``.

        Terms that are in ``told`` already, or explained by the clause of the block, get no link.
        """
        clause = CLAUSE.match(block.text())
        for start, end, entry in list(glossary.find_terms(self._words, block.text())):
            if entry in told or (clause is not None and clause[0] == entry.clause):
                continue
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + start + 1)
            if cursor.charFormat().isAnchor():
                continue
            told.add(entry)
            cursor.setPosition(block.position() + start)
            cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
            face = QTextCharFormat()
            face.setAnchor(True)
            face.setAnchorHref(f"{GLOSSARY_SCHEME}:{self._words.index(entry)}")
            face.setToolTip(entry.tooltip)
            face.setForeground(self._theme.color("ink"))
            face.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            face.setUnderlineColor(self._theme.color("ink2"))
            cursor.mergeCharFormat(face)

    def _anchor(self, block: QTextBlock, level: int, headings: int) -> None:
        found = CLAUSE.match(block.text())
        name = found[0] if found else (heading_place(headings) if level in (2, 3) else "")
        if not name or name in self.places:
            return
        self.places[name] = block
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        face = QTextCharFormat()
        face.setAnchorNames([name])
        cursor.mergeCharFormat(face)


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yield the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def find_links(document: QTextDocument) -> list[tuple[int, int]]:
    """Return (start, end) of each link, as positions in the document; links of glossary terms are left out."""
    found = []
    for block in blocks(document):
        pieces = block.begin()
        while not pieces.atEnd():
            fragment = pieces.fragment()
            face = fragment.charFormat()
            if face.isAnchor() and not face.anchorHref().startswith(GLOSSARY_SCHEME):
                found.append((fragment.position(), fragment.position() + fragment.length()))
            pieces += 1
    return found


def fold_sections(markdown: str, opened: set[str]) -> tuple[str, dict[str, str]]:
    """Return the page without its folded sections, and all foldable sections by name.

    ``opened``: names of sections that are not folded. A section ends at a heading of the same or a higher level.
    """
    shown: list[str] = []
    folded: dict[str, list[str]] = {}
    name, level, current = "", 0, 0
    for block in markdown.split("\n\n"):
        if heading := re.match("(#+) ", block):
            current = len(heading[1])
            if current <= level:
                name = ""
        if name:
            folded[name].append(block)
        if not name or name in opened:
            shown.append(block)
        if link := FOLD_LINK.match(f"{block}\n\n"):
            name, level = link[1], current
            folded[name] = []
    return "\n\n".join(shown), {name: "\n\n".join(blocks) for name, blocks in folded.items()}


def has_clause(markdown: str, name: str) -> bool:
    """Return whether the clause ``name`` begins in a Markdown text."""
    return name in CLAUSE_START.findall(markdown)
