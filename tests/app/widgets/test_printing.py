"""Whatever is printed goes to the printer that is chosen."""

from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets import printing


def test_what_is_asked_for_is_printed_once_on_the_printer_of_the_dialog(qtbot, tmp_path):
    parent, printed = QWidget(), []
    qtbot.addWidget(parent)
    printing.ask_for_printer(parent, "The rules", printed.append)
    (dialog,) = parent.findChildren(QPrintDialog)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / "rules.pdf"))
    dialog.done(QPrintDialog.DialogCode.Accepted)
    assert [each.docName() for each in printed] == ["The rules"]
