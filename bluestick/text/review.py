"""Texts of the review: marks, verdicts, summaries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isfinite

from PySide6.QtCore import QCoreApplication

from bluestick.engine.estimates import Basis
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import SURE_ERRORS, JudgedDecision, Mark, Verdict
from bluestick.text import game_texts
from bluestick.text import table_phrases as on_the_table
from bluestick.text.phrases import by, format_decimal, later

translate = QCoreApplication.translate

MARKS = {
    #: How good a move was
    Mark.BEST: later("review", "Best"),
    #: How good a move was
    Mark.EQUAL: later("review", "Good"),
    Mark.GOOD: later("review", "Good"),
    #: How good a move was: nobody can tell
    Mark.OPEN: later("review", "Uncertain"),
    #: How good a move was: a small mistake
    Mark.SLIP: later("review", "Slip"),
    #: How good a move was
    Mark.MISTAKE: later("review", "Mistake"),
}

SIGNS = {Mark.BEST: "✓", Mark.EQUAL: "", Mark.GOOD: "", Mark.OPEN: "", Mark.SLIP: "?!", Mark.MISTAKE: "?"}


def mark(found: Mark | None) -> str:
    """Return a mark as a word ("mistake"); "" for None."""
    return translate("review", MARKS[found]) if found is not None else ""


def sign(found: Mark | None) -> str:
    """Return a mark as a sign ("?!"); "" for None."""
    return SIGNS[found] if found is not None else ""


def amount(unit: Unit, number: float) -> str:
    """Return an amount with its unit: "9 points"."""
    whole, tenths = round(number), format_decimal(number, 1)
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
            return translate("review", "{number} lost deals").format(number=format_decimal(number, 2))


def exact_amount(unit: Unit, number: float) -> str:
    """Return an average over several matches, with decimals and its unit: "2.5 points"."""
    tenths = format_decimal(number, 1)
    match unit:
        case Unit.POINTS | Unit.PIPS:  # the units of match scores
            return translate("review", "{number} points").format(number=tenths)
    return amount(unit, number)


def difference_text(unit: Unit, found: Verdict[str]) -> str:
    """Return how much worse a move is than the best one, with unit, rounded to what the error allows."""
    return amount(unit, rounded(unit, found.difference, found.error))


def comparison(game: str, unit: Unit, found: Verdict[str] | None) -> str:
    """Return how a move compares with the best one; ``found``: None if the move was not evaluated."""
    if found is None or found.mark is None:
        return _unweighed_reason(found)
    other = game_texts.move(game, found.best)
    match found.mark:
        case Mark.BEST:
            return translate("review", "Every other move is worse.")
        case Mark.EQUAL | Mark.GOOD:
            return translate("review", "As good as {move}, or nearly.").format(move=other)
        case Mark.OPEN:
            said = translate("review", "Perhaps {move} is better, but it’s not certain.")
            return said.format(move=other)
    if unit is Unit.STEPS and found.difference >= game_texts.MANY_STEPS:
        return translate("review", "Better, and it decides the match: {move}.").format(move=other)
    #: {amount}: "9 points"
    said = translate("review", "Better by about {amount}: {move}.")
    return said.format(move=other, amount=difference_text(unit, found))


def explanation_text(match: AnyMatch, made: str, found: Verdict[str] | None) -> str:
    """Return how the move ``made`` compares with the best one, and why the best one is better."""
    unit = match.rules.variant(match.setup.variant).unit
    why = game_texts.because(match, found.why, made, found.best) if found is not None and found.is_bad else ""
    return " ".join(filter(None, (comparison(match.rules.id, unit, found), why)))


def _unweighed_reason(found: Verdict[str] | None) -> str:
    match found.basis if found is not None else Basis.UNWEIGHED:
        case Basis.ONLY:
            return translate("review", "There was no other move.")
        case Basis.FORMAL:
            return translate("review", "Nothing was decided here.")
    return translate("review", "Choices of this kind aren’t analysed.")


def rounded(unit: Unit, number: float, error: float) -> float:
    """Return ``number`` rounded to a multiple of 1, 5 or 10 (chips: tenths; lost hands: hundredths), but not to 0.

    The multiple grows with ``error``.
    """
    scale = {Unit.CHIPS: 0.1, Unit.HANDS: 0.01}.get(unit, 1.0)
    step = scale * (1 if error < 2 * scale else 5 if error < 6 * scale else 10)
    return max(step, step * round(number / step))


def basis_text(unit: Unit, found: Verdict[str] | None) -> str:
    """Return how a verdict was found, such as by compared deals, and its error; "" without a mark."""
    if found is None or found.mark is None:
        return ""
    match found.basis:
        case Basis.AHEAD:
            rests = translate("review", "Judged by looking ahead on the board.")
        case Basis.RULED:
            rests = translate("review", "Worked out from what it brings and what it costs.")
        case Basis.COUNTED:
            rests = translate("review", "Counted to the end: every card was known.")
        case _:
            rests = translate("review", "Compared in %n deal(s) that were possible then.", "", found.deals)
    if not found.difference or not found.error or not isfinite(found.error):
        return rests
    #: {amount}: "2 points". The difference may be so much larger or smaller.
    sure = translate("review", "Give or take {amount}.")
    return f"{rests} {sure.format(amount=amount(unit, rounded(unit, SURE_ERRORS * found.error, 0.0)))}"


def lead_chart_title(unit: Unit, names: Sequence[str], seat: Seat) -> str:
    """Return the title of the chart of a player's lead during the match."""
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
            you = translate("review", "How you stood, in lost deals")
            other = translate("review", "{name} in lost deals")
    return by(names, seat, you, other)


