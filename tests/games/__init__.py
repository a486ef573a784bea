"""Rules, laws and worked cases."""

from bluestick.games import GAMES
from bluestick.games.haljan.rules import Haljan

PLAYABLE = {**GAMES, "haljan": Haljan()}
"""The games on the shelf, and one that still waits for its table."""
