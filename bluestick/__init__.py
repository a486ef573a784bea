"""bluestick: five table games that almost no other program knows.

The engine's public names are imported from here on first access: see docs/library.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bluestick.engine.bot_match import play_out as play_out
    from bluestick.engine.bot_match import turns as turns
    from bluestick.engine.bots import LEVELS as LEVELS
    from bluestick.engine.bots import SECONDS as SECONDS
    from bluestick.engine.bots import Adviser as Adviser
    from bluestick.engine.bots import Bot as Bot
    from bluestick.engine.bots import Choice as Choice
    from bluestick.engine.bots import Level as Level
    from bluestick.engine.bots import RandomBot as RandomBot
    from bluestick.engine.bots import Reason as Reason
    from bluestick.engine.estimates import Basis as Basis
    from bluestick.engine.estimates import Estimate as Estimate
    from bluestick.engine.match import Match as Match
    from bluestick.engine.moves import Refused as Refused
    from bluestick.engine.record import Player as Player
    from bluestick.engine.record import Record as Record
    from bluestick.engine.record_file import RecordError as RecordError
    from bluestick.engine.rules import Outcome as Outcome
    from bluestick.engine.rules import SetupError as SetupError
    from bluestick.engine.search.sampling import Tally as Tally
    from bluestick.engine.seats import CHANCE as CHANCE
    from bluestick.engine.seats import Seat as Seat
    from bluestick.games import GAMES as GAMES
    from bluestick.games import adviser as adviser
    from bluestick.games import bot as bot
    from bluestick.games import replayed as replayed

try:
    from bluestick.built import __version__ as __version__  # written by the build of a wheel
except ImportError:
    __version__ = "0.3.0.dev0"

_AT_HAND = {
    "engine.bots": ("LEVELS", "SECONDS", "Adviser", "Bot", "Choice", "Level", "RandomBot", "Reason"),
    "engine.estimates": ("Basis", "Estimate"),
    "engine.match": ("Match",),
    "engine.moves": ("Refused",),
    "engine.bot_match": ("play_out", "turns"),
    "engine.search.sampling": ("Tally",),
    "engine.record": ("Player", "Record", "RecordError"),
    "engine.rules": ("Outcome", "SetupError"),
    "engine.seats": ("CHANCE", "Seat"),
    "games": ("GAMES", "adviser", "bot", "replayed"),
}
_PLACES = {name: module for module, names in _AT_HAND.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
