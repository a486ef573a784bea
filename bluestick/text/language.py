"""Language of the program: translators, Qt's own dialogs, numbers and dates."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from bluestick.store import paths
from bluestick.user_error import MissingResource

NATIVE_NAMES = {"sv": "Svenska", "nb": "Norsk bokmål", "de": "Deutsch", "en": "English"}
"""What each language calls itself: never translated, so that everybody finds home."""

LANGUAGES = tuple(NATIVE_NAMES)
"""In menu order. English is what the code says; its file holds the plurals."""

NEIGHBOURS = {
    "nb": ("no", "nn", "da", "fo", "kl"),
    "de": ("gsw", "lb", "nds", "bar", "ksh", "frr", "rm", "hsb", "dsb"),
}
"""Languages that the program does not speak, by the one that their speakers read with ease.

Icelandic and Finnish are not among them: most of their speakers read English better than bokmål or Swedish. Sami is
spoken in several countries, and the language follows the country.
"""
SAMI, OF_COUNTRY = ("se", "sma", "smj", "sme"), {"SE": "sv", "NO": "nb"}

_installed: list[QTranslator] = []


def system_language() -> str:
    """The first of the desktop's languages that the program or a neighbour of it speaks, else English."""
    for wished in QLocale.system().uiLanguages():
        code, *more = wished.replace("_", "-").split("-")
        code = code.lower()
        if code in SAMI:
            code = next((OF_COUNTRY[part] for part in more if part in OF_COUNTRY), code)
        code = next((ours for ours, theirs in NEIGHBOURS.items() if code in theirs), code)
        if code in LANGUAGES:
            return code
    return "en"


def install(app: QCoreApplication, code: str) -> tuple[Path, ...]:
    """Speak ``code`` from now on, or the desktop's language if it is "". Widgets hear of it by LanguageChange.

    MissingResource, and nothing has changed, if our own translation is of no use. If Qt's is, its dialogs speak
    English: the answer is the files of which nothing could be made.
    """
    code = code or system_language()
    found = [_load(paths.translations() / f"bluestick_{code}.qm")]
    damaged: list[Path] = []
    for path in _of_qt(code):
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


def spoken(app: QCoreApplication) -> str:
    """The language that was installed last."""
    return str(app.property("language") or "en")


def _of_qt(code: str) -> tuple[Path, ...]:
    """Qt's own texts. It has none in Norwegian bokmål, so those are ours too."""
    match code:
        case "en":
            return ()
        case "nb":
            return (paths.translations() / "qt_nb.qm",)
        case _:
            return (paths.qt_translations() / f"qtbase_{code}.qm",)


def _load(path: Path) -> QTranslator:
    translator = QTranslator()
    if not translator.load(str(path)):
        raise MissingResource(path)
    return translator


def _locale(code: str) -> QLocale:
    """The desktop's own ways of writing numbers and dates, if it speaks that language."""
    system, wished = QLocale.system(), QLocale(code)
    return system if system.language() == wished.language() else wished
