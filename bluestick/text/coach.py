"""Coach texts: first-time tips with their clause, question before a blunder, remark after a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.catalogue import Catalogue
from bluestick.engine.events import Event
from bluestick.engine.judging import Estimate
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Verdict
from bluestick.text import game_texts
from bluestick.text.titles import TITLES

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CoachMoment:
    """What has just happened to a seat, or what it is asked: what a note may depend on."""

    seat: Seat
    view: Any
    event: Any = None
    """None: the seat is to act."""
    can: frozenset[Part] = frozenset()
    """What it may touch then."""

    @property
    def mine(self) -> bool:
        """Whether it was this seat that did it, or that it happened to."""
        return bool(self.event.seat == self.seat)

    @property
    def table(self) -> Any:
        """All that is public."""
        return self.view.table


def always(moment: CoachMoment) -> bool:
    """Whatever else there is."""
    return True


@dataclass(frozen=True, slots=True)
class CoachTip:
    """Said once to a person."""

    id: str
    """By this it is remembered that it was said."""
    at: tuple[str | type[Event], ...]
    """The phases in which the person is to act, by their codes, and the events."""
    clause: str
    text: str
    forms: tuple[str, ...] = ()
    """The variants that it is about, if not all."""
    when: Callable[[CoachMoment], bool] = always
    holds: Callable[[CoachMoment], bool] | None = None
    """How long it is true after an event; None: until the next deal."""

    def fits(self, what: str | type[Event], form: str, moment: CoachMoment) -> bool:
        """Whether this is what it is about."""
        return what in self.at and (not self.forms or form in self.forms) and self.when(moment)

    def is_past(self, now: CoachMoment, *, dealt: bool) -> bool:
        """Whether the moment that it belongs to is over; ``dealt``: cards have been dealt since."""
        return dealt if self.holds is None else not self.holds(now)

    def said(self) -> str:
        """The two sentences."""
        text = self.text
        return translate("coach", text)


TIPS: Catalogue[tuple[CoachTip, ...]] = Catalogue(
    __package__, {game: f"{game}.coach:TIPS" for game in TITLES if find_spec(f"{__package__}.{game}.coach")}
)
"""The notes of a game, the most important first: what one has to know now, before what can still be said later.

A game may have none: then its coach asks before a blunder, and says no more.
"""


COSTS = {"haljan": ("cannot_beat", "lead"), "kille": ("counted_stand", "counted_swap")}
"""The reasons for a move that say in figures what it may cost: of a bad one, too."""


def doubt(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    """The question before a move that costs much."""
    asked = translate("coach", "Do it all the same?")
    return " ".join(filter(None, (_less(match, made, verdict), better(match, verdict.best, verdict.reason), asked)))


def remark(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    """The sentence after a hand about the move that cost most."""
    #: In the hand, or the deal, that has just been played
    said = translate("coach", "This cost you most just now.")
    cost = _less(match, made, verdict) or f"{game_texts.move(match.rules.id, made.move)}."
    return f"{said} {cost} {better(match, verdict.best, verdict.reason)}"


def better(match: AnyMatch, best: str, reason: Reason) -> str:
    """The better move, and why."""
    game = match.rules.id
    #: {move}: cards, squares or a word. {reason}: a sentence
    said = translate("coach", "Better {move}: {reason}")
    return said.format(move=game_texts.move(game, best), reason=game_texts.reason(game, reason))


def _less(match: AnyMatch, made: Estimate[str], verdict: Verdict[str]) -> str:
    """How much less a move is worth, and if that can be told, for what."""
    rules = match.rules
    said = [
        game_texts.less(rules.id, rules.variant(match.setup.variant).unit, made.move, verdict.difference, verdict.error)
    ]
    why = made.reason
    if why.code in COSTS.get(rules.id, ()) and any(why.args) and why.args != verdict.reason.args:
        said.append(game_texts.reason(rules.id, why))
    return " ".join(filter(None, said))
