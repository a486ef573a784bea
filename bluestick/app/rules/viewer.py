"""Rules dock: contents, search and page, with examples drawn by the tables."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bluestick.app.rules import glossary, search
from bluestick.app.rules.page import EXERCISE_SCHEME, RulePage
from bluestick.app.rules.rule_document import FOLD_SCHEME, read_rules
from bluestick.app.widgets import printing, style
from bluestick.app.widgets.announcer import GAME_PROPERTY, announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.dock import Dock
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.games import GAMES
from bluestick.match.clause_exercises import clause_exercises
from bluestick.store.paths import rule_file
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import command_line, common, game_titles, language
from bluestick.user_error import MissingResource

CLAUSE_ROLE = Qt.ItemDataRole.UserRole
"""Item role: clause that the item opens."""
MINIMUM_WIDTH = 304
SIDE_BY_SIDE = 720
"""Minimum width of the dock for a table of contents beside the page; in a narrower one it is above."""
STACKED_SIZES, SIDE_BY_SIDE_SIZES = (160, 500), (270, 530)
MINIMUM_LETTERS = 2


class RuleViewer(Dock):
    """Dock for the rules: contents, search, page, history."""

    message = Signal(object)
    """Emitted to show a message; argument: function that returns the text."""
    tried = Signal(str, str, str)
    """Emitted to try an example on the table; arguments: game, id of the lesson, name of its step."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("rules", theme, MINIMUM_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the focus stays at the table
        self._game = ""
        self._visited: list[str] = []
        self._at = -1
        self._unread = False
        self._rows: dict[str, QTreeWidgetItem] = {}
        self.games = QComboBox()
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumContentsLength(10)
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.games.activated.connect(lambda row: self.open(f"{self.games.itemData(row)}#"))
        self._title.hide()  # the list of games shows it
        self.add_to_head(self.games)
        self.page = RulePage()
        self.page.example_failed.connect(lambda: art.report_damage(rule_file(self._game, self._language_code())))
        self.page.anchorClicked.connect(self._open_link)
        self.page.verticalScrollBar().valueChanged.connect(self._select_current_heading)
        self.contents, self.found = _create_tree(), _create_tree()
        self.found.setIndentation(style.px(12))
        for tree in (self.contents, self.found):
            tree.itemActivated.connect(self._open_item)
            tree.itemClicked.connect(self._open_item)
        self._lists = QStackedWidget()
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.found)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.find_next)
        self._hits = QWidget()
        self._hits.hide()
        self._count = label("note")
        self.back, self.forward, self.previous, self.next = (button("tool", sign) for sign in "‹›▴▾")
        self.back.clicked.connect(lambda: self._go(-1))
        self.forward.clicked.connect(lambda: self._go(1))
        self.previous.clicked.connect(self.find_previous)
        self.next.clicked.connect(self.find_next)
        self.paper = button("tool", "⋯")
        self._on_paper = QMenu(self.paper)
        self._print, self._save = self._on_paper.addAction(""), self._on_paper.addAction("")
        self._print.setObjectName("print_rules")
        self._print.triggered.connect(self._ask_for_printer)
        self._save.triggered.connect(self._ask_for_file)
        self.paper.setMenu(self._on_paper)
        for keys, act in (
            (QKeySequence.StandardKey.Find, self._begin_search),
            (QKeySequence.StandardKey.Print, self._ask_for_printer),
            (QKeySequence("Alt+Left"), lambda: self._go(-1)),
            (QKeySequence("Alt+Right"), lambda: self._go(1)),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._arrange()
        self.retranslate()

    def open(self, clause: str, *, from_search: bool = False) -> None:
        """Open a page at a clause (``halma#L7``) or its beginning (``halma#``).

        A page of another game ends a search, unless it is opened ``from_search``.
        """
        if not from_search and clause.partition("#")[0] != self._game:
            self.field.clear()
        del self._visited[self._at + 1 :]
        self._visited.append(clause)
        self._at = len(self._visited) - 1
        self._show(clause)

    def read_out(self) -> None:
        """Announce the text of the current clause to screen readers; the focus does not move."""
        announce(self, self.page.paragraph(self.clause.partition("#")[2]))

    @property
    def game(self) -> str:
        return self._game

    @property
    def clause(self) -> str:
        """Clause that was opened last, with its game: ``halma#L7``."""
        return self._visited[self._at]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._unread and self._visited:
            self._show(self.clause)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = event.size().width() >= style.px(SIDE_BY_SIDE)
        turned = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if turned != self._split.orientation():
            self._split.setOrientation(turned)
            self._split.setSizes([style.px(width) for width in (SIDE_BY_SIDE_SIZES if beside else STACKED_SIZES)])

    def retranslate(self) -> None:
        super().retranslate()
        self.back.setToolTip(self.tr("Back"))
        self.forward.setToolTip(self.tr("Forward"))
        self.previous.setToolTip(self.tr("Previous match", "of the text that is searched for"))
        self.next.setToolTip(self.tr("Next match", "of the text that is searched for"))
        self.paper.setToolTip(self.tr("Print or save", "the rules: a menu with Print and Save as PDF"))
        for made in (self.back, self.forward, self.previous, self.next, self.paper):
            made.setAccessibleName(made.toolTip())
        self._print.setText(self.tr("&Print these rules…"))
        self._save.setText(self.tr("&Save these rules as PDF…"))
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.contents.setAccessibleName(self.tr("Contents"))
        self.found.setAccessibleName(self.tr("Found in the rules of all games"))
        self.games.setAccessibleName(self.tr("Rules of which game?"))
        self.games.clear()
        for game in GAMES:
            self.games.addItem(common.rules_of(game_titles.game_name(game)), game)
        self._reload()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._reload()

    def find_next(self) -> None:
        self.page.select_mark()
        self._show_hit()

    def find_previous(self) -> None:
        self.page.select_mark(backward=True)
        self._show_hit()

    def save_pdf(self, file: str) -> bool:
        """Save the page as A4 PDF; return False, with a message, if that fails."""
        wrong = printing.save_pdf(file, self.windowTitle(), self.page.print_on)
        if wrong:
            self.message.emit(partial(common.cannot_write, file, wrong))
        return not wrong

    def _arrange(self) -> None:
        self.field.setMinimumWidth(style.px(40))  # it shrinks before the buttons do
        top = row_of(self.back, self.forward, 4, (self.field, 1), self.paper, spacing=4)
        row_of((self._count, 1), self.previous, self.next, spacing=4, margins=(0, 0, 0, 0), inside=self._hits)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self._lists)
        self._split.addWidget(self.page)
        self._split.setStretchFactor(1, 1)
        self._split.setSizes([style.px(height) for height in STACKED_SIZES])
        self._split.setHandleWidth(1)
        inner = QWidget()
        column_of(top, self._hits, (self._split, 1), spacing=8, margins=(12, 8, 4, 0), inside=inner)
        self.setWidget(inner)

    def _language_code(self) -> str:
        return language.installed_language(style.application())

    def _reload(self) -> None:
        self._unread = True
        if self._visited and not self.isHidden():
            self._show(self.clause)

    def _show(self, clause: str) -> None:
        game, _, name = clause.partition("#")
        if game != self._game or self._unread or not self.page.is_current():
            self._game = game
            self.setProperty(GAME_PROPERTY, game)
            self._read(game)
            self.games.setCurrentIndex(self.games.findData(game))
            self.set_title(self.games.currentText())
            self.page.setAccessibleName(self.windowTitle())
            self._fill_contents()
            self._show_mark_count()
        self.page.go_to(name)
        self._select_current_heading()
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at < len(self._visited) - 1)

    def _read(self, game: str) -> None:
        try:
            self.page.show_rules(
                game,
                read_rules(game, self._language_code()),
                self._theme,
                clause_exercises(game, self._language_code()),
            )
        except MissingResource as error:
            self._unread = True
            self.page.show_sentence(command_line.complaint(error.code, **error.details))
        else:
            self._unread = False

    def _fill_contents(self) -> None:
        self.contents.clear()
        self._rows = {}
        part: QTreeWidgetItem | QTreeWidget = self.contents
        for level, title, place in self.page.headings():
            row = _add_row(self.contents if level == 2 else part, title, f"{self._game}#{place}")
            self._rows[place] = row
            if level == 2:
                part = row

    def _select_current_heading(self) -> None:
        row = self._rows.get(self.page.current_heading())
        if row is None or row is self.contents.currentItem():
            return
        part = row.parent() or row
        self.contents.collapseAll()
        part.setExpanded(True)
        self.contents.setCurrentItem(row)

    def _go(self, step: int) -> None:
        if 0 <= self._at + step < len(self._visited):
            self._at += step
            self._show(self.clause)

    def _open_link(self, url: QUrl) -> None:
        if url.scheme() == FOLD_SCHEME:
            self.page.toggle_section(url.path())
            self._mark()
        elif url.scheme() == EXERCISE_SCHEME:
            self.tried.emit(self._game, *url.path().split("/"))
        elif (word := self.page.entry_at(url)) is not None:
            self.open(f"{self._game}#{word.clause}")
        else:
            self.open(f"{self._game}#{url.fragment()}")

    def _open_item(self, item: QTreeWidgetItem) -> None:
        if place := item.data(0, CLAUSE_ROLE):
            self.open(place, from_search=item.treeWidget() is self.found)

    def _begin_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self, text: str) -> None:
        self._lists.setCurrentWidget(self.found if len(text) >= MINIMUM_LETTERS else self.contents)
        self.found.clear()
        self._show_mark_count(elsewhere=len(text) >= MINIMUM_LETTERS and self._fill_found(text))

    def _fill_found(self, text: str) -> bool:
        """List the hits by game and language, the first group unfolded; return whether there are any."""
        groups: dict[tuple[str, str], QTreeWidgetItem] = {}
        for hit in search.find_hits(text, self._game, self._language_code()):
            where = hit.game, hit.code
            if where not in groups:
                groups[where] = _add_row(self.found, self._called(*where), "")
                groups[where].setExpanded(len(groups) == 1)
            #: A place in the rules, and the words around what was found there
            said = self.tr("{place}: {words}").format(place=hit.paragraph.title, words=hit.excerpt)
            _add_row(groups[where], said, f"{hit.game}#{hit.paragraph.place}")
        if not groups:
            nothing = _add_row(self.found, self.tr("Nothing found", "in the rules of all games"), "")
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        return bool(groups)

    def _called(self, game: str, code: str) -> str:
        if code == self._language_code():
            return game_titles.game_name(game)
        #: A game, and the language in which something was found in its rules
        said = self.tr("{game} ({language})")
        return said.format(game=game_titles.game_name(game), language=language.NATIVE_NAMES[code])

    def _mark(self) -> int:
        text = self.field.text()
        query = search.SearchQuery(text, glossary.glossary_entries(self._game, self._language_code()))
        clauses: set[str] = set()
        if len(text) >= MINIMUM_LETTERS:
            hits = search.page_hits(text, self._game, self._language_code())
            clauses = {hit.paragraph.place for hit in hits if hit.paragraph.is_clause}
            self.page.unfold_hits(query, clauses)
        return self.page.mark(query, clauses, self._theme.color("signal"))

    def _show_mark_count(self, *, elsewhere: bool = False) -> None:
        """Highlight the words searched for and go to the first; ``elsewhere``: whether other pages have hits."""
        found, text = self._mark(), self.field.text()
        self._hits.setVisible(bool(text))
        self._count.setText(self.tr("%n match(es)", "of the text that is searched for", found))
        for made in (self.previous, self.next):
            made.setEnabled(found > 0)
        if found:
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.find_next()
        elif text:
            if elsewhere:
                self._count.setText(self.tr("None on this page", "of the text that is searched for"))
            announce(self, self._count.text())

    def _show_hit(self) -> None:
        place = self.page.mark_number()
        if place:
            #: In the rules, of the places where a text was found: which of how many is shown
            said = self.tr("{number} of {all}").format(number=place, all=len(self.page.extraSelections()))
            self._count.setText(said)
            announce(self, f"{said}: {self.page.textCursor().block().text()}")

    def _ask_for_printer(self) -> None:
        printing.ask_for_printer(self, self.windowTitle(), self.page.print_on)

    def _ask_for_file(self) -> None:
        file = printing.ask_for_file(self, self.windowTitle(), self.tr("Save these rules as PDF"))
        if file:
            self.save_pdf(file)


def _create_tree() -> QTreeWidget:
    made = QTreeWidget()
    made.setHeaderHidden(True)
    made.setIndentation(style.px(16))
    made.setExpandsOnDoubleClick(False)
    made.setTextElideMode(Qt.TextElideMode.ElideRight)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


def _add_row(parent: QTreeWidget | QTreeWidgetItem, text: str, place: str) -> QTreeWidgetItem:
    made = QTreeWidgetItem(parent, [text])
    made.setToolTip(0, literal_tooltip(text))
    made.setData(0, CLAUSE_ROLE, place)
    return made
