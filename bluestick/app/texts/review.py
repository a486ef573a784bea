"""What the review of a match says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isfinite

from PySide6.QtCore import QCoreApplication

from bluestick.app import texts
from bluestick.app.review.weighing import Judged
from bluestick.app.texts.names import by, decimal, later
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import BOUNDS, SURE, Mark, Verdict
from bluestick.tables import common as on_the_table

translate = QCoreApplication.translate

LEAST = {Unit.POINTS: 1.0, Unit.PIPS: 1.0, Unit.CHIPS: 0.1, Unit.HANDS: 0.01}
"""Nothing is known more exactly than it is told."""
FAR = 50
"""So many steps stand for a match that is won or lost."""

MARKS = {
    #: How good a move was
    Mark.BEST: later("review", "Best"),
    #: How good a move was
    Mark.GOOD: later("review", "Good"),
    #: How good a move was: a small mistake
    Mark.SLIP: later("review", "Slip"),
    #: How good a move was
    Mark.MISTAKE: later("review", "Mistake"),
}

SIGNS = {Mark.BEST: "✓", Mark.GOOD: "", Mark.SLIP: "?!", Mark.MISTAKE: "?"}
"""Beside the words, as chess players write them."""


def mark(found: Mark | None) -> str:
    """How good a move was, in a word; "" where nobody can say."""
    return translate("review", MARKS[found]) if found is not None else ""


def sign(found: Mark | None) -> str:
    """The same as a sign; "" where nothing is to be marked."""
    return SIGNS[found] if found is not None else ""


def amount(unit: Unit, number: float) -> str:
    """So much, in what a game is counted in."""
    whole, tenths = round(number), decimal(number, 1)
    match unit:
        case Unit.POINTS:
            return on_the_table.points(whole)
        case Unit.PIPS:
            return translate("haljan", "%n point(s)", "of cards: öga, øye, Auge", whole)
        case Unit.STEPS:
            return translate("review", "%n square(s)", "", whole)
        case Unit.CHIPS:
            return translate("review", "{number} chips").format(number=tenths)
        case Unit.HANDS:
            #: In Fjabbe, where lost hands are bad
            return translate("review", "{number} lost hands").format(number=decimal(number, 2))


def exact(unit: Unit, number: float) -> str:
    """The same where it is an average of matches."""
    tenths = decimal(number, 1)
    match unit:
        case Unit.POINTS | Unit.PIPS:  # what matches are counted in
            return translate("review", "{number} points").format(number=tenths)
    return amount(unit, number)


def comparison(game: str, unit: Unit, found: Verdict[str] | None) -> str:
    """How the move compares with the best."""
    if found is None:
        return translate("review", "There was nothing to weigh here.")
    better, less = texts.move(game, found.best), amount(unit, found.difference)
    if found.mark is Mark.BEST:
        return translate("review", "Nothing better was found.")
    if found.mark is Mark.GOOD and found.difference < BOUNDS[unit][0]:
        return translate("review", "As good as {move}, or nearly.").format(move=better)
    if found.mark is Mark.GOOD:
        return translate("review", "Perhaps {move} is better, but that cannot be told for certain.").format(move=better)
    if unit is Unit.STEPS and found.difference >= FAR:
        return translate("review", "Better, and it decides the match: {move}.").format(move=better)
    #: {amount}: "9 points"
    said = translate("review", "Better by about {amount}: {move}.")
    return said.format(move=better, amount=less)


def basis(unit: Unit, found: Verdict[str] | None) -> str:
    """What that rests on."""
    if found is None:
        return ""
    if unit is Unit.STEPS:
        return translate("review", "Judged by looking ahead on the board.")
    compared = translate("review", "Compared in %n deal(s) such as were possible then.", "", found.deals)
    if found.mark is Mark.BEST or not isfinite(found.error):
        return compared
    if not found.error:
        known = translate("review", "Counted to the end: every card was known.")
        return known if found.difference else compared  # in every deal the same
    #: {amount}: "2 points". The difference may be so much larger or smaller.
    sure = translate("review", "Give or take {amount}.")
    return f"{compared} {sure.format(amount=amount(unit, max(SURE * found.error, LEAST[unit])))}"


def stood(unit: Unit, names: Sequence[str], seat: Seat) -> str:
    """Over the curve of a player."""
    match unit:
        case Unit.POINTS:
            you, other = translate("review", "How you stood, in points"), translate("review", "{name} in points")
        case Unit.PIPS:
            you = translate("review", "How you stood, in points", "of cards: öga, øye, Auge")
            other = translate("review", "{name} in points", "of cards: öga, øye, Auge")
        case Unit.STEPS:
            you, other = translate("review", "How you stood, in squares"), translate("review", "{name} in squares")
        case Unit.CHIPS:
            you, other = translate("review", "How you stood, in chips"), translate("review", "{name} in chips")
        case Unit.HANDS:
            #: In Fjabbe, where lost hands are bad: the more is lost the lower is the curve
            you = translate("review", "How you stood, in lost hands")
            other = translate("review", "{name} in lost hands")
    return by(names, seat, you, other)


def summary(judged: Iterable[Judged]) -> str:
    """What all decisions come to: "21 best or good, 3 slips, 1 mistake"."""
    found = Counter(one.mark for one in judged)
    fine, slips, mistakes = found[Mark.BEST] + found[Mark.GOOD], found[Mark.SLIP], found[Mark.MISTAKE]
    told = (
        translate("review", "%n good decision(s)", "", fine),
        translate("review", "%n slip(s)", "", slips),
        translate("review", "%n mistake(s)", "", mistakes),
    )
    return " · ".join(told)


def remark(match: AnyMatch, judged: Judged) -> str:
    """Beside a move in a log: its mark, and what it rests on; "" for a move that is not marked."""
    if judged.mark is None or not judged.mark.bad:
        return ""
    unit = match.rules.variant(match.setup.variant).unit
    said = comparison(match.rules.id, unit, judged.verdict), basis(unit, judged.verdict)
    return f"{sign(judged.mark)} {mark(judged.mark)}. {' '.join(filter(None, said))}"
