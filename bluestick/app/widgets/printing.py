"""Printing and PDF export of a text document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageSize, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from bluestick.store import paths
from bluestick.store.files import write_export

PrintOn = Callable[[QPagedPaintDevice], object]


def ask_for_printer(parent: QWidget, name: str, print_on: PrintOn) -> None:
    """Ask for a printer and call ``print_on`` with it; ``name``: name of the print job."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda *_: print_on(printer))  # one overload of ``accepted`` passes the printer
    dialog.setModal(True)
    dialog.show()


def ask_for_file(parent: QWidget, name: str, heading: str) -> str:
    """Ask for a PDF file, suggesting ``name``; return its path, or "" if cancelled."""
    #: A kind of file in a file dialog
    kind = QCoreApplication.translate("paper", "PDF documents (*.pdf)")
    name = name.replace("/", "-").replace("\\", "-")
    file, _ = QFileDialog.getSaveFileName(parent, heading, str(paths.home_folder() / f"{name}.pdf"), kind)
    return file if not file or Path(file).suffix else f"{file}.pdf"


def save_pdf(file: str, title: str, print_on: PrintOn) -> str:
    """Write A4 pages to a PDF file with ``print_on``; return the system's error message or ""."""
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    print_on(writer)
    del writer  # deleting it writes the end of the file
    try:
        write_export(Path(file), bytes(device.data().data()))
    except OSError as error:
        return error.strerror or str(error)
    return ""
