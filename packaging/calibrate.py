"""How accurate the judge's stated errors are, form by form.

The ratio of the spread between sets of deals to the stated sampling error should be near 1. The last column is the
distance to a second opinion in the same deals, less the sampling error; Kille has none. Times are of the processor.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from math import isfinite, sqrt
from random import Random
from statistics import fmean
from typing import Any
from unittest.mock import patch

from played_on import HEADER, PlayedOn, played_on, row
from verdicts import forms, played

from bluestick.engine.bots import Level
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Setup
from bluestick.engine.search.sampling import Tally, standard_error
from bluestick.engine.second_opinion import SECOND_KEY, SecondOpinion
from bluestick.engine.verdicts import Decision, verdict
from bluestick.games import GAMES, adviser
from bluestick.match.review_decisions import decisions, evaluation_request

SETS = 4


@contextmanager
def second_opinions() -> Iterator[list[tuple[float, float]]]:
    """Give every evaluated move a second opinion in the same deals; yield differences with standard errors."""
    said: list[tuple[float, float]] = []
    ahead = SecondOpinion._ahead

    def recorded(self: Any, first: Any, other: Any, until: float) -> tuple[float, float]:
        answer = ahead(self, first, other, until)
        found = self.tally.found
        of_both = zip(found[first], found[other], found[SECOND_KEY, first], found[SECOND_KEY, other], strict=False)
        apart = [self.points * (here - there - (again - against)) for here, there, again, against in of_both]
        said.append((fmean(apart), standard_error(apart)))
        return answer

    with patch.multiple(SecondOpinion, _ahead=recorded, _is_bad=lambda self, each: True):
        yield said


def weighed(match: AnyMatch, decision: Decision, seconds: float, key: str) -> tuple[Estimate[Any], ...]:
    """Return the worth of the moves of a decision, over the deals that the key selects."""
    request = evaluation_request(match, decision, decision.move, seconds)
    rules = GAMES[request.game]
    moves, also = rules.moves(request.view), [rules.read(decision.move)]
    deadline = time.monotonic() + seconds
    return adviser(request.game).weigh(request.view, request.heard, moves, also, deadline, Tally(key))


def gap(found: tuple[Estimate[Any], ...], best: Any, move: Any) -> float | None:
    """Return by how much `move` is behind `best`; None if either was not evaluated."""
    gaps = {each.move: each.gap for each in found}
    return gaps[move] - gaps[best] if best in gaps and move in gaps else None


def measured(game: str, setup: Setup, number: int, seconds: float, seed: int) -> dict[str, float]:
    """Return the figures of one form over that many decisions."""
    scatter, errors, apart, within, compared = list[float](), list[float](), list[float](), 0, 0
    while compared < number:
        match = played(game, setup, Level.MEDIUM, seed)
        rng = Random(seed)
        seed += 1
        for decision in rng.sample(there := decisions(match), min(6, len(there))):
            if compared == number:
                break
            first = weighed(match, decision, seconds, f"{match.id}/0")
            made = match.rules.read(decision.move)
            if len(first) < 2 or first[0].basis not in (Basis.SAMPLED, Basis.AHEAD):
                continue
            best = first[0].move
            move = made if made != best else first[1].move
            sets = [gap(weighed(match, decision, seconds, f"{match.id}/{key}"), best, move) for key in range(1, SETS)]
            told = [each for each in (gap(first, best, move), *sets) if each is not None]
            error = next(each.draw for each in first if each.move == move)
            if len(told) < SETS or not isfinite(error):
                continue
            mean = fmean(told)
            scatter.append(sum((each - mean) ** 2 for each in told) / (SETS - 1))
            errors.append(error**2)
            within += sum(abs(each - told[0]) <= 2 * sqrt(2) * error + 1e-9 for each in told[1:])
            if first[0].basis is Basis.AHEAD:
                again = gap(weighed(match, decision, 4 * seconds, f"{match.id}/0"), best, move)
                apart += [] if again is None else [(again - told[0]) ** 2]
            else:
                with second_opinions() as said:
                    weighed(match, decision, seconds, f"{match.id}/0")
                apart += [off**2 - error**2 for off, error in said]
            compared += 1
    return {
        "decisions": compared,
        "spread": sqrt(fmean(scatter)),
        "error": sqrt(fmean(errors)),
        "within": within / (compared * (SETS - 1)),
        "model": sqrt(max(0.0, fmean(apart))) if apart else 0.0,
    }


def played_out(game: str, setup: Setup, given: argparse.Namespace) -> Iterator[PlayedOn]:
    """Yield bad marks in matches of medium and easy bots, at most two per match."""
    rules, seed, found = GAMES[game], given.seed, 0
    unit = rules.variant(setup.variant).unit
    while found < given.played:
        match = played(game, setup, Level.EASY if seed % 2 else Level.MEDIUM, seed)
        there = decisions(match)
        marked = 0
        for decision in Random(seed).sample(there, len(there)):
            if marked == 2 or found == given.played:
                break
            told = weighed(match, decision, given.seconds, f"{match.id}/{decision.position}")
            judged = verdict(told, rules.read(decision.move), unit)
            if judged is None or not judged.is_bad or judged.basis is not Basis.SAMPLED:
                continue
            marked, found = marked + 1, found + 1
            best = rules.write(judged.best)
            yield played_on(match, decision, best, judged.difference, given.deals, given.move, given.seed)
        seed += 1


def on_processor_time() -> None:
    """Make bluestick measure processor time."""
    clock = time.monotonic
    for game in GAMES:
        import_module(f"bluestick.games.{game}.bot")
    for name, module in list(sys.modules.items()):
        if name.startswith("bluestick") and getattr(module, "monotonic", None) is clock:
            module.monotonic = time.process_time
    time.monotonic = time.process_time


def main() -> int:
    """Measure, and print a line per form."""
    parser = argparse.ArgumentParser(prog="dev.py calibrate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="NAME", help="games, or forms such as harjan")
    parser.add_argument("--decisions", type=int, default=20, metavar="N", help="of every form (20)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each weighing (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--played", type=int, default=0, metavar="N", help="instead, play on after N marks of each")
    parser.add_argument("--deals", type=int, default=20, metavar="N", help="for each of those marks (20)")
    parser.add_argument("--move", type=float, default=0.4, metavar="S", help="for a move that is played on (0.4)")
    given = parser.parse_args()
    on_processor_time()
    if given.played:
        print(HEADER, flush=True)
        for game, setup in forms(["haljan", "haggis", "snapphana"]):
            if game in given.names or setup.variant in given.names:
                print(row(f"{game} {setup.variant} {setup.seats}", list(played_out(game, setup, given))), flush=True)
        return 0
    print(f"{'form':22}{'decisions':>10}{'spread':>8}{'error':>8}{'ratio':>7}{'within 2':>9}{'model':>8}", flush=True)
    for game, setup in forms(list(GAMES)):
        if game not in given.names and setup.variant not in given.names:
            continue
        found = measured(game, setup, given.decisions, given.seconds, given.seed)
        ratio = found["spread"] / found["error"] if found["error"] else 0.0
        print(
            f"{f'{game} {setup.variant} {setup.seats}':22}{found['decisions']:10.0f}{found['spread']:8.2f}"
            f"{found['error']:8.2f}{ratio:7.2f}{found['within']:9.0%}{found['model']:8.2f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
