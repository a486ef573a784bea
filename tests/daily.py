"""Marks for parameters: the first of similar values is tested every day, the others only thoroughly."""

from itertools import product

import pytest


def first(values):
    """Return values of a parameter, all but the first marked ``thorough``."""
    daily, *others = values
    return [daily, *(pytest.param(value, marks=pytest.mark.thorough) for value in others)]


def first_row(rows):
    """Return rows of several parameters, all but the first marked ``thorough``."""
    daily, *others = rows
    return [daily, *(pytest.param(*row, marks=pytest.mark.thorough) for row in others)]


def thinned(*values, every):
    """Return all combinations of several parameters: one in ``every`` is kept, the others are marked slow."""
    rows = enumerate(product(*values))
    return [row if number % every == 0 else pytest.param(*row, marks=pytest.mark.slow) for number, row in rows]
