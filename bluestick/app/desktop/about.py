"""About dialog: version, licence, thanks."""

from __future__ import annotations

from html import escape
from platform import python_version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QWidget

import bluestick
from bluestick.app.desktop.licences import LicencesDialog
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.tables.drawing import art


class AboutDialog(Dialog):
    """Dialog with version, licence and credits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        icon = label("picture")
        icon.setPixmap(art.svg_pixmap("bluestick", 64, self.devicePixelRatioF()))
        self._text = label("note", wrap=True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setOpenExternalLinks(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._text.setMinimumWidth(420)
        self._read = button()
        self._read.clicked.connect(self.read)
        self._licences: LicencesDialog | None = None
        column = column_of(self._text, (self._read, Qt.AlignmentFlag.AlignLeft), spacing=14)
        self.body.addLayout(row_of((icon, Qt.AlignmentFlag.AlignTop), (column, 1), spacing=20))
        self.body.addStretch()
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("About bluestick"))
        paragraphs = (
            self.tr("Rare table games, to play and to learn, offline."),
            self.tr("bluestick {version}, with Python {python} and Qt {qt}.").format(
                version=bluestick.__version__, python=python_version(), qt=qVersion()
            ),
            self.tr("Free software under the MIT licence."),
            self.tr(
                "Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are separate "
                "libraries, and you can replace them."
            ),
            self.tr("Source Sans and Source Serif are used under the SIL Open Font License 1.1."),
        )
        self._read.setText(self.tr("Licences…"))
        if self._licences is not None:
            self._licences.retranslate()
        self._text.setText("".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs))

    def read(self) -> None:
        if self._licences is None:
            self._licences = LicencesDialog(self)
            self.finished.connect(self._licences.close)
        self._licences.show()
        self._licences.raise_()
        self._licences.activateWindow()
