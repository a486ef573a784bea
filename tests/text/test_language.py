"""Language of the program: its own texts, those of Qt, numbers."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel

from bluestick.text import language
from bluestick.user_error import MissingResource
from tests.app.speech import TRANSLATIONS, speaking


@pytest.fixture(autouse=True)
def english(qapp):
    with speaking("en"):
        yield


@pytest.mark.parametrize(
    ("desktop", "code"),
    [
        (["sv-SE", "en"], "sv"),
        (["nb-NO"], "nb"),
        (["no"], "nb"),
        (["nn-NO", "da"], "nb"),
        (["da-DK", "da", "da-Latn-DK"], "nb"),
        (["da-DK", "en-US"], "nb"),
        (["da_GL"], "nb"),
        (["sv-SE", "da-DK"], "sv"),
        (["fo-FO"], "nb"),
        (["kl-GL"], "nb"),
        (["is-IS", "is"], "en"),
        (["is-IS", "da-DK"], "nb"),
        (["fi-FI", "fi"], "en"),
        (["se-NO", "se"], "nb"),
        (["smj-SE"], "sv"),
        (["se-FI"], "en"),
        (["se"], "en"),
        (["de-AT", "de"], "de"),
        (["gsw-CH", "gsw"], "de"),
        (["lb-LU"], "de"),
        (["rm-CH"], "de"),
        (["nds-DE"], "de"),
        (["nl-NL"], "en"),
        (["fi-FI", "sv-FI"], "sv"),
        (["fr-FR", "fr"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_the_desktops_languages_that_there_is(monkeypatch, desktop, code):
    class Desktop:
        def uiLanguages(self):
            return desktop

    monkeypatch.setattr(QLocale, "system", Desktop)
    assert language.system_language() == code


def test_every_language_calls_itself_by_its_own_name():
    assert language.NATIVE_NAMES == {"sv": "Svenska", "nb": "Norsk bokmål", "de": "Deutsch", "en": "English"}


@pytest.mark.parametrize(("code", "word"), [("sv", "Ge upp"), ("nb", "Gi opp"), ("de", "Aufgeben"), ("en", "Resign")])
def test_our_texts_follow_the_language(qapp, code, word):
    language.install_language(qapp, code)
    assert language.installed_language(qapp) == code
    assert QCoreApplication.translate("halma", "Resign") == word


@pytest.mark.parametrize(
    ("code", "cancel"), [("sv", "Avbryt"), ("nb", "Avbryt"), ("de", "Abbrechen"), ("en", "Cancel")]
)
def test_qts_own_dialogs_follow_the_language(qtbot, qapp, code, cancel):
    language.install_language(qapp, code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel


def test_the_norwegian_file_dialog_speaks_norwegian(qtbot, qapp):
    language.install_language(qapp, "nb")
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    english = {
        message.findtext("source")
        for message in ElementTree.parse(TRANSLATIONS / "qt_nb.ts").iter("message")
        if message.findtext("source") != message.findtext("translation")
    }
    assert not {label.text() for label in dialog.findChildren(QLabel)} & english
    assert "Fil&navn:" in {label.text() for label in dialog.findChildren(QLabel)}


def test_norwegian_key_names():
    with speaking("nb"):
        assert QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText) == "Mellomrom"


@pytest.mark.parametrize(("code", "number"), [("sv", "1,5"), ("nb", "1,5"), ("de", "1,5"), ("en", "1.5")])
def test_numbers_follow_the_language(qapp, code, number):
    language.install_language(qapp, code)
    assert QLocale().toString(1.5) == number


def test_nothing_of_the_last_language_is_left(qapp):
    for code in (*language.LANGUAGES, "en"):
        language.install_language(qapp, code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert [type(child) for child in qapp.findChildren(QTranslator)].count(QTranslator) == {"en": 1}.get(code, 2)
    assert QCoreApplication.translate("halma", "Resign") == "Resign"


def test_widgets_hear_of_a_new_language(qtbot, qapp):
    class Hearer(QLabel):
        heard = 0

        def changeEvent(self, event):
            self.heard += event.type() == QEvent.Type.LanguageChange
            super().changeEvent(event)

    hearer = Hearer()
    qtbot.addWidget(hearer)
    language.install_language(qapp, "sv")
    qtbot.waitUntil(lambda: hearer.heard > 0)


def test_no_language_chosen_means_that_of_the_desktop(qapp, monkeypatch):
    monkeypatch.setattr(language, "system_language", lambda: "de")
    language.install_language(qapp, "")
    assert language.installed_language(qapp) == "de"


def test_a_missing_translation_is_named_and_changes_nothing(qapp, monkeypatch, tmp_path):
    language.install_language(qapp, "sv")
    monkeypatch.setattr(language.paths, "translations_folder", lambda: tmp_path)
    with pytest.raises(MissingResource) as caught:
        language.install_language(qapp, "nb")
    assert caught.value.path == tmp_path / "bluestick_nb.qm"
    assert language.installed_language(qapp) == "sv"
    assert QCoreApplication.translate("halma", "Resign") == "Ge upp"
    monkeypatch.undo()


def test_without_qts_own_texts_the_language_is_spoken_all_the_same(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(language.paths, "qt_translations_folder", lambda: tmp_path)
    assert language.install_language(qapp, "sv") == (tmp_path / "qtbase_sv.qm",)
    assert QCoreApplication.translate("halma", "Resign") == "Ge upp"
    monkeypatch.undo()
    assert language.install_language(qapp, "sv") == ()
