"""Rule page as a text browser: Markdown, pictures of cases, glossary terms, folding sections."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Mapping
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
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QToolTip

from bluestick.app.rules import glossary
from bluestick.app.rules.glossary import GLOSSARY_SCHEME, GlossaryEntry
from bluestick.app.rules.rule_document import (
    CASE,
    CLAUSE_START,
    FOLD_LINK,
    MARGIN,
    SMALL_FONT,
    RuleDocument,
    blocks,
    fold_sections,
    has_clause,
)
from bluestick.app.rules.search import SearchQuery, plain_text
from bluestick.app.widgets import style
from bluestick.match.clause_exercises import ClauseExercise, exercise_of
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing.cloths import cloth
from bluestick.tables.drawing.recording_painter import recording
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.widget.table import GameTable
from bluestick.text.cards import card_name
from bluestick.text.spoken import spoken_text

PICTURE_WIDTH = 300
"""Maximum width of the picture of an example, in pixels."""
ROOMY_PAGE = 400
"""Width of the page, in pixels, from which all tables fit."""
NARROW_PAGE = 360
"""Width of the page, in pixels, below which tables need a smaller font, lest words are broken."""
SMALLEST_FONT = 11
HEADING_REACH = 24
"""Distance from the top of the view, in pixels, within which a heading counts as reached."""
SYMBOL_WIDTH = 22
CASE_SCHEME, SYMBOL_SCHEME, EXERCISE_SCHEME = "case", "sign", "try"
"""URL schemes: picture of an example, picture of a symbol, link to an exercise."""
IMAGE = QTextDocument.ResourceType.ImageResource.value


class RulePage(QTextBrowser):
    """Rule page in Markdown, with an anchor at each clause and a picture for each example."""

    example_failed = Signal()

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
        self.table: GameTable[Any] | None = None
        """Table of the current match; examples of its game are drawn in the same appearance."""
        self._drawn: dict[int, dict[str, Any]] = {}
        self._told: dict[int, str] = {}  # descriptions of the examples in words
        self._made: dict[int, QImage] = {}  # pictures drawn for these, until they are shown
        self._narrow = QTimer(self, singleShot=True, interval=0)  # deferred: not in the middle of a resize event
        self._narrow.timeout.connect(self._draw_anew)
        self._drawn_for = self._laid_for = 0  # width of the pictures, and of the page

    def show_rules(
        self, game: str, markdown: str, theme: Theme, trials: Mapping[str, ClauseExercise] | None = None
    ) -> None:
        """Show a page from its beginning; ``trials``: exercises on a table, by clause."""
        self._clear_page()
        self._trials = trials or {}
        self._game, self._theme, self._markdown, self._drawn = game, theme, markdown, {}
        self._words, self._cases = glossary.parse_entries(markdown), list(self.examples)
        self._name, self._opened, self._told, self._made = "", set(), {}, {}
        self._build_document()

    def show_sentence(self, text: str) -> None:
        self._clear_page()
        self._cases, self._drawn, self._places, self._folded, self._words = [], {}, {}, {}, ()
        self._markdown = ""
        self.setPlainText(text)

    def print_on(self, paper: QPagedPaintDevice) -> None:
        """Print the page in the light theme, with folded sections and all pictures."""
        shown = self._theme, self._trials, self._drawn_for
        self._trials, self._drawn_for = {}, 0  # paper is wide, and has no tooltips
        document = RuleDocument(self, CASE.sub(self._picture, FOLD_LINK.sub("", self._markdown)), (), DAY)
        document.setPageSize(QSizeF(paper.pageLayout().paintRectPixels(96).size()))
        self._theme = DAY
        for name in sorted(set(re.findall(rf"\(({SYMBOL_SCHEME}:\w+)\)", self._markdown))) + [
            f"{CASE_SCHEME}:{number}" for number in range(len(self._cases))
        ]:
            picture = self.loadResource(IMAGE, QUrl(name))
            document.addResource(IMAGE, QUrl(name), picture)
        self._theme, self._trials, self._drawn_for = shown
        document.print_(paper)
        document.deleteLater()

    @property
    def clauses(self) -> tuple[str, ...]:
        """Names of all clauses, those in folded sections included."""
        return tuple(dict.fromkeys(CLAUSE_START.findall(self._markdown)))

    @property
    def examples(self) -> tuple[dict[str, Any], ...]:
        return tuple(json.loads(found) for found in CASE.findall(self._markdown))

    @property
    def words(self) -> tuple[GlossaryEntry, ...]:
        return self._words

    def headings(self) -> list[tuple[int, str, str]]:
        """Return level, title and anchor of the headings, without the page title and folded sections."""
        found = []
        for name, block in self._places.items():
            level = block.blockFormat().headingLevel()
            if 1 < level < 4 and not any(has_clause(text, name) for text in self._folded.values()):
                found.append((level, block.text(), name))
        return found

    def anchor_top(self, name: str) -> float:
        return self.document().documentLayout().blockBoundingRect(self._places[name]).top()

    def current_heading(self) -> str:
        """Return the anchor of the last heading at or above the view's top.

        At the end of the page, which shows several: the one opened last, else the last of all.
        """
        bar = self.verticalScrollBar()
        names = [name for _, _, name in self.headings()]
        passed = [name for name in names if self.anchor_top(name) <= bar.value() + HEADING_REACH]
        if bar.value() < bar.maximum():
            return passed[-1] if passed else next(iter(names), "")
        return self._name if self._name in names[len(passed) :] else next(reversed(names), "")

    def paragraph(self, name: str) -> str:
        """Return the text of the clause ``name``; for a heading also the first paragraph below it."""
        block = self._places.get(name) or self.document().begin()
        below = block.next().text() if block.blockFormat().headingLevel() else ""
        return f"{block.text()}. {below}" if below else block.text()

    def go_to(self, name: str) -> None:
        """Unfold the section of the clause ``name`` and go there; if unknown, to the page's beginning."""
        self._name = name
        for section, text in self._folded.items():
            if section not in self._opened and has_clause(text, name):
                self.toggle_section(section)
        self._scroll_to(name)

    def _scroll_to(self, name: str) -> None:
        block = self._places.get(name) or self._places.get(name.partition(".")[0]) or self.document().begin()
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - 8)

    def toggle_section(self, fold: str) -> None:
        bar = self.verticalScrollBar()
        here = bar.value()
        self._clear_page()
        self._opened ^= {fold}
        self._build_document()
        bar.setValue(here)

    def unfold_hits(self, query: SearchQuery, places: Container[str]) -> None:
        """Unfold the sections with all words of a query in one paragraph, or with a clause in ``places``."""
        for section, text in self._folded.items():
            if section not in self._opened and (
                any(name in places for name in CLAUSE_START.findall(text))
                or any(query.matches(plain_text(paragraph)) for paragraph in text.split("\n\n"))
            ):
                self.toggle_section(section)

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
        self._show_term_tooltip()
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._places and event.size().width() != event.oldSize().width():
            self._scroll_to(self._name)
            self._narrow.start()

    def mark(self, query: SearchQuery, places: Container[str], color: QColor) -> int:
        """Highlight the words of a query in each paragraph that has all of them or is in a clause in ``places``.

        Return the number of highlighted words.
        """
        names = {block.position(): name for name, block in self._places.items()}
        found, name = [], ""
        for block in blocks(self.document()):
            name = names.get(block.position(), name)
            if name in places or query.matches(block.text()):
                for start, end in query.found_spans(block.text()):
                    selection = QTextEdit.ExtraSelection()
                    selection.cursor = QTextCursor(block)
                    selection.cursor.setPosition(block.position() + start)
                    selection.cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                    selection.format.setBackground(color)
                    selection.format.setForeground(QColor("#1b2730"))
                    found.append(selection)
        self.setExtraSelections(found)
        return len(found)

    def mark_number(self) -> int:
        """Return which of the highlighted words is selected, counted from 1; 0 if none."""
        here = self.textCursor().selectionStart()
        places = [mark.cursor.selectionStart() for mark in self.extraSelections()]
        return places.index(here) + 1 if here in places else 0

    def select_mark(self, *, backward: bool = False) -> None:
        marks = [(mark.cursor.selectionStart(), mark.cursor.selectionEnd()) for mark in self.extraSelections()]
        here = self.textCursor()
        if backward:
            marks = [mark for mark in reversed(marks) if mark[1] <= here.selectionStart()] or marks[::-1]
        else:
            marks = [mark for mark in marks if mark[0] >= here.selectionEnd()] or marks
        if marks:
            here.setPosition(marks[0][0])
            here.setPosition(marks[0][1], QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(here)
            self._scroll_to_following()

    def _scroll_to_following(self) -> None:
        """Scroll so that the text after a selection near the bottom is visible."""
        bar, below = self.verticalScrollBar(), self.viewport().height() // 3
        low = self.cursorRect().bottom() - 2 * below
        if low > 0:
            bar.setValue(bar.value() + low + below)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() not in (CASE_SCHEME, SYMBOL_SCHEME):
            return super().loadResource(kind, name)
        try:
            if url.scheme() == SYMBOL_SCHEME:
                return self._draw_symbol(url.path())
            number = int(url.path())
            self._drawn[number] = self._here(self._cases[number])
            return self._made.pop(number, None) or self._draw(self._drawn[number])
        except Exception:  # an invalid example may raise anything
            self.example_failed.emit()
            return QImage()

    def is_current(self) -> bool:
        return all(self._here(self._cases[number]) == drawn for number, drawn in self._drawn.items())

    def _here(self, case: dict[str, Any]) -> dict[str, Any]:
        if self.table is None or self.table.rules.id != self._game:
            return case
        example: dict[str, Any] = self.table.game.example(self.table.shown, case)
        return example

    def _draw(self, case: dict[str, Any]) -> QImage:
        assert self._theme is not None
        width = self._drawn_for or style.px(PICTURE_WIDTH)
        theme = self._theme.with_cloth(cloth(self._game))
        image: QImage = TABLES[self._game].picture(theme, case, width, self.devicePixelRatioF())
        if image.deviceIndependentSize().width() <= width:
            return image
        wide = round(width * image.devicePixelRatio())  # some pictures are wider: scale them down
        return image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)

    @property
    def _picture_width(self) -> int:
        bar = self.verticalScrollBar().sizeHint().width()  # reserved even while there is no scroll bar
        return min(style.px(PICTURE_WIDTH), max(1, self.contentsRect().width() - bar - 2 * MARGIN - 2))

    def _draw_anew(self) -> None:
        """Lay out the page again if pictures or tables no longer fit its width."""
        wide = self.contentsRect().width()  # so that a layout that cannot fit is not repeated
        if self._places and (self._picture_width != self._drawn_for or (wide != self._laid_for and self._is_too_wide)):
            self._clear_page()
            self._build_document()
            self._scroll_to(self._name)

    @property
    def _is_too_wide(self) -> bool:
        """Whether the document is wider than the page; checked on narrow pages only, as it needs a full layout."""
        narrow = self.contentsRect().width() < style.px(ROOMY_PAGE)
        return narrow and self.document().size().width() > self.viewport().width()

    def _draw_symbol(self, name: str) -> QImage:
        assert self._theme is not None
        case = {"type": SYMBOL_SCHEME, "kind": SYMBOL_SCHEME, "given": {"sign": name}}
        image: QImage = TABLES[self._game].picture(self._theme, case, style.px(SYMBOL_WIDTH), self.devicePixelRatioF())
        return image

    def _picture(self, found: re.Match[str]) -> str:
        case = json.loads(found[1])
        named = CLAUSE_START.findall(found.string, 0, found.start())
        trial = exercise_of(named[-1], self._trials) if named else None
        #: Under an example of the rules: the same question on a table
        tried = "" if trial is None else f" · [{self.tr('Try it')}]({EXERCISE_SCHEME}:{trial.lesson}/{trial.stop})"
        number = self._cases.index(case)
        if QAccessible.isActive() and number not in self._told:
            self._told[number] = f"\n\n{self.describe_case(case)}"
        told = self._told.get(number, "")
        return f"![{case['title']}]({CASE_SCHEME}:{number})\n\n{case['title']}{tried}{told}"

    def describe_case(self, case: dict[str, Any]) -> str:
        """Return all cards and labels of an example, in drawing order; "" if it cannot be drawn."""
        try:
            with recording() as heard:
                self._made[self._cases.index(case)] = self._draw(self._here(case))
        except Exception:  # reported when the example is shown
            return ""
        things = ", ".join(card_name(said) if is_card else spoken_text(said, self._game) for said, is_card in heard)
        #: Of a picture on a page of rules, for those who do not see it: cards, and what stands beside them
        return self.tr("In the picture: {things}.").format(things=" ".join(things.split()).removesuffix("."))

    def _show_term_tooltip(self) -> None:
        """Show the tooltip of the glossary term at the text cursor; Qt does that only for the mouse."""
        cursor = self.textCursor()
        face = cursor.charFormat()
        entry = self.entry_at(QUrl(face.anchorHref())) if cursor.hasSelection() else None
        self.setAccessibleDescription(entry.text if entry is not None else "")
        if entry is not None:
            place = self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())
            QToolTip.showText(place, face.toolTip(), self.viewport())

    def entry_at(self, url: QUrl) -> GlossaryEntry | None:
        place = int(url.path()) if url.scheme() == GLOSSARY_SCHEME else len(self._words)
        return self._words[place] if place < len(self._words) else None  # a link may outlive its page

    def _clear_page(self) -> None:
        """Clear the page, lest the old document loads new examples, or Qt scrolls to anchors in deleted blocks."""
        self._places, self._folded = {}, {}
        self.setExtraSelections([])
        self.clear()

    def _build_document(self) -> None:
        assert self._theme is not None
        self._drawn_for, self._laid_for = self._picture_width, self.contentsRect().width()
        shown, self._folded = fold_sections(self._markdown, self._opened)
        largest = style.TEXT_SIZE if self.contentsRect().width() >= style.px(NARROW_PAGE) else SMALL_FONT
        for size in range(largest, SMALLEST_FONT - 1, -1):
            document = RuleDocument(self, CASE.sub(self._picture, shown), self._words, self._theme, size)
            self._places = document.places
            if self.document().parent() is self:  # Qt deletes the first one itself
                self.document().deleteLater()
            self.setDocument(document)
            if not self._is_too_wide:
                break
