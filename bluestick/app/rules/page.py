"""Rule page as a text browser: Markdown, pictures of cases, glossary terms, folding sections.

Long, because drawing, folding and glossary work on one document.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QImage,
    QKeyEvent,
    QPagedPaintDevice,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QToolTip

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary import WORDS, GlossaryEntry
from bluestick.app.rules.search import CLAUSE, heading_place, plain
from bluestick.app.widgets import style
from bluestick.match.clause_exercises import ClauseExercise, trial_of
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing import art
from bluestick.tables.drawing.cloths import cloth
from bluestick.tables.drawing.recording_painter import overhearing
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.widget.table import GameTable
from bluestick.text.cards import card_name
from bluestick.text.spoken import spoken

CASE = re.compile(r"```case\n(.*?)\n```", re.DOTALL)
NAMED = re.compile(r"^(?:#{2,4} |\*\*)([A-Z]{1,2}\d+(?:\.\d+)*)\b", re.MULTILINE)
"""Pattern of the beginning of a clause in Markdown; group 1: its name."""
PICTURE = 300
"""Maximum width of the picture of an example, in pixels."""
MARGIN = 12
"""Margin at both sides of the text, in pixels."""
ROOMY = 400
"""Minimum width of a page in which all tables fit."""
TIGHT = 360
"""Width of a page below which table columns need smaller type, lest words are broken."""
SMALL, SMALLEST = 12, 11
"""Font size in the tables of a narrow page, and the minimum if they are still too wide."""
NEAR = 24
"""Distance from the top within which a heading counts as reached."""
SIGN = 22
"""Width of a symbol in the legend of the pictures."""
CASES, SIGNS, FOLDS, TRIES = "case", "sign", "fold", "try"
"""URL schemes of the links and pictures of a page, other than links to clauses."""
IMAGE = QTextDocument.ResourceType.ImageResource.value
FOLD = re.compile(rf"^\[[^\]]*\]\({FOLDS}:(\w+)\)\n\n", re.MULTILINE)
"""Pattern of a Markdown link that folds and unfolds the section after it; group 1: its name."""
OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"


class RulePage(QTextBrowser):
    """Text browser for a rule page in Markdown, with an anchor at each clause and a picture for each example."""

    spoilt = Signal()
    """Emitted when an example cannot be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._game = ""
        self._theme: Theme | None = None
        self._markdown = ""
        self._cases: list[dict[str, Any]] = []
        self._places: dict[str, QTextBlock] = {}
        self._folded: dict[str, str] = {}
        self._opened: set[str] = set()
        self._words: tuple[GlossaryEntry, ...] = ()
        self._name = ""
        self._trials: Mapping[str, ClauseExercise] = {}
        self.table: GameTable | None = None
        """Table of the current match, or None; examples of its game are drawn to match it."""
        self._drawn: dict[int, dict[str, Any]] = {}
        self._told: dict[int, str] = {}  # descriptions of the examples in words
        self._made: dict[int, QImage] = {}  # pictures drawn for these, until they are shown
        self._narrow = QTimer(self, singleShot=True, interval=0)  # deferred: not in the middle of a resize event
        self._narrow.timeout.connect(self._draw_anew)
        self._drawn_for = self._laid_for = 0  # width of the pictures, and of the page

    def show_rules(
        self, game: str, markdown: str, theme: Theme, trials: Mapping[str, ClauseExercise] | None = None
    ) -> None:
        """Show a page from its beginning; ``trials``: exercises on a table for its clauses, by clause."""
        self._drop()
        self._trials = trials or {}
        self._game, self._theme, self._markdown, self._drawn = game, theme, markdown, {}
        self._words, self._cases = glossary.read(markdown), list(self.examples)
        self._name, self._opened, self._told, self._made = "", set(), {}, {}
        self._lay_out()

    def show_sentence(self, text: str) -> None:
        """Show a sentence, such as an error, in place of a page."""
        self._drop()
        self._cases, self._drawn, self._places, self._folded, self._words = [], {}, {}, {}, ()
        self._markdown = ""
        self.setPlainText(text)

    def print_on(self, paper: QPagedPaintDevice) -> None:
        """Print the whole page in the light theme, with folded sections and all pictures."""
        shown = self._theme, self._places, self._words, self._trials, self._drawn_for
        self._words, self._trials, self._drawn_for = (), {}, 0  # paper is wide, and has no tooltips
        document = self._document(DAY, FOLD.sub("", self._markdown))
        document.setPageSize(QSizeF(paper.pageLayout().paintRectPixels(96).size()))
        self._theme = DAY
        for name in sorted(set(re.findall(rf"\(({SIGNS}:\w+)\)", self._markdown))) + [
            f"{CASES}:{number}" for number in range(len(self._cases))
        ]:
            picture = self.loadResource(IMAGE, QUrl(name))
            document.addResource(IMAGE, QUrl(name), picture)
        self._theme, self._places, self._words, self._trials, self._drawn_for = shown
        document.print_(paper)
        document.deleteLater()

    @property
    def clauses(self) -> tuple[str, ...]:
        """Names of all clauses on the page, those in folded sections included."""
        return tuple(dict.fromkeys(NAMED.findall(self._markdown)))

    @property
    def examples(self) -> tuple[dict[str, Any], ...]:
        """Examples (cases in JSON) drawn on the page, folded sections included."""
        return tuple(json.loads(found) for found in CASE.findall(self._markdown))

    @property
    def words(self) -> tuple[GlossaryEntry, ...]:
        """Glossary terms explained on the page."""
        return self._words

    def headings(self) -> list[tuple[int, str, str]]:
        """Return level, title and anchor of the headings, without the page title and folded sections."""
        found = []
        for name, block in self._places.items():
            level = block.blockFormat().headingLevel()
            if 1 < level < 4 and not any(_has(text, name) for text in self._folded.values()):
                found.append((level, block.text(), name))
        return found

    def top_of(self, name: str) -> float:
        """Return the vertical position of a clause or heading in the document."""
        return self.document().documentLayout().blockBoundingRect(self._places[name]).top()

    def reading(self) -> str:
        """Return the anchor of the last heading above the view's top; at the end of the page, the one opened last."""
        bar = self.verticalScrollBar()
        names = [name for _, _, name in self.headings()]
        passed = [name for name in names if self.top_of(name) <= bar.value() + NEAR]
        if bar.value() < bar.maximum():
            return passed[-1] if passed else next(iter(names), "")
        return self._name if self._name in names[len(passed) :] else next(reversed(names), "")

    def paragraph(self, name: str) -> str:
        """Return the text of a clause, or a heading with the first paragraph below it."""
        block = self._places.get(name) or self.document().begin()
        below = block.next().text() if block.blockFormat().headingLevel() else ""
        return f"{block.text()}. {below}" if below else block.text()

    def go_to(self, name: str) -> None:
        """Unfold the section of a clause, and scroll and move the cursor to it; unknown: to the page's beginning."""
        self._name = name
        for fold, text in self._folded.items():
            if fold not in self._opened and _has(text, name):
                self.toggle(fold)
        self._scroll_to(name)

    def _scroll_to(self, name: str) -> None:
        block = self._places.get(name) or self._places.get(name.partition(".")[0]) or self.document().begin()
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - 8)

    def toggle(self, fold: str) -> None:
        """Fold or unfold a section; ``fold``: name in its link."""
        bar = self.verticalScrollBar()
        here = bar.value()
        self._drop()
        self._opened ^= {fold}
        self._lay_out()
        bar.setValue(here)

    def unfold(self, text: str) -> None:
        """Unfold the sections that contain a text."""
        for fold, folded in self._folded.items():
            if fold not in self._opened and text.casefold() in plain(folded).casefold():
                self.toggle(fold)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link at the text cursor on Enter."""
        cursor = self.textCursor()
        link = "" if cursor.hasSelection() else cursor.charFormat().anchorHref()
        if link and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.anchorClicked.emit(QUrl(link))
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        self._explain()
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._places and event.size().width() != event.oldSize().width():
            self._scroll_to(self._name)
            self._narrow.start()

    def mark(self, text: str, color: QColor) -> int:
        """Highlight all occurrences of a text on the page; return their number."""
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

    def hit(self) -> int:
        """Return the number of the selected highlighted occurrence, from 1; 0 if none is selected."""
        here = self.textCursor().selectionStart()
        places = [mark.cursor.selectionStart() for mark in self.extraSelections()]
        return places.index(here) + 1 if here in places else 0

    def seek(self, text: str, *, backward: bool = False) -> None:
        """Select the next or previous occurrence of a text; wrap around at the end of the page."""
        way = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if not self.find(text, way):
            end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            self.moveCursor(end)
            self.find(text, way)
        self._show_what_follows()

    def _show_what_follows(self) -> None:
        """Scroll so that the text after a selection near the bottom is visible."""
        bar, below = self.verticalScrollBar(), self.viewport().height() // 3
        low = self.cursorRect().bottom() - 2 * below
        if low > 0:
            bar.setValue(bar.value() + low + below)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() not in (CASES, SIGNS):
            return super().loadResource(kind, name)
        try:
            if url.scheme() == SIGNS:
                return self._sign(url.path())
            number = int(url.path())
            self._drawn[number] = self._here(self._cases[number])
            return self._made.pop(number, None) or self._draw(self._drawn[number])
        except Exception:  # an invalid example may raise anything
            self.spoilt.emit()
            return QImage()

    def is_current(self) -> bool:
        """Return whether the pictures still have the appearance of the current table."""
        return all(self._here(self._cases[number]) == drawn for number, drawn in self._drawn.items())

    def _here(self, case: dict[str, Any]) -> dict[str, Any]:
        if self.table is None or self.table.rules.id != self._game:
            return case
        example: dict[str, Any] = self.table.game.example(self.table.shown, case)
        return example

    def _draw(self, case: dict[str, Any]) -> QImage:
        assert self._theme is not None
        width = self._drawn_for or style.px(PICTURE)
        theme = self._theme.on(cloth(self._game))
        image: QImage = TABLES[self._game].picture(theme, case, width, self.devicePixelRatioF())
        if image.deviceIndependentSize().width() <= width:
            return image
        wide = round(width * image.devicePixelRatio())  # some pictures are wider: scale them down
        return image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)

    @property
    def _picture_width(self) -> int:
        bar = self.verticalScrollBar().sizeHint().width()  # reserved even while there is no scroll bar
        return min(style.px(PICTURE), max(1, self.contentsRect().width() - bar - 2 * MARGIN - 2))

    def _draw_anew(self) -> None:
        """Lay out the page again if its width has changed so that pictures or tables no longer fit."""
        wide = self.contentsRect().width()  # so that a layout that cannot fit is not repeated
        if self._places and (self._picture_width != self._drawn_for or (wide != self._laid_for and self._is_too_wide)):
            self._drop()
            self._lay_out()
            self._scroll_to(self._name)

    @property
    def _is_too_wide(self) -> bool:
        """Whether the document is wider than the page. Checked only on narrow pages: it needs a full layout."""
        narrow = self.contentsRect().width() < style.px(ROOMY)
        return narrow and self.document().size().width() > self.viewport().width()

    def _sign(self, name: str) -> QImage:
        """Return the picture of a symbol of the examples, for the legend."""
        assert self._theme is not None
        case = {"type": SIGNS, "kind": SIGNS, "given": {"sign": name}}
        image: QImage = TABLES[self._game].picture(self._theme, case, style.px(SIGN), self.devicePixelRatioF())
        return image

    def _picture(self, found: re.Match[str]) -> str:
        case = json.loads(found[1])
        named = NAMED.findall(found.string, 0, found.start())
        trial = trial_of(named[-1], self._trials) if named else None
        #: Under an example of the rules: the same question on a table
        tried = "" if trial is None else f" · [{self.tr('Try it')}]({TRIES}:{trial.lesson}/{trial.stop})"
        number = self._cases.index(case)
        if QAccessible.isActive() and number not in self._told:
            self._told[number] = f"\n\n{self.in_words(case)}"
        told = self._told.get(number, "")
        return f"![{case['title']}]({CASES}:{number})\n\n{case['title']}{tried}{told}"

    def in_words(self, case: dict[str, Any]) -> str:
        """Return a text with all cards and labels of an example, in drawing order; "" if it cannot be drawn."""
        try:
            with overhearing() as heard:
                self._made[self._cases.index(case)] = self._draw(self._here(case))
        except Exception:  # reported when the example is shown
            return ""
        things = ", ".join(card_name(said) if is_card else spoken(said, self._game) for said, is_card in heard)
        #: Of a picture on a page of rules, for those who do not see it: cards, and what stands beside them
        return self.tr("In the picture: {things}.").format(things=" ".join(things.split()).removesuffix("."))

    def _explain(self) -> None:
        """Show the tooltip of the glossary term at the text cursor; Qt does that only for the mouse."""
        cursor = self.textCursor()
        face = cursor.charFormat()
        entry = self.word(QUrl(face.anchorHref())) if cursor.hasSelection() else None
        self.setAccessibleDescription(entry.text if entry is not None else "")
        if entry is not None:
            place = self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())
            QToolTip.showText(place, face.toolTip(), self.viewport())

    def word(self, url: QUrl) -> GlossaryEntry | None:
        """Return the glossary entry of a link to a term, or None for other links."""
        place = int(url.path()) if url.scheme() == WORDS else len(self._words)
        return self._words[place] if place < len(self._words) else None  # a link may outlive its page

    # Layout.

    def _drop(self) -> None:
        """Clear the page, so that an old document does not load the new examples during its layout.

        Without scroll bars the page gets wider meanwhile. Without anchors it does not scroll then: Qt would access
        deleted blocks.
        """
        self._places, self._folded = {}, {}
        self.setExtraSelections([])
        self.clear()

    def _lay_out(self) -> None:
        """Lay out the page without the folded sections."""
        assert self._theme is not None
        self._drawn_for, self._laid_for = self._picture_width, self.contentsRect().width()
        shown, self._folded = _fold(self._markdown, self._opened)
        largest = style.TEXT if self.contentsRect().width() >= style.px(TIGHT) else SMALL
        for size in range(largest, SMALLEST - 1, -1):
            document = self._document(self._theme, shown, size)
            if self.document().parent() is self:  # Qt deletes the first one itself
                self.document().deleteLater()
            self.setDocument(document)
            if not self._is_too_wide:
                break

    def _document(self, theme: Theme, markdown: str, in_tables: int = style.TEXT) -> QTextDocument:
        document = QTextDocument(self)
        document.setDefaultFont(art.sans(style.px(style.TEXT)))
        document.setDocumentMargin(MARGIN)
        document.setMarkdown(CASE.sub(self._picture, markdown))
        self._dress(document, theme, in_tables)
        for start, end in _links(document):  # Qt gives them the colour of the palette
            cursor = QTextCursor(document)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            face = QTextCharFormat()
            face.setForeground(theme.color("accent"))
            cursor.mergeCharFormat(face)
        return document

    def _dress(self, document: QTextDocument, theme: Theme, in_tables: int) -> None:
        """Set fonts, spacing and clause anchors of a document; ``in_tables``: font size in tables."""
        self._places = {}
        caption, headings = False, 0
        told: set[GlossaryEntry] = set()
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            level = block.blockFormat().headingLevel()
            shape, face = QTextBlockFormat(), QTextCharFormat()
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(8)
            is_picture = block.text() == OBJECT
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
                face.setForeground(theme.color("ink2"))
                face.setProperty(QTextFormat.Property.FontPixelSize, style.px(14))
                shape.setBottomMargin(16)
            elif block.textList() is not None:
                shape.setBottomMargin(4)
            cursor.mergeBlockFormat(shape)
            cursor.mergeCharFormat(face)
            if not (level or is_picture or caption or self._is_entry(block)):
                self._explain_words(block, theme, told)
            caption = is_picture
            self._anchor(block, level, headings)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                table = frame.format()
                table.setCellPadding(3 if in_tables > SMALL else 1)
                table.setRightMargin(6 if in_tables > SMALL else 9)  # Qt makes a full table slightly too wide
                frame.setFormat(table)
                cursor = frame.firstCursorPosition()
                cursor.setPosition(frame.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
                face = QTextCharFormat()
                face.setProperty(QTextFormat.Property.FontPixelSize, style.px(in_tables))
                cursor.mergeCharFormat(face)

    def _is_entry(self, block: QTextBlock) -> bool:
        """Return whether a block is a glossary entry."""
        return block.textList() is not None and block.text().startswith(tuple(one.word for one in self._words))

    def _explain_words(self, block: QTextBlock, theme: Theme, told: set[GlossaryEntry]) -> None:
        """Link the glossary terms in a block, except those in ``told`` (linked already) or explained by its clause."""
        clause = CLAUSE.match(block.text())
        for start, end, entry in list(glossary.places(self._words, block.text())):
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
            face.setAnchorHref(f"{WORDS}:{self._words.index(entry)}")
            face.setToolTip(entry.told)
            face.setForeground(theme.color("ink"))
            face.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            face.setUnderlineColor(theme.color("ink2"))
            cursor.mergeCharFormat(face)

    def _anchor(self, block: QTextBlock, level: int, headings: int) -> None:
        found = CLAUSE.match(block.text())
        name = found[0] if found else (heading_place(headings) if level in (2, 3) else "")
        if not name or name in self._places:
            return
        self._places[name] = block
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        face = QTextCharFormat()
        face.setAnchorNames([name])
        cursor.mergeCharFormat(face)


def _links(document: QTextDocument) -> list[tuple[int, int]]:
    """Return start and end position of each link except those of glossary terms."""
    found = []
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            fragment = pieces.fragment()
            face = fragment.charFormat()
            if face.isAnchor() and not face.anchorHref().startswith(WORDS):
                found.append((fragment.position(), fragment.position() + fragment.length()))
            pieces += 1
        block = block.next()
    return found


def _fold(markdown: str, opened: set[str]) -> tuple[str, dict[str, str]]:
    """Return the page without folded sections, and the text of all sections by name of their link, ``fold:name``.

    A section ends with the next heading of the same level as the one above its link, or higher.
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
        if link := FOLD.match(f"{block}\n\n"):
            name, level = link[1], current
            folded[name] = []
    return "\n\n".join(shown), {name: "\n\n".join(blocks) for name, blocks in folded.items()}


def _has(markdown: str, name: str) -> bool:
    """Return whether the clause ``name`` begins in a Markdown text."""
    return name in NAMED.findall(markdown)
