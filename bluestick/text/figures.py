"""Figures of a reason why a move is better, no more exact than they are known."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import Because

translate = QCoreApplication.translate

STEP = 5
"""Per cent, for shares."""


def difference(why: Because) -> int:
    """Return by how much the figures of two moves differ, rounded to what the error allows."""
    step = 1 if why.error < 2 else 5 if why.error < 6 else 10
    return max(step, step * round(abs(why.here - why.there) / step))


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
            return translate("texts", "in every one")
        case percent:
            #: {as_often} in "You take this trick {often}, with {move} {as_often}."
            return translate("texts", "in {percent}%").format(percent=percent)


def _rounded(share: float) -> int:
    return STEP * floor(100 * share / STEP + 0.5)
