"""Of values that are all alike the first one is tried every day, and the others where there is time."""

from itertools import product

import pytest


def first(values):
    """The values of a parameter."""
    daily, *others = values
    return [daily, *(pytest.param(value, marks=pytest.mark.thorough) for value in others)]


def first_row(rows):
    """The values of several parameters."""
    daily, *others = rows
    return [daily, *(pytest.param(*row, marks=pytest.mark.thorough) for row in others)]


def thinned(*values, every):
    """Rows of several parameters, all combinations: one in ``every`` stays, and the others are slow."""
    rows = enumerate(product(*values))
    return [row if number % every == 0 else pytest.param(*row, marks=pytest.mark.slow) for number, row in rows]
