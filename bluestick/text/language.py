"""Language of the program: translators, Qt's own dialogs, numbers and dates."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from bluestick.store import paths
from bluestick.user_error import MissingResource

NATIVE_NAMES = {"sv": "Svenska", "nb": "Norsk bokmål", "de": "Deutsch", "en": "English"}
"""Languages in their own words, never translated."""

LANGUAGES = tuple(NATIVE_NAMES)
"""Language codes in menu order. English is in the source; its translation file has only the plurals."""

NEIGHBOURS = {
    "nb": ("no", "nn", "da", "fo", "kl"),
    "de": ("gsw", "lb", "nds", "bar", "ksh", "frr", "rm", "hsb", "dsb"),
}
"""Languages without a translation, by the code of the language that most of their speakers read with ease."""
SAMI, OF_COUNTRY = ("se", "sma", "smj", "sme"), {"SE": "sv", "NO": "nb"}

_installed: list[QTranslator] = []


def system_language() -> str:
    """Return the code of the first desktop language that is translated or has a translated neighbour; else "en"."""
    for wished in QLocale.system().uiLanguages():
        code, *more = wished.replace("_", "-").split("-")
        code = code.lower()
        if code in SAMI:
            code = next((OF_COUNTRY[part] for part in more if part in OF_COUNTRY), code)
        code = next((ours for ours, theirs in NEIGHBOURS.items() if code in theirs), code)
        if code in LANGUAGES:
            return code
    return "en"


def install_language(app: QCoreApplication, code: str) -> tuple[Path, ...]:
    """Install a language ("": the desktop's); return damaged files with translations of Qt's own texts.

    MissingResource, without any change, if the program's own translation is damaged.
    """
    code = code or system_language()
    found = [_load(paths.translations_folder() / f"bluestick_{code}.qm")]
    damaged: list[Path] = []
    for path in _qt_translation_files(code):
        try:
            found.insert(0, _load(path))
        except MissingResource:
            damaged.append(path)
    QLocale.setDefault(_locale(code))
    for old in _installed:
        app.removeTranslator(old)
        old.deleteLater()
    for new in found:
        new.setParent(app)
        app.installTranslator(new)
    _installed[:] = found
    app.setProperty("language", code)
    return tuple(damaged)


def installed_language(app: QCoreApplication) -> str:
    """Return the code of the program's language, the one installed last."""
    return str(app.property("language") or "en")


def _qt_translation_files(code: str) -> tuple[Path, ...]:
    """Return the translation files of Qt's own texts; the program brings those that Qt lacks (bokmål)."""
    match code:
        case "en":
            return ()
        case "nb":
            return (paths.translations_folder() / "qt_nb.qm",)
        case _:
            return (paths.qt_translations_folder() / f"qtbase_{code}.qm",)


def _load(path: Path) -> QTranslator:
    translator = QTranslator()
    if not translator.load(str(path)):
        raise MissingResource(path)
    return translator


def _locale(code: str) -> QLocale:
    """Return the locale for numbers and dates: the desktop's if its language is ``code``, else that of ``code``."""
    system, wished = QLocale.system(), QLocale(code)
    return system if system.language() == wished.language() else wished
