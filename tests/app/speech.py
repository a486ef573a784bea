"""Languages for the tests of the app."""

from __future__ import annotations

import importlib.util
import re
import sys
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from bluestick.text import language

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = ROOT / "translations"

_ACCENTS = str.maketrans("aeiouAEIOUy", "åéïôüÅÉÎÖÛý")
_KEPT = re.compile(r"(\{\w+\}|%n|%\d|&|<[^>]+>|\w+\+)")
"""Placeholders, access keys, tags and keys, which are not changed."""


@contextmanager
def speaking(code):
    """Switch to another language within this context."""
    app = QApplication.instance()
    before = language.installed_language(app)
    if code != before:
        language.install_language(app, code)
    try:
        yield
    finally:
        if language.installed_language(app) != before:
            language.install_language(app, before)


def workshop(name):
    """Import a module of packaging/."""
    spec = importlib.util.spec_from_file_location(f"workshop_{name}", ROOT / "packaging" / f"{name}.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # dataclasses need it there
    spec.loader.exec_module(module)
    return module


class PseudoTranslator(QTranslator):
    """Makes every text about 40 % longer and accented, to show what does not fit and what was never translated."""

    def isEmpty(self):
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        text = "".join(
            part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(source) if part
        )
        longer = text + "·" * round(0.4 * len(source))
        return longer.replace("%n", str(n))


@contextmanager
def pseudo():
    """Use the pseudo translation within this context."""
    app = QApplication.instance()
    translator = PseudoTranslator(app)
    app.installTranslator(translator)
    try:
        yield
    finally:
        app.removeTranslator(translator)


class Listener(QTranslator):
    """Records every text that no other translator knows. Must be installed before them."""

    def __init__(self):
        super().__init__()
        self.missing = set()

    def isEmpty(self):
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        self.missing.add((context, source))


@contextmanager
def listening(code):
    """Switch to a language and yield a listener for missing translations."""
    app = QApplication.instance()
    listener = Listener()
    before = language.installed_language(app)
    app.installTranslator(listener)
    language.install_language(app, code)
    try:
        yield listener
    finally:
        app.removeTranslator(listener)
        language.install_language(app, before)
