"""Numbers in a sentence on why a move is better, rounded to what their error allows."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import ComparisonReason

translate = QCoreApplication.translate

STEP = 5
"""Shares are rounded to multiples of this, in per cent."""


def rounded_difference(why: ComparisonReason) -> int:
    """Return the difference between two moves, rounded to a multiple of 1, 5 or 10 as its error allows; never 0."""
    step = 1 if why.error < 2 else 5 if why.error < 6 else 10
    return max(step, step * round(abs(why.here - why.there) / step))


def frequency_text(share: float) -> str:
    """Return a share from 0 to 1 as a phrase: "in 70% of deals"."""
    match _rounded(share):
        case 0 if share:
            #: How often something happens: completes "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in hardly any deal")
        case 0:
            #: Completes "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in no deal tried")
        case 100 if share < 1:
            #: Completes "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in nearly every deal")
        case 100:
            #: Completes "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in every deal tried")
        case percent:
            #: Completes "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in {percent}% of deals").format(percent=percent)


def comparative_frequency_text(share: float) -> str:
    """Return a share from 0 to 1 as a phrase that follows ``often`` in the same sentence: "in 35%"."""
    match _rounded(share):
        case 0 if share:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in hardly any")
        case 0:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in none")
        case 100 if share < 1:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in nearly all")
        case 100:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in every one")
        case percent:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in {percent}%").format(percent=percent)


def _rounded(share: float) -> int:
    return STEP * floor(100 * share / STEP + 0.5)
