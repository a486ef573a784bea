"""Texts about deal numbers, codes and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.chance import MOST
from bluestick.text import game_texts
from bluestick.text.phrases import decimal

if TYPE_CHECKING:
    from bluestick.engine.duplicate import Compared
    from bluestick.engine.match import AnyMatch

translate = QCoreApplication.translate


def grouped(number: int) -> str:
    """In groups of three, as one reads it out; what is typed may have them too."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def numbered(number: int) -> str:
    """Of a match: all its cards follow from this number."""
    #: All cards of a match follow from this number
    return translate("deals", "Deal number {number}").format(number=grouped(number))


def heading(match: AnyMatch) -> str:
    """What stands above all that happened; "" for a match that has no number."""
    if match.deal is None:
        return ""
    return again(match.deal) if match.known else numbered(match.deal)


def again(number: int) -> str:
    """The same, if somebody has had these cards before."""
    return translate("deals", "{deal}, known cards").format(deal=numbered(number))


def this_deal() -> str:
    """Button, menu and title: the number of a match, and what can be done with it."""
    return translate("deals", "This deal…")


def of_day() -> str:
    """The same cards for everybody who plays this form today."""
    return translate("deals", "Deal of the day")


def refused(code: str) -> str:
    """Why what was typed is no deal."""
    if code == "newer":
        return translate("deals", "This code is about a game or a rule that this version of bluestick does not know.")
    said = translate("deals", "That is neither a number from 1 to {most} nor a code; a letter may be wrong.")
    return said.format(most=grouped(MOST))


def compared(found: Compared) -> str:
    """What computer players had more in one's place, or less."""
    more = found.difference
    level = game_texts.level(found.level)
    if not round(more, 1):
        #: {level}: how well a computer player plays: easy, medium or hard
        return translate("deals", "Computer ({level}) in your place: as much as you here.").format(level=level)
    if more > 0:
        #: {level}: how well a computer player plays: easy, medium or hard
        said = translate("deals", "Computer ({level}) in your place: {number} more than you here.")
    else:
        #: {level}: how well a computer player plays: easy, medium or hard
        said = translate("deals", "Computer ({level}) in your place: {number} less than you here.")
    return said.format(level=level, number=_short(abs(more)))


def basis(found: Compared) -> str:
    """What that is reckoned from, and how far it can be trusted."""
    number = len(found.leads)
    #: How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign
    told = translate(
        "deals", "Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).", "", number
    )
    said = [told.format(own=_signed(found.own), mean=_signed(found.mean))]
    if found.error is None:
        said.append(translate("deals", "Once may be luck."))
    elif found.error:
        #: {number}: the standard error of a mean
        said.append(translate("deals", "The mean is certain to ±{number}.").format(number=_short(found.error)))
        if not found.is_sure:
            said.append(translate("deals", "So that is too close to tell."))
    return " ".join(said)


def _signed(number: float) -> str:
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return sign + _short(abs(number))


def _short(number: float) -> str:
    return decimal(number, 0 if float(number).is_integer() else 1)
