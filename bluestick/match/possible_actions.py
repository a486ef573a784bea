"""Actions that are possible in a match at the moment."""

from __future__ import annotations

from bluestick.match.match_state import Action
from bluestick.match.session import Session


def possible_actions(session: Session, *, is_up: bool, is_past: bool) -> frozenset[Action]:
    """Return the possible actions; ``is_up``: the curtain is up; ``is_past``: an earlier position is shown."""
    possible = {
        Action.HINT: is_up and session.can_hint,
        Action.CALL: session.is_hot_seat,
        Action.SKIP: session.can_skip,
        Action.CLAIM: is_up and not is_past and session.can_claim,
        Action.UNDO: session.can_undo,
        Action.REDO: session.can_redo,
        Action.RESTART: session.can_restart,
    }
    return frozenset(action for action, is_possible in possible.items() if is_possible)
