"""Shares of the deals tried, in words: steps of 5 per cent."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

STEP = 5
"""Per cent: a figure is no more exact than this."""


def often(share: float) -> str:
    """Return how often something happens: "in 70% of deals"."""
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


def as_often(share: float) -> str:
    """Return how often it happens otherwise, after ``often`` in the same sentence: "in 35%"."""
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
            return translate("texts", "in all")
        case percent:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in {percent}%").format(percent=percent)


def _rounded(share: float) -> int:
    return STEP * floor(100 * share / STEP + 0.5)
