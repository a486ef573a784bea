"""Texts of a game by its id.

``names`` are always the players' names in seat order, "" for the person at the computer.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication

from bluestick.engine.catalogue import Catalogue
from bluestick.text import common
from bluestick.text.game_titles import TITLES, game_name
from bluestick.text.phrases import format_decimal, later

if TYPE_CHECKING:
    from bluestick.engine.bots import Reason
    from bluestick.engine.estimates import ComparisonReason, Estimate
    from bluestick.engine.events import Event
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.moves import Part, Refusal
    from bluestick.engine.rules import OptionValue, Outcome, Phase, Setup, Unit, View
    from bluestick.engine.seats import Seat
    from bluestick.text.keys import Line
    from bluestick.text.sheets import Result, Sheet
    from bluestick.text.standings import Standing

translate = QCoreApplication.translate


LONG_NAME = 5
"""Number of words to which the name of a move is cut in a sentence that compares two moves."""
MANY_STEPS = 50
"""Difference in steps on the board that decides the match, so that no number is shown."""


class GameTexts(Protocol):
    """Module with the texts of a game; ``defaults`` has the functions that may be missing."""

    def refusal(self, refusal: Refusal) -> str: ...
    def event(self, event: Event, names: Sequence[str]) -> str: ...
    def move(self, text: str) -> str: ...
    def phase(self, phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str: ...
    def waiting(self, phase: Phase) -> str: ...
    def look(self, view: Any, names: Sequence[str]) -> str: ...
    def chapter(self, view: Any) -> str: ...
    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str: ...
    def reason(self, reason: Reason) -> str: ...
    def because(self, why: ComparisonReason, other: str, setup: Setup) -> str: ...
    def word(self, part: Part) -> str: ...
    def effect(self, part: Part) -> tuple[str, str]: ...
    def variant(self, id: str) -> str: ...
    def about(self, variant: str) -> str: ...
    def aim(self, setup: Setup) -> tuple[str, str]: ...
    def option(self, id: str) -> tuple[str, str]: ...
    def option_value(self, id: str, value: OptionValue) -> str: ...
    def parts(self, parts: Sequence[Part]) -> str: ...
    def keys(self) -> list[Line]: ...
    def rounds(self, number: int, won: int, score: int) -> str: ...
    def standing(self, view: Any) -> tuple[Standing, ...]: ...
    def sheet(self, view: Any, names: Sequence[str]) -> Sheet | None: ...
    def result(self, view: Any, names: Sequence[str]) -> Result | None: ...


class _TextsWithDefaults:
    def __init__(self, module: ModuleType) -> None:
        from bluestick.text import defaults  # not needed for the start page

        self._own, self._plain = vars(module), defaults

    def __getattr__(self, name: str) -> Any:
        return self._own[name] if name in self._own else getattr(self._plain, name)


TEXTS: Catalogue[GameTexts] = Catalogue(
    "bluestick.text", {game: f"{game}.texts" for game in TITLES}, made=_TextsWithDefaults
)


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused, in one or two sentences."""
    game, _, _ = refusal.clause.partition("#")
    return TEXTS[game].refusal(refusal)


def clause_name(clause: str) -> str:
    """Return the name of a clause without its game: "L7"."""
    _, _, name = clause.partition("#")
    return name


