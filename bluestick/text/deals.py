"""Texts about deal numbers, codes and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.rules import Unit
from bluestick.text import game_texts, review
from bluestick.text.phrases import format_decimal, format_signed

if TYPE_CHECKING:
    from bluestick.engine.duplicate import Comparison
    from bluestick.engine.match import AnyMatch

translate = QCoreApplication.translate


def grouped_number(number: int) -> str:
    """Return a deal number in groups of three digits, a form that is also accepted as input."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def deal_number_text(number: int) -> str:
    """Return the title for a deal number: "Deal number 12"."""
    #: All cards of a match follow from this number
    return translate("deals", "Deal number {number}").format(number=grouped_number(number))


def deal_heading(match: AnyMatch) -> str:
    """Return the heading of a match log; "" without a deal number."""
    if match.deal is None:
        return ""
    return replayed_deal_text(match.deal) if match.known else deal_number_text(match.deal)


def replayed_deal_text(number: int) -> str:
    """Return the title for a deal number whose cards were seen before: "Deal number 12 (played before)"."""
    return translate("deals", "{deal} (played before)").format(deal=deal_number_text(number))


def this_deal_label() -> str:
    """Return the title of the deal-number dialog, also used on its button and menu entry."""
    return translate("deals", "This deal…")


def deal_of_day_label() -> str:
    """Return the name of the deal of the day."""
    return translate("deals", "Deal of the day")


def code_error_text(code: str) -> str:
    """Return why a typed text is not a deal number or code; ``code``: error code."""
    if code == "newer":
        return translate("deals", "This code is for a game or a rule that this version of bluestick doesn’t know.")
    said = translate("deals", "This is neither a number from 1 to {most} nor a code. Check each letter.")
    return said.format(most=grouped_number(HIGHEST_NUMBER))


def comparison_text(found: Comparison) -> str:
    """Return how much better or worse computer players did with your cards on your seat."""
    more = found.difference
    level = game_texts.level(found.level)
    if not round(more, 1):
        #: {level}: how well a computer player plays: easy, medium or hard
        return translate("deals", "Computer ({level}) in your place: the same as you.").format(level=level)
    if more > 0:
        #: {level}: how well a computer player plays: easy, medium or hard
        said = translate("deals", "Computer ({level}) in your place: better than you by {amount}.")
    else:
        #: {level}: how well a computer player plays: easy, medium or hard
        said = translate("deals", "Computer ({level}) in your place: worse than you by {amount}.")
    return said.format(level=level, amount=review.exact_amount(found.unit, abs(more)))


def comparison_basis(found: Comparison) -> str:
    """Return sentences on the results of a comparison, and on how certain the comparison is."""
    number = len(found.margins)
    if found.unit is Unit.CHIPS:
        #: {own} and {mean} are numbers with a sign
        told = translate(
            "deals", "Chips won or lost: you {own}, the computer {mean}, playing these cards %n time(s).", "", number
        )
    else:
        #: How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign
        told = translate(
            "deals", "Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).", "", number
        )
    said = [
        told.format(own=format_signed(found.own), mean=format_signed(found.mean, 0 if found.mean.is_integer() else 1))
    ]
    if found.error is None:
        said.append(translate("deals", "A single match may be luck."))
    elif found.error:
        accuracy = _short_number(found.error)
        #: {number}: the standard error of a mean
        said.append(translate("deals", "The average is accurate to ±{number}.").format(number=accuracy))
        if not found.is_sure:
            said.append(translate("deals", "So it’s too close to tell."))
    return " ".join(said)


def _short_number(number: float) -> str:
    return format_decimal(number, 0 if float(number).is_integer() else 1)
