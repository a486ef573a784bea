"""Texts of the self-test."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.text.phrases import later

translate = QCoreApplication.translate

MOST_FAULTS = 6

CHECKS = {
    "files": later("self-test", "Files"),
    "fonts": later("self-test", "Typefaces"),
    "table": later("self-test", "Table of {game}"),
    "language": later("self-test", "Language {language}"),
    "sounds": later("self-test", "Sounds"),
    "saving": later("self-test", "Saving"),
    "match": later("self-test", "A match of {game} between computer players"),
    "window": later("self-test", "The window"),
    "display": later("self-test", "A window on the display"),
}

FAULTS = {
    "damaged": later("self-test", "{file} is missing or damaged"),
    "nothing_drawn": later("self-test", "nothing is drawn"),
    "read_differently": later("self-test", "{file} does not hold what was written"),
    "no_bots": later("self-test", "the process for the computer players does not work"),
    "no_window": later("self-test", "Qt fails before a window opens"),
    "unfinished": later("self-test", "no end after {seconds} seconds"),
}


def check_name(name: str, **details: str) -> str:
    """Return the name of a check; ``details``: values for its placeholders."""
    return translate("self-test", CHECKS[name]).format(**details)


def fault_text(code: str, **details: object) -> str:
    """Return the text of a fault, without a full stop."""
    return translate("self-test", FAULTS[code]).format(**details)


def check_result(faults: Sequence[str]) -> str:
    """Return the end of a check's line: that it passed, or its faults."""
    if not faults:
        return translate("self-test", "ok")
    told = list(faults[:MOST_FAULTS])
    if rest := len(faults) - len(told):
        told.append(translate("self-test", "and %n more", None, rest))
    return translate("self-test", "NOT OK: {faults}").format(faults="; ".join(told))


def summary(checks: int, failed: int, *, ours: bool = True) -> str:
    """Return the last line of the report; ``ours``: a part of the program failed, so reinstalling may help."""
    if not failed:
        return translate("self-test", "All %n checks passed.", None, checks)
    if not ours:
        return translate("self-test", "%n of {checks} checks failed.", None, failed).format(checks=checks)
    return translate("self-test", "%n of {checks} checks failed. Please install bluestick again.", None, failed).format(
        checks=checks
    )
