"""Seats at a table, in playing order."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

CHANCE = Seat(-1)
"""The seat of whoever shuffles, deals and draws lots."""