def expectation_chart_title(unit: Unit, names: Sequence[str], seat: Seat) -> str:
    """Return the title of the chart of the result a player could expect before each decision."""
    match unit:
        case Unit.POINTS:
            #: Title of a curve: before each decision, how the round would end on average
            you = translate("review", "What you could expect, in points")
            other = translate("review", "What {name} could expect, in points")
        case Unit.PIPS:
            you = translate("review", "What you could expect, in points", "of cards: öga, øye, Auge")
            other = translate("review", "What {name} could expect, in points", "of cards: öga, øye, Auge")
        case Unit.STEPS:
            you = translate("review", "What you could expect, in squares")
            other = translate("review", "What {name} could expect, in squares")
        case Unit.CHIPS:
            you = translate("review", "What you could expect, in chips")
            other = translate("review", "What {name} could expect, in chips")
        case Unit.HANDS:
            you = translate("review", "What you could expect, in lost deals")
            other = translate("review", "What {name} could expect, in lost deals")
    return by(names, seat, you, other)


def summary(judged: Iterable[JudgedDecision]) -> str:
    """Return the summary of decisions: "21 good decisions · 3 slips · 1 mistake · 2 not analysed"."""
    decisions = list(judged)
    found = Counter(one.mark for one in decisions)
    bases = Counter(
        one.verdict.basis if one.verdict is not None else Basis.UNWEIGHED for one in decisions if not one.mark
    )
    fine = found[Mark.BEST] + found[Mark.EQUAL] + found[Mark.GOOD]
    told = [
        translate("review", "%n good decision(s)", "", fine),
        translate("review", "%n slip(s)", "", found[Mark.SLIP]),
        translate("review", "%n mistake(s)", "", found[Mark.MISTAKE]),
    ]
    if found[Mark.OPEN]:
        #: Decisions of which nobody can tell how good they were
        told.append(translate("review", "%n uncertain", "", found[Mark.OPEN]))
    forced = bases[Basis.ONLY] + bases[Basis.FORMAL]
    if forced:
        #: Moves that were the only ones
        told.append(translate("review", "%n without a choice", "", forced))
    if unweighed := bases.total() - forced:
        #: Decisions
        told.append(translate("review", "%n not analysed", "", unweighed))
    return " · ".join(told)


def move_remark(match: AnyMatch, judged: JudgedDecision) -> str:
    """Return the remark on a move in the log; "" for any move but a slip or a mistake."""
    if judged.mark is None or not judged.mark.is_bad:
        return ""
    unit = match.rules.variant(match.setup.variant).unit
    said = explanation_text(match, judged.decision.move, judged.verdict), basis_text(unit, judged.verdict)
    return f"{sign(judged.mark)} {mark(judged.mark)}. {' '.join(filter(None, said))}"