def event(game: str, event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line; "" if the event needs none."""
    from bluestick.engine.rules import Ended

    return outcome(game, event.outcome, names) if isinstance(event, Ended) else TEXTS[game].event(event, names)


def move(game: str, text: str) -> str:
    """Return a move for the move list, from its text in the record: "a1–b2"."""
    return TEXTS[game].move(text)


def phase(game: str, phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    return common.phase(phase.code) or TEXTS[game].phase(phase, names, to_act, seat)


def waiting(game: str, phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why; "" while no player has to act."""
    return "" if common.phase(phase.code) else TEXTS[game].waiting(phase)


def look(game: str, view: View, names: Sequence[str]) -> str:
    """Return the sentence on the hidden cards that the viewer may look at before the first lead; "" if none."""
    return TEXTS[game].look(view, names)


def chapter(game: str, view: View) -> str:
    """Return the current round or deal as a heading; "" for a game without rounds or deals."""
    return TEXTS[game].chapter(view)


def outcome(game: str, outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    return TEXTS[game].outcome(outcome, names)


def reason(game: str, reason: Reason) -> str:
    """Return why a computer player chose its move."""
    return common.reason(reason.code) if reason.code in common.REASONS else TEXTS[game].reason(reason)


def because(match: AnyMatch, why: ComparisonReason | None, other: str, best: str = "") -> str:
    """Return why the best move is better than ``other``; "" without a clear reason, or if ``best`` has the same name.

    ``other`` and ``best`` are moves as text in the record.
    """
    game = match.rules.id
    if why is None or (best and move(game, best) == move(game, other)):
        return ""
    name = move(game, other).split(" ")
    if len(name) > LONG_NAME:
        name[LONG_NAME - 1 :] = "…"
    return TEXTS[game].because(why, " ".join(name), match.setup)


def hint_sentences(match: AnyMatch, best: Reason, found: Sequence[Estimate[str]]) -> str:
    """Return why the best move beats the next best, or is good, and how much worse other moves are.

    ``best``: a bot's reason for the best move; ``found``: estimates, the best move first.
    """
    game = match.rules.id
    reasons = (because(match, each.why, each.move) for each in _runners_up(found))
    why = next(filter(None, reasons), "") or reason(game, best)
    return " ".join(filter(None, (why, runners_up_text(game, match.rules.variant(match.setup.variant).unit, found))))


def runners_up_text(game: str, unit: Unit, found: Sequence[Estimate[str]]) -> str:
    """Return how much worse the second and third best moves are: "♥9: about 4 points worse."; "" if uncertain."""
    told = [loss_text(game, unit, each.move, each.gap, each.error) for each in _runners_up(found)]
    return " ".join(filter(None, told))


def _runners_up(found: Sequence[Estimate[str]]) -> Sequence[Estimate[str]]:
    """Return those of the second and third best moves that are certainly worse than the best."""
    from bluestick.engine.verdicts import SURE_ERRORS

    return [each for each in found[1:3] if each.gap > SURE_ERRORS * each.error]


def loss_text(game: str, unit: Unit, text: str, amount: float, error: float = 0.0) -> str:
    """Return how much worse than the best a move is: "♥9: about 4 points worse."; "" if no number fits.

    ``text``: the move as in the record; ``amount``: difference in ``unit``.
    """
    return _loss_template(unit, amount, error).format(move=move(game, text))


def _loss_template(unit: Unit, number: float, error: float) -> str:
    from bluestick.engine.rules import Unit
    from bluestick.text.review import rounded

    known = rounded(unit, number, error)
    whole, tenths = round(known), format_decimal(known, 1)
    match unit:
        case Unit.POINTS if number >= 0.5:
            return translate("texts", "{move}: about %n point(s) worse.", "", whole)
        case Unit.PIPS if number >= 0.5:
            return translate("texts", "{move}: about %n point(s) worse.", "of cards: öga, øye, Auge", whole)
        case Unit.STEPS if 0.5 <= number < MANY_STEPS:
            #: In Halma: squares farther from the goal
            return translate("texts", "{move}: about %n square(s) worse.", "", whole)
        case Unit.CHIPS if number >= 0.1:
            return translate("texts", "{move}: about {amount} chips worse.").replace("{amount}", tenths)
        case Unit.HANDS if number >= 0.1:
            #: In Fjabbe, where lost hands are bad
            return translate("texts", "{move}: about {amount} more lost deals.").replace("{amount}", tenths)
    return ""


def word(game: str, part: Part) -> str:
    """Return the label of the button for a word, such as a bid or a pass."""
    return TEXTS[game].word(part)


def effect(game: str, part: Part) -> tuple[str, str]:
    """Return the sentence on what a word button beside the table does, and the id of its clause."""
    return TEXTS[game].effect(part)


def variant(game: str, id: str) -> str:
    """Return the name of a variant."""
    return game_name(game) if id == game else TEXTS[game].variant(id)


def about(game: str, variant: str) -> str:
    """Return two sentences: what a variant is, for how many players, its length and difficulty."""
    return TEXTS[game].about(variant)


def aim(game: str, setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause."""
    return TEXTS[game].aim(setup)


def option(game: str, id: str) -> tuple[str, str]:
    """Return the name of an option, and a sentence that explains the option."""
    return TEXTS[game].option(id)


def option_value(game: str, id: str, value: OptionValue) -> str:
    """Return an option's value as text."""
    return TEXTS[game].option_value(id, value)


def parts(game: str, parts: Sequence[Part]) -> str:
    """Return cards or squares, separated by spaces."""
    return TEXTS[game].parts(parts)


def keys_of(game: str) -> list[Line]:
    """Return the keys that only this game's tables have or use differently."""
    return TEXTS[game].keys()


def rounds(game: str, number: int, won: int, score: int) -> str:
    """Return how many of ``number`` rounds were won, and the total score; "" for a game without rounds."""
    return TEXTS[game].rounds(number, won, score)


def standing(game: str, view: View) -> tuple[Standing, ...]:
    """Return the scores of all sides: one Standing for each kind, such as points or rounds."""
    return TEXTS[game].standing(view)


def sheet(game: str, view: View, names: Sequence[str]) -> Sheet | None:
    """Return the score sheet; None for a game without one."""
    return TEXTS[game].sheet(view, names)


def result(game: str, view: View, names: Sequence[str]) -> Result | None:
    """Return the result card after a deal or round; None if nothing has just been scored."""
    return TEXTS[game].result(view, names)


LEVEL_NAMES = {
    #: How well a computer player plays
    "random": later("texts", "Random"),
    #: How well a computer player plays
    "easy": later("texts", "Easy"),
    #: How well a computer player plays
    "medium": later("texts", "Medium"),
    #: How well a computer player plays
    "hard": later("texts", "Hard"),
    #: How well a computer player plays: the best of all
    "master": later("texts", "Master"),
}


def level(level: str) -> str:
    """Return the name of a computer player's level."""
    return translate("texts", LEVEL_NAMES[level])


def for_whom(level: str) -> str:
    """Return for which players a level is suitable."""
    from bluestick.engine.bots import Level

    match level:
        case Level.EASY:
            return translate("texts", "Easy: good for your first matches. Knows the rules, misses a lot.")
        case Level.MEDIUM:
            return translate("texts", "Medium: good once you know the game. Plays well, but hardly looks ahead.")
        case Level.HARD:
            return translate("texts", "Hard: a strong opponent. Thinks about every move.")
        case Level.MASTER:
            return translate("texts", "Master: when you beat Hard. Thinks for up to three seconds.")
    raise ValueError(level)
