"""State of a match as a page shows it: one frozen record, made by the controller."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from bluestick.engine.bots import Choice
from bluestick.engine.estimates import Estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.rules import Outcome, Phase, View
from bluestick.engine.seats import Seat


class Curtain(Enum):
    """Curtain over the table while players who share a screen change places (hot seat)."""

    UP = auto()
    FOR_ONE = auto()
    """Down until the viewer confirms to be there."""
    FOR_ANY = auto()
    """Down until a player chooses their name."""


class ResultReading(Enum):
    """Scored deal whose result card is shown."""

    NOTHING = auto()
    COUNTED = auto()
    """Latest deal; the match goes on after it."""
    LAST = auto()
    """Deal that has ended the match."""
    PAST = auto()
    """Deal that ended at an earlier position."""


class Action(Enum):
    """Action of the player that is not always possible."""

    HINT = auto()
    CALL = auto()
    """Let another player at this computer take over (hot seat)."""
    SKIP = auto()
    CLAIM = auto()
    """Have all remaining tricks, which the viewer is certain to win, played automatically."""
    UNDO = auto()
    REDO = auto()
    RESTART = auto()


@dataclass(frozen=True, slots=True)
class Hint:
    """Hint: a move, and the estimates of the evaluated moves, the best first."""

    choice: Choice[Any]
    weighed: tuple[Estimate[str], ...]


@dataclass(frozen=True, slots=True)
class MatchPauses:
    """Pauses of a match in milliseconds."""

    pause: tuple[int, int] = (0, 0)
    """Minimum and maximum pause before a bot's move."""
    between: int = 0
    """Pause before the next deal."""
    grace: int = 0
    """Pause before a forced move is made automatically."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """All that a page shows; while ``busy``, view, phase, outcome and length are still those before the last move."""

    length: int
    """Number of moves in the match."""
    position: int | None
    """Earlier position that is shown, as a number of moves; None: the present."""
    viewer: Seat | None
    view: View
    """What the viewer can know of the position; with the curtain down, what all players may know."""
    names: tuple[str, ...]
    """Display names by seat; "" for the viewer, addressed as "you"."""
    phase: Phase
    news: tuple[Event, ...]
    """Events of the last move before the position shown, as the viewer saw them."""
    moves: MoveSet[Any] | None
    meanwhile: MoveSet[Any] | None
    """While ``busy``: moves out of turn that the viewer may make once the table has shown the last move; else None."""
    hint: Hint | None
    thinker: Seat | None
    curtain: Curtain
    reading: ResultReading
    outcome: Outcome | None
    is_ending: bool
    """Whether the match is over, and the result card of the last deal was closed."""
    busy: bool
    """Whether the table still shows the last move."""
    skips: bool
    claims: bool
    """Whether tricks that the viewer is certain to win are played automatically."""
    looks: bool
    """Whether the match waits while the viewer looks at another player's cards."""
    sits_out: bool
    """Whether the viewer cannot act before the next deal or round."""
    for_good: bool
    """Whether all people are out of this match for good."""
    can: frozenset[Action]
    unsaved: str
    """System error message if the match could not be saved, else empty."""

    @property
    def is_past(self) -> bool:
        return self.position is not None
