"""Export of a match: log and score as text, PDF or print."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QWidget

from bluestick.text import common

if TYPE_CHECKING:
    from bluestick.app.shell.navigator import Navigator
    from bluestick.text.sheets import Sheet


class MatchExport(QObject):
    """Export actions of the window."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._window = window

    def copy_log(self) -> None:
        page = self._navigator.table_page
        if page is not None:
            QGuiApplication.clipboard().setText(f"{page.policy.title}\n{log_text(page.panel.moves)}\n")
            page.notice.show_text(self.tr("Log copied."))

    def copy_score(self) -> None:
        """Copy the score sheet as aligned text, and as HTML for spreadsheets."""
        from bluestick.app.play import score_print

        page, sheet = self._navigator.table_page, self._sheet()
        if page is not None and sheet is not None:
            data = QMimeData()
            data.setText(score_print.sheet_text(sheet, page.policy.title))
            data.setHtml(score_print.sheet_document(sheet, page.policy.title).toHtml())
            QGuiApplication.clipboard().setMimeData(data)
            page.notice.show_text(self.tr("Score sheet copied."))

    def print_score(self) -> None:
        from bluestick.app.play import score_print
        from bluestick.app.widgets import printing

        page, sheet = self._navigator.table_page, self._sheet()
        if page is not None and sheet is not None:
            printing.ask_for_printer(
                self._window, page.policy.title, partial(score_print.print_on, sheet, page.policy.title)
            )

    def save_score(self) -> None:
        from bluestick.app.widgets import printing

        page = self._navigator.table_page
        if page is not None and self._sheet() is not None:
            file = printing.ask_for_file(self._window, page.policy.title, self.tr("Save the score sheet as PDF"))
            if file:
                self.save_score_to(file)

    def save_score_to(self, file: str) -> None:
        from bluestick.app.play import score_print
        from bluestick.app.widgets import printing

        page, sheet = self._navigator.table_page, self._sheet()
        if page is not None and sheet is not None:
            wrong = printing.save_pdf(file, page.policy.title, partial(score_print.print_on, sheet, page.policy.title))
            if wrong:
                self._navigator.message.say(partial(common.cannot_write, file, wrong))

    def _sheet(self) -> Sheet | None:
        return self._navigator.table_page.sheet() if self._navigator.table_page is not None else None


def log_text(moves: QAbstractItemView) -> str:
    """Return a log as text: a line per row, tabs between cells, a blank line before each heading."""
    model = moves.model()
    columns = range(moves.columnCount() if isinstance(moves, QTableWidget) else 1)
    names = (
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole) for column in columns
    )
    lines = ["\t".join(name or "" for name in names).rstrip()]
    for row in range(model.rowCount()):
        cells = [model.index(row, column) for column in columns]
        if len(cells) == 1 and not cells[0].flags() & Qt.ItemFlag.ItemIsEnabled:
            lines.append("")
        lines.append("\t".join(cell.data() or "" for cell in cells))
    return "\n".join(lines)
