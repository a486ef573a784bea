"""Printing and PDF export of a text document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageSize, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from bluestick.store import paths
from bluestick.store.match_store import write_elsewhere

PrintOn = Callable[[QPagedPaintDevice], object]


def ask_for_printer(parent: QWidget, name: str, print_on: PrintOn) -> None:
    """Print what is called so, on the printer that is chosen."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda *_: print_on(printer))  # one of two signals of this name brings the printer too
    dialog.setModal(True)
    dialog.show()


def ask_for_file(parent: QWidget, name: str, heading: str) -> str:
    """Where what is called so is to be saved; "" for nowhere."""
    #: A kind of file in a file dialog
    kind = QCoreApplication.translate("paper", "PDF documents (*.pdf)")
    name = name.replace("/", "-").replace("\\", "-")
    file, _ = QFileDialog.getSaveFileName(parent, heading, str(paths.home() / f"{name}.pdf"), kind)
    return file if not file or Path(file).suffix else f"{file}.pdf"


def save_pdf(file: str, title: str, print_on: PrintOn) -> str:
    """Print on pages of A4 in a file; the system's word for why that cannot be, or ""."""
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    print_on(writer)
    del writer  # it writes the end
    try:
        write_elsewhere(Path(file), bytes(device.data().data()))
    except OSError as error:
        return error.strerror or str(error)
    return ""
