"""Seats at a table, in playing order."""

from typing import NewType

Seat = NewType("Seat", int)
"""Seat at the table, counted from 0 in playing order."""

CHANCE = Seat(-1)
"""Takes the place of a seat in random moves: shuffling, dealing, drawing lots."""
