"""Coach texts: first-time tips with their clause, question before a blunder, remark after a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QCoreApplication

from bluestick.engine.catalogue import Catalogue
from bluestick.engine.estimates import Estimate
from bluestick.engine.events import Event
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Verdict
from bluestick.text import game_texts
from bluestick.text.game_titles import TITLES

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CoachMoment:
    """Moment for a tip of the coach: an event as ``seat`` has seen it, or a decision that ``seat`` has to make."""

    seat: Seat
    view: Any
    event: Any = None
    """Event that has just happened; None while the seat has to act."""
    can: frozenset[Part] = frozenset()
    """Parts (cards, squares or words) that the seat can select; empty after an event."""

    @property
    def is_own_event(self) -> bool:
        return bool(self.event.seat == self.seat)

    @property
    def table(self) -> Any:
        return self.view.table


def match_any_moment(moment: CoachMoment) -> bool:
    """Return True; the default of ``CoachTip.when``."""
    return True


@dataclass(frozen=True, slots=True)
class CoachTip:
    """Tip of the coach, shown to a person only once."""

    id: str
    """Key under which the tip is saved as shown."""
    at: tuple[str | type[Event], ...]
    """When the tip can be shown: codes of phases in which the seat has to act, and types of events."""
    clause: str
    text: str
    forms: tuple[str, ...] = ()
    """Ids of the variants that have this tip; empty for all."""
    when: Callable[[CoachMoment], bool] = match_any_moment
    holds: Callable[[CoachMoment], bool] | None = None
    """Condition under which a tip on an event, if shown later, still applies; None: until the next deal."""

    def fits(self, what: str | type[Event], form: str, moment: CoachMoment) -> bool:
        """Return whether the tip applies; ``what``: code of the phase, or type of the event; ``form``: variant's id."""
        return what in self.at and (not self.forms or form in self.forms) and self.when(moment)

    def is_past(self, now: CoachMoment, *, dealt: bool) -> bool:
        """Return whether it is too late for a tip on an event; ``dealt``: whether cards were dealt after the event."""
        return dealt if self.holds is None else not self.holds(now)

    def said(self) -> str:
        text = self.text
        return translate("coach", text)


TIPS: Catalogue[tuple[CoachTip, ...]] = Catalogue(
    __package__, {game: f"{game}.coach:TIPS" for game in TITLES if find_spec(f"{__package__}.{game}.coach")}
)
"""Tips by game id, the most urgent first."""


def doubt_question(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    """Return the question whether to make the costly move ``made``, with its cost and the better move."""
    asked = translate("coach", "Play this anyway?")
    return " ".join(filter(None, (_loss_text(match, made, verdict), better(match, made.move, verdict), asked)))


def costliest_move_remark(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    """Return the remark, shown after a hand (deal), on the most costly move (``made``) that the player made in it."""
    #: In the hand, or the deal, that has just been played
    said = translate("coach", "This move cost you most in this deal.")
    cost = _loss_text(match, made, verdict) or f"{game_texts.move(match.rules.id, made.move)}."
    return f"{said} {cost} {better(match, made.move, verdict)}"


def better(match: AnyMatch, made: str, verdict: Verdict[str]) -> str:
    """Return which move was better than ``made``, and why."""
    game = match.rules.id
    why = game_texts.because(match, verdict.why, made, verdict.best) or game_texts.reason(game, verdict.reason)
    #: {move}: cards, squares or a word. {reason}: a sentence
    said = translate("coach", "Better {move}: {reason}")
    return said.format(move=game_texts.move(game, verdict.best), reason=why)


def _loss_text(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    rules = match.rules
    unit = rules.variant(match.setup.variant).unit
    return game_texts.loss_text(rules.id, unit, made.move, verdict.difference, verdict.error)
